//! What is tried when: all near states first, then the promising ones, and at the end, where nothing promising was left, all
//! states, for a proof. Budgets are counted in states, so that load changes no answer.

use super::answer::{Aim, Answer, Limits, Method, Progress, Stop, Watch, Why};
use super::best::Order;
use super::estimate::Estimate;
use super::expand::{Found, Pulse};
use super::{best, breadth};
use crate::play::{Engine, State};
use std::sync::atomic::{AtomicBool, Ordering};

/// So many states are looked at nearest first before anything is learnt about the level.
const PROBE: u64 = 20_000;

/// Searches with everything there is.
pub fn search(engine: &Engine, start: &State, aim: Aim, limits: &Limits, watch: &dyn Watch) -> Found {
    if aim == Aim::Shortest {
        return breadth::search(engine, start, limits, watch);
    }
    let probe = Limits { states: limits.states.min(PROBE), ..*limits };
    let found = breadth::search(engine, start, &probe, watch);
    let by_probe = matches!(found.answer, Answer::Unknown { why: Why::States }) && limits.states > PROBE;
    if !by_probe {
        return found;
    }
    let found = promising(engine, start, limits, watch);
    match found.answer {
        Answer::Unknown { why: Why::Exhausted } => breadth::search(engine, start, limits, watch),
        _ => found,
    }
}

fn promising(engine: &Engine, start: &State, limits: &Limits, watch: &dyn Watch) -> Found {
    let mut pulse = Pulse::new(limits, watch, Method::Learning);
    let estimate = match Estimate::new(engine, start, &mut pulse) {
        Ok(estimate) => estimate,
        Err(why) => return Found { answer: Answer::Unknown { why }, states: 0, method: Method::Learning },
    };
    let first = [Order::Greedy, Order::Novel];
    let second = [Order::Weighted { times: 3 }];
    if limits.threads < 2 {
        let all = [first.as_slice(), second.as_slice()].concat();
        return best::search(engine, start, &estimate, &all, limits, watch);
    }
    let half = Limits { bytes: limits.bytes / 2, states: limits.states / 2, ..*limits };
    let done = AtomicBool::new(false);
    let run = |orders: &[Order]| {
        let found = best::search(engine, start, &estimate, orders, &half, &|progress: &Progress| {
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
