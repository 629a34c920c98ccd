//! Freeze deadlocks: pieces side by side that block each other. Such a group is placed on the board without any other pieces, and the rules
//! are run until its pieces separate, or all of them stand on goals, or nothing is left to try. In the last case the state is pruned. A
//! guide for searches only: another piece might have helped.

use super::macro_moves::{MacroExpander, QuietMoves, VisitedSpots, WalkerSpot};
use crate::solve::answer::{Method, Why};
use crate::solve::search::budget::Budget;
use crate::solve::search::expand::Next;
use crate::solve::search::heuristic::Heuristic;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use switchboard_base::grid::Size;
use switchboard_engine::play::{Engine, State, Walker};

/// Larger groups are not examined.
const MAX_THINGS: usize = 9;
/// The most states of a group that are expanded; a group with more counts as not stuck.
const MAX_STATES: usize = 60;
/// The most groups remembered.
const MAX_KNOWN: usize = 1 << 20;
/// Deadlocks are looked for this near the player's piece: as far as a move reaches past the piece that it moves.
const NEAR: usize = 2;

/// Examines groups and remembers the results.
#[derive(Debug)]
pub struct Deadlocks {
    size: Size,
    expander: MacroExpander,
    known: FxHashMap<u64, bool>,
    /// Cells with pieces, and the kind of each piece.
    things: Vec<(usize, usize)>,
}

impl Deadlocks {
    /// For states reachable from `start`.
    pub fn new(engine: &Engine, start: &State, quiet: &QuietMoves, estimate: &Heuristic) -> Self {
        let expander = MacroExpander::new(engine, start, quiet);
        Self { size: estimate.size(engine), expander, known: FxHashMap::default(), things: Vec::new() }
    }

    /// Whether pieces near the player's piece, which has just moved one of them, are stuck for good, considered on their own.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn is_stuck(
        &mut self,
        estimate: &Heuristic,
        walker: &Walker,
        spot: WalkerSpot,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Why> {
        if !estimate.can_take_off() {
            return Ok(false);
        }
        let chosen = spot.cell();
        estimate.things_into(walker, &mut self.things);
        let mut left = self.things.clone();
        while let Some(place) = left.iter().position(|(cell, _)| self.distance(*cell, chosen) <= NEAR) {
            let group = self.group(left.swap_remove(place), &mut left);
            if (2..=MAX_THINGS).contains(&group.len()) && self.is_fast(estimate, walker, chosen, &group, budget)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The distance of two cells in moves of a chess king.
    fn distance(&self, one: usize, two: usize) -> usize {
        let (Some(one), Some(two)) = (self.size.cell(one), self.size.cell(two)) else { return usize::MAX };
        usize::from(one.x.abs_diff(two.x).max(one.y.abs_diff(two.y)))
    }

    /// The piece and all those connected to it side by side, which are taken out of `left`.
    fn group(&self, first: (usize, usize), left: &mut Vec<(usize, usize)>) -> Vec<(usize, usize)> {
        let mut group = vec![first];
        let mut at = 0;
        while let Some((cell, _)) = group.get(at).copied() {
            at += 1;
            while let Some(place) = left.iter().position(|(other, _)| self.distance(cell, *other) <= 1) {
                group.push(left.swap_remove(place));
            }
        }
        group.sort_unstable();
        group
    }

    fn is_fast(
        &mut self,
        estimate: &Heuristic,
        walker: &Walker,
        chosen: usize,
        group: &[(usize, usize)],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Why> {
        let mut hasher = FxHasher::default();
        (chosen, group).hash(&mut hasher);
        let name = hasher.finish();
        if let Some(known) = self.known.get(&name) {
            return Ok(*known);
        }
        let others = self.things.iter().filter(|thing| !group.contains(thing)).map(|(cell, _)| *cell);
        let alone = estimate.without(walker, others);
        let fast = self.explore(estimate, &alone, group.len(), budget)?;
        if self.known.len() < MAX_KNOWN {
            let before = self.known.capacity();
            self.known.insert(name, fast);
            budget.take(((self.known.capacity() - before) * (size_of::<(u64, bool)>() + 1)) as u64)?;
        }
        Ok(fast)
    }

    /// Whether everything that can be tried leaves these pieces together and not all on goals.
    fn explore(&mut self, estimate: &Heuristic, alone: &State, count: usize, budget: &Budget<'_>) -> Result<bool, Why> {
        let mut share = budget.share(Method::BestFirst);
        let mut table = self.expander.table(alone);
        let mut notes = VisitedSpots::default();
        let mut things = Vec::new();
        estimate.things_into(self.expander.walker(), &mut things);
        if things.iter().all(|(cell, kind)| estimate.is_goal(*kind, *cell)) {
            return Ok(false);
        }
        let mut id = 0;
        let mut states = 0;
        while (id as usize) < table.len() {
            self.expander.stand(&table, id);
            if !self.expander.spot().is_some_and(|spot| notes.has(spot)) {
                states += 1;
                if states > MAX_STATES {
                    return Ok(false);
                }
                self.expander.begin();
                while let Some(next) = self.expander.step() {
                    let work = self.expander.take_work();
                    share
                        .step_with(work, 0, || table.bytes_to_grow() + notes.bytes_to_grow() + self.expander.bytes())?;
                    if matches!(next, Next::Lost | Next::Quiet) {
                        continue;
                    }
                    estimate.things_into(self.expander.walker(), &mut things);
                    if things.iter().any(|(cell, kind)| estimate.is_lost(*kind, *cell)) && things.len() == count {
                        continue;
                    }
                    let all_there = things.iter().all(|(cell, kind)| estimate.is_goal(*kind, *cell));
                    let together = |things: &[(usize, usize)]| {
                        let mut left = things.to_vec();
                        let first = left.pop();
                        first.is_some_and(|first| self.group(first, &mut left).len() == count)
                    };
                    if next == Next::Won || things.len() != count || all_there || !together(&things) {
                        return Ok(false);
                    }
                    if self.expander.keep(&mut table, id, 0).is_none() {
                        return Ok(false);
                    }
                }
                self.expander.spots().for_each(|spot| notes.add(spot));
            }
            id += 1;
        }
        Ok(true)
    }
}
