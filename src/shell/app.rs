//! The program: a stack of screens, one scanner for whatever the top one offers, and the settings in force.
//! Takes events, makes pages and effects. Never draws, never waits, never touches a device or a file.

use super::content::{Act, Content};
use super::context::{Context, Current, View};
use super::report::{Open, Question};
use super::screen::{AnyScreen, Input, Taken};
use super::{
    ChoiceId, Effect, Event, Key, Keys, LastPlayer, Notice, NoticeKind, Page, Program, Settings, Signal, Store, Switch,
};
use crate::grid::Cell;
use crate::narrate::Texts;
use crate::play::Side;
use crate::scan::{self, Scanner};

mod countdown;
mod kiosk;
mod pace;
mod page;
mod parcel;
mod reports;
mod start;
mod voice;

pub use start::Start;

/// Screens that can lie on each other; opening one more is refused. None of the program's ways comes near.
const MAX_SCREENS: usize = 40;
/// Lines that are kept on the page.
const MAX_NOTICES: usize = 4;

/// What is to be lit first of what the screen offers next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LitFirst {
    /// What was chosen last on it: it is on top again.
    ChosenLast,
    /// The choice that stands for this cell of the board.
    Cell(Cell),
}

/// The program.
pub struct App {
    store: Box<dyn Store>,
    texts: Texts,
    settings: Settings,
    /// Whose settings are in force.
    player: Option<Current>,
    /// Who took the program over; at a board of several players another may be in turn.
    host: Option<String>,
    last: LastPlayer,
    stack: Vec<Box<dyn AnyScreen>>,
    scanner: Scanner,
    /// What the top screen shows and offers since the last event.
    content: Content<ChoiceId>,
    contents_made: u64,
    /// The choice of each item of the scanner.
    choices: Vec<usize>,
    turn: u64,
    after_move: bool,
    /// What is to be lit at the end of this event; none for what the scanner lights by itself.
    wanted: Option<LitFirst>,
    /// The scanner lit something in this event.
    is_lit_anew: bool,
    /// Another screen is on top since the last event.
    has_come_up: bool,
    /// When the screen's choice is taken by itself; none where nothing counts down.
    by_itself_ms: Option<u64>,
    method: &'static str,
    /// What the present event comes from, as saves name it.
    device: &'static str,
    /// Whether what is lit was lit by the Next of another program.
    next_is_outside: bool,
    /// The turn and the screen (how deep, its name) that were said last.
    said: (u64, usize, &'static str),
    watch: pace::PaceWatch,
    /// What is said next cuts off what is being said: the player has done something.
    cuts_speech: bool,
    /// A text is read aloud because the player asked for it.
    reads_aloud: bool,
    notices: Vec<Notice>,
    /// How many of the notices were there before the present event: another screen takes no part in them.
    stale_notices: usize,
    /// Whether the front end's keys tell when they come up.
    keys_tell_releases: bool,
    effects: Vec<Effect>,
    now_ms: u64,
    is_over: bool,
    /// The program fills the screen and stays.
    kiosk: Option<kiosk::Kiosk>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("stack", &self.stack).finish_non_exhaustive()
    }
}

impl Program for App {
    fn handle(&mut self, event: Event, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        self.cuts_speech = false;
        self.stale_notices = self.notices.len();
        self.device = "keyboard";
        if event.is_players() {
            self.cuts_speech = true;
            self.by_itself_ms = None;
            if std::mem::take(&mut self.reads_aloud) {
                self.effects.push(Effect::Hush);
            }
            self.tell(Input::Stirred);
        }
        match event {
            Event::Tick => {
                self.scan(scan::Input::Tick);
                self.tell(Input::Tick);
                self.end_countdown();
            }
            Event::Pressed(switch) => {
                self.used("switch");
                self.held_from(switch);
                if self.tell(Input::Pressed) == Taken::No {
                    self.scan(scan::Input::Pressed(switch_of(switch)));
                }
            }
            Event::Released(switch) => {
                self.tell(Input::Released);
                self.scan(scan::Input::Released(switch_of(switch)));
                self.held_until(switch);
            }
            Event::Tapped(switch) => {
                self.used("switch");
                if self.tell(Input::Tapped) == Taken::No {
                    self.scan(scan::Input::Tapped(switch_of(switch)));
                }
            }
            Event::ReleasesUntold => self.keys_tell_releases = false,
            Event::Signal(signal) => self.signal(signal),
            Event::Outside(signal) => {
                self.device = "outside";
                self.signal(signal);
            }
            Event::PointAt(id) => self.point_at(id),
            Event::Click(id) => self.click(id),
            Event::ClickCell(cell) => {
                self.signal(Signal::Point(cell));
                self.tell(Input::Invalid);
            }
            Event::Shortcut(letter) => self.shortcut(letter),
            Event::Typed(key) => self.typed(key),
            Event::RawKey(name) => {
                self.tell(Input::RawKey(name));
            }
            Event::SpeechBegan => self.scan(scan::Input::SpeechBegan),
            Event::SpeechEnded => self.scan(scan::Input::SpeechEnded),
            Event::Thought(number, found) => {
                self.tell(Input::Found(number, found));
            }
            Event::World => {
                self.tell(Input::Shown);
            }
        }
        self.refresh();
    }

    /// Does nothing if the program was left already.
    fn close(&mut self, now_ms: u64) {
        if !self.is_over {
            self.now_ms = self.now_ms.max(now_ms);
            self.quit();
        }
    }

    fn page(&self, now_ms: u64) -> Page {
        self.draw(self.now_ms.max(now_ms))
    }

    fn next_wake(&self) -> Option<u64> {
        let screen = self.stack.last().and_then(|screen| screen.next_wake(self.now_ms));
        [self.scanner.next_wake(), self.countdown_wake(), screen].into_iter().flatten().min()
    }

    fn keys(&self) -> Keys {
        super::words::keys(&self.settings.devices)
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }
}

impl App {
    /// Whether the program was left.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How often a screen was asked what it shows and offers: once for the beginning and once an event.
    pub fn contents_made(&self) -> u64 {
        self.contents_made
    }

    /// The world, for those who set the program up.
    pub fn store(&mut self) -> &mut dyn Store {
        self.store.as_mut()
    }

    /// Hands something to the top screen, then does what it reports.
    fn tell(&mut self, input: Input<ChoiceId>) -> Taken {
        let Some(mut screen) = self.stack.pop() else { return Taken::No };
        let mut context = Context {
            store: self.store.as_mut(),
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            host: self.host.as_deref(),
            method: self.method,
            keys_tell_releases: self.keys_tell_releases,
            now_ms: self.now_ms,
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

    /// Asks the top screen what it shows and offers now and hands that to the scanner. Once an event, at its end: until
    /// then what is lit and chosen is what the player saw.
    fn refresh(&mut self) {
        self.seat();
        let view = View {
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            keys_tell_releases: self.keys_tell_releases,
            now_ms: self.now_ms,
        };
        let Some(screen) = self.stack.last_mut() else { return };
        self.content = screen.content(&view);
        if self.kiosk.is_some() {
            kiosk::without_quit(&mut self.content);
        }
        self.contents_made = self.contents_made.wrapping_add(1);
        let (name, remembered) = (screen.name(), screen.remembered());
        self.choices = (0..self.content.offers.len())
            .filter(|index| !self.content.holds && self.content.offers.get(*index).is_some_and(|o| o.choice.enabled))
            .collect();
        let items = self.choices.iter().filter_map(|i| self.content.offers.get(*i)).map(|o| o.item.clone()).collect();
        let settings = self.settings.scan.clone();
        let settings = if self.keys_tell_releases { settings } else { settings.without_releases() };
        self.scanner.set_settings(settings, self.now_ms);
        let before = self.scanner.lit().to_vec();
        self.scanner.show(items, self.turn, self.after_move, self.now_ms);
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
            self.say_heading();
        }
        let is_lit_anew = std::mem::take(&mut self.is_lit_anew);
        if is_lit_anew || before != self.scanner.lit() || said != self.said {
            self.say_lit();
        }
        self.said = said;
    }

    /// The scanner's item of a choice, if it can be chosen now.
    fn item_of(&self, id: ChoiceId) -> Option<usize> {
        self.choices.iter().position(|index| *index == id.0)
    }

    /// Gives the scanner an input and does the result of it.
    fn scan(&mut self, input: scan::Input) {
        let wrong = self.content.wrong
            && matches!(input, scan::Input::Pressed(_) | scan::Input::Tapped(_) | scan::Input::Action);
        let is_switch = !matches!(input, scan::Input::Action);
        let was_missed = self.scanner.came_round();
        let events = self.scanner.step(input, self.now_ms);
        let steps = matches!(input, scan::Input::Tick | scan::Input::Next);
        for event in events {
            match event {
                scan::Event::Lit => {
                    if steps {
                        self.tell(Input::SlotPassed);
                        self.tick_sound();
                    }
                    self.tell(Input::Refocused);
                    self.is_lit_anew = true;
                }
                scan::Event::Chosen(_) if wrong => self.invalid(),
                scan::Event::Tentative(_) if wrong => {
                    self.scanner.step(scan::Input::Action, self.now_ms);
                    self.invalid();
                }
                scan::Event::Opened if wrong => {
                    self.scanner.step(scan::Input::Up, self.now_ms);
                    self.invalid();
                }
                scan::Event::Chosen(item) => {
                    if is_switch {
                        self.watch_choice(item, was_missed);
                    }
                    if let Some(index) = self.choices.get(item).copied() {
                        self.choose(ChoiceId(index));
                    }
                    self.propose_pace();
                }
                scan::Event::Tentative(item) => {
                    let id = self.choices.get(item).map(|index| ChoiceId(*index));
                    self.tell(Input::Tentative(id));
                }
                scan::Event::TakenBack(_) => {
                    self.tell(Input::Tentative(None));
                    self.watch_taken_back();
                    self.notice(NoticeKind::Result, "taken-back");
                }
                scan::Event::UpFromRoot => self.back(),
                scan::Event::Ignored(reason) => self.notice(NoticeKind::Ignored, super::words::ignored(reason)),
                scan::Event::SecondSwitch => self.open(Open::Ask(Question::SecondSwitch)),
                scan::Event::Opened
                | scan::Event::OpenedMenu
                | scan::Event::Cancelled
                | scan::Event::Rested
                | scan::Event::Woke
                | scan::Event::CountdownStopped => {}
            }
        }
    }

    /// What is focused is no choice, and was chosen.
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
        self.next_is_outside = false;
        match act {
            Act::Signal(signal) => self.signal(signal),
            Act::Open(open) => self.open(open),
            Act::Back => self.back(),
            Act::Choice(id) => {
                self.tell(Input::Chosen(id));
            }
        }
    }

    fn point_at(&mut self, id: ChoiceId) {
        if !self.content.offers.get(id.0).is_some_and(|o| o.choice.enabled) {
            return;
        }
        self.method = "pointer";
        if self.tell(Input::Pointed(id)) == Taken::No {
            self.point(id);
        }
    }

    /// Moves the focus to a choice; a resting scan is woken by it.
    fn point(&mut self, id: ChoiceId) {
        let Some(item) = self.item_of(id) else { return };
        if self.scanner.focus() == Some(item) && !self.content.wrong {
            return;
        }
        if self.scanner.is_resting() {
            self.scan(scan::Input::Point(item));
        }
        self.scan(scan::Input::Point(item));
    }

    fn click(&mut self, id: ChoiceId) {
        self.method = "pointer";
        if self.scanner.tentative().is_some() {
            self.scan(scan::Input::Action);
        } else if id.0 == self.content.offers.len() {
            self.scan(scan::Input::Up);
        } else {
            self.tell(Input::Refocused);
            self.content.wrong = false;
            self.point(id);
            self.choose(id);
        }
    }

    /// What chooses now what is lit; who lit it counts for more.
    fn used(&mut self, device: &'static str) {
        self.method = if self.next_is_outside { "outside next" } else { device };
    }

    fn shortcut(&mut self, letter: char) {
        let wanted: Vec<char> = letter.to_lowercase().collect();
        let found = self
            .shortcuts()
            .into_iter()
            .position(|known| known.is_some_and(|k| k.to_lowercase().collect::<Vec<_>>() == wanted));
        if let Some(index) = found {
            self.method = "keyboard";
            self.choose(ChoiceId(index));
        }
    }

    fn typed(&mut self, key: Key) {
        if self.content.wants_text || key == Key::Delete {
            self.tell(Input::Typed(key, self.focus()));
        }
    }

    fn signal(&mut self, signal: Signal) {
        match signal {
            Signal::Action => {
                self.used(self.device);
                self.scan(scan::Input::Action);
            }
            Signal::Next | Signal::Previous => {
                self.next_is_outside = self.device == "outside";
                let input = if signal == Signal::Next { scan::Input::Next } else { scan::Input::Previous };
                self.scan(input);
            }
            _ if self.scanner.tentative().is_some() => self.scan(scan::Input::Action),
            _ => {
                self.method = self.device;
                if signal == Signal::Undo {
                    self.watch_undo();
                }
                if self.tell(Input::Signal(signal, self.focus())) == Taken::No {
                    self.everywhere(signal);
                }
            }
        }
    }

    /// What a signal does on every screen that does not take it.
    fn everywhere(&mut self, signal: Signal) {
        let game = self.stack.iter().rev().find_map(|screen| screen.game());
        match signal {
            Signal::Up => self.arrow(Side::Up),
            Signal::Down => self.arrow(Side::Down),
            Signal::Left => self.arrow(Side::Left),
            Signal::Right => self.arrow(Side::Right),
            Signal::NextRow | Signal::NextColumn => self.scan(scan::Input::Next),
            Signal::Menu => self.scan(scan::Input::Menu),
            Signal::Fullscreen => {
                self.last.fullscreen = !self.last.fullscreen;
                self.keep_last();
            }
            Signal::Help => self.open_once("help", Open::Help(game)),
            Signal::Settings => self.open_once("settings", Open::Settings(game)),
            Signal::Quit => self.open_once("ask", Open::Ask(Question::Quit)),
            Signal::ChangeGame => self.back(),
            Signal::PauseOrResume => {
                let input = if self.scanner.is_resting() { scan::Input::Action } else { scan::Input::Rest };
                self.scan(input);
            }
            Signal::Cycle(key) => self.cycle(key),
            Signal::Slower => self.change_pace(true),
            Signal::Faster => self.change_pace(false),
            _ => {}
        }
    }

    /// An arrow where there is no board: to the next choice in that direction, around the edges.
    fn arrow(&mut self, towards: Side) {
        let here = self.scanner.lit().first().and_then(|item| self.choices.get(*item)).copied();
        let places = self.choices.iter().filter_map(|i| Some((*i, self.content.offers.get(*i)?.item.place))).collect();
        if let Some(index) = super::steer::beside(places, here, towards) {
            self.point(ChoiceId(index));
        }
    }

    fn open_once(&mut self, name: &str, open: Open) {
        if self.stack.last().is_none_or(|screen| screen.name() != name) {
            self.open(open);
        }
    }
}

fn switch_of(switch: Switch) -> scan::Switch {
    match switch {
        Switch::Main => scan::Switch::Main,
        Switch::Second => scan::Switch::Second,
    }
}
