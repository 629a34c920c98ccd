//! Which columns and rows of a board are shown: those at its edges where nothing lies are left out, so that the others are larger.

use super::Board;
use az::SaturatingAs;
use std::ops::Range;
use switchboard_base::grid::{Cell, Size};

/// One line in this many stays shown at least: a board that begins with one card does not fill the window with it.
const LEAST_PART: u8 = 2;
/// The proportions in which cells come out about as large as they can; leaving out more would move the board and gain nothing.
const SHAPE: (u16, u16) = (4, 3);

/// Leaves out what lies around the cells that are in use.
pub(super) fn trim(board: &mut Board, is_used: impl Fn(Cell) -> bool) {
    let whole = board.size;
    let Some((columns, rows)) = used(whole, is_used) else { return };
    let least = |used: &Range<u8>, all: u8| u16::from((used.end - used.start).max(all.div_ceil(LEAST_PART)));
    let (wide, high) = (least(&columns, whole.width), least(&rows, whole.height));
    let wide = wide.max((high * SHAPE.0).div_ceil(SHAPE.1));
    let high = high.max(wide * SHAPE.1 / SHAPE.0);
    let (columns, rows) = (widened(columns, wide, whole.width), widened(rows, high, whole.height));
    let mut faces = std::mem::take(&mut board.faces);
    let mut cells = whole.cells();
    faces.retain(|_| cells.next().is_some_and(|cell| columns.contains(&cell.x) && rows.contains(&cell.y)));
    board.faces = faces;
    board.origin = Cell::new(columns.start, rows.start);
    board.size = Size::new(columns.end - columns.start, rows.end - rows.start);
}

/// The columns and rows from the first to the last cell in use; none if no cell is.
fn used(size: Size, is_used: impl Fn(Cell) -> bool) -> Option<(Range<u8>, Range<u8>)> {
    size.cells().filter(|cell| is_used(*cell)).fold(None, |known, cell| {
        let (columns, rows) = known.unwrap_or((cell.x..cell.x, cell.y..cell.y));
        let with = |lines: Range<u8>, line: u8| lines.start.min(line)..lines.end.max(line.saturating_add(1));
        Some((with(columns, cell.x), with(rows, cell.y)))
    })
}

/// These lines with as many on both sides of them as make `wanted`, as far as there are so many.
fn widened(lines: Range<u8>, wanted: u16, all: u8) -> Range<u8> {
    let long = lines.end - lines.start;
    let wanted = wanted.saturating_as::<u8>().clamp(long, all.max(long));
    let start = lines.start.saturating_sub((wanted - long) / 2).min(all.saturating_sub(wanted));
    start..start + wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::word_face;

    /// The rows that are left of this board, of which the dots are free.
    fn left(rows: &[&str]) -> (Vec<String>, (u8, u8)) {
        let all: Vec<char> = rows.concat().chars().collect();
        let [width, height] = [all.len() / rows.len(), rows.len()].map(|long| u8::try_from(long).unwrap());
        let size = Size::new(width, height);
        let faces = all.iter().map(|letter| word_face(&letter.to_string())).collect();
        let mut board = Board { size, faces, ..Board::default() };
        trim(&mut board, |cell| size.index(cell).and_then(|index| all.get(index)).is_some_and(|letter| *letter != '.'));
        assert_eq!(board.faces.len(), board.size.area());
        let letters: Vec<String> = board.faces.iter().map(|face| face.symbol.clone()).collect();
        let rows = letters.chunks(usize::from(board.size.width)).map(|row| row.concat()).collect();
        (rows, (board.origin.x, board.origin.y))
    }

    #[test]
    fn lines_at_the_edges_with_nothing_in_them_are_left_out() {
        for (rows, shown, origin) in [
            // a run of cards ends far from the edge, and the longest one decides
            (&["ab........", "abcd......", "a........."][..], &["ab...", "abcd.", "a...."][..], (0, 0)),
            (&["ab........", "abcdefghi.", "a........."], &["ab.......", "abcdefghi", "a........"], (0, 0)),
            // at least half of the board, around what is there
            (
                &["........", "........", "........", "....a...", "........", "........"],
                &["....", ".a..", "...."],
                (3, 2),
            ),
            // what is free within is shown
            (
                &["........", "........", "a......b", "........"],
                &["........", "........", "a......b", "........"],
                (0, 0),
            ),
            // a board without anything stays whole
            (&["...", "..."], &["...", "..."], (0, 0)),
        ] {
            assert_eq!(left(rows), (shown.iter().map(|row| (*row).to_owned()).collect(), origin), "{rows:?}");
        }
    }
}
