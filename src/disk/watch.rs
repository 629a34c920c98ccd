//! Sees that something in folders of games changed, and reads what changed on a thread of its own, so that whoever draws
//! never waits for it. Never decides what becomes of it.

use super::{Catalogue, FolderFiles};
use crate::diag::{Problem, Problems};
use crate::shell::{Examined, GameEntry, examine};
use notify::{Config, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Programs write a file in several steps: it is read once nothing changed for so long.
const QUIET: Duration = Duration::from_millis(100);
/// Where something changes all the time it is read after as many changes.
const MOST_CHANGES: usize = 50;
/// How often files are looked at where the system does not tell of changes.
const POLL: Duration = Duration::from_secs(1);

/// What is asked of the thread that reads.
enum Ask {
    /// These paths changed.
    Changed(Vec<PathBuf>),
    /// From now on this game is examined, or none.
    Examine(Option<String>),
}

/// What was read and not fetched yet.
#[derive(Default)]
struct Desk {
    games: Option<Vec<GameEntry>>,
    examined: Option<Examined>,
}

/// Watches folders for as long as it lives.
pub struct Watch {
    desk: Arc<Mutex<Desk>>,
    asks: Sender<Ask>,
    _watcher: Box<dyn Watcher + Send>,
}

impl Watch {
    /// Watches these folders and all in them. `wake` is called on another thread whenever something new was read.
    ///
    /// # Errors
    /// The system cannot watch.
    pub fn new(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> Result<Self, Problem> {
        let (asks, asked) = mpsc::channel();
        let watcher = watcher_of(folders, &asks)?;
        let desk = Arc::new(Mutex::new(Desk::default()));
        let reader = Reader { folders: folders.to_vec(), desk: Arc::clone(&desk), id: None, number: 0 };
        std::thread::spawn(move || reader.serve(&asked, &wake));
        Ok(Self { desk, asks, _watcher: watcher })
    }

    /// All games, if they were read anew since this was asked last.
    pub fn take_games(&self) -> Option<Vec<GameEntry>> {
        self.desk.lock().ok()?.games.take()
    }

    /// From now on this game is examined, at once and after each change of its folder; none for no game.
    pub fn examine(&self, game: Option<&str>) {
        if let Ok(mut desk) = self.desk.lock() {
            desk.examined = None;
        }
        // the thread lives as long as this
        let _ = self.asks.send(Ask::Examine(game.map(str::to_owned)));
    }

    /// What the last examination found; none before the first.
    pub fn examined(&self) -> Option<Examined> {
        self.desk.lock().ok()?.examined.clone()
    }
}

/// What the system tells of changes, else looking at the files again and again.
fn watcher_of(folders: &[PathBuf], asks: &Sender<Ask>) -> Result<Box<dyn Watcher + Send>, Problem> {
    let told = RecommendedWatcher::new(teller(asks), Config::default()).and_then(|mut watcher| {
        watch_all(&mut watcher, folders)?;
        Ok(Box::new(watcher) as Box<dyn Watcher + Send>)
    });
    let polled = |_| {
        let mut watcher = PollWatcher::new(teller(asks), Config::default().with_poll_interval(POLL))?;
        watch_all(&mut watcher, folders)?;
        Ok(Box::new(watcher) as Box<dyn Watcher + Send>)
    };
    told.or_else(polled).map_err(|fault: notify::Error| {
        Problem::warning("S008", format!("changes of games cannot be watched: {fault}"))
            .hint("start the program again after a change")
    })
}

fn teller(asks: &Sender<Ask>) -> impl FnMut(notify::Result<notify::Event>) + Send + 'static {
    let asks = asks.clone();
    move |event| {
        if let Ok(event) = event
            && !event.kind.is_access()
        {
            // the program may be over
            let _ = asks.send(Ask::Changed(event.paths));
        }
    }
}

fn watch_all(watcher: &mut dyn Watcher, folders: &[PathBuf]) -> notify::Result<()> {
    let mut there = folders.iter().filter(|folder| folder.is_dir());
    there.try_for_each(|folder| watcher.watch(folder, RecursiveMode::Recursive))
}

/// The thread that reads.
struct Reader {
    folders: Vec<PathBuf>,
    desk: Arc<Mutex<Desk>>,
    /// The game that is examined.
    id: Option<String>,
    number: u64,
}

impl Reader {
    /// Reads what changed until nobody asks any more.
    fn serve(mut self, asked: &Receiver<Ask>, wake: &impl Fn()) {
        while let Ok(first) = asked.recv() {
            let mut changed = Vec::new();
            let mut is_asked = self.take(first, &mut changed);
            for _ in 0..MOST_CHANGES {
                let wait = if changed.is_empty() { Duration::ZERO } else { QUIET };
                match asked.recv_timeout(wait) {
                    Ok(ask) => is_asked |= self.take(ask, &mut changed),
                    Err(RecvTimeoutError::Timeout) => break,
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
            self.read(&changed, is_asked);
            wake();
        }
    }

    /// Notes what is asked; whether an examination is wanted even if nothing changed.
    fn take(&mut self, ask: Ask, changed: &mut Vec<PathBuf>) -> bool {
        match ask {
            Ask::Changed(paths) => changed.extend(paths),
            Ask::Examine(id) => {
                self.id = id;
                return true;
            }
        }
        false
    }

    fn read(&mut self, changed: &[PathBuf], is_asked: bool) {
        let catalogue = Catalogue::new(&self.folders);
        let found = self.id.as_ref().and_then(|id| Some((id, catalogue.iter().find(|(known, _)| known == id)?.1)));
        let is_within = |path: &PathBuf| found.is_some_and(|(_, folder)| lies_in(path, folder));
        let concerns = is_asked || found.is_none() || changed.iter().any(is_within);
        if concerns && let Some(id) = self.id.clone() {
            self.number += 1;
            let entry = match found {
                Some((_, folder)) => examine(&FolderFiles::new(folder), &id),
                None => GameEntry { id: id.clone(), game: None, problems: gone(&id) },
            };
            if let Ok(mut desk) = self.desk.lock() {
                desk.examined = Some(Examined { number: self.number, entry });
            }
        }
        if !changed.iter().all(is_within) {
            let games = catalogue.read_all().into_iter();
            let games = games.map(|(id, read)| GameEntry::new(id, read)).collect();
            if let Ok(mut desk) = self.desk.lock() {
                desk.games = Some(games);
            }
        }
    }
}

fn gone(id: &str) -> Problems {
    Problem::error("F001", format!("the folder of the game {id} is gone")).hint("put it back").into()
}

/// Whether a path the system names lies in a folder as it was given.
fn lies_in(path: &Path, folder: &Path) -> bool {
    let real = std::fs::canonicalize(folder);
    path.starts_with(folder) || real.is_ok_and(|real| path.starts_with(real))
}
