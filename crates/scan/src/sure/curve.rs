//! How long answers take: the spread of an answer time in whole numbers, made of a mean, a spread and a tail. Never knows
//! who answered.

#![expect(clippy::indexing_slicing, reason = "a curve has all its steps")]

use az::SaturatingAs;

/// Times are told apart in steps of so many milliseconds.
pub const BIN_MS: u32 = 25;
/// Longer answers than so many steps count as no answer.
pub const BINS: usize = 320;
/// One whole, in the shares of this module.
pub const WHOLE: u64 = 1 << 24;
/// One step in a second.
const BINS_A_SECOND: u64 = 40;
/// So many of a hundred answers are expected to be like no other: looked away, thought twice.
const ODD_PERCENT: u64 = 1;
/// Those come evenly within so many steps.
const ODD_BINS: u64 = 160;
/// How many boxes one on another stand for a Gaussian.
const BOXES: usize = 3;

/// The share of answers that has come by each moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// By the end of each step, in parts of [`WHOLE`].
    reached: Vec<u64>,
    /// The mean, in milliseconds.
    pub mean_ms: u32,
    /// The standard deviation without lateness, in milliseconds.
    pub spread_ms: u32,
}

impl Curve {
    /// An ex-Gaussian time, delayed evenly by up to `late_ms`; all in milliseconds.
    pub fn new(mean_ms: u32, spread_ms: u32, tail_ms: u32, late_ms: u32) -> Self {
        let mut density = vec![0_u64; BINS];
        density[(mean_ms / BIN_MS).saturating_as::<usize>().min(BINS - 1)] = WHOLE;
        // a box of 2 h + 1 steps has the variance (h² + h) / 3
        let variance = u64::from(spread_ms) * u64::from(spread_ms) / u64::from(BIN_MS * BIN_MS);
        let half = ((4 * variance + 1).isqrt().saturating_sub(1)) / 2;
        for _ in 0..BOXES {
            density = boxed(&density, half, half);
        }
        density = boxed(&tailed(&density, tail_ms), u64::from(late_ms / BIN_MS), 0);
        let mut sum = 0;
        let reached = (0..).zip(density).map(|(bin, share)| {
            let odd = if bin < ODD_BINS { WHOLE * ODD_PERCENT / 100 / ODD_BINS } else { 0 };
            sum += share * (100 - ODD_PERCENT) / 100 + odd;
            sum.min(WHOLE)
        });
        Self {
            reached: reached.collect(),
            mean_ms: mean_ms + tail_ms + late_ms / 2,
            spread_ms: (spread_ms.pow(2) + tail_ms.pow(2)).isqrt(),
        }
    }

    /// The share that has come after so many milliseconds.
    pub fn reached(&self, after_ms: u64) -> u64 {
        let step = u64::from(BIN_MS);
        let bin = (after_ms / step).saturating_as::<usize>().min(BINS);
        let end = self.reached[bin.min(BINS - 1)];
        let before = bin.checked_sub(1).map_or(0, |bin| self.reached[bin]);
        before + (end - before) * (after_ms % step) / step
    }

    /// The share that comes in a second, at this moment.
    pub fn density(&self, after_ms: u64) -> u64 {
        let bin = (after_ms / u64::from(BIN_MS)).saturating_as::<usize>();
        let Some(end) = self.reached.get(bin) else { return 0 };
        let before = bin.checked_sub(1).map_or(0, |bin| self.reached[bin]);
        (end - before) * BINS_A_SECOND
    }
}

/// Each step is the mean of those from `before` steps earlier to `after` steps later.
fn boxed(density: &[u64], before: u64, after: u64) -> Vec<u64> {
    let [back, on] = [before, after].map(|steps| steps.saturating_as::<usize>());
    let width = before + after + 1;
    let mean = |bin: usize| {
        let window = density.iter().take(bin + on + 1).skip(bin.saturating_sub(back));
        window.sum::<u64>() / width
    };
    (0..density.len()).map(mean).collect()
}

/// Delayed by an exponential time of this mean.
fn tailed(density: &[u64], tail_ms: u32) -> Vec<u64> {
    let (tail, whole) = (u64::from(tail_ms), u64::from(tail_ms + BIN_MS));
    let mut left = 0;
    let step = |share: &u64| {
        left = left * tail / whole + share * (whole - tail) / whole;
        left
    };
    density.iter().map(step).collect()
}
