//! Adds somebody else's file: asks on top of everything, and adds it if the answer is yes.

use super::App;
use crate::shell::screen::Input;
use crate::shell::{Notice, NoticeKind, Open, Parcel, Question};

impl App {
    /// Asks whether to add it.
    pub fn ask_to_add(&mut self, parcel: Parcel) {
        if self.stack.last().is_some_and(|screen| screen.name() == "welcome") {
            self.back();
        }
        self.open(Open::Ask(Question::Add(parcel)));
        self.refresh();
    }

    /// Adds it after the player agreed.
    pub(super) fn add(&mut self, parcel: &Parcel) {
        let done = self.store.add(parcel);
        self.back();
        match done {
            Ok(()) => {
                let text = self.texts.with("added", &[("name", parcel.name.as_str().into())]);
                self.show_notice(Notice { text, kind: NoticeKind::Result });
            }
            Err(problem) => self.show_problem(&problem),
        }
        self.tell(Input::Shown);
    }
}
