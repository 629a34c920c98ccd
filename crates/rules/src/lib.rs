//! Rule languages 1 and 2, read into one typed program; the machine that runs it. Touches no text at play.
//!
//! ```text
//! text -> read: tokens, syntax tree, what of it language 1 has -> check: names and types of a level, the typed tree
//!      -> emit: the flat program, verified -> run: the machine over a level's memory
//! ```
//! Language 1 is a dialect and goes the same way: white space and dots are joined away, and what is not of the language
//! becomes a fault that skips its statement.

mod check;
mod emit;
mod faults;
mod read;
mod run;

pub use check::lint::{problems, problems_until};
pub use check::scope::{Scope, Type};
pub use check::tree;
pub use run::laws::Laws;
pub use run::level::{CompiledLevel, Round};
pub use run::machine::{OutOfSteps, Workspace};
pub use run::memory::{End, Memory};
pub use run::probe::Goal;
pub use run::script::{Script, ScriptRun};
pub use run::trace::{Change, Fate, RuleTrace, Trace};
