//! Numbers by chance from a seed: the same on every machine. Never asks the system.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A source of numbers.
#[derive(Debug, Clone)]
pub struct Chance(Pcg64Mcg);

impl Chance {
    /// Begins with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A place in a list of this length; 0 where it is empty.
    pub fn below(&mut self, length: usize) -> usize {
        let wide = u128::from(self.number()) * (length as u128);
        usize::try_from(wide >> 64).unwrap_or(0)
    }

    /// One of these.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> Option<&'l T> {
        let place = self.below(list.len());
        list.get(place)
    }

    /// Brings a list into any order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}
