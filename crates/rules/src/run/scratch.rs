//! What the machine needs during a round besides registers: areas, seen values, delayed changes, texts said. Empty, and
//! costing nothing, for rules that use none of it.

#![expect(
    clippy::indexing_slicing,
    reason = "Program::verify has proved the numbers of areas and lists; an area's cells are those of its matrix"
)]

use crate::run::memory::MatrixPlan;
use std::collections::{BTreeSet, VecDeque};

/// All of it together.
#[derive(Debug, Clone, Default)]
pub struct Scratch {
    areas: Vec<AreaCells>,
    seen: Vec<BTreeSet<i32>>,
    lengths: Vec<Vec<i32>>,
    /// Delayed changes: matrix, index in it, value.
    pub later: Vec<(u8, usize, i32)>,
    /// The numbers of texts said.
    pub said: Vec<u16>,
    /// The numbers of sounds played.
    pub sounds: Vec<u16>,
    /// The cells of STATE highlighted, by their index; a cell may be among them twice.
    pub highlighted: Vec<usize>,
    /// How many instructions have run, in all rounds.
    pub ran: u64,
}

impl Scratch {
    /// Forgets the previous round. Areas and sets of seen values are emptied where a rule starts to use them.
    pub fn begin(&mut self) {
        self.later.clear();
        self.said.clear();
        self.sounds.clear();
        self.highlighted.clear();
    }

    /// The area with this number.
    pub fn area(&mut self, number: u16) -> &mut AreaCells {
        with_room(&mut self.areas, number)
    }

    /// The set of seen values with this number.
    pub fn seen(&mut self, number: u16) -> &mut BTreeSet<i32> {
        with_room(&mut self.seen, number)
    }

    /// The list of lengths with this number.
    pub fn lengths(&mut self, number: u16) -> &mut Vec<i32> {
        with_room(&mut self.lengths, number)
    }

    /// Whether two lists of lengths are the same.
    pub fn same_lengths(&mut self, one: u16, other: u16) -> bool {
        with_room(&mut self.lengths, one.max(other));
        self.lengths[usize::from(one)] == self.lengths[usize::from(other)]
    }
}

/// The entry with this number. There is room for those that were used: most programs use none.
fn with_room<T: Default>(list: &mut Vec<T>, number: u16) -> &mut T {
    let number = usize::from(number);
    if list.len() <= number {
        list.resize_with(number + 1, T::default);
    }
    &mut list[number]
}

/// Cells of one matrix that belong to an area.
#[derive(Debug, Clone, Default)]
pub struct AreaCells {
    matrix: Option<MatrixPlan>,
    members: Vec<bool>,
    queued: Vec<bool>,
    queue: VecDeque<usize>,
}

impl AreaCells {
    /// Empties the area; the first cell, if there is one, will be asked about.
    pub fn start(&mut self, matrix: MatrixPlan, first: Option<usize>) {
        self.members.clear();
        self.members.resize(matrix.area(), false);
        self.queued.clear();
        self.queued.resize(matrix.area(), false);
        self.queue.clear();
        self.matrix = Some(matrix);
        if let Some(first) = first {
            self.enqueue(first);
        }
    }

    fn enqueue(&mut self, index: usize) {
        if !std::mem::replace(&mut self.queued[index], true) {
            self.queue.push_back(index);
        }
    }

    fn neighbours(matrix: MatrixPlan, index: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y) = matrix.cell(index);
        let around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
        around.into_iter().filter_map(move |(x, y)| matrix.index(x, y))
    }

    /// The next cell to be asked about.
    pub fn ask(&mut self) -> Option<(i32, i32)> {
        let index = self.queue.pop_front()?;
        Some(self.matrix?.cell(index))
    }

    /// Adds the cell to the area; its neighbours will be asked about.
    pub fn take(&mut self, (x, y): (i32, i32)) {
        let Some(matrix) = self.matrix else { return };
        let Some(index) = matrix.index(x, y) else { return };
        self.members[index] = true;
        for neighbour in Self::neighbours(matrix, index) {
            self.enqueue(neighbour);
        }
    }

    /// The next member after this index, row by row; -1 stands before the first.
    pub fn next(&self, after: i32) -> Option<(i32, (i32, i32))> {
        let from = usize::try_from(after.saturating_add(1)).ok()?;
        let index = from + self.members.get(from..)?.iter().position(|m| *m)?;
        Some((i32::try_from(index).ok()?, self.matrix?.cell(index)))
    }

    /// How many cells its matrix has.
    pub fn cells(&self) -> usize {
        self.members.len()
    }

    /// How many members it has.
    pub fn size(&self) -> i32 {
        self.members.iter().map(|member| i32::from(*member)).sum()
    }

    /// Whether its members are connected side by side; an empty area is.
    pub fn is_connected(&mut self) -> bool {
        let Some(matrix) = self.matrix else { return true };
        let Some(first) = self.members.iter().position(|m| *m) else { return true };
        let mut reached = vec![false; self.members.len()];
        let mut open = vec![first];
        while let Some(index) = open.pop() {
            if self.members[index] && !reached[index] {
                reached[index] = true;
                open.extend(Self::neighbours(matrix, index));
            }
        }
        reached == self.members
    }
}
