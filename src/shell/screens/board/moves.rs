//! Choosing and playing: arrows, pointer, invalid choices, undo, and what follows a move.

use super::film::{Film, Played};
use super::{BoardScreen, Choice};
use crate::choosing::straight_on;
use crate::game::{InvalidCells, Language, MoveMode, Text};
use crate::grid::Cell;
use crate::narrate::{self, Texts};
use crate::play::{Move, Outcome, Side, TileAction, Turn};
use crate::shell::context::{Context, View};
use crate::shell::focus::Field;
use crate::shell::report::{Done, Message, Open, Report};
use crate::shell::screen::Taken;
use crate::shell::staircase::{Step, next_seats};
use crate::shell::{NoticeKind, Settings, Signal, Sound};
use std::sync::Arc;

/// The control method of a computer player, as named in saves.
const COMPUTER: &str = "computer";

impl BoardScreen {
    /// The valid cells, in board order.
    pub(super) fn valid_cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.moves.iter().filter_map(|chosen| self.cell_of(chosen)).collect();
        cells.sort_unstable();
        cells
    }

    /// The cell on which a move is shown: the one where it is made, or the neighbour to which the player would go.
    pub(super) fn cell_of(&self, chosen: &Move) -> Option<Cell> {
        self.picture.shown_at(self.session.engine().cell_of(self.session.state(), chosen)?)
    }

    /// The valid move shown on this cell.
    fn move_on(&self, cell: Cell) -> Option<Move> {
        self.moves.iter().copied().find(|chosen| self.cell_of(chosen) == Some(cell))
    }

    /// Plays a valid move, saves it, and reports what it did.
    pub(super) fn play(&mut self, chosen: Move, cx: &mut Context<'_>) {
        // only who walks has gone anywhere
        let from = self.place_to_speak_from().filter(|_| !matches!(chosen, Move::Cell(_)) || self.walks());
        let before = Arc::clone(self.picture.board());
        let slide = narrate::slide_taken(self.listener(cx), &before, from, &chosen, &self.moves);
        let best = self.session.best_moves();
        let moves_before = self.session.moves_played();
        let (earlier, mover) = (self.session.state().clone(), self.in_turn());
        let is_computer = self.party.is_computer(mover);
        self.session.tell_weighed(cx.control.weighed.filter(|_| !is_computer));
        let way = if is_computer {
            COMPUTER.to_owned()
        } else {
            self.follow(&chosen);
            cx.control.word(&cx.settings.scan)
        };
        let put_back = self.put_back.filter(|known| *known == chosen);
        let put_back = put_back.map(|chosen| self.put_back_words(self.listener(cx), &chosen));
        let turn = match self.session.play(&chosen, &way, cx.now_ms) {
            Ok(turn) => turn,
            Err(_) => return self.invalid(cx),
        };
        let went = self.party.is_several().then(|| self.went_since(&earlier, &chosen)).flatten();
        self.go_along(&chosen);
        self.refresh();
        self.count_tries(cx);
        let texts = self.listener(cx);
        // if a move changes a piece: what was turned up or written
        let seen = if self.has_place() { &before } else { self.picture.board() };
        let step = narrate::step_taken(texts, seen, from, &chosen).or(slide.filter(|_| self.has_place()));
        let step = step.or_else(|| narrate::empty_place(texts, seen, &chosen).filter(|_| self.has_place()));
        let step = put_back.or_else(|| narrate::went_words(texts, before.naming(), &went?)).or(step);
        let label = step.unwrap_or_else(|| narrate::move_label(texts, seen, from, &chosen));
        self.save(cx);
        self.restart_clock(cx);
        if !self.filling.is_passing {
            cx.report(Report::Sound(Sound::Move));
        }
        for name in &turn.sounds {
            cx.report(Report::Sound(Sound::named(name, &self.game)));
        }
        let played = Played { turn, label, mover, moves: moves_before + 1, best, by_clock: false };
        let roll = self.roll_of(&before, &chosen, cx.settings);
        match self.film_of(&played.turn, cx.settings).or(roll) {
            Some(film) => self.show_film(film, played, cx),
            None if self.ends_with(&played.turn) => self.show_film(Film::default(), played, cx),
            None => self.tell_played(played, cx),
        }
    }

    /// Reports what a move did, and continues with what follows it.
    pub(super) fn tell_played(&mut self, played: Played, cx: &mut Context<'_>) {
        let Played { turn, label, mover, moves, best, by_clock } = played;
        let texts = self.listener(cx);
        let passes = self.in_turn() != mover;
        // what happened in a turn that is over is asked of nobody
        let asks = |words: &String| self.game.description.asks(words);
        let asked: Vec<String> =
            turn.messages.iter().filter(|words| !passes || asks(words) != Some(false)).cloned().collect();
        // and what is asked of a computer is told to nobody
        let is_told = |words: &&String| !self.party.is_computer(self.in_turn()) || asks(words) != Some(true);
        let happened_before = |words: &String| passes && self.party.is_several() && asks(words) == Some(false);
        let (before, said): (Vec<&String>, Vec<&String>) =
            turn.messages.iter().filter(is_told).partition(|words| happened_before(words));
        let in_words = |words: &&String| self.in_words(words, texts.language());
        let before: Vec<String> = before.iter().map(in_words).collect();
        let said: Vec<String> = said.iter().map(in_words).collect();
        if !before.is_empty() && !self.filling.is_passing {
            let args = [("name", self.party.name(mover, texts.language()).into()), ("what", before.join(" ").into())];
            cx.notice(NoticeKind::Result, texts.with("turn-went", &args));
        }
        self.last_said = asked;
        // what is asked of the next player is announced with the name
        let announced = self.status(&View { texts, ..cx.view() }).filter(|_| passes).unwrap_or_default();
        for words in said.into_iter().filter(|words| !self.filling.is_passing && !announced.contains(words)) {
            cx.notice(NoticeKind::Result, words);
        }
        let table = self.session.engine().table(self.session.state());
        let told = |event| table.map(|table| narrate::tile_event(texts, &table, event));
        let happened: Vec<String> = turn.events.iter().filter_map(told).collect();
        for problem in &turn.problems {
            cx.trouble(problem);
        }
        match turn.outcome.unwrap_or(Outcome::Playing) {
            Outcome::Playing => {
                let went = if passes { self.last_in_words(texts) } else { None };
                let is_told = !turn.messages.is_empty() || by_clock || self.filling.is_passing;
                let told = match went {
                    // a move that takes several choices is told when it is over, as one
                    Some(went) => Some(went),
                    None if is_told => None,
                    None if self.party.is_several() => Some(narrate::capitalised(&label)),
                    None => {
                        let count = self.session.moves_played();
                        Some(texts.with("moved", &[("what", label.into()), ("count", count.into())]))
                    }
                };
                if let Some(told) = told {
                    cx.notice(NoticeKind::Result, told);
                }
                if !happened.is_empty() {
                    cx.notice(NoticeKind::Result, happened.join(". "));
                }
                if self.is_in_step() || passes {
                    self.announce(cx);
                }
                if !by_clock {
                    cx.report(Report::Moved);
                }
                self.hand_over(cx);
                if !self.filling.is_passing {
                    self.follow_laws(cx);
                }
                self.tell_pages(turn.pages, None, cx);
            }
            Outcome::Restarted => {
                self.begin_trail();
                cx.notice(NoticeKind::Result, cx.texts.get("no-move-left"));
                cx.report(Report::Moved);
                self.hand_over(cx);
            }
            outcome => self.over(outcome, mover, (moves, best), &turn, cx),
        }
    }

    /// The moves of the corridor that starts here.
    pub(super) fn straight_on(&self) -> Vec<Move> {
        straight_on(self.session.engine(), self.session.state(), &self.trail, &self.moves)
    }

    /// Plays the corridor to its end, each move as if it were chosen on its own.
    pub(super) fn play_corridor(&mut self, cx: &mut Context<'_>) {
        for chosen in std::mem::take(&mut self.corridor) {
            if self.session.outcome() != Outcome::Playing || !self.moves.contains(&chosen) {
                break;
            }
            self.play(chosen, cx);
        }
    }

    /// Handles the end of the level.
    #[expect(clippy::indexing_slicing, reason = "the level that is played is one of the game")]
    fn over(
        &mut self,
        outcome: Outcome,
        mover: u8,
        (moves, best): (u32, Option<u32>),
        turn: &Turn,
        cx: &mut Context<'_>,
    ) {
        if self.is_first_step() && !self.is_trial {
            return self.begin_next(cx);
        }
        self.party.stop_thinking();
        let number = self.level_number();
        let next = self.game.levels.get(number + 1).map(|level| level.id.clone());
        let success = matches!(outcome, Outcome::Finished | Outcome::Won(_));
        let last = success && next.is_none();
        let is_lost = match outcome {
            Outcome::Lost => true,
            Outcome::Won(player) => self.party.is_computer(player),
            _ => false,
        };
        cx.report(Report::Sound(match (is_lost, last) {
            (true, _) => Sound::Lost,
            (false, true) => Sound::GameDone,
            (false, false) => Sound::LevelDone,
        }));
        cx.notice(NoticeKind::Result, self.result(outcome, mover, cx.texts));
        if self.is_trial {
            self.tell_pages(turn.pages.clone(), None, cx);
            cx.report(Report::Moved);
            return;
        }
        let (seats, step) = next_seats(&self.seats(), &self.place, cx.store);
        let told = step.map(|step| {
            let (id, strength) = match step {
                Step::Up(strength) => ("strength-up", strength),
                Step::Down(strength) => ("strength-down", strength),
            };
            Text::in_each(|language| Texts::new(language).with(id, &[("level", strength.level().into())]))
        });
        let done = Done {
            game: self.place.game.clone(),
            level: self.place.level.clone(),
            result: Text::in_each(|language| self.result_and_more(outcome, mover, turn, Texts::new(language))),
            outcome,
            success,
            moves,
            turns: self.party.is_several().then_some(self.turns.count),
            marked: self.marks_of_hints(),
            minimum: self.game.levels[number].minimum_moves,
            best,
            next,
            board: self.last_board(&turn.deciding, cx),
            was_hinted: self.was_hinted,
            levels: (self.levels_done(cx), self.game.levels.len()),
            seats,
            results: self.results(outcome, mover).into_iter().chain(told).collect(),
            is_reviewed: (is_lost || outcome == Outcome::Drawn) && self.can_be_reviewed(),
        };
        self.tell_pages(turn.pages.clone(), Some(done), cx);
    }

    /// How the level ended; of several players, who won.
    fn result(&self, outcome: Outcome, mover: u8, texts: Texts) -> String {
        let language = texts.language();
        match outcome {
            Outcome::Won(player) if self.party.is_several() => texts
                .with("won-by-name", &[("name", self.party.name(player, language).into()), ("player", player.into())]),
            Outcome::Drawn if !self.all_lead(outcome, mover) => {
                let leaders = self.leaders(outcome, mover, language);
                texts.with("outcome-tied", &[("names", leaders.join(", ").into())])
            }
            _ => narrate::outcome(texts, outcome, self.session.engine().players(self.session.state())),
        }
    }

    /// How the level ended, what the rules said at the end, and how each player did.
    fn result_and_more(&self, outcome: Outcome, mover: u8, turn: &Turn, texts: Texts) -> String {
        let said = turn.messages.iter().map(|words| self.in_words(words, texts.language()));
        let each = narrate::tile_results(texts, self.session.engine(), self.session.state());
        let result = std::iter::once(self.result(outcome, mover, texts));
        result.chain(said).chain(each).collect::<Vec<_>>().join(" ")
    }

    /// How many levels of the game its player has done.
    fn levels_done(&self, cx: &mut Context<'_>) -> usize {
        let player = cx.host_id();
        let progress = cx.store.progress(&player, &self.game.id, &self.game.level_ids());
        cx.check(progress).unwrap_or_default().iter().filter(|level| level.done).count()
    }

    /// Shows what the game has to say, and how the level ended, where it did.
    pub(super) fn tell_pages(&self, pages: Vec<String>, then: Option<Done>, cx: &mut Context<'_>) {
        let language = self.listener(cx).language();
        let texts: Vec<String> = pages.iter().map(|words| self.in_words(words, language)).collect();
        if self.is_trial {
            for text in texts {
                cx.notice(NoticeKind::Result, text);
            }
        } else if !texts.is_empty() {
            let open = if then.is_some() { Report::Replace } else { Report::Open };
            cx.report(open(Open::Message(Message { game: self.place.game.clone(), texts, then: then.map(Box::new) })));
        } else if let Some(done) = then {
            cx.report(Report::Replace(Open::Done(Box::new(done))));
        }
    }

    /// A message of the game in words.
    fn in_words(&self, said: &str, language: Language) -> String {
        self.game.description.said(said).get(language).to_owned()
    }

    /// Announces whose turn it is, if several play, and what to do on a board of tiles.
    pub(super) fn announce(&self, cx: &mut Context<'_>) {
        let (engine, state) = (self.session.engine(), self.session.state());
        if engine.players(state) > 1 {
            let texts = self.listener(cx);
            let text = self
                .status(&View { texts, ..cx.view() })
                .unwrap_or_else(|| texts.with("turn-of", &[("player", engine.player(state).into())]));
            cx.notice(NoticeKind::Result, text);
        }
    }

    /// A cell that is not a valid move was chosen: shows a warning, nothing else.
    pub(super) fn invalid(&mut self, cx: &mut Context<'_>) {
        self.session.count_invalid();
        cx.report(Report::Sound(Sound::InvalidChoice));
        cx.notice(NoticeKind::Ignored, cx.texts.get("invalid-choice"));
    }

    /// Whether undo is allowed by the game and by the player's settings.
    pub(super) fn may_undo(&self, settings: &Settings) -> bool {
        self.session.can_undo() && !(settings.obeys_no_undo && self.game.forbids_undo())
    }

    /// Whether restarting is allowed by the game and by the player's settings.
    pub(super) fn may_restart(&self, settings: &Settings) -> bool {
        self.session.can_restart() && !(settings.obeys_no_undo && self.game.forbids_restart())
    }

    pub(super) fn undo(&mut self, cx: &mut Context<'_>) {
        self.follows_hints = false;
        let (before, was_note) = (self.session.moves_played(), self.session.has_just_noted());
        let way = cx.control.word(&cx.settings.scan);
        self.session.tell_weighed(cx.control.weighed);
        if self.session.can_undo() && !self.may_undo(cx.settings) {
            cx.notice(NoticeKind::Ignored, cx.texts.get("undo-forbidden"));
        } else if self.session.undo(&way, cx.now_ms) {
            // presses that were played as one
            let first = if was_note { None } else { self.stride_before(before) }.unwrap_or(before);
            while self.session.moves_played() > first && self.session.undo(&way, cx.now_ms) {}
            // back to where a person chose
            while !self.is_persons_turn() && self.session.undo(&way, cx.now_ms) {}
            self.way.clear();
            self.last_said.clear();
            self.hand_over(cx);
            self.begin_trail();
            self.refresh();
            self.follow_laws(cx);
            self.save(cx);
            cx.report(Report::Sound(Sound::Undo));
            let told = match self.party.is_several() {
                true => cx.texts.get("taken-back"),
                false => cx.texts.with("undone", &[("count", self.session.moves_played().into())]),
            };
            cx.notice(NoticeKind::Result, told);
            self.announce(cx);
            cx.report(Report::Moved);
        } else {
            cx.notice(NoticeKind::Ignored, cx.texts.get("nothing-to-undo"));
        }
    }

    pub(super) fn position(&self) -> Option<Cell> {
        self.session.engine().position(self.session.state())
    }

    /// The cell on which the position is shown.
    pub(super) fn shown_position(&self) -> Option<Cell> {
        self.picture.shown_at(self.position()?)
    }

    /// Whether the player has a place on the board. If not (cards, numbers, lights), the game hides its position mark:
    /// a move changes the chosen piece then, and directions from the last one mean nothing.
    fn has_place(&self) -> bool {
        self.game.settings.position_highlight.value
    }

    /// The place from which neighbours are named by direction.
    pub(super) fn place_to_speak_from(&self) -> Option<Cell> {
        let table = self.session.engine().table(self.session.state());
        // who lays or swaps a tile goes nowhere
        let goes = table.is_none_or(|table| table.action() == Some(TileAction::Move));
        self.position().filter(|_| self.has_place() && goes)
    }

    /// The cell under the focus, from which arrows start.
    fn focused_cell(&self, focus: Option<Choice>) -> Option<Cell> {
        let of_choice = match focus {
            Some(Choice::Play(chosen)) => self.cell_of(&chosen),
            _ => None,
        };
        self.wrong.or(of_choice).or(self.shown_position())
    }

    pub(super) fn arrow(&mut self, signal: Signal, focus: Option<Choice>, cx: &mut Context<'_>) -> Taken {
        let cells = self.valid_cells();
        if cells.is_empty() && self.picture.size.area() == 0 {
            return Taken::No;
        }
        let resolved = self.resolved(cx.settings);
        let side = match signal {
            Signal::Up => Some(Side::Up),
            Signal::Right => Some(Side::Right),
            Signal::Down => Some(Side::Down),
            Signal::Left => Some(Side::Left),
            _ => None,
        };
        if let (Some(side), true) = (side, resolved.move_mode != MoveMode::WithOptions) {
            self.direct(side, cx);
            return Taken::Yes;
        }
        let field = Field { size: self.picture.size, valid: &cells };
        let from = self.focused_cell(focus).unwrap_or_default();
        let to = match (side, signal) {
            (Some(side), _) => Some(field.arrow(from, side, resolved.boundary, resolved.invalid_cells)),
            (None, Signal::NextRow) => field.next_row(from),
            (None, _) => field.next_column(from),
        };
        if let Some(cell) = to {
            self.focus_cell(cell, cx);
        }
        Taken::Yes
    }

    /// Plays the neighbour of the position in a direction.
    fn direct(&mut self, side: Side, cx: &mut Context<'_>) {
        let direction = narrate::direction(side);
        let target = self.shown_position().and_then(|cell| cell.step(direction));
        let over_the_edge = Some(Move::Go(side)).filter(|chosen| self.moves.contains(chosen));
        match target.and_then(|cell| self.move_on(cell)).or(over_the_edge) {
            Some(chosen) => self.play_directly(chosen, cx),
            None => self.invalid(cx),
        }
    }

    /// Plays a move that was not chosen first.
    pub(super) fn play_directly(&mut self, chosen: Move, cx: &mut Context<'_>) {
        cx.control = cx.control.directly();
        self.play(chosen, cx);
    }

    fn focus_cell(&mut self, cell: Cell, cx: &mut Context<'_>) {
        if self.move_on(cell).is_some() {
            self.wrong = None;
            cx.report(Report::Focus(cell));
        } else if self.resolved(cx.settings).invalid_cells == InvalidCells::Select {
            self.wrong = Some(cell);
        }
    }

    /// A pointer is over a cell: moves the focus there, or plays it.
    pub(super) fn point_cell(&mut self, cell: Cell, cx: &mut Context<'_>) {
        if !self.picture.size.contains(cell) {
            cx.notice(NoticeKind::Ignored, cx.texts.get("outside-board"));
            return;
        }
        let direct = self.resolved(cx.settings).move_mode == MoveMode::DirectBothKeyboardAndMouse;
        // the pointer is where the last move led: staying there needs a click
        match self.move_on(cell).filter(|_| direct && self.shown_position() != Some(cell)) {
            Some(chosen) => self.play_directly(chosen, cx),
            None => self.focus_cell(cell, cx),
        }
    }
}
