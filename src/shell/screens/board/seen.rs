//! The drawn board and the labels of its moves. Labels are made once per board, since there may be tens of thousands of
//! moves and a page is drawn at every signal.

use crate::game::Language;
use crate::play::{Board, Move};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

/// A board, and the labels of its moves in one language.
#[derive(Debug, Default)]
pub(super) struct Seen {
    board: Arc<Board>,
    labels: RefCell<(Option<Language>, HashMap<Move, String>)>,
}

impl Seen {
    /// A board without labels yet.
    pub fn new(board: Board) -> Self {
        Self { board: Arc::new(board), labels: RefCell::default() }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The label of a move in this language, made by `make` the first time.
    pub fn label(&self, language: Language, chosen: &Move, make: impl FnOnce() -> String) -> String {
        let mut labels = self.labels.borrow_mut();
        if labels.0 != Some(language) {
            *labels = (Some(language), HashMap::new());
        }
        labels.1.entry(*chosen).or_insert_with(make).clone()
    }
}

impl Deref for Seen {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}
