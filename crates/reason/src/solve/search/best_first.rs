//! Best-first search: several queues with different orders share one table and take turns, so that no state is kept or expanded twice and
//! no single order can lead the whole search astray. All threads work on that one table: each takes a state, expands it alone and brings
//! back what it found. A solution need not be shortest; finding none proves nothing.

use super::budget::Budget;
use super::expand::{Next, SearchResult};
use super::heuristic::{Heuristic, HeuristicScratch};
use super::queue::{Queue, TieBreak};
use super::table::{Id, StateNode, StateTable};
use crate::solve::analysis::deadlocks::Deadlocks;
use crate::solve::analysis::macro_moves::{MacroExpander, QuietMoves, VisitedSpots, WalkerSpot};
use crate::solve::answer::{Answer, Method, Why};
use crate::solve::math::assignment::NEVER;
use az::SaturatingAs;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use switchboard_engine::play::{Engine, Move, State};

/// The order in which states are expanded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchOrder {
    /// The smallest estimate first.
    Greedy,
    /// The state farthest from the start first: for games that offer no other estimate.
    Deep,
    /// States that show something new among those with the same estimate first.
    Novel,
    /// The smallest estimate first, and among equals the state with the fewest moves: what is hardest to reach must not wait.
    Narrow,
    /// The smallest sum of moves made and `times` the estimate first.
    Weighted {
        /// The weight of the estimate.
        times: u32,
    },
}

/// How many words are told apart when looking for something new.
const WORDS: usize = 64;

/// The largest estimate stored for a state.
const MOST: u16 = u16::MAX - 1;

/// What estimating a state costs for each cell, in units of work.
const WORK_A_CELL: u64 = 8;

/// What is to be solved, and what was learnt about it.
#[derive(Debug, Clone, Copy)]
pub struct Guided<'t> {
    /// The level's rules.
    pub engine: &'t Engine,
    /// Where it begins.
    pub start: &'t State,
    /// Estimates states.
    pub estimate: &'t Heuristic,
    /// Which moves are quiet.
    pub quiet: &'t QuietMoves,
}

/// Searches in these orders.
pub fn search(task: Guided<'_>, orders: &[SearchOrder], budget: &Budget<'_>) -> SearchResult {
    let mut table = MacroExpander::new(task.engine, task.start, task.quiet).table(task.start);
    let turn = |order: SearchOrder| match order {
        SearchOrder::Greedy | SearchOrder::Deep | SearchOrder::Narrow => TieBreak::Last,
        SearchOrder::Novel | SearchOrder::Weighted { .. } => TieBreak::First,
    };
    let mut queues: Vec<(SearchOrder, Queue)> = orders.iter().map(|order| (*order, Queue::new(turn(*order)))).collect();
    queues.iter_mut().for_each(|(_, queue)| queue.push(0, 0));
    if let Some(first) = table.node_mut(0) {
        first.estimate = MOST;
    }
    let share = budget.share(Method::BestFirst);
    let common =
        SharedQueues { table, notes: VisitedSpots::default(), queues, turn: 0, busy: 0, budget: share, answer: None };
    let common = Mutex::new(common);
    let worker = || Worker::new(task, orders, budget.share(Method::BestFirst));
    std::thread::scope(|scope| {
        for _ in 1..budget.limits().threads {
            scope.spawn(|| worker().run(&common));
        }
        worker().run(&common);
    });
    let common = common.into_inner().unwrap_or_else(PoisonError::into_inner);
    let answer = common.answer.unwrap_or(Answer::Unknown { why: Why::Exhausted });
    SearchResult { answer, states: common.table.len() as u64, method: Method::BestFirst }
}

/// What the threads share.
struct SharedQueues<'w> {
    table: StateTable,
    notes: VisitedSpots,
    queues: Vec<(SearchOrder, Queue)>,
    turn: usize,
    /// How many threads are expanding a state now.
    busy: usize,
    budget: Budget<'w>,
    answer: Option<Answer>,
}

/// What a thread is to do next.
enum NextTask {
    /// Expand this state, this many moves from the start.
    State(Id, u32),
    /// Wait for what the others find.
    Wait,
    Nothing,
}

impl SharedQueues<'_> {
    /// The next state, with the expander standing in it.
    fn take(&mut self, expander: &mut MacroExpander) -> NextTask {
        while self.answer.is_none() {
            let count = self.queues.len();
            let next = (0..count).find_map(|more| self.queues.get_mut((self.turn + more) % count)?.1.pop());
            self.turn += 1;
            let Some(id) = next else {
                if self.busy > 0 {
                    return NextTask::Wait;
                }
                self.answer = Some(Answer::Unknown { why: Why::Exhausted });
                break;
            };
            let Some(node) = self.table.node_mut(id).filter(|node| !node.expanded) else { continue };
            node.expanded = true;
            let depth = node.depth;
            self.budget.depth = depth;
            if let Err(why) = self.ask() {
                self.answer = Some(Answer::Unknown { why });
                break;
            }
            expander.stand(&self.table, id);
            if !expander.spot().is_some_and(|spot| self.notes.has(spot)) {
                self.busy += 1;
                return NextTask::State(id, depth);
            }
        }
        NextTask::Nothing
    }

    fn ask(&mut self) -> Result<(), Why> {
        let Self { table, notes, queues, budget, .. } = self;
        let waiting = || queues.iter().map(|(_, queue)| queue.bytes()).sum::<u64>();
        budget.step_with(1, table.len(), || table.bytes_to_grow() + notes.bytes_to_grow() + waiting())
    }

    /// Keeps the states found after `parent` and marks the new ones.
    fn keep(&mut self, parent: Id, found: &mut [ChildState], keys: &[u8]) {
        let stride = self.table.stride();
        for (child, key) in found.iter_mut().zip(keys.chunks_exact(stride.max(1))) {
            if child.spot.is_some_and(|spot| self.notes.has(spot)) {
                continue;
            }
            let node = StateNode { hash: child.hash, parent, depth: child.depth, by: child.by, ..StateNode::first() };
            match self.table.meet(key, node) {
                Some((id, true)) => child.id = Some(id),
                Some((id, false)) => {
                    let known = self.table.node_mut(id);
                    if let Some(known) = known.filter(|known| !known.expanded && known.depth > child.depth) {
                        (known.parent, known.depth, known.by) = (parent, child.depth, child.by);
                    }
                }
                None => self.answer = Some(Answer::Unknown { why: Why::States }),
            }
        }
    }

    /// Puts the new states into every queue.
    fn offer(&mut self, found: &[ChildState]) {
        for child in found {
            let (Some(id), Some(estimate)) = (child.id, child.estimate) else { continue };
            if let Some(node) = self.table.node_mut(id) {
                node.estimate = estimate;
            }
            for (order, queue) in &mut self.queues {
                let number = match *order {
                    SearchOrder::Greedy => u32::from(estimate),
                    SearchOrder::Deep => u32::MAX - child.depth,
                    SearchOrder::Novel => u32::from(estimate) + if child.novel { 0 } else { 1 << 16 },
                    SearchOrder::Narrow => u32::from(estimate) << 10 | child.narrow,
                    SearchOrder::Weighted { times } => {
                        child.depth.saturating_add(times.saturating_mul(estimate.into()))
                    }
                };
                queue.push(number, id);
            }
        }
    }
}

/// A state found after another.
struct ChildState {
    hash: u64,
    depth: u32,
    by: u16,
    spot: Option<WalkerSpot>,
    /// Its number, if it is new.
    id: Option<Id>,
    /// Its estimated distance; `None` if it is lost.
    estimate: Option<u16>,
    novel: bool,
    narrow: u32,
}

/// One thread.
struct Worker<'t> {
    task: Guided<'t>,
    expander: MacroExpander,
    desk: HeuristicScratch,
    groups: Deadlocks,
    /// By estimate: a bit for each pair of cell and word seen with it. `None` if it is not needed.
    shown: Option<FxHashMap<u16, Vec<u64>>>,
    /// Whether the number of available moves is needed.
    counts: bool,
    found: Vec<ChildState>,
    /// The keys of the states found, one after the other.
    keys: Vec<u8>,
    budget: Budget<'t>,
}

impl<'t> Worker<'t> {
    fn new(task: Guided<'t>, orders: &[SearchOrder], budget: Budget<'t>) -> Self {
        Self {
            task,
            expander: MacroExpander::new(task.engine, task.start, task.quiet),
            desk: HeuristicScratch::default(),
            groups: Deadlocks::new(task.engine, task.start, task.quiet, task.estimate),
            shown: orders.contains(&SearchOrder::Novel).then(FxHashMap::default),
            counts: orders.contains(&SearchOrder::Narrow),
            found: Vec::new(),
            keys: Vec::new(),
            budget,
        }
    }

    fn run(&mut self, common: &Mutex<SharedQueues<'_>>) {
        let _alarm = Alarm(common);
        let mut had = false;
        loop {
            let mut held = lock(common);
            held.offer(&self.found);
            held.busy -= usize::from(std::mem::take(&mut had));
            self.found.clear();
            let (id, depth) = match held.take(&mut self.expander) {
                NextTask::State(id, depth) => (id, depth),
                NextTask::Wait => {
                    drop(held);
                    std::thread::yield_now();
                    continue;
                }
                NextTask::Nothing => return,
            };
            drop(held);
            had = true;
            if let Err(why) = self.work(common, id, depth) {
                let mut held = lock(common);
                held.answer.get_or_insert(Answer::Unknown { why });
                held.busy -= 1;
                return;
            }
        }
    }

    /// Expands the state that the expander stands in.
    fn work(&mut self, common: &Mutex<SharedQueues<'_>>, id: Id, depth: u32) -> Result<(), Why> {
        let last = self.expand(depth)?;
        let mut held = lock(common);
        if let Some(last) = last {
            let mut moves = self.expander.moves(&held.table, id, &mut self.budget)?;
            moves.extend(last);
            held.answer = Some(Answer::Solved { moves, shortest: false });
            return Ok(());
        }
        self.expander.spots().for_each(|spot| held.notes.add(spot));
        held.keep(id, &mut self.found, &self.keys);
        drop(held);
        self.judge()
    }

    /// How many bytes its lists take.
    fn bytes(&self) -> u64 {
        let lists = self.keys.capacity() + self.found.capacity() * size_of::<ChildState>();
        let shown = self.shown.iter().flat_map(FxHashMap::values).next();
        let shown =
            shown.map_or(0, |bits| size_of_val(bits.as_slice()) * self.shown.as_ref().map_or(0, FxHashMap::len));
        (lists + shown) as u64 + self.expander.bytes()
    }

    /// Finds the states after the one that the expander stands in; returns the last moves if one of them ends the level as required.
    fn expand(&mut self, depth: u32) -> Result<Option<Vec<Move>>, Why> {
        self.keys.clear();
        self.expander.begin();
        while let Some(next) = self.expander.step() {
            let work = self.expander.take_work();
            let bytes = if self.budget.is_due(work) { self.bytes() } else { 0 };
            self.budget.step_with(work, 0, || bytes)?;
            match next {
                Next::Won => return Ok(Some(self.expander.steps())),
                Next::Lost | Next::Quiet => continue,
                Next::Open => {}
            }
            let walker = self.expander.walker();
            self.keys.extend_from_slice(&walker.key());
            self.found.push(ChildState {
                hash: walker.hash(),
                depth: depth.saturating_add(self.expander.far()),
                by: self.expander.chosen(),
                spot: self.expander.spot(),
                id: None,
                estimate: None,
                novel: false,
                narrow: 0,
            });
        }
        Ok(None)
    }

    /// Estimates the new states.
    fn judge(&mut self) -> Result<(), Why> {
        let mut found = std::mem::take(&mut self.found);
        let judged = self.judge_all(&mut found);
        self.found = found;
        judged
    }

    fn judge_all(&mut self, found: &mut [ChildState]) -> Result<(), Why> {
        let Guided { estimate, .. } = self.task;
        let stride = self.expander.walker().key_bytes().max(1);
        let keys = std::mem::take(&mut self.keys);
        for (child, key) in found.iter_mut().zip(keys.chunks_exact(stride)).filter(|(child, _)| child.id.is_some()) {
            self.expander.put_back(key, child.hash, child.depth);
            let walker = self.expander.walker();
            let far = estimate.of(walker, &mut self.desk);
            self.budget.step(WORK_A_CELL * self.expander.area() as u64)?;
            if far >= NEVER {
                continue;
            }
            if let Some(spot) = child.spot
                && self.groups.is_stuck(estimate, walker, spot, &mut self.budget)?
            {
                continue;
            }
            let far = far.saturating_as::<u16>().min(MOST);
            child.estimate = Some(far);
            if self.counts {
                child.narrow = walker.count_moves().saturating_as::<u32>().min(1023);
            }
            child.novel = self.shows_new(far);
        }
        self.keys = keys;
        Ok(())
    }

    /// Whether some cell holds a word that it never held in a state with this estimate.
    #[expect(clippy::indexing_slicing, reason = "there is a place for each bit up to this one")]
    fn shows_new(&mut self, estimate: u16) -> bool {
        let Some(shown) = &mut self.shown else { return false };
        let mut new = false;
        let shown = shown.entry(estimate).or_default();
        for cell in 0..self.expander.area() {
            let bit = cell * WORDS + usize::from(self.expander.word(cell)) % WORDS;
            if shown.len() <= bit / 64 {
                shown.resize(bit / 64 + 1, 0);
            }
            let bits = &mut shown[bit / 64];
            new |= *bits >> (bit % 64) & 1 == 0;
            *bits |= 1 << (bit % 64);
        }
        new
    }
}

/// Ends the search if its thread panics: the others would wait for what it finds.
struct Alarm<'m, 'w>(&'m Mutex<SharedQueues<'w>>);

impl Drop for Alarm<'_, '_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            lock(self.0).answer.get_or_insert(Answer::Unknown { why: Why::Exhausted });
        }
    }
}

fn lock<'m, 'w>(common: &'m Mutex<SharedQueues<'w>>) -> MutexGuard<'m, SharedQueues<'w>> {
    common.lock().unwrap_or_else(PoisonError::into_inner)
}
