//! Writes a level as a folder of LEVELS. Never changes an existing folder.

use super::Steps;
use super::file_system::{FileSystem, RealDisk, remove_all};
use super::players::{make_folder, seal, with_reason, write_new};
use crate::diag::{Code, Place, Problem};
use crate::game::{Level, Text};
use crate::history::write_layout;
use quick_xml::escape::escape;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The beginning of the names of levels being written.
pub const UNFINISHED: &str = ".new-level";

/// Writes `level` into a new folder of `levels`, named after the level. The folder appears whole or not at all.
///
/// # Errors
/// A folder of this name exists, or it cannot be written.
pub fn write_level(levels: &Path, level: &Level) -> Result<PathBuf, Problem> {
    let files = [("description.xml", description(level)), ("startingLayout.xml", write_layout(&level.layout))];
    write_level_on(&RealDisk::USUAL, levels, &level.id, &files)
}

/// Writes `level` as a player's own level, each file with its check sum.
///
/// # Errors
/// As [`write_level`].
pub fn write_own_level(disk: &dyn FileSystem, levels: &Path, level: &Level) -> Result<PathBuf, Problem> {
    let files =
        [("description.xml", seal(&description(level))), ("startingLayout.xml", seal(&write_layout(&level.layout)))];
    write_level_on(disk, levels, &level.id, &files)
}

/// Writes a level's files into a new folder `id` of `levels`.
fn write_level_on(
    disk: &dyn FileSystem,
    levels: &Path,
    id: &str,
    files: &[(&str, String)],
) -> Result<PathBuf, Problem> {
    let folder = levels.join(id);
    whole_folder(disk, &folder, |aside| {
        files.iter().try_for_each(|(name, text)| write_new(disk, &aside.join(name), text.as_bytes()))
    })
    .map_err(|fault| not_written(&folder, &fault))?;
    Ok(folder)
}

/// The number that the next new level gets beside those that are there, and with how many digits it is written: as many as the others have,
/// at least two.
pub fn free_number<'n>(there: impl Iterator<Item = &'n str>) -> (u32, usize) {
    let numbers = there.filter_map(|name| Some((name.parse::<u32>().ok()?, name.len())));
    let (last, digits) =
        numbers.fold((0, 2), |(last, digits), (number, length)| (last.max(number), digits.max(length)));
    (last.saturating_add(1), digits)
}

/// The names of the folders in a folder of levels; none if there is no such folder.
pub fn level_names(levels: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(levels).into_iter().flatten().filter_map(Result::ok);
    entries.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

/// Why a new folder was not written.
pub fn not_written(folder: &Path, fault: &io::Error) -> Problem {
    let place = Place::file(folder.display().to_string());
    if fault.kind() == ErrorKind::AlreadyExists {
        return Code::N001.error("taken").at(place).cure("other-place");
    }
    with_reason(Code::N002.error("level"), fault, Some("may-write")).at(place)
}

/// Creates a new folder that appears whole or not at all: `fill` fills it under a temporary name.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] if something has this name; otherwise the system's error.
pub fn whole_folder(
    disk: &dyn FileSystem,
    folder: &Path,
    fill: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<()> {
    let parent = folder.parent().ok_or(ErrorKind::InvalidInput)?;
    if disk.kind(folder).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    make_folder(disk, parent)?;
    let aside = parent.join(format!("{UNFINISHED}-{:016x}", disk.unique()));
    let whole = || {
        disk.make_folder(&aside)?;
        // shows other programs that this is no leftover
        let _lock = disk.lock_folder(&aside)?;
        fill(&aside)?;
        disk.rename_new(&aside, folder)
    };
    let made = whole();
    if made.is_err() {
        // a leftover is removed later
        let _ = remove_all(disk, &aside);
    }
    made?;
    disk.flush(parent)
}

/// Writes these files, by their paths with `/` between folders, under an empty folder, and flushes them together: each for itself would take
/// a hundred times as long.
///
/// # Errors
/// The system's error; [`ErrorKind::Interrupted`] if it was stopped.
pub fn fill_folder(disk: &dyn FileSystem, folder: &Path, files: &[(String, Vec<u8>)], steps: &Steps) -> io::Result<()> {
    steps.begin(files.len());
    let mut made = BTreeSet::from([folder.to_owned()]);
    for (path, bytes) in files {
        steps.next()?;
        let file = folder.join(path);
        let missing = file.ancestors().skip(1).take_while(|around| !made.contains(*around));
        let missing: Vec<PathBuf> = missing.map(Path::to_owned).collect();
        for around in missing.into_iter().rev() {
            disk.make_folder(&around)?;
            made.insert(around);
        }
        disk.create(&file, bytes)?;
    }
    disk.flush_all(folder)
}

fn description(level: &Level) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<LevelDescription>\n");
    for (name, Text { variants }) in [("Name", &level.name), ("Difficulty", &level.difficulty)] {
        for (language, value) in variants.iter().filter(|(_, value)| !value.is_empty()) {
            let lang = if language.is_empty() { String::new() } else { format!(" xml:lang=\"{}\"", escape(language)) };
            text.push_str(&format!("  <{name}{lang}>{}</{name}>\n", escape(value)));
        }
    }
    let mut element = |name: &str, value: &str| {
        if !value.is_empty() {
            text.push_str(&format!("  <{name}>{}</{name}>\n", escape(value)));
        }
    };
    if level.minimum_moves > 0 {
        element("MinimumNumberOfMoves", &level.minimum_moves.to_string());
    }
    element("Author", &level.author);
    element("Source", &level.source);
    element("Licence", &level.licence);
    element("Solution", &level.solution);
    text.push_str("</LevelDescription>\n");
    text
}
