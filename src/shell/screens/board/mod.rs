//! The board: a level in play. Chooses moves by the focus rules of docs/control.md, saves every move through the store
//! before the next is offered, and reports what a move did. Never knows which device was used.

mod draw;
mod fill;
mod film;
mod inputs;
mod last;
mod look_back;
mod mistakes;
mod moves;
mod party;
mod possible;
mod search;
mod seen;
mod sheet;
mod signals;
mod steady;
mod tally;
mod there;
mod trial;

use super::problems::ProblemsScreen;
use super::seats::Seats;
use crate::broken::fault;
use crate::choosing::{habits, weigh_open};
use crate::game::{self, Game};
use crate::grid::Cell;
use crate::history::{Save, Session};
use crate::play::{Engine, Move, Outcome};
use crate::scan::{Habits, Trail};
use crate::shell::content::Content;
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{AnyScreen, Input, Screen, Taken, boxed};
use crate::shell::staircase::next_seats;
use crate::shell::{NoticeKind, Resolved, SavePlace, Seat, Settings, Signal};
use fill::Filling;
use film::{Clock, ShownFilm};
use last::Turns;
pub use look_back::open as open_look_back;
use mistakes::Mistakes;
use party::Party;
use possible::Possible;
use search::{Asked, Inquiry};
use seen::Seen;
pub use sheet::Sheet;
use signals::Signals;
use std::sync::Arc;
use steady::Steady;

/// What can be chosen only on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Plays this move.
    Play(Move),
    /// Plays this move, which was hinted.
    PlayHint(Move),
    /// Turns this cell so many times.
    Fill(Cell, u8),
    /// Strikes this value of a square out, by the word of its piece, or allows it again.
    Strike(Cell, u16),
    /// Strikes out what was hinted.
    StrikeHint,
    /// Looks for what follows from one law alone.
    FillByLaw,
    /// Looks no longer for what was asked, or puts the answer away.
    Dismiss,
    /// Continues in the same direction while it is the only way.
    PlayCorridor,
    /// Makes the thinking computer decide now.
    Hurry,
    /// Opens the curtain before a hidden hand.
    Uncover,
    /// Opens this sheet over the board.
    Show(Sheet),
    /// Closes the sheet.
    ShowBoard,
}

/// Opens a game at a level, or the screen with its problems.
pub fn open(game: &str, level: Option<&str>, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    match BoardScreen::begin(game, level, None, cx) {
        Ok(Begun::Board(screen)) => boxed(*screen),
        Ok(Begun::NobodySits(screen)) => boxed(*screen),
        Err(problems) => boxed(problems),
    }
}

/// Starts a game of several players with these seats.
pub fn open_seated(game: &str, level: Option<&str>, seats: Vec<Seat>, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    match BoardScreen::begin(game, level, Some(seats), cx) {
        Ok(Begun::Board(screen)) => boxed(*screen),
        Ok(Begun::NobodySits(screen)) => boxed(*screen),
        Err(problems) => boxed(problems),
    }
}

/// Asks who plays.
pub fn open_seats(game: &str, level: Option<String>, seats: Vec<Seat>, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    match playable(game, cx) {
        Ok(game) => boxed(Seats::new(&game, level, Some(seats), cx).over_another()),
        Err(problems) => boxed(problems),
    }
}

/// The game with this name, or the screen with its problems.
fn playable(id: &str, cx: &mut Context<'_>) -> Result<Arc<Game>, ProblemsScreen> {
    match cx.store.game(id) {
        Some(entry) => entry.game.ok_or_else(|| ProblemsScreen::of(id, entry.problems)),
        None => Err(ProblemsScreen::of(id, crate::diag::Problems::new())),
    }
}

/// The result of opening a game other than the board.
enum Begun {
    Board(Box<BoardScreen>),
    /// Several can play, and the seats are not known.
    NobodySits(Box<Seats>),
}

/// From how many earlier levels habits are learnt.
const LEARN_LEVELS: usize = 3;

/// A level in play.
#[derive(Debug)]
pub struct BoardScreen {
    game: Arc<Game>,
    place: SavePlace,
    session: Session,
    /// The players, if there are several.
    party: Party,
    /// The last messages of the rules, which say what the player in turn should do.
    last_said: Vec<String>,
    /// Valid moves, in board order.
    moves: Vec<Move>,
    /// The drawn board: after a tentative move the one to which it leads.
    picture: Seen,
    /// The items that the player sees.
    items: Vec<game::Item>,
    /// What this player tends to choose, learnt from what was played here.
    habits: Habits,
    /// The choices in this attempt.
    trail: Trail,
    /// How likely each move is by habit alone, never by a solver's judgement.
    weights: Vec<u32>,
    /// Moves straight on while that is the only way; empty if there is no corridor.
    corridor: Vec<Move>,
    /// A question about this state, until something is played.
    search: Option<Inquiry>,
    /// What cannot stay, where the player is told at once.
    mistakes: Mistakes,
    /// What squares can hold, where the player wants to see it.
    possible: Possible,
    /// What is being filled in.
    filling: Filling,
    /// Moves from this state to the end, where they are known.
    way: Vec<Move>,
    /// The turns that are over, where several play.
    turns: Turns,
    /// The choice that puts back what was picked up.
    put_back: Option<Move>,
    /// The focus if it is on a cell that is not a valid move.
    wrong: Option<Cell>,
    is_tentative: bool,
    /// Whether it was paused before the player did what is being handled.
    was_paused: bool,
    /// Turns that follow by themselves and are being shown.
    showing: Option<ShownFilm>,
    clock: Clock,
    /// The switches, where every signal is the move.
    signals: Signals,
    /// What keeps a board from flickering that changes by itself.
    steady: Steady,
    /// A hint was asked for in this attempt, since it was opened.
    was_hinted: bool,
    /// What was done last was to take a hint: the next one is one press away.
    follows_hints: bool,
    /// Its author tries it: nothing of it goes on record.
    is_trial: bool,
    /// The sheet over the board.
    sheet: Option<Sheet>,
    shows_menu: bool,
    shows_panel: bool,
}

impl BoardScreen {
    /// Opens a level. If several play: with `seats`, otherwise with those of the saved game, otherwise by asking.
    fn begin(
        id: &str,
        level: Option<&str>,
        seats: Option<Vec<Seat>>,
        cx: &mut Context<'_>,
    ) -> Result<Begun, ProblemsScreen> {
        let game = playable(id, cx)?;
        let player = cx.host_id();
        let wanted = level.map(str::to_owned).or_else(|| cx.store.last_level(&player, id));
        let number = wanted.and_then(|w| game.levels.iter().position(|l| l.id == w)).unwrap_or(0);
        let level_id = game.levels.get(number).map(|l| l.id.clone()).unwrap_or_default();
        let engine = Engine::new(Arc::clone(&game), number).map_err(|problems| ProblemsScreen::of(id, problems))?;
        let place = SavePlace { player: player.clone(), game: id.to_owned(), level: level_id.clone() };
        let saves = cx.store.saves(&place);
        let seed = cx.store.seed();
        let last = saves.saves.last().and_then(|save| Seat::read(&save.seats));
        let (mut session, problems) = match seats {
            Some(seats) => {
                let seats = Seat::write(&seats);
                (Session::seated(engine, &saves.saves, seats, seed, cx.now_ms), crate::diag::Problems::new())
            }
            None => Session::open(engine, &saves.saves, seed, cx.now_ms),
        };
        let sitting = Seat::read(session.seats());
        if game.description.players.1 > 1 && (sitting.is_none() || session.outcome() != Outcome::Playing) {
            let last = last.map(|last| next_seats(&last, &place, cx.store).0);
            problems.iter().for_each(|problem| cx.trouble(problem));
            return Ok(Begun::NobodySits(Box::new(Seats::new(&game, Some(level_id), last, cx))));
        }
        let party = Party::new(&sitting.unwrap_or_default(), &game, cx);
        if session.outcome() != Outcome::Playing {
            session.restart(seed, cx.now_ms);
        }
        for problem in saves.problems.iter().chain(&problems) {
            cx.trouble(problem);
        }
        let remembered = cx.store.set_last_game(&player, id);
        cx.check(remembered);
        let remembered = cx.store.set_last_level(&player, id, &level_id);
        cx.check(remembered);
        let mut screen = Self::at(game, place, session, party);
        screen.learn_before(cx);
        screen.learn(&saves.saves);
        screen.refresh();
        screen.save(cx);
        screen.announce(cx);
        screen.hand_over(cx);
        screen.follow_laws(cx);
        if screen.session.moves_played() == 0 {
            screen.tell_pages(screen.session.engine().opening(), None, cx);
        }
        screen.begin_signals(cx);
        Ok(Begun::Board(Box::new(screen)))
    }

    /// The screen for a session, before its first refresh.
    fn at(game: Arc<Game>, place: SavePlace, session: Session, party: Party) -> Self {
        Self {
            game,
            place,
            session,
            party,
            last_said: Vec::new(),
            moves: Vec::new(),
            picture: Seen::default(),
            items: Vec::new(),
            habits: Habits::default(),
            trail: Trail::default(),
            weights: Vec::new(),
            corridor: Vec::new(),
            search: None,
            mistakes: Mistakes::default(),
            possible: Possible::default(),
            filling: Filling::default(),
            way: Vec::new(),
            turns: Turns::default(),
            put_back: None,
            wrong: None,
            is_tentative: false,
            was_paused: false,
            showing: None,
            clock: Clock::default(),
            signals: Signals::default(),
            steady: Steady::default(),
            was_hinted: false,
            follows_hints: false,
            is_trial: false,
            sheet: None,
            shows_menu: true,
            shows_panel: true,
        }
    }

    /// Updates what is drawn and offered from the current state.
    fn refresh(&mut self) {
        let (engine, state) = (self.session.engine(), self.session.state());
        let is_asked = self.is_persons_turn() && !self.is_behind_curtain();
        let offers = self.session.outcome() == Outcome::Playing && is_asked;
        self.moves = if offers { engine.moves(state) } else { Vec::new() };
        let candidates = habits::candidates(engine, state, &self.moves);
        self.weights = self.habits.weights(&self.trail, &candidates);
        weigh_open(engine, state, &self.moves, &mut self.weights);
        self.corridor = self.straight_on();
        self.picture = Seen::new(engine.board_before(state, self.eyes()));
        self.items = draw::shown_items(&engine.layout(state));
        self.end_search();
        self.wrong = None;
        self.is_tentative = false;
        self.follow_turns();
        self.put_back = self.find_put_back();
    }

    /// Learns from this player's last attempts at earlier levels.
    fn learn_before(&mut self, cx: &mut Context<'_>) {
        let number = self.level_number();
        for earlier in number.saturating_sub(LEARN_LEVELS)..number {
            let Some(level) = self.game.levels.get(earlier) else { continue };
            let saves = cx.store.saves(&SavePlace { level: level.id.clone(), ..self.place.clone() }).saves;
            let played: Vec<Move> = saves.iter().filter_map(|save| save.chosen).collect();
            if let (Some(last), Ok(engine)) = (saves.last(), Engine::new(Arc::clone(&self.game), earlier)) {
                habits::learn(&mut self.habits, &engine, last.seed, &played);
            }
        }
    }

    /// Learns from the moves of the current attempt.
    fn learn(&mut self, saves: &[Save]) {
        let played: Vec<Move> = saves.iter().filter_map(|save| save.chosen).collect();
        let seed = saves.last().map_or(0, |save| save.seed);
        habits::learn(&mut self.habits, self.session.engine(), seed, &played);
        self.begin_trail();
    }

    /// Starts a new trail: habit cannot follow the moves that led here.
    fn begin_trail(&mut self) {
        self.trail = Trail::from(self.position());
    }

    /// Learns that this valid move is about to be played.
    fn follow(&mut self, chosen: &Move) {
        let candidates = habits::candidates(self.session.engine(), self.session.state(), &self.moves);
        if let Some(place) = self.moves.iter().position(|known| known == chosen) {
            self.habits.learn(&self.trail, &candidates, place);
            if let Some(candidate) = candidates.get(place) {
                self.trail.push(*candidate);
            }
        }
    }

    /// Saves what was played; if that fails it is tried again at the next move.
    fn save(&mut self, cx: &mut Context<'_>) {
        let saves = self.session.take_saves();
        for save in saves.into_iter().filter(|_| !self.is_trial) {
            fault::point("unsaved");
            let result = cx.store.save(&self.place, &save);
            fault::point("saved");
            for problem in &cx.check(result).unwrap_or_default() {
                cx.trouble(problem);
            }
        }
        while let Some(number) = self.session.wants_earlier() {
            let earlier = cx.store.earlier(&self.place, number);
            earlier.problems.iter().for_each(|problem| cx.trouble(problem));
            self.session.take_earlier(&earlier.saves);
        }
    }

    fn resolved(&self, settings: &Settings) -> Resolved {
        Resolved::new(settings, &self.game.settings)
    }

    fn level_number(&self) -> usize {
        self.session.engine().level()
    }

    /// The level this many places after the current one, or before it.
    fn level_beside(&self, by: isize) -> Option<&game::Level> {
        self.level_number().checked_add_signed(by).and_then(|number| self.game.levels.get(number))
    }

    fn open_level(&self, by: isize, cx: &mut Context<'_>) {
        match self.level_beside(by) {
            Some(level) => {
                let (game, level) = (self.place.game.clone(), Some(level.id.clone()));
                cx.report(Report::Replace(Open::Board { game, level }));
            }
            None => {
                let text = cx.texts.get(if by > 0 { "no-next-level" } else { "no-previous-level" });
                cx.notice(NoticeKind::Ignored, text);
            }
        }
    }
}

impl BoardScreen {
    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::PlayHint(_) | Choice::StrikeHint | Choice::Dismiss => {}
            Choice::Play(_) | Choice::Fill(..) | Choice::Strike(..) | Choice::PlayCorridor | Choice::FillByLaw => {
                self.follows_hints = false;
            }
            Choice::Hurry | Choice::Uncover | Choice::Show(_) | Choice::ShowBoard => {}
        }
        match choice {
            // it was meant for "stop"
            Choice::Play(_) if self.surprises(cx.now_ms) => {}
            Choice::Play(chosen) => {
                if !self.offer_pieces(&chosen, cx) {
                    self.play(chosen, cx);
                }
            }
            Choice::Fill(cell, presses) => {
                self.lay(None, cx);
                self.play_as_one(&vec![Move::Cell(cell); usize::from(presses)], cx);
            }
            Choice::Strike(cell, word) => self.strike_or_allow(cell, word, cx),
            Choice::StrikeHint => self.take_hint(None, cx),
            Choice::FillByLaw => self.ask(Asked::FillByLaw, cx),
            Choice::PlayHint(chosen) => self.take_hint(Some(chosen), cx),
            Choice::Dismiss => self.dismiss(cx),
            Choice::PlayCorridor => self.play_corridor(cx),
            Choice::Hurry => self.hurry(),
            Choice::Uncover => self.uncover(cx),
            Choice::Show(sheet) => self.lay(Some(sheet), cx),
            Choice::ShowBoard => self.lay(None, cx),
        }
    }

    fn signal(&mut self, signal: Signal, focus: Option<Choice>, cx: &mut Context<'_>) -> Taken {
        if signal.acts_on_board() && self.end_film(cx) {
            return Taken::Yes;
        }
        if let Some(taken) = self.signal_to_sheet(signal, cx) {
            return taken;
        }
        match signal {
            Signal::Up | Signal::Right | Signal::Down | Signal::Left | Signal::NextRow | Signal::NextColumn => {
                return self.arrow(signal, focus, cx);
            }
            Signal::Point(cell) => self.point_cell(cell, cx),
            Signal::Undo => self.undo(cx),
            Signal::Restart if self.may_restart(cx.settings) => cx.report(Report::Open(Open::Ask(Question::Restart))),
            Signal::Restart if self.session.can_restart() => {
                cx.notice(NoticeKind::Ignored, cx.texts.get("restart-forbidden"));
            }
            Signal::Restart => cx.notice(NoticeKind::Ignored, cx.texts.get("nothing-to-restart")),
            // what was paused goes on since the signal came
            Signal::PauseOrResume if !self.was_paused => {
                self.end_film(cx);
                self.session.keep_time(cx.now_ms);
                self.session.pause(cx.now_ms);
                self.save(cx);
                cx.notice(NoticeKind::Result, cx.texts.get("paused"));
                cx.report(Report::Rest);
            }
            Signal::PreviousLevel => self.open_level(-1, cx),
            Signal::NextLevel => self.open_level(1, cx),
            Signal::Menu => {
                self.shows_menu = !self.shows_menu;
                if self.shows_menu {
                    return Taken::No;
                }
            }
            Signal::InfoPanel => self.shows_panel = !self.shows_panel,
            Signal::History => cx.report(Report::Open(Open::History(self.place.clone()))),
            Signal::Hint => self.ask(Asked::Hint, cx),
            Signal::CanBeWon => self.ask(Asked::CanBeWon, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    /// Shows the board after a move that can still be taken back.
    fn show_tentative(&mut self, choice: Option<Choice>) {
        self.is_tentative = false;
        let mut state = self.session.state().clone();
        if let Some(Choice::Play(chosen) | Choice::PlayHint(chosen)) = choice {
            self.is_tentative = self.session.engine().play(&mut state, &chosen).is_ok();
        }
        self.picture = Seen::new(self.session.engine().board_before(&state, self.eyes()));
    }

    /// The screen is on top again.
    fn shown(&mut self, cx: &mut Context<'_>) {
        if self.is_removed(cx) {
            cx.report(Report::Back);
            return;
        }
        self.sheet = None;
        self.session.unpause(cx.now_ms);
        self.begin_signals(cx);
        if !self.party.is_thinking() {
            self.hand_over(cx);
        }
        self.follow_laws(cx);
    }

    /// Restarts the level after the player confirmed it.
    fn restart(&mut self, cx: &mut Context<'_>) {
        let seed = cx.store.seed();
        self.session.unpause(cx.now_ms);
        self.session.restart(seed, cx.now_ms);
        self.way.clear();
        self.last_said.clear();
        self.forget_filling();
        self.follows_hints = false;
        self.begin_trail();
        self.refresh();
        self.save(cx);
        self.hand_over(cx);
        self.follow_laws(cx);
        cx.notice(NoticeKind::Result, cx.texts.get("restarted"));
        cx.report(Report::Moved);
    }

    /// Whether the level was removed in the list of levels that covered the board.
    fn is_removed(&self, cx: &mut Context<'_>) -> bool {
        let game = cx.store.game(&self.place.game).and_then(|entry| entry.game);
        !self.is_trial && game.is_some_and(|game| game.levels.iter().all(|level| level.id != self.place.level))
    }
}

impl Screen for BoardScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "board"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        match self.sheet {
            Some(sheet) => self.draw_sheet(sheet, view),
            None => self.draw(view),
        }
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let taken = if self.takes_any() { self.take_signal(&input, cx) } else { None };
        let taken = taken.unwrap_or_else(|| self.take(input, cx));
        self.note_there(cx.now_ms);
        self.signals.wake_ms = self.signals_wake(cx.settings);
        taken
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        let thought = self.party.next_wake().filter(|_| !self.session.is_paused());
        [thought, self.search_wake(now_ms), self.film_wake(), self.fill_wake(), self.signals.wake_ms]
            .into_iter()
            .flatten()
            .min()
    }

    fn game(&self) -> Option<String> {
        Some(self.place.game.clone())
    }

    fn level(&self) -> Option<String> {
        Some(self.place.level.clone())
    }

    fn seated(&self) -> Option<String> {
        self.party.person()
    }

    fn plays_on(&self) -> bool {
        self.session.outcome() == Outcome::Playing
    }

    fn is_mid_turn(&self) -> bool {
        self.holds_something()
    }
}
