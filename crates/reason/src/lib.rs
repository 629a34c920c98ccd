//! Thinks about games: solutions, hints with reasons, new levels, opponents.

pub mod generate;
pub mod laws;
pub mod opponent;
pub mod solve;
