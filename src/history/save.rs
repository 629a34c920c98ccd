//! One save: a whole state of a level and how it came about. Plain data; reading and writing it is elsewhere.

use super::Time;
use crate::game::{Layout, Name};
use crate::play::{Move, Outcome};
use std::fmt;
use std::str::FromStr;

/// Why a save was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// The level began: save 0.
    StartOfGame,
    /// A valid move was played.
    Action,
    /// A move was taken back: the state is an earlier one again.
    Undo,
    /// The attempt ended because the level began again: the last save of an attempt that was put aside.
    Restarted,
    /// The player left before the end; the state is that of the save before.
    GameInterrupted,
    /// A valid move was played and it ended the game.
    GameFinished,
}

impl Event {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::StartOfGame, Self::Action, Self::Undo, Self::Restarted, Self::GameInterrupted, Self::GameFinished];

    /// Its word in files and exports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::StartOfGame => "StartOfGame",
            Self::Action => "Action",
            Self::Undo => "Undo",
            Self::Restarted => "Restarted",
            Self::GameInterrupted => "GameInterrupted",
            Self::GameFinished => "GameFinished",
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Event {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|e| e.word().eq_ignore_ascii_case(text.trim())).ok_or(())
    }
}

/// One file of a level's folder of saves.
#[derive(Debug, Clone, PartialEq)]
pub struct Save {
    /// Which attempt at this level, from 1.
    pub attempt: u32,
    /// Its place in the attempt, from 0: the file's name.
    pub number: u32,
    /// Why it was written.
    pub event: Event,
    /// When; whoever puts it on disk fills it in.
    pub time: Option<Time>,
    /// Milliseconds of play since the attempt began, pauses left out.
    pub since_start_ms: u64,
    /// Milliseconds of play since the start, move or undo before it. An interruption is none of these.
    pub since_last_move_ms: u64,
    /// Which way of control chose the move; empty where none did.
    pub method: String,
    /// How many timed Next signals passed since the last move.
    pub slots: u32,
    /// How many invalid choices were made since the last move.
    pub invalid_choices: u32,
    /// The chance generator as it stands: what `Engine::restore` takes. In save 0: the seed of the attempt.
    pub seed: u64,
    /// The hash of the rules it was played by; 0 where unknown (an ancestor's save).
    pub rules: u64,
    /// The move that led here.
    pub chosen: Option<Move>,
    /// Who made it, from 1.
    pub player: u8,
    /// Who sits where, the first player first, in words of the program (docs/players.md); empty where one plays alone.
    pub seats: Vec<String>,
    /// How play stands.
    pub outcome: Outcome,
    /// Moves that count towards the result; undo takes them back.
    pub moves: u32,
    /// The fewest moves in which this player ever finished the level, this attempt included.
    pub best: Option<u32>,
    /// How many moves are valid now.
    pub valid_moves: u32,
    /// How many matrices are called FINAL.
    pub finals: u32,
    /// The save of this attempt whose state one undo brings back.
    pub before: Option<u32>,
    /// Items and matrices.
    pub layout: Layout,
}

/// How many of these are called FINAL.
pub(super) fn count_finals<'n>(names: impl Iterator<Item = &'n Name>) -> u32 {
    u32::try_from(names.filter(|name| name.key() == "final").count()).unwrap_or(u32::MAX)
}
