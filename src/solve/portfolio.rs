//! What is tried when: all near states first, then the promising ones, and at the end, where nothing promising was left, all
//! states, for a proof. Budgets are counted in states, so that load changes no answer.

use super::answer::{Aim, Answer, Limits, Method, Progress, Stop, Watch, Why};
use super::best::Order;
use super::clockwork::Clockwork;
use super::estimate::Estimate;
use super::expand::{Found, Pulse};
use super::kinds::Seen;
use super::stroll::Quiet;
use super::{best, breadth, deepen};
use crate::play::{Engine, State};
use std::sync::atomic::{AtomicBool, Ordering};

/// So many states are looked at nearest first before anything is learnt about the level.
const PROBE: u64 = 4_000;

/// Searches with everything there is.
pub fn search(engine: &Engine, start: &State, aim: Aim, limits: &Limits, watch: &dyn Watch) -> Found {
    if let Some(found) = by_equations(engine, start)
        && (aim == Aim::Any || !matches!(found.answer, Answer::Solved { shortest: false, .. }))
    {
        return found;
    }
    let probe = Limits { states: limits.states.min(PROBE), ..*limits };
    let found = breadth::search(engine, start, &probe, watch);
    let by_probe = matches!(found.answer, Answer::Unknown { why: Why::States }) && limits.states > PROBE;
    if !by_probe {
        return found;
    }
    if aim == Aim::Shortest {
        let found = deepen::search(engine, start, limits, watch);
        return found.unwrap_or_else(|| breadth::search(engine, start, limits, watch));
    }
    let found = promising(engine, start, limits, watch);
    match found.answer {
        Answer::Unknown { why: Why::Exhausted } => breadth::search(engine, start, limits, watch),
        _ => found,
    }
}

fn by_equations(engine: &Engine, start: &State) -> Option<Found> {
    let goals = engine.goals();
    if goals.is_empty() {
        return None;
    }
    let clockwork = Clockwork::new(engine, start)?;
    let mut answer = clockwork.solve(&goals)?;
    let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
    if let Answer::Solved { moves, shortest } = &mut answer {
        let needed = u64::from(minimum.saturating_sub(engine.moves_played(start)));
        if (moves.len() as u64) < needed.max(1) {
            // going round and round until the level has had its moves
            let (chosen, order) = clockwork.idle()?;
            let rounds = (needed.max(1) - moves.len() as u64).div_ceil(order.max(1));
            moves.extend(std::iter::repeat_n(chosen, usize::try_from(rounds * order).ok()?));
            *shortest = false;
        }
    }
    Some(Found { answer, states: 0, method: Method::Equations })
}

/// The most promising first; where things were misread and all was ruled out, once more with cells only compared.
fn promising(engine: &Engine, start: &State, limits: &Limits, watch: &dyn Watch) -> Found {
    let mut pulse = Pulse::new(limits, watch, Method::Learning);
    let seen = Seen::new(engine, start);
    let estimate = match Estimate::new(engine, start, &seen, &mut pulse) {
        Ok(estimate) => estimate,
        Err(why) => return Found { answer: Answer::Unknown { why }, states: 0, method: Method::Learning },
    };
    let quiet = Quiet::new(&seen);
    let found = guided(engine, start, &estimate, &quiet, limits, watch);
    if estimate.knows_things() && found.answer == (Answer::Unknown { why: Why::Exhausted }) {
        let estimate = Estimate::comparing_cells(engine, &seen);
        return guided(engine, start, &estimate, &Quiet::default(), limits, watch);
    }
    found
}

fn guided(
    engine: &Engine,
    start: &State,
    estimate: &Estimate,
    quiet: &Quiet,
    limits: &Limits,
    watch: &dyn Watch,
) -> Found {
    let first = [Order::Greedy, Order::Novel];
    let second = [Order::Weighted { times: 3 }, Order::Narrow];
    if limits.threads < 2 {
        let all = [Order::Greedy, Order::Novel, Order::Narrow];
        return best::search(engine, start, (estimate, quiet), &all, limits, watch);
    }
    let half = Limits { bytes: limits.bytes / 2, states: limits.states / 2, ..*limits };
    let done = AtomicBool::new(false);
    let run = |orders: &[Order]| {
        let found = best::search(engine, start, (estimate, quiet), orders, &half, &|progress: &Progress| {
            if done.load(Ordering::Relaxed) { Err(Stop::Cancelled) } else { watch.go_on(progress) }
        });
        let settled =
            matches!(found.answer, Answer::Solved { .. } | Answer::Unknown { why: Why::Exhausted | Why::Time });
        if settled {
            done.store(true, Ordering::Relaxed);
        }
        found
    };
    let (one, two) = std::thread::scope(|scope| {
        let other = scope.spawn(|| run(&second));
        let one = run(&first);
        (one, other.join().ok())
    });
    let Some(two) = two else { return one };
    let states = one.states + two.states;
    let rank = |found: &Found| match found.answer {
        Answer::Solved { .. } | Answer::Unsolvable => 0,
        Answer::Unknown { why: Why::Cancelled } => 2,
        Answer::Unknown { .. } => 1,
    };
    let found = if rank(&two) < rank(&one) { two } else { one };
    Found { states, ..found }
}
