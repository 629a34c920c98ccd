//! A day's file of presses as it is read: every record that is whole, and what is wrong with the rest. Whatever the file
//! holds, reading ends, keeps to its limit and never breaks down.

use super::record::{RECORD, Record, VERSION, read};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::{FileSystem, read_again};
use crate::disk::players::write::problem;
use crate::history::Time;
use crate::shell::{Press, Recorded};
use az::SaturatingAs;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

/// The largest file that is written and read, in bytes: three presses a second, all day. The largest file that a player's zip
/// may hold is as large.
pub const MAX_DAY: u64 = 8 << 20;

/// Something that was recorded, with its time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressRow {
    /// When.
    pub time: Time,
    /// What; the place of a press whose name is damaged is `#` and eight hexadecimal digits.
    pub what: Recorded,
}

/// What a file of presses holds.
#[derive(Debug, Clone, Default)]
pub struct Day {
    /// What was recorded, in order.
    pub rows: Vec<PressRow>,
    /// What is wrong with the file.
    pub problems: Problems,
    /// The length of the file, in bytes.
    pub length: u64,
}

/// Reads the file of a day.
///
/// # Errors
/// The system's error, or the file is larger than [`MAX_DAY`].
pub fn read_day(disk: &dyn FileSystem, path: &Path) -> Result<Day, Problem> {
    match read_again(disk, path, MAX_DAY) {
        Ok(bytes) => Ok(Day::of(&bytes, path)),
        Err(fault) if fault.kind() == ErrorKind::FileTooLarge => {
            Err(at(Code::S026.error("large-presses").arg("most", MAX_DAY >> 20), path).cure("move-file-away"))
        }
        Err(fault) => Err(problem(path, "doing-reading-presses", &fault)),
    }
}

fn at(problem: Problem, path: &Path) -> Problem {
    problem.at(Place::file(path.display().to_string()))
}

impl Day {
    /// What these bytes hold; `path` is their name in messages.
    pub fn of(bytes: &[u8], path: &Path) -> Self {
        let (records, _) = bytes.as_chunks::<RECORD>();
        let mut names = Names::default();
        let mut day = Self { length: bytes.len() as u64, ..Self::default() };
        let (mut offset_seconds, mut damaged, mut newest) = (0, 0_u64, 0);
        let time = |utc_ms: u64, offset_seconds| Time { utc_ms: utc_ms.saturating_as(), offset_seconds };
        for record in records {
            match read(record) {
                Some(Record::Mark { mark, version, utc_ms, offset_minutes }) => {
                    newest = newest.max(version);
                    offset_seconds = i32::from(offset_minutes) * 60;
                    day.rows.push(PressRow { time: time(utc_ms, offset_seconds), what: Recorded::Mark(mark) });
                }
                Some(Record::Name { place, part, parts, bytes }) => names.add(place, part, parts, &bytes),
                Some(Record::Press { utc_ms, place, press }) => {
                    let press = Press { place: names.of(place), ..press };
                    day.rows.push(PressRow { time: time(utc_ms, offset_seconds), what: Recorded::Press(press) });
                }
                Some(Record::InForce { utc_ms, in_force }) => {
                    day.rows.push(PressRow { time: time(utc_ms, offset_seconds), what: Recorded::InForce(in_force) });
                }
                None => damaged += 1,
            }
        }
        let all = records.len() as u64;
        if newest > VERSION {
            day.problems.push(at(Code::S026.warning("newer-presses"), path).cure("newer-program"));
        } else if damaged == all && !bytes.is_empty() {
            day.problems.push(at(Code::S026.warning("foreign-presses"), path).cure("move-file-away"));
        } else if damaged > 0 {
            let told = Code::S026.warning("damaged-presses").arg("count", damaged).arg("all", all);
            day.problems.push(at(told, path).cure("rest-is-read"));
        }
        day
    }
}

/// The names of places, as far as they were read.
#[derive(Default)]
struct Names {
    parts: BTreeMap<(u32, u8), (u8, Vec<u8>)>,
    whole: BTreeMap<u32, String>,
}

impl Names {
    fn add(&mut self, place: u32, part: u8, parts: u8, bytes: &[u8]) {
        if self.whole.contains_key(&place) {
            return;
        }
        self.parts.insert((place, part), (parts, bytes.to_vec()));
        let known: Vec<&[u8]> = (0..parts)
            .map_while(|part| self.parts.get(&(place, part)).filter(|(all, _)| *all == parts))
            .map(|(_, bytes)| bytes.as_slice())
            .collect();
        if known.len() == usize::from(parts) {
            let name = String::from_utf8_lossy(&known.concat()).into_owned();
            self.whole.insert(place, name);
            self.parts.retain(|(known, _), _| *known != place);
        }
    }

    fn of(&self, place: u32) -> String {
        self.whole.get(&place).cloned().unwrap_or_else(|| format!("#{place:08x}"))
    }
}
