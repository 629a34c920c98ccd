//! Shortens a solution, however it was found. From each of its states, small searches look for a later one that can be reached in fewer
//! moves: that removes detours and moves that are taken back. Then all states near the solution are gathered, and the shortest path through
//! them is taken (iterative tunneling A*, Furcy 2006): that finds what no single shortcut does. The result may still not be the shortest.

use super::answer::{Method, Why};
use super::played;
use super::search::budget::Budget;
use super::search::expand::{Expander, Next};
use super::search::table::{Id, NONE, StateNode, StateTable};
use az::SaturatingAs;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use switchboard_engine::play::{Engine, Move, State};

/// How many states are examined from each state of the solution: few from all of them first, then more.
const STATES: [usize; 2] = [300, 3_000];
/// How many states are examined from the start alone: a solution that has little in common with the given one is not near it.
const FROM_START: usize = 100_000;
/// How many states near the solution are gathered: few first, and more if those gave nothing.
const NEAR: [usize; 3] = [20_000, 100_000, 400_000];
/// At least this much work may be spent, in units of a few nanoseconds; otherwise as much as finding the solution took.
const LEAST_WORK: u64 = 1 << 27;
/// The end of the level, among the states near the solution.
const END: Id = Id::MAX;

/// The solution shortened as far as the budget allows: unchanged at worst. It ends the level as required, as `moves` must.
pub fn shorten(engine: &Engine, start: &State, moves: Vec<Move>, budget: &Budget<'_>) -> Vec<Move> {
    let most = budget.work().max(LEAST_WORK);
    let mut way = Route { engine, start, moves, states: Vec::new(), known: FxHashMap::default() };
    if !way.walk() {
        return way.moves;
    }
    let mut budget = budget.share(Method::Shortening);
    let mut left = most;
    // running out of work or memory is no failure: the solution is as short as it became
    let _ = way.shorten(&mut left, &mut budget);
    way.moves
}

/// A solution, the states along it and the position of each.
struct Route<'e> {
    engine: &'e Engine,
    start: &'e State,
    moves: Vec<Move>,
    states: Vec<State>,
    /// By hash: the last position with such a state.
    known: FxHashMap<u64, usize>,
}

/// A shorter path from one state of a solution to a later one.
struct Shortcut {
    steps: Vec<Move>,
    to: usize,
}

impl Route<'_> {
    /// Plays the solution and records its states. False if it cannot be played.
    fn walk(&mut self) -> bool {
        self.states.clear();
        self.known.clear();
        let mut state = self.start.clone();
        for (place, chosen) in self.moves.iter().enumerate() {
            self.known.insert(self.engine.hash(&state), place);
            self.states.push(state.clone());
            if self.engine.play(&mut state, chosen).is_err() {
                return false;
            }
        }
        true
    }

    /// Looks for shorter solutions with more and more states.
    fn shorten(&mut self, left: &mut u64, budget: &mut Budget<'_>) -> Result<(), Why> {
        if let Some(shortcut) = self.shortcut(0, FROM_START, left, budget)? {
            self.takes(0, &shortcut);
        }
        for states in STATES {
            while self.pass(states, left, budget)? {}
        }
        for states in NEAR {
            while self.tunnel(states, left, &budget.share(Method::Shortening))? {}
        }
        Ok(())
    }

    /// Takes the shortest path through this many states nearest to the solution. Returns whether it became shorter.
    fn tunnel(&mut self, states: usize, left: &mut u64, budget: &Budget<'_>) -> Result<bool, Why> {
        let mut budget = budget.share(Method::Shortening);
        let mut expander = Expander::new(self.engine, self.start);
        let mut table = expander.table(self.start);
        for state in &self.states {
            expander.begin(&mut table, state).ok_or(Why::States)?;
        }
        // the moves from each state in the order of the table: where they begin, and where each leads
        let (mut begins, mut moves): (Vec<usize>, Vec<(Id, u16)>) = (Vec::new(), Vec::new());
        let mut id: Id = 0;
        while (id as usize) < table.len() {
            begins.push(moves.len());
            expander.go(&table, id);
            while let Some((by, next)) = expander.step() {
                let work = expander.take_work();
                *left = left.checked_sub(work).ok_or(Why::Exhausted)?;
                let bytes = || {
                    table.bytes_to_grow() + 2 * (size_of_val(begins.as_slice()) + size_of_val(moves.as_slice())) as u64
                };
                budget.step_with(work, 0, bytes)?;
                let to = match next {
                    Next::Won => END,
                    Next::Open if table.len() < states => {
                        expander
                            .keep(&mut table, StateNode { parent: id, by, ..StateNode::first() })
                            .ok_or(Why::States)?
                            .0
                    }
                    Next::Open => match expander.find(&table) {
                        Some(known) => known,
                        None => continue,
                    },
                    Next::Lost | Next::Quiet => continue,
                };
                moves.push((to, by));
            }
            id += 1;
        }
        begins.push(moves.len());
        budget.take((table.len() * size_of::<(Id, u16)>()) as u64)?;
        let Some(way) = nearest_end(&begins, &moves) else { return Ok(false) };
        let shorter: Vec<Move> = way.into_iter().filter_map(|by| expander.chosen(by)).collect();
        if shorter.len() >= self.moves.len() || played(self.engine, self.start, &shorter) != Some(shorter.len()) {
            return Ok(false);
        }
        self.moves = shorter;
        Ok(self.walk())
    }

    /// Searches once from each state. Returns whether the solution became shorter; stops for good when no work is left.
    fn pass(&mut self, states: usize, left: &mut u64, budget: &mut Budget<'_>) -> Result<bool, Why> {
        let before = self.moves.len();
        let mut at = 0;
        while at + 1 < self.moves.len() {
            match self.shortcut(at, states, left, budget)? {
                Some(shortcut) if self.takes(at, &shortcut) => {}
                _ => at += 1,
            }
        }
        Ok(self.moves.len() < before)
    }

    /// Takes a shortcut if the level still ends as required: it may ask for a minimum number of moves.
    fn takes(&mut self, at: usize, shortcut: &Shortcut) -> bool {
        let (Some(before), Some(after)) = (self.moves.get(..at), self.moves.get(shortcut.to..)) else { return false };
        let shorter = [before, shortcut.steps.as_slice(), after].concat();
        let Some(needed) = played(self.engine, self.start, &shorter) else { return false };
        self.moves = shorter;
        self.moves.truncate(needed);
        self.walk()
    }

    /// The shortcut from a state of the solution that saves the most moves, among this many nearest states.
    #[expect(clippy::indexing_slicing, reason = "what is known are states of the solution")]
    fn shortcut(
        &self,
        at: usize,
        states: usize,
        left: &mut u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Shortcut>, Why> {
        let Some(begin) = self.states.get(at) else { return Ok(None) };
        if let Some(again) = self.known.get(&self.engine.hash(begin)).filter(|again| **again > at)
            && self.engine.key(&self.states[*again]) == self.engine.key(begin)
        {
            return Ok(Some(Shortcut { steps: Vec::new(), to: *again }));
        }
        let mut expander = Expander::new(self.engine, begin);
        let mut table = expander.table(begin);
        let (mut best, mut saved) = (None, 0);
        let mut id: Id = 0;
        while (id as usize) < table.len() {
            let depth = table.node(id).map_or(0, |node| node.depth) as usize + 1;
            expander.go(&table, id);
            while let Some((by, next)) = expander.step() {
                let work = expander.take_work();
                *left = left.checked_sub(work).ok_or(Why::Exhausted)?;
                budget.step_with(work, 0, || table.bytes_to_grow())?;
                let to = match next {
                    Next::Won => Some(self.moves.len()),
                    Next::Open => self.place(&expander),
                    Next::Lost | Next::Quiet => continue,
                };
                if let Some(to) = to.filter(|to| *to > at + depth + saved) {
                    saved = to - at - depth;
                    best = Some((id, by, to));
                }
                let node = StateNode { parent: id, depth: depth.saturating_as(), by, ..StateNode::first() };
                if next == Next::Won && best.is_some() {
                    // nothing farther away saves more
                    return Ok(best.map(|(id, by, to)| Shortcut { steps: steps(&table, &expander, id, by), to }));
                }
                if next == Next::Open && table.len() < states && expander.keep(&mut table, node).is_none() {
                    break;
                }
            }
            id += 1;
        }
        Ok(best.map(|(id, by, to)| Shortcut { steps: steps(&table, &expander, id, by), to }))
    }

    /// The position in the solution of the state that the last step reached.
    fn place(&self, expander: &Expander) -> Option<usize> {
        let place = *self.known.get(&expander.hash())?;
        let state = self.states.get(place)?;
        expander.is(&self.engine.key(state)).then_some(place)
    }
}

/// The moves to a state of a table, and one more.
fn steps(table: &StateTable, expander: &Expander, id: Id, by: u16) -> Vec<Move> {
    let mut steps = vec![by];
    let mut node = table.node(id);
    while let Some(known) = node.filter(|node| node.parent != NONE) {
        steps.push(known.by);
        node = table.node(known.parent);
    }
    steps.into_iter().rev().filter_map(|by| expander.chosen(by)).collect()
}

/// The cells chosen on the shortest path from the first state to the end, given the moves of each state in turn.
fn nearest_end(begins: &[usize], moves: &[(Id, u16)]) -> Option<Vec<u16>> {
    let mut before: Vec<(Id, u16)> = vec![(NONE, 0); begins.len()];
    let mut waiting: VecDeque<Id> = VecDeque::from([0]);
    while let Some(id) = waiting.pop_front() {
        let (from, to) = (*begins.get(id as usize)?, *begins.get(id as usize + 1)?);
        for (next, by) in moves.get(from..to)? {
            if *next == END {
                let mut way = vec![*by];
                let mut at = id;
                while at != 0 {
                    let (earlier, by) = *before.get(at as usize)?;
                    way.push(by);
                    at = earlier;
                }
                way.reverse();
                return Some(way);
            }
            let known = before.get_mut(*next as usize)?;
            if *next != 0 && known.0 == NONE {
                *known = (id, *by);
                waiting.push_back(*next);
            }
        }
    }
    None
}
