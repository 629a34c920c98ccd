//! Breadth first: every state once, nearest first. What it finds is a shortest way; when nothing is left, there is none.

use super::answer::{Answer, Limits, Method, Watch, Why};
use super::expand::{Expander, Found, Next, Pulse};
use super::table::{Batch, Id, Node, Table};
use crate::play::{Engine, State};

/// Searches from `start`.
pub fn search(engine: &Engine, start: &State, limits: &Limits, watch: &dyn Watch) -> Found {
    let (found, early) = with(Expander::new(engine, start), start, limits, watch);
    let settled = matches!(found.answer, Answer::Solved { .. } | Answer::Unsolvable);
    if early && settled {
        // a way that comes by a FINAL too early may have hidden a shorter one that waits
        return with(Expander::patient(engine, start), start, limits, watch).0;
    }
    found
}

fn with(mut expander: Expander, start: &State, limits: &Limits, watch: &dyn Watch) -> (Found, bool) {
    let mut table = expander.table(start);
    let mut pulse = Pulse::new(limits, watch, Method::Breadth);
    let answer = run(&mut expander, &mut table, &mut pulse).unwrap_or_else(|why| Answer::Unknown { why });
    (pulse.found(answer, &table), expander.was_early())
}

fn run(walker: &mut Expander, table: &mut Table, pulse: &mut Pulse<'_>) -> Result<Answer, Why> {
    let mut batch = Batch::default();
    let mut id: Id = 0;
    loop {
        let Some(depth) = table.node(id).map(|node| node.depth) else {
            // the last ones may lead on
            let met = table.len();
            table.meet_all(&mut batch).ok_or(Why::States)?;
            if table.len() == met {
                return Ok(Answer::Unsolvable);
            }
            continue;
        };
        pulse.beat(table, depth)?;
        walker.go(table, id);
        while let Some((by, next)) = walker.step() {
            if next == Next::Won {
                let mut moves = walker.moves(table, id);
                moves.extend(walker.chosen(by));
                return Ok(Answer::Solved { moves, shortest: true });
            }
            let node = Node { parent: id, depth: depth.saturating_add(1), by, ..Node::first() };
            walker.put_off(&mut batch, node);
            pulse.met(1);
        }
        if batch.is_full() {
            table.meet_all(&mut batch).ok_or(Why::States)?;
        }
        id += 1;
    }
}
