//! The rhythm of five presses that opens the desk: a way in for whoever helps with a switch. Pure: it is handed the times.

use az::SaturatingAs;
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// How many presses it has.
pub const PRESSES: usize = 5;
/// Before the first press and after the last one nothing is pressed for so long, in milliseconds.
pub const QUIET_MS: u64 = 1_500;
/// How long the time from one press to the next is at least and at most.
const GAP_MS: std::ops::RangeInclusive<u32> = 150..=3_000;
/// The longest time is at least so many times the shortest: who presses evenly would find the rhythm by chance.
const CONTRAST: u32 = 2;
/// A press may come early or late by this part of the time before it, or by so many milliseconds.
const PART: u32 = 5;
const LEAST_MS: u32 = 100;

/// The times from one press to the next, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rhythm([u32; PRESSES - 1]);

/// Why presses make no rhythm that could open the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// A press came too soon after the one before it, or too late.
    Gap,
    /// They are too even.
    Even,
}

impl Rhythm {
    /// The rhythm with these times.
    ///
    /// # Errors
    /// [`Unfit`]: a learner could press it by chance.
    pub fn new(gaps_ms: [u32; PRESSES - 1]) -> Result<Self, Unfit> {
        let (least, most) = gaps_ms.iter().fold((u32::MAX, 0), |(least, most), gap| (least.min(*gap), most.max(*gap)));
        if !GAP_MS.contains(&least) || !GAP_MS.contains(&most) {
            return Err(Unfit::Gap);
        }
        if most < least.saturating_mul(CONTRAST) { Err(Unfit::Even) } else { Ok(Self(gaps_ms)) }
    }

    fn is(&self, gaps_ms: &[u32; PRESSES - 1]) -> bool {
        self.0.iter().zip(gaps_ms).all(|(wanted, gap)| wanted.abs_diff(*gap) <= (wanted / PART).max(LEAST_MS))
    }
}

/// `400 400 1200 400`.
impl fmt::Display for Rhythm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|gap| gap.to_string()).join(" "))
    }
}

impl FromStr for Rhythm {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let gaps: Vec<u32> = text.split_whitespace().map_while(|gap| gap.parse().ok()).collect();
        Self::new(gaps.try_into().map_err(|_| Unfit::Gap)?)
    }
}

/// Hears when presses came.
#[derive(Debug, Clone, Default)]
pub struct Listener {
    /// The times of the last presses; of the one before the rhythm too.
    last_ms: VecDeque<u64>,
}

impl Listener {
    /// A press.
    pub fn pressed(&mut self, now_ms: u64) {
        if self.last_ms.len() > PRESSES {
            self.last_ms.pop_front();
        }
        self.last_ms.push_back(now_ms);
    }

    /// When it has been quiet long enough after the last press.
    pub fn quiet_at(&self) -> Option<u64> {
        self.last_ms.back().map(|last_ms| last_ms.saturating_add(QUIET_MS))
    }

    /// The times between the last five presses, if it was quiet before them and has been since; nothing is heard of them any more then.
    pub fn take(&mut self, now_ms: u64) -> Option<[u32; PRESSES - 1]> {
        if self.quiet_at().is_none_or(|quiet_ms| now_ms < quiet_ms) {
            return None;
        }
        let heard = std::mem::take(&mut self.last_ms);
        let gaps: Vec<u64> =
            heard.iter().zip(heard.iter().skip(1)).map(|(one, next)| next.saturating_sub(*one)).collect();
        let gaps = match gaps.as_slice() {
            [before, gaps @ ..] if gaps.len() == PRESSES - 1 && *before >= QUIET_MS => gaps,
            gaps if gaps.len() == PRESSES - 1 => gaps,
            _ => return None,
        };
        let short: Vec<u32> = gaps.iter().map(|gap| (*gap).saturating_as()).collect();
        short.try_into().ok()
    }

    /// Whether the last five presses were this rhythm, once it is quiet.
    pub fn heard(&mut self, rhythm: &Rhythm, now_ms: u64) -> bool {
        self.take(now_ms).is_some_and(|gaps| rhythm.is(&gaps))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn opens(rhythm: &str, times: &[u64], quiet_ms: u64) -> bool {
        let mut listener = Listener::default();
        times.iter().for_each(|time| listener.pressed(*time));
        listener.heard(&rhythm.parse().unwrap(), times.last().unwrap() + quiet_ms)
    }

    #[test]
    fn the_rhythm_opens_where_it_is_quiet_before_and_after() {
        let rhythm = "400 400 1200 400";
        let right = [10_000, 10_400, 10_800, 12_000, 12_400];
        assert!(opens(rhythm, &right, QUIET_MS));
        assert!(opens(rhythm, &[10_000, 10_470, 10_810, 11_900, 12_320], QUIET_MS), "nobody is a clock");
        assert!(!opens(rhythm, &right, QUIET_MS - 1), "somebody may be pressing on");
        assert!(!opens(rhythm, &[10_000, 10_400, 10_800, 12_000, 12_600], QUIET_MS));
        assert!(!opens(rhythm, &right[1..], QUIET_MS));
        let mut after = vec![9_500];
        after.extend(right);
        assert!(!opens(rhythm, &after, QUIET_MS), "somebody was pressing before");
        after[0] = 8_000;
        assert!(opens(rhythm, &after, QUIET_MS));
    }

    #[test]
    fn what_could_be_pressed_by_chance_is_no_rhythm() {
        assert_eq!(Rhythm::new([500, 500, 500, 500]), Err(Unfit::Even));
        assert_eq!(Rhythm::new([500, 500, 900, 500]), Err(Unfit::Even));
        assert_eq!(Rhythm::new([100, 500, 900, 500]), Err(Unfit::Gap));
        assert_eq!(Rhythm::new([500, 500, 9_000, 500]), Err(Unfit::Gap));
        for damaged in ["", "400 400", "400 400 1200 x", "400 400 1200 400 400"] {
            assert_eq!(damaged.parse::<Rhythm>(), Err(Unfit::Gap), "{damaged}");
        }
        let rhythm: Rhythm = "400 400 1200 400".parse().unwrap();
        assert_eq!(rhythm.to_string().parse(), Ok(rhythm));
    }

    /// Somebody who trembles, and somebody who presses now and then: how often the desk opens by itself in a million presses.
    #[test]
    fn presses_at_random_hardly_ever_open() {
        let rhythm: Rhythm = "400 400 1200 400".parse().unwrap();
        for (mean_ms, most) in [(300_u32, 20), (800, 60), (2_000, 60)] {
            let (mut chance, mut listener, mut now_ms, mut opened) = (Chance::new(7), Listener::default(), 0, 0);
            for _ in 0..1_000_000 {
                // exponential times have the most chance of any gap
                let part = (f64::from(chance.number()) + 1.0) / 4_294_967_296.0;
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let gap_ms = (-part.ln() * f64::from(mean_ms)) as u64;
                if gap_ms >= QUIET_MS && listener.heard(&rhythm, now_ms + QUIET_MS) {
                    opened += 1;
                }
                now_ms += gap_ms;
                listener.pressed(now_ms);
            }
            assert!(opened <= most, "{mean_ms}: {opened}");
        }
    }
}
