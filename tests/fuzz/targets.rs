//! The bodies of the fuzz targets: each takes any bytes and panics only on a bug of the program. cargo-fuzz runs them without end
//! (CONTRIBUTING.md), tests/all/fuzzed.rs for a while with seeded bytes.

use super::puzzle_kit;
use super::rules_kit::{bools, game, int, ints, layout, pieces, rules, text, words};
use super::rules_one_random::{self, Dice};
use super::rules_two_random;
use std::sync::Arc;
use switchboard::diag::{Paint, Problems, draw, json};
use switchboard::game::{Files, Game, Kind, Layout, MemoryFiles, Name, RuleLanguage, Tables};
use switchboard::grid::Cell;
use switchboard::history::{Matrices, Save, Start, read_save, write_save};
use switchboard::language::Language;
use switchboard::play::{Engine, Move, Outcome, check};
use switchboard::puzzlescript::{self, PuzzleInput};
use switchboard::rules::problems;

/// A target: its name, and what it does with some bytes; it returns whether they got all the way (were played, were a save).
pub type Target = (&'static str, fn(&[u8]) -> bool);

/// All of them.
pub const TARGETS: [Target; 7] = [
    ("folder", folder),
    ("language_one", language_one),
    ("language_two", language_two),
    ("machine", machine),
    ("puzzle_machine", puzzle_machine),
    ("puzzle_source", puzzle_source),
    ("saves", saves),
];

/// How many moves are played in each level of a folder, and after each text of rules.
const MOVES: usize = 3;

/// The game that inputs of `folder` change.
const GOOD: [(&str, &[u8]); 10] = [
    ("description.xml", include_bytes!("../bad_games/good/description.xml")),
    ("pieces.xml", include_bytes!("../bad_games/good/pieces.xml")),
    ("rules.xml", include_bytes!("../bad_games/good/rules.xml")),
    ("settings.xml", include_bytes!("../bad_games/good/settings.xml")),
    ("PIECES/dark.svg", include_bytes!("../bad_games/good/PIECES/dark.svg")),
    ("PIECES/light.svg", include_bytes!("../bad_games/good/PIECES/light.svg")),
    ("LEVELS/01/description.xml", include_bytes!("../bad_games/good/LEVELS/01/description.xml")),
    ("LEVELS/01/startingLayout.xml", include_bytes!("../bad_games/good/LEVELS/01/startingLayout.xml")),
    ("LEVELS/02/description.xml", include_bytes!("../bad_games/good/LEVELS/02/description.xml")),
    ("LEVELS/02/startingLayout.xml", include_bytes!("../bad_games/good/LEVELS/02/startingLayout.xml")),
];

/// The good game with files changed: a line `=== path` begins a file, a line `--- path` removes one.
fn folder_of(data: &[u8]) -> MemoryFiles {
    let mut files = MemoryFiles { files: GOOD.iter().map(|(p, b)| ((*p).to_owned(), b.to_vec())).collect() };
    let mut open = None;
    for line in data.split_inclusive(|byte| *byte == b'\n') {
        let path = |rest: &[u8]| String::from_utf8_lossy(rest).trim().to_owned();
        if let Some(rest) = line.strip_prefix(b"=== ") {
            files.files.insert(path(rest), Vec::new());
            open = Some(path(rest));
        } else if let Some(rest) = line.strip_prefix(b"--- ") {
            files.files.remove(&path(rest));
        } else if let Some(file) = open.as_ref().and_then(|path| files.files.get_mut(path)) {
            file.extend_from_slice(line);
        }
    }
    files
}

/// A game folder is read, checked and played.
pub fn folder(data: &[u8]) -> bool {
    let files = folder_of(data);
    let read = check(&files, "fuzz");
    let text = |file: &str| files.read(file).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    told(&read.problems, &text);
    let Some(game) = read.game else { return false };
    let mut played = false;
    for engine in Engine::all(&Arc::new(game)) {
        match engine {
            Ok(engine) => played |= play(&engine, data),
            Err(found) => told(&found, &text),
        }
    }
    played
}

/// Any text is read as the source of a PuzzleScript game, every problem with a place that exists, and played.
pub fn puzzle_source(data: &[u8]) -> bool {
    let source = String::from_utf8_lossy(data).into_owned();
    let (game, problems) = puzzlescript::read("game.puzzlescript", &source);
    told(&problems, &|_| Some(source.clone()));
    game.is_some_and(|game| puzzle_play(&game, &game, data))
}

/// The parts of inputs of `puzzle_machine` are rules, conditions and levels of a small game. The effect of an input is the same on a board
/// that was played on before and on a new one.
pub fn puzzle_machine(data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data).into_owned();
    let mut parts = text.split("\n---\n");
    let [rules, wins, levels] = [0; 3].map(|_| parts.next().unwrap_or_default());
    let source = puzzle_kit::source(rules, wins, levels);
    let read = || puzzlescript::read("game.puzzlescript", &source).0;
    let (Some(game), Some(new)) = (read(), read()) else { return false };
    puzzle_play(&game, &new, data)
}

/// Plays the first levels; `other` is the same game read again.
fn puzzle_play(game: &puzzlescript::PuzzleGame, other: &puzzlescript::PuzzleGame, data: &[u8]) -> bool {
    let mut played = false;
    for entry in game.levels().iter().take(2) {
        let Some((mut state, _)) = game.begin(*entry, "1") else { continue };
        for place in 0..2 * MOVES {
            let number = usize::from(data.get(place * 7).copied().unwrap_or(0));
            let input = PuzzleInput::TURNS[number % PuzzleInput::TURNS.len()];
            let (before, mut quiet) = (state.clone(), state.clone());
            let done = game.input(&mut state, input);
            let little = other.step(&mut quiet, input);
            assert!(state == quiet && done.changed == little.changed && done.spoke == little.spoke, "{input:?}");
            assert!(done.changed || state.key() == before.key());
            played |= done.changed;
            if state.won {
                break;
            }
        }
    }
    played
}

/// Texts are read as rules in language 1; compiled and literally interpreted, they do the same.
pub fn language_one(data: &[u8]) -> bool {
    let list = texts(data);
    read_rules(RuleLanguage::One, &list);
    rules_one_random::same(Dice::of_bytes(data), Some(list)) > 0
}

/// Texts are read as rules in language 2 and, if possible, run.
pub fn language_two(data: &[u8]) -> bool {
    read_rules(RuleLanguage::Two, &texts(data)).is_some_and(|engine| play(&engine, data))
}

/// Random rules in either language do the same on a random level in the machine and in a plain evaluator.
pub fn machine(data: &[u8]) -> bool {
    match data.split_first() {
        Some((first, rest)) if first % 2 == 0 => rules_one_random::same(Dice::of_bytes(rest), None) > 0,
        Some((_, rest)) => rules_two_random::same(Dice::of_bytes(rest)),
        None => false,
    }
}

/// Any bytes are read as a save, as they are and with a correct check sum; what was read is written and read again.
pub fn saves(data: &[u8]) -> bool {
    let mut summed = String::from_utf8_lossy(data).into_owned();
    let sum = xxhash_rust::xxh3::xxh3_64(summed.as_bytes());
    summed.push_str(&format!("  <Check>{sum:016x}</Check>\n</Save>\n"));
    let start = Start::new(board());
    let mut read = false;
    for bytes in [data, summed.as_bytes()] {
        for matrices in [Matrices::Written, Matrices::Whole(None), Matrices::Whole(Some(&start))] {
            if let Ok(save) = read_save("00000001.xml", bytes.to_vec(), matrices) {
                written_and_read(&save, None);
                written_and_read(&save, Some(&start));
                read = true;
            }
        }
    }
    read
}

fn written_and_read(save: &Save, start: Option<&Start>) {
    let text = write_save(save, start);
    let again = read_save("00000001.xml", text.clone().into_bytes(), Matrices::Whole(start));
    let again = again.unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    assert_eq!(again, *save, "{text}");
    assert_eq!(write_save(&again, start), text);
}

/// The texts between lines `---`; every second one breaks.
fn texts(data: &[u8]) -> Vec<(String, bool)> {
    let text = String::from_utf8_lossy(data);
    text.split("\n---\n").enumerate().map(|(number, text)| (text.to_owned(), number % 2 == 1)).collect()
}

/// A level with something of every kind that rules can name.
fn board() -> Layout {
    layout(
        0,
        0,
        vec![int("N", 1), int("Qx", 1), int("Qy", 1), text("T", "Red")],
        vec![
            words("STATE", &["Red Blue Dot", "Dot Red 7"]),
            bools("VALID", &["111", "101"]),
            words("FINAL", &["Red Red *", "* * *"]),
            ints("NUM", &["1 2 3", "4 5 2147483647"]),
        ],
    )
}

fn made(language: RuleLanguage, list: &[(String, bool)]) -> Game {
    let list: Vec<(&str, bool)> = list.iter().map(|(text, breaks)| (text.as_str(), *breaks)).collect();
    let mut game = game(pieces(&["Red", "Blue", "Dot", "7"]), rules(language, &list), board());
    let line = vec![Cell::new(0, 0), Cell::new(1, 1)];
    game.tables = Tables { cells: vec![(Name::new("LINES"), vec![line.clone(), line])], ..Tables::default() };
    game
}

/// Reads, checks and compiles rules; every problem has its place.
fn read_rules(language: RuleLanguage, list: &[(String, bool)]) -> Option<Engine> {
    let game = made(language, list);
    let Kind::Rules(rules) = &game.kind else { return None };
    let xml = rules.xml.clone();
    let text = |file: &str| (file == "rules.xml").then(|| xml.clone());
    let found = problems(&game);
    told(&found, &text);
    match Engine::new(Arc::new(game), 0) {
        Ok(engine) => Some(engine),
        Err(found) => {
            assert!(found.has_errors(), "not compiled without an error");
            told(&found, &text);
            None
        }
    }
}

/// Each problem is at a place where its file has text, has a message, and can be drawn.
fn told(problems: &Problems, text: &dyn Fn(&str) -> Option<String>) {
    for problem in problems.iter() {
        assert!(!problem.message().is_empty());
        assert!(
            !draw(problem, Paint::Plain, Language::English).is_empty() && !json(problem, Language::English).is_empty()
        );
        let Some(place) = problem.place.as_ref().filter(|place| place.line > 0) else { continue };
        let Some(text) = text(&place.file) else { continue };
        let line = text.split('\n').nth(place.line as usize - 1);
        let line = line.unwrap_or_else(|| panic!("no such line: {problem}"));
        assert!(place.column as usize <= line.chars().count() + 1, "no such column: {problem}");
    }
}

/// Plays a few moves: each ends, can be traced, and leaves a state that is the same when restored from a save.
fn play(engine: &Engine, data: &[u8]) -> bool {
    let mut dice = Dice::of_bytes(data);
    let mut state = engine.start(1);
    for _ in 0..MOVES {
        let valid: Vec<Move> = engine.moves(&state);
        if valid.is_empty() || !matches!(engine.outcome(&state), Outcome::Playing | Outcome::Restarted) {
            return true;
        }
        let chosen = valid[dice.below(valid.len())];
        engine.trace(&state, &chosen);
        let turn = engine.play(&mut state, &chosen).unwrap_or_else(|why| panic!("{chosen} is refused: {why:?}"));
        let (now, outcome) = (engine.layout(&state), engine.outcome(&state));
        let restored = engine.restore(&now, engine.seed(&state), engine.moves_played(&state), outcome);
        assert_eq!(restored.as_ref().map(|r| engine.hash(r)), Ok(engine.hash(&state)), "put back after {chosen}");
        // rules that run out of steps would do so again and again
        if !turn.problems.is_empty() {
            break;
        }
    }
    true
}
