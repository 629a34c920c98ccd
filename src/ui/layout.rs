//! The layout of a board's cells and spots, in whole pixels of the screen. Pure numbers; draws nothing.

use crate::grid::{Cell, Size};
use crate::play::{Board, Side, SpotPlace};

/// A rectangle of whole pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Area {
    /// Left.
    pub x: i32,
    /// Top.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl Area {
    fn contains(self, x: i32, y: i32) -> bool {
        x >= self.x && y >= self.y && x < self.x + self.width && y < self.y + self.height
    }
}

/// What is at a point of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// A cell.
    Cell(Cell),
    /// The spot at this index of [`Board::spots`].
    Spot(usize),
}

/// The layout of one board in one area.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Layout {
    /// The side of a cell.
    pub cell: i32,
    /// The distance between two cells.
    pub padding: i32,
    /// The width of the frame around the cells.
    pub border: i32,
    /// The cells with their frame.
    pub outer: Area,
    /// The board's size in cells.
    pub size: Size,
    /// The area of each spot.
    pub spots: Vec<Area>,
}

/// Cells of this many pixels have the widths of settings.xml unchanged; for larger cells the widths grow.
const USUAL_CELL: i32 = 64;
/// The minimum size of cells, even if they do not fit then.
const SMALLEST_CELL: i32 = 4;

impl Layout {
    /// Fits `board` into `width` x `height`; `widths` are margin, border and padding at the default cell size.
    pub fn new(board: &Board, widths: (u16, u16, u16), width: i32, height: i32) -> Self {
        let (columns, rows) = (i32::from(board.size.width).max(1), i32::from(board.size.height).max(1));
        let sides = |a: Side, b: Side| {
            let has =
                |side| i32::from(board.spots.iter().any(|s| matches!(s.place, SpotPlace::Edge(at, _) if at == side)));
            (has(a), has(b))
        };
        let (left, right) = sides(Side::Left, Side::Right);
        let (up, down) = sides(Side::Up, Side::Down);
        let below =
            i32::try_from(board.spots.iter().filter(|s| matches!(s.place, SpotPlace::Below(_))).count()).unwrap_or(0);
        let below_rows = (below + per_row(columns) - 1) / per_row(columns);
        let fits = |cell: i32| {
            let [margin, border, padding] = scaled(widths, cell);
            let (arrow, gap) = (arrow_side(cell), cell / 4);
            let wide = columns * (cell + padding) - padding + 2 * (margin + border) + (left + right) * arrow;
            let tall = rows * (cell + padding) - padding
                + 2 * (margin + border)
                + (up + down) * arrow
                + below_rows * below_step(cell)
                + if below > 0 { gap } else { 0 };
            (wide, tall)
        };
        let mut cell =
            (width / (columns + left + right)).min(height / (rows + up + down + below_rows)).max(SMALLEST_CELL);
        while cell > SMALLEST_CELL && (fits(cell).0 > width || fits(cell).1 > height) {
            cell -= 1;
        }
        let [margin, border, padding] = scaled(widths, cell);
        let (wide, tall) = fits(cell);
        let arrow = arrow_side(cell);
        let outer = Area {
            x: (width - wide) / 2 + margin + left * arrow,
            y: (height - tall) / 2 + margin + up * arrow,
            width: columns * (cell + padding) - padding + 2 * border,
            height: rows * (cell + padding) - padding + 2 * border,
        };
        let mut layout = Self { cell, padding, border, outer, size: board.size, spots: Vec::new() };
        let below_top = outer.y + outer.height + down * arrow + cell / 4;
        layout.spots = board.spots.iter().map(|s| layout.spot(s.place, arrow, below_top)).collect();
        layout
    }

    fn spot(&self, place: SpotPlace, arrow: i32, below_top: i32) -> Area {
        let Area { x, y, width, height } = self.outer;
        let step = self.cell + self.padding;
        let centre = |line: u8| self.border + i32::from(line) * step + (self.cell - arrow) / 2;
        let at = |x, y, side| Area { x, y, width: side, height: side };
        match place {
            SpotPlace::Edge(Side::Up, line) => at(x + centre(line), y - arrow, arrow),
            SpotPlace::Edge(Side::Down, line) => at(x + centre(line), y + height, arrow),
            SpotPlace::Edge(Side::Left, line) => at(x - arrow, y + centre(line), arrow),
            SpotPlace::Edge(Side::Right, line) => at(x + width, y + centre(line), arrow),
            SpotPlace::Below(index) => {
                let (per_row, step) = (per_row(i32::from(self.size.width).max(1)), below_step(self.cell));
                let (column, row) = (i32::from(index) % per_row, i32::from(index) / per_row);
                at(x + self.border + column * step, below_top + row * step, self.cell)
            }
        }
    }

    /// The square of a cell.
    pub fn cell_area(&self, cell: Cell) -> Area {
        let step = self.cell + self.padding;
        Area {
            x: self.outer.x + self.border + i32::from(cell.x) * step,
            y: self.outer.y + self.border + i32::from(cell.y) * step,
            width: self.cell,
            height: self.cell,
        }
    }

    /// The strip of row `y`: its cells with the padding between them.
    pub fn row_area(&self, y: u8) -> Area {
        let first = self.cell_area(Cell { x: 0, y });
        let padding = if y + 1 < self.size.height { self.padding } else { 0 };
        Area { width: self.outer.width - 2 * self.border, height: self.cell + padding, ..first }
    }

    /// What lies at a point.
    pub fn hit(&self, x: i32, y: i32) -> Option<Hit> {
        if let Some(index) = self.spots.iter().position(|s| s.contains(x, y)) {
            return Some(Hit::Spot(index));
        }
        let step = (self.cell + self.padding).max(1);
        let (dx, dy) = (x - self.outer.x - self.border, y - self.outer.y - self.border);
        if dx < 0 || dy < 0 {
            return None;
        }
        let cell = Cell { x: u8::try_from(dx / step).ok()?, y: u8::try_from(dy / step).ok()? };
        (self.size.contains(cell)).then_some(Hit::Cell(cell))
    }
}

fn scaled((margin, border, padding): (u16, u16, u16), cell: i32) -> [i32; 3] {
    [margin, border, padding].map(|width| {
        let width = i32::from(width);
        (width * cell / USUAL_CELL).max(i32::from(width > 0)).min(width * 4)
    })
}

/// The distance between spots in the rows below: they are apart, so that tiles of a hand do not look joined.
fn below_step(cell: i32) -> i32 {
    cell + cell / 8
}

/// How many spots fit in a row below.
fn per_row(columns: i32) -> i32 {
    (columns * 8 / 9).max(1)
}

fn arrow_side(cell: i32) -> i32 {
    cell * 3 / 4
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::play::{Face, Spot};

    fn board(width: u8, height: u8) -> Board {
        Board { size: Size::new(width, height), ..Board::default() }
    }

    #[test]
    fn every_cell_lies_inside_and_is_hit() {
        for (width, height) in [(1, 1), (5, 5), (50, 50), (200, 3), (3, 200)] {
            let board = board(width, height);
            let layout = Layout::new(&board, (10, 2, 1), 900, 900);
            for cell in board.size.cells() {
                let area = layout.cell_area(cell);
                assert_eq!(layout.hit(area.x, area.y), Some(Hit::Cell(cell)), "{width} x {height}, {cell}");
                assert!(area.x >= 0 && area.x + area.width <= 900 || layout.cell == SMALLEST_CELL);
            }
        }
    }

    #[test]
    fn spots_lie_beside_the_cells() {
        let mut board = board(4, 4);
        let spot = |place| Spot { face: Face::default(), place, chosen_by: None };
        board.spots = (0..6).map(|i| spot(SpotPlace::Below(i))).collect();
        board.spots.extend(Side::ALL.map(|side| spot(SpotPlace::Edge(side, 2))));
        let layout = Layout::new(&board, (10, 2, 1), 700, 800);
        for (index, area) in layout.spots.iter().enumerate() {
            assert!(area.x >= 0 && area.y >= 0 && area.x + area.width <= 700 && area.y + area.height <= 800);
            assert_eq!(layout.hit(area.x + 1, area.y + 1), Some(Hit::Spot(index)));
        }
    }
}
