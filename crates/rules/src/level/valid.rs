//! Which cells can be chosen in a state: VALID, a bit for each cell.

use super::CompiledLevel;
use crate::proved::proved;
use crate::run::memory::{End, Memory};
use switchboard_base::grid::Cell;

impl CompiledLevel {
    /// Whether VALID is true there and the game has not ended.
    #[inline]
    pub fn is_valid(&self, memory: &Memory, cell: Cell) -> bool {
        memory.end == End::Open
            && self
                .valid
                .index(cell.x.into(), cell.y.into())
                .is_some_and(|i| memory.read(&self.plan, &self.valid, i) != 0)
    }

    /// All cells whose VALID is true, row by row; none once the game has ended.
    #[inline]
    pub fn valid_cells<'m>(&'m self, memory: &'m Memory) -> impl Iterator<Item = Cell> + 'm {
        let bits = if memory.end == End::Open { self.valid_bits(memory) } else { &[] };
        let bytes = (0_usize..).step_by(8).zip(bits);
        bytes.flat_map(move |(first, byte)| {
            let mut left = *byte;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                self.cells.get(first + bit).copied()
            })
        })
    }

    /// Calls `see` with each of the [`CompiledLevel::valid_cells`]: quicker than the iterator, whose state costs more than
    /// what is done for a cell.
    #[inline]
    pub fn each_valid_cell(&self, memory: &Memory, mut see: impl FnMut(Cell)) {
        let bits = if memory.end == End::Open { self.valid_bits(memory) } else { &[] };
        for (number, byte) in bits.iter().enumerate() {
            let mut left = *byte;
            while left != 0 {
                see(*proved(&self.cells, number * 8 + left.trailing_zeros() as usize));
                left &= left - 1;
            }
        }
    }

    /// How many cells are valid.
    #[inline]
    pub fn count_valid(&self, memory: &Memory) -> usize {
        let bits = if memory.end == End::Open { self.valid_bits(memory) } else { &[] };
        bits.iter().map(|byte| byte.count_ones() as usize).sum()
    }

    /// The valid cell with this index among them, from 0.
    #[inline]
    pub fn valid_cell(&self, memory: &Memory, mut place: usize) -> Option<Cell> {
        let bits = if memory.end == End::Open { self.valid_bits(memory) } else { &[] };
        for (first, byte) in (0_usize..).step_by(8).zip(bits) {
            let ones = byte.count_ones() as usize;
            if place < ones {
                let left = (0..place).fold(*byte, |left, _| left & left.wrapping_sub(1));
                return self.cells.get(first + left.trailing_zeros() as usize).copied();
            }
            place -= ones;
        }
        None
    }

    /// VALID without the cells that were already valid in an earlier state, one byte per eight cells.
    fn fresh_bits<'m>(&self, memory: &'m Memory, earlier: &'m Memory) -> impl Iterator<Item = u8> + 'm {
        let bits = if memory.end == End::Open { self.valid_bits(memory) } else { &[] };
        bits.iter().zip(self.valid_bits(earlier)).map(|(now, before)| now & !before)
    }

    /// How many cells are valid that were not valid in an earlier state.
    #[inline]
    pub fn count_fresh(&self, memory: &Memory, earlier: &Memory) -> usize {
        self.fresh_bits(memory, earlier).map(|byte| byte.count_ones() as usize).sum()
    }

    /// The cell with this index, from 0, among those that are valid and were not valid in an earlier state.
    #[inline]
    pub fn fresh_cell(&self, memory: &Memory, earlier: &Memory, mut place: usize) -> Option<Cell> {
        for (first, byte) in (0_usize..).step_by(8).zip(self.fresh_bits(memory, earlier)) {
            let ones = byte.count_ones() as usize;
            if place < ones {
                let left = (0..place).fold(byte, |left, _| left & left.wrapping_sub(1));
                return self.cells.get(first + left.trailing_zeros() as usize).copied();
            }
            place -= ones;
        }
        None
    }

    /// VALID, one bit per cell; the bits past the last cell are 0.
    #[expect(clippy::indexing_slicing, reason = "a level's states have the bytes of its plan")]
    fn valid_bits<'m>(&self, memory: &'m Memory) -> &'m [u8] {
        let bytes = self.valid.base..self.valid.base + self.valid.area().div_ceil(8);
        &memory.bytes[bytes]
    }

    pub(super) fn any_valid(&self, memory: &Memory) -> bool {
        self.valid_bits(memory).iter().any(|b| *b != 0)
    }
}
