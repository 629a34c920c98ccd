//! What every screen is: state, what it draws, and what it does with what was chosen. Screens report; the program
//! ([`super::App`]) decides. No screen knows another.

use super::sheet::{Act, Sheet};
use super::{
    ChoiceId, Errand, Finding, Key, Notice, NoticeKind, Profile, SavePlace, Seat, Settings, Signal, Sound, Store,
};
use crate::game::Language;
use crate::narrate::Texts;
use crate::scan::pace::{Drift, Proposal};

/// Which screen to open, with what it needs to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Open {
    /// The name of the program.
    Welcome,
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
    /// A game of several players, begun anew with these.
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
    /// A level is done, with its result.
    Done(Done),
    /// The settings; with the game's defaults where one is being played.
    Settings(Option<String>),
    /// The values of one setting, for the game being played.
    Values(&'static str, Option<String>),
    /// Another meaning for a key or button.
    Remap,
    /// The manual.
    Help,
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
    /// Who played, where several did.
    pub seats: Vec<Seat>,
    /// How each of them did: name and result.
    pub results: Vec<(String, String)>,
}

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
    /// What can be chosen is another turn's: the scan begins anew.
    NewTurn,
    /// A move was just made (undo may be offered first).
    Moved,
    /// Moves the focus to this choice.
    Focus(ChoiceId),
    /// The lines shown so far are of no use any more.
    Clear,
    /// To show and to say.
    Notice(Notice),
    /// The same, in place of what was shown until now.
    Instead(Notice),
    /// To sound.
    Sound(Sound),
    /// To read aloud, since the player asked for it; anything the player does ends it.
    ReadAloud(String),
    /// Work for another thread.
    Think(Errand),
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

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Current {
    /// Folder name.
    pub id: String,
    /// Personal data.
    pub profile: Profile,
}

/// What drawing a screen may read.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// Texts in the language in force.
    pub texts: Texts,
    /// Settings in force.
    pub settings: &'a Settings,
    /// Who plays.
    pub player: Option<&'a Current>,
    /// Now.
    pub now_ms: u64,
}

impl View<'_> {
    /// The language in force.
    pub fn language(&self) -> Language {
        self.texts.language()
    }
}

/// What a screen may use while it does something.
pub struct Context<'a> {
    /// The world.
    pub store: &'a mut dyn Store,
    /// Texts in the language in force.
    pub texts: Texts,
    /// Settings in force.
    pub settings: &'a Settings,
    /// Who plays.
    pub player: Option<&'a Current>,
    /// Who took the program over: games are kept under their name, whoever is in turn. Folder name.
    pub host: Option<&'a str>,
    /// What Action would take, if it is a single choice.
    pub focus: Option<ChoiceId>,
    /// How the scanner's method and devices are called in saves.
    pub method: &'static str,
    /// Now.
    pub now_ms: u64,
    /// What the screen reports, in order.
    pub reports: Vec<Report>,
}

impl Context<'_> {
    /// Reports something.
    pub fn report(&mut self, report: Report) {
        self.reports.push(report);
    }

    /// Shows and says a line.
    pub fn notice(&mut self, kind: NoticeKind, text: impl Into<String>) {
        self.report(Report::Notice(Notice { text: text.into(), kind }));
    }

    /// Says what went wrong; play goes on.
    pub fn trouble(&mut self, problem: &crate::diag::Problem) {
        let text = crate::narrate::problem(self.texts, problem);
        self.notice(NoticeKind::Trouble, text);
    }

    /// Says what went wrong, if something did.
    pub fn check<T>(&mut self, result: Result<T, crate::diag::Problem>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(problem) => {
                self.trouble(&problem);
                None
            }
        }
    }

    /// The folder name of who took the program over; empty for nobody.
    pub fn host_id(&self) -> String {
        self.host.map(str::to_owned).unwrap_or_else(|| self.player_id())
    }

    /// The folder name of who plays; empty for nobody.
    pub fn player_id(&self) -> String {
        self.player.map(|p| p.id.clone()).unwrap_or_default()
    }

    /// What drawing may read.
    pub fn view(&self) -> View<'_> {
        View { texts: self.texts, settings: self.settings, player: self.player, now_ms: self.now_ms }
    }
}

/// Whether a screen took a signal for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Yes.
    Yes,
    /// No: the program does what it does everywhere.
    No,
}

/// One screen.
pub trait Screen: std::fmt::Debug {
    /// Its name in answers to other programs.
    fn name(&self) -> &'static str;

    /// What it shows and offers.
    fn sheet(&self, view: &View<'_>) -> Sheet;

    /// Something was chosen.
    fn choose(&mut self, act: &Act, cx: &mut Context<'_>);

    /// A signal came; what it does not take is done as everywhere.
    fn signal(&mut self, _signal: Signal, _cx: &mut Context<'_>) -> Taken {
        Taken::No
    }

    /// Something was typed.
    fn typed(&mut self, _key: &Key, _cx: &mut Context<'_>) {}

    /// A key or button that was wanted as it is.
    fn raw_key(&mut self, _name: &str, _cx: &mut Context<'_>) {}

    /// The switch went down, or Action came, before the scanner knows: a screen that measures takes it.
    fn pressed(&mut self, _cx: &mut Context<'_>) -> Taken {
        Taken::No
    }

    /// The switch came up.
    fn released(&mut self, _cx: &mut Context<'_>) {}

    /// A pointer is over a choice: whether that plays it.
    fn pointed(&mut self, _act: &Act, _cx: &mut Context<'_>) -> Taken {
        Taken::No
    }

    /// Time passed.
    fn tick(&mut self, _cx: &mut Context<'_>) {}

    /// When [`Screen::tick`] is wanted.
    fn next_wake(&self) -> Option<u64> {
        None
    }

    /// The player did something: countdowns stop.
    fn stirred(&mut self) {}

    /// The focus was moved by the scanner or to another choice.
    fn refocused(&mut self) {}

    /// A slot of the timer passed.
    fn slot_passed(&mut self) {}

    /// Something was chosen that [`Screen::choose`] will be told after one slot, unless it is taken back.
    fn tentative(&mut self, _act: Option<&Act>) {}

    /// It is on top again.
    fn shown(&mut self, _cx: &mut Context<'_>) {}

    /// The game that is played on it.
    fn game(&self) -> Option<String> {
        None
    }

    /// An errand is done.
    fn thought(&mut self, _number: u64, _found: Finding, _cx: &mut Context<'_>) {}

    /// The person in turn, where several sit at a board (folder name): their settings are in force.
    fn seated(&self) -> Option<String> {
        None
    }

    /// Yes was answered to what it asked.
    fn answered(&mut self, _question: &Question, _cx: &mut Context<'_>) {}

    /// It is about to be covered or to go.
    fn leave(&mut self, _cx: &mut Context<'_>) {}
}
