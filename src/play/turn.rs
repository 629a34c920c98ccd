//! What a move comes to: how play stands then, what happened besides, or why it was refused.

use super::{State, TileEvent};
use crate::diag::Problem;
use crate::grid::Size;

/// How play stands after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Outcome {
    /// It goes on.
    Playing,
    /// STATE equals a FINAL: the level is done.
    Finished,
    /// No valid move was left: the state is the level's start again.
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
    /// How play stands now; none reads as [`Outcome::Playing`].
    pub outcome: Option<Outcome>,
    /// Texts of `say`, in order.
    pub messages: Vec<String>,
    /// Texts of a PuzzleScript game, in order: each stands alone until the player goes on.
    pub pages: Vec<String>,
    /// The states on the way to the last one, where a PuzzleScript game goes on by itself.
    pub film: Vec<State>,
    /// Names of `sound`, in order.
    pub sounds: Vec<String>,
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
    /// It is no valid move now.
    NotValid,
    /// The game is over.
    Over,
    /// The move is of another kind than this game's (a cell, a push ...).
    WrongKind,
}
