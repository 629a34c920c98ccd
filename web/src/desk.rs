//! The games of the page as its store asks for them. What lists show of them is read one after the other between two
//! events, so that the first page does not wait for all of them and the light for none; a game is read whole when it is
//! opened. Read anew when their files change. They are examined for their author
//! elsewhere (`crate::search`).

use crate::disk::PageDisk;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use switchboard::diag::Problems;
use switchboard::disk::{Disk, DiskFiles, Reading, Watching};
use switchboard::game::{read_card, read_game};
use switchboard::language::Language;
use switchboard::shell::{Examined, GameEntry};

/// A game on the desk.
enum Entry {
    /// It is there and was not read.
    Unread,
    /// Only its card was read: it ships with the page and was not changed, so that nothing is wrong with it.
    Card(GameEntry),
    /// As it was read.
    Read(GameEntry),
}

impl Entry {
    const fn known(&self) -> Option<&GameEntry> {
        match self {
            Self::Unread => None,
            Self::Card(entry) | Self::Read(entry) => Some(entry),
        }
    }
}

struct Inner {
    disk: Disk,
    /// The same disk, which knows what ships with the page.
    page_disk: Arc<PageDisk>,
    folder: PathBuf,
    games: BTreeMap<String, Entry>,
    /// Whether the files of the others are still on their way to the page, and whether even their cards are.
    awaits_files: bool,
    awaits_cards: bool,
    /// The games whose files came before those of the others.
    first: Vec<String>,
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
    /// The games in this folder of the disk, none of them read. Where these are not all (`awaits_more`), [`Self::take_cards`] and
    /// [`Self::take_files`] follow.
    pub fn new(page_disk: &Arc<PageDisk>, folder: &Path, awaits_more: bool) -> Self {
        let mut inner = Inner {
            disk: Arc::clone(page_disk) as Disk,
            page_disk: Arc::clone(page_disk),
            folder: folder.to_owned(),
            games: BTreeMap::new(),
            awaits_files: awaits_more,
            awaits_cards: awaits_more,
            first: Vec::new(),
            is_new: true,
            authored: None,
            examined: None,
            examinations: 0,
            is_examined: false,
            is_stale: false,
        };
        inner.list();
        inner.first = inner.games.keys().cloned().collect();
        Self(Arc::new(Mutex::new(inner)))
    }

    /// The cards of all games are on the disk now.
    pub fn take_cards(&self) {
        let mut inner = self.inner();
        inner.list();
        inner.awaits_cards = false;
    }

    /// All files of all games are on the disk now.
    pub fn take_files(&self) {
        let mut inner = self.inner();
        inner.list();
        (inner.awaits_cards, inner.awaits_files) = (false, false);
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
            inner.read_card(name);
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
            _ => GameEntry::of(game, None, Problems::new()),
        };
        entry.problems = problems.unwrap_or(entry.problems);
        inner.examined = Some(Examined { number, entry });
        inner.is_new = true;
    }

    /// What a game is called; its folder name where it cannot be read.
    pub fn title(&self, game: &str, language: Language) -> String {
        let inner = self.inner();
        let known = inner.games.get(game).and_then(Entry::known);
        known.map_or_else(|| game.to_owned(), |known| known.title(language).to_owned())
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
        self.awaits_cards || self.games.values().any(|entry| matches!(entry, Entry::Unread))
    }

    /// Reads the game whole, if its files are here and it was not.
    fn read(&mut self, game: &str) {
        let is_here = self.has_files(game);
        let entry = self.games.get_mut(game).filter(|entry| is_here && !matches!(entry, Entry::Read(_)));
        if let Some(entry) = entry {
            let files = DiskFiles::new(&self.disk, self.folder.join(game));
            *entry = Entry::Read(GameEntry::new(game.to_owned(), read_game(&files, game)));
            self.is_new = true;
        }
    }

    /// Reads what lists show of the game, and all of it where that does not tell enough.
    fn read_card(&mut self, game: &str) {
        let folder = self.folder.join(game);
        let is_shipped = self.ships(game) && !self.page_disk.is_changed(&folder);
        match is_shipped.then(|| read_card(&DiskFiles::new(&self.disk, folder))).flatten() {
            Some(card) => {
                self.games.insert(game.to_owned(), Entry::Card(GameEntry::listed(game.to_owned(), card)));
                self.is_new = true;
            }
            None if self.has_files(game) => self.read(game),
            // it comes with its files
            None => drop(self.games.remove(game)),
        }
    }

    /// Whether all files of the game are here. One whose levels do not lie in folders comes whole with the cards.
    fn has_files(&self, game: &str) -> bool {
        let is_first = self.first.iter().any(|known| known == game);
        let comes_whole = || !self.awaits_cards && self.disk.kind(&self.folder.join(game).join("LEVELS")).is_err();
        !self.awaits_files || is_first || !self.ships(game) || comes_whole()
    }

    fn ships(&self, game: &str) -> bool {
        self.page_disk.is_shipped(&self.folder.join(game))
    }
}

impl Watching for Desk {
    fn take_games(&self) -> Option<Vec<GameEntry>> {
        let mut inner = self.inner();
        if !std::mem::take(&mut inner.is_new) {
            return None;
        }
        Some(inner.games.values().filter_map(Entry::known).cloned().collect())
    }

    fn read_whole(&self, game: &str) {
        self.inner().read(game);
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
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::disk::tests::Files;
    use crate::disk::{Kept, Node};
    use switchboard::diag::Code;
    use switchboard::disk::FileSystem;

    /// A disk that ships these files among its games.
    fn disk(files: &[(&str, &str)]) -> Arc<PageDisk> {
        let file = |(path, text): &(&str, &str)| (Path::new("/games").join(path), text.as_bytes().to_vec().into());
        let files = files.iter().map(file).collect();
        Arc::new(Kept::read(Box::new(Files::default())).on(files, Path::new("/users")).unwrap())
    }

    fn desk() -> Desk {
        Desk::new(&disk(&[("a/rules.xml", "no rules")]), Path::new("/games"), false)
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
    fn cards_are_listed_before_their_files_come_and_read_whole_when_they_are_opened() {
        const ABOUT: &str = r#"<GameDescription><Name xml:lang="en">Lamps</Name></GameDescription>"#;
        let page_disk = disk(&[("first/rules.xml", "no rules")]);
        let desk = Desk::new(&page_disk, Path::new("/games"), true);
        while desk.go_on() {}
        assert!(desk.reads_games() && !desk.has_news(), "the cards are awaited");
        let ship = |files: &[(&str, &str)]| {
            let file = |(path, text): &(&str, &str)| (Path::new("/games").join(path), text.as_bytes().to_vec().into());
            page_disk.ship(files.iter().map(file).collect());
        };
        ship(&[("b/description.xml", ABOUT), ("b/settings.xml", "<GameSettings/>"), ("c/description.xml", ABOUT)]);
        page_disk.ship(vec![("/games/b/LEVELS/01/".into(), Node::Folder)]);
        ship(&[("d/LEVELS/01/description.xml", "")]);
        desk.take_cards();
        while desk.go_on() {}
        let listed = || {
            desk.take_games().unwrap().into_iter().map(|entry| (entry.id.clone(), entry)).collect::<BTreeMap<_, _>>()
        };
        assert!(!desk.reads_games() && desk.has_news());
        let games = listed();
        assert!(games["b"].is_card() && games["b"].title(Language::English) == "Lamps", "{games:?}");
        assert_eq!(games["b"].levels(), ["01"]);
        assert!(!games.contains_key("d"), "without a description it is not told what it is before its files are here");
        assert!(games["first"].problems.has_errors(), "it came whole");
        assert!(!games["c"].is_card() && games["c"].problems.has_errors(), "without levels it came whole");
        desk.read_whole("b");
        assert!(desk.take_games().is_none(), "its files are not here");
        ship(&[("b/rules.xml", "no rules"), ("d/rules.xml", "no rules")]);
        desk.take_files();
        while desk.go_on() {}
        assert!(listed()["b"].is_card() && !desk.reads_games());
        desk.read_whole("b");
        let games = listed();
        assert!(!games["b"].is_card() && games["b"].problems.has_errors() && games["d"].problems.has_errors());
        // whoever changes a game has all its problems listed
        page_disk.create(Path::new("/games/b/notes.txt"), b"mine").unwrap();
        desk.changed("b");
        assert!(!listed()["b"].is_card());
    }
}
