//! The window's state: the program, its last page, and what only the window knows. Every raw event becomes an event
//! of the program; what the program answers is drawn. Decides nothing about the game.

use super::blocks::{IN_VIEW, Pen};
use super::board::Stage;
use super::differences::{current_row, is_long, shape, shows_the_same_board, told, top_line};
use super::events::{fingers, raw};
use super::halo::{Light, Slot};
use super::keys::KeyChange;
use super::looks::{self, Style};
use super::message::{By, Message, Under};
use super::motion::Motion;
use super::nothing::Nothing;
use super::opening::{self, Opening};
use super::operations::{Anchor, Brought, begin_anew, bring_into_view, scroll_by_itself, show_all};
use super::paste::{pasted_file, pasted_picture};
use super::pointer::Pointer;
use super::raster::{Gallery, Studio};
use super::room::ToldRoom;
use super::table::CURRENT_ROW;
use super::text::TOP_LINE;
use super::wake;
use crate::device::{Devices, Incoming, Ticks, is_due};
use crate::drawings::Change;
use crate::shell::corners::Fingers;
use crate::shell::{
    Block, Effect, Event, KeyPress, MOUSE_BUTTON, OwnFrom, Page, Pictures, Program, Signal, Source, Switch,
};
use iced::time::{Duration, Instant};
use iced::widget::image::Handle;
use iced::{Element, Size, Subscription, Task, event, window};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How often animated pictures are updated.
const ANIMATION_STEP: Duration = Duration::from_millis(170);

/// The keys that paste.
const PASTE: &str = "ctrl+v";

/// How often long texts scroll: by one line, or with reduced motion by most of the visible part.
const SCROLL_STEP: Duration = Duration::from_secs(2);
const SCROLL_JUMP: Duration = Duration::from_secs(8);

/// Whether the window is created invisible, so that screen readers know it first.
pub const HIDDEN_FIRST: bool = cfg!(windows);

/// The scrolling parts of a page: words alone, the panel beside a board, and what has choices in it.
const PARTS: [&str; 4] = ["told", "side", "page", "main"];

/// How many rounds long texts have scrolled; none once the player turned the wheel, or while nothing runs over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Rounds {
    /// Words alone, and the panel beside a board.
    told: u32,
    /// Everything else, restarted whenever something else is lit.
    rest: u32,
    is_stopped: bool,
}

/// The window's state.
pub struct Window {
    program: Box<dyn Program>,
    devices: Devices,
    page: Page,
    stage: RefCell<Stage>,
    ticks: Ticks,
    opening: Opening,
    size: Size,
    room: ToldRoom,
    scale: f32,
    alt: bool,
    pointer: Pointer,
    pointer_holds_switch: bool,
    fingers: Fingers,
    /// Switch keys that are held, by name: their release is reported even if the modifier keys changed.
    held: BTreeMap<String, Event>,
    slot: Option<Slot>,
    /// Until when presses are ignored after a choice.
    deaf_until: Option<Instant>,
    /// When to wake the program, and how often it was woken, which together identify a wait.
    wake: Option<u64>,
    wakes: u64,
    /// How often the whole window was repainted, and the sheet under everything that it was painted on last.
    whole_paintings: u64,
    sheet: Handle,
    animated: bool,
    /// What moves on the board.
    motion: Option<Motion>,
    /// Since when there is something to celebrate.
    cheers_since: Option<Instant>,
    time: Duration,
    rounds: Rounds,
    /// Whether what is lit does not fit in its place.
    runs_over: bool,
    reader: super::reader::ScreenReader,
}

impl Window {
    /// A window for `program` that draws its pictures at once, for tests and benches.
    pub fn new(program: Box<dyn Program>, pictures: Rc<dyn Pictures>, devices: Devices) -> Self {
        Self::with(program, Studio::Here(pictures), devices)
    }

    /// A window for `program` whose game pictures the studio draws.
    pub fn with(program: Box<dyn Program>, studio: Studio, devices: Devices) -> Self {
        let gallery = Gallery::new(studio);
        let mut window = Self {
            reader: super::reader::ScreenReader::new(&devices.inbox().sender()),
            program,
            devices,
            page: Page::default(),
            stage: RefCell::new(Stage::new(gallery)),
            ticks: Ticks::start(),
            opening: Opening::new(),
            size: Size::new(1000.0, 720.0),
            room: ToldRoom::default(),
            scale: 1.0,
            alt: false,
            pointer: Pointer::default(),
            pointer_holds_switch: false,
            fingers: Fingers::default(),
            held: BTreeMap::new(),
            slot: None,
            deaf_until: None,
            wake: None,
            wakes: 0,
            whole_paintings: 0,
            sheet: super::halo::sheet(),
            animated: false,
            motion: None,
            cheers_since: None,
            time: Duration::ZERO,
            rounds: Rounds::default(),
            runs_over: false,
        };
        let _ = window.refresh();
        window
    }

    /// A window that has ended.
    pub fn closed() -> Self {
        Self::new(Box::new(Nothing), Rc::new(Nothing), Devices::none())
    }

    /// The page that is shown.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// How many cells of the board, and spots beside it, the last drawing repainted.
    pub fn cells_painted(&self) -> usize {
        self.stage.borrow().painted()
    }

    /// How often the whole window was repainted.
    pub fn whole_paintings(&self) -> u64 {
        self.whole_paintings
    }

    /// Whether a picture on the board is animated.
    pub fn animates(&self) -> bool {
        self.animated
    }

    /// Shows the pictures that have been drawn since.
    fn pictures_drawn(&mut self) {
        self.stage.borrow_mut().pictures_drawn();
        self.animated = !self.page.look.reduced_motion && self.has_animation();
    }

    /// What the window does when it opens.
    pub fn opened(&self) -> Task<Message> {
        let scale = window::latest().and_then(window::scale_factor).map(Message::Rescaled);
        let size = window::latest().and_then(window::size).map(Message::Resized);
        // where screen readers must know the window first, it becomes visible only now
        let shown = if HIDDEN_FIRST {
            window::latest().and_then(window::raw_id::<Message>).map(Message::Made)
        } else {
            self.fullscreen()
        };
        Task::batch([
            scale,
            size,
            shown,
            opening::large(),
            begin_anew(&PARTS, IN_VIEW, self.around_lit()).map(Message::Shown),
        ])
    }

    fn now_ms(&self) -> u64 {
        self.ticks.now_ms()
    }

    /// Passes an event to the program and shows the resulting page.
    fn send(&mut self, event: Event) -> Task<Message> {
        let now = self.now_ms();
        self.program.handle(event, now);
        self.refresh()
    }

    fn refresh(&mut self) -> Task<Message> {
        let now = self.now_ms();
        let mut page = self.program.page(now);
        if let Some(room) = self.room.news(&page, self.size) {
            self.program.handle(Event::Room(room), now);
            page = self.program.page(now);
        }
        let old = std::mem::replace(&mut self.page, page);
        self.set_in_motion(&old);
        let mut tasks = Vec::new();
        for effect in self.program.take_effects() {
            match effect {
                Effect::Quit => {
                    self.devices.stop();
                    tasks.push(iced::exit());
                }
                other => self.devices.perform(&other),
            }
        }
        self.devices.answer_waiting(&self.page);
        tasks.push(self.reader.tell(&self.page));
        self.wake = self.program.next_wake();
        self.slot = self.running_slot();
        let deaf = Duration::from_millis(u64::from(self.page.deaf_ms));
        self.deaf_until = (!deaf.is_zero()).then(|| Instant::now() + deaf);
        if old.screen != self.page.screen || old.choices != self.page.choices {
            self.pointer.rest();
        }
        if old.fullscreen != self.page.fullscreen {
            tasks.push(self.fullscreen());
        }
        let tells_the_same = old.notices == self.page.notices && old.choices == self.page.choices;
        let looks_the_same = old.resting == self.page.resting && old.look == self.page.look;
        if shape(&old) != shape(&self.page) || !tells_the_same || !looks_the_same {
            self.whole_paintings = self.whole_paintings.wrapping_add(1);
            self.sheet = super::halo::sheet();
        }
        if shape(&old) != shape(&self.page) || told(&old) != told(&self.page) {
            self.rounds = Rounds::default();
            tasks.push(begin_anew(&PARTS, IN_VIEW, self.around_lit()).map(Message::Shown));
        } else if old.lit != self.page.lit
            || old.focus != self.page.focus
            || old.look != self.page.look
            || old.notices.len() != self.page.notices.len()
        {
            self.rounds.rest = 0;
            self.rounds.is_stopped &= old.look == self.page.look;
            if !self.pointer.is_used() {
                tasks.push(show_all(IN_VIEW, self.around_lit()).map(Message::Shown));
            }
        }
        if top_line(&old) != top_line(&self.page) {
            tasks.push(bring_into_view(TOP_LINE, Anchor::Top));
        }
        if current_row(&old) != current_row(&self.page) {
            tasks.push(bring_into_view(CURRENT_ROW, Anchor::Seen { around: 0.0 }));
        }
        if !shows_the_same_board(&old, &self.page) {
            self.animated = !self.page.look.reduced_motion && self.has_animation();
        }
        Task::batch(tasks)
    }

    /// What of the page before is on its way to what is shown now. Nothing waits for it.
    fn set_in_motion(&mut self, old: &Page) {
        let now = Instant::now();
        let turn = old.standing.as_ref().and_then(|standing| standing.turn.as_ref());
        let by_computer = turn.is_some_and(|turn| turn.is_computer);
        match Change::between(old, &self.page) {
            Change::None => {}
            Change::All => self.motion = None,
            Change::Some(way) => self.motion = Some(Motion::begin(way, by_computer, now)),
        }
        if self.page.celebrates(old) {
            self.cheers_since = Some(now);
        } else if self.page.screen != old.screen {
            self.cheers_since = None;
        }
    }

    /// Whether something on the board is on its way.
    pub fn moves(&self) -> bool {
        self.motion.as_ref().is_some_and(|motion| motion.gone(Instant::now()).is_some())
    }

    fn running_slot(&self) -> Option<Slot> {
        let whole = Duration::from_millis(u64::from(self.page.slot_ms));
        let left = whole.mul_f32(f32::from(self.page.slot_left?.min(1000)) / 1000.0);
        (!whole.is_zero()).then(|| Slot { end: Instant::now() + left, whole, smooth: !self.page.look.reduced_motion })
    }

    fn has_animation(&self) -> bool {
        let mut stage = self.stage.borrow_mut();
        self.page.blocks.iter().any(|(_, block)| {
            let Block::Board { game, board, .. } = block else { return false };
            stage.gallery.has_animation(game, board)
        })
    }

    fn mode(&self) -> window::Mode {
        if self.page.fullscreen { window::Mode::Fullscreen } else { window::Mode::Windowed }
    }

    fn fullscreen(&self) -> Task<Message> {
        let mode = self.mode();
        window::latest().and_then(move |id| window::set_mode(id, mode))
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::PointerAt(place) => {
                self.pointer.at(place);
                // the light waits while it moves
                let is_news = self.page.slot_ms > 0 && self.pointer.is_to_be_told();
                if is_news { self.send(Event::PointerMoved) } else { Task::none() }
            }
            Message::Over(under, place) if self.pointer.is_new_over(under, place) => self.send(match under {
                Under::Choice(choice) => Event::PointAt(choice),
                Under::Cell(cell, _) => Event::Signal(Signal::Point(cell)),
            }),
            Message::Over(..) => Task::none(),
            Message::Press(under, by) => self.press(under, by),
            Message::Finger(finger, place) => {
                let size = (self.size.width, self.size.height);
                match self.fingers.moved(finger, place.map(|at| (at.x, at.y)), size) {
                    Some(held) => self.send(Event::Corners(held)),
                    None => Task::none(),
                }
            }
            Message::Release => {
                if std::mem::take(&mut self.pointer_holds_switch) {
                    return self.send(Event::Released(Switch::Main));
                }
                Task::none()
            }
            Message::Key(change) => self.key(change),
            Message::Incoming(incoming) => {
                if matches!(incoming, Incoming::World) {
                    self.stage.borrow_mut().pictures_changed();
                }
                let now = self.now_ms();
                // what is due comes first: however much devices send, scanning continues
                if is_due(self.program.as_ref(), now) {
                    self.program.handle(Event::Tick, now);
                }
                self.devices.answer(self.program.as_mut(), incoming, now);
                self.refresh()
            }
            Message::Wake => {
                self.wakes += 1;
                self.send(Event::Tick)
            }
            Message::PicturesDrawn => {
                self.pictures_drawn();
                Task::none()
            }
            Message::Animate => {
                self.time += ANIMATION_STEP;
                Task::none()
            }
            Message::AutoScroll => self.scroll_on(),
            // where nothing runs over there is nothing to do until the page changes
            Message::Wheel | Message::Scrolled(false) => {
                self.rounds.is_stopped = true;
                Task::none()
            }
            Message::Scrolled(true) => Task::none(),
            Message::Resized(size) => {
                self.size = size;
                self.rounds = Rounds::default();
                self.room.open();
                Task::batch([self.refresh(), show_all(IN_VIEW, self.around_lit()).map(Message::Shown)])
            }
            Message::Shown(Brought { runs_over, scrolled }) => {
                self.runs_over = runs_over;
                if scrolled {
                    self.pointer.slid_under();
                }
                Task::none()
            }
            Message::Rescaled(scale) => {
                self.scale = scale;
                Task::none()
            }
            Message::Unfocused => {
                self.reader.focused(false);
                self.let_go()
            }
            Message::Focused => {
                self.reader.focused(true);
                Task::none()
            }
            Message::Made(_handle) => {
                #[cfg(windows)]
                self.reader.open(_handle);
                self.fullscreen()
            }
            Message::News => {
                self.reader.tell_news(&self.page);
                Task::none()
            }
            Message::Ask => self.opening.ask(),
            Message::Stands(is_large) => self.opening.stands(is_large, self.mode()),
            Message::Dropped(path) => self.send(Event::Brought(OwnFrom::File(path))),
            Message::Pasted(words) => match words.as_deref().and_then(pasted_file) {
                Some(path) => self.send(Event::Brought(OwnFrom::File(path))),
                None => Task::perform(smol::unblock(pasted_picture), Message::PastedPicture),
            },
            Message::PastedPicture(Some(bytes)) => self.send(Event::Brought(OwnFrom::Bytes(bytes.into()))),
            Message::PastedPicture(None) => Task::none(),
            Message::Close => {
                let now = self.now_ms();
                self.program.close(now);
                self.refresh()
            }
        }
    }

    /// A press acts on what is under it, unless the player chose that a press anywhere is the switch. Many switches are
    /// wired to a mouse button: if no pointer has ever moved, the button is a switch too while a scan runs.
    fn press(&mut self, under: Option<Under>, by: By) -> Task<Message> {
        let scanning = self.page.slot_ms > 0 || self.page.resting;
        let is_wired = by == By::Mouse && scanning && !self.pointer.has_moved();
        let keys = self.program.keys();
        if is_wired && keys.learns_switch && !keys.any_click_is_switch {
            return self.send(Event::RawKey(MOUSE_BUTTON.to_owned()));
        }
        let is_anywhere = self.page.takes_any && !matches!(under, Some(Under::Choice(_)));
        if is_wired || is_anywhere || keys.any_click_is_switch {
            self.pointer_holds_switch = true;
            let now = self.now_ms();
            self.program.handle_from(Source::Pointer, Event::Pressed(Switch::Main), now);
            return self.refresh();
        }
        if by == By::Mouse && self.pointer.is_surprised() {
            return Task::none();
        }
        match under {
            Some(Under::Choice(choice) | Under::Cell(_, Some(choice))) => self.send(Event::Click(choice)),
            Some(Under::Cell(cell, None)) => self.send(Event::ClickCell(cell)),
            None => Task::none(),
        }
    }

    fn key(&mut self, change: KeyChange) -> Task<Message> {
        let keys = self.program.keys();
        if let KeyChange::Down(press) = &change
            && press.whole_name() == PASTE
            && keys.key(press).is_none()
        {
            return iced::clipboard::read().map(Message::Pasted);
        }
        let mode = self.page.key_mode();
        match change {
            KeyChange::Down(press) => {
                let Some(event) = keys.pressed(&press, mode) else { return Task::none() };
                if matches!(event, Event::Pressed(_))
                    && let Some(release) = keys.released(&press)
                {
                    self.held.insert(press.name.clone(), release);
                }
                self.send(event)
            }
            KeyChange::Repeat(press) => match keys.pressed(&press, mode) {
                Some(event) if repeats(&event) => self.send(event),
                _ => Task::none(),
            },
            KeyChange::Up(KeyPress { name, .. }) => match self.held.remove(&name) {
                Some(release) => self.send(release),
                None => Task::none(),
            },
            KeyChange::Alt(alt) => {
                self.alt = alt;
                Task::none()
            }
        }
    }

    /// Releases every held switch: its release will go to another window.
    fn let_go(&mut self) -> Task<Message> {
        self.alt = false;
        let held = std::mem::take(&mut self.held);
        let mut tasks: Vec<_> = held.into_values().map(|release| self.send(release)).collect();
        if std::mem::take(&mut self.pointer_holds_switch) {
            tasks.push(self.send(Event::Released(Switch::Main)));
        }
        Task::batch(tasks)
    }

    /// What the window listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        let mut all = vec![event::listen_with(raw), event::listen_with(fingers), self.devices_subscription()];
        if let Studio::Away(away) = self.stage.borrow().gallery.studio() {
            all.push(wake::drawn(away.woken()));
        }
        all.extend(self.opening.subscription());
        if let Some(at) = self.wake {
            all.push(wake::at(self.ticks.instant(at), self.wakes));
        }
        if self.scrolls() {
            let step = if self.page.look.reduced_motion { SCROLL_JUMP } else { SCROLL_STEP };
            all.push(iced::time::every(step).map(|_| Message::AutoScroll));
        }
        if self.animated {
            all.push(iced::time::every(ANIMATION_STEP).map(|_| Message::Animate));
        }
        Subscription::batch(all)
    }

    /// Whether something can overflow: a panel, a page of words and buttons, or a resting page.
    fn scrolls(&self) -> bool {
        !self.rounds.is_stopped
            && (self.page.resting || self.page.blocks.iter().any(|(zone, block)| is_long(*zone, block)))
    }

    fn scroll_on(&mut self) -> Task<Message> {
        if self.pointer.is_used() {
            return Task::none();
        }
        let Rounds { told, rest, .. } = &mut self.rounds;
        (*told, *rest) = (told.wrapping_add(1), rest.wrapping_add(1));
        let (told, rest) = (*told, *rest);
        let style = Style::in_window(&self.page.look, self.size);
        let step = if self.page.look.reduced_motion { self.size.height * 0.4 } else { style.em * 1.5 };
        // what is lit stays visible: what it is in scrolls only if everything rests
        let still = (!self.page.resting).then_some(IN_VIEW);
        let widgets = vec![("told", told), ("side", told), ("page", rest), ("main", rest)];
        scroll_by_itself(widgets, step, still).map(Message::Scrolled)
    }

    /// How much around what is lit stays visible with it: the ring.
    fn around_lit(&self) -> f32 {
        Style::in_window(&self.page.look, self.size).apart()
    }

    fn devices_subscription(&self) -> Subscription<Message> {
        wake::incoming(self.devices.inbox())
    }

    /// Draws the page.
    pub fn view(&self) -> Element<'_, Message> {
        let style = Style::in_window(&self.page.look, self.size);
        let pen = Pen {
            page: &self.page,
            style,
            stage: &self.stage,
            scale: self.scale,
            alt: self.alt,
            time: self.time,
            width: self.size.width,
            most_abreast: usize::MAX,
            is_ringed: true,
            motion: self.motion.as_ref(),
        };
        let light = Light {
            slot: self.slot,
            deaf_until: self.deaf_until,
            colors: style.colors,
            ring: style.ring(),
            scale: self.scale,
            sheet: &self.sheet,
        };
        super::view::view(pen, self.size, light, (self.runs_over && !self.pointer.is_used(), self.cheers_since))
    }

    /// The window's title.
    pub fn title(&self) -> String {
        if self.page.title.is_empty() { "Switchboard".to_owned() } else { self.page.title.clone() }
    }

    /// What is behind everything, and the colour of words.
    pub fn style(&self, _theme: &iced::Theme) -> iced::theme::Style {
        let looks::Colors { ground, ink, .. } = looks::Colors::of(self.page.look.theme);
        iced::theme::Style { background_color: ground, text_color: ink }
    }

    /// iced's theme.
    pub fn theme(&self) -> iced::Theme {
        looks::theme(&self.page.look)
    }
}

/// Whether an event may be repeated by a held key.
fn repeats(event: &Event) -> bool {
    use Signal::{Down, Left, Right, Up};
    matches!(event, Event::Typed(_) | Event::Signal(Up | Down | Left | Right))
}
