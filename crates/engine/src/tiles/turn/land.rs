//! Moving pieces, and what happens where a move ends: items, effects.

#![expect(
    clippy::indexing_slicing,
    reason = "a state has at most the players of its rules, and each a number of every item"
)]

use super::TileEvent;
use super::lay::refill;
use crate::tiles::rules::{MAX_PLAYERS, PathEnd, PathPlace, TileEffect, TileRules};
use crate::tiles::state::{TileState, player_number};
use crate::tiles::trace;
use switchboard_base::grid::Side;
/// A piece that came onto another tile and whose own end is on no path moves to that tile's first path end.
pub(super) fn stand_on_paths(rules: &TileRules, state: &mut TileState) {
    for number in 0..state.players.len().min(MAX_PLAYERS) {
        let place = state.players[number].place;
        let Some(id) = state.tile_at(rules, place.cell) else { continue };
        if state.path(rules, id, place.end).is_some() {
            continue;
        }
        let first = all_ends(rules).find(|end| state.path(rules, id, *end).is_some());
        if let Some(end) = first {
            state.players[number].place.end = end;
        }
    }
}

fn all_ends(rules: &TileRules) -> impl Iterator<Item = PathEnd> + use<> {
    let per_side = rules.per_side;
    Side::ALL.into_iter().flat_map(move |side| (0..per_side).map(move |index| PathEnd { side, index }))
}

/// All pieces move forward, the current player's first.
pub(super) fn move_all(rules: &TileRules, state: &mut TileState, events: &mut Vec<TileEvent>) {
    let count = state.players.len();
    for step in 0..count {
        let number = (usize::from(state.turn) + step) % count.max(1);
        let player = &state.players[number];
        if player.out {
            continue;
        }
        let reached = trace::forward(rules, state, player.place);
        if reached.distance > 0 {
            land(rules, state, number, reached.place, events);
        }
    }
}

/// A move ends: items are taken, then the tile's effects happen in their order. The effects of a tile to which a piece is carried do not
/// happen.
pub(super) fn land(
    rules: &TileRules,
    state: &mut TileState,
    number: usize,
    place: PathPlace,
    events: &mut Vec<TileEvent>,
) {
    let name = player_number(number);
    state.players[number].place = place;
    let Some((id, kind)) = state.tile_at(rules, place.cell).zip(state.kind_at(rules, place.cell)) else { return };
    if !kind.effects.contains(&TileEffect::Collect) {
        pick_up(rules, state, number, id, events);
    }
    for effect in &kind.effects {
        match effect {
            TileEffect::Collect => {
                if give_items(rules, state, number, id) {
                    events.push(TileEvent::Delivered(name));
                }
            }
            TileEffect::Send(cell) => {
                let there = state.tile_at(rules, *cell);
                if there.is_some_and(|there| give_items(rules, state, number, there)) {
                    events.push(TileEvent::Lost(name));
                }
            }
            TileEffect::Eliminate => eliminate(rules, state, number, events),
            TileEffect::Move(cell, end) => {
                carry(state, number, PathPlace { cell: *cell, end: *end }, events);
            }
            TileEffect::Return => {
                if let Some(start) = state.players[number].start {
                    carry(state, number, start, events);
                }
            }
            TileEffect::Skip(turns) => {
                let skips = &mut state.players[number].skips;
                *skips = skips.saturating_add(*turns);
            }
        }
    }
    stand_on_paths(rules, state);
}

fn carry(state: &mut TileState, number: usize, place: PathPlace, events: &mut Vec<TileEvent>) {
    state.players[number].place = place;
    events.push(TileEvent::Carried(player_number(number), place.cell));
}

/// Eliminates a player, who keeps the number; the player's tiles go under the pile, from which the others fill their hands.
fn eliminate(rules: &TileRules, state: &mut TileState, number: usize, events: &mut Vec<TileEvent>) {
    let player = &mut state.players[number];
    player.out = true;
    let hand = std::mem::take(&mut player.hand);
    state.pile.splice(0..0, hand);
    events.push(TileEvent::Out(player_number(number)));
    refill(rules, state);
}

fn pick_up(rules: &TileRules, state: &mut TileState, number: usize, id: u16, events: &mut Vec<TileEvent>) {
    let conduct = &rules.players[number].conduct;
    for item in (0..=u8::MAX).take(rules.items.len()) {
        let held = state.players[number].items.iter().fold(0_u16, |sum, count| sum.saturating_add(*count));
        let room = conduct.max_items.saturating_sub(held);
        let lying = state.items_on_mut(rules, id, item);
        let taken = (*lying).min(room).min(conduct.picked_up.unwrap_or(u16::MAX));
        if taken == 0 {
            continue;
        }
        *lying -= taken;
        let entry = &mut state.players[number].items[usize::from(item)];
        *entry = entry.saturating_add(taken);
        events.push(TileEvent::Took(player_number(number), item, taken));
    }
}

/// Moves everything that a player holds onto a tile; returns whether there was anything.
fn give_items(rules: &TileRules, state: &mut TileState, number: usize, id: u16) -> bool {
    let items = std::mem::replace(&mut state.players[number].items, vec![0; rules.items.len()]);
    for (item, count) in (0..=u8::MAX).zip(&items) {
        let lying = state.items_on_mut(rules, id, item);
        *lying = lying.saturating_add(*count);
    }
    items.iter().any(|count| *count > 0)
}
