//! Writing a file so that it appears whole or not at all: a temporary file in the same folder is written, flushed and renamed, and the
//! folder is flushed. Never leaves half a file under the real name.

use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, Kind, RealDisk};
use crate::disk::ordinary::is_refusal;
use crate::language::Arg;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The beginning of the names of files being written.
pub const UNFINISHED: &str = ".writing-";

/// Writes a file of a game, new or existing.
///
/// # Errors
/// The system's error; an existing file is unchanged then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_whole(&RealDisk::USUAL, path, bytes)
}

/// Writes a file that replaces an existing one. Creates the folder if it is missing.
///
/// # Errors
/// The system's error; an existing file is unchanged then.
pub fn replace_whole(disk: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(disk, path, bytes, |from, to| disk.replace(from, to))
}

/// Writes a file that must be new. Creates the folder if it is missing.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`], with the existing file unchanged; or the system's error.
pub fn write_new(disk: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(disk, path, bytes, |from, to| disk.rename_new(from, to))
}

fn write(
    disk: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    put: impl FnOnce(&Path, &Path) -> io::Result<()>,
) -> io::Result<()> {
    let folder = parent(path).ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?;
    make_folder(disk, &folder)?;
    let aside = folder.join(format!("{UNFINISHED}{:016x}", disk.unique()));
    let written = disk.create(&aside, bytes).and_then(|()| disk.flush(&aside)).and_then(|()| put(&aside, path));
    if written.is_err() {
        // a leftover is removed when the player is next opened
        let _ = disk.remove_file(&aside);
    }
    written?;
    disk.flush(&folder)
}

/// The folder of a path; `.` for a bare name.
fn parent(path: &Path) -> Option<PathBuf> {
    let parent = path.parent()?;
    Some(if parent.as_os_str().is_empty() { PathBuf::from(".") } else { parent.to_owned() })
}

/// Creates a folder and those above it, flushing each folder in which a new one appeared.
///
/// # Errors
/// The system's error.
pub fn make_folder(disk: &dyn FileSystem, folder: &Path) -> io::Result<()> {
    match disk.kind(folder) {
        Ok(Kind::Folder) => return Ok(()),
        Ok(_) => return Err(ErrorKind::NotADirectory.into()),
        Err(fault) if fault.kind() != ErrorKind::NotFound => return Err(fault),
        Err(_) => {}
    }
    let Some(parent) = parent(folder) else { return disk.make_folder(folder) };
    make_folder(disk, &parent)?;
    match disk.make_folder(folder) {
        Err(fault) if fault.kind() != ErrorKind::AlreadyExists => Err(fault),
        _ => disk.flush(&parent),
    }
}

/// An error of the system in plain words, as a problem. `doing` is the text that says what failed.
pub fn problem(path: &Path, doing: &'static str, fault: &io::Error) -> Problem {
    let told = Code::S001.error("failed").arg("doing", Arg::text(doing));
    with_reason(told, fault, None).at(Place::file(path.display().to_string()))
}

/// The problem with the system's reason as its argument `why`, and the cure for that reason; `otherwise` if there is none.
pub fn with_reason(problem: Problem, fault: &io::Error, otherwise: Option<&'static str>) -> Problem {
    let (why, cure) = match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => (Arg::text("why-full"), Some("free-space")),
        ErrorKind::ReadOnlyFilesystem => (Arg::text("why-only-read"), Some("writable-or-users")),
        ErrorKind::PermissionDenied => (Arg::text("why-not-allowed"), Some("allow-or-users")),
        ErrorKind::NotFound => (Arg::text("why-not-there"), Some("see-connected")),
        ErrorKind::Interrupted => (Arg::text("why-stopped"), None),
        _ if is_refusal(fault) => (Arg::text("why-device"), Some("ordinary-file")),
        _ => (Arg::Words(fault.to_string()), otherwise),
    };
    let told = problem.arg("why", why);
    match cure {
        Some(cure) => told.cure(cure),
        None => told,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/file.xml");
        write_new(&RealDisk::PRIVATE, &path, b"one").unwrap();
        assert_eq!(write_new(&RealDisk::PRIVATE, &path, b"two").unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write_whole(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_in_the_way_is_an_error_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("file.xml/inner")).unwrap();
        let fault = write_whole(&folder.path().join("file.xml"), b"one").unwrap_err();
        assert!(!problem(folder.path(), "doing-saving", &fault).message().is_empty());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
