//! How long a player has played at a stretch: for the break that was asked for at the desk.

/// Who has done nothing for so long has had a break, in milliseconds.
const BREAK_MS: u64 = 10 * 60_000;

/// A stretch of play.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Stretch {
    begun_ms: Option<u64>,
    last_ms: u64,
    is_over: bool,
}

impl Stretch {
    /// The player does something.
    pub fn goes_on(&mut self, now_ms: u64) {
        if now_ms.saturating_sub(self.last_ms) >= BREAK_MS {
            self.begun_ms = None;
        }
        self.begun_ms.get_or_insert(now_ms);
        (self.last_ms, self.is_over) = (now_ms, false);
    }

    /// How long it has lasted, in milliseconds.
    pub fn long_ms(&self, now_ms: u64) -> u64 {
        self.begun_ms.map_or(0, |begun_ms| now_ms.saturating_sub(begun_ms))
    }

    /// There is a break.
    pub fn end(&mut self) {
        (self.begun_ms, self.is_over) = (None, true);
    }

    /// Whether it has ended and the player has done nothing since.
    pub fn is_over(&self) -> bool {
        self.is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_lasts_until_nothing_is_done_for_ten_minutes() {
        let mut stretch = Stretch::default();
        assert_eq!(stretch.long_ms(5), 0);
        for now_ms in [1_000, 500_000, 1_000_000] {
            stretch.goes_on(now_ms);
        }
        assert_eq!(stretch.long_ms(1_001_000), 1_000_000);
        stretch.goes_on(1_000_000 + BREAK_MS);
        assert_eq!(stretch.long_ms(1_000_000 + BREAK_MS), 0);
        stretch.end();
        assert!(stretch.is_over() && stretch.long_ms(9_000_000) == 0);
        stretch.goes_on(9_000_000);
        assert!(!stretch.is_over());
    }
}
