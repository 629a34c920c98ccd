//! Everything a player can set, and what is in force once a game's own settings have had their say.
//! Never says how it is kept: [`Settings::differences`] and [`Settings::set`] give and take plain words.

mod degree;
mod resolved;
mod table;
mod words;

pub use degree::DEGREES;
pub use resolved::Resolved;
pub use table::{FIELDS, Field, LEAVE, SettingFault, Tab, Unit, field};

pub(in crate::shell) use words::{Word, color_word};

use super::Theme;
use crate::game::{Boundary, Color, InvalidCells, MoveMode};
use crate::scan;

/// The settings of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// How moves are chosen.
    pub control: Control,
    /// Scanning, its pace and the switch filter.
    pub scan: scan::Settings,
    /// Whether the last player, the last game and the next level are taken after a countdown.
    pub countdowns: Countdowns,
    /// Whether nothing is taken back, and no level begun again, where a game forbids it.
    pub obeys_no_undo: bool,
    /// Whether a game that goes on in time does so while the player chooses.
    pub clock_runs: bool,
    /// Looks.
    pub looks: Looks,
    /// Speech.
    pub speech: SpeechSettings,
    /// Sounds.
    pub sound: SoundSettings,
    /// Keys and buttons.
    pub devices: Devices,
    /// The last choice on the slider of degrees, 1..=5; 0 where none was made.
    pub degree: u8,
}

/// How moves are chosen; `None` leaves it to the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Control {
    /// With options or direct.
    pub move_mode: Option<MoveMode>,
    /// What the focus does at invalid cells.
    pub invalid_cells: Option<InvalidCells>,
    /// What it does at the edge.
    pub boundary: Option<Boundary>,
    /// Whether the position is marked.
    pub position_highlight: Option<bool>,
    /// Whether valid moves are marked.
    pub valids_highlight: Option<bool>,
    /// Whether the focus is marked.
    pub focused_highlight: Option<bool>,
}

/// Whether something is chosen by itself after a while; any signal stops it.
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
    /// Whether nothing moves that need not.
    pub reduced_motion: bool,
    /// Width of focus frames in percent of a cell's side, 4..=25.
    pub frame_percent: u8,
    /// Whether what is not lit is dimmed.
    pub dim_rest: bool,
    /// Whether a shrinking edge shows how much of the slot is left.
    pub show_slot: bool,
    /// Behind the pieces; none leaves it to the game.
    pub board_color: Option<Color>,
    /// Of the frame around the board; none leaves it to the game.
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

/// What is said aloud.
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
    /// What is said.
    pub said: Said,
    /// The synthesizer's voice; empty is its own choice.
    pub voice: String,
    /// Speed in percent, 50..=300.
    pub speed_percent: u16,
    /// Volume of cues in percent, 0..=200.
    pub cue_volume: u16,
    /// Volume of results in percent, 0..=200.
    pub result_volume: u16,
}

impl Default for SpeechSettings {
    fn default() -> Self {
        Self { said: Said::Nothing, voice: String::new(), speed_percent: 100, cue_volume: 100, result_volume: 100 }
    }
}

/// Sounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoundSettings {
    /// Whether there are any.
    pub on: bool,
    /// Whether Next ticks.
    pub tick: bool,
    /// Volume in percent, 0..=100.
    pub volume: u8,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self { on: true, tick: false, volume: 70 }
    }
}

/// What keys and buttons stand for, as far as it differs from the table of docs/control.md.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Devices {
    /// Key (`k`, `ctrl+z`, `F5`) and what it stands for (a signal's word, or `switch`).
    pub keys: Vec<(String, String)>,
    /// Button of a gamepad and what it stands for.
    pub buttons: Vec<(String, String)>,
    /// Whether every key is the switch.
    pub any_key: bool,
    /// Whether every button of a gamepad is the switch.
    pub any_button: bool,
    /// Whether a click or a touch, wherever it is, is the switch.
    pub any_click: bool,
}
