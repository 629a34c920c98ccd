//! The clock of a command's long work: its time limit, Ctrl+C and SIGTERM, and a progress line on a terminal.

use super::options::say;
use crate::solve::{Progress, Stop};
use az::SaturatingAs;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// When the progress line is first written, and how often after that, in milliseconds.
const PROGRESS_FROM: u64 = 500;
const PROGRESS_EVERY: u64 = 200;

/// A flag that Ctrl+C and SIGTERM set from now on, so that what was found by then is told; the second of them ends the program at once.
pub fn cancelled_by_signals() -> Arc<AtomicBool> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag::{register, register_conditional_shutdown};
    let cancelled = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // the exit status of a program that a signal ends; asked first, so that it does not see the flag of the same signal
        let listens = register_conditional_shutdown(signal, 128 + signal, Arc::clone(&cancelled))
            .and_then(|_| register(signal, Arc::clone(&cancelled)));
        if let Err(fault) = listens {
            say(&format!("Ctrl+C will end the program at once: {fault}"));
        }
    }
    cancelled
}

/// The text of the progress line after this many seconds.
type Tell<'c> = dyn Fn(u64, &Progress) -> String + Send + Sync + 'c;

/// The clock and the progress line of one piece of work.
pub struct Deadline<'c> {
    begun: Instant,
    limit: Duration,
    cancelled: &'c AtomicBool,
    shown: Option<Mutex<()>>,
    next_ms: AtomicU64,
    tell: Box<Tell<'c>>,
}

impl<'c> Deadline<'c> {
    /// A search that begins now.
    pub fn new(limit: Duration, cancelled: &'c AtomicBool) -> Self {
        Self::telling(limit, cancelled, how_far)
    }

    /// Work that begins now; `tell` gives the progress text for the elapsed seconds.
    pub fn telling(
        limit: Duration,
        cancelled: &'c AtomicBool,
        tell: impl Fn(u64, &Progress) -> String + Send + Sync + 'c,
    ) -> Self {
        let shown = std::io::stderr().is_terminal().then(Mutex::default);
        let next_ms = AtomicU64::new(PROGRESS_FROM);
        Self { begun: Instant::now(), limit, cancelled, shown, next_ms, tell: Box::new(tell) }
    }

    /// Whether the progress line should be written; if so, not again for a while.
    fn is_due(&self, now_ms: u64) -> bool {
        let due = now_ms >= self.next_ms.load(Ordering::Relaxed);
        if due {
            self.next_ms.store(now_ms.saturating_add(PROGRESS_EVERY), Ordering::Relaxed);
        }
        due
    }

    /// Says when the work must stop, and writes the progress from time to time.
    ///
    /// # Errors
    /// Time is up, or Ctrl+C was pressed.
    pub fn look(&self, progress: &Progress) -> Result<(), Stop> {
        let elapsed = self.begun.elapsed();
        if self.cancelled.load(Ordering::Relaxed) {
            return Err(Stop::Cancelled);
        }
        if elapsed > self.limit {
            return Err(Stop::Time);
        }
        let now: u64 = elapsed.as_millis().saturating_as();
        if let Some(lock) = &self.shown
            && let Ok(_one) = lock.try_lock()
            && self.is_due(now)
        {
            let mut out = std::io::stderr().lock();
            let line = (self.tell)(now / 1000, progress);
            let _ = write!(out, "\r\x1b[K{line}");
            let _ = out.flush();
        }
        Ok(())
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Erases the progress line.
    pub fn clear_line(&self) {
        if self.shown.is_some() {
            let _ = write!(std::io::stderr().lock(), "\r\x1b[K");
        }
    }
}

fn how_far(seconds: u64, Progress { method, states, bytes, depth, .. }: &Progress) -> String {
    format!("{seconds} s, {}: {states} states, {} MiB, depth {depth}", method.word(), bytes >> 20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Method;

    #[test]
    fn a_search_is_stopped_by_ctrl_c_and_by_its_time_and_tells_how_far_it_is() {
        let progress = Progress { method: Method::BestFirst, states: 1_234, bytes: 5 << 20, depth: 6, work: 0 };
        assert_eq!(how_far(7, &progress), "7 s, best-first: 1234 states, 5 MiB, depth 6");
        let cancelled = AtomicBool::new(false);
        let clock = Deadline::new(Duration::MAX, &cancelled);
        let written: Vec<u64> = (0..1_000).filter(|now_ms| clock.is_due(*now_ms)).collect();
        assert_eq!(written, [500, 700, 900], "quick work shows nothing");
        let long = Deadline::new(Duration::MAX, &cancelled);
        assert_eq!(long.look(&progress), Ok(()));
        assert_eq!(Deadline::new(Duration::ZERO, &cancelled).look(&progress), Err(Stop::Time));
        cancelled.store(true, Ordering::Relaxed);
        assert_eq!(long.look(&progress), Err(Stop::Cancelled));
    }
}
