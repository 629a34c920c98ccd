//! Walks: finite automata made step by step from what a sum can become, with as few states as are told apart.

use super::circuit::{Gate, Truth, Walk, WalkStep};
use super::making::Making;
use super::value::Refused;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The most clauses that a walk may need.
const MAX_WALK: usize = 300_000;
/// Bytes of memory while a walk is made: for each step, for each state before it, and for each way on from there.
const OF_STEP: u64 = 400;
const OF_STATE: u64 = 300;
const OF_WAY: u64 = 32;

/// A walk whose end is known, or depends on its options.
enum Walked {
    Known(bool),
    Open(Walk),
}

impl Making<'_, '_> {
    /// Whether a walk ends well. `next` gives the state after a step; options that are never true are left out. `None` if a step has more
    /// than `most` states, or if it would need more than [`MAX_WALK`] clauses.
    ///
    /// # Errors
    /// The budget is used up.
    pub fn walk<S: Clone + Eq + Hash>(
        &mut self,
        start: S,
        steps: &[(Vec<Truth>, bool)],
        most: usize,
        next: impl Fn(usize, &S, Option<usize>) -> S,
        ends_well: impl Fn(&S) -> bool,
    ) -> Result<Option<Truth>, Refused> {
        let needed = self.needed();
        let walk = self.walked(start, steps, most, next, ends_well)?;
        self.pass(needed);
        Ok(match walk {
            Some(Walked::Known(known)) => Some(Truth::of(known)),
            Some(Walked::Open(walk)) => Some(self.output(Gate::Walk(Box::new(walk)))),
            None => None,
        })
    }

    #[expect(clippy::indexing_slicing, reason = "a row leads to states of the next step")]
    fn walked<S: Clone + Eq + Hash>(
        &mut self,
        start: S,
        steps: &[(Vec<Truth>, bool)],
        most: usize,
        next: impl Fn(usize, &S, Option<usize>) -> S,
        ends_well: impl Fn(&S) -> bool,
    ) -> Result<Option<Walked>, Refused> {
        // forwards: the reachable states
        let mut layers: Vec<Vec<S>> = vec![vec![start]];
        let mut moves: Vec<Vec<Vec<usize>>> = Vec::new();
        let mut places: FxHashMap<S, usize> = FxHashMap::default();
        let mut clauses = 0;
        for (number, (options, has_rest)) in steps.iter().enumerate() {
            let states = layers.last().map_or(0, Vec::len);
            // a clause for each transition, and one for each two states
            clauses += states * (options.len() + 1) + states * states / 2;
            if clauses > MAX_WALK {
                return Ok(None);
            }
            let ways = (states * (options.len() + 1)) as u64;
            self.step(ways)?;
            self.need(OF_STEP + OF_STATE * states as u64 + OF_WAY * ways)?;
            let mut after: Vec<S> = Vec::new();
            places.clear();
            let mut rows = Vec::new();
            for state in layers.last().into_iter().flatten() {
                let choices = (0..options.len()).map(Some).chain(has_rest.then_some(None));
                let place = |choice| {
                    let made = next(number, state, choice);
                    *places.entry(made).or_insert_with_key(|made| {
                        after.push(made.clone());
                        after.len() - 1
                    })
                };
                rows.push(choices.map(place).collect::<Vec<usize>>());
            }
            if after.len() > most {
                return Ok(None);
            }
            layers.push(after);
            moves.push(rows);
        }
        // backwards: states with the same future are merged
        let mut same: Vec<usize> =
            layers.last().into_iter().flatten().map(|state| usize::from(ends_well(state))).collect();
        let mut made = Vec::new();
        for ((options, has_rest), rows) in steps.iter().zip(&moves).rev() {
            let mut kinds: Vec<Vec<usize>> = Vec::new();
            let mut known: FxHashMap<Vec<usize>, usize> = FxHashMap::default();
            let mut own = Vec::new();
            for row in rows {
                let mut leads: Vec<usize> = row.iter().map(|to| same[*to]).collect();
                if !has_rest {
                    // no such option is left: treated like the last transition
                    leads.extend(leads.last().copied());
                }
                let place = *known.entry(leads).or_insert_with_key(|leads| {
                    kinds.push(leads.clone());
                    kinds.len() - 1
                });
                own.push(place);
            }
            made.push(WalkStep { options: options.clone(), next: kinds });
            same = own;
        }
        made.reverse();
        if made.is_empty() {
            return Ok(None);
        }
        // no option makes a difference
        if made
            .iter()
            .all(|step| step.next.iter().all(|leads| leads.windows(2).all(|pair| pair.first() == pair.last())))
        {
            let to = |state: usize, step: &WalkStep| step.next.get(state).and_then(|leads| leads.first()).copied();
            return Ok(made.iter().try_fold(0, to).map(|state| Walked::Known(state == 1)));
        }
        Ok(Some(Walked::Open(Walk { steps: made })))
    }
}
