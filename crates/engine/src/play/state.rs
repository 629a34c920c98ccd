//! A state of play, together with its level, so that it can never be used with a level of another kind.

use super::puzzle_game::PuzzleLevel;
use crate::tiles;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use switchboard_puzzlescript as puzzlescript;
use switchboard_rules::{CompiledLevel, Memory};

/// A whole state of play: the same value is played, saved, solved, searched and shown. Undo restores all of it:
/// matrices, items, the number of moves, the random number generator. In a rule game `clone_from` a state of the same
/// level allocates no memory. Two states are equal if everything that changes during play is equal; their levels are
/// not compared.
#[derive(Debug)]
pub struct State {
    pub(super) held: Held,
}

/// The contents of a state, by kind of game.
#[derive(Debug, Clone)]
pub(super) enum Held {
    Rules(Arc<CompiledLevel>, Memory),
    Tiles(Arc<tiles::TileRules>, Box<tiles::TileState>),
    PuzzleScript(Arc<PuzzleLevel>, Box<puzzlescript::PuzzleState>),
}

impl State {
    /// How many bytes of memory it takes, approximately.
    pub fn bytes(&self) -> u64 {
        let own = match &self.held {
            Held::Rules(_, memory) => memory.size_bytes(),
            Held::Tiles(..) => size_of::<tiles::TileState>(),
            Held::PuzzleScript(_, state) => size_of::<puzzlescript::PuzzleState>() + state.key().len(),
        };
        (own + size_of::<Self>()) as u64
    }
}

impl From<Held> for State {
    fn from(held: Held) -> Self {
        Self { held }
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self { held: self.held.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        match (&mut self.held, &other.held) {
            (Held::Rules(level, memory), Held::Rules(of, other)) if Arc::ptr_eq(level, of) => memory.clone_from(other),
            (Held::PuzzleScript(level, state), Held::PuzzleScript(of, other)) if Arc::ptr_eq(level, of) => {
                state.clone_from(other);
            }
            (held, other) => *held = other.clone(),
        }
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        match (&self.held, &other.held) {
            (Held::Rules(_, memory), Held::Rules(_, other)) => memory == other,
            (Held::Tiles(_, state), Held::Tiles(_, other)) => state == other,
            (Held::PuzzleScript(_, state), Held::PuzzleScript(_, other)) => state == other,
            _ => false,
        }
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match &self.held {
            Held::Rules(_, memory) => memory.hash(hasher),
            Held::Tiles(_, state) => state.hash(hasher),
            Held::PuzzleScript(_, state) => state.hash(hasher),
        }
    }
}
