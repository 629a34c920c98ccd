//! Writing a file so that it is either whole or not there: a temporary file in the same folder, flushed, renamed,
//! and the folder flushed. Never leaves half a file under the real name.

use crate::diag::{Place, Problem};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// How the names of files begin that are being written.
pub const UNFINISHED: &str = ".writing-";

/// How files are written: the real thing, or a fault that a test puts in its place.
pub trait Writer: Send {
    /// Writes `bytes` under `path`, whole or not at all, on disk when it returns. Makes the folder if it is missing.
    ///
    /// # Errors
    /// What the system says; a file that was there before is unchanged.
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// Writes to the disk.
#[derive(Debug, Clone, Copy, Default)]
pub struct DiskWriter;

impl Writer for DiskWriter {
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        write_whole(path, bytes)
    }
}

/// What [`Writer::write`] does on a real disk.
///
/// # Errors
/// As there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or_else(|| io::Error::from(ErrorKind::InvalidInput))?;
    make_folder(folder)?;
    let mut file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    file.write_all(bytes)?;
    // who may read a file that is written anew stays as it was
    if let Ok(before) = fs::metadata(path) {
        file.as_file().set_permissions(before.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(path).map_err(|fault| fault.error)?;
    sync_folder(folder)
}

/// Makes a folder and those above it, flushing each folder in which a new one appeared.
///
/// # Errors
/// What the system says.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let Some(parent) = folder.parent() else { return fs::create_dir(folder) };
    make_folder(if parent.as_os_str().is_empty() { Path::new(".") } else { parent })?;
    match fs::create_dir(folder) {
        Err(fault) if fault.kind() != ErrorKind::AlreadyExists => Err(fault),
        _ => sync_folder(parent),
    }
}

/// Flushes a folder, so that the names in it outlast a power cut. Systems that cannot flush folders need it not.
///
/// # Errors
/// What the system says.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A fault of the system in plain words, as a problem.
pub fn problem(path: &Path, doing: &str, fault: &io::Error) -> Problem {
    let (why, cure) = in_words(fault);
    let told = Problem::error("S001", format!("{doing} failed: {why}")).at(Place::file(path.display().to_string()));
    if let Some(cure) = cure { told.hint(cure) } else { told }
}

/// A fault of the system in plain words, and its cure where there is one.
pub fn in_words(fault: &io::Error) -> (String, Option<&'static str>) {
    let (why, cure) = match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => ("the disk is full", "free some space on it"),
        ErrorKind::ReadOnlyFilesystem => {
            ("the disk can only be read", "make it writable, or choose another folder with --users")
        }
        ErrorKind::PermissionDenied => {
            ("the folder may not be changed", "allow it, or choose another folder with --users")
        }
        ErrorKind::NotFound => ("it is not there", "look whether the disk is connected"),
        _ => return (fault.to_string(), None),
    };
    (why.to_owned(), Some(cure))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/file.xml");
        write_whole(&path, b"one").unwrap();
        write_whole(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_in_the_way_is_an_error_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("file.xml/inner")).unwrap();
        let fault = write_whole(&folder.path().join("file.xml"), b"one").unwrap_err();
        assert!(!problem(folder.path(), "saving", &fault).message().is_empty());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
