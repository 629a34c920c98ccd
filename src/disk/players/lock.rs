//! One player's folder is open in one program at a time: a lock file that the system lets go when the program ends,
//! however it ends. Never waits.

use super::write::{make_folder, problem};
use crate::diag::{Place, Problem};
use std::fs::{File, TryLockError};
use std::path::Path;

/// The name of the lock file in a player's folder.
pub const LOCK: &str = "lock";

/// A player's folder that this program has.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the folder.
    ///
    /// # Errors
    /// Another program has it, or the lock file cannot be written.
    pub fn take(folder: &Path) -> Result<Self, Problem> {
        let path = folder.join(LOCK);
        let fault = |fault: &std::io::Error| problem(&path, "opening the player's folder", fault);
        make_folder(folder).map_err(|f| fault(&f))?;
        let file = File::options().create(true).append(true).open(&path).map_err(|f| fault(&f))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Problem::error("S002", "this player is open in another program")
                .at(Place::file(folder.display().to_string()))
                .hint("close the other one; until then nothing is saved here")),
            Err(TryLockError::Error(f)) => Err(fault(&f)),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_second_one_is_told_and_gets_it_when_the_first_lets_go() {
        let folder = tempfile::tempdir().unwrap();
        let first = Lock::take(folder.path()).unwrap();
        assert_eq!(Lock::take(folder.path()).unwrap_err().code, "S002");
        drop(first);
        Lock::take(folder.path()).unwrap();
    }
}
