//! Where paths lead: breadth-first over (place, end) from where a piece stands. Changes nothing.

use super::rules::{Conduct, End, MAX_DISTANCE, Movement, Place, Rules};
use super::state::State;
use crate::grid::Cell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A place reached: how it is entered, and how far it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// The place and the end by which it is entered.
    pub place: Place,
    /// Tiles gone.
    pub distance: u16,
}

/// What lies behind the end of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beyond {
    /// A tile whose path goes on from here.
    Tile(Place),
    /// A tile with its back up.
    FaceDown(Place),
    /// An empty place of the board.
    Empty(Place),
    /// A tile without a path at this point, or the edge of the board.
    Nothing,
}

/// What lies behind `end` of the tile at `cell`.
pub fn beyond(rules: &Rules, state: &State, cell: Cell, end: End) -> Beyond {
    let Some(next) = cell.step(end.side.direction()).filter(|c| rules.size.contains(*c)) else {
        return Beyond::Nothing;
    };
    let place = Place { cell: next, end: end.across(rules.per_side) };
    let Some(id) = state.tile_at(rules, next) else { return Beyond::Empty(place) };
    if state.tile(id).is_some_and(|tile| tile.face_down) {
        return Beyond::FaceDown(place);
    }
    match state.path(rules, id, place.end) {
        Some(_) => Beyond::Tile(place),
        None => Beyond::Nothing,
    }
}

/// The ends by which one leaves a tile on which one stands at `place`: the others of its path, and its own too if
/// one may turn back.
fn exits(rules: &Rules, state: &State, place: Place, may_turn: bool) -> Vec<End> {
    let Some(id) = state.tile_at(rules, place.cell) else { return Vec::new() };
    let mut ends = state.path(rules, id, place.end).unwrap_or_default();
    ends.retain(|end| may_turn || *end != place.end);
    ends
}

fn next(rules: &Rules, state: &State, place: Place, may_turn: bool) -> Vec<Place> {
    exits(rules, state, place, may_turn)
        .into_iter()
        .filter_map(|end| match beyond(rules, state, place.cell, end) {
            Beyond::Tile(next) => Some(next),
            _ => None,
        })
        .collect()
}

fn kind_of<'r>(rules: &'r Rules, state: &State, cell: Cell) -> Option<&'r super::rules::Kind> {
    let tile = state.tile(state.tile_at(rules, cell)?)?;
    rules.kinds.get(usize::from(tile.kind))
}

fn stops(rules: &Rules, state: &State, cell: Cell) -> bool {
    kind_of(rules, state, cell).is_some_and(|kind| kind.movement_ending)
}

fn may_turn_at(rules: &Rules, state: &State, conduct: &Conduct, cell: Cell) -> bool {
    !conduct.only_forward || kind_of(rules, state, cell).is_some_and(|kind| kind.can_turn_around)
}

/// The moves of a piece at `from`: for each place the first way found, nearest first.
pub fn moves(rules: &Rules, state: &State, conduct: &Conduct, from: Place, rolled: Option<u16>) -> Vec<Reached> {
    let may_turn = may_turn_at(rules, state, conduct, from.cell);
    let found = match (conduct.movement, rolled) {
        (Movement::Dice, Some(number)) => exactly(rules, state, from, may_turn, number),
        (Movement::Dice, None) => Vec::new(),
        (Movement::Free, _) => {
            let most = conduct.max_distance.unwrap_or(u16::MAX);
            reachable(rules, state, from, may_turn, most).into_iter().map(|(reached, _)| reached).collect()
        }
        (Movement::Forced, _) => {
            let most = conduct.max_distance.unwrap_or(u16::MAX);
            let all = reachable(rules, state, from, may_turn, most);
            all.into_iter().filter(|(r, is_end)| *is_end && r.distance > 0).map(|(reached, _)| reached).collect()
        }
    };
    let least = if conduct.movement == Movement::Dice { 0 } else { conduct.min_distance };
    let mut seen = BTreeSet::new();
    found.into_iter().filter(|r| r.distance >= least && seen.insert(r.place.cell)).collect()
}

/// Everything within `most` tiles, and whether the way ends there.
fn reachable(rules: &Rules, state: &State, from: Place, may_turn: bool, most: u16) -> Vec<(Reached, bool)> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::from([from]);
    let mut queue = VecDeque::from([Reached { place: from, distance: 0 }]);
    while let Some(here) = queue.pop_front() {
        let is_start = here.distance == 0;
        let halted = !is_start && stops(rules, state, here.place.cell);
        let ways = if halted { Vec::new() } else { next(rules, state, here.place, is_start && may_turn) };
        found.push((here, ways.is_empty() || here.distance >= most));
        if here.distance >= most {
            continue;
        }
        for place in ways {
            if seen.insert(place) {
                queue.push_back(Reached { place, distance: here.distance.saturating_add(1) });
            }
        }
    }
    found
}

/// Everything exactly `number` tiles away; a tile that stops moves ends a way early.
fn exactly(rules: &Rules, state: &State, from: Place, may_turn: bool, number: u16) -> Vec<Reached> {
    let mut halted = Vec::new();
    let mut layer = vec![from];
    for distance in 1..=number.min(MAX_DISTANCE) {
        let mut following = Vec::new();
        let mut seen = BTreeSet::new();
        for place in layer {
            for to in next(rules, state, place, distance == 1 && may_turn) {
                if !seen.insert(to) {
                    continue;
                }
                if distance < number && stops(rules, state, to.cell) {
                    halted.push(Reached { place: to, distance });
                } else {
                    following.push(to);
                }
            }
        }
        layer = following;
    }
    halted.extend(layer.into_iter().map(|place| Reached { place, distance: number }));
    halted
}

/// Forward to the end of the path; at a fork the first way clockwise from the top. A ring is left where it closes.
pub fn forward(rules: &Rules, state: &State, from: Place) -> Reached {
    let mut here = Reached { place: from, distance: 0 };
    let mut seen = BTreeSet::from([from]);
    while here.distance == 0 || !stops(rules, state, here.place.cell) {
        let Some(place) = next(rules, state, here.place, false).first().copied() else { break };
        if !seen.insert(place) {
            break;
        }
        here = Reached { place, distance: here.distance.saturating_add(1) };
    }
    here
}

/// Everything a piece's path leads to, for laying and exchanging: the tiles on it, the tiles lying face down and the
/// empty places at its ends. `ahead_only` leaves out what lies behind the piece.
#[derive(Debug, Clone, Default)]
pub struct Connected {
    /// Tiles on the path, the piece's own included.
    pub tiles: BTreeSet<Cell>,
    /// Tiles with their back up at its ends.
    pub face_down: BTreeSet<Cell>,
    /// Empty places at its ends, with the ends at which a path arrives.
    pub empty: BTreeMap<Cell, Vec<End>>,
}

/// What the path of a piece at `from` leads to.
pub fn connected(rules: &Rules, state: &State, from: Place, ahead_only: bool) -> Connected {
    let mut found = Connected::default();
    let mut seen = BTreeSet::from([from]);
    let mut queue = VecDeque::from([(from, !ahead_only)]);
    while let Some((place, may_turn)) = queue.pop_front() {
        found.tiles.insert(place.cell);
        for end in exits(rules, state, place, may_turn) {
            match beyond(rules, state, place.cell, end) {
                Beyond::Tile(next) => {
                    if seen.insert(next) {
                        queue.push_back((next, false));
                    }
                }
                Beyond::FaceDown(next) => {
                    found.face_down.insert(next.cell);
                }
                Beyond::Empty(next) => found.empty.entry(next.cell).or_default().push(next.end),
                Beyond::Nothing => {}
            }
        }
    }
    found
}
