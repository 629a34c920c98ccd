//! A game or player that is being added on a thread of its own, so that thousands of files keep nobody waiting.

use super::{Steps, add_game};
use crate::diag::Problem;
use crate::disk::players::{Users, import_player};
use crate::shell::{Adding, Brings, Parcel};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long the end of the program waits until what was begun is removed; otherwise the next start removes it.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// What is being added.
#[derive(Debug)]
pub struct Underway {
    /// A game or a player.
    pub brings: Brings,
    /// Its name.
    pub name: String,
    steps: Arc<Steps>,
    result: Receiver<Result<(), Problem>>,
    /// Whether the end of the program waits for it.
    is_waited_for: bool,
}

/// Where what is added piece by piece, without a thread, lies until a store begins with it.
pub type Handed = Arc<Mutex<Option<Underway>>>;

impl Underway {
    /// Begins to add a file's game to the folder `games`, or its player to the others.
    pub fn begin(parcel: Parcel, games: PathBuf, users: Users) -> Self {
        let (tell, result) = mpsc::channel();
        let steps = Arc::new(Steps::default());
        let (counted, brings, name) = (Arc::clone(&steps), parcel.brings, parcel.name.clone());
        std::thread::spawn(move || {
            let added = match brings {
                Brings::Game => add_game(&parcel, &games, &counted),
                Brings::Player => import_player(&users, &parcel.path, &counted).map(|_| ()),
            };
            // nobody waits for it if the program is ending
            let _ = tell.send(added);
        });
        Self { brings, name, steps, result, is_waited_for: true }
    }

    /// What somebody else adds, who counts in these steps, stops when they are stopped, and sends the result.
    pub fn by_hand(brings: Brings, name: String, steps: Arc<Steps>, result: Receiver<Result<(), Problem>>) -> Self {
        Self { brings, name, steps, result, is_waited_for: false }
    }

    /// How far it is.
    pub fn look(&self) -> Adding {
        match self.result.try_recv() {
            Ok(Err(_)) | Err(TryRecvError::Disconnected) if self.steps.is_stopped() => Adding::Stopped,
            Ok(result) => Adding::Done(result),
            Err(_) => {
                let (done, all) = self.steps.count();
                Adding::Going { done, all }
            }
        }
    }

    /// Adds no more; what was begun is removed.
    pub fn stop(&self) {
        self.steps.stop();
    }
}

impl Drop for Underway {
    fn drop(&mut self) {
        self.stop();
        if !self.is_waited_for {
            return;
        }
        // it may be done long since
        let _ = self.result.recv_timeout(LAST_WAIT);
    }
}
