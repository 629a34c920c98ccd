//! Constraints on areas, encoded lazily: an answer that violates one is excluded together with all similar ones, and the question is asked
//! again.

#![expect(
    clippy::indexing_slicing,
    reason = "a constraint has a literal for each cell of its board, and an area has a cell"
)]

use super::circuit::beside;
use super::sat::{Lit, Model, Solver};
use rustc_hash::FxHashSet;

/// The work for each cell that a constraint looks at.
const OF_CELL: u64 = 1 << 3;
/// Bytes of memory for each clause that was added.
const OF_CUT: u64 = 128;

/// All such constraints of a solver, and what was excluded so far.
#[derive(Debug, Default)]
pub struct Cuts {
    lazy: Vec<Lazy>,
    made: FxHashSet<Vec<Lit>>,
}

/// A constraint on areas.
#[derive(Debug)]
pub struct Lazy {
    /// When it must hold.
    when: Lit,
    /// By cell: whether it may belong to an area.
    holds: Vec<Lit>,
    width: usize,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// The cells are one area.
    Connected,
    /// The area around `start` has at least `number` counted cells (or, unless `least`, fewer).
    Count { start: usize, counts: Vec<Lit>, number: usize, least: bool },
}

impl Lazy {
    /// The cells for which `holds` is true form one area.
    pub fn connected(when: Lit, holds: Vec<Lit>, width: usize) -> Self {
        Self { when, holds, width, kind: Kind::Connected }
    }

    /// The area around a cell has at least this many counted cells; or, unless `least`, fewer.
    pub fn area(
        when: Lit,
        holds: Vec<Lit>,
        width: usize,
        start: usize,
        counts: Vec<Lit>,
        number: usize,
        least: bool,
    ) -> Self {
        Self { when, holds, width, kind: Kind::Count { start, counts, number, least } }
    }

    fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        beside(cell, self.width, self.holds.len())
    }

    /// The cells connected to one in a model, that one first, each with the cell it was reached from.
    fn area_of(&self, start: usize, model: &Model) -> Vec<(usize, usize)> {
        let is_in = |cell: usize| model.holds(self.holds[cell]);
        let mut found = Vec::new();
        let mut seen = vec![false; self.holds.len()];
        if is_in(start) {
            found.push((start, start));
            seen[start] = true;
        }
        let mut next = 0;
        while let Some((cell, _)) = found.get(next).copied() {
            next += 1;
            for other in self.beside(cell) {
                if is_in(other) && !seen[other] {
                    seen[other] = true;
                    found.push((other, cell));
                }
            }
        }
        found
    }

    /// The cells around an area; for an empty area, the cell where it would begin.
    fn border(&self, area: &[usize], start: usize) -> Vec<Lit> {
        let inside: FxHashSet<usize> = area.iter().copied().collect();
        let mut cells: Vec<usize> = area.iter().flat_map(|cell| self.beside(*cell)).collect();
        if area.is_empty() {
            cells.push(start);
        }
        cells.sort_unstable();
        cells.dedup();
        cells.retain(|cell| !inside.contains(cell));
        cells.iter().map(|cell| self.holds[*cell]).collect()
    }

    /// Clauses that exclude this answer; none if it satisfies the constraint.
    fn cut(&self, model: &Model) -> Vec<Vec<Lit>> {
        if !model.holds(self.when) {
            return Vec::new();
        }
        match &self.kind {
            Kind::Connected => self.cut_apart(model),
            Kind::Count { start, counts, number, least } => {
                let area = self.area_of(*start, model);
                let counted = |cell: &usize| model.holds(counts[*cell]);
                let found: Vec<usize> = area.iter().map(|(cell, _)| *cell).filter(counted).collect();
                match least {
                    true if found.len() < *number => {
                        let cells: Vec<usize> = area.iter().map(|(cell, _)| *cell).collect();
                        // the area grows, or more of its cells are counted
                        let mut cut = vec![!self.when];
                        cut.extend(self.border(&cells, *start));
                        let others = cells.iter().filter(|cell| !counted(cell));
                        cut.extend(others.map(|cell| counts[*cell]));
                        vec![cut]
                    }
                    false if found.len() >= *number => vec![self.cut_small(&area, &found, counts, *number)],
                    _ => Vec::new(),
                }
            }
        }
    }

    /// One of the first counted cells, or of the cells on the way to them, must be dropped.
    fn cut_small(&self, area: &[(usize, usize)], found: &[usize], counts: &[Lit], number: usize) -> Vec<Lit> {
        let from: rustc_hash::FxHashMap<usize, usize> = area.iter().copied().collect();
        let mut way: Vec<usize> = Vec::new();
        let mut passed = FxHashSet::default();
        for cell in found.iter().take(number) {
            let mut cell = *cell;
            while passed.insert(cell) {
                way.push(cell);
                cell = from[&cell];
            }
        }
        let joins = way.iter().map(|cell| &self.holds[*cell]);
        let counted = found.iter().take(number).map(|cell| &counts[*cell]);
        [self.when].iter().chain(joins).chain(counted).map(|lit| !*lit).collect()
    }

    /// Each area but the largest must vanish or grow, or all others must vanish.
    fn cut_apart(&self, model: &Model) -> Vec<Vec<Lit>> {
        let mut areas: Vec<Vec<usize>> = Vec::new();
        let mut seen = vec![false; self.holds.len()];
        for cell in 0..self.holds.len() {
            if seen[cell] {
                continue;
            }
            let area: Vec<usize> = self.area_of(cell, model).into_iter().map(|(cell, _)| cell).collect();
            for cell in &area {
                seen[*cell] = true;
            }
            if !area.is_empty() {
                areas.push(area);
            }
        }
        areas.sort_by_key(|area| std::cmp::Reverse(area.len()));
        let [largest, others @ ..] = areas.as_slice() else { return Vec::new() };
        let member = |area: &Vec<usize>| self.holds[area[0]];
        let cut = |area: &Vec<usize>| {
            let mut cut = vec![!self.when, !member(area), !member(largest)];
            cut.extend(self.border(area, 0));
            cut
        };
        others.iter().map(cut).collect()
    }
}

impl Cuts {
    /// Adds a law.
    pub fn add(&mut self, lazy: Lazy) {
        self.lazy.push(lazy);
    }

    /// Adds clauses that exclude this answer and were not added before; whether there were any, otherwise it satisfies all constraints.
    /// The solver is full afterwards if its budget does not suffice.
    pub fn add_to(&mut self, solver: &mut Solver<'_>, model: &Model) -> bool {
        let mut is_cut = false;
        for lazy in &self.lazy {
            solver.spend(OF_CELL * lazy.holds.len() as u64, 0);
            if solver.full().is_some() {
                return true;
            }
            for mut cut in lazy.cut(model) {
                cut.sort_unstable();
                cut.dedup();
                if self.made.insert(cut.clone()) {
                    solver.spend(0, OF_CUT + std::mem::size_of_val(cut.as_slice()) as u64);
                    solver.add(cut);
                    is_cut = true;
                }
            }
        }
        is_cut
    }
}
