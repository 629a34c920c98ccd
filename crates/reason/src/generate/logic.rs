//! Constraint puzzles over cells that each hold one of several values: what follows from the constraints, and whether there is an answer.
//! Knows no games, boards or words.

#![expect(clippy::indexing_slicing, reason = "the cells of laws, values and answers are those of the puzzle")]

use petgraph::unionfind::UnionFind;

/// The values that a cell may hold: one bit per value.
pub type Values = u32;

/// A constraint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Law {
    /// One cell holds a value of its `open` list if and only if the other does.
    Agree { cells: [usize; 2], open: [Values; 2] },
    /// A pair of cells is joined if the first holds one of these values; the pairs must connect all cells.
    Joined { cells: Vec<usize>, pairs: Vec<(usize, usize, Values)> },
}

/// A puzzle.
#[derive(Debug, Clone, Default)]
pub struct Logic {
    laws: Vec<Law>,
    /// By cell: the constraints that mention it.
    of_cell: Vec<Vec<usize>>,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deduced {
    /// An answer: one value per cell.
    Found(Vec<Values>),
    /// There is none.
    None,
    /// The search took more steps than allowed.
    TooLong,
}

impl Logic {
    /// A puzzle with this many cells. Constraints that are quick to check should come first.
    pub fn new(cells: usize, laws: Vec<Law>) -> Self {
        let mut of_cell: Vec<Vec<usize>> = vec![Vec::new(); cells];
        for (number, law) in laws.iter().enumerate() {
            for cell in law.cells() {
                of_cell[*cell].push(number);
            }
        }
        Self { laws, of_cell }
    }

    /// Removes all values that single constraints rule out, until nothing more follows. False if a cell is left without values.
    pub fn narrow(&self, values: &mut [Values]) -> bool {
        self.follow(values, vec![true; self.laws.len()])
    }

    /// [`Self::narrow`] if only `cell` has changed since the last call.
    pub fn narrow_from(&self, values: &mut [Values], cell: usize) -> bool {
        let mut due = vec![false; self.laws.len()];
        self.mark(&mut due, cell);
        self.follow(values, due)
    }

    fn mark(&self, due: &mut [bool], cell: usize) {
        for law in &self.of_cell[cell] {
            due[*law] = true;
        }
    }

    fn follow(&self, values: &mut [Values], mut due: Vec<bool>) -> bool {
        let mut changed = Vec::new();
        while let Some(next) = due.iter().position(|due| *due) {
            due[next] = false;
            changed.clear();
            if self.laws[next].narrow(values, &mut changed).is_none() {
                return false;
            }
            for cell in &changed {
                self.mark(&mut due, *cell);
            }
        }
        true
    }

    /// Looks for an answer, trying the values of a cell in order. Each value tried takes one from `steps`.
    pub fn search(&self, mut values: Vec<Values>, steps: &mut u32) -> Deduced {
        if !self.narrow(&mut values) {
            return Deduced::None;
        }
        self.deeper(values, steps)
    }

    fn deeper(&self, values: Vec<Values>, steps: &mut u32) -> Deduced {
        let open = values.iter().enumerate().filter(|(_, values)| values.count_ones() > 1);
        let Some((cell, open)) = open.min_by_key(|(_, values)| values.count_ones()) else {
            return Deduced::Found(values);
        };
        for choice in (0..Values::BITS).map(|bit| 1 << bit).filter(|bit| open & bit != 0) {
            if *steps == 0 {
                return Deduced::TooLong;
            }
            *steps -= 1;
            let mut tried = values.clone();
            tried[cell] = choice;
            if self.narrow_from(&mut tried, cell) {
                match self.deeper(tried, steps) {
                    Deduced::None => {}
                    other => return other,
                }
            }
        }
        Deduced::None
    }

    /// Whether `answer` is the only one among these values. `None` if finding out would take too many steps.
    pub fn is_only(&self, values: &[Values], answer: &[Values], steps: &mut u32) -> Option<bool> {
        let mut known = values.to_vec();
        if !self.narrow(&mut known) {
            return Some(false);
        }
        // any other answer first differs from it in some cell: the cells before agree, this one holds another value
        for (cell, value) in answer.iter().enumerate() {
            let now = known[cell];
            if now & value == 0 {
                return Some(false);
            }
            if now == *value {
                continue;
            }
            let mut other = known.clone();
            other[cell] = now & !value;
            match self.search(other, steps) {
                Deduced::Found(_) => return Some(false),
                Deduced::TooLong => return None,
                Deduced::None => {}
            }
            known[cell] = *value;
            if !self.narrow_from(&mut known, cell) {
                return Some(false);
            }
        }
        Some(true)
    }
}

impl Law {
    /// The cells it mentions.
    fn cells(&self) -> &[usize] {
        match self {
            Self::Joined { cells, .. } => cells,
            Self::Agree { cells, .. } => cells,
        }
    }

    /// Removes what it rules out and records the cells changed. `None` if nothing is left for a cell.
    fn narrow(&self, values: &mut [Values], changed: &mut Vec<usize>) -> Option<()> {
        match self {
            Self::Agree { cells, open } => agree(*cells, *open, values, changed),
            Self::Joined { cells, pairs } => joined(cells, pairs, values).then_some(()),
        }
    }
}

/// Keeps only these values of a cell. `None` if none is left.
fn keep(cell: usize, kept: Values, values: &mut [Values], changed: &mut Vec<usize>) -> Option<()> {
    let place = &mut values[cell];
    if *place & !kept != 0 {
        *place &= kept;
        changed.push(cell);
    }
    (*place != 0).then_some(())
}

fn agree(cells: [usize; 2], open: [Values; 2], values: &mut [Values], changed: &mut Vec<usize>) -> Option<()> {
    let ([one, two], [open_one, open_two]) = (cells, open);
    for (cell, open, other, open_other) in [(one, open_one, two, open_two), (two, open_two, one, open_one)] {
        let now = values[other];
        let kept = if now & open_other != 0 { open } else { 0 } | if now & !open_other != 0 { !open } else { 0 };
        keep(cell, kept, values, changed)?;
    }
    Some(())
}

/// Whether the open pairs connect all cells.
fn joined(cells: &[usize], pairs: &[(usize, usize, Values)], values: &[Values]) -> bool {
    let mut groups = UnionFind::<usize>::new(values.len());
    let mut parts = cells.len();
    for (one, two, open) in pairs {
        if values[*one] & open != 0 && groups.union(*one, *two) {
            parts = parts.saturating_sub(1);
        }
    }
    parts <= 1
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::cast_possible_truncation)]
mod tests {
    use super::*;
    use switchboard_base::chance::Chance;

    /// Whether a constraint holds for single values, computed differently from narrowing.
    fn holds(law: &Law, answer: &[Values]) -> bool {
        match law {
            Law::Agree { cells: [a, b], open } => (answer[*a] & open[0] != 0) == (answer[*b] & open[1] != 0),
            Law::Joined { cells, pairs } => {
                let mut met = vec![cells[0]];
                while let Some((a, b, _)) =
                    pairs.iter().find(|(a, b, open)| answer[*a] & open != 0 && met.contains(a) != met.contains(b))
                {
                    met.push(if met.contains(a) { *b } else { *a });
                }
                cells.iter().all(|c| met.contains(c))
            }
        }
    }

    fn law(chance: &mut Chance, cells: usize) -> Law {
        let mut list: Vec<usize> = (0..cells).collect();
        chance.shuffle(&mut list);
        list.truncate(2 + chance.below(cells - 1));
        let bits = |chance: &mut Chance| 1 + chance.below(7) as u32;
        match chance.below(2) {
            0 => Law::Agree { cells: [list[0], list[1]], open: [bits(chance), bits(chance)] },
            _ => {
                let pairs = list.windows(2).map(|w| (w[0], w[1], bits(chance))).collect();
                Law::Joined { cells: list, pairs }
            }
        }
    }

    #[test]
    fn what_is_found_is_what_trying_everything_finds() {
        let mut chance = Chance::new(11);
        let (mut none, mut one, mut more) = (0, 0, 0);
        for _ in 0..3_000 {
            let cells = 3 + chance.below(3);
            let laws: Vec<Law> = (0..1 + chance.below(4)).map(|_| law(&mut chance, cells)).collect();
            let start = vec![7; cells];
            let base: usize = 3;
            let answer = |n: usize| (0..cells).map(|c| 1 << (n / base.pow(c as u32) % base)).collect::<Vec<Values>>();
            let all: Vec<Vec<Values>> =
                (0..base.pow(cells as u32)).map(answer).filter(|a| laws.iter().all(|law| holds(law, a))).collect();
            let logic = Logic::new(cells, laws.clone());
            let mut steps = 10_000;
            match (logic.search(start.clone(), &mut steps), all.as_slice()) {
                (Deduced::Found(found), [_, ..]) => assert!(all.contains(&found), "{laws:?}: {found:?}"),
                (Deduced::None, []) => none += 1,
                (found, _) => panic!("{laws:?}: {found:?}, {all:?}"),
            }
            if let Some(first) = all.first() {
                assert_eq!(logic.is_only(&start, first, &mut steps), Some(all.len() == 1), "{laws:?}");
                if all.len() == 1 { one += 1 } else { more += 1 }
            }
        }
        assert!(none > 100 && one > 100 && more > 100, "{none} {one} {more}");
    }

    #[test]
    fn a_search_ends_when_its_steps_do() {
        // a ring of odd length whose cells would have to alternate
        let agree = |one: usize| Law::Agree { cells: [one, (one + 1) % 9], open: [0b01, 0b10] };
        let logic = Logic::new(9, (0..9).map(agree).collect());
        assert_eq!(logic.search(vec![0b11; 9], &mut 0), Deduced::TooLong);
    }
}
