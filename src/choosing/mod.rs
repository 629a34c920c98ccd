//! Moves as the scanner offers them: how likely each is by habit, which moves going straight on stands for, and what a player needs to
//! choose them. Knows no screen; plays for nobody.

mod corridors;
pub mod habits;
pub mod measure;
mod turns;

pub use corridors::straight_on;
pub use turns::{turns, weigh_open};
