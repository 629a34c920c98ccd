//! What follows on a board law by law, and from two laws that share a cell, by propagation. What is known only grows.

#![expect(
    clippy::indexing_slicing,
    reason = "laws and asked cells are those of the puzzle, and pairs those that were made"
)]

use super::propagation::Propagation;
use super::puzzle::Puzzle;
use crate::solve::{Budget, Method};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// Of more pairs of laws than these it is not found out what the contrary would lead to.
const MAX_TRIED: usize = 400;

/// The work for each law that is looked at.
const OF_LAW: u64 = 1 << 4;
/// The work for each pair of laws, and the bytes of memory that it takes.
const OF_PAIR: u64 = 200;

/// What the laws of a puzzle say, each for itself and two together, whatever is known: worked out once for all levels with this puzzle.
#[derive(Debug)]
pub struct Apart {
    laws: Vec<Propagation>,
    /// By law, the asked cells that it speaks of; by asked cell, the laws that speak of it.
    about: Vec<Vec<usize>>,
    of_cell: Vec<Vec<usize>>,
    pairs: OnceLock<Pairs>,
}

/// Pairs of laws that share a cell: from others nothing more follows together than from each.
#[derive(Debug, Default)]
struct Pairs {
    both: Vec<[usize; 2]>,
    numbers: FxHashMap<[usize; 2], usize>,
    of_law: Vec<Vec<usize>>,
    made: Vec<OnceLock<Propagation>>,
}

/// The laws of a puzzle, each for itself. Once its budget is used up, nothing more follows.
pub struct ByLaw<'p, 'c> {
    puzzle: &'p Puzzle,
    apart: &'p Apart,
    laws: Vec<Propagation>,
    /// What each asked cell holds, where that is known, and the order in which that became known.
    known: Vec<Option<u16>>,
    order: Vec<usize>,
    fresh: Vec<usize>,
    is_fresh: Vec<bool>,
    /// Laws that were not asked what the contrary leads to since something became known about them.
    untried: BTreeSet<usize>,
    /// Only pairs that share a cell which was not known when two laws were first tried.
    pairs: Vec<Option<Pair>>,
    fresh_pairs: BTreeSet<usize>,
    untried_pairs: BTreeSet<usize>,
    share: Budget<'c>,
}

/// Two laws together.
#[derive(Debug)]
struct Pair {
    made: Propagation,
    /// How much of what is known it was told.
    told: usize,
}

impl Apart {
    /// The laws of this puzzle; `None` if the budget is used up. Its share holds what they take.
    pub fn new(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Option<Self> {
        let about = puzzle.cells_of_laws(budget)?;
        let mut of_cell: Vec<Vec<usize>> = vec![Vec::new(); puzzle.asked().len()];
        for (law, cells) in about.iter().enumerate() {
            for cell in cells {
                of_cell[*cell].push(law);
            }
        }
        let made = |law| {
            let made = Propagation::new(puzzle, &[law]);
            let [bytes, _] = made.bytes();
            budget.step(bytes).and_then(|()| budget.take(bytes)).ok()?;
            Some(made)
        };
        let laws = (0..about.len()).map(made).collect::<Option<Vec<_>>>()?;
        Some(Self { laws, about, of_cell, pairs: OnceLock::new() })
    }

    /// `None` if the budget is used up.
    fn pairs(&self, budget: &mut Budget<'_>) -> Option<&Pairs> {
        if self.pairs.get().is_none() {
            let made = self.paired(budget)?;
            return Some(self.pairs.get_or_init(|| made));
        }
        self.pairs.get()
    }

    fn paired(&self, budget: &mut Budget<'_>) -> Option<Pairs> {
        let mut pairs = Pairs { of_law: vec![Vec::new(); self.laws.len()], ..Pairs::default() };
        for laws in &self.of_cell {
            for both in two_of(laws) {
                budget.step(1).ok()?;
                let number = pairs.both.len();
                if pairs.numbers.contains_key(&both) {
                    continue;
                }
                budget.step(OF_PAIR).and_then(|()| budget.take(OF_PAIR)).ok()?;
                pairs.numbers.insert(both, number);
                pairs.both.push(both);
                pairs.made.push(OnceLock::new());
                for law in both {
                    pairs.of_law[law].push(number);
                }
            }
        }
        Some(pairs)
    }
}

/// Which of these cells that are not known must hold their words.
fn musts<'c>(
    made: &mut Propagation,
    cells: impl Iterator<Item = &'c usize>,
    known: &[Option<u16>],
    words: &[u16],
    budget: &mut Budget<'_>,
) -> Vec<(usize, u16)> {
    let open = cells.filter(|cell| known[**cell].is_none()).map(|cell| (*cell, words[*cell]));
    open.filter(|(cell, word)| made.must(*cell, *word, budget)).collect()
}

/// Each two of these.
fn two_of(laws: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    let others = |place: usize| laws.iter().skip(place + 1);
    laws.iter().enumerate().flat_map(move |(place, one)| others(place).map(|other| [*one, *other]))
}

impl<'p, 'c> ByLaw<'p, 'c> {
    /// Nothing is known yet; `None` if the budget is used up.
    pub fn new(puzzle: &'p Puzzle, apart: &'p Apart, budget: &Budget<'c>) -> Option<Self> {
        let count = apart.laws.len();
        let mut share = budget.share(Method::Learning);
        for law in &apart.laws {
            let [_, bytes] = law.bytes();
            share.step(bytes).and_then(|()| share.take(bytes)).ok()?;
        }
        Some(Self {
            puzzle,
            apart,
            laws: apart.laws.clone(),
            known: vec![None; puzzle.asked().len()],
            order: Vec::new(),
            fresh: (0..count).rev().collect(),
            is_fresh: vec![true; count],
            untried: (0..count).collect(),
            pairs: Vec::new(),
            fresh_pairs: BTreeSet::new(),
            untried_pairs: BTreeSet::new(),
            share,
        })
    }

    /// What each asked cell holds, where that is known.
    pub fn known(&self) -> &[Option<u16>] {
        &self.known
    }

    /// The cells that are known, in the order in which they became known.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The laws that speak of a cell.
    pub fn laws_of(&self, cell: usize) -> &[usize] {
        &self.apart.of_cell[cell]
    }

    /// For each law the asked cells that it speaks of.
    pub fn about(&self) -> &[Vec<usize>] {
        &self.apart.about
    }

    /// Whether a part of this law says nothing to propagation.
    pub fn is_blind(&self, law: usize) -> bool {
        self.laws[law].is_blind()
    }

    /// Whether nothing more follows from this law than what propagation finds.
    pub fn is_exact(&self, law: usize) -> bool {
        self.laws[law].is_exact()
    }

    /// Whether what is known contradicts a law.
    pub fn is_broken(&self) -> bool {
        self.laws.iter().any(Propagation::is_broken)
    }

    /// From now on, a cell holds a word.
    pub fn know(&mut self, cell: usize, word: u16) {
        let known @ None = &mut self.known[cell] else { return };
        *known = Some(word);
        self.order.push(cell);
        for law in &self.apart.of_cell[cell] {
            self.laws[*law].know(cell, word);
            self.untried.insert(*law);
            if let Some(pairs) = self.apart.pairs.get().filter(|_| !self.pairs.is_empty()) {
                let pairs = pairs.of_law[*law].iter().copied();
                self.fresh_pairs.extend(pairs.filter(|pair| self.pairs[*pair].is_some()));
            }
            if !std::mem::replace(&mut self.is_fresh[*law], true) {
                self.fresh.push(*law);
            }
        }
    }

    /// Works out what follows from single laws, one after another, until nothing more does.
    pub fn follow(&mut self) {
        while let Some(law) = self.fresh.pop() {
            if self.share.step(OF_LAW).is_err() {
                return;
            }
            self.is_fresh[law] = false;
            for (cell, word) in self.laws[law].follow(&mut self.share) {
                self.know(cell, word);
            }
        }
    }

    /// Finds out what follows from single laws because the contrary leads to a contradiction, up to the first law that tells something:
    /// whether one did. `words`: what each cell holds in the end.
    pub fn follow_contrary(&mut self, words: &[u16]) -> bool {
        while let Some(law) = self.untried.pop_first() {
            let made = &mut self.laws[law];
            if made.is_exact() {
                continue;
            }
            let found = musts(made, self.apart.about[law].iter(), &self.known, words, &mut self.share);
            if self.take(&found) {
                return true;
            }
        }
        false
    }

    /// Works out what follows from two laws together, up to the first two that tell something: whether any did. Then finds out, unless there
    /// are very many pairs, what the contrary would lead to. `words`: what each cell holds in the end. Only pairs count that share a cell
    /// which was not known when this was first asked.
    pub fn follow_two(&mut self, words: &[u16]) -> bool {
        if self.pairs.is_empty() && self.pair().is_none() {
            return false;
        }
        while let Some(number) = self.fresh_pairs.pop_first() {
            let Some(Pair { made, told }) = &mut self.pairs[number] else { continue };
            for cell in &self.order[*told..] {
                if let Some(word) = self.known[*cell] {
                    made.know(*cell, word);
                }
            }
            *told = self.order.len();
            let found = made.follow(&mut self.share);
            self.untried_pairs.insert(number);
            let is_new = self.take(&found);
            if is_new {
                return true;
            }
        }
        let Some(Pairs { both, .. }) = self.apart.pairs.get() else { return false };
        if both.len() > MAX_TRIED {
            return false;
        }
        while let Some(number) = self.untried_pairs.pop_first() {
            let Some(pair) = &mut self.pairs[number] else { continue };
            let cells = both[number].iter().flat_map(|law| &self.apart.about[*law]);
            let found = musts(&mut pair.made, cells, &self.known, words, &mut self.share);
            if self.take(&found) {
                return true;
            }
        }
        false
    }

    /// Knows these cells: whether some were not known.
    fn take(&mut self, found: &[(usize, u16)]) -> bool {
        let before = self.order.len();
        for (cell, word) in found {
            self.know(*cell, *word);
        }
        self.order.len() > before
    }

    /// Begins with the pairs of laws that share a cell which is not known.
    fn pair(&mut self) -> Option<()> {
        let pairs = self.apart.pairs(&mut self.share)?;
        self.pairs = pairs.both.iter().map(|_| None).collect();
        for (laws, known) in self.apart.of_cell.iter().zip(&self.known) {
            if known.is_some() {
                continue;
            }
            for number in two_of(laws).map(|both| pairs.numbers[&both]) {
                let place @ None = &mut self.pairs[number] else { continue };
                let made = pairs.made[number].get_or_init(|| Propagation::new(self.puzzle, &pairs.both[number]));
                let bytes: u64 = made.bytes().iter().sum();
                self.share.step(bytes).and_then(|()| self.share.take(bytes)).ok()?;
                *place = Some(Pair { made: made.clone(), told: 0 });
                self.fresh_pairs.insert(number);
            }
        }
        Some(())
    }
}
