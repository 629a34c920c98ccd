//! What an analysis of a level asks of it: words by number, the FINALs, positions with other words on them.
//! Plays nothing.

use super::level::CompiledLevel;
use super::memory::Memory;

/// A FINAL: for each cell, row by row, the word's number, or none for `*`.
pub type Goal = Vec<Option<u16>>;

impl CompiledLevel {
    /// The number of the word on a cell, by its place row by row; 0 off the board.
    #[inline]
    pub fn word(&self, memory: &Memory, index: usize) -> u16 {
        let word = memory.read(self.plan(), self.state(), index);
        u16::try_from(word).unwrap_or(u16::MAX)
    }

    /// The FINALs; none if a rule may change one.
    pub fn goals(&self) -> Option<Vec<Goal>> {
        let star = self.scope().words.find("*");
        let finals = self.scope().matrices.iter().zip(&self.plan().matrices);
        let finals = finals.filter(|(m, _)| m.name.key() == "final" && !m.table);
        let word = |word: &i32| u16::try_from(*word).ok().filter(|_| Some(*word) != star);
        finals.map(|(matrix, plan)| plan.constant.then(|| matrix.start.iter().map(word).collect())).collect()
    }

    /// Puts words on cells; the rest of the state stays. Cells off the board are left out.
    pub fn put_words(&self, memory: &mut Memory, words: &[(usize, u16)]) {
        let plan = self.state();
        for (index, word) in words.iter().filter(|(index, _)| *index < plan.area()) {
            memory.write(self.plan(), plan, *index, i32::from(*word));
        }
    }
}
