//! The desk of who helps: what opens it, and which buttons are out of a learner's reach elsewhere. While it is open, presses are those
//! of somebody else: they are not recorded, and nothing is learnt from them.

use super::App;
use crate::shell::content::{Act, Content, Offer};
use crate::shell::corners::CORNERS_MS;
use crate::shell::report::{DeskPage, Open};
use crate::shell::seen::Beside;
use crate::shell::{Block, ChoiceId, DeskDoors, Event, Listing, Mark, Room, Signal};

/// The name of the button that leads to the desk where the settings are out of reach. The light passes it by: a switch never chooses it.
const BY_POINTER: &str = "desk-by-pointer";
/// The name of the desk's first page, on which all its others lie.
const DESK: &str = "desk";

impl App {
    /// How many cards are shown together: as many as there is room for, or fewer if the learner is to have fewer.
    pub(super) fn room(&self) -> Room {
        if self.is_at_desk() { self.room } else { self.room.at_most(self.settings.cards_a_page) }
    }

    /// Whether the desk is open.
    pub(super) fn is_at_desk(&self) -> bool {
        self.stack.iter().any(|screen| screen.name() == DESK)
    }

    /// Opens the desk; `asks` whether somebody who helps is there, even if no code is set.
    pub(super) fn open_desk(&mut self, asks: bool) {
        if self.stack.iter().any(|screen| screen.name().starts_with(DESK)) {
            return;
        }
        if self.stack.last().is_some_and(|screen| screen.name() == "welcome") {
            self.back();
        }
        self.mark(Mark::Rest);
        let is_asked = asks || !self.last.doors.code.is_empty();
        self.open(Open::Desk(if is_asked { DeskPage::Door } else { DeskPage::Start }));
    }

    /// Hears the rhythm and sees the corners that open the desk.
    pub(super) fn listen(&mut self, event: &Event) {
        match event {
            Event::Corners(held) => self.corners_since = held.then_some(self.now_ms),
            Event::Tick if self.corners_wake().is_some_and(|at_ms| self.now_ms >= at_ms) => {
                self.corners_since = None;
                self.open_desk(true);
            }
            _ => {}
        }
        let Some(rhythm) = self.last.doors.rhythm else { return };
        match event {
            Event::Pressed(_) | Event::Tapped(_) => self.listener.pressed(self.now_ms),
            Event::Tick if self.listener.heard(&rhythm, self.now_ms) => self.open_desk(true),
            _ => {}
        }
    }

    /// When it has been quiet long enough after what may have been the rhythm, or the corners were held long enough.
    pub(super) fn listen_wake(&self) -> Option<u64> {
        let rhythm = self.last.doors.rhythm.and_then(|_| self.listener.quiet_at());
        rhythm.into_iter().chain(self.corners_wake()).min()
    }

    fn corners_wake(&self) -> Option<u64> {
        self.corners_since.map(|since_ms| since_ms.saturating_add(CORNERS_MS))
    }

    pub(super) fn change_doors(&mut self, doors: DeskDoors) {
        self.last.doors = doors;
        self.keep_last();
    }

    pub(super) fn change_listing(&mut self, listing: Listing) {
        self.last.listing = listing;
        self.keep_last();
    }

    /// A new learner's games belong below the desk at which the learner was added.
    pub(super) fn begin_at_desk(&mut self) {
        self.open_lists();
        self.push(Open::Desk(DeskPage::Start));
    }

    /// The desk was left: what the method sure made of the presses there is forgotten.
    pub(super) fn desk_is_left(&mut self) {
        self.scanner.set_player_model(self.settings.answers.clone(), self.now_ms);
    }

    /// Takes away from the content of the top screen what is out of the learner's reach.
    pub(super) fn keep_within_reach(&mut self, screen: &'static str) {
        if self.is_at_desk() {
            return;
        }
        let (seen, reach) = (&self.settings.seen, &self.settings.reach);
        let is_list = matches!(screen, "players" | "games");
        let mut gone = Vec::new();
        for (index, offer) in self.content.offers.iter_mut().enumerate() {
            let Some(button) = button_of(offer, screen).filter(|button| !reach.has(*button, seen)) else { continue };
            if button == Beside::Settings && is_list {
                *offer = by_pointer(offer, self.texts.get("desk"));
            } else {
                offer.choice.enabled = false;
                gone.push(ChoiceId(index));
            }
        }
        if !gone.is_empty() {
            without(&mut self.content, &gone);
        }
    }

    /// Whether the light passes this by.
    pub(super) fn is_passed_by(offer: &Offer<ChoiceId>) -> bool {
        offer.choice.name == BY_POINTER
    }
}

/// The desk's button in the place of this one.
fn by_pointer(offer: &Offer<ChoiceId>, label: String) -> Offer<ChoiceId> {
    let door = Offer::opens(label, Open::Desk(DeskPage::Door)).named(BY_POINTER);
    Offer { item: offer.item.clone(), ..door }
}

/// Which of the buttons beside the games this is, if it is one.
fn button_of(offer: &Offer<ChoiceId>, screen: &str) -> Option<Beside> {
    Some(match (&offer.act, screen, offer.choice.name.as_str()) {
        (Act::Signal(Signal::History), ..) | (_, "games", "shows-record") => Beside::History,
        (Act::Signal(Signal::Settings), ..) => Beside::Settings,
        (Act::Signal(Signal::Help), ..) => Beside::Help,
        (Act::Signal(Signal::Quit), ..) => Beside::Quit,
        (Act::Open(Open::AuthorList), ..) => Beside::Author,
        (Act::Open(Open::About), ..) => Beside::About,
        (Act::Open(Open::Player(_)), "players", _) | (_, "players", "edit" | "more-or-less") => Beside::Edit,
        (_, "players", "delete") => Beside::Remove,
        _ => return None,
    })
}

/// Draws these choices no more.
fn without(content: &mut Content<ChoiceId>, gone: &[ChoiceId]) {
    content.blocks.retain_mut(|(_, block)| match block {
        Block::Buttons(ids) => {
            ids.retain(|id| !gone.contains(id));
            !ids.is_empty()
        }
        Block::Grid(rows) => {
            rows.iter_mut().for_each(|row| row.retain(|id| !gone.contains(id)));
            rows.retain(|row| !row.is_empty());
            !rows.is_empty()
        }
        _ => true,
    });
}
