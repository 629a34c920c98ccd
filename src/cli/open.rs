//! Finds and opens the game and the level given to a command. Prints what prevents it on standard error.

use super::Exit;
use super::options::{Games, Whose, warn, wrong_use};
use crate::diag::nearest;
use crate::game::Game;
use crate::play::Engine;
use std::sync::Arc;

/// Opens a game that can be played.
///
/// # Errors
/// [`Exit::WrongUse`] if there is no such game, [`Exit::DidNotHold`] if it has errors.
pub fn game(games: &Games, name: &str) -> Result<Arc<Game>, Exit> {
    game_of(games, name, &Whose::default())
}

/// Opens a game that can be played, with a player's own levels.
///
/// # Errors
/// As [`game`], and [`Exit::WrongUse`] if there is no such player.
pub fn game_of(games: &Games, name: &str, whose: &Whose) -> Result<Arc<Game>, Exit> {
    games.read(name, whose).map(Arc::new)
}

/// The index of the level with this name; the first if no name is given.
///
/// # Errors
/// [`Exit::WrongUse`] if there is no such level.
pub fn level(game: &Game, name: Option<&str>, whose: &Whose) -> Result<usize, Exit> {
    let Some(name) = name else { return Ok(0) };
    game.levels.iter().position(|l| l.id == name).ok_or_else(|| {
        let names = || game.levels.iter().map(|l| l.id.as_str());
        let hint = match (whose.owner(&game.id, name), nearest(name, names())) {
            (Some(player), _) => format!("it was made for a player: add --player \"{player}\""),
            (None, Some(near)) => format!("did you mean {near}?"),
            (None, None) => format!("`switchboard levels {}` lists them", game.id),
        };
        wrong_use(&format!("the game {} has no level {name}", game.id), &hint)
    })
}

/// Compiles a level.
///
/// # Errors
/// [`Exit::DidNotHold`] if it cannot be played.
pub fn engine(game: &Arc<Game>, level: usize) -> Result<Engine, Exit> {
    Engine::new(Arc::clone(game), level).map_err(|problems| {
        warn(&problems);
        Exit::DidNotHold
    })
}
