//! The clock of a level: milliseconds of play without pauses. Reads no clock itself: `now_ms` comes from a clock that
//! never goes back; should it go back, no time passes.

/// Measures play, not waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayClock {
    played_ms: u64,
    running_since_ms: Option<u64>,
}

impl PlayClock {
    /// A stopped clock with this time on it.
    pub const fn stopped(played_ms: u64) -> Self {
        Self { played_ms, running_since_ms: None }
    }

    /// Starts it unless it is running.
    pub fn run(&mut self, now_ms: u64) {
        self.running_since_ms.get_or_insert(now_ms);
    }

    /// Stops it if it is running.
    pub fn stop(&mut self, now_ms: u64) {
        self.played_ms = self.played_ms(now_ms);
        self.running_since_ms = None;
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.running_since_ms.is_some()
    }

    /// Milliseconds of play until now.
    pub fn played_ms(&self, now_ms: u64) -> u64 {
        let stretch = self.running_since_ms.map_or(0, |since| now_ms.saturating_sub(since));
        self.played_ms.saturating_add(stretch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_left_out() {
        let mut clock = PlayClock::stopped(500);
        assert_eq!(clock.played_ms(9_000), 500);
        clock.run(1_000);
        clock.run(1_400);
        assert_eq!(clock.played_ms(1_500), 1_000);
        clock.stop(2_000);
        clock.stop(8_000);
        assert_eq!(clock.played_ms(9_000), 1_500);
        clock.run(10_000);
        assert_eq!(clock.played_ms(10_001), 1_501);
    }

    #[test]
    fn a_clock_set_back_takes_no_time_away() {
        let mut clock = PlayClock::stopped(0);
        clock.run(5_000);
        assert_eq!(clock.played_ms(1_000), 0);
        clock.stop(1_000);
        clock.run(1_000);
        assert_eq!(clock.played_ms(1_250), 250);
    }
}
