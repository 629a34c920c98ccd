//! Random walks in a level, for benches: what one move costs.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand_core::Rng;
use rand_pcg::Pcg32;
use std::sync::Arc;
use switchboard::game::Game;
use switchboard::play::{Engine, Move, Outcome, Walker};

/// Moves of one walk.
const WALK: usize = 1_000;

/// A level and moves in it.
pub struct Walk {
    pub engine: Engine,
    pub moves: Vec<Move>,
}

/// A random walk that never ends.
pub fn walk(game: Game, level: usize) -> Walk {
    let engine = Engine::new(Arc::new(game), level).unwrap_or_else(|p| panic!("{p:?}"));
    let mut dice = Pcg32::new(1, 1);
    let mut state = engine.start(1);
    let mut moves = Vec::new();
    while moves.len() < WALK {
        let valid = engine.moves(&state);
        let first = dice.next_u32() as usize;
        // a move that ends the level is left out
        let next = (0..valid.len()).find_map(|more| {
            let chosen = valid[(first + more) % valid.len()];
            let mut next = state.clone();
            engine.play(&mut next, &chosen).unwrap_or_else(|r| panic!("{r:?}"));
            (engine.outcome(&next) == Outcome::Playing).then_some((chosen, next))
        });
        let Some((chosen, next)) = next else { break };
        moves.push(chosen);
        state = next;
    }
    Walk { engine, moves }
}

/// The moves as a game is played.
pub fn bench(bencher: Bencher, walk: Walk) {
    bencher.counter(ItemsCount::new(walk.moves.len())).bench_local(|| {
        let mut state = walk.engine.start(1);
        for chosen in &walk.moves {
            let _ = divan::black_box(walk.engine.play(&mut state, chosen));
        }
        walk.engine.hash(&state)
    });
}

/// The same walk with a walker, as searches and playouts move; `lists`: whether the valid moves are listed after each move.
pub fn bench_walker(bencher: Bencher, walk: Walk, lists: bool) {
    let start = walk.engine.start(1);
    let mut walker = Walker::new(&walk.engine, &start);
    let mut valid = Vec::new();
    bencher.counter(ItemsCount::new(walk.moves.len())).bench_local(|| {
        walker.go_to(&start);
        for chosen in &walk.moves {
            let _ = divan::black_box(walker.play(chosen));
            if lists {
                walker.moves_into(&mut valid);
                divan::black_box(&valid);
            }
        }
        walker.hash()
    });
}
