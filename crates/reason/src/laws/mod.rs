//! Laws of deduction puzzles: the `constraint` lines of a game's rules, one law for each element of their headings, evaluated over a level,
//! and what follows from them: how many answers there are, what is wrong on a board, what comes next and why.
//!
//! ```text
//! typed tree (rules) -> unroll, forms: each law as a truth over unknowns -> circuit -> clauses and cuts -> sat (batsat)
//!                    -> reasoner: questions and conflicts -> reasons: the smallest reason -> deduction: what is said
//!                 \-> propagation: what a few laws say by themselves -> by_law: step by step, for new levels
//! ```
//! Limits are counted in propagations and learnt clauses, never in time: the same level has the same answers on every machine. What all of it may
//! cost besides is a [`crate::solve::Budget`], which is asked inside every loop; when it is used up, what is not known by then is not found out.

mod by_law;
mod candidates;
mod check;
mod circuit;
mod clauses;
mod counts;
mod cuts;
mod deduction;
mod explain;
mod forms;
mod given;
mod making;
mod opening;
mod propagation;
mod puzzle;
mod reasoner;
mod reasons;
mod sat;
mod solution;
mod unroll;
mod value;
mod walks;

pub use by_law::{Apart, ByLaw};
pub use candidates::Candidates;
pub use check::{check_level, effort_of, filled, plain};
pub use deduction::{Advice, Answers, Deduction, Effort, Step};
pub use explain::{Deduced, Explained, Explainer, LawText, Struck};
pub use opening::{Ending, Opened, open};
pub use propagation::Propagation;
pub use puzzle::{AskedCell, Cycles, Law, Puzzle, Said};
pub use reasoner::{Found, Guarding, Reasoner, THOROUGHLY};
pub use reasons::{Reason, implied_of, of_several};
pub use sat::Lit;
pub use solution::solve_by_laws;
