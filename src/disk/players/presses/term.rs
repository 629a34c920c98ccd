//! The record of a whole term, opened from its days' sums; and the removal of what is too old.

use super::day::{PressRow, read_day};
use super::sums::{DaySums, MAX_SUMS};
use super::{ENDING, press_days};
use crate::diag::{Problem, Problems};
use crate::disk::file_system::FileSystem;
use crate::disk::players::users::Users;
use crate::disk::players::write::{problem, replace_whole};
use crate::shell::{PressEntry, Recorded};
use az::SaturatingAs;
use jiff::civil::Date;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What the names of files of sums end with, after the date.
const SUMS_ENDING: &str = ".sums";
/// How many missing files of sums are written at most when a term is opened.
const MOST_WRITTEN: usize = 8;

/// The sums of every day of which a player has a record, oldest first, and what is wrong with the files. `today` is still being
/// written to, so its sums are not kept.
///
/// # Errors
/// The folder cannot be read.
pub fn term_sums(users: &Users, player: &str, today: Date) -> Result<(Vec<(Date, DaySums)>, Problems), Problem> {
    let (mut all, mut problems, mut left) = (Vec::new(), Problems::new(), MOST_WRITTEN);
    for (date, path) in press_days(users, player)? {
        let keeps = left > 0 && date < today;
        match sums_of(users.disk().as_ref(), &path, keeps) {
            Ok((sums, told, is_made)) => {
                left -= usize::from(keeps && is_made);
                problems.append(told);
                all.push((date, sums));
            }
            Err(problem) => problems.push(problem),
        }
    }
    Ok((all, problems))
}

/// The last entries of a player's record, the oldest first: whole days, until so many presses are among them.
///
/// # Errors
/// The folder cannot be read, or the file of a day.
pub fn last_presses(users: &Users, player: &str, most: usize) -> Result<Vec<PressEntry>, Problem> {
    let (mut days, mut presses) = (Vec::new(), 0);
    for (_, path) in press_days(users, player)?.into_iter().rev() {
        let day = read_day(users.disk().as_ref(), &path)?;
        presses += day.rows.iter().filter(|row| matches!(row.what, Recorded::Press(_))).count();
        days.push(day.rows);
        if presses >= most {
            break;
        }
    }
    let entry = |row: PressRow| PressEntry { at_ms: row.time.utc_ms.saturating_as(), what: row.what };
    Ok(days.into_iter().rev().flatten().map(entry).collect())
}

/// Writes the sums of a day that is over for this program; where that fails they are made when they are asked for.
pub(super) fn keep_sums(disk: &dyn FileSystem, day: &Path) {
    let _ = sums_of(disk, day, true);
}

/// The sums of the day with this file; whether they had to be made.
fn sums_of(disk: &dyn FileSystem, day: &Path, keeps: bool) -> Result<(DaySums, Problems, bool), Problem> {
    let path = sums_path(day);
    let length = disk.length(day).map_err(|fault| problem(day, "doing-reading-presses", &fault))?;
    let kept = disk.read(&path, MAX_SUMS).ok().and_then(|bytes| DaySums::read(&bytes, length));
    if let Some(kept) = kept {
        return Ok((kept, Problems::new(), false));
    }
    let read = read_day(disk, day)?;
    let sums = DaySums::of(&read);
    // a damaged day is told each time
    if keeps && read.problems.is_empty() {
        let _ = replace_whole(disk, &path, sums.written().as_bytes());
    }
    Ok((sums, read.problems, true))
}

fn sums_path(day: &Path) -> PathBuf {
    let name = day.file_name().unwrap_or_default().to_string_lossy();
    day.with_file_name(format!("{}{SUMS_ENDING}", name.trim_end_matches(ENDING)))
}

/// Removes the days of this player that are older than so many days, with their sums; returns how many.
///
/// # Errors
/// The folder cannot be read, or something cannot be removed.
pub fn remove_old_presses(users: &Users, player: &str, days: u32, today: Date) -> Result<usize, Problem> {
    let Ok(first) = today.checked_sub(jiff::Span::new().days(i64::from(days))) else { return Ok(0) };
    let disk = users.disk().as_ref();
    let old: Vec<PathBuf> =
        press_days(users, player)?.into_iter().filter(|(date, _)| *date <= first).map(|(_, path)| path).collect();
    for path in &old {
        // the day last, so that no sums are left without it
        for path in [&sums_path(path), path] {
            gone(disk.remove_file(path)).map_err(|fault| problem(path, "doing-removing-it", &fault))?;
        }
    }
    if let Some(folder) = old.first().and_then(|path| path.parent()) {
        disk.flush(folder).map_err(|fault| problem(folder, "doing-removing-it", &fault))?;
    }
    Ok(old.len())
}

fn gone(removed: io::Result<()>) -> io::Result<()> {
    match removed {
        Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Removes from every player what is older than that player's setting says. What cannot be removed is tried at the next start; whose
/// settings cannot be read keeps everything until they can.
pub(in super::super) fn remove_all_old(users: &Users, today: Date) {
    for player in users.names().unwrap_or_default() {
        if press_days(users, &player).is_ok_and(|days| !days.is_empty()) {
            let found = users.find_settings(&player);
            if found.is_known && found.damage.is_none() {
                let _ = remove_old_presses(users, &player, found.settings.press_days, today);
            }
        }
    }
}
