//! The scanner's settings: one plain struct, each number with its range. Never reads or writes files.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// How long one thing is lit, in milliseconds.
pub const INTERVAL_MS: RangeInclusive<u32> = 200..=20_000;
/// The intervals that can be chosen, in milliseconds, rising.
pub const INTERVALS: [u32; 22] = [
    200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_500, 1_800, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000,
    8_000, 10_000, 15_000, 20_000,
];
/// How much longer the first slot of a level is, in milliseconds.
pub const FIRST_EXTRA_MS: RangeInclusive<u32> = 0..=5_000;
/// How many passes without a response until scanning rests; 0 for never.
pub const PASSES: RangeInclusive<u32> = 0..=20;
/// For how long before the light moves on the ring of what is lit is empty already, in milliseconds.
pub const LAG_MS: RangeInclusive<u32> = 0..=2_000;
/// At most this part of the interval, in hundredths: somebody who waits for the next choice must not be early with it.
pub const LAG_PERCENT: u32 = 15;
/// How many passes through a group without a response until it closes; 0 for never.
pub const GROUP_PASSES: RangeInclusive<u32> = 0..=10;
/// What a press costs besides its slot, in hundredths of a slot.
pub const PRESS_COST_PERCENT: RangeInclusive<u32> = 0..=400;
/// Countdown before a single choice is played by itself, in milliseconds; 0 is never.
pub const SINGLE_AFTER_MS: RangeInclusive<u32> = 0..=30_000;
/// How long at most a slot waits until its choice is said, in milliseconds.
pub const SPEECH_WAIT_MS: RangeInclusive<u32> = 0..=30_000;
/// How long the switch is held to open the menu, in milliseconds; 0 is off.
pub const MENU_HOLD_MS: RangeInclusive<u32> = 0..=10_000;
/// How long the switch is held to choose with the method short/held, in milliseconds.
pub const HELD_MS: RangeInclusive<u32> = 100..=5_000;
/// Minimum hold, in milliseconds.
pub const FILTER_HOLD_MS: RangeInclusive<u32> = 0..=2_000;
/// Ignore repeats within, in milliseconds (EN 301 549, 5.8 asks for at least 500).
pub const FILTER_REPEAT_MS: RangeInclusive<u32> = 0..=2_000;
/// How long the switch must have been left alone for a press to count, in milliseconds; 0 is off.
pub const FILTER_QUIET_MS: RangeInclusive<u32> = 0..=5_000;
/// How long presses are dropped when a level has ended and its result comes up, in milliseconds.
pub const RESULT_MS: RangeInclusive<u32> = 0..=10_000;
/// Cool-down after a choice, in milliseconds.
pub const COOL_DOWN_MS: RangeInclusive<u32> = 0..=5_000;

/// How choices are offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Method {
    /// The plan with the least expected cost at this position.
    #[default]
    Best,
    /// One after the other as they lie on the screen.
    Linear,
    /// One after the other, the likeliest first.
    LikelyFirst,
    /// First a row, then a choice in it.
    RowColumn,
    /// Two switches: the second is Next, the first chooses; nothing moves by itself.
    Step,
    /// One switch: short is Next, held chooses; nothing moves by itself.
    ShortHeld,
    /// Holding the switch advances, letting go chooses.
    Inverse,
    /// Each press is weighed by how the player answers, and blocks are lit until one choice is sure enough.
    Sure,
}

impl Method {
    /// All of them, in the order in which settings show them.
    pub const ALL: [Self; 8] = [
        Self::Best,
        Self::Linear,
        Self::LikelyFirst,
        Self::RowColumn,
        Self::Step,
        Self::ShortHeld,
        Self::Inverse,
        Self::Sure,
    ];

    /// Its name on the command line and in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Linear => "linear",
            Self::LikelyFirst => "likely-first",
            Self::RowColumn => "row-column",
            Self::Step => "step",
            Self::ShortHeld => "short-held",
            Self::Inverse => "inverse",
            Self::Sure => "sure",
        }
    }

    /// The method of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// Whether the timer moves the light (if it is on at all).
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::Step | Self::ShortHeld)
    }

    /// Whether it is told apart how long the switch is held.
    pub const fn needs_releases(self) -> bool {
        matches!(self, Self::ShortHeld | Self::Inverse)
    }

    /// Whether a long hold can open the menu: holding means nothing else.
    pub const fn allows_long_hold(self) -> bool {
        !matches!(self, Self::ShortHeld | Self::Inverse)
    }
}

/// Where taking back the last move is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum UndoOffer {
    /// First, for one pass right after a move; then in the menu.
    First,
    /// After the moves.
    #[default]
    Last,
    /// In the menu only.
    Menu,
}

/// Whether the switch acts when it goes down or when it comes up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ActOn {
    /// When it goes down (or has been held long enough).
    #[default]
    Press,
    /// When it comes up.
    Release,
}

/// What the switch filter lets through.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct FilterSettings {
    /// Act on press or release.
    pub act_on: ActOn,
    /// A press shorter than this is no press: [`FILTER_HOLD_MS`].
    pub hold_ms: u32,
    /// A press that begins within this time after the last one began is a repeat: [`FILTER_REPEAT_MS`].
    pub repeat_ms: u32,
    /// The switch must have been left alone for this long, so that trembling is one press: [`FILTER_QUIET_MS`].
    pub quiet_ms: u32,
    /// After a choice presses are dropped for this long: [`COOL_DOWN_MS`].
    pub cool_down_ms: u32,
    /// When a result comes up presses are dropped for this long: [`RESULT_MS`].
    pub result_ms: u32,
}

impl Default for FilterSettings {
    fn default() -> Self {
        Self { act_on: ActOn::Press, hold_ms: 0, repeat_ms: 0, quiet_ms: 0, cool_down_ms: 500, result_ms: 1_000 }
    }
}

/// All settings of the scanner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct ScanSettings {
    /// How choices are offered.
    pub method: Method,
    /// Whether the light moves by itself (timed Next); without it Next comes from another key or switch.
    pub timed: bool,
    /// [`INTERVAL_MS`].
    pub interval_ms: u32,
    /// [`FIRST_EXTRA_MS`]; none is half an interval.
    pub first_extra_ms: Option<u32>,
    /// [`PASSES`].
    pub passes: u32,
    /// [`GROUP_PASSES`].
    pub group_passes: u32,
    /// Where taking back is offered.
    pub undo: UndoOffer,
    /// Whether a chosen move becomes final after one slot only, and a press within it takes it back.
    pub tentative: bool,
    /// [`LAG_MS`], and at most [`LAG_PERCENT`] of the interval.
    pub lag_ms: u32,
    /// [`PRESS_COST_PERCENT`]: "pressing is tiring".
    pub press_cost_percent: u32,
    /// [`SINGLE_AFTER_MS`].
    pub single_after_ms: u32,
    /// Whether the corridor is offered as a choice.
    pub corridor: bool,
    /// Whether every move that cannot be undone takes two presses or more.
    pub two_presses: bool,
    /// [`SPEECH_WAIT_MS`].
    pub speech_wait_ms: u32,
    /// [`MENU_HOLD_MS`]; without effect where [`Method::allows_long_hold`] is false.
    pub menu_hold_ms: u32,
    /// [`HELD_MS`].
    pub held_ms: u32,
    /// Whether the method sure learns how the player answers; without it what is known stays as it is.
    pub learns: bool,
    /// The switch filter.
    pub filter: FilterSettings,
}

impl Default for ScanSettings {
    fn default() -> Self {
        Self {
            method: Method::Best,
            timed: true,
            interval_ms: 1_000,
            first_extra_ms: None,
            passes: 3,
            group_passes: 2,
            undo: UndoOffer::Last,
            tentative: false,
            lag_ms: 0,
            press_cost_percent: 0,
            single_after_ms: 0,
            corridor: false,
            two_presses: false,
            speech_wait_ms: 5_000,
            menu_hold_ms: 0,
            held_ms: 400,
            learns: true,
            filter: FilterSettings::default(),
        }
    }
}

/// A setting outside its range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutOfRange {
    /// The setting's name as in files.
    pub name: &'static str,
    /// What it was.
    pub value: u32,
    /// What it may be.
    pub range: RangeInclusive<u32>,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, value, range } = self;
        write!(f, "{name} is {value}, it may be {} to {}", range.start(), range.end())
    }
}

impl std::error::Error for OutOfRange {}

impl ScanSettings {
    /// Every number with its name and range.
    fn numbers(&mut self) -> [(&'static str, &mut u32, RangeInclusive<u32>); 14] {
        [
            ("intervalMs", &mut self.interval_ms, INTERVAL_MS),
            ("passes", &mut self.passes, PASSES),
            ("groupPasses", &mut self.group_passes, GROUP_PASSES),
            ("lagMs", &mut self.lag_ms, LAG_MS),
            ("pressCostPercent", &mut self.press_cost_percent, PRESS_COST_PERCENT),
            ("singleAfterMs", &mut self.single_after_ms, SINGLE_AFTER_MS),
            ("speechWaitMs", &mut self.speech_wait_ms, SPEECH_WAIT_MS),
            ("menuHoldMs", &mut self.menu_hold_ms, MENU_HOLD_MS),
            ("heldMs", &mut self.held_ms, HELD_MS),
            ("holdMs", &mut self.filter.hold_ms, FILTER_HOLD_MS),
            ("repeatMs", &mut self.filter.repeat_ms, FILTER_REPEAT_MS),
            ("quietMs", &mut self.filter.quiet_ms, FILTER_QUIET_MS),
            ("coolDownMs", &mut self.filter.cool_down_ms, COOL_DOWN_MS),
            ("resultMs", &mut self.filter.result_ms, RESULT_MS),
        ]
    }

    /// Brings every number into its range and returns which were outside.
    pub fn mend(&mut self) -> Vec<OutOfRange> {
        let mut faults = Vec::new();
        let mut extra = self.first_extra_ms.unwrap_or_default();
        let first = ("firstExtraMs", &mut extra, FIRST_EXTRA_MS);
        for (name, number, range) in self.numbers().into_iter().chain([first]) {
            if !range.contains(number) {
                faults.push(OutOfRange { name, value: *number, range: range.clone() });
                *number = (*number).clamp(*range.start(), *range.end());
            }
        }
        self.first_extra_ms = self.first_extra_ms.map(|_| extra);
        self.lag_ms = self.lag_ms.min(self.most_lag_ms());
        faults
    }

    /// The longest late-press allowance at this interval, in milliseconds.
    pub fn most_lag_ms(&self) -> u32 {
        self.interval_ms.saturating_mul(LAG_PERCENT) / 100
    }

    /// All settings outside their range.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn check(&self) -> Result<(), Vec<OutOfRange>> {
        let faults = self.clone().mend();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// These settings on a device that does not tell how long a switch is held: the light moves by itself where it would have
    /// moved by holding.
    #[must_use]
    pub fn without_releases(mut self) -> Self {
        if self.method.needs_releases() {
            self.method = Method::Best;
            self.timed = true;
        }
        self
    }

    /// How much longer the first slot is, in milliseconds.
    pub fn first_extra(&self) -> u32 {
        self.first_extra_ms.unwrap_or(self.interval_ms / 2)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn defaults_are_in_range_and_survive_json() {
        let settings = ScanSettings::default();
        assert_eq!(settings.check(), Ok(()));
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<ScanSettings>(&text).unwrap(), settings);
        assert_eq!(serde_json::from_str::<ScanSettings>("{}").unwrap(), settings);
    }

    #[test]
    fn every_number_outside_its_range_is_named_and_mended() {
        let mut settings =
            ScanSettings { interval_ms: 199, passes: 21, first_extra_ms: Some(5_001), ..ScanSettings::default() };
        settings.filter.hold_ms = 2_001;
        let names: Vec<&str> = settings.mend().iter().map(|fault| fault.name).collect();
        assert_eq!(names, ["intervalMs", "passes", "holdMs", "firstExtraMs"]);
        assert_eq!(settings.check(), Ok(()));
        assert_eq!((settings.interval_ms, settings.passes, settings.first_extra()), (200, 20, 5_000));
    }

    #[test]
    fn methods_are_found_by_their_names() {
        for method in Method::ALL {
            assert_eq!(Method::by_name(method.name()), Some(method));
        }
        assert_eq!(Method::by_name("fastest"), None);
    }
}
