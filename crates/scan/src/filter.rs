//! The switch filter: which presses of a switch count. Never knows what is lit.

use super::settings::{ActOn, Method, ScanSettings};
use serde::{Deserialize, Serialize};

/// Which switch of a player with more than one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Switch {
    /// The switch: chooses.
    Main,
    /// A second one: Next.
    Second,
}

/// Why a press was ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ignored {
    /// It was held for less time than the filter requires.
    TooShort,
    /// It began too soon after the last press began.
    Repeat,
    /// It began within the cool-down after a choice.
    CoolDown,
    /// The switch had not been quiet for long enough.
    Unquiet,
}

/// The result of the filter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// Choose what was lit at this time.
    Choose {
        /// When it was pressed.
        at_ms: u64,
    },
    /// Light the next thing.
    Next {
        /// Whether the second switch was pressed.
        is_second: bool,
    },
    /// Open the menu (a long hold).
    Menu,
    /// The switch went down and advances while it is held (inverse).
    Hold,
    /// Nothing: the press was ignored.
    Ignored(Ignored),
}

/// Taps closer together than this are one press, held on a keyboard that repeats its keys: repeats come
/// every 20 to 100 milliseconds.
pub const KEY_REPEAT_MS: u64 = 150;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Down {
    switch: Switch,
    at_ms: u64,
    /// It has acted or was dropped, so its release means nothing.
    is_spent: bool,
}

/// What the filter remembers.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Filter {
    down: Vec<Down>,
    last_press_ms: Option<u64>,
    /// When a switch last went down or came up, whether that counted or not.
    last_stir_ms: Option<u64>,
    last_tap: Option<(Switch, u64)>,
    cool_until_ms: u64,
}

impl Filter {
    /// The switch was pressed. A switch that is already held (key repeat) is ignored.
    pub fn pressed(&mut self, switch: Switch, now_ms: u64, settings: &ScanSettings) -> Option<Press> {
        if self.down.iter().any(|down| down.switch == switch) {
            return None;
        }
        let dropped = self.dropped(now_ms, settings);
        self.last_stir_ms = Some(now_ms);
        self.down.push(Down { switch, at_ms: now_ms, is_spent: dropped.is_some() });
        if let Some(reason) = dropped {
            return Some(Press::Ignored(reason));
        }
        if switch == Switch::Main && settings.method == Method::Inverse {
            return Some(Press::Hold);
        }
        self.time_passed(now_ms, settings)
    }

    /// The switch was pressed on a device that does not report releases: no hold is required. Repetitions of a held key
    /// are ignored.
    pub fn tapped(&mut self, switch: Switch, now_ms: u64, settings: &ScanSettings) -> Option<Press> {
        let last = self.last_tap.replace((switch, now_ms));
        if last.is_some_and(|(known, at_ms)| known == switch && now_ms < at_ms.saturating_add(KEY_REPEAT_MS)) {
            return None;
        }
        let dropped = self.dropped(now_ms, settings);
        self.last_stir_ms = Some(now_ms);
        if let Some(reason) = dropped {
            return Some(Press::Ignored(reason));
        }
        let down = Down { switch, at_ms: now_ms, is_spent: true };
        Some(match switch {
            Switch::Main => self.choose(&down, now_ms),
            Switch::Second => self.next(&down, true),
        })
    }

    fn dropped(&self, now_ms: u64, settings: &ScanSettings) -> Option<Ignored> {
        if now_ms < self.cool_until_ms {
            Some(Ignored::CoolDown)
        } else if now_ms < self.repeat_until_ms(settings) {
            Some(Ignored::Repeat)
        } else if now_ms < self.quiet_until_ms(settings) {
            Some(Ignored::Unquiet)
        } else {
            None
        }
    }

    fn repeat_until_ms(&self, settings: &ScanSettings) -> u64 {
        self.last_press_ms.map_or(0, |last_ms| last_ms.saturating_add(u64::from(settings.filter.repeat_ms)))
    }

    /// Until when the switch has to be left alone for the next press to count. Each press begins this rest anew.
    fn quiet_until_ms(&self, settings: &ScanSettings) -> u64 {
        let last_ms = self.last_stir_ms.filter(|_| settings.filter.quiet_ms > 0);
        last_ms.map_or(0, |last_ms| last_ms.saturating_add(u64::from(settings.filter.quiet_ms)))
    }

    /// The switch was released.
    pub fn released(&mut self, switch: Switch, now_ms: u64, settings: &ScanSettings) -> Option<Press> {
        let due = self.time_passed(now_ms, settings);
        let place = self.down.iter().position(|down| down.switch == switch)?;
        let down = self.down.remove(place);
        self.last_stir_ms = Some(now_ms);
        if down.is_spent || due.is_some() {
            return due;
        }
        if now_ms.saturating_sub(down.at_ms) < u64::from(settings.filter.hold_ms) {
            return Some(Press::Ignored(Ignored::TooShort));
        }
        Some(match (switch, settings.method) {
            (Switch::Main, Method::ShortHeld) => self.next(&down, false),
            (Switch::Main, _) => self.choose(&down, now_ms),
            (Switch::Second, _) => self.next(&down, true),
        })
    }

    /// What becomes due by `now_ms` because a switch has been held long enough.
    pub fn time_passed(&mut self, now_ms: u64, settings: &ScanSettings) -> Option<Press> {
        let place = self
            .down
            .iter()
            .position(|down| due_ms(down, settings).is_some_and(|due_ms| !down.is_spent && due_ms <= now_ms))?;
        let down = self.down.get_mut(place)?;
        down.is_spent = true;
        let down = *down;
        Some(match down.switch {
            Switch::Second => self.next(&down, true),
            Switch::Main if settings.method == Method::ShortHeld => {
                self.choose(&down, down.at_ms.saturating_add(u64::from(settings.held_ms)))
            }
            Switch::Main if opens_menu(settings) => {
                self.last_press_ms = Some(down.at_ms);
                Press::Menu
            }
            Switch::Main => self.choose(&down, down.at_ms),
        })
    }

    /// When something becomes due if nothing else happens.
    pub fn next_wake_ms(&self, settings: &ScanSettings) -> Option<u64> {
        self.down.iter().filter(|down| !down.is_spent).filter_map(|down| due_ms(down, settings)).min()
    }

    /// Whether the main switch is held and has not acted.
    pub fn is_held(&self) -> bool {
        self.down.iter().any(|down| down.switch == Switch::Main && !down.is_spent)
    }

    /// Makes the switch that is held now do nothing when it is released.
    pub fn spend(&mut self) {
        self.down.iter_mut().for_each(|down| down.is_spent = true);
    }

    /// Until when presses are dropped, for any reason.
    pub fn deaf_until_ms(&self, settings: &ScanSettings) -> u64 {
        // a switch that is held and has not acted yet was let through
        let is_under_way = self.down.iter().any(|down| !down.is_spent);
        let quiet_ms = if is_under_way { 0 } else { self.quiet_until_ms(settings) };
        self.cool_until_ms.max(self.repeat_until_ms(settings)).max(quiet_ms)
    }

    /// Presses that begin before this time are dropped.
    pub fn cool_down(&mut self, until_ms: u64) {
        self.cool_until_ms = self.cool_until_ms.max(until_ms);
    }

    fn choose(&mut self, down: &Down, at_ms: u64) -> Press {
        self.last_press_ms = Some(down.at_ms);
        Press::Choose { at_ms }
    }

    fn next(&mut self, down: &Down, is_second: bool) -> Press {
        self.last_press_ms = Some(down.at_ms);
        Press::Next { is_second }
    }
}

fn opens_menu(settings: &ScanSettings) -> bool {
    settings.menu_hold_ms > 0 && settings.method.allows_long_hold()
}

/// When a held switch acts without being released; none if only its release acts.
fn due_ms(down: &Down, settings: &ScanSettings) -> Option<u64> {
    let after_ms = match down.switch {
        Switch::Main if settings.method == Method::Inverse => return None,
        Switch::Main if settings.method == Method::ShortHeld => settings.held_ms.max(settings.filter.hold_ms),
        Switch::Main if opens_menu(settings) => settings.menu_hold_ms.max(settings.filter.hold_ms),
        _ if settings.filter.act_on == ActOn::Release => return None,
        _ => settings.filter.hold_ms,
    };
    Some(down.at_ms.saturating_add(u64::from(after_ms)))
}
