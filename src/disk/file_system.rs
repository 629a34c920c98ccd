//! What players' folders need of a file system: a trait, so that long histories of calls and failures can be tried in memory
//! (tests/simulation), and its implementation for real disks. Knows nothing of players and saves. Only [`FileSystem::replace`] puts one
//! file in the place of another, and only [`FileSystem::flush`] guarantees that something survives a power cut.

use super::ordinary;
use az::SaturatingAs;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A shared file system.
pub type Disk = Arc<dyn FileSystem>;

/// What a name refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An ordinary file.
    File,
    /// A folder.
    Folder,
    /// A link, a pipe, a device ...
    Other,
}

/// The result of trying to lock a file.
pub enum Locked {
    /// It is locked until this value is dropped or the program ends.
    Held(Box<dyn Send + Sync>),
    /// Another program holds the lock.
    Elsewhere,
    /// This file system does not support locks.
    Impossible,
}

/// Calls of a file system. Each may fail, and what it had done by then is unknown: callers start over and cope with whatever they find.
pub trait FileSystem: Send + Sync + fmt::Debug {
    /// The whole content of an ordinary file.
    ///
    /// # Errors
    /// The system's error; [`ErrorKind::FileTooLarge`] if it has more than `most` bytes.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// The length of an ordinary file, in bytes.
    ///
    /// # Errors
    /// The system's error.
    fn length(&self, path: &Path) -> io::Result<u64>;

    /// What this name refers to; if the last part of the path is a link, it is followed.
    ///
    /// # Errors
    /// The system's error.
    fn kind(&self, path: &Path) -> io::Result<Kind>;

    /// Names and kinds of the entries of a folder, in no order. Links are [`Kind::Other`].
    ///
    /// # Errors
    /// The system's error.
    fn list(&self, folder: &Path) -> io::Result<Vec<(String, Kind)>>;

    /// As [`FileSystem::list`], but hands each name over instead of keeping them: a folder can hold a million.
    ///
    /// # Errors
    /// The system's error; some names may have been handed over.
    fn each_name(&self, folder: &Path, visit: &mut dyn FnMut(&str, Kind)) -> io::Result<()> {
        self.list(folder)?.iter().for_each(|(name, kind)| visit(name, *kind));
        Ok(())
    }

    /// Creates one folder.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`], or the system's error.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Creates a new file with this content, without flushing it.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`], or the system's error; part of the file may then exist.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Adds to the end of a file that is there, without flushing it.
    ///
    /// # Errors
    /// The system's error; part of it may have been added.
    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Ensures that this file's content, or this folder's list of names, survives a power cut. File systems that cannot flush may do
    /// nothing.
    ///
    /// # Errors
    /// The system's error.
    fn flush(&self, path: &Path) -> io::Result<()>;

    /// Ensures that everything under this folder survives a power cut.
    ///
    /// # Errors
    /// The system's error.
    fn flush_all(&self, folder: &Path) -> io::Result<()>;

    /// Gives a file or folder another name, which must be free.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`], with both unchanged; or the system's error.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Moves a file to the name of another, whose permissions it takes over, or to a free name.
    ///
    /// # Errors
    /// The system's error.
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file, or a link itself.
    ///
    /// # Errors
    /// The system's error.
    fn remove_file(&self, path: &Path) -> io::Result<()>;

    /// Removes an empty folder.
    ///
    /// # Errors
    /// The system's error.
    fn remove_folder(&self, folder: &Path) -> io::Result<()>;

    /// Locks a file without waiting; creates it if it is missing.
    ///
    /// # Errors
    /// The system's error.
    fn lock(&self, path: &Path) -> io::Result<Locked>;

    /// Locks a folder itself without waiting, so that other programs see that it is being filled. Not every system can.
    ///
    /// # Errors
    /// The system's error.
    fn lock_folder(&self, _folder: &Path) -> io::Result<Locked> {
        Ok(Locked::Impossible)
    }

    /// A number for codes and for the names of files being written; hardly ever the same twice.
    fn unique(&self) -> u64;
}

/// The disk of this computer, with the permissions given to new files and folders.
#[derive(Debug, Clone, Copy)]
pub struct RealDisk {
    /// Unix permissions of new folders and files.
    #[cfg_attr(not(unix), allow(dead_code))]
    modes: (u32, u32),
}

impl RealDisk {
    /// New files are for their owner alone: players' folders.
    pub const PRIVATE: Self = Self { modes: (0o700, 0o600) };
    /// New files have the system's usual permissions: games.
    pub const USUAL: Self = Self { modes: (0o777, 0o666) };
}

/// The disk of this computer, for players.
pub fn real_disk() -> Disk {
    Arc::new(RealDisk::PRIVATE)
}

impl FileSystem for RealDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let file = ordinary::open(path)?;
        let size = file.metadata()?.len().min(most);
        let mut bytes = Vec::with_capacity(size.saturating_as());
        // it may grow while it is read: one byte past the limit shows that
        file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn length(&self, path: &Path) -> io::Result<u64> {
        Ok(fs::metadata(path)?.len())
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        fs::metadata(path).map(|about| kind_of(about.file_type()))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<(String, Kind)>> {
        let mut names = Vec::new();
        self.each_name(folder, &mut |name, kind| names.push((name.to_owned(), kind)))?;
        Ok(names)
    }

    fn each_name(&self, folder: &Path, visit: &mut dyn FnMut(&str, Kind)) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            visit(&entry.file_name().to_string_lossy(), kind_of(entry.file_type()?));
        }
        Ok(())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        #[cfg(not(unix))]
        return fs::create_dir(folder);
        #[cfg(unix)]
        {
            let mut builder = fs::DirBuilder::new();
            std::os::unix::fs::DirBuilderExt::mode(&mut builder, self.modes.0);
            builder.create(folder)
        }
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, self.modes.1);
        options.open(path)?.write_all(bytes)
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        ordinary::open_with(File::options().append(true), path)?.write_all(bytes)
    }

    fn flush(&self, path: &Path) -> io::Result<()> {
        if fs::metadata(path)?.is_dir() {
            // systems other than Unix cannot open folders
            return if cfg!(unix) { needless(File::open(path)?.sync_all()) } else { Ok(()) };
        }
        needless(ordinary::open_with(File::options().append(true), path)?.sync_all())
    }

    fn flush_all(&self, folder: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        if has_more(folder, &mut MOST_FLUSHED_SINGLY.clone())? {
            return needless(rustix::fs::syncfs(File::open(folder)?).map_err(Into::into));
        }
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            match kind_of(entry.file_type()?) {
                Kind::Folder => self.flush_all(&entry.path())?,
                Kind::File => self.flush(&entry.path())?,
                Kind::Other => {}
            }
        }
        self.flush(folder)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
        {
            use rustix::fs::{CWD, RenameFlags, renameat_with};
            use rustix::io::Errno;
            match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
                // an old kernel, or a file system that does not support the flag
                Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => {}
                done => return Ok(done?),
            }
        }
        rename_by_link(from, to)
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        // a file that is rewritten keeps its permissions
        if let Ok(before) = fs::symlink_metadata(to)
            && before.is_file()
        {
            fs::set_permissions(from, before.permissions())?;
        }
        fs::rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        fs::remove_dir(folder)
    }

    fn lock(&self, path: &Path) -> io::Result<Locked> {
        let mut options = File::options();
        options.create(true).append(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        locked(ordinary::open_with(&mut options, path)?)
    }

    #[cfg(unix)]
    fn lock_folder(&self, folder: &Path) -> io::Result<Locked> {
        locked(File::open(folder)?)
    }

    fn unique(&self) -> u64 {
        use std::hash::BuildHasher;
        std::collections::hash_map::RandomState::new().hash_one(jiff::Timestamp::now().as_nanosecond())
    }
}

/// A locked file or folder. Closing it is not enough: a program that is just being started holds a copy of each open file for a moment,
/// and the lock lasts as long as any copy does.
struct LockedFile(File);

impl Drop for LockedFile {
    fn drop(&mut self) {
        // if it fails, closing the file releases the lock a moment later
        let _ = self.0.unlock();
    }
}

/// Locks an open file or folder.
fn locked(file: File) -> io::Result<Locked> {
    match file.try_lock() {
        Ok(()) => Ok(Locked::Held(Box::new(LockedFile(file)))),
        Err(TryLockError::WouldBlock) => Ok(Locked::Elsewhere),
        Err(TryLockError::Error(fault)) if cannot_lock(&fault) => Ok(Locked::Impossible),
        Err(TryLockError::Error(fault)) => Err(fault),
    }
}

/// How many files are flushed one by one. With more, the whole file system is flushed once, which takes far less time.
#[cfg(target_os = "linux")]
const MOST_FLUSHED_SINGLY: usize = 200;

/// Whether there is more under a folder than is `left`, which is counted down.
#[cfg(target_os = "linux")]
fn has_more(folder: &Path, left: &mut usize) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Some(less) = left.checked_sub(1) else { return Ok(true) };
        *left = less;
        if entry.file_type()?.is_dir() && has_more(&entry.path(), left)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn kind_of(kind: fs::FileType) -> Kind {
    if kind.is_dir() {
        Kind::Folder
    } else if kind.is_file() {
        Kind::File
    } else {
        Kind::Other
    }
}

/// Ignores the error of a file system that cannot flush, which says that the call is invalid or unknown: nothing can be done about it.
fn needless(flushed: io::Result<()>) -> io::Result<()> {
    match flushed {
        Err(fault) if matches!(fault.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
        other => other,
    }
}

/// Whether this is the error of a file system without locks (network shares, some USB sticks).
fn cannot_lock(fault: &io::Error) -> bool {
    #[cfg(unix)]
    if fault.raw_os_error() == Some(rustix::io::Errno::NOLCK.raw_os_error()) {
        return true;
    }
    matches!(fault.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported)
}

/// For systems without a rename that never overwrites: creates a second name (hard link), then removes the first. Folders, and files on
/// file systems without hard links, are renamed if nothing is in the way.
fn rename_by_link(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => return fs::remove_file(from),
        Err(fault) if matches!(fault.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) => return Err(fault),
        Err(_) => {}
    }
    match fs::symlink_metadata(to) {
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(fault) if fault.kind() == ErrorKind::NotFound => fs::rename(from, to),
        Err(fault) => Err(fault),
    }
}

/// Whether this name refers to a folder.
pub fn is_folder(disk: &dyn FileSystem, path: &Path) -> bool {
    disk.kind(path).is_ok_and(|kind| kind == Kind::Folder)
}

/// How often reading is tried if it fails: an error may be temporary.
const TRIES: usize = 3;

/// The whole content of a file; reading is tried again after an error that may be temporary.
///
/// # Errors
/// As [`FileSystem::read`].
pub fn read_again(disk: &dyn FileSystem, path: &Path, most: u64) -> io::Result<Vec<u8>> {
    again(|| disk.read(path, most))
}

/// Repeats a call that failed with an error that may be temporary.
pub(super) fn again<T>(call: impl Fn() -> io::Result<T>) -> io::Result<T> {
    let lasting = |fault: &io::Error| {
        let kinds = [ErrorKind::NotFound, ErrorKind::FileTooLarge, ErrorKind::IsADirectory, ErrorKind::NotADirectory];
        kinds.contains(&fault.kind())
    };
    let mut last = call();
    for _ in 1..TRIES {
        match last {
            Err(fault) if !lasting(&fault) => last = call(),
            done => return done,
        }
    }
    last
}

/// The names of the folders in a folder, sorted; none if it is missing.
///
/// # Errors
/// The system's error.
pub fn folders_in(disk: &dyn FileSystem, path: &Path) -> io::Result<Vec<String>> {
    let entries = match again(|| disk.list(path)) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut names: Vec<String> =
        entries.into_iter().filter(|(_, kind)| *kind == Kind::Folder).map(|(name, _)| name).collect();
    names.sort();
    Ok(names)
}

/// Removes a folder with everything in it; links are removed, not followed. It is no error if something is already gone.
///
/// # Errors
/// The system's error; part of the folder may be gone.
pub fn remove_all(disk: &dyn FileSystem, folder: &Path) -> io::Result<()> {
    let gone = |done: io::Result<()>| match done {
        Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(()),
        done => done,
    };
    let entries = match disk.list(folder) {
        Err(fault) => return gone(Err(fault)),
        Ok(entries) => entries,
    };
    for (name, kind) in entries {
        let path: PathBuf = folder.join(name);
        if kind == Kind::Folder { remove_all(disk, &path)? } else { gone(disk.remove_file(&path))? }
    }
    gone(disk.remove_folder(folder))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_renamed_onto_what_is_there() {
        let around = tempfile::tempdir().unwrap();
        let (one, two, folder) = (around.path().join("1"), around.path().join("2"), around.path().join("f"));
        for rename in [rename_by_link, |from: &Path, to: &Path| RealDisk::PRIVATE.rename_new(from, to)] {
            fs::write(&one, "one").unwrap();
            fs::write(&two, "two").unwrap();
            assert_eq!(rename(&one, &two).unwrap_err().kind(), ErrorKind::AlreadyExists);
            assert_eq!((fs::read(&one).unwrap(), fs::read(&two).unwrap()), (b"one".to_vec(), b"two".to_vec()));
            fs::remove_file(&two).unwrap();
            rename(&one, &two).unwrap();
            assert_eq!((fs::read(&two).unwrap(), one.exists()), (b"one".to_vec(), false));
            fs::create_dir(&folder).unwrap();
            assert!(rename(&two, &folder).is_err() && rename(&folder, &two).is_err());
            rename(&folder, &one).unwrap();
            fs::remove_dir(&one).unwrap();
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_is_made_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let around = tempfile::tempdir().unwrap();
        let (folder, file) = (around.path().join("f"), around.path().join("f/x"));
        RealDisk::PRIVATE.make_folder(&folder).unwrap();
        RealDisk::PRIVATE.create(&file, b"x").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&folder), mode(&file)), (0o700, 0o600));
        assert_eq!(RealDisk::PRIVATE.read(&file, 0).unwrap_err().kind(), ErrorKind::FileTooLarge);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        RealDisk::PRIVATE.create(&folder.join("y"), b"y").unwrap();
        RealDisk::PRIVATE.replace(&folder.join("y"), &file).unwrap();
        assert_eq!(mode(&file), 0o640, "who may read it stays");
    }

    #[test]
    fn a_lock_ends_though_a_program_being_started_holds_a_copy_of_the_file() {
        let around = tempfile::tempdir().unwrap();
        let path = around.path().join("lock");
        let file = File::create(&path).unwrap();
        let copy = file.try_clone().unwrap();
        let Locked::Held(held) = locked(file).unwrap() else { panic!("nobody else holds it") };
        assert!(matches!(RealDisk::PRIVATE.lock(&path).unwrap(), Locked::Elsewhere));
        drop(held);
        assert!(matches!(RealDisk::PRIVATE.lock(&path).unwrap(), Locked::Held(_)));
        drop(copy);
    }

    #[test]
    fn file_systems_that_cannot_flush_or_lock_are_known() {
        for kind in [ErrorKind::InvalidInput, ErrorKind::Unsupported] {
            assert!(needless(Err(kind.into())).is_ok() && cannot_lock(&kind.into()));
        }
        assert!(needless(Err(ErrorKind::StorageFull.into())).is_err());
        assert!(!cannot_lock(&ErrorKind::PermissionDenied.into()));
    }

    #[test]
    fn a_fault_of_a_moment_is_tried_again_and_a_lasting_one_is_not() {
        let calls = std::cell::Cell::new(0);
        let fails = |times: usize, kind: ErrorKind| {
            calls.set(0);
            again(|| {
                calls.set(calls.get() + 1);
                if calls.get() <= times { Err(io::Error::from(kind)) } else { Ok(()) }
            })
            .is_ok()
        };
        assert!(fails(2, ErrorKind::Other) && !fails(3, ErrorKind::Other));
        assert!(!fails(1, ErrorKind::NotFound));
        assert_eq!(calls.get(), 1);
    }
}
