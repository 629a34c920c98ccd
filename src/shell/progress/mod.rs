//! How it goes: what the presses of a time come to, day by day or week by week, and game by game. Pure; the sums come from the record of
//! presses, the levels that are done from the saves.

mod compare;
#[cfg(feature = "pdf")]
mod printed;
mod report;
mod studied;
mod tables;
mod whose;

pub use compare::{By, Values, compare_table};
pub use report::{ReportOn, html};
pub use studied::{Studied, study_words};
pub use tables::{GameFacts, NAMES, csv, day_rows, games_table, plots, spans_table};
pub use whose::{MAKES_PDF, Whose, facts, report, report_pdf};

use super::histogram::Histogram;
use super::press_sums::{PressDay, PressSums};
use jiff::Span;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

/// Longer times are shown week by week.
const MOST_SINGLE_DAYS: u32 = 31;
const WEEK: u32 = 7;
/// The rungs of the first steps on which something is asked for: only there a share of good presses means something.
const ASKING: std::ops::RangeInclusive<u8> = 4..=7;

/// A time that is looked at, up to a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Period {
    /// That day.
    Day,
    /// Seven days.
    Week,
    /// 17 weeks.
    Term,
}

impl Period {
    /// How many days it has.
    pub fn days(self) -> u32 {
        match self {
            Self::Day => 1,
            Self::Week => WEEK,
            Self::Term => 17 * WEEK,
        }
    }

    /// Its word in names of texts.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// What presses come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figures {
    /// All presses, with those that the filter dropped.
    pub presses: u64,
    /// How many it dropped: extra presses, which did nothing.
    pub dropped: u64,
    /// Milliseconds of play.
    pub play_ms: u64,
    /// How long what was lit had been lit, of presses that were let through.
    pub answers: Histogram,
    /// Presses that hit what was asked for, where that means something.
    pub hits: u64,
    /// Presses that missed it there.
    pub misses: u64,
    /// Presses that were made with help.
    pub helped: u64,
    /// Presses that were made alone.
    pub alone: u64,
    /// On how many days there were presses.
    pub days: u64,
}

impl Figures {
    fn add(&mut self, sums: &PressSums) {
        self.presses += sums.presses;
        self.dropped += sums.filtered.iter().sum::<u64>();
        self.play_ms += sums.play_ms;
        self.answers.add(&sums.lit);
        self.helped += sums.helped;
        self.alone += sums.alone;
        if ASKING.contains(&sums.rung) {
            self.hits += sums.hits;
            self.misses += sums.misses;
        }
    }

    /// Minutes of play, rounded.
    pub fn minutes(&self) -> u64 {
        self.play_ms.saturating_add(30_000) / 60_000
    }

    /// How many of a hundred presses were made with help, of those of which somebody said; none where nobody did.
    pub fn helped_percent(&self) -> Option<u64> {
        self.helped.saturating_mul(100).checked_div(self.helped + self.alone)
    }

    /// How many of a hundred tries were good; none where nothing was asked.
    pub fn good_percent(&self) -> Option<u64> {
        self.hits.saturating_mul(100).checked_div(self.hits + self.misses)
    }
}

/// A day, or some days in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stretch {
    /// The first day.
    pub first: Date,
    /// The last one.
    pub last: Date,
    /// What it comes to.
    pub figures: Figures,
}

/// How it goes over a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The first day.
    pub first: Date,
    /// The last one.
    pub last: Date,
    /// Every day, or every week, in order, also those without presses.
    pub stretches: Vec<Stretch>,
    /// Every game that was played, by folder name, the longest played first; the name is empty for everything beside games.
    pub games: Vec<(String, Figures)>,
    /// All of it.
    pub all: Figures,
    /// The days themselves.
    pub days: Vec<PressDay>,
}

/// So many days before.
fn before(day: Date, days: u32) -> Date {
    day.checked_sub(Span::new().days(i64::from(days))).unwrap_or(day)
}

impl Progress {
    /// The `count` days up to `last`, of these.
    pub fn new(days: &[PressDay], last: Date, count: u32) -> Self {
        let first = before(last, count.saturating_sub(1));
        let each = if count > MOST_SINGLE_DAYS { WEEK } else { 1 };
        let mut stretches: Vec<Stretch> = (0..count.div_ceil(each))
            .map(|number| {
                let last = before(last, number * each);
                Stretch { first: before(last, each - 1).max(first), last, figures: Figures::default() }
            })
            .collect();
        stretches.reverse();
        let days: Vec<PressDay> = days.iter().filter(|day| (first..=last).contains(&day.date)).cloned().collect();
        let (mut all, mut games) = (Figures::default(), BTreeMap::<String, Figures>::new());
        for day in &days {
            let mut of_day = Figures::default();
            for (game, sums) in &day.games {
                of_day.add(sums);
                let figures = games.entry(game.clone()).or_default();
                figures.add(sums);
                figures.days += 1;
            }
            let within = stretches.iter_mut().find(|stretch| (stretch.first..=stretch.last).contains(&day.date));
            for figures in within.map(|stretch| &mut stretch.figures).into_iter().chain([&mut all]) {
                day.games.values().for_each(|sums| figures.add(sums));
                figures.days += u64::from(of_day.presses > 0);
            }
        }
        let mut games: Vec<(String, Figures)> = games.into_iter().collect();
        games.sort_by_key(|(game, figures)| (game.is_empty(), std::cmp::Reverse(figures.play_ms)));
        Self { first, last, stretches, games, all, days }
    }

    /// The folder names of the games that were played.
    pub fn played(&self) -> BTreeSet<&str> {
        self.games.iter().map(|(game, _)| game.as_str()).filter(|game| !game.is_empty()).collect()
    }
}

#[cfg(test)]
pub(in crate::shell) mod tests {
    use super::*;
    use jiff::civil::date;

    pub fn sums(presses: u64, rung: u8, hits: u64, misses: u64) -> PressSums {
        let mut lit = Histogram::default();
        (0..presses).for_each(|number| lit.count(500 + 10 * u32::try_from(number).unwrap()));
        let filtered = [0, presses / 10, 0, 0];
        let (helped, alone) = if rung == 5 { (presses / 4, presses - presses / 4) } else { (0, 0) };
        let play_ms = presses * 6_000;
        PressSums { rung, presses, filtered, hits, misses, helped, alone, play_ms, lit, ..PressSums::default() }
    }

    pub fn week() -> Vec<PressDay> {
        let day = |number: i8, games: &[(&str, PressSums)]| PressDay {
            date: date(2026, 11, number),
            games: games.iter().map(|(game, sums)| ((*game).to_owned(), sums.clone())).collect(),
            parts: Vec::new(),
        };
        vec![
            day(16, &[("chess", sums(900, 0, 0, 0))]),
            day(19, &[("steps-5-food", sums(40, 5, 30, 10)), ("", sums(5, 0, 0, 0))]),
            day(25, &[("steps-5-food", sums(20, 5, 20, 0)), ("steps-1-lamps", sums(30, 1, 7, 7))]),
        ]
    }

    #[test]
    fn a_week_has_seven_days_and_counts_what_lies_in_it() {
        let week = Progress::new(&week(), date(2026, 11, 25), 7);
        assert_eq!((week.first, week.stretches.len()), (date(2026, 11, 19), 7));
        assert_eq!((week.all.presses, week.all.days, week.all.dropped), (95, 2, 9));
        assert_eq!(week.all.good_percent(), Some(83), "on the first rung nothing is good or bad");
        let presses: Vec<u64> = week.stretches.iter().map(|stretch| stretch.figures.presses).collect();
        assert_eq!(presses, [45, 0, 0, 0, 0, 0, 50]);
        let games: Vec<&str> = week.games.iter().map(|(game, _)| game.as_str()).collect();
        assert_eq!(games, ["steps-5-food", "steps-1-lamps", ""]);
        assert_eq!((week.games[0].1.days, week.all.minutes()), (2, 10));
        assert_eq!(week.games[1].1.good_percent(), None);
        assert_eq!(week.played().len(), 2);
    }

    #[test]
    fn a_term_is_shown_in_weeks_that_end_today() {
        let term = Progress::new(&week(), date(2026, 11, 25), Period::Term.days());
        assert_eq!((term.stretches.len(), term.stretches[0].first, term.first), (17, term.first, date(2026, 7, 30)));
        let last = &term.stretches[16];
        assert_eq!((last.first, last.last, last.figures.presses), (date(2026, 11, 19), date(2026, 11, 25), 95));
        assert_eq!((term.stretches[15].figures.presses, term.all.presses), (900, 995));
        assert_eq!(Progress::new(&[], date(2026, 11, 25), 1).stretches.len(), 1);
    }
}
