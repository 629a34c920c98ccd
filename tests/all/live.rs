//! Live authoring: a saved file is loaded at the current state of play, a faulty one never replaces the last good game, and what the rules
//! did is shown beside the board. The data is in memory; one test watches a real folder.

use super::bad_games::in_memory;
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, text, text_with, words};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use switchboard::disk::players::FolderStore;
use switchboard::game::MemoryFiles;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{
    App, Block, ChoiceKind, Event, Examined, GameEntry, Page, Profile, SavePlace, Signal, Start, Store, Zone, examine,
};

const ID: &str = "new";
const RULES: &str = "rules.xml";
const LEVEL: &str = "LEVELS/01/startingLayout.xml";

/// The author's screen over a folder in memory.
struct Try {
    walk: Walk,
    files: MemoryFiles,
    desk: Arc<Mutex<Option<Examined>>>,
    number: u64,
}

impl Try {
    /// The template, changed like this before the program starts.
    fn new(way: Way, change: impl FnOnce(&mut MemoryFiles)) -> Self {
        let mut files = in_memory(&Path::new(env!("CARGO_MANIFEST_DIR")).join("help/NEW_GAME"));
        change(&mut files);
        let mut store = MemoryStore::new(vec![examine(&files, ID)]);
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(way)));
        let desk = Arc::clone(&store.desk);
        let start = Start { player: Some("Ann".into()), game: Some(ID.into()), level: None };
        Self { walk: Walk::of(way, App::for_author(Box::new(store), &start, 0).unwrap()), files, desk, number: 1 }
    }

    fn template() -> Self {
        Self::new(Way::Mouse, |_| {})
    }

    /// Saves a file with `to` in place of `from`, and examines the folder.
    fn save(&mut self, path: &str, from: &str, to: &str) {
        edit(&mut self.files, path, from, to);
        self.reload();
    }

    fn reload(&mut self) {
        self.number += 1;
        let entry = examine(&self.files, ID);
        *self.desk.lock().unwrap() = Some(Examined { number: self.number, entry });
        self.walk.handle(Event::World);
    }

    fn play(&mut self, moves: &str) {
        for chosen in Move::read_list(moves).unwrap() {
            assert!(self.walk.play(chosen), "{chosen} cannot be chosen");
        }
    }

    fn page(&self) -> Page {
        self.walk.page()
    }

    fn board(&self) -> String {
        symbols(self.page())
    }

    fn moves(&self) -> Vec<String> {
        let mut list: Vec<String> = self
            .page()
            .choices
            .iter()
            .filter_map(|choice| match choice.kind {
                ChoiceKind::Move(chosen, _) => Some(chosen.to_string()),
                _ => None,
            })
            .collect();
        list.sort();
        list
    }

    fn notices(&self) -> Vec<String> {
        self.page().notices.into_iter().map(|notice| notice.text).collect()
    }

    /// The problem over the board.
    fn over(&self) -> Option<String> {
        self.page().blocks.into_iter().find_map(|(zone, block)| match block {
            Block::Code(text) if zone == Zone::Main => Some(text),
            _ => None,
        })
    }

    /// The names and values beside the board.
    fn beside(&self) -> String {
        let lines = self.page().blocks.into_iter().filter_map(|(zone, block)| match block {
            Block::Panel(lines) if zone == Zone::Side => {
                Some(lines.into_iter().map(|line| format!("{}: {}\n", line.name, line.value)).collect::<String>())
            }
            Block::Notes { notes, .. } => Some(notes.iter().map(|note| note.line() + "\n").collect()),
            _ => None,
        });
        lines.collect()
    }
}

fn edit(files: &mut MemoryFiles, path: &str, from: &str, to: &str) {
    let text = String::from_utf8(files.files[path].clone()).unwrap();
    assert!(text.contains(from), "{path} has no {from}");
    files.files.insert(path.to_owned(), text.replacen(from, to, 1).into_bytes());
}

/// The symbols of the board on a page, row by row.
pub fn symbols(page: Page) -> String {
    let board = page.blocks.into_iter().find_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(board),
        _ => None,
    });
    let board = board.expect("there is a board");
    let symbols: Vec<&str> = board.faces.iter().map(|face| face.symbol.as_str()).collect();
    symbols.chunks(usize::from(board.size.width)).map(<[&str]>::concat).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_changed_rule_is_in_force_where_play_stands() {
    let mut author = Try::template();
    author.play("1,0");
    assert_eq!((author.board().as_str(), author.moves().join(" ").as_str()), (".@* .#. *..", "0,0 2,0"));
    author.save(RULES, "in CROSS", "in STAR");
    assert_eq!((author.board().as_str(), author.moves().join(" ").as_str()), (".@* .#. *..", "0,0 0,1 2,0 2,1"));
    assert_eq!(author.notices(), [text("reloaded-replayed")]);
    author.walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(author.board(), "@.* .#. *..", "moves can be taken back as before");
}

#[test]
fn a_changed_board_shows_at_once_and_the_moves_stay() {
    let mut author = Try::template();
    author.play("1,0 2,0");
    author.save(LEVEL, "Gem    Path   Path", "Gem    Path   Wall");
    assert_eq!(author.board(), "..@ .#. *.#");
    assert_eq!(author.page().standing.unwrap().number, 2);
}

#[test]
fn a_position_whose_moves_are_not_valid_any_more_is_put_back() {
    let mut author = Try::template();
    author.play("1,0 2,0");
    author.save(RULES, "in CROSS", "in DIAGONALS");
    assert_eq!(author.board(), "..@ .#. *..");
    assert!(author.notices()[0].contains(&text("reloaded-put-back")), "{:?}", author.notices());
    author.play("2,1");
    author.save(RULES, "in DIAGONALS", "in CROSS");
    assert_eq!(author.board(), "... .#@ *..", "and once more");
}

#[test]
fn a_position_that_fits_no_more_starts_the_level_and_says_so() {
    let mut author = Try::template();
    author.play("1,0 2,0");
    author.save(LEVEL, "<Row>false true  false</Row>", "<Row>false false false</Row>");
    assert_eq!((author.board().as_str(), author.moves().join(" ").as_str()), ("@.* .#. *..", "0,1"));
    assert!(author.notices()[0].contains(&text("reloaded-anew")), "{:?}", author.notices());
}

#[test]
fn a_level_that_is_gone_gives_way_to_the_first() {
    let mut author = Try::template();
    author.walk.handle(Event::Signal(Signal::NextLevel));
    assert_eq!(author.page().standing.unwrap().level, "02");
    author.files.files.retain(|path, _| !path.starts_with("LEVELS/02/"));
    author.reload();
    assert_eq!((author.page().screen, author.page().standing.unwrap().level.as_str()), ("author", "01"));
    assert!(author.notices()[0].contains(&text("reloaded-anew")), "{:?}", author.notices());
}

#[test]
fn a_faulty_file_keeps_the_last_good_game_with_the_problem_over_it() {
    let mut author = Try::template();
    author.play("1,0");
    author.save(RULES, "VALID = false;", "VALID = flase;");
    assert_eq!((author.board().as_str(), author.page().screen), (".@* .#. *..", "author"));
    let over = author.over().expect("the problem stands over the board");
    for part in ["rules.xml:22", "VALID = flase;", "^^^^^", "did you mean false?"] {
        assert!(over.contains(part), "no {part} in\n{over}");
    }
    assert!(author.beside().contains("rules.xml:22:15"), "{}", author.beside());
    assert!(author.notices().iter().any(|text| text.contains("flase")), "{:?}", author.notices());
    author.play("2,0");
    assert_eq!(author.board(), "..@ .#. *..", "the last good game goes on");
    author.save(RULES, "VALID = flase;", "VALID = false;");
    assert_eq!((author.over(), author.board().as_str()), (None, "..@ .#. *.."));
    assert_eq!(author.notices(), [text("reloaded-replayed")]);
    assert!(words(&author.page()).contains(&text("author-clean")));
}

#[test]
fn files_that_are_no_game_at_all_cost_nothing() {
    let mut author = Try::template();
    author.play("1,0");
    for (path, text) in
        [(RULES, ""), (LEVEL, "<LevelLayout><Items>"), ("pieces.xml", "\u{0}"), ("description.xml", "x")]
    {
        let good = author.files.files.insert(path.to_owned(), text.as_bytes().to_vec());
        author.reload();
        assert!(author.over().is_some_and(|over| over.contains(path)), "{path}: {:?}", author.over());
        assert_eq!(author.board(), ".@* .#. *..", "{path}");
        author.files.files.insert(path.to_owned(), good.unwrap());
        author.reload();
        assert_eq!((author.over(), author.board().as_str()), (None, ".@* .#. *.."), "{path}");
    }
    author.files.files.clear();
    author.reload();
    assert!(author.over().is_some());
}

#[test]
fn a_wrong_solution_is_told_and_hinders_nothing() {
    let mut author = Try::template();
    author.save(LEVEL, "Gem    Path   Path", "Gem    Wall   Path");
    assert_eq!((author.board().as_str(), author.over()), ("@.* .#. *#.", None));
    assert!(author.beside().contains("LEVELS/01/description.xml:6"), "{}", author.beside());
}

#[test]
fn a_game_that_is_faulty_from_the_start_begins_once_it_is_mended() {
    let mut author = Try::new(Way::Mouse, |files| edit(files, RULES, "Walker;", "Walker"));
    assert_eq!(author.page().screen, "author");
    assert!(author.over().is_some_and(|over| over.contains("rules.xml")));
    author.save(RULES, "Walker", "Walker;");
    assert_eq!((author.over(), author.board().as_str()), (None, "@.* .#. *.."));
    assert_eq!(author.notices(), [text("author-begins")]);
}

/// What is reported about the rule with this number and line.
fn rule(number: u32, line: u32, fate: &str) -> String {
    format!("{}, rules.xml:{line}: {}", text_with("trace-rule", &[("number", number.into())]), text(fate))
}

#[test]
fn what_each_rule_did_stands_beside_the_board() {
    let mut author = Try::template();
    assert!(author.beside().contains(&text("trace-none")));
    author.play("1,0");
    let told = author.beside();
    assert!(
        told.contains(&format!(
            "{}; STATE[0, 0]: Walker → Path; STATE[1, 0]: Path → Walker",
            rule(2, 15, "trace-done")
        )),
        "{told}"
    );
    let rest = text_with("trace-rest", &[("unmet", 2.into()), ("unreached", 0.into())]);
    assert!(told.contains(&rest), "{told}");
    assert!(!told.contains(&rule(4, 31, "trace-false")), "{told}");
    assert!(author.walk.choose_name("all-rules"));
    assert!(author.beside().contains(&rule(4, 31, "trace-false")), "{}", author.beside());
    // off the board: the part that was skipped, and why
    assert!(author.beside().contains(&rule(3, 22, "trace-done")), "{}", author.beside());
    assert!(author.beside().contains(&text("fault-outside-matrix")), "{}", author.beside());
    author.walk.handle(Event::Signal(Signal::Undo));
    assert!(author.beside().contains(&text("trace-none")));
}

#[test]
fn a_level_that_is_won_stays_to_be_looked_at() {
    let mut author = Try::template();
    author.play("1,0 2,0 2,1 2,2 1,2 0,2");
    assert_eq!((author.page().screen, author.board().as_str()), ("author", "... .#. @.."));
    assert!(author.beside().contains(&text_with("trace-rule", &[("number", 4.into())])), "{}", author.beside());
    assert!(author.walk.choose_name("next-level"));
    assert_eq!((author.page().screen, author.page().standing.unwrap().level.as_str()), ("author", "02"));
}

#[test]
fn nothing_that_an_author_tries_goes_on_record() {
    let mut author = Try::template();
    author.play("1,0");
    author.save(RULES, "in CROSS", "in STAR");
    author.play("2,0");
    let place = SavePlace { player: "Ann".into(), game: ID.into(), level: "01".into() };
    assert!(author.walk.app.store().saves(&place).saves.is_empty());
    assert!(author.walk.choose_name("play"));
    assert_eq!(author.page().screen, "board");
    assert_eq!(author.walk.app.store().saves(&place).saves.len(), 1, "from here on it does");
}

#[test]
fn the_authors_screen_is_reached_and_left_every_way() {
    for way in [Way::Switch, Way::Keyboard, Way::Mouse] {
        let mut author = Try::new(way, |_| {});
        author.play("1,0");
        assert!(author.walk.choose_name("change-game"), "{way:?}");
        assert_eq!(author.page().screen, "games", "{way:?}");
        assert!(author.walk.choose_name("author-list"), "{way:?}");
        assert!(author.walk.choose_name(&format!("game {ID}")), "{way:?}");
        assert_eq!(author.page().screen, "author", "{way:?}");
        author.save(RULES, "in CROSS", "in STAR");
        author.play("1,0 2,1");
        assert!(author.walk.choose_name("levels"), "{way:?}");
        assert!(author.walk.choose_name("level 02"), "{way:?}: {:?}", words(&author.page()));
        assert_eq!((author.page().screen, author.page().standing.unwrap().level.as_str()), ("author", "02"), "{way:?}");
        assert!(author.walk.choose_name("play"), "{way:?}");
        assert_eq!(author.page().screen, "board", "{way:?}");
    }
}

/// Saves as many editors do: a new file replaces the old one.
fn save_by_rename(folder: &Path, path: &str, from: &str, to: &str) {
    let file = folder.join(path);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains(from));
    std::fs::write(folder.join("~new"), text.replacen(from, to, 1)).unwrap();
    std::fs::rename(folder.join("~new"), file).unwrap();
}

#[test]
fn a_real_folder_is_examined_after_every_save() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("mine");
    switchboard::disk::new_game(&folder, None).unwrap();
    // given by its path, with no other game
    let mut store = FolderStore::new(around.path().join("users"), vec![folder.clone()]);
    let (woken, wakes) = std::sync::mpsc::channel();
    store.watch(move || woken.send(()).unwrap_or_default()).unwrap();
    store.examine(Some("mine")).unwrap();
    assert_eq!(store.examined().unwrap().entry.id, "mine");
    let until = |store: &mut FolderStore, what: &dyn Fn(&GameEntry) -> bool| {
        while !store.examined().is_some_and(|found| found.number > 0 && what(&found.entry)) {
            wakes.recv_timeout(Duration::from_secs(60)).expect("the program is woken after a change");
        }
    };
    until(&mut store, &|entry| entry.problems.is_empty());
    save_by_rename(&folder, RULES, "Gems = Gems - 1;", "Gems = Gems - 1");
    until(&mut store, &|entry| entry.problems.has_errors());
    assert!(store.games()[0].problems.has_errors(), "the list of games knows it too");
    save_by_rename(&folder, RULES, "Gems = Gems - 1", "Gems = Gems - 1;");
    until(&mut store, &|entry| entry.problems.is_empty());
    std::fs::remove_dir_all(&folder).unwrap();
    until(&mut store, &|entry| entry.game.is_none());
}

/// Folders that are watched a moment after the start are watched all the same.
#[test]
fn a_list_of_games_is_read_again_once_folders_are_watched() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("mine");
    switchboard::disk::new_game(&folder, None).unwrap();
    let mut store = FolderStore::new(around.path().join("users"), vec![folder.clone()]);
    let (woken, wakes) = std::sync::mpsc::channel();
    store.watch_soon(move || woken.send(()).unwrap_or_default());
    assert!(store.games().iter().any(|entry| entry.game.is_some()));
    wakes.recv_timeout(Duration::from_secs(60)).expect("the program is woken when the folder is watched");
    std::fs::remove_dir_all(&folder).unwrap();
    while store.games().iter().any(|entry| entry.game.is_some()) {
        wakes.recv_timeout(Duration::from_secs(60)).expect("the program is woken after a change");
    }
}
