//! Breadth-first search: every state once, nearest first. The solution it finds is a shortest one; if no state is left, there is none.
//! Several threads divide the states by their hashes: each keeps and expands its own and sends the others theirs. All states of a depth are
//! expanded before the first of the next, so the solution is as short as with one thread.

#![expect(
    clippy::indexing_slicing,
    reason = "there are batches of each part for each part, and none is missing at the end"
)]

use super::budget::Budget;
use super::expand::{Expander, Next, SearchResult};
use super::table::{Batch, Id, NONE, StateNode, StateTable};
use crate::solve::answer::{Answer, Method, Why};
use az::WrappingAs;
use std::panic::resume_unwind;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use switchboard_engine::play::{Engine, Move, State};

/// Searches from `start`.
pub fn search(engine: &Engine, start: &State, budget: &Budget<'_>) -> SearchResult {
    let (found, early) = with(Expander::new, engine, start, budget);
    let settled = matches!(found.answer, Answer::Solved { .. } | Answer::Unsolvable);
    if early && settled {
        // a path that reaches a FINAL too early may have hidden a shorter one that waits
        return with(Expander::patient, engine, start, budget).0;
    }
    found
}

type MakeExpander = fn(&Engine, &State) -> Expander;

fn with(make: MakeExpander, engine: &Engine, start: &State, budget: &Budget<'_>) -> (SearchResult, bool) {
    let count = u32::from(budget.limits().threads.max(1));
    let meeting = Rendezvous::new(count as usize);
    let begin = |own: u32| {
        let mut expander = make(engine, start);
        let table = expander.table(start);
        let out = (0..count).map(|_| Batch::default()).collect();
        let budget = budget.share(Method::BreadthFirst);
        Share { own, count, meeting: &meeting, expander, table, budget, out, next: 0 }
    };
    let mut parts: Vec<Share<'_>> = Vec::new();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..count).map(|own| scope.spawn(move || begin(own).run())).collect();
        parts.push(begin(0).run());
        parts.extend(others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))));
    });
    let answer = meeting.lock().end.take();
    let answer = match answer {
        Some(SearchEnd::Won { last, by }) => Answer::Solved { moves: moves(&parts, last, by), shortest: true },
        Some(SearchEnd::Unsolvable) => Answer::Unsolvable,
        Some(SearchEnd::Stopped(why)) => Answer::Unknown { why },
        None => Answer::Unknown { why: Why::Exhausted },
    };
    let starts = parts.len() as u64 - 1; // each part keeps the start
    let states = parts.iter().map(|part| part.table.len() as u64).sum::<u64>() - starts;
    let early = parts.iter().any(|part| part.expander.was_early());
    (SearchResult { answer, states, method: Method::BreadthFirst }, early)
}

/// The moves to a state, and one more. A state is identified by its number in its part times the number of parts, plus the number of the
/// part.
fn moves(parts: &[Share<'_>], last: Id, by: u16) -> Vec<Move> {
    let Share { count, expander, .. } = &parts[0];
    let mut way = vec![by];
    let mut at = last;
    while let Some(node) = parts[(at % count) as usize].table.node(at / count) {
        if node.parent == NONE {
            break;
        }
        way.push(node.by);
        at = node.parent;
    }
    way.into_iter().rev().filter_map(|by| expander.chosen(by)).collect()
}

/// How a search ended.
#[derive(Debug)]
enum SearchEnd {
    /// A move from this state wins.
    Won {
        last: Id,
        by: u16,
    },
    Unsolvable,
    Stopped(Why),
}

/// What the threads share.
#[derive(Debug, Default)]
struct SharedProgress {
    /// By part: states that others found for it.
    sent: Vec<Vec<Batch>>,
    /// How many parts have finished how many depths, and how many have then kept everything sent to them.
    expanded: usize,
    settled: usize,
    /// New states of the next depth.
    met: usize,
    end: Option<SearchEnd>,
}

struct Rendezvous {
    count: usize,
    common: Mutex<SharedProgress>,
    changed: Condvar,
}

/// The search has ended.
struct Ended;

impl Rendezvous {
    fn new(count: usize) -> Self {
        let sent = (0..count).map(|_| Vec::new()).collect();
        let common = SharedProgress { sent, ..SharedProgress::default() };
        Self { count, common: Mutex::new(common), changed: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, SharedProgress> {
        self.common.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn end(&self, end: SearchEnd) -> Ended {
        self.lock().end.get_or_insert(end);
        self.changed.notify_all();
        Ended
    }

    fn wait<'m>(&self, common: MutexGuard<'m, SharedProgress>) -> MutexGuard<'m, SharedProgress> {
        self.changed.wait(common).unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the search if its thread panics: the others would wait for it forever.
struct Alarm<'m>(&'m Rendezvous);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.end(SearchEnd::Stopped(Why::Exhausted));
        }
    }
}

/// One thread's part of the states.
struct Share<'w> {
    own: u32,
    count: u32,
    meeting: &'w Rendezvous,
    expander: Expander,
    table: StateTable,
    budget: Budget<'w>,
    /// By part: states found for it.
    out: Vec<Batch>,
    /// The next state to be expanded.
    next: Id,
}

impl Share<'_> {
    fn run(mut self) -> Self {
        let _alarm = Alarm(self.meeting);
        // the start belongs to the first part; the others keep it only so that they need not ask for it
        self.next = u32::from(self.own > 0);
        while self.depth().is_ok() {}
        self
    }

    /// Expands all states of a depth.
    fn depth(&mut self) -> Result<(), Ended> {
        let end = self.table.ids().end;
        while self.next < end {
            self.expand()?;
            self.next += 1;
        }
        self.finish()
    }

    fn expand(&mut self) -> Result<(), Ended> {
        let Some(StateNode { depth, parent, .. }) = self.table.node(self.next).copied() else { return Ok(()) };
        self.budget.depth = depth;
        let name = self.next.checked_mul(self.count).and_then(|name| name.checked_add(self.own));
        let name =
            name.filter(|name| *name != NONE).ok_or_else(|| self.meeting.end(SearchEnd::Stopped(Why::States)))?;
        let before = (parent % self.count == self.own && parent != NONE).then_some(parent / self.count);
        self.expander.go(&self.table, self.next);
        while let Some((by, next)) = self.expander.step() {
            self.ask()?;
            if next == Next::Won {
                return Err(self.meeting.end(SearchEnd::Won { last: name, by }));
            }
            if next != Next::Open {
                continue;
            }
            // this leads back to where it came from: a quick test, while the table would have to be fetched
            if before.is_some_and(|before| self.expander.is_at(&self.table, before)) {
                continue;
            }
            let node = StateNode { parent: name, depth: depth.saturating_add(1), by, ..StateNode::first() };
            let part = self.part_of(self.expander.hash());
            self.expander.put_off(&mut self.out[part], node);
            let full = |batch: &Batch| batch.is_full();
            if self.out.iter().any(full) {
                self.deliver(full)?;
            }
        }
        // its last moves may have led nowhere
        self.ask()
    }

    fn ask(&mut self) -> Result<(), Ended> {
        let Self { expander, table, out, budget, .. } = self;
        let bytes = || table.bytes_to_grow() + out.iter().map(Batch::bytes).sum::<u64>();
        let asked = budget.step_with(expander.take_work(), table.len(), bytes);
        asked.map_err(|why| self.meeting.end(SearchEnd::Stopped(why)))
    }

    /// The part that a state belongs to. Low bits of a hash are weaker than others if there are few parts.
    fn part_of(&self, hash: u64) -> usize {
        usize::from((hash >> 20).wrapping_as::<u16>()) % self.meeting.count
    }

    /// Keeps its own states and sends the others theirs, from the batches that are `ripe`; then keeps what it was sent.
    fn deliver(&mut self, ripe: fn(&Batch) -> bool) -> Result<(), Ended> {
        let own = self.own as usize;
        let batch = &mut self.out[own];
        if ripe(batch) {
            let room = self.table.meet_all(batch);
            room.ok_or_else(|| self.meeting.end(SearchEnd::Stopped(Why::States)))?;
        }
        if self.count == 1 {
            return Ok(());
        }
        let mut common = self.meeting.lock();
        if common.end.is_some() {
            return Err(Ended);
        }
        for (part, batch) in self.out.iter_mut().enumerate().filter(|(part, batch)| *part != own && ripe(batch)) {
            common.sent[part].push(std::mem::take(batch));
        }
        let sent = std::mem::take(&mut common.sent[own]);
        drop(common);
        self.keep(sent)
    }

    fn keep(&mut self, sent: Vec<Batch>) -> Result<(), Ended> {
        for mut batch in sent {
            let room = self.table.meet_all(&mut batch);
            room.ok_or_else(|| self.meeting.end(SearchEnd::Stopped(Why::States)))?;
        }
        Ok(())
    }

    /// At the end of a depth: waits until every part has expanded and kept all its states, and returns whether there are more.
    fn finish(&mut self) -> Result<(), Ended> {
        let before = self.next as usize;
        self.deliver(|batch| !batch.is_empty())?;
        let meeting = self.meeting;
        let mut common = meeting.lock();
        common.expanded += 1;
        let all = common.expanded.next_multiple_of(meeting.count);
        meeting.changed.notify_all();
        loop {
            if common.end.is_some() {
                return Err(Ended);
            }
            let sent = std::mem::take(&mut common.sent[self.own as usize]);
            if !sent.is_empty() {
                drop(common);
                self.keep(sent)?;
                common = meeting.lock();
            } else if common.expanded >= all {
                break;
            } else {
                common = meeting.wait(common);
            }
        }
        common.met += self.table.len() - before;
        common.settled += 1;
        if common.settled == all && std::mem::take(&mut common.met) == 0 {
            common.end.get_or_insert(SearchEnd::Unsolvable);
        }
        meeting.changed.notify_all();
        while common.settled < all && common.end.is_none() {
            common = meeting.wait(common);
        }
        if common.end.is_some() { Err(Ended) } else { Ok(()) }
    }
}

#[cfg(test)]
#[allow(clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_panics_lets_no_other_wait() {
        let meeting = Rendezvous::new(2);
        let panics = || {
            let _alarm = Alarm(&meeting);
            panic!("as if an index were wrong");
        };
        assert!(std::thread::scope(|scope| scope.spawn(panics).join()).is_err());
        assert!(matches!(meeting.lock().end, Some(SearchEnd::Stopped(Why::Exhausted))));
    }
}
