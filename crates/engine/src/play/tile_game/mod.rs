//! A tile game for [`super::Engine`]: its choices as moves, its state as a picture and as a layout for saves.

mod picture;
mod saves;
mod spots;
mod table;

use super::{Move, Outcome};
use crate::tiles::{TileChoice, TileRules, TileStanding, TileState};
use az::SaturatingAs;
pub use picture::board;
pub use saves::{layout, restore};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use switchboard_base::diag::Problems;
use switchboard_game::Source;
pub use table::{Table, TileScore};

/// Reads the rules of tiles.json.
///
/// # Errors
///
/// Everything that makes the game impossible to play.
pub fn rules(source: &Source) -> Result<Arc<TileRules>, Problems> {
    let (rules, problems) = crate::tiles::read(source);
    rules.map(Arc::new).ok_or(problems)
}

/// The lowest and highest number of players.
pub fn players(rules: &TileRules) -> (u8, u8) {
    // no more than MAX_PLAYERS are read
    let most: u8 = rules.players.len().saturating_as();
    (rules.min_players.min(most), most)
}

/// The start of the level with this many players, limited to what the rules allow.
pub fn start(rules: &TileRules, seed: u64, players: u8) -> TileState {
    let (least, most) = self::players(rules);
    crate::tiles::start(rules, seed, players.clamp(least, most)).0
}

/// A choice as a move.
pub fn to_move(choice: TileChoice) -> Move {
    match choice {
        TileChoice::Cell(cell) => Move::Cell(cell),
        TileChoice::Push { line, towards } => Move::Push { line, towards },
        TileChoice::Turn => Move::Turn,
        TileChoice::Hand(index) => Move::Hand(index),
        TileChoice::Pass => Move::Pass,
    }
}

/// A move as a choice; none for moves of other kinds of games.
pub fn to_choice(chosen: Move) -> Option<TileChoice> {
    Some(match chosen {
        Move::Cell(cell) => TileChoice::Cell(cell),
        Move::Push { line, towards } => TileChoice::Push { line, towards },
        Move::Turn => TileChoice::Turn,
        Move::Hand(index) => TileChoice::Hand(index),
        Move::Pass => TileChoice::Pass,
        Move::Go(_) | Move::Act | Move::Tick | Move::Restart | Move::Press(_) | Move::Release { .. } => return None,
    })
}

/// The outcome in a state. A single player who is out has lost.
pub fn outcome(state: &TileState) -> Outcome {
    match state.standing {
        TileStanding::Playing => Outcome::Playing,
        TileStanding::Won(player) => Outcome::Won(player),
        TileStanding::Drawn if state.players.len() == 1 => Outcome::Lost,
        TileStanding::Drawn => Outcome::Drawn,
    }
}

/// A hash of the key.
pub fn hash(state: &TileState) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    state.position().hash(&mut hasher);
    hasher.finish()
}
