//! Where paths lead: breadth-first search over (place, end) from where a piece stands. Changes nothing.

#![expect(clippy::indexing_slicing, reason = "the lists have an entry for each cell of the board")]

use super::rules::{Conduct, Ends, MAX_DISTANCE, Movement, PathEnd, PathPlace, TileRules};
use super::state::TileState;
use std::collections::VecDeque;
use switchboard_base::grid::Cell;

/// A place reached: how it is entered, and its distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// The place and the end by which it is entered.
    pub place: PathPlace,
    /// The number of tiles moved.
    pub distance: u16,
}

/// What lies beyond the end of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beyond {
    /// A tile whose path continues from here.
    Tile(PathPlace),
    /// A tile lying face down.
    FaceDown(PathPlace),
    /// An empty place of the board.
    Empty(PathPlace),
    /// A tile without a path at this point.
    Blocked(PathPlace),
    /// The edge of the board.
    Edge,
}

/// The places visited, a set of ends for each cell.
struct VisitedPlaces<'r> {
    rules: &'r TileRules,
    ends: Vec<Ends>,
}

impl<'r> VisitedPlaces<'r> {
    fn new(rules: &'r TileRules) -> Self {
        Self { rules, ends: vec![Ends::default(); rules.size.area()] }
    }

    /// Adds a place; returns whether it is new.
    fn add(&mut self, place: PathPlace) -> bool {
        let index = self.rules.size.index(place.cell);
        index.is_some_and(|index| self.ends[index].add(place.end, self.rules.per_side))
    }
}

/// What lies beyond `end` of the tile at `cell`.
pub fn beyond(rules: &TileRules, state: &TileState, cell: Cell, end: PathEnd) -> Beyond {
    let Some(next) = cell.step(end.side.direction()).filter(|c| rules.size.contains(*c)) else {
        return Beyond::Edge;
    };
    let place = PathPlace { cell: next, end: end.across(rules.per_side) };
    let Some(id) = state.tile_at(rules, next) else { return Beyond::Empty(place) };
    if state.tile(id).is_some_and(|tile| tile.face_down) {
        return Beyond::FaceDown(place);
    }
    match state.path(rules, id, place.end) {
        Some(_) => Beyond::Tile(place),
        None => Beyond::Blocked(place),
    }
}

/// The ends by which a piece at `place` can leave its tile: the others of its path, and its own as well if it may turn back.
fn exits(rules: &TileRules, state: &TileState, place: PathPlace, may_turn: bool) -> Ends {
    let id = state.tile_at(rules, place.cell);
    let path = id.and_then(|id| state.path(rules, id, place.end)).unwrap_or_default();
    if may_turn { path } else { path.without(place.end, rules.per_side) }
}

fn next(rules: &TileRules, state: &TileState, place: PathPlace, may_turn: bool) -> impl Iterator<Item = PathPlace> {
    let ends = exits(rules, state, place, may_turn).iter(rules.per_side);
    ends.filter_map(move |end| match beyond(rules, state, place.cell, end) {
        Beyond::Tile(next) => Some(next),
        _ => None,
    })
}

fn stops(rules: &TileRules, state: &TileState, cell: Cell) -> bool {
    state.kind_at(rules, cell).is_some_and(|kind| kind.movement_ending)
}

/// Whether a piece of this player may go back the way it came from the tile it stands on.
pub fn may_turn(rules: &TileRules, state: &TileState, conduct: &Conduct, cell: Cell) -> bool {
    !conduct.only_forward || state.kind_at(rules, cell).is_some_and(|kind| kind.can_turn_around)
}

/// The moves of a piece at `from`: for each place the first path found, nearest first.
pub fn moves(
    rules: &TileRules,
    state: &TileState,
    conduct: &Conduct,
    from: PathPlace,
    rolled: Option<u16>,
) -> Vec<Reached> {
    let may_turn = may_turn(rules, state, conduct, from.cell);
    let most = conduct.max_distance.unwrap_or(u16::MAX);
    let mut found = match (conduct.movement, rolled) {
        (Movement::Dice, Some(number)) => exactly(rules, state, from, may_turn, number),
        (Movement::Dice, None) => Vec::new(),
        (Movement::Free, _) => within(rules, state, from, may_turn, most).into_iter().map(|(r, _)| r).collect(),
        (Movement::Forced, _) => {
            let all = within(rules, state, from, may_turn, most);
            all.into_iter().filter(|(r, is_end)| *is_end && r.distance > 0).map(|(r, _)| r).collect()
        }
    };
    let least = if conduct.movement == Movement::Dice { 0 } else { conduct.min_distance };
    let mut seen = vec![false; rules.size.area()];
    found.retain(|reached| {
        let place = rules.size.index(reached.place.cell);
        reached.distance >= least && place.is_some_and(|place| !std::mem::replace(&mut seen[place], true))
    });
    found
}

/// Everything within `most` tiles, and whether a move must end there.
fn within(rules: &TileRules, state: &TileState, from: PathPlace, may_turn: bool, most: u16) -> Vec<(Reached, bool)> {
    let mut found = Vec::new();
    let mut seen = VisitedPlaces::new(rules);
    seen.add(from);
    let mut queue = VecDeque::from([Reached { place: from, distance: 0 }]);
    while let Some(here) = queue.pop_front() {
        let is_start = here.distance == 0;
        let mut is_end = true;
        if here.distance < most && (is_start || !stops(rules, state, here.place.cell)) {
            for place in next(rules, state, here.place, is_start && may_turn) {
                is_end = false;
                if seen.add(place) {
                    queue.push_back(Reached { place, distance: here.distance.saturating_add(1) });
                }
            }
        }
        found.push((here, is_end));
    }
    found
}

/// Everything exactly `number` tiles away; a tile that stops moves ends a path early.
fn exactly(rules: &TileRules, state: &TileState, from: PathPlace, may_turn: bool, number: u16) -> Vec<Reached> {
    let mut halted = Vec::new();
    let mut layer = vec![from];
    for distance in 1..=number.min(MAX_DISTANCE) {
        let mut following = Vec::new();
        let mut seen = VisitedPlaces::new(rules);
        for place in layer {
            for to in next(rules, state, place, distance == 1 && may_turn) {
                if !seen.add(to) {
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

/// Forward to the end of the path; at a fork, the first branch clockwise from the top. A loop is left where it closes.
pub fn forward(rules: &TileRules, state: &TileState, from: PathPlace) -> Reached {
    let mut here = Reached { place: from, distance: 0 };
    let mut seen = VisitedPlaces::new(rules);
    seen.add(from);
    while here.distance == 0 || !stops(rules, state, here.place.cell) {
        let ahead = next(rules, state, here.place, false).next();
        let Some(place) = ahead.filter(|place| seen.add(*place)) else { break };
        here = Reached { place, distance: here.distance.saturating_add(1) };
    }
    here
}

/// Everything that a piece's path leads to, for laying and exchanging, cell by cell in board order: the tiles on it, and the tiles and
/// empty places at its ends.
#[derive(Debug, Clone, Default)]
pub struct ConnectedPlaces {
    /// Whether the tile here is on the path (as the piece's own is), or at one of its ends, face down or not connected.
    pub tiles: Vec<bool>,
    /// The ends at which a path reaches an empty place.
    pub empty: Vec<Ends>,
}

/// What the path of a piece at `from` leads to. `ahead_only` leaves out what lies behind the piece.
pub fn connected(rules: &TileRules, state: &TileState, from: PathPlace, ahead_only: bool) -> ConnectedPlaces {
    let area = rules.size.area();
    let mut found = ConnectedPlaces { tiles: vec![false; area], empty: vec![Ends::default(); area] };
    let mark = |tiles: &mut Vec<bool>, cell| {
        if let Some(index) = rules.size.index(cell) {
            tiles[index] = true;
        }
    };
    let mut seen = VisitedPlaces::new(rules);
    seen.add(from);
    let mut queue = VecDeque::from([(from, !ahead_only)]);
    while let Some((place, may_turn)) = queue.pop_front() {
        mark(&mut found.tiles, place.cell);
        for end in exits(rules, state, place, may_turn).iter(rules.per_side) {
            match beyond(rules, state, place.cell, end) {
                Beyond::Tile(next) if seen.add(next) => queue.push_back((next, false)),
                Beyond::FaceDown(next) | Beyond::Blocked(next) => mark(&mut found.tiles, next.cell),
                Beyond::Empty(next) => {
                    if let Some(index) = rules.size.index(next.cell) {
                        found.empty[index].add(next.end, rules.per_side);
                    }
                }
                Beyond::Tile(_) | Beyond::Edge => {}
            }
        }
    }
    found
}
