//! The folder of one level of one player: numbered saves of the attempt in progress, and earlier attempts.
//! Never deletes a save: what is damaged or past is renamed.

use super::write::{UNFINISHED, Writer, make_folder, problem, sync_folder};
use crate::diag::{Place, Problem, Problems};
use crate::history::{Matrices, Save, Start, read_save, write_save};
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The folder of earlier attempts.
const ATTEMPTS: &str = "attempts";
/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 8 << 20;

/// One level's saves.
#[derive(Debug, Clone)]
pub struct LevelFolder {
    path: PathBuf,
}

/// The saves of one attempt that could be read, and what is wrong with the others.
#[derive(Debug, Clone, Default)]
pub struct Attempt {
    /// In order of their numbers.
    pub saves: Vec<Save>,
    /// What was set aside or is missing.
    pub problems: Problems,
}

/// What stands in a folder of saves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Damaged {
    SetAside,
    LeaveAlone,
}

impl LevelFolder {
    /// The folder at `path`; it need not be there yet.
    pub fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The attempt in progress; damaged files are set aside. Empty where there is none.
    /// `level_start` gives the level's own start where save 0 is lost.
    pub fn current(&self, level_start: &dyn Fn() -> Option<Start>) -> Attempt {
        let mut attempt = read_attempt(&self.path, None, Damaged::SetAside, level_start);
        let newest = attempt.saves.iter().map(|save| save.attempt).max().unwrap_or(1);
        // Left by a program that ended while it put an attempt aside.
        for old in attempt.saves.iter().filter(|save| save.attempt < newest) {
            let aside = self.path.join(ATTEMPTS).join(format!("{:04}", old.attempt));
            if make_folder(&aside).is_ok() {
                let _ = move_files(&self.path, &aside, &[old.number]);
            }
        }
        attempt.saves.retain(|save| save.attempt == newest);
        attempt
    }

    /// Removes unfinished files that a program left when it was ended while it wrote. Only for who holds the lock.
    pub fn clean(&self) {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(UNFINISHED)) {
            let _ = fs::remove_file(entry.path());
        }
    }

    /// Every attempt, oldest first, the one in progress last. Changes nothing on disk.
    pub fn attempts(&self, level_start: &dyn Fn() -> Option<Start>) -> Vec<Attempt> {
        let mut all: Vec<Attempt> = self
            .past()
            .into_iter()
            .map(|(number, folder)| read_attempt(&folder, Some(number), Damaged::LeaveAlone, level_start))
            .collect();
        all.push(read_attempt(&self.path, None, Damaged::LeaveAlone, level_start));
        all.retain(|attempt| !attempt.saves.is_empty() || !attempt.problems.is_empty());
        all
    }

    /// Reads every save of every attempt, oldest attempt first, one at a time: matrices that stand as at the start are
    /// not in it. Changes nothing on disk.
    pub fn each(&self, visit: &mut dyn FnMut(Result<Save, Problem>) -> ControlFlow<()>) -> ControlFlow<()> {
        let past = self.past().into_iter().map(|(number, folder)| (Some(number), folder));
        for (attempt, folder) in past.chain([(None, self.path.clone())]) {
            for number in numbers(&folder).unwrap_or_default() {
                let save = read_one(&folder, number, Matrices::Written);
                visit(save.map(|save| Save { attempt: attempt.unwrap_or(save.attempt), ..save }))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The newest save that can be read, of the attempt in progress; matrices that stand as at the start are not
    /// in it. Changes nothing on disk.
    pub fn newest(&self) -> Option<Save> {
        let numbers = numbers(&self.path).ok()?;
        numbers.into_iter().rev().find_map(|number| read_one(&self.path, number, Matrices::Written).ok())
    }

    /// The start of the attempt in progress, as save 0 holds it.
    pub fn start(&self) -> Option<Start> {
        read_start(&self.path)
    }

    /// Writes a save, so that it is on disk when this returns. A save 0 of a new attempt puts the one before aside.
    ///
    /// # Errors
    /// What the system says; what was there before is still there.
    pub fn write(&self, writer: &mut dyn Writer, save: &Save, start: Option<&Start>) -> io::Result<()> {
        let text = write_save(save, if save.number == 0 { None } else { start });
        let path = self.path.join(file_name(save.number));
        if save.number != 0 {
            return writer.write(&path, text.as_bytes());
        }
        let old = numbers(&self.path).unwrap_or_default();
        let Some((newest, earlier)) = old.split_last() else { return writer.write(&path, text.as_bytes()) };
        // The newest goes last: until the new start is there, it says which attempt this folder holds.
        let aside = self.aside_folder()?;
        move_files(&self.path, &aside, earlier)?;
        if *newest == 0 {
            move_files(&self.path, &aside, &[0])?;
        }
        writer.write(&path, text.as_bytes())?;
        if *newest != 0 {
            move_files(&self.path, &aside, &[*newest])?;
        }
        Ok(())
    }

    /// Whether another save than this has its number: another program played on here meanwhile.
    pub fn is_taken(&self, save: &Save, start: Option<&Start>) -> bool {
        let there = fs::read(self.path.join(file_name(save.number)));
        save.number != 0 && there.is_ok_and(|there| there != write_save(save, start).into_bytes())
    }

    /// A new folder among the earlier attempts, for saves that have no place in this one.
    ///
    /// # Errors
    /// What the system says.
    pub fn beside(&self) -> io::Result<Self> {
        let free = self.past().iter().map(|(number, _)| number.saturating_add(1)).max().unwrap_or(1);
        let path = self.path.join(ATTEMPTS).join(format!("{free:04}"));
        make_folder(&path)?;
        Ok(Self { path })
    }

    /// Where the attempt in this folder belongs once it is past.
    fn aside_folder(&self) -> io::Result<PathBuf> {
        let past = self.past();
        let named = self.newest().map_or(0, |save| save.attempt);
        let free = past.iter().map(|(number, _)| number.saturating_add(1)).max().unwrap_or(1);
        let folder = |number: u32| self.path.join(ATTEMPTS).join(format!("{number:04}"));
        let begun = past.iter().any(|(number, path)| *number == named && !holds(path, 0, &self.path));
        let number = if named >= free || begun { named } else { free };
        let folder = folder(number);
        make_folder(&folder)?;
        Ok(folder)
    }

    /// Numbers and folders of the earlier attempts, oldest first.
    fn past(&self) -> Vec<(u32, PathBuf)> {
        let Ok(entries) = fs::read_dir(self.path.join(ATTEMPTS)) else { return Vec::new() };
        let mut all: Vec<(u32, PathBuf)> = entries
            .flatten()
            .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path())))
            .filter(|(_, path)| path.is_dir())
            .collect();
        all.sort();
        all
    }
}

/// Whether both folders hold save `number`: then the first is not one that was being filled from the second.
fn holds(past: &Path, number: u32, current: &Path) -> bool {
    let name = file_name(number);
    past.join(&name).exists() && current.join(&name).exists()
}

/// `00000012.xml`.
pub fn file_name(number: u32) -> String {
    format!("{number:08}.xml")
}

/// The numbers of the saves in a folder, ascending.
fn numbers(folder: &Path) -> io::Result<Vec<u32>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number = name.to_str().and_then(|name| name.strip_suffix(".xml")).filter(|stem| stem.len() == 8);
        all.extend(number.and_then(|stem| stem.parse::<u32>().ok()));
    }
    all.sort_unstable();
    Ok(all)
}

fn move_files(from: &Path, to: &Path, numbers: &[u32]) -> io::Result<()> {
    for number in numbers {
        let name = file_name(*number);
        fs::rename(from.join(&name), to.join(&name))?;
    }
    sync_folder(to)?;
    sync_folder(from)
}

/// The start of the attempt in this folder.
fn read_start(folder: &Path) -> Option<Start> {
    read_one(folder, 0, Matrices::Whole(None)).ok().map(|save| Start::new(save.layout))
}

fn read_one(folder: &Path, number: u32, matrices: Matrices<'_>) -> Result<Save, Problem> {
    let path = folder.join(file_name(number));
    let shown = path.display().to_string();
    let unreadable = |fault: &io::Error| problem(&path, "reading a save", fault);
    let size = fs::metadata(&path).map_err(|f| unreadable(&f))?.len();
    let damaged = |why: String| {
        Problem::warning("H003", format!("this save is damaged: {why}"))
            .at(Place::file(shown.clone()))
            .hint("it is set aside; the newest good one is used")
    };
    if size > MAX_BYTES {
        return Err(damaged(format!("it has {size} bytes, more than the {MAX_BYTES} that are read")));
    }
    let bytes = fs::read(&path).map_err(|f| unreadable(&f))?;
    let save = read_save(&shown, bytes, matrices)?;
    let named = save.number;
    if named != number && save.rules != 0 {
        return Err(damaged(format!("it says that it is number {named}")));
    }
    Ok(Save { number, ..save })
}

fn read_attempt(
    folder: &Path,
    attempt: Option<u32>,
    damaged: Damaged,
    level_start: &dyn Fn() -> Option<Start>,
) -> Attempt {
    let mut read = Attempt::default();
    let numbers = match numbers(folder) {
        Ok(numbers) => numbers,
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return read,
        Err(fault) => {
            read.problems.push(problem(folder, "reading the saves", &fault));
            return read;
        }
    };
    let start = read_start(folder).or_else(level_start);
    let mut expected = numbers.first().copied().unwrap_or(0).min(1);
    for number in numbers {
        if number > expected {
            let missing = Problem::warning("H004", format!("saves {expected} to {} are missing", number - 1));
            read.problems.push(missing.at(Place::file(folder.display().to_string())));
        }
        expected = number.saturating_add(1);
        match read_one(folder, number, Matrices::Whole(start.as_ref())) {
            Ok(save) => read.saves.push(Save { attempt: attempt.unwrap_or(save.attempt), ..save }),
            Err(fault) => {
                if damaged == Damaged::SetAside {
                    set_aside(&folder.join(file_name(number)));
                }
                read.problems.push(fault);
            }
        }
    }
    read
}

/// Renames `x` to `x.damaged`, or `x.damaged2` ... Where that fails (a disk that can only be read) it stays.
pub fn set_aside(path: &Path) {
    let mut name = path.as_os_str().to_owned();
    name.push(".damaged");
    let free = (1_u32..=9999).map(|number| {
        let mut numbered = name.clone();
        if number > 1 {
            numbered.push(number.to_string());
        }
        PathBuf::from(numbered)
    });
    if let Some(free) = free.into_iter().find(|free| !free.exists()) {
        let _ = fs::rename(path, free);
    }
}
