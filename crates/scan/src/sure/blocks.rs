//! Which block lights up next: the one after which least is expected to be left to do. Never knows who answers or what is lit.
//!
//! Same weights, same block: no chance, ties by place.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "each list has one place for each unit, bundle or step that it is asked for; shares are parts of a whole"
)]

use super::curve::WHOLE;
use az::SaturatingAs;
use std::ops::Range;
use std::sync::LazyLock;

/// With more units, neighbours that are unlikely together are lit together.
pub const MAX_BUNDLES: usize = 120;
/// One slot, and one bit, in the costs of this module.
pub const SLOT: i64 = 1 << 16;
/// What is left to do where nothing is sure yet, besides a slot for each bit: in 16ths of a slot.
const LAST_16THS: i64 = 12;
/// From here on it counts how near the likeliest is to being taken: so many times what is missing at the end.
const NEAR: u64 = 3;
/// Each unit is lit again after log2(1 / its share) slots and so many, or as many as there are units and two.
pub const AGAIN: u32 = 5;
/// So many slots before a unit has to be lit, blocks with it are taken first.
const SOON: u32 = 2;
/// Shares in this module.
const ALL: u64 = 1 << 32;

/// What a block is chosen by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costs {
    /// Chance that what is wanted is answered within the slot, in parts of [`WHOLE`].
    pub answered: u64,
    /// Chance of a press that was not meant within the slot, in parts of [`WHOLE`].
    pub unmeant: u64,
    /// What a press costs, with the time until it and after it: in parts of [`SLOT`].
    pub press: i64,
    /// What is sure enough to be taken, in parts of [`WHOLE`].
    pub enough: u64,
}

/// How long a unit may stay dark, in slots, the one in which it is lit included.
pub fn again(weight: u64, total: u64, units: usize) -> u32 {
    let bits = (total / weight.max(1)).max(1).ilog2();
    let most = units.saturating_as::<u32>().saturating_add(2);
    (bits + 1 + AGAIN).min(most)
}

/// The next block. `dark`: for how many slots each unit has been dark. `last`: what was lit until now and should go dark.
pub fn next(weights: &[u64], dark: &[u32], last: &Range<usize>, costs: &Costs) -> Range<usize> {
    let total = weights.iter().fold(0_u64, |sum, weight| sum.saturating_add(*weight)).max(1);
    let waits = |unit: &usize, soon: u32| {
        let weight = weights[*unit];
        dark[*unit] + 1 + soon >= again(weight, total, weights.len())
    };
    let due: Vec<usize> = (0..weights.len()).filter(|unit| waits(unit, 0)).collect();
    let soon = || {
        let mut soon = (0..weights.len()).filter(|unit| waits(unit, SOON) && !last.contains(unit));
        let first = soon.next()?;
        Some(soon.fold(first, |most, unit| if dark[unit] > dark[most] { unit } else { most }))
    };
    let needed = match (due.first(), due.last()) {
        (Some(first), Some(last)) => *first..*last + 1,
        _ => soon().map_or(0..0, |unit| unit..unit + 1),
    };
    let bundles = bundles(weights, total, &needed);
    let sums = Sums::new(weights, total, &bundles);
    let best = |avoid: &Range<usize>| sums.best(&bundles, &needed, avoid, costs);
    let whole = 0..weights.len();
    best(last).or_else(|| best(&(0..0))).unwrap_or(if needed.is_empty() { whole } else { needed.clone() })
}

/// Neighbours that are unlikely together; where something is needed, borders are there.
fn bundles(weights: &[u64], total: u64, needed: &Range<usize>) -> Vec<Range<usize>> {
    if weights.len() <= MAX_BUNDLES {
        return (0..weights.len()).map(|unit| unit..unit + 1).collect();
    }
    let most = total / (MAX_BUNDLES / 2).saturating_as::<u64>();
    let mut bundles: Vec<Range<usize>> = Vec::new();
    let mut held = 0;
    for (unit, weight) in weights.iter().enumerate() {
        let is_border = unit == needed.start || unit == needed.end;
        match bundles.last_mut().filter(|_| held + weight <= most && !is_border) {
            Some(last) => last.end = unit + 1,
            None => {
                bundles.push(unit..unit + 1);
                held = 0;
            }
        }
        held += weight;
    }
    bundles
}

/// Sums over the first so many bundles.
struct Sums {
    /// Shares, in parts of [`ALL`].
    mass: Vec<i64>,
    /// Shares times their bits, in parts of [`ALL`].
    bits: Vec<i64>,
    /// The likeliest unit of each bundle, of those before it, and of those from it on.
    top: Vec<i64>,
    before: Vec<i64>,
    after: Vec<i64>,
}

impl Sums {
    fn new(weights: &[u64], total: u64, bundles: &[Range<usize>]) -> Self {
        let mut sums = Self { mass: vec![0], bits: vec![0], top: Vec::new(), before: vec![0], after: Vec::new() };
        let (mut mass, mut bits, mut most) = (0_i64, 0_i64, 0_i64);
        for bundle in bundles {
            let mut top = 0;
            for weight in &weights[bundle.clone()] {
                let share = u128::from(*weight) * u128::from(ALL) / u128::from(total);
                let own = i64::try_from(share).expect("at most all").max(1);
                mass += own;
                bits += (own >> 8) * ((32 * SLOT - log2(own.unsigned_abs())) >> 8);
                top = top.max(own);
            }
            most = most.max(top);
            sums.mass.push(mass);
            sums.bits.push(bits);
            sums.top.push(top);
            sums.before.push(most);
        }
        let mut most = 0;
        sums.after = sums
            .top
            .iter()
            .rev()
            .map(|top| {
                most = most.max(*top);
                most
            })
            .collect();
        sums.after.reverse();
        sums.after.push(0);
        sums
    }

    /// The cheapest block with all that is needed and nothing to avoid.
    fn best(
        &self,
        bundles: &[Range<usize>],
        needed: &Range<usize>,
        avoid: &Range<usize>,
        costs: &Costs,
    ) -> Option<Range<usize>> {
        let (mut best, mut cheapest) = (None, i64::MAX);
        let (all, all_bits) = (self.mass.last().copied()?, self.bits.last().copied()?);
        let chances = Chances::new(costs);
        for (from, first) in bundles.iter().enumerate() {
            if !needed.is_empty() && first.start > needed.start {
                break;
            }
            let mut top = 0;
            for (to, last) in bundles.iter().enumerate().skip(from) {
                if last.start < avoid.end && avoid.start < last.end {
                    break;
                }
                top = top.max(self.top[to]);
                if last.end < needed.end {
                    continue;
                }
                let lit = Lit {
                    mass: self.mass[to + 1] - self.mass[from],
                    bits: self.bits[to + 1] - self.bits[from],
                    top,
                    other: self.before[from].max(self.after[to + 1]),
                };
                let cost = chances.cost(&lit, all, all_bits);
                if cost < cheapest {
                    (best, cheapest) = (Some(first.start..last.end), cost);
                }
            }
        }
        best
    }
}

/// A block as it is weighed.
struct Lit {
    mass: i64,
    bits: i64,
    top: i64,
    other: i64,
}

/// Chances in parts of 2^16, with their logarithms.
struct Chances {
    answered: i64,
    unmeant: i64,
    silent: i64,
    quiet: i64,
    logs: [i64; 4],
    press: i64,
    /// What is missing at the end until something is near.
    missing: i64,
}

impl Chances {
    fn new(costs: &Costs) -> Self {
        let small = |share: u64| i64::try_from(share >> 8).expect("small");
        let chance = |chance: u64| small(chance.clamp(WHOLE / 16_384, WHOLE - WHOLE / 256));
        let unmeant = chance(costs.unmeant);
        let answered = chance(costs.answered).max(unmeant);
        let (silent, quiet) = (SLOT - answered, SLOT - unmeant);
        let log = |chance: i64| log2(chance.unsigned_abs()) - 16 * SLOT;
        let logs = [log(answered), log(unmeant), log(silent), log(quiet)];
        let missing = small((WHOLE - costs.enough).max(1) * NEAR);
        Self { answered, unmeant, silent, quiet, logs, press: costs.press, missing }
    }

    /// What is expected to be done and left, in parts of [`SLOT`].
    fn cost(&self, lit: &Lit, all: i64, all_bits: i64) -> i64 {
        let dark = (all - lit.mass, all_bits - lit.bits);
        let [answered, unmeant, silent, quiet] = self.logs;
        // each: the chance, and the bits left
        let after = |own: i64, others: i64, own_log: i64, others_log: i64| {
            let sum = ((own * lit.mass) >> 16) + ((others * dark.0) >> 16);
            let log = |mass: i64, log: i64| (mass >> 8) * (log >> 8);
            let known =
                own * (log(lit.mass, own_log) - lit.bits) / SLOT + others * (log(dark.0, others_log) - dark.1) / SLOT;
            let sum = sum.max(1);
            let left = log2(sum.unsigned_abs()) - 32 * SLOT - (known << 8) / (sum >> 8).max(1);
            (sum, left.max(0))
        };
        let (pressed, pressed_left) = after(self.answered, self.unmeant, answered, unmeant);
        let (passed, passed_left) = after(self.silent, self.quiet, silent, quiet);
        let top = (self.answered * lit.top).max(self.unmeant * lit.other) / pressed;
        let near = ((SLOT - top.min(SLOT)) * SLOT / self.missing).min(SLOT);
        let last = SLOT * LAST_16THS / 16;
        let after_press = self.press + ((last * near) >> 16) + pressed_left;
        let after_silence = SLOT + last + passed_left;
        ((pressed >> 16) * after_press) / SLOT + ((passed >> 16) * after_silence) / SLOT
    }
}

/// The fraction of logarithms is told in so many steps.
const LOG_STEPS: usize = 1_024;

/// log2 of 1 + n / 1024, in parts of [`SLOT`].
static LOGS: LazyLock<Vec<i64>> =
    LazyLock::new(|| (0..=1_024_u64).map(|step| slow_log2((1_024 + step) << 20) - 30 * SLOT).collect());

/// By squaring, a bit of the fraction at a time.
fn slow_log2(number: u64) -> i64 {
    let bits = number.max(1).ilog2();
    let mut log = i64::from(bits) * SLOT;
    let mut rest = u128::from(number) << (62 - bits);
    for bit in (0..16).rev() {
        rest = (rest * rest) >> 62;
        if rest >= 1 << 63 {
            rest >>= 1;
            log += 1 << bit;
        }
    }
    log
}

/// The logarithm to base 2, in parts of [`SLOT`]; of 0 as of 1.
fn log2(number: u64) -> i64 {
    let number = number.max(1);
    let bits = number.ilog2();
    let fraction = if bits >= 10 { number >> (bits - 10) } else { number << (10 - bits) };
    let step = usize::try_from(fraction).expect("11 bits") & (LOG_STEPS - 1);
    i64::from(bits) * SLOT + LOGS[step]
}
