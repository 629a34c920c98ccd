//! Cells, sizes and directions of boards. Knows nothing of games.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The largest width or height of a board, in cells.
pub const MAX_SIDE: u8 = 200;

/// A place on a board: `x` is the column from the left, `y` the row from the top, both from 0.
/// Ordered as read: row by row, each from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Cell {
    /// Column from the left, from 0.
    pub x: u8,
    /// Row from the top, from 0.
    pub y: u8,
}

impl Cell {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// The cell `direction` away, or none where a coordinate leaves 0..=255.
    #[inline]
    pub fn step(self, direction: Direction) -> Option<Self> {
        Some(Self { x: self.x.checked_add_signed(direction.dx)?, y: self.y.checked_add_signed(direction.dy)? })
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// What is wrong with the text of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellFault;

impl fmt::Display for CellFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a cell is written as column,row, for example 3,4")
    }
}

impl FromStr for Cell {
    type Err = CellFault;

    fn from_str(text: &str) -> Result<Self, CellFault> {
        let (x, y) = text.split_once(',').ok_or(CellFault)?;
        Ok(Self { x: x.trim().parse().map_err(|_| CellFault)?, y: y.trim().parse().map_err(|_| CellFault)? })
    }
}

/// Width and height in cells, each 1..=[`MAX_SIDE`] for a board that was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Size {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Size {
    /// A board of `width` columns and `height` rows.
    pub const fn new(width: u8, height: u8) -> Self {
        Self { width, height }
    }

    /// How many cells there are.
    #[inline]
    pub fn area(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Whether `cell` lies on the board.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        cell.x < self.width && cell.y < self.height
    }

    /// The place of `cell` when cells are counted row by row, or none off the board.
    #[inline]
    pub fn index(self, cell: Cell) -> Option<usize> {
        self.contains(cell).then(|| usize::from(cell.y) * usize::from(self.width) + usize::from(cell.x))
    }

    /// The cell with this place when counted row by row, or none past the end.
    #[inline]
    pub fn cell(self, index: usize) -> Option<Cell> {
        let width = usize::from(self.width);
        if width == 0 || index >= self.area() {
            return None;
        }
        Some(Cell { x: u8::try_from(index % width).ok()?, y: u8::try_from(index / width).ok()? })
    }

    /// All cells, row by row.
    #[inline]
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Cell { x, y }))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.width, self.height)
    }
}

/// A step on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Direction {
    /// Columns to the right.
    pub dx: i8,
    /// Rows down.
    pub dy: i8,
}

impl Direction {
    const fn new(dx: i8, dy: i8) -> Self {
        Self { dx, dy }
    }
}

/// Up, right, down, left.
pub const CROSS: [Direction; 4] =
    [Direction::new(0, -1), Direction::new(1, 0), Direction::new(0, 1), Direction::new(-1, 0)];
/// Up-right, down-right, down-left, up-left.
pub const DIAGONALS: [Direction; 4] =
    [Direction::new(1, -1), Direction::new(1, 1), Direction::new(-1, 1), Direction::new(-1, -1)];
/// All eight neighbours, clockwise from up.
pub const STAR: [Direction; 8] = [
    Direction::new(0, -1),
    Direction::new(1, -1),
    Direction::new(1, 0),
    Direction::new(1, 1),
    Direction::new(0, 1),
    Direction::new(-1, 1),
    Direction::new(-1, 0),
    Direction::new(-1, -1),
];
/// The knight's eight jumps, clockwise from up-right.
pub const KNIGHT: [Direction; 8] = [
    Direction::new(1, -2),
    Direction::new(2, -1),
    Direction::new(2, 1),
    Direction::new(1, 2),
    Direction::new(-1, 2),
    Direction::new(-2, 1),
    Direction::new(-2, -1),
    Direction::new(-1, -2),
];

/// A side of a tile or of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The top.
    Up,
    /// The right side.
    Right,
    /// The bottom.
    Down,
    /// The left side.
    Left,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// Its word in a move.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Right => "right",
            Self::Down => "down",
            Self::Left => "left",
        }
    }

    /// The side across.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// One step out over this side.
    #[inline]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Up => Direction::new(0, -1),
            Self::Right => Direction::new(1, 0),
            Self::Down => Direction::new(0, 1),
            Self::Left => Direction::new(-1, 0),
        }
    }

    /// Its place clockwise from the top, 0..=3.
    pub const fn number(self) -> u8 {
        match self {
            Self::Up => 0,
            Self::Right => 1,
            Self::Down => 2,
            Self::Left => 3,
        }
    }
}
