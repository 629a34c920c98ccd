//! What everything else stands on: four languages, problems with their cures, the grid, random numbers.

pub mod broken;
pub mod chance;
pub mod diag;
pub mod grid;
pub mod language;
