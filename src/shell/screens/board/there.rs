//! What games in which every press is the move say of time, for the record of presses: the item `There`, which is true
//! while something is there to be pressed for.

use super::BoardScreen;
use crate::game::Value;

impl BoardScreen {
    /// Notes since when something is there.
    pub(super) fn note_there(&mut self, now_ms: u64) {
        let is_there = self.takes_any() && self.says_there();
        self.signals.there_ms = is_there.then(|| self.signals.there_ms.unwrap_or(now_ms));
    }

    fn says_there(&self) -> bool {
        let layout = self.session.engine().layout(self.session.state());
        matches!(layout.item("there").map(|item| &item.value), Some(Value::Bool(true)))
    }
}
