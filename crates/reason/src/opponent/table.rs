//! What a search found out about positions, in memory that does not grow: a position found later takes the place of a less deeply searched
//! one.

#![expect(clippy::indexing_slicing, reason = "the number of entries is a power of two, and places are below it")]

use super::turns::TurnId;
use az::{SaturatingAs, WrappingAs};

/// The most entries of a table.
const MAX_ENTRIES: usize = 1 << 18;
/// The fewest.
const MIN_ENTRIES: usize = 1 << 10;

/// What a value says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// Nothing: only the best turn is known.
    Nothing,
    /// It is the value.
    Exact,
    /// The value is as large or larger.
    AtLeast,
    /// The value is as large or smaller.
    AtMost,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// The hash of the position.
    pub hash: u64,
    /// The best turn, or the one that was too good; none if all were bad.
    pub best: TurnId,
    /// The value for the player in turn.
    pub value: i32,
    /// How many turns it was searched ahead.
    pub depth: i16,
    /// What the value says.
    pub bound: Bound,
    /// Whether a line was left before its end: if not, no deeper search can find out more.
    pub is_cut: bool,
    /// The search that found it.
    age: u8,
}

impl Known {
    /// Something found out.
    pub fn new(hash: u64, best: TurnId, value: i32, depth: i16, bound: Bound, is_cut: bool) -> Self {
        Self { hash, best, value, depth, bound, is_cut, age: 0 }
    }

    /// Whether `value`, which is its own seen from the root, is enough in this window for a search of this many turns.
    pub fn settles(&self, value: i32, depth: i16, (low, high): (i32, i32)) -> bool {
        let is_deep = self.depth >= depth || !self.is_cut;
        is_deep
            && match self.bound {
                Bound::Nothing => false,
                Bound::Exact => true,
                Bound::AtLeast => value >= high,
                Bound::AtMost => value <= low,
            }
    }
}

/// A table of positions.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Option<Known>>,
    age: u8,
}

impl Table {
    /// A table for a search that tries this many choices.
    pub fn new(work: u64) -> Self {
        let wanted = work.saturating_as::<usize>().clamp(MIN_ENTRIES, MAX_ENTRIES);
        Self { entries: vec![None; wanted.next_power_of_two()], age: 0 }
    }

    /// Another search begins: what it finds out is worth more than what was known.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The two places of a position.
    fn places(&self, hash: u64) -> [usize; 2] {
        let place = (hash >> 20).wrapping_as::<usize>() & (self.entries.len() - 1);
        [place, place ^ 1]
    }

    /// What is known of a position.
    pub fn find(&self, hash: u64) -> Option<Known> {
        let known = |place: usize| self.entries[place].filter(|known| known.hash == hash);
        self.places(hash).into_iter().find_map(known)
    }

    /// Keeps what was found out.
    pub fn keep(&mut self, known: Known) {
        let worth = |place: usize| match self.entries[place] {
            None => (0, i16::MIN),
            Some(old) => (1 + u8::from(old.age == self.age), old.depth),
        };
        let same = |place: usize| self.entries[place].is_some_and(|old| old.hash == known.hash);
        let [one, other] = self.places(known.hash);
        let place = if same(one) || !same(other) && worth(one) <= worth(other) { one } else { other };
        self.entries[place] = Some(Known { age: self.age, ..known });
    }
}
