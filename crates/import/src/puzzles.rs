//! Whether the answers in puzzle files are correct: a Sudoku's has no sign twice in a row, a column or a box, and its givens allow no
//! other; a nonogram's picture has the runs that its clues name.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "a Sudoku has a sign in each cell, and each cell a row, a column and a box"
)]

/// Cells tried before the question whether a Sudoku has a second answer is left open.
const MAX_TRIES: u32 = 200_000;

/// The first cell, row by row, whose sign already occurs in its row, column or box, and the case of I008 that says where.
pub fn sign_twice(answer: &[char], side: usize) -> Option<(usize, &'static str)> {
    let groups = SudokuGroups::new(side);
    (0..answer.len()).find_map(|at| {
        let earlier = |what: fn(&SudokuGroups, usize) -> usize| {
            (0..at).any(|other| what(&groups, other) == what(&groups, at) && answer[other] == answer[at])
        };
        let what = if earlier(SudokuGroups::row) {
            "twice-in-row"
        } else if earlier(SudokuGroups::column) {
            "twice-in-column"
        } else if earlier(SudokuGroups::in_box) {
            "twice-in-box"
        } else {
            return None;
        };
        Some((at, what))
    })
}

/// Rows, columns and boxes of a Sudoku, each numbered.
struct SudokuGroups {
    side: usize,
    box_side: usize,
}

impl SudokuGroups {
    fn new(side: usize) -> Self {
        Self { side: side.max(1), box_side: side.isqrt().max(1) }
    }

    fn row(&self, at: usize) -> usize {
        at / self.side
    }

    fn column(&self, at: usize) -> usize {
        at % self.side
    }

    fn in_box(&self, at: usize) -> usize {
        self.row(at) / self.box_side * self.box_side + self.column(at) / self.box_side
    }
}

/// Another answer to a Sudoku whose answer is known: a cell where it differs. `None` if there is no other, or if finding out takes too
/// long.
pub fn other_answer(given: &[bool], answer: &[char], side: usize) -> Option<usize> {
    let mut signs: Vec<char> = answer.to_vec();
    signs.sort_unstable();
    signs.dedup();
    let numbers: Vec<usize> = answer.iter().map(|sign| signs.binary_search(sign).expect("made of them")).collect();
    if signs.len() != side || side > 16 {
        return None;
    }
    let mut grid = Grid {
        groups: SudokuGroups::new(side),
        cells: given.iter().zip(&numbers).map(|(given, number)| given.then_some(*number)).collect(),
        used: [vec![0; side], vec![0; side], vec![0; side]],
        known: &numbers,
        tries: 0,
    };
    for at in 0..numbers.len() {
        if let Some(number) = grid.cells[at] {
            grid.toggle(at, number);
        }
    }
    grid.search(false).then(|| grid.cells.iter().zip(&numbers).position(|(cell, known)| *cell != Some(*known)))?
}

struct Grid<'a> {
    groups: SudokuGroups,
    cells: Vec<Option<usize>>,
    /// Numbers used, one bit each, by row, column and box.
    used: [Vec<u32>; 3],
    known: &'a [usize],
    tries: u32,
}

impl Grid<'_> {
    fn places(&self, at: usize) -> [usize; 3] {
        [self.groups.row(at), self.groups.column(at), self.groups.in_box(at)]
    }

    fn toggle(&mut self, at: usize, number: usize) {
        let places = self.places(at);
        for (used, place) in self.used.iter_mut().zip(places) {
            used[place] ^= 1 << number;
        }
    }

    fn open(&self, at: usize) -> u32 {
        let used = self.used.iter().zip(self.places(at)).map(|(used, place)| used[place]);
        let all = (1_u32 << self.groups.side) - 1;
        all & !used.fold(0, |all, bits| all | bits)
    }

    /// Fills the grid differently from the known answer; `differs` if it already does. Leaves the answer that it found.
    fn search(&mut self, differs: bool) -> bool {
        self.tries += 1;
        if self.tries > MAX_TRIES {
            return false;
        }
        let empty = (0..self.cells.len()).filter(|at| self.cells[*at].is_none());
        let Some(at) = empty.min_by_key(|at| self.open(*at).count_ones()) else { return differs };
        let known = self.known[at];
        // numbers that differ first: a second answer is found soon if there is one
        let numbers = (0..self.groups.side).filter(|number| *number != known).chain([known]);
        for number in numbers.filter(|number| self.open(at) & (1 << number) != 0).collect::<Vec<_>>() {
            self.cells[at] = Some(number);
            self.toggle(at, number);
            if self.search(differs || number != known) {
                return true;
            }
            self.toggle(at, number);
            self.cells[at] = None;
        }
        false
    }
}

/// The lengths of the runs of filled cells.
pub fn runs(cells: impl Iterator<Item = bool>) -> Vec<u32> {
    let mut runs = Vec::new();
    let mut length = 0;
    for filled in cells.chain([false]) {
        if filled {
            length += 1;
        } else if length > 0 {
            runs.push(length);
            length = 0;
        }
    }
    runs
}
