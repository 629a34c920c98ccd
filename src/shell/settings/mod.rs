//! Everything a player can set, and what is in force once a game's own settings have had their say.
//! Never says how it is kept: [`Settings::differences`] and [`Settings::set`] give and take plain words.

mod degree;
mod resolved;
mod table;
mod words;

pub use degree::DEGREES;
pub use resolved::Resolved;
pub use table::{FIELDS, Field, SettingFault, Tab, field};

use super::Theme;
use crate::game::{Boundary, Color, InvalidCells, MoveMode};

/// The settings of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// How moves are chosen.
    pub control: Control,
    /// Scanning and its pace.
    pub next: Next,
    /// The switch filter.
    pub filter: Filter,
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

/// How choices are offered to a scanning player (docs/control.md).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Method {
    /// The least expected cost at this position.
    #[default]
    Best,
    /// One after the other, in order.
    Linear,
    /// One after the other, the likeliest first.
    LikelyFirst,
    /// Rows, then what is in one.
    RowColumn,
    /// Two switches: one is Next.
    Step,
    /// Short presses are Next, a held one chooses.
    ShortHeld,
    /// Held to advance, let go to choose.
    Inverse,
}

/// Scanning and its pace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Next {
    /// Whether Next comes by itself.
    pub timed: bool,
    /// Milliseconds a thing is lit, 200..=20000.
    pub interval_ms: u32,
    /// How much longer the first slot is, 0..=5000; none is half an interval.
    pub first_extra_ms: Option<u32>,
    /// Passes without an answer after which scanning rests, 1..=20; 0 is for ever.
    pub passes: u8,
    /// How choices are offered.
    pub method: Method,
    /// Where undo is offered.
    pub undo: UndoPlace,
    /// Whether a chosen move becomes final only after one slot.
    pub tentative: bool,
    /// A press counts for what was lit this long before it, in milliseconds, 0..=2000.
    pub lag_ms: u32,
    /// Slots charged for a press when a plan is weighed, 0..=4.
    pub press_cost: u8,
    /// Whether a single choice is played after a countdown.
    pub single_choice: bool,
    /// Whether the last direction is repeated along a corridor.
    pub corridor: bool,
    /// Whether every move takes at least two presses where moves cannot be taken back.
    pub two_presses: bool,
    /// Whether the last player, the last game and the next level are taken after a countdown.
    pub countdowns: bool,
}

impl Default for Next {
    fn default() -> Self {
        Self {
            timed: false,
            interval_ms: 1500,
            first_extra_ms: None,
            passes: 3,
            method: Method::default(),
            undo: UndoPlace::default(),
            tentative: false,
            lag_ms: 0,
            press_cost: 1,
            single_choice: false,
            corridor: false,
            two_presses: false,
            countdowns: true,
        }
    }
}

impl Next {
    /// How much longer the first slot of every level is, in milliseconds.
    pub fn first_extra(&self) -> u32 {
        self.first_extra_ms.unwrap_or(self.interval_ms / 2)
    }
}

/// Where undo is offered to a scanning player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum UndoPlace {
    /// First, for one pass right after a move.
    First,
    /// After all moves.
    #[default]
    Last,
    /// In the menu only.
    Menu,
}

/// The switch filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Whether the switch acts when it is let go.
    pub on_release: bool,
    /// It must be held this long, 0..=2000 ms.
    pub hold_ms: u32,
    /// Repeats within this time are ignored, 0..=2000 ms.
    pub ignore_repeat_ms: u32,
    /// After a choice nothing is chosen for this long, 0..=5000 ms.
    pub cooldown_ms: u32,
    /// A hold this long opens the menu, 500..=10000 ms; 0 is off.
    pub long_hold_ms: u32,
}

impl Default for Filter {
    fn default() -> Self {
        Self { on_release: false, hold_ms: 0, ignore_repeat_ms: 0, cooldown_ms: 500, long_hold_ms: 0 }
    }
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
}
