//! What can be chosen in a step. Changes nothing.

use super::{TileChoice, action, conduct, tile_to_lay};
use crate::tiles::rules::{Conduct, Ends, From, TileAction, TileKind, TileReach, TileRules};
use crate::tiles::state::TileState;
use crate::tiles::trace;
use switchboard_base::grid::{Cell, Side};

/// Where the current player may start; if all of these places are occupied, they are shared.
pub(super) fn start_places(rules: &TileRules, state: &TileState) -> Vec<TileChoice> {
    let Some(said) = rules.players.get(usize::from(state.turn)) else { return Vec::new() };
    let mut cells: Vec<Cell> = said.starts.iter().map(|place| place.cell).collect();
    cells.sort();
    cells.dedup();
    let free: Vec<Cell> = cells.iter().copied().filter(|cell| !state.is_occupied(*cell)).collect();
    let offered = if free.is_empty() { cells } else { free };
    offered.into_iter().map(TileChoice::Cell).collect()
}

/// The choices of a step: places, then hand, turn and pass.
pub(super) fn step_choices(
    rules: &TileRules,
    state: &TileState,
    conduct: &Conduct,
    action: TileAction,
) -> Vec<TileChoice> {
    let mut list: Vec<TileChoice> = match action {
        TileAction::Move => {
            own_moves(rules, state, conduct).into_iter().map(|r| TileChoice::Cell(r.place.cell)).collect()
        }
        TileAction::Push => pushes(rules),
        TileAction::Add | TileAction::Exchange if !has_choice(rules, state, conduct, action) => Vec::new(),
        TileAction::Add => {
            let open = open_places(rules, state, conduct);
            let laid = tile_to_lay(rules, state).and_then(|id| state.tile(id));
            let kind = laid.and_then(|tile| Some((rules.kinds.get(usize::from(tile.kind))?, tile.turns)));
            let fits = |ends: Ends| kind.is_some_and(|(kind, turns)| goes_on(rules, kind, turns, ends));
            open.into_iter().filter(|(_, ends)| ends.is_none_or(fits)).map(|(cell, _)| TileChoice::Cell(cell)).collect()
        }
        TileAction::Exchange => exchangeable(rules, state, conduct).into_iter().map(TileChoice::Cell).collect(),
        TileAction::MoveAll => Vec::new(),
    };
    if action == TileAction::Move {
        list.sort();
    }
    let is_asked = !list.is_empty() || action == TileAction::Add && has_choice(rules, state, conduct, action);
    if !is_asked {
        return Vec::new();
    }
    if source(conduct, action) == Some(From::Hand) {
        let size = state.current().map_or(0, |p| p.hand.len());
        let others = (0..size).filter_map(|i| u8::try_from(i).ok()).filter(|i| *i != state.chosen);
        list.extend(others.map(TileChoice::Hand));
    }
    if tile_to_lay(rules, state).is_some_and(|id| turning_matters(rules, state, id)) {
        list.push(TileChoice::Turn);
    }
    if action == TileAction::Exchange {
        list.push(TileChoice::Pass);
    }
    list
}

/// Where the tile of an action comes from; `None` for actions that lay none.
pub(super) fn source(conduct: &Conduct, action: TileAction) -> Option<From> {
    match action {
        TileAction::Add => Some(conduct.adding_from),
        TileAction::Exchange => Some(conduct.exchange_with),
        TileAction::Push if !conduct.cycle => Some(From::Pile),
        _ => None,
    }
}

/// Whether anything but passing is possible in this step, perhaps after turning a tile or selecting another.
pub(super) fn has_choice(rules: &TileRules, state: &TileState, conduct: &Conduct, action: TileAction) -> bool {
    let own_tile = || match source(conduct, action) {
        Some(From::Hand) => state.current().is_some_and(|p| !p.hand.is_empty()),
        _ => !state.pile.is_empty(),
    };
    match action {
        TileAction::Move => !own_moves(rules, state, conduct).is_empty(),
        TileAction::MoveAll => false,
        TileAction::Push => !pushes(rules).is_empty(),
        TileAction::Exchange => own_tile() && !exchangeable(rules, state, conduct).is_empty(),
        TileAction::Add => own_tile() && can_add(rules, state, conduct),
    }
}

fn can_add(rules: &TileRules, state: &TileState, conduct: &Conduct) -> bool {
    let open = open_places(rules, state, conduct);
    let hand = state.current().map_or(&[][..], |p| p.hand.as_slice());
    let top = state.pile.last().map(std::slice::from_ref).unwrap_or_default();
    let tiles = if conduct.adding_from == From::Hand { hand } else { top };
    let kinds = || tiles.iter().filter_map(|id| rules.kinds.get(usize::from(state.tile(*id)?.kind)));
    open.into_iter().any(|(_, ends)| match ends {
        None => true,
        Some(ends) => kinds().any(|kind| (0..4).any(|turns| goes_on(rules, kind, turns, ends))),
    })
}

/// The moves of the player's own piece.
pub(super) fn own_moves(rules: &TileRules, state: &TileState, conduct: &Conduct) -> Vec<trace::Reached> {
    let Some(player) = state.current() else { return Vec::new() };
    trace::moves(rules, state, conduct, player.place, state.rolled)
}

/// Arrows clockwise around the board from its top left.
fn pushes(rules: &TileRules) -> Vec<TileChoice> {
    let columns: Vec<u8> = (0..rules.size.width).filter(|c| !rules.unpushable_columns.contains(c)).collect();
    let rows: Vec<u8> = (0..rules.size.height).filter(|r| !rules.unpushable_rows.contains(r)).collect();
    let push = |line: &u8, towards| TileChoice::Push { line: *line, towards };
    let mut list: Vec<TileChoice> = columns.iter().map(|c| push(c, Side::Down)).collect();
    list.extend(rows.iter().map(|r| push(r, Side::Left)));
    list.extend(columns.iter().rev().map(|c| push(c, Side::Up)));
    list.extend(rows.iter().rev().map(|r| push(r, Side::Right)));
    list
}

fn turning_matters(rules: &TileRules, state: &TileState, id: u16) -> bool {
    let kind = state.tile(id).and_then(|tile| rules.kinds.get(usize::from(tile.kind)));
    kind.is_some_and(|kind| kind.paths.iter().any(|path| !kind.paths.contains(&path.turned(1, rules.per_side))))
}

/// Whether a tile of this kind, turned like this, continues a path that reaches one of these ends.
fn goes_on(rules: &TileRules, kind: &TileKind, turns: u8, ends: Ends) -> bool {
    let mut arriving = ends.iter(rules.per_side).map(|end| end.turned((4 - turns % 4) % 4));
    arriving.any(|end| kind.paths.iter().any(|path| path.has(end, rules.per_side)))
}

/// Empty places on which a tile may be laid; if it must continue the player's path, with the ends at which that arrives.
fn open_places(rules: &TileRules, state: &TileState, conduct: &Conduct) -> Vec<(Cell, Option<Ends>)> {
    let Some(player) = state.current() else { return Vec::new() };
    let empty = rules.size.cells().zip(&state.board).filter(|(_, id)| **id == super::NO_TILE).map(|(cell, _)| cell);
    if conduct.adding_mode == TileReach::Anywhere {
        return empty.map(|cell| (cell, None)).collect();
    }
    let ahead_only = !trace::may_turn(rules, state, conduct, player.place.cell);
    let found = trace::connected(rules, state, player.place, ahead_only);
    let arrives = rules.size.cells().zip(found.empty).filter(|(_, ends)| !ends.is_empty());
    arrives.map(|(cell, ends)| (cell, Some(ends))).collect()
}

/// Tiles that may be exchanged.
fn exchangeable(rules: &TileRules, state: &TileState, conduct: &Conduct) -> Vec<Cell> {
    let Some(player) = state.current() else { return Vec::new() };
    let connected = match conduct.exchanging_mode {
        TileReach::Anywhere => None,
        TileReach::Connected => Some(trace::connected(rules, state, player.place, false).tiles),
    };
    let fits = |(index, cell): &(usize, Cell)| {
        let tile = state.tile_at(rules, *cell).and_then(|id| state.tile(id));
        tile.is_some_and(|tile| tile.face_down || !conduct.exchange_only_flipped)
            && !rules.not_exchangeable.contains(cell)
            && !state.is_occupied(*cell)
            && connected.as_ref().is_none_or(|tiles| tiles.get(*index) == Some(&true))
    };
    rules.size.cells().enumerate().filter(fits).map(|(_, cell)| cell).collect()
}

/// The tile that this step would lay: from the hand or the top of the pile.
pub(super) fn laid(rules: &TileRules, state: &TileState) -> Option<u16> {
    match source(conduct(rules, state)?, action(rules, state)?)? {
        From::Pile => state.pile.last().copied(),
        From::Hand => state.current()?.hand.get(usize::from(state.chosen)).copied(),
    }
}
