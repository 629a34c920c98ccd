//! The state of a level as bytes, and the machine that runs a program over it. No text is read here.

pub mod machine;
pub mod memory;
pub mod scratch;
