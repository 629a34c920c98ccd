//! The journal of the page's disk as bytes: a beginning that makes it count, then a record for each change. A record that
//! was cut off by the end of the page was never acknowledged and is left out; one that was damaged later is passed over.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

/// The beginning of a journal that counts; the generation follows, then its check sum.
const MAGIC: &[u8; 8] = b"SWBOARD1";
/// Bytes of the beginning: magic, generation, check sum.
const HEAD: usize = 24;
/// Bytes of a record before its body: length and check sum.
const RECORD_HEAD: usize = 16;

/// A change of names or files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The journal's generation once more, in case its beginning is damaged.
    Generation(u64),
    /// A new folder.
    Folder(PathBuf),
    /// A new file.
    File(PathBuf, Arc<Vec<u8>>),
    /// A file, whatever was there before.
    Put(PathBuf, Arc<Vec<u8>>),
    /// More at the end of a file.
    Append(PathBuf, Arc<Vec<u8>>),
    /// Another name for a file or a folder.
    Rename(PathBuf, PathBuf),
    /// A file is gone.
    RemoveFile(PathBuf),
    /// An empty folder is gone.
    RemoveFolder(PathBuf),
}

impl Change {
    /// What it is about.
    pub fn paths(&self) -> impl Iterator<Item = &PathBuf> {
        let paths = match self {
            Self::Generation(_) => [None, None],
            Self::Rename(from, to) => [Some(from), Some(to)],
            Self::Folder(path)
            | Self::File(path, _)
            | Self::Put(path, _)
            | Self::Append(path, _)
            | Self::RemoveFile(path)
            | Self::RemoveFolder(path) => [Some(path), None],
        };
        paths.into_iter().flatten()
    }
}

/// A journal that was read.
#[derive(Debug, Default)]
pub struct Journal {
    /// Which one it is: the highest counts.
    pub generation: u64,
    /// Its changes, in order.
    pub changes: Vec<Change>,
    /// How many bytes of the file they are, from its beginning.
    pub length: u64,
    /// How many bytes within that were damaged.
    pub damaged: u64,
}

/// The beginning of the journal of this generation.
pub fn head(generation: u64) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(generation.to_le_bytes());
    let sum = xxh3_64(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// A change as it stands in the journal: its length, its check sum, its kind, its parts each with its length.
pub fn record(change: &Change) -> Vec<u8> {
    let text = |path: &Path| path.to_string_lossy().into_owned().into_bytes();
    let (kind, parts): (u8, Vec<Vec<u8>>) = match change {
        Change::Generation(generation) => (b'G', vec![generation.to_le_bytes().to_vec()]),
        Change::Folder(path) => (b'F', vec![text(path)]),
        Change::File(path, bytes) => (b'C', vec![text(path), bytes.to_vec()]),
        Change::Put(path, bytes) => (b'P', vec![text(path), bytes.to_vec()]),
        Change::Append(path, bytes) => (b'A', vec![text(path), bytes.to_vec()]),
        Change::Rename(from, to) => (b'R', vec![text(from), text(to)]),
        Change::RemoveFile(path) => (b'X', vec![text(path)]),
        Change::RemoveFolder(path) => (b'D', vec![text(path)]),
    };
    let mut body = vec![kind];
    for part in parts {
        body.extend((part.len() as u64).to_le_bytes());
        body.extend(part);
    }
    let mut bytes = (body.len() as u64).to_le_bytes().to_vec();
    bytes.extend(xxh3_64(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

fn number(bytes: &mut &[u8]) -> Option<u64> {
    let (first, rest) = bytes.split_at_checked(8)?;
    *bytes = rest;
    first.try_into().ok().map(u64::from_le_bytes)
}

fn part<'b>(bytes: &mut &'b [u8]) -> Option<&'b [u8]> {
    let length = usize::try_from(number(bytes)?).ok()?;
    let (first, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(first)
}

fn read_change(body: &[u8]) -> Option<Change> {
    let (kind, mut rest) = body.split_first()?;
    let path = |bytes: &[u8]| std::str::from_utf8(bytes).ok().map(PathBuf::from);
    let first = part(&mut rest)?;
    if *kind == b'G' {
        return number(&mut &*first).map(Change::Generation);
    }
    let first = path(first)?;
    Some(match kind {
        b'F' => Change::Folder(first),
        b'C' => Change::File(first, Arc::new(part(&mut rest)?.to_vec())),
        b'P' => Change::Put(first, Arc::new(part(&mut rest)?.to_vec())),
        b'A' => Change::Append(first, Arc::new(part(&mut rest)?.to_vec())),
        b'R' => Change::Rename(first, path(part(&mut rest)?)?),
        b'X' => Change::RemoveFile(first),
        b'D' => Change::RemoveFolder(first),
        _ => return None,
    })
}

/// The record at the beginning of these bytes, and what follows it.
fn read_record(mut bytes: &[u8]) -> Option<(Change, &[u8])> {
    let length = usize::try_from(number(&mut bytes)?).ok()?;
    let sum = number(&mut bytes)?;
    let (body, after) = bytes.split_at_checked(length)?;
    if !body.first().is_some_and(u8::is_ascii_uppercase) || xxh3_64(body) != sum {
        return None;
    }
    Some((read_change(body)?, after))
}

/// The first whole record that begins after the beginning of these bytes, as what it and all behind it are.
fn next_record(bytes: &[u8]) -> Option<&[u8]> {
    let last = bytes.len().checked_sub(RECORD_HEAD)?;
    (1..=last).filter_map(|place| bytes.get(place..)).find(|rest| read_record(rest).is_some())
}

/// The journal in these bytes; none where it was never finished, which its empty beginning tells, or nothing of it can be read.
pub fn read_journal(bytes: &[u8]) -> Option<Journal> {
    let (first, mut rest) = bytes.split_at_checked(HEAD)?;
    if first.iter().all(|byte| *byte == 0) {
        return None;
    }
    let mut journal = Journal::default();
    let known = first.split_at_checked(8).and_then(|(_, rest)| number(&mut &*rest));
    let is_whole = known.is_some_and(|generation| first == head(generation));
    match known.filter(|_| is_whole) {
        Some(generation) => journal.generation = generation,
        None => journal.damaged += HEAD as u64,
    }
    let mut end = rest;
    loop {
        if let Some((change, after)) = read_record(rest) {
            match change {
                Change::Generation(generation) => journal.generation = generation,
                change => journal.changes.push(change),
            }
            (rest, end) = (after, after);
            continue;
        }
        // what was cut off at the end is followed by nothing
        let Some(found) = next_record(rest) else { break };
        journal.damaged += (rest.len() - found.len()) as u64;
        rest = found;
    }
    journal.length = (bytes.len() - end.len()) as u64;
    (is_whole || !journal.changes.is_empty()).then_some(journal)
}
