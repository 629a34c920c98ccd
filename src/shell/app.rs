//! The program: a stack of screens, one scanner for whatever the top one offers, and the settings in force.
//! Takes events, makes pages and effects. Never draws, never waits, never touches a device or a file.

use super::screen::{Context, Current, Open, Question, Screen, Taken, View};
use super::sheet::{Act, Sheet};
use super::{
    ChoiceId, Effect, Event, Key, Keys, LastPlayer, Notice, NoticeKind, Page, Program, Settings, Signal, Store, Switch,
};
use crate::narrate::Texts;
use crate::play::Side;
use crate::scan::{self, Scanner};

mod pace;
mod page;
mod reports;
mod start;
mod voice;

pub use start::Start;

/// Screens that can lie on each other; opening one more is refused. None of the program's ways comes near.
const MAX_SCREENS: usize = 40;
/// Lines that are kept on the page.
const MAX_NOTICES: usize = 4;

/// A screen on the stack.
#[derive(Debug)]
struct Layer {
    screen: Box<dyn Screen>,
    /// What was chosen last on it: the scan goes on there when the screen is on top again.
    chosen: Option<usize>,
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
    stack: Vec<Layer>,
    scanner: Scanner,
    /// What the top screen offered when it was last looked at.
    sheet: Sheet,
    /// The choice of each item of the scanner.
    choices: Vec<usize>,
    turn: u64,
    after_move: bool,
    /// The choice to light first, if the screen asks for one.
    wanted: Option<usize>,
    method: &'static str,
    /// The turn and the screen (how deep, its name) that were said last.
    said: (u64, usize, &'static str),
    watch: pace::PaceWatch,
    /// What is said next cuts off what is being said: the player has done something.
    cuts_speech: bool,
    /// A text is read aloud because the player asked for it.
    reads_aloud: bool,
    notices: Vec<Notice>,
    effects: Vec<Effect>,
    now_ms: u64,
    is_over: bool,
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
        if event.is_players() {
            self.cuts_speech = true;
            if std::mem::take(&mut self.reads_aloud) {
                self.effects.push(Effect::Hush);
            }
            self.top(|screen, _| screen.stirred());
        }
        match event {
            Event::Tick => {
                self.scan(scan::Input::Tick);
                self.top(|screen, cx| screen.tick(cx));
            }
            Event::Pressed(switch) => {
                self.method = "switch";
                let mut taken = Taken::No;
                self.top(|screen, cx| taken = screen.pressed(cx));
                if taken == Taken::No {
                    self.scan(scan::Input::Pressed(switch_of(switch)));
                }
            }
            Event::Released(switch) => {
                self.top(|screen, cx| screen.released(cx));
                self.scan(scan::Input::Released(switch_of(switch)));
            }
            Event::Signal(signal) => self.signal(signal),
            Event::PointAt(id) => self.point_at(id),
            Event::Click(id) => self.click(id),
            Event::ClickCell(cell) => {
                self.signal(Signal::Point(cell));
                self.look();
                if self.sheet.wrong {
                    self.do_act(None, &Act::Invalid);
                }
            }
            Event::Shortcut(letter) => self.shortcut(letter),
            Event::Typed(key) => self.typed(&key),
            Event::RawKey(name) => self.top(|screen, cx| screen.raw_key(&name, cx)),
            Event::SpeechBegan => self.scan(scan::Input::SpeechBegan),
            Event::SpeechEnded => self.scan(scan::Input::SpeechEnded),
            Event::Thought(number, found) => self.top(|screen, cx| screen.thought(number, found, cx)),
            Event::World => self.top(|screen, cx| screen.shown(cx)),
        }
        self.look();
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
        let screen = self.stack.last().and_then(|layer| layer.screen.next_wake());
        [self.scanner.next_wake(), screen].into_iter().flatten().min()
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

    /// The world, for those who set the program up.
    pub fn store(&mut self) -> &mut dyn Store {
        self.store.as_mut()
    }

    /// Lets the top screen do something, then does what it reports.
    fn top(&mut self, what: impl FnOnce(&mut dyn Screen, &mut Context<'_>)) {
        let Some(mut layer) = self.stack.pop() else { return };
        let focus = self.focus();
        let mut context = Context {
            store: self.store.as_mut(),
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            host: self.host.as_deref(),
            focus,
            method: self.method,
            now_ms: self.now_ms,
            reports: Vec::new(),
        };
        what(layer.screen.as_mut(), &mut context);
        let reports = std::mem::take(&mut context.reports);
        self.stack.push(layer);
        for report in reports {
            self.report(report);
        }
    }

    /// The choice that Action would take, if it is a single one.
    fn focus(&self) -> Option<ChoiceId> {
        if self.sheet.wrong {
            return None;
        }
        self.scanner.focus().and_then(|item| self.choices.get(item)).map(|index| ChoiceId(*index))
    }

    /// Looks at what the top screen offers now and hands it to the scanner.
    fn look(&mut self) {
        self.seat();
        let Some(layer) = self.stack.last() else { return };
        self.sheet = layer.screen.sheet(&self.view());
        self.choices = (0..self.sheet.offers.len())
            .filter(|index| self.sheet.offers.get(*index).is_some_and(|o| o.choice.enabled))
            .collect();
        let items = self.choices.iter().filter_map(|i| self.sheet.offers.get(*i)).map(|o| o.item.clone()).collect();
        self.scanner.set_settings(self.settings.scan.clone(), self.now_ms);
        let before = self.scanner.lit().to_vec();
        self.scanner.show(items, self.turn, self.after_move, self.now_ms);
        if let Some(wanted) = self.wanted.take()
            && let Some(item) = self.choices.iter().position(|index| *index == wanted)
        {
            self.scanner.step(scan::Input::Point(item), self.now_ms);
        }
        let said = self.stack.last().map_or(self.said, |layer| (self.turn, self.stack.len(), layer.screen.name()));
        if (said.1, said.2) != (self.said.1, self.said.2) {
            self.say_heading();
        }
        if before != self.scanner.lit() || said != self.said {
            self.say_lit();
        }
        self.said = said;
    }

    fn view(&self) -> View<'_> {
        View { texts: self.texts, settings: &self.settings, player: self.player.as_ref(), now_ms: self.now_ms }
    }

    /// Gives the scanner an input and does what comes of it.
    fn scan(&mut self, input: scan::Input) {
        let wrong = self.sheet.wrong && matches!(input, scan::Input::Pressed(_) | scan::Input::Action);
        let is_switch = !matches!(input, scan::Input::Action);
        let was_missed = self.scanner.came_round();
        let events = self.scanner.step(input, self.now_ms);
        let steps = matches!(input, scan::Input::Tick | scan::Input::Next);
        for event in events {
            match event {
                scan::Event::Lit => {
                    if steps {
                        self.top(|screen, _| screen.slot_passed());
                        self.tick_sound();
                    }
                    self.top(|screen, _| screen.refocused());
                    self.say_lit();
                }
                scan::Event::Chosen(_) if wrong => self.do_act(None, &Act::Invalid),
                scan::Event::Tentative(_) if wrong => {
                    self.scanner.step(scan::Input::Action, self.now_ms);
                    self.do_act(None, &Act::Invalid);
                }
                scan::Event::Opened if wrong => {
                    self.scanner.step(scan::Input::Up, self.now_ms);
                    self.do_act(None, &Act::Invalid);
                }
                scan::Event::Chosen(item) => {
                    if is_switch {
                        self.watch_choice(item, was_missed);
                    }
                    self.chosen(item);
                    self.propose_pace();
                }
                scan::Event::Tentative(item) => self.tentative(Some(item)),
                scan::Event::TakenBack(_) => {
                    self.tentative(None);
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

    fn chosen(&mut self, item: usize) {
        if let Some(index) = self.choices.get(item).copied() {
            self.choose(index);
        }
    }

    fn tentative(&mut self, item: Option<usize>) {
        let index = item.and_then(|item| self.choices.get(item).copied());
        let act = index.and_then(|index| self.sheet.offers.get(index)).map(|offer| offer.act.clone());
        self.top(|screen, _| screen.tentative(act.as_ref()));
    }

    fn choose(&mut self, index: usize) {
        let Some(offer) = self.sheet.offers.get(index).filter(|o| o.choice.enabled) else { return };
        let act = offer.act.clone();
        self.do_act(Some(index), &act);
    }

    fn do_act(&mut self, index: Option<usize>, act: &Act) {
        self.notices.clear();
        if let Some(layer) = self.stack.last_mut() {
            layer.chosen = index;
        }
        match act {
            Act::Signal(signal) => self.signal(*signal),
            Act::Open(open) => self.open(open.clone()),
            Act::Back => self.back(),
            _ => self.top(|screen, cx| screen.choose(act, cx)),
        }
    }

    fn point_at(&mut self, id: ChoiceId) {
        let Some(offer) = self.sheet.offers.get(id.0).filter(|o| o.choice.enabled) else { return };
        let act = offer.act.clone();
        self.method = "pointer";
        let mut taken = Taken::No;
        self.top(|screen, cx| taken = screen.pointed(&act, cx));
        if taken == Taken::No {
            self.point(id.0);
        }
    }

    /// Moves the focus to a choice; a resting scan is woken by it.
    fn point(&mut self, index: usize) {
        let Some(item) = self.choices.iter().position(|known| *known == index) else { return };
        if self.scanner.focus() == Some(item) && !self.sheet.wrong {
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
        } else if id.0 == self.sheet.offers.len() {
            self.scan(scan::Input::Up);
        } else {
            self.top(|screen, _| screen.refocused());
            self.sheet.wrong = false;
            self.point(id.0);
            self.choose(id.0);
        }
    }

    fn shortcut(&mut self, letter: char) {
        let wanted: Vec<char> = letter.to_lowercase().collect();
        let found = self
            .shortcuts()
            .into_iter()
            .position(|known| known.is_some_and(|k| k.to_lowercase().collect::<Vec<_>>() == wanted));
        if let Some(index) = found {
            self.method = "keyboard";
            self.choose(index);
        }
    }

    fn typed(&mut self, key: &Key) {
        if self.sheet.wants_text || *key == Key::Delete {
            self.top(|screen, cx| screen.typed(key, cx));
        }
    }

    fn signal(&mut self, signal: Signal) {
        match signal {
            Signal::Action => {
                self.method = "keyboard";
                self.scan(scan::Input::Action);
            }
            Signal::Next => self.scan(scan::Input::Next),
            Signal::Previous => self.scan(scan::Input::Previous),
            _ if self.scanner.tentative().is_some() => self.scan(scan::Input::Action),
            _ => {
                self.method = "keyboard";
                if signal == Signal::Undo {
                    self.watch_undo();
                }
                let mut taken = Taken::No;
                self.top(|screen, cx| taken = screen.signal(signal, cx));
                if taken == Taken::No {
                    self.everywhere(signal);
                }
            }
        }
    }

    /// What a signal does on every screen that does not take it.
    fn everywhere(&mut self, signal: Signal) {
        let game = self.stack.iter().rev().find_map(|layer| layer.screen.game());
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
            Signal::Help => self.open_once("help", Open::Help),
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
        let places = self.choices.iter().filter_map(|i| Some((*i, self.sheet.offers.get(*i)?.item.place))).collect();
        if let Some(index) = super::steer::beside(places, here, towards) {
            self.point(index);
        }
    }

    fn open_once(&mut self, name: &str, open: Open) {
        if self.stack.last().is_none_or(|layer| layer.screen.name() != name) {
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
