//! `switchboard history --presses`: exports the record of presses. Reads one day at a time; gives no names unless asked to.

use super::history::{Args, WriteStopped};
use super::options::warn;
use super::press_sums::write_by_day;
use super::press_table::{Column, Export, number, text};
use crate::diag::Problem;
use crate::disk::players::{PressRow, Users, press_days, read_day, who};
use crate::history::TableEntry;
use crate::shell::{Help, InForce, Lit, Press, PressOutcome, Recorded};

/// The columns, in order (docs/presses.md).
const COLUMNS: [Column<PressRow>; 29] = [
    ("time", |r| TableEntry::Time(r.time)),
    ("utc_offset_s", |r| TableEntry::Number(r.time.offset_seconds.into())),
    ("event", |r| match r.what {
        Recorded::Press(_) => text("press"),
        Recorded::Mark(mark) => text(mark.into()),
        Recorded::InForce(_) => text("in-force"),
    }),
    ("screen", |r| of(r, |press| text(press.place_parts().0))),
    ("game", |r| of(r, |press| text(press.game()))),
    ("level", |r| of(r, |press| text(press.place_parts().2))),
    ("rung", |r| of(r, |press| if press.rung > 0 { number(Some(press.rung)) } else { TableEntry::Empty })),
    ("pressed", |r| of(r, |press| text(press.kind.into()))),
    ("source", |r| of(r, |press| text(press.source.into()))),
    ("lit", |r| of(r, |press| lit(press.lit).map_or(TableEntry::Empty, |lit| number(Some(lit))))),
    ("lit_kind", |r| of(r, |press| text(lit_kind(press.lit)))),
    ("lit_ms", |r| of(r, |press| number(press.lit_ms))),
    ("held_ms", |r| of(r, |press| number(press.held_ms))),
    ("outcome", |r| of(r, |press| text(press.outcome.word()))),
    ("filtered", |r| of(r, |press| number(Some(u8::from(matches!(press.outcome, PressOutcome::Filtered(_))))))),
    ("took", |r| of(r, |press| number(press.took))),
    ("hit", |r| of(r, |press| number(press.hit.map(u8::from)))),
    ("place", |r| of(r, |press| text(&press.place))),
    ("came_round", |r| of(r, |press| number(Some(u8::from(press.came_round))))),
    ("help", |r| {
        of_force(r, |state| if state.help == Help::Unsaid { TableEntry::Empty } else { text(state.help.into()) })
    }),
    ("method", |r| of_force(r, |state| text(state.method.name()))),
    ("interval_ms", |r| of_force(r, |state| number(Some(state.interval_ms).filter(|_| state.timed)))),
    ("hold_ms", |r| of_force(r, |state| number(Some(state.hold_ms)))),
    ("repeat_ms", |r| of_force(r, |state| number(Some(state.repeat_ms)))),
    ("quiet_ms", |r| of_force(r, |state| number(Some(state.quiet_ms)))),
    ("cool_down_ms", |r| of_force(r, |state| number(Some(state.cool_down_ms)))),
    ("lag_ms", |r| of_force(r, |state| number(Some(state.lag_ms)))),
    ("study", |r| of_force(r, |state| number(state.study.map(|study| study.study)))),
    ("block", |r| of_force(r, |state| number(state.study.map(|study| u32::from(study.block) + 1)))),
];

/// What a table for people shows.
const SHOWN: [&str; 11] =
    ["time", "event", "game", "level", "pressed", "source", "lit", "lit_ms", "held_ms", "outcome", "hit"];

fn of(row: &PressRow, get: impl Fn(&Press) -> TableEntry) -> TableEntry {
    match &row.what {
        Recorded::Press(press) => get(press),
        Recorded::Mark(_) | Recorded::InForce(_) => TableEntry::Empty,
    }
}

fn of_force(row: &PressRow, get: impl Fn(&InForce) -> TableEntry) -> TableEntry {
    match &row.what {
        Recorded::InForce(state) => get(state),
        Recorded::Mark(_) | Recorded::Press(_) => TableEntry::Empty,
    }
}

fn lit(lit: Lit) -> Option<u16> {
    match lit {
        Lit::Choice(choice) | Lit::Group(choice) => Some(choice),
        Lit::Nothing | Lit::LevelUp => None,
    }
}

fn lit_kind(lit: Lit) -> &'static str {
    match lit {
        Lit::Nothing => "",
        Lit::LevelUp => "level-up",
        Lit::Choice(_) => "choice",
        Lit::Group(_) => "group",
    }
}

/// Writes the presses of these players; returns the number of rows.
pub(super) fn write(args: &Args, users: &Users, players: &[String]) -> Result<u64, Problem> {
    let mut rows = 0;
    let written = if args.by_day {
        write_by_day(args, users, players, &mut rows)
    } else {
        write_rows(args, users, players, &mut rows)
    };
    match written {
        Ok(()) | Err(WriteStopped::ReaderGone) => Ok(rows),
        Err(WriteStopped::Because(problem)) => Err(problem),
    }
}

fn write_rows(args: &Args, users: &Users, players: &[String], rows: &mut u64) -> Result<(), WriteStopped> {
    let mut export = Export::new(args, &COLUMNS, &SHOWN)?;
    for player in players {
        let (who, _) = who(users, player, args.with_names)?;
        for (date, path) in press_days(users, player)? {
            let day = match read_day(users.disk().as_ref(), &path) {
                Ok(day) => day,
                Err(problem) => {
                    warn(&problem.into());
                    continue;
                }
            };
            warn(&day.problems);
            export.begin_table(format!("{}: {date}", who.code))?;
            for row in day.rows.iter().filter(|row| is_wanted(args, row)) {
                *rows += 1;
                export.row(&who, row)?;
            }
        }
    }
    export.finish()
}

/// Whether this row is of the game and level that were asked for.
fn is_wanted(args: &Args, row: &PressRow) -> bool {
    let Some(wanted) = args.wanted_game() else { return true };
    let Recorded::Press(press) = &row.what else { return false };
    let (_, game, level) = press.place_parts();
    game == wanted && args.level.as_deref().is_none_or(|wanted| level == wanted)
}
