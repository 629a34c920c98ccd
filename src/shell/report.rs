//! What a screen reports to the program, which does it: screens to open, questions to ask, players, settings, notices.

use super::{Job, Notice, Parcel, Profile, SavePlace, Seat, Settings, Sound};
use crate::grid::Cell;
use crate::play::Board;
use crate::scan::pace::{Drift, Proposal};
use std::sync::Arc;

/// Which screen to open, with what it needs to know.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Open {
    /// The name of the program.
    Welcome,
    /// The questions of the first start.
    FirstStart,
    /// The list of players.
    Players,
    /// A new player, or the one with this folder name.
    Player(Option<String>),
    /// The games of the current player.
    Games,
    /// A game, at this level or the one played last.
    Board {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
    },
    /// How a game is played, before its first level or this one.
    Rules {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
    },
    /// The games one can work on.
    AuthorList,
    /// A game on trial while its folder is edited, at this level or the first.
    Author {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
    },
    /// A level of a game that is worked on, to be changed.
    Editor {
        /// Folder name.
        game: String,
        /// Folder name.
        level: String,
    },
    /// A game of several players, restarted with these.
    Seated {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
        /// The first player first.
        seats: Vec<Seat>,
    },
    /// Who plays a game of several players.
    Seats {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
        /// Who played last.
        seats: Vec<Seat>,
    },
    /// The levels of a game.
    Levels(String),
    /// What a game has to say.
    Message(Message),
    /// A level is done, with its result.
    Done(Box<Done>),
    /// The settings; with the game's defaults where one is being played.
    Settings(Option<String>),
    /// The values of one setting, for the game being played.
    Values(&'static str, Option<String>),
    /// Another meaning for a key or button.
    Remap,
    /// The manual; from a game it opens at the rules of that.
    Help(Option<String>),
    /// What this program is.
    About,
    /// The exercise that finds the pace.
    Pace,
    /// What is wrong with a game.
    Problems(String),
    /// The record of a level.
    History(SavePlace),
    /// A question with yes and no.
    Ask(Question),
}

/// Texts of a game, one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The game's folder name.
    pub game: String,
    /// In the reader's language, at least one.
    pub texts: Vec<String>,
    /// How the level ended, where it did: shown after them.
    pub then: Option<Box<Done>>,
}

/// How a level ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// The level's name for the reader.
    pub level_name: String,
    /// What is said of the outcome.
    pub result: String,
    /// How play stands.
    pub outcome: crate::play::Outcome,
    /// Whether this was a success (done, won) or not (lost, drawn).
    pub success: bool,
    /// Moves played.
    pub moves: u32,
    /// The fewest there are; 0 where not known.
    pub minimum: u32,
    /// The player's best until now.
    pub best: Option<u32>,
    /// The folder name of the level after it.
    pub next: Option<String>,
    /// The board as it was at the end.
    pub board: LastBoard,
    /// Whether a hint was given on the way.
    pub was_hinted: bool,
    /// How many levels of the game are done now, and how many it has.
    pub levels: (usize, usize),
    /// Who played, where several did.
    pub seats: Vec<Seat>,
    /// How each of them did: name and result.
    pub results: Vec<(String, String)>,
}

/// A board as it was at the end of a level, with what it is drawn with.
#[derive(Debug, Clone, PartialEq)]
pub struct LastBoard {
    /// What stands on it.
    pub board: Arc<Board>,
    /// The cell of the last move, counted row by row.
    pub last_move: Option<usize>,
    /// Margin, border and padding, in pixels.
    pub widths: (u16, u16, u16),
    /// Behind the pieces and of the border, `#rrggbb`.
    pub colors: (String, String),
    /// The avatars of the players, by seat.
    pub avatars: Vec<String>,
}

// a board is made of whole numbers and texts
impl Eq for LastBoard {}

/// What is asked before it is done: a second press in a slot of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Leave the program?
    Quit,
    /// Begin the level again?
    Restart,
    /// Remove this player with all saves? Folder name and name.
    DeletePlayer(String, String),
    /// Remove this level, which was made for the player? Folder name and name.
    RemoveLevel(String, String),
    /// A second switch was pressed: let it be Next from now on?
    SecondSwitch,
    /// Take this pace over?
    Pace(PaceOffer),
    /// Add what somebody brings?
    Add(Parcel),
}

/// A pace that is proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaceOffer {
    /// What the exercise found.
    Found(Proposal),
    /// What the last choices gave reason for: why, and the interval in milliseconds.
    Drifted(Drift, u32),
}

/// Something a screen reports to the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// Opens a screen on top.
    Open(Open),
    /// Opens a screen instead of this one.
    Replace(Open),
    /// Opens a screen instead of this one and the one below it.
    ReplaceTwo(Open),
    /// One screen back.
    Back,
    /// What can be chosen is another turn's: the scan starts again.
    NewTurn,
    /// A move was just made (undo may be offered first).
    Moved,
    /// Moves the focus to the choice that stands for this cell of the board.
    Focus(Cell),
    /// The lines shown so far are of no use any more.
    Clear,
    /// To show and to say.
    Notice(Notice),
    /// To show and to say, in place of what was shown until now.
    Instead(Notice),
    /// To sound.
    Sound(Sound),
    /// To say, like a result, what the page shows anyway.
    Say(String),
    /// To read aloud, since the player asked for it; anything the player does ends it.
    ReadAloud(String),
    /// Work for another thread.
    Think(Job),
    /// This player plays now (folder name).
    Player(String),
    /// The current player's data were changed.
    Profile(Profile),
    /// The current player's settings are these.
    Settings(Settings),
    /// Scanning rests (pause).
    Rest,
    /// Yes was answered to this.
    Answer(Question),
    /// The list of players shows all data or not.
    FullList(bool),
}
