//! Reads many games at once on separate threads, so that a slow one keeps no other from the list. Never decides what is listed; never reads
//! a game twice.

use super::{Allowance, FolderFiles};
use crate::diag::{Code, Place, Problems};
use crate::game::{Read, read_game};
use crate::shell::GameEntry;
use az::SaturatingAs;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long reading one game may take. Generous: on a busy computer, and where each file is looked at by a virus scanner, an honest game
/// takes many times its usual milliseconds.
pub const LONGEST: Duration = Duration::from_secs(60);
/// How long the list waits for the game that is read first.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How many bytes of all games together are read.
pub const MAX_BYTES: u64 = 256 * 1024 * 1024;
/// After this time one more thread joins in: slow games must not hold up those after them.
const PATIENCE: Duration = Duration::from_millis(50);
/// The most threads that join in.
pub const MAX_THREADS: usize = 16;

/// Games being read.
#[derive(Clone)]
pub struct Reading(Arc<Shared>);

struct Shared {
    games: Vec<(String, PathBuf)>,
    /// The index of the game that is read first and waited for.
    first: Option<usize>,
    next: AtomicUsize,
    bytes: Arc<AtomicU64>,
    done: Mutex<BTreeMap<usize, GameEntry>>,
    more: Condvar,
}

impl Reading {
    /// Begins to read these games (folder names and folders), the one named first before all others.
    pub(super) fn begin(games: Vec<(String, PathBuf)>, first: Option<&str>) -> Self {
        let first = games.iter().position(|(id, _)| Some(id.as_str()) == first);
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(games.len());
        let shared = Arc::new(Shared {
            games,
            first,
            next: AtomicUsize::new(0),
            bytes: Arc::new(AtomicU64::new(MAX_BYTES)),
            done: Mutex::default(),
            more: Condvar::new(),
        });
        (0..threads).for_each(|_| shared.take_part());
        let helped = Arc::clone(&shared);
        if threads > 0 {
            std::thread::spawn(move || {
                for _ in threads..MAX_THREADS {
                    std::thread::sleep(PATIENCE);
                    if helped.next.load(Ordering::Relaxed) >= helped.games.len() {
                        return;
                    }
                    helped.take_part();
                }
            });
        }
        Self(shared)
    }

    /// The games read within `wait`, and the one to be read first even if it takes longer, ordered by name; the others are listed as being
    /// read.
    pub fn within(&self, wait: Duration) -> Vec<GameEntry> {
        let now = Instant::now();
        self.listed(now + wait, now + LONGEST_WAIT)
    }

    /// All games, ordered by name. Waits until each is read or refused.
    pub fn all(&self) -> Vec<GameEntry> {
        let most = LONGEST.saturating_mul(self.0.games.len().saturating_as::<u32>().max(1));
        let until = Instant::now() + most;
        self.listed(until, until)
    }

    /// Whether all are read.
    pub fn is_done(&self) -> bool {
        self.0.done.lock().unwrap_or_else(PoisonError::into_inner).len() >= self.0.games.len()
    }

    fn listed(&self, until: Instant, first_until: Instant) -> Vec<GameEntry> {
        let mut done = self.0.done.lock().unwrap_or_else(PoisonError::into_inner);
        while done.len() < self.0.games.len() {
            let waits_for_first = self.0.first.is_some_and(|first| !done.contains_key(&first));
            let until = if waits_for_first { first_until.max(until) } else { until };
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            done =
                self.0.more.wait_timeout(done, left).map_or_else(|poisoned| poisoned.into_inner().0, |(done, _)| done);
        }
        let listed = |(index, (id, path)): (usize, &(String, PathBuf))| {
            done.get(&index).cloned().unwrap_or_else(|| unread(id, path))
        };
        self.0.games.iter().enumerate().map(listed).collect()
    }
}

impl Shared {
    /// One more thread reads games until none is left.
    fn take_part(self: &Arc<Self>) {
        let shared = Arc::clone(self);
        std::thread::spawn(move || {
            loop {
                let turn = shared.next.fetch_add(1, Ordering::Relaxed);
                let index = shared.in_turn(turn);
                let Some((id, path)) = shared.games.get(index) else { return };
                let entry = GameEntry::new(id.clone(), shared.read(id, path));
                shared.done.lock().unwrap_or_else(PoisonError::into_inner).insert(index, entry);
                shared.more.notify_all();
            }
        });
    }

    /// Which game is read at this turn: the first one, then those before it, then those after it.
    fn in_turn(&self, turn: usize) -> usize {
        match self.first {
            Some(first) if turn == 0 => first,
            Some(first) if turn <= first => turn - 1,
            _ => turn,
        }
    }

    fn read(&self, id: &str, path: &PathBuf) -> Read {
        let allowance = Allowance { until: Instant::now() + LONGEST, bytes: Arc::clone(&self.bytes) };
        let files = FolderFiles::new(path).within(allowance);
        // a reader that panics must not affect other games
        crate::broken::watched(|| read_game(&files, id)).unwrap_or_else(|_| {
            let problem = Code::F003.error("failed").cure("run-check");
            Read { game: None, problems: problem.at(Place::file(path.display().to_string())).into() }
        })
    }
}

/// The entry of a game that is still being read.
fn unread(id: &str, path: &std::path::Path) -> GameEntry {
    let problem = Code::F012.warning("reading").cure("wait-reading");
    let problems: Problems = problem.at(Place::file(path.display().to_string())).into();
    GameEntry::of(id.to_owned(), None, problems)
}
