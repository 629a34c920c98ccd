//! Movements that rigid rules determine in a turn: if one of a rule's movements is blocked, none of them may happen.

use crate::bits::Bits;

/// What rigid rules determined about a cell.
#[derive(Debug, Clone, Default)]
struct RigidDecision<const M: usize> {
    /// By layer: the numbers of the groups, from 1, combined bit by bit in one mask, as in the original.
    groups: Vec<u8>,
    /// The layers whose movement a rigid rule determined.
    decided: Bits<M>,
}

/// What rigid rules determined about each cell; no cells if the game has no rigid rules.
#[derive(Debug, Clone, Default)]
pub(super) struct Rigid<const M: usize> {
    cells: Vec<RigidDecision<M>>,
}

impl<const M: usize> Rigid<M> {
    /// For this many cells, with nothing determined.
    pub fn new(cells: usize) -> Self {
        Self { cells: vec![RigidDecision::default(); cells] }
    }

    /// Records that a rule of a group determined movements on a cell; returns whether that is new.
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

    /// Those of the remaining movements on a cell that rigid rules determined; none if there are none.
    pub fn held_up(&self, at: usize, moves: &Bits<M>) -> Option<Bits<M>> {
        let decision = self.cells.get(at).filter(|decision| !decision.decided.is_empty())?;
        Some(moves.and(&decision.decided))
    }

    /// The group that determined the lowest of these movements on a cell, which are [held up](Self::held_up).
    #[expect(clippy::indexing_slicing, reason = "a cell with a determined movement has a group for each layer")]
    pub fn group(&self, at: usize, moves: &Bits<M>, layers: usize) -> Option<u8> {
        let layer = (0..layers).find(|layer| moves.layer(*layer) != 0)?;
        Some(self.cells[at].groups[layer])
    }
}
