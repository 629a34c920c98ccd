//! What was in force when a press was made, as far as it matters for what it tells: the pace, the filter, whether somebody helped, and
//! the block of a study.

use super::settings::Settings;
use crate::scan::{Method, ScanSettings};
use az::SaturatingAs;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Whether somebody helped.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    PartialOrd,
    Ord,
    strum::IntoStaticStr,
    strum::EnumString,
    strum::FromRepr,
    strum::VariantArray,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum Help {
    /// Nobody said.
    #[default]
    Unsaid = 0,
    /// With help.
    With = 1,
    /// Alone.
    Alone = 2,
}

impl Help {
    /// What is said next, where one press goes through all of them.
    pub fn next(self) -> Self {
        match self {
            Self::Unsaid => Self::With,
            Self::With => Self::Alone,
            Self::Alone => Self::Unsaid,
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// What was said of the session of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Session {
    /// Whether somebody helps.
    pub help: Help,
    /// On which day that was said; it counts for that day.
    pub on: Option<Date>,
}

/// The version of the text form.
const VERSION: &str = "1";

impl Session {
    /// Said today.
    pub fn said(help: Help, today: Date) -> Self {
        if help == Help::Unsaid { Self::default() } else { Self { help, on: Some(today) } }
    }
}

/// `1/with/2026-11-25`
impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word: &'static str = self.help.into();
        match self.on {
            Some(on) => write!(f, "{VERSION}/{word}/{on}"),
            None => write!(f, "{VERSION}/{word}"),
        }
    }
}

/// The text is not one that was written here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotSession;

impl FromStr for Session {
    type Err = NotSession;

    fn from_str(text: &str) -> Result<Self, NotSession> {
        let mut parts = text.split('/');
        if parts.next() != Some(VERSION) {
            return Err(NotSession);
        }
        let help = parts.next().and_then(|word| Help::from_str(word).ok()).ok_or(NotSession)?;
        let on = parts.next().map(|date| date.parse().map_err(|_| NotSession)).transpose()?;
        Ok(Self { help, on })
    }
}

/// A block of a study.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct InBlock {
    /// The study's number.
    pub study: u32,
    /// Which block, from 0.
    pub block: u16,
    /// Whether the second of the two settings was in force.
    pub is_second: bool,
}

/// What was in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct InForce {
    /// Whether somebody helped.
    pub help: Help,
    /// How choices were offered.
    pub method: Method,
    /// Whether the light moved by itself.
    pub timed: bool,
    /// How long one thing was lit, in milliseconds.
    pub interval_ms: u16,
    /// A shorter press was no press.
    pub hold_ms: u16,
    /// Presses within this time after another were ignored.
    pub repeat_ms: u16,
    /// The switch had to be left alone for so long.
    pub quiet_ms: u16,
    /// Presses were dropped for so long after a choice.
    pub cool_down_ms: u16,
    /// The ring was empty so long before the light moved on.
    pub lag_ms: u16,
    /// The block of a study.
    pub study: Option<InBlock>,
}

fn short(ms: u32) -> u16 {
    ms.saturating_as()
}

impl InForce {
    /// What is in force with these settings.
    pub fn of(settings: &Settings) -> Self {
        let scan = &settings.scan;
        Self {
            help: settings.session.help,
            method: scan.method,
            timed: scan.timed,
            interval_ms: short(scan.interval_ms),
            hold_ms: short(scan.filter.hold_ms),
            repeat_ms: short(scan.filter.repeat_ms),
            quiet_ms: short(scan.filter.quiet_ms),
            cool_down_ms: short(scan.filter.cool_down_ms),
            lag_ms: short(scan.lag_ms),
            study: settings.study.as_ref().and_then(super::study::Study::in_block),
        }
    }

    /// The number of its method in the file, which stays the same for good.
    #[expect(clippy::expect_used, reason = "the list has every method, and they are few")]
    pub fn method_number(&self) -> u8 {
        let place = Method::ALL.iter().position(|method| *method == self.method);
        place.and_then(|place| u8::try_from(place).ok()).expect("a method of the list")
    }

    /// The method of this number.
    pub fn method_of(number: u8) -> Option<Method> {
        Method::ALL.get(usize::from(number)).copied()
    }

    /// Whether the switch and the light were as these settings have them.
    pub fn is_like(&self, scan: &ScanSettings) -> bool {
        let settings = Settings { scan: scan.clone(), ..Settings::default() };
        Self { help: self.help, study: self.study, ..Self::of(&settings) } == *self
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn what_is_said_of_a_session_is_read_back() {
        for help in Help::VARIANTS {
            for on in [None, Some(jiff::civil::date(2026, 11, 25))] {
                let said = Session { help: *help, on };
                assert_eq!(said.to_string().parse(), Ok(said));
            }
        }
        for damaged in ["", "2/with", "1", "1/perhaps", "1/with/today"] {
            assert_eq!(damaged.parse::<Session>(), Err(NotSession), "{damaged}");
        }
    }

    #[test]
    fn other_settings_are_told_apart_and_help_is_not() {
        let mut settings = Settings::default();
        let before = InForce { help: Help::Alone, ..InForce::of(&settings) };
        assert!(before.is_like(&settings.scan));
        settings.scan.filter.quiet_ms = 300;
        assert!(!before.is_like(&settings.scan));
    }

    /// Files hold these numbers: a method that is added goes behind the others.
    #[test]
    fn methods_keep_their_numbers() {
        let numbers = [
            (Method::Best, 0),
            (Method::Linear, 1),
            (Method::LikelyFirst, 2),
            (Method::RowColumn, 3),
            (Method::Step, 4),
            (Method::ShortHeld, 5),
            (Method::Inverse, 6),
            (Method::Sure, 7),
        ];
        for (method, number) in numbers {
            let mut settings = Settings::default();
            settings.scan.method = method;
            assert_eq!(InForce::of(&settings).method_number(), number);
            assert_eq!(InForce::method_of(number), Some(method));
        }
        assert_eq!((Method::ALL.len(), InForce::method_of(8)), (numbers.len(), None));
    }
}
