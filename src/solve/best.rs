//! Best first: several orders of looking share one table and take turns, so that no state is kept or expanded twice and no
//! order can lead the whole search astray. What it finds need not be shortest; that it finds nothing proves nothing.

use super::answer::{Answer, Limits, Method, Watch, Why};
use super::assign::NEVER;
use super::estimate::{Desk, Estimate};
use super::expand::{Found, Next, Pulse};
use super::queue::{Queue, Turn};
use super::stroll::{Quiet, Stroller};
use super::table::{Id, Table};
use crate::play::{Engine, Move, State};
use rustc_hash::FxHashMap;

/// An order of looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// The least estimate first.
    Greedy,
    /// States that show something new among those with their estimate first.
    Novel,
    /// Among states with the least estimate those with the fewest moves first: what is hardest to reach must not wait.
    Narrow,
    /// The least sum of the moves made and `times` the estimate first.
    Weighted {
        /// How much the estimate counts.
        times: u32,
    },
}

/// So many words are told apart where something new is looked for.
const WORDS: usize = 64;

/// The largest number that the estimate of a state is kept as.
const MOST: u16 = u16::MAX - 1;

struct Search<'s> {
    stroller: Stroller,
    table: Table,
    estimate: &'s Estimate,
    desk: Desk,
    orders: Vec<(Order, Queue)>,
    /// By estimate: a bit for each cell and word that were seen with it.
    shown: FxHashMap<u16, Vec<u64>>,
}

/// Searches from `start` in these orders.
pub fn search(
    engine: &Engine,
    start: &State,
    (estimate, quiet): (&Estimate, &Quiet),
    orders: &[Order],
    limits: &Limits,
    watch: &dyn Watch,
) -> Found {
    let mut stroller = Stroller::new(engine, start, quiet);
    let table = stroller.table(start);
    let turn = |order: Order| match order {
        Order::Greedy | Order::Narrow => Turn::Last,
        Order::Novel | Order::Weighted { .. } => Turn::First,
    };
    let orders = orders.iter().map(|order| (*order, Queue::new(turn(*order)))).collect();
    let (desk, shown) = (Desk::default(), FxHashMap::default());
    let mut search = Search { stroller, table, estimate, desk, orders, shown };
    let mut pulse = Pulse::new(limits, watch, Method::BestFirst);
    let answer = search.run(&mut pulse).unwrap_or_else(|why| Answer::Unknown { why });
    pulse.found(answer, &search.table)
}

impl Search<'_> {
    fn run(&mut self, pulse: &mut Pulse<'_>) -> Result<Answer, Why> {
        self.offer(0, true);
        let mut turn = 0;
        loop {
            let count = self.orders.len();
            let next = (0..count).find_map(|more| self.orders.get_mut((turn + more) % count)?.1.pop());
            turn += 1;
            let Some(id) = next else { return Err(Why::Exhausted) };
            let Some(node) = self.table.node_mut(id) else { continue };
            if node.expanded {
                continue;
            }
            node.expanded = true;
            let depth = node.depth;
            pulse.beside = self.stroller.bytes();
            pulse.beat(&self.table, depth)?;
            self.stroller.stand(&self.table, id);
            if self.stroller.is_noted() {
                continue;
            }
            if let Some(moves) = self.expand(id, depth)? {
                return Ok(Answer::Solved { moves, shortest: false });
            }
        }
    }

    fn expand(&mut self, id: Id, depth: u32) -> Result<Option<Vec<Move>>, Why> {
        self.stroller.go(&self.table, id);
        while let Some(next) = self.stroller.step() {
            if next == Next::Won {
                let last = self.stroller.steps();
                let mut moves = self.stroller.moves(&self.table, id);
                moves.extend(last);
                return Ok(Some(moves));
            }
            if self.stroller.is_noted() {
                continue;
            }
            let depth = depth.saturating_add(self.stroller.far());
            let (to, new) = self.stroller.keep(&mut self.table, id, depth).ok_or(Why::States)?;
            if new {
                self.offer(to, false);
            } else if let Some(known) = self.table.node_mut(to).filter(|known| !known.expanded && known.depth > depth) {
                (known.parent, known.depth) = (id, depth);
            }
        }
        self.stroller.note();
        Ok(None)
    }

    /// Puts a state that the walker stands in into every queue, unless nothing can come of it.
    fn offer(&mut self, id: Id, first: bool) {
        let estimate = self.estimate.of(self.stroller.walker(), &mut self.desk);
        if estimate >= NEVER && !first {
            return;
        }
        let estimate = u16::try_from(estimate).unwrap_or(MOST).min(MOST);
        let Some(node) = self.table.node_mut(id) else { return };
        node.estimate = estimate;
        let depth = node.depth;
        let novel = self.orders.iter().any(|(order, _)| *order == Order::Novel) && self.shows_new(estimate);
        let narrow = u32::try_from(self.stroller.walker().count_moves()).unwrap_or(u32::MAX).min(1023);
        for (order, queue) in &mut self.orders {
            let number = match *order {
                Order::Greedy => u32::from(estimate),
                Order::Novel => u32::from(estimate) + if novel { 0 } else { 1 << 16 },
                Order::Narrow => u32::from(estimate) << 10 | narrow,
                Order::Weighted { times } => depth.saturating_add(times.saturating_mul(estimate.into())),
            };
            queue.push(number, id);
        }
    }

    /// Whether some cell holds a word that it never held in a state with this estimate.
    fn shows_new(&mut self, estimate: u16) -> bool {
        let mut new = false;
        let shown = self.shown.entry(estimate).or_default();
        for cell in 0..self.stroller.area() {
            let bit = cell * WORDS + usize::from(self.stroller.word(cell)) % WORDS;
            if shown.len() <= bit / 64 {
                shown.resize(bit / 64 + 1, 0);
            }
            if let Some(bits) = shown.get_mut(bit / 64) {
                new |= *bits >> (bit % 64) & 1 == 0;
                *bits |= 1 << (bit % 64);
            }
        }
        new
    }
}
