//! What is tried when: first all near states, then rollouts and promising states, and finally, if no promising state is left, all states,
//! for a proof. Budgets are counted in states, so that the load of the machine changes no answer.

use super::best_first::{Guided, SearchOrder};
use super::bidirectional::Reversible;
use super::budget::Budget;
use super::expand::SearchResult;
use super::heuristic::Heuristic;
use super::win_distance::WinDistance;
use super::{best_first, bidirectional, breadth_first, ida_star, rollout};
use crate::solve::analysis::commuting_moves::CommutingMoves;
use crate::solve::analysis::macro_moves::QuietMoves;
use crate::solve::analysis::piece_kinds::Observations;
use crate::solve::answer::{Aim, Answer, Method, Why};
use switchboard_engine::play::{Engine, PuzzleAims, State};

/// How many states are expanded, nearest first, before anything is learnt about the level.
const PROBE: u64 = 4_000;

/// A level that can be searched from both ends and has at most this many arrangements of its words is searched that way first: it soon
/// ends, with a proof, even if there is no solution.
const FEW: u64 = 1_000_000;
/// How many states are expanded from both ends if any solution will do.
const SOON: u64 = 300_000;

/// Searches with every method there is.
pub fn search(engine: &Engine, start: &State, aim: Aim, budget: &Budget<'_>) -> SearchResult {
    if let Some(found) = by_equations(engine, start, &mut budget.share(Method::Equations))
        && (aim == Aim::Any || !matches!(found.answer, Answer::Solved { shortest: false, .. }))
    {
        return found;
    }
    let found = breadth_first::search(engine, start, &budget.within(PROBE));
    let by_probe = matches!(found.answer, Answer::Unknown { why: Why::States }) && budget.limits().states > PROBE;
    if !by_probe {
        return found;
    }
    let mut share = budget.share(Method::Bidirectional);
    let reversible = Reversible::new(engine, start, &mut share);
    let both = |budget: &Budget<'_>| bidirectional::search(reversible.as_ref()?, engine, start, budget);
    if reversible.as_ref().is_some_and(|level| level.arrangements() <= FEW)
        && let Some(found) = both(budget)
    {
        return found;
    }
    let every = || both(budget).unwrap_or_else(|| breadth_first::search(engine, start, budget));
    if aim == Aim::Shortest {
        return ida_star::search(engine, start, budget).unwrap_or_else(every);
    }
    if let Some(found) = both(&budget.within(SOON))
        && !matches!(found.answer, Answer::Unknown { why: Why::States })
    {
        return found;
    }
    let found = promising(engine, start, budget);
    match found.answer {
        Answer::Unknown { why: Why::Exhausted } => every(),
        _ => found,
    }
}

/// `None` if the level is of another kind or the budget runs out; the clock then stops the next search as well.
fn by_equations(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Option<SearchResult> {
    let goals = engine.goals();
    if goals.is_empty() {
        return None;
    }
    let commuting = CommutingMoves::new(engine, start, budget)?;
    let mut answer = commuting.solve(&goals, budget)?;
    let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
    if let Answer::Solved { moves, shortest } = &mut answer {
        let needed = u64::from(minimum.saturating_sub(engine.moves_played(start)));
        if (moves.len() as u64) < needed.max(1) {
            // going round in circles until the level has had its moves
            let (chosen, order) = commuting.idle()?;
            let rounds = (needed.max(1) - moves.len() as u64).div_ceil(order.max(1));
            moves.extend(std::iter::repeat_n(chosen, usize::try_from(rounds * order).ok()?));
            *shortest = false;
        }
    }
    Some(SearchResult { answer, states: 0, method: Method::Equations })
}

/// The most promising states first; if pieces were misread and everything was ruled out, once more, only comparing cells.
fn promising(engine: &Engine, start: &State, budget: &Budget<'_>) -> SearchResult {
    if let Some(aims) = engine.puzzle_aims() {
        return nearest_to_win(engine, start, &aims, budget);
    }
    let mut learning = budget.share(Method::Learning);
    let learnt = Observations::new(engine, start, &mut learning)
        .and_then(|seen| Ok((Heuristic::new(engine, start, &seen, &mut learning)?, seen)));
    let (estimate, seen) = match learnt {
        Ok(learnt) => learnt,
        Err(why) => return SearchResult { answer: Answer::Unknown { why }, states: 0, method: Method::Learning },
    };
    let quiet = QuietMoves::new(&seen);
    if !quiet.is_any() {
        let found = rollout::search(engine, start, budget);
        if found.answer != (Answer::Unknown { why: Why::Exhausted }) {
            return found;
        }
    }
    let task = Guided { engine, start, estimate: &estimate, quiet: &quiet };
    let found = guided(task, budget);
    let nothing = found.answer == (Answer::Unknown { why: Why::Exhausted });
    if nothing && (estimate.knows_things() || quiet.is_any()) {
        let (estimate, quiet) = (Heuristic::comparing_cells(engine, &seen), QuietMoves::default());
        return guided(Guided { engine, start, estimate: &estimate, quiet: &quiet }, budget);
    }
    found
}

/// The states of a PuzzleScript game that seem nearest to its win conditions first.
fn nearest_to_win(engine: &Engine, start: &State, aims: &PuzzleAims, budget: &Budget<'_>) -> SearchResult {
    let mut learning = budget.share(Method::Learning);
    let (estimate, quiet) = match WinDistance::new(engine, start, aims, &mut learning) {
        Ok(learnt) => learnt,
        Err(why) => return SearchResult { answer: Answer::Unknown { why }, states: 0, method: Method::Learning },
    };
    drop(learning);
    let estimate = Heuristic::of_wins(estimate);
    guided(Guided { engine, start, estimate: &estimate, quiet: &quiet }, budget)
}

fn guided(task: Guided<'_>, budget: &Budget<'_>) -> SearchResult {
    let judges = task.estimate.judges();
    // where only trying shows which moves there are, counting them costs more than it brings
    let counts = !task.quiet.is_any() && task.engine.puzzle_aims().is_none();
    let third = if judges && !counts { SearchOrder::Weighted { times: 3 } } else { SearchOrder::Narrow };
    let mut orders = vec![if judges { SearchOrder::Greedy } else { SearchOrder::Deep }, SearchOrder::Novel, third];
    if budget.limits().threads > 1 && counts && judges {
        orders.push(SearchOrder::Weighted { times: 3 });
    }
    best_first::search(task, &orders, budget)
}
