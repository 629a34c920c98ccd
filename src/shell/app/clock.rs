//! The program's time. It follows the clock of the front end, which is handed in, but neither goes back nor leaps: a computer that slept, or a
//! clock that was set, must not end a countdown at once, stop the light or count as play.

use super::App;
use crate::shell::Program;

/// If something that is due is this late, nobody was there to see it: the time in between is left out.
const LEAP_MS: u64 = 60_000;

/// Both clocks at the last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// The front end's.
    theirs_ms: u64,
    /// The program's own.
    pub own_ms: u64,
}

impl Clock {
    /// Both show the same.
    pub const fn new(now_ms: u64) -> Self {
        Self { theirs_ms: now_ms, own_ms: now_ms }
    }

    /// The front end's clock shows this now; `due_ms` is when something of the program's own is due.
    pub fn goes_to(&mut self, theirs_ms: u64, due_ms: Option<u64>) {
        let now_ms = self.own(theirs_ms);
        self.theirs_ms = theirs_ms;
        let waited = due_ms.filter(|due| now_ms > due.saturating_add(LEAP_MS));
        self.own_ms = waited.map_or(now_ms, |due| due.max(self.own_ms));
    }

    /// The program's time when the front end's clock shows this.
    pub const fn own(&self, theirs_ms: u64) -> u64 {
        self.own_ms.saturating_add(theirs_ms.saturating_sub(self.theirs_ms))
    }

    /// What the front end's clock shows at this time of the program.
    pub const fn theirs(&self, own_ms: u64) -> u64 {
        self.theirs_ms.saturating_add(own_ms.saturating_sub(self.own_ms))
    }
}

impl App {
    /// Time has passed until here.
    pub(super) fn goes_to(&mut self, theirs_ms: u64) {
        let due = self.next_wake().map(|due| self.clock.own(due));
        self.clock.goes_to(theirs_ms, due);
        self.now_ms = self.clock.own_ms;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

    #[test]
    fn time_passes_as_on_the_other_clock_but_for_leaps() {
        let mut clock = Clock::new(1_000);
        clock.goes_to(1_500, Some(1_400));
        assert_eq!((clock.own_ms, clock.own(1_600), clock.theirs(1_700)), (1_500, 1_600, 1_700));
        // a day back: no time passes, and it goes on from there
        let mut back = Clock::new(2 * DAY);
        back.goes_to(DAY, Some(2 * DAY + 500));
        assert_eq!((back.own_ms, back.theirs(2 * DAY + 500)), (2 * DAY, DAY + 500));
        back.goes_to(DAY + 500, Some(2 * DAY + 500));
        assert_eq!(back.own_ms, 2 * DAY + 500);
        // a year ahead: it is as late as what was due
        clock.goes_to(365 * DAY, Some(2_000));
        assert_eq!((clock.own_ms, clock.theirs(2_100)), (2_000, 365 * DAY + 100));
        // where nothing is due, somebody may simply have waited
        clock.goes_to(366 * DAY, None);
        assert_eq!(clock.own_ms, 2_000 + DAY);
    }
}
