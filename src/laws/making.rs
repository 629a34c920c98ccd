//! The circuit of a level while it is made: what is made counts against a budget.

use super::circuit::Circuit;
use super::value::Refused;
use crate::solve::{Budget, Why};
use std::ops::{Deref, DerefMut};

/// The case of a law that was not worked out to its end because the budget is used up.
pub const STOPPED: Refused = "stopped";

/// A circuit and the budget that it is made with.
pub struct Making<'b, 'c> {
    circuit: Circuit,
    budget: &'b mut Budget<'c>,
    /// Bytes of memory taken for other things that are kept.
    beside: u64,
    /// How much memory there was at the last step: what is taken counts as work, so that the budget is asked before it is too much.
    told: u64,
    why: Option<Why>,
}

impl<'b, 'c> Making<'b, 'c> {
    /// Goes on with a circuit. The budget's share holds the memory of the circuit from then on.
    pub fn new(circuit: Circuit, budget: &'b mut Budget<'c>) -> Self {
        Self { circuit, budget, beside: 0, told: 0, why: None }
    }

    /// Counts work, and looks at how large the circuit has become.
    pub fn step(&mut self, work: u64) -> Result<(), Refused> {
        let bytes = self.circuit.bytes() + self.beside;
        let more = bytes - std::mem::replace(&mut self.told, bytes);
        self.budget.step_with(work + more, 0, || bytes).map_err(|why| {
            self.why = Some(why);
            STOPPED
        })
    }

    /// Counts memory that is kept beside the circuit.
    pub fn keep(&mut self, bytes: u64) {
        self.beside += bytes;
    }

    /// Why it was stopped, if it was.
    pub fn why(&self) -> Option<Why> {
        self.why
    }

    /// The finished circuit.
    pub fn finish(self) -> Circuit {
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
