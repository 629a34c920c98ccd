//! Draws the pictures of games: at once, or in a process of its own while the window continues. Never draws on the
//! calling thread, except in tests and benches.

use super::Source;
use super::draw::{Drawer, Extent, Fit, Frame, Refusal};
use super::process::Draughtsman;
use crate::shell::Pictures;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// How long one picture may take.
pub const LONGEST: Duration = Duration::from_secs(5);
/// After this many pictures that took too long, of one game or in all ...
const MAX_SLOW: usize = 4;
/// ... no more is waited for one than this.
const SHORT: Duration = Duration::from_millis(300);

/// A picture and how large it is wanted.
pub type Order = (Source, Extent);

/// The result of an order.
pub type Drawn = Result<Vec<Frame>, Refusal>;

/// Draws the pictures of games.
pub enum Studio {
    /// On the calling thread, for tests and benches.
    Here(Rc<dyn Pictures>),
    /// In another process.
    Away(Away),
}

/// A thread that reads pictures and has them drawn by a process of their own.
pub struct Away {
    desk: Arc<Desk>,
    /// Taken by the subscriber.
    woken: Arc<Mutex<Option<UnboundedReceiver<()>>>>,
}

#[derive(Default)]
struct Desk {
    lists: Mutex<Lists>,
    more: Condvar,
}

#[derive(Default)]
struct Lists {
    pieces: VecDeque<Order>,
    thumbnails: VecDeque<Order>,
    done: Vec<(Order, Drawn)>,
    is_over: bool,
}

impl Away {
    /// `program` is the path of this program; it is run again for drawing.
    pub fn new(pictures: Box<dyn Pictures + Send>, program: PathBuf) -> Self {
        let desk = Arc::new(Desk::default());
        let (wake, woken) = unbounded();
        let served = Arc::clone(&desk);
        std::thread::spawn(move || served.serve(pictures.as_ref(), Draughtsman::new(program), &wake));
        Self { desk, woken: Arc::new(Mutex::new(Some(woken))) }
    }

    /// The channel that reports when something was drawn.
    pub fn woken(&self) -> Arc<Mutex<Option<UnboundedReceiver<()>>>> {
        Arc::clone(&self.woken)
    }

    /// Requests a picture that was not requested before.
    pub fn ask(&self, order: Order) {
        let mut lists = self.desk.lists.lock().unwrap_or_else(PoisonError::into_inner);
        match order.0 {
            Source::Thumbnail { .. } => lists.thumbnails.push_back(order),
            _ => lists.pieces.push_back(order),
        }
        self.desk.more.notify_one();
    }

    /// What was drawn since the last call.
    pub fn take(&self) -> Vec<(Order, Drawn)> {
        std::mem::take(&mut self.desk.lists.lock().unwrap_or_else(PoisonError::into_inner).done)
    }
}

impl Drop for Away {
    fn drop(&mut self) {
        self.desk.lists.lock().unwrap_or_else(PoisonError::into_inner).is_over = true;
        self.desk.more.notify_one();
    }
}

impl Desk {
    fn serve(&self, pictures: &dyn Pictures, mut draughtsman: Draughtsman, wake: &UnboundedSender<()>) {
        let mut slow: HashMap<String, usize> = HashMap::new();
        while let Some(order) = self.next() {
            let game = order.0.game().to_owned();
            let of_game = slow.get(&game).copied().unwrap_or_default();
            let is_patient = of_game < MAX_SLOW && slow.values().sum::<usize>() < 2 * MAX_SLOW;
            let drawn = match bytes(pictures, &order.0) {
                Some(bytes) => {
                    draughtsman.draw(&bytes, (order.1, order.0.fit()), if is_patient { LONGEST } else { SHORT })
                }
                None => Err(Refusal::Unreadable),
            };
            if drawn == Err(Refusal::TooSlow) {
                *slow.entry(game).or_default() += 1;
            }
            self.lists.lock().unwrap_or_else(PoisonError::into_inner).done.push((order, drawn));
            // the window may be closed
            let _ = wake.unbounded_send(());
        }
    }

    /// The next order; none when there is no more demand.
    fn next(&self) -> Option<Order> {
        let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if lists.is_over {
                return None;
            }
            if let Some(order) = lists.pieces.pop_front().or_else(|| lists.thumbnails.pop_front()) {
                return Some(order);
            }
            lists = self.more.wait(lists).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The bytes of a picture of a game or of a player's own.
pub fn bytes(pictures: &dyn Pictures, source: &Source) -> Option<Vec<u8>> {
    match source {
        Source::Piece { game, name } => pictures.piece(game, name).ok(),
        Source::Thumbnail { game, .. } => {
            pictures.thumbnail(game).or_else(|| Some(crate::drawings::THUMBNAIL.as_bytes().to_vec()))
        }
        Source::Avatar(name) => pictures.portrait(name),
        Source::Drawing(_) => None,
    }
}

/// Draws a picture of the program's own, which needs no such precautions.
pub fn own(drawer: &Drawer, (source, extent): &Order) -> Option<Drawn> {
    match source {
        Source::Avatar(name) => {
            crate::drawings::avatar(name).map(|svg| drawer.draw(svg.as_bytes(), *extent, Fit::Whole))
        }
        Source::Drawing(svg) => Some(drawer.draw(svg.as_bytes(), *extent, Fit::Stretched)),
        Source::Piece { .. } | Source::Thumbnail { .. } => None,
    }
}
