//! Shows turns that follow by themselves one after another and the board at the end of a game, and runs the clock of realtime
//! games. What is shown is already saved: a film changes nothing, and any input ends it, but the switch not the last board of a game.

use super::BoardScreen;
use super::seen::Seen;
use crate::grid::Cell;
use crate::play::{Board, Face, Move, Outcome, Turn, face_of};
use crate::shell::context::Context;
use crate::shell::report::Report;
use crate::shell::{Settings, Sound};
use az::SaturatingAs;
use std::collections::VecDeque;

/// How many milliseconds a picture is shown at least: six changes per second are three flashes, the most that WCAG
/// 2.3.1 allows.
const SHORTEST_MS: u32 = 170;
/// How many milliseconds a picture is shown at most: nobody should wait longer for what a game does by itself.
const LONGEST_MS: u32 = 600;
/// How many milliseconds the last board stands by itself before the result is told.
const LAST_BOARD_MS: u32 = 1_500;
/// A press makes what is celebrated longer, up to so many times its length.
const LONGEST: u64 = 2;
/// So many faces of a die are seen before it lies still, each so many after the one before.
const ROLLED: usize = 5;
const ROLL_STEP: usize = 2;
/// How many ticks of the clock a game continues without the player; then it stops until something is done.
const MAX_IDLE: u32 = 120;

/// A move that was played but not reported to the player yet.
#[derive(Debug)]
pub struct Played {
    /// Its result.
    pub turn: Turn,
    /// Its label.
    pub label: String,
    /// The player who made it, from 1.
    pub mover: u8,
    /// The number of moves including it.
    pub moves: u32,
    /// The fewest moves that the level took before.
    pub best: Option<u32>,
    /// Whether the game's clock made it: then nothing is said, and scanning continues where it is.
    pub by_clock: bool,
}

/// The boards that lead to the present one.
#[derive(Debug, Default)]
pub struct Film {
    boards: VecDeque<Board>,
    each_ms: u32,
}

/// A film that is being shown.
#[derive(Debug)]
pub struct ShownFilm {
    film: Film,
    next_ms: u64,
    /// The move; once it is told, its film is over.
    played: Played,
    /// Whether the last board of a game that ended is shown.
    is_last: bool,
    /// Since when.
    begun_ms: u64,
}

/// The clock of a realtime game.
#[derive(Debug, Default)]
pub struct Clock {
    /// The time of its next tick.
    next_ms: Option<u64>,
    /// How many ticks there were since the player last did something.
    idle: u32,
}

impl BoardScreen {
    /// The film of a move; none if nothing followed by itself, or with reduced motion.
    pub(super) fn film_of(&self, turn: &Turn, settings: &Settings) -> Option<Film> {
        if turn.film.is_empty() || settings.is_still() {
            return None;
        }
        let boards = turn.film.iter().map(|state| self.session.engine().board_before(state, self.eyes())).collect();
        Some(Film { boards, each_ms: self.game.again_ms().clamp(SHORTEST_MS, LONGEST_MS) })
    }

    /// A die on its way to what it shows: other faces of it, one after another; none where no die was chosen, or with reduced motion.
    #[expect(clippy::indexing_slicing, reason = "a board has a face for each of its cells")]
    pub(super) fn roll_of(&self, before: &Board, chosen: &Move, settings: &Settings) -> Option<Film> {
        let Move::Cell(cell) = chosen else { return None };
        let size = before.size;
        let place = size.index(before.shown_at(*cell)?)?;
        let die = Some(&before.faces[place]).filter(|face| !face.press.is_empty())?;
        if settings.is_still() || !self.session.engine().draws_chance() {
            return None;
        }
        let now = self.picture.faces.get(place)?;
        let faces: Vec<Face> = self.game.pieces.iter().filter(|piece| piece.press == die.press).map(face_of).collect();
        let shows = |face: &&Face| face.pictures.last() != now.pictures.last();
        let others: Vec<&Face> = faces.iter().filter(shows).collect();
        // not in their order, which would be no roll
        let begin = self.session.moves_played().saturating_as::<usize>();
        let rolled = (0..ROLLED).filter_map(|number| others.get((begin + number * ROLL_STEP) % others.len().max(1)));
        let boards = rolled.map(|face| {
            let mut board = before.clone();
            let die = &mut board.faces[place];
            die.pictures.clone_from(&face.pictures);
            die.symbol.clone_from(&face.symbol);
            board
        });
        // what has no other face does not roll
        Some(Film { boards: boards.collect(), each_ms: SHORTEST_MS }).filter(|film| !film.boards.is_empty())
    }

    pub(super) fn show_film(&mut self, mut film: Film, played: Played, cx: &mut Context<'_>) {
        let (is_last, shown_ms) = match film.boards.pop_front() {
            Some(first) => {
                self.picture = Seen::new(first);
                (false, film.each_ms)
            }
            None => (true, self.begin_last_board(&played, cx)),
        };
        let next_ms = cx.now_ms.saturating_add(u64::from(shown_ms));
        self.showing = Some(ShownFilm { film, next_ms, played, is_last, begun_ms: cx.now_ms });
        cx.report(Report::NewTurn);
    }

    /// The last board comes up: for how long it stands.
    fn begin_last_board(&self, played: &Played, cx: &mut Context<'_>) -> u32 {
        let shown_ms = if self.is_first_step() { cx.settings.steps.celebration_ms } else { LAST_BOARD_MS };
        if self.is_first_step() && played.turn.outcome != Some(Outcome::Lost) {
            cx.report(Report::Sound(Sound::LevelDone));
        }
        // a press that means "more" makes it longer where every signal is the move
        if !self.takes_any() {
            cx.report(Report::Refuse(shown_ms));
        }
        shown_ms
    }

    /// A press while the last board stands: it stands longer, and nothing begins anew.
    pub(super) fn celebrate_longer(&mut self, cx: &Context<'_>) {
        let each_ms = u64::from(cx.settings.steps.celebration_ms);
        let Some(showing) = self.showing.as_mut().filter(|showing| showing.is_last) else { return };
        let most_ms = showing.begun_ms.saturating_add(each_ms * LONGEST);
        showing.next_ms = showing.next_ms.max(cx.now_ms.saturating_add(each_ms).min(most_ms));
    }

    /// Whether this move ended the game: then its last board stands for a while. An author who tries a level stays on the board.
    pub(super) fn ends_with(&self, turn: &Turn) -> bool {
        let goes_on = matches!(turn.outcome, None | Some(Outcome::Playing | Outcome::Restarted));
        !goes_on && !self.is_trial
    }

    /// Whether a film is being shown; nothing can be chosen until it ends.
    pub(super) fn is_showing(&self) -> bool {
        self.showing.is_some()
    }

    /// Whether the last board of a game that has ended stands: the switch does not end it.
    pub(super) fn shows_last_board(&self) -> bool {
        self.showing.as_ref().is_some_and(|showing| showing.is_last)
    }

    /// Shows the next picture of a film when it is time.
    pub(super) fn roll(&mut self, cx: &mut Context<'_>) {
        let ends =
            self.showing.as_ref().is_some_and(|showing| !showing.is_last && self.ends_with(&showing.played.turn));
        let Some(showing) = &mut self.showing else { return };
        if cx.now_ms < showing.next_ms {
            return;
        }
        showing.next_ms = cx.now_ms.saturating_add(u64::from(showing.film.each_ms));
        match showing.film.boards.pop_front() {
            Some(next) => self.picture = Seen::new(next),
            None if ends => {
                showing.is_last = true;
                showing.next_ms = cx.now_ms.saturating_add(u64::from(LAST_BOARD_MS));
                cx.report(Report::Refuse(LAST_BOARD_MS));
                self.picture = Seen::new(self.session.engine().board_before(self.session.state(), self.eyes()));
            }
            None => {
                self.end_film(cx);
            }
        }
    }

    /// The cells that decided the game, while its last board is shown.
    pub(super) fn deciding(&self) -> &[Cell] {
        let last = self.showing.as_ref().filter(|showing| showing.is_last);
        last.map_or(&[], |showing| showing.played.turn.deciding.as_slice())
    }

    /// Ends a film at its last picture and reports the move. Returns whether there was a film.
    pub(super) fn end_film(&mut self, cx: &mut Context<'_>) -> bool {
        let Some(showing) = self.showing.take() else { return false };
        self.picture = Seen::new(self.session.engine().board_before(self.session.state(), self.eyes()));
        self.tell_played(showing.played, cx);
        true
    }

    /// The board is left. What a film had still to report is saved anyway; only how a game ended is told when the board is back.
    pub(super) fn leave_film(&mut self) {
        if !self.showing.as_ref().is_some_and(|showing| self.ends_with(&showing.played.turn)) {
            self.showing = None;
        }
    }

    /// Restarts the clock: a move was made, or the player changed its setting.
    pub(super) fn restart_clock(&mut self, cx: &Context<'_>) {
        let runs = (cx.settings.clock_runs || self.takes_any())
            && self.session.outcome() == Outcome::Playing
            && !self.session.is_paused();
        let interval = self.game.realtime_ms().filter(|_| runs && (self.clock.idle < MAX_IDLE || self.takes_any()));
        self.clock.next_ms = interval.map(|ms| cx.now_ms.saturating_add(u64::from(ms.max(SHORTEST_MS))));
    }

    /// Notes that the player did something.
    pub(super) fn stir_clock(&mut self, cx: &Context<'_>) {
        self.clock.idle = 0;
        if self.clock.next_ms.is_none() {
            self.restart_clock(cx);
        }
    }

    /// Lets the clock take its step when it is time.
    pub(super) fn strike(&mut self, cx: &mut Context<'_>) {
        let is_time = self.clock.next_ms.is_some_and(|at| cx.now_ms >= at);
        if !is_time || self.is_showing() || self.is_tentative || self.session.is_paused() {
            return;
        }
        self.clock.idle = self.clock.idle.saturating_add(1);
        if self.takes_any() || self.moves.contains(&Move::Tick) {
            self.step_time(cx);
        } else {
            self.restart_clock(cx);
        }
    }

    /// When the next picture or tick is due.
    pub(super) fn film_wake(&self) -> Option<u64> {
        self.showing
            .as_ref()
            .map(|showing| showing.next_ms)
            .or(self.clock.next_ms.filter(|_| !self.session.is_paused()))
    }
}
