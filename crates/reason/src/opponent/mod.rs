//! Computer players and tournaments. Their model of a game is its rules: any game folder will do. Time and chance are arguments; a computer
//! player never changes the state it is asked about, never knows the dice in advance, and remembers nothing from one move to the next.

mod alphabeta;
mod amaf;
mod decide;
mod ends;
#[cfg(test)]
#[path = "../../../game/examples/folder/mod.rs"]
#[expect(dead_code, reason = "the examples use the other way in")]
mod folder;
mod guide;
mod learnt;
mod lines;
mod mcts;
mod men;
mod odds;
mod opening;
mod order;
mod parts;
mod player;
mod playout;
mod proof;
mod review;
mod rolls;
mod strength;
mod table;
mod tournament;
pub mod train;
mod turn;
mod turns;
mod value;
mod weak;

pub use learnt::{
    Learnt, LearntLevel, LearntPart, check_learnt, learner, learnt_on, levels as learnt_levels, write as write_learnt,
};
pub use opening::opening;
pub use parts::Parts;
pub use player::{DecisionLimits, Mind, MoveQuestion, Opponent, RANDOM, all, find};
pub use playout::{MAX_PLAYOUT, playout};
pub use review::{Lapse, Review, TurnPlayed, expected, judge, review};
pub use strength::{NoLevel, Strength};
pub use tournament::{
    Entrant, EntrantResult, GameResult, Interval, MAX_MOVES, PlayedGame, Tally, play_game, play_games, tournament,
};

/// The most players that a search supports: as many as a game may have.
const MAX_PLAYERS: usize = 8;
