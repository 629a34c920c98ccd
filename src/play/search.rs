//! What an analysis of a level asks of an engine: words as numbers, the FINALs, positions with other words on them.
//! Boards of tiles have none of it.

use super::state::Held;
use super::{Engine, Model, State, Walker};
use crate::grid::Cell;
pub use crate::rules::Goal;
use std::collections::{BTreeSet, HashSet};

/// What a move costs beside the instructions of its rules, in instructions.
const MOVE_WORK: u64 = 32;

impl Engine {
    /// Whether it is played by rules: a board of tiles is not.
    pub fn has_rules(&self) -> bool {
        matches!(self.model, Model::Rules(_))
    }

    /// The FINALs of the level; empty if it has none or a rule may change one.
    pub fn goals(&self) -> Vec<Goal> {
        match &self.model {
            Model::Rules(rules) => rules.goals().unwrap_or_default(),
            Model::Tiles(_) | Model::PuzzleScript(_) => Vec::new(),
        }
    }

    /// Whether the state holds what no player can see: two pieces on the board that look the same and are not (cards that lie face
    /// down), or a matrix that the game says is hidden.
    pub fn hides(&self, state: &State) -> bool {
        let Model::Rules(_) = &self.model else { return false };
        if self.game.hidden.is_some() {
            return true;
        }
        let area = self.board_size().area();
        let words: BTreeSet<u16> = (0..area).map(|cell| self.word(state, cell)).collect();
        let mut looks = HashSet::new();
        let pieces = words.iter().filter_map(|word| self.game.pieces.get(usize::from(*word)));
        !pieces.map(|piece| (&piece.layers, &piece.symbol, piece.border)).all(|look| looks.insert(look))
    }

    /// The number of the word on a cell, by its place row by row; 0 on a board of tiles.
    pub fn word(&self, state: &State, index: usize) -> u16 {
        match &state.held {
            Held::Rules(rules, memory) => rules.word(memory, index),
            Held::Tiles(..) | Held::PuzzleScript(..) => 0,
        }
    }

    /// Runs the rules for this cell, valid or not, and tells which cells of STATE they read or wrote, places counted row by
    /// row: whatever stands on the others, they would have done the same. The end is not tested.
    /// Second comes how many instructions were run. None if they cannot be followed that closely.
    pub fn run_touching(&self, state: &mut State, cell: Cell) -> Option<(BTreeSet<usize>, u64)> {
        match &mut state.held {
            Held::Rules(rules, memory) => rules.run_touching(memory, cell),
            Held::Tiles(..) | Held::PuzzleScript(..) => None,
        }
    }

    /// Whether the rules only carry words of STATE from cell to cell and never ask what they are. No where it cannot be told.
    pub fn only_carries_words(&self) -> bool {
        matches!(&self.model, Model::Rules(rules) if rules.only_carries_words())
    }

    /// The state with other words on these cells, places counted row by row; everything else as it was, valid moves too.
    pub fn with_words(&self, state: &State, words: &[(usize, u16)]) -> State {
        let mut state = state.clone();
        if let Held::Rules(rules, memory) = &mut state.held {
            rules.put_words(memory, words);
        }
        state
    }
}

impl Walker {
    /// The work of the moves played since this was last asked: instructions of the rules, and a share for what a move costs whatever
    /// they do.
    pub fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.moves_played) * (self.key_bytes() as u64 / 8 + MOVE_WORK) + self.workspace.take_work()
    }

    /// Whether STATE equals a FINAL, one that rules changed included, whatever the number of moves.
    pub fn is_at_final(&self) -> bool {
        match &self.state().held {
            Held::Rules(rules, memory) => rules.is_at_final(memory),
            Held::Tiles(..) | Held::PuzzleScript(..) => false,
        }
    }

    /// The number of the word on a cell, by its place row by row.
    #[inline]
    pub fn word(&self, index: usize) -> u16 {
        self.engine().word(self.state(), index)
    }
}
