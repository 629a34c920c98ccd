//! `switchboard history --presses --by-day`: what the presses of each day and game come to.

use super::history::{Args, WriteStopped};
use super::options::warn;
use super::press_table::{Column, Export, number, text};
use crate::disk::players::{Users, term_sums, who};
use crate::history::TableEntry;
use crate::shell::{Histogram, PressPart, PressSums};
use jiff::civil::Date;

/// The sums of a game on a day.
struct DayRow {
    date: Date,
    game: String,
    sums: PressSums,
}

/// The columns, in order (docs/presses.md).
const COLUMNS: [Column<DayRow>; 22] = [
    ("date", |r| text(&r.date.to_string())),
    ("game", |r| text(&r.game)),
    ("rung", |r| number(Some(r.sums.rung).filter(|rung| *rung > 0))),
    ("presses", |r| number(Some(r.sums.presses))),
    ("too_short", |r| filtered(r, 0)),
    ("repeat", |r| filtered(r, 1)),
    ("cool_down", |r| filtered(r, 2)),
    ("unquiet", |r| filtered(r, 3)),
    ("hits", |r| number(Some(r.sums.hits))),
    ("misses", |r| number(Some(r.sums.misses))),
    ("play_s", |r| number(Some(r.sums.play_ms / 1_000))),
    ("lit_q1_ms", |r| quarter(&r.sums.lit, 1)),
    ("lit_median_ms", |r| quarter(&r.sums.lit, 2)),
    ("lit_q3_ms", |r| quarter(&r.sums.lit, 3)),
    ("held_q1_ms", |r| quarter(&r.sums.held, 1)),
    ("held_median_ms", |r| quarter(&r.sums.held, 2)),
    ("held_q3_ms", |r| quarter(&r.sums.held, 3)),
    ("choices", |r| number(Some(r.sums.choices))),
    ("took_back", |r| number(Some(r.sums.took_back))),
    ("came_round", |r| number(Some(r.sums.came_round))),
    ("helped", |r| number(Some(r.sums.helped))),
    ("alone", |r| number(Some(r.sums.alone))),
];

/// What a table for people shows.
const SHOWN: [&str; 8] = ["date", "game", "presses", "hits", "misses", "play_s", "lit_median_ms", "held_median_ms"];

fn filtered(row: &DayRow, reason: usize) -> TableEntry {
    number(row.sums.filtered.get(reason).copied())
}

fn quarter(times: &Histogram, quarters: u64) -> TableEntry {
    number(times.quarter(quarters))
}

/// Writes a row for each day and game of these players.
pub(super) fn write_by_day(args: &Args, users: &Users, players: &[String], rows: &mut u64) -> Result<(), WriteStopped> {
    let mut export = Export::new(args, &COLUMNS, &SHOWN)?;
    let today = jiff::Zoned::now().date();
    for player in players {
        let (who, _) = who(users, player, args.with_names)?;
        let (days, problems) = term_sums(users, player, today)?;
        warn(&problems);
        export.begin_table(who.code.clone())?;
        for (date, day) in days {
            for (game, sums) in PressPart::together(&day.parts) {
                if args.wanted_game().is_none_or(|wanted| wanted == game) {
                    *rows += 1;
                    export.row(&who, &DayRow { date, game, sums })?;
                }
            }
        }
    }
    export.finish()
}
