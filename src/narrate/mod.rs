//! States, moves, choices and problems in words, in four languages. Says what it is told; never decides what is said.

mod texts;

pub use texts::{Arg, SOURCES, Texts};
