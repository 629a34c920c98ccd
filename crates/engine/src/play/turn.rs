//! The result of a move: the outcome, what happened besides, or why it was refused.

use super::{State, TileEvent};
use switchboard_base::diag::Problem;
use switchboard_base::grid::{Cell, Size};

/// The outcome after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Outcome {
    /// The game continues.
    Playing,
    /// STATE equals a FINAL: the level is done.
    Finished,
    /// No valid move was left, so the level was restarted.
    Restarted,
    /// A rule said `win` (by the player named, from 1).
    Won(u8),
    /// A rule said `lose`.
    Lost,
    /// A rule said `draw`.
    Drawn,
}

/// What a move did besides changing the state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    /// The outcome; none means [`Outcome::Playing`].
    pub outcome: Option<Outcome>,
    /// Texts of `say`, in order.
    pub messages: Vec<String>,
    /// Messages of a PuzzleScript game, in order: each is shown alone until the player continues.
    pub pages: Vec<String>,
    /// The states before the last one, if turns of a PuzzleScript game followed by themselves.
    pub film: Vec<State>,
    /// Names of `sound`, in order.
    pub sounds: Vec<String>,
    /// The cells that decided the game, row by row: those of `highlight`, or of the pattern that a FINAL asks for. Empty while it
    /// goes on.
    pub deciding: Vec<Cell>,
    /// What happened on a board of tiles, in order.
    pub events: Vec<TileEvent>,
    /// Rules that ran out of steps.
    pub problems: Vec<Problem>,
}

/// Why a move was refused; the state is untouched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The cell is outside the board.
    OutsideBoard(Size),
    /// It is not a valid move.
    NotValid,
    /// The game is over.
    Over,
    /// It is a move of another kind of game (a cell, a push ...).
    WrongKind,
}
