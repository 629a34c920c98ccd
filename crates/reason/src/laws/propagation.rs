//! What follows from a few laws by propagation alone, without a solver: counts and walks narrow what their parts can be, again and again. For
//! many laws that is all that follows from them ([`Propagation::is_exact`]); for the others it is sound, and cheap to try first.
//!
//! What is known of a board only grows, so nothing is worked out twice: a cell that becomes known touches only what speaks of it.

#![expect(clippy::indexing_slicing, clippy::expect_used, reason = "ids are made by the tables that they open")]

use super::circuit::{Circuit, Gate, GateId, Truth, Walk};
use super::puzzle::Puzzle;
use crate::solve::Budget;
use fixedbitset::FixedBitSet;
use index_vec::{IndexVec, define_index_type};
use rustc_hash::FxHashMap;
use std::ops::{Not, Range};
use std::sync::Arc;

/// The work for each part of a rule.
const OF_PART: u64 = 1 << 1;
/// Bytes of memory for each variable, for what laws say of it whatever is known, and for each part of a rule with its use.
const OF_VARIABLE: u64 = 60;
const OF_MEANING: u64 = 200;
const OF_USE: u64 = 32;

define_index_type! {
    /// A variable.
    struct VariableId = u32;
}

define_index_type! {
    /// A rule.
    struct RuleId = u32;
}

define_index_type! {
    /// A state of a walk.
    struct StateId = u32;
}

/// A variable or its negation: the variable doubled, odd if negated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Lit(u32);

impl Lit {
    /// That the variable is true.
    fn of(variable: VariableId) -> Self {
        Self(variable.raw() << 1)
    }

    fn variable(self) -> VariableId {
        VariableId::from_raw(self.0 >> 1)
    }

    fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Itself, or its negation.
    fn negated_if(self, negated: bool) -> Self {
        if negated { !self } else { self }
    }
}

impl Not for Lit {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// What says something about its parts, always or exactly when its own literal is true.
#[derive(Debug, Clone)]
struct Rule {
    own: Option<Lit>,
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    /// So many of the list are true.
    Count { list: Vec<Lit>, least: usize, most: usize },
    /// The walk ends well.
    Walk(Steps),
}

/// A walk, with its states numbered throughout.
#[derive(Debug, Clone)]
struct Steps {
    /// By step: its options, and its states.
    steps: Vec<(Vec<Lit>, Range<usize>)>,
    /// By state, for each option and then for none of them: the state after it.
    next: IndexVec<StateId, Vec<StateId>>,
    /// The bad end; the good one is the state after it, which is the last.
    bad: StateId,
}

impl Rule {
    /// How many parts are looked at each time.
    fn parts(&self) -> u64 {
        let parts = match &self.kind {
            Kind::Count { list, .. } => list.len(),
            Kind::Walk(walk) => walk.next.iter().map(Vec::len).sum(),
        };
        parts as u64
    }
}

/// What a variable says about a cell.
#[derive(Debug, Clone, Copy)]
struct Meaning {
    cell: usize,
    /// The word that the cell holds if it is true, and if it is false.
    yes: u16,
    no: Option<u16>,
}

/// What laws say, whatever is known.
#[derive(Debug, Default)]
struct Fixed {
    rules: IndexVec<RuleId, Rule>,
    /// The rules that speak of it.
    users: IndexVec<VariableId, Vec<RuleId>>,
    meanings: IndexVec<VariableId, Option<Meaning>>,
    /// By asked cell, if the laws speak of it: its words as literals.
    cells: FxHashMap<usize, Vec<(u16, Lit)>>,
    /// Parts that say more than propagation sees, and parts that say nothing to it.
    exact: bool,
    blind: bool,
}

/// A few laws of a puzzle, and what follows from them and from what is known so far. A copy shares what the laws say.
#[derive(Debug, Clone)]
pub struct Propagation {
    fixed: Arc<Fixed>,
    /// 0 not known, 1 true, -1 false.
    values: IndexVec<VariableId, i8>,
    /// Variables in the order in which they became known.
    trail: Vec<VariableId>,
    /// How much of the trail the rules were told, and the caller.
    told: usize,
    reported: usize,
    waiting: Vec<RuleId>,
    is_waiting: IndexVec<RuleId, bool>,
    broken: bool,
}

impl Propagation {
    /// For these laws of a puzzle, by number. Nothing is known yet.
    pub fn new(puzzle: &Puzzle, laws: &[usize]) -> Self {
        let made = Fixed { exact: true, ..Fixed::default() };
        let mut making =
            Making { made, circuit: puzzle.circuit(), places: FxHashMap::default(), puzzle, sure: Vec::new() };
        for law in laws.iter().map(|law| &puzzle.laws()[*law]) {
            making.require(law.holds);
        }
        making.finish()
    }

    /// Bytes of memory that it takes, and that a copy does.
    pub fn bytes(&self) -> [u64; 2] {
        let own = OF_VARIABLE * self.values.len() as u64;
        let meanings = OF_MEANING * self.values.len() as u64;
        [own + meanings + OF_USE * self.fixed.rules.iter().map(Rule::parts).sum::<u64>(), own]
    }

    /// Whether nothing more about single cells follows from these laws than what propagation finds.
    pub fn is_exact(&self) -> bool {
        self.fixed.exact
    }

    /// Whether a part of the laws says nothing to propagation, such as what it says about areas.
    pub fn is_blind(&self) -> bool {
        self.fixed.blind
    }

    /// Whether what is known contradicts the laws.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// From now on, an asked cell holds a word.
    pub fn know(&mut self, cell: usize, word: u16) {
        let fixed = Arc::clone(&self.fixed);
        for (other, lit) in fixed.cells.get(&cell).into_iter().flatten() {
            self.set(lit.negated_if(*other != word));
        }
    }

    /// Works out what follows: the cells that became known since the last time, with their words; those that it was told are among them.
    /// Perhaps not all, if the budget is used up.
    pub fn follow(&mut self, budget: &mut Budget<'_>) -> Vec<(usize, u16)> {
        self.run(budget);
        let (_, new) = self.trail.split_at(self.reported);
        let word = |variable: &VariableId| {
            let meaning = self.fixed.meanings[*variable]?;
            let word = if self.value(Lit::of(*variable)) > 0 { Some(meaning.yes) } else { meaning.no };
            Some((meaning.cell, word?))
        };
        let found = new.iter().filter_map(word).collect();
        self.reported = self.trail.len();
        found
    }

    /// Whether a cell must hold a word because the contrary contradicts the laws by propagation.
    pub fn must(&mut self, cell: usize, word: u16, budget: &mut Budget<'_>) -> bool {
        let words = self.fixed.cells.get(&cell).map_or(&[][..], Vec::as_slice);
        let Some(lit) = words.iter().find(|(other, _)| *other == word).map(|(_, lit)| *lit) else { return false };
        self.run(budget);
        if self.broken || self.value(lit) != 0 {
            return self.value(lit) > 0;
        }
        let known = self.trail.len();
        self.set(!lit);
        self.run(budget);
        let must = std::mem::replace(&mut self.broken, false);
        for rule in self.waiting.drain(..) {
            self.is_waiting[rule] = false;
        }
        for variable in self.trail.drain(known..) {
            self.values[variable] = 0;
        }
        self.told = known;
        must
    }

    /// 1 if it is true, -1 if it is false, 0 if neither is known.
    fn value(&self, lit: Lit) -> i8 {
        let value = self.values[lit.variable()];
        if lit.is_negated() { -value } else { value }
    }

    /// Makes a literal true.
    fn set(&mut self, lit: Lit) {
        let now = self.value(lit);
        if now != 0 {
            self.broken |= now < 0;
            return;
        }
        let variable = lit.variable();
        self.values[variable] = if lit.is_negated() { -1 } else { 1 };
        self.trail.push(variable);
    }

    fn run(&mut self, budget: &mut Budget<'_>) {
        // held apart so that rules can set values
        let fixed = Arc::clone(&self.fixed);
        while !self.broken {
            if let Some(variable) = self.trail.get(self.told) {
                self.told += 1;
                for rule in &fixed.users[*variable] {
                    if !std::mem::replace(&mut self.is_waiting[*rule], true) {
                        self.waiting.push(*rule);
                    }
                }
                continue;
            }
            let Some(number) = self.waiting.pop() else { break };
            self.is_waiting[number] = false;
            let rule = &fixed.rules[number];
            if budget.step(OF_PART * rule.parts()).is_err() {
                break;
            }
            match &rule.kind {
                Kind::Count { list, least, most } => self.count(rule.own, list, *least, *most),
                Kind::Walk(walk) => self.walk(rule.own, walk),
            }
        }
    }

    fn count(&mut self, own: Option<Lit>, list: &[Lit], least: usize, most: usize) {
        let (mut sure, mut open) = (0, 0);
        for lit in list {
            match self.value(*lit) {
                0 => open += 1,
                value => sure += usize::from(value > 0),
            }
        }
        let holds = own.map_or(1, |own| self.value(own));
        let (too_many, too_few) = (sure > most, sure + open < least);
        if too_many || too_few {
            match own {
                Some(own) => self.set(!own),
                None => self.broken = true,
            }
            return;
        }
        if sure >= least && sure + open <= most {
            own.into_iter().for_each(|own| self.set(own));
            return;
        }
        // what the open ones must be
        let all = match holds {
            1 if sure == most => Some(false),
            1 if sure + open == least => Some(true),
            // outside: fewer, if there cannot be more; or more, if there cannot be fewer
            -1 if sure + open <= most && sure + 1 == least => Some(false),
            -1 if sure >= least && sure + open == most + 1 => Some(true),
            _ => None,
        };
        let Some(all) = all else { return };
        for lit in list {
            if self.value(*lit) == 0 {
                self.set(lit.negated_if(!all));
            }
        }
    }

    fn walk(&mut self, own: Option<Lit>, walk: &Steps) {
        let good = walk.bad + 1;
        let mut reached = FixedBitSet::with_capacity(good.index() + 1);
        reached.insert(0);
        // which of the options are open, none of them last
        let mut open: Vec<Vec<bool>> = Vec::with_capacity(walk.steps.len());
        for (options, _) in &walk.steps {
            let chosen = options.iter().position(|lit| self.value(*lit) > 0);
            let mut can: Vec<bool> = options.iter().map(|lit| self.value(*lit) >= 0).collect();
            can.push(true);
            if let Some(chosen) = chosen {
                can.iter_mut().enumerate().for_each(|(place, can)| *can = place == chosen);
            }
            open.push(can);
        }
        for (can, (_, states)) in open.iter().zip(&walk.steps) {
            for state in states.clone().filter(|state| reached.contains(*state)).collect::<Vec<_>>() {
                for (to, _) in walk.next[state].iter().zip(can).filter(|(_, can)| **can) {
                    reached.insert(to.index());
                }
            }
        }
        let (ends_badly, ends_well) = (reached.contains(walk.bad.index()), reached.contains(good.index()));
        if !ends_well || !ends_badly {
            match own {
                Some(own) => return self.set(own.negated_if(!ends_well)),
                None if !ends_well => return self.broken = true,
                None => return,
            }
        }
        let wanted = match own.map_or(1, |own| self.value(own)) {
            0 => return,
            holds => holds > 0,
        };
        let mut leads = FixedBitSet::with_capacity(good.index() + 1);
        leads.insert((walk.bad + usize::from(wanted)).index());
        for (can, (options, states)) in open.iter().zip(&walk.steps).rev() {
            let mut used = vec![false; can.len()];
            for state in states.clone().filter(|state| reached.contains(*state)) {
                let mut goes_on = false;
                for ((to, can), used) in walk.next[state].iter().zip(can).zip(&mut used) {
                    if *can && leads.contains(to.index()) {
                        *used = true;
                        goes_on = true;
                    }
                }
                leads.set(state, goes_on);
            }
            let only = used.iter().filter(|used| **used).count() == 1;
            for (lit, used) in options.iter().zip(&used) {
                if !used && self.value(*lit) >= 0 {
                    self.set(!*lit);
                } else if *used && only {
                    self.set(*lit);
                }
            }
        }
    }
}

/// Laws being taken apart.
struct Making<'p> {
    made: Fixed,
    /// Literals that are true whatever is known.
    sure: Vec<Lit>,
    circuit: &'p Circuit,
    /// By gate of the circuit: its literal.
    places: FxHashMap<GateId, Lit>,
    puzzle: &'p Puzzle,
}

impl Making<'_> {
    fn variable(&mut self, meaning: Option<Meaning>) -> Lit {
        self.made.meanings.push(meaning);
        Lit::of(self.made.users.push(Vec::new()))
    }

    fn rule(&mut self, own: Option<Lit>, kind: Kind) {
        self.made.rules.push(Rule { own, kind });
    }

    /// The truth always holds.
    fn require(&mut self, truth: Truth) {
        let circuit = self.circuit;
        match (circuit.gate(truth.gate()), truth.is_negated()) {
            (Gate::All(list), false) => match self.between(list) {
                Some(kind) => self.rule(None, kind),
                None => list.iter().for_each(|one| self.require(*one)),
            },
            (gate @ (Gate::All(_) | Gate::AtLeast(..)), negated) => {
                let Some(Kind::Count { list, least, most }) = self.kind(gate) else { return };
                if negated && most < list.len() {
                    // fewer or more: two ranges
                    let own = self.variable(None);
                    self.rule(Some(own), Kind::Count { list, least, most });
                    self.sure.push(!own);
                    return;
                }
                let (least, most) = if negated { (0, least.saturating_sub(1)) } else { (least, most) };
                self.rule(None, Kind::Count { list, least, most });
            }
            (gate @ Gate::Walk(_), negated) => {
                let Some(Kind::Walk(mut walk)) = self.kind(gate) else { return };
                if negated {
                    walk.turn();
                }
                self.rule(None, Kind::Walk(walk));
            }
            _ => {
                let lit = self.literal(truth);
                self.sure.push(lit);
            }
        }
    }

    fn literal(&mut self, truth: Truth) -> Lit {
        let gate = self.circuit.gate(truth.gate());
        if let Some(lit) = self.places.get(&truth.gate()) {
            // what occurs twice can be more than propagation sees
            self.made.exact &= matches!(gate, Gate::True);
            return lit.negated_if(truth.is_negated());
        }
        let lit = match gate {
            Gate::Unknown(number) => self.unknown(*number, truth.gate()),
            Gate::True => {
                let lit = self.variable(None);
                self.sure.push(lit);
                lit
            }
            gate => {
                let lit = self.variable(None);
                match self.kind(gate) {
                    Some(kind) => self.rule(Some(lit), kind),
                    None => (self.made.exact, self.made.blind) = (false, true),
                }
                lit
            }
        };
        self.places.insert(truth.gate(), lit);
        lit.negated_if(truth.is_negated())
    }

    /// A gate as what it says about its parts; none for areas and for sums that are too large for a walk.
    fn kind(&mut self, gate: &Gate) -> Option<Kind> {
        Some(match gate {
            Gate::All(list) => match self.between(list) {
                Some(kind) => kind,
                None => {
                    let list: Vec<Lit> = list.iter().map(|one| self.literal(*one)).collect();
                    Kind::Count { least: list.len(), most: list.len(), list }
                }
            },
            Gate::AtLeast(least, list) => {
                let list: Vec<Lit> = list.iter().map(|one| self.literal(*one)).collect();
                Kind::Count { least: *least, most: list.len(), list }
            }
            Gate::Walk(walk) => Kind::Walk(self.steps(walk)),
            Gate::True | Gate::Unknown(_) | Gate::Sum(_) | Gate::Connected(_) | Gate::Area(_) => return None,
        })
    }

    /// All of these as one count, if they only say that so many of the same are true, neither more nor fewer.
    fn between(&mut self, list: &[Truth]) -> Option<Kind> {
        let [one, other] = list else { return None };
        let counted = |truth: &Truth| match self.circuit.gate(truth.gate()) {
            Gate::AtLeast(least, list) => Some((truth.is_negated(), *least, list.clone(), false)),
            // all of them, or, of the contraries, not all: at least one
            Gate::All(list) => Some((truth.is_negated(), list.len(), list.clone(), true)),
            _ => None,
        };
        let (one, other) = (counted(one)?, counted(other)?);
        let contrary = |list: &[Truth]| -> Vec<Truth> {
            let mut turned: Vec<Truth> = list.iter().map(|one| one.not()).collect();
            turned.sort_unstable();
            turned
        };
        let (low, high) = match (one.0, other.0) {
            (true, true) if one.3 && contrary(&one.2) == other.2 => (1, other),
            (true, true) if other.3 && contrary(&other.2) == one.2 => (1, one),
            (false, true) if one.2 == other.2 => (one.1, other),
            (true, false) if one.2 == other.2 => (other.1, one),
            _ => return None,
        };
        let list: Vec<Lit> = high.2.iter().map(|one| self.literal(*one)).collect();
        Some(Kind::Count { list, least: low, most: high.1.saturating_sub(1) })
    }

    fn steps(&mut self, walk: &Walk) -> Steps {
        let mut first = 0;
        let mut steps = Vec::new();
        let mut next = IndexVec::new();
        for step in &walk.steps {
            let options = step.options.iter().map(|one| self.literal(*one)).collect();
            let after = first + step.next.len();
            steps.push((options, first..after));
            next.extend(step.next.iter().map(|row| row.iter().map(|to| StateId::from(after + to)).collect()));
            first = after;
        }
        Steps { steps, next, bad: StateId::from(first) }
    }

    /// The variable of an unknown; with it those of all other words of its cell, of which one is true.
    fn unknown(&mut self, number: usize, gate: GateId) -> Lit {
        let cell = self.puzzle.owner(number);
        let words = &self.puzzle.choices()[cell];
        if let [(yes, _), (no, _)] = words.as_slice() {
            let lit = self.variable(Some(Meaning { cell, yes: *yes, no: Some(*no) }));
            self.made.cells.insert(cell, vec![(*yes, lit), (*no, !lit)]);
            return lit;
        }
        let mut own = Vec::new();
        for (word, _) in words {
            own.push((*word, self.variable(Some(Meaning { cell, yes: *word, no: None }))));
        }
        let list = own.iter().map(|(_, lit)| *lit).collect();
        self.rule(None, Kind::Count { list, least: 1, most: 1 });
        for ((_, when), (_, lit)) in words.iter().zip(&own) {
            if when.gate() != gate {
                self.places.insert(when.gate(), *lit);
            }
        }
        let mut named = words.iter().zip(&own).filter(|((_, when), _)| when.gate() == gate);
        let (_, (_, lit)) = named.next().expect("the unknown is one of the words of its owner");
        let lit = *lit;
        self.made.cells.insert(cell, own);
        lit
    }

    fn finish(self) -> Propagation {
        let mut made = self.made;
        for (number, rule) in made.rules.iter_enumerated() {
            let lists: Vec<&[Lit]> = match &rule.kind {
                Kind::Count { list, .. } => vec![list],
                Kind::Walk(walk) => walk.steps.iter().map(|(options, _)| options.as_slice()).collect(),
            };
            for lit in lists.into_iter().flatten().chain(&rule.own) {
                made.users[lit.variable()].push(number);
            }
        }
        let mut propagation = Propagation {
            values: made.users.iter().map(|_| 0).collect(),
            trail: Vec::new(),
            told: 0,
            reported: 0,
            waiting: made.rules.indices().rev().collect(),
            is_waiting: made.rules.iter().map(|_| true).collect(),
            broken: false,
            fixed: Arc::new(made),
        };
        self.sure.iter().for_each(|lit| propagation.set(*lit));
        propagation
    }
}

impl Steps {
    /// Ends well where it ended badly.
    fn turn(&mut self) {
        let (bad, good) = (self.bad, self.bad + 1);
        for to in self.next.iter_mut().flatten().filter(|to| **to >= bad) {
            *to = if *to == bad { good } else { bad };
        }
    }
}
