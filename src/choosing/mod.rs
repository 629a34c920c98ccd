//! Moves as the scanner offers them: which are likely by habit, which ones going straight on would play, and what a player
//! needs for them. Knows no screen; plays for nobody.

mod corridors;
pub mod habits;
pub mod measure;
mod turns;

pub use corridors::straight_on;
pub use turns::{turns, weigh_open};
