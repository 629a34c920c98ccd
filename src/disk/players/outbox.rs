//! What goes to disk: the lock of the current player, and the saves that wait, in order, until they can be written. Never decides what is
//! played or shown.

use super::aside::{Fit, SaveMark};
use super::level::{LevelFolder, Put};
use super::lock::Lock;
use super::people::outward;
use super::users::Users;
use super::write::problem;
use crate::diag::{Code, Place, Problem, Problems, shown};
use crate::history::{Save, Start};
use crate::shell::SavePlace;
use std::collections::VecDeque;
use std::path::Path;

/// The saves of this program that are not yet on disk.
#[derive(Debug)]
pub(super) struct Outbox {
    users: Users,
    /// Whose folder this program has locked.
    pub(super) lock: Option<(String, Lock)>,
    waiting: VecDeque<(SavePlace, Save)>,
    /// Why saves are waiting.
    pub(super) unsaved: Option<Problem>,
    /// The start of the attempt last written to.
    start: Option<(SavePlace, u32, Start)>,
    /// For each level, the save last written or read, with its number.
    last: Vec<(SavePlace, u32, SaveMark)>,
    /// Where saves go whose numbers another program has taken meanwhile.
    beside: Option<BesideAttempt>,
}

/// A game in progress that has a folder of its own among the earlier attempts.
#[derive(Debug)]
struct BesideAttempt {
    place: SavePlace,
    folder: LevelFolder,
    /// The number of its next save: a save with another number belongs to a different game.
    next: u32,
}

impl Outbox {
    /// Nothing waits.
    pub(super) fn new(users: Users) -> Self {
        Self { users, lock: None, waiting: VecDeque::new(), unsaved: None, start: None, last: Vec::new(), beside: None }
    }

    /// How many saves wait for the disk.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// What waits, oldest first.
    pub(super) fn waiting(&self) -> impl Iterator<Item = &(SavePlace, Save)> {
        self.waiting.iter()
    }

    /// Adds a save to those that wait, unless it already does; `time` gives the time when it was made.
    pub(super) fn push(&mut self, place: &SavePlace, save: &Save, time: impl FnOnce() -> crate::history::Time) {
        let waits = |(p, s): &(SavePlace, Save)| p == place && (s.attempt, s.number) == (save.attempt, save.number);
        if !self.waiting.iter().any(waits) {
            let time = save.time.or_else(|| Some(time()));
            self.waiting.push_back((place.clone(), Save { time, ..save.clone() }));
        }
    }

    /// Drops the waiting saves of somebody who was removed.
    pub(super) fn forget(&mut self, player: &str) {
        self.waiting.retain(|(place, _)| place.player != player);
    }

    /// Locks the folder of this player unless this program already holds it.
    pub(super) fn take(&mut self, player: &str) -> Result<(), Problem> {
        if self.has(player) {
            return Ok(());
        }
        self.lock = None;
        let folder = self.users.folder(player)?;
        self.lock = Some((player.to_owned(), Lock::take(self.users.disk().as_ref(), &folder)?));
        Ok(())
    }

    /// Whether this program holds the lock of this player.
    pub(super) fn has(&self, player: &str) -> bool {
        self.lock.as_ref().is_some_and(|(held, _)| held == player)
    }

    /// Writes what waits, oldest first, until something cannot be written; returns what else must be reported.
    pub(super) fn write_waiting(&mut self) -> Result<Problems, Problem> {
        let mut told = Problems::new();
        let mut is_again = self.unsaved.is_some();
        while let Some((place, save)) = self.waiting.pop_front() {
            let (game, level, number) = (&place.game, &place.level, save.number);
            match self.write(&place, &save, std::mem::take(&mut is_again)) {
                Ok(more) => {
                    tracing::debug!(target: "save", game, level, number, "is kept");
                    told.append(more);
                }
                Err(fault) => {
                    tracing::warn!(target: "save", game, level, number, fault = shown(&fault.to_string()).as_ref(), "waits");
                    self.waiting.push_front((place, save));
                    self.unsaved = Some(fault.clone());
                    return Err(fault);
                }
            }
        }
        self.unsaved = None;
        Ok(told)
    }

    /// Writes a save; `is_again` if an earlier attempt to write it failed, which may have stored it all the same.
    fn write(&mut self, place: &SavePlace, save: &Save, is_again: bool) -> Result<Problems, Problem> {
        self.take(&place.player)?;
        // if the folder was removed, its lock is gone with it
        self.users.existing(&place.player).map_err(|_| gone(&self.users.path().join(&place.player)))?;
        let folder = self.users.level(place)?;
        let fault_of = |fault: std::io::Error| problem(folder.path(), "doing-saving", &fault).cure("play-goes-on");
        let save = outward(&self.users, save).map_err(fault_of)?;
        if is_again && folder.has_put_aside(&save, self.start_of(place, save.attempt)).map_err(fault_of)? {
            self.is_last(place, Some(&save));
            return Ok(Problems::new());
        }
        let mut told = Problems::new();
        self.beside.take_if(|beside| beside.place != *place || beside.next != save.number || save.number == 0);
        let is_before = |(last, number, _): &&(SavePlace, u32, SaveMark)| {
            last == place && number.checked_add(1) == Some(save.number)
        };
        let before = self.last.iter().find(is_before).map(|(.., mark)| *mark);
        if self.beside.is_none() {
            match folder.fit(&save, before).map_err(fault_of)? {
                Fit::Fits => {}
                Fit::Anothers => self.beside = Some(beside(place, &folder, &save).map_err(fault_of)?),
                Fit::Gone => {
                    self.start = None;
                    told.push(emptied(folder.path()));
                }
            }
        }
        if save.number == 0 {
            self.start = Some((place.clone(), save.attempt, Start::new(save.layout.clone())));
        } else if self.start_of(place, save.attempt).is_none() {
            self.start = folder.start().map(|start| (place.clone(), save.attempt, start));
        }
        if self.beside.is_none() {
            match folder.write(&save, self.start_of(place, save.attempt)).map_err(fault_of)? {
                Put::There => {
                    self.is_last(place, Some(&save));
                    return Ok(told);
                }
                Put::Taken => self.beside = Some(beside(place, &folder, &save).map_err(fault_of)?),
            }
        }
        // Complete in itself: the start of that attempt belongs to another program.
        let put = self.beside.as_ref().map(|beside| beside.folder.write(&save, None));
        match put {
            Some(Ok(Put::There)) => {
                if let Some(beside) = &mut self.beside {
                    beside.next = save.number.saturating_add(1);
                }
                Ok(told)
            }
            Some(Err(fault)) => Err(fault_of(fault)),
            // something else has put a file into a new folder: the next try creates another
            Some(Ok(Put::Taken)) | None => {
                self.beside = None;
                Err(fault_of(std::io::ErrorKind::AlreadyExists.into()))
            }
        }
    }

    /// The start of this attempt, if it is the one written to last.
    fn start_of(&self, place: &SavePlace, attempt: u32) -> Option<&Start> {
        self.start.as_ref().filter(|(p, a, _)| p == place && *a == attempt).map(|(.., start)| start)
    }

    /// Play at this place continues from this save, which was read.
    pub(super) fn goes_on_from(&mut self, place: &SavePlace, save: Option<&Save>) {
        if !self.waiting.iter().any(|(waiting, _)| waiting == place) {
            self.is_last(place, save);
        }
    }

    fn is_last(&mut self, place: &SavePlace, save: Option<&Save>) {
        self.last.retain(|(last, ..)| last != place);
        self.last.extend(save.map(|save| (place.clone(), save.number, SaveMark::of(save))));
    }

    /// Adds what waits for this place, which is newer than what is on disk.
    pub(super) fn add_waiting(&self, place: &SavePlace, saves: &mut Vec<Save>) {
        let newer = self.waiting.iter().filter(|(waiting, _)| waiting == place).map(|(_, save)| save.clone());
        for save in newer {
            if saves.last().is_some_and(|last| last.attempt < save.attempt) {
                saves.clear();
            }
            saves.push(save);
        }
    }
}

/// A folder among the earlier attempts for a game that begins with this save.
fn beside(place: &SavePlace, folder: &LevelFolder, save: &Save) -> std::io::Result<BesideAttempt> {
    Ok(BesideAttempt { place: place.clone(), folder: folder.beside()?, next: save.number })
}

/// The problem that the current player's folder was removed.
fn gone(folder: &Path) -> Problem {
    Code::S016.error("gone").at(Place::file(folder.display().to_string())).cure("put-folder-back")
}

/// The problem that the saves of the current level were removed.
fn emptied(folder: &Path) -> Problem {
    Code::S021.warning("emptied").at(Place::file(folder.display().to_string())).cure("put-saves-back")
}
