//! What of a position counts: which kind of piece stands where, and which kinds stand beside each other in short lines. Nobody has to say
//! what the kinds are or whose they are: each has a weight of its own, good for the first player or for the second.

use switchboard_base::grid::Size;

/// The kind of a piece that was never seen.
pub const UNSEEN: u8 = u8::MAX;
/// The most kinds of pieces.
pub const MAX_KINDS: usize = 200;
/// The most patterns of a line in one direction.
const MAX_PATTERNS: usize = 1_024;
/// The longest line.
pub const MAX_LENGTH: usize = 6;
/// The directions of lines: across, down, and the two diagonals.
pub const DIRECTIONS: usize = 4;

/// Which features there are, in this order: each kind on each cell, then the patterns of lines by direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// The board.
    pub size: Size,
    /// How many kinds of pieces there are.
    pub kinds: usize,
    /// How many cells a line has; 0 if lines do not count.
    pub length: usize,
}

impl Shape {
    /// With the longest lines whose patterns are few enough to learn.
    pub fn new(size: Size, kinds: usize) -> Self {
        let mut length = 0;
        for longer in 2..=MAX_LENGTH.min(size.width.min(size.height).into()) {
            let patterns = u32::try_from(longer).ok().and_then(|longer| kinds.checked_pow(longer));
            if patterns.is_some_and(|patterns| patterns <= MAX_PATTERNS) {
                length = longer;
            }
        }
        Self { size, kinds, length }
    }

    /// How many features say what stands where.
    pub fn places(&self) -> usize {
        self.kinds * self.size.area()
    }

    /// How many patterns a line in one direction has.
    pub fn patterns(&self) -> usize {
        let power = u32::try_from(self.length).ok().and_then(|length| self.kinds.checked_pow(length));
        if self.length == 0 { 0 } else { power.unwrap_or(0) }
    }

    /// How many features there are.
    pub fn features(&self) -> usize {
        self.places() + DIRECTIONS * self.patterns()
    }

    /// The features of a board, whose kinds are given row by row: each once for each time that it is there.
    pub fn each(&self, board: &[u8], mut count: impl FnMut(usize)) {
        let area = self.size.area();
        for (cell, kind) in board.iter().enumerate().filter(|(_, kind)| **kind != UNSEEN) {
            count(usize::from(*kind) * area + cell);
        }
        if self.length == 0 {
            return;
        }
        let (width, height) = (usize::from(self.size.width), usize::from(self.size.height));
        let (reach, patterns) = (self.length - 1, self.patterns());
        let mut first = self.places();
        // where lines begin, and the step from cell to cell
        let across = (0, width - reach, 0, height, 1);
        let down = (0, width, 0, height - reach, width);
        let falling = (0, width - reach, 0, height - reach, width + 1);
        let rising = (reach, width, 0, height - reach, width - 1);
        for (left, right, top, bottom, step) in [across, down, falling, rising] {
            for row in top..bottom {
                for column in left..right {
                    if let Some(pattern) = self.pattern(board, row * width + column, step) {
                        count(first + pattern);
                    }
                }
            }
            first += patterns;
        }
    }

    /// The pattern of the line from this cell; none if something there was never seen.
    #[inline]
    fn pattern(&self, board: &[u8], start: usize, step: usize) -> Option<usize> {
        let mut pattern = 0;
        for kind in board.get(start..)?.iter().step_by(step).take(self.length) {
            if *kind == UNSEEN {
                return None;
            }
            pattern = pattern * self.kinds + usize::from(*kind);
        }
        Some(pattern)
    }
}
