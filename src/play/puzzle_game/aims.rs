//! What a search needs to know of a level to judge its states.

use super::PuzzleLevel;
use crate::puzzlescript::Aim;

/// What a level is won by, and how its keys are to be read: cells lie column by column from the left, each from above.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleAims {
    /// All of them must hold.
    pub aims: Vec<Aim>,
    /// The objects that are players.
    pub player: Vec<usize>,
    /// Columns and rows.
    pub size: (usize, usize),
    /// Bytes of a cell; an object is the bit of its number.
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

    /// Bytes of a state's key.
    pub fn key_bytes(&self) -> usize {
        self.begun.key().len()
    }
}
