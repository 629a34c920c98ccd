//! A tile-map game behind [`super::Engine`]: its choices as moves, its state as a picture and as a layout for saves.

mod picture;
mod saves;
mod spots;

use super::{Move, Outcome};
use crate::tiles::{Choice, Rules, Standing, State};
pub use picture::board;
pub use saves::{layout, restore};
use std::hash::{Hash, Hasher};

/// A choice as a move.
pub fn to_move(choice: Choice) -> Move {
    match choice {
        Choice::Cell(cell) => Move::Cell(cell),
        Choice::Push { line, towards } => Move::Push { line, towards },
        Choice::Turn => Move::Turn,
        Choice::Hand(index) => Move::Hand(index),
        Choice::Pass => Move::Pass,
    }
}

/// A move as a choice.
pub fn to_choice(chosen: Move) -> Choice {
    match chosen {
        Move::Cell(cell) => Choice::Cell(cell),
        Move::Push { line, towards } => Choice::Push { line, towards },
        Move::Turn => Choice::Turn,
        Move::Hand(index) => Choice::Hand(index),
        Move::Pass => Choice::Pass,
    }
}

/// How play stands. A player alone who is out has lost.
pub fn outcome(state: &State) -> Outcome {
    match state.standing {
        Standing::Playing => Outcome::Playing,
        Standing::Won(player) => Outcome::Won(player),
        Standing::Drawn if state.players.len() == 1 => Outcome::Lost,
        Standing::Drawn => Outcome::Drawn,
    }
}

/// The whole state as bytes, the number of moves and chance still to come left out.
pub fn key(state: &State) -> Vec<u8> {
    let mut bytes = Bytes(Vec::new());
    state.position().hash(&mut bytes);
    bytes.0
}

/// Takes down what is to be hashed: values that differ hash different bytes.
struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        0
    }
}

/// A hash of the same.
pub fn hash(state: &State) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    state.position().hash(&mut hasher);
    hasher.finish()
}

/// How a player of a board of tiles stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileScore {
    /// The player, from 1.
    pub player: u8,
    /// Whether it is out.
    pub is_out: bool,
    /// Goals reached.
    pub reached: u16,
    /// Goals to reach as a whole.
    pub goals: u16,
    /// Points, in games that count them.
    pub points: Option<u32>,
}

/// How each player stands.
pub fn scores(rules: &Rules, state: &State) -> Vec<TileScore> {
    let score = |(number, player): (usize, &crate::tiles::Player)| TileScore {
        player: u8::try_from(number + 1).unwrap_or(u8::MAX),
        is_out: player.out,
        reached: player.reached,
        goals: u16::try_from(player.goals.len()).unwrap_or(u16::MAX),
        points: rules
            .players
            .get(number)
            .filter(|said| !said.scoring.is_empty())
            .map(|_| crate::tiles::points(rules, state, number)),
    };
    state.players.iter().enumerate().map(score).collect()
}
