//! What an analysis asks of a level: the numbers of words, the FINALs, positions with other words on them, which cells
//! a move looks at, and whether the rules distinguish words at all.

use crate::emit::code::Op;
use crate::level::CompiledLevel;
use crate::run::machine::{Observer, Workspace, run};
use crate::run::memory::Memory;
use std::cell::RefCell;
use std::collections::BTreeSet;
use switchboard_base::grid::Cell;

/// A FINAL: for each cell, row by row, the word's number, or none for `*`.
pub type Goal = Vec<Option<u16>>;

/// Records the cells of one matrix that a round touches.
struct Touches {
    matrix: usize,
    cells: RefCell<BTreeSet<usize>>,
}

impl Observer for Touches {
    fn touch(&self, matrix: usize, index: usize) {
        if matrix == self.matrix {
            self.cells.borrow_mut().insert(index);
        }
    }
}

impl CompiledLevel {
    fn state_slot(&self) -> usize {
        self.scope().matrix("state").unwrap_or(usize::MAX)
    }

    /// Runs the rules for this choice and returns the cells of STATE that they read or wrote, by index row by row: the
    /// result depends only on those and on the rest of the key, whatever is on the other cells. The end is not tested
    /// and the level not restarted. The second value is the number of instructions that ran. None if the rules ran out
    /// of steps or went over all of STATE at once.
    pub fn run_touching(&self, memory: &mut Memory, chosen: Cell) -> Option<(BTreeSet<usize>, u64)> {
        let slot = self.state_slot();
        let whole = |op: &Op| match *op {
            Op::Fill { matrix, .. } => usize::from(matrix) == slot,
            Op::Copy { matrix, .. } => usize::from(matrix) == slot,
            _ => false,
        };
        if self.program().code.iter().any(whole) {
            return None;
        }
        let mut touches = Touches { matrix: slot, cells: RefCell::default() };
        let begin = self.begin(chosen);
        let mut workspace = Workspace::default();
        run(self.program(), self.plan(), memory, begin, &mut touches, &mut workspace).ok()?;
        Some((touches.cells.into_inner(), workspace.take_work()))
    }

    /// Whether the rules only carry words of STATE from cell to cell and never ask what they are, so that a move does
    /// the same whatever is on the board. Says no if it cannot tell.
    #[expect(clippy::indexing_slicing, reason = "Program::verify has proved what an instruction names")]
    pub fn only_carries_words(&self) -> bool {
        let slot = self.state_slot();
        let code = &self.program().code;
        let of_state = |matrix: u8| usize::from(matrix) == slot;
        let loaded: BTreeSet<u16> = code
            .iter()
            .filter_map(|op| if let Op::Load { to, at } = op { of_state(at.matrix).then_some(*to) } else { None })
            .collect();
        let items = self.program().items;
        loaded.iter().all(|register| usize::from(*register) >= items)
            && code.iter().all(|op| match *op {
                // a loaded word may only be stored
                Op::Load { at, .. } => !loaded.contains(&at.x) && !loaded.contains(&at.y),
                Op::Store { at, from, .. } => {
                    let address = loaded.contains(&at.x) || loaded.contains(&at.y);
                    !address && (of_state(at.matrix) || !loaded.contains(&from))
                }
                Op::StoreAround { x, y, matrix, from, .. } => {
                    let address = loaded.contains(&x) || loaded.contains(&y);
                    !address && (of_state(matrix) || !loaded.contains(&from))
                }
                Op::StoreAlong { x, y, by, from, along } => {
                    let address = [x, y, by].iter().any(|register| loaded.contains(register));
                    let along = &self.program().alongs[usize::from(along)];
                    let asks = along.asks.iter().any(|ask| of_state(ask.matrix));
                    !address && !asks && (of_state(along.matrix) || !loaded.contains(&from))
                }
                // nothing else may ask about STATE or about a loaded word
                Op::Move { .. }
                | Op::Moves { .. }
                | Op::Shift { .. }
                | Op::Arithmetic { .. }
                | Op::Jump { .. }
                | Op::JumpCompare { .. } => op.registers().iter().all(|r| !loaded.contains(r)),
                Op::JumpCell { at, .. } => !of_state(at.matrix) && op.registers().iter().all(|r| !loaded.contains(r)),
                Op::JumpOutside { .. }
                | Op::Highlight { .. }
                | Op::NextCell { .. }
                | Op::NextWhere { .. }
                | Op::NextOnRay { .. }
                | Op::NextPoint { .. }
                | Op::Has { .. } => op.registers().iter().all(|r| !loaded.contains(r)),
                Op::Fill { matrix, from } => !of_state(matrix) && !loaded.contains(&from),
                Op::Say { .. } | Op::Sound { .. } | Op::Fail { .. } | Op::Call { .. } | Op::Return { .. } => true,
                _ => false,
            })
    }

    /// The number of the word on the cell at this index, which is on the board.
    #[inline]
    #[expect(clippy::expect_used, reason = "STATE has words, and a level at most MAX_WORDS of them")]
    pub fn word(&self, memory: &Memory, index: usize) -> u16 {
        let word = memory.read(self.plan(), self.state(), index);
        u16::try_from(word).expect("the number of a word")
    }

    /// The FINALs; none if a rule can change one.
    pub fn goals(&self) -> Option<Vec<Goal>> {
        let star = self.scope().words.find("*");
        let finals = self.scope().matrices.iter().zip(&self.plan().matrices);
        let finals = finals.filter(|(m, _)| m.name.key() == "final" && !m.table);
        let word = |word: &i32| u16::try_from(*word).ok().filter(|_| Some(*word) != star);
        finals.map(|(matrix, plan)| plan.constant.then(|| matrix.start.iter().map(word).collect())).collect()
    }

    /// Puts words on cells; the rest of the state stays. Cells off the board are ignored.
    pub fn put_words(&self, memory: &mut Memory, words: &[(usize, u16)]) {
        let plan = self.state();
        for (index, word) in words.iter().filter(|(index, _)| *index < plan.area()) {
            memory.write(self.plan(), plan, *index, i32::from(*word));
        }
    }
}
