//! Computer players and tournaments. They use a game's rules as their model: any game folder will do.
//! Time and chance are arguments; a computer player never changes the state that it is asked about, never looks at the
//! dice before they fall, and never keeps anything from one move to the next.

mod alphabeta;
mod decide;
mod mcts;
mod player;
mod playout;
mod proof;
mod tournament;
mod turn;
mod value;

pub use player::{Decision, Limits, Mind, Opponent, RANDOM, STRENGTHS, Strength, all, find};
pub use playout::{MAX_PLAYOUT, playout};
pub use tournament::{
    Entrant, GameResult, Interval, MAX_MOVES, Played, Standing, Tally, play_game, play_games, tournament,
};

/// The most players that a search reckons with: as many as a game may have.
const MAX_PLAYERS: usize = 8;
