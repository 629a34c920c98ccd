//! States waiting to be expanded, ordered by a number: one pile for each number, 4 bytes a state.

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
    /// The places of all piles, and the most that any ever had.
    places: usize,
    most: usize,
}

impl Queue {
    /// An empty queue.
    pub fn new(turn: TieBreak) -> Self {
        Self { turn, piles: BTreeMap::new(), places: 0, most: 0 }
    }

    /// Adds a state; the lowest number comes first.
    pub fn push(&mut self, number: u32, id: Id) {
        let pile = self.piles.entry(number).or_default();
        let before = pile.capacity();
        pile.push_back(id);
        self.places += pile.capacity() - before;
        self.most = self.most.max(pile.capacity());
    }

    /// The most bytes that the piles take, including the growth of the largest by one more.
    pub fn bytes(&self) -> u64 {
        let pile = size_of::<(u32, VecDeque<Id>)>() * 2;
        ((self.places + 2 * self.most) * size_of::<Id>() + self.piles.len() * pile) as u64
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
                self.places -= pile.remove().capacity();
            }
            if next.is_some() {
                return next;
            }
        }
    }
}
