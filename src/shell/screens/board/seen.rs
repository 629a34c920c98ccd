//! The drawn board and the words for its moves. They are made once per board, since there may be tens of thousands of
//! moves and a page is drawn at every signal.

use crate::game::Language;
use crate::play::{Board, Move};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

/// A board, and the words for its moves in one language.
#[derive(Debug, Default)]
pub(super) struct Seen {
    board: Arc<Board>,
    words: RefCell<Words>,
}

#[derive(Debug, Default)]
struct Words {
    language: Option<Language>,
    labels: HashMap<Move, String>,
    deeds: HashMap<(Move, bool), Option<String>>,
    names: Option<Rc<HashMap<String, usize>>>,
}

impl Seen {
    /// A board without words yet.
    pub fn new(board: Board) -> Self {
        Self { board: Arc::new(board), words: RefCell::default() }
    }

    /// A board that is shown already, without words yet.
    pub fn of(board: Arc<Board>) -> Self {
        Self { board, words: RefCell::default() }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The words in this language: what `get` finds among them, otherwise what `make` makes, which `keep` keeps.
    fn word<T: Clone>(
        &self,
        language: Language,
        get: impl FnOnce(&Words) -> Option<T>,
        make: impl FnOnce() -> T,
        keep: impl FnOnce(&mut Words, T),
    ) -> T {
        if self.words.borrow().language != Some(language) {
            *self.words.borrow_mut() = Words { language: Some(language), ..Words::default() };
        }
        let known = get(&self.words.borrow());
        known.unwrap_or_else(|| {
            let made = make();
            keep(&mut self.words.borrow_mut(), made.clone());
            made
        })
    }

    /// The label of a move in this language, made by `make` the first time.
    pub fn label(&self, language: Language, chosen: &Move, make: impl FnOnce() -> String) -> String {
        let keep = |words: &mut Words, made| drop(words.labels.insert(*chosen, made));
        self.word(language, |words| words.labels.get(chosen).cloned(), make, keep)
    }

    /// What choosing a move would do, in words made by `make` the first time; none where the move's label says it. `which` is the move,
    /// and whether the player picks the sign of a square from a list, since the words differ then.
    pub fn deed(
        &self,
        language: Language,
        which: (Move, bool),
        make: impl FnOnce() -> Option<String>,
    ) -> Option<String> {
        let keep = |words: &mut Words, made| drop(words.deeds.insert(which, made));
        self.word(language, |words| words.deeds.get(&which).cloned(), make, keep)
    }

    /// How often each name is among those that `make` lists the first time.
    pub fn names(&self, language: Language, make: impl FnOnce() -> Vec<String>) -> Rc<HashMap<String, usize>> {
        let count = || {
            let mut names = HashMap::new();
            for name in make() {
                *names.entry(name).or_default() += 1;
            }
            Rc::new(names)
        };
        self.word(language, |words| words.names.clone(), count, |words, made| words.names = Some(made))
    }
}

impl Deref for Seen {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}
