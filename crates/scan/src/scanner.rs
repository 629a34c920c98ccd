//! The state machine that lights choices one after the other and takes the one lit when the switch is pressed.
//! Never reads a clock, never knows what a choice does.

mod light;
mod weighed;

use super::choices::ScanItem;
use super::filter::{Filter, Ignored, Press, Switch};
use super::layout::{Opens, ScanLayout, ScanSlot};
use super::settings::{Method, ScanSettings};
use super::sure::{Asked, PlayerModel, Sure};
use az::SaturatingAs;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// How many slots back a press can be credited; more than fit into the longest hold at the shortest interval.
const MAX_PAST: usize = 16;

/// An input. The time is given separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Input {
    /// Time passed and nothing else happened.
    Tick,
    /// A switch went down; it passes through the filter.
    Pressed(Switch),
    /// A switch came up.
    Released(Switch),
    /// A switch was pressed on a device that does not tell when it is let go.
    Tapped(Switch),
    /// Action from a device that is not filtered (keyboard, remote): takes what is lit.
    Action,
    /// Next from such a device.
    Next,
    /// The slot before.
    Previous,
    /// The focus was moved to this choice (arrows, pointer): it alone is lit, and scanning goes on after it.
    Point(usize),
    /// Opens the menu.
    Menu,
    /// One level up, as the cancel slot does.
    Up,
    /// Rest now: pause.
    Rest,
    /// Speech began to say what is lit: the slot lasts until it ends.
    SpeechBegan,
    /// Speech has ended.
    SpeechEnded,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ScanEvent {
    /// Something else is lit now: the moment for speech and the tick.
    Lit,
    /// This choice was taken.
    Chosen(usize),
    /// This move was chosen and will be taken with [`ScanEvent::Chosen`] unless a press takes it back: show it.
    Tentative(usize),
    /// The tentative move was taken back.
    TakenBack(usize),
    /// A press opened a level.
    Opened,
    /// The menu was opened.
    OpenedMenu,
    /// One level up; scanning goes on there from where it was.
    Cancelled,
    /// A group that nobody answered in closed by itself; scanning goes on one level up.
    Closed,
    /// Up was asked for on the first level: the screen's own cancel is meant.
    UpFromRoot,
    /// With the method sure: a press was weighed, and something else is lit now.
    Weighed,
    /// A press that did not count, and why.
    Ignored(Ignored),
    /// No answer in all passes (or a pause): scanning rests.
    Rested,
    /// A press woke it and chose nothing.
    Woke,
    /// The countdown of the single choice was stopped.
    CountdownStopped,
    /// A second switch was pressed for the first time although the method knows only one: offer [`Method::Step`].
    SecondSwitch,
}

/// Where in the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct LayoutPlace {
    level: usize,
    slot: usize,
}

/// A slot that has gone dark (or, the last one, is lit): a press that began in it does what it would have done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Past {
    slot: usize,
    from_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum ScanPhase {
    /// The light moves, or waits for Next.
    #[default]
    Scanning,
    /// Dimmed until the switch wakes it.
    Resting,
    /// A chosen move that can still be taken back.
    Tentative { item: usize },
    /// The only move left will be played by itself.
    Countdown { item: usize },
}

/// The scanner: settings, what can be chosen, and where the light is. A value: clone it to keep a place and
/// come back to it. The same inputs at the same times always give the same events.
///
/// The caller uses [`Scanner::show`] whenever the screen may have changed, [`Scanner::step`] for each input,
/// and `step(Input::Tick, now)` at [`Scanner::next_wake`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scanner {
    settings: ScanSettings,
    items: Vec<ScanItem>,
    turn: Option<u64>,
    is_after_move: bool,
    layout: ScanLayout,
    phase: ScanPhase,
    /// From the root to the current level; empty while there is nothing to light.
    path: Vec<LayoutPlace>,
    pointed: Option<usize>,
    /// The slots of this level as they were lit, the current one last.
    past: VecDeque<Past>,
    pass: u32,
    /// Slots that only exist in the first pass are gone.
    is_later_pass: bool,
    /// In this turn the light has passed everything once, or a level was left again.
    came_round: bool,
    now_ms: u64,
    slot_from_ms: u64,
    slot_until_ms: Option<u64>,
    is_speaking: bool,
    has_second_switch: bool,
    filter: Filter,
    events: Vec<ScanEvent>,
    /// The method sure.
    pub(crate) sure: Sure,
    /// With the method sure: the light was moved by Next and goes on one by one until something is opened or taken.
    by_hand: bool,
}

impl Scanner {
    /// A scanner with nothing to choose yet. Settings outside their ranges are brought into them.
    pub fn new(mut settings: ScanSettings) -> Self {
        settings.mend();
        Self { settings, ..Self::default() }
    }

    /// The current settings.
    pub fn settings(&self) -> &ScanSettings {
        &self.settings
    }

    /// Other settings, at once. The place is kept unless what changed lays the choices out again.
    pub fn set_settings(&mut self, mut settings: ScanSettings, now_ms: u64) {
        settings.mend();
        if settings == self.settings {
            return;
        }
        self.now_ms = self.now_ms.max(now_ms);
        let is_sure = |settings: &ScanSettings| settings.method == Method::Sure && settings.timed;
        let begins_to_weigh = is_sure(&settings) != is_sure(&self.settings);
        self.settings = settings;
        let layout = ScanLayout::new(&self.items, &self.settings, self.is_after_move);
        if layout == self.layout && self.phase == ScanPhase::Scanning && !begins_to_weigh {
            self.light(true, self.now_ms);
        } else {
            self.layout = layout;
            self.restart();
        }
        self.events.clear();
    }

    /// What can be chosen now. `turn` is a number that changes with the screen and with every move: while it stays
    /// the same, order and place stay as they are, whatever the weights. `after_move`: undo may be offered first.
    pub fn show(&mut self, items: Vec<ScanItem>, turn: u64, after_move: bool, now_ms: u64) {
        if self.is_shown(&items, turn) {
            return;
        }
        self.now_ms = self.now_ms.max(now_ms);
        let is_new_turn = self.turn != Some(turn);
        self.turn = Some(turn);
        self.layout = ScanLayout::new(&items, &self.settings, after_move);
        self.items = items;
        self.is_after_move = after_move;
        self.restart();
        if is_new_turn {
            self.came_round = false;
            self.count_down();
        }
        self.events.clear();
    }

    /// Whether these choices are shown already, whatever their weights.
    pub(crate) fn is_shown(&self, items: &[ScanItem], turn: u64) -> bool {
        self.turn == Some(turn) && same_but_weights(&self.items, items)
    }

    /// Takes one input. What is lit afterwards: [`Scanner::lit`]. A time before the last one counts as the last one.
    pub fn step(&mut self, input: Input, now_ms: u64) -> Vec<ScanEvent> {
        switchboard_base::broken::fault::point("scan");
        self.now_ms = self.now_ms.max(now_ms);
        match input {
            Input::Tick => self.tick(),
            Input::Pressed(switch) => {
                let press = self.filter.pressed(switch, self.now_ms, &self.settings);
                self.press(press);
            }
            Input::Released(switch) => {
                let press = self.filter.released(switch, self.now_ms, &self.settings);
                self.press(press);
            }
            Input::Tapped(switch) => {
                let press = self.filter.tapped(switch, self.now_ms, &self.settings);
                self.press(press);
            }
            Input::SpeechBegan => self.is_speaking = true,
            Input::SpeechEnded => self.speech_ended(),
            Input::Rest => self.rest(),
            Input::Point(_) if self.tentative().is_some() => {}
            _ if self.is_disturbed() => {}
            Input::Action => self.take_lit(),
            Input::Next => self.next(),
            Input::Previous => self.previous(),
            Input::Point(item) => self.point(item),
            Input::Menu => self.open_menu(),
            Input::Up => self.up(),
        }
        if self.settings.method == Method::Inverse && self.phase == ScanPhase::Scanning && !self.filter.is_held() {
            self.slot_until_ms = None;
        }
        std::mem::take(&mut self.events)
    }

    /// When to call `step(Input::Tick, ..)` if nothing else happens before; none: never.
    pub fn next_wake(&self) -> Option<u64> {
        [self.due_ms(), self.filter.next_wake_ms(&self.settings)].into_iter().flatten().min()
    }

    /// Indices of the items that are lit; empty where nothing or the cancel slot is lit.
    pub fn lit(&self) -> &[usize] {
        match (&self.phase, &self.pointed) {
            (ScanPhase::Tentative { item } | ScanPhase::Countdown { item }, _) | (_, Some(item)) => {
                std::slice::from_ref(item)
            }
            _ if self.is_weighing() => self.sure.lit_items.as_slice(),
            _ => self.slot().map_or(&[], |slot| slot.lit.as_slice()),
        }
    }

    /// The item that a press takes at once, if it is a single one.
    pub fn focus(&self) -> Option<usize> {
        match self.lit() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Whether the slot that leads one level up is lit.
    pub fn is_cancel_lit(&self) -> bool {
        let slot = if self.is_weighing() { self.lit_alone() } else { self.slot() };
        self.pointed.is_none() && slot.is_some_and(|slot| slot.opens == Opens::Up)
    }

    /// How many levels below the first one the light is.
    pub fn depth(&self) -> usize {
        self.path.len().saturating_sub(1)
    }

    /// All items that a press in one of this level's slots takes or comes nearer to.
    pub fn reachable(&self) -> Vec<usize> {
        let slots = self.here();
        slots.iter().flat_map(|slot| slot.lit.iter().copied()).collect()
    }

    /// Whether what is lit now was lit before in this turn and not taken: the light came round to it again.
    pub fn came_round(&self) -> bool {
        self.came_round
    }

    /// How long this many passes of the first level take, in milliseconds; none where nothing moves by itself.
    pub fn passes_ms(&self, passes: u32) -> Option<u64> {
        if !self.moves_by_itself() {
            return None;
        }
        let slots = self.layout.level(0).len();
        // blocks of half of what is likely: everything is lit within so many
        let slots = slots.saturating_as::<u64>();
        let slots = if self.is_weighing() { slots.min(u64::from(slots.max(1).ilog2()) + 5) } else { slots };
        let slots = slots.saturating_mul(passes.into());
        let interval_ms = u64::from(self.settings.interval_ms);
        Some(slots.saturating_mul(interval_ms).saturating_add(self.first_extra_ms()))
    }

    /// Whether the light went past everything this many times since the last press, or does not go by itself, or rests.
    pub fn has_passed(&self, passes: u32) -> bool {
        !self.moves_by_itself() || self.is_resting() || self.pass >= passes
    }

    /// Whether scanning rests, dimmed.
    pub fn is_resting(&self) -> bool {
        self.phase == ScanPhase::Resting
    }

    /// Whether a move is shown that can still be taken back.
    pub fn tentative(&self) -> Option<usize> {
        match self.phase {
            ScanPhase::Tentative { item } => Some(item),
            _ => None,
        }
    }

    /// The single choice that will be played by itself, and the milliseconds left.
    pub fn countdown(&self, now_ms: u64) -> Option<(usize, u64)> {
        match self.phase {
            ScanPhase::Countdown { item } => Some((item, self.slot_until_ms?.saturating_sub(now_ms))),
            _ => None,
        }
    }

    /// For how many milliseconds from now on presses are still ignored.
    pub fn deaf_ms(&self, now_ms: u64) -> u32 {
        let until_ms = self.filter.deaf_until_ms(&self.settings);
        until_ms.saturating_sub(now_ms).saturating_as()
    }

    /// Ignores presses of the switch for so many milliseconds from now on: something is shown that a press meant for
    /// what was there before must not end.
    pub fn refuse(&mut self, ms: u32, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        self.filter.cool_down(self.now_ms.saturating_add(u64::from(ms)));
    }

    /// The light stays where it is for so many milliseconds from now on, if it moves by itself at all.
    pub fn hold(&mut self, ms: u32, now_ms: u64) {
        self.now_ms = self.now_ms.max(now_ms);
        if self.phase == ScanPhase::Scanning {
            let until_ms = self.now_ms.saturating_add(u64::from(ms));
            self.slot_until_ms = self.slot_until_ms.map(|slot_ms| slot_ms.max(until_ms));
        }
    }

    /// How much of the slot is left, in thousandths; none where no timer runs. Nothing is left while the late-press
    /// allowance lasts: what is lit can still be chosen.
    pub fn slot_left(&self, now_ms: u64) -> Option<u16> {
        let until_ms = self.empty_ms()?;
        let whole = until_ms.saturating_sub(self.slot_from_ms).max(1);
        let left = until_ms.saturating_sub(now_ms).min(whole);
        u16::try_from(left.saturating_mul(1000) / whole).ok()
    }

    /// How long the whole slot is before its late-press allowance, in milliseconds; none where no timer runs.
    pub fn slot_ms(&self) -> Option<u32> {
        u32::try_from(self.empty_ms()?.saturating_sub(self.slot_from_ms)).ok()
    }

    /// When nothing of the slot is left.
    fn empty_ms(&self) -> Option<u64> {
        let has_lag = self.phase == ScanPhase::Scanning && self.settings.method != Method::Sure;
        let lag_ms = if has_lag { u64::from(self.settings.lag_ms) } else { 0 };
        self.due_ms().map(|due_ms| due_ms.saturating_sub(lag_ms))
    }

    fn slot(&self) -> Option<&ScanSlot> {
        let here = self.path.last()?;
        self.layout.level(here.level).get(here.slot)
    }

    fn due_ms(&self) -> Option<u64> {
        let until_ms = self.slot_until_ms?;
        // a press that has to be held and began before the end of the slot still takes the move back
        if matches!(self.phase, ScanPhase::Tentative { .. } | ScanPhase::Countdown { .. }) && self.filter.is_held() {
            return None;
        }
        if self.is_speaking && self.phase == ScanPhase::Scanning {
            Some(until_ms.max(self.slot_from_ms.saturating_add(u64::from(self.settings.speech_wait_ms))))
        } else {
            Some(until_ms)
        }
    }

    fn tick(&mut self) {
        let press = self.filter.time_passed(self.now_ms, &self.settings);
        self.press(press);
        let Some(due_ms) = self.due_ms().filter(|&due_ms| due_ms <= self.now_ms) else { return };
        match self.phase {
            ScanPhase::Resting => {}
            ScanPhase::Tentative { item } | ScanPhase::Countdown { item } => self.finish(item),
            ScanPhase::Scanning => {
                // a slightly late tick keeps the rhythm; after a jump of the clock one slot passes, not more
                let is_late = self.now_ms - due_ms >= u64::from(self.settings.interval_ms);
                self.move_light(if is_late { self.now_ms } else { due_ms });
            }
        }
    }

    /// A slot that lasted longer because it was being said ends now, so that the next one is whole.
    fn speech_ended(&mut self) {
        let was_speaking = std::mem::replace(&mut self.is_speaking, false);
        if was_speaking && self.phase == ScanPhase::Scanning {
            self.sure.understood(self.now_ms);
            self.slot_until_ms = self.slot_until_ms.map(|until_ms| until_ms.max(self.now_ms));
        }
    }

    /// Any signal wakes a resting scan, stops a countdown, or takes a tentative move back, and does nothing else.
    fn is_disturbed(&mut self) -> bool {
        match self.phase {
            ScanPhase::Scanning => return false,
            ScanPhase::Resting => {
                self.phase = ScanPhase::Scanning;
                self.pass = 0;
                self.came_round = false;
                self.events.push(ScanEvent::Woke);
                self.weigh_anew();
                self.light(true, self.now_ms);
            }
            ScanPhase::Countdown { .. } => {
                self.events.push(ScanEvent::CountdownStopped);
                self.restart();
            }
            ScanPhase::Tentative { item } => {
                self.events.push(ScanEvent::TakenBack(item));
                self.restart();
            }
        }
        true
    }

    fn press(&mut self, press: Option<Press>) {
        let Some(press) = press else { return };
        if let Press::Ignored(reason) = press {
            if self.is_weighing() {
                self.sure.twitch(self.now_ms);
            }
            self.events.push(ScanEvent::Ignored(reason));
            return;
        }
        if matches!(press, Press::Choose { .. } | Press::Menu) || self.phase != ScanPhase::Scanning {
            self.filter.cool_down(self.now_ms.saturating_add(u64::from(self.settings.filter.cool_down_ms)));
        }
        if self.is_disturbed() {
            self.filter.spend();
            return;
        }
        match press {
            Press::Choose { at_ms } if self.is_weighing() && self.pointed.is_none() => self.weigh(at_ms),
            Press::Choose { at_ms } => self.take(at_ms),
            Press::Next { is_second } => {
                if is_second && self.settings.method != Method::Step && !self.has_second_switch {
                    self.has_second_switch = true;
                    self.events.push(ScanEvent::SecondSwitch);
                }
                self.next();
            }
            Press::Menu => self.open_menu(),
            Press::Hold => {
                // The same thing stays lit; only its time begins.
                self.past.clear();
                self.light(true, self.now_ms);
                self.events.clear();
            }
            Press::Ignored(_) => {}
        }
    }
}

/// Whether two lists of choices differ only in their weights.
fn same_but_weights(one: &[ScanItem], other: &[ScanItem]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(a, b)| *a == ScanItem { weight: a.weight, ..b.clone() })
}
