//! A board on its way by the clock (`drawings::Way` says what of it moves).

use crate::drawings::{MOTION_MS, Way};
use iced::time::{Duration, Instant};

/// How long a piece glides, and a cell takes to change.
const LASTS: Duration = Duration::from_millis(MOTION_MS as u64);
/// The shortest time between two pictures; a slow machine leaves some out.
const STEP: Duration = Duration::from_millis(25);

/// A board on the way from what it was to what it is.
#[derive(Debug)]
pub struct Motion {
    begun: Instant,
    /// What of it moves.
    pub way: Box<Way>,
}

impl Motion {
    /// What begins to move now.
    pub fn begin(way: Box<Way>, now: Instant) -> Self {
        Self { begun: now, way }
    }

    /// How much of the way is gone, 0 to 1; none once it is at its end. Slower towards the end.
    pub fn gone(&self, now: Instant) -> Option<f32> {
        let passed = now.saturating_duration_since(self.begun).as_secs_f32() / LASTS.as_secs_f32();
        (passed < 1.0).then(|| 1.0 - (1.0 - passed).powi(3))
    }

    /// When it is to be drawn again; none once it is at its end and was drawn so.
    pub fn next(&self, now: Instant) -> Option<Instant> {
        let end = self.begun + LASTS;
        (now < end).then(|| (now + STEP).min(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Board;

    #[test]
    fn it_comes_to_its_end_by_the_clock() {
        let begun = Instant::now();
        let way = Way { rest: Board::default(), glides: Vec::new(), fades: Vec::new() };
        let motion = Motion::begin(Box::new(way), begun);
        assert_eq!(motion.gone(begun), Some(0.0));
        assert!(motion.gone(begun + LASTS / 2).is_some_and(|gone| gone > 0.5));
        assert_eq!((motion.gone(begun + LASTS), motion.next(begun + LASTS)), (None, None));
        assert_eq!(motion.next(begun + LASTS - STEP / 2), Some(begun + LASTS));
    }
}
