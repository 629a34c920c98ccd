//! The record of a level: a table of every save, a chart of the time each move took, and the board step by step.
//! Reads what was kept; never changes it.

use crate::history::{Event, Save};
use crate::narrate;
use crate::play::{Board, Engine};
use crate::shell::screen::{Context, Report, Screen, View};
use crate::shell::settings::color_word;
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::words::seconds;
use crate::shell::{Block, ChoiceKind, Frame, SavePlace, Saves, Zone};
use std::sync::Arc;

/// Rows and bars shown at once.
const SHOWN: usize = 12;

/// Which view of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Table,
    Chart,
    Replay,
}

/// The record.
#[derive(Debug)]
pub struct History {
    place: SavePlace,
    attempts: Vec<Saves>,
    attempt: usize,
    row: usize,
    part: Part,
    engine: Option<Engine>,
}

impl History {
    pub fn new(place: SavePlace, cx: &mut Context<'_>) -> Self {
        let attempts = cx.store.attempts(&place);
        for problem in attempts.iter().flat_map(|saves| &saves.problems) {
            cx.trouble(problem);
        }
        let game = cx.store.games().into_iter().find(|entry| entry.id == place.game).and_then(|entry| entry.game);
        let engine = game.and_then(|game| {
            let level = game.levels.iter().position(|level| level.id == place.level)?;
            Engine::new(Arc::clone(&game), level).ok()
        });
        let attempt = attempts.len().saturating_sub(1);
        let row = attempts.last().map_or(0, |saves| saves.saves.len().saturating_sub(1));
        Self { place, attempts, attempt, row, part: Part::Table, engine }
    }

    fn saves(&self) -> &[Save] {
        self.attempts.get(self.attempt).map(|saves| saves.saves.as_slice()).unwrap_or_default()
    }

    /// The first of the rows that are shown: the current one stays in view.
    fn window(&self) -> usize {
        (self.row + 1).saturating_sub(SHOWN).min(self.saves().len().saturating_sub(SHOWN))
    }

    fn table(&self, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        let ids = [
            "col-number",
            "col-event",
            "col-chosen",
            "col-time",
            "col-since-last",
            "col-method",
            "col-slots",
            "col-invalid",
        ];
        let header = ids.map(|id| t.get(id)).to_vec();
        let first = self.window();
        let row = |save: &Save| {
            let last = u32::try_from(save.since_last_move_ms).unwrap_or(u32::MAX);
            vec![
                save.number.to_string(),
                t.get(event_id(save.event)),
                save.chosen.map(|chosen| chosen.to_string()).unwrap_or_default(),
                narrate::clock(save.since_start_ms),
                seconds(t, last),
                save.method.clone(),
                save.slots.to_string(),
                save.invalid_choices.to_string(),
            ]
        };
        let rows = self.saves().iter().skip(first).take(SHOWN).map(row).collect();
        sheet.block(Zone::Main, Block::Table { header, rows, current: self.row.checked_sub(first) });
    }

    fn chart(&self, view: &View<'_>, sheet: &mut Sheet) {
        let first = self.window();
        let shown = self.saves().iter().skip(first).take(SHOWN);
        let bars = shown.map(|save| (save.number.to_string(), save.since_last_move_ms)).collect();
        let (title, current) = (view.texts.get("chart-time"), self.row.checked_sub(first));
        sheet.block(Zone::Main, Block::Chart { title, bars, unit: "ms".to_owned(), current });
    }

    fn replay(&self, view: &View<'_>, sheet: &mut Sheet) {
        let board = self.engine.as_ref().zip(self.saves().get(self.row)).and_then(|(engine, save)| {
            let state = engine.restore(&save.layout, save.seed, save.moves).ok()?;
            Some((engine.board(&state), engine.game().settings.look))
        });
        let Some((board, look)) = board else { return sheet.text(view.texts.get("replay-none")) };
        sheet.block(Zone::Main, self.board(board, look, view));
    }

    fn board(&self, board: Board, look: crate::game::BoardLook, view: &View<'_>) -> Block {
        let area = board.size.area();
        Block::Board {
            game: self.place.game.clone(),
            frames: vec![Frame::None; area],
            cell_choices: vec![None; area],
            board,
            widths: (look.margin, look.border, look.padding),
            colors: (color_word(look.board_color.value), color_word(look.border_color.value)),
            avatars: view.player.map(|p| vec![p.profile.avatar.clone()]).unwrap_or_default(),
        }
    }
}

fn event_id(event: Event) -> &'static str {
    match event {
        Event::StartOfGame => "event-start",
        Event::Action => "event-move",
        Event::Undo => "event-undo",
        Event::Restarted => "event-restarted",
        Event::GameInterrupted => "event-interrupted",
        Event::GameFinished => "event-finished",
    }
}

impl Screen for History {
    fn name(&self) -> &'static str {
        "history"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let count = [("number", (self.attempt + 1).into()), ("all", self.attempts.len().into())];
        sheet.heading(t.with("history-of", &count));
        match self.part {
            _ if self.saves().is_empty() => sheet.text(t.get("history-none")),
            Part::Table => self.table(view, &mut sheet),
            Part::Chart => self.chart(view, &mut sheet),
            Part::Replay => self.replay(view, &mut sheet),
        }
        let parts = [("history-table", Part::Table), ("history-chart", Part::Chart), ("history-replay", Part::Replay)];
        let mut offers = vec![
            Offer::button(t.get("step-back"), Act::Up).enabled(self.row > 0),
            Offer::button(t.get("step-on"), Act::Down).enabled(self.row + 1 < self.saves().len()),
        ];
        let part = |(index, (id, part)): (usize, (&str, Part))| {
            Offer::button(t.get(id), Act::Part(index)).on(part == self.part)
        };
        offers.extend(parts.into_iter().enumerate().map(part));
        offers.push(Offer::button(t.get("earlier-attempt"), Act::Slot(-1)).enabled(self.attempt > 0));
        let later = self.attempt + 1 < self.attempts.len();
        offers.push(Offer::button(t.get("later-attempt"), Act::Slot(1)).enabled(later));
        offers.push(Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back));
        sheet.buttons(Zone::Top, offers);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Up => self.row = self.row.saturating_sub(1),
            Act::Down => self.row = (self.row + 1).min(self.saves().len().saturating_sub(1)),
            Act::Part(index) => {
                self.part = [Part::Table, Part::Chart, Part::Replay].get(*index).copied().unwrap_or(Part::Table);
            }
            Act::Slot(by) => {
                self.attempt = self.attempt.saturating_add_signed(*by).min(self.attempts.len().saturating_sub(1));
                self.row = self.saves().len().saturating_sub(1);
                cx.report(Report::NewTurn);
            }
            _ => {}
        }
    }
}
