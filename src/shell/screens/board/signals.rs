//! Games in which every signal is the move: nothing is lit and nothing chosen. Which presses count, how long the switch is held, the steps of
//! time, and how such a game ends: by the length of the session, by a pause, or by who helps, but by no press.

use super::film::Played;
use super::seen::Seen;
use super::tally::Tally;
use super::{Begun, BoardScreen, Choice};
use crate::game::{AnySignal, Shelf};
use crate::play::{Move, Outcome, Turn};
use crate::scan::{self, Filter, Method, Press, ScanSettings};
use crate::shell::context::Context;
use crate::shell::report::Report;
use crate::shell::screen::{Input, Taken};
use crate::shell::{NoticeKind, PressOutcome, Settings, Signal, Sound, Switch};
use az::SaturatingAs;

/// A switch that tells only presses shorter than this tells nothing of how long it is held: many boxes send down and up at once.
const SHORT_MS: u64 = 60;
/// After so many presses it is known.
const TOLD_BY: u8 = 3;
/// A switch that is down for so long is stuck, or lies under something.
const STUCK_MS: u64 = 10_000;
/// How often what time has done is saved.
const SAVE_EVERY_MS: u64 = 10_000;
/// After so long without a press the game ends.
const AWAY_MS: u64 = 5 * 60_000;
const MINUTE_MS: u64 = 60_000;
/// How a step of time is named in saves.
const CLOCK: &str = "clock";

/// What is known of the switches, and since when the game is played.
#[derive(Debug, Default)]
pub(super) struct Signals {
    filter: Filter,
    /// The switch that is down, and since when.
    down: Option<(Switch, u64)>,
    /// The press that the game knows of and has not been told the end of.
    holding: Option<(Switch, u64)>,
    /// How many presses in a row were short.
    short: u8,
    /// When the session began.
    begun_ms: Option<u64>,
    /// When there was the last press.
    pressed_ms: Option<u64>,
    saved_ms: u64,
    /// What the rules have counted of what is asked for.
    pub tally: Tally,
    /// Since when something is there to be pressed for.
    pub there_ms: Option<u64>,
    /// When something of all this is due.
    pub wake_ms: Option<u64>,
}

impl Signals {
    /// Whether the switch tells nothing of how long it is held. Then one press begins what holding would do, and the next one ends it.
    fn tells_no_hold(&self) -> bool {
        self.short >= TOLD_BY
    }
}

/// The number of a switch in moves.
fn number_of(switch: Switch) -> u8 {
    match switch {
        Switch::Main => 1,
        Switch::Second => 2,
    }
}

fn scan_switch(switch: Switch) -> scan::Switch {
    match switch {
        Switch::Main => scan::Switch::Main,
        Switch::Second => scan::Switch::Second,
    }
}

/// What counts as a press here: the player's filter, without the methods of scanning.
fn filtered(settings: &ScanSettings) -> ScanSettings {
    ScanSettings { method: Method::Linear, menu_hold_ms: 0, ..settings.clone() }
}

impl BoardScreen {
    /// Whether every signal is the move.
    pub(super) fn takes_any(&self) -> bool {
        self.game.settings.any.is_some()
    }

    /// Whether the game is one of the first steps with a switch: its end is celebrated and leads on by itself.
    pub(super) fn is_first_step(&self) -> bool {
        self.game.description.shelf == Shelf::Steps
    }

    /// Handles an input of a game in which every signal is the move. None for an input that means there what it means elsewhere.
    pub(super) fn take_signal(&mut self, input: &Input<Choice>, cx: &mut Context<'_>) -> Option<Taken> {
        let settings = filtered(&cx.settings.scan);
        match input {
            Input::Pressed(switch) => {
                self.signals.down.get_or_insert((*switch, cx.now_ms));
                let press = self.signals.filter.pressed(scan_switch(*switch), cx.now_ms, &settings);
                self.pressed(press, cx);
            }
            Input::Released(switch) => self.released(*switch, &settings, cx),
            Input::Tapped(switch) => self.tapped(*switch, &settings, cx),
            // a click on the board, wherever it is
            Input::Invalid => self.tapped(Switch::Main, &settings, cx),
            Input::Signal(signal, _) if signal.chooses() => self.tapped(Switch::Main, &settings, cx),
            Input::Signal(Signal::Point(_), _) | Input::Pointed(_) => {}
            Input::Tick => {
                let press = self.signals.filter.time_passed(cx.now_ms, &settings);
                self.pressed(press, cx);
                self.watch_time(cx);
                return None;
            }
            _ => return None,
        }
        Some(Taken::Yes)
    }

    fn tapped(&mut self, switch: Switch, settings: &ScanSettings, cx: &mut Context<'_>) {
        self.signals.short = TOLD_BY;
        let press = self.signals.filter.tapped(scan_switch(switch), cx.now_ms, settings);
        self.pressed(press, cx);
    }

    fn released(&mut self, switch: Switch, settings: &ScanSettings, cx: &mut Context<'_>) {
        let press = self.signals.filter.released(scan_switch(switch), cx.now_ms, settings);
        self.pressed(press, cx);
        let Some((_, since_ms)) = self.signals.down.take_if(|(down, _)| *down == switch) else { return };
        let is_short = cx.now_ms.saturating_sub(since_ms) < SHORT_MS;
        let goes_on = is_short && self.signals.tells_no_hold();
        self.signals.short = if is_short { self.signals.short.saturating_add(1) } else { 0 };
        if !goes_on {
            self.let_go(cx);
        }
    }

    /// Does what a press does, if the filter let it through.
    fn pressed(&mut self, press: Option<Press>, cx: &mut Context<'_>) {
        let switch = match press {
            Some(Press::Choose { .. }) => Switch::Main,
            Some(Press::Next { .. }) => Switch::Second,
            Some(Press::Ignored(reason)) => return cx.report(Report::Press(PressOutcome::Filtered(reason))),
            _ => return,
        };
        cx.report(Report::Press(PressOutcome::Played));
        self.signals.pressed_ms = Some(cx.now_ms);
        if self.is_showing() {
            self.celebrate_longer(cx);
        } else if self.signals.holding.is_some() {
            self.let_go(cx);
        } else {
            let holds = self.game.settings.any == Some(AnySignal::Hold);
            self.signals.holding = holds.then_some((switch, cx.now_ms));
            self.play_signal(Move::Press(number_of(switch)), cx);
        }
    }

    /// Tells the game that the switch was let go, if it knows of the press.
    fn let_go(&mut self, cx: &mut Context<'_>) {
        let Some((switch, since_ms)) = self.signals.holding.take() else { return };
        let ms = cx.now_ms.saturating_sub(since_ms).saturating_as();
        self.play_signal(Move::Release { switch: number_of(switch), ms }, cx);
    }

    /// Plays what a signal does. What comes while nothing can be played, such as at the end, is lost.
    fn play_signal(&mut self, chosen: Move, cx: &mut Context<'_>) {
        let way = cx.control.word(&cx.settings.scan);
        let before = self.before();
        if !self.is_showing()
            && let Ok(turn) = self.session.play(&chosen, &way, cx.now_ms)
        {
            self.take_turn(turn, before, cx);
        }
    }

    /// Lets time take a step.
    pub(super) fn step_time(&mut self, cx: &mut Context<'_>) {
        let before = self.before();
        if let Ok(turn) = self.session.tick(CLOCK, cx.now_ms) {
            self.take_turn(turn, before, cx);
        }
        self.restart_clock(cx);
    }

    /// Who is in turn, how many moves there were, and the fewest that ever were enough.
    fn before(&self) -> (u8, u32, Option<u32>) {
        (self.in_turn(), self.session.moves_played(), self.session.best_moves())
    }

    /// Shows what a signal or a step of time did, and saves it if there is anything to save.
    fn take_turn(&mut self, turn: Turn, (mover, moves, best): (u8, u32, Option<u32>), cx: &mut Context<'_>) {
        self.refresh();
        self.keep_steady(cx.now_ms);
        self.count_tries(cx);
        if self.session.has_saves() {
            self.signals.saved_ms = cx.now_ms;
            self.save(cx);
        }
        for name in &turn.sounds {
            cx.report(Report::Sound(Sound::named(name, &self.game)));
        }
        let played = Played { turn, label: String::new(), mover, moves, best, by_clock: true };
        match self.film_of(&played.turn, cx.settings) {
            Some(film) => self.show_film(film, played, cx),
            None if self.ends_with(&played.turn) => self.show_film(super::film::Film::default(), played, cx),
            None => self.tell_played(played, cx),
        }
    }

    /// Whether the board changes without a choice.
    fn changes_by_itself(&self) -> bool {
        self.takes_any() || self.game.realtime_ms().is_some()
    }

    /// Shows what the board has come to, or a little later if it changes too fast.
    pub(super) fn keep_steady(&mut self, now_ms: u64) {
        if self.changes_by_itself() {
            let shown = self.steady.pass(self.picture.board(), now_ms);
            if !std::sync::Arc::ptr_eq(&shown, self.picture.board()) {
                self.picture = Seen::of(shown);
            }
        }
    }

    /// Shows what was put off, when it is time.
    pub(super) fn catch_up(&mut self, now_ms: u64) {
        if self.steady.due_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            self.picture = Seen::new(self.session.engine().board_before(self.session.state(), self.eyes()));
            self.keep_steady(now_ms);
        }
    }

    /// What time brings: a switch that is stuck, the end, a save of what time has done.
    fn watch_time(&mut self, cx: &mut Context<'_>) {
        if self.signals.down.take_if(|(_, since_ms)| cx.now_ms >= since_ms.saturating_add(STUCK_MS)).is_some() {
            self.let_go(cx);
            cx.notice(NoticeKind::Trouble, cx.texts.get("switch-stuck"));
        }
        self.keep_time(cx);
        if self.ends_ms(cx.settings).is_some_and(|ends_ms| cx.now_ms >= ends_ms) && !self.is_showing() {
            cx.report(Report::Back);
            cx.notice(NoticeKind::Result, cx.texts.get("steps-over"));
        }
    }

    /// Saves what time has done since the last save, every few seconds.
    pub(super) fn keep_time(&mut self, cx: &mut Context<'_>) {
        if cx.now_ms >= self.signals.saved_ms.saturating_add(SAVE_EVERY_MS) && self.session.ticks() > 0 {
            self.signals.saved_ms = cx.now_ms;
            self.session.keep_time(cx.now_ms);
            self.save(cx);
        }
    }

    /// When the session is over, or nobody has pressed for long enough.
    fn ends_ms(&self, settings: &Settings) -> Option<u64> {
        let begun_ms = self.signals.begun_ms?;
        let away_ms = self.signals.pressed_ms.unwrap_or(begun_ms).saturating_add(AWAY_MS);
        let minutes = u64::from(settings.steps.minutes);
        let over_ms = (minutes > 0).then(|| begun_ms.saturating_add(minutes * MINUTE_MS));
        Some(over_ms.map_or(away_ms, |over_ms| over_ms.min(away_ms)))
    }

    /// The game begins, or is back on top: time runs, and what can wake it does.
    pub(super) fn begin_signals(&mut self, cx: &mut Context<'_>) {
        if self.takes_any() {
            self.signals.begun_ms.get_or_insert(cx.now_ms);
            self.restart_clock(cx);
        }
        self.keep_steady(cx.now_ms);
        self.begin_tally();
        self.signals.wake_ms = self.signals_wake(cx.settings);
    }

    /// When something of all this is due.
    pub(super) fn signals_wake(&self, settings: &Settings) -> Option<u64> {
        let saved = (self.session.ticks() > 0).then(|| self.signals.saved_ms.saturating_add(SAVE_EVERY_MS));
        let due = [saved, self.steady.due_ms()];
        let of_signals = [
            self.signals.filter.next_wake_ms(&filtered(&settings.scan)),
            self.signals.down.map(|(_, since_ms)| since_ms.saturating_add(STUCK_MS)),
            self.ends_ms(settings),
        ];
        let of_signals = of_signals.into_iter().filter(|_| self.takes_any() && !self.session.is_paused());
        due.into_iter().chain(of_signals).flatten().min()
    }

    /// Goes on with the next level in the same session, after the last one with the first.
    pub(super) fn begin_next(&mut self, cx: &mut Context<'_>) {
        let next = self.level_beside(1).or_else(|| self.game.levels.first()).map(|level| level.id.clone());
        match Self::begin(&self.place.game, next.as_deref(), None, cx) {
            Ok(Begun::Board(mut next)) => {
                std::mem::swap(&mut next.signals, &mut self.signals);
                std::mem::swap(&mut next.steady, &mut self.steady);
                *self = *next;
                self.signals.holding = None;
                self.begin_signals(cx);
                cx.report(Report::Moved);
                self.propose_step(cx);
            }
            _ => cx.report(Report::Back),
        }
    }

    /// Whether what ended well is celebrated.
    pub(super) fn is_celebrating(&self) -> bool {
        self.is_first_step() && self.shows_last_board() && self.session.outcome() != Outcome::Lost
    }
}
