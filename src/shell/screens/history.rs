//! The history of a level: a table of every save, a chart of the time of each move, the board step by step, and a
//! comparison of control methods. Reads what is stored; never changes it.

use crate::game::{Item, Value};
use crate::history::{MethodResult, Save, SaveEvent, compare_methods, fits_rules, is_played_twice};
use crate::narrate::{self, Texts};
use crate::play::{Board, Engine, Eyes, Move, Outcome};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::settings::color_word;
use crate::shell::{Bar, Block, Frame, NoticeKind, Pictogram, SavePlace, Saves, Zone};
use std::sync::Arc;

/// How many rows are shown at once.
const SHOWN: usize = 12;

/// How many bars are shown at once.
const BARS: usize = 60;

/// How many levels of a game are read for the comparison.
const MAX_COMPARED: usize = 40;

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
    attempts: Vec<Saves>,
    attempt: usize,
    row: usize,
    showing: HistoryView,
    engine: Option<Engine>,
    /// The comparison of control methods, and how many levels it covers; none until it is asked for.
    methods: Option<(Vec<MethodResult>, usize)>,
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
        Self { place, attempts, attempt, row, showing: HistoryView::Table, engine, methods: None }
    }

    fn saves(&self) -> &[Save] {
        self.attempts.get(self.attempt).map(|saves| saves.saves.as_slice()).unwrap_or_default()
    }

    /// The first row that is shown, so that the current one stays visible.
    fn window(&self) -> usize {
        (self.row + 1).saturating_sub(SHOWN).min(self.saves().len().saturating_sub(SHOWN))
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
        let items = self.saves().first().map(|save| save.layout.items.as_slice()).unwrap_or_default();
        // what the game does not show a player is in the data alone
        let names = items.iter().filter(|item| item.show).map(|item| item.name.written().to_owned());
        let header = ids.into_iter().map(|id| t.get(id)).chain(names).collect();
        let first = self.window();
        let row = |(at, save): (usize, &Save)| {
            let mut row = vec![
                save.number.to_string(),
                save.time.map(|time| time.show()).unwrap_or_default(),
                t.get(event_id(save.event)),
                self.chosen_words(t, at).unwrap_or_default(),
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
        let rows = self.saves().iter().enumerate().skip(first).take(SHOWN).map(row).collect();
        content.block(Zone::Main, Block::Table { header, rows, current: self.row.checked_sub(first) });
    }

    /// The move of a save: where a game names its squares what went and the square, otherwise as saves write it.
    fn chosen_words(&self, t: Texts, at: usize) -> Option<String> {
        let chosen = self.saves().get(at)?.chosen?;
        let named = || {
            let engine = self.engine.as_ref().filter(|engine| engine.game().settings.look.squares.is_some())?;
            let before = self.saves().get(at.checked_sub(1)?)?;
            if !fits_rules(engine, before.rules) {
                return None;
            }
            let state = engine.restore(&before.layout, before.seed, before.moves, before.outcome).ok()?;
            let board = engine.board_before(&state, Eyes::Nobody);
            let Move::Cell(cell) = chosen else { return None };
            let place = narrate::place_words(t, cell, board.naming());
            let what = narrate::chosen_name(t, &board, &chosen);
            Some(what.map_or_else(|| place.clone(), |what| format!("{what}, {place}")))
        };
        Some(named().unwrap_or_else(|| chosen.to_string()))
    }

    fn chart(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let is_move = |(_, save): &(usize, &Save)| {
            matches!(save.event, SaveEvent::Action | SaveEvent::Undo | SaveEvent::GameFinished)
        };
        let moves: Vec<(usize, &Save)> = self.saves().iter().enumerate().filter(is_move).collect();
        if moves.is_empty() {
            return content.text(view.texts.get("history-none"));
        }
        let current = moves.iter().position(|(row, _)| *row == self.row);
        let upto = moves.iter().take_while(|(row, _)| *row <= self.row).count();
        let first = upto.saturating_sub(BARS).min(moves.len().saturating_sub(BARS));
        let bar = |(_, save): &(usize, &Save)| {
            let (label, height) = (save.number.to_string(), save.since_last_move_ms);
            Bar { label, height, value: length(view.texts, height) }
        };
        let bars = moves.iter().skip(first).take(BARS).map(bar).collect();
        let (title, current) = (view.texts.get("chart-time"), current.and_then(|at| at.checked_sub(first)));
        content.block(Zone::Main, Block::Chart { title, bars, current });
    }

    fn replay(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let board = self.engine.as_ref().zip(self.saves().get(self.row)).and_then(|(engine, save)| {
            // With other rules the same matrices may mean something else.
            if !fits_rules(engine, save.rules) {
                return None;
            }
            let state = engine.restore(&save.layout, save.seed, save.moves, save.outcome).ok()?;
            // Hidden hands stay hidden until the game is over.
            let is_over = self.saves().last().is_some_and(|last| last.outcome != Outcome::Playing);
            let eyes = if is_over { Eyes::InTurn } else { Eyes::Nobody };
            Some((engine.board_before(&state, eyes), engine.game().settings.look))
        });
        let t = view.texts;
        if let Some(save) = self.saves().get(self.row) {
            let last = self.saves().last().map_or(0, |last| last.number);
            let what = match self.chosen_words(t, self.row) {
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
        let twice: Vec<Vec<Saves>> = levels
            .iter()
            .take(MAX_COMPARED)
            .map(|level| cx.store.attempts(&SavePlace { level: level.id.clone(), ..self.place.clone() }))
            .filter(|attempts| is_played_twice(slices(attempts)))
            .collect();
        let all = twice.iter().flat_map(|attempts| slices(attempts));
        let results = if twice.is_empty() { compare_methods(slices(&self.attempts)) } else { compare_methods(all) };
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
        self.attempt = attempt.min(self.attempts.len().saturating_sub(1));
        self.row = self.saves().len().saturating_sub(1);
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

fn slices(attempts: &[Saves]) -> impl Iterator<Item = &[Save]> {
    attempts.iter().map(|saves| saves.saves.as_slice())
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
        let count = [("number", (self.attempt + 1).into()), ("all", self.attempts.len().into())];
        content.heading(if self.attempts.is_empty() { t.get("history") } else { t.with("history-of", &count) });
        match self.showing {
            _ if self.saves().is_empty() => content.text(t.get("history-none")),
            HistoryView::Table => self.table(view, &mut content),
            HistoryView::Chart => self.chart(view, &mut content),
            HistoryView::Replay => self.replay(view, &mut content),
            HistoryView::Methods => self.methods(view, &mut content),
        }
        let mut offers = vec![
            Offer::button(t.get("step-back"), Choice::StepBack).shows(Pictogram::Back).enabled(self.row > 0),
            Offer::button(t.get("step-on"), Choice::StepOn)
                .shows(Pictogram::Onward)
                .enabled(self.row + 1 < self.saves().len()),
        ];
        let views = HistoryView::ALL
            .into_iter()
            .map(|(view, id)| Offer::button(t.get(id), Choice::Show(view)).named(id).on(view == self.showing));
        offers.extend(views);
        let earlier = Offer::button(t.get("earlier-attempt"), Choice::EarlierAttempt);
        offers.push(earlier.shows(Pictogram::PreviousLevel).enabled(self.attempt > 0));
        let later = self.attempt + 1 < self.attempts.len();
        offers.push(
            Offer::button(t.get("later-attempt"), Choice::LaterAttempt).shows(Pictogram::NextLevel).enabled(later),
        );
        offers.push(Offer::button(t.get("history-export"), Choice::Export).enabled(!self.saves().is_empty()));
        offers.push(Offer::back(t.get("back")));
        content.buttons(Zone::Top, offers);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        match choice {
            Choice::StepBack => self.row = self.row.saturating_sub(1),
            Choice::StepOn => self.row = (self.row + 1).min(self.saves().len().saturating_sub(1)),
            Choice::Show(showing) => {
                self.showing = showing;
                if showing == HistoryView::Methods && self.methods.is_none() {
                    self.compare(cx);
                }
            }
            Choice::EarlierAttempt => self.go_to_attempt(self.attempt.saturating_sub(1), cx),
            Choice::LaterAttempt => self.go_to_attempt(self.attempt + 1, cx),
            Choice::Export => {
                let written = cx.store.export_history(&self.place);
                if let Some(file) = cx.check(written) {
                    let text = cx.texts.with("history-exported", &[("file", file.into())]);
                    cx.notice(NoticeKind::Result, text);
                }
            }
        }
        Taken::Yes
    }
}
