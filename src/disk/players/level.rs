//! The folder of one level of one player: numbered saves of the attempt in progress, and earlier attempts. Never deletes or overwrites a
//! save: damaged and past ones are renamed to free names.

use super::write::{UNFINISHED, problem, write_new};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::{Disk, FileSystem, Kind, again, folders_in, read_again};
use crate::history::{Matrices, Save, SaveEvent, Start, is_same_but_for_people, read_save, write_save};
use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder of earlier attempts.
pub(super) const ATTEMPTS: &str = "attempts";
/// The largest file read, in bytes.
pub(super) const MAX_BYTES: u64 = 8 << 20;

/// One level's saves.
#[derive(Debug, Clone)]
pub struct LevelFolder {
    pub(super) disk: Disk,
    pub(super) path: PathBuf,
}

/// The saves of one attempt that could be read, and what is wrong with the others.
#[derive(Debug, Clone, Default)]
pub struct SavedAttempt {
    /// In order of their numbers.
    pub saves: Vec<Save>,
    /// What was set aside or is missing.
    pub problems: Problems,
}

/// Whether this program holds the player's lock, and so may tidy up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockHolder {
    /// Damaged saves are set aside, leftovers are removed, and an attempt that was only partly put aside is put aside completely.
    Here,
    /// Nothing on disk is changed.
    Elsewhere,
}

/// What became of a save.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    /// It is on disk.
    There,
    /// Another save has its number: another program has played on here.
    Taken,
}

/// The files of one attempt.
#[derive(Debug)]
pub struct AttemptFiles {
    /// Which attempt; `None` for the one in progress, whose saves say so themselves.
    attempt: Option<u32>,
    /// Folders and numbers, in order of the numbers. There can be a million: the folder is shared.
    files: Vec<(Arc<Path>, u32)>,
    /// The number of the newest attempt before it, as far as folders tell.
    before: u32,
}

impl LevelFolder {
    /// The folder at `path` of this computer; it need not exist yet.
    pub fn new(path: PathBuf) -> Self {
        Self::on(crate::disk::real_disk(), path)
    }

    /// The folder at `path` of this disk.
    pub fn on(disk: Disk, path: PathBuf) -> Self {
        Self { disk, path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole attempt in progress, like [`LevelFolder::recent`] with [`LockHolder::Here`].
    pub fn current(&self, level_start: &dyn Fn() -> Option<Start>) -> SavedAttempt {
        self.recent(level_start, usize::MAX, LockHolder::Here)
    }

    /// The last `most` saves of the attempt in progress; empty if nothing was played. If its saves are gone: the newest save of the
    /// previous attempt, as one that ended in a restart, so that numbers and records continue. `level_start` gives the level's own start if
    /// save 0 is lost.
    pub fn recent(&self, level_start: &dyn Fn() -> Option<Start>, most: usize, held: LockHolder) -> SavedAttempt {
        let mut read = SavedAttempt::default();
        let mut numbers = match self.tidy(held).and_then(|numbers| self.part_attempts(numbers, held)) {
            Ok(numbers) => numbers,
            Err(fault) => {
                read.problems.push(problem(&self.path, "doing-reading-saves", &fault));
                return read;
            }
        };
        if numbers.is_empty() {
            read.saves.extend(self.newest_past());
            return read;
        }
        let (begun, own_start) = match self.start_of(&numbers) {
            Ok(found) => found,
            // a save that only lacks its start is undamaged
            Err(fault) => {
                read.problems.push(fault);
                read.saves
                    .extend(self.newest().ok().flatten().map(|save| Save { event: SaveEvent::Restarted, ..save }));
                return read;
            }
        };
        read.problems.append(gaps(&self.path, &numbers, begun.is_some() || self.is_whole_from_first(&numbers)));
        let is_own = own_start.is_some();
        let start = own_start.or_else(level_start);
        let older = numbers.len().saturating_sub(most);
        for number in numbers.split_off(older) {
            match self.read_one(&self.path, number, Matrices::Whole(start.as_ref())) {
                Ok(save) => read.saves.push(save),
                Err(unread) => {
                    if held == LockHolder::Here && (is_own || self.is_bad(number)) && matches!(unread, Unread::Bad(_)) {
                        set_aside(self.disk.as_ref(), &self.path.join(file_name(number)));
                    }
                    read.problems.push(unread.told());
                }
            }
        }
        read
    }

    /// Whether a save is damaged itself, rather than only lacking its start.
    fn is_bad(&self, number: u32) -> bool {
        matches!(self.read_one(&self.path, number, Matrices::Written), Err(Unread::Bad(_)))
    }

    /// The saves of the attempt in progress that undo leads to: this one, the one before it, and so on, at most `most`, in order of their
    /// numbers. Changes nothing on disk.
    pub fn earlier(&self, level_start: &dyn Fn() -> Option<Start>, number: u32, most: usize) -> SavedAttempt {
        let mut read = SavedAttempt::default();
        let own_start = self.numbers(&self.path).ok().and_then(|numbers| self.start_of(&numbers).ok());
        let start = own_start.and_then(|(_, start)| start).or_else(level_start);
        let mut wanted = Some(number);
        while let (Some(number), true) = (wanted, read.saves.len() < most) {
            match self.read_one(&self.path, number, Matrices::Whole(start.as_ref())) {
                Ok(save) => {
                    wanted = save.before.filter(|before| *before < number);
                    read.saves.push(save);
                }
                Err(unread) => {
                    read.problems.push(unread.told());
                    wanted = None;
                }
            }
        }
        read.saves.reverse();
        read
    }

    /// The numbers of the saves here, ascending; removes unfinished files of programs that ended while writing.
    fn tidy(&self, held: LockHolder) -> io::Result<Vec<u32>> {
        let entries = match again(|| self.disk.list(&self.path)) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        if held == LockHolder::Here {
            for (name, _) in entries.iter().filter(|(name, _)| name.starts_with(UNFINISHED)) {
                let _ = self.disk.remove_file(&self.path.join(name));
            }
        }
        Ok(numbers_of(&entries))
    }

    /// Earlier versions wrote the start of a new attempt before the last save of the old one was put aside: a program that ended in between
    /// left both here. Returns the numbers of the newer one.
    fn part_attempts(&self, mut numbers: Vec<u32>, held: LockHolder) -> io::Result<Vec<u32>> {
        let attempt_of =
            |number: u32| self.read_one(&self.path, number, Matrices::Written).ok().map(|save| save.attempt);
        let (Some(0), Some(last)) = (numbers.first().copied(), numbers.last().copied()) else { return Ok(numbers) };
        if let (1.., Some(new), Some(old)) = (last, attempt_of(0), attempt_of(last))
            && old < new
        {
            let olds = numbers.split_off(1);
            if held == LockHolder::Here {
                let aside = self.path.join(ATTEMPTS).join(format!("{old:04}"));
                self.move_each(&aside, &olds)?;
            }
        }
        Ok(numbers)
    }

    /// Whether the first of these saves needs no start: one played by a second program, or played after a loss.
    fn is_whole_from_first(&self, numbers: &[u32]) -> bool {
        let first = numbers.first().copied().filter(|first| *first > 0);
        first.is_some_and(|first| self.read_one(&self.path, first, Matrices::Whole(None)).is_ok())
    }

    /// Every attempt, oldest first, the one in progress last. Changes nothing on disk.
    pub fn attempts(&self, level_start: &dyn Fn() -> Option<Start>) -> Vec<SavedAttempt> {
        let all = match self.files() {
            Ok(all) => all,
            Err(fault) => {
                let problems = problem(&self.path, "doing-reading-saves", &fault).into();
                return vec![SavedAttempt { saves: Vec::new(), problems }];
            }
        };
        let mut newest = 0;
        let mut attempts = Vec::new();
        for part in all {
            let attempt = self.read_attempt(&part, newest, level_start);
            newest = attempt.saves.last().map_or(newest, |save| save.attempt.max(newest));
            attempts.push(attempt);
        }
        attempts.retain(|attempt| !attempt.saves.is_empty() || !attempt.problems.is_empty());
        attempts
    }

    fn read_attempt(&self, part: &AttemptFiles, newest: u32, level_start: &dyn Fn() -> Option<Start>) -> SavedAttempt {
        let mut read = SavedAttempt::default();
        let Some((folder, first)) = part.files.first() else { return read };
        let numbers: Vec<u32> = part.files.iter().map(|(_, number)| *number).collect();
        let here = Self { disk: self.disk.clone(), path: folder.to_path_buf() };
        read.problems = gaps(folder, &numbers, here.is_whole_from_first(&numbers));
        let start = if *first == 0 { here.start() } else { None }.or_else(level_start);
        for (folder, number) in &part.files {
            match self.read_one(folder, *number, Matrices::Whole(start.as_ref())) {
                Ok(save) => read.saves.push(Save { attempt: part.number(&save, newest), ..save }),
                Err(unread) => read.problems.push(unread.told()),
            }
        }
        read
    }

    /// The files of every attempt that has any, oldest first, and what is wrong with their numbers. Reads no boards, and changes nothing on
    /// disk.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn listed(&self) -> Result<(Vec<AttemptFiles>, Problems), Problem> {
        let mut all = self.files().map_err(|fault| problem(&self.path, "doing-reading-saves", &fault))?;
        all.retain(|part| !part.files.is_empty());
        let mut problems = Problems::new();
        for part in &all {
            let Some((folder, _)) = part.files.first() else { continue };
            let numbers: Vec<u32> = part.files.iter().map(|(_, number)| *number).collect();
            let here = Self { disk: self.disk.clone(), path: folder.to_path_buf() };
            problems.append(gaps(folder, &numbers, here.is_whole_from_first(&numbers)));
        }
        Ok((all, problems))
    }

    /// The saves in these rows of an attempt, each with its row; boards unchanged since the start are not filled in.
    pub fn rows(&self, part: &AttemptFiles, rows: Range<usize>) -> (Vec<(usize, Save)>, Problems) {
        let (mut read, mut problems) = (Vec::new(), Problems::new());
        for (row, (folder, number)) in part.files.iter().enumerate().take(rows.end).skip(rows.start) {
            match self.read_one(folder, *number, Matrices::Written) {
                Ok(save) => read.push((row, Save { attempt: part.number(&save, part.before), ..save })),
                Err(unread) => problems.push(unread.told()),
            }
        }
        (read, problems)
    }

    /// The save in this row of an attempt with its whole board; none if it cannot be read. `level_start` gives the level's own start if save
    /// 0 is lost.
    pub fn whole_row(&self, part: &AttemptFiles, row: usize, level_start: &dyn Fn() -> Option<Start>) -> Option<Save> {
        let (first_folder, first) = part.files.first()?;
        let here = Self { disk: self.disk.clone(), path: first_folder.to_path_buf() };
        let start = if *first == 0 { here.start() } else { None }.or_else(level_start);
        let (folder, number) = part.files.get(row)?;
        let save = self.read_one(folder, *number, Matrices::Whole(start.as_ref())).ok()?;
        Some(Save { attempt: part.number(&save, part.before), ..save })
    }

    /// Reads every save of every attempt, oldest attempt first, one at a time: matrices unchanged since the start are not filled in.
    /// Changes nothing on disk.
    pub fn each(&self, visit: &mut dyn FnMut(Result<Save, Problem>) -> ControlFlow<()>) -> ControlFlow<()> {
        let all = match self.files() {
            Ok(all) => all,
            Err(fault) => return visit(Err(problem(&self.path, "doing-reading-saves", &fault))),
        };
        let mut newest = 0;
        for part in all {
            let mut last = newest;
            for (folder, number) in &part.files {
                let save = self.read_one(folder, *number, Matrices::Written).map_err(Unread::told);
                let save = save.map(|save| Save { attempt: part.number(&save, newest), ..save });
                last = save.as_ref().map_or(last, |save| save.attempt.max(last));
                visit(save)?;
            }
            newest = last;
        }
        ControlFlow::Continue(())
    }

    /// The newest readable save of the attempt in progress, otherwise of the previous one; matrices unchanged since the start are not
    /// filled in. Changes nothing on disk.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn newest(&self) -> Result<Option<Save>, Problem> {
        let unread = |fault| problem(&self.path, "doing-reading-saves", &fault);
        let numbers = self.numbers(&self.path).map_err(unread)?;
        let read = |number| self.read_one(&self.path, number, Matrices::Written).ok();
        Ok(numbers.into_iter().rev().find_map(read).or_else(|| self.newest_past()))
    }

    /// The newest undamaged save in a folder.
    ///
    /// # Errors
    /// One that may be undamaged cannot be read now.
    pub(super) fn newest_in(&self, folder: &Path) -> io::Result<Option<Save>> {
        for number in self.numbers(folder)?.into_iter().rev() {
            match self.read_one(folder, number, Matrices::Written) {
                Ok(save) => return Ok(Some(save)),
                Err(Unread::Now(fault)) => return Err(io::Error::other(fault.message())),
                Err(Unread::Bad(_)) => {}
            }
        }
        Ok(None)
    }

    /// The newest save of the previous attempt, as one that ended in a restart.
    fn newest_past(&self) -> Option<Save> {
        let newest = |(number, folder): (u32, PathBuf)| {
            let save = self.newest_in(&folder).ok()??;
            Some(Save { attempt: number, event: SaveEvent::Restarted, ..save })
        };
        self.past().ok()?.into_iter().rev().find_map(newest)
    }

    /// The start of the attempt in progress, from save 0.
    pub fn start(&self) -> Option<Start> {
        self.start_in(&self.path).ok().flatten()
    }

    /// The start stored in save 0 of a folder; `None` if there is no undamaged one.
    ///
    /// # Errors
    /// It cannot be read now.
    fn start_in(&self, folder: &Path) -> Result<Option<Start>, Problem> {
        if self.disk.kind(&folder.join(file_name(0))).is_err_and(|fault| fault.kind() == ErrorKind::NotFound) {
            return Ok(None);
        }
        match self.read_one(folder, 0, Matrices::Whole(None)) {
            Ok(save) => Ok(Some(Start::new(save.layout))),
            Err(Unread::Bad(_)) => Ok(None),
            Err(Unread::Now(fault)) => Err(fault),
        }
    }

    /// The start of the attempt whose saves with these numbers are here, and the folder with the rest of that attempt if it was only partly
    /// put aside.
    ///
    /// # Errors
    /// It cannot be read now.
    fn start_of(&self, numbers: &[u32]) -> Result<(Option<PathBuf>, Option<Start>), Problem> {
        let begun = self.begun(numbers).map_err(|fault| problem(&self.path, "doing-reading-saves", &fault))?;
        let folder = begun.map(|(_, folder)| folder);
        let start = self.start_in(folder.as_deref().unwrap_or(&self.path))?;
        Ok((folder, start))
    }

    /// Writes a save; it is safely on disk when this returns. Save 0 of a new attempt puts the previous attempt aside.
    ///
    /// # Errors
    /// The system's error; what was there before is unchanged.
    pub fn write(&self, save: &Save, start: Option<&Start>) -> io::Result<Put> {
        let text = write_save(save, if save.number == 0 { None } else { start });
        let path = self.path.join(file_name(save.number));
        if save.number == 0 && !self.holds(&path, &text)? {
            self.put_aside()?;
        }
        match write_new(self.disk.as_ref(), &path, text.as_bytes()) {
            Ok(()) => Ok(Put::There),
            // an earlier try that seemed to fail may have written it
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {
                if self.holds(&path, &text)? {
                    self.disk.flush(&path)?;
                    self.disk.flush(&self.path)?;
                    Ok(Put::There)
                } else {
                    Ok(Put::Taken)
                }
            }
            Err(fault) => Err(fault),
        }
    }

    /// Whether a save is already among the earlier attempts: writing it failed only after it was stored, and then another program set its
    /// attempt aside.
    ///
    /// # Errors
    /// The system's error.
    pub(super) fn has_put_aside(&self, save: &Save, start: Option<&Start>) -> io::Result<bool> {
        let text = write_save(save, if save.number == 0 { None } else { start });
        for (_, folder) in self.past()?.into_iter().rev() {
            let path = folder.join(file_name(save.number));
            if self.holds(&path, &text)? {
                self.disk.flush(&path)?;
                self.disk.flush(&folder)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a file contains this save, even if somebody at the board has been removed since it was written.
    fn holds(&self, path: &Path, text: &str) -> io::Result<bool> {
        match read_again(self.disk.as_ref(), path, MAX_BYTES) {
            Ok(there) => Ok(is_same_but_for_people(&String::from_utf8_lossy(&there), text)),
            Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Numbers and folders of the earlier attempts, oldest first.
    pub(super) fn past(&self) -> io::Result<Vec<(u32, PathBuf)>> {
        let all = self.path.join(ATTEMPTS);
        let names = folders_in(self.disk.as_ref(), &all)?;
        let mut past: Vec<(u32, PathBuf)> =
            names.into_iter().filter_map(|name| Some((name.parse().ok()?, all.join(name)))).collect();
        past.sort();
        Ok(past)
    }

    /// The files of every attempt, oldest first. One that was only partly put aside counts as one.
    fn files(&self) -> io::Result<Vec<AttemptFiles>> {
        let numbers = self.numbers(&self.path)?;
        let begun = self.begun(&numbers)?.map(|(number, _)| number);
        let own: Arc<Path> = self.path.as_path().into();
        let here = numbers.into_iter().map(|number| (Arc::clone(&own), number));
        let (mut all, mut before) = (Vec::new(), 0);
        for (number, folder) in self.past()? {
            let folder: Arc<Path> = folder.into();
            let numbers = self.numbers(&folder)?.into_iter();
            let mut files: Vec<(Arc<Path>, u32)> = numbers.map(|number| (Arc::clone(&folder), number)).collect();
            if begun == Some(number) {
                files.extend(here.clone());
                files.sort_by_key(|(_, number)| *number);
            }
            all.push(AttemptFiles { attempt: Some(number), files, before });
            before = number;
        }
        if begun.is_none() {
            all.push(AttemptFiles { attempt: None, files: here.collect(), before });
        }
        Ok(all)
    }

    /// The numbers of the saves in a folder, ascending; none if it is missing.
    pub(super) fn numbers(&self, folder: &Path) -> io::Result<Vec<u32>> {
        let list = || {
            let mut all = Vec::new();
            self.disk.each_name(folder, &mut |name, _| all.extend(number_in(name)))?;
            all.sort_unstable();
            Ok(all)
        };
        match again(list) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            numbers => numbers,
        }
    }

    pub(super) fn read_one(&self, folder: &Path, number: u32, matrices: Matrices<'_>) -> Result<Save, Unread> {
        let path = folder.join(file_name(number));
        let shown = path.display().to_string();
        let damaged = |told: Problem| Unread::Bad(told.at(Place::file(shown.clone())).cure("set-aside"));
        let bytes = match read_again(self.disk.as_ref(), &path, MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(fault) if fault.kind() == ErrorKind::FileTooLarge => {
                return Err(damaged(Code::H003.warning("size").arg("most", MAX_BYTES)));
            }
            Err(fault) => {
                let told = problem(&path, "doing-reading-save", &fault);
                return Err(Unread::Now(told.cure("stays-there")));
            }
        };
        let save = read_save(&shown, bytes, matrices).map_err(Unread::Bad)?;
        let named = save.number;
        if named != number && save.rules != 0 {
            return Err(damaged(Code::H003.warning("number").arg("number", named)));
        }
        Ok(Save { number, ..save })
    }
}

impl AttemptFiles {
    /// How many saves it has.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Which attempt a save belongs to, given that `newest` is the number of the newest earlier one.
    fn number(&self, save: &Save, newest: u32) -> u32 {
        self.attempt.unwrap_or_else(|| save.attempt.max(newest.saturating_add(1)))
    }
}

/// Why a save could not be read.
pub(super) enum Unread {
    /// It cannot be read now; it may be undamaged.
    Now(Problem),
    /// It was read completely and is damaged.
    Bad(Problem),
}

impl Unread {
    fn told(self) -> Problem {
        match self {
            Self::Now(problem) | Self::Bad(problem) => problem,
        }
    }
}

/// `00000012.xml`.
pub fn file_name(number: u32) -> String {
    format!("{number:08}.xml")
}

/// The number of the save in a file of this name.
fn number_in(name: &str) -> Option<u32> {
    name.strip_suffix(".xml").filter(|stem| stem.len() == 8).and_then(|stem| stem.parse().ok())
}

/// The numbers of the saves among these, ascending.
fn numbers_of(entries: &[(String, Kind)]) -> Vec<u32> {
    let mut all: Vec<u32> = entries.iter().filter_map(|(name, _)| number_in(name)).collect();
    all.sort_unstable();
    all
}

/// The problems for numbers missing among these; with `begins`, missing numbers before the first are none.
fn gaps(folder: &Path, numbers: &[u32], begins: bool) -> Problems {
    let mut problems = Problems::new();
    let first = numbers.first().copied().unwrap_or(0);
    let mut expected = if begins { first } else { first.min(1) };
    for number in numbers {
        if *number > expected {
            let missing = Code::H004.warning("missing").arg("first", expected).arg("last", number - 1);
            problems.push(missing.at(Place::file(folder.display().to_string())));
        }
        expected = number.saturating_add(1);
    }
    problems
}

/// Renames `x` to `x.damaged`, or `x.damaged2` ... If that fails (on a read-only disk), it stays.
pub fn set_aside(disk: &dyn FileSystem, path: &Path) {
    let mut name = path.as_os_str().to_owned();
    name.push(".damaged");
    for number in 1_u32..=9999 {
        let mut numbered = name.clone();
        if number > 1 {
            numbered.push(number.to_string());
        }
        match disk.rename_new(path, Path::new(&numbered)) {
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => {}
            _ => return,
        }
    }
}
