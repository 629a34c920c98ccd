//! Which levels of recorded PuzzleScript games the solver solves: `cargo run --release --example puzzle_cases -- CASES.json [SECONDS]`.
//! Prints one line for each recording that wins its first level, and a table of counts. If a level that was won is reported as unsolvable,
//! the program says so and ends with status 1.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use serde_json::Value;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use switchboard::game::{Game, Kind, MemoryFiles, read_game};
use switchboard::play::Engine;
use switchboard::puzzlescript::{PuzzleSession, SessionAct};
use switchboard::solve::{Aim, Answer, Budget, Limits, Progress, Stop, solve};

/// Seconds per level if none are given.
const SECONDS: u64 = 5;
/// The most states kept for one level.
const STATES: u64 = 2_000_000;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else { panic!("which file of recordings?") };
    let seconds = args.next().map_or(SECONDS, |text| text.parse().unwrap());
    let cases: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut counts = BTreeMap::<String, u32>::new();
    let mut sound = true;
    for case in &cases {
        let source = case["source"].as_str().unwrap();
        let game = read_game(&MemoryFiles::new([("game.puzzlescript", source)]), "case").game.unwrap();
        let Some((level, recorded)) = won(case, &game) else {
            *counts.entry("not won by its recording".to_owned()).or_default() += 1;
            continue;
        };
        let engine = Engine::new(game.into(), level).unwrap();
        let end = Instant::now() + Duration::from_secs(seconds);
        let clock = |_: &Progress| if Instant::now() < end { Ok(()) } else { Err(Stop::Time) };
        let limits = Limits { states: STATES, threads: 1, ..Limits::default() };
        let report = solve(&engine, &engine.start(0), Aim::Any, &Budget::new(limits, &clock));
        let told = match &report.answer {
            Answer::Solved { shortest: true, .. } => "solved, no way is shorter".to_owned(),
            Answer::Solved { .. } => "solved".to_owned(),
            Answer::Unsolvable => "UNSOLVABLE".to_owned(),
            Answer::Unknown { why } => format!("unknown: {}", why.text()),
        };
        let moves =
            if let Answer::Solved { moves, .. } = &report.answer { moves.len().to_string() } else { "-".to_owned() };
        println!(
            "{:>4} {}: {recorded} inputs recorded, {moves} moves, {} states, {told}",
            case["n"], case["name"], report.states
        );
        sound &= report.answer != Answer::Unsolvable;
        *counts.entry(told).or_default() += 1;
    }
    println!();
    for (told, count) in counts {
        println!("{count:>4} {told}");
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The level with which a recording begins, from 0, and how many inputs win it; none if they do not.
fn won(case: &Value, game: &Game) -> Option<(usize, usize)> {
    const WORDS: [&str; 5] = ["up", "left", "down", "right", "action"];
    let Kind::PuzzleScript(script) = &game.kind else { return None };
    let first = case["level"].as_u64().map_or(0, |level| usize::try_from(level).unwrap());
    let seed = case["seed"].as_str().map_or_else(|| case["seed"].to_string(), str::to_owned);
    // messages before the level are left by the first inputs
    let entry = *script.levels().iter().find(|entry| **entry >= first)?;
    let mut session = PuzzleSession::new(script, first, &seed, true);
    for (number, input) in (1..).zip(case["inputs"].as_array()?) {
        let word = match input.as_u64() {
            Some(number) => *WORDS.get(usize::try_from(number).ok()?)?,
            None => input.as_str()?,
        };
        session.act(SessionAct::named(word)?);
        if session.is_over() || session.entry() > entry {
            let level = script.levels().iter().position(|level| *level == entry)?;
            return Some((level, number));
        }
    }
    None
}
