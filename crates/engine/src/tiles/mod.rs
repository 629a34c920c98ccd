//! Tile-map games: boards of square tiles with paths that are turned, pushed, laid and exchanged (tiles.json). Pure: chance comes from the
//! state's seed. Knows neither the rule languages nor files.

mod read;
mod rules;
mod state;
pub mod trace;
mod turn;

pub use read::read;
pub use rules::{
    Conduct, Ends, From, GoalSource, MAX_DISTANCE, MAX_HAND, MAX_PATHS_ON_SIDE, MAX_PLAYERS, MAX_TILES, Movement,
    PathEnd, PathPlace, PlayerRules, Scoring, TileAction, TileEffect, TileGoal, TileItem, TileKind, TileReach,
    TileRules,
};
pub(crate) use state::player_number;
pub use state::{Draws, NO_TILE, Tile, TilePlayer, TileStanding, TileState, TurnPhase};
pub use turn::{MAX_IDLE_STEPS, TileChoice, TileEvent, action, choices, conduct, play, points, settle, tile_to_lay};

/// Starts a game: the state for `seed` at the first choice, and what happened before it.
pub fn start(rules: &TileRules, seed: u64, players: u8) -> (TileState, Vec<TileEvent>) {
    let mut state = TileState::new(rules, seed, players);
    let mut events = Vec::new();
    settle(rules, &mut state, &mut events);
    (state, events)
}
