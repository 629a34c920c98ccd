//! Cells that are filled in by repeated choosing: each press shows the next piece, and nothing else changes. What can be put there then
//! becomes one choice, however many presses lead to it. Never judges what belongs there.

use crate::game::Stand;
use crate::grid::Cell;
use crate::play::{Engine, Move, Outcome, State};

/// The most pieces through which a cell may cycle.
const MAX_TURNS: usize = 64;

/// What repeatedly choosing a cell shows from this state on, one press after another, up to the piece there now; a press that ends the
/// level is the last. Empty if choosing it changes anything else, or never returns to that piece.
pub fn turns(engine: &Engine, state: &State, cell: Cell) -> Vec<u16> {
    let size = engine.board_size();
    let Some(place) = size.index(cell) else { return Vec::new() };
    let words = |state: &State| -> Vec<u16> { (0..size.area()).map(|index| engine.word(state, index)).collect() };
    let before = words(state);
    let (mut turned, mut shown) = (state.clone(), Vec::new());
    while shown.len() < MAX_TURNS {
        if engine.play(&mut turned, &Move::Cell(cell)).is_err() {
            return Vec::new();
        }
        let now = words(&turned);
        let is_alone =
            now.iter().zip(&before).enumerate().all(|(index, (now, before))| index == place || now == before);
        let Some(word) = now.get(place).copied().filter(|_| is_alone) else { return Vec::new() };
        if before.get(place) == Some(&word) {
            return shown;
        }
        shown.push(word);
        if engine.outcome(&turned) != Outcome::Playing {
            return shown;
        }
    }
    Vec::new()
}

/// How much more likely an empty cell is chosen than a filled one, in constraint puzzles.
const OPEN: u32 = 6;

/// Increases the weights of moves on cells not filled in yet. Without constraints in the game, nothing is changed.
pub fn weigh_open(engine: &Engine, state: &State, moves: &[Move], weights: &mut [u32]) {
    let Some((laws, _)) = engine.laws() else { return };
    let size = engine.board_size();
    for (chosen, weight) in moves.iter().zip(weights) {
        let Move::Cell(cell) = chosen else { continue };
        let Some(index) = size.index(*cell) else { continue };
        if matches!(laws.stand(engine.word(state, index).into()), Stand::Open(_)) {
            *weight = weight.saturating_mul(OPEN);
        }
    }
}
