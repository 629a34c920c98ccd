//! Numbers by chance from a seed: the same on every machine and in every version. Never asks the system for one.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// The generator's sequence. It never changes: saved games draw on it.
const SEQUENCE: u64 = 0x5377_6974_6368;
/// Parts the sequences of [`Chance::of`]: 2^64 divided by the golden ratio.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A source of numbers.
#[derive(Debug, Clone)]
pub struct Chance(Pcg32);

impl Chance {
    /// Begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, SEQUENCE))
    }

    /// For one of many things under one seed (a game of a tournament, a move of a game): near numbers give
    /// sequences that have nothing in common.
    pub fn of(seed: u64, number: u64) -> Self {
        let mixed = Self::new(seed).wide() ^ number.wrapping_mul(GOLDEN);
        Self(Pcg32::new(mixed, !SEQUENCE ^ (number << 1)))
    }

    /// Leaves out this many numbers of 32 bits, at once whatever their number.
    #[must_use]
    pub fn after(mut self, numbers: u64) -> Self {
        self.0.advance(numbers);
        self
    }

    /// Any number of 32 bits.
    #[inline]
    pub fn number(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Any number of 64 bits: two of 32 bits, the lower half first. Also a seed for another source.
    #[inline]
    pub fn wide(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number below `count`; 0 where there is nothing to choose from. For up to 2^32 things.
    #[inline]
    #[expect(clippy::expect_used, reason = "a part of `count`")]
    pub fn below(&mut self, count: usize) -> usize {
        let drawn = u128::from(self.number()) * (count as u128);
        usize::try_from(drawn >> 32).expect("it is below the count")
    }

    /// One of these.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> Option<&'l T> {
        let place = self.below(list.len());
        list.get(place)
    }

    /// Puts a list into any order, all orders alike (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}
