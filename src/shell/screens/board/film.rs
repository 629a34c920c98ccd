//! Turns that follow by themselves, shown one after the other, and the clock of games that go on in time. What is shown is
//! on disk already: a film changes nothing, and ends at once at any input.

use super::BoardScreen;
use super::seen::Seen;
use crate::play::{Board, Move, Outcome, Turn};
use crate::shell::Settings;
use crate::shell::context::Context;
use crate::shell::report::Report;
use std::collections::VecDeque;

/// The shortest time of a picture: six changes a second are three flashes, the most that WCAG 2.3.1 allows.
const SHORTEST_MS: u64 = 170;
/// The longest time of a picture: nobody waits longer for what a game does by itself.
const LONGEST_MS: u64 = 600;
/// This many turns of the clock the game goes on without its player; then time stands until something is done.
const MAX_IDLE: u32 = 120;

/// A move that was played and not told yet.
#[derive(Debug)]
pub struct Played {
    /// What it did.
    pub turn: Turn,
    /// What it is called.
    pub label: String,
    /// Who made it, from 1.
    pub mover: u8,
    /// How many moves that makes.
    pub moves: u32,
    /// The fewest that the level took before.
    pub best: Option<u32>,
    /// Whether the game's clock made it: then nothing is said, and the light goes on where it is.
    pub by_clock: bool,
}

/// The boards on the way to the present one.
#[derive(Debug)]
pub struct Film {
    boards: VecDeque<Board>,
    each_ms: u64,
}

/// A film that is being shown.
#[derive(Debug)]
pub struct Showing {
    film: Film,
    next_ms: u64,
    played: Played,
}

/// The clock of a game that goes on in time.
#[derive(Debug, Default)]
pub struct Clock {
    /// When it strikes next.
    next_ms: Option<u64>,
    /// How often it struck since the player did something.
    idle: u32,
    /// It strikes just now.
    pub strikes: bool,
}

impl BoardScreen {
    /// What there is to show of a move; none where nothing went on by itself or nothing is to move.
    pub(super) fn film_of(&self, turn: &Turn, settings: &Settings) -> Option<Film> {
        if turn.film.is_empty() || settings.looks.reduced_motion {
            return None;
        }
        let boards = turn.film.iter().map(|state| self.session.engine().board_before(state, self.eyes())).collect();
        Some(Film { boards, each_ms: u64::from(self.game.again_ms()).clamp(SHORTEST_MS, LONGEST_MS) })
    }

    pub(super) fn show_film(&mut self, mut film: Film, played: Played, cx: &mut Context<'_>) {
        if let Some(first) = film.boards.pop_front() {
            self.picture = Seen::new(first);
        }
        let next_ms = cx.now_ms.saturating_add(film.each_ms);
        self.showing = Some(Showing { film, next_ms, played });
        cx.report(Report::NewTurn);
    }

    /// Whether something is shown that comes by itself: until it ends nothing can be chosen.
    pub(super) fn is_showing(&self) -> bool {
        self.showing.is_some()
    }

    /// Shows the next picture of a film, if it is time for it.
    pub(super) fn roll(&mut self, cx: &mut Context<'_>) {
        let Some(showing) = &mut self.showing else { return };
        if cx.now_ms < showing.next_ms {
            return;
        }
        showing.next_ms = cx.now_ms.saturating_add(showing.film.each_ms);
        match showing.film.boards.pop_front() {
            Some(next) => self.picture = Seen::new(next),
            None => {
                self.end_film(cx);
            }
        }
    }

    /// Goes to the last picture and returns the move. Whether there was a film.
    pub(super) fn end_film(&mut self, cx: &mut Context<'_>) -> bool {
        let Some(showing) = self.showing.take() else { return false };
        self.picture = Seen::new(self.session.engine().board_before(self.session.state(), self.eyes()));
        self.tell_played(showing.played, cx);
        true
    }

    /// Time begins to pass again: a move was made, or the player wants it otherwise.
    pub(super) fn restart_clock(&mut self, cx: &Context<'_>) {
        let runs = cx.settings.clock_runs && self.session.outcome() == Outcome::Playing && !self.session.is_paused();
        let interval = self.game.realtime_ms().filter(|_| runs && self.clock.idle < MAX_IDLE);
        self.clock.next_ms = interval.map(|ms| cx.now_ms.saturating_add(u64::from(ms).max(SHORTEST_MS)));
    }

    /// The player did something.
    pub(super) fn stir_clock(&mut self, cx: &Context<'_>) {
        self.clock.idle = 0;
        if self.clock.next_ms.is_none() {
            self.restart_clock(cx);
        }
    }

    /// Lets the game go on where its time has come.
    pub(super) fn strike(&mut self, cx: &mut Context<'_>) {
        let is_time = self.clock.next_ms.is_some_and(|at| cx.now_ms >= at);
        if !is_time || self.is_showing() || self.is_tentative {
            return;
        }
        self.clock.idle = self.clock.idle.saturating_add(1);
        if self.moves.contains(&Move::Tick) {
            self.clock.strikes = true;
            self.play(Move::Tick, cx);
            self.clock.strikes = false;
        } else {
            self.restart_clock(cx);
        }
    }

    /// When something is to be shown or to happen next.
    pub(super) fn film_wake(&self) -> Option<u64> {
        self.showing.as_ref().map(|showing| showing.next_ms).or(self.clock.next_ms)
    }
}
