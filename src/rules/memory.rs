//! The state of a level as one flat stretch of bytes, and where each matrix and item lies in it.
//! What decides how play goes on comes first (the key); what is only shown or counted comes after it.
//! A hash of the key is kept up to date with every change.

use super::scope::{Scope, Type};

/// How the cells of a matrix are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// Words, up to 256 of them: one byte a cell.
    Byte,
    /// Words: two bytes a cell.
    Wide,
    /// True or false: one bit a cell.
    Bit,
    /// Numbers: four bytes a cell.
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

/// Where a matrix lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatrixPlan {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// How its cells are kept.
    pub coding: Coding,
    /// Its first byte.
    pub base: usize,
    /// Whether it never changes: then it lies in [`Plan::constants`].
    pub constant: bool,
    /// The number of its first cell among all cells: what its cells are hashed by.
    pub first: u32,
}

/// Where an item lies: four bytes from `offset`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ItemPlan {
    /// Its first byte.
    pub offset: usize,
    /// Whether it belongs to the key.
    pub key: bool,
}

/// Where everything lies.
#[derive(Debug, Clone, Default)]
pub struct Plan {
    /// By slot.
    pub matrices: Vec<MatrixPlan>,
    /// By slot.
    pub items: Vec<ItemPlan>,
    /// How many bytes belong to the key.
    pub key_bytes: usize,
    /// How many bytes there are.
    pub bytes: usize,
    /// The matrices that never change.
    pub constants: Box<[u8]>,
}

/// What may change in a level and what decides its future.
#[derive(Debug, Clone, Default)]
pub struct Usage {
    /// By matrix slot: whether a rule may change it.
    pub changed: Vec<bool>,
    /// By item slot: whether its value decides how play goes on.
    pub decides: Vec<bool>,
}

impl Plan {
    /// Lays everything out.
    pub fn new(scope: &Scope, usage: &Usage) -> Self {
        let words = if scope.words.len() <= 256 { Coding::Byte } else { Coding::Wide };
        let mut plan = Self::default();
        let (mut constant, mut first) = (0, 0_u32);
        for (slot, matrix) in scope.matrices.iter().enumerate() {
            let coding = match matrix.kind {
                Type::Text => words,
                Type::Bool => Coding::Bit,
                Type::Int => Coding::Number,
            };
            let changes = usage.changed.get(slot).copied().unwrap_or(true);
            let next = if changes { &mut plan.bytes } else { &mut constant };
            plan.matrices.push(MatrixPlan {
                width: matrix.size.width.into(),
                height: matrix.size.height.into(),
                coding,
                base: *next,
                constant: !changes,
                first,
            });
            *next += coding.bytes(matrix.size.area());
            first = first.saturating_add(u32::try_from(matrix.size.area()).unwrap_or(u32::MAX));
        }
        plan.items = vec![ItemPlan { offset: 0, key: false }; scope.items.len()];
        for of_key in [true, false] {
            for (slot, item) in plan.items.iter_mut().enumerate() {
                if usage.decides.get(slot).copied().unwrap_or(true) == of_key {
                    *item = ItemPlan { offset: plan.bytes, key: of_key };
                    plan.bytes += 4;
                }
            }
            if of_key {
                plan.key_bytes = plan.bytes;
            }
        }
        let mut constants = vec![0; constant];
        for (matrix, slot) in plan.matrices.iter().zip(&scope.matrices).filter(|(m, _)| m.constant) {
            for (index, value) in slot.start.iter().enumerate() {
                matrix.write(&mut constants, index, *value);
            }
        }
        plan.constants = constants.into_boxed_slice();
        plan
    }
}

impl MatrixPlan {
    /// The place of a cell in the matrix, or none outside it.
    #[inline(always)]
    pub fn index(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (x.cast_unsigned(), y.cast_unsigned());
        (x < self.width && y < self.height).then(|| (y * self.width + x) as usize)
    }

    /// The cell with this place in the matrix.
    pub fn cell(&self, index: usize) -> (i32, i32) {
        let width = (self.width as usize).max(1);
        let coordinate = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        (coordinate(index % width), coordinate(index / width))
    }

    /// How many cells there are.
    pub fn area(&self) -> usize {
        (self.width * self.height) as usize
    }

    /// The value of a cell by its place in the matrix.
    #[inline(always)]
    pub fn read(&self, bytes: &[u8], index: usize) -> i32 {
        match self.coding {
            Coding::Byte => bytes.get(self.base + index).copied().unwrap_or(0).into(),
            Coding::Bit => {
                let byte = bytes.get(self.base + index / 8).copied().unwrap_or(0);
                i32::from(byte >> (index % 8) & 1)
            }
            Coding::Wide => {
                let pair = bytes.get(self.base + index * 2..).and_then(|rest| rest.first_chunk());
                pair.map_or(0, |pair| u16::from_le_bytes(*pair).into())
            }
            Coding::Number => read_number(bytes, self.base + index * 4),
        }
    }

    /// Writes a cell by its place in the matrix.
    #[inline(always)]
    pub fn write(&self, bytes: &mut [u8], index: usize, value: i32) {
        let low = value.to_le_bytes();
        match self.coding {
            Coding::Byte => {
                if let (Some(byte), [first, ..]) = (bytes.get_mut(self.base + index), low) {
                    *byte = first;
                }
            }
            Coding::Bit => {
                if let Some(byte) = bytes.get_mut(self.base + index / 8) {
                    let bit = 1 << (index % 8);
                    *byte = if value == 0 { *byte & !bit } else { *byte | bit };
                }
            }
            Coding::Wide => {
                let pair = bytes.get_mut(self.base + index * 2..).and_then(|rest| rest.first_chunk_mut());
                if let (Some(pair), [first, second, ..]) = (pair, low) {
                    *pair = [first, second];
                }
            }
            Coding::Number => write_number(bytes, self.base + index * 4, value),
        }
    }
}

#[inline(always)]
pub(super) fn read_number(bytes: &[u8], offset: usize) -> i32 {
    bytes.get(offset..).and_then(|rest| rest.first_chunk()).map_or(0, |four| i32::from_le_bytes(*four))
}

#[inline(always)]
pub(super) fn write_number(bytes: &mut [u8], offset: usize, value: i32) {
    if let Some(four) = bytes.get_mut(offset..).and_then(|rest| rest.first_chunk_mut()) {
        *four = value.to_le_bytes();
    }
}

/// How play stands in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum End {
    /// It goes on.
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

/// A whole state of a level. `clone_from` another of its level asks for no memory.
#[derive(Debug, PartialEq, Eq)]
pub struct Memory {
    /// Matrices that change, then items, as [`Plan`] says.
    pub(super) bytes: Box<[u8]>,
    /// Hash of the key.
    pub(super) hash: u64,
    /// The chance generator.
    pub(super) chance: u64,
    /// Moves since the level's start.
    pub(super) moves: u32,
    /// How play stands.
    pub(super) end: End,
}

impl Clone for Memory {
    fn clone(&self) -> Self {
        Self { bytes: self.bytes.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Self) {
        let Self { bytes, hash, chance, moves, end } = self;
        bytes.clone_from(&other.bytes);
        (*hash, *chance, *moves, *end) = (other.hash, other.chance, other.moves, other.end);
    }
}

impl std::hash::Hash for Memory {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

/// The part of the hash that one value in one place makes. Places are cells, then items, counted through.
/// Multiplications and shifts of the splitmix64 finalizer (Steele, Lea, Flood 2014).
#[inline(always)]
pub(super) fn hashed(place: u32, value: i32) -> u64 {
    let mut mixed = (u64::from(place) << 32 | u64::from(value.cast_unsigned())).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The place of an item in the hash.
#[inline(always)]
pub(super) fn item_place(slot: usize) -> u32 {
    u32::MAX - u32::try_from(slot).unwrap_or(0)
}

impl Memory {
    /// How play stands.
    pub fn end(&self) -> End {
        self.end
    }

    /// Moves since the level's start.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The chance generator as it stands.
    pub fn seed(&self) -> u64 {
        self.chance
    }

    /// Feeds the chance of what is to come.
    pub fn reseed(&mut self, seed: u64) {
        self.chance = seed;
    }

    /// Hash of what decides how play goes on.
    pub fn hash64(&self) -> u64 {
        self.hash
    }

    /// A state with these values, given by slot and in the order of each matrix's cells.
    pub(super) fn new(plan: &Plan, scope: &Scope, chance: u64) -> Self {
        let bytes = vec![0; plan.bytes].into_boxed_slice();
        let mut memory = Self { bytes, hash: 0, chance, moves: 0, end: End::Open };
        for (matrix, slot) in plan.matrices.iter().zip(&scope.matrices).filter(|(m, _)| !m.constant) {
            for (index, value) in slot.start.iter().enumerate() {
                matrix.write(&mut memory.bytes, index, *value);
            }
        }
        for (item, slot) in plan.items.iter().zip(&scope.items) {
            write_number(&mut memory.bytes, item.offset, slot.start);
        }
        memory.hash = memory.full_hash(plan);
        memory
    }

    /// The hash of the key from scratch: what the kept one must equal.
    pub(super) fn full_hash(&self, plan: &Plan) -> u64 {
        let mut hash = 0;
        for matrix in plan.matrices.iter().filter(|m| !m.constant) {
            for (index, place) in (0..matrix.area()).zip(matrix.first..) {
                hash ^= hashed(place, matrix.read(&self.bytes, index));
            }
        }
        for (slot, item) in plan.items.iter().enumerate().filter(|(_, i)| i.key) {
            hash ^= hashed(item_place(slot), read_number(&self.bytes, item.offset));
        }
        hash
    }

    /// The value of a cell by its place in its matrix.
    #[inline(always)]
    pub(super) fn read(&self, plan: &Plan, matrix: &MatrixPlan, index: usize) -> i32 {
        matrix.read(if matrix.constant { &plan.constants } else { &self.bytes }, index)
    }

    /// Writes a cell of a matrix that may change; tells what it held.
    #[inline(always)]
    pub(super) fn write(&mut self, matrix: &MatrixPlan, index: usize, value: i32) -> i32 {
        let old = matrix.read(&self.bytes, index);
        if old != value {
            let place = matrix.first + u32::try_from(index).unwrap_or(0);
            self.hash ^= hashed(place, old) ^ hashed(place, value);
            matrix.write(&mut self.bytes, index, value);
        }
        old
    }

    /// The value of an item.
    #[inline(always)]
    pub(super) fn item(&self, plan: &Plan, slot: usize) -> i32 {
        plan.items.get(slot).map_or(0, |item| read_number(&self.bytes, item.offset))
    }

    /// Writes an item.
    #[inline(always)]
    pub(super) fn set_item(&mut self, plan: &Plan, slot: usize, value: i32) {
        let Some(item) = plan.items.get(slot) else { return };
        let old = read_number(&self.bytes, item.offset);
        if old != value {
            write_number(&mut self.bytes, item.offset, value);
            if item.key {
                let place = item_place(slot);
                self.hash ^= hashed(place, old) ^ hashed(place, value);
            }
        }
    }
}
