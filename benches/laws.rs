//! Constraint puzzles: how long it takes to prove that there is one answer, to find a hint with the smallest reason, and to find out
//! whether a board can still be finished. Every game with constraints, its levels from the start to the end by hints. Each hint is asked
//! for as in play, where nothing is kept from the one before. Wall clock time; other builds on the machine make it longer.
//!
//! `cargo bench --bench laws [-- GAME...]`; a word with a `/` is a folder of games that is measured instead of games/, such as
//! `benches/boards.py` makes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use switchboard::disk::players::FolderStore;
use switchboard::game::Game;
use switchboard::laws::{Advice, Answers, Deduced, Deduction, Ending, Explainer, open};
use switchboard::play::{Engine, Outcome};
use switchboard::shell::Store;
use switchboard::solve::{Budget, Limits};

/// How often a level is read and proven; the fastest counts.
const TIMES: usize = 3;
/// Hints of one game stop after this time; its row says how many there were.
const TOGETHER: Duration = Duration::from_secs(120);

#[derive(Default)]
struct Row {
    levels: usize,
    ready: Vec<Duration>,
    proof: Vec<Duration>,
    hint: Vec<Duration>,
    check: Vec<Duration>,
    most_laws: usize,
    laws: usize,
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let users = tempfile::tempdir().unwrap();
    let (mut folders, wanted): (Vec<String>, Vec<String>) = wanted.into_iter().partition(|word| word.contains('/'));
    let folder = folders.pop().map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games"), PathBuf::from);
    let mut store = FolderStore::new(users.path().to_path_buf(), vec![folder]);
    let games: Vec<Arc<Game>> = store.games().into_iter().filter_map(|entry| entry.game).collect();
    println!(
        "| game | levels | ready ms | proof ms | most | hints | hint ms | 95 % | most | check ms | most | laws a hint | most |"
    );
    println!("{}", "| --- ".repeat(13) + "|");
    let mut all = Row::default();
    for game in games.iter().filter(|game| wanted.is_empty() || wanted.contains(&game.id)) {
        let Some(row) = measure(game) else { continue };
        tell(&game.id, &row);
        all.levels += row.levels;
        all.ready.extend(row.ready);
        all.proof.extend(row.proof);
        all.hint.extend(row.hint);
        all.check.extend(row.check);
        all.laws += row.laws;
        all.most_laws = all.most_laws.max(row.most_laws);
    }
    tell("all", &all);
}

/// None if the game has no constraints.
fn measure(game: &Arc<Game>) -> Option<Row> {
    let mut row = Row::default();
    let begun = Instant::now();
    for number in 0..game.levels.len() {
        let engine = Engine::new(Arc::clone(game), number).ok()?;
        engine.laws()?;
        if engine.covers(&engine.start(0)) {
            open_covered(&engine, &mut row, begun.elapsed() < TOGETHER);
            continue;
        }
        let made = || Deduction::new(&engine, &mut Budget::untimed(Limits::default())).unwrap().unwrap();
        let mut ready = Duration::MAX;
        let mut proof = Duration::MAX;
        for _ in 0..TIMES {
            let at = Instant::now();
            let mut deduction = made();
            ready = ready.min(at.elapsed());
            let at = Instant::now();
            assert!(matches!(deduction.answers(), Answers::One(_)), "{} {number}", game.id);
            proof = proof.min(at.elapsed());
        }
        row.levels += 1;
        row.ready.push(ready);
        row.proof.push(proof);
        if begun.elapsed() < TOGETHER {
            play(&engine, &mut row);
        }
    }
    Some(row)
}

/// A level with covered cells: the proof that nobody has to guess, and each hint of the way.
fn open_covered(engine: &Engine, row: &mut Row, with_hints: bool) {
    let budget = || Budget::untimed(Limits::default());
    let mut proof = Duration::MAX;
    for _ in 0..TIMES {
        let at = Instant::now();
        assert_eq!(open(engine, None, &mut budget()).unwrap().ending, Ending::Won);
        proof = proof.min(at.elapsed());
    }
    row.levels += 1;
    row.proof.push(proof);
    if !with_hints {
        return;
    }
    let mut state = engine.start(0);
    loop {
        let at = Instant::now();
        let told = Explainer::default().deduce((engine, &state), None, &mut budget()).unwrap();
        let took = at.elapsed();
        let Some(Deduced::Step(step)) = told else { return };
        row.hint.push(took);
        row.laws += step.laws.len();
        row.most_laws = row.most_laws.max(step.laws.len());
        engine.play(&mut state, &step.moves[0]).unwrap();
        if engine.outcome(&state) != Outcome::Playing {
            return;
        }
    }
}

/// From the start to the end by hints.
fn play(engine: &Engine, row: &mut Row) {
    let mut state = engine.start(0);
    while engine.outcome(&state) == Outcome::Playing {
        let at = Instant::now();
        let mut deduction = Deduction::at(engine, &state, &mut Budget::untimed(Limits::default())).unwrap().unwrap();
        let advice = deduction.advice(|index| engine.word(&state, index));
        let took = at.elapsed();
        let Advice::Step(step) = advice else { return };
        row.hint.push(took);
        row.laws += step.laws.len();
        row.most_laws = row.most_laws.max(step.laws.len());
        for chosen in deduction.moves_to_say(step.asked, step.word, |index| engine.word(&state, index)) {
            engine.play(&mut state, &chosen).unwrap();
        }
        let at = Instant::now();
        assert_eq!(deduction.can_be_finished(|index| engine.word(&state, index)), Some(true));
        row.check.push(at.elapsed());
    }
}

fn tell(name: &str, row: &Row) {
    let ms = |times: &[Duration], percent: usize| {
        let mut sorted = times.to_vec();
        sorted.sort_unstable();
        let at = (sorted.len().saturating_sub(1)) * percent / 100;
        sorted.get(at).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    println!(
        "| {name} | {} | {:.1} | {:.2} | {:.2} | {} | {:.1} | {:.1} | {:.1} | {:.3} | {:.3} | {:.2} | {} |",
        row.levels,
        ms(&row.ready, 50),
        ms(&row.proof, 50),
        ms(&row.proof, 100),
        row.hint.len(),
        ms(&row.hint, 50),
        ms(&row.hint, 95),
        ms(&row.hint, 100),
        ms(&row.check, 50),
        ms(&row.check, 100),
        row.laws as f64 / row.hint.len().max(1) as f64,
        row.most_laws,
    );
}
