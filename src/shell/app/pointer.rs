//! Pointers: what one is over, what it points at and clicks.

use super::App;
use crate::scan;
use crate::shell::ChoiceId;
use crate::shell::control::{LitBy, POINTER};
use crate::shell::screen::{Input, Taken};

impl App {
    pub(super) fn point_at(&mut self, id: ChoiceId) {
        // what was pointed at may be gone by now
        if !matches!(self.content.offers.get(id.0), Some(offer) if offer.choice.enabled) {
            return;
        }
        self.method = POINTER;
        if self.tell(Input::Pointed(id)) == Taken::No {
            self.point(id);
        }
    }

    /// Moves the focus to a choice; this wakes a resting scan.
    pub(super) fn point(&mut self, id: ChoiceId) {
        let Some(item) = self.item_of(id) else { return };
        self.lit_by = LitBy::Device(self.method);
        if self.scanner.focus() == Some(item) && !self.content.wrong {
            return;
        }
        if self.scanner.is_resting() {
            self.scan(scan::Input::Point(item));
        }
        self.scan(scan::Input::Point(item));
    }

    pub(super) fn click(&mut self, id: ChoiceId) {
        self.method = POINTER;
        if self.scanner.tentative().is_some() {
            self.scan(scan::Input::Action);
        } else if id.0 == self.content.offers.len() {
            self.scan(scan::Input::Up);
        } else {
            self.tell(Input::Refocused);
            self.content.wrong = false;
            self.point(id);
            self.takes_lit = true;
            self.choose(id);
        }
    }
}
