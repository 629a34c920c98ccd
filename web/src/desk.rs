//! The games of the page as its store asks for them: read one after the other between two events, so that the first page
//! does not wait for all of them and the light for none; read anew when their files change. They are examined for their author
//! elsewhere (`crate::search`).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use switchboard::diag::Problems;
use switchboard::disk::{Disk, DiskFiles, Reading, Watching};
use switchboard::game::read_game;
use switchboard::language::Language;
use switchboard::shell::{Examined, GameEntry};

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
    /// Whether the others are still on their way to the page.
    awaits_more: bool,
    /// Whether something was read that the store does not know.
    is_new: bool,
    authored: Option<String>,
    examined: Option<Examined>,
    /// How many examinations were begun, which is the number of the last.
    examinations: u64,
    /// Whether the last one is still going on.
    is_examined: bool,
    /// Whether the authored game changed since it was examined last, or is to be examined for the first time.
    is_stale: bool,
}

/// The games of a disk.
#[derive(Clone)]
pub struct Desk(Arc<Mutex<Inner>>);

impl Desk {
    /// The games in this folder of the disk, none of them read. Where these are not all, [`Self::take_more`] follows.
    pub fn new(disk: &Disk, folder: &Path, awaits_more: bool) -> Self {
        let mut inner = Inner {
            disk: Disk::clone(disk),
            folder: folder.to_owned(),
            games: BTreeMap::new(),
            awaits_more,
            is_new: true,
            authored: None,
            examined: None,
            examinations: 0,
            is_examined: false,
            is_stale: false,
        };
        inner.list();
        Self(Arc::new(Mutex::new(inner)))
    }

    /// All games are on the disk now.
    pub fn take_more(&self) {
        let mut inner = self.inner();
        inner.list();
        inner.awaits_more = false;
        inner.is_new = true;
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads this game, if it is there and was not read.
    pub fn read(&self, game: &str) {
        self.inner().read(game);
    }

    /// Reads the next game that was not read; whether there was one.
    pub fn go_on(&self) -> bool {
        let mut inner = self.inner();
        let next = inner.games.iter().find(|(_, entry)| matches!(entry, Entry::Unread)).map(|(name, _)| name.clone());
        if let Some(name) = &next {
            inner.read(name);
        }
        next.is_some()
    }

    /// Whether all games were read and the store does not know all of them.
    pub fn has_news(&self) -> bool {
        let inner = self.inner();
        inner.is_new && !inner.is_reading()
    }

    /// What became of the examination that goes on, and the next one: its number and its game. Nothing where nothing is to be
    /// examined anew. The one before it is of no use any more (`given_up`).
    pub fn take_examination(&self) -> Examination {
        let mut inner = self.inner();
        let is_due = std::mem::take(&mut inner.is_stale);
        let is_over = is_due || inner.authored.is_none();
        let given_up = (is_over && std::mem::take(&mut inner.is_examined)).then_some(inner.examinations);
        let begun = inner.authored.clone().filter(|_| is_due).map(|game| {
            inner.examinations += 1;
            inner.is_examined = true;
            (inner.examinations, game)
        });
        Examination { given_up, begun }
    }

    /// The examination of this number is done; without its problems, if it broke off: then those stand that were found when the
    /// game was read.
    pub fn take_examined(&self, number: u64, problems: Option<Problems>) {
        let mut inner = self.inner();
        if number != inner.examinations || !std::mem::take(&mut inner.is_examined) {
            return;
        }
        let Some(game) = inner.authored.clone() else { return };
        inner.read(&game);
        let mut entry = match inner.games.get(&game) {
            Some(Entry::Read(entry)) => entry.clone(),
            _ => GameEntry { id: game, game: None, problems: Problems::new() },
        };
        entry.problems = problems.unwrap_or(entry.problems);
        inner.examined = Some(Examined { number, entry });
        inner.is_new = true;
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

/// What is to be done about the game of an author.
#[derive(Debug, PartialEq, Eq)]
pub struct Examination {
    /// The examination of this number is to be ended.
    pub given_up: Option<u64>,
    /// One is to be begun: its number and the game.
    pub begun: Option<(u64, String)>,
}

impl Inner {
    /// Games that are on the disk and not on the desk come upon it, unread.
    fn list(&mut self) {
        for (name, _) in self.disk.list(&self.folder).unwrap_or_default() {
            if !name.starts_with('.') {
                self.games.entry(name).or_insert(Entry::Unread);
            }
        }
    }

    fn is_reading(&self) -> bool {
        self.awaits_more || self.games.values().any(|entry| matches!(entry, Entry::Unread))
    }

    fn read(&mut self, game: &str) {
        if let Some(entry) = self.games.get_mut(game).filter(|entry| matches!(entry, Entry::Unread)) {
            let files = DiskFiles::new(&self.disk, self.folder.join(game));
            *entry = Entry::Read(GameEntry::new(game.to_owned(), read_game(&files, game)));
            self.is_new = true;
        }
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
        self.inner().is_reading()
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::disk::Kept;
    use crate::disk::tests::Files;
    use switchboard::diag::Code;

    fn desk() -> Desk {
        let files = vec![(PathBuf::from("/games/a/rules.xml"), b"no rules".to_vec().into())];
        let disk: Disk = Arc::new(Kept::read(Box::new(Files::default())).on(files, Path::new("/users")).unwrap());
        Desk::new(&disk, Path::new("/games"), false)
    }

    #[test]
    fn the_newest_examination_counts_and_the_one_before_it_is_given_up() {
        let desk = desk();
        assert_eq!(desk.take_examination(), Examination { given_up: None, begun: None });
        desk.examine(Some("a"));
        assert_eq!(desk.take_examination().begun, Some((1, "a".to_owned())));
        assert_eq!(desk.take_examination(), Examination { given_up: None, begun: None });
        desk.changed("a");
        assert_eq!(desk.take_examination(), Examination { given_up: Some(1), begun: Some((2, "a".to_owned())) });
        desk.take_examined(1, Some(Problems::new()));
        assert!(desk.examined().is_none(), "it was given up");
        let found: Problems = Code::F001.error("game-gone").arg("name", "a").into();
        desk.take_examined(2, Some(found.clone()));
        let examined = desk.examined().unwrap();
        assert_eq!((examined.number, examined.entry.problems), (2, found));
        assert!(desk.take_games().is_some());
    }

    #[test]
    fn where_an_examination_breaks_off_what_reading_found_is_told() {
        let desk = desk();
        desk.examine(Some("a"));
        let (number, _) = desk.take_examination().begun.unwrap();
        desk.take_examined(number, None);
        assert!(desk.examined().unwrap().entry.problems.has_errors());
        desk.examine(Some("a"));
        desk.take_examination();
        desk.examine(None);
        assert_eq!(desk.take_examination().given_up, Some(number + 1), "nobody waits for it any more");
    }

    #[test]
    fn the_first_puzzle_comes_before_all_other_games() {
        let first = format!("const FIRST = '{}';", switchboard::shell::FIRST_PUZZLE.0);
        assert!(include_str!("../www/app.js").contains(&first), "{first}");
    }

    #[test]
    fn games_that_follow_are_awaited() {
        let desk = desk();
        let more = Desk(Arc::clone(&desk.0));
        more.inner().awaits_more = true;
        while desk.go_on() {}
        assert!(desk.reads_games() && !desk.has_news());
        desk.take_more();
        assert!(!desk.reads_games() && desk.has_news());
    }
}
