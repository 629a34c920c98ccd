//! Notices changes in folders of games, and reads what changed on a separate thread, so that drawing never waits for it. Never decides what
//! happens with it.

use super::{Catalogue, FolderFiles, Reading, is_game_folder};
use crate::diag::{Code, Problem, Problems};
use crate::shell::{Examined, GameEntry, LONGEST_CHECK, examine_until};
use notify::{Config, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Programs write a file in several steps: it is read once nothing has changed for this long.
const QUIET: Duration = Duration::from_millis(100);
/// If something changes all the time, it is read after this many changes.
const MOST_CHANGES: usize = 50;
/// How often files are checked if the system does not report changes.
const POLL: Duration = Duration::from_secs(1);
/// How many folders are watched: the system has a limited number of watches for all programs together, and checking takes time.
pub const MAX_WATCHED: usize = 8_192;
/// How many folders are checked repeatedly if the system does not report changes.
pub const MAX_POLLED: usize = 500;
/// How many names of one folder are searched for folders to watch.
const MAX_NAMES: usize = 20_000;

/// Requests to the reading thread.
enum Request {
    /// These paths changed.
    Changed(Vec<PathBuf>),
    /// From now on examine this game, or none.
    Examine(Option<String>),
    /// All games have been read.
    Listed(Vec<GameEntry>),
    /// Folders are watched from now on.
    Watched(Watched),
    /// The watch was dropped: nothing more will be asked.
    End,
}

/// What was read and not yet fetched.
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

/// Notices that games changed, reads them again, and examines one game in the background.
pub trait Watching {
    /// All games, if they were read again since the last call.
    fn take_games(&self) -> Option<Vec<GameEntry>>;

    /// Reads this game whole, if only its card was read.
    fn read_whole(&self, _game: &str) {}

    /// Whether games not yet reported are being read.
    fn reads_games(&self) -> bool {
        false
    }

    /// From now on examines this game, at once and after each change of its folder; `None` for no game.
    fn examine(&self, game: Option<&str>);

    /// The result of the last examination; `None` before the first.
    fn examined(&self) -> Option<Examined>;

    /// Takes over these games, and reports them when all of them are read.
    fn tell_when_done(&self, reading: Reading);
}

impl Watch {
    /// Watches these folders and the games in them; also returns why changes go unnoticed if the system cannot watch. `wake` is called on
    /// another thread whenever something new was read.
    pub fn new(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> (Self, Option<Problem>) {
        let (asks, asked) = mpsc::channel();
        let (watcher, fault) = match Watched::new(folders, &asks) {
            Ok(watcher) => (Some(watcher), None),
            Err(fault) => (None, Some(fault)),
        };
        (Self::begin(folders, watcher, asks, asked, wake), fault)
    }

    /// As [`Watch::new`], but begins to watch on a separate thread, which wakes too once it watches: there can be thousands of folders. If the
    /// system cannot watch, changes go unnoticed.
    pub fn soon(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> Self {
        let (asks, asked) = mpsc::channel();
        let watch = Self::begin(folders, None, asks.clone(), asked, wake);
        let folders = folders.to_vec();
        std::thread::spawn(move || {
            if let Ok(watcher) = Watched::new(&folders, &asks) {
                // the program may be ending
                let _ = asks.send(Request::Watched(watcher));
            }
        });
        watch
    }

    fn begin(
        folders: &[PathBuf],
        watcher: Option<Watched>,
        asks: Sender<Request>,
        asked: Receiver<Request>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let fetched = Arc::new(Mutex::new(Fetched::default()));
        let reader =
            GameReader { folders: folders.to_vec(), fetched: Arc::clone(&fetched), id: None, number: 0, watcher };
        std::thread::spawn(move || reader.serve(&asked, &wake));
        Self { fetched, asks }
    }
}

impl Watching for Watch {
    fn tell_when_done(&self, reading: Reading) {
        let asks = self.asks.clone();
        std::thread::spawn(move || {
            // the program may be ending
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
    /// Uses the system's reports of changes, otherwise checks the files repeatedly.
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

    /// Watches exactly these folders from now on. A folder that the system refuses to watch is left out.
    fn refresh(&mut self, folders: &[PathBuf]) {
        let there = places(folders, self.most);
        for gone in self.folders.difference(&there) {
            // the system may have dropped it already
            let _ = self.watcher.unwatch(gone);
        }
        for new in there.difference(&self.folders) {
            // the system may have no watch left
            let _ = self.watcher.watch(new, RecursiveMode::NonRecursive);
        }
        self.folders = there;
    }
}

/// The folder that contains a file.
fn folder_of(file: &Path) -> Option<PathBuf> {
    let parent = file.parent()?;
    Some(if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() })
}

/// The folders of games, the games in them, their folders, the levels, and folders that may become games: the first `most` of these. Links
/// within a game are not followed.
fn places(folders: &[PathBuf], most: usize) -> BTreeSet<PathBuf> {
    let mut found: BTreeSet<PathBuf> = folders.iter().filter(|folder| folder.is_dir()).take(most).cloned().collect();
    let (mut games, around): (Vec<PathBuf>, Vec<PathBuf>) =
        found.iter().cloned().partition(|folder| is_game_folder(folder));
    // a program may save a lone file by replacing it: that is noticed in the folder that contains it
    found.extend(folders.iter().filter(|path| path.is_file()).filter_map(|file| folder_of(file)));
    let catalogue = Catalogue::new(&around);
    games.extend(catalogue.iter().map(|(_, path)| path.to_owned()).filter(|path| path.is_dir()));
    let mut ring = games;
    // a game, a folder in it, a level
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

/// The folders in a folder, ordered by name, without links.
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
            // the program may be ending
            let _ = asks.send(Request::Changed(event.paths));
        }
    }
}

/// The state of the reading thread.
struct GameReader {
    folders: Vec<PathBuf>,
    fetched: Arc<Mutex<Fetched>>,
    /// The game being examined.
    id: Option<String>,
    number: u64,
    watcher: Option<Watched>,
}

/// What a request makes necessary.
#[derive(PartialEq, Eq)]
enum Due {
    /// Reading what changed.
    Changes,
    /// An examination, even if nothing changed.
    Examination,
    /// Nothing more, ever.
    End,
}

impl GameReader {
    /// Reads what changed until the watch is dropped.
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

    /// Records a request.
    fn take(&mut self, ask: Request, changed: &mut Vec<PathBuf>) -> Due {
        match ask {
            Request::Changed(paths) => changed.extend(paths),
            Request::Listed(games) => self.list(games),
            Request::Watched(watcher) => self.watcher = Some(watcher),
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
                None => GameEntry::of(id.clone(), None, gone(&id)),
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

/// Whether a path reported by the system lies in a folder as given by the user.
fn lies_in(path: &Path, folder: &Path) -> bool {
    let real = std::fs::canonicalize(folder);
    path.starts_with(folder) || real.is_ok_and(|real| path.starts_with(real))
}
