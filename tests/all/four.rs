//! An exact solver of Connect Four on 7 x 6 cells, against which computer players are tested. Knows nothing of the program. A column takes
//! seven bits, the lowest for its lowest cell, the seventh always empty (the representation of J. Tromp and P. Pons).

use std::collections::HashMap;

const WIDTH: u32 = 7;
const HEIGHT: u32 = 6;
const CELLS: u32 = WIDTH * HEIGHT;
const MIDDLE_FIRST: [u32; 7] = [3, 2, 4, 1, 5, 0, 6];

/// A position: the stones of the player in turn, and all stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Four {
    own: u64,
    all: u64,
}

impl Four {
    /// The position after these moves: columns from 0, one digit each. None if a column is full or somebody has won before the end.
    pub fn after(columns: &str) -> Option<Self> {
        columns.bytes().try_fold(Self::default(), |four, digit| {
            let column = u32::from(digit - b'0');
            (four.may(column) && !four.wins(column)).then(|| four.play(column))
        })
    }

    pub fn stones(self) -> u32 {
        self.all.count_ones()
    }

    pub fn may(self, column: u32) -> bool {
        self.all & (1 << (column * 7 + HEIGHT - 1)) == 0
    }

    pub fn play(self, column: u32) -> Self {
        Self { own: self.own ^ self.all, all: self.all | (self.all + (1 << (column * 7))) }
    }

    pub fn wins(self, column: u32) -> bool {
        let own = self.own | ((self.all + (1 << (column * 7))) & (0x3f << (column * 7)));
        [1, 7, 6, 8].iter().any(|step| {
            let pairs = own & (own >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    pub fn columns(self) -> impl Iterator<Item = u32> {
        MIDDLE_FIRST.into_iter().filter(move |column| self.may(*column))
    }
}

/// Remembers the values of positions.
#[derive(Debug, Default)]
pub struct Solver {
    known: HashMap<Four, (i32, i32)>,
}

impl Solver {
    /// The value for the current player: a win if above 0, the larger the sooner; 0 for a draw.
    pub fn value(&mut self, four: Four) -> i32 {
        let left = i32::try_from(CELLS - four.stones()).unwrap();
        let (mut low, mut high) = (-left / 2, (left + 1) / 2);
        while low < high {
            let middle = low + (high - low) / 2;
            // depths nearer to 0 are computed faster
            let asked = if middle <= 0 && low / 2 < middle {
                low / 2
            } else if middle >= 0 && high / 2 > middle {
                high / 2
            } else {
                middle
            };
            if self.search(four, asked, asked + 1) <= asked { high = asked } else { low = asked + 1 }
        }
        low
    }

    /// The moves that keep the value, the middle first.
    pub fn best(&mut self, four: Four) -> Vec<u32> {
        let mut values = Vec::new();
        for column in four.columns() {
            let left = i32::try_from(CELLS - four.stones()).unwrap();
            let value = if four.wins(column) { (left + 1) / 2 } else { -self.value(four.play(column)) };
            values.push((column, value));
        }
        let highest = values.iter().map(|(_, value)| *value).max();
        values.into_iter().filter(|(_, value)| Some(*value) == highest).map(|(column, _)| column).collect()
    }

    fn search(&mut self, four: Four, mut low: i32, mut high: i32) -> i32 {
        let left = i32::try_from(CELLS - four.stones()).unwrap();
        if left == 0 {
            return 0;
        }
        if four.columns().any(|column| four.wins(column)) {
            return (left + 1) / 2;
        }
        // the other wins at once if allowed to: that must be prevented
        let pass = Four { own: four.own ^ four.all, all: four.all };
        let threats: Vec<u32> = four.columns().filter(|column| pass.wins(*column)).collect();
        if threats.len() > 1 {
            return -(left / 2);
        }
        // the best result left is a win with the next own move
        high = high.min((left - 1) / 2);
        if low >= high {
            return high;
        }
        let (least, most) = self.known.get(&four).copied().unwrap_or((-100, 100));
        low = low.max(least);
        high = high.min(most);
        if low >= high {
            return if least >= high { least } else { most.max(low.min(most)) };
        }
        let (asked_low, asked_high) = (low, high);
        let mut best = -100;
        for column in if threats.is_empty() { four.columns().collect() } else { threats } {
            let value = -self.search(four.play(column), -high, -low);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        let known = self.known.entry(four).or_insert((-100, 100));
        if best >= asked_high {
            known.0 = known.0.max(best);
        } else if best <= asked_low {
            known.1 = known.1.min(best);
        } else {
            *known = (best, best);
        }
        best
    }
}
