//! Moves that are steps of a player from place to place: front ends name them by their direction.

use super::{Engine, Move, Outcome, State};
use switchboard_base::grid::Cell;

/// The minimum number of lines along which a player slides in eight directions.
const LEAST_WAYS: usize = 3;

/// Whether a player walks with these moves: each leads along a line from the place where the player is, and one to the place beside it, or
/// all slide in the four directions, or several do in eight, each in another one.
pub fn walks(from: Cell, moves: &[Move]) -> bool {
    let far = |to: &Cell| (to.x.abs_diff(from.x), to.y.abs_diff(from.y));
    let cells = moves.iter().filter_map(|chosen| if let Move::Cell(to) = chosen { Some(far(to)) } else { None });
    let is_straight = |(across, along): (u8, u8)| across == 0 || along == 0;
    let is_in_line = |(across, along): (u8, u8)| is_straight((across, along)) || across == along;
    let is_elsewhere = |far: (u8, u8)| far != (0, 0);
    let is_beside = |far: (u8, u8)| matches!(far, (0, 1) | (1, 0));
    cells.clone().all(is_in_line)
        && cells.clone().any(is_elsewhere)
        && (cells.clone().all(is_straight) || cells.clone().any(is_beside) || are_several_ways(from, moves))
}

/// Whether these moves lead along so many lines from a place that it is no chance, each along another one.
fn are_several_ways(from: Cell, moves: &[Move]) -> bool {
    let towards = |to: &Cell| (to.x.cmp(&from.x), to.y.cmp(&from.y));
    let ways = moves.iter().map(|chosen| if let Move::Cell(to) = chosen { Some(towards(to)) } else { None });
    let mut ways: Vec<_> = ways.collect();
    ways.sort_unstable();
    ways.dedup();
    ways.len() == moves.len() && ways.len() >= LEAST_WAYS
}

/// A choice that is called a step ("Move right", "Stay here"), because the game does not say what it does, although it is none: it changes
/// the board and leaves everything as it is where the player stands.
pub(super) fn called_a_step(engine: &Engine, state: &State, moves: &[Move]) -> Option<Cell> {
    let game = engine.game();
    let has_place = game.settings.position_highlight.value && game.description.press.is_empty();
    let from = engine.position(state).filter(|from| has_place && walks(*from, moves))?;
    let board = engine.board(state);
    let says = |cell: Cell| {
        engine.press_word(state, cell).is_some() || board.face(cell).is_some_and(|face| !face.press.is_empty())
    };
    let cells = moves.iter().filter_map(|chosen| if let Move::Cell(cell) = chosen { Some(*cell) } else { None });
    cells.filter(|cell| !says(*cell)).find(|cell| {
        let mut copy = state.clone();
        let goes_on = engine.play(&mut copy, &Move::Cell(*cell)).is_ok_and(|turn| {
            turn.problems.is_empty() && turn.outcome.is_none_or(|outcome| outcome == Outcome::Playing)
        });
        let after = engine.board(&copy);
        goes_on && after != board && after.face(from) == board.face(from) && after.face(*cell) != board.face(*cell)
    })
}
