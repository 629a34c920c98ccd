//! The disk of this computer with faults chosen by a test.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;
use switchboard::disk::{Disk, FileSystem, Kind, Locked, RealDisk};

/// A call of the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    Read,
    List,
    Kind,
    MakeFolder,
    Create,
    Append,
    Flush,
    Rename,
    Remove,
    Lock,
}

impl Call {
    /// Whether it needs room on the disk.
    pub fn writes(self) -> bool {
        matches!(self, Self::MakeFolder | Self::Create | Self::Append)
    }
}

type Choose = dyn Fn(Call, &Path) -> Option<ErrorKind> + Send + Sync;

/// The faults.
pub struct FaultyDisk {
    choose: Box<Choose>,
    locks: bool,
}

impl fmt::Debug for FaultyDisk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FaultyDisk")
    }
}

impl FaultyDisk {
    /// A call fails if `choose` returns an error for it; for a rename it is given the new name.
    pub fn that(choose: impl Fn(Call, &Path) -> Option<ErrorKind> + Send + Sync + 'static) -> Disk {
        Arc::new(Self { choose: Box::new(choose), locks: true })
    }

    /// A disk without locks.
    pub fn without_locks() -> Disk {
        Arc::new(Self { choose: Box::new(|_, _| None), locks: false })
    }

    fn fails(&self, call: Call, path: &Path) -> io::Result<()> {
        (self.choose)(call, path).map_or(Ok(()), |kind| Err(kind.into()))
    }
}

const REAL: RealDisk = RealDisk::PRIVATE;

impl FileSystem for FaultyDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.fails(Call::Read, path).and_then(|()| REAL.read(path, most))
    }

    fn length(&self, path: &Path) -> io::Result<u64> {
        self.fails(Call::Read, path).and_then(|()| REAL.length(path))
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        self.fails(Call::Kind, path).and_then(|()| REAL.kind(path))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<(String, Kind)>> {
        self.fails(Call::List, folder).and_then(|()| REAL.list(folder))
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.fails(Call::MakeFolder, folder).and_then(|()| REAL.make_folder(folder))
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.fails(Call::Create, path).and_then(|()| REAL.create(path, bytes))
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.fails(Call::Append, path).and_then(|()| REAL.append(path, bytes))
    }

    fn flush(&self, path: &Path) -> io::Result<()> {
        self.fails(Call::Flush, path).and_then(|()| REAL.flush(path))
    }

    fn flush_all(&self, folder: &Path) -> io::Result<()> {
        self.fails(Call::Flush, folder).and_then(|()| REAL.flush_all(folder))
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.fails(Call::Rename, to).and_then(|()| REAL.rename_new(from, to))
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.fails(Call::Rename, to).and_then(|()| REAL.replace(from, to))
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.fails(Call::Remove, path).and_then(|()| REAL.remove_file(path))
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        self.fails(Call::Remove, folder).and_then(|()| REAL.remove_folder(folder))
    }

    fn lock(&self, path: &Path) -> io::Result<Locked> {
        self.fails(Call::Lock, path)?;
        if self.locks { REAL.lock(path) } else { Ok(Locked::Impossible) }
    }

    fn unique(&self) -> u64 {
        REAL.unique()
    }
}
