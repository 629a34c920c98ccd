//! Notices that something in folders of games changed. Never reads what changed and never waits.

use crate::diag::Problem;
use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Watches folders for as long as it lives.
pub struct Watch {
    changed: Arc<AtomicBool>,
    _watcher: RecommendedWatcher,
}

impl Watch {
    /// Watches these folders and all in them. `wake` is called on another thread after each change.
    ///
    /// # Errors
    /// The system cannot watch.
    pub fn new(folders: &[PathBuf], wake: impl Fn() + Send + 'static) -> Result<Self, Problem> {
        let fault = |fault: notify::Error| {
            Problem::warning("S008", format!("changes of games cannot be watched: {fault}"))
                .hint("start the program again after a change")
        };
        let changed = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&changed);
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            if event.is_ok_and(|event| !event.kind.is_access()) {
                seen.store(true, Ordering::SeqCst);
                wake();
            }
        })
        .map_err(fault)?;
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            watcher.watch(folder, RecursiveMode::Recursive).map_err(fault)?;
        }
        Ok(Self { changed, _watcher: watcher })
    }

    /// Whether something changed since this was asked last.
    pub fn take_changed(&self) -> bool {
        self.changed.swap(false, Ordering::SeqCst)
    }
}
