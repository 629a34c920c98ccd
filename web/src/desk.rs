//! The games of the page as its store asks for them: read one after the other between two events, so that the first page
//! does not wait for all of them and the light for none; read anew when their files change; examined for their author.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use switchboard::disk::{Disk, DiskFiles, Reading, Watching};
use switchboard::game::read_game;
use switchboard::language::Language;
use switchboard::shell::{Examined, GameEntry, examine_until};

/// A game on the desk.
enum Entry {
    /// It is there and was not read.
    Unread,
    /// As it was read.
    Read(GameEntry),
}

struct Inner {
    disk: Disk,
    folder: PathBuf,
    games: BTreeMap<String, Entry>,
    /// Whether something was read that the store does not know.
    is_new: bool,
    authored: Option<String>,
    examined: Option<Examined>,
    examinations: u64,
    /// Whether the authored game changed since it was examined.
    is_stale: bool,
}

/// The games of a disk.
#[derive(Clone)]
pub struct Desk(Arc<Mutex<Inner>>);

impl Desk {
    /// The games in this folder of the disk, none of them read.
    pub fn new(disk: &Disk, folder: &Path) -> Self {
        let names = disk.list(folder).unwrap_or_default().into_iter().map(|(name, _)| name);
        let games = names.filter(|name| !name.starts_with('.')).map(|name| (name, Entry::Unread)).collect();
        Self(Arc::new(Mutex::new(Inner {
            disk: Disk::clone(disk),
            folder: folder.to_owned(),
            games,
            is_new: true,
            authored: None,
            examined: None,
            examinations: 0,
            is_stale: false,
        })))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads this game, if it is there and was not read.
    pub fn read(&self, game: &str) {
        self.inner().read(game);
    }

    /// Reads the next game that was not read, or examines the one that is to be; whether there was one.
    pub fn go_on(&self, is_over: &dyn Fn() -> bool) -> bool {
        let mut inner = self.inner();
        let next = inner.games.iter().find(|(_, entry)| matches!(entry, Entry::Unread)).map(|(name, _)| name.clone());
        match next {
            Some(name) => inner.read(&name),
            None => return inner.examine(is_over),
        }
        true
    }

    /// Whether all games were read and the store does not know all of them.
    pub fn has_news(&self) -> bool {
        let inner = self.inner();
        inner.is_new && !inner.games.values().any(|entry| matches!(entry, Entry::Unread))
    }

    /// What a game is called; its folder name where it cannot be read.
    pub fn title(&self, game: &str, language: Language) -> String {
        let inner = self.inner();
        let read =
            inner.games.get(game).and_then(|entry| if let Entry::Read(entry) = entry { Some(entry) } else { None });
        let known = read.and_then(|entry| entry.game.as_ref());
        known.map_or_else(|| game.to_owned(), |known| known.description.name.get(language).to_owned())
    }

    /// The files of this game changed: it is read anew, or gone.
    pub fn changed(&self, game: &str) {
        let mut inner = self.inner();
        if inner.disk.list(&inner.folder.join(game)).is_ok() {
            inner.games.insert(game.to_owned(), Entry::Unread);
            inner.read(game);
        } else {
            inner.games.remove(game);
            inner.is_new = true;
        }
        inner.is_stale |= inner.authored.as_deref() == Some(game);
    }
}

impl Inner {
    fn read(&mut self, game: &str) {
        if let Some(entry) = self.games.get_mut(game).filter(|entry| matches!(entry, Entry::Unread)) {
            let files = DiskFiles::new(&self.disk, self.folder.join(game));
            *entry = Entry::Read(GameEntry::new(game.to_owned(), read_game(&files, game)));
            self.is_new = true;
        }
    }

    fn examine(&mut self, is_over: &dyn Fn() -> bool) -> bool {
        let Some(game) = self.authored.clone().filter(|_| std::mem::take(&mut self.is_stale)) else { return false };
        let files = DiskFiles::new(&self.disk, self.folder.join(&game));
        self.examinations += 1;
        let entry = examine_until(&files, &game, is_over);
        self.examined = Some(Examined { number: self.examinations, entry });
        self.is_new = true;
        true
    }
}

impl Watching for Desk {
    fn take_games(&self) -> Option<Vec<GameEntry>> {
        let mut inner = self.inner();
        if !std::mem::take(&mut inner.is_new) {
            return None;
        }
        let read = |entry: &Entry| if let Entry::Read(entry) = entry { Some(entry.clone()) } else { None };
        Some(inner.games.values().filter_map(read).collect())
    }

    fn reads_games(&self) -> bool {
        self.inner().games.values().any(|entry| matches!(entry, Entry::Unread))
    }

    fn examine(&self, game: Option<&str>) {
        let mut inner = self.inner();
        inner.authored = game.map(str::to_owned);
        inner.examined = None;
        inner.is_stale = game.is_some();
    }

    fn examined(&self) -> Option<Examined> {
        self.inner().examined.clone()
    }

    fn tell_when_done(&self, _reading: Reading) {}
}
