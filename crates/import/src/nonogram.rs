//! Whether the clues of a nonogram allow another picture than the given one. Pure, and bounded: if finding out takes too long, nothing is
//! reported.

#![expect(
    clippy::indexing_slicing,
    reason = "there are clues for each row and column of the picture, and tables with all runs and cells"
)]

/// Units of work, each one cell and one run, before the question is left open.
const MAX_WORK: usize = 20_000_000;
/// The most nested guesses.
const MAX_GUESSES: usize = 200;

/// A cell may be a gap.
const GAP: u8 = 1;
/// A cell may be filled.
const FILLED: u8 = 2;

/// The clues of the rows and the columns, and how much work is left.
struct NonogramClues<'c> {
    width: usize,
    rows: &'c [Vec<u32>],
    columns: &'c [Vec<u32>],
    work: usize,
}

/// The work or the guesses are used up.
struct TooMuch;

/// A cell, counted row by row, in which another picture differs. `None` if there is no other, or if finding out takes too long.
pub fn other_picture(rows: &[Vec<u32>], columns: &[Vec<u32>], picture: &[bool]) -> Option<usize> {
    let mut puzzle = NonogramClues { width: columns.len(), rows, columns, work: 0 };
    puzzle.other(picture).unwrap_or(None)
}

impl NonogramClues<'_> {
    fn other(&mut self, picture: &[bool]) -> Result<Option<usize>, TooMuch> {
        let mut cells = vec![GAP | FILLED; picture.len()];
        if !self.narrow(&mut cells)? {
            return Ok(None);
        }
        for (at, filled) in picture.iter().enumerate() {
            if cells[at] != GAP | FILLED {
                continue;
            }
            let (own, other) = if *filled { (FILLED, GAP) } else { (GAP, FILLED) };
            let mut guess = cells.clone();
            guess[at] = other;
            if self.can_be(guess, 0)? {
                return Ok(Some(at));
            }
            cells[at] = own;
            self.narrow(&mut cells)?;
        }
        Ok(None)
    }

    /// Whether any picture agrees with what these cells may be.
    fn can_be(&mut self, mut cells: Vec<u8>, guesses: usize) -> Result<bool, TooMuch> {
        if guesses > MAX_GUESSES {
            return Err(TooMuch);
        }
        if !self.narrow(&mut cells)? {
            return Ok(false);
        }
        let Some(open) = cells.iter().position(|cell| *cell == GAP | FILLED) else { return Ok(true) };
        for what in [FILLED, GAP] {
            let mut guess = cells.clone();
            guess[open] = what;
            if self.can_be(guess, guesses + 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Removes from each cell what its row or its column rules out, until nothing more follows; false if nothing is left for some cell.
    fn narrow(&mut self, cells: &mut [u8]) -> Result<bool, TooMuch> {
        let (width, height) = (self.width, self.rows.len());
        let mut waiting: Vec<bool> = vec![true; height + width];
        while let Some(line) = waiting.iter().position(|waits| *waits) {
            let (from, step, length, clues) = match self.rows.get(line) {
                Some(clues) => (line * width, 1, width, clues),
                None => (line - height, width, height, &self.columns[line - height]),
            };
            self.work += length * (clues.len() + 1);
            if self.work > MAX_WORK {
                return Err(TooMuch);
            }
            let before: Vec<u8> = cells.iter().skip(from).step_by(step).take(length).copied().collect();
            let Some(after) = narrowed(&before, clues) else { return Ok(false) };
            for (place, (_, after)) in before.iter().zip(&after).enumerate().filter(|(_, (a, b))| a != b) {
                cells[from + place * step] = *after;
                // a cell of a row concerns its column, and vice versa
                let crossing = if line < height { height + place } else { place };
                waiting[crossing] = true;
            }
            waiting[line] = false;
        }
        Ok(true)
    }
}

/// What the cells of a line may be, given these runs; `None` if the runs do not fit.
fn narrowed(cells: &[u8], runs: &[u32]) -> Option<Vec<u8>> {
    let lengths: Vec<usize> = runs.iter().filter_map(|run| usize::try_from(*run).ok()).collect();
    let before = fits(cells, &lengths);
    let (turned, backwards): (Vec<u8>, Vec<usize>) =
        (cells.iter().rev().copied().collect(), lengths.iter().rev().copied().collect());
    let after = fits(&turned, &backwards);
    let (count, all) = (cells.len(), lengths.len());
    // the first `cells` with the first `runs`, and the rest with the others
    let left = |cells: usize, runs: usize| before[runs][cells];
    let right = |from: usize, done: usize| after[all - done][count - from];
    if !left(count, all) {
        return None;
    }
    let may = |at: usize, what: u8| cells[at] & what != 0;
    let mut found = vec![0; count];
    for (at, cell) in found.iter_mut().enumerate() {
        if may(at, GAP) && (0..=all).any(|runs| left(at, runs) && right(at + 1, runs)) {
            *cell |= GAP;
        }
    }
    for (number, length) in lengths.iter().enumerate() {
        for from in 0..(count + 1).saturating_sub(*length) {
            let end = from + length;
            let begins = if from == 0 { number == 0 } else { may(from - 1, GAP) && left(from - 1, number) };
            let ends = if end == count { number + 1 == all } else { may(end, GAP) && right(end + 1, number + 1) };
            if begins && ends && (from..end).all(|at| may(at, FILLED)) {
                found.iter_mut().take(end).skip(from).for_each(|cell| *cell |= FILLED);
            }
        }
    }
    Some(found)
}

/// By runs, then by cells: whether the first cells, up to this one, can hold exactly the first runs, up to this one.
fn fits(cells: &[u8], runs: &[usize]) -> Vec<Vec<bool>> {
    // how many consecutive cells before each one may be filled
    let mut filled = vec![0; cells.len() + 1];
    let mut table = vec![vec![false; cells.len() + 1]; runs.len() + 1];
    let mut in_a_row = 0;
    for (place, cell) in filled.iter_mut().skip(1).zip(cells) {
        in_a_row = if cell & FILLED != 0 { in_a_row + 1 } else { 0 };
        *place = in_a_row;
    }
    for done in 0..=runs.len() {
        for count in 0..=cells.len() {
            let may_be_gap = |at: usize| cells[at] & GAP != 0;
            let by_gap = count > 0 && may_be_gap(count - 1) && table[done][count - 1];
            let by_run = done.checked_sub(1).is_some_and(|last| {
                let length = runs[last];
                filled[count] >= length
                    && match count.checked_sub(length) {
                        Some(0) => done == 1,
                        Some(from) => may_be_gap(from - 1) && table[last][from - 1],
                        None => false,
                    }
            });
            let is_empty = done == 0 && count == 0;
            table[done][count] = is_empty || by_gap || by_run;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::runs;

    fn clues(picture: &[bool], width: usize) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
        let rows = picture.chunks(width).map(|row| runs(row.iter().copied())).collect();
        let column = |x: usize| runs(picture.iter().skip(x).step_by(width).copied());
        (rows, (0..width).map(column).collect())
    }

    #[test]
    fn all_small_pictures_are_told_apart_by_their_clues_or_not() {
        for (width, height) in [(3, 3), (4, 3)] {
            let pictures: Vec<Vec<bool>> = (0_u32..1 << (width * height))
                .map(|bits| (0..width * height).map(|at| bits >> at & 1 == 1).collect())
                .collect();
            let all: Vec<_> = pictures.iter().map(|picture| clues(picture, width)).collect();
            for (picture, clues) in pictures.iter().zip(&all) {
                let same = all.iter().filter(|other| *other == clues).count();
                let other = other_picture(&clues.0, &clues.1, picture);
                assert_eq!(other.is_some(), same > 1, "{picture:?}");
            }
        }
    }
}
