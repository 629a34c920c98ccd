//! The program where it fills the screen and stays: on a tablet at a wheelchair, or for whoever would be lost on the desktop. Nothing
//! that can be chosen leaves it; keys do, and a switch that is held very long asks.

use super::App;
use crate::shell::content::{Act, Content};
use crate::shell::{Open, Question, Signal, Switch};

/// How long the switch is held until it is asked whether to leave: far longer than any press that means something else.
const HELD_MS: u64 = 10_000;

/// What is remembered of the switch.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kiosk {
    down_ms: Option<u64>,
}

impl App {
    /// From now on the program fills the screen and stays.
    pub fn stay(&mut self) {
        self.kiosk = Some(Kiosk::default());
        self.refresh();
    }

    /// The switch went down.
    pub(super) fn held_from(&mut self, switch: Switch) {
        if let Some(kiosk) = self.kiosk.as_mut().filter(|_| switch == Switch::Main) {
            kiosk.down_ms = Some(self.now_ms);
        }
    }

    /// The switch came up.
    pub(super) fn held_until(&mut self, switch: Switch) {
        let kiosk = self.kiosk.as_mut().filter(|_| switch == Switch::Main);
        let Some(from) = kiosk.and_then(|kiosk| kiosk.down_ms.take()) else { return };
        if self.now_ms.saturating_sub(from) >= HELD_MS {
            self.open_once("ask", Open::Ask(Question::Quit));
        }
    }
}

/// Takes the choice of leaving the program away: it stays where it is, greyed.
pub(super) fn without_quit<C>(content: &mut Content<C>) {
    for offer in &mut content.offers {
        if matches!(offer.act, Act::Signal(Signal::Quit)) {
            offer.choice.enabled = false;
        }
    }
}
