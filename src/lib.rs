//! Switchboard: board games and puzzles for players with one switch.
//!
//! The rooms and who may use whom: `docs/architecture.md`; a test holds every
//! `use crate::` line against that table.

pub mod chance;
pub mod choosing;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
#[cfg(not(target_family = "wasm"))]
pub mod device;
pub mod diag;
pub mod disk;
pub mod drawings;
pub mod game;
pub mod generate;
pub mod grid;
pub mod history;
pub mod language;
pub mod laws;
pub mod narrate;
pub mod opponent;
pub mod play;
pub mod puzzlescript;
pub mod rules;
pub mod scan;
pub mod shell;
pub mod solve;
#[cfg(not(target_family = "wasm"))]
pub mod term;
pub mod tiles;
#[cfg(feature = "window")]
pub mod ui;
