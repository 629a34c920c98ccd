//! Kiosk mode: the program fills the screen and cannot be left by a choice, on a tablet at a wheelchair, or for people
//! who would be lost on the desktop. Keys can still leave it, and a switch held very long asks.

use super::App;
use crate::shell::content::{Act, Content};
use crate::shell::{Open, Question, Signal, Switch};

/// How many milliseconds the switch is held before the program asks whether to leave: far longer than any other press.
const HELD_MS: u64 = 10_000;

/// The state of the switch.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kiosk {
    down_ms: Option<u64>,
}

impl App {
    /// Switches kiosk mode on.
    pub fn stay(&mut self) {
        self.kiosk = Some(Kiosk::default());
        self.refresh();
    }

    /// The switch was pressed.
    pub(super) fn held_from(&mut self, switch: Switch) {
        if let Some(kiosk) = self.kiosk.as_mut().filter(|_| switch == Switch::Main) {
            kiosk.down_ms = Some(self.now_ms);
        }
    }

    /// The switch was released.
    pub(super) fn held_until(&mut self, switch: Switch) {
        let kiosk = self.kiosk.as_mut().filter(|_| switch == Switch::Main);
        let Some(from) = kiosk.and_then(|kiosk| kiosk.down_ms.take()) else { return };
        if self.now_ms.saturating_sub(from) >= HELD_MS {
            self.open_once("ask", Open::Ask(Question::Quit));
        }
    }
}

/// Disables the choice that leaves the program; it keeps its place.
pub(super) fn without_quit<C>(content: &mut Content<C>) {
    for offer in &mut content.offers {
        if matches!(offer.act, Act::Signal(Signal::Quit)) {
            offer.choice.enabled = false;
        }
    }
}
