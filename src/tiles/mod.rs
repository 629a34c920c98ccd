//! Tile-map games: boards of square tiles with paths that are turned, pushed, laid and exchanged (tiles.json). Pure: chance comes from the
//! state's seed. Knows neither the rule languages nor files.

mod json;
mod read;
mod rules;
mod state;
pub mod trace;
mod turn;

pub use read::read;
pub use rules::{
    Conduct, End, Ends, From, GoalSource, Kind, MAX_DISTANCE, MAX_HAND, MAX_PATHS_ON_SIDE, MAX_PLAYERS, MAX_TILES,
    Movement, PathPlace, PlayerRules, Reach, Rules, Scoring, TileAction, TileEffect, TileGoal, TileItem,
};
pub use state::{Draws, NO_TILE, Phase, Player, State, Tile, TileStanding};
pub use turn::{Choice, MAX_IDLE_STEPS, TileEvent, action, choices, conduct, play, points, settle, tile_to_lay};

/// Starts a game: the state for `seed` at the first choice, and what happened before it.
pub fn start(rules: &Rules, seed: u64, players: u8) -> (State, Vec<TileEvent>) {
    let mut state = State::new(rules, seed, players);
    let mut events = Vec::new();
    settle(rules, &mut state, &mut events);
    (state, events)
}
