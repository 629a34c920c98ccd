//! The record of presses (docs/presses.md): a file a day in each player's folder, to which records are added. What cannot be
//! written waits, and is tried again with what comes next.

mod day;
mod file;
mod record;
mod sums;
mod term;

use az::SaturatingAs;
pub use day::{Day, MAX_DAY, PressRow, read_day};
pub use sums::DaySums;
pub(super) use term::remove_all_old;
pub use term::{last_presses, remove_old_presses, term_sums};

use super::lock::Lock;
use super::users::Users;
use super::write::problem;
use crate::diag::Problem;
use crate::disk::file_system::{FileSystem, Kind};
use crate::shell::{InForce, Mark, PressEntry, Recorded};
use record::RECORD;
use std::collections::{BTreeSet, VecDeque};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The folder in a player's folder.
const FOLDER: &str = "presses";
/// What the names of the files end with, after the date.
const ENDING: &str = ".presses";
/// How many records wait at most; more push out the oldest.
const MAX_WAITING: usize = 20_000;

/// The folder with a player's record of presses.
///
/// # Errors
/// The name is not that of a single folder.
pub fn presses_folder(users: &Users, player: &str) -> Result<PathBuf, Problem> {
    Ok(users.folder(player)?.join(FOLDER))
}

/// The days of which a player has a record, oldest first, each with its file.
///
/// # Errors
/// The folder cannot be read; a missing one has no days.
pub fn press_days(users: &Users, player: &str) -> Result<Vec<(jiff::civil::Date, PathBuf)>, Problem> {
    let folder = presses_folder(users, player)?;
    let names = match users.disk().list(&folder) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        names => names.map_err(|fault| problem(&folder, "doing-reading-presses", &fault))?,
    };
    let dated = |(name, kind): (String, Kind)| {
        let date = name.strip_suffix(ENDING).filter(|_| kind == Kind::File)?.parse().ok()?;
        Some((date, folder.join(name)))
    };
    let mut days: Vec<(jiff::civil::Date, PathBuf)> = names.into_iter().filter_map(dated).collect();
    days.sort();
    Ok(days)
}

/// A record that is not on disk yet.
#[derive(Debug, Clone)]
struct Waiting {
    player: String,
    date: jiff::civil::Date,
    record: [u8; RECORD],
}

/// The file to which records were added last.
#[derive(Debug)]
struct Open {
    player: String,
    date: jiff::civil::Date,
    length: u64,
}

/// What was said last at the head of a stretch of records.
#[derive(Debug, Default)]
struct Begun {
    of: Option<(String, jiff::civil::Date, i16)>,
    names: BTreeSet<String>,
    in_force: Option<InForce>,
}

impl Begun {
    fn is_of(&self, player: &str) -> bool {
        self.of.as_ref().is_some_and(|(known, ..)| known == player)
    }
}

/// Keeps the presses of this program's players.
#[derive(Debug, Default)]
pub(super) struct PressKeeper {
    waiting: VecDeque<Waiting>,
    open: Option<Open>,
    begun: Begun,
}

impl PressKeeper {
    /// Takes entries in; `now` is the date and time at `now_ms` of their clock.
    pub(super) fn push(&mut self, player: &str, entries: &[PressEntry], now_ms: u64, now: &jiff::Zoned) {
        for entry in entries {
            let ago = now_ms.saturating_sub(entry.at_ms).saturating_as();
            let then = now.checked_sub(jiff::SignedDuration::from_millis(ago)).unwrap_or_else(|_| now.clone());
            let utc_ms = then.timestamp().as_millisecond().saturating_as();
            let minutes = (then.offset().seconds() / 60).saturating_as();
            let of = (player.to_owned(), then.date(), minutes);
            let add = |record| Waiting { player: player.to_owned(), date: then.date(), record };
            let is_begin = entry.what == Recorded::Mark(Mark::Begin);
            if is_begin || self.begun.of.as_ref() != Some(&of) {
                // on another day, or in another zone, the same is still in force
                let in_force = self.begun.in_force.filter(|_| !is_begin && self.begun.is_of(player));
                self.begun = Begun { of: Some(of), names: BTreeSet::new(), in_force };
                self.waiting.push_back(add(record::mark(Mark::Begin, utc_ms, minutes)));
                self.waiting.extend(in_force.map(|state| add(record::in_force(&state, utc_ms))));
            }
            match &entry.what {
                Recorded::Mark(Mark::Begin) => {}
                Recorded::Mark(mark) => self.waiting.push_back(add(record::mark(*mark, utc_ms, minutes))),
                Recorded::InForce(state) => {
                    self.begun.in_force = Some(*state);
                    self.waiting.push_back(add(record::in_force(state, utc_ms)));
                }
                Recorded::Press(press) => {
                    if self.begun.names.insert(press.place.clone()) {
                        self.waiting.extend(record::name(&press.place).into_iter().map(add));
                    }
                    self.waiting.push_back(add(record::press(press, utc_ms)));
                }
            }
        }
        let too_many = self.waiting.len().saturating_sub(MAX_WAITING);
        self.waiting.drain(..too_many);
    }

    /// Drops what waits of somebody who was removed.
    pub(super) fn forget(&mut self, player: &str) {
        self.waiting.retain(|waiting| waiting.player != player);
    }

    /// Writes the sums of the day to which records were added last, of a player who leaves.
    pub(super) fn keep_sums(&mut self, users: &Users) {
        if let Some(Open { player, date, .. }) = self.open.take()
            && let Ok(folder) = presses_folder(users, &player)
        {
            term::keep_sums(users.disk().as_ref(), &folder.join(format!("{date}{ENDING}")));
        }
    }

    /// Writes what waits, oldest first; what cannot be written keeps nobody else's back. `held` is the player whose lock this
    /// program has.
    ///
    /// # Errors
    /// Something cannot be written now; it waits.
    pub(super) fn write(&mut self, users: &Users, held: Option<&str>) -> Result<(), Problem> {
        let (mut fault, mut still) = (Ok(()), VecDeque::new());
        while let Some(Waiting { player, date, .. }) = self.waiting.front().cloned() {
            let same = |waiting: &&Waiting| waiting.player == player && waiting.date == date;
            let count = self.waiting.iter().take_while(same).count();
            let part: Vec<Waiting> = self.waiting.drain(..count).collect();
            let fails = still.iter().any(|waiting: &Waiting| waiting.player == player);
            match if fails { Ok(false) } else { self.write_part(users, held, &part).map(|()| true) } {
                Ok(true) => continue,
                Ok(false) => {}
                Err(told) => fault = fault.and(Err(told)),
            }
            still.extend(part);
        }
        self.waiting = still;
        fault
    }

    /// Writes records of one player and day.
    fn write_part(&mut self, users: &Users, held: Option<&str>, part: &[Waiting]) -> Result<(), Problem> {
        let Some(Waiting { player, date, .. }) = part.first() else { return Ok(()) };
        let records: Vec<[u8; RECORD]> = part.iter().map(|waiting| waiting.record).collect();
        let folder = users.existing(player)?;
        let disk = users.disk().as_ref();
        let _lock = if held == Some(player) { None } else { Some(Lock::take(disk, &folder)?) };
        let path = folder.join(FOLDER).join(format!("{date}{ENDING}"));
        let open = self.open.take().filter(|open| open.player == *player && open.date == *date);
        let added = add(disk, &path, &records, open.map(|open| open.length));
        let length = added.map_err(|fault| problem(&path, "doing-keeping-presses", &fault).cure("play-goes-on"))?;
        self.open = Some(Open { player: player.clone(), date: *date, length });
        Ok(())
    }
}

/// As [`file::add`]; a file that was there and is gone is begun again.
fn add(disk: &dyn FileSystem, path: &Path, records: &[[u8; RECORD]], length: Option<u64>) -> std::io::Result<u64> {
    match file::add(disk, path, records, length) {
        Err(fault) if fault.kind() == ErrorKind::NotFound && length.is_some() => file::add(disk, path, records, None),
        added => added,
    }
}
