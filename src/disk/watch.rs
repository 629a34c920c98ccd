//! Sees that something in folders of games changed, and reads what changed on a thread of its own, so that drawing
//! never waits for it. Never decides what happens to it.

use super::{Catalogue, FolderFiles, Reading, is_game_folder};
use crate::diag::{Code, Problem, Problems};
use crate::shell::{Examined, GameEntry, LONGEST_CHECK, examine_until};
use notify::{Config, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Programs write a file in several steps: it is read once nothing has changed for this time.
const QUIET: Duration = Duration::from_millis(100);
/// Where something changes all the time it is read after as many changes.
const MOST_CHANGES: usize = 50;
/// How often files are looked at where the system does not tell of changes.
const POLL: Duration = Duration::from_secs(1);
/// How many folders are watched: the system has as many watches for all programs together, and looks cost.
pub const MAX_WATCHED: usize = 8_192;
/// How many folders are looked at again and again where the system does not tell of changes.
pub const MAX_POLLED: usize = 500;
/// How many names of one folder are looked at for folders to watch.
const MAX_NAMES: usize = 20_000;

/// What is asked of the thread that reads.
enum Request {
    /// These paths changed.
    Changed(Vec<PathBuf>),
    /// From now on this game is examined, or none.
    Examine(Option<String>),
    /// All games were read.
    Listed(Vec<GameEntry>),
    /// The watch is gone: nothing more will be asked.
    End,
}

/// What was read and not fetched yet.
#[derive(Default)]
struct Fetched {
    games: Option<Vec<GameEntry>>,
    examined: Option<Examined>,
}

/// Watches folders for as long as it lives.
pub struct Watch {
    fetched: Arc<Mutex<Fetched>>,
    asks: Sender<Request>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        // the thread may have ended
        let _ = self.asks.send(Request::End);
    }
}

/// What sees that games changed, reads them again and examines one, beside the screen.
pub trait Watching {
    /// All games, if they were reread since this was asked last.
    fn take_games(&self) -> Option<Vec<GameEntry>>;

    /// Whether games that were not told of yet are being read.
    fn reads_games(&self) -> bool {
        false
    }

    /// From now on this game is examined, at once and after each change of its folder; none for no game.
    fn examine(&self, game: Option<&str>);

    /// What the last examination found; none before the first.
    fn examined(&self) -> Option<Examined>;

    /// The games are taken over, and told of, when all of them are read.
    fn tell_when_done(&self, reading: Reading);
}

impl Watch {
    /// Watches these folders and the games in them, and why changes are not seen where the system cannot watch.
    /// `wake` is called on another thread whenever something new was read.
    pub fn new(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> (Self, Option<Problem>) {
        let (asks, asked) = mpsc::channel();
        let (watcher, fault) = match Watched::new(folders, &asks) {
            Ok(watcher) => (Some(watcher), None),
            Err(fault) => (None, Some(fault)),
        };
        let fetched = Arc::new(Mutex::new(Fetched::default()));
        let reader =
            GameReader { folders: folders.to_vec(), fetched: Arc::clone(&fetched), id: None, number: 0, watcher };
        std::thread::spawn(move || reader.serve(&asked, &wake));
        (Self { fetched, asks }, fault)
    }
}

impl Watching for Watch {
    fn tell_when_done(&self, reading: Reading) {
        let asks = self.asks.clone();
        std::thread::spawn(move || {
            // the program may be over
            let _ = asks.send(Request::Listed(reading.all()));
        });
    }

    fn take_games(&self) -> Option<Vec<GameEntry>> {
        self.fetched.lock().ok()?.games.take()
    }

    fn examine(&self, game: Option<&str>) {
        if let Ok(mut fetched) = self.fetched.lock() {
            fetched.examined = None;
        }
        // the thread lives as long as this
        let _ = self.asks.send(Request::Examine(game.map(str::to_owned)));
    }

    fn examined(&self) -> Option<Examined> {
        self.fetched.lock().ok()?.examined.clone()
    }
}

/// The folders that are watched.
struct Watched {
    watcher: Box<dyn Watcher + Send>,
    most: usize,
    folders: BTreeSet<PathBuf>,
}

impl Watched {
    /// What the system tells of changes, else looking at the files again and again.
    fn new(folders: &[PathBuf], asks: &Sender<Request>) -> Result<Self, Problem> {
        let told = RecommendedWatcher::new(teller(asks), Config::default()).and_then(|watcher| {
            Self { watcher: Box::new(watcher), most: MAX_WATCHED, folders: BTreeSet::new() }.begin(folders)
        });
        let polled = |_| {
            let watcher = PollWatcher::new(teller(asks), Config::default().with_poll_interval(POLL))?;
            Self { watcher: Box::new(watcher), most: MAX_POLLED, folders: BTreeSet::new() }.begin(folders)
        };
        told.or_else(polled).map_err(|fault: notify::Error| {
            Code::S008.warning("cannot-watch").arg("why", fault.to_string()).cure("start-again")
        })
    }

    fn begin(mut self, folders: &[PathBuf]) -> notify::Result<Self> {
        let there = folders.iter().filter_map(|path| if path.is_file() { folder_of(path) } else { Some(path.clone()) });
        there
            .filter(|folder| folder.is_dir())
            .try_for_each(|folder| self.watcher.watch(&folder, RecursiveMode::NonRecursive))?;
        self.refresh(folders);
        Ok(self)
    }

    /// Watches the folders that are there now and no others. One that the system does not watch is left out.
    fn refresh(&mut self, folders: &[PathBuf]) {
        let there = places(folders, self.most);
        for gone in self.folders.difference(&there) {
            // it may be gone for the system too
            let _ = self.watcher.unwatch(gone);
        }
        for new in there.difference(&self.folders) {
            // there may be no watch left
            let _ = self.watcher.watch(new, RecursiveMode::NonRecursive);
        }
        self.folders = there;
    }
}

/// The folder that a file lies in.
fn folder_of(file: &Path) -> Option<PathBuf> {
    let parent = file.parent()?;
    Some(if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() })
}

/// The folders of games, the games in them, their folders, the levels, and folders that may become games: the first
/// `most` of these. No link within a game is followed.
fn places(folders: &[PathBuf], most: usize) -> BTreeSet<PathBuf> {
    let mut found: BTreeSet<PathBuf> = folders.iter().filter(|folder| folder.is_dir()).take(most).cloned().collect();
    let (mut games, around): (Vec<PathBuf>, Vec<PathBuf>) =
        found.iter().cloned().partition(|folder| is_game_folder(folder));
    // a program that saves a lone file may put another one in its place: that is seen from the folder it lies in
    found.extend(folders.iter().filter(|path| path.is_file()).filter_map(|file| folder_of(file)));
    let catalogue = Catalogue::new(&around);
    games.extend(catalogue.iter().map(|(_, path)| path.to_owned()).filter(|path| path.is_dir()));
    let mut ring = games;
    // a game, a folder of it, a level
    for _ in 0..3 {
        let mut inner = Vec::new();
        for folder in ring {
            if found.len() >= most {
                return found;
            }
            inner.extend(folders_in(&folder));
            found.insert(folder);
        }
        ring = inner;
    }
    let others = around.iter().flat_map(|folder| folders_in(folder));
    found.extend(others.take(most - found.len().min(most)));
    found
}

/// The folders in a folder, in order of their names, but for links.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let entries = entries.take(MAX_NAMES).filter_map(Result::ok);
    let mut inner: Vec<PathBuf> =
        entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|entry| entry.path()).collect();
    inner.sort();
    inner
}

fn teller(asks: &Sender<Request>) -> impl FnMut(notify::Result<notify::Event>) + Send + 'static {
    let asks = asks.clone();
    move |event| {
        if let Ok(event) = event
            && !event.kind.is_access()
        {
            // the program may be over
            let _ = asks.send(Request::Changed(event.paths));
        }
    }
}

/// The thread that reads.
struct GameReader {
    folders: Vec<PathBuf>,
    fetched: Arc<Mutex<Fetched>>,
    /// The game that is examined.
    id: Option<String>,
    number: u64,
    watcher: Option<Watched>,
}

/// What happens to what was asked.
#[derive(PartialEq, Eq)]
enum Due {
    /// What changed is read.
    Changes,
    /// An examination, even if nothing changed.
    Examination,
    /// Nothing, ever.
    End,
}

impl GameReader {
    /// Reads what changed until the watch is gone.
    fn serve(mut self, asked: &Receiver<Request>, wake: &impl Fn()) {
        while let Ok(first) = asked.recv() {
            let mut changed = Vec::new();
            let mut is_asked = false;
            let mut next = Some(first);
            let mut taken = 0;
            while let Some(ask) = next.take() {
                match self.take(ask, &mut changed) {
                    Due::End => return,
                    wanted => is_asked |= wanted == Due::Examination,
                }
                taken += 1;
                if taken > MOST_CHANGES {
                    break;
                }
                let wait = if changed.is_empty() { Duration::ZERO } else { QUIET };
                match asked.recv_timeout(wait) {
                    Ok(ask) => next = Some(ask),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
            self.read(&changed, is_asked);
            wake();
        }
    }

    /// Notes what is asked.
    fn take(&mut self, ask: Request, changed: &mut Vec<PathBuf>) -> Due {
        match ask {
            Request::Changed(paths) => changed.extend(paths),
            Request::Listed(games) => self.list(games),
            Request::Examine(id) => {
                self.id = id;
                return Due::Examination;
            }
            Request::End => return Due::End,
        }
        Due::Changes
    }

    fn list(&self, games: Vec<GameEntry>) {
        if let Ok(mut fetched) = self.fetched.lock() {
            fetched.games = Some(games);
        }
    }

    fn read(&mut self, changed: &[PathBuf], is_asked: bool) {
        if let Some(watcher) = self.watcher.as_mut().filter(|_| !changed.is_empty()) {
            watcher.refresh(&self.folders);
        }
        let catalogue = Catalogue::new(&self.folders);
        let found = self.id.as_ref().and_then(|id| Some((id, catalogue.iter().find(|(known, _)| known == id)?.1)));
        let is_within = |path: &PathBuf| found.is_some_and(|(_, folder)| lies_in(path, folder));
        let concerns = is_asked || found.is_none() || changed.iter().any(is_within);
        if concerns && let Some(id) = self.id.clone() {
            self.number += 1;
            let begun = Instant::now();
            let is_over = || begun.elapsed() > LONGEST_CHECK;
            let entry = match found {
                Some((_, folder)) => examine_until(&FolderFiles::new(folder), &id, &is_over),
                None => GameEntry { id: id.clone(), game: None, problems: gone(&id) },
            };
            if let Ok(mut fetched) = self.fetched.lock() {
                fetched.examined = Some(Examined { number: self.number, entry });
            }
        }
        if !changed.iter().all(is_within) {
            self.list(catalogue.read_all());
        }
    }
}

fn gone(id: &str) -> Problems {
    Code::F001.error("game-gone").arg("name", id).cure("put-it-back").into()
}

/// Whether a path the system names lies in a folder as it was given.
fn lies_in(path: &Path, folder: &Path) -> bool {
    let real = std::fs::canonicalize(folder);
    path.starts_with(folder) || real.is_ok_and(|real| path.starts_with(real))
}
