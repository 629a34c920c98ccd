//! The focus on a board: where it goes after a move, with an arrow, and to the next row or column. Pure; knows no
//! screen.

use crate::game::{Boundary, InvalidCells};
use crate::grid::{Cell, Size};
use crate::play::Side;
use az::SaturatingAs;

/// The cells of a board and which of them are valid.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a> {
    /// Columns and rows.
    pub size: Size,
    /// Valid cells, in board order.
    pub valid: &'a [Cell],
}

/// The order in which cells follow one another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReadingOrder {
    ByRows,
    ByColumns,
}

impl Field<'_> {
    fn is_valid(&self, cell: Cell) -> bool {
        self.valid.contains(&cell)
    }

    fn area(&self) -> usize {
        self.size.area()
    }

    fn number(&self, cell: Cell, reading: ReadingOrder) -> usize {
        let (x, y) = (usize::from(cell.x), usize::from(cell.y));
        match reading {
            ReadingOrder::ByRows => y * usize::from(self.size.width) + x,
            ReadingOrder::ByColumns => x * usize::from(self.size.height) + y,
        }
    }

    fn cell(&self, number: usize, reading: ReadingOrder) -> Option<Cell> {
        match reading {
            ReadingOrder::ByRows => self.size.cell(number),
            ReadingOrder::ByColumns => {
                let turned = Size::new(self.size.height, self.size.width).cell(number)?;
                Some(Cell::new(turned.y, turned.x))
            }
        }
    }

    /// The first valid cell after a move: `position` itself if it is valid, otherwise the next one in reading order,
    /// starting again at the top left after the last.
    pub fn first_from(&self, position: Cell) -> Option<Cell> {
        let start = if self.size.contains(position) { self.number(position, ReadingOrder::ByRows) } else { 0 };
        self.search(start, ReadingOrder::ByRows, 1, |cell| self.is_valid(cell))
    }

    /// The first cell that fits, from index `start` on, wrapping around.
    fn search(&self, start: usize, reading: ReadingOrder, by: isize, fits: impl Fn(Cell) -> bool) -> Option<Cell> {
        let area = self.area();
        let mut number = start;
        for _ in 0..area {
            if let Some(cell) = self.cell(number, reading).filter(|c| fits(*c)) {
                return Some(cell);
            }
            number = around(number, by, area);
        }
        None
    }

    /// Where an arrow moves the focus.
    pub fn arrow(&self, from: Cell, towards: Side, boundary: Boundary, invalid: InvalidCells) -> Cell {
        let (reading, by) = match towards {
            Side::Right => (ReadingOrder::ByRows, 1),
            Side::Left => (ReadingOrder::ByRows, -1),
            Side::Down => (ReadingOrder::ByColumns, 1),
            Side::Up => (ReadingOrder::ByColumns, -1),
        };
        let fits = |cell: Cell| invalid == InvalidCells::Select || self.is_valid(cell);
        let same_line = |cell: Cell| match reading {
            ReadingOrder::ByRows => cell.y == from.y,
            ReadingOrder::ByColumns => cell.x == from.x,
        };
        let area = self.area();
        if !self.size.contains(from) || area == 0 {
            return self.first_from(from).unwrap_or(from);
        }
        let mut number = self.number(from, reading);
        loop {
            let next = number.checked_add_signed(by).filter(|n| *n < area);
            match next.and_then(|n| self.cell(n, reading)).filter(|c| same_line(*c)) {
                Some(cell) if fits(cell) => return cell,
                Some(_) => number = next.unwrap_or(number),
                None => break,
            }
        }
        match boundary {
            Boundary::Stay => from,
            Boundary::Rotate => {
                let start = self.line_end(from, towards, reading);
                self.search(start, reading, by, |cell| same_line(cell) && fits(cell)).unwrap_or(from)
            }
            Boundary::Jump => self.search(around(number, by, area), reading, by, fits).unwrap_or(from),
        }
    }

    /// The index of the other end of the row or column.
    fn line_end(&self, from: Cell, towards: Side, reading: ReadingOrder) -> usize {
        let (right, bottom) = (self.size.width.saturating_sub(1), self.size.height.saturating_sub(1));
        let end = match towards {
            Side::Right => Cell::new(0, from.y),
            Side::Left => Cell::new(right, from.y),
            Side::Down => Cell::new(from.x, 0),
            Side::Up => Cell::new(from.x, bottom),
        };
        self.number(end, reading)
    }

    /// The first valid cell of the next row that has one, continuing at the top after the last.
    pub fn next_row(&self, from: Cell) -> Option<Cell> {
        let height = self.size.height;
        (1..=height)
            .map(|step| wrap(from.y, step, height))
            .find_map(|y| self.valid.iter().copied().filter(|c| c.y == y).min_by_key(|c| c.x))
    }

    /// The first valid cell of the next column that has one, continuing at the left after the last.
    pub fn next_column(&self, from: Cell) -> Option<Cell> {
        let width = self.size.width;
        (1..=width)
            .map(|step| wrap(from.x, step, width))
            .find_map(|x| self.valid.iter().copied().filter(|c| c.x == x).min_by_key(|c| c.y))
    }
}

fn wrap(from: u8, step: u8, side: u8) -> u8 {
    let sum = (u16::from(from) + u16::from(step)) % u16::from(side.max(1));
    sum.saturating_as()
}

fn around(number: usize, by: isize, area: usize) -> usize {
    let next = number.checked_add_signed(by).filter(|n| *n < area);
    next.unwrap_or(if by > 0 { 0 } else { area.saturating_sub(1) })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// `v` valid, `.` not.
    fn valid(rows: &[&str]) -> (Size, Vec<Cell>) {
        let size = Size::new(rows[0].len().try_into().unwrap(), rows.len().try_into().unwrap());
        let cells = size.cells().filter(|c| rows[usize::from(c.y)].as_bytes()[usize::from(c.x)] == b'v').collect();
        (size, cells)
    }

    const BOARD: [&str; 3] = ["v.v.", "....", ".v.v"];

    #[test]
    fn arrows_follow_boundary_and_invalid_cells() {
        use Boundary::{Jump, Rotate, Stay};
        use InvalidCells::{Select, Skip};
        let (size, cells) = valid(&BOARD);
        let field = Field { size, valid: &cells };
        let cases = [
            ((0, 0), Side::Right, Stay, Skip, (2, 0)),
            ((2, 0), Side::Right, Stay, Skip, (2, 0)),
            ((2, 0), Side::Right, Rotate, Skip, (0, 0)),
            ((2, 0), Side::Right, Jump, Skip, (1, 2)),
            ((3, 2), Side::Right, Jump, Skip, (0, 0)),
            ((0, 0), Side::Left, Jump, Skip, (3, 2)),
            ((0, 0), Side::Up, Jump, Skip, (3, 2)),
            ((0, 0), Side::Down, Jump, Skip, (1, 2)),
            ((0, 0), Side::Down, Rotate, Skip, (0, 0)),
            ((0, 0), Side::Right, Stay, Select, (1, 0)),
            ((3, 0), Side::Right, Stay, Select, (3, 0)),
            ((3, 0), Side::Right, Rotate, Select, (0, 0)),
            ((3, 0), Side::Right, Jump, Select, (0, 1)),
            ((3, 2), Side::Down, Jump, Select, (0, 0)),
            ((1, 2), Side::Down, Jump, Select, (2, 0)),
            ((0, 1), Side::Left, Jump, Select, (3, 0)),
        ];
        for ((x, y), towards, boundary, invalid, (to_x, to_y)) in cases {
            let to = field.arrow(Cell::new(x, y), towards, boundary, invalid);
            assert_eq!(to, Cell::new(to_x, to_y), "{x},{y} {towards:?} {boundary:?} {invalid:?}");
        }
    }

    #[test]
    fn after_a_move_the_first_valid_cell_is_read_on_from_the_position() {
        let (size, cells) = valid(&BOARD);
        let field = Field { size, valid: &cells };
        assert_eq!(field.first_from(Cell::new(0, 0)), Some(Cell::new(0, 0)));
        assert_eq!(field.first_from(Cell::new(3, 0)), Some(Cell::new(1, 2)));
        let none = Field { size, valid: &[] };
        assert_eq!(none.first_from(Cell::new(3, 0)), None);
        let first = Field { size, valid: &[Cell::new(0, 0)] };
        assert_eq!(first.first_from(Cell::new(3, 2)), Some(Cell::new(0, 0)));
    }

    #[test]
    fn next_row_and_column_pass_over_empty_ones_and_wrap() {
        let (size, cells) = valid(&BOARD);
        let field = Field { size, valid: &cells };
        assert_eq!(field.next_row(Cell::new(0, 0)), Some(Cell::new(1, 2)));
        assert_eq!(field.next_row(Cell::new(1, 2)), Some(Cell::new(0, 0)));
        assert_eq!(field.next_column(Cell::new(0, 0)), Some(Cell::new(1, 2)));
        assert_eq!(field.next_column(Cell::new(3, 2)), Some(Cell::new(0, 0)));
    }
}
