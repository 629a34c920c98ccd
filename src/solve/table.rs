//! The states met, each once: its key in one long stretch, 24 bytes about it, and a table to find it again by its hash.
//! Beside the key a state takes 24 bytes and between 5 and 11 of the table; a searcher's queue adds 4 for each entry.

/// The number of a state in the table: they count from 0 in the order in which they were met.
pub type Id = u32;

/// No state: the parent of the first.
pub const NONE: Id = Id::MAX;

/// Keys are kept in blocks of so many, so that growing moves none of them.
const BLOCK: usize = 1 << 14;

/// What is known of a state besides its key.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    /// Hash of the key.
    pub hash: u64,
    /// The state it was met from.
    pub parent: Id,
    /// Moves from the start.
    pub depth: u32,
    /// The cell chosen, counted row by row.
    pub by: u16,
    /// How far it seems to be from the end.
    pub estimate: u16,
    /// Whether the states after it are known.
    pub expanded: bool,
}

impl Node {
    /// The state that a search begins with.
    pub const fn first() -> Self {
        Self { hash: 0, parent: NONE, depth: 0, by: u16::MAX, estimate: 0, expanded: false }
    }
}

/// States that wait to be met, a few at a time: a table far past the processor's cache is asked for all of them at once,
/// so that their places in it are fetched side by side instead of one after the other.
#[derive(Debug, Default)]
pub struct Batch {
    keys: Vec<u8>,
    nodes: Vec<Node>,
    /// What stands at the place where each would be looked for first.
    ids: Vec<Id>,
}

/// The most states of a batch.
const BATCH: usize = 64;

impl Batch {
    /// Adds a state; the key's parts in order.
    pub fn add(&mut self, key: [&[u8]; 2], node: Node) {
        key.into_iter().for_each(|part| self.keys.extend_from_slice(part));
        self.nodes.push(node);
    }

    /// Whether it is time to meet them.
    pub fn is_full(&self) -> bool {
        self.nodes.len() >= BATCH
    }
}

/// All states met.
#[derive(Debug)]
pub struct Table {
    stride: usize,
    keys: Vec<Vec<u8>>,
    nodes: Vec<Vec<Node>>,
    count: usize,
    slots: Vec<Id>,
}

impl Table {
    /// An empty table for keys of `stride` bytes.
    pub fn new(stride: usize) -> Self {
        Self { stride, keys: Vec::new(), nodes: Vec::new(), count: 0, slots: vec![NONE; 1 << 10] }
    }

    /// How many bytes a key has.
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> u64 {
        let block = BLOCK * (self.stride + size_of::<Node>());
        (self.keys.len() * block + self.slots.len() * size_of::<Id>()) as u64
    }

    /// How many bytes it may take while it grows by one more.
    pub fn bytes_to_grow(&self) -> u64 {
        let doubling = self.is_crowded(self.count + 1);
        let more = if doubling { self.slots.len() * 2 * size_of::<Id>() } else { 0 };
        self.bytes() + more as u64
    }

    fn is_crowded(&self, count: usize) -> bool {
        count * 4 > self.slots.len() * 3
    }

    /// The key of a state.
    #[inline]
    pub fn key(&self, id: Id) -> &[u8] {
        let (block, at) = (id as usize / BLOCK, id as usize % BLOCK * self.stride);
        self.keys.get(block).and_then(|keys| keys.get(at..at + self.stride)).unwrap_or_default()
    }

    /// What is known of a state.
    #[inline]
    pub fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(id as usize / BLOCK)?.get(id as usize % BLOCK)
    }

    /// What is known of a state, to change it.
    #[inline]
    pub fn node_mut(&mut self, id: Id) -> Option<&mut Node> {
        self.nodes.get_mut(id as usize / BLOCK)?.get_mut(id as usize % BLOCK)
    }

    /// The state with this key, and whether it is new: then `node` is kept with it.
    /// None when there is no number left for it.
    pub fn meet(&mut self, key: &[u8], node: Node) -> Option<(Id, bool)> {
        let mask = self.slots.len() - 1;
        let mut at = spread(node.hash) & mask;
        loop {
            match self.slots.get(at).copied().unwrap_or(NONE) {
                NONE => break,
                id if self.node(id).is_some_and(|n| n.hash == node.hash) && self.key(id) == key => {
                    return Some((id, false));
                }
                _ => at = (at + 1) & mask,
            }
        }
        let id = Id::try_from(self.count).ok().filter(|id| *id != NONE)?;
        if self.count.is_multiple_of(BLOCK) {
            self.keys.push(Vec::with_capacity(BLOCK * self.stride));
            self.nodes.push(Vec::with_capacity(BLOCK));
        }
        self.keys.last_mut()?.extend_from_slice(key);
        self.nodes.last_mut()?.push(node);
        *self.slots.get_mut(at)? = id;
        self.count += 1;
        if self.is_crowded(self.count) {
            self.grow();
        }
        Some((id, true))
    }

    /// Meets all states of a batch in order and empties it. None when there is no number left for one.
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

    /// Reads what meeting these states will ask for, and does nothing with it: it then lies in the cache.
    fn fetch(&self, batch: &mut Batch) {
        let mask = self.slots.len() - 1;
        let Batch { nodes, ids, .. } = batch;
        ids.clear();
        ids.extend(nodes.iter().map(|node| self.slots.get(spread(node.hash) & mask).copied().unwrap_or(NONE)));
        for (id, node) in ids.iter_mut().zip(nodes.iter()) {
            if self.node(*id).is_none_or(|known| known.hash != node.hash) {
                *id = NONE;
            }
        }
        let ends = |id: &Id| (self.key(*id).first().copied(), self.key(*id).last().copied());
        ids.iter().for_each(|id| {
            std::hint::black_box(ends(id));
        });
    }

    fn grow(&mut self) {
        let mask = self.slots.len() * 2 - 1;
        let mut slots = vec![NONE; mask + 1];
        for (number, node) in self.nodes.iter().flatten().enumerate() {
            let mut at = spread(node.hash) & mask;
            while slots.get(at).is_some_and(|id| *id != NONE) {
                at = (at + 1) & mask;
            }
            if let (Some(slot), Ok(id)) = (slots.get_mut(at), Id::try_from(number)) {
                *slot = id;
            }
        }
        self.slots = slots;
    }

    /// The cells chosen on the way from the first state to this one.
    pub fn way(&self, id: Id) -> Vec<u16> {
        let mut way = Vec::new();
        let mut node = self.node(id);
        while let Some(known) = node.filter(|n| n.parent != NONE) {
            way.push(known.by);
            node = self.node(known.parent);
        }
        way.reverse();
        way
    }
}

/// Where a hash begins in the table. The low bits of a sum of hashes are as good as any.
#[inline]
fn spread(hash: u64) -> usize {
    usize::try_from(hash & u64::from(u32::MAX)).unwrap_or(0)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_kept_once_and_found_again_though_all_hashes_collide() {
        let mut table = Table::new(2);
        let node = Node { hash: 7, parent: NONE, depth: 0, by: 0, estimate: 0, expanded: false };
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
        let mut table = Table::new(3);
        for number in 0..100_000_u32 {
            let node = Node { hash: number.into(), parent: NONE, depth: 0, by: 0, estimate: 0, expanded: false };
            table.meet(&number.to_le_bytes()[..3], node).unwrap();
        }
        let beside = table.bytes() - 3 * 100_000;
        assert!(beside / 100_000 <= 40, "{}", beside / 100_000); // 8 are left for two queues
    }
}
