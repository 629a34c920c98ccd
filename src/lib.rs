//! Switchboard: board games and puzzles for players with one switch.
//!
//! The rooms and who may use whom: `docs/architecture.md`; a test holds every
//! `use crate::` line against that table.

// the rooms that are crates of their own, under the names that they have in the table
pub use switchboard_base::{broken, chance, diag, grid, language};
pub use switchboard_engine::{history, play, tiles};
pub use switchboard_game as game;
#[cfg(not(target_family = "wasm"))]
pub use switchboard_import as import;
pub use switchboard_puzzlescript as puzzlescript;
pub use switchboard_reason::{generate, laws, opponent, solve};
pub use switchboard_rules as rules;
pub use switchboard_scan as scan;

pub mod choosing;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
#[cfg(not(target_family = "wasm"))]
pub mod device;
pub mod disk;
pub mod drawings;
pub mod narrate;
#[cfg(feature = "pdf")]
pub mod paper;
pub mod plot;
pub mod shell;
#[cfg(not(target_family = "wasm"))]
pub mod term;
#[cfg(feature = "window")]
pub mod ui;
