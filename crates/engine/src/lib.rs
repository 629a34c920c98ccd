//! Plays games: moves, turns, saves.

pub mod history;
pub mod play;
pub mod tiles;
