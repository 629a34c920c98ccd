//! How it goes: a day, a week or a term of the learner's, by time or by game, and the report of it.

use super::start::learner;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::progress::{GameFacts, Period, Progress, Whose, csv, facts, games_table, report, spans_table};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Bar, Block, NoticeKind, Pictogram, PressDay, Signal, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This time.
    Period(Period),
    /// By game, or by day.
    ByGame(bool),
    /// What a report can be.
    Report,
    /// Back to the tables.
    Leave,
    /// Whether the report has the name and the photo.
    Named,
    /// Saves the report.
    Save,
    /// Saves the table for other programs.
    SaveTable,
}

/// Which part is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Days,
    Games,
    Report,
}

/// How it goes.
#[derive(Debug)]
pub struct GoesScreen {
    days: Vec<PressDay>,
    today: jiff::civil::Date,
    /// What is told of the games beside their presses.
    facts: GameFacts,
    period: Period,
    progress: Progress,
    part: Part,
    is_named: bool,
    is_recorded: bool,
}

impl GoesScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let (player, today) = (cx.player_id(), cx.store.wall_clock().date());
        let sums = cx.store.press_sums(&player);
        let (days, problems) = cx.check(sums).unwrap_or_default();
        for problem in &problems {
            cx.trouble(problem);
        }
        let period = Period::Week;
        let whole = Progress::new(&days, today, Period::Term.days());
        let facts = facts(cx.store, &player, &whole, cx.texts.language());
        let progress = Progress::new(&days, today, period.days());
        let is_recorded = cx.settings.press_days > 0 && cx.store.records_presses();
        Self { days, today, facts, period, progress, part: Part::Days, is_named: false, is_recorded }
    }

    fn show(&mut self, part: Part, cx: &mut Context<'_>) {
        self.part = part;
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Period(period) => {
                self.period = period;
                self.progress = Progress::new(&self.days, self.today, period.days());
            }
            Choice::ByGame(by_game) => self.show(if by_game { Part::Games } else { Part::Days }, cx),
            Choice::Report => self.show(Part::Report, cx),
            Choice::Leave => self.show(Part::Days, cx),
            Choice::Named => self.is_named = !self.is_named,
            Choice::Save => {
                let page = self.report(cx);
                self.save("html", page.as_bytes(), cx);
            }
            Choice::SaveTable => {
                let code = cx.store.player_code(&cx.player_id());
                let table = csv(&code, &self.progress);
                self.save("csv", &table, cx);
            }
        }
    }

    fn report(&self, cx: &mut Context<'_>) -> String {
        let Some(player) = cx.player else { return String::new() };
        let whose =
            Whose { player: &player.id, profile: &player.profile, settings: cx.settings, is_named: self.is_named };
        report(cx.store, &whose, &self.progress, &self.facts, self.today)
    }

    fn save(&self, ending: &str, bytes: &[u8], cx: &mut Context<'_>) {
        let name = format!("{}-{}.{ending}", if ending == "csv" { "presses" } else { "report" }, self.today);
        let saved = cx.store.export(&cx.player_id(), &name, bytes);
        if let Some(path) = cx.check(saved) {
            let text = cx.texts.with("report-saved", &[("path", path.into())]);
            cx.notice(NoticeKind::Result, text);
        }
    }

    fn tables(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let by_game = self.part == Part::Games;
        let period = |period: Period| {
            let offer = Offer::button(t.get(&format!("period-{}", period.word())), Choice::Period(period));
            offer.with_value(period.word()).on(self.period == period)
        };
        let mut buttons: Vec<Offer<Choice>> =
            <Period as strum::VariantArray>::VARIANTS.iter().copied().map(period).collect();
        let other = if by_game { "goes-by-day" } else { "goes-by-game" };
        buttons.push(Offer::button(t.get(other), Choice::ByGame(!by_game)).shows(Pictogram::Kinds));
        buttons.push(Offer::button(t.get("goes-report"), Choice::Report).shows(Pictogram::Save));
        content.buttons(Zone::Main, buttons);
        if self.progress.all.presses == 0 {
            content.text(t.get(if self.is_recorded { "goes-none" } else { "goes-unrecorded" }));
        }
        let (header, rows) =
            if by_game { games_table(t, &self.progress, &self.facts) } else { spans_table(t, &self.progress) };
        content.block(Zone::Main, Block::Table { header, rows, current: None });
        if !by_game && self.progress.stretches.len() > 1 {
            let bars = self.progress.stretches.iter().map(|stretch| {
                let height = stretch.figures.minutes();
                Bar { label: stretch.first.day().to_string(), height, value: height.to_string() }
            });
            content
                .block(Zone::Main, Block::Chart { title: t.get("plot-minutes"), bars: bars.collect(), current: None });
        }
    }

    fn reports(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.text(t.get("goes-report-about"));
        let named = Offer::button(t.get("report-named"), Choice::Named).on(self.is_named).shows(Pictogram::Picture);
        let save = Offer::button(t.get("report-save"), Choice::Save).shows(Pictogram::Save);
        let table = Offer::button(t.get("report-table"), Choice::SaveTable).shows(Pictogram::Save);
        content.grid(
            1,
            vec![
                named.about(t.get("report-named-about")),
                save.about(t.get("report-save-about")),
                table.about(t.get("report-table-about")),
            ],
        );
    }
}

impl Screen for GoesScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-goes"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.heading(t.get(if self.part == Part::Report { "goes-report" } else { "desk-goes" }));
        let back = match self.part {
            Part::Report => {
                self.reports(view, &mut content);
                Offer::cancel(t.get("back"), Choice::Leave)
            }
            _ => {
                self.tables(view, &mut content);
                Offer::back(t.get("back"))
            }
        };
        content.buttons(Zone::Top, vec![back]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Signal(Signal::ChangeGame, _) if self.part == Part::Report => self.show(Part::Days, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
