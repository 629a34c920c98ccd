//! How it goes: a day, a week or a term of the learner's, by time or by game, and the report of it.

use super::start::learner;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, Current, View};
use crate::shell::picture_guide;
use crate::shell::progress::{
    By, GameFacts, MAKES_PDF, Period, Progress, Values, Whose, compare_table, csv, facts, games_table, plots, report,
    report_pdf, spans_table,
};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, NoticeKind, Pictogram, PressDay, Settings, Signal, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This time.
    Period(Period),
    /// This part of it.
    Part(Part),
    /// Compares by this.
    By(By),
    /// One of the two values that are compared, the first or the second.
    Side(usize, u16),
    /// Back from the report.
    Leave,
    /// Whether the report has the name and the photo.
    Named,
    /// Saves the report.
    Save,
    /// Saves the report as PDF.
    SavePdf,
    /// Saves the table for other programs.
    SaveTable,
    /// Saves the picture guide of the first session.
    SaveGuide,
    /// Saves everything of the learner as one file.
    SaveAll,
}

/// Which part is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Part {
    /// A table by day or week.
    Days,
    /// A table by game.
    Games,
    /// Plots by day or week.
    Plots,
    /// Two values of a setting.
    Compare,
    /// What can be saved.
    Report,
}

impl Part {
    fn offer(self, view: &View<'_>, shown: Self) -> Offer<Choice> {
        let word: &'static str = self.into();
        let offer = Offer::button(view.texts.get(&format!("goes-{word}")), Choice::Part(self)).with_value(word);
        if self == Self::Report { offer.shows(Pictogram::Save) } else { offer.on(self == shown) }
    }
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
    by: By,
    sides: [Option<u16>; 2],
    is_named: bool,
    is_recorded: bool,
}

/// Tells where a file was saved.
fn told(path: &str, cx: &mut Context<'_>) {
    let text = cx.texts.with("report-saved", &[("path", path.into())]);
    cx.notice(NoticeKind::Result, text);
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
        Self {
            days,
            today,
            facts,
            period,
            progress,
            part: Part::Days,
            by: By::Interval,
            sides: [None; 2],
            is_named: false,
            is_recorded,
        }
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
            Choice::By(by) => (self.by, self.sides) = (by, [None; 2]),
            Choice::Side(side, number) => self.sides.iter_mut().skip(side).take(1).for_each(|one| *one = Some(number)),
            Choice::Part(part) => self.show(part, cx),
            Choice::Leave => self.show(Part::Days, cx),
            Choice::Named => self.is_named = !self.is_named,
            Choice::Save => {
                let page = self.report(cx);
                self.save("html", page.as_bytes(), cx);
            }
            Choice::SavePdf => match self.pdf(cx) {
                Ok(pdf) => self.save("pdf", &pdf, cx),
                Err(why) => {
                    let text = cx.texts.with("report-pdf-failed", &[("why", why.into())]);
                    cx.notice(NoticeKind::Trouble, text);
                }
            },
            Choice::SaveTable => {
                let code = cx.store.player_code(&cx.player_id());
                let table = csv(&code, &self.progress);
                self.save("csv", &table, cx);
            }
            Choice::SaveGuide => {
                let guide = picture_guide(cx.texts);
                let name = format!("first-session-{}.html", cx.texts.language().code());
                Self::save_as(&name, guide.as_bytes(), cx);
            }
            Choice::SaveAll => {
                let saved = cx.store.export_whole(&cx.player_id());
                if let Some((path, problems)) = cx.check(saved) {
                    told(&path, cx);
                    problems.iter().for_each(|problem| cx.trouble(problem));
                }
            }
        }
    }

    fn whose<'a>(&self, player: &'a Current, settings: &'a Settings) -> Whose<'a> {
        Whose { player: &player.id, profile: &player.profile, settings, is_named: self.is_named }
    }

    fn report(&self, cx: &mut Context<'_>) -> String {
        let Some(player) = cx.player else { return String::new() };
        report(cx.store, &self.whose(player, cx.settings), &self.progress, &self.facts, self.today)
    }

    fn pdf(&self, cx: &mut Context<'_>) -> Result<Vec<u8>, String> {
        let Some(player) = cx.player else { return Ok(Vec::new()) };
        report_pdf(cx.store, &self.whose(player, cx.settings), &self.progress, &self.facts, self.today)
    }

    fn save(&self, ending: &str, bytes: &[u8], cx: &mut Context<'_>) {
        let name = format!("{}-{}.{ending}", if ending == "csv" { "presses" } else { "report" }, self.today);
        Self::save_as(&name, bytes, cx);
    }

    fn save_as(name: &str, bytes: &[u8], cx: &mut Context<'_>) {
        let saved = cx.store.export(&cx.player_id(), name, bytes);
        if let Some(path) = cx.check(saved) {
            told(&path, cx);
        }
    }

    fn tables(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let period = |period: Period| {
            let offer = Offer::button(t.get(&format!("period-{}", period.word())), Choice::Period(period));
            offer.with_value(period.word()).on(self.period == period)
        };
        let periods = <Period as strum::VariantArray>::VARIANTS.iter().copied().map(period);
        let parts =
            [Part::Days, Part::Games, Part::Plots, Part::Compare, Part::Report].map(|part| part.offer(view, self.part));
        content.buttons(Zone::Main, periods.chain(parts).collect());
        if self.progress.all.presses == 0 {
            content.text(t.get(if self.is_recorded { "goes-none" } else { "goes-unrecorded" }));
            return;
        }
        let (header, rows) = match self.part {
            Part::Compare => return self.compare(view, content),
            Part::Plots => return content.block(Zone::Main, Block::Plots(plots(t, &self.progress))),
            Part::Games => games_table(t, &self.progress, &self.facts),
            Part::Days | Part::Report => spans_table(t, &self.progress),
        };
        content.block(Zone::Main, Block::Table { header, rows, current: None });
    }

    /// Two values of a setting, and how far apart they are.
    fn compare(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let by = |by: By| {
            let offer = Offer::button(t.get(&format!("by-{}", by.word())), Choice::By(by)).with_value(by.word());
            offer.on(by == self.by)
        };
        content.text(t.get("compare-by"));
        content.buttons(Zone::Main, <By as strum::VariantArray>::VARIANTS.iter().copied().map(by).collect());
        let values = Values::of(&self.progress.days, self.by);
        let offered = values.offered();
        let (Some(first), Some(last)) = (offered.first().copied(), offered.last().copied()) else {
            return content.text(t.get("compare-few"));
        };
        if first == last {
            return content.text(t.get("compare-few"));
        }
        let [one, other] = self.sides;
        let numbers = [one.unwrap_or(first), other.unwrap_or(last)];
        for (side, now) in numbers.into_iter().enumerate() {
            let letter = if side == 0 { "A" } else { "B" };
            let offer = |number: &u16| {
                let offer =
                    Offer::button(format!("{letter}: {}", self.by.words(t, *number)), Choice::Side(side, *number));
                offer.named(&format!("side {letter} {number}")).on(*number == now)
            };
            content.buttons(Zone::Main, offered.iter().map(offer).collect());
        }
        let (header, rows) = compare_table(t, &values, self.by, numbers);
        content.block(Zone::Main, Block::Table { header, rows, current: None });
        content.text(t.get("compare-how"));
    }

    fn reports(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.text(t.get("goes-report-about"));
        let named = Offer::button(t.get("report-named"), Choice::Named).on(self.is_named).shows(Pictogram::Picture);
        let save = Offer::button(t.get("report-save"), Choice::Save).shows(Pictogram::Save);
        let table = Offer::button(t.get("report-table"), Choice::SaveTable).shows(Pictogram::Save);
        let guide = Offer::button(t.get("report-guide"), Choice::SaveGuide).shows(Pictogram::Picture);
        let all = Offer::button(t.get("report-all"), Choice::SaveAll).shows(Pictogram::Players);
        let pdf = Offer::button(t.get("report-pdf"), Choice::SavePdf).shows(Pictogram::Save);
        let mut offers = vec![named.about(t.get("report-named-about")), save.about(t.get("report-save-about"))];
        offers.extend(MAKES_PDF.then(|| pdf.about(t.get("report-pdf-about"))));
        offers.extend([
            table.about(t.get("report-table-about")),
            guide.about(t.get("report-guide-about")),
            all.about(t.get("report-all-about")),
        ]);
        content.grid(1, offers);
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
