//! Solves levels by their laws: the only answer, and the moves that enter it.

use super::deduction::{Answers, Deduction};
use crate::play::{Engine, Move};
use crate::solve::{Answer, Budget, Method, Report, replays};

/// The answer of a level from its laws, replayed. `None` if its game has no constraints, or if they give no single answer: then it must be
/// searched for. With one answer, and each cell changed individually, no solution is shorter.
pub fn solve_by_laws(engine: &Engine, budget: &mut Budget<'_>) -> Option<Report> {
    let mut deduction = Deduction::new(engine, budget).ok()??;
    let start = engine.start(0);
    let board = |index| engine.word(&start, index);
    let moves_to = |deduction: &Deduction, words: Vec<u16>| -> Option<Vec<Move>> {
        let words: Vec<(usize, u16)> = words.into_iter().enumerate().collect();
        deduction.moves_to(&words, board).filter(|moves| replays(engine, &start, moves))
    };
    let answer = match deduction.answers() {
        Answers::None => Answer::Unsolvable,
        Answers::One(words) => Answer::Solved { moves: moves_to(&deduction, words)?, shortest: true },
        Answers::Several(words, _) => Answer::Solved { moves: moves_to(&deduction, words)?, shortest: false },
        Answers::Unknown => return None,
    };
    Some(Report { answer, states: 0, method: Method::Laws })
}
