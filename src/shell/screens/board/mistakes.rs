//! Whether something on the board cannot stay, looked for after each move of a puzzle of laws where the player wants to be told
//! at once. Never changes what can be chosen: squares are framed, and a line says it.

use super::BoardScreen;
use super::search::LOOK_MS;
use crate::game::Naming;
use crate::grid::Cell;
use crate::laws::Deduced;
use crate::narrate;
use crate::play::{Move, Outcome};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{FillIn, Finding, Job, NoticeKind, Task, TellWrong, Work};
use std::sync::Arc;

/// What is known of mistakes on the board.
#[derive(Debug, Default)]
pub(super) struct Mistakes {
    job: Option<Job>,
    /// Entries that cannot all stay.
    cells: Vec<Cell>,
}

impl BoardScreen {
    /// Sends for what the laws say of the board as it is now, as far as the player wants to know.
    pub(super) fn follow_laws(&mut self, cx: &mut Context<'_>) {
        self.look_for_mistakes(cx);
        self.look_for_possible(cx);
    }

    /// Sends for what cannot stay on the board as it is now, where the player wants to know.
    fn look_for_mistakes(&mut self, cx: &mut Context<'_>) {
        if let Some(job) = self.mistakes.job.take() {
            job.stop();
        }
        let engine = self.session.engine();
        // what is covered cannot be filled in wrong
        let can_be_wrong = engine.laws().is_some() && !engine.covers(self.session.state());
        let is_asked = cx.settings.tell_wrong == TellWrong::AtOnce && can_be_wrong;
        if !is_asked || self.session.outcome() != Outcome::Playing {
            self.mistakes.cells.clear();
            return;
        }
        let turning = match self.session.last_move() {
            Some((_, Move::Cell(cell))) if self.resolved(cx.settings).fill_in == FillIn::Turn => Some(*cell),
            _ => None,
        };
        let position = self.noted_position();
        let work = Work::FindMistake { position, turning };
        let task = Task { number: cx.store.seed(), milliseconds: LOOK_MS, game: engine.game().id.clone(), work };
        let job = Job::new(task, Arc::clone(engine.game()));
        self.mistakes.job = Some(job.clone());
        cx.report(Report::Think(job));
    }

    /// Whether it is what was found about mistakes.
    pub(super) fn is_check(&self, number: u64) -> bool {
        self.mistakes.job.as_ref().is_some_and(|job| job.task.number == number)
    }

    /// Whether mistakes are looked for.
    pub(super) fn is_checking(&self) -> bool {
        self.mistakes.job.is_some()
    }

    /// Mistakes are looked for no longer.
    pub(super) fn stop_checking(&mut self) {
        if let Some(job) = self.mistakes.job.take() {
            job.stop();
        }
    }

    /// What was found about mistakes; told if it is not what was told already.
    pub(super) fn take_mistakes(&mut self, found: Finding, cx: &mut Context<'_>) {
        self.mistakes.job = None;
        let cells = match found {
            Finding::Deduced(Deduced::Mistake(cells)) => cells,
            Finding::Misfit(_) => {
                cx.notice(NoticeKind::Trouble, cx.texts.get("work-failed"));
                Vec::new()
            }
            _ => Vec::new(),
        };
        let is_news = cells != self.mistakes.cells;
        self.mistakes.cells = cells;
        if let Some(words) = self.mistakes_in_words(&cx.view()).filter(|_| is_news) {
            cx.notice(NoticeKind::Result, words);
        }
    }

    /// What cannot stay, in words; none where nothing is known to be wrong.
    pub(super) fn mistakes_in_words(&self, view: &View<'_>) -> Option<String> {
        let cells = &self.mistakes.cells;
        (!cells.is_empty()).then(|| mistake_in_words(cells, self.picture.naming(), view))
    }

    /// The entries to be framed because they cannot all stay.
    pub(super) fn mistaken_cells(&self, view: &View<'_>) -> &[Cell] {
        if view.settings.show_mistakes { &self.mistakes.cells } else { &[] }
    }
}

/// These entries cannot all stay: which, where the player wants to be shown, else only that something is wrong.
pub(super) fn mistake_in_words(cells: &[Cell], naming: Naming, view: &View<'_>) -> String {
    let t = view.texts;
    if !view.settings.show_mistakes {
        return t.get("hint-something-wrong");
    }
    let places: Vec<String> = cells.iter().map(|cell| narrate::place_words(t, *cell, naming)).collect();
    t.with("hint-mistake", &[("count", cells.len().into()), ("places", places.join("; ").into())])
}
