//! The states found, each once: its key in one long stretch of memory, 24 bytes about it, and a hash table to find it again. Besides its
//! key, a state takes 24 bytes and between 11 and 16 bytes of the hash table; a search's queue adds 4 for each entry.

#![expect(clippy::indexing_slicing, reason = "slots are below their number, and an Id is that of a state in the table")]

use super::budget::ASK_STATES;
use az::WrappingAs;
use std::ops::Range;

/// The number of a state in the table: counted from 0 in the order in which states were found.
pub type Id = u32;

/// No state: the parent of the first.
pub const NONE: Id = Id::MAX;

/// A free slot of the hash table.
const FREE: u64 = u64::MAX;

/// Keys are kept in blocks of this many, so that growing moves none of them.
const BLOCK: usize = 1 << 14;

/// What is known of a state besides its key.
#[derive(Debug, Clone, Copy)]
pub struct StateNode {
    /// Hash of the key.
    pub hash: u64,
    /// The state from which it was reached.
    pub parent: Id,
    /// Moves from the start.
    pub depth: u32,
    /// The number of the move that led to it.
    pub by: u16,
    /// Its estimated distance from the end.
    pub estimate: u16,
    /// Whether its successors are known.
    pub expanded: bool,
}

impl StateNode {
    /// The state that a search begins with.
    pub const fn first() -> Self {
        Self { hash: 0, parent: NONE, depth: 0, by: u16::MAX, estimate: 0, expanded: false }
    }
}

/// States waiting to be looked up, a few at a time: a table far larger than the processor's cache is read for all of them at once, so that
/// their slots are fetched in parallel instead of one after the other.
#[derive(Debug, Default)]
pub struct Batch {
    keys: Vec<u8>,
    nodes: Vec<StateNode>,
    /// What lies in the slot where each is looked for first.
    found: Vec<u64>,
}

/// How many bytes of memory are fetched together.
const LINE: usize = 64;

/// The most states of a batch.
const BATCH: usize = 128;

impl Batch {
    /// Adds a state; the parts of its key in order.
    pub fn add(&mut self, key: [&[u8]; 2], node: StateNode) {
        key.into_iter().for_each(|part| self.keys.extend_from_slice(part));
        self.nodes.push(node);
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> u64 {
        let states = self.nodes.capacity() * size_of::<StateNode>() + self.found.capacity() * size_of::<u64>();
        (self.keys.capacity() + states) as u64
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether it is time to look them up.
    pub fn is_full(&self) -> bool {
        self.nodes.len() >= BATCH
    }
}

/// All states found.
#[derive(Debug)]
pub struct StateTable {
    stride: usize,
    keys: Vec<Vec<u8>>,
    nodes: Vec<Vec<StateNode>>,
    count: usize,
    /// The mark of a state (the upper half of its hash) and its number, in the first free slot after the one that the mark points to. A
    /// larger table has the same order, so that it grows without reading the states.
    slots: Vec<u64>,
}

impl StateTable {
    /// An empty table for keys of `stride` bytes.
    pub fn new(stride: usize) -> Self {
        Self { stride, keys: Vec::new(), nodes: Vec::new(), count: 0, slots: vec![FREE; 1 << 10] }
    }

    /// How many bytes a key has.
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// All states, in the order in which they were found.
    #[expect(clippy::expect_used, reason = "no state is kept that has no number")]
    pub fn ids(&self) -> Range<Id> {
        0..Id::try_from(self.count).expect("each state has a number")
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> u64 {
        let keys = self.keys.iter().take(1).map(Vec::capacity).sum::<usize>();
        let nodes = self.nodes.iter().take(1).map(Vec::capacity).sum::<usize>() * size_of::<StateNode>();
        let blocks = self.keys.len().saturating_sub(1) * self.block();
        (keys + nodes + blocks + self.slots.len() * size_of::<u64>()) as u64
    }

    /// How many bytes it may take until its search asks again.
    pub fn bytes_to_grow(&self) -> u64 {
        let soon = self.count + ASK_STATES as usize;
        let slots = if self.is_crowded(soon) { self.larger() * size_of::<u64>() } else { 0 };
        let block = match self.count {
            0..BLOCK => 2 * self.count * (self.stride + size_of::<StateNode>()),
            count if soon.div_ceil(BLOCK) > count.div_ceil(BLOCK) => self.block(),
            _ => 0,
        };
        self.bytes() + (slots + block) as u64
    }

    /// How many bytes a block of states takes.
    fn block(&self) -> usize {
        BLOCK * (self.stride + size_of::<StateNode>())
    }

    /// How many slots the table has once it has grown.
    fn larger(&self) -> usize {
        self.slots.len() + self.slots.len() / 2
    }

    fn is_crowded(&self, count: usize) -> bool {
        count * 4 > self.slots.len() * 3
    }

    /// The key of a state.
    #[inline]
    pub fn key(&self, id: Id) -> &[u8] {
        let (block, at) = (id as usize / BLOCK, id as usize % BLOCK * self.stride);
        &self.keys[block][at..at + self.stride]
    }

    /// What is known of a state.
    #[inline]
    pub fn node(&self, id: Id) -> Option<&StateNode> {
        self.nodes.get(id as usize / BLOCK)?.get(id as usize % BLOCK)
    }

    /// What is known of a state, to be changed.
    #[inline]
    pub fn node_mut(&mut self, id: Id) -> Option<&mut StateNode> {
        self.nodes.get_mut(id as usize / BLOCK)?.get_mut(id as usize % BLOCK)
    }

    /// The state with this key, and whether it is new: if so, `node` is stored with it. `None` if no number is left for it.
    pub fn meet(&mut self, key: &[u8], node: StateNode) -> Option<(Id, bool)> {
        let mark = mark(node.hash);
        let at = match self.look(key, mark) {
            Ok(id) => return Some((id, false)),
            Err(free) => free,
        };
        let id = Id::try_from(self.count).ok().filter(|id| *id != NONE)?;
        if self.count.is_multiple_of(BLOCK) {
            // the first block grows as it fills: many tables stay small
            let block = if self.count == 0 { 0 } else { BLOCK };
            self.keys.push(Vec::with_capacity(block * self.stride));
            self.nodes.push(Vec::with_capacity(block));
        }
        self.keys.last_mut()?.extend_from_slice(key);
        self.nodes.last_mut()?.push(node);
        self.slots[at] = mark << 32 | u64::from(id);
        self.count += 1;
        if self.is_crowded(self.count) {
            self.grow();
        }
        Some((id, true))
    }

    /// The state with this key, or the free slot where its number belongs.
    #[inline]
    fn look(&self, key: &[u8], mark: u64) -> Result<Id, usize> {
        let mut at = self.place(mark);
        loop {
            match self.slots[at] {
                FREE => return Err(at),
                slot if slot >> 32 == mark && self.key(number(slot)) == key => return Ok(number(slot)),
                _ => at = self.after(at),
            }
        }
    }

    /// The state with this key and hash, if it is known.
    pub fn find(&self, key: &[u8], hash: u64) -> Option<Id> {
        self.look(key, mark(hash)).ok()
    }

    /// Looks up and keeps all states of a batch in order, and empties it. `None` if no number is left for one.
    pub fn meet_all(&mut self, batch: &mut Batch) -> Option<()> {
        self.fetch(batch);
        let Batch { keys, nodes, .. } = batch;
        for (key, node) in keys.chunks_exact(self.stride.max(1)).zip(nodes.iter()) {
            self.meet(key, *node)?;
        }
        keys.clear();
        nodes.clear();
        Some(())
    }

    /// The slot where a mark is looked for first.
    #[inline]
    #[expect(clippy::expect_used, reason = "a mark has 32 bits")]
    fn place(&self, mark: u64) -> usize {
        usize::try_from((mark * self.slots.len() as u64) >> 32).expect("it is below the number of slots")
    }

    /// The slot after another.
    #[inline]
    fn after(&self, at: usize) -> usize {
        if at + 1 < self.slots.len() { at + 1 } else { 0 }
    }

    /// Reads the memory that looking up these states will need and does nothing with it: it then lies in the cache.
    fn fetch(&self, batch: &mut Batch) {
        let Batch { nodes, found, .. } = batch;
        found.clear();
        found.extend(nodes.iter().map(|node| self.slots[self.place(mark(node.hash))]));
        for (slot, _) in found.iter().zip(nodes.iter()).filter(|(slot, node)| **slot >> 32 == mark(node.hash)) {
            let key = self.key(number(*slot));
            std::hint::black_box((key.first().copied(), key.get(LINE).copied(), key.last().copied()));
        }
    }

    fn grow(&mut self) {
        let larger = self.larger();
        let before = std::mem::take(&mut self.slots);
        self.slots = vec![FREE; larger];
        for slot in before.into_iter().filter(|slot| *slot != FREE) {
            let mut at = self.place(slot >> 32);
            while self.slots[at] != FREE {
                at = self.after(at);
            }
            self.slots[at] = slot;
        }
    }
}

/// The part of a hash by which it is looked up.
#[inline]
fn mark(hash: u64) -> u64 {
    hash >> 32
}

/// The state of a slot.
#[inline]
fn number(slot: u64) -> Id {
    slot.wrapping_as()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_kept_once_and_found_again_though_all_hashes_collide() {
        let mut table = StateTable::new(2);
        let node = StateNode { hash: 7, parent: NONE, depth: 0, by: 0, estimate: 0, expanded: false };
        for round in 0..2 {
            for number in 0..2_000_u16 {
                let (id, new) = table.meet(&number.to_le_bytes(), node).unwrap();
                assert_eq!((id, new), (number.into(), round == 0));
            }
        }
        assert_eq!(table.key(1_234), 1_234_u16.to_le_bytes());
        assert_eq!(table.len(), 2_000);
    }

    #[test]
    fn a_state_takes_at_most_48_bytes_beside_its_key() {
        let mut table = StateTable::new(3);
        let mut most = 0;
        for number in 0..800_000_u32 {
            let hash = u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let node = StateNode { hash, parent: NONE, depth: 0, by: 0, estimate: 0, expanded: false };
            table.meet(&number.to_le_bytes()[..3], node).unwrap();
            let met = u64::from(number) + 1;
            most = most.max(if met < 500_000 { 0 } else { (table.bytes() - 3 * met).div_ceil(met) });
        }
        assert!((36..=41).contains(&most), "{most}"); // the rest is left for queues
    }
}
