//! Other pages whose signals the players have allowed: asked about once, remembered until somebody takes it back in the settings.

use super::App;
use crate::shell::{Notice, NoticeKind, Open, Question};

impl App {
    /// Whether the players have allowed signals from pages of this origin.
    pub fn allows(&self, origin: &str) -> bool {
        self.last.senders.contains(origin)
    }

    /// Asks whether to take signals from pages of this origin.
    pub fn ask_to_allow(&mut self, origin: &str) {
        if self.stack.last().is_some_and(|screen| screen.name() == "welcome") {
            self.back();
        }
        self.open(Open::Ask(Question::Signals(origin.to_owned())));
        self.refresh();
    }

    /// Takes signals from there after the players agreed.
    pub(super) fn allow(&mut self, origin: String) {
        self.last.senders.insert(origin);
        self.keep_last();
        self.back();
    }

    /// Takes no more signals from there.
    pub(super) fn forget(&mut self, origin: &str) {
        self.last.senders.remove(origin);
        self.keep_last();
        let text = self.texts.with("sender-forgotten", &[("origin", origin.into())]);
        self.show_notice(Notice { text, kind: NoticeKind::Result });
    }
}
