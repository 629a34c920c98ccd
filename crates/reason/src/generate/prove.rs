//! The proof of a generated level: a replayed solution, its length and difficulty, and whether it is the only one.

use crate::solve::{Aim, Answer, Budget, is_won, replays, solve};
use rustc_hash::{FxHashMap, FxHashSet};
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// States examined to prove that no solution is shorter, and to count solutions.
const SHORTEST_STATES: u64 = 20_000;
/// Moves tried to prove that there is no second solution of any length.
const ANSWER_MOVES: u64 = 50_000;
/// States examined to find any solution.
const ANY_STATES: u64 = 100_000;

/// A solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// Its moves.
    pub moves: Vec<Move>,
    /// Whether it is proven that none has fewer moves.
    pub shortest: bool,
}

/// Whether the shortest solution of a level, or that there is none, is proven quickly.
pub fn is_soon_proven(engine: &Engine, start: &State, budget: &Budget<'_>) -> bool {
    let answer = solve(engine, start, Aim::Shortest, &budget.within(SHORTEST_STATES)).answer;
    !matches!(answer, Answer::Unknown { .. })
}

/// Solves the level from `start`; `known` is a solution known from the making. A shortest solution is looked for if one is likely to be
/// proven `soon`. `None` if nothing is proven.
pub fn prove(
    engine: &Engine,
    start: &State,
    known: Option<Vec<Move>>,
    soon: bool,
    budget: &Budget<'_>,
) -> Option<Proof> {
    if soon {
        match solve(engine, start, Aim::Shortest, &budget.within(SHORTEST_STATES)).answer {
            Answer::Solved { moves, shortest } => return Some(Proof { moves, shortest }),
            Answer::Unsolvable => return None,
            Answer::Unknown { .. } => {}
        }
    }
    let known = known.filter(|moves| replays(engine, start, moves)).map(|moves| grouped(engine, start, moves));
    if let Some(moves) = known {
        return Some(Proof { moves, shortest: false });
    }
    match solve(engine, start, Aim::Any, &budget.within(ANY_STATES)).answer {
        Answer::Solved { moves, shortest } => Some(Proof { moves, shortest }),
        Answer::Unsolvable | Answer::Unknown { .. } => None,
    }
}

/// The longest cycle that is shortened.
const LONGEST_CYCLE: usize = 12;

/// The same moves sorted by cell and without complete cycles, if that is a solution too: it is if each move only advances its own cell and
/// the order does not matter.
fn grouped(engine: &Engine, start: &State, moves: Vec<Move>) -> Vec<Move> {
    let mut distinct = moves.clone();
    distinct.sort_by_key(|chosen| if let Move::Cell(cell) = chosen { (cell.y, cell.x) } else { (u8::MAX, u8::MAX) });
    distinct.dedup();
    let count = |chosen: &Move| moves.iter().filter(|other| *other == chosen).count();
    let shortened = |cycle: usize| -> Vec<Move> {
        distinct.iter().flat_map(|chosen| std::iter::repeat_n(*chosen, count(chosen) % cycle)).collect()
    };
    (2..=LONGEST_CYCLE).map(shortened).find(|short| replays(engine, start, short)).unwrap_or(moves)
}

/// Whether there is exactly one solution of this length, given that none is shorter. `None` if that is too much to count.
#[expect(clippy::indexing_slicing, reason = "a place is one of the next layer")]
pub fn is_unique(engine: &Engine, start: &State, length: usize, budget: &Budget<'_>) -> Option<bool> {
    let mut budget = budget.within(SHORTEST_STATES);
    let mut walker = Walker::new(engine, start);
    let mut layer: Vec<(State, u8)> = vec![(start.clone(), 1)];
    let (mut met, mut moves, mut solutions) = (0_u64, Vec::new(), 0_u8);
    for step in 1..=length {
        let mut next: Vec<(State, u8)> = Vec::new();
        let mut places: FxHashMap<Vec<u8>, usize> = FxHashMap::default();
        for (state, ways) in &layer {
            walker.go_to(state);
            moves.clear();
            walker.moves_into(&mut moves);
            for chosen in &moves {
                walker.go_to(state);
                let outcome = walker.play(chosen).ok()?;
                let bytes = || 2 * start.bytes() * (layer.len() + next.len()) as u64;
                budget.step_with(walker.take_work(), next.len(), bytes).ok()?;
                if is_won(outcome) {
                    solutions = solutions.saturating_add(if step == length { *ways } else { 0 });
                }
                if outcome != Outcome::Playing {
                    continue;
                }
                let place = *places.entry(walker.key().to_vec()).or_insert_with(|| {
                    next.push((walker.state().clone(), 0));
                    next.len() - 1
                });
                let (_, known) = &mut next[place];
                *known = known.saturating_add(*ways).min(2);
            }
        }
        met += next.len() as u64;
        if met > SHORTEST_STATES {
            return None;
        }
        layer = next;
    }
    Some(solutions == 1)
}

/// Whether there is exactly one solution, however long, among those that never come to the same position twice. `None` if that is too much to
/// find out.
pub fn is_only_answer(engine: &Engine, start: &State, budget: &Budget<'_>) -> Option<bool> {
    let mut budget = budget.within(ANSWER_MOVES);
    let mut walker = Walker::new(engine, start);
    let mut met = FxHashSet::from_iter([engine.key(start).into_owned()]);
    let mut way = vec![(start.clone(), engine.moves(start))];
    let (mut solutions, mut tried) = (0, 0);
    while let Some((state, open)) = way.last_mut() {
        let Some(chosen) = open.pop() else {
            met.remove(engine.key(state).as_ref());
            way.pop();
            continue;
        };
        walker.go_to(state);
        let outcome = walker.play(&chosen).ok()?;
        tried += 1;
        let bytes = || 2 * start.bytes() * way.len() as u64;
        budget.step_with(walker.take_work(), 1, bytes).ok()?;
        if is_won(outcome) {
            solutions += 1;
            if solutions > 1 {
                return Some(false);
            }
        }
        if tried > ANSWER_MOVES {
            return None;
        }
        if outcome == Outcome::Playing && met.insert(walker.key().into_owned()) {
            way.push((walker.state().clone(), engine.moves(walker.state())));
        }
    }
    Some(solutions == 1)
}

/// Replays a solution and returns how hard it is: for each move, the bits needed to pick it among the valid ones, at least one. `None` if a
/// move is invalid or the last one does not end the level as required.
pub fn difficulty(engine: &Engine, start: &State, moves: &[Move]) -> Option<u32> {
    let mut walker = Walker::new(engine, start);
    let mut sum: u32 = 0;
    for chosen in moves {
        if walker.outcome() != Outcome::Playing {
            return None;
        }
        sum = sum.saturating_add(walker.count_moves().next_power_of_two().trailing_zeros().max(1));
        if walker.play(chosen).ok()? == Outcome::Restarted {
            return None;
        }
    }
    (is_won(walker.outcome()) && !moves.is_empty()).then_some(sum)
}
