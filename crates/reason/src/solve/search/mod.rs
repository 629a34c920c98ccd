//! The searches, and what they have in common: `table` keeps the states found, `expand` plays on from them, `queue` holds those that wait,
//! `heuristic` and `pattern_db` estimate how far they are from the end. `strategy` decides which search runs when.

pub mod best_first;
pub mod bidirectional;
pub mod breadth_first;
pub mod budget;
pub mod expand;
pub mod heuristic;
pub mod ida_star;
pub mod pattern_db;
pub mod queue;
pub mod rollout;
pub mod strategy;
pub mod table;
pub mod win_distance;
