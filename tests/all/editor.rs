//! The level editor by signals: painting and saving, undo, other matrices, size, items, a new level; what another
//! program wrote meanwhile; folders that cannot be written; everything with one switch.

use super::bad_games::in_memory;
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, opening, text, text_with, words};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use switchboard::game::{LevelText, Name, Value};
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{App, Block, ChoiceId, ChoiceKind, Event, Examined, Page, Profile, Signal, Start, examine};

const ID: &str = "new";

type LevelTexts = Arc<Mutex<BTreeMap<(String, String), Vec<u8>>>>;

/// The editor over the template, its level 01 in this file.
struct Try {
    walk: Walk,
    files: LevelTexts,
    desk: Arc<Mutex<Option<Examined>>>,
}

fn template() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("help/NEW_GAME")
}

fn key(level: &str) -> (String, String) {
    (ID.to_owned(), level.to_owned())
}

impl Try {
    fn with(
        way: Way,
        change: impl FnOnce(&str) -> String,
        settings: impl FnOnce(&mut switchboard::shell::Settings),
    ) -> Self {
        let game = in_memory(&template());
        let text = String::from_utf8(game.files["LEVELS/01/startingLayout.xml"].clone()).unwrap();
        let mut store = MemoryStore::new(vec![examine(&game, ID)]);
        let (files, desk) = (Arc::clone(&store.level_files), Arc::clone(&store.desk));
        files.lock().unwrap().insert(key("01"), change(&text).into_bytes());
        let mut own = Walk::settings(way);
        settings(&mut own);
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), own));
        let start = Start { player: Some("Ann".into()), game: Some(ID.into()), level: None };
        let mut walk = Walk::of(way, App::for_author(Box::new(store), &start, 0).unwrap());
        assert!(walk.choose_name("edit"));
        assert_eq!(walk.page().screen, "editor");
        Self { walk, files, desk }
    }

    fn new(way: Way) -> Self {
        Self::with(way, str::to_owned, |_| {})
    }

    fn file(&self, level: &str) -> String {
        String::from_utf8(self.files.lock().unwrap()[&key(level)].clone()).unwrap()
    }

    /// Another program writes the file.
    fn write(&mut self, from: &str, to: &str) {
        let text = self.file("01");
        assert!(text.contains(from));
        self.files.lock().unwrap().insert(key("01"), text.replacen(from, to, 1).into_bytes());
    }

    fn page(&self) -> Page {
        self.walk.page()
    }

    fn choose(&mut self, name: &str) {
        let names: Vec<String> = self.page().choices.into_iter().map(|choice| choice.name).collect();
        assert!(self.walk.choose_name(name), "no {name} in {names:?}");
    }

    /// Chooses the choice with this label of the game.
    fn pick(&mut self, label: &str) {
        assert!(self.walk.choose_label(label), "no {label}");
    }

    fn is_enabled(&self, name: &str) -> bool {
        self.page().named(name).is_some()
    }

    fn paint(&mut self, cells: &str) {
        for cell in Move::read_list(cells).unwrap() {
            assert!(self.walk.play(cell), "{cell} cannot be chosen");
        }
    }

    fn board(&self) -> String {
        super::live::symbols(self.page())
    }

    fn notices(&self) -> String {
        self.page().notices.into_iter().map(|notice| notice.text).collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn cells_are_painted_and_saving_changes_them_alone() {
    let mut editor = Try::new(Way::Mouse);
    let before = editor.file("01");
    assert_eq!(editor.board(), "@.* .#. *..");
    assert!(!editor.is_enabled("save"), "nothing is changed yet");
    editor.choose("brush Wall");
    editor.paint("0,2 1,2");
    assert_eq!(editor.board(), "@.* .#. ##.");
    assert_eq!(editor.file("01"), before, "nothing is written before it is asked for");
    editor.choose("brush Gem");
    editor.paint("1,0");
    editor.choose("save");
    let expected =
        before.replace("Walker Path   Gem", "Walker Gem   Gem").replace("Gem    Path   Path", "Wall    Wall   Path");
    assert_eq!(editor.file("01"), expected);
    assert!(editor.notices().starts_with(&opening("edit-saved", &["file"])), "{}", editor.notices());
    assert!(!editor.is_enabled("save"));
    editor.choose("leave");
    assert_eq!(editor.page().screen, "author", "nothing is left to be asked");
}

#[test]
fn strokes_are_taken_back_and_done_again() {
    let mut editor = Try::new(Way::Mouse);
    let before = editor.file("01");
    editor.choose("brush Wall");
    editor.paint("1,0 2,0");
    editor.choose("undo");
    assert_eq!(editor.board(), "@#* .#. *..");
    editor.walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(editor.board(), "@.* .#. *..");
    editor.walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(editor.notices(), text("edit-nothing-to-undo"));
    editor.choose("edit-redo");
    editor.choose("edit-redo");
    assert_eq!(editor.board(), "@## .#. *..");
    editor.choose("undo");
    editor.choose("brush Path");
    editor.paint("0,0");
    assert!(!editor.is_enabled("edit-redo"), "what was taken back is gone after something else was done");
    editor.choose("save");
    assert_eq!(editor.file("01"), before.replace("Walker Path   Gem", "Path Wall   Gem"));
    // saved changes can be undone too
    editor.choose("undo");
    editor.choose("undo");
    editor.choose("save");
    assert_eq!(editor.file("01"), before);
}

#[test]
fn every_matrix_has_its_brushes() {
    let more = "<MatrixString><name>FINAL</name><width>3</width><height>3</height><Rows><Row>* * *</Row><Row>* * *</Row>\
                <Row>* * Walker</Row></Rows></MatrixString><MatrixInt><name>Deep</name><width>2</width><height>1</height>\
                <Rows><Row>3 7</Row></Rows></MatrixInt><MatrixString><name>Word</name><width>2</width><height>1</height>\
                <Rows><Row>left right</Row></Rows></MatrixString></Matrixes>";
    let mut editor = Try::with(Way::Mouse, |text| text.replace("</Matrixes>", more), |_| {});
    let before = editor.file("01");
    for (layer, expected) in [
        ("VALID", ["true", "false"].as_slice()),
        ("FINAL", &["*", "Wall", "Path", "Gem", "Walker"]),
        ("Deep", &["2", "3", "7", "8"]),
        ("Word", &["left", "right"]),
    ] {
        editor.choose("edit-layer");
        editor.pick(layer);
        let mut brushes: Vec<String> = gallery(&editor.page());
        let mut wanted: Vec<String> = expected.iter().map(|value| format!("brush {value}")).collect();
        brushes.sort();
        wanted.sort();
        assert_eq!(brushes, wanted, "{layer}");
    }
    editor.choose("brush right");
    editor.paint("0,0");
    editor.choose("edit-layer");
    editor.pick("Deep");
    editor.choose("brush 8");
    editor.paint("1,0");
    editor.choose("edit-layer");
    editor.pick("FINAL");
    editor.choose("brush Gem");
    editor.paint("0,0");
    editor.choose("edit-layer");
    editor.pick("VALID");
    editor.choose("brush true");
    editor.paint("2,2");
    editor.choose("save");
    let expected = before
        .replace("<Row>left right", "<Row>right right")
        .replace("3 7", "3 8")
        .replacen("<Row>* * *", "<Row>Gem * *", 1)
        .replace("<Row>false false false", "<Row>false false true");
    assert_eq!(editor.file("01"), expected);
}

/// The names of the brushes.
fn gallery(page: &Page) -> Vec<String> {
    let galleries =
        page.blocks.iter().filter_map(|(_, block)| if let Block::Gallery(rows) = block { Some(rows) } else { None });
    galleries.flatten().map(|row| page.choices[row.choice.0].name.clone()).collect()
}

#[test]
fn one_choice_paints_a_row_a_column_or_everything() {
    let mut editor = Try::new(Way::Mouse);
    editor.choose("brush Wall");
    editor.choose("edit-reach-cell");
    editor.paint("1,2");
    assert_eq!(editor.board(), "@.* .#. ###");
    assert_eq!(editor.notices(), text_with("edit-painted", &[("what", "Wall".into()), ("count", 3.into())]));
    editor.choose("edit-reach-row");
    editor.paint("2,0");
    assert_eq!(editor.board(), "@.# .## ###");
    editor.choose("edit-reach-column");
    editor.paint("0,0");
    assert_eq!(editor.board(), "### ### ###");
    editor.choose("undo");
    assert_eq!(editor.board(), "@.# .## ###", "one choice is one step");
}

#[test]
fn the_board_grows_and_shrinks_in_all_its_matrices() {
    let mut editor = Try::new(Way::Mouse);
    let before = editor.file("01");
    editor.choose("edit-size");
    editor.choose("edit-wider");
    editor.choose("edit-higher");
    editor.choose("back");
    assert_eq!(editor.board(), "@.** .#.. *... *...");
    editor.choose("save");
    let wide = editor.file("01");
    for part in
        ["<name>STATE</name><width>4</width><height>4</height>", "<name>VALID</name><width>4</width><height>4</height>"]
    {
        assert!(wide.contains(part), "{wide}");
    }
    assert!(wide.contains("        <Row>Walker Path   Gem   Gem</Row>\n"), "{wide}");
    assert!(
        wide.contains(
            "        <Row>Gem    Path   Path   Path</Row>\n        <Row>Gem    Path   Path   Path</Row>\n      </Rows>"
        ),
        "{wide}"
    );
    editor.choose("edit-size");
    editor.choose("edit-narrower");
    editor.choose("edit-lower");
    editor.choose("back");
    editor.choose("save");
    assert_eq!(editor.file("01"), before, "smaller again is as it was");
    editor.choose("edit-size");
    for _ in 0..2 {
        editor.choose("edit-lower");
    }
    assert!(!editor.is_enabled("edit-lower"), "a board has a row");
    for _ in 0..4 {
        editor.walk.handle(Event::Signal(Signal::Undo));
    }
    editor.choose("back");
    assert_eq!(editor.board(), "@.** .#.. *... *...");
}

#[test]
fn the_start_and_other_values_are_set() {
    let mut editor = Try::new(Way::Mouse);
    let before = editor.file("01");
    editor.choose("start-brush");
    editor.paint("2,1");
    assert_eq!(
        editor.notices(),
        text_with("edit-painted", &[("what", text("edit-start").into()), ("count", 1.into())])
    );
    editor.choose("edit-values");
    editor.choose("show Gems");
    editor.choose("add 1");
    editor.choose("add 10");
    editor.choose("add -1");
    editor.choose("back");
    editor.choose("back");
    editor.choose("save");
    let at = |name: &str, value: i32| format!("<Name>{name}</Name><Value xsi:type=\"xsd:int\">{value}</Value>");
    let expected = before
        .replace(&at("Ax", 0), &at("Ax", 2))
        .replace(&at("Ay", 0), &at("Ay", 1))
        .replace(&at("Gems", 2), &at("Gems", 12));
    assert_eq!(editor.file("01"), expected);
    for _ in 0..3 {
        editor.choose("undo");
    }
    editor.choose("undo");
    editor.choose("save");
    assert_eq!(editor.file("01"), before);
}

#[test]
fn a_new_level_is_a_copy_and_is_edited_from_then_on() {
    let mut editor = Try::new(Way::Mouse);
    let before = editor.file("01");
    editor.choose("brush Wall");
    editor.paint("1,0");
    editor.choose("new-level");
    assert_eq!(editor.page().standing.unwrap().level, "03");
    assert_eq!(editor.file("01"), before);
    assert!(editor.file("03").contains("Walker Wall   Gem"), "{}", editor.file("03"));
    editor.paint("2,0");
    editor.choose("save");
    assert!(editor.file("03").contains("Walker Wall   Wall"), "{}", editor.file("03"));
    assert_eq!(editor.file("01"), before);
    editor.choose("leave");
    assert_eq!(editor.page().standing.unwrap().level, "01", "the folder is not examined yet");
    let mut game = in_memory(&template());
    let copied = |name: &str| (format!("LEVELS/03/{name}"), game.files[&format!("LEVELS/01/{name}")].clone());
    let new = ["description.xml", "startingLayout.xml"].map(copied);
    game.files.extend(new);
    game.files.insert("LEVELS/03/startingLayout.xml".into(), editor.file("03").into_bytes());
    *editor.desk.lock().unwrap() = Some(Examined { number: 2, entry: examine(&game, ID) });
    editor.walk.handle(Event::World);
    assert_eq!((editor.page().screen, editor.page().standing.unwrap().level.as_str()), ("author", "03"));
    assert_eq!(editor.board(), "@## .#. *..");
}

#[test]
fn leaving_asks_where_something_is_not_saved() {
    for leave in ["leave", "esc", "quit"] {
        let mut editor = Try::new(Way::Mouse);
        let before = editor.file("01");
        editor.choose("brush Wall");
        editor.paint("1,0");
        let go = |editor: &mut Try| match leave {
            "esc" => editor.walk.handle(Event::Signal(Signal::ChangeGame)),
            "quit" => editor.walk.handle(Event::Signal(Signal::Quit)),
            _ => editor.choose("leave"),
        };
        go(&mut editor);
        let asked = words(&editor.page());
        assert!(asked.iter().any(|shown| *shown == text("edit-ask-leave")), "{leave}: {asked:?}");
        editor.choose("stay");
        assert_eq!(editor.board(), "@#* .#. *..");
        go(&mut editor);
        editor.choose("leave-unsaved");
        assert_eq!((editor.page().screen, editor.file("01")), ("author", before.clone()), "{leave}");
        editor.choose("edit");
        assert_eq!(editor.board(), "@.* .#. *..");
        editor.choose("brush Wall");
        editor.paint("1,0");
        go(&mut editor);
        editor.choose("save-and-leave");
        assert_eq!(editor.page().screen, "author");
        assert_eq!(editor.file("01"), before.replace("Walker Path   Gem", "Walker Wall   Gem"));
        assert!(editor.notices().starts_with(&opening("edit-saved", &["file"])), "{}", editor.notices());
    }
}

#[test]
fn what_another_program_wrote_is_never_lost_silently() {
    let theirs = |text: &str| text.replace("Gem    Path   Path", "Gem    Path   Gem");
    for answer in ["take-theirs", "write-mine"] {
        let mut editor = Try::new(Way::Mouse);
        let before = editor.file("01");
        editor.choose("brush Wall");
        editor.paint("1,0");
        editor.write("Gem    Path   Path", "Gem    Path   Gem");
        editor.choose("save");
        assert_eq!(editor.file("01"), theirs(&before), "nothing was written over");
        editor.choose("stay");
        assert_eq!(editor.board(), "@#* .#. *..", "and nothing of what was painted is lost");
        editor.choose("save");
        editor.choose(answer);
        if answer == "write-mine" {
            assert_eq!(editor.file("01"), before.replace("Walker Path   Gem", "Walker Wall   Gem"));
        } else {
            assert_eq!((editor.board().as_str(), editor.file("01")), ("@.* .#. *.*", theirs(&before)));
        }
        editor.paint("2,0");
        editor.choose("save");
        assert!(editor.notices().starts_with(&opening("edit-saved", &["file"])), "{}", editor.notices());
    }
}

#[test]
fn a_change_outside_is_taken_over_where_nothing_is_lost_by_it() {
    let mut editor = Try::new(Way::Mouse);
    editor.write("Gem    Path   Path", "Gem    Path   Gem");
    editor.walk.handle(Event::World);
    assert_eq!(editor.board(), "@.* .#. *.*");
    assert!(editor.notices() == text("edit-reread"), "{}", editor.notices());
    editor.choose("brush Wall");
    editor.paint("1,0");
    editor.write("Gem    Path   Gem", "Gem    Path   Wall");
    editor.walk.handle(Event::World);
    assert_eq!(editor.board(), "@#* .#. *.*", "what was painted stays");
    assert!(editor.notices().contains(&text("edit-changed-meanwhile")), "{}", editor.notices());
    editor.choose("undo");
    editor.write("</LevelLayout>", "");
    editor.walk.handle(Event::World);
    assert!(editor.notices().contains(&text("edit-faulty-meanwhile")), "{}", editor.notices());
    assert_eq!(editor.board(), "@.* .#. *.*");
}

#[test]
fn a_faulty_level_tells_why_and_leads_back() {
    let mut editor = Try::with(Way::Mouse, |text| text.replace("Walker Path   Gem", "Walker Path"), |_| {});
    let page = editor.page();
    assert!(page.blocks.iter().any(|(_, block)| matches!(block, Block::Code(text) if text.contains("L006"))));
    editor.choose("back");
    assert_eq!(editor.page().screen, "author");
}

#[test]
fn what_cannot_be_written_into_a_file_is_told() {
    let game = in_memory(&template());
    let level = LevelText::read("f", &game.files["LEVELS/01/startingLayout.xml"]).unwrap();
    let mut wanted = level.layout().clone();
    wanted.matrices[0].set_value(0, &Value::Text(Name::new("")));
    let problem = level.with(&wanted).unwrap_err();
    assert_eq!((problem.code.name(), problem.cures().len()), ("N005", 1));
}

/// How many levels of each shipped game are tried.
const LEVELS_TRIED: usize = 3;

#[test]
fn every_shipped_game_can_be_edited() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut tried = 0;
    for game in std::fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(levels) = std::fs::read_dir(game.join("LEVELS")) else { continue };
        let mut levels: Vec<PathBuf> = levels.map(|entry| entry.unwrap().path().join("startingLayout.xml")).collect();
        levels.sort();
        for path in levels.into_iter().filter(|path| path.is_file()).take(LEVELS_TRIED) {
            let bytes = std::fs::read(&path).unwrap();
            let level = LevelText::read("f", &bytes).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
            assert_eq!(level.with(level.layout()).unwrap(), bytes, "{}", path.display());
            // the first and the last value of each matrix change places, and back again
            let mut wanted = level.layout().clone();
            for matrix in &mut wanted.matrices {
                let (first, last) = (0, matrix.size.area() - 1);
                let values = (matrix.value(first).unwrap(), matrix.value(last).unwrap());
                matrix.set_value(first, &values.1);
                matrix.set_value(last, &values.0);
            }
            let changed = level.with(&wanted).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
            let changed = LevelText::read("f", &changed).unwrap();
            assert_eq!(*changed.layout(), wanted);
            let mut size = wanted.clone();
            for matrix in &mut size.matrices {
                *matrix = matrix.resized(switchboard::grid::Size::new(matrix.size.width + 1, matrix.size.height + 1));
            }
            assert_eq!(
                *LevelText::read("f", &changed.with(&size).unwrap()).unwrap().layout(),
                size,
                "{}",
                path.display()
            );
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried}");
}

#[test]
fn one_switch_alone_paints_saves_and_leaves() {
    for method in ["Best", "Linear", "RowColumn", "LikelyFirst"] {
        let mut editor = Try::with(Way::Switch, str::to_owned, |settings| settings.set("method", method).unwrap());
        let before = editor.file("01");
        editor.choose("brush Wall");
        editor.paint("1,0 2,0");
        editor.choose("undo");
        editor.choose("edit-layer");
        editor.pick("VALID");
        editor.choose("brush false");
        editor.paint("1,0");
        editor.choose("edit-size");
        editor.choose("edit-higher");
        editor.choose("back");
        editor.choose("undo");
        editor.choose("save");
        let expected = before
            .replace("Walker Path   Gem", "Walker Wall   Gem")
            .replace("<Row>false true  false", "<Row>false false  false");
        assert_eq!(editor.file("01"), expected, "{method}");
        editor.choose("leave");
        assert_eq!(editor.page().screen, "author", "{method}");
    }
}

#[test]
fn the_keyboard_alone_walks_and_paints() {
    let mut editor = Try::new(Way::Keyboard);
    let key = |editor: &mut Try, signal: Signal| {
        editor.walk.now_ms += 700;
        editor.walk.handle(Event::Signal(signal));
    };
    editor.choose("brush Wall");
    editor.walk.handle(Event::Signal(Signal::Point("0,0".parse().unwrap())));
    for signal in [Signal::Right, Signal::Action, Signal::Right, Signal::Action, Signal::Down, Signal::Action] {
        key(&mut editor, signal);
    }
    assert_eq!(editor.board(), "@## .## *..", "the focus stays where something was painted");
    for _ in 0..2 {
        key(&mut editor, Signal::Down);
    }
    let focus = editor.page().focus.map(|id: ChoiceId| editor.page().choices[id.0].clone()).unwrap();
    assert_ne!(focus.kind, ChoiceKind::Cancel);
    assert!(gallery(&editor.page()).contains(&focus.name), "below the board are the brushes: {}", focus.name);
    editor.choose("save");
    assert!(editor.file("01").contains("Walker Wall   Wall"));
}

#[test]
fn every_language_has_the_editor() {
    for language in [Language::Czech, Language::Slovak, Language::German] {
        let mut store = MemoryStore::new(vec![examine(&in_memory(&template()), ID)]);
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", language), Walk::settings(Way::Mouse)));
        let start = Start { player: Some("Ann".into()), game: Some(ID.into()), level: None };
        let mut walk = Walk::of(Way::Mouse, App::for_author(Box::new(store), &start, 0).unwrap());
        assert!(walk.choose_name("edit"), "{language:?}");
        assert_eq!(walk.page().screen, "editor");
    }
}

#[test]
fn where_it_cannot_be_saved_what_was_painted_stays() {
    let game = in_memory(&template());
    let mut store = MemoryStore::new(vec![examine(&game, ID)]);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    store.refuses = true;
    let start = Start { player: Some("Ann".into()), game: Some(ID.into()), level: None };
    let mut walk = Walk::of(Way::Mouse, App::for_author(Box::new(store), &start, 0).unwrap());
    assert!(walk.choose_name("edit") && walk.choose_name("brush Wall"));
    assert!(walk.play("1,0".parse::<Move>().unwrap()));
    assert!(walk.choose_name("save"));
    let told: Vec<String> = walk.page().notices.into_iter().map(|notice| notice.text).collect();
    assert!(told.iter().any(|text| text.contains("the disk is full")), "{told:?}");
    assert!(words(&walk.page()).iter().any(|shown| shown.contains(&text("edit-unsaved"))));
    assert!(walk.choose_name("leave") && walk.choose_name("save-and-leave"));
    assert_eq!(walk.page().screen, "editor", "it does not leave with what is not saved");
}
