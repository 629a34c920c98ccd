//! Milliseconds since the program started, for front ends. Counted in steps, so that a system whose clock is set back loses one step and
//! not all time until it has caught up.

use az::SaturatingAs;
use std::cell::Cell;
use std::time::{Duration, Instant};

/// The clock of a front end.
#[derive(Debug)]
pub struct Ticks {
    last: Cell<Instant>,
    passed: Cell<Duration>,
}

impl Ticks {
    /// Shows 0 now.
    pub fn start() -> Self {
        Self { last: Cell::new(Instant::now()), passed: Cell::default() }
    }

    /// Milliseconds until now.
    pub fn now_ms(&self) -> u64 {
        self.at(Instant::now())
    }

    /// When [`Ticks::now_ms`] will show this.
    pub fn instant(&self, at_ms: u64) -> Instant {
        let passed = self.passed.get();
        self.last.get() + Duration::from_millis(at_ms).saturating_sub(passed)
    }

    fn at(&self, now: Instant) -> u64 {
        let step = now.saturating_duration_since(self.last.replace(now));
        self.passed.set(self.passed.get().saturating_add(step));
        self.passed.get().as_millis().saturating_as()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_goes_on_from_where_it_was() {
        let ticks = Ticks::start();
        let start = ticks.last.get();
        let day = Duration::from_secs(86_400);
        assert_eq!(ticks.at(start + day + Duration::from_millis(5)), 86_400_005);
        assert_eq!(ticks.at(start), 86_400_005);
        assert_eq!(ticks.at(start + Duration::from_millis(10)), 86_400_015);
    }
}
