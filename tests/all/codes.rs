//! Every code in docs/problems.md is produced by a faulty game (tests/bad_games, tests/bad_tiles), a command (tests/commands) or a test.
//! Here are the codes that no small file can produce: limits, disks, players' folders.

use super::bad_games::in_memory;
use super::faults::copy;
use super::memory_store::MemoryStore;
use super::rules_kit::{bools, engine, game, layout, pieces, rules, words};
use super::saves::sokoban;
use super::tile_kit::source;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use switchboard::diag::Problems;
use switchboard::disk::players::{LevelFolder, Users, file_name};
use switchboard::disk::{Catalogue, FolderFiles, new_game};
use switchboard::game::{Game, Layout, Level, MemoryFiles, RuleLanguage, Source, read_game};
use switchboard::generate::{check_generator, read_generator};
use switchboard::history::Session;
use switchboard::play::{Engine, Outcome, check};
use switchboard::shell::{LastPlayer, Settings, Store, own_level_name};
use switchboard::solve::Budget;
use switchboard::tiles;

/// Codes that no test can produce, and why.
const NEVER_GIVEN: [(&str, &str); 3] = [
    ("R001", "a compiled program that breaks its own bounds: rules of any text are compiled to sound ones (fuzzed.rs)"),
    ("S007", "the manual is missing beside the program: it lies in the source folder wherever tests run"),
    ("S008", "the system cannot watch a folder: it can"),
];

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn good() -> MemoryFiles {
    in_memory(&home().join("tests/bad_games/good"))
}

fn codes(problems: &Problems) -> Vec<&'static str> {
    problems.iter().map(|problem| problem.code.name()).collect()
}

/// The codes for the good game with one file changed.
fn with(path: &str, change: impl Fn(String) -> String) -> Vec<&'static str> {
    let mut files = good();
    let text = String::from_utf8(files.files[path].clone()).unwrap();
    files.files.insert(path.to_owned(), change(text).into_bytes());
    codes(&check(&files, "x").problems)
}

#[test]
fn every_code_is_given_by_a_test() {
    let mut given = String::new();
    for folder in ["tests/all", "tests/bad_games", "tests/bad_tiles", "tests/commands", "src", "crates"] {
        add_tests(&home().join(folder), &mut given);
    }
    let docs = fs::read_to_string(home().join("docs/problems.md")).unwrap();
    let code = regex::Regex::new(r"(?m)^\| ([A-Z][0-9]{3}) \|").unwrap();
    let all: Vec<&str> = code.captures_iter(&docs).map(|found| found.get(1).unwrap().as_str()).collect();
    let twice: BTreeSet<&str> =
        all.iter().filter(|code| all.iter().filter(|c| c == code).count() > 1).copied().collect();
    assert!(twice.is_empty(), "codes with two meanings: {twice:?}");
    let never: BTreeSet<&str> = NEVER_GIVEN.iter().map(|(code, _)| *code).collect();
    let missing: Vec<&&str> = all.iter().filter(|code| !never.contains(**code) && !given.contains(**code)).collect();
    assert!(all.len() > 120, "only {} codes", all.len());
    assert!(missing.is_empty(), "no test gives {missing:?}");
}

/// The texts of tests: whole files in tests/, and what follows `#[cfg(test)]` in src/ and crates/.
fn add_tests(folder: &Path, texts: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            add_tests(&path, texts);
        } else if path.extension().is_some_and(|ending| ["rs", "snap", "trycmd"].iter().any(|known| ending == *known)) {
            let text = fs::read_to_string(&path).unwrap();
            let is_source = ["src", "crates"].iter().any(|folder| path.starts_with(home().join(folder)));
            let test = if is_source { text.split_once("#[cfg(test)]").map_or("", |(_, test)| test) } else { &text };
            texts.push_str(test.split("const NEVER_GIVEN").next().unwrap_or_default());
            texts.push_str(test.split_once("fn home()").map_or("", |(_, rest)| rest));
        }
    }
}

#[test]
fn files_that_cannot_be_read() {
    assert_eq!(with("rules.xml", |text| text + &" ".repeat(8 << 20)), ["F002"]);
    assert_eq!(codes(&check(&MemoryFiles::default(), "x").problems), ["F006"]);
    let around = tempfile::tempdir().unwrap();
    for place in ["one/lamps", "other/lamps"] {
        copy(&home().join("tests/bad_games/good"), &around.path().join(place));
    }
    let catalogue = Catalogue::new(&[around.path().join("one"), around.path().join("other")]);
    assert_eq!(codes(catalogue.problems()), ["F009"]);
    let lamps = around.path().join("one/lamps");
    fs::remove_file(lamps.join("settings.xml")).unwrap();
    fs::create_dir(lamps.join("settings.xml")).unwrap();
    assert_eq!(codes(&check(&FolderFiles::new(&lamps), "lamps").problems), ["F003"]);
    assert_eq!(new_game(&lamps.join("rules.xml/inner"), None).unwrap_err().code, "N002");
}

#[test]
fn more_than_the_limits_allow() {
    let pieces = |count: usize| {
        let piece = |n| {
            format!(
                "<GamePiece><Name>P{n}</Name><PictureFileName>Avatar</PictureFileName><ShowBorder>true</ShowBorder></GamePiece>"
            )
        };
        (0..count).map(piece).collect::<String>()
    };
    let end = "</ArrayOfGamePiece>";
    assert!(with("pieces.xml", |text| text.replace(end, &(pieces(4096) + end))).contains(&"P006"));
    let layers = "<Layer><PictureFileName>dark.svg</PictureFileName></Layer>".repeat(17);
    let many = with("pieces.xml", |text| text.replacen("<ShowBorder>", &format!("{layers}<ShowBorder>"), 1));
    assert_eq!(many, ["P006"]);
    let item = |n| format!("<Item><Name>I{n}</Name><Value xsi:type=\"xsd:int\">0</Value></Item>");
    let items: String = (0..4097).map(item).collect();
    let level = "LEVELS/01/startingLayout.xml";
    assert_eq!(with(level, |text| text.replace("</Items>", &(items.clone() + "</Items>"))), ["L014"]);
}

fn lamps(text: &str) -> Game {
    let board = layout(0, 0, vec![], vec![words("STATE", &["Dark"]), bools("VALID", &["1"])]);
    game(pieces(&["Dark"]), rules(RuleLanguage::Two, &[(text, false)]), board)
}

#[test]
fn rules_and_levels_that_cannot_be_compiled_or_run() {
    let endless = engine(lamps("while (true) { Px = Px; }"));
    let turn = endless.play(&mut endless.start(1), &"0,0".parse().unwrap()).unwrap();
    assert_eq!(turn.problems.iter().map(|p| p.code.name()).collect::<Vec<_>>(), ["R005"]);
    let game = Arc::new(lamps("Px = 0;"));
    assert_eq!(codes(&Engine::new(Arc::clone(&game), 7).unwrap_err()), ["R002"]);
    let engine = Engine::new(game, 0).unwrap();
    let found = codes(&engine.restore(&Layout::default(), 0, 0, Outcome::Playing).unwrap_err());
    assert!(!found.is_empty() && found.iter().all(|code| *code == "R004"), "{found:?}");
    let mut many = lamps("Px = 0;");
    for name in ["ONE", "TWO"] {
        let row = |y: i32| (0..200).map(|x| format!("{name}{x}and{y} ")).collect::<String>();
        let rows: Vec<String> = (0..200).map(row).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        many.levels[0].layout.matrices.push(words(name, &rows));
    }
    assert_eq!(codes(&Engine::new(Arc::new(many), 0).unwrap_err()), ["R003"]);
}

#[test]
fn games_of_tiles() {
    let found = |text: &str| codes(&tiles::read(&source(text)).1);
    assert_eq!(found(""), ["T001"]);
    assert_eq!(found(&"[".repeat(99)), ["T003"]);
    let good = fs::read_to_string(home().join("tests/bad_tiles/good.json")).unwrap();
    let mut nobody: serde_json::Value = serde_json::from_str(&good).unwrap();
    nobody["players"] = serde_json::json!([]);
    assert!(found(&nobody.to_string()).contains(&"T040"));
    let mut files = in_memory(&home().join("games/cheese-hunt"));
    let text = String::from_utf8(files.files["description.xml"].clone()).unwrap();
    let text = text.replace("<Players>2-4</Players>", "<Players>2</Players>");
    files.files.insert("description.xml".to_owned(), text.into_bytes());
    let read = check(&files, "cheese-hunt");
    assert_eq!(codes(&read.problems), ["T051"]);
    let engine = Engine::new(Arc::new(read.game.unwrap()), 0).unwrap();
    assert_eq!(codes(&engine.script("Score = 1;", "x.xml", &["Score"]).unwrap_err()), ["T050"]);
    assert_eq!(codes(&engine.restore(&Layout::default(), 0, 0, Outcome::Playing).unwrap_err()), ["T060"]);
}

#[test]
fn generators() {
    let lights = read_game(&FolderFiles::new(home().join("games/lights-out")), "lights-out").game.unwrap();
    let generator = read_generator(&Arc::new(lights.clone())).0.unwrap();
    assert_eq!(generator.recipe(Some("terrible")).err().unwrap().code, "G005");
    let text = "<Generator><Method>scramble</Method><Level>01</Level></Generator>";
    let generator = Some(Source::new("generator.xml", text));
    let mut unsolved = Game { generator, ..lights };
    unsolved.levels.iter_mut().for_each(|level| level.solution.clear());
    let found = codes(&check_generator(&Arc::new(unsolved), &Budget::default()));
    assert!(found.iter().all(|code| *code == "G007"), "{found:?}");
    let output = program(&["generate", "tests/bad_games/good", "--count", "1"], home());
    assert!(output.contains("G006"), "{output}");
}

/// What the program prints on standard error.
fn program(words: &[&str], folder: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).current_dir(folder).output().unwrap();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn saves_that_are_not_there() {
    let engine = sokoban();
    assert_eq!(codes(&Session::resume(engine.clone(), &[], 0).err().unwrap()), ["H001"]);
    let around = tempfile::tempdir().unwrap();
    let folder = LevelFolder::new(around.path().join("level"));
    let mut session = Session::start(engine.clone(), 1, 7, 0);
    for _ in 0..3 {
        let chosen = engine.moves(session.state())[0];
        session.play(&chosen, "keyboard", 40).unwrap();
    }
    for save in session.take_saves() {
        folder.write(&save, folder.start().as_ref()).unwrap();
    }
    fs::remove_file(folder.path().join(file_name(1))).unwrap();
    assert_eq!(codes(&folder.current(&|| None).problems), ["H004"]);
}

#[test]
fn players_folders() {
    let around = tempfile::tempdir().unwrap();
    let told = |words: &[&str]| program(words, around.path());
    fs::write(around.path().join("no.zip"), "no zip").unwrap();
    for (words, code) in [
        (&["players", "add", " ", "--users", "u"][..], "S013"),
        (&["players", "remove", "Nobody", "--yes", "--users", "u"], "S006"),
        (&["players", "import", "no.zip", "--users", "u"], "S012"),
    ] {
        let told = told(words);
        assert!(told.contains(code), "{words:?}: {told}");
    }
    assert_eq!(told(&["players", "add", "Jana", "--users", "u"]), "");
    let told = told(&["history", "Jana", "--format", "csv", "--out", "nowhere/x.csv", "--users", "u"]);
    assert!(told.contains("S011"), "{told}");
    let users = Users::new(around.path().join("u"));
    assert_eq!(users.folder("..").unwrap_err().code, "S004");
    let player = users.names().unwrap().remove(0);
    let settings = users.folder(&player).unwrap().join("settings.xml");
    let write = |text: &str| fs::write(&settings, text).unwrap();
    write("<Settings><Setting name=\"nothing\">7</Setting></Settings>");
    assert_eq!(codes(&users.settings(&player).1), ["S005"]);
    write(&" ".repeat(9 << 20));
    assert_eq!(codes(&users.settings(&player).1), ["S003"]);
    let _ = fs::remove_file(&settings);
    fs::create_dir_all(&settings).unwrap();
    assert_eq!(codes(&users.settings(&player).1), ["S001"]);
}

#[cfg(feature = "parquet")]
#[test]
fn a_data_set_that_cannot_be_written() {
    let around = tempfile::tempdir().unwrap();
    fs::write(around.path().join("file"), "").unwrap();
    assert_eq!(program(&["players", "add", "Jana", "--users", "u"], around.path()), "");
    let words = ["play", "Jana", "--game", "games/lights-out", "--headless", "--signals", "-", "--users"];
    let users = around.path().join("u");
    let words: Vec<&str> = words.into_iter().chain([users.to_str().unwrap()]).collect();
    program(&words, home());
    let told = program(&["history", "Jana", "--format", "parquet", "--out", "file/x", "--users", "u"], around.path());
    assert!(told.contains("S009"), "{told}");
}

#[test]
fn a_store_that_refuses() {
    let mut store = MemoryStore::new(Vec::new());
    assert_eq!(store.save_settings("nobody", &Settings::default()).unwrap_err().code, "D002");
    assert_eq!(store.keep_level("nobody", "nothing", &Level::default()).unwrap_err().code, "D003");
    assert_eq!(store.remove_level("nobody", "nothing", "01").unwrap_err().code, "S015");
    let all: Vec<String> = (1..=999).map(|number| format!("N{number:03}")).collect();
    assert_eq!(own_level_name(all.iter().map(String::as_str)).unwrap_err().code, "S014");
    assert_eq!(own_level_name(["N999", "N001"].into_iter()).unwrap(), "N002", "one that was removed is free again");
    store.refuses = true;
    assert_eq!(store.set_last_player(&LastPlayer::default()).unwrap_err().code, "D001");
}

#[test]
fn measures() {
    let game = read_game(&FolderFiles::new(home().join("games/piskvorky")), "piskvorky").game.unwrap();
    let found = |inner: &str| {
        let text = format!("<Measures>\n{inner}\n<Name>Mine</Name>\n</Measures>");
        let measures = Some(Source::new("measures.xml", text));
        let problems = check_generator(&Arc::new(Game { measures, ..game.clone() }), &Budget::default());
        let lines = problems.iter().map(|p| (p.code.name(), p.place.as_ref().map_or(0, |place| place.line)));
        lines.collect::<Vec<(&str, u32)>>()
    };
    let measure = |name: &str, ends: &str| format!("<Measure {name} {ends}><Label>Columns</Label></Measure>");
    let good = measure("name=\"Width\"", "least=\"3\" most=\"5\"");
    assert_eq!(found(&good), []);
    let cases = [
        (String::new(), ("X011", 1)),
        (measure("name=\"Widht\"", "least=\"3\" most=\"5\""), ("G010", 2)),
        (measure("", "least=\"3\" most=\"5\""), ("X011", 2)),
        (measure("name=\"Width\"", ""), ("G010", 2)),
        (measure("name=\"Width\"", "least=\"5\" most=\"3\""), ("G010", 2)),
        (measure("name=\"Width\"", "least=\"3\" most=\"300\""), ("V001", 2)),
        (measure("name=\"K\"", "least=\"0\" most=\"100\""), ("G010", 2)),
        (format!("{good}\n{good}"), ("G010", 3)),
        (format!("<Level>77</Level>{good}"), ("G001", 2)),
        (format!("{good}\n<Contents>Free = ;</Contents>"), ("G010", 3)),
        (format!("{good}\n<Contents>while (true) {{ Free = 1; }}</Contents>"), ("G010", 3)),
    ];
    for (inner, wanted) in cases {
        assert_eq!(found(&inner), [wanted], "{inner}");
    }
}
