//! The layout of a board's cells and spots, in whole pixels of the screen. Pure numbers; draws nothing.

use crate::grid::{Cell, Size};
use crate::play::{Board, Side, Spot, SpotPlace};
use az::SaturatingAs;
use std::ops::Range;

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
    /// The same place seen from this corner of `other`.
    pub fn within(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y, ..self }
    }

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
    /// The side of a whole cell: one that is not in a thin column or row.
    pub cell: i32,
    /// The distance between two cells.
    pub padding: i32,
    /// The width of the frame around the cells.
    pub border: i32,
    /// The cells with their frame.
    pub outer: Area,
    /// The width of the strips at the left and below that name columns and rows; 0 if nothing does.
    pub rim: i32,
    /// The board's size in cells.
    pub size: Size,
    /// The area of each spot.
    pub spots: Vec<Area>,
    columns: Lines,
    rows: Lines,
}

/// The columns or the rows of a board: where each begins, counted from the first, and how wide it is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Lines(Vec<(i32, i32)>);

impl Lines {
    fn new(percents: &[u8], cell: i32, padding: i32) -> Self {
        let mut start = 0;
        let line = |percent: &u8| {
            let width = thinned(cell, *percent);
            let line = (start, width);
            start += width + padding;
            line
        };
        Self(percents.iter().map(line).collect())
    }

    /// From the beginning of the first to the end of the last.
    fn extent(&self) -> i32 {
        self.0.last().map_or(0, |(start, width)| start + width)
    }

    #[expect(clippy::indexing_slicing, reason = "a cell that is drawn is one of the board")]
    fn get(&self, line: u8) -> (i32, i32) {
        self.0[usize::from(line)]
    }

    /// The line at this distance from the beginning of the first; the padding after a line belongs to it.
    fn at(&self, distance: i32) -> Option<u8> {
        let before = self.0.partition_point(|(start, _)| *start <= distance);
        u8::try_from(before.checked_sub(1)?).ok()
    }
}

/// The width of a line that is so much of a whole cell.
fn thinned(cell: i32, percent: u8) -> i32 {
    (cell * i32::from(percent) / 100).max(1)
}

/// Cells of this many pixels have the widths of settings.xml unchanged; for larger cells the widths grow.
const USUAL_CELL: i32 = 64;
/// The most pixels that are painted together: a change of one of them costs all.
const MOST_TOGETHER: i32 = 4_000;
/// The width in pixels of the strips that name columns and rows.
const LEAST_RIM: i32 = 14;
const MOST_RIM: i32 = 28;
/// The minimum size of cells, even if they do not fit then.
const SMALLEST_CELL: i32 = 4;

impl Layout {
    /// Fits `board` into `width` x `height`; `widths` are margin, border and padding at the default cell size.
    pub fn new(board: &Board, widths: (u16, u16, u16), width: i32, height: i32) -> Self {
        let (columns, rows) = board.percents();
        // in hundredths of a cell
        let sum = |percents: &[u8]| percents.iter().map(|percent| i32::from(*percent)).sum::<i32>().max(100);
        let (across, along) = (sum(&columns), sum(&rows));
        let sides = |a: Side, b: Side| {
            let has =
                |side| i32::from(board.spots.iter().any(|s| matches!(s.place, SpotPlace::Edge(at, _) if at == side)));
            (has(a), has(b))
        };
        let (left, right) = sides(Side::Left, Side::Right);
        let (up, down) = sides(Side::Up, Side::Down);
        let is_below = |spot: &&Spot| matches!(spot.place, SpotPlace::Below(_));
        let below = board.spots.iter().filter(is_below).count().saturating_as::<i32>();
        let below_rows = (below + per_row(across) - 1) / per_row(across);
        let is_named = board.rim().is_some();
        let rim_of = |cell: i32| if is_named { rim_side(cell) } else { 0 };
        let fits = |cell: i32| {
            let [margin, border, padding] = scaled(widths, cell);
            let (arrow, gap) = (arrow_side(cell), cell / 4);
            let extent = |percents: &[u8]| Lines::new(percents, cell, padding).extent();
            let wide = extent(&columns) + 2 * (margin + border) + (left + right) * arrow + rim_of(cell);
            let tall = extent(&rows)
                + 2 * (margin + border)
                + rim_of(cell)
                + (up + down) * arrow
                + below_rows * below_step(cell)
                + if below > 0 { gap } else { 0 };
            (wide, tall)
        };
        let mut cell =
            fitting(width, across + 100 * (left + right)).min(fitting(height, along + 100 * (up + down + below_rows)));
        cell = cell.max(SMALLEST_CELL);
        while cell > SMALLEST_CELL && (fits(cell).0 > width || fits(cell).1 > height) {
            cell -= 1;
        }
        let [margin, border, padding] = scaled(widths, cell);
        let (wide, tall) = fits(cell);
        let [columns, rows] = [columns, rows].map(|percents| Lines::new(&percents, cell, padding));
        let arrow = arrow_side(cell);
        let outer = Area {
            x: (width - wide) / 2 + margin + left * arrow + rim_of(cell),
            y: (height - tall) / 2 + margin + up * arrow,
            width: columns.extent() + 2 * border,
            height: rows.extent() + 2 * border,
        };
        let (rim, size) = (rim_of(cell), board.size);
        let mut layout = Self { cell, padding, border, outer, rim, size, spots: Vec::new(), columns, rows };
        let below_top = outer.y + outer.height + rim + down * arrow + cell / 4;
        layout.spots = board.spots.iter().map(|s| layout.spot(s.place, arrow, (below_top, per_row(across)))).collect();
        layout
    }

    /// One whole cell by itself.
    pub fn of_cell(cell: i32) -> Self {
        Self { cell, ..Self::default() }
    }

    /// The cells of a board by themselves in the middle of a square of this side; none if it is too small for them.
    pub fn of_cells(board: &Board, side: i32) -> Option<Self> {
        let (columns, rows) = board.percents();
        let hundredths = |percents: &[u8]| percents.iter().map(|percent| i32::from(*percent)).sum::<i32>();
        let largest = fitting(side, hundredths(&columns).max(hundredths(&rows)));
        // thin lines have a pixel at least
        (1..=largest).rev().find_map(|cell| {
            let [columns, rows] = [&columns, &rows].map(|percents| Lines::new(percents, cell, 0));
            let (width, height) = (columns.extent(), rows.extent());
            let outer = Area { x: (side - width) / 2, y: (side - height) / 2, width, height };
            (width.max(height) <= side && board.size.area() > 0).then(|| Self {
                cell,
                outer,
                size: board.size,
                columns,
                rows,
                ..Self::default()
            })
        })
    }

    fn spot(&self, place: SpotPlace, arrow: i32, (below_top, per_row): (i32, i32)) -> Area {
        let Area { x, y, width, height } = self.outer;
        // beside a thin row at the edge it does not stand out over the corner
        let centre = |lines: &Lines, line: u8| {
            // more can lie beside a board than it has lines
            let Some((start, width)) = lines.0.get(usize::from(line)) else { return self.border };
            self.border + (start + (width - arrow) / 2).min(lines.extent() - arrow).max(0)
        };
        let (column, row) = (|line| centre(&self.columns, line), |line| centre(&self.rows, line));
        let at = |x, y, side| Area { x, y, width: side, height: side };
        match place {
            SpotPlace::Edge(Side::Up, line) => at(x + column(line), y - arrow, arrow),
            SpotPlace::Edge(Side::Down, line) => at(x + column(line), y + height, arrow),
            SpotPlace::Edge(Side::Left, line) => at(x - arrow, y + row(line), arrow),
            SpotPlace::Edge(Side::Right, line) => at(x + width, y + row(line), arrow),
            SpotPlace::Below(index) => {
                let step = below_step(self.cell);
                let (column, row) = (i32::from(index) % per_row, i32::from(index) / per_row);
                at(x + self.border + column * step, below_top + row * step, self.cell)
            }
        }
    }

    /// The place of a cell.
    pub fn cell_area(&self, cell: Cell) -> Area {
        let ((left, width), (top, height)) = (self.columns.get(cell.x), self.rows.get(cell.y));
        Area { x: self.outer.x + self.border + left, y: self.outer.y + self.border + top, width, height }
    }

    /// The cells of row `y`, parted into those that are painted together: as many pixels as `MOST_TOGETHER`, or one cell.
    pub fn parts(&self, y: u8) -> Vec<Range<u8>> {
        let mut parts: Vec<Range<u8>> = Vec::new();
        for x in 0..self.size.width {
            if let Some(last) = parts.last_mut() {
                let Area { width, height, .. } = self.part_area(y, &(last.start..x + 1));
                if width.saturating_mul(height) <= MOST_TOGETHER {
                    last.end = x + 1;
                    continue;
                }
            }
            parts.push(x..x + 1);
        }
        parts
    }

    /// The place of these cells of row `y`: with the padding after them, and with the frame around the board where they are
    /// at its edge, so that all parts together are the whole board.
    pub fn part_area(&self, y: u8, columns: &Range<u8>) -> Area {
        let start = |line: u8, first: i32| if line == 0 { 0 } else { self.border + first };
        let Area { x, y: top, width, height } = self.outer;
        let left = start(columns.start, self.columns.get(columns.start).0);
        let right = if columns.end < self.size.width { self.border + self.columns.get(columns.end).0 } else { width };
        let upper = start(y, self.rows.get(y).0);
        let lower = if y + 1 < self.size.height { self.border + self.rows.get(y + 1).0 } else { height };
        Area { x: x + left, y: top + upper, width: right - left, height: lower - upper }
    }

    /// The board within its frame.
    pub fn inner(&self) -> Area {
        let Area { x, y, width, height } = self.outer;
        let border = self.border;
        Area { x: x + border, y: y + border, width: width - 2 * border, height: height - 2 * border }
    }

    /// What lies at a point.
    pub fn hit(&self, x: i32, y: i32) -> Option<Hit> {
        if let Some(index) = self.spots.iter().position(|s| s.contains(x, y)) {
            return Some(Hit::Spot(index));
        }
        let (dx, dy) = (x - self.outer.x - self.border, y - self.outer.y - self.border);
        if dx < 0 || dy < 0 {
            return None;
        }
        if dx >= self.columns.extent() + self.padding || dy >= self.rows.extent() + self.padding {
            return None;
        }
        Some(Hit::Cell(Cell { x: self.columns.at(dx)?, y: self.rows.at(dy)? }))
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

/// How many spots fit in a row below a board so many hundredths of a cell wide.
fn per_row(across: i32) -> i32 {
    (across / 100 * 8 / 9).max(1)
}

/// The largest cells of which so many hundredths fit.
fn fitting(room: i32, hundredths: i32) -> i32 {
    room.saturating_mul(100) / hundredths.max(1)
}

/// The width of the strips that name columns and rows.
fn rim_side(cell: i32) -> i32 {
    (cell / 3).clamp(LEAST_RIM, MOST_RIM)
}

fn arrow_side(cell: i32) -> i32 {
    cell * 3 / 4
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::game::{Squares, Thin};
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
    fn the_parts_together_are_the_board() {
        for (width, height, cells) in [(1, 1, 1), (8, 8, 1), (20, 20, 2), (50, 50, 14), (200, 3, 200)] {
            let board = board(width, height);
            let layout = Layout::new(&board, (10, 2, 1), 900, 900);
            let parts: Vec<_> =
                (0..height).flat_map(|y| layout.parts(y).into_iter().map(move |part| (y, part))).collect();
            assert!(parts.iter().all(|(_, part)| part.len() <= cells), "{width} x {height}: {:?}", layout.parts(0));
            let areas = parts.iter().map(|(y, part)| layout.part_area(*y, part));
            let whole: i32 = areas.map(|area| area.width * area.height).sum();
            assert_eq!(whole, layout.outer.width * layout.outer.height);
            for (y, part) in &parts {
                let around = layout.part_area(*y, part);
                for x in part.clone() {
                    let cell = layout.cell_area(Cell::new(x, *y)).within(around);
                    assert!(cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= around.width);
                    assert!(cell.y + cell.height <= around.height);
                }
            }
        }
    }

    #[test]
    fn thin_lines_leave_room_for_the_others() {
        for (even, percent, wide) in [(true, 25, 4), (false, 25, 5), (false, 60, 5)] {
            let mut board = board(9, 9);
            let whole = Layout::new(&board, (10, 2, 1), 900, 700);
            board.thin = Some(Thin { even, percent });
            board.spots = vec![Spot { face: Face::default(), place: SpotPlace::Edge(Side::Left, 0), chosen_by: None }];
            let layout = Layout::new(&board, (10, 2, 1), 900, 700);
            assert!(layout.cell > whole.cell, "{} {}", layout.cell, whole.cell);
            let thin = layout.cell * i32::from(percent) / 100;
            let sides = (0..9).map(|x| layout.cell_area(Cell::new(x, 4)).width);
            assert_eq!(sides.filter(|side| *side == layout.cell).count(), wide);
            for cell in board.size.cells() {
                let area = layout.cell_area(cell);
                let is_thin = |line: u8| line.is_multiple_of(2) == even;
                assert_eq!(area.width, if is_thin(cell.x) { thin } else { layout.cell });
                assert_eq!(area.height, if is_thin(cell.y) { thin } else { layout.cell });
                for (x, y) in [(0, 0), (area.width - 1, area.height - 1), (area.width, area.height)] {
                    assert_eq!(layout.hit(area.x + x, area.y + y), Some(Hit::Cell(cell)), "{cell}: {x} {y}");
                }
                assert!(area.x >= 0 && area.x + area.width <= 900 && area.y >= 0 && area.y + area.height <= 700);
            }
            let (outer, spot) = (layout.outer, layout.spots[0]);
            assert!(spot.y >= outer.y && spot.y + spot.height <= outer.y + outer.height && spot.x >= 0);
        }
    }

    #[test]
    fn names_of_columns_and_rows_have_room_at_the_rim() {
        let plain = board(8, 8);
        let named = Board { squares: Some(Squares::Chess), ..plain.clone() };
        let (columns, rows) = named.rim().unwrap();
        assert_eq!((columns.concat().as_str(), rows.concat().as_str()), ("abcdefgh", "87654321"));
        assert_eq!(plain.rim(), None);
        for (width, height) in [(900, 700), (500, 900)] {
            let layout = Layout::new(&named, (10, 2, 1), width, height);
            let Area { x, y, width: wide, height: high } = layout.outer;
            assert!(layout.rim >= LEAST_RIM && x >= layout.rim && x + wide <= width);
            assert!(y >= 0 && y + high + layout.rim <= height);
            assert_eq!(Layout::new(&plain, (10, 2, 1), width, height).rim, 0);
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
