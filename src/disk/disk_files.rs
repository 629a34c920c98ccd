//! A folder of a [`Disk`] as [`Files`]: the games of a program that keeps everything on one virtual disk, as the web page does, and the
//! levels that players made. Links are not followed; nothing beyond the limit is read.

use super::file_system::{Disk, Kind};
use super::folder::{MAX_ENTRIES, file_fault};
use crate::game::{FileFault, Files, MAX_FILE_BYTES};
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

/// A folder, read afresh at each call.
#[derive(Debug, Clone)]
pub struct DiskFiles {
    disk: Disk,
    root: PathBuf,
}

impl DiskFiles {
    /// The folder at this path. It need not exist: then all its files are missing.
    pub fn new(disk: &Disk, root: impl Into<PathBuf>) -> Self {
        Self { disk: Disk::clone(disk), root: root.into() }
    }

    /// Where this file or folder is, with its name matched in any letter case.
    ///
    /// # Errors
    /// [`FileFault`]: it does not exist, or the path leads out of the folder.
    pub fn find(&self, path: &str) -> Result<PathBuf, FileFault> {
        let inner = Path::new(path);
        if path.contains('\\') || inner.components().any(|part| !matches!(part, Component::Normal(_))) {
            return Err(FileFault::Outside);
        }
        let mut found = self.root.clone();
        for part in inner.components() {
            let exact = found.join(part);
            found = if self.disk.kind(&exact).is_ok() { exact } else { self.in_any_case(&found, part)? };
        }
        Ok(found)
    }

    fn in_any_case(&self, folder: &Path, part: Component<'_>) -> Result<PathBuf, FileFault> {
        let wanted = part.as_os_str().to_string_lossy();
        let names = self.disk.list(folder).map_err(|fault| file_fault(&fault))?;
        let same = names.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&wanted));
        same.map(|(name, _)| folder.join(name)).ok_or(FileFault::Missing)
    }
}

impl Files for DiskFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        let found = self.find(path)?;
        self.disk.read(&found, MAX_FILE_BYTES).map_err(|fault| match fault.kind() {
            ErrorKind::FileTooLarge => FileFault::TooLarge { size: MAX_FILE_BYTES + 1, limit: MAX_FILE_BYTES },
            _ => file_fault(&fault),
        })
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        self.read(path).map(|bytes| bytes.len() as u64)
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        let folder = if path.is_empty() { self.root.clone() } else { self.find(path)? };
        let entries = self.disk.list(&folder).map_err(|fault| file_fault(&fault))?;
        if entries.len() > MAX_ENTRIES {
            return Err(FileFault::Unreadable(format!("it holds more than {MAX_ENTRIES} names")));
        }
        let name = |(name, kind)| if kind == Kind::Folder { format!("{name}/") } else { name };
        let mut names: Vec<String> = entries.into_iter().map(name).collect();
        names.sort();
        Ok(names)
    }

    fn show(&self, path: &str) -> String {
        self.root.join(path).display().to_string()
    }
}
