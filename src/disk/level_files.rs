//! The files of a game's levels as their author changes them in the program: read, written whole or not at all, copied. Never decides on
//! their contents, and never touches a game outside the folders of games.

use super::file_system::{Disk, FileSystem, Kind, is_folder, read_again, remove_all};
use super::players::{make_folder, replace_whole};
use super::{Catalogue, DiskFiles, FolderFiles};
use crate::diag::{Code, Place, Problem};
use crate::game::{FileFault, Files, MAX_FILE_BYTES};
use crate::language::Arg;
use crate::shell::{LevelFile, Written, next_level_name};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

const LEVELS: &str = "LEVELS";
const LAYOUT: &str = "startingLayout.xml";
/// The beginning of the names of levels being copied.
const UNFINISHED: &str = ".new-level-";
/// The most files of a level that are copied; it has two.
const MOST_FILES: usize = 100;

/// A game's folder.
pub struct LevelFiles(GameFolder);

/// Where it is.
enum GameFolder {
    /// In a folder of the system.
    Real(FolderFiles),
    /// On the program's virtual disk.
    Own(DiskFiles),
}

impl GameFolder {
    fn files(&self) -> &dyn Files {
        match self {
            Self::Real(files) => files,
            Self::Own(files) => files,
        }
    }

    fn find(&self, inner: &str) -> Result<PathBuf, FileFault> {
        match self {
            Self::Real(files) => files.find(inner),
            Self::Own(files) => files.find(inner),
        }
    }

    /// Whether the file's permissions forbid changing it.
    fn is_protected(&self, path: &Path) -> bool {
        matches!(self, Self::Real(_)) && fs::metadata(path).is_ok_and(|about| about.permissions().readonly())
    }
}

impl LevelFiles {
    /// The folder of this game, in one of these folders of games.
    ///
    /// # Errors
    /// There is no such game.
    pub fn of(folders: &[PathBuf], game: &str) -> Result<Self, Problem> {
        let catalogue = Catalogue::new(folders);
        let found = catalogue.iter().find(|(id, _)| *id == game).map(|(_, path)| FolderFiles::new(path));
        found.map(|folder| Self(GameFolder::Real(folder))).ok_or_else(|| no_game(game))
    }

    /// The folder of this game on a disk.
    ///
    /// # Errors
    /// There is no such game.
    pub fn on(disk: &Disk, folder: PathBuf, game: &str) -> Result<Self, Problem> {
        if !is_folder(disk.as_ref(), &folder) {
            return Err(no_game(game));
        }
        Ok(Self(GameFolder::Own(DiskFiles::new(disk, folder))))
    }

    fn inner(level: &str) -> String {
        format!("{LEVELS}/{level}/{LAYOUT}")
    }

    /// The file of this level.
    ///
    /// # Errors
    /// N004: it is missing or cannot be read.
    pub fn read(&self, level: &str) -> Result<LevelFile, Problem> {
        let inner = Self::inner(level);
        let path = self.0.files().show(&inner);
        let unread = |why: String| fault_at(Code::N004.error("read"), &path, "read").arg("why", why).cure("see-moved");
        let bytes = self.0.files().read(&inner).map_err(|fault| unread(fault.to_string()))?;
        Ok(LevelFile { path, bytes })
    }

    /// Writes the file of this level, if its content is still `known`.
    ///
    /// # Errors
    /// N004: it cannot be written; it is then unchanged.
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
        let shown = self.0.files().show(&inner);
        let path = self.0.find(&inner).map_err(|fault| unwritable(&shown, &io::Error::other(fault.to_string())))?;
        // replacing a protected file would remove the protection
        if self.0.is_protected(&path) {
            return Err(unwritable(&shown, &io::Error::from(ErrorKind::PermissionDenied)));
        }
        replace_whole(disk, &path, bytes).map_err(|fault| unwritable(&shown, &fault))?;
        Ok(Written::Yes)
    }

    /// Copies the folder of this level under the next free name; the copy's layout file gets the content `bytes`.
    ///
    /// # Errors
    /// N004: it cannot be written; nothing of the copy remains then.
    pub fn copy(&self, disk: &dyn FileSystem, level: &str, bytes: &[u8]) -> Result<String, Problem> {
        let taken = self.0.files().list(LEVELS).unwrap_or_default();
        let id = next_level_name(level, taken.iter().map(|name| name.trim_end_matches('/')))?;
        let shown = self.0.files().show(&format!("{LEVELS}/{id}"));
        let from = self.0.find(&format!("{LEVELS}/{level}"));
        let from = from.map_err(|fault| unwritable(&shown, &io::Error::other(fault.to_string())))?;
        let made = from.parent().map_or_else(
            || Err(io::Error::from(ErrorKind::InvalidInput)),
            |levels| match self.0 {
                GameFolder::Real(_) => copy_folder(disk, &from, levels, &id, bytes),
                GameFolder::Own(_) => copy_on_disk(disk, &from, levels, &id, bytes),
            },
        );
        made.map_err(|fault| unwritable(&shown, &fault))?;
        Ok(id)
    }
}

/// Copies the files of `from` into a new folder of `levels`, which appears whole or not at all. They keep their permissions.
fn copy_folder(disk: &dyn FileSystem, from: &Path, levels: &Path, id: &str, bytes: &[u8]) -> io::Result<()> {
    make_folder(disk, levels)?;
    let aside = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(levels)?;
    // shows other programs that this is no leftover
    let _lock = disk.lock_folder(aside.path())?;
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

/// Copies the level on the program's virtual disk.
fn copy_on_disk(disk: &dyn FileSystem, from: &Path, levels: &Path, id: &str, bytes: &[u8]) -> io::Result<()> {
    make_folder(disk, levels)?;
    let aside = levels.join(format!("{UNFINISHED}{:016x}", disk.unique()));
    disk.make_folder(&aside)?;
    let copied = copy_files(disk, from, &aside, bytes).and_then(|()| disk.rename_new(&aside, &levels.join(id)));
    if copied.is_err() {
        // a leftover is no level: its name says so
        let _ = remove_all(disk, &aside);
    }
    copied?;
    disk.flush(levels)
}

/// Copies the files of one folder into an empty one; the layout file gets the content `bytes`.
fn copy_files(disk: &dyn FileSystem, from: &Path, to: &Path, bytes: &[u8]) -> io::Result<()> {
    let entries = disk.list(from)?.into_iter().filter(|(_, kind)| *kind == Kind::File).map(|(name, _)| name);
    let (layouts, others): (Vec<String>, Vec<String>) =
        entries.take(MOST_FILES).partition(|name| name.eq_ignore_ascii_case(LAYOUT));
    for name in others {
        disk.create(&to.join(&name), &read_again(disk, &from.join(&name), MAX_FILE_BYTES)?)?;
    }
    disk.create(&to.join(layouts.first().map_or(LAYOUT, String::as_str)), bytes)?;
    disk.flush_all(to)
}

fn no_game(game: &str) -> Problem {
    Code::D003.error("no-game").arg("name", game)
}

/// `kind` selects the sentence shown to players.
fn fault_at(problem: Problem, path: &str, kind: &str) -> Problem {
    problem.at(Place::file(path)).arg("file", path).arg("kind", kind)
}

/// Why a level cannot be written, in plain words.
fn unwritable(path: &str, fault: &io::Error) -> Problem {
    let (kind, why, cure) = match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ("full", Arg::text("why-full"), "free-and-save"),
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => {
            ("protected", Arg::text("why-game-protected"), "allow-or-copy")
        }
        _ => ("write", Arg::Words(fault.to_string()), "see-and-save"),
    };
    fault_at(Code::N004.error("write"), path, kind).arg("why", why).cure(cure)
}
