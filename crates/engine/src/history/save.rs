//! A save: a whole state of a level and how it came about. Plain data; reading and writing it is elsewhere.

use super::Time;
use crate::play::{Move, Outcome};
use az::SaturatingAs;
use std::fmt;
use std::str::FromStr;
use switchboard_base::grid::Cell;
use switchboard_game::{Layout, Name};

/// Why a save was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SaveEvent {
    /// The level started: save 0.
    StartOfGame,
    /// A valid move was played.
    Action,
    /// A move was undone: the state is an earlier one again.
    Undo,
    /// The level was restarted: the last save of an attempt that was set aside.
    Restarted,
    /// The player struck out what a cell cannot hold, or took that back; the state is that of the previous save.
    Noted,
    /// Only time passed; the state is that of the previous save after [`Save::ticks`].
    TimePassed,
    /// The player left before the end; the state is that of the previous save.
    GameInterrupted,
    /// A valid move was played and it ended the game.
    GameFinished,
}

impl SaveEvent {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::StartOfGame,
        Self::Action,
        Self::Undo,
        Self::Restarted,
        Self::Noted,
        Self::TimePassed,
        Self::GameInterrupted,
        Self::GameFinished,
    ];

    /// Its word in files and exports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::StartOfGame => "StartOfGame",
            Self::Action => "Action",
            Self::Undo => "Undo",
            Self::Restarted => "Restarted",
            Self::Noted => "Noted",
            Self::TimePassed => "TimePassed",
            Self::GameInterrupted => "GameInterrupted",
            Self::GameFinished => "GameFinished",
        }
    }
}

impl fmt::Display for SaveEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for SaveEvent {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|e| e.word().eq_ignore_ascii_case(text.trim())).ok_or(())
    }
}

/// Why a move was taken whose presses were weighed: how many they were, and how sure it was then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weighed {
    /// The presses that were weighed since the choices were shown.
    pub presses: u32,
    /// How likely it was that this was wanted, in hundredths.
    pub percent: u32,
}

/// In the words of saves: `3 97`.
impl fmt::Display for Weighed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.presses, self.percent)
    }
}

impl FromStr for Weighed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (presses, percent) = text.trim().split_once(' ').ok_or(())?;
        let percent = percent.parse().ok().filter(|percent| *percent <= 100).ok_or(())?;
        Ok(Self { presses: presses.parse().map_err(drop)?, percent })
    }
}

/// One file in a level's folder of saves.
#[derive(Debug, Clone, PartialEq)]
pub struct Save {
    /// Which attempt at this level, from 1.
    pub attempt: u32,
    /// Its number in the attempt, from 0: the file's name.
    pub number: u32,
    /// Why it was written.
    pub event: SaveEvent,
    /// The time; filled in when it is written to disk.
    pub time: Option<Time>,
    /// Milliseconds of play since the attempt started, without pauses.
    pub since_start_ms: u64,
    /// Milliseconds of play since the previous start, move or undo; an interruption does not count as one.
    pub since_last_move_ms: u64,
    /// The control method that chose the move; empty if none did.
    pub method: String,
    /// What the method sure knew when it took the move; none for every other way.
    pub weighed: Option<Weighed>,
    /// How many timed Next signals passed since the last move.
    pub slots: u32,
    /// How many invalid choices were made since the last move.
    pub invalid_choices: u32,
    /// The state of the random number generator, as `Engine::restore` takes it. In save 0 the seed of the attempt.
    pub seed: u64,
    /// The hash of the rules it was played with; 0 if unknown (a save of the original program).
    pub rules: u64,
    /// How many steps time took since the previous save, before the move.
    pub ticks: u32,
    /// The move that led here.
    pub chosen: Option<Move>,
    /// The player who made it, from 1.
    pub player: u8,
    /// The seats, in order of players, in the program's own words (docs/players.md); empty if one plays alone.
    pub seats: Vec<String>,
    /// The outcome.
    pub outcome: Outcome,
    /// Moves that count towards the result; undo subtracts them.
    pub moves: u32,
    /// The fewest moves in which this player ever finished the level, this attempt included.
    pub best: Option<u32>,
    /// How many moves are valid now.
    pub valid_moves: u32,
    /// How many matrices are named FINAL.
    pub finals: u32,
    /// The save of this attempt whose state one undo brings back.
    pub before: Option<u32>,
    /// What the player struck out, in a puzzle of laws: cells, and pieces that they cannot hold.
    pub struck: Vec<(Cell, Name)>,
    /// Items and matrices.
    pub layout: Layout,
}

/// How many of these are named FINAL.
pub(super) fn count_finals<'n>(names: impl Iterator<Item = &'n Name>) -> u32 {
    names.filter(|name| name.key() == "final").count().saturating_as()
}
