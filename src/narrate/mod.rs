//! States, moves, choices and problems in words, in four languages. Says what it is told; never decides what is said.

mod moves;
mod texts;
mod tiles;

pub use moves::{clock, direction, move_label, outcome};
pub use texts::{Arg, SOURCES, Texts};
pub use tiles::{face_label, tile_asked, tile_event, tile_goal, tile_player, tile_results};

use crate::diag::Problem;

/// A problem in the reader's language where its code has a text (`problem-s001`), else as it was written.
pub fn problem(texts: Texts, problem: &Problem) -> String {
    let id = format!("problem-{}", problem.code.to_lowercase());
    let args: Vec<(&str, Arg)> = problem.args.iter().map(|(name, value)| (*name, value.into())).collect();
    texts.find(&id, &args).unwrap_or_else(|| problem.to_string())
}
