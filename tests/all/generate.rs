//! Levels made by generator.xml: proven, the same for the same seed, and every fault of the file told with its place.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Source, read_game};
use switchboard::play::{Engine, Move};
use switchboard::solve::{
    Maker, NoLevel, Progress, Stop, Unwatched, check_generator, new_level, read_generator, replays,
};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

fn game(id: &str) -> Arc<Game> {
    Arc::new(read_game(&FolderFiles::new(games().join(id)), id).game.unwrap())
}

/// Games that have a generator.xml.
fn with_generator() -> Vec<String> {
    let names = fs::read_dir(games()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut all: Vec<String> = names.filter(|id| games().join(id).join("generator.xml").exists()).collect();
    all.sort();
    all
}

#[test]
fn every_generator_makes_levels_that_replay_and_the_same_seed_makes_the_same() {
    let all = with_generator();
    assert!(all.len() >= 15, "{all:?}");
    for id in all {
        let game = game(&id);
        let generator = read_generator(&game).0.unwrap();
        let maker = Maker::new(&game, &generator, &generator.usual).unwrap();
        let made = maker.level("new", 5, &Unwatched).unwrap_or_else(|why| panic!("{id}: {}", why.text()));
        let again = maker.level("new", 5, &Unwatched).unwrap();
        assert_eq!((&made.level.layout, &made.level.solution), (&again.level.layout, &again.level.solution), "{id}");
        let other = maker.level("new", 6, &Unwatched).unwrap();
        assert_ne!(made.level.layout, other.level.layout, "{id}: another seed, another level");
        let moves = Move::read_list(&made.level.solution).unwrap();
        let with = Game { levels: vec![made.level.clone()], ..Game::clone(&game) };
        let engine = Engine::new(Arc::new(with), 0).unwrap();
        assert!(replays(&engine, &engine.start(0), &moves), "{id}");
        assert!(moves.len() >= generator.usual.least as usize, "{id}");
        assert!(game.levels.iter().all(|level| level.layout != made.level.layout), "{id}: it is a new one");
    }
}

#[test]
fn a_written_level_is_one_that_check_accepts() {
    let root = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_switchboard")).args(arguments).current_dir(root.path()).output().unwrap()
    };
    let lights = games().join("lights-out");
    assert!(run(&["new", "./lights", "--from", lights.to_str().unwrap()]).status.success());
    fs::remove_dir_all(root.path().join("lights/LEVELS")).unwrap();
    let copy = |from: &str| {
        let to = root.path().join("lights/LEVELS").join(from);
        fs::create_dir_all(&to).unwrap();
        for file in ["description.xml", "startingLayout.xml"] {
            fs::copy(lights.join("LEVELS").join(from).join(file), to.join(file)).unwrap();
        }
    };
    ["04", "09", "15"].into_iter().for_each(copy);
    let arguments =
        ["generate", "lights", "--count", "3", "--seed", "9", "--out", "lights/LEVELS", "--difficulty", "easy"];
    let output = run(&arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(run(&arguments).status.code(), Some(1), "nothing is written over");
    let checked = run(&["check", "lights"]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    assert!(String::from_utf8_lossy(&checked.stdout).contains("0 errors, 0 warnings"));
    assert_eq!(run(&["generate", "lights", "--difficulty", "terrible"]).status.code(), Some(2));
    let sudoku = games().join("blackout");
    assert_eq!(run(&["generate", sudoku.to_str().unwrap()]).status.code(), Some(1), "it has no generator.xml");
}

#[test]
fn faults_of_generator_xml_are_told_with_their_places() {
    // What stands in <Generator>; the codes and the lines they are told of.
    let cases: [(&str, &[(&str, u32)]); 9] = [
        ("<Method>scramble</Method>", &[]),
        ("<Method>scrambel</Method>", &[("V003", 1)]),
        ("", &[("X", 1)]),
        ("<Method>scramble</Method>\n<Level>99</Level>", &[("G001", 2)]),
        ("<Method>scramble</Method>\n<Least>9</Least>\n<Most>3</Most>", &[("G002", 3)]),
        ("<Method>shuffle</Method>\n<Pieces>Onn Off</Pieces>", &[("G003", 2)]),
        ("<Method>fill</Method>", &[("G004", 1)]),
        ("<Method>maze</Method><Wall>On</Wall>", &[("G004", 1)]),
        ("<Method>fill</Method>\n<Contents><![CDATA[\n  STATE[A] = STATTE[A];\n]]></Contents>", &[("R021", 3)]),
    ];
    for (inner, expected) in cases {
        let text = format!("<Generator>{inner}</Generator>");
        let source = Source { file: "generator.xml".to_owned(), text };
        let game = Game { generator: Some(source), ..Game::clone(&game("lights-out")) };
        let problems = check_generator(&Arc::new(game));
        let found: Vec<(&str, u32)> =
            problems.iter().map(|p| (p.code, p.place.as_ref().map_or(0, |place| place.line))).collect();
        assert_eq!(found.len(), expected.len(), "{inner}: {problems:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.0.starts_with(expected.0) && found.1 == expected.1, "{inner}: {found:?}");
        }
    }
}

#[test]
fn making_can_be_stopped() {
    let game = game("sokoban");
    let generator = read_generator(&game).0.unwrap();
    let maker = Maker::new(&game, &generator, &generator.usual).unwrap();
    let stopped = maker.level("new", 1, &|_: &Progress| Err(Stop::Cancelled));
    assert_eq!(stopped.unwrap_err(), NoLevel::Stopped(Stop::Cancelled));
}

#[test]
fn a_menu_gets_one_level_or_is_told_why_not() {
    let lights = game("lights-out");
    let made = new_level(&lights, Some("hard"), "new", 3, &Unwatched).unwrap();
    assert_eq!(made.level.difficulty.get(switchboard::game::Language::English), "hard");
    assert_eq!(made.level.layout, new_level(&lights, Some("Hard"), "new", 3, &Unwatched).unwrap().level.layout);
    let why = |game: &Arc<Game>, difficulty, stop: Option<Stop>| {
        let watch = move |_: &Progress| stop.map_or(Ok(()), Err);
        new_level(game, difficulty, "new", 3, &watch).unwrap_err()
    };
    assert_eq!(why(&lights, Some("terrible"), None), NoLevel::NoRecipe);
    assert_eq!(why(&lights, None, Some(Stop::Time)), NoLevel::Stopped(Stop::Time));
    assert_eq!(why(&game("reversi"), None, None), NoLevel::NoRecipe);
}
