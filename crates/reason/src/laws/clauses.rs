//! A circuit as clauses: one variable per gate, encoded only in the direction in which it is needed (Plaisted, Greenbaum 1986). Counts are
//! encoded by subsets or as `counts` says, walks by one variable per state. As soon as the solver is full, nothing more is encoded.

use super::circuit::{Circuit, Gate, GateId, Truth, Walk};
use super::counts::Counts;
use super::cuts::{Cuts, Lazy};
use super::sat::{Lit, Phase, Solver};
use rustc_hash::{FxHashMap, FxHashSet};

/// A count is encoded by subsets up to this many of them.
const MAX_SUBSETS: usize = 120;
/// Bytes of memory for each gate that is encoded.
const OF_GATE: u64 = 250;

/// Encodes a circuit for a solver.
pub struct Encoder<'p, 'c> {
    circuit: &'p Circuit,
    /// The solver.
    pub solver: Solver<'c>,
    /// What is encoded only when an answer violates it.
    pub cuts: Cuts,
    /// The variable of each unknown, by number.
    unknowns: Vec<Lit>,
    /// The literal of each gate.
    gates: FxHashMap<GateId, Lit>,
    /// Gates already encoded in a direction: `true` for what follows from the gate being true.
    said: FxHashSet<(GateId, bool)>,
    /// What was counted.
    pub(super) counts: Counts,
    /// A literal that is always true.
    pub(super) truth: Lit,
}

impl<'p, 'c> Encoder<'p, 'c> {
    /// Nothing is encoded yet. `unknowns`: the variable of each unknown.
    pub fn new(circuit: &'p Circuit, mut solver: Solver<'c>, unknowns: Vec<Lit>) -> Self {
        let truth = solver.variable(Phase::True);
        solver.add([truth]);
        Self {
            circuit,
            solver,
            cuts: Cuts::default(),
            unknowns,
            gates: FxHashMap::default(),
            said: FxHashSet::default(),
            counts: Counts::default(),
            truth,
        }
    }

    /// Requires a truth wherever `guard` is true; always if there is none.
    pub fn law(&mut self, truth: Truth, guard: Option<Lit>) {
        let gate = self.circuit.gate(truth.gate());
        match (gate, truth.is_negated()) {
            (Gate::All(list), false) => list.iter().for_each(|one| self.law(*one, guard)),
            (Gate::All(list), true) => {
                let mut clause: Vec<Lit> = guard.map(|guard| !guard).into_iter().collect();
                clause.extend(list.iter().map(|one| self.said(one.not())));
                self.solver.add(clause);
            }
            (Gate::AtLeast(least, list), negated) if self.has_few_subsets(*least, list.len(), !negated) => {
                self.subsets(*least, list, !negated, guard.map(|guard| !guard));
            }
            _ => {
                let lit = self.said(truth);
                self.solver.add(guard.map(|guard| !guard).into_iter().chain([lit]));
            }
        }
    }

    /// The literal of a truth; encodes what follows when the literal is true.
    pub fn said(&mut self, truth: Truth) -> Lit {
        let lit = self.literal(truth.gate());
        self.say(truth.gate(), !truth.is_negated());
        lit.apply_sign(!truth.is_negated())
    }

    /// The literal of a truth, encoded in both directions.
    pub fn exact(&mut self, truth: Truth) -> Lit {
        self.say(truth.gate(), truth.is_negated());
        self.said(truth)
    }

    #[expect(clippy::expect_used, reason = "the puzzle numbers its unknowns as it makes them")]
    fn literal(&mut self, place: GateId) -> Lit {
        match self.circuit.gate(place) {
            Gate::True => self.truth,
            Gate::Unknown(number) => *self.unknowns.get(*number).expect("each unknown of a circuit has a variable"),
            gate => {
                if let Some(lit) = self.gates.get(&place) {
                    return *lit;
                }
                // an area that nothing depends on is best left empty
                let phase = match gate {
                    Gate::Connected(_) => Phase::False,
                    _ => Phase::Free,
                };
                let lit = self.solver.variable(phase);
                self.gates.insert(place, lit);
                lit
            }
        }
    }

    /// Encodes what follows from the gate being true, or from it being false.
    fn say(&mut self, place: GateId, holds: bool) {
        if self.solver.full().is_some() || !self.said.insert((place, holds)) {
            return;
        }
        self.solver.spend(OF_GATE, OF_GATE);
        let circuit = self.circuit;
        let lit = self.literal(place);
        match circuit.gate(place) {
            Gate::True | Gate::Unknown(_) => {}
            Gate::All(list) if holds => {
                for one in list {
                    let one = self.said(*one);
                    self.solver.add([!lit, one]);
                }
            }
            Gate::All(list) => {
                let mut clause = vec![lit];
                clause.extend(list.iter().map(|one| self.said(one.not())));
                self.solver.add(clause);
            }
            Gate::AtLeast(least, list) if self.has_few_subsets(*least, list.len(), holds) => {
                let unless = if holds { !lit } else { lit };
                self.subsets(*least, list, holds, Some(unless));
            }
            Gate::AtLeast(least, list) => {
                if let Some(reached) = self.reached(*least, list) {
                    self.solver.add(if holds { [!lit, reached] } else { [lit, !reached] });
                }
            }
            Gate::Sum(sum) => {
                if let Some(reached) = self.sum_reached(sum) {
                    self.solver.add(if holds { [!lit, reached] } else { [lit, !reached] });
                }
            }
            // encoded in both directions at once
            Gate::Walk(walk) => {
                if !self.said.contains(&(place, !holds)) {
                    self.walk(walk, lit);
                }
            }
            Gate::Connected(joined) => {
                let holds_at = self.all_exact(&joined.holds);
                self.cuts.add(Lazy::connected(lit, holds_at, joined.width));
            }
            Gate::Area(area) => {
                let (joined, counts) = (self.all_exact(&area.area.holds), self.all_exact(&area.counts));
                let when = if holds { lit } else { !lit };
                self.cuts.add(Lazy::area(when, joined, area.area.width, area.start, counts, area.least, holds));
            }
        }
    }

    /// The literals of what a form on areas asks at each cell; they are kept as long as the solver.
    fn all_exact(&mut self, truths: &[Truth]) -> Vec<Lit> {
        let bytes = std::mem::size_of_val(truths) as u64;
        self.solver.spend(bytes, bytes);
        if self.solver.full().is_some() {
            return Vec::new();
        }
        truths.iter().map(|truth| self.exact(*truth)).collect()
    }

    fn has_few_subsets(&self, least: usize, all: usize, holds: bool) -> bool {
        let size = if holds { all + 1 - least } else { least };
        let mut number = 1_usize;
        for i in 0..size.min(all - size.min(all)) {
            number = number.saturating_mul(all - i) / (i + 1);
        }
        number <= MAX_SUBSETS
    }

    /// At least `least`: among any choice of all but `least - 1`, one is true. Or fewer: among any choice of `least`, one is false.
    #[expect(clippy::indexing_slicing, reason = "what is chosen are places of the list")]
    fn subsets(&mut self, least: usize, list: &[Truth], holds: bool, unless: Option<Lit>) {
        let size = if holds { list.len() + 1 - least } else { least };
        let lits: Vec<Lit> = list.iter().map(|one| self.said(if holds { *one } else { one.not() })).collect();
        let mut chosen: Vec<usize> = (0..size).collect();
        loop {
            let clause = chosen.iter().map(|at| lits[*at]).chain(unless);
            self.solver.add(clause.collect::<Vec<_>>());
            // the next subset
            let Some(place) = (0..size).rev().find(|place| chosen[*place] != place + lits.len() - size) else {
                return;
            };
            let first = chosen[place] + 1;
            for (offset, at) in chosen.iter_mut().skip(place).enumerate() {
                *at = first + offset;
            }
        }
    }

    /// Encodes a walk: one variable for each state before each step. `lit` is true if it ends well.
    #[expect(
        clippy::indexing_slicing,
        reason = "a step of a walk leads to states that are counted, through options that it has"
    )]
    fn walk(&mut self, walk: &Walk, lit: Lit) {
        let mut states = vec![self.truth];
        let last = walk.steps.len().saturating_sub(1);
        for (number, step) in walk.steps.iter().enumerate() {
            if self.solver.full().is_some() {
                return;
            }
            let options: Vec<Lit> = step.options.iter().map(|option| self.exact(*option)).collect();
            let count = step.next.iter().flatten().max().map_or(1, |most| most + 1);
            let after: Vec<Lit> = match number == last {
                true => vec![!lit, lit],
                false => (0..count).map(|_| self.solver.variable(Phase::Free)).collect(),
            };
            let mut before_of: Vec<Vec<Lit>> = vec![Vec::new(); after.len()];
            for (leads, from) in step.next.iter().zip(&states) {
                let mut by_end: Vec<(usize, Vec<usize>)> = Vec::new();
                for (option, to) in leads.iter().enumerate() {
                    match by_end.iter_mut().find(|(end, _)| end == to) {
                        Some((_, list)) => list.push(option),
                        None => by_end.push((*to, vec![option])),
                    }
                }
                for (end, through) in by_end {
                    let to = after[end];
                    before_of[end].push(*from);
                    for option in &through {
                        match options.get(*option) {
                            Some(option) => self.solver.add([!*from, !*option, to]),
                            None => self.solver.add([!*from, to].into_iter().chain(options.iter().copied())),
                        }
                    }
                    // from here to there only by these options
                    let others: Vec<Lit> = match through.contains(&options.len()) {
                        false => through.iter().map(|at| options[*at]).collect(),
                        true => continue,
                    };
                    self.solver.add([!*from, !to].into_iter().chain(others));
                }
            }
            if number < last {
                self.solver.add(after.iter().copied());
                for (place, one) in after.iter().enumerate() {
                    if self.solver.full().is_some() {
                        return;
                    }
                    for other in after.iter().take(place) {
                        self.solver.add([!*one, !*other]);
                    }
                }
            }
            for (to, from) in after.iter().zip(before_of) {
                self.solver.add([!*to].into_iter().chain(from));
            }
            states = after;
        }
    }
}
