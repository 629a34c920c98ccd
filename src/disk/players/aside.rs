//! Putting an attempt aside, so that a new one can begin: its saves move into a folder among the earlier attempts, one rename each. While
//! they move, a small file names that folder, so that a program ended in the middle splits no attempt. Saves that do not belong to the
//! attempt here get a folder of their own.

use super::level::{ATTEMPTS, LevelFolder, Unread, file_name};
use super::seal::{Seal, check, seal};
use super::write::{make_folder, replace_whole};
use crate::disk::file_system::read_again;
use crate::history::{Matrices, Save};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The file that names the earlier attempt into which the saves here are moving. It exists from before the first one moves until the last
/// one has moved: no new attempt begins before it is gone.
const MOVING: &str = "moving-to";
/// The largest such file that is read, in bytes.
const MAX_BYTES: u64 = 1_000;

/// Whether a level's folder fits a save that continues the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    /// The save before it is there.
    Fits,
    /// There are other saves, but not that one: another program has put the attempt aside.
    Anothers,
    /// There are none any more: the folder was removed or emptied.
    Gone,
}

/// What distinguishes a save from another program's save of the same number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SaveMark {
    attempt: u32,
    seed: u64,
    since_start_ms: u64,
}

impl SaveMark {
    /// The mark of this save.
    pub fn of(save: &Save) -> Self {
        Self { attempt: save.attempt, seed: save.seed, since_start_ms: save.since_start_ms }
    }
}

impl LevelFolder {
    /// Whether this folder fits this save; `before` is the save that it continues, if known.
    ///
    /// # Errors
    /// The system's error.
    pub fn fit(&self, save: &Save, before: Option<SaveMark>) -> io::Result<Fit> {
        let Some(place) = save.number.checked_sub(1) else { return Ok(Fit::Fits) };
        let is_ours =
            |there: &Save| there.attempt == save.attempt && before.is_none_or(|ours| ours == SaveMark::of(there));
        match self.disk.kind(&self.path.join(file_name(place))) {
            Ok(_) => {}
            Err(fault) if fault.kind() == ErrorKind::NotFound => {
                let is_emptied = self.numbers(&self.path)?.is_empty()
                    && self.moving_to()?.is_none()
                    && !self.is_past(place, &is_ours)?;
                return Ok(if is_emptied { Fit::Gone } else { Fit::Anothers });
            }
            Err(fault) => return Err(fault),
        }
        match self.read_one(&self.path, place, Matrices::Written) {
            Ok(there) if !is_ours(&there) => Ok(Fit::Anothers),
            Err(Unread::Now(fault)) => Err(io::Error::other(fault.message())),
            // a damaged one was ours all the same
            Ok(_) | Err(Unread::Bad(_)) => Ok(Fit::Fits),
        }
    }

    /// Whether an earlier attempt has the save of this number: another program has put it aside.
    fn is_past(&self, number: u32, is_ours: &dyn Fn(&Save) -> bool) -> io::Result<bool> {
        for (_, folder) in self.past()?.into_iter().rev() {
            if self.numbers(&folder)?.binary_search(&number).is_err() {
                continue;
            }
            match self.read_one(&folder, number, Matrices::Written) {
                Ok(there) if !is_ours(&there) => {}
                Err(Unread::Now(fault)) => return Err(io::Error::other(fault.message())),
                // a damaged one may be ours
                Ok(_) | Err(Unread::Bad(_)) => return Ok(true),
            }
        }
        Ok(false)
    }

    /// A new folder among the earlier attempts, for saves that do not belong to the current one.
    ///
    /// # Errors
    /// The system's error.
    pub fn beside(&self) -> io::Result<Self> {
        let path = self.new_folder(1)?;
        Ok(Self { disk: self.disk.clone(), path })
    }

    /// Creates the folder of a new attempt, numbered after all others and at least `least`.
    fn new_folder(&self, least: u32) -> io::Result<PathBuf> {
        let all = self.path.join(ATTEMPTS);
        make_folder(self.disk.as_ref(), &all)?;
        let mut number = self.past()?.last().map_or(least, |(number, _)| number.saturating_add(1).max(least));
        loop {
            let path = all.join(format!("{number:04}"));
            match self.disk.make_folder(&path) {
                Err(fault) if fault.kind() == ErrorKind::AlreadyExists && number < u32::MAX => number += 1,
                made => {
                    made?;
                    self.disk.flush(&all)?;
                    return Ok(path);
                }
            }
        }
    }

    /// The earlier attempt into which the saves here are moving, and its number.
    fn moving_to(&self) -> io::Result<Option<(u32, PathBuf)>> {
        let text = match read_again(self.disk.as_ref(), &self.path.join(MOVING), MAX_BYTES) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        if check(&text) != Seal::Right {
            return Ok(None);
        }
        let number = std::str::from_utf8(&text).ok().and_then(|text| text.lines().next()?.parse().ok());
        Ok(number.map(|number: u32| (number, self.path.join(ATTEMPTS).join(format!("{number:04}")))))
    }

    /// The earlier attempt that the saves with these numbers belong to, if a program ended while putting it aside.
    pub(super) fn begun(&self, numbers: &[u32]) -> io::Result<Option<(u32, PathBuf)>> {
        if numbers.first().is_none_or(|first| *first == 0) { Ok(None) } else { self.moving_to() }
    }

    /// Puts the attempt in this folder aside, so that none is left here.
    pub(super) fn put_aside(&self) -> io::Result<()> {
        let mut moving = self.moving_to()?;
        loop {
            let numbers = self.numbers(&self.path)?;
            if numbers.is_empty() {
                return if moving.is_some() { self.has_moved() } else { Ok(()) };
            }
            let folder = match moving.take() {
                Some((_, folder)) => folder,
                None => {
                    let named = self.newest_in(&self.path)?.map_or(1, |save| save.attempt.max(1));
                    let folder = self.new_folder(named)?;
                    let name = folder.file_name().unwrap_or_default().to_string_lossy();
                    replace_whole(self.disk.as_ref(), &self.path.join(MOVING), seal(&format!("{name}\n")).as_bytes())?;
                    folder
                }
            };
            match self.move_each(&folder, &numbers) {
                // another program has put a save there meanwhile: the others go into another folder
                Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {}
                moved => {
                    moved?;
                    moving = self.moving_to()?;
                }
            }
        }
    }

    /// Records that the last save has moved.
    fn has_moved(&self) -> io::Result<()> {
        match self.disk.remove_file(&self.path.join(MOVING)) {
            Err(fault) if fault.kind() != ErrorKind::NotFound => Err(fault),
            _ => self.disk.flush(&self.path),
        }
    }

    /// Moves these saves into another folder, where their names are free. The start goes first and is safely there before the others
    /// follow: saves that need it find it there.
    pub(super) fn move_each(&self, to: &Path, numbers: &[u32]) -> io::Result<()> {
        make_folder(self.disk.as_ref(), to)?;
        let (first, others) = numbers.split_at(numbers.iter().take_while(|number| **number == 0).count());
        for part in [first, others] {
            for number in part {
                let name = file_name(*number);
                match self.disk.rename_new(&self.path.join(&name), &to.join(&name)) {
                    // another program has already moved it
                    Err(fault) if fault.kind() == ErrorKind::NotFound => {}
                    moved => moved?,
                }
            }
            self.disk.flush(to)?;
            self.disk.flush(&self.path)?;
        }
        Ok(())
    }
}
