//! What a screen reports to the program, which carries it out: screens to open, questions to ask, players, settings,
//! notices.

use super::app::{Breakdown, For, Start};
use super::tries::{Step, Try};
use super::{DeskDoors, Job, Listing, Notice, Own, Parcel, PressOutcome, Profile, SavePlace, Seat, Settings, Sound};
use crate::game::Text;
use crate::grid::Cell;
use crate::play::Board;
use crate::scan::pace::{Drift, Proposal, Unsure};
use std::sync::Arc;

/// A screen to open, with what it needs to know.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Open {
    /// The name of the program.
    Welcome,
    /// A file with a game or player of this name is being added.
    Adding(Parcel),
    /// The program broke down, and this is its report.
    Broken(Breakdown),
    /// The questions of the first start.
    FirstStart,
    /// The list of players.
    Players,
    /// A new player, or the one with this folder name.
    Player(Option<String>),
    /// A new player, set up by somebody who helps: the desk comes next.
    Learner,
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
    /// A game that is tried while its folder is edited, at this level or the first.
    Author {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
    },
    /// A level of an edited game, to be changed.
    Editor {
        /// Folder name.
        game: String,
        /// Folder name.
        level: String,
    },
    /// A game of several players, restarted with these seats.
    Seated {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
        /// The first player first.
        seats: Vec<Seat>,
    },
    /// Chooses the players of a game for several.
    Seats {
        /// Folder name.
        game: String,
        /// Folder name.
        level: Option<String>,
        /// The seats of the previous game.
        seats: Vec<Seat>,
    },
    /// The levels of a game.
    Levels(String),
    /// Messages of a game.
    Message(Message),
    /// A level is done, with its result.
    Done(Box<Done>),
    /// The settings; with the game's defaults where one is being played.
    Settings(Option<String>),
    /// The values of one setting, for the game being played.
    Values(&'static str, Option<String>),
    /// Assigns a key or button.
    Remap,
    /// The desk of who helps.
    Desk(DeskPage),
    /// The manual; opened from a game it starts with the rules of that game.
    Help(Option<String>),
    /// What this program is.
    About,
    /// How the player answers, as far as presses told.
    Answers,
    /// The exercise that finds the pace, with so many responses.
    Pace(usize),
    /// The problems of a game.
    Problems(String),
    /// The history of a level.
    History(SavePlace),
    /// Looks back at the game that is saved there.
    LookBack(SavePlace, Hindsight),
    /// A question with yes and no.
    Ask(Question),
}

/// A page of the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DeskPage {
    /// Asks for the code, if there is one, or whether somebody who helps is there.
    Door,
    /// Everything that the desk offers.
    Start,
    /// The learners.
    Who,
    /// The settings of another learner.
    Copy,
    /// The games that the learner sees.
    Games,
    /// The buttons within the learner's reach.
    Reach,
    /// The learner's songs.
    Songs,
    /// What is written down of the learner.
    Notes,
    /// How it goes.
    Goes,
    /// What the presses suggest.
    Suggests,
    /// The study kit.
    Study,
    /// What opens the desk.
    Doors,
}

/// What is looked for in a game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hindsight {
    /// Why a computer played its last turn.
    Why,
    /// Where the player could have done better.
    Wrong,
}

/// Messages of a game, one after another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The game's folder name.
    pub game: String,
    /// In the player's language, at least one.
    pub texts: Vec<String>,
    /// The result shown after them, if the level has ended.
    pub then: Option<Box<Done>>,
}

/// The result of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// The outcome in words.
    pub result: Text,
    /// The outcome.
    pub outcome: crate::play::Outcome,
    /// Whether this was a success (done, won) or not (lost, drawn).
    pub success: bool,
    /// Moves played.
    pub moves: u32,
    /// Turns of a player, where several played.
    pub turns: Option<u32>,
    /// How many of the moves only marked something as a hint said.
    pub marked: u32,
    /// The fewest possible; 0 if unknown.
    pub minimum: u32,
    /// The player's previous best.
    pub best: Option<u32>,
    /// The folder name of the next level.
    pub next: Option<String>,
    /// The board as it was at the end.
    pub board: LastBoard,
    /// Whether a hint was given on the way.
    pub was_hinted: bool,
    /// How many levels of the game are done now, and how many it has.
    pub levels: (usize, usize),
    /// Who played, where several did.
    pub seats: Vec<Seat>,
    /// Name and result of each player.
    pub results: Vec<Text>,
    /// Whether it can be found out where a person could have done better.
    pub is_reviewed: bool,
}

/// A board as it was at the end of a level, with what it is drawn with.
#[derive(Debug, Clone, PartialEq)]
pub struct LastBoard {
    /// What stands on it.
    pub board: Arc<Board>,
    /// The cells that decided the game, counted row by row.
    pub deciding: Vec<usize>,
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
    /// Restart the level?
    Restart,
    /// Remove this player with all saves? Folder name and name.
    DeletePlayer(String, String),
    /// Remove this level, which was made for the player? Folder name and name.
    RemoveLevel(String, String),
    /// A second switch was pressed: should it be Next from now on?
    SecondSwitch,
    /// Use this pace?
    Pace(PaceOffer),
    /// Should what was learnt of the player's answers be forgotten?
    ForgetAnswers,
    /// Weigh presses from now on, for this reason?
    Weigh(Unsure),
    /// Take this step from this rung of the first steps?
    Step(u8, Step),
    /// Add the game or player in this file?
    Add(Parcel),
    /// Play this game, which was just added? By its folder name.
    PlayAdded(String),
    /// Create the player that a link names, and open what it asks for?
    Create(Start, For),
    /// Take signals from pages of this origin?
    Signals(String),
}

/// A proposed pace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaceOffer {
    /// What the exercise found.
    Found(Proposal),
    /// What the last choices suggest: why, and the interval in milliseconds.
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
    /// Closes the screen.
    Back,
    /// The choices belong to another turn, so the scan starts again.
    NewTurn,
    /// A move was just made, so undo may be offered first.
    Moved,
    /// Moves the focus to this cell of the board.
    Focus(Cell),
    /// Removes all notices.
    Clear,
    /// Somebody tried what is asked for on this rung of the first steps.
    Tried(u8, Try),
    /// A level of this rung is over, so a step may be proposed.
    ProposeStep(u8),
    /// Shows and speaks a notice.
    Notice(Notice),
    /// Shows and speaks a notice instead of all earlier ones.
    Instead(Notice),
    /// Plays a sound.
    Sound(Sound),
    /// Speaks, like a result, what the page shows anyway.
    Say(String),
    /// Reads aloud at the player's request; anything the player does ends it.
    ReadAloud(String),
    /// Starts work in another thread.
    Think(Job),
    /// This player plays now (folder name).
    Player(String),
    /// The current player's data have changed.
    Profile(Profile),
    /// The current player's settings have changed.
    Settings(Box<Settings>),
    /// A result that proposed a break is left: time of play counts anew, and nothing begins by itself until the player does something.
    Break,
    /// The desk is opened by this from now on.
    Doors(DeskDoors),
    /// The list of players shows these from now on.
    Listing(Listing),
    /// Scanning rests (pause).
    Rest,
    /// What came of the press of this moment, where the scanner does not know.
    Press(PressOutcome),
    /// Presses of the switch are dropped for so many milliseconds.
    Refuse(u32),
    /// This question was answered with yes.
    Answer(Question),
    /// The front end asks for a picture or a song of the player's own.
    AskOwn(Own),
    /// The list of players shows all data or not.
    FullList(bool),
    /// Opens the lists of players and of games in place of everything that is open.
    Lists,
    /// Signals of pages of this origin are no longer taken.
    Forget(String),
}
