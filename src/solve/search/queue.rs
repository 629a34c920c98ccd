//! States waiting to be looked at, by how promising they are: one pile for each number, 4 bytes a state.

use super::table::Id;
use std::collections::{BTreeMap, VecDeque};

/// Which of the states with the same number comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieBreak {
    /// The one that has waited longest.
    First,
    /// The one that came last.
    Last,
}

/// Waiting states.
#[derive(Debug)]
pub struct Queue {
    turn: TieBreak,
    piles: BTreeMap<u32, VecDeque<Id>>,
}

impl Queue {
    /// An empty queue.
    pub fn new(turn: TieBreak) -> Self {
        Self { turn, piles: BTreeMap::new() }
    }

    /// Adds a state; the lowest number comes first.
    pub fn push(&mut self, number: u32, id: Id) {
        self.piles.entry(number).or_default().push_back(id);
    }

    /// How many bytes the piles take, or will while the largest grows by one more.
    pub fn bytes(&self) -> u64 {
        let pile = size_of::<(u32, VecDeque<Id>)>() * 2;
        let places = self.piles.values().map(|pile| pile.capacity() * size_of::<Id>());
        let (sum, most) = places.fold((0, 0), |(sum, most), bytes| (sum + bytes, bytes.max(most)));
        (sum + 2 * most + self.piles.len() * pile) as u64
    }

    /// Takes the next state.
    pub fn pop(&mut self) -> Option<Id> {
        loop {
            let mut pile = self.piles.first_entry()?;
            let next = match self.turn {
                TieBreak::First => pile.get_mut().pop_front(),
                TieBreak::Last => pile.get_mut().pop_back(),
            };
            if pile.get().is_empty() {
                pile.remove();
            }
            if next.is_some() {
                return next;
            }
        }
    }
}
