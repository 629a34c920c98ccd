//! Changing the board: turning, laying, exchanging and pushing tiles. No tile is ever created or lost.

#![expect(
    clippy::indexing_slicing,
    reason = "tiles, places and players are those of the state; a restored one is checked"
)]

use super::land::stand_on_paths;
use super::{action, choices, conduct, tile_to_lay};
use crate::tiles::rules::{From, TileRules};
use crate::tiles::state::{NO_TILE, TileState};
use switchboard_base::grid::{Cell, Side};

pub(super) fn turn_tile(rules: &TileRules, state: &mut TileState) {
    if let Some(id) = tile_to_lay(rules, state) {
        let tile = &mut state.tiles[usize::from(id)];
        tile.turns = (tile.turns + 1) % 4;
    }
}

/// Lays the tile of this step on `cell`; a tile that lay there goes on top of the pile. The hand is refilled.
pub(super) fn lay(rules: &TileRules, state: &mut TileState, cell: Cell) {
    let (Some(id), Some(index)) = (tile_to_lay(rules, state), rules.size.index(cell)) else { return };
    let asked = action(rules, state).zip(conduct(rules, state));
    let from_hand = asked.and_then(|(action, conduct)| choices::source(conduct, action)) == Some(From::Hand);
    let chosen = usize::from(state.chosen);
    if from_hand {
        if let Some(player) = state.current_mut()
            && chosen < player.hand.len()
        {
            player.hand.remove(chosen);
        }
    } else {
        state.pile.pop();
    }
    let before = std::mem::replace(&mut state.board[index], id);
    state.tiles[usize::from(id)].face_down = false;
    if before != NO_TILE {
        state.tiles[usize::from(before)].face_down = false;
        state.pile.push(before);
    }
    if from_hand {
        let drawn = state.pile.pop();
        if let (Some(player), Some(drawn)) = (state.current_mut(), drawn) {
            player.hand.insert(chosen.min(player.hand.len()), drawn);
        }
    }
}

/// Pushes a line: the tile pushed out, or the top of the pile, fills the gap; pieces move with their tiles, those on the tile pushed out to
/// the tile that fills the gap.
#[expect(clippy::expect_used, reason = "lines off the board are never a choice")]
pub(super) fn push(rules: &TileRules, state: &mut TileState, line: u8, towards: Side) {
    let (width, height) = (rules.size.width, rules.size.height);
    // From the gap to the end that falls out.
    let cells: Vec<Cell> = match towards {
        Side::Down => (0..height).map(|y| Cell::new(line, y)).collect(),
        Side::Up => (0..height).rev().map(|y| Cell::new(line, y)).collect(),
        Side::Right => (0..width).map(|x| Cell::new(x, line)).collect(),
        Side::Left => (0..width).rev().map(|x| Cell::new(x, line)).collect(),
    };
    let before: Vec<u16> = cells.iter().map(|cell| state.tile_at(rules, *cell).unwrap_or(NO_TILE)).collect();
    let out = before.last().copied().unwrap_or(NO_TILE);
    let cycle = conduct(rules, state).is_none_or(|conduct| conduct.cycle);
    let filling = if cycle { out } else { state.pile.pop().unwrap_or(out) };
    if filling != out && out != NO_TILE {
        state.pile.push(out);
    }
    let after = std::iter::once(filling).chain(before.iter().copied().take(before.len().saturating_sub(1)));
    for (cell, id) in cells.iter().zip(after) {
        let place = rules.size.index(*cell).expect("a cell of a line that can be pushed");
        state.board[place] = id;
    }
    for player in &mut state.players {
        let Some(at) = cells.iter().position(|cell| *cell == player.place.cell) else { continue };
        player.place.cell = cells[(at + 1) % cells.len()];
    }
    stand_on_paths(rules, state);
}

/// Every player whose hand has room draws, one tile at a time, the current player first, until the pile is empty.
pub(super) fn refill(rules: &TileRules, state: &mut TileState) {
    let count = state.players.len();
    let mut drew = true;
    while drew && !state.pile.is_empty() {
        drew = false;
        for step in 0..count {
            let number = (usize::from(state.turn) + step) % count.max(1);
            let player = &mut state.players[number];
            if player.out || player.hand.len() >= usize::from(rules.players[number].conduct.hand_size) {
                continue;
            }
            let Some(tile) = state.pile.pop() else { return };
            player.hand.push(tile);
            drew = true;
        }
    }
}
