//! Going straight on while that is the only way, as one choice: which moves that would play. Plays nothing itself.

use crate::grid::Cell;
use crate::play::{Engine, Move, Outcome, State};
use crate::scan::{Trail, corridor};

/// The moves of the corridor that begins at `state`, of which `moves` are the valid ones; empty where there is none.
pub fn straight_on(engine: &Engine, state: &State, trail: &Trail, moves: &[Move]) -> Vec<Move> {
    let mut state = state.clone();
    let here = engine.position(&state);
    let Some((before, at)) = trail.last_way().filter(|(_, at)| here == Some(*at)) else { return Vec::new() };
    let cells_of = |moves: &[Move]| -> Option<Vec<Cell>> {
        moves.iter().map(|m| if let Move::Cell(cell) = m { Some(*cell) } else { None }).collect()
    };
    let Some(valid) = cells_of(moves) else { return Vec::new() };
    let cells = corridor(before, at, &valid, |cell| {
        engine.play(&mut state, &Move::Cell(cell)).ok()?;
        let goes_on = engine.outcome(&state) == Outcome::Playing && engine.position(&state) == Some(cell);
        goes_on.then(|| cells_of(&engine.moves(&state))).flatten()
    });
    cells.into_iter().map(Move::Cell).collect()
}
