//! PuzzleScript games. First all recorded games are played again, including texts, sounds and the boards for undo: what an input takes in
//! each. `PUZZLE_CASES=FILE` uses other recordings; the times of each, in microseconds, are written to `PUZZLE_TIMES=FILE`, for
//! `benches/original.mjs`. Then moves of PuzzleScript's basic Sokoban and of our Sokoban in rule language 2, on one level.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss)]

use divan::Bencher;
use games::{SOKOBAN_TWO, shipped, with_rules};
use serde_json::Value;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use switchboard::game::{Game, MemoryFiles, Values, read_game};
use switchboard::puzzlescript::{PuzzleSession, SessionAct, read};
use walks::{bench, bench_walker, walk};

#[allow(dead_code)]
mod games;
mod walks;

/// How often each recorded game is played.
const ROUNDS: usize = 7;

fn main() {
    recorded();
    divan::main();
}

/// A recorded game: its name, its inputs, and how long they took, the median of several rounds.
fn recorded() {
    let usual = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzlescript/cases.json");
    let path = std::env::var_os("PUZZLE_CASES").map_or_else(usual, PathBuf::from);
    let cases: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let begun = Instant::now();
    let games: Vec<_> =
        cases.iter().map(|case| (case, read("game", case["source"].as_str().unwrap()).0.unwrap())).collect();
    let reading = begun.elapsed();
    let mut times = Vec::new();
    for (case, game) in &games {
        let acts = acts(case);
        let mut rounds: Vec<Duration> = (0..ROUNDS).map(|_| play(case, game, &acts)).collect();
        rounds.sort_unstable();
        times.push((rounds[ROUNDS / 2], acts.len(), case["name"].to_string()));
    }
    if let Some(file) = std::env::var_os("PUZZLE_TIMES") {
        let microseconds: Vec<f64> = times.iter().map(|(took, ..)| took.as_secs_f64() * 1e6).collect();
        std::fs::write(file, serde_json::to_string(&microseconds).unwrap()).unwrap();
    }
    let inputs: usize = times.iter().map(|(_, inputs, _)| inputs).sum();
    let total: Duration = times.iter().map(|(took, ..)| *took).sum();
    let a_input = |(took, inputs, _): &(Duration, usize, String)| took.as_secs_f64() * 1e6 / (*inputs).max(1) as f64;
    times.sort_by(|one, other| a_input(one).total_cmp(&a_input(other)));
    println!("{} recorded games read in {reading:.2?}, {inputs} inputs played in {total:.2?}", times.len());
    println!("an input of the median game: {:.1} us; the slowest:", a_input(&times[times.len() / 2]));
    for game in times.iter().rev().take(5) {
        println!("{:10.1} us  {}", a_input(game), game.2);
    }
}

fn acts(case: &Value) -> Vec<SessionAct> {
    const WORDS: [&str; 5] = ["up", "left", "down", "right", "action"];
    let word = |input: &Value| match input.as_u64() {
        Some(number) => WORDS[usize::try_from(number).unwrap()].to_owned(),
        None => input.as_str().unwrap().to_owned(),
    };
    case["inputs"].as_array().unwrap().iter().map(|input| SessionAct::named(&word(input)).unwrap()).collect()
}

fn play(case: &Value, game: &switchboard::puzzlescript::PuzzleGame, acts: &[SessionAct]) -> Duration {
    let entry = case["level"].as_u64().and_then(|level| usize::try_from(level).ok()).unwrap_or(0);
    let seed = case["seed"].as_str().map_or_else(|| case["seed"].to_string(), str::to_owned);
    let begun = Instant::now();
    let mut session = PuzzleSession::new(game, entry, &seed, true);
    for act in acts {
        session.act(*act);
    }
    divan::black_box(session.state());
    begun.elapsed()
}

/// The last level of our Sokoban with the rule of PuzzleScript's.
fn sokoban() -> Game {
    let shipped = shipped("sokoban");
    let matrix = shipped.levels.last().unwrap().layout.matrix("state").unwrap().clone();
    let Values::Text(words) = &matrix.values else { panic!("no words") };
    let sign = |word: &str| match word {
        "wall" => '#',
        "avatar" => 'P',
        "avatarongoal" => '+',
        "box" => '*',
        "boxongoal" => '@',
        "goal" => 'O',
        _ => '.',
    };
    let signs: Vec<char> = words.iter().map(|word| sign(word.key())).collect();
    let rows: Vec<String> = signs.chunks(matrix.size.width.into()).map(|row| row.iter().collect()).collect();
    let objects = "Background\ngreen\n\nTarget\nblue\n\nWall\nbrown\n\nPlayer\nwhite\n\nCrate\norange";
    let legend =
        ". = Background\n# = Wall\nP = Player\n* = Crate\n@ = Crate and Target\n+ = Player and Target\nO = Target";
    let source = format!(
        "title Sokoban\n\nOBJECTS\n\n{objects}\n\nLEGEND\n\n{legend}\n\nSOUNDS\n\nCOLLISIONLAYERS\n\nBackground\nTarget\nPlayer, Wall, Crate\n\n\
         RULES\n\n[ > Player | Crate ] -> [ > Player | > Crate ]\n\nWINCONDITIONS\n\nall Target on Crate\n\nLEVELS\n\n{}\n",
        rows.join("\n")
    );
    let read = read_game(&MemoryFiles::new([("game.puzzlescript", source.as_str())]), "sokoban");
    read.game.unwrap_or_else(|| panic!("{:?}", read.problems))
}

fn two() -> (Game, usize) {
    let game = with_rules(shipped("sokoban"), &SOKOBAN_TWO);
    let last = game.levels.len() - 1;
    (game, last)
}

#[divan::bench]
fn sokoban_puzzlescript(bencher: Bencher) {
    bench(bencher, walk(sokoban(), 0));
}

#[divan::bench]
fn sokoban_puzzlescript_walker(bencher: Bencher) {
    bench_walker(bencher, walk(sokoban(), 0), false);
}

#[divan::bench]
fn sokoban_language_2(bencher: Bencher) {
    let (game, level) = two();
    bench(bencher, walk(game, level));
}

#[divan::bench]
fn sokoban_language_2_walker(bencher: Bencher) {
    let (game, level) = two();
    bench_walker(bencher, walk(game, level), false);
}
