//! What comes from outside: somebody else's file is added if a question on top of everything is answered with yes, a picture is offered as
//! that of the player.

use super::App;
use crate::shell::report::Report;
use crate::shell::screen::{Input, Taken};
use crate::shell::{NoticeKind, Open, Own, OwnFrom, OwnWays, Parcel, Question};

impl App {
    /// Asks whether to add it.
    pub fn ask_to_add(&mut self, parcel: Parcel) {
        if self.stack.last().is_some_and(|screen| screen.name() == "welcome") {
            self.back();
        }
        self.open(Open::Ask(Question::Add(parcel)));
        self.refresh();
    }

    /// A file came: where none is asked for, it is offered as the picture of who plays. A file or folder with a game or player is no
    /// picture, whatever was asked for: it is added. Of any other folder who asks for a file says what to do.
    pub(super) fn take_brought(&mut self, from: OwnFrom) {
        let (parcel, is_folder) = match &from {
            OwnFrom::File(path) => (self.store.parcel(path), self.store.is_folder(path)),
            OwnFrom::Bytes(_) | OwnFrom::Named(..) => (None, false),
        };
        match parcel {
            Some(Ok(parcel)) => return self.ask_to_add(parcel),
            Some(Err(_)) if is_folder && self.tell(Input::Brought(from.clone())) == Taken::Yes => return,
            Some(Err(problem)) => return self.show_problem(&problem),
            None => {}
        }
        if self.tell(Input::Brought(from.clone())) == Taken::Yes || self.store.own_ways(Own::Picture) == OwnWays::None {
            return;
        }
        let Some(id) = self.host.clone() else { return self.notice(NoticeKind::Ignored, "picture-whose") };
        self.open(Open::Player(Some(id)));
        self.tell(Input::Brought(from));
    }

    /// Begins to add what the player has agreed to elsewhere.
    pub fn add_at_once(&mut self, parcel: &Parcel, now_ms: u64) {
        self.goes_to(now_ms);
        match self.store.begin_adding(parcel) {
            Ok(()) => self.open(Open::Adding(parcel.clone())),
            Err(problem) => self.show_problem(&problem),
        }
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
