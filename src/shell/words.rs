//! Names of signals for lines and files, and names of settings and their values in the player's language.

use super::settings::{Devices, Field, LEAVE, Unit};
use super::{Bind, Keys, Signal, Switch};
use crate::narrate::Texts;
use crate::scan::Ignored;

/// Every signal with a word; `point 3,4` and `cycle setting` take an argument. The only list of these words: keys,
/// files and other programs use it.
const SIGNALS: [(&str, Signal); 27] = [
    ("up", Signal::Up),
    ("right", Signal::Right),
    ("down", Signal::Down),
    ("left", Signal::Left),
    ("action", Signal::Action),
    ("next", Signal::Next),
    ("previous", Signal::Previous),
    ("next-row", Signal::NextRow),
    ("next-column", Signal::NextColumn),
    ("undo", Signal::Undo),
    ("restart", Signal::Restart),
    ("pause", Signal::PauseOrResume),
    ("previous-level", Signal::PreviousLevel),
    ("next-level", Signal::NextLevel),
    ("fullscreen", Signal::Fullscreen),
    ("menu", Signal::Menu),
    ("info-panel", Signal::InfoPanel),
    ("help", Signal::Help),
    ("settings", Signal::Settings),
    ("desk", Signal::Desk),
    ("history", Signal::History),
    ("hint", Signal::Hint),
    ("can-be-won", Signal::CanBeWon),
    ("change-game", Signal::ChangeGame),
    ("quit", Signal::Quit),
    ("slower", Signal::Slower),
    ("faster", Signal::Faster),
];

impl Signal {
    /// The signal of a line: a word, `point 3,4`, or `cycle` and a setting's name. White space, `-`, `_` and letter
    /// case make no difference in words.
    ///
    /// # Errors
    /// What is wrong with the line and what can be written, in one sentence.
    pub fn read(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let first = words.next().unwrap_or("").to_lowercase();
        let rest: Vec<&str> = words.collect();
        match (first.as_str(), rest.as_slice()) {
            ("", _) => return Err("the line is empty; write a signal such as next or action".to_owned()),
            ("point", []) => return Err("point needs a cell, for example point 3,4".to_owned()),
            ("point", cell) => return cell.concat().parse().map(Self::Point).map_err(|fault| format!("{fault}")),
            ("cycle", [key]) => {
                let known = super::field(&key.to_lowercase()).map(|field| Self::Cycle(field.key));
                return known.ok_or_else(|| format!("there is no setting \"{key}\""));
            }
            _ => {}
        }
        let word = bare(line).replace("pauseorresume", "pause");
        let known = SIGNALS.iter().find(|(known, _)| bare(known) == word).map(|(_, signal)| *signal);
        known.ok_or_else(|| {
            let shown: String = line.trim().chars().take(40).collect();
            format!("\"{shown}\" is no signal; {}", nearest(&word))
        })
    }

    /// Its word, as [`Signal::read`] takes it.
    pub fn word(self) -> String {
        match self {
            Self::Point(cell) => format!("point {cell}"),
            Self::Cycle(key) => format!("cycle {key}"),
            _ => SIGNALS.iter().find(|(_, s)| *s == self).map(|(word, _)| (*word).to_owned()).unwrap_or_default(),
        }
    }

    /// Every signal with a word of its own, in the order in which remapping offers them.
    pub fn all() -> impl Iterator<Item = (&'static str, Self)> {
        SIGNALS.iter().copied()
    }
}

/// A word without the differences that do not count.
fn bare(word: &str) -> String {
    word.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}

fn nearest(word: &str) -> String {
    match crate::diag::nearest(word, SIGNALS.iter().map(|(known, _)| *known)) {
        Some(known) => format!("did you mean {known}?"),
        None => "write for example next, action, undo or point 3,4".to_owned(),
    }
}

/// The word for the switch, where a key or button is one.
pub const SWITCH: &str = "switch";
/// The second switch.
pub const SECOND_SWITCH: &str = "second-switch";

/// The meaning of a key or button, from its word.
pub fn bind(word: &str) -> Option<Bind> {
    match word {
        SWITCH => Some(Bind::Switch(Switch::Main)),
        SECOND_SWITCH => Some(Bind::Switch(Switch::Second)),
        _ => Signal::read(word).ok().map(Bind::Signal),
    }
}

/// The current keys and buttons.
pub fn keys(devices: &Devices) -> Keys {
    let mut keys = Keys::default();
    for (key, word) in &devices.keys {
        if let Some(bind) = bind(word) {
            keys.bind_key(key, bind);
        }
    }
    for (button, word) in &devices.buttons {
        if let Some(bind) = bind(word) {
            keys.bind_button(button, bind);
        }
    }
    keys.any_key_is_switch = devices.any_key;
    keys.any_button_is_switch = devices.any_button;
    keys.any_click_is_switch = devices.any_click;
    keys
}

/// The id of the text that says why a press was ignored.
pub fn ignored(reason: Ignored) -> &'static str {
    match reason {
        Ignored::TooShort => "ignored-too-short",
        Ignored::Repeat => "ignored-repeat",
        Ignored::CoolDown => "ignored-cool-down",
        Ignored::Unquiet => "ignored-unquiet",
    }
}

/// What a setting is for, in a sentence.
pub fn why(texts: Texts, field: &Field) -> String {
    texts.get(&format!("why-{}", field.key.replace('_', "-")))
}

/// The name of a setting.
pub fn name(texts: Texts, field: &Field) -> String {
    texts.get(&format!("set-{}", field.key.replace('_', "-")))
}

/// A value of a setting in words.
pub fn value(texts: Texts, field: &Field, value: &str) -> String {
    if value == LEAVE {
        let id = match field.unit {
            Unit::Milliseconds => "value-half-interval",
            _ if field.key == "voice" => "value-system",
            _ if field.key == "cue_voice" => "value-as-results",
            _ => "value-leave",
        };
        return texts.get(id);
    }
    let number = value.parse::<u32>().unwrap_or_default();
    match field.unit {
        Unit::Milliseconds if number == 0 => texts.get("value-off"),
        Unit::Milliseconds => seconds(texts, number),
        Unit::Percent => format!("{number} %"),
        Unit::Steps => steps(texts, number),
        Unit::Count if field.key == "passes" && number == 0 => texts.get("value-for-ever"),
        Unit::Count if field.key == "group_passes" && number == 0 => texts.get("value-stays-open"),
        Unit::Count if field.key == "session_minutes" && number == 0 => texts.get("value-never-ends"),
        Unit::Count if field.key == "cards_a_page" && number == 0 => texts.get("value-as-fit"),
        Unit::Count if field.key == "break_minutes" && number == 0 => texts.get("value-never"),
        Unit::Count if matches!(field.key, "session_minutes" | "break_minutes") => {
            texts.with("value-minutes", &[("count", number.into())])
        }
        Unit::Count if field.key == "press_days" && number == 0 => texts.get("value-not-recorded"),
        Unit::Count if field.key == "press_days" => texts.with("value-days", &[("count", number.into())]),
        Unit::Count => number.to_string(),
        Unit::Color => texts.find(&format!("color-{}", value.trim_start_matches('#')), &[]).unwrap_or(value.to_owned()),
        Unit::Word => {
            let word = value.to_lowercase();
            let own = format!("value-{}-{word}", field.key.replace('_', "-"));
            let common = format!("value-{word}");
            texts.find(&own, &[]).or_else(|| texts.find(&common, &[])).unwrap_or(value.to_owned())
        }
    }
}

/// Milliseconds as seconds with the comma or point of the language.
pub fn seconds(texts: Texts, ms: u32) -> String {
    // nobody feels thousandths
    format!("{} s", hundredths(texts, ms.saturating_add(5) / 10))
}

/// What a press counts as, of which this much is said in percent of a step beyond the step that waiting takes too.
fn steps(texts: Texts, percent: u32) -> String {
    let all = percent.saturating_add(100);
    match percent {
        0 => texts.get("value-not-at-all"),
        _ if all.is_multiple_of(100) => texts.with("value-like-steps", &[("steps", (all / 100).into())]),
        _ => texts.with("value-like-part-steps", &[("steps", hundredths(texts, all).into())]),
    }
}

/// So many hundredths as a number with the comma or point of the language.
fn hundredths(texts: Texts, number: u32) -> String {
    let (whole, rest) = (number / 100, number % 100);
    let mut digits = format!("{rest:02}");
    while digits.ends_with('0') {
        digits.pop();
    }
    let point = texts.get("decimal-point");
    if digits.is_empty() { whole.to_string() } else { format!("{whole}{point}{digits}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn words_and_signals_go_both_ways() {
        for (word, signal) in Signal::all() {
            assert_eq!(Signal::read(word), Ok(signal));
            assert_eq!(signal.word(), word);
        }
        assert_eq!(Signal::read(" point 3,4 "), Ok(Signal::Point(crate::grid::Cell::new(3, 4))));
        assert_eq!(Signal::read("cycle theme"), Ok(Signal::Cycle("theme")));
        assert_eq!(Signal::read("Next Row"), Ok(Signal::NextRow));
        assert_eq!(Signal::read("PauseOrResume"), Ok(Signal::PauseOrResume));
        for bad in ["", "jump", "point", "point 3", "cycle tempo", "next now"] {
            assert!(Signal::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn how_tiring_a_press_is_is_told_in_steps() {
        let field = super::super::settings::FIELDS.iter().find(|field| field.key == "press_cost").unwrap();
        for (language, none, half, two, five) in [
            (Language::English, "not at all", "like waiting 1.5 steps", "like waiting 2 steps", "like waiting 5 steps"),
            (Language::Czech, "vůbec ne", "jako 1,5 kroku čekání", "jako 2 kroky čekání", "jako 5 kroků čekání"),
            (Language::Slovak, "vôbec nie", "ako 1,5 kroku čakania", "ako 2 kroky čakania", "ako 5 krokov čakania"),
            (
                Language::German,
                "gar nicht",
                "wie 1,5 Schritte Warten",
                "wie 2 Schritte Warten",
                "wie 5 Schritte Warten",
            ),
        ] {
            let told = ["0", "50", "100", "400"].map(|percent| value(Texts::new(language), field, percent));
            assert_eq!(told, [none, half, two, five]);
        }
    }
}
