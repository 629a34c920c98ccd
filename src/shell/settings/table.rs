//! The settings as one table: key, page on the screen, values as words, and how to read and write each. The settings
//! screen, files and the signals that change a setting all use it.

use super::words::{COLORS, Word, color_word, read_color};
use super::{Countdowns, FillIn, Said, Settings, TellWrong};
use crate::game::{Boundary, InvalidCells, MoveMode};
use crate::scan::{ActOn, FILTER_QUIET_MS, GROUP_PASSES, INTERVAL_MS, INTERVALS, Method, RESULT_MS, UndoOffer};
use crate::shell::Theme;
use std::fmt;

/// A page of the settings screen: what belongs together, at most six settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tab {
    /// How and how fast the light moves.
    Pace,
    /// Fewer presses, and what happens after a slip.
    Choosing,
    /// The switch: what counts as a press.
    Switch,
    /// Rests in which presses do not count.
    Rests,
    /// How moves are made.
    Control,
    /// The light and the marks on the board.
    Marks,
    /// Puzzles with laws.
    Puzzles,
    /// First steps with a switch.
    Steps,
    /// Colours, sizes, motion.
    Looks,
    /// The language.
    Language,
    /// Speech.
    Speech,
    /// Sounds.
    Sound,
    /// Keys and buttons.
    Devices,
}

impl Tab {
    /// All of them, in order.
    pub const ALL: [Self; 13] = [
        Self::Pace,
        Self::Choosing,
        Self::Switch,
        Self::Rests,
        Self::Control,
        Self::Marks,
        Self::Puzzles,
        Self::Steps,
        Self::Looks,
        Self::Language,
        Self::Speech,
        Self::Sound,
        Self::Devices,
    ];

    /// Its word in message names.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pace => "pace",
            Self::Choosing => "choosing",
            Self::Switch => "switch",
            Self::Rests => "rests",
            Self::Control => "control",
            Self::Marks => "marks",
            Self::Puzzles => "puzzles",
            Self::Steps => "steps",
            Self::Looks => "looks",
            Self::Language => "language",
            Self::Speech => "speech",
            Self::Sound => "sound",
            Self::Devices => "devices",
        }
    }
}

/// Why a setting's value is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingFault {
    /// There is no setting with this name.
    Unknown,
    /// The value is not one of those possible, or out of range; with what is possible.
    Value(String),
}

impl fmt::Display for SettingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("there is no such setting"),
            Self::Value(values) => write!(f, "the value must be {values}"),
        }
    }
}

/// The word for "the game decides" and for a value that follows from another.
pub const LEAVE: &str = "leave";

/// One setting.
#[derive(Debug)]
pub struct Field {
    /// Its name in files, signals (`Cycle`) and message names (`_` written as `-`).
    pub key: &'static str,
    /// Its page.
    pub tab: Tab,
    /// The values offered, as words, in order. Any number between the first and the last is accepted too.
    pub offered: fn() -> Vec<String>,
    /// Its current value, as a word.
    pub get: fn(&Settings) -> String,
    /// Sets it; false if the word is not one of its values.
    pub set: fn(&mut Settings, &str) -> bool,
    /// Whether the value is a number, and its unit.
    pub unit: Unit,
}

/// What a number means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Not a number: each value has a text of its own.
    Word,
    /// Milliseconds, shown as seconds.
    Milliseconds,
    /// Percent.
    Percent,
    /// How many steps of the light more than one, in percent of a step.
    Steps,
    /// A plain count.
    Count,
    /// A colour.
    Color,
}

macro_rules! word_field {
    ($key:literal, $tab:ident, $type:ty, $($path:ident).+) => {
        Field {
            key: $key,
            tab: Tab::$tab,
            offered: || <$type>::WORDS.iter().map(|(_, word)| (*word).to_owned()).collect(),
            get: |s| s.$($path).+.word().to_owned(),
            set: |s, text| <$type>::read(text).map(|value| s.$($path).+ = value).is_some(),
            unit: Unit::Word,
        }
    };
}

macro_rules! game_field {
    ($key:literal, $tab:ident, $type:ty, $field:ident) => {
        Field {
            key: $key,
            tab: Tab::$tab,
            offered: || {
                std::iter::once(LEAVE).chain(<$type>::WORDS.iter().map(|(_, word)| *word)).map(str::to_owned).collect()
            },
            get: |s| s.control.$field.map_or(LEAVE, Word::word).to_owned(),
            set: |s, text| {
                let value = <$type>::read(text);
                if value.is_some() || text.eq_ignore_ascii_case(LEAVE) {
                    s.control.$field = value;
                    return true;
                }
                false
            },
            unit: Unit::Word,
        }
    };
}

macro_rules! number_field {
    ($key:literal, $tab:ident, $unit:ident, $offered:expr, $range:expr, $($path:ident).+) => {
        Field {
            key: $key,
            tab: Tab::$tab,
            offered: || $offered.iter().map(|n: &u32| n.to_string()).collect(),
            get: |s| s.$($path).+.to_string(),
            set: |s, text| {
                let read = text.parse().ok().filter(|n| $range.contains(n));
                read.map(|value| s.$($path).+ = value).is_some()
            },
            unit: Unit::$unit,
        }
    };
}

macro_rules! color_field {
    ($key:literal, $field:ident) => {
        Field {
            key: $key,
            tab: Tab::Looks,
            offered: || std::iter::once(LEAVE).chain(COLORS).map(str::to_owned).collect(),
            get: |s| s.looks.$field.map_or_else(|| LEAVE.to_owned(), color_word),
            set: |s, text| {
                let value = read_color(text);
                if value.is_some() || text.eq_ignore_ascii_case(LEAVE) {
                    s.looks.$field = value;
                    return true;
                }
                false
            },
            unit: Unit::Color,
        }
    };
}

/// Every setting of the settings screen, in its order.
pub static FIELDS: [Field; 65] = [
    game_field!("move_mode", Control, MoveMode, move_mode),
    game_field!("boundary", Control, Boundary, boundary),
    game_field!("invalid_cells", Control, InvalidCells, invalid_cells),
    game_field!("position_highlight", Marks, bool, position_highlight),
    game_field!("valids_highlight", Marks, bool, valids_highlight),
    game_field!("focused_highlight", Marks, bool, focused_highlight),
    word_field!("next", Pace, bool, scan.timed),
    word_field!("method", Pace, Method, scan.method),
    word_field!("learn_answers", Pace, bool, scan.learns),
    number_field!("interval", Pace, Milliseconds, INTERVALS, INTERVAL_MS, scan.interval_ms),
    Field {
        key: "first_extra",
        tab: Tab::Pace,
        offered: || [LEAVE, "0", "250", "500", "1000", "1500", "2000", "3000", "5000"].map(str::to_owned).to_vec(),
        get: |s| s.scan.first_extra_ms.map_or_else(|| LEAVE.to_owned(), |ms| ms.to_string()),
        set: |s, text| {
            let value = text.parse().ok().filter(|n| (0..=5000).contains(n));
            if value.is_some() || text.eq_ignore_ascii_case(LEAVE) {
                s.scan.first_extra_ms = value;
                return true;
            }
            false
        },
        unit: Unit::Milliseconds,
    },
    number_field!("passes", Pace, Count, [0, 1, 2, 3, 4, 5, 7, 10, 15, 20], 0..=20, scan.passes),
    number_field!("group_passes", Pace, Count, [0, 1, 2, 3, 5], GROUP_PASSES, scan.group_passes),
    word_field!("undo", Control, UndoOffer, scan.undo),
    word_field!("tentative", Choosing, bool, scan.tentative),
    number_field!(
        "lag",
        Choosing,
        Milliseconds,
        [0, 50, 100, 150, 200, 300, 400, 500, 700, 1000],
        0..=2000,
        scan.lag_ms
    ),
    number_field!("press_cost", Switch, Steps, [0, 50, 100, 200, 300, 400], 0..=400, scan.press_cost_percent),
    number_field!(
        "single_choice",
        Choosing,
        Milliseconds,
        [0, 2000, 3000, 5000, 8000, 12000],
        0..=30_000,
        scan.single_after_ms
    ),
    word_field!("corridor", Choosing, bool, scan.corridor),
    word_field!("two_presses", Choosing, bool, scan.two_presses),
    word_field!("obeys_no_undo", Control, bool, obeys_no_undo),
    word_field!("tell_wrong", Puzzles, TellWrong, tell_wrong),
    word_field!("show_mistakes", Puzzles, bool, show_mistakes),
    word_field!("fill_in", Puzzles, FillIn, fill_in),
    word_field!("fill_by_law", Puzzles, bool, fill_by_law),
    word_field!("show_possible", Puzzles, bool, show_possible),
    word_field!("clock_runs", Control, bool, clock_runs),
    word_field!("countdowns", Choosing, Countdowns, countdowns),
    word_field!("act_on", Switch, ActOn, scan.filter.act_on),
    number_field!(
        "hold",
        Switch,
        Milliseconds,
        [0, 50, 100, 200, 300, 500, 800, 1000, 1500, 2000],
        0..=2000,
        scan.filter.hold_ms
    ),
    number_field!(
        "ignore_repeat",
        Rests,
        Milliseconds,
        [0, 100, 200, 300, 500, 800, 1000, 1500, 2000],
        0..=2000,
        scan.filter.repeat_ms
    ),
    number_field!(
        "quiet",
        Rests,
        Milliseconds,
        [0, 200, 300, 400, 500, 800, 1000, 1500, 2000, 3000, 5000],
        FILTER_QUIET_MS,
        scan.filter.quiet_ms
    ),
    number_field!(
        "cooldown",
        Rests,
        Milliseconds,
        [0, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 5000],
        0..=5000,
        scan.filter.cool_down_ms
    ),
    number_field!(
        "result_rest",
        Rests,
        Milliseconds,
        [0, 500, 1000, 1500, 2000, 3000, 5000, 8000],
        RESULT_MS,
        scan.filter.result_ms
    ),
    number_field!(
        "long_hold",
        Switch,
        Milliseconds,
        [0, 500, 1000, 1500, 2000, 3000, 5000],
        0..=10_000,
        scan.menu_hold_ms
    ),
    number_field!("held", Switch, Milliseconds, [200, 300, 400, 500, 700, 1000, 1500, 2000], 100..=5000, scan.held_ms),
    number_field!("press_days", Switch, Count, [0, 30, 90, 180, 400, 800], 0..=3650, press_days),
    word_field!("steps_on_home", Steps, bool, steps.on_home),
    number_field!("session_minutes", Steps, Count, [0, 5, 10, 15, 20, 30, 45], 0..=45, steps.minutes),
    number_field!("break_minutes", Steps, Count, [0, 5, 10, 15, 20, 30, 45, 60], 0..=120, break_minutes),
    number_field!(
        "celebration",
        Steps,
        Milliseconds,
        [1000, 2000, 3000, 5000, 8000, 12_000],
        1000..=12_000,
        steps.celebration_ms
    ),
    word_field!("calm", Steps, bool, steps.calm),
    word_field!("theme", Looks, Theme, looks.theme),
    number_field!("text_percent", Looks, Percent, [100, 125, 150, 175, 200, 250, 300], 100..=300, looks.text_percent),
    number_field!("cards_a_page", Looks, Count, [0, 1, 2, 4, 6, 9, 12], 0..=12, cards_a_page),
    word_field!("reduced_motion", Looks, bool, looks.reduced_motion),
    number_field!("frame_percent", Marks, Percent, [4, 6, 8, 10, 12, 15, 20, 25], 4..=25, looks.frame_percent),
    word_field!("dim_rest", Marks, bool, looks.dim_rest),
    word_field!("show_slot", Marks, bool, looks.show_slot),
    color_field!("board_color", board_color),
    color_field!("border_color", border_color),
    word_field!("said", Speech, Said, speech.said),
    number_field!(
        "speed_percent",
        Speech,
        Percent,
        [50, 75, 100, 125, 150, 200, 250, 300],
        50..=300,
        speech.speed_percent
    ),
    number_field!("cue_volume", Speech, Percent, [0, 25, 50, 75, 100, 150, 200], 0..=200, speech.cue_volume),
    number_field!("result_volume", Speech, Percent, [0, 25, 50, 75, 100, 150, 200], 0..=200, speech.result_volume),
    Field {
        key: "voice",
        tab: Tab::Speech,
        offered: voices,
        get: |s| voice_word(&s.speech.voice),
        set: |s, text| set_voice(&mut s.speech.voice, text),
        unit: Unit::Word,
    },
    Field {
        key: "cue_voice",
        tab: Tab::Speech,
        offered: voices,
        get: |s| voice_word(&s.speech.cue_voice),
        set: |s, text| set_voice(&mut s.speech.cue_voice, text),
        unit: Unit::Word,
    },
    number_field!(
        "speech_wait",
        Speech,
        Milliseconds,
        [0, 1000, 2000, 3000, 5000, 8000, 12000],
        0..=30_000,
        scan.speech_wait_ms
    ),
    word_field!("sounds", Sound, bool, sound.on),
    word_field!("tick", Sound, bool, sound.tick),
    number_field!("volume", Sound, Percent, [0, 10, 25, 40, 55, 70, 85, 100], 0..=100, sound.volume),
    number_field!("most_volume", Sound, Percent, [10, 20, 30, 40, 55, 70, 85, 100], 10..=100, sound.most),
    word_field!("any_key", Devices, bool, devices.any_key),
    word_field!("any_button", Devices, bool, devices.any_button),
    word_field!("any_click", Devices, bool, devices.any_click),
];

/// The longest name of a voice, in characters.
const MAX_VOICE: usize = 60;

fn voices() -> Vec<String> {
    [LEAVE, "male1", "male2", "female1", "female2"].map(str::to_owned).to_vec()
}

fn voice_word(voice: &str) -> String {
    if voice.is_empty() { LEAVE.to_owned() } else { voice.to_owned() }
}

fn set_voice(voice: &mut String, text: &str) -> bool {
    text.clone_into(voice);
    if text.eq_ignore_ascii_case(LEAVE) {
        voice.clear();
    }
    text.chars().count() <= MAX_VOICE
}

/// The setting of this name.
pub fn field(key: &str) -> Option<&'static Field> {
    FIELDS.iter().find(|f| f.key == key)
}

impl Field {
    /// The offered value after the current one, starting again after the last.
    pub fn next_value(&self, settings: &Settings) -> String {
        let (now, offered) = ((self.get)(settings), (self.offered)());
        let following = offered.iter().position(|v| *v == now).map_or(0, |at| at + 1);
        offered.get(following).or(offered.first()).cloned().unwrap_or(now)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_offered_value_is_taken_and_read_back() {
        for field in &FIELDS {
            for value in (field.offered)() {
                let mut settings = Settings::default();
                settings.set(field.key, &value).unwrap();
                assert_eq!((field.get)(&settings), value, "{}", field.key);
            }
            let now = (field.get)(&Settings::default());
            assert!((field.offered)().contains(&now), "{}: {now} is not offered", field.key);
        }
    }

    #[test]
    fn every_method_is_offered() {
        let offered = field("method").map(|field| (field.offered)().len());
        assert_eq!(offered, Some(Method::ALL.len()));
    }

    #[test]
    fn a_value_that_is_none_changes_nothing() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("interval", "5"), Err(SettingFault::Value("a number from 200 to 20000".to_owned())));
        assert!(matches!(settings.set("theme", "pink"), Err(SettingFault::Value(_))));
        for damaged in ["", "1 25 7", "2 25 65536", "1 x"] {
            assert!(matches!(settings.set("answers", damaged), Err(SettingFault::Value(_))), "{damaged}");
        }
        assert!(matches!(settings.set("tries", "1 5:0"), Err(SettingFault::Value(_))));
        assert!(matches!(settings.set("session", "1/perhaps"), Err(SettingFault::Value(_))));
        assert!(matches!(settings.set("study", "1 4711"), Err(SettingFault::Value(_))));
        assert!(matches!(settings.set("put_off", "1 pace"), Err(SettingFault::Value(_))));
        assert!(matches!(settings.set("games_seen", "chess"), Err(SettingFault::Value(_))));
        assert!(matches!(settings.set("within_reach", "1/fly"), Err(SettingFault::Value(_))));
        assert_eq!(settings.set("tempo", "5"), Err(SettingFault::Unknown));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn cycling_goes_through_all_values() {
        let mut settings = Settings::default();
        let field = field("boundary").unwrap();
        let mut seen = Vec::new();
        for _ in 0..4 {
            let next = field.next_value(&settings);
            settings.set("boundary", &next).unwrap();
            seen.push(next);
        }
        assert_eq!(seen, ["Stay", "Rotate", "Jump", LEAVE]);
    }
}
