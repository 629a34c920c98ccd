//! Tile-map games: random games to their end, planning the choices of a position for one switch, and the move of a computer player. Choices
//! per game and per position, both of random games, are printed first. Reading and checking their folders is in benches/load.rs.

#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

use divan::Bencher;
use std::path::Path;
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::disk::FolderFiles;
use switchboard::game::read_game;
use switchboard::opponent::{self, MoveQuestion, Strength};
use switchboard::play::{Engine, Outcome, State};
use switchboard::scan::{Costs, Plan, Presses};

mod playout;
use playout::bench_playouts;

const GAMES: [&str; 4] = ["shifting-garden", "winding-paths", "ropes-and-slides", "cheese-hunt"];
/// Random games behind the printed figures.
const SHOWN: u64 = 200;
/// Moves before the position that is planned and that computers examine.
const INTO_THE_GAME: usize = 12;

fn main() {
    for game in GAMES {
        let engine = engine(game);
        let (mut positions, mut choices, mut most) = (0, 0, 0);
        for seed in 0..SHOWN {
            for state in random_game(&engine, seed, usize::MAX) {
                let count = engine.moves(&state).len();
                (positions, choices, most) = (positions + 1, choices + count, most.max(count));
            }
        }
        let games = usize::try_from(SHOWN).unwrap();
        let mean = choices * 10 / positions;
        println!(
            "{game}: {} choices a game, {}.{} to choose from, at most {most}",
            positions / games,
            mean / 10,
            mean % 10
        );
    }
    divan::main();
}

fn engine(name: &str) -> Engine {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(name);
    let game = read_game(&FolderFiles::new(folder), name).game.expect("the game can be read");
    Engine::new(Arc::new(game), 0).unwrap()
}

/// The positions of a random game in which something can be chosen, at most this many.
fn random_game(engine: &Engine, seed: u64, most: usize) -> Vec<State> {
    let mut chance = Chance::of(seed, 1);
    let mut state = engine.start(chance.wide());
    let mut seen = Vec::new();
    while engine.outcome(&state) == Outcome::Playing && seen.len() < most {
        seen.push(state.clone());
        let moves = engine.moves(&state);
        let place = chance.below(moves.len());
        engine.play(&mut state, moves.get(place).unwrap()).unwrap();
    }
    seen
}

#[divan::bench(args = GAMES, sample_count = 50)]
fn playouts(bencher: Bencher, game: &str) {
    let engine = engine(game);
    bench_playouts(bencher, &engine);
}

/// Listing the choices of a position and planning them, all equally likely.
#[divan::bench(args = GAMES, sample_count = 50)]
fn choices_planned(bencher: Bencher, game: &str) {
    let engine = engine(game);
    let state = random_game(&engine, 1, INTO_THE_GAME).pop().unwrap();
    bencher.bench_local(|| {
        Plan::with_lead(&vec![1; engine.moves(&state).len()], Costs { press_percent: 0, presses: Presses::One })
    });
}

/// The searching opponent at full strength, to the end of its work.
#[divan::bench(args = GAMES, sample_count = 5, sample_size = 1)]
fn move_of_the_searching_opponent(bencher: Bencher, game: &str) {
    let engine = engine(game);
    let state = random_game(&engine, 1, INTO_THE_GAME).pop().unwrap();
    let opponent = opponent::find(&engine, "Advanced").unwrap().unwrap();
    bencher.bench_local(|| {
        let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
        opponent.choose(ask, 1, opponent.limits(Strength::STRONGEST, &|| false))
    });
}
