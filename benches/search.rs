//! The solver's breadth-first search, stopped at a number of states: how many new states per second, with one thread and with two. Sokoban
//! in languages 1 and 2, on a level whose states do not fit into the processor's cache.

#![allow(clippy::unwrap_used, clippy::panic)]

use divan::Bencher;
use divan::counter::ItemsCount;
use std::sync::Arc;
use switchboard::game::Game;
use switchboard::play::Engine;
use switchboard::solve::{Aim, Budget, Limits, solve};

#[allow(dead_code)]
mod games;

/// New states of one search.
const STATES: u64 = 3_000_000;
/// A level that has more.
const LEVEL: &str = "25";

fn main() {
    divan::main();
}

/// Searches until this many states are found; returns how many.
fn breadth_first(engine: &Engine, threads: u8) -> u64 {
    let limits = Limits { states: STATES, threads, ..Limits::default() };
    let report = solve(engine, &engine.start(1), Aim::Shortest, &Budget::untimed(limits));
    assert!(report.states >= STATES, "the level has too few states: {report:?}");
    report.states
}

fn bench(bencher: Bencher, game: Game, threads: u8) {
    let level = game.levels.iter().position(|level| level.id == LEVEL).unwrap();
    let engine = Engine::new(Arc::new(game), level).unwrap();
    let states = breadth_first(&engine, threads);
    eprintln!("{states} states, {} bytes a key", engine.key(&engine.start(1)).len());
    bencher.counter(ItemsCount::new(states)).bench_local(|| breadth_first(&engine, threads));
}

#[divan::bench(sample_count = 5, sample_size = 1, args = [1, 2])]
fn sokoban_language_1(bencher: Bencher, threads: u8) {
    bench(bencher, games::shipped("sokoban"), threads);
}

#[divan::bench(sample_count = 5, sample_size = 1, args = [1, 2])]
fn sokoban_language_2(bencher: Bencher, threads: u8) {
    bench(bencher, games::with_rules(games::shipped("sokoban"), &games::SOKOBAN_TWO), threads);
}
