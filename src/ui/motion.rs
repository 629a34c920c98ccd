//! A board on its way by the clock (`drawings::Way` says what of it moves).

use crate::drawings::{MOTION_MS, Way};
use iced::time::{Duration, Instant};

/// How long a piece glides, and a cell takes to change.
const LASTS: Duration = Duration::from_millis(MOTION_MS as u64);
/// How long a computer's move leaves its trail.
const TRAIL: Duration = Duration::from_millis(600);
/// The shortest time between two pictures; a slow machine leaves some out.
const STEP: Duration = Duration::from_millis(25);

/// A board on the way from what it was to what it is.
#[derive(Debug)]
pub struct Motion {
    begun: Instant,
    /// Whether what glides leaves a trail: a computer moved it.
    leaves_trail: bool,
    /// What of it moves.
    pub way: Box<Way>,
}

impl Motion {
    /// What begins to move now, by a computer or not.
    pub fn begin(way: Box<Way>, by_computer: bool, now: Instant) -> Self {
        Self { begun: now, leaves_trail: by_computer && !way.glides.is_empty(), way }
    }

    /// How much of the way is gone, 0 to 1; none once it is at its end. Slower towards the end.
    pub fn gone(&self, now: Instant) -> Option<f32> {
        let passed = now.saturating_duration_since(self.begun);
        let part = (passed.as_secs_f32() / LASTS.as_secs_f32()).min(1.0);
        (passed < self.lasts()).then(|| 1.0 - (1.0 - part).powi(3))
    }

    /// How much of the trail of a computer's move is left, 1 to 0; none where there is none.
    pub fn trail(&self, now: Instant) -> Option<f32> {
        let passed = now.saturating_duration_since(self.begun).as_secs_f32() / TRAIL.as_secs_f32();
        (self.leaves_trail && passed < 1.0).then_some(1.0 - passed)
    }

    fn lasts(&self) -> Duration {
        if self.leaves_trail { TRAIL } else { LASTS }
    }

    /// When it is to be drawn again; none once it is at its end and was drawn so.
    pub fn next(&self, now: Instant) -> Option<Instant> {
        let end = self.begun + self.lasts();
        (now < end).then(|| (now + STEP).min(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawings::Glide;
    use crate::play::{Board, Face};

    #[test]
    fn it_comes_to_its_end_by_the_clock() {
        let begun = Instant::now();
        let way =
            Way { rest: Board::default(), glides: Vec::new(), flips: Vec::new(), under: Vec::new(), fades: Vec::new() };
        let motion = Motion::begin(Box::new(way), true, begun);
        assert_eq!(motion.gone(begun), Some(0.0));
        assert!(motion.gone(begun + LASTS / 2).is_some_and(|gone| gone > 0.5));
        assert_eq!((motion.gone(begun + LASTS), motion.next(begun + LASTS)), (None, None));
        assert_eq!(motion.next(begun + LASTS - STEP / 2), Some(begun + LASTS));
    }

    #[test]
    fn a_computers_move_leaves_a_trail_for_a_while() {
        let begun = Instant::now();
        let begin = |by_computer| {
            let glides = vec![Glide { from: 0, to: 1, piece: Face::default() }];
            let way = Way { rest: Board::default(), glides, flips: Vec::new(), under: Vec::new(), fades: Vec::new() };
            Motion::begin(Box::new(way), by_computer, begun)
        };
        let motion = begin(true);
        assert_eq!((motion.trail(begun), motion.gone(begun + LASTS)), (Some(1.0), Some(1.0)));
        assert!(motion.trail(begun + TRAIL / 2).is_some_and(|left| left > 0.4 && left < 0.6));
        assert_eq!((motion.trail(begun + TRAIL), motion.next(begun + TRAIL)), (None, None));
        assert_eq!(begin(false).trail(begun), None, "a person knows where the piece was");
    }
}
