//! One player's folder is open in only one program at a time: a lock file that the system releases when the program ends, however it ends.
//! Never waits.

use super::write::problem;
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, Locked, is_folder};
use std::fmt;
use std::path::Path;

/// The name of the lock file in a player's folder.
pub const LOCK: &str = "lock";

/// A player's folder, locked by this program.
pub struct Lock {
    held: Option<Box<dyn Send + Sync>>,
}

impl fmt::Debug for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lock").field("guards", &self.guards()).finish()
    }
}

impl Lock {
    /// Locks the folder, which must exist. On a file system without locks everybody succeeds.
    ///
    /// # Errors
    /// Another program holds the lock, the folder is missing, or the lock file cannot be written.
    pub fn take(disk: &dyn FileSystem, folder: &Path) -> Result<Self, Problem> {
        if !is_folder(disk, folder) {
            let gone = Code::S016.error("gone").at(Place::file(folder.display().to_string()));
            return Err(gone.cure("put-folder-back"));
        }
        let path = folder.join(LOCK);
        match disk.lock(&path).map_err(|fault| problem(&path, "doing-opening", &fault))? {
            Locked::Held(held) => Ok(Self { held: Some(held) }),
            Locked::Impossible => Ok(Self { held: None }),
            Locked::Elsewhere => {
                let open = Code::S002.error("open").at(Place::file(folder.display().to_string()));
                Err(open.cure("close-other"))
            }
        }
    }

    /// Whether it keeps other programs out; false if the file system has no locks.
    pub fn guards(&self) -> bool {
        self.held.is_some()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::disk::RealDisk;

    #[test]
    fn a_second_one_is_told_and_gets_it_when_the_first_lets_go() {
        let folder = tempfile::tempdir().unwrap();
        let first = Lock::take(&RealDisk::PRIVATE, folder.path()).unwrap();
        assert!(first.guards());
        assert_eq!(Lock::take(&RealDisk::PRIVATE, folder.path()).unwrap_err().code, "S002");
        drop(first);
        Lock::take(&RealDisk::PRIVATE, folder.path()).unwrap();
        assert_eq!(Lock::take(&RealDisk::PRIVATE, &folder.path().join("nowhere")).unwrap_err().code, "S016");
    }
}
