//! The history of a level: a table of every save, a chart of the time of each move, the board step by step, and a
//! comparison of control methods. Reads what is stored; never changes it.

mod pages;

use crate::game::{Item, Value};
use crate::history::{MethodResult, Save, SaveEvent, compare_methods, fits_rules, is_played_twice};
use crate::narrate::{self, Texts};
use crate::play::{Board, Engine, Eyes, Move, Outcome};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::settings::color_word;
use crate::shell::{Bar, Block, Frame, NoticeKind, Pictogram, SavePlace, Zone};
use pages::{Pages, newest_attempts};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// How many rows are shown at once.
const SHOWN: usize = 12;

/// How many bars are shown at once.
const BARS: usize = 60;

/// How many levels of a game are read for the comparison.
const MAX_COMPARED: usize = 40;

/// How many saves are read for it, the newest of each level.
const MAX_COMPARED_SAVES: usize = 20_000;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// One save earlier.
    StepBack,
    /// One save later.
    StepOn,
    /// This view of the history.
    Show(HistoryView),
    /// The previous attempt.
    EarlierAttempt,
    /// The next attempt.
    LaterAttempt,
    /// Writes the history to a file.
    Export,
}

/// The views of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryView {
    Table,
    Chart,
    Replay,
    Methods,
}

impl HistoryView {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Table, "history-table"),
        (Self::Chart, "history-chart"),
        (Self::Replay, "history-replay"),
        (Self::Methods, "history-methods"),
    ];
}

/// The history of a level.
#[derive(Debug)]
pub struct History {
    place: SavePlace,
    pages: Pages,
    row: usize,
    /// What the chart shows.
    bars: Vec<pages::Bar>,
    /// The boards before the rows that are shown, by row, where the game names its squares.
    before: BTreeMap<usize, Board>,
    /// The current row with its board, where it is shown.
    whole: Option<Save>,
    showing: HistoryView,
    engine: Option<Engine>,
    /// The comparison of control methods, and how many levels it covers; none until it is asked for.
    methods: Option<(Vec<MethodResult>, usize)>,
}

impl History {
    pub fn new(place: SavePlace, cx: &mut Context<'_>) -> Self {
        let pages = Pages::new(place.clone(), cx);
        let game = cx.store.game(&place.game).and_then(|entry| entry.game);
        let engine = game.and_then(|game| {
            let level = game.levels.iter().position(|level| level.id == place.level)?;
            Engine::new(Arc::clone(&game), level).ok()
        });
        let (row, showing) = (pages.len().saturating_sub(1), HistoryView::Table);
        let (bars, before) = (Vec::new(), BTreeMap::new());
        let mut history = Self { place, pages, row, bars, before, whole: None, showing, engine, methods: None };
        history.load(cx);
        history
    }

    /// Reads what is shown now.
    fn load(&mut self, cx: &mut Context<'_>) {
        match self.showing {
            HistoryView::Table => {
                let rows = self.window()..self.window() + SHOWN;
                self.pages.read(rows.clone(), cx);
                self.look_before(rows, cx);
            }
            HistoryView::Chart => self.bars = self.pages.bars(self.row, BARS, cx),
            HistoryView::Replay => {
                let last = self.pages.len().saturating_sub(1);
                self.pages.read(last..last + 1, cx);
                self.whole = cx.store.whole_row(&self.place, self.pages.attempt(), self.row);
                self.look_before(self.row..self.row + 1, cx);
            }
            HistoryView::Methods if self.methods.is_none() => self.compare(cx),
            HistoryView::Methods => {}
        }
    }

    /// Keeps the boards before these rows, by which moves are named where the game names its squares.
    fn look_before(&mut self, rows: Range<usize>, cx: &mut Context<'_>) {
        let Some(engine) = self.engine.as_ref().filter(|engine| engine.game().settings.look.squares.is_some()) else {
            return;
        };
        self.before.retain(|row, _| rows.contains(row));
        for row in rows.start.max(1)..rows.end.min(self.pages.len()) {
            if self.before.contains_key(&row) {
                continue;
            }
            let save = cx.store.whole_row(&self.place, self.pages.attempt(), row - 1);
            let Some(save) = save.filter(|save| fits_rules(engine, save.rules)) else { continue };
            if let Ok(state) = engine.restore(&save.layout, save.seed, save.moves, save.outcome) {
                self.before.insert(row, engine.board_before(&state, Eyes::Nobody));
            }
        }
    }

    /// The move of a row: where a game names its squares what went and the square, otherwise as saves write it.
    fn chosen_words(&self, t: Texts, row: usize, save: &Save) -> Option<String> {
        let chosen = save.chosen?;
        let named = || {
            let (board, Move::Cell(cell)) = (self.before.get(&row)?, chosen) else { return None };
            let place = narrate::place_words(t, cell, board.naming());
            let what = narrate::chosen_name(t, board, &chosen);
            Some(what.map_or_else(|| place.clone(), |what| format!("{what}, {place}")))
        };
        Some(named().unwrap_or_else(|| chosen.to_string()))
    }

    /// The last save of the attempt, if it was read.
    fn last(&self) -> Option<&Save> {
        self.pages.get(self.pages.len().checked_sub(1)?)
    }

    /// The first row that is shown, so that the current one stays visible.
    fn window(&self) -> usize {
        (self.row + 1).saturating_sub(SHOWN).min(self.pages.len().saturating_sub(SHOWN))
    }

    fn table(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let ids = [
            "col-number",
            "col-date",
            "col-event",
            "col-chosen",
            "col-time",
            "col-since-last",
            "col-method",
            "col-slots",
            "col-invalid",
            "col-finals",
            "col-valid",
        ];
        let first = self.window();
        let shown: Vec<(usize, &Save)> =
            (first..first + SHOWN).filter_map(|row| Some((row, self.pages.get(row)?))).collect();
        if shown.is_empty() {
            return content.text(t.get("history-none"));
        }
        let items = shown.first().map(|(_, save)| save.layout.items.as_slice()).unwrap_or_default();
        // what the game does not show a player is in the data alone
        let names = items.iter().filter(|item| item.show).map(|item| item.name.written().to_owned());
        let header = ids.into_iter().map(|id| t.get(id)).chain(names).collect();
        let row = |(at, save): &(usize, &Save)| {
            let mut row = vec![
                save.number.to_string(),
                save.time.map(|time| time.show()).unwrap_or_default(),
                t.get(event_id(save.event)),
                self.chosen_words(t, *at, save).unwrap_or_default(),
                narrate::clock(save.since_start_ms),
                length(t, save.since_last_move_ms),
                way(t, &save.method),
                save.slots.to_string(),
                save.invalid_choices.to_string(),
                save.finals.to_string(),
                save.valid_moves.to_string(),
            ];
            row.extend(save.layout.items.iter().filter(|item| item.show).map(item_text));
            row
        };
        let current = shown.iter().position(|(row, _)| *row == self.row);
        let weighed = current.and_then(|at| shown.get(at)).and_then(|(_, save)| save.weighed);
        let why = weighed.map(|weighed| {
            t.with("history-weighed", &[("count", weighed.presses.into()), ("percent", weighed.percent.into())])
        });
        let rows = shown.iter().map(row).collect();
        content.block(Zone::Main, Block::Table { header, rows, current });
        why.into_iter().for_each(|why| content.text(why));
    }

    fn chart(&self, view: &View<'_>, content: &mut Content<Choice>) {
        if self.bars.is_empty() {
            return content.text(view.texts.get("history-none"));
        }
        let current = self.bars.iter().position(|bar| bar.row == self.row);
        let bar = |bar: &pages::Bar| {
            let (label, height) = (bar.number.to_string(), bar.milliseconds);
            Bar { label, height, value: length(view.texts, height) }
        };
        let bars = self.bars.iter().map(bar).collect();
        let title = view.texts.get("chart-time");
        content.block(Zone::Main, Block::Chart { title, bars, current });
    }

    fn replay(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let board = self.engine.as_ref().zip(self.whole.as_ref()).and_then(|(engine, save)| {
            // With other rules the same matrices may mean something else.
            if !fits_rules(engine, save.rules) {
                return None;
            }
            let state = engine.restore(&save.layout, save.seed, save.moves, save.outcome).ok()?;
            // Hidden hands stay hidden until the game is over.
            let is_over = self.last().is_some_and(|last| last.outcome != Outcome::Playing);
            let eyes = if is_over { Eyes::InTurn } else { Eyes::Nobody };
            Some((engine.board_before(&state, eyes), engine.game().settings.look))
        });
        let t = view.texts;
        if let Some(save) = &self.whole {
            let last = self.last().map_or(0, |last| last.number);
            let what = match self.chosen_words(t, self.row, save) {
                Some(chosen) => format!("{} {chosen}", t.get(event_id(save.event))),
                None => t.get(event_id(save.event)),
            };
            let clock = narrate::clock(save.since_start_ms);
            let values = [("number", save.number.into()), ("all", last.into()), ("what", what.into())];
            content.text(format!("{}, {clock}", t.with("replay-step", &values)));
        }
        let Some((board, look)) = board else { return content.text(t.get("replay-none")) };
        content.block(Zone::Main, self.board(board, look, view));
    }

    /// Compares the levels of the game that were finished at least twice; if there are none, this one.
    fn compare(&mut self, cx: &mut Context<'_>) {
        let levels = self.engine.as_ref().map(|engine| engine.game().levels.as_slice()).unwrap_or_default();
        let mut left = MAX_COMPARED_SAVES;
        let twice: Vec<Vec<Vec<Save>>> = levels
            .iter()
            .take(MAX_COMPARED)
            .map(|level| SavePlace { level: level.id.clone(), ..self.place.clone() })
            .map(|place| newest_attempts(&place, &mut left, cx))
            .filter(|attempts| is_played_twice(slices(attempts)))
            .collect();
        let results = if twice.is_empty() {
            let own = newest_attempts(&self.place, &mut MAX_COMPARED_SAVES.clone(), cx);
            compare_methods(slices(&own))
        } else {
            compare_methods(twice.iter().flat_map(|attempts| slices(attempts)))
        };
        self.methods = Some((results, twice.len()));
    }

    fn methods(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let Some((results, levels)) = &self.methods else { return };
        if results.is_empty() {
            return content.text(t.get("history-none"));
        }
        match levels {
            0 => content.text(t.get("compare-none")),
            levels => content.text(t.with("compare-over", &[("count", (*levels).into())])),
        }
        let ids =
            ["col-method", "col-moves", "col-mean", "col-mean-slots", "col-invalid", "col-finished", "col-mean-finish"];
        let clock = |ms: Option<u64>| ms.map(narrate::clock).unwrap_or_default();
        let time = |ms: Option<u64>| ms.map(|ms| length(t, ms)).unwrap_or_default();
        let hundredths = |n: u64| hundredths(t, n);
        let row = |result: &MethodResult| {
            vec![
                way(t, &result.method),
                result.moves.to_string(),
                time(result.mean_move_ms()),
                result.mean_slots_hundredths().map(hundredths).unwrap_or_default(),
                result.invalid_choices.to_string(),
                result.finished.to_string(),
                clock(result.mean_finish_ms()),
            ]
        };
        let header = ids.map(|id| t.get(id)).to_vec();
        content.block(Zone::Main, Block::Table { header, rows: results.iter().map(row).collect(), current: None });
        let bar = |result: &MethodResult| {
            let height = result.mean_move_ms()?;
            Some(Bar { label: way(t, &result.method), height, value: length(t, height) })
        };
        let bars = results.iter().filter_map(bar).collect();
        content.block(Zone::Main, Block::Chart { title: t.get("chart-methods"), bars, current: None });
    }

    /// Shows the end of this attempt.
    fn go_to_attempt(&mut self, attempt: usize, cx: &mut Context<'_>) {
        self.pages.turn_to(attempt);
        self.before.clear();
        self.row = self.pages.len().saturating_sub(1);
        cx.report(Report::NewTurn);
    }

    fn board(&self, board: Board, look: crate::game::BoardLook, view: &View<'_>) -> Block {
        let area = board.size.area();
        Block::Board {
            game: self.place.game.clone(),
            frames: vec![Frame::None; area],
            cell_choices: vec![None; area],
            board: Arc::new(board),
            widths: (look.margin, look.border, look.padding),
            colors: (color_word(look.board_color.value), color_word(look.border_color.value)),
            avatars: view.player.map(|p| vec![p.profile.avatar.clone()]).unwrap_or_default(),
            walks: false,
        }
    }
}

fn slices(attempts: &[Vec<Save>]) -> impl Iterator<Item = &[Save]> {
    attempts.iter().map(Vec::as_slice)
}

/// The control method, named as in saves (docs/saves.md), in the player's language: `next best` is "Next, best".
fn way(t: Texts, method: &str) -> String {
    let known = ["way-", "value-"];
    let word = |word: &str| {
        let text = known.iter().find_map(|kind| t.find(&format!("{kind}{word}"), &[]));
        text.unwrap_or_else(|| word.to_owned())
    };
    method.split(' ').map(word).collect::<Vec<_>>().join(", ")
}

fn hundredths(t: Texts, n: u64) -> String {
    format!("{}{}{:02}", n / 100, t.get("decimal-point"), n % 100)
}

/// A duration with aligned digits, so that durations below one another compare at a glance: 0.04 s.
fn length(t: Texts, ms: u64) -> String {
    format!("{} s", hundredths(t, ms.saturating_add(5) / 10))
}

fn item_text(item: &Item) -> String {
    match &item.value {
        Value::Int(number) => number.to_string(),
        Value::Bool(truth) => truth.to_string(),
        Value::Text(name) => name.written().to_owned(),
    }
}

fn event_id(event: SaveEvent) -> &'static str {
    match event {
        SaveEvent::StartOfGame => "event-start",
        SaveEvent::Action => "event-move",
        SaveEvent::Undo => "event-undo",
        SaveEvent::Restarted => "event-restarted",
        SaveEvent::Noted => "event-noted",
        SaveEvent::TimePassed => "event-time-passed",
        SaveEvent::GameInterrupted => "event-interrupted",
        SaveEvent::GameFinished => "event-finished",
    }
}

impl Screen for History {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "history"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let count = [("number", (self.pages.attempt() + 1).into()), ("all", self.pages.attempts().into())];
        content.heading(if self.pages.attempts() == 0 { t.get("history") } else { t.with("history-of", &count) });
        match self.showing {
            _ if self.pages.len() == 0 => content.text(t.get("history-none")),
            HistoryView::Table => self.table(view, &mut content),
            HistoryView::Chart => self.chart(view, &mut content),
            HistoryView::Replay => self.replay(view, &mut content),
            HistoryView::Methods => self.methods(view, &mut content),
        }
        let mut offers = vec![
            Offer::button(t.get("step-back"), Choice::StepBack).shows(Pictogram::Back).enabled(self.row > 0),
            Offer::button(t.get("step-on"), Choice::StepOn)
                .shows(Pictogram::Onward)
                .enabled(self.row + 1 < self.pages.len()),
        ];
        let views = HistoryView::ALL
            .into_iter()
            .map(|(view, id)| Offer::button(t.get(id), Choice::Show(view)).named(id).on(view == self.showing));
        offers.extend(views);
        let earlier = Offer::button(t.get("earlier-attempt"), Choice::EarlierAttempt);
        offers.push(earlier.shows(Pictogram::PreviousLevel).enabled(self.pages.attempt() > 0));
        let later = self.pages.attempt() + 1 < self.pages.attempts();
        offers.push(
            Offer::button(t.get("later-attempt"), Choice::LaterAttempt).shows(Pictogram::NextLevel).enabled(later),
        );
        offers.push(Offer::button(t.get("history-export"), Choice::Export).enabled(self.pages.len() > 0));
        offers.push(Offer::back(t.get("back")));
        content.buttons(Zone::Top, offers);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        match choice {
            Choice::StepBack => self.row = self.row.saturating_sub(1),
            Choice::StepOn => self.row = (self.row + 1).min(self.pages.len().saturating_sub(1)),
            Choice::Show(showing) => self.showing = showing,
            Choice::EarlierAttempt => self.go_to_attempt(self.pages.attempt().saturating_sub(1), cx),
            Choice::LaterAttempt => self.go_to_attempt(self.pages.attempt() + 1, cx),
            Choice::Export => {
                let written = cx.store.export_history(&self.place);
                if let Some(file) = cx.check(written) {
                    let text = cx.texts.with("history-exported", &[("file", file.into())]);
                    cx.notice(NoticeKind::Result, text);
                }
            }
        }
        self.load(cx);
        Taken::Yes
    }
}
