//! Moves as data with a text form.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};
use std::str::FromStr;
use switchboard_base::grid::Cell;
pub use switchboard_base::grid::Side;

/// One move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Choosing a cell: `3,4`.
    Cell(Cell),
    /// Pushing a row or column from an edge: `push 2 down` pushes column 2 downwards, `push 3 left` row 3 to the left.
    Push {
        /// Column for up and down, row for left and right, from 0.
        line: u8,
        /// Where the tiles move.
        towards: Side,
    },
    /// Rotating the tile in hand a quarter turn clockwise: `turn`.
    Turn,
    /// Taking up a tile of the hand, counted from 0: `hand 1`.
    Hand(u8),
    /// Skipping the step: `pass`.
    Pass,
    /// Moving the player: `up`, `left`.
    Go(Side),
    /// The player's action: `action`.
    Act,
    /// Letting time pass: `tick`; in lists `ticks 12` stands for twelve.
    Tick,
    /// Pressing a switch, counted from 1, where every signal is the move: `press 1`.
    Press(u8),
    /// Letting a switch go after so many milliseconds: `release 1 340`.
    Release {
        /// Which switch, from 1.
        switch: u8,
        /// How long it was held, in milliseconds.
        ms: u16,
    },
    /// Restarting the level, or returning to its checkpoint: `restart`.
    Restart,
}

/// How many ticks one `ticks` of a list can stand for.
const MAX_TICKS: usize = 10_000;

/// What is wrong with the text of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveFault(pub String);

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is no move; write 3,4 or push 2 down or hand 1 or turn or pass or up or action or press 1 or release 1 340 or tick",
            self.0
        )
    }
}

impl std::error::Error for MoveFault {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "{cell}"),
            Self::Push { line, towards } => write!(f, "push {line} {}", towards.word()),
            Self::Turn => write!(f, "turn"),
            Self::Hand(index) => write!(f, "hand {index}"),
            Self::Pass => write!(f, "pass"),
            Self::Go(side) => f.write_str(side.word()),
            Self::Act => write!(f, "action"),
            Self::Tick => write!(f, "tick"),
            Self::Press(switch) => write!(f, "press {switch}"),
            Self::Release { switch, ms } => write!(f, "release {switch} {ms}"),
            Self::Restart => write!(f, "restart"),
        }
    }
}

impl TryFrom<String> for Move {
    type Error = MoveFault;

    fn try_from(text: String) -> Result<Self, MoveFault> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(chosen: Move) -> Self {
        chosen.to_string()
    }
}

impl FromStr for Move {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let fault = || MoveFault(text.to_owned());
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["turn"] => Ok(Self::Turn),
            ["pass"] => Ok(Self::Pass),
            ["action"] => Ok(Self::Act),
            ["tick"] => Ok(Self::Tick),
            ["restart"] => Ok(Self::Restart),
            ["press", switch] => Ok(Self::Press(switch.parse().map_err(|_| fault())?)),
            ["release", switch, ms] => {
                Ok(Self::Release { switch: switch.parse().map_err(|_| fault())?, ms: ms.parse().map_err(|_| fault())? })
            }
            ["hand", index] => Ok(Self::Hand(index.parse().map_err(|_| fault())?)),
            ["push", line, side] => Ok(Self::Push {
                line: line.parse().map_err(|_| fault())?,
                towards: Side::ALL.into_iter().find(|s| s.word() == *side).ok_or_else(fault)?,
            }),
            ["up"] => Ok(Self::Go(Side::Up)),
            ["right"] => Ok(Self::Go(Side::Right)),
            ["down"] => Ok(Self::Go(Side::Down)),
            ["left"] => Ok(Self::Go(Side::Left)),
            [cell] => Ok(Self::Cell(cell.parse().map_err(|_| fault())?)),
            _ => Err(fault()),
        }
    }
}

impl Move {
    /// Reads a list of moves: `3,4 3,5 push 2 down turn`, `press 1 ticks 12 release 1 340`.
    ///
    /// # Errors
    ///
    /// The first word that is not a move.
    pub fn read_list(text: &str) -> Result<Vec<Self>, MoveFault> {
        let mut words = text.split_whitespace();
        let mut moves = Vec::new();
        while let Some(word) = words.next() {
            let takes = match word.to_lowercase().as_str() {
                "push" | "release" => 2,
                "hand" | "press" => 1,
                "ticks" => {
                    let count = words.next().unwrap_or_default();
                    let read = count.parse().ok().filter(|count| *count <= MAX_TICKS);
                    let count = read.ok_or_else(|| MoveFault(format!("ticks {count}")))?;
                    moves.extend(std::iter::repeat_n(Self::Tick, count));
                    continue;
                }
                _ => 0,
            };
            let mut whole = word.to_owned();
            for _ in 0..takes {
                whole.push(' ');
                whole.push_str(words.next().unwrap_or_default());
            }
            moves.push(whole.parse()?);
        }
        Ok(moves)
    }

    /// Writes moves separated by spaces; several ticks in a row as `ticks 12`.
    pub fn write_list(moves: &[Self]) -> String {
        let mut text = String::with_capacity(moves.len() * 4);
        for run in moves.chunk_by(|one, next| *one == Self::Tick && *next == Self::Tick) {
            for chunk in run.chunks(MAX_TICKS) {
                let space = if text.is_empty() { "" } else { " " };
                // writing to a string never fails
                let _ = match chunk {
                    [one] => write!(text, "{space}{one}"),
                    ticks => write!(text, "{space}ticks {}", ticks.len()),
                };
            }
        }
        text
    }
}
