//! The circuit of a level while it is made: what is made counts against a budget.

use super::circuit::Circuit;
use super::value::Refused;
use crate::solve::{Budget, Why};
use std::ops::{Deref, DerefMut};

/// The case of a law that was not worked out to its end because the budget is used up.
pub const STOPPED: Refused = "stopped";

/// Bytes of memory that are held ahead: for the gates that are made between two steps, of which each pair of [`super::value::MAX_PAIRS`] can
/// make some.
const AHEAD: u64 = 1 << 20;

/// A circuit and the budget that it is made with.
pub struct Making<'b, 'c> {
    circuit: Circuit,
    budget: &'b mut Budget<'c>,
    /// Bytes of memory taken for other things: those that are kept, and those that are needed for the law that is being unrolled.
    beside: u64,
    passing: u64,
    /// How much memory there was at the last step: what is taken counts as work.
    told: u64,
    why: Option<Why>,
}

impl<'b, 'c> Making<'b, 'c> {
    /// Goes on with a circuit. The budget's share holds what is taken.
    pub fn new(circuit: Circuit, budget: &'b mut Budget<'c>) -> Self {
        Self { circuit, budget, beside: 0, passing: 0, told: 0, why: None }
    }

    /// Counts work, and looks at how large the circuit has become.
    pub fn step(&mut self, work: u64) -> Result<(), Refused> {
        let kept = self.circuit.bytes() + self.beside;
        let more = kept - std::mem::replace(&mut self.told, kept);
        let bytes = kept + self.passing + AHEAD;
        let held = self.budget.reserve(bytes);
        held.and_then(|()| self.budget.step_with(work + more, 0, || bytes)).map_err(|why| {
            self.why = Some(why);
            STOPPED
        })
    }

    /// Counts memory that is kept beside the circuit.
    pub fn keep(&mut self, bytes: u64) {
        self.beside += bytes;
    }

    /// Counts memory that is needed until the law is unrolled, or until [`Self::pass`].
    pub fn need(&mut self, bytes: u64) -> Result<(), Refused> {
        self.passing += bytes;
        self.step(0)
    }

    /// Makes sure that there is memory for what is made before the next step.
    pub fn expect(&mut self, bytes: u64) -> Result<(), Refused> {
        let needed = self.passing;
        self.passing += bytes;
        let has_room = self.step(0);
        self.passing = needed;
        has_room
    }

    /// How much memory is needed now beside what is kept.
    pub fn needed(&self) -> u64 {
        self.passing
    }

    /// From here on only so much is needed beside what is kept.
    pub fn pass(&mut self, needed: u64) {
        self.passing = needed;
    }

    /// Why it was stopped, if it was.
    pub fn why(&self) -> Option<Why> {
        self.why
    }

    /// The finished circuit. The budget's share holds its memory until it is dropped.
    pub fn finish(self) -> Circuit {
        let kept = self.circuit.bytes() + self.beside;
        self.budget.keep(kept);
        self.circuit
    }
}

impl Deref for Making<'_, '_> {
    type Target = Circuit;

    fn deref(&self) -> &Circuit {
        &self.circuit
    }
}

impl DerefMut for Making<'_, '_> {
    fn deref_mut(&mut self) -> &mut Circuit {
        &mut self.circuit
    }
}
