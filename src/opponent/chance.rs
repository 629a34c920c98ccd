//! Chance for computer players: numbers from a seed, the same on every machine.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// The generator's sequence: any odd number does.
const STREAM: u64 = 0x6f70_706f_6e65_6e74 | 1;

/// A generator of numbers.
#[derive(Debug, Clone)]
pub struct Chance(Pcg32);

impl Chance {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, STREAM))
    }

    /// For one of many things under one seed (a game of a tournament, a move of a game): near numbers give
    /// sequences that have nothing in common.
    pub fn of(seed: u64, number: u64) -> Self {
        let mut first = Self::new(seed);
        let mixed = first.seed() ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self(Pcg32::new(mixed, STREAM ^ (number << 1)))
    }

    /// A whole number below `count`; 0 where there is nothing to choose from.
    #[inline]
    pub fn below(&mut self, count: usize) -> usize {
        let drawn = u128::from(self.0.next_u32()) * (count as u128);
        usize::try_from(drawn >> 32).unwrap_or(0)
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Any of a list.
    pub fn any<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let number = self.below(list.len());
        list.get(number)
    }

    /// Puts a list into any order, all orders alike.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}
