//! How far long work with files is: counted by the thread that does it, shown by another one, which may stop it.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The files done of all files, and whether no more shall be done.
#[derive(Debug, Default)]
pub struct Steps {
    done: AtomicUsize,
    all: AtomicUsize,
    stopped: Arc<AtomicBool>,
}

impl Steps {
    /// Work that is stopped by this flag too.
    pub fn stopped_by(stopped: Arc<AtomicBool>) -> Self {
        Self { stopped, ..Self::default() }
    }

    /// So many files are to be done.
    pub fn begin(&self, all: usize) {
        self.all.store(all, Ordering::Relaxed);
    }

    /// The next file is begun.
    ///
    /// # Errors
    /// [`ErrorKind::Interrupted`] if the work was stopped.
    pub fn next(&self) -> io::Result<()> {
        if self.is_stopped() {
            return Err(ErrorKind::Interrupted.into());
        }
        self.done.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// No further file shall be begun.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// The files begun, and all files.
    pub fn count(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }
}
