//! Adds somebody else's file: asks on top of everything, and adds it if the answer is yes.

use super::App;
use crate::shell::report::Report;
use crate::shell::{Open, Parcel, Question};

impl App {
    /// Asks whether to add it.
    pub fn ask_to_add(&mut self, parcel: Parcel) {
        if self.stack.last().is_some_and(|screen| screen.name() == "welcome") {
            self.back();
        }
        self.open(Open::Ask(Question::Add(parcel)));
        self.refresh();
    }

    /// Begins to add it after the player agreed.
    pub(super) fn add(&mut self, parcel: &Parcel) {
        match self.store.begin_adding(parcel) {
            Ok(()) => self.report(Report::Replace(Open::Adding(parcel.clone()))),
            Err(problem) => {
                self.back();
                self.show_problem(&problem);
            }
        }
    }
}
