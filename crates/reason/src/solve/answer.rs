//! What the solver is asked and what it answers. Plain data; nothing is searched here.

use serde::{Deserialize, Serialize};
use switchboard_engine::play::Move;

/// What a solution should be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Aim {
    /// Any solution, found quickly.
    #[default]
    Any,
    /// One with the fewest moves, proven.
    Shortest,
}

/// What was found out about the level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// These moves end it as required; they were replayed.
    Solved {
        /// From the state asked about.
        moves: Vec<Move>,
        /// Whether it is proven that there are no fewer.
        shortest: bool,
    },
    /// Proven: no moves do.
    Unsolvable,
    /// Neither was found out.
    Unknown {
        /// What prevented it.
        why: Why,
    },
}

/// Why nothing was found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// The clock said that time is up.
    Time,
    /// The clock said that the answer is no longer wanted.
    Cancelled,
    /// The limit of states was reached.
    States,
    /// As much memory was used as the limits allow.
    Memory,
    /// Nothing promising was left to look at, which proves nothing.
    Exhausted,
    /// The rules use chance.
    Chance,
    /// Several players move.
    Players,
    /// The state hides something that no player can know, and answers must not rely on it.
    Hidden,
    /// A tile-map game: there are no rules to search.
    Tiles,
    /// A solution was found that does not replay: a bug in the solver.
    NotReplayed,
}

impl Why {
    /// Its name in texts of problems, such as `L020-time`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Cancelled => "cancelled",
            Self::States => "states",
            Self::Memory => "memory",
            Self::Exhausted => "exhausted",
            Self::Chance => "chance",
            Self::Players => "players",
            Self::Hidden => "hidden",
            Self::Tiles => "tiles",
            Self::NotReplayed => "not-replayed",
        }
    }

    /// A plain sentence, lower case, without a full stop.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Time => "the time was over before an answer was found",
            Self::Cancelled => "it was stopped",
            Self::States => "as many states were met as the limit allows",
            Self::Memory => "as much memory was used as the limit allows",
            Self::Exhausted => "nothing promising was left to look at",
            Self::Chance => "the game draws chance",
            Self::Players => "several players move in this game",
            Self::Hidden => "the game hides something that a player has to find out",
            Self::Tiles => "games of tiles are not solved",
            Self::NotReplayed => "a solution was found that does not replay, which is a fault of the solver",
        }
    }
}

/// Limits of one search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most states kept.
    pub states: u64,
    /// The most bytes of memory for them.
    pub bytes: u64,
    /// How many threads search, 1 or 2. One thread gives the same answer every time.
    pub threads: u8,
}

impl Default for Limits {
    /// 2 GiB, one thread.
    fn default() -> Self {
        Self { states: u64::from(u32::MAX) - 1, bytes: 2 << 30, threads: 1 }
    }
}

/// What the solver is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Nothing was needed.
    Nothing,
    /// All states, nearest first.
    BreadthFirst,
    /// Learning how far pieces are from their goals.
    Learning,
    /// Looking for shortcuts in a solution already found.
    Shortening,
    /// Many quick tries without going back.
    Rollouts,
    /// The most promising states first.
    BestFirst,
    /// Growing limits on the number of moves, in a game that only carries words.
    IdaStar,
    /// Forwards from the start and backwards from the ends, in a game that only carries words.
    Bidirectional,
    /// Linear equations, for a game in which the order of moves does not matter.
    Equations,
    /// The constraints of the finished board.
    Laws,
}

impl Method {
    /// A word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "none",
            Self::BreadthFirst => "breadth",
            Self::Learning => "learning",
            Self::Shortening => "shortening",
            Self::Rollouts => "rollouts",
            Self::BestFirst => "best-first",
            Self::IdaStar => "deepening",
            Self::Bidirectional => "both-ways",
            Self::Equations => "equations",
            Self::Laws => "laws",
        }
    }
}

/// How far a search has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// What is being tried.
    pub method: Method,
    /// States met so far.
    pub states: u64,
    /// Bytes used for them.
    pub bytes: u64,
    /// Moves from the start to the state being expanded, or the length being ruled out.
    pub depth: u32,
    /// Work done, in units of a few nanoseconds.
    pub work: u64,
}

/// Why a search must stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Time is up.
    Time,
    /// Its answer is no longer wanted.
    Cancelled,
}

impl From<Stop> for Why {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Time => Self::Time,
            Stop::Cancelled => Self::Cancelled,
        }
    }
}

/// An answer and what it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The answer.
    pub answer: Answer,
    /// States met.
    pub states: u64,
    /// What found it.
    pub method: Method,
}
