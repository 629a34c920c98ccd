//! The attempts at a level as its history shows them: the numbers of all saves, read from the names of their files, and the saves themselves
//! row by row. Those that wait for the disk come last.

use super::SavedAttempt;
use super::level::{AttemptFiles, LevelFolder};
use super::people::inward;
use super::users::Users;
use crate::diag::{Problem, Problems};
use crate::history::{Save, Start};
use crate::shell::SavePlace;
use std::ops::Range;

/// The attempts at one level.
pub struct Listed {
    /// Which level, of which player.
    pub place: SavePlace,
    folder: LevelFolder,
    parts: Vec<Part>,
}

#[derive(Default)]
struct Part {
    files: Option<AttemptFiles>,
    waiting: Vec<Save>,
}

impl Part {
    fn written(&self) -> usize {
        self.files.as_ref().map_or(0, AttemptFiles::len)
    }
}

impl Listed {
    /// The attempts at a level, with the saves that wait, and what is wrong.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn new<'s>(
        users: &Users,
        place: &SavePlace,
        waiting: impl Iterator<Item = &'s Save>,
    ) -> Result<(Self, Problems), Problem> {
        let folder = users.level(place)?;
        let (files, problems) = folder.listed()?;
        let parts = files.into_iter().map(|files| Part { files: Some(files), waiting: Vec::new() }).collect();
        let mut listed = Self { place: place.clone(), folder, parts };
        for save in waiting {
            let last = listed.newest_attempt();
            match listed.parts.last_mut().filter(|_| last == Some(save.attempt)) {
                Some(part) => part.waiting.push(save.clone()),
                None => listed.parts.push(Part { files: None, waiting: vec![save.clone()] }),
            }
        }
        Ok((listed, problems))
    }

    fn newest_attempt(&self) -> Option<u32> {
        let part = self.parts.last()?;
        let written = || self.folder.rows(part.files.as_ref()?, part.written().checked_sub(1)?..part.written()).0.pop();
        part.waiting.last().cloned().or_else(|| written().map(|(_, save)| save)).map(|save| save.attempt)
    }

    /// How many saves each attempt has, oldest first.
    pub fn sizes(&self) -> Vec<usize> {
        self.parts.iter().map(|part| part.written() + part.waiting.len()).collect()
    }

    /// The saves in these rows of an attempt, each with its row.
    pub fn rows(&self, users: &Users, attempt: usize, rows: Range<usize>) -> (Vec<(usize, Save)>, Problems) {
        let Some(part) = self.parts.get(attempt) else { return (Vec::new(), Problems::new()) };
        let read = part.files.as_ref().map(|files| self.folder.rows(files, rows.clone()));
        let (mut found, problems) = read.unwrap_or_default();
        let waiting = part.waiting.iter().cloned().enumerate().map(|(at, save)| (part.written() + at, save));
        found.extend(waiting.filter(|(row, _)| rows.contains(row)));
        let (rows, mut saves): (Vec<usize>, Vec<Save>) = found.into_iter().unzip();
        inward(users, &mut saves);
        (rows.into_iter().zip(saves).collect(), problems)
    }

    /// The save in this row with its whole board.
    pub fn whole_row(
        &self,
        users: &Users,
        attempt: usize,
        row: usize,
        level_start: &dyn Fn() -> Option<Start>,
    ) -> Option<Save> {
        let part = self.parts.get(attempt)?;
        let written = || self.folder.whole_row(part.files.as_ref()?, row, level_start);
        let save = row.checked_sub(part.written()).and_then(|at| part.waiting.get(at).cloned()).or_else(written)?;
        let mut read = SavedAttempt { saves: vec![save], ..SavedAttempt::default() };
        inward(users, &mut read.saves);
        read.saves.pop()
    }
}
