//! States, moves, choices and problems in words, in four languages. Says what it is told; never decides what is said.

mod moves;
mod texts;

pub use moves::{clock, direction, face_label, move_label, outcome};
pub use texts::{Arg, SOURCES, Texts};

use crate::diag::Problem;

/// A problem in the reader's language where its code has a text (`problem-s001`), else as it was written.
pub fn problem(texts: Texts, problem: &Problem) -> String {
    let id = format!("problem-{}", problem.code.to_lowercase());
    let args: Vec<(&str, Arg)> = problem.args.iter().map(|(name, value)| (*name, value.into())).collect();
    texts.find(&id, &args).unwrap_or_else(|| problem.to_string())
}
