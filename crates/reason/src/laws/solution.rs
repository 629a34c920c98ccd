//! Solves levels by their laws: the only answer, and the moves that enter it.

use super::deduction::{Answers, Deduction};
use super::opening::{Ending, open};
use crate::solve::{Answer, Budget, Method, Report, replays_within};
use switchboard_engine::play::{Engine, Move};

/// The answer of a level by its laws, replayed. None where its game has no laws, or they did not tell: then it is to be searched for.
/// With one answer, and each cell turned alone, no way is shorter; what is covered is opened without a guess.
pub fn solve_by_laws(engine: &Engine, budget: &mut Budget<'_>) -> Option<Report> {
    let start = engine.start(0);
    if engine.covers(&start) {
        let opened = open(engine, None, budget).ok()?;
        let answer = Answer::Solved { moves: opened.moves, shortest: false };
        return (opened.ending == Ending::Won).then_some(Report { answer, states: 0, method: Method::Laws });
    }
    let mut deduction = Deduction::new(engine, budget).ok()??;
    let board = |index| engine.word(&start, index);
    let mut share = budget.share(Method::Laws);
    let mut moves_to = |deduction: &Deduction<'_>, words: Vec<u16>| -> Option<Vec<Move>> {
        let words: Vec<(usize, u16)> = words.into_iter().enumerate().collect();
        deduction.moves_to(&words, board).filter(|moves| replays_within(engine, &start, moves, &mut share))
    };
    let answer = match deduction.answers() {
        Answers::None => Answer::Unsolvable,
        Answers::One(words) => Answer::Solved { moves: moves_to(&deduction, words)?, shortest: true },
        Answers::Several(words, _) => Answer::Solved { moves: moves_to(&deduction, words)?, shortest: false },
        Answers::Unknown => return None,
    };
    Some(Report { answer, states: 0, method: Method::Laws })
}
