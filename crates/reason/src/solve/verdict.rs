//! What an author wants to know of a level: can it be solved, and is its MinimumNumberOfMoves the fewest moves it takes? Says only what was
//! proven; everything else is reported as unknown.

use super::answer::{Aim, Answer, Why};
use super::search::budget::Budget;
use super::{solve, unfit};
use az::SaturatingAs;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem};
use switchboard_engine::play::{Engine, Move};
use switchboard_game::Game;

/// The game with no level asking for a minimum number of moves: the end counts as soon as it is reached.
pub fn without_minimums(game: &Game) -> Arc<Game> {
    let mut game = game.clone();
    game.levels.iter_mut().for_each(|level| level.minimum_moves = 0);
    Arc::new(game)
}

/// Examines one level of a game [`without_minimums`]; `minimum` is what its file says, 0 if it says nothing. `any` is the budget for
/// finding any solution, `fewest` the one for finding the shortest. `None` if all is well, otherwise a finding without its place.
pub fn check_level(engine: &Engine, minimum: u32, any: &Budget<'_>, fewest: &Budget<'_>) -> Option<Problem> {
    let start = engine.start(0);
    if let Some(why) = unfit(engine, &start) {
        return Some(Code::L020.note(why.word()).cure("cannot-be-solved"));
    }
    let mut found = solve(engine, &start, Aim::Any, any).answer;
    if minimum > 0 && matches!(found, Answer::Solved { shortest: false, .. }) {
        let proven = solve(engine, &start, Aim::Shortest, fewest).answer;
        if !matches!(proven, Answer::Unknown { .. }) {
            found = proven;
        }
    }
    judge(minimum, found)
}

/// The finding for a level about which this was found out; `minimum` is what its file says, 0 if it says nothing.
pub fn judge(minimum: u32, found: Answer) -> Option<Problem> {
    let (moves, shortest) = match found {
        Answer::Solved { moves, shortest } => (moves, shortest),
        Answer::Unsolvable => {
            return Some(Code::L017.error("unsolvable").cure("mend-level"));
        }
        Answer::Unknown { why } => {
            let problem = Code::L020.note(why.word());
            let is_limit = matches!(why, Why::Time | Why::States | Why::Memory);
            return Some(if is_limit { problem.cure("higher-limit") } else { problem });
        }
    };
    compare(minimum, &moves, shortest)
}

/// The finding for a minimum that differs from a solution.
fn compare(minimum: u32, moves: &[Move], shortest: bool) -> Option<Problem> {
    let needed = moves.len().saturating_as::<u32>();
    let numbers = |problem: Problem| Some(problem.arg("minimum", minimum).arg("moves", needed));
    if minimum == 0 || shortest && minimum == needed {
        None
    } else if minimum > needed {
        let cure = if shortest { "write-minimum" } else { "zero-or-fewest" };
        numbers(Code::L018.warning("too-many").cure(cure))
    } else if shortest {
        numbers(Code::L019.warning("too-few").cure("write-minimum"))
    } else {
        numbers(Code::L020.note("not-proven").cure("higher-limit"))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use switchboard_base::grid::Cell;

    #[test]
    fn a_minimum_is_compared_with_what_is_proven_only() {
        let code = |minimum, moves: usize, shortest| {
            let moves = vec![Move::Cell(Cell::new(0, 0)); moves];
            compare(minimum, &moves, shortest).map(|problem| problem.code)
        };
        assert_eq!([code(0, 5, true), code(5, 5, true), code(0, 5, false)], [None; 3]);
        assert_eq!([code(6, 5, true), code(6, 5, false)], [Some(Code::L018); 2]);
        assert_eq!(
            [code(4, 5, true), code(4, 5, false), code(5, 5, false)],
            [Code::L019, Code::L020, Code::L020].map(Some)
        );
    }
}
