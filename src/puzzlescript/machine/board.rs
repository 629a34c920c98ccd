//! The board: what stands on each cell, what is about to move there, and which lines changed when.

use super::Rules;
use crate::puzzlescript::bits::Bits;

/// At least all objects and movements that are on a row or a column.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LineContents<const O: usize, const M: usize> {
    pub objects: Bits<O>,
    pub moves: Bits<M>,
}

/// A board of columns from the left, each from above, with what moves on it.
#[derive(Debug, Clone)]
pub struct Board<const O: usize, const M: usize> {
    pub width: usize,
    pub height: usize,
    pub cells: Vec<Bits<O>>,
    pub(super) moves: Vec<Bits<M>>,
    /// Counts the changes of cells.
    pub(super) clock: u64,
    /// What the clock showed when a row, and a column, last changed.
    pub(super) changed_rows: Vec<u64>,
    pub(super) changed_columns: Vec<u64>,
    pub(super) rows: Vec<LineContents<O, M>>,
    pub(super) columns: Vec<LineContents<O, M>>,
    /// By pattern, in the order of the rules: nothing matched when the clock showed this.
    pub(super) barren: Vec<u64>,
}

impl<const O: usize, const M: usize> Board<O, M> {
    /// A board with these cells.
    pub fn new(width: usize, height: usize, cells: Vec<Bits<O>>, rules: &Rules<O, M>) -> Self {
        let patterns = [&rules.early, &rules.late]
            .iter()
            .flat_map(|s| &s.groups)
            .flat_map(|g| &g.rules)
            .map(|r| r.patterns.len())
            .sum();
        let count = cells.len();
        let mut board = Self {
            width,
            height,
            cells,
            moves: vec![Bits::default(); count],
            clock: 1,
            changed_rows: vec![1; height],
            changed_columns: vec![1; width],
            barren: vec![0; patterns],
            rows: Vec::new(),
            columns: Vec::new(),
        };
        board.hold_anew();
        board
    }

    /// Puts other cells in place of these.
    pub fn restore(&mut self, width: usize, height: usize, cells: &[Bits<O>]) {
        if width != self.width || height != self.height {
            self.width = width;
            self.height = height;
            self.cells = cells.to_vec();
            self.moves = vec![Bits::default(); cells.len()];
            self.clock += 1;
            self.changed_rows = vec![self.clock; height];
            self.changed_columns = vec![self.clock; width];
        } else {
            for (at, to) in cells.iter().enumerate() {
                self.put(at, *to, Bits::default());
            }
        }
        self.hold_anew();
    }

    /// Takes down what stands and moves on each line.
    fn hold_anew(&mut self) {
        self.rows.clear();
        self.rows.resize(self.height, LineContents::default());
        self.columns.clear();
        self.columns.resize(self.width, LineContents::default());
        let cells = self.cells.chunks(self.height.max(1)).zip(self.moves.chunks(self.height.max(1)));
        for ((cells, moves), column) in cells.zip(&mut self.columns) {
            for ((cell, moves), row) in cells.iter().zip(moves).zip(&mut self.rows) {
                row.objects.add(cell);
                row.moves.add(moves);
                column.objects.add(cell);
                column.moves.add(moves);
            }
        }
    }

    /// What stands on a cell.
    #[inline]
    pub(super) fn cell(&self, at: usize) -> Bits<O> {
        self.cells.get(at).copied().unwrap_or_default()
    }

    /// What is about to move on a cell.
    #[inline]
    pub(super) fn movement(&self, at: usize) -> Bits<M> {
        self.moves.get(at).copied().unwrap_or_default()
    }

    /// Writes a cell; whether it is another now.
    pub(super) fn put(&mut self, at: usize, objects: Bits<O>, moves: Bits<M>) -> bool {
        let (Some(cell), Some(movement)) = (self.cells.get_mut(at), self.moves.get_mut(at)) else { return false };
        if *cell == objects && *movement == moves {
            return false;
        }
        *cell = objects;
        *movement = moves;
        self.clock += 1;
        let (x, y) = (at / self.height, at % self.height);
        if let (Some(changed), Some(held)) = (self.changed_rows.get_mut(y), self.rows.get_mut(y)) {
            *changed = self.clock;
            held.objects.add(&objects);
            held.moves.add(&moves);
        }
        if let (Some(changed), Some(held)) = (self.changed_columns.get_mut(x), self.columns.get_mut(x)) {
            *changed = self.clock;
            held.objects.add(&objects);
            held.moves.add(&moves);
        }
        true
    }

    /// Where players stand.
    pub fn players(&self, rules: &Rules<O, M>) -> Vec<usize> {
        let here =
            |cell: &Bits<O>| if rules.player_is_all { cell.contains(&rules.player) } else { cell.meets(&rules.player) };
        self.cells.iter().enumerate().filter(|(_, cell)| here(cell)).map(|(at, _)| at).collect()
    }
}
