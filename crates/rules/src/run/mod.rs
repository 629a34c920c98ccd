//! Play: the state of a level as bytes, the machine that runs a program over it, and everything that needs more of a
//! level than moves: scripts beside the rules, traces, analysis. No text is read here.

pub mod laws;
pub mod level;
pub mod machine;
pub mod memory;
pub mod probe;
mod scratch;
pub mod script;
pub mod trace;
