//! States waiting to be looked at, by how promising they are: one pile for each number, 4 bytes a state.

use super::table::Id;
use std::collections::BTreeMap;

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
    piles: BTreeMap<u32, std::collections::VecDeque<Id>>,
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
