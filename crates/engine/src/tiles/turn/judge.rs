//! Who has won: goals, the last player left, the end of the game by items. Moves nothing.

#![expect(clippy::indexing_slicing, reason = "each player has a number of every item; a restored state is checked")]

use super::TileEvent;
use crate::tiles::rules::{TileEffect, TileGoal, TileRules};
use crate::tiles::state::{TileStanding, TileState, player_number};

/// Goals, the last player left, the end of the game by items; the current player is examined first.
pub(super) fn judge(rules: &TileRules, state: &mut TileState, events: &mut Vec<TileEvent>) {
    let count = state.players.len();
    for step in 0..count {
        let number = (usize::from(state.turn) + step) % count.max(1);
        if goals_done(rules, state, number, events) {
            state.standing = TileStanding::Won(player_number(number));
            return;
        }
    }
    let mut left = state.players.iter().enumerate().filter(|(_, p)| !p.out).map(|(i, _)| i);
    match (left.next(), left.next()) {
        (None, _) => {
            state.standing = TileStanding::Drawn;
            return;
        }
        (Some(last), None) if count > 1 => {
            state.standing = TileStanding::Won(player_number(last));
            return;
        }
        _ => {}
    }
    if rules.ends_without.iter().any(|item| is_gone(rules, state, *item)) {
        state.standing = by_points(rules, state);
    }
}

fn goals_done(rules: &TileRules, state: &mut TileState, number: usize, events: &mut Vec<TileEvent>) -> bool {
    loop {
        let player = &state.players[number];
        if player.out || player.start.is_none() {
            return false;
        }
        let Some(goal) = player.goals.get(usize::from(player.reached)).copied() else {
            return !player.goals.is_empty();
        };
        let met = match goal {
            TileGoal::Reach(cell) => player.place.cell == cell,
            TileGoal::Collect(wanted, item) => player.items[usize::from(item)] >= wanted,
            TileGoal::Find(item) => {
                state.tile_at(rules, player.place.cell).is_some_and(|id| state.items_on(rules, id, item) > 0)
            }
        };
        if !met {
            return false;
        }
        events.push(TileEvent::Reached(player_number(number), goal));
        state.players[number].reached += 1;
    }
}

/// Whether an item is used up: none is left with players who are not out, or on tiles that do not collect. Tiles in the pile and in hands
/// count: they can still come onto the board.
fn is_gone(rules: &TileRules, state: &TileState, item: u8) -> bool {
    let held = state.players.iter().any(|p| !p.out && p.items[usize::from(item)] > 0);
    let lies = |id: u16| {
        let kind = state.tile(id).and_then(|tile| rules.kinds.get(usize::from(tile.kind)));
        let collects = kind.is_some_and(|kind| kind.effects.contains(&TileEffect::Collect));
        !collects && state.items_on(rules, id, item) > 0
    };
    !held && !(0..).take(state.tiles.len()).any(lies)
}

/// A player's points; players are numbered from 0.
pub fn points(rules: &TileRules, state: &TileState, number: usize) -> u32 {
    let (Some(said), Some(player)) = (rules.players.get(number), state.players.get(number)) else { return 0 };
    said.scoring
        .iter()
        .map(|line| match line.place {
            None => player.items[usize::from(line.item)],
            Some(cell) => state.tile_at(rules, cell).map_or(0, |id| state.items_on(rules, id, line.item)),
        })
        .map(u32::from)
        .sum()
}

fn by_points(rules: &TileRules, state: &TileState) -> TileStanding {
    let scores: Vec<u32> = (0..state.players.len()).map(|number| points(rules, state, number)).collect();
    let best = scores.iter().max().copied().unwrap_or(0);
    let mut winners = scores.iter().enumerate().filter(|(_, score)| **score == best).map(|(i, _)| i);
    match (winners.next(), winners.next()) {
        (Some(winner), None) => TileStanding::Won(player_number(winner)),
        _ => TileStanding::Drawn,
    }
}
