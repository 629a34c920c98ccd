//! What an analysis asks of an engine: words as numbers, the FINALs, positions with other words on them. Boards of
//! tiles have none of this.

pub use super::puzzle_game::PuzzleAims;
use super::state::Held;
use super::{Engine, Model, Move, State, Walker, puzzle_game};
use std::collections::{BTreeSet, HashSet};
use switchboard_base::grid::Cell;
pub use switchboard_puzzlescript::{Aim as PuzzleAim, Amount, Things};
pub use switchboard_rules::Goal;

/// The work of a move besides the instructions of its rules, in instructions.
const MOVE_WORK: u64 = 32;

impl Engine {
    /// Whether it is played by rules; a board of tiles is not.
    pub fn has_rules(&self) -> bool {
        matches!(self.model, Model::Rules(_))
    }

    /// A hash of the position: of the key without what the rules only remember in order to end a long game in a draw. States with the same
    /// one have the same turns before them, except for such a draw.
    #[inline]
    pub fn position_hash(&self, state: &State) -> u64 {
        match &state.held {
            Held::Rules(_, memory) => memory.position_hash(),
            Held::Tiles(..) | Held::PuzzleScript(..) => self.hash(state),
        }
    }

    /// Whether the rules remember the past in order to end a long game in a draw.
    pub fn has_history(&self) -> bool {
        matches!(&self.model, Model::Rules(rules) if rules.has_history())
    }

    /// The names of the matrices and items that only remember.
    pub fn history(&self) -> Vec<String> {
        match &self.model {
            Model::Rules(rules) => rules.history().into_iter().map(|name| name.to_string()).collect(),
            Model::Tiles(_) | Model::PuzzleScript(_) => Vec::new(),
        }
    }

    /// Whether its levels can be searched: a board of tiles cannot, nor can a game in which signals or time are moves.
    pub fn is_searchable(&self) -> bool {
        let told_of_signals = self.game().settings.has_signals();
        matches!(self.model, Model::PuzzleScript(_)) || matches!(self.model, Model::Rules(_) if !told_of_signals)
    }

    /// The number of a move in a search: for a cell its index row by row. None for moves that searches do not make.
    pub fn move_number(&self, chosen: &Move) -> Option<u16> {
        let number = match chosen {
            Move::Cell(cell) => self.board_size().index(*cell)?,
            other => puzzle_game::MOVES.iter().position(|known| known == other)?,
        };
        u16::try_from(number).ok()
    }

    /// The move with this number.
    pub fn numbered_move(&self, number: u16) -> Option<Move> {
        match &self.model {
            Model::PuzzleScript(_) => puzzle_game::MOVES.get(usize::from(number)).copied(),
            Model::Rules(_) | Model::Tiles(_) => self.board_size().cell(number.into()).map(Move::Cell),
        }
    }

    /// What a PuzzleScript level is won by; none in other games.
    pub fn puzzle_aims(&self) -> Option<PuzzleAims> {
        match &self.model {
            Model::PuzzleScript(level) => Some(level.aims()),
            Model::Rules(_) | Model::Tiles(_) => None,
        }
    }

    /// The FINALs of the level; empty if it has none or a rule can change one.
    pub fn goals(&self) -> Vec<Goal> {
        match &self.model {
            Model::Rules(rules) => rules.goals().unwrap_or_default(),
            Model::Tiles(_) | Model::PuzzleScript(_) => Vec::new(),
        }
    }

    /// Whether the state contains something that no player can see: two pieces on the board that look the same but
    /// differ (face-down cards), or a piece that covers something.
    pub fn hides(&self, state: &State) -> bool {
        let Model::Rules(_) = &self.model else { return false };
        if self.covers(state) {
            return true;
        }
        let area = self.board_size().area();
        let words: BTreeSet<u16> = (0..area).map(|cell| self.word(state, cell)).collect();
        let mut looks = HashSet::new();
        let pieces = words.iter().filter_map(|word| self.game.pieces.get(usize::from(*word)));
        !pieces.map(|piece| (&piece.layers, &piece.symbol, piece.border)).all(|look| looks.insert(look))
    }

    /// The number of the word on a cell, by its index row by row; in a PuzzleScript game a number for its contents,
    /// which others may share; 0 in tile games.
    pub fn word(&self, state: &State, index: usize) -> u16 {
        match &state.held {
            Held::Rules(rules, memory) => rules.word(memory, index),
            Held::PuzzleScript(level, state) => level.word(state, index),
            Held::Tiles(..) => 0,
        }
    }

    /// Runs the rules for this cell, valid or not, and returns the indices (row by row) of the cells of STATE that they
    /// read or wrote; the rules would do the same whatever is on the others. The end is not tested. The second value is
    /// the number of instructions that ran. None if the rules cannot be followed that closely.
    pub fn run_touching(&self, state: &mut State, cell: Cell) -> Option<(BTreeSet<usize>, u64)> {
        match &mut state.held {
            Held::Rules(rules, memory) => rules.run_touching(memory, cell),
            Held::Tiles(..) | Held::PuzzleScript(..) => None,
        }
    }

    /// Whether the rules only carry words of STATE from cell to cell and never ask what they are. False if that is not
    /// certain.
    pub fn only_carries_words(&self) -> bool {
        matches!(&self.model, Model::Rules(rules) if rules.only_carries_words())
    }

    /// The state with another key; one of another length changes nothing, and neither does any in games other than
    /// PuzzleScript ones.
    pub fn with_key(&self, state: &State, key: &[u8]) -> State {
        let mut state = state.clone();
        if let Held::PuzzleScript(_, held) = &mut state.held {
            let moves = held.moves;
            held.put_back(key, moves);
        }
        state
    }

    /// The state with other words on these cells, by index row by row; everything else stays, including the valid
    /// moves.
    pub fn with_words(&self, state: &State, words: &[(usize, u16)]) -> State {
        let mut state = state.clone();
        if let Held::Rules(rules, memory) = &mut state.held {
            rules.put_words(memory, words);
        }
        state
    }
}

impl Walker {
    /// The work of the moves played since the last call: instructions of the rules, and a fixed share for each move.
    pub fn take_work(&mut self) -> u64 {
        let bytes = self.key_bytes() as u64;
        let a_move = match &self.state().held {
            Held::PuzzleScript(..) => 0,
            Held::Rules(..) | Held::Tiles(..) => bytes / 8,
        };
        let moves = std::mem::take(&mut self.moves_played) * (a_move + MOVE_WORK);
        moves + std::mem::take(&mut self.turn_work) + self.workspace.take_work()
    }

    /// Whether STATE equals a FINAL, including one that rules changed, whatever the number of moves.
    pub fn is_at_final(&self) -> bool {
        match &self.state().held {
            Held::Rules(rules, memory) => rules.is_at_final(memory),
            Held::Tiles(..) | Held::PuzzleScript(..) => false,
        }
    }

    /// The number of the word on a cell, by its index row by row.
    #[inline]
    pub fn word(&self, index: usize) -> u16 {
        self.engine().word(self.state(), index)
    }
}
