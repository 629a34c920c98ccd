//! Games for several players played at random to their end, which is what a search does most. One figure is one playout from the start of a
//! level; divan shows playouts per second. The mean number of choices in a playout is printed first.

#![allow(clippy::ptr_arg, clippy::unwrap_used, clippy::panic)]

use divan::Bencher;
use std::path::Path;
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::disk::FolderFiles;
use switchboard::game::read_game;
use switchboard::opponent::{MAX_PLAYOUT, playout};
use switchboard::play::{Engine, Walker};

mod playout;
use playout::bench_playouts;

/// Games, the index of the level, and what it is.
const LEVELS: [(&str, &str); 9] = [
    ("piskvorky", "01"),
    ("piskvorky", "03"),
    ("piskvorky", "05"),
    ("mlyn", "01"),
    ("mlyn", "02"),
    ("clovece", "01"),
    ("reversi", "01"),
    ("connect-four", "01"),
    ("draughts", "01"),
];

fn main() {
    for (game, level) in LEVELS {
        let Some(engine) = engine(game, level) else { continue };
        let (mut choices, mut cut) = (0, 0);
        for seed in 0..1_000 {
            let (taken, whole) = one(&engine, seed);
            choices += taken;
            cut += u32::from(!whole);
        }
        println!(
            "{game} {level}: {}.{} choices a playout, {cut} of 1000 cut short",
            choices / 1_000,
            choices / 100 % 10
        );
    }
    divan::main();
}

fn engine(game: &str, level: &str) -> Option<Engine> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(game);
    let game = Arc::new(read_game(&FolderFiles::new(folder), game).game?);
    let place = game.levels.iter().position(|known| known.id == level)?;
    Engine::new(game, place).ok()
}

fn one(engine: &Engine, seed: u64) -> (u32, bool) {
    let mut chance = Chance::of(seed, 1);
    let start = engine.start(chance.wide());
    let (mut walker, mut earlier) = (Walker::new(engine, &start), start);
    let (outcome, _, choices) = playout(&mut walker, &mut earlier, MAX_PLAYOUT, &mut chance);
    (choices, outcome != switchboard::play::Outcome::Playing)
}

#[divan::bench(args = LEVELS.map(|(game, level)| format!("{game} {level}")))]
fn playouts(bencher: Bencher, name: &String) {
    let (game, level) = name.split_once(' ').unwrap();
    let Some(engine) = engine(game, level) else { return };
    bench_playouts(bencher, &engine);
}
