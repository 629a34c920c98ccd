//! Rule languages 1 and 2, read into one typed program; the machine that runs it. Touches no text at play.
//!
//! ```text
//! text -> read: tokens, syntax tree, what of it language 1 has -> check: names and types of a level, the typed tree
//!      -> emit: the flat program, verified -> run: the machine over a level's memory; level: the way from text to play
//! ```
//! Language 1 is a dialect and goes the same way: white space and dots are joined away, and what is not of the language
//! becomes a fault that skips its statement.

mod check;
mod emit;
mod faults;
mod level;
mod proved;
mod read;
mod run;
pub mod tree;

pub use check::lint::{problems, problems_until};
pub use level::laws::Laws;
pub use level::probe::Goal;
pub use level::script::{Script, ScriptRun};
pub use level::trace::{Change, Fate, RuleTrace, Trace};
pub use level::{CompiledLevel, Round, Signal};
pub use run::machine::{OutOfSteps, Workspace};
pub use run::memory::{End, Memory};
pub use tree::scope::{Scope, Type};
