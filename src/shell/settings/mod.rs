//! Everything that a player can set, and how it combines with a game's own settings. Says nothing about storage:
//! [`Settings::differences`] and [`Settings::set`] use plain words.

mod degree;
mod resolved;
mod table;
mod text;
mod words;

pub use crate::game::FillIn;
pub use degree::DEGREES;
pub use resolved::Resolved;
pub use table::{FIELDS, Field, LEAVE, SettingFault, Tab, Unit, field};

pub(in crate::shell) use words::{Word, color_word};

use super::Theme;
use super::in_force::Session;
use super::put_off::PutOff;
use super::seen::{Reach, SeenGames};
use super::study::Study;
use super::tries::Tries;
use crate::game::{Boundary, Color, InvalidCells, MoveMode};
use crate::scan;
use crate::shell::song::Songs;

/// How long notes of a player may be, in characters.
pub const MAX_NOTES: usize = 300;

/// The settings of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// How moves are chosen.
    pub control: Control,
    /// Scanning, its pace and the switch filter.
    pub scan: scan::ScanSettings,
    /// Whether the last player, the last game and the next level are chosen by a countdown.
    pub countdowns: Countdowns,
    /// Whether undo and restarting a level are unavailable if a game forbids them.
    pub obeys_no_undo: bool,
    /// Whether a realtime game continues while the player chooses.
    pub clock_runs: bool,
    /// When the player is told that something on the board cannot stay, in puzzles of laws.
    pub tell_wrong: TellWrong,
    /// Whether it is shown then where that is.
    pub show_mistakes: bool,
    /// What choosing a square of a puzzle of laws does.
    pub fill_in: FillIn,
    /// Whether it is offered to fill in what follows from one law alone.
    pub fill_by_law: bool,
    /// Whether what a square can still hold is shown small in it, in puzzles of laws.
    pub show_possible: bool,
    /// Looks.
    pub looks: Looks,
    /// For so many days the record of presses is kept; 0 if nothing is recorded.
    pub press_days: u32,
    /// After so many minutes of play without a break, the end of a level proposes one; 0 if none is proposed.
    pub break_minutes: u32,
    /// So many cards of games, levels or players are on a page; 0 for as many as there is room for.
    pub cards_a_page: u32,
    /// First steps with a switch.
    pub steps: Steps,
    /// Speech.
    pub speech: SpeechSettings,
    /// Sounds.
    pub sound: SoundSettings,
    /// Keys and buttons.
    pub devices: Devices,
    /// How the player answers, as far as the method sure knows; kept by the program.
    pub answers: scan::PlayerModel,
    /// How the last tries of the first steps went; kept by the program.
    pub tries: Tries,
    /// The games that the player sees; chosen at the desk.
    pub seen: SeenGames,
    /// The buttons beside them that are within the player's reach; chosen at the desk.
    pub reach: Reach,
    /// What is heard where something ended well, instead of the program's sound; chosen at the desk.
    pub songs: Songs,
    /// What is written down of the player at the desk, at most [`MAX_NOTES`] characters.
    pub notes: String,
    /// Whether somebody helps, as was said at the desk.
    pub session: Session,
    /// What was suggested and is not to be for a while; kept by the program.
    pub put_off: PutOff,
    /// The study that was set up last.
    pub study: Option<Study>,
    /// The last choice on the slider of degrees, 1..=5; 0 if none was made.
    pub degree: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            control: Control::default(),
            scan: scan::ScanSettings::default(),
            countdowns: Countdowns::default(),
            obeys_no_undo: false,
            clock_runs: false,
            tell_wrong: TellWrong::default(),
            show_mistakes: true,
            fill_in: FillIn::default(),
            fill_by_law: false,
            show_possible: false,
            looks: Looks::default(),
            press_days: 400,
            break_minutes: 0,
            cards_a_page: 0,
            steps: Steps::default(),
            speech: SpeechSettings::default(),
            sound: SoundSettings::default(),
            devices: Devices::default(),
            answers: scan::PlayerModel::default(),
            tries: Tries::default(),
            seen: SeenGames::default(),
            reach: Reach::default(),
            songs: Songs::default(),
            notes: String::new(),
            session: Session::default(),
            put_off: PutOff::default(),
            study: None,
            degree: 0,
        }
    }
}

impl Settings {
    /// Whether motion that need not be is left out.
    pub fn is_still(&self) -> bool {
        self.looks.reduced_motion || self.steps.calm
    }

    /// How loud something of this volume may be, both in percent; where nothing is limited, speech can be louder than 100.
    pub fn limited(&self, volume: u16) -> u16 {
        if self.sound.most < 100 { volume.min(self.sound.most.into()) } else { volume }
    }
}

/// When the player is told that something on the board cannot stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TellWrong {
    /// After the move that brought it about.
    AtOnce,
    /// When the player asks whether the level can still be solved.
    #[default]
    OnAsking,
    /// Not even then; only a hint says so, because nothing else can be hinted.
    Never,
}

/// How moves are chosen; `None` leaves it to the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Control {
    /// With options or direct.
    pub move_mode: Option<MoveMode>,
    /// What the focus does at invalid cells.
    pub invalid_cells: Option<InvalidCells>,
    /// What it does at an edge.
    pub boundary: Option<Boundary>,
    /// Whether the position is marked.
    pub position_highlight: Option<bool>,
    /// Whether valid moves are marked.
    pub valids_highlight: Option<bool>,
    /// Whether the focus is marked.
    pub focused_highlight: Option<bool>,
}

/// Whether countdowns choose by themselves; any signal stops one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Countdowns {
    /// The last player, the last game, the next level.
    #[default]
    On,
    /// Nothing.
    Off,
}

/// Looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Looks {
    /// Colours.
    pub theme: Theme,
    /// Text size in percent, 100..=300.
    pub text_percent: u16,
    /// Whether unnecessary motion is left out.
    pub reduced_motion: bool,
    /// Width of focus frames in percent of a cell's side, 4..=25.
    pub frame_percent: u8,
    /// Whether what is not lit is dimmed.
    pub dim_rest: bool,
    /// Whether the ring shows how much of the slot is left.
    pub show_slot: bool,
    /// The colour behind the pieces; none leaves it to the game.
    pub board_color: Option<Color>,
    /// The colour of the frame around the board; none leaves it to the game.
    pub border_color: Option<Color>,
}

impl Default for Looks {
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            text_percent: 100,
            reduced_motion: false,
            frame_percent: 10,
            dim_rest: false,
            show_slot: true,
            board_color: None,
            border_color: None,
        }
    }
}

/// First steps with a switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps {
    /// Whether home offers them to a player who has not played them yet.
    pub on_home: bool,
    /// After so many minutes a session of games in which every press is the move ends; 0 for never.
    pub minutes: u32,
    /// How long an end is celebrated, in milliseconds.
    pub celebration_ms: u32,
    /// Whether nothing moves that need not, and sounds are soft.
    pub calm: bool,
}

impl Default for Steps {
    fn default() -> Self {
        Self { on_home: false, minutes: 15, celebration_ms: 3_000, calm: false }
    }
}

/// What is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Said {
    /// Nothing.
    #[default]
    Nothing,
    /// What a move did.
    Results,
    /// Each choice as it is lit, and what a move did.
    Everything,
}

/// Speech.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpeechSettings {
    /// What is spoken.
    pub said: Said,
    /// The synthesizer's voice; empty for its default.
    pub voice: String,
    /// The voice that names what is lit; empty for the one that tells results.
    pub cue_voice: String,
    /// Speed in percent, 50..=300.
    pub speed_percent: u16,
    /// Volume of cues in percent, 0..=200.
    pub cue_volume: u16,
    /// Volume of results in percent, 0..=200.
    pub result_volume: u16,
}

impl Default for SpeechSettings {
    fn default() -> Self {
        Self {
            said: Said::Nothing,
            voice: String::new(),
            cue_voice: String::new(),
            speed_percent: 100,
            cue_volume: 100,
            result_volume: 100,
        }
    }
}

/// Sounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoundSettings {
    /// Whether sounds are on.
    pub on: bool,
    /// Whether Next makes a ticking sound.
    pub tick: bool,
    /// Volume in percent, 0..=100.
    pub volume: u8,
    /// Nothing is louder than this, in percent, 10..=100.
    pub most: u8,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self { on: true, tick: false, volume: 70, most: 100 }
    }
}

/// The meaning of keys and buttons, as far as it differs from the table of docs/control.md.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Devices {
    /// Key (`k`, `ctrl+z`, `F5`) and its meaning (a signal's word, or `switch`).
    pub keys: Vec<(String, String)>,
    /// Gamepad button and its meaning.
    pub buttons: Vec<(String, String)>,
    /// Whether every key is the switch.
    pub any_key: bool,
    /// Whether every button of a gamepad is the switch.
    pub any_button: bool,
    /// Whether a click or a touch, wherever it is, is the switch.
    pub any_click: bool,
}
