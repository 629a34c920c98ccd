//! Rule languages 1 and 2, read into one typed program; the machine that runs it. Touches no text at play.
//!
//! `one` takes the text of language 1 apart, `resolve` settles its names for a level, `emit` makes the flat
//! program from the typed `tree`, `machine` runs it over a `memory`.

mod code;
mod emit;
mod level;
mod machine;
mod memory;
mod one;
mod resolve;
mod scope;
mod tree;
mod usage;

pub use level::{CompiledLevel, Round};
pub use machine::OutOfSteps;
pub use memory::{End, Memory};

use code::Program;
