//! The countdown that makes a screen's choice if the player does nothing; it starts each time the screen comes up.
//! Never ends before the light has passed everything twice, so that nobody loses a choice to it.

use super::App;
use crate::shell::{Block, Countdowns, Zone};

/// How often the light passes everything before a countdown may end.
const PASSES: u32 = 2;

impl App {
    /// A different screen is on top.
    pub(super) fn come_up(&mut self) {
        self.has_come_up = true;
        self.by_itself_ms = None;
    }

    /// Starts the countdown, if the screen has just come up and the player wants countdowns; none ends a break.
    pub(super) fn begin_countdown(&mut self) {
        let is_wanted = std::mem::take(&mut self.has_come_up)
            && self.settings.countdowns == Countdowns::On
            && !self.stretch.is_over();
        let passes_ms = self.scanner.passes_ms(PASSES).unwrap_or_default();
        match &self.content.by_itself {
            None => self.by_itself_ms = None,
            Some(by_itself) if is_wanted => {
                self.by_itself_ms = Some(self.now_ms.saturating_add(by_itself.after_ms.max(passes_ms)));
            }
            Some(_) => {}
        }
    }

    /// Makes the choice when the countdown ends.
    pub(super) fn end_countdown(&mut self) {
        let is_due = self.by_itself_ms.is_some_and(|until| self.now_ms >= until) && self.scanner.has_passed(PASSES);
        if let (true, Some(by_itself)) = (is_due, &self.content.by_itself) {
            let choice = by_itself.choice;
            self.by_itself_ms = None;
            self.choose(choice);
        }
    }

    /// When the seconds are due to be updated.
    pub(super) fn countdown_wake(&self) -> Option<u64> {
        let until = self.by_itself_ms?;
        let left = until.saturating_sub(self.now_ms);
        (left > 0).then(|| until.saturating_sub((left.saturating_sub(1) / 1_000) * 1_000))
    }

    /// What will be chosen, and in how many seconds.
    pub(super) fn countdown_block(&self, now_ms: u64) -> Option<(Zone, Block)> {
        let (until, by_itself) = (self.by_itself_ms?, self.content.by_itself.as_ref()?);
        let seconds = until.saturating_sub(now_ms).div_ceil(1_000).max(1);
        let args = [("name", (&by_itself.name).into()), ("seconds", seconds.into())];
        Some((Zone::Bottom, Block::Text(self.texts.with(by_itself.text, &args))))
    }
}
