//! What the squares of a puzzle of laws can still hold, small in each of them where the player wants that, and what the player strikes out
//! of it. Worked out in the background after each move, one law at a time; never changes what can be chosen.

use super::search::LOOK_MS;
use super::{BoardScreen, Choice};
use crate::game::{Name, Paper, Stand, Writing};
use crate::grid::Cell;
use crate::laws::{Candidates, Deduced};
use crate::narrate;
use crate::play::{Board, Outcome, Picture, face_of};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{ChoiceKind, Finding, Job, NoticeKind, Position, Task, Theme, Work};
use std::sync::Arc;

/// Small places in a square: three columns of three.
const PLACES: usize = 9;
/// A label of at most so many letters is written as it is.
const SHORT: usize = 2;
/// The colours of notes on light pictures, and on pictures that a dark theme turns over or dims.
const INK: &str = "#4a5568";
const INK_TURNED: &str = "#cbd5e1";
const INK_DIMMED: &str = "#141a26";

/// Pieces abreast that can be struck out.
const ABREAST: usize = 5;

/// What is known of what squares can hold.
#[derive(Debug, Default)]
pub(super) struct Possible {
    /// Whether the player sees it.
    is_shown: bool,
    job: Option<Job>,
    squares: Vec<Candidates>,
}

impl BoardScreen {
    /// Sends for what squares can hold on the board as it is now, where the player wants to see it.
    pub(super) fn look_for_possible(&mut self, cx: &mut Context<'_>) {
        self.stop_noting();
        let engine = self.session.engine();
        self.possible.is_shown = cx.settings.show_possible && engine.laws().is_some();
        if !self.possible.is_shown || self.session.outcome() != Outcome::Playing {
            self.possible.squares.clear();
            return;
        }
        let work = Work::FindPossible { position: self.noted_position() };
        let task = Task { number: cx.store.seed(), milliseconds: LOOK_MS, game: engine.game().id.clone(), work };
        let job = Job::new(task, Arc::clone(engine.game()));
        self.possible.job = Some(job.clone());
        cx.report(Report::Think(job));
    }

    /// Whether it is what was found about what squares can hold.
    pub(super) fn is_possible(&self, number: u64) -> bool {
        self.possible.job.as_ref().is_some_and(|job| job.task.number == number)
    }

    /// Whether it is being worked out what squares can hold.
    pub(super) fn is_noting(&self) -> bool {
        self.possible.job.is_some()
    }

    /// What squares can hold is worked out no longer.
    pub(super) fn stop_noting(&mut self) {
        if let Some(job) = self.possible.job.take() {
            job.stop();
        }
    }

    /// What was found about what squares can hold.
    pub(super) fn take_possible(&mut self, found: Finding) {
        self.possible.job = None;
        self.possible.squares = match found {
            Finding::Deduced(Deduced::Possible(squares)) => squares,
            _ => Vec::new(),
        };
    }

    /// What this square can still hold, by the words of its pieces; none where that is not shown, or something stands there.
    fn possible_on(&self, cell: Cell, view: &View<'_>) -> Option<&Candidates> {
        let candidates = self.possible.squares.iter().find(|known| known.cell == cell)?;
        self.is_noted(candidates, view).then_some(candidates)
    }

    /// Whether what this square can hold is to be shown: nothing stands there, nor would by a move that is only tried.
    fn is_noted(&self, candidates: &Candidates, view: &View<'_>) -> bool {
        let engine = self.session.engine();
        let Some(index) = engine.board_size().index(candidates.cell) else { return false };
        let word = usize::from(engine.word(self.session.state(), index));
        let is_open = matches!(self.game.pieces.stand(word), Stand::Open(_));
        let piece = self.game.pieces.get(word).filter(|_| is_open && view.settings.show_possible);
        let shown = self
            .picture
            .shown_at(candidates.cell)
            .and_then(|cell| self.picture.faces.get(self.picture.size.index(cell)?));
        piece.zip(shown).is_some_and(|(piece, shown)| shown.pictures.ends_with(&face_of(piece).pictures))
    }

    /// The board with what its squares can hold in them.
    pub(super) fn with_notes(&self, board: Arc<Board>, view: &View<'_>) -> Arc<Board> {
        let noted: Vec<&Candidates> =
            self.possible.squares.iter().filter(|candidates| self.is_noted(candidates, view)).collect();
        if noted.is_empty() {
            return board;
        }
        let color = match board.paper {
            Paper::Turned if view.settings.looks.theme != Theme::Light => INK_TURNED,
            Paper::Dimmed if view.settings.looks.theme != Theme::Light => INK_DIMMED,
            _ => INK,
        };
        let mut board = Board::clone(&board);
        for candidates in noted {
            let notes = self.notes(candidates, color, view);
            let index = board.shown_at(candidates.cell).and_then(|cell| board.size.index(cell));
            if let (false, Some(face)) = (notes.is_empty(), index.and_then(|index| board.faces.get_mut(index))) {
                face.pictures.push(Picture::Notes(notes));
            }
        }
        Arc::new(board)
    }

    /// The pieces that a square can still hold, each in its own place; those of more than nine side by side, once nine of them are left.
    fn notes(&self, candidates: &Candidates, color: &str, view: &View<'_>) -> Vec<Writing> {
        let struck = self.struck();
        let is_open = |word: u16| !struck.contains(&(candidates.cell, word));
        let all = candidates.words.iter().enumerate().filter(|(_, (word, _))| is_open(*word));
        let mut left: Vec<(usize, u16)> =
            all.filter(|(_, (_, is_possible))| *is_possible).map(|(place, (word, _))| (place, *word)).collect();
        if candidates.words.len() > PLACES {
            if left.len() > PLACES {
                return Vec::new();
            }
            left = left.into_iter().enumerate().map(|(place, (_, word))| (place, word)).collect();
        }
        let note = |(place, word): (usize, u16)| {
            let piece = self.game.pieces.get(usize::from(word))?;
            // a label of a digit says it better than a symbol that also tells which box it is in
            let label = piece.label.get(view.language());
            let is_short = (1..=SHORT).contains(&label.chars().count());
            let text = if is_short { label } else { piece.symbol.trim() }.to_owned();
            let place = (u8::try_from(place % 3).ok()?, u8::try_from(place / 3).ok()?);
            Some(Writing { text, color: Some(color.to_owned()), place: Some(place) })
        };
        left.into_iter().filter_map(note).collect()
    }

    /// The current position, with what the player struck out, where the player sees what squares can hold.
    pub(super) fn noted_position(&self) -> Position {
        let mut position = Position::new(self.session.engine(), self.session.state());
        position.notes = self.possible.is_shown.then(|| self.struck());
        position
    }

    /// What the player struck out, by the words of pieces.
    fn struck(&self) -> Vec<(Cell, u16)> {
        let word = |piece: &Name| u16::try_from(self.game.pieces.find(piece.key())?.0).ok();
        let struck = self.session.struck().iter();
        struck.filter_map(|(cell, piece)| Some((*cell, word(piece)?))).collect()
    }

    /// Strikes these out, or takes that back, as one step that one undo takes back.
    pub(super) fn strike_out(&mut self, out: &[(Cell, u16)], is_out: bool, cx: &mut Context<'_>) {
        let named = |(cell, word): &(Cell, u16)| Some((*cell, self.game.pieces.get(usize::from(*word))?.name.clone()));
        let out: Vec<(Cell, Name)> = out.iter().filter_map(named).collect();
        let Some((cell, _)) = out.first().cloned() else { return };
        let method = cx.control.word(&cx.settings.scan);
        self.session.strike(&out, is_out, &method, cx.now_ms);
        self.save(cx);
        self.follow_laws(cx);
        let of_cell = self.session.struck().iter().filter(|(known, _)| *known == cell);
        let words = |(_, piece): &(Cell, Name)| {
            self.piece_words(u16::try_from(self.game.pieces.find(piece.key())?.0).ok()?, &cx.view())
        };
        let pieces: Vec<String> = of_cell.filter_map(words).collect();
        let place = ("place", narrate::place_words(cx.texts, cell, self.picture.naming()).into());
        let told = match pieces.is_empty() {
            true => cx.texts.with("struck-nothing", &[place]),
            false => cx.texts.with("struck", &[place, ("pieces", pieces.join(", ").into())]),
        };
        cx.notice(NoticeKind::Result, told);
    }

    /// Strikes a value of a square out, or allows it again; the sheet stays, since there may be more.
    pub(super) fn strike_or_allow(&mut self, cell: Cell, word: u16, cx: &mut Context<'_>) {
        let is_out = self.struck().contains(&(cell, word));
        self.end_search();
        self.strike_out(&[(cell, word)], !is_out, cx);
    }

    /// The label of the piece of a word.
    pub(super) fn piece_words(&self, word: u16, view: &View<'_>) -> Option<String> {
        Some(self.game.pieces.get(usize::from(word))?.label.get(view.language()).to_owned())
    }

    /// Whether values of this square can be struck out.
    pub(super) fn can_strike(&self, cell: Cell, view: &View<'_>) -> bool {
        self.possible_on(cell, view).is_some()
    }

    /// The pieces that a square could hold and no law by itself rules out, each to be struck out, or to be allowed again.
    pub(super) fn draw_strikes(&self, cell: Cell, view: &View<'_>, content: &mut Content<Choice>) {
        let place = narrate::place_words(view.texts, cell, self.picture.naming());
        content.heading(view.texts.with("strike-square", &[("place", place.into())]));
        let Some(candidates) = self.possible.squares.iter().find(|known| known.cell == cell) else { return };
        let struck = self.struck();
        let offers = candidates.words.iter().filter_map(|(word, is_possible)| {
            let is_out = struck.contains(&(cell, *word));
            let piece = self.game.pieces.get(usize::from(*word)).filter(|_| is_out || *is_possible)?;
            let offer = Offer::button(piece.label.get(view.language()), Choice::Strike(cell, *word));
            Some(offer.named(&format!("strike {}", piece.name.written())).kind(ChoiceKind::Field).on(!is_out))
        });
        content.grid(ABREAST, offers.collect());
    }

    /// A move's words, with what its square can still hold, where that is shown.
    pub(super) fn with_possible(&self, cell: Cell, label: &str, view: &View<'_>) -> Option<String> {
        let candidates = self.possible_on(cell, view)?;
        let struck = self.struck();
        let named = |(word, is_possible): &(u16, bool)| {
            let is_open = *is_possible && !struck.contains(&(cell, *word));
            is_open.then(|| self.piece_words(*word, view)).flatten()
        };
        let pieces: Vec<String> = candidates.words.iter().filter_map(named).collect();
        let what = ("what", label.into());
        Some(match pieces.is_empty() {
            true => view.texts.with("press-nothing-possible", &[what]),
            false => view.texts.with("press-possible", &[what, ("pieces", pieces.join(", ").into())]),
        })
    }
}
