//! The board: what is on each cell, what is about to move there, and which lines changed when.

#![expect(clippy::indexing_slicing, reason = "cells are counted along the board; a rule matches within it")]

use super::MachineRules;
use super::matches::Match;
use crate::bits::Bits;

/// The objects and movements of a row, a column or the board; it may contain more than there are, never fewer.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LineContents<const O: usize, const M: usize> {
    pub objects: Bits<O>,
    pub moves: Bits<M>,
}

/// A board stored column by column from the left, each from the top, with the movements on it. It is reused from turn
/// to turn, so that a turn allocates no memory and looks again only at what changed.
#[derive(Debug, Clone)]
pub struct ObjectBoard<const O: usize, const M: usize> {
    pub width: usize,
    pub height: usize,
    pub cells: Vec<Bits<O>>,
    pub(super) moves: Vec<Bits<M>>,
    /// Counts changes of cells.
    pub(super) clock: u64,
    /// The clock when each row, and each column, last changed.
    pub(super) changed_rows: Vec<u64>,
    pub(super) changed_columns: Vec<u64>,
    pub(super) rows: Vec<LineContents<O, M>>,
    pub(super) columns: Vec<LineContents<O, M>>,
    pub(super) all: LineContents<O, M>,
    /// The clock when the contents of lines were last exact.
    exact: u64,
    /// Cells that began to move since movements were last resolved; some are listed more than once, some no longer
    /// move.
    pub(super) moving: Vec<usize>,
    /// The work of all turns since the last input, in cells looked at.
    pub(super) work: u64,
    /// Where the players were when the turn began.
    pub(super) players: Vec<usize>,
    /// By pattern: the clock when it last matched nowhere.
    pub(super) barren: Vec<u64>,
    /// Lists to be reused.
    pub(super) room: Vec<Vec<Match>>,
    cells_room: Vec<Vec<Bits<O>>>,
    /// The cells as bytes, and the clock when they were up to date.
    bytes: Vec<u8>,
    written: u64,
}

impl<const O: usize, const M: usize> ObjectBoard<O, M> {
    /// An empty board for the turns of a game.
    pub fn new(rules: &MachineRules<O, M>) -> Self {
        Self {
            width: 0,
            height: 0,
            cells: Vec::new(),
            moves: Vec::new(),
            clock: 1,
            changed_rows: Vec::new(),
            changed_columns: Vec::new(),
            rows: Vec::new(),
            columns: Vec::new(),
            all: LineContents::default(),
            exact: 0,
            moving: Vec::new(),
            work: 0,
            players: Vec::new(),
            barren: vec![0; rules.patterns],
            room: Vec::new(),
            cells_room: Vec::new(),
            bytes: Vec::new(),
            written: 0,
        }
    }

    /// The work of all turns since the last input, in cells looked at.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Where the players were when the last turn began.
    pub fn stood(&self) -> &[usize] {
        &self.players
    }

    /// Starts a new input: the work is counted from 0.
    pub fn begin_input(&mut self) {
        self.work = 0;
    }

    /// Resizes the board; if the size changes all cells are lost.
    fn resize(&mut self, width: usize, height: usize) {
        if (width, height) == (self.width, self.height) {
            return;
        }
        (self.width, self.height) = (width, height);
        self.clock += 1;
        self.cells.clear();
        self.cells.resize(width * height, Bits::default());
        self.moves.clear();
        self.moves.resize(width * height, Bits::default());
        self.changed_rows = vec![self.clock; height];
        self.changed_columns = vec![self.clock; width];
        self.rows = vec![LineContents::default(); height];
        self.columns = vec![LineContents::default(); width];
        self.moving.clear();
        self.bytes.clear();
        self.written = 0;
    }

    /// Replaces the cells; nothing moves then.
    pub fn restore(&mut self, width: usize, height: usize, cells: &[Bits<O>]) {
        self.resize(width, height);
        for (at, to) in cells.iter().enumerate() {
            self.put(at, *to, Bits::default());
        }
    }

    /// Replaces the cells by those in `bytes`, `stride` bytes each; nothing moves then.
    pub fn load(&mut self, width: usize, height: usize, bytes: &[u8], stride: usize) {
        self.resize(width, height);
        let column = (height * stride).max(1);
        self.write(stride);
        let known = std::mem::take(&mut self.bytes);
        for (x, cells) in bytes.chunks(column).enumerate() {
            if known.get(x * column..x * column + cells.len()) == Some(cells) {
                continue;
            }
            for (y, cell) in cells.chunks(stride).enumerate() {
                self.put(x * height + y, Bits::from_bytes(cell), Bits::default());
            }
        }
        self.bytes = known;
    }

    /// The cells as bytes, `stride` each.
    pub fn bytes(&mut self, stride: usize) -> &[u8] {
        self.write(stride);
        &self.bytes
    }

    /// Updates the bytes.
    fn write(&mut self, stride: usize) {
        if self.written == self.clock {
            return;
        }
        self.bytes.resize(self.cells.len() * stride, 0);
        let columns = self.cells.chunks(self.height.max(1)).zip(&self.changed_columns);
        let column = (self.height * stride).max(1);
        for ((cells, changed), bytes) in columns.zip(self.bytes.chunks_mut(column)) {
            if *changed > self.written {
                for (cell, bytes) in cells.iter().zip(bytes.chunks_mut(stride)) {
                    cell.to_bytes(bytes);
                }
            }
        }
        self.written = self.clock;
    }

    /// A copy of the cells in a reused list.
    pub fn copy(&mut self) -> Vec<Bits<O>> {
        let mut cells = self.cells_room.pop().unwrap_or_default();
        cells.clear();
        cells.extend_from_slice(&self.cells);
        cells
    }

    /// Returns a list for reuse.
    pub fn put_away(&mut self, cells: Vec<Bits<O>>) {
        self.cells_room.push(cells);
    }

    /// Recomputes the exact contents of each line that changed. Nothing moves.
    pub(super) fn look(&mut self) {
        let height = self.height.max(1);
        for (y, (row, changed)) in self.rows.iter_mut().zip(&self.changed_rows).enumerate() {
            if *changed > self.exact {
                let cells = self.cells.iter().skip(y).step_by(height);
                row.objects = cells.fold(Bits::default(), |sum, cell| sum.or(cell));
            }
        }
        let columns = self.columns.iter_mut().zip(&self.changed_columns);
        for ((column, changed), cells) in columns.zip(self.cells.chunks(height)) {
            if *changed > self.exact {
                column.objects = cells.iter().fold(Bits::default(), |sum, cell| sum.or(cell));
            }
        }
        self.all.objects = self.columns.iter().fold(Bits::default(), |sum, held| sum.or(&held.objects));
        self.exact = self.clock;
    }

    /// Clears all movements, after they have been resolved.
    pub(super) fn rest(&mut self) {
        self.rows.iter_mut().chain(&mut self.columns).for_each(|held| held.moves = Bits::default());
        self.all.moves = Bits::default();
    }

    /// What is on a cell.
    #[inline]
    pub(super) fn cell(&self, at: usize) -> Bits<O> {
        self.cells[at]
    }

    /// What is about to move on a cell.
    #[inline]
    pub(super) fn movement(&self, at: usize) -> Bits<M> {
        self.moves[at]
    }

    /// Writes a cell and returns whether it changed.
    #[inline]
    pub(super) fn put(&mut self, at: usize, objects: Bits<O>, moves: Bits<M>) -> bool {
        let (cell, movement) = (&mut self.cells[at], &mut self.moves[at]);
        if *cell == objects && *movement == moves {
            return false;
        }
        if movement.is_empty() && !moves.is_empty() {
            self.moving.push(at);
        }
        *cell = objects;
        *movement = moves;
        self.clock += 1;
        let (x, y) = (at / self.height, at % self.height);
        self.changed_rows[y] = self.clock;
        self.changed_columns[x] = self.clock;
        for held in [&mut self.rows[y], &mut self.columns[x]] {
            held.objects.add(&objects);
            held.moves.add(&moves);
        }
        self.all.objects.add(&objects);
        self.all.moves.add(&moves);
        true
    }

    /// Whether a cell contains a player.
    fn is_player(cell: &Bits<O>, rules: &MachineRules<O, M>) -> bool {
        if rules.player_is_all { cell.contains(&rules.player) } else { cell.meets(&rules.player) }
    }

    /// Where the players are, in order.
    pub fn players<'b>(&'b self, rules: &'b MachineRules<O, M>) -> impl Iterator<Item = usize> + 'b {
        let height = self.height.max(1);
        let columns = self.columns.iter().zip(self.cells.chunks(height)).enumerate();
        let with_player = columns.filter(|(_, (held, _))| held.objects.meets(&rules.player));
        with_player.flat_map(move |(x, (_, cells))| {
            let here = cells.iter().enumerate().filter(|(_, cell)| Self::is_player(cell, rules));
            here.map(move |(y, _)| x * height + y)
        })
    }

    /// The cells in columns that may contain one of these objects.
    pub fn cells_with(&self, objects: &Bits<O>) -> impl Iterator<Item = &Bits<O>> {
        let columns = self.columns.iter().zip(self.cells.chunks(self.height.max(1)));
        columns.filter(move |(held, _)| held.objects.meets(objects)).flat_map(|(_, cells)| cells)
    }
}
