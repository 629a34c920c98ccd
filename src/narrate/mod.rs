//! States, moves, choices and problems in words, in four languages. Puts into words what it is given; never decides what is said.

mod laws;
mod moves;
mod order;
mod texts;
mod tiles;
mod went;

pub use laws::law;
pub use moves::{
    capitalised, chosen_name, clock, direction, empty_place, first_sentence, move_label, order_words, outcome,
    place_words, slide_taken, slide_words, step_taken, step_words,
};
pub use order::{OrderKey, order_key};
pub use texts::{Arg, SOURCES, Texts, bring_texts};
pub use tiles::{face_label, tile_asked, tile_event, tile_goal, tile_player, tile_results};
pub use went::{Went, went_words};

use crate::diag::Problem;

/// A problem in the reader's language; in words for players if its code has such a text (`problem-n004`).
pub fn problem(texts: Texts, problem: &Problem) -> String {
    let id = format!("problem-{}", problem.code.name().to_lowercase());
    texts.find(&id, &problem.args()).unwrap_or_else(|| problem.told_in(texts.language()))
}
