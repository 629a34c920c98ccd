//! Playing a game as values: states, moves in text form, and one pure function that applies them.
//! The one place that knows that there are two kinds of games. Never touches time, files or chance it was not handed.

mod board;
mod moves;

pub use board::{Board, Face, Mark, Picture, Spot, SpotPlace};
pub use moves::{Move, MoveFault, Side};

use crate::diag::{Problem, Problems};
use crate::game::{Game, Layout};
use crate::grid::{Cell, Size};
use std::sync::Arc;

/// One level of one game, compiled: everything that never changes while it is played.
/// Cheap to clone; can be shared between threads.
#[derive(Debug, Clone)]
pub struct Engine {
    game: Arc<Game>,
    level: usize,
}

/// A whole state of play: the same value is played, saved, solved, searched and shown.
/// Undo brings back all of it: matrices, items, the number of moves, the chance generator.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {}

/// How play stands after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Clone, Default)]
pub struct Turn {
    /// How play stands now; none reads as [`Outcome::Playing`].
    pub outcome: Option<Outcome>,
    /// Texts of `say`, in order.
    pub messages: Vec<String>,
    /// Names of `sound`, in order.
    pub sounds: Vec<String>,
    /// Rules that ran out of steps.
    pub problems: Vec<Problem>,
}

/// Why a move was refused; the state is untouched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The cell lies outside the board.
    OutsideBoard(Size),
    /// It is no valid move now.
    NotValid,
    /// The game is over.
    Over,
    /// The move is of another kind than this game's (a cell, a push ...).
    WrongKind,
}

impl Engine {
    /// Compiles level number `level` (from 0) of `game`.
    ///
    /// # Errors
    /// All problems that make the level impossible to play.
    pub fn new(game: Arc<Game>, level: usize) -> Result<Self, Problems> {
        Ok(Self { game, level })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Which level this is, from 0.
    pub fn level(&self) -> usize {
        self.level
    }

    /// How the level begins. `seed` feeds the rules' chance.
    pub fn start(&self, seed: u64) -> State {
        let _ = seed;
        State {}
    }

    /// The valid moves, in board order.
    pub fn moves(&self, state: &State) -> Vec<Move> {
        let _ = state;
        Vec::new()
    }

    /// Whether the move would be accepted.
    pub fn is_valid(&self, state: &State, chosen: &Move) -> bool {
        let _ = (state, chosen);
        false
    }

    /// Plays a move: changes `state` and tells what happened.
    ///
    /// # Errors
    /// [`Refused`], and `state` is untouched.
    pub fn play(&self, state: &mut State, chosen: &Move) -> Result<Turn, Refused> {
        let _ = (state, chosen);
        Err(Refused::NotValid)
    }

    /// How play stands in this state.
    pub fn outcome(&self, state: &State) -> Outcome {
        let _ = state;
        Outcome::Playing
    }

    /// The position (Ax, Ay): where the last move was made, if it lies on the board.
    pub fn position(&self, state: &State) -> Option<Cell> {
        let _ = state;
        None
    }

    /// How many moves were played since the level's start.
    pub fn moves_played(&self, state: &State) -> u32 {
        let _ = state;
        0
    }

    /// Whose turn it is, from 1.
    pub fn player(&self, state: &State) -> u8 {
        let _ = state;
        1
    }

    /// How many players there are.
    pub fn players(&self, state: &State) -> u8 {
        let _ = state;
        1
    }

    /// The board as a picture.
    pub fn board(&self, state: &State) -> Board {
        let _ = state;
        Board::default()
    }

    /// The whole state in the form of startingLayout.xml: for saves and for json.
    pub fn layout(&self, state: &State) -> Layout {
        let _ = state;
        Layout::default()
    }

    /// The state that a save holds.
    ///
    /// # Errors
    /// If the layout does not fit this level (sizes, names, types).
    pub fn restore(&self, layout: &Layout, seed: u64, moves_played: u32) -> Result<State, Problems> {
        let _ = (layout, seed, moves_played);
        Ok(State {})
    }
}
