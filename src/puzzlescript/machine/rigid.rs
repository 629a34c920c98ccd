//! What rigid rules decided in a turn: if a part of it cannot move, none of it may.

use crate::puzzlescript::bits::Bits;

/// What rigid rules decided about a cell.
#[derive(Debug, Clone, Default)]
struct Decision<const M: usize> {
    /// By layer: the numbers of the groups, from 1, as bits of one mask like in the original.
    groups: Vec<u8>,
    /// The layers that a rigid rule moved.
    decided: Bits<M>,
}

/// What rigid rules decided about each cell; of a game without rigid rules, of no cell.
#[derive(Debug, Clone, Default)]
pub(super) struct Rigid<const M: usize> {
    cells: Vec<Decision<M>>,
}

impl<const M: usize> Rigid<M> {
    /// Nothing is decided about any of this many cells.
    pub fn new(cells: usize) -> Self {
        Self { cells: vec![Decision::default(); cells] }
    }

    /// Notes that a rule of a group decided movements on a cell; whether that is new.
    pub fn mark(&mut self, at: usize, group: u8, decided: &Bits<M>, layers: usize) -> bool {
        let Some(decision) = self.cells.get_mut(at) else { return false };
        if decided.is_empty() {
            return false;
        }
        decision.groups.resize(layers, 0);
        let known = decision
            .groups
            .iter()
            .enumerate()
            .all(|(layer, have)| have & group & decided.layer(layer) == group & decided.layer(layer));
        if known || decision.decided.contains(decided) {
            return false;
        }
        for (layer, have) in decision.groups.iter_mut().enumerate() {
            *have |= group & decided.layer(layer);
        }
        decision.decided.add(decided);
        true
    }

    /// Of the movements left on a cell those that rigid rules decided; none if they decided nothing there.
    pub fn held_up(&self, at: usize, moves: &Bits<M>) -> Option<Bits<M>> {
        let decision = self.cells.get(at).filter(|decision| !decision.decided.is_empty())?;
        Some(moves.and(&decision.decided))
    }

    /// The group that decided the lowest of these movements on a cell.
    pub fn group(&self, at: usize, moves: &Bits<M>, layers: usize) -> Option<u8> {
        let layer = (0..layers).find(|layer| moves.layer(*layer) != 0)?;
        Some(self.cells.get(at)?.groups.get(layer).copied().unwrap_or(0))
    }
}
