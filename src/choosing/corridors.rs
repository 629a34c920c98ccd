//! Going straight on while there is only one way, as a single choice: the moves that it stands for. Plays nothing itself.

use crate::grid::Cell;
use crate::play::{Engine, Move, Outcome, State};
use crate::scan::{Trail, corridor};

/// The moves of the corridor that begins at `state`, whose valid moves are `moves`; empty if there is none.
pub fn straight_on(engine: &Engine, state: &State, trail: &Trail, moves: &[Move]) -> Vec<Move> {
    let here = engine.position(state);
    let Some((before, at)) = trail.last_way().filter(|(_, at)| here == Some(*at)) else { return Vec::new() };
    let Some(mut valid) = with_cells(engine, state, moves) else { return Vec::new() };
    let (mut state, mut played) = (state.clone(), Vec::new());
    let cells = valid.iter().map(|(cell, _)| *cell).collect::<Vec<_>>();
    let steps = corridor(before, at, &cells, |cell| {
        let (_, chosen) = valid.iter().find(|(known, _)| *known == cell)?;
        played.push(*chosen);
        let turn = engine.play(&mut state, chosen).ok()?;
        let goes_on = engine.outcome(&state) == Outcome::Playing && engine.position(&state) == Some(cell);
        if !goes_on || !turn.pages.is_empty() {
            return None;
        }
        valid = with_cells(engine, &state, &engine.moves(&state))?;
        Some(valid.iter().map(|(cell, _)| *cell).collect())
    });
    if steps.is_empty() { Vec::new() } else { played }
}

/// Each move with the cell where it is shown; `None` if one has no cell.
fn with_cells(engine: &Engine, state: &State, moves: &[Move]) -> Option<Vec<(Cell, Move)>> {
    moves.iter().map(|chosen| Some((engine.cell_of(state, chosen)?, *chosen))).collect()
}
