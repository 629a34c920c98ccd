//! Mathematics; knows nothing of games.

pub mod assignment;
pub mod linear_modular;
