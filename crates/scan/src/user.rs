//! Modelled players on a virtual clock: what they would press, through the real scanner. For measuring only;
//! chance is handed in. A model is an assumption, no evidence about people.

use super::choices::{ItemRole, ScanItem};
use super::filter::Switch;
use super::in_play::{CameOfIt, InPlay};
use super::scanner::{Input, ScanEvent, Scanner};
use super::settings::{ActOn, Method, ScanSettings};
use az::SaturatingAs;
use switchboard_base::chance::Chance;

/// Inputs that one choice takes at most before it is given up.
const MAX_INPUTS: usize = 200_000;
/// How long a tap lasts, in milliseconds.
const TAP_MS: u64 = 100;
/// A press that comes twice comes again after this time and an exponential one of this mean, in milliseconds.
const DOUBLE_MS: u64 = 350;
const DOUBLE_TAIL_MS: u64 = 100;

/// How a modelled player answers: an ex-Gaussian time, and what goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct User {
    /// Mean of the Gaussian part of the answer time, in milliseconds.
    pub mean_ms: u32,
    /// Its standard deviation.
    pub spread_ms: u32,
    /// Mean of the exponential part.
    pub tail_ms: u32,
    /// Of a thousand times that the wanted thing is lit, how often no press comes.
    pub missed_permille: u32,
    /// Presses that nobody meant, in a thousand seconds.
    pub stray_per_1000_s: u32,
    /// Added to the first answer after the board has changed: looking where things are now.
    pub late_ms: u32,
    /// Mean of the time, exponential, in which nothing is answered after the board has changed: thinking.
    pub thinks_ms: u32,
    /// Of a thousand presses that were meant, how many come twice (tremor).
    pub doubled_permille: u32,
    /// The later answer not only after the board has changed, but after every change of the light.
    pub late_always: bool,
    /// Answers only what is not drawn calmer.
    pub shy: bool,
    /// Misses come in spells, as many as without.
    pub spells: bool,
    /// After so many choices the player answers as the noisy one does; 0 is never.
    pub tires_after: u64,
}

impl User {
    /// Presses at once in the right slot and never errs.
    pub const EXACT: Self = Self::answering([0, 0, 0], 0, 0, 0);
    /// Half a second, a fifth of spread.
    pub const STEADY: Self = Self::answering([430, 70, 70], 10, 1, 200);
    /// Three quarters of a second, 0.27 of spread: what the 0.65 rule takes for granted.
    pub const TYPICAL: Self = Self::answering([600, 137, 150], 30, 5, 400);
    /// A second, 0.45 of spread, with misses and stray presses.
    pub const NOISY: Self = Self::answering([640, 270, 360], 80, 20, 800);
    /// A second and a half, half of it spread, with many misses and twitches.
    pub const SEVERE: Self = Self::answering([800, 350, 600], 150, 50, 1_000);
    /// How long a thinking player thinks on average, in milliseconds.
    const THINKS_MS: [(&'static str, u32); 2] = [("think10", 10_000), ("think30", 30_000)];
    /// One press in four comes twice.
    const DOUBLED_PERMILLE: u32 = 250;
    /// A tiring player is as usual for so many choices.
    const FRESH: u64 = 100;

    const fn answering([mean_ms, spread_ms, tail_ms]: [u32; 3], missed: u32, strays: u32, late_ms: u32) -> Self {
        Self {
            mean_ms,
            spread_ms,
            tail_ms,
            missed_permille: missed,
            stray_per_1000_s: strays,
            late_ms,
            thinks_ms: 0,
            doubled_permille: 0,
            late_always: false,
            shy: false,
            spells: false,
            tires_after: 0,
        }
    }

    /// The model of this name, and what is added to it: `noisy+tremor+think10`.
    pub fn by_name(name: &str) -> Option<Self> {
        let mut parts = name.split('+');
        let mut user = match parts.next()? {
            "exact" => Self::EXACT,
            "steady" => Self::STEADY,
            "typical" => Self::TYPICAL,
            "noisy" => Self::NOISY,
            "severe" => Self::SEVERE,
            _ => return None,
        };
        for part in parts {
            match part {
                "tremor" => user.doubled_permille = Self::DOUBLED_PERMILLE,
                "late" => user.late_always = true,
                "shy" => user.shy = true,
                "spells" => user.spells = true,
                "tires" => user.tires_after = Self::FRESH,
                _ => user.thinks_ms = Self::THINKS_MS.iter().find(|(name, _)| *name == part)?.1,
            }
        }
        Some(user)
    }

    fn answer_ms(&self, random: &mut Chance) -> u64 {
        // The sum of twelve chances from 0 to 65535 has the spread 65536.
        let sum: i64 = (0..12).map(|_| i64::from(random.number() >> 16)).sum::<i64>() - 6 * 65_536;
        let gaussian = i64::from(self.mean_ms) + sum * i64::from(self.spread_ms) / 65_536;
        gaussian.saturating_as::<u64>() + exponential(u64::from(self.tail_ms), random)
    }

    fn misses(&self, random: &mut Chance) -> bool {
        self.missed_permille > 0 && random.number() % 1_000 < self.missed_permille
    }

    fn next_stray_ms(&self, now_ms: u64, random: &mut Chance) -> Option<u64> {
        let mean_ms = 1_000_000_u64.checked_div(u64::from(self.stray_per_1000_s))?;
        Some(now_ms.saturating_add(exponential(mean_ms, random)).saturating_add(1))
    }
}

/// An exponential time of this mean: halvings are counted in chance bits, within one the time is even.
fn exponential(mean: u64, random: &mut Chance) -> u64 {
    let halvings = u64::from(random.number().leading_zeros());
    let part = u64::from(random.number() >> 16);
    // ln 2 = 0.693; even parts of a halving keep the mean within 2%.
    mean * 693 * (halvings * 65_536 + part) / 65_536_000
}

/// What one choice took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChoiceCost {
    /// What was chosen in the end; none if it was given up.
    pub item: Option<usize>,
    /// Slots that passed with something lit, the one of the last press included.
    pub slots: u64,
    /// Times that a switch went down.
    pub presses: u64,
    /// From showing the choices to the choice.
    pub ms: u64,
    /// How often the wanted thing was lit and passed over.
    pub missed: u64,
    /// How sure the method sure said it was, in thousandths.
    pub claimed_permille: u64,
}

/// A player before a scanner, on a clock of their own.
#[derive(Debug, Clone)]
pub struct UserWalk {
    scanner: Scanner,
    user: User,
    random: Chance,
    now_ms: u64,
    turn: u64,
    stray_ms: Option<u64>,
    /// Since when the present thing is lit.
    lit_ms: u64,
    /// When the filter lets the next press through.
    ready_ms: u64,
    /// Until when the player thinks.
    thinks_until_ms: Option<u64>,
    is_in_spell: bool,
    /// Since when the scanner lights what it lights.
    shown_ms: u64,
    /// Every press so far.
    presses: Vec<InPlay>,
}

/// A press that is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PlannedPress {
    down_ms: Option<u64>,
    up_ms: u64,
    switch: Switch,
}

impl UserWalk {
    /// A player with these settings at the time 0.
    pub fn new(settings: ScanSettings, user: User, mut random: Chance) -> Self {
        let stray_ms = user.next_stray_ms(0, &mut random);
        let scanner = Scanner::new(settings);
        let (thinks_until_ms, is_in_spell) = (None, false);
        Self {
            scanner,
            user,
            random,
            now_ms: 0,
            turn: 0,
            stray_ms,
            lit_ms: 0,
            ready_ms: 0,
            thinks_until_ms,
            is_in_spell,
            shown_ms: 0,
            presses: Vec::new(),
        }
    }

    /// The scanner before the player, for what it knows of them.
    pub fn scanner(&mut self) -> &mut Scanner {
        &mut self.scanner
    }

    /// Every press of the switch so far, as the record of presses has it.
    pub fn presses(&self) -> &[InPlay] {
        &self.presses
    }

    /// Shows these choices and waits until one is taken; the player wants `wanted`. What is taken may be another.
    pub fn choose(&mut self, items: Vec<ScanItem>, wanted: usize, after_move: bool) -> ChoiceCost {
        self.turn += 1;
        if self.user.tires_after > 0 && self.turn > self.user.tires_after {
            self.user = User::NOISY;
        }
        if self.user.thinks_ms > 0 {
            let thinks_ms = exponential(self.user.thinks_ms.into(), &mut self.random);
            self.thinks_until_ms = Some(self.now_ms + thinks_ms);
        }
        let undo = items.iter().position(|item| item.role == ItemRole::Undo);
        self.scanner.show(items, self.turn, after_move, self.now_ms);
        let begun_ms = self.now_ms;
        self.shown_ms = self.now_ms;
        let mut taken = ChoiceCost { slots: 1, ..ChoiceCost::default() };
        self.lit_ms = self.now_ms;
        let mut plan = self.decide(wanted, u64::from(self.user.late_ms), &mut taken);
        let mut is_anew = false;
        for _ in 0..MAX_INPUTS {
            let (input, at_ms) = self.next_input(&mut plan);
            self.now_ms = self.now_ms.max(at_ms);
            taken.presses += u64::from(matches!(input, Input::Pressed(_)));
            let came_round = self.scanner.came_round();
            let lit_ms = self.now_ms.saturating_sub(self.shown_ms).saturating_as();
            let events = self.scanner.step(input, self.now_ms);
            self.note(input, &events, InPlay { came_round, ..InPlay::at(self.now_ms, lit_ms) }, undo);
            is_anew |= self.notice(&events, &mut taken);
            is_anew |= self.is_decided();
            // Holding to advance is a decision of its own, and so is letting go too early.
            is_anew |= self.scanner.settings().method == Method::Inverse && !matches!(input, Input::Tick);
            if taken.item.is_some() {
                break;
            }
            if is_anew && plan.is_none() {
                is_anew = false;
                let late_ms = if self.user.late_always { self.user.late_ms } else { 0 };
                plan = self.decide(wanted, late_ms.into(), &mut taken);
            }
        }
        taken.ms = self.now_ms - begun_ms;
        taken.claimed_permille = self.scanner.claimed();
        self.let_go();
        taken
    }

    /// Takes down a press, and since when what is lit now is lit.
    fn note(&mut self, input: Input, events: &[ScanEvent], press: InPlay, undo: Option<usize>) {
        match input {
            Input::Pressed(Switch::Main) => self.presses.push(press),
            Input::Released(Switch::Main) => {
                if let Some(last) = self.presses.last_mut().filter(|last| last.held_ms.is_none()) {
                    last.held_ms = u32::try_from(self.now_ms.saturating_sub(last.at_ms)).ok();
                }
            }
            _ => {}
        }
        for event in events {
            let came = match event {
                ScanEvent::Chosen(item) if undo == Some(*item) => CameOfIt::TookBack,
                ScanEvent::Chosen(_) => CameOfIt::Chose,
                ScanEvent::Opened | ScanEvent::Cancelled => CameOfIt::Moved,
                ScanEvent::Ignored(why) => CameOfIt::Dropped(*why),
                ScanEvent::Lit => {
                    self.shown_ms = self.now_ms;
                    continue;
                }
                _ => continue,
            };
            let is_due = !matches!(input, Input::Tick) || self.scanner.settings().filter.hold_ms > 0;
            if let Some(last) = self.presses.last_mut().filter(|last| is_due && last.came == CameOfIt::Other) {
                last.came = came;
                last.came_round = press.came_round;
            }
        }
    }

    /// Whether thinking has just ended; what is lit then is seen then.
    fn is_decided(&mut self) -> bool {
        let is_over = self.thinks_until_ms.take_if(|until_ms| *until_ms <= self.now_ms).is_some();
        if is_over {
            self.lit_ms = self.now_ms;
        }
        is_over
    }

    /// Takes note of what happened; whether there is something to decide again.
    fn notice(&mut self, events: &[ScanEvent], taken: &mut ChoiceCost) -> bool {
        let cool_ms = u64::from(self.scanner.settings().filter.cool_down_ms);
        let mut is_anew = false;
        for event in events {
            match event {
                ScanEvent::Chosen(item) => taken.item = Some(*item),
                ScanEvent::Lit => taken.slots += 1,
                _ => {}
            }
            match event {
                ScanEvent::Lit | ScanEvent::Rested | ScanEvent::Ignored(_) => {
                    self.lit_ms = self.now_ms;
                    is_anew = true;
                }
                ScanEvent::Chosen(_)
                | ScanEvent::Tentative(_)
                | ScanEvent::Weighed
                | ScanEvent::Opened
                | ScanEvent::OpenedMenu
                | ScanEvent::Cancelled
                | ScanEvent::Woke
                | ScanEvent::TakenBack(_)
                | ScanEvent::CountdownStopped => self.ready_ms = self.now_ms + cool_ms,
                _ => {}
            }
        }
        is_anew
    }

    /// Brings a switch that is still down up again.
    fn let_go(&mut self) {
        for switch in [Switch::Main, Switch::Second] {
            self.scanner.step(Input::Released(switch), self.now_ms);
        }
    }

    /// The next thing that happens: a planned press, a stray one, or the scanner's own time.
    fn next_input(&mut self, plan: &mut Option<PlannedPress>) -> (Input, u64) {
        let planned_ms = plan.map(|plan| plan.down_ms.unwrap_or(plan.up_ms));
        let tick_ms = self.scanner.next_wake();
        let first_ms = [planned_ms, tick_ms, self.stray_ms, self.thinks_until_ms].into_iter().flatten().min();
        let Some(first_ms) = first_ms else { return (Input::Tick, self.now_ms + 1_000) };
        if let (Some(press), true) = (plan.as_mut(), planned_ms == Some(first_ms)) {
            let (switch, is_down) = (press.switch, press.down_ms.take().is_some());
            let settings = self.scanner.settings().clone();
            if is_down {
                let rest_ms = settings.filter.repeat_ms.max(settings.filter.quiet_ms);
                self.ready_ms = self.ready_ms.max(first_ms + u64::from(rest_ms));
                self.double(first_ms);
                if settings.method == Method::Inverse {
                    *plan = None;
                }
                return (Input::Pressed(switch), first_ms);
            }
            *plan = None;
            return (Input::Released(switch), first_ms);
        }
        if self.stray_ms == Some(first_ms) {
            self.stray_ms = self.user.next_stray_ms(first_ms, &mut self.random);
            let is_free = plan.is_none_or(|plan| plan.down_ms.is_some());
            if is_free {
                *plan = Some(PlannedPress { down_ms: None, up_ms: first_ms + TAP_MS, switch: Switch::Main });
                return (Input::Pressed(Switch::Main), first_ms);
            }
        }
        (Input::Tick, first_ms)
    }

    /// A press that was meant comes twice, with some players.
    fn double(&mut self, pressed_ms: u64) {
        if self.user.doubled_permille > 0 && self.random.number() % 1_000 < self.user.doubled_permille {
            let again_ms = pressed_ms + DOUBLE_MS + exponential(DOUBLE_TAIL_MS, &mut self.random);
            self.stray_ms = Some(self.stray_ms.map_or(again_ms, |stray_ms| stray_ms.min(again_ms)));
        }
    }

    /// Whether the player passes over what they want.
    fn misses(&mut self) -> bool {
        if !self.user.spells {
            return self.user.misses(&mut self.random);
        }
        // in a spell every second is missed; one in five ends there
        let enters = 2 * self.user.missed_permille / 5;
        let turns = if self.is_in_spell { 200 } else { enters };
        self.is_in_spell ^= self.random.number() % 1_000 < turns;
        self.is_in_spell && self.random.number() % 1_000 < 500
    }

    /// What the player sets out to press for what is lit now; none to wait.
    fn decide(&mut self, wanted: usize, late_ms: u64, taken: &mut ChoiceCost) -> Option<PlannedPress> {
        if self.thinks_until_ms.is_some() {
            return None;
        }
        let is_wanted = self.wants_lit(wanted);
        let settings = self.scanner.settings();
        let method = settings.method;
        let hold_ms = u64::from(settings.filter.hold_ms);
        let tap_ms = TAP_MS.max(if hold_ms > 0 { hold_ms + 50 } else { 0 });
        let tap_ms = if settings.filter.act_on == ActOn::Release && hold_ms == 0 { 0 } else { tap_ms };
        let held_ms = u64::from(settings.held_ms) + 50;
        let (switch, hold_ms) = match (method, is_wanted) {
            (Method::Step, false) => (Switch::Second, tap_ms),
            (Method::ShortHeld, false) => (Switch::Main, tap_ms.min(held_ms - 60)),
            (Method::ShortHeld, true) => (Switch::Main, held_ms),
            (Method::Inverse, _) => return self.hold_until(wanted, late_ms),
            (_, true) => (Switch::Main, tap_ms),
            (_, false) => return None,
        };
        if is_wanted && self.misses() && self.scanner.next_wake().is_some() {
            taken.missed += 1;
            return None;
        }
        let answer_ms = self.user.answer_ms(&mut self.random) + late_ms;
        let down_ms = self.lit_ms.saturating_add(answer_ms).max(self.ready_ms).max(self.now_ms);
        Some(PlannedPress { down_ms: Some(down_ms), up_ms: down_ms + hold_ms, switch })
    }

    /// Inverse: the switch goes down to advance and comes up when the wanted thing is lit.
    fn hold_until(&mut self, wanted: usize, late_ms: u64) -> Option<PlannedPress> {
        let answer_ms = self.user.answer_ms(&mut self.random) + late_ms;
        let at_ms = self.lit_ms.saturating_add(answer_ms).max(self.now_ms);
        if self.scanner.slot_left(self.now_ms).is_some() {
            let up_ms = at_ms.max(self.now_ms + u64::from(self.scanner.settings().filter.hold_ms));
            return self.wants_lit(wanted).then_some(PlannedPress { down_ms: None, up_ms, switch: Switch::Main });
        }
        // The release follows in a plan of its own, once the light is where it should be.
        Some(PlannedPress { down_ms: Some(at_ms.max(self.ready_ms)), up_ms: u64::MAX, switch: Switch::Main })
    }

    /// Whether the player would press now: the wanted thing is lit, or only the way back leads to it, or it rests.
    fn wants_lit(&self, wanted: usize) -> bool {
        if self.scanner.is_resting() {
            return true;
        }
        if let Some(item) = self.scanner.tentative().or(self.scanner.countdown(self.now_ms).map(|(item, _)| item)) {
            return item != wanted;
        }
        if self.user.shy && self.scanner.calm().contains(&wanted) {
            return false;
        }
        self.scanner.lit().contains(&wanted)
            || (self.scanner.is_cancel_lit() && !self.scanner.reachable().contains(&wanted))
    }
}
