//! A small histogram of times: buckets that grow with the time, eight for each doubling, so that medians and quartiles are known to
//! one part in eight, and those of several days can be added.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Times below this many milliseconds have a bucket each.
const FINE: u32 = 16;
/// Longer times are counted as this: 17 minutes.
const LONGEST_MS: u32 = (1 << 20) - 1;

/// How often each time was met.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    /// Counts a time.
    pub fn count(&mut self, ms: u32) {
        *self.0.entry(bucket(ms)).or_default() += 1;
    }

    /// Adds another one.
    pub fn add(&mut self, other: &Self) {
        other.0.iter().for_each(|(bucket, count)| *self.0.entry(*bucket).or_default() += count);
    }

    /// How many times were counted.
    pub fn all(&self) -> u64 {
        self.0.values().sum()
    }

    /// The middle of the bucket with the time below which so many quarters of all lie: 2 for the median. None if there is none.
    pub fn quarter(&self, quarters: u64) -> Option<u32> {
        let wanted = self.all().checked_sub(1)?.saturating_mul(quarters) / 4;
        let mut below = 0;
        let reaches = |(_, count): &(&u32, &u64)| {
            below += **count;
            below > wanted
        };
        self.0.iter().find(reaches).map(|(bucket, _)| middle(*bucket))
    }
}

fn bucket(ms: u32) -> u32 {
    let ms = ms.min(LONGEST_MS);
    if ms < FINE {
        return ms;
    }
    let octave = ms.ilog2();
    FINE + (octave - 4) * 8 + ((ms >> (octave - 3)) & 7)
}

fn middle(bucket: u32) -> u32 {
    let Some(above) = bucket.checked_sub(FINE) else { return bucket };
    // a file may hold any number
    let (octave, part) = ((above / 8).min(16) + 4, above % 8);
    let width = 1 << (octave - 3);
    (8 + part) * width + width / 2
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_known_to_one_part_in_sixteen() {
        for ms in (0..LONGEST_MS).step_by(7) {
            assert!(middle(bucket(ms)).abs_diff(ms) <= ms / 16 + 1, "{ms}");
        }
        assert_eq!(bucket(u32::MAX), bucket(LONGEST_MS));
        assert!(middle(u32::MAX) > 0);
    }

    #[test]
    fn quartiles_of_days_are_those_of_all_their_times() {
        let (mut one, mut other, mut both) = (Histogram::default(), Histogram::default(), Histogram::default());
        for ms in 0..1_000 {
            both.count(ms);
            if ms % 3 == 0 { one.count(ms) } else { other.count(ms) }
        }
        one.add(&other);
        assert_eq!((one.clone(), one.all()), (both, 1_000));
        for (quarters, ms) in [(0, 0_u32), (1, 250), (2, 500), (3, 750), (4, 999)] {
            assert!(one.quarter(quarters).unwrap().abs_diff(ms) <= ms / 16, "{quarters}");
        }
        assert_eq!(Histogram::default().quarter(2), None);
    }
}
