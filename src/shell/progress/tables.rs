//! How it goes as tables, as plots, and as comma-separated values.

use super::{Figures, Progress, Stretch};
use crate::narrate::Texts;
use crate::plot::{Mark, Plot};
use crate::shell::histogram::Histogram;
use crate::shell::press_sums::{PressDay, PressSums};
use crate::shell::words::seconds;
use az::SaturatingAs;
use std::collections::BTreeMap;

/// A table: its heading row and its rows.
pub type Cells = (Vec<String>, Vec<Vec<String>>);

/// What every row says after its first cells.
const COLUMNS: [&str; 7] =
    ["col-minutes", "col-presses", "col-dropped", "col-answer", "col-quartiles", "col-good", "col-helped"];

fn cells(t: Texts, figures: &Figures) -> Vec<String> {
    if figures.presses == 0 {
        return vec![String::new(); COLUMNS.len()];
    }
    let time = |quarter| figures.answers.quarter(quarter).map(|ms| seconds(t, ms));
    let quartiles = time(1).zip(time(3)).map(|(low, high)| format!("{low} – {high}"));
    vec![
        figures.minutes().to_string(),
        figures.presses.to_string(),
        figures.dropped.to_string(),
        time(2).unwrap_or_default(),
        quartiles.unwrap_or_default(),
        figures.good_percent().map(|percent| format!("{percent} %")).unwrap_or_default(),
        figures.helped_percent().map(|percent| format!("{percent} %")).unwrap_or_default(),
    ]
}

/// A day as people write it.
pub fn day(t: Texts, date: jiff::civil::Date) -> String {
    let month = t.get(&format!("month-{}", date.month()));
    let args = [("day", date.day().to_string().into()), ("month", month.into())];
    t.with("day-of-month", &args)
}

fn stretch(t: Texts, stretch: &Stretch) -> String {
    if stretch.first == stretch.last {
        return day(t, stretch.first);
    }
    format!("{} – {}", day(t, stretch.first), day(t, stretch.last))
}

fn header(t: Texts, first: &[&str]) -> Vec<String> {
    first.iter().chain(&COLUMNS).map(|id| t.get(id)).collect()
}

/// A row for each day or week, and one for all.
pub fn spans_table(t: Texts, progress: &Progress) -> Cells {
    let row = |name: String, figures: &Figures| [vec![name], cells(t, figures)].concat();
    let rows = progress.stretches.iter().map(|one| row(stretch(t, one), &one.figures));
    let all = row(t.get("row-all"), &progress.all);
    (header(t, &["col-when"]), rows.chain([all]).collect())
}

/// What is told of a game beside its presses: its name, and how many of its levels are done.
pub type GameFacts = BTreeMap<String, (String, String)>;

/// A row for each game.
pub fn games_table(t: Texts, progress: &Progress, facts: &GameFacts) -> Cells {
    let rows = progress.games.iter().map(|(game, figures)| {
        let (name, levels) = match facts.get(game) {
            _ if game.is_empty() => (t.get("row-beside"), String::new()),
            Some((name, levels)) => (name.clone(), levels.clone()),
            None => (game.clone(), String::new()),
        };
        [vec![name, levels], cells(t, figures)].concat()
    });
    (header(t, &["col-game", "col-levels"]), rows.collect())
}

fn short(number: u64) -> u32 {
    number.saturating_as()
}

/// The plots: minutes, presses, answer times, and the share of good presses where there is one.
pub fn plots(t: Texts, progress: &Progress) -> Vec<Plot> {
    let plot = |title: &str, per_unit: u32, least: u32, mark: &dyn Fn(&Figures) -> Mark| {
        let marks = progress.stretches.iter().map(|one| {
            let is_played = one.figures.presses > 0;
            (day(t, one.first), if is_played { mark(&one.figures) } else { Mark::None })
        });
        Plot { title: t.get(title), marks: marks.collect(), least, per_unit, point: t.get("decimal-point") }
    };
    let answer = |figures: &Figures| {
        let quarter = |number| figures.answers.quarter(number);
        match (quarter(1), quarter(2), quarter(3)) {
            (Some(low), Some(median), Some(high)) => Mark::Range(low, median, high),
            _ => Mark::None,
        }
    };
    let good = |figures: &Figures| figures.good_percent().map_or(Mark::None, |percent| Mark::Point(short(percent)));
    let mut plots = vec![
        plot("plot-minutes", 1, 5, &|figures| Mark::Bar(short(figures.minutes()))),
        plot("plot-presses", 1, 5, &|figures| Mark::Bar(short(figures.presses))),
        plot("plot-answers", 1_000, 1_000, &answer),
    ];
    if progress.all.good_percent().is_some() {
        plots.push(plot("plot-good", 1, 100, &good));
    }
    let helped = |figures: &Figures| figures.helped_percent().map_or(Mark::None, |percent| Mark::Point(short(percent)));
    if progress.all.helped_percent().is_some() {
        plots.push(plot("plot-helped", 1, 100, &helped));
    }
    plots
}

/// The columns of the table for other programs, under the names of docs/presses.md.
pub const NAMES: [&str; 20] = [
    "player",
    "date",
    "game",
    "rung",
    "presses",
    "too_short",
    "repeat",
    "cool_down",
    "unquiet",
    "hits",
    "misses",
    "play_s",
    "lit_q1_ms",
    "lit_median_ms",
    "lit_q3_ms",
    "choices",
    "took_back",
    "came_round",
    "helped",
    "alone",
];

/// A row for each day and game, with a value for each of [`NAMES`], as words; empty where there is none.
pub fn day_rows(player: &str, progress: &Progress) -> Vec<Vec<String>> {
    let quarter = |times: &Histogram, number| times.quarter(number).map(|ms| ms.to_string()).unwrap_or_default();
    let row = |day: &PressDay, game: &String, sums: &PressSums| {
        let rung = Some(sums.rung).filter(|rung| *rung > 0).map(|rung| rung.to_string()).unwrap_or_default();
        let first = [player.to_owned(), day.date.to_string(), game.clone(), rung, sums.presses.to_string()];
        let dropped = sums.filtered.map(|count| count.to_string());
        let asked = [sums.hits, sums.misses, sums.play_ms / 1_000].map(|count| count.to_string());
        let lit = [1, 2, 3].map(|number| quarter(&sums.lit, number));
        let later = [sums.choices, sums.took_back, sums.came_round, sums.helped, sums.alone];
        let later = later.map(|count| count.to_string());
        first.into_iter().chain(dropped).chain(asked).chain(lit).chain(later).collect()
    };
    progress
        .days
        .iter()
        .flat_map(|day| day.games.iter().map(|(game, sums)| row(day, game, sums)).collect::<Vec<_>>())
        .collect()
}

/// These rows, comma-separated.
pub fn csv(player: &str, progress: &Progress) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // writing to memory cannot fail
    let _ = writer.write_record(NAMES);
    day_rows(player, progress).iter().for_each(|row| drop(writer.write_record(row)));
    writer.into_inner().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::tests::week;
    use super::*;
    use crate::language::Language;
    use jiff::civil::date;

    fn progress() -> Progress {
        Progress::new(&week(), date(2026, 11, 25), 7)
    }

    #[test]
    fn tables_say_what_there_is_and_nothing_where_there_was_nothing() {
        let t = Texts::new(Language::English);
        let (header, rows) = spans_table(t, &progress());
        assert_eq!((header.len(), rows.len()), (8, 8));
        assert_eq!(rows[1][1..], vec![String::new(); 7]);
        assert_eq!((rows[7][2].as_str(), rows[7][6].as_str(), rows[7][7].as_str()), ("95", "83 %", "25 %"));
        let facts = GameFacts::from([("steps-5-food".to_owned(), ("Food".to_owned(), "2/3".to_owned()))]);
        let (header, rows) = games_table(t, &progress(), &facts);
        assert!(rows.iter().all(|row| row.len() == header.len()));
        assert_eq!(rows[0][..2], ["Food", "2/3"]);
        assert_eq!((rows[1][0].as_str(), rows[1][7].as_str()), ("steps-1-lamps", ""));
    }

    #[test]
    fn plots_have_a_mark_for_each_day_and_shares_only_where_something_was_asked() {
        let t = Texts::new(Language::English);
        let plotted = plots(t, &progress());
        assert_eq!(plotted.len(), 5);
        assert_eq!((plotted[1].marks[0].1, plotted[1].marks[1].1), (Mark::Bar(45), Mark::None));
        let chess = Progress::new(&week(), date(2026, 11, 16), 1);
        assert_eq!(plots(t, &chess).len(), 3);
    }

    #[test]
    fn the_table_for_other_programs_has_a_row_for_each_day_and_game() {
        let text = String::from_utf8(csv("ab12", &progress())).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(lines[2].starts_with("ab12,2026-11-19,steps-5-food,5,40,0,4,0,0,30,10,240,"), "{}", lines[2]);
    }
}
