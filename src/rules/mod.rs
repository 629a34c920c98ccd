//! Rule languages 1 and 2, read into one typed program; the machine that runs it. Touches no text at play.
//!
//! Language 1: `one` takes the text apart, `resolve` settles names and types for a level.
//! Language 2: `token` and `parse` make a `syntax` tree, `check` settles names and types for a level.
//! Then for both: the typed `tree`, the flat program that `emit` makes of it, `machine` that runs it over a `memory`.

mod causes;
mod check;
mod code;
mod effects;
mod emit;
mod faults;
mod level;
mod lint;
mod lint_one;
mod machine;
mod memory;
mod one;
mod parse;
mod probe;
mod read;
mod resolve;
mod scope;
mod scratch;
mod script;
mod syntax;
mod token;
mod trace;
mod tree;
mod usage;

pub use level::{CompiledLevel, Round};
pub use lint::problems;
pub use machine::{OutOfSteps, Workspace};
pub use memory::{End, Memory};
pub use probe::Goal;
pub use read::ReadRules;
pub use script::{Script, ScriptRun};
pub use trace::{Change, Fate, RuleTrace, Trace, trace};

use code::Program;
