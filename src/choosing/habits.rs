//! Moves as the habit model sees them: a place and what is there. Never judges a move.

use crate::game::Game;
use crate::grid::Cell;
use crate::play::{Engine, Move, Picture, State};
use crate::scan::{Candidate, Habits, Trail};
use az::WrappingAs;
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

/// The moves in their order, as candidates for [`Habits`].
pub fn candidates(engine: &Engine, state: &State, moves: &[Move]) -> Vec<Candidate> {
    let board = engine.board(state);
    let kind_at = |cell: Cell| {
        let mut seen = String::new();
        for picture in board.face(cell).map(|face| face.pictures.as_slice()).unwrap_or_default() {
            match picture {
                Picture::File { name, rotation } => seen.push_str(&format!("{name}{rotation:?} ")),
                Picture::Written(writing) => seen.push_str(&writing.text),
                Picture::Label(text) => seen.push_str(text),
                Picture::Dots(dots) => seen.push_str(&format!("{dots:?}")),
                _ => seen.push('*'),
            }
        }
        number(&seen)
    };
    let candidate = |chosen: &Move| match chosen {
        Move::Push { towards, .. } => Candidate { cell: None, kind: number(towards.word()) },
        other => match engine.cell_of(state, other) {
            Some(cell) => Candidate { cell: Some(cell), kind: kind_at(cell) },
            None => Candidate { cell: None, kind: number(&other.to_string()) },
        },
    };
    moves.iter().map(candidate).collect()
}

/// The same number for the same words; different words may occasionally share one, which does no harm.
fn number(words: &str) -> u16 {
    xxh3_64(words.as_bytes()).wrapping_as()
}

/// Learns from moves played from the level's start; stops at the first that is not valid.
pub fn learn(habits: &mut Habits, engine: &Engine, seed: u64, played: &[Move]) {
    let mut state = engine.start(seed);
    let mut trail = Trail::from(engine.position(&state));
    for chosen in played {
        let moves = engine.moves(&state);
        let Some(place) = moves.iter().position(|valid| valid == chosen) else { return };
        let candidates = candidates(engine, &state, &moves);
        habits.learn(&trail, &candidates, place);
        if let Some(candidate) = candidates.get(place) {
            trail.push(*candidate);
        }
        if engine.play(&mut state, chosen).is_err() {
            return;
        }
    }
}

/// Habits learnt from the recorded solutions of those levels of the game for which `is_learnt` is true (by index). A level that cannot be
/// played, or has no readable solution, is skipped.
pub fn learn_levels(game: &Arc<Game>, is_learnt: impl Fn(usize) -> bool) -> Habits {
    let mut habits = Habits::default();
    for (place, level) in game.levels.iter().enumerate().filter(|(place, _)| is_learnt(*place)) {
        if let (Ok(engine), Ok(moves)) = (Engine::new(Arc::clone(game), place), Move::read_list(&level.solution)) {
            learn(&mut habits, &engine, 0, &moves);
        }
    }
    habits
}
