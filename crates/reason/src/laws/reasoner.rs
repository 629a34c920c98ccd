//! The laws of one level in a solver: what is possible, what is not, and which assumptions conflict.

use super::clauses::Encoder;
use super::cuts::Cuts;
use super::puzzle::Puzzle;
use super::sat::{Full, Lit, Model, Phase, Solver, Verdict};
use crate::solve::Budget;
use rustc_hash::FxHashSet;
use switchboard_base::chance::Chance;

/// What a question may cost, in numbers that are the same on every machine.
#[derive(Debug, Clone, Copy)]
pub struct Work {
    /// The most clauses learnt until constraints on areas are looked at.
    pub learnt: u64,
    /// After so many propagations it is not asked once more with the constraints on areas that the answer violates.
    pub propagations: u64,
    /// Of a row of questions, those that would come after so many propagations are not asked.
    pub in_all: u64,
}

/// For questions whose answers matter.
pub const THOROUGHLY: Work = Work { learnt: 200_000, propagations: 2_000_000_000, in_all: u64::MAX };
/// For questions that only make something better.
pub const BRIEFLY: Work = Work { learnt: 500, propagations: 50_000, in_all: 100_000 };

/// Bytes of memory for an asked cell, and for each word that it can hold.
const OF_CELL: u64 = 80;
const OF_WORD: u64 = 16;

/// How laws are added to the solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guarding {
    /// All of them always hold.
    Always,
    /// Each holds if its guard is assumed.
    ByGuards,
}

/// The result of a question.
#[derive(Debug, Clone)]
pub enum Found {
    /// It is possible, for instance like this.
    Possible(Model),
    /// It is impossible.
    Impossible,
    /// Not found out within the limits.
    Unknown,
}

impl Found {
    /// Whether it is possible.
    pub fn is_possible(&self) -> bool {
        matches!(self, Self::Possible(_))
    }
}

/// The laws of a level in a solver.
#[derive(Debug)]
pub struct Reasoner<'c> {
    solver: Solver<'c>,
    cuts: Cuts,
    /// The guard of each law, by number; empty if laws always hold.
    pub guards: Vec<Lit>,
    /// For each asked cell the literal of each of its words, in the puzzle's order.
    pub cells: Vec<Vec<(u16, Lit)>>,
}

/// Laws that are too large: the number of the law at which that came out, and why no more were encoded.
pub type TooLarge = (usize, Full);

impl<'c> Reasoner<'c> {
    /// Encodes a puzzle for a solver. With chance, what is found first depends on the seed.
    ///
    /// # Errors
    /// There would be too many clauses, or the budget is used up.
    pub fn new(
        puzzle: &Puzzle,
        guarding: Guarding,
        chance: Option<&mut Chance>,
        budget: &Budget<'c>,
    ) -> Result<Self, TooLarge> {
        Self::of(puzzle, guarding, chance, budget, |_| true)
    }

    /// Encodes only those laws that `keeps` wants, by number: what follows from them follows from all. Guards are as many as these laws.
    ///
    /// # Errors
    /// See [`Self::new`].
    pub fn of(
        puzzle: &Puzzle,
        guarding: Guarding,
        mut chance: Option<&mut Chance>,
        budget: &Budget<'c>,
        keeps: impl Fn(usize) -> bool,
    ) -> Result<Self, TooLarge> {
        let mut solver = match &mut chance {
            Some(chance) => Solver::by_chance(chance.number(), budget),
            None => Solver::new(budget),
        }
        .map_err(|why| (0, Full::Budget(why)))?;
        let mut unknowns = Vec::new();
        for _ in 0..puzzle.unknowns() {
            let phase = chance.as_mut().map_or(Phase::Free, |chance| Phase::of(chance.below(2) == 1));
            unknowns.push(solver.variable(phase));
        }
        let mut encoder = Encoder::new(puzzle.circuit(), solver, unknowns);
        let mut cells = Vec::new();
        for words in puzzle.choices() {
            encoder.solver.spend(0, OF_CELL + OF_WORD * words.len() as u64);
            let lits: Vec<(u16, Lit)> = words.iter().map(|(word, when)| (*word, encoder.exact(*when))).collect();
            if lits.len() > 2 {
                encoder.solver.add(lits.iter().map(|(_, lit)| *lit));
                for (place, (_, one)) in lits.iter().enumerate() {
                    for (_, other) in lits.iter().take(place) {
                        encoder.solver.add([!*one, !*other]);
                    }
                }
            }
            cells.push(lits);
        }
        let mut guards = Vec::new();
        for (number, law) in puzzle.laws().iter().enumerate().filter(|(number, _)| keeps(*number)) {
            let guard = (guarding == Guarding::ByGuards).then(|| encoder.solver.variable(Phase::True));
            encoder.law(law.holds, guard);
            guards.extend(guard);
            if let Some(full) = encoder.solver.full() {
                return Err((number, full));
            }
        }
        Ok(Self { solver: encoder.solver, cuts: encoder.cuts, guards, cells })
    }

    /// Whether the budget is used up: then nothing is found out any more.
    pub fn is_over(&self) -> bool {
        self.solver.full().is_some()
    }

    /// How many variables and clauses the laws were encoded with.
    pub fn size(&self) -> [usize; 2] {
        self.solver.size()
    }

    /// Its solver, for others that share its budget.
    pub(super) fn solver(&self) -> &Solver<'c> {
        &self.solver
    }

    /// Counts work that is done with it.
    pub(super) fn spend(&mut self, work: u64) {
        self.solver.spend(work, 0);
    }

    /// A new variable for the caller.
    pub fn variable(&mut self) -> Lit {
        self.solver.variable(Phase::Free)
    }

    /// Requires one of these to be true.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.solver.add(clause);
    }

    /// Whether everything can hold while these are true.
    pub fn ask(&mut self, assumed: &[Lit]) -> Found {
        self.ask_within(assumed, THOROUGHLY)
    }

    /// Whether everything can hold while these are true, with this much work.
    pub fn ask_within(&mut self, assumed: &[Lit], work: Work) -> Found {
        let begun = self.propagations();
        while self.propagations() - begun <= work.propagations {
            match self.solver.ask(assumed, work.learnt) {
                Verdict::No => return Found::Impossible,
                Verdict::Unknown => return Found::Unknown,
                Verdict::Yes => {}
            }
            let model = self.solver.model();
            if !self.cuts.add_to(&mut self.solver, &model) {
                return Found::Possible(model);
            }
        }
        Found::Unknown
    }

    /// A subset of `soft` that conflicts with `hard`, of at most `most` literals: without any one of them there is no conflict, or none was
    /// found with this work. `None` if there is no conflict, if it is larger, or if that was not found out.
    pub fn blamed(&mut self, hard: &[Lit], soft: &[Lit], most: usize, work: Work) -> Option<Vec<Lit>> {
        let with = |lists: [&[Lit]; 2]| [hard, lists.concat().as_slice()].concat();
        if !matches!(self.ask(&with([soft, &[]])), Found::Impossible) {
            return None;
        }
        let begun = self.propagations();
        let core = self.solver.core();
        let mut open: Vec<Lit> = soft.iter().copied().filter(|lit| core.contains(lit)).collect();
        let mut needed = Vec::new();
        while let Some(spared) = open.pop() {
            if self.is_over() {
                return None;
            }
            let is_asked = self.propagations() - begun <= work.in_all;
            if is_asked && matches!(self.ask_within(&with([&needed, &open]), work), Found::Impossible) {
                let core = self.solver.core();
                open.retain(|lit| core.contains(lit));
            } else {
                needed.push(spared);
                if needed.len() > most {
                    return None;
                }
            }
        }
        Some(needed)
    }

    /// After `Impossible`: the assumptions that conflict.
    pub fn core(&self) -> FxHashSet<Lit> {
        self.solver.core()
    }

    /// The work done so far: how often a value followed from a clause.
    pub fn propagations(&self) -> u64 {
        self.solver.propagations()
    }

    /// The word of each asked cell in an answer.
    pub fn words(&self, model: &Model) -> Vec<u16> {
        let word = |words: &Vec<(u16, Lit)>| {
            let held = words.iter().find(|(_, lit)| model.holds(*lit)).or(words.first());
            held.map_or(0, |(word, _)| *word)
        };
        self.cells.iter().map(word).collect()
    }

    /// The literal that says that an asked cell holds a word.
    pub fn literal(&self, cell: usize, word: u16) -> Option<Lit> {
        self.cells.get(cell)?.iter().find(|(known, _)| *known == word).map(|(_, lit)| *lit)
    }
}
