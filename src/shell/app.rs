//! The program: a stack of screens, one scanner for the choices of the top one, and the current settings. Takes events,
//! and makes pages and effects. Never draws, never waits, never touches a device or a file.

use super::content::{Act, Content, Offer};
use super::context::{Context, Current, View, Weighing};
use super::control::{Control, KEYBOARD, LitBy, OUTSIDE, OUTSIDE_NEXT, POINTER, SWITCH_DEVICE};
use super::report::{DeskPage, Open};
use super::rhythm::Listener;
use super::room::Room;
use super::screen::{AnyScreen, Input, Taken};
use super::{
    ChoiceId, Effect, Event, Keeping, Keys, LastPlayer, Notice, NoticeKind, Page, Program, Settings, Signal, Source,
    Store, Switch, Voice,
};
use crate::broken::watched;
use crate::grid::Cell;
use crate::history::Weighed;
use crate::narrate::Texts;
use crate::scan::{self, Recorder};
use std::collections::VecDeque;

mod broken;
mod clock;
mod countdown;
mod desk;
mod everywhere;
mod kiosk;
mod pace;
mod page;
mod parcel;
mod pointer;
mod presses;
mod reports;
mod senders;
mod songs;
mod start;
mod steps;
mod stretch;
mod study;
mod voice;

use presses::{PressEnd, switch_of};

pub use broken::Breakdown;
pub use start::{FIRST_STEP, For, Start};

/// How many screens can cover one another; opening one more is refused. Ordinary use never comes near.
const MAX_SCREENS: usize = 40;
/// For how many milliseconds after a pointer moved the light stays where it is: nothing moves away under it.
const POINTER_MS: u32 = 3_000;
/// How many notices the page keeps.
const MAX_NOTICES: usize = 4;

/// What to light first among the next choices of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LitFirst {
    /// The choice made last on it, since the screen is on top again.
    ChosenLast,
    /// The choice that stands for this cell of the board.
    Cell(Cell),
}

/// The program.
pub struct App {
    store: Box<dyn Store>,
    texts: Texts,
    settings: Settings,
    /// The player whose settings are in use.
    player: Option<Current>,
    /// The player who started; at a board of several players it may be another's turn.
    host: Option<String>,
    last: LastPlayer,
    stack: Vec<Box<dyn AnyScreen>>,
    scanner: Recorder,
    /// What the top screen has shown and offered since the last event.
    content: Content<ChoiceId>,
    contents_made: u64,
    /// The choice of each item of the scanner.
    choices: Vec<usize>,
    turn: u64,
    after_move: bool,
    /// What to light at the end of this event; none for what the scanner lights by itself.
    wanted: Option<LitFirst>,
    /// The scanner lit something in this event.
    is_lit_anew: bool,
    /// A different screen has been on top since the last event.
    has_come_up: bool,
    /// When the countdown chooses; none if there is no countdown.
    by_itself_ms: Option<u64>,
    /// The device that was used last, as named in saves.
    method: &'static str,
    /// The device of the current event.
    device: &'static str,
    /// What put the light where it is.
    lit_by: LitBy,
    /// Whether this event takes what was lit.
    takes_lit: bool,
    /// Why the choice was taken that this event makes, with the method sure.
    weighed: Option<Weighed>,
    /// The turn and the screen (depth and name) that were announced last.
    said: (u64, usize, &'static str),
    watch: pace::PaceWatch,
    /// Tries of first steps that are not kept yet.
    new_tries: u32,
    /// The volumes of the first sounds of this player's session that are still to come.
    first_sounds: voice::FirstSounds,
    singing: songs::Singing,
    /// The next speech interrupts the current one, because the player has done something.
    cuts_speech: bool,
    /// A text is being read aloud at the player's request.
    reads_aloud: bool,
    /// What the last presses counted for, with the method sure, in words.
    whys: VecDeque<String>,
    notices: Vec<Notice>,
    /// How many of the notices are older than the current event: a new screen does not show them.
    stale_notices: usize,
    /// Whether the front end reports when keys are released.
    keys_tell_releases: bool,
    voice: Voice,
    /// How safely the browser keeps what is played, in a browser that told it.
    keeping: Option<Keeping>,
    /// How many cards are seen at once.
    room: Room,
    effects: Vec<Effect>,
    clock: clock::Clock,
    /// The program's own time at the current event.
    now_ms: u64,
    is_over: bool,
    /// What a report of a breakdown tells.
    witness: broken::Witness,
    presses: presses::PressLog,
    /// When a press was counted for a study last.
    studied_ms: Option<u64>,
    /// How long the player has played without a break.
    stretch: stretch::Stretch,
    /// Hears the rhythm that opens the desk.
    listener: Listener,
    /// Since when fingers have held two opposite corners.
    corners_since: Option<u64>,
    /// Present if the program fills the screen and cannot be left.
    kiosk: Option<kiosk::Kiosk>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("stack", &self.stack).finish_non_exhaustive()
    }
}

impl Program for App {
    fn handle(&mut self, event: Event, now_ms: u64) {
        self.witness.saw(&event);
        let done = match self.witness.take() {
            Some(broken) => Err(broken),
            None => watched(|| self.take_in(event, now_ms)),
        };
        if let Err(broken) = done {
            self.goes_to(now_ms);
            self.go_on_after(broken);
        }
    }

    fn handle_from(&mut self, source: Source, event: Event, now_ms: u64) {
        self.presses.comes_from(Some(source));
        self.handle(event, now_ms);
        self.presses.comes_from(None);
    }

    /// Does nothing if the program has already ended.
    fn close(&mut self, now_ms: u64) {
        if !self.is_over {
            self.goes_to(now_ms);
            self.quit();
        }
    }

    fn page(&self, now_ms: u64) -> Page {
        watched(|| self.draw(self.clock.own(now_ms))).unwrap_or_else(|broken| {
            self.witness.keep(broken);
            Page::default()
        })
    }

    fn next_wake(&self) -> Option<u64> {
        if self.witness.has_something() {
            return Some(self.clock.theirs(self.now_ms));
        }
        let screen = self.stack.last().and_then(|screen| screen.next_wake(self.now_ms));
        let deaf_ms = u64::from(self.scanner.deaf_ms(self.now_ms));
        // the lane says something else then
        let hears = (deaf_ms > 0).then(|| self.now_ms.saturating_add(deaf_ms));
        let due = [
            self.scanner.next_wake(),
            hears,
            self.countdown_wake(),
            screen,
            self.presses.next_wake(),
            self.listen_wake(),
        ]
        .into_iter()
        .flatten()
        .min();
        due.map(|due| self.clock.theirs(due))
    }

    fn keys(&self) -> Keys {
        let mut keys = super::words::keys(&self.settings.devices);
        keys.learns_switch = self.content.learns_switch;
        if self.is_at_desk() {
            (keys.any_key_is_switch, keys.any_button_is_switch, keys.any_click_is_switch) = (false, false, false);
        }
        keys
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }
}

impl App {
    /// Does what follows from an event.
    fn take_in(&mut self, event: Event, now_ms: u64) {
        self.goes_to(now_ms);
        self.cuts_speech = false;
        self.stale_notices = self.notices.len();
        self.device = KEYBOARD;
        self.takes_lit = false;
        self.weighed = None;
        if event.is_players() {
            self.cuts_speech = true;
            self.by_itself_ms = None;
            if std::mem::take(&mut self.reads_aloud) {
                self.effects.push(Effect::Hush);
            }
            self.stretch.goes_on(self.now_ms);
            self.tell(Input::Stirred);
        }
        self.press_begins(&event);
        self.listen(&event);
        let press_end = PressEnd::of(&event);
        match event {
            Event::Tick => {
                self.scan(scan::Input::Tick);
                self.tell(Input::Tick);
                self.end_countdown();
            }
            Event::Pressed(switch) => {
                self.method = SWITCH_DEVICE;
                self.held_from(switch);
                if self.tell(Input::Pressed(switch)) == Taken::No {
                    self.scan(scan::Input::Pressed(switch_of(switch)));
                }
            }
            Event::Released(switch) => {
                self.tell(Input::Released(switch));
                self.scan(scan::Input::Released(switch_of(switch)));
                self.held_until(switch);
            }
            Event::Tapped(switch) => {
                self.method = SWITCH_DEVICE;
                if self.tell(Input::Tapped(switch)) == Taken::No {
                    self.scan(scan::Input::Tapped(switch_of(switch)));
                }
            }
            Event::ReleasesUntold => self.keys_tell_releases = false,
            Event::Voice(voice) => self.voice = voice,
            Event::Keeping(keeping) => self.keeping = Some(keeping),
            Event::Signal(signal) => self.signal(signal),
            Event::Outside(signal) => {
                self.device = OUTSIDE;
                self.signal(signal);
            }
            Event::PointAt(id) => {
                self.point_at(id);
                self.scanner.hold(POINTER_MS, self.now_ms);
            }
            // heard above
            Event::Corners(_) => {}
            Event::PointerMoved => self.scanner.hold(POINTER_MS, self.now_ms),
            Event::Click(id) => self.click(id),
            Event::ClickCell(cell) => {
                self.signal(Signal::Point(cell));
                self.tell(Input::Invalid);
            }
            Event::Shortcut(letter) => self.shortcut(letter),
            Event::Typed(key) => self.typed(key),
            Event::RawKey(name) => {
                let learns = self.content.learns_switch;
                self.tell(Input::RawKey(name));
                // the press that tells which key is the switch is a press already
                if learns {
                    self.scan(scan::Input::Tapped(switch_of(Switch::Main)));
                }
            }
            Event::SpeechBegan => self.scan(scan::Input::SpeechBegan),
            Event::SpeechEnded => self.scan(scan::Input::SpeechEnded),
            Event::Thought(number, found) => {
                self.tell(Input::Found(number, found));
            }
            Event::World => {
                self.tell(Input::World);
            }
            Event::Room(room) => {
                self.room = room;
                // whoever draws pictures one by one may have others to draw
                self.tell(Input::Tick);
            }
            Event::Brought(from) => self.take_brought(from),
        }
        self.press_ends(press_end);
        if press_end.is_some_and(presses::PressEnd::is_of_switch) {
            self.count_for_study();
        }
        self.refresh();
    }

    /// Whether the program has ended.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How often a screen was asked for its content: once at the start and once per event.
    pub fn contents_made(&self) -> u64 {
        self.contents_made
    }

    /// The store, for those who set up the program.
    pub fn store(&mut self) -> &mut dyn Store {
        self.store.as_mut()
    }

    /// Passes an input to the top screen, then does what it reports.
    fn tell(&mut self, input: Input<ChoiceId>) -> Taken {
        let room = self.room();
        let Some(mut screen) = self.stack.pop() else { return Taken::No };
        let control = self.control();
        let mut context = Context {
            store: self.store.as_mut(),
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            host: self.host.as_deref(),
            control,
            keys_tell_releases: self.keys_tell_releases,
            voice: &self.voice,
            keeping: self.keeping,
            weighing: Weighing { known: self.scanner.player_model(), whys: &self.whys },
            room,
            now_ms: self.now_ms,
            stretch_ms: self.stretch.long_ms(self.now_ms),
            reports: Vec::new(),
        };
        let taken = screen.update(input, &mut context);
        let reports = std::mem::take(&mut context.reports);
        self.stack.push(screen);
        for report in reports {
            self.report(report);
        }
        taken
    }

    /// The choice that Action would take, if it is a single one.
    fn focus(&self) -> Option<ChoiceId> {
        if self.content.wrong {
            return None;
        }
        self.scanner.focus().and_then(|item| self.choices.get(item)).map(|index| ChoiceId(*index))
    }

    /// Asks the top screen for its content and passes it to the scanner. Done once per event, at its end: until then
    /// what is lit and chosen is what the player saw.
    fn refresh(&mut self) {
        self.seat();
        let view = View {
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            keys_tell_releases: self.keys_tell_releases,
            voice: &self.voice,
            keeping: self.keeping,
            weighing: Weighing { known: self.scanner.player_model(), whys: &self.whys },
            room: self.room(),
            now_ms: self.now_ms,
        };
        let Some(screen) = self.stack.last_mut() else { return };
        self.content = screen.content(&view);
        let (name, remembered, game) = (screen.name(), screen.remembered(), screen.game());
        if self.kiosk.is_some() {
            kiosk::without_quit(&mut self.content);
        }
        self.keep_within_reach(name);
        self.end_song(name);
        self.contents_made = self.contents_made.wrapping_add(1);
        self.witness.stands_at(name, game);
        let is_scanned =
            |offer: &Offer<ChoiceId>| !self.content.holds && offer.choice.enabled && !Self::is_passed_by(offer);
        let scanned = self.content.offers.iter().enumerate().filter(|(_, offer)| is_scanned(offer));
        let (choices, items) = scanned.map(|(index, offer)| (index, offer.item.clone())).unzip();
        self.choices = choices;
        let mut settings = self.settings.scan.clone();
        if self.content.by_rows && settings.method == scan::Method::Best {
            settings.method = scan::Method::RowColumn;
        }
        // what is compared must not change by itself
        settings.learns &= !self.is_studied();
        let settings = if self.keys_tell_releases { settings } else { settings.without_releases() };
        self.scanner.set_settings(settings, self.now_ms);
        let before = self.scanner.lit().to_vec();
        self.scanner.show(items, self.turn, self.after_move, self.now_ms);
        if before != self.scanner.lit() {
            self.lit_by = LitBy::Itself;
        }
        self.begin_countdown();
        match self.wanted.take() {
            Some(LitFirst::ChosenLast) => {
                if let Some(item) = remembered.and_then(|id| self.item_of(id)) {
                    self.scanner.step(scan::Input::Point(item), self.now_ms);
                }
            }
            Some(LitFirst::Cell(cell)) => {
                if let Some(id) = self.content.choice_at(cell) {
                    self.point(id);
                }
            }
            None => {}
        }
        let said = (self.turn, self.stack.len(), name);
        if (said.1, said.2) != (self.said.1, self.said.2) {
            tracing::info!(target: "screen", at_ms = self.now_ms, name, beneath = said.1 - 1);
            self.say_heading();
        }
        let is_lit_anew = std::mem::take(&mut self.is_lit_anew);
        if is_lit_anew || before != self.scanner.lit() || said != self.said {
            self.presses.lit_anew(self.now_ms);
            self.say_lit();
        }
        self.said = said;
    }

    /// The scanner's item of a choice, if it can be chosen now.
    fn item_of(&self, id: ChoiceId) -> Option<usize> {
        self.choices.iter().position(|index| *index == id.0)
    }

    /// Passes an input to the scanner and acts on the result.
    fn scan(&mut self, input: scan::Input) {
        let wrong = self.content.wrong
            && matches!(input, scan::Input::Pressed(_) | scan::Input::Tapped(_) | scan::Input::Action);
        let is_switch = !matches!(input, scan::Input::Action);
        let was_missed = self.scanner.came_round();
        let events = self.scanner.step(input, self.now_ms);
        if !events.is_empty() {
            tracing::debug!(target: "scan", at_ms = self.now_ms, ?input, ?events, lit = ?self.scanner.lit());
        }
        let steps = matches!(input, scan::Input::Tick | scan::Input::Next);
        let is_timed = input == scan::Input::Tick || (steps && self.device == OUTSIDE);
        for event in events {
            self.note_scan(input, event);
            match event {
                scan::ScanEvent::Lit => {
                    self.lit_by = self.lit_by_input(input);
                    if is_timed {
                        self.tell(Input::SlotPassed);
                    }
                    if steps {
                        self.tick_sound();
                    }
                    self.tell(Input::Refocused);
                    self.is_lit_anew = true;
                }
                scan::ScanEvent::Chosen(_) if wrong => self.invalid(),
                scan::ScanEvent::Tentative(_) if wrong => {
                    self.scanner.step(scan::Input::Action, self.now_ms);
                    self.invalid();
                }
                scan::ScanEvent::Opened if wrong => {
                    self.scanner.step(scan::Input::Up, self.now_ms);
                    self.invalid();
                }
                scan::ScanEvent::Chosen(item) => {
                    self.keep_taken(item);
                    if was_missed {
                        self.presses.came_round();
                    }
                    if is_switch {
                        self.watch_choice(item, was_missed);
                    }
                    if let Some(index) = self.choices.get(item).copied() {
                        self.takes_lit = true;
                        self.choose(ChoiceId(index));
                    }
                    self.keep_answers();
                    self.ask_between_turns();
                }
                scan::ScanEvent::Tentative(item) => {
                    let id = self.choices.get(item).map(|index| ChoiceId(*index));
                    self.tell(Input::Tentative(id));
                }
                scan::ScanEvent::TakenBack(_) => {
                    self.tell(Input::Tentative(None));
                    self.watch_taken_back();
                    self.notice(NoticeKind::Result, "taken-back");
                }
                scan::ScanEvent::Weighed => self.tell_weighed(),
                scan::ScanEvent::UpFromRoot => self.back(),
                scan::ScanEvent::Ignored(reason) => self.notice(NoticeKind::Ignored, super::words::ignored(reason)),
                scan::ScanEvent::SecondSwitch => self.second_switch(),
                scan::ScanEvent::Opened
                | scan::ScanEvent::OpenedMenu
                | scan::ScanEvent::Cancelled
                | scan::ScanEvent::Closed
                | scan::ScanEvent::Rested
                | scan::ScanEvent::Woke
                | scan::ScanEvent::CountdownStopped => {}
            }
        }
    }

    /// Something that is focused but is not a choice was chosen.
    fn invalid(&mut self) {
        if let Some(screen) = self.stack.last_mut() {
            screen.remember(None);
        }
        self.tell(Input::Invalid);
    }

    fn choose(&mut self, id: ChoiceId) {
        let Some(offer) = self.content.offers.get(id.0).filter(|o| o.choice.enabled) else { return };
        let act = offer.act.clone();
        self.clear_notices();
        if let Some(screen) = self.stack.last_mut() {
            screen.remember(Some(id));
        }
        match act {
            Act::Signal(signal) => self.signal(signal),
            Act::Open(Open::Desk(DeskPage::Door)) => self.open_desk(true),
            Act::Open(open) => self.open(open),
            Act::Back => self.back(),
            Act::Choice(id) => {
                self.tell(Input::Chosen(id));
            }
        }
    }

    /// How what happens now is chosen.
    fn control(&self) -> Control {
        let lit_by = Some(self.lit_by).filter(|_| self.takes_lit);
        Control { device: self.method, lit_by, weighed: self.weighed, is_direct: false }
    }

    /// What put the light where it is after this input.
    fn lit_by_input(&self, input: scan::Input) -> LitBy {
        let method = self.settings.scan.method;
        match input {
            scan::Input::Tick if method.is_timed() => LitBy::Timer,
            scan::Input::Next | scan::Input::Previous if self.device == OUTSIDE => LitBy::Device(OUTSIDE_NEXT),
            scan::Input::Next | scan::Input::Previous => LitBy::Device(KEYBOARD),
            scan::Input::Point(_) => LitBy::Device(self.method),
            scan::Input::Pressed(_) | scan::Input::Tapped(_) | scan::Input::Released(_) | scan::Input::Tick
                if !method.is_timed() =>
            {
                LitBy::Device(SWITCH_DEVICE)
            }
            _ => LitBy::Itself,
        }
    }

    fn signal(&mut self, signal: Signal) {
        match signal {
            Signal::Desk => self.open_desk(false),
            _ if self.content.takes_any && signal.chooses() => {
                self.method = self.device;
                self.tell(Input::Signal(signal, None));
            }
            Signal::Action => {
                self.method = self.device;
                self.scan(scan::Input::Action);
            }
            Signal::Next | Signal::Previous => {
                let input = if signal == Signal::Next { scan::Input::Next } else { scan::Input::Previous };
                self.scan(input);
            }
            _ if self.scanner.tentative().is_some() => self.scan(scan::Input::Action),
            _ => {
                // what was lit stands for the signal; otherwise a key of its own does, or a pointer
                if !self.takes_lit {
                    let is_pointing = matches!(signal, Signal::Point(_)) && self.device == KEYBOARD;
                    self.method = if is_pointing { POINTER } else { self.device };
                }
                if signal == Signal::Undo {
                    self.watch_undo();
                    self.presses.took_back();
                }
                if self.tell(Input::Signal(signal, self.focus())) == Taken::No {
                    self.everywhere(signal);
                }
            }
        }
    }
}
