//! What a search needs in order to judge the states of a level.

use super::PuzzleLevel;
use switchboard_puzzlescript::Aim;

/// What a level is won by, and how to read its keys: cells are stored column by column from the left, each from the
/// top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleAims {
    /// All of them must hold.
    pub aims: Vec<Aim>,
    /// The objects that are players.
    pub player: Vec<usize>,
    /// Columns and rows.
    pub size: (usize, usize),
    /// Bytes per cell; each object is the bit of its number.
    pub stride: usize,
}

impl PuzzleLevel {
    /// What the level is won by.
    pub fn aims(&self) -> PuzzleAims {
        PuzzleAims {
            aims: self.game.aims().to_vec(),
            player: self.game.player().to_vec(),
            size: (self.begun.width, self.begun.height),
            stride: self.begun.stride(),
        }
    }

    /// The length of a state's key in bytes.
    pub fn key_bytes(&self) -> usize {
        self.begun.key().len()
    }
}
