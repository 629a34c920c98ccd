//! Adding records to a day's file: flushed when a call returns, cut off at the last whole record after a crash, never
//! written twice.

use super::day::MAX_DAY;
use super::record::RECORD;
use crate::disk::file_system::FileSystem;
use crate::disk::players::write::{replace_whole, write_new};
use az::SaturatingAs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Adds records to the file, which has `length` bytes; none if that is not known. Returns its new length. What would make it
/// larger than [`MAX_DAY`] is left out.
///
/// # Errors
/// The system's error. Some of the records may be there then: to try again, leave the length unknown.
pub fn add(disk: &dyn FileSystem, path: &Path, records: &[[u8; RECORD]], length: Option<u64>) -> io::Result<u64> {
    let Some(length) = length else { return add_to_unknown(disk, path, records) };
    let records = fitting(records, length);
    if !records.is_empty() {
        disk.append(path, records.as_flattened())?;
    }
    disk.flush(path)?;
    Ok(length + records.as_flattened().len() as u64)
}

fn add_to_unknown(disk: &dyn FileSystem, path: &Path, records: &[[u8; RECORD]]) -> io::Result<u64> {
    let there = match disk.read(path, MAX_DAY) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => {
            write_new(disk, path, records.as_flattened())?;
            return Ok(records.as_flattened().len() as u64);
        }
        // nothing more fits into it
        Err(fault) if fault.kind() == ErrorKind::FileTooLarge => return Ok(MAX_DAY),
        there => there?,
    };
    let (whole, torn) = there.as_chunks::<RECORD>();
    let records = records.split_at(done(whole, records)).1;
    if torn.is_empty() {
        return add(disk, path, records, Some(there.len() as u64));
    }
    let records = fitting(records, whole.as_flattened().len() as u64);
    let bytes = [whole.as_flattened(), records.as_flattened()].concat();
    replace_whole(disk, path, &bytes)?;
    Ok(bytes.len() as u64)
}

/// How many of the first of these records are in the file: they were written when the call before failed. Another program may have
/// added its own since.
fn done(file: &[[u8; RECORD]], records: &[[u8; RECORD]]) -> usize {
    let from =
        |start: usize| file.iter().skip(start).zip(records).take_while(|(there, record)| there == record).count();
    (0..file.len()).map(from).max().unwrap_or(0)
}

/// As many of the records as a file of this length can take.
fn fitting(records: &[[u8; RECORD]], length: u64) -> &[[u8; RECORD]] {
    let room = MAX_DAY.saturating_sub(length).saturating_as::<usize>() / RECORD;
    records.split_at(room.min(records.len())).0
}
