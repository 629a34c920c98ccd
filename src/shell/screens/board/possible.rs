//! What the squares of a puzzle of laws can still hold, small in each of them where the player wants that. Worked out in the background
//! after each move, one law at a time; never changes what can be chosen.

use super::BoardScreen;
use super::search::LOOK_MS;
use crate::game::{Stand, Writing};
use crate::grid::Cell;
use crate::laws::{Candidates, Deduced};
use crate::play::{Board, Outcome, Picture, face_of};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{Finding, Job, Position, Task, Theme, Work};
use std::sync::Arc;

/// Small places in a square: three columns of three.
const PLACES: usize = 9;
/// The colours of notes on light pictures, and on pictures that a dark theme turns over.
const INK: &str = "#4a5568";
const INK_BY_NIGHT: &str = "#cbd5e1";

/// What is known of what squares can hold.
#[derive(Debug, Default)]
pub(super) struct Possible {
    job: Option<Job>,
    squares: Vec<Candidates>,
}

impl BoardScreen {
    /// Sends for what squares can hold on the board as it is now, where the player wants to see it.
    pub(super) fn look_for_possible(&mut self, cx: &mut Context<'_>) {
        self.stop_noting();
        let engine = self.session.engine();
        let is_wanted = cx.settings.show_possible && engine.laws().is_some();
        if !is_wanted || self.session.outcome() != Outcome::Playing {
            self.possible.squares.clear();
            return;
        }
        let work = Work::FindPossible { position: Position::new(engine, self.session.state()) };
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
        let by_night = board.paper && view.settings.looks.theme != Theme::Light;
        let color = if by_night { INK_BY_NIGHT } else { INK };
        let mut board = Board::clone(&board);
        for candidates in noted {
            let notes = self.notes(candidates, color);
            let index = board.shown_at(candidates.cell).and_then(|cell| board.size.index(cell));
            if let (false, Some(face)) = (notes.is_empty(), index.and_then(|index| board.faces.get_mut(index))) {
                face.pictures.push(Picture::Notes(notes));
            }
        }
        Arc::new(board)
    }

    /// The pieces that a square can still hold, each in its own place; those of more than nine side by side, once nine of them are left.
    fn notes(&self, candidates: &Candidates, color: &str) -> Vec<Writing> {
        let all = candidates.words.iter().enumerate();
        let mut left: Vec<(usize, u16)> =
            all.filter(|(_, (_, is_possible))| *is_possible).map(|(place, (word, _))| (place, *word)).collect();
        if candidates.words.len() > PLACES {
            if left.len() > PLACES {
                return Vec::new();
            }
            left = left.into_iter().enumerate().map(|(place, (_, word))| (place, word)).collect();
        }
        let note = |(place, word): (usize, u16)| {
            let text = self.game.pieces.get(usize::from(word))?.symbol.trim().to_owned();
            let place = (u8::try_from(place % 3).ok()?, u8::try_from(place / 3).ok()?);
            Some(Writing { text, color: Some(color.to_owned()), place: Some(place) })
        };
        left.into_iter().filter_map(note).collect()
    }

    /// A move's words, with what its square can still hold, where that is shown.
    pub(super) fn with_possible(&self, cell: Cell, label: &str, view: &View<'_>) -> Option<String> {
        let candidates = self.possible_on(cell, view)?;
        let named = |(word, is_possible): &(u16, bool)| {
            let piece = self.game.pieces.get(usize::from(*word)).filter(|_| *is_possible)?;
            Some(piece.label.get(view.language()).to_owned())
        };
        let pieces: Vec<String> = candidates.words.iter().filter_map(named).collect();
        let what = ("what", label.into());
        Some(match pieces.is_empty() {
            true => view.texts.with("press-nothing-possible", &[what]),
            false => view.texts.with("press-possible", &[what, ("pieces", pieces.join(", ").into())]),
        })
    }
}
