//! The state of a level as one flat array of bytes, and where each matrix and item is in it. What decides how the game
//! continues comes first (the key); what is only shown or counted comes after it. A hash of the key is updated with
//! every change.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "a MemoryPlan gives every item and every cell of a matrix its bytes, and every cell that can change its weight"
)]

use crate::proved::{proved, proved_chunk, proved_chunk_mut, proved_mut};
use crate::tree::history::History;
use crate::tree::scope::{Scope, Type};
use crate::tree::usage::Usage;

/// How the cells of a matrix are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// Words, up to 256 of them: one byte per cell.
    Byte,
    /// Words: two bytes per cell.
    Wide,
    /// True or false: one bit per cell.
    Bit,
    /// Numbers: four bytes per cell.
    Number,
}

impl Coding {
    fn bytes(self, cells: usize) -> usize {
        match self {
            Self::Byte => cells,
            Self::Wide => cells.saturating_mul(2),
            Self::Bit => cells.div_ceil(8),
            Self::Number => cells.saturating_mul(4),
        }
    }
}

/// Nearly every instruction reads or writes a cell of one of the first two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FastCoding {
    /// [`Coding::Byte`], may change.
    Bytes,
    /// [`Coding::Bit`], may change.
    Bits,
    /// Any other, or constant.
    Other,
}

/// What [`MatrixPlan::per_row`] is a fraction of: with at most 255 columns and rows, the row that comes of it is exact.
const ONE: u64 = 1 << 24;

/// The size and storage of a matrix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatrixPlan {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// By what an index is multiplied, and then divided by [`ONE`], instead of being divided by the width.
    pub per_row: u64,
    /// How its cells are stored.
    pub coding: Coding,
    /// The fast path to its cells, if it has one.
    pub fast: FastCoding,
    /// Its first byte in the state, or in [`MemoryPlan::constants`].
    pub base: usize,
    /// Whether it never changes: then it is stored in [`MemoryPlan::constants`].
    pub constant: bool,
    /// The number of its first cell among all cells that can change; the weights of its cells start there.
    pub first: usize,
}

/// The storage of an item: four bytes from `offset`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ItemPlan {
    /// Its first byte.
    pub offset: usize,
    /// Whether it belongs to the key.
    pub key: bool,
    /// The weight of its value in the hash; 0 if it does not belong to the key.
    pub weight: u64,
}

/// The storage of everything in a level.
#[derive(Debug, Clone, Default)]
pub struct MemoryPlan {
    /// By slot.
    pub matrices: Vec<MatrixPlan>,
    /// By slot.
    pub items: Vec<ItemPlan>,
    /// How many bytes belong to the key.
    pub key_bytes: usize,
    /// How many bytes there are.
    pub bytes: usize,
    /// The weights of the cells of all matrices that can change.
    pub weights: Box<[u64]>,
    /// The matrices that never change.
    pub constants: Box<[u8]>,
    /// Slots of the matrices that only remember.
    remembered_matrices: Vec<usize>,
    /// Slots of the items of the key that only remember.
    remembered_items: Vec<usize>,
}

impl MemoryPlan {
    /// Decides where everything is stored.
    pub fn new(scope: &Scope, usage: &Usage) -> Self {
        let words = if scope.words.count() <= 256 { Coding::Byte } else { Coding::Wide };
        let mut plan = Self::default();
        let (mut constant, mut first) = (0, 0);
        for (matrix, changes) in scope.matrices.iter().zip(usage.changed.iter().copied()) {
            let coding = match matrix.kind {
                Type::Text => words,
                Type::Bool => Coding::Bit,
                Type::Int => Coding::Number,
            };
            let next = if changes { &mut plan.bytes } else { &mut constant };
            plan.matrices.push(MatrixPlan {
                width: matrix.size.width.into(),
                height: matrix.size.height.into(),
                per_row: ONE.div_ceil(u64::from(matrix.size.width).max(1)),
                coding,
                fast: match coding {
                    Coding::Byte if changes => FastCoding::Bytes,
                    Coding::Bit if changes => FastCoding::Bits,
                    _ => FastCoding::Other,
                },
                base: *next,
                constant: !changes,
                first,
            });
            *next += coding.bytes(matrix.size.area());
            first += if changes { matrix.size.area() } else { 0 };
        }
        plan.weights = (0..first).map(weight).collect();
        plan.items = vec![ItemPlan { offset: 0, key: false, weight: 0 }; scope.items.len()];
        for of_key in [true, false] {
            for (slot, (item, decides)) in plan.items.iter_mut().zip(&usage.decides).enumerate() {
                if *decides == of_key {
                    let weight = if of_key { weight(first + slot) } else { 0 };
                    *item = ItemPlan { offset: plan.bytes, key: of_key, weight };
                    plan.bytes += 4;
                }
            }
            if of_key {
                plan.key_bytes = plan.bytes;
            }
        }
        plan.constants = vec![0; constant].into_boxed_slice();
        plan.put_constants(scope);
        plan
    }

    /// Says which matrices and items only remember. They have no weight in the sum, so that it is that of the position.
    pub fn remember(&mut self, history: &History) {
        for (slot, (matrix, only)) in self.matrices.iter().zip(&history.matrices).enumerate() {
            if *only && !matrix.constant {
                let weights = self.weights.iter_mut().skip(matrix.first).take(matrix.area());
                weights.for_each(|weight| *weight = 0);
                self.remembered_matrices.push(slot);
            }
        }
        for (slot, (item, only)) in self.items.iter_mut().zip(&history.items).enumerate() {
            if *only && item.key {
                item.weight = 0;
                self.remembered_items.push(slot);
            }
        }
    }

    /// Slots of the matrices and of the items of the key that only remember.
    pub fn remembered(&self) -> (&[usize], &[usize]) {
        (&self.remembered_matrices, &self.remembered_items)
    }

    /// Whether anything only remembers.
    #[inline]
    pub fn has_history(&self) -> bool {
        !(self.remembered_matrices.is_empty() && self.remembered_items.is_empty())
    }

    /// Stores the matrices that never change, with their values in `scope`.
    pub fn put_constants(&mut self, scope: &Scope) {
        for (matrix, slot) in self.matrices.iter().zip(&scope.matrices).filter(|(m, _)| m.constant) {
            for (index, value) in slot.start.iter().enumerate() {
                matrix.write(&mut self.constants, index, *value);
            }
        }
    }
}

impl ItemPlan {
    /// The item's value.
    #[inline(always)]
    pub fn read(&self, bytes: &[u8]) -> i32 {
        read_number(bytes, self.offset)
    }

    /// Writes the value and returns the updated sum of the hash.
    #[inline(always)]
    pub fn write(&self, bytes: &mut [u8], sum: u64, value: i32) -> u64 {
        let old = write_number(bytes, self.offset, value);
        sum.wrapping_add(change(self.weight, old, value))
    }
}

impl MatrixPlan {
    /// The index of a cell in the matrix; none outside it.
    #[inline(always)]
    pub fn index(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (x.cast_unsigned(), y.cast_unsigned());
        (x < self.width && y < self.height).then(|| (y * self.width + x) as usize)
    }

    /// The index of the cell this many times a direction away from a point; none outside the matrix or on overflow.
    #[inline(always)]
    pub fn index_further(&self, (x, y): (i32, i32), (dx, dy): (i32, i32), times: i8) -> Option<usize> {
        let times = i32::from(times);
        self.index(x.wrapping_add(dx.wrapping_mul(times)), y.wrapping_add(dy.wrapping_mul(times)))
    }

    /// The cell at this index in the matrix; none if there are fewer.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "a matrix has at most 255 columns and rows")]
    pub fn nth_cell(&self, index: i32) -> Option<(i32, i32)> {
        let index = index.cast_unsigned();
        let row = (u64::from(index) * self.per_row / ONE) as u32;
        let column = index.wrapping_sub(row.wrapping_mul(self.width));
        (index < self.width * self.height).then(|| (column.cast_signed(), row.cast_signed()))
    }

    /// The cell at this index in the matrix.
    pub fn cell(&self, index: usize) -> (i32, i32) {
        let width = (self.width as usize).max(1);
        let coordinate = |n: usize| i32::try_from(n).expect("a matrix has at most 255 columns and rows");
        (coordinate(index % width), coordinate(index / width))
    }

    /// How many cells there are.
    pub fn area(&self) -> usize {
        (self.width * self.height) as usize
    }

    /// The value of the cell at this index.
    pub fn read(&self, bytes: &[u8], index: usize) -> i32 {
        match self.coding {
            Coding::Byte => self.read_byte(bytes, index),
            Coding::Bit => self.read_bit(bytes, index),
            Coding::Wide => u16::from_le_bytes(proved_chunk(bytes, self.base + index * 2)).into(),
            Coding::Number => read_number(bytes, self.base + index * 4),
        }
    }

    /// The value of a cell of a matrix of [`Coding::Byte`].
    #[inline(always)]
    pub fn read_byte(&self, bytes: &[u8], index: usize) -> i32 {
        (*proved(bytes, self.base + index)).into()
    }

    /// The value of a cell of a matrix of [`Coding::Bit`].
    #[inline(always)]
    pub fn read_bit(&self, bytes: &[u8], index: usize) -> i32 {
        i32::from(proved(bytes, self.base + index / 8) >> (index % 8) & 1)
    }

    /// Which of eight cells of a matrix of [`Coding::Bit`], from an index that is a multiple of 8 on, hold something else; a
    /// bit each.
    #[inline(always)]
    pub fn bits_unlike(&self, bytes: &[u8], first: usize, value: bool) -> u8 {
        let cells = (self.area() - first).min(8);
        let all = u8::MAX >> (8 - cells);
        (proved(bytes, self.base + first / 8) ^ if value { u8::MAX } else { 0 }) & all
    }

    /// Writes the cell at this index and returns its old value.
    pub fn write(&self, bytes: &mut [u8], index: usize, value: i32) -> i32 {
        let [low, high, ..] = value.to_le_bytes();
        match self.coding {
            Coding::Byte => self.write_byte(bytes, index, value),
            Coding::Bit => self.write_bit(bytes, index, value),
            Coding::Wide => {
                let pair = proved_chunk_mut(bytes, self.base + index * 2);
                u16::from_le_bytes(std::mem::replace(pair, [low, high])).into()
            }
            Coding::Number => write_number(bytes, self.base + index * 4, value),
        }
    }

    /// Writes a cell of a matrix of [`Coding::Byte`] and returns its old value.
    #[inline(always)]
    pub fn write_byte(&self, bytes: &mut [u8], index: usize, value: i32) -> i32 {
        let [low, ..] = value.to_le_bytes();
        std::mem::replace(proved_mut(bytes, self.base + index), low).into()
    }

    /// Writes a cell of a matrix of [`Coding::Bit`] if `wanted`; returns its old and its new value.
    #[inline(always)]
    pub fn write_bit_where(&self, bytes: &mut [u8], index: usize, value: i32, wanted: bool) -> (i32, i32) {
        let byte = proved_mut(bytes, self.base + index / 8);
        let place = index % 8;
        let old = *byte >> place & 1;
        let changes = (old ^ u8::from(value != 0)) & u8::from(wanted);
        *byte ^= changes << place;
        (old.into(), (old ^ changes).into())
    }

    /// Writes a cell of a matrix of [`Coding::Bit`] and returns its old value.
    #[inline(always)]
    pub fn write_bit(&self, bytes: &mut [u8], index: usize, value: i32) -> i32 {
        let byte = proved_mut(bytes, self.base + index / 8);
        let place = index % 8;
        let old = *byte >> place & 1;
        *byte ^= (old ^ u8::from(value != 0)) << place;
        old.into()
    }
}

#[inline(always)]
pub(crate) fn read_number(bytes: &[u8], offset: usize) -> i32 {
    i32::from_le_bytes(proved_chunk(bytes, offset))
}

#[inline(always)]
fn write_number(bytes: &mut [u8], offset: usize, value: i32) -> i32 {
    let four = proved_chunk_mut(bytes, offset);
    i32::from_le_bytes(std::mem::replace(four, value.to_le_bytes()))
}

/// Whether and how the game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum End {
    /// It continues.
    #[default]
    Open,
    /// STATE equals a FINAL.
    Finished,
    /// `win`, by this player.
    Won(u8),
    /// `lose`.
    Lost,
    /// `draw`.
    Drawn,
}

/// A whole state of a level. `clone_from` a state of the same level allocates no memory.
#[derive(Debug, PartialEq, Eq)]
pub struct Memory {
    /// The matrices that can change, then the items, as [`MemoryPlan`] says.
    pub(crate) bytes: Box<[u8]>,
    /// The hash of the key without what only remembers.
    pub(crate) sum: u64,
    /// The chance generator.
    pub(crate) chance: u64,
    /// Moves since the level's start.
    pub(crate) moves: u32,
    /// Whether and how the game has ended.
    pub(crate) end: End,
}

impl Memory {
    /// How many bytes its matrices and items take.
    pub fn size_bytes(&self) -> usize {
        self.bytes.len()
    }
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Self { bytes: self.bytes.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { bytes, sum, chance, moves, end } = self;
        bytes.clone_from(&other.bytes);
        (*sum, *chance, *moves, *end) = (other.sum, other.chance, other.moves, other.end);
    }
}

impl std::hash::Hash for Memory {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.sum);
    }
}

/// The weight of one place in the hash. The hash is the sum of value times weight over all places, so that a change
/// costs one multiplication. Two different keys have the same hash with a probability of about 1 in 2^56, as long as
/// the weights are like random numbers: they are the numbers of a splitmix64 generator (Steele, Lea, Flood 2014).
fn weight(place: usize) -> u64 {
    let mut mixed = (place as u64).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31 | 1
}

/// By how much the sum changes when the value of a place changes.
#[inline(always)]
pub(crate) fn change(weight: u64, old: i32, new: i32) -> u64 {
    weight.wrapping_mul(i64::from(new).wrapping_sub(i64::from(old)).cast_unsigned())
}

impl Memory {
    /// Whether and how the game has ended.
    #[inline]
    pub fn end(&self) -> End {
        self.end
    }

    /// Moves since the level's start.
    #[inline]
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The current state of the chance generator.
    #[inline]
    pub fn seed(&self) -> u64 {
        self.chance
    }

    /// Sets the chance generator for the following moves.
    #[inline]
    pub fn reseed(&mut self, seed: u64) {
        self.chance = seed;
    }

    /// The hash of everything that decides how the game continues, but for what only remembers.
    #[inline]
    pub fn position_hash(&self) -> u64 {
        self.sum
    }

    /// A state with the values of `scope`, by slot and in the order of each matrix's cells.
    pub(crate) fn new(plan: &MemoryPlan, scope: &Scope, chance: u64) -> Self {
        let bytes = vec![0; plan.bytes].into_boxed_slice();
        let mut memory = Self { bytes, sum: 0, chance, moves: 0, end: End::Open };
        for (matrix, slot) in plan.matrices.iter().zip(&scope.matrices).filter(|(m, _)| !m.constant) {
            for (index, value) in slot.start.iter().enumerate() {
                matrix.write(&mut memory.bytes, index, *value);
            }
        }
        for (item, slot) in plan.items.iter().zip(&scope.items) {
            write_number(&mut memory.bytes, item.offset, slot.start);
        }
        memory.sum = memory.full_sum(plan);
        memory
    }

    /// The sum of the position computed from scratch; the stored one must equal it.
    pub(crate) fn full_sum(&self, plan: &MemoryPlan) -> u64 {
        let mut sum = 0_u64;
        for matrix in plan.matrices.iter().filter(|m| !m.constant) {
            let weights = plan.weights.iter().skip(matrix.first);
            for (index, weight) in (0..matrix.area()).zip(weights) {
                sum = sum.wrapping_add(change(*weight, 0, matrix.read(&self.bytes, index)));
            }
        }
        for item in &plan.items {
            sum = sum.wrapping_add(change(item.weight, 0, read_number(&self.bytes, item.offset)));
        }
        sum
    }

    /// The sum of what only remembers.
    pub(crate) fn past_sum(&self, plan: &MemoryPlan) -> u64 {
        let mut sum = 0_u64;
        for matrix in plan.remembered_matrices.iter().map(|slot| plan.matrices[*slot]) {
            for index in 0..matrix.area() {
                sum = sum.wrapping_add(change(weight(matrix.first + index), 0, matrix.read(&self.bytes, index)));
            }
        }
        for slot in &plan.remembered_items {
            sum = sum.wrapping_add(change(weight(plan.weights.len() + slot), 0, self.item(plan, *slot)));
        }
        sum
    }

    /// The value of the cell at this index in its matrix.
    #[inline]
    pub(crate) fn read(&self, plan: &MemoryPlan, matrix: &MatrixPlan, index: usize) -> i32 {
        matrix.read(if matrix.constant { &plan.constants } else { &self.bytes }, index)
    }

    /// Writes a cell of a matrix that can change; returns its old value.
    #[inline]
    pub(crate) fn write(&mut self, plan: &MemoryPlan, matrix: &MatrixPlan, index: usize, value: i32) -> i32 {
        let old = matrix.write(&mut self.bytes, index, value);
        self.sum = self.sum.wrapping_add(change(*proved(&plan.weights, matrix.first + index), old, value));
        old
    }

    /// The value of an item.
    #[inline(always)]
    pub(crate) fn item(&self, plan: &MemoryPlan, slot: usize) -> i32 {
        proved(&plan.items, slot).read(&self.bytes)
    }

    /// Writes an item.
    #[inline(always)]
    pub(crate) fn set_item(&mut self, plan: &MemoryPlan, slot: usize, value: i32) {
        self.sum = proved(&plan.items, slot).write(&mut self.bytes, self.sum, value);
    }
}
