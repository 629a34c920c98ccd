//! The clock of a search that a command runs: its time limit, Ctrl+C, and a line of progress where there is a terminal.

use crate::solve::{Progress, Stop};
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often the line of progress is written anew.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);

/// A mark that Ctrl+C sets from now on, instead of ending the program.
pub fn cancelled_by_ctrl_c() -> Arc<AtomicBool> {
    let cancelled = Arc::new(AtomicBool::new(false));
    if let Err(fault) = signal_hook::flag::register(signal_hook::consts::SIGINT, Arc::clone(&cancelled)) {
        eprintln!("Ctrl+C will end the program at once: {fault}");
    }
    cancelled
}

/// The clock and the line of progress of one search.
pub struct Deadline<'c> {
    begun: Instant,
    limit: Duration,
    cancelled: &'c AtomicBool,
    shown: Option<Mutex<()>>,
    next_ms: AtomicU64,
}

impl<'c> Deadline<'c> {
    /// Begins now.
    pub fn new(limit: Duration, cancelled: &'c AtomicBool) -> Self {
        let shown = std::io::stderr().is_terminal().then(Mutex::default);
        Self { begun: Instant::now(), limit, cancelled, shown, next_ms: AtomicU64::new(500) }
    }

    /// Says when the search is to stop, and from time to time how far it is.
    ///
    /// # Errors
    /// Its time is over, or Ctrl+C was pressed.
    pub fn look(&self, progress: &Progress) -> Result<(), Stop> {
        let elapsed = self.begun.elapsed();
        if self.cancelled.load(Ordering::Relaxed) {
            return Err(Stop::Cancelled);
        }
        if elapsed > self.limit {
            return Err(Stop::Time);
        }
        let now = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        if let Some(lock) = &self.shown
            && now >= self.next_ms.load(Ordering::Relaxed)
            && let Ok(_one) = lock.try_lock()
        {
            let every = u64::try_from(PROGRESS_EVERY.as_millis()).unwrap_or(u64::MAX);
            self.next_ms.store(now.saturating_add(every), Ordering::Relaxed);
            let mut out = std::io::stderr().lock();
            let line = how_far(now / 1000, progress);
            let _ = write!(out, "\r\x1b[K{line}");
            let _ = out.flush();
        }
        Ok(())
    }

    /// Seconds since the beginning.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Takes the line of progress away.
    pub fn clear_line(&self) {
        if self.shown.is_some() {
            let _ = write!(std::io::stderr().lock(), "\r\x1b[K");
        }
    }
}

fn how_far(seconds: u64, Progress { method, states, bytes, depth }: &Progress) -> String {
    format!("{seconds} s, {}: {states} states, {} MiB, depth {depth}", method.word(), bytes >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Method;

    #[test]
    fn a_search_is_stopped_by_ctrl_c_and_by_its_time_and_tells_how_far_it_is() {
        let progress = Progress { method: Method::BestFirst, states: 1_234, bytes: 5 << 20, depth: 6 };
        assert_eq!(how_far(7, &progress), "7 s, best-first: 1234 states, 5 MiB, depth 6");
        let cancelled = AtomicBool::new(false);
        let long = Deadline::new(Duration::MAX, &cancelled);
        assert_eq!(long.look(&progress), Ok(()));
        assert_eq!(Deadline::new(Duration::ZERO, &cancelled).look(&progress), Err(Stop::Time));
        cancelled.store(true, Ordering::Relaxed);
        assert_eq!(long.look(&progress), Err(Stop::Cancelled));
    }
}
