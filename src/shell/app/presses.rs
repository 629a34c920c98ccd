//! Notes every press with what was lit and what came of it, and hands them to the store at most once a second. Never
//! decides what a press does.

use super::App;
use crate::diag::Code;
use crate::scan::{self, KEY_REPEAT_MS, ScanEvent};
use crate::shell::in_force::{InForce, Session};
use crate::shell::press::{Lit, Mark, Outcome, Press, PressEntry, PressKind, Recorded, Source};
use crate::shell::{Event, Switch};
use az::SaturatingAs;

/// What is noted is handed over so long after the first of it: a crash loses no more.
const KEPT_AFTER_MS: u64 = 1_000;
/// A switch that is pressed again without having been let go counts as let go after this time: its release was lost.
const LOST_AFTER_MS: u64 = 60_000;

/// A press that has not been handed over.
#[derive(Debug)]
struct Underway {
    at_ms: u64,
    press: Press,
}

/// What is noted.
#[derive(Debug, Default)]
pub(super) struct PressLog {
    /// Where the current event comes from, if the front end says so.
    source: Option<Source>,
    /// What is pressed in the current event.
    current: Option<PressKind>,
    /// How often something else was lit.
    lights: u32,
    /// Since when what is lit is lit.
    lit_since_ms: u64,
    /// What is held.
    down: Vec<Underway>,
    last_tap: Option<(Switch, u64)>,
    done: Vec<PressEntry>,
    due_ms: Option<u64>,
    /// What was noted as in force.
    in_force: Option<InForce>,
    /// Whether it was told that nothing can be kept.
    is_told: bool,
}

impl PressLog {
    /// When what was noted is handed over.
    pub(super) fn next_wake(&self) -> Option<u64> {
        self.due_ms
    }

    /// The next event comes from there.
    pub(super) fn comes_from(&mut self, source: Option<Source>) {
        self.source = source;
    }

    /// Something else is lit.
    pub(super) fn lit_anew(&mut self, now_ms: u64) {
        self.lights = self.lights.wrapping_add(1);
        self.lit_since_ms = now_ms;
    }

    /// What came of the press of the current event, or, where time has passed, of the switch that is held. The first that is
    /// known counts, but that a choice was taken counts more.
    pub(super) fn came_of_it(&mut self, outcome: Outcome, took: Option<u16>) {
        let is_it = |under: &&mut Underway| match self.current {
            Some(kind) => under.press.kind == kind,
            None => is_switch(under.press.kind) && under.press.outcome == Outcome::Nothing,
        };
        let Some(Underway { press, .. }) = self.down.iter_mut().rev().find(is_it) else { return };
        if press.outcome == Outcome::Nothing || (outcome == Outcome::Chose && press.took.is_none()) {
            press.outcome = outcome;
            press.took = took;
        }
    }

    /// The press of the current event took a move back.
    pub(super) fn took_back(&mut self) {
        let chose = |under: &&mut Underway| under.press.outcome == Outcome::Chose;
        self.down.iter_mut().rev().filter(chose).take(1).for_each(|under| under.press.outcome = Outcome::TookBack);
    }

    /// The light had gone by what the press of the current event took.
    pub(super) fn came_round(&mut self) {
        let chose = |under: &&mut Underway| under.press.outcome == Outcome::Chose;
        self.down.iter_mut().rev().filter(chose).take(1).for_each(|under| under.press.came_round = true);
    }

    /// A move was made, by the press of the current event if there is one.
    pub(super) fn played(&mut self) {
        if self.current.is_some() {
            self.came_of_it(Outcome::Played, None);
        }
    }

    /// Everything that is held counts as let go.
    pub(super) fn end_all(&mut self, now_ms: u64) {
        while let Some(kind) = self.down.last().map(|under| under.press.kind) {
            self.ends(kind, now_ms, false);
        }
    }

    /// Whether the press of the current event hit what was asked for.
    pub(super) fn hit(&mut self, hit: bool) {
        if let Some(Underway { press, .. }) = self.down.last_mut() {
            press.hit = Some(hit);
        }
    }

    fn is_down(&self, kind: PressKind) -> bool {
        self.down.iter().any(|under| under.press.kind == kind)
    }

    /// The press of this kind is over; it was held for so long, if the device tells.
    fn ends(&mut self, kind: PressKind, now_ms: u64, tells_held: bool) {
        let Some(place) = self.down.iter().rposition(|under| under.press.kind == kind) else { return };
        let Underway { at_ms, mut press } = self.down.remove(place);
        press.held_ms = tells_held.then(|| now_ms.saturating_sub(at_ms).saturating_as());
        self.note(at_ms, Recorded::Press(press), now_ms);
    }

    fn note(&mut self, at_ms: u64, what: Recorded, now_ms: u64) {
        self.done.push(PressEntry { at_ms, what });
        self.due_ms.get_or_insert(now_ms.saturating_add(KEPT_AFTER_MS));
    }
}

/// The scanner's word for a switch.
pub(super) fn switch_of(switch: Switch) -> scan::Switch {
    match switch {
        Switch::Main => scan::Switch::Main,
        Switch::Second => scan::Switch::Second,
    }
}

impl App {
    /// Notes that something is pressed, if this event is a press.
    pub(super) fn press_begins(&mut self, event: &Event) {
        self.presses.current = None;
        let Some((kind, usual)) = pressed_by(event) else { return };
        self.presses.current = Some(kind);
        let source = self.presses.source.unwrap_or(usual);
        tracing::debug!(target: "press", at_ms = self.now_ms, what = <&str>::from(event), ?source);
        if let Event::Tapped(switch) = event {
            let last = self.presses.last_tap.replace((*switch, self.now_ms));
            let repeats =
                |(known, at_ms): (Switch, u64)| known == *switch && self.now_ms < at_ms.saturating_add(KEY_REPEAT_MS);
            if last.is_some_and(repeats) {
                return;
            }
        }
        if !self.records_presses() || matches!(event, Event::Released(_)) {
            return;
        }
        let now_ms = self.now_ms;
        let is_lost = |under: &Underway| now_ms > under.at_ms.saturating_add(LOST_AFTER_MS);
        if self.presses.down.iter().any(|under| under.press.kind == kind && is_lost(under)) {
            self.presses.ends(kind, now_ms, false);
        }
        if !self.presses.is_down(kind) {
            self.note_in_force();
            let mut press = self.press_of(kind, source);
            if let Event::Click(id) = event {
                (press.outcome, press.took) = (Outcome::Chose, Some(id.0.saturating_as()));
            }
            self.presses.down.push(Underway { at_ms: now_ms, press });
        }
    }

    /// Notes that a press is over, if this event ends one, and hands over what is due.
    pub(super) fn press_ends(&mut self, event: Option<PressEnd>) {
        if let Some(PressEnd { kind, tells_held }) = event {
            self.presses.ends(kind, self.now_ms, tells_held);
        }
        self.presses.current = None;
        self.presses.source = None;
        if self.presses.due_ms.is_some_and(|due_ms| due_ms <= self.now_ms) {
            self.keep_presses();
        }
    }

    /// The player's record begins.
    pub(super) fn presses_begin(&mut self) {
        self.presses.is_told = false;
        self.presses.in_force = None;
        // what was said of a session counts for its day
        if self.settings.session.on.is_some_and(|on| on != self.store.wall_clock().date()) {
            self.settings.session = Session::default();
        }
        self.mark(Mark::Begin);
    }

    /// Notes what is in force, if that is new.
    fn note_in_force(&mut self) {
        let now = InForce::of(&self.settings);
        if self.presses.in_force.replace(now) != Some(now) {
            self.presses.note(self.now_ms, Recorded::InForce(now), self.now_ms);
        }
    }

    /// The player's record ends: what is held is let go, and everything is handed over.
    pub(super) fn presses_end(&mut self) {
        self.presses.end_all(self.now_ms);
        self.mark(Mark::End);
        self.keep_presses();
    }

    /// The number of what is lit: another one as soon as something else is.
    pub fn light(&self) -> u32 {
        self.presses.lights
    }

    /// The light of this number was on the screen from then on: presses are recorded with the time since. For front ends that
    /// know when they have painted; nothing changes if something else is lit by now.
    pub fn light_seen(&mut self, light: u32, at_ms: u64) {
        if light == self.presses.lights {
            self.presses.lit_since_ms = self.presses.lit_since_ms.max(at_ms);
        }
    }

    /// Notes what the scanner says of a press.
    pub(super) fn note_scan(&mut self, input: scan::Input, event: ScanEvent) {
        let outcome = match event {
            ScanEvent::Chosen(item) | ScanEvent::Tentative(item) => {
                let took = self.choices.get(item).map(|index| (*index).saturating_as());
                return self.presses.came_of_it(Outcome::Chose, took);
            }
            ScanEvent::Rested => {
                self.mark(Mark::Rest);
                return self.keep_presses();
            }
            ScanEvent::Woke => {
                self.mark(Mark::Wake);
                Outcome::Woke
            }
            // the light went on by itself
            ScanEvent::Lit if input == scan::Input::Tick => return,
            ScanEvent::Closed | ScanEvent::SecondSwitch => return,
            ScanEvent::Lit
            | ScanEvent::Opened
            | ScanEvent::OpenedMenu
            | ScanEvent::Cancelled
            | ScanEvent::UpFromRoot
            | ScanEvent::Weighed => Outcome::Moved,
            ScanEvent::TakenBack(_) => Outcome::TookBack,
            ScanEvent::CountdownStopped => Outcome::Woke,
            ScanEvent::Ignored(reason) => Outcome::Filtered(reason),
        };
        self.presses.came_of_it(outcome, None);
    }

    pub(super) fn mark(&mut self, mark: Mark) {
        if self.records_presses() {
            self.presses.note(self.now_ms, Recorded::Mark(mark), self.now_ms);
        }
    }

    fn records_presses(&self) -> bool {
        self.player.is_some() && !self.is_at_desk() && self.settings.press_days > 0 && self.store.records_presses()
    }

    /// Hands over what was noted. That it cannot be kept is told once.
    fn keep_presses(&mut self) {
        self.presses.due_ms = None;
        let done = std::mem::take(&mut self.presses.done);
        let Some(player) = self.player.as_ref().filter(|_| !done.is_empty()) else { return };
        let kept = self.store.keep_presses(&player.id.clone(), &done, self.now_ms);
        // that another program has the player open was told when it was
        if let Err(problem) = kept
            && problem.code != Code::S002
            && !std::mem::replace(&mut self.presses.is_told, true)
        {
            self.show_problem(&problem);
        }
    }

    fn press_of(&self, kind: PressKind, source: Source) -> Press {
        let lit = self.lit_now();
        let since_ms = if lit == Lit::Nothing { self.content.there_ms } else { Some(self.presses.lit_since_ms) };
        let lit_ms = since_ms.map(|since_ms| self.now_ms.saturating_sub(since_ms).saturating_as());
        let screen = self.stack.last();
        let name = screen.map_or("", |screen| screen.name());
        let game = screen.and_then(|screen| screen.game());
        let level = screen.and_then(|screen| screen.level());
        let place = match (&game, level) {
            (Some(game), Some(level)) => format!("{name} {game}/{level}"),
            (Some(game), None) => format!("{name} {game}"),
            (None, _) => name.to_owned(),
        };
        let rung = game.as_deref().map_or(0, rung_of);
        let (held_ms, outcome, took, hit, came_round) = (None, Outcome::Nothing, None, None, false);
        Press { place, rung, kind, source, lit, lit_ms, held_ms, outcome, took, hit, came_round }
    }

    fn lit_now(&self) -> Lit {
        let place = |item: &usize| self.choices.get(*item).map(|index| (*index).saturating_as());
        match self.scanner.lit() {
            _ if self.content.holds => Lit::Nothing,
            [] if self.scanner.is_cancel_lit() => Lit::LevelUp,
            [] => Lit::Nothing,
            [only] => place(only).map_or(Lit::Nothing, Lit::Choice),
            [first, ..] => place(first).map_or(Lit::Nothing, Lit::Group),
        }
    }
}

/// The end of a press.
#[derive(Debug, Clone, Copy)]
pub(super) struct PressEnd {
    kind: PressKind,
    tells_held: bool,
}

impl PressEnd {
    /// Whether it ends a press of a switch.
    pub(super) fn is_of_switch(self) -> bool {
        is_switch(self.kind)
    }

    /// The end that this event is, if it is one. What tells no release ends with its event.
    pub(super) fn of(event: &Event) -> Option<Self> {
        let (kind, _) = pressed_by(event)?;
        match event {
            Event::Pressed(_) => None,
            Event::Released(_) => Some(Self { kind, tells_held: true }),
            _ => Some(Self { kind, tells_held: false }),
        }
    }
}

/// What this event presses or lets go, and where such an event usually comes from.
fn pressed_by(event: &Event) -> Option<(PressKind, Source)> {
    Some(match event {
        Event::Pressed(switch) | Event::Released(switch) | Event::Tapped(switch) => (kind_of(*switch), Source::Key),
        Event::Signal(signal) if signal.chooses() => (PressKind::Key, Source::Key),
        Event::Outside(signal) if signal.chooses() => (PressKind::Key, Source::Signal),
        Event::Click(_) | Event::ClickCell(_) => (PressKind::Click, Source::Pointer),
        _ => return None,
    })
}

fn kind_of(switch: Switch) -> PressKind {
    match switch_of(switch) {
        scan::Switch::Main => PressKind::Switch,
        scan::Switch::Second => PressKind::Second,
    }
}

fn is_switch(kind: PressKind) -> bool {
    matches!(kind, PressKind::Switch | PressKind::Second)
}

/// The rung of a first step, which its folder's name begins with: `steps-4-goal`.
fn rung_of(game: &str) -> u8 {
    let rung = game.strip_prefix("steps-").and_then(|rest| rest.split('-').next());
    rung.and_then(|rung| rung.parse().ok()).unwrap_or(0)
}
