//! The files of a game's levels as their author changes them in the program: read, written whole or not at all, copied.
//! Never decides what stands in them, and never touches a game that no folder of games holds.

use super::file_system::FileSystem;
use super::players::{make_folder, replace_whole};
use super::{Catalogue, FolderFiles};
use crate::diag::{Code, Place, Problem};
use crate::game::Files;
use crate::language::Arg;
use crate::shell::{LevelFile, Written, next_level_name};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

const LEVELS: &str = "LEVELS";
const LAYOUT: &str = "startingLayout.xml";
/// As many files of a level are copied; it has two.
const MOST_FILES: usize = 100;

/// A game's folder.
pub struct LevelFiles(FolderFiles);

impl LevelFiles {
    /// The folder of this game, among those of these folders.
    ///
    /// # Errors
    /// There is no such game.
    pub fn of(folders: &[PathBuf], game: &str) -> Result<Self, Problem> {
        let catalogue = Catalogue::new(folders);
        let found = catalogue.iter().find(|(id, _)| *id == game).map(|(_, path)| Self(FolderFiles::new(path)));
        found.ok_or_else(|| Code::D003.error("no-game").arg("name", game))
    }

    fn inner(level: &str) -> String {
        format!("{LEVELS}/{level}/{LAYOUT}")
    }

    /// The file of this level.
    ///
    /// # Errors
    /// N004: it is not there, or cannot be read.
    pub fn read(&self, level: &str) -> Result<LevelFile, Problem> {
        let inner = Self::inner(level);
        let path = self.0.show(&inner);
        let unread = |why: String| fault_at(Code::N004.error("read"), &path, "read").arg("why", why).cure("see-moved");
        let bytes = self.0.read(&inner).map_err(|fault| unread(fault.to_string()))?;
        Ok(LevelFile { path, bytes })
    }

    /// Writes the file of this level, if `known` is still what stands in it.
    ///
    /// # Errors
    /// N004: it cannot be written; it is then as before.
    pub fn write(
        &self,
        disk: &dyn FileSystem,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem> {
        let now = self.read(level);
        if let Some(known) = known
            && now.as_ref().is_ok_and(|now| now.bytes != known)
        {
            return Ok(Written::Changed);
        }
        now?;
        let inner = Self::inner(level);
        let shown = self.0.show(&inner);
        let path = self.0.find(&inner).map_err(|fault| unwritable(&shown, &io::Error::other(fault.to_string())))?;
        // a file that takes the place of a protected one would do away with the protection
        if fs::metadata(&path).is_ok_and(|about| about.permissions().readonly()) {
            return Err(unwritable(&shown, &io::Error::from(ErrorKind::PermissionDenied)));
        }
        replace_whole(disk, &path, bytes).map_err(|fault| unwritable(&shown, &fault))?;
        Ok(Written::Yes)
    }

    /// Copies the folder of this level under the next free name; the copy begins with `bytes`.
    ///
    /// # Errors
    /// N004: it cannot be written; nothing of it is there then.
    pub fn copy(&self, disk: &dyn FileSystem, level: &str, bytes: &[u8]) -> Result<String, Problem> {
        let taken = self.0.list(LEVELS).unwrap_or_default();
        let id = next_level_name(level, taken.iter().map(|name| name.trim_end_matches('/')))?;
        let shown = self.0.show(&format!("{LEVELS}/{id}"));
        let from = self.0.find(&format!("{LEVELS}/{level}"));
        let from = from.map_err(|fault| unwritable(&shown, &io::Error::other(fault.to_string())))?;
        let made = from.parent().map_or_else(
            || Err(io::Error::from(ErrorKind::InvalidInput)),
            |levels| copy_folder(disk, &from, levels, &id, bytes),
        );
        made.map_err(|fault| unwritable(&shown, &fault))?;
        Ok(id)
    }
}

/// Copies the files of `from` into a new folder of `levels`, which stands there whole or not at all.
fn copy_folder(disk: &dyn FileSystem, from: &Path, levels: &Path, id: &str, bytes: &[u8]) -> io::Result<()> {
    make_folder(disk, levels)?;
    let aside = tempfile::Builder::new().prefix(".new-level").tempdir_in(levels)?;
    let whole = aside.path().join("level");
    fs::create_dir(&whole)?;
    let mut layout = whole.join(LAYOUT);
    for entry in fs::read_dir(from)?.take(MOST_FILES) {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            let to = whole.join(entry.file_name());
            fs::copy(entry.path(), &to)?;
            if entry.file_name().to_string_lossy().eq_ignore_ascii_case(LAYOUT) {
                layout = to;
            }
        }
    }
    replace_whole(disk, &layout, bytes)?;
    disk.rename_new(&whole, &levels.join(id))?;
    disk.flush(levels)
}

/// `kind` chooses the sentence that players are told.
fn fault_at(problem: Problem, path: &str, kind: &str) -> Problem {
    problem.at(Place::file(path)).arg("file", path).arg("kind", kind)
}

/// Why a level cannot be written, in plain words.
fn unwritable(path: &str, fault: &io::Error) -> Problem {
    let (kind, why, cure) = match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ("full", Arg::Text("why-full"), "free-and-save"),
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => {
            ("protected", Arg::Text("why-game-protected"), "allow-or-copy")
        }
        _ => ("write", Arg::Words(fault.to_string()), "see-and-save"),
    };
    fault_at(Code::N004.error("write"), path, kind).arg("why", why).cure(cure)
}
