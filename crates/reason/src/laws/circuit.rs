//! Boolean functions of unknowns as a circuit of gates. Equal gates are shared and constants are folded, so that laws about given cells
//! vanish here. Knows no solver.

#![expect(
    clippy::indexing_slicing,
    reason = "a GateId is made by the circuit alone, for a gate that is there, and a line leads to states that it has"
)]

use crate::solve::Budget;
use index_vec::{IndexVec, define_index_type, index_vec};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher as _, Hash};

define_index_type! {
    /// A gate of a circuit.
    pub struct GateId = u32;
}

/// A truth value: the output of a gate, or its negation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Truth(u32);

impl Truth {
    /// Always true.
    pub const TRUE: Self = Self(0);
    /// Never true.
    pub const FALSE: Self = Self(1);

    /// The constant for `known`.
    pub const fn of(known: bool) -> Self {
        if known { Self::TRUE } else { Self::FALSE }
    }

    /// Its negation.
    pub const fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The output of this gate.
    fn of_gate(gate: GateId) -> Self {
        Self(gate.raw() << 1)
    }

    /// Its gate.
    pub fn gate(self) -> GateId {
        GateId::from_raw(self.0 >> 1)
    }

    /// Whether it is the negation of its gate.
    pub const fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Its value, if it is constant.
    pub fn known(self) -> Option<bool> {
        (self.0 >> 1 == 0).then_some(self == Self::TRUE)
    }
}

/// How a truth value is computed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Gate {
    /// Always true.
    True,
    /// The unknown with this number.
    Unknown(usize),
    /// All of them, two or more.
    All(Vec<Truth>),
    /// At least this many of them, 2 or more and fewer than all.
    AtLeast(usize, Vec<Truth>),
    /// A sum is at least a number.
    Sum(Box<Sum>),
    /// Whether a walk through states ends in a good one.
    Walk(Box<Walk>),
    /// The cells for which it is true form one connected area, or none.
    Connected(Box<Joined>),
    /// The area around a cell has at least this many counted cells.
    Area(Box<AreaCount>),
}

/// A sum that is compared: too large to be a walk.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sum {
    /// What is added: binary digits by their place, each if it is true.
    pub digits: Vec<(u8, Truth)>,
    /// What it must reach; 1 or more.
    pub least: u64,
}

/// A finite automaton, step by step. Each step has options of which at most one is true; the last transition is for none of them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The steps; at least one.
    pub steps: Vec<WalkStep>,
}

/// One step of a walk.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WalkStep {
    /// At most one is true.
    pub options: Vec<Truth>,
    /// For each state before the step: the state after it, by option, then the one if no option is true. The walk begins in state 0; after
    /// the last step, state 1 is accepting and 0 is not.
    pub next: Vec<Vec<usize>>,
}

/// Cells of a board, some of which hold something.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Joined {
    /// By cell, row by row.
    pub holds: Vec<Truth>,
    /// Columns of the board.
    pub width: usize,
}

/// A count of the cells in an area.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AreaCount {
    /// Which cells may belong to it.
    pub area: Joined,
    /// The cell around which the area lies.
    pub start: usize,
    /// By cell: whether it is counted.
    pub counts: Vec<Truth>,
    /// The least count; 1 or more.
    pub least: usize,
}

/// All gates.
#[derive(Debug, Clone)]
pub struct Circuit {
    gates: IndexVec<GateId, Gate>,
    /// By the hash of a gate: the last one with it.
    places: FxHashMap<u64, GateId>,
    /// For each gate: another one with the same hash.
    others: IndexVec<GateId, Option<GateId>>,
    bytes: u64,
}

impl Default for Circuit {
    fn default() -> Self {
        Self { gates: index_vec![Gate::True], places: FxHashMap::default(), others: index_vec![None], bytes: 0 }
    }
}

/// The work for each gate that is looked at, and the bytes of memory while it is.
const OF_VISIT: u64 = 1 << 3;
const OF_SEEN: u64 = 80;
/// Bytes of memory that a gate takes besides its lists, with the room that tables have to grow.
const OF_GATE: u64 = 320;

impl Gate {
    /// Bytes of memory that it takes.
    fn bytes(&self) -> u64 {
        let truths = |list: &[Truth]| std::mem::size_of_val(list);
        let lists = match self {
            Self::True | Self::Unknown(_) => 0,
            Self::All(list) | Self::AtLeast(_, list) => truths(list),
            Self::Sum(sum) => std::mem::size_of_val(sum.digits.as_slice()),
            Self::Walk(walk) => {
                let rows = |step: &WalkStep| step.next.len() * (24 + 8 * (step.options.len() + 1));
                walk.steps.iter().map(|step| 48 + truths(&step.options) + rows(step)).sum()
            }
            Self::Connected(joined) => truths(&joined.holds),
            Self::Area(area) => truths(&area.area.holds) + truths(&area.counts),
        };
        // lists may have been made with room for as much again
        OF_GATE + 2 * lists as u64
    }
}

impl Circuit {
    /// What this gate computes.
    pub fn gate(&self, gate: GateId) -> &Gate {
        &self.gates[gate]
    }

    /// Bytes of memory that it takes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How many gates there are.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The output of this gate.
    pub fn output(&mut self, gate: Gate) -> Truth {
        let hash = FxBuildHasher.hash_one(&gate);
        let known = self.places.get(&hash).copied();
        let same = |other: &GateId| self.others[*other];
        let found = std::iter::successors(known, same).find(|other| self.gates[*other] == gate);
        Truth::of_gate(found.unwrap_or_else(|| {
            self.bytes += gate.bytes();
            self.others.push(known);
            let own = self.gates.push(gate);
            self.places.insert(hash, own);
            own
        }))
    }

    /// Whether all are true.
    pub fn all(&mut self, list: impl IntoIterator<Item = Truth>) -> Truth {
        let mut flat = Vec::new();
        for truth in list {
            match self.gate(truth.gate()) {
                Gate::True if truth.is_negated() => return Truth::FALSE,
                Gate::True => {}
                Gate::All(inner) if !truth.is_negated() => flat.extend_from_slice(inner),
                _ => flat.push(truth),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // a truth and its negation are adjacent
        if flat.windows(2).any(|pair| matches!(pair, [a, b] if a.not() == *b)) {
            return Truth::FALSE;
        }
        match flat.as_slice() {
            [] => Truth::TRUE,
            [one] => *one,
            _ => self.output(Gate::All(flat)),
        }
    }

    /// Whether any is true.
    pub fn any(&mut self, list: impl IntoIterator<Item = Truth>) -> Truth {
        let contrary: Vec<Truth> = list.into_iter().map(Truth::not).collect();
        self.all(contrary).not()
    }

    /// Whether both are true.
    pub fn both(&mut self, one: Truth, other: Truth) -> Truth {
        match (one, other) {
            (Truth::FALSE, _) | (_, Truth::FALSE) => Truth::FALSE,
            (Truth::TRUE, same) | (same, Truth::TRUE) => same,
            _ if one == other => one,
            _ if one == other.not() => Truth::FALSE,
            _ => self.all([one, other]),
        }
    }

    /// Whether at least this many are true.
    pub fn at_least(&mut self, least: usize, list: impl IntoIterator<Item = Truth>) -> Truth {
        let (mut least, mut open) = (least, Vec::new());
        for truth in list {
            match truth.known() {
                Some(true) => least = least.saturating_sub(1),
                Some(false) => {}
                None => open.push(truth),
            }
        }
        open.sort_unstable();
        match least {
            0 => Truth::TRUE,
            _ if least > open.len() => Truth::FALSE,
            1 => self.any(open),
            _ if least == open.len() => self.all(open),
            _ => self.output(Gate::AtLeast(least, open)),
        }
    }

    /// Whether a walk along a line ends well. Each step is one truth; `next` gives the state after a step where it is true, and where it
    /// is not, none if the walk is lost. It begins in state 0.
    pub fn line(&mut self, steps: &[Truth], next: &[[Option<usize>; 2]], ends_well: impl Fn(usize) -> bool) -> Truth {
        let leads = |states: &[bool], from: usize| next[from].iter().flatten().any(|to| states[*to]);
        let mut reached = vec![vec![false; next.len()]];
        reached[0][0] = true;
        for step in 0..steps.len() {
            let mut after = vec![false; next.len()];
            for (_, ways) in reached[step].iter().zip(next).filter(|(reached, _)| **reached) {
                for to in ways.iter().flatten() {
                    after[*to] = true;
                }
            }
            reached.push(after);
        }
        // backwards: only states from which the walk can still end well are told apart
        let mut made = Vec::with_capacity(steps.len());
        let mut good: Vec<bool> = (0..next.len()).map(&ends_well).collect();
        // by state, its number; those that are lost share one
        let mut numbers: Vec<Option<usize>> = good.iter().map(|good| good.then_some(1)).collect();
        let mut lost = 0;
        for (step, states) in steps.iter().zip(&reached).rev() {
            let before: Vec<bool> =
                states.iter().enumerate().map(|(state, reached)| *reached && leads(&good, state)).collect();
            let mut rows = Vec::new();
            let mut own = vec![None; next.len()];
            for (state, ways) in next.iter().enumerate().filter(|(state, _)| before[*state]) {
                let to = |way: &Option<usize>| way.and_then(|to| numbers[to]);
                own[state] = Some(rows.len());
                rows.push(ways.iter().map(|way| to(way).unwrap_or(lost)).collect::<Vec<usize>>());
            }
            let lost_before = rows.len();
            if made.len() + 1 < steps.len() {
                rows.push(vec![lost; 2]);
            }
            made.push(WalkStep { options: vec![*step], next: rows });
            (good, numbers, lost) = (before, own, lost_before);
        }
        if !good[0] {
            return Truth::FALSE;
        }
        made.reverse();
        self.output(Gate::Walk(Box::new(Walk { steps: made })))
    }

    /// The unknowns that a truth depends on, in order, each once; where there are more than `most`, only some. `None` if the budget is used up.
    /// Its share holds what that took until the caller says what of it is kept.
    pub fn unknowns(&self, truth: Truth, most: usize, budget: &mut Budget<'_>) -> Option<Vec<usize>> {
        let mut open = vec![truth.gate()];
        let mut seen = rustc_hash::FxHashSet::from_iter([truth.gate()]);
        let mut found = Vec::new();
        while let Some(place) = open.pop().filter(|_| found.len() <= most) {
            let mut looked_at = 1;
            let mut add = |truth: &Truth| {
                looked_at += 1;
                if seen.insert(truth.gate()) {
                    open.push(truth.gate());
                }
            };
            match self.gate(place) {
                Gate::True => {}
                Gate::Unknown(number) => found.push(*number),
                Gate::All(list) | Gate::AtLeast(_, list) => list.iter().for_each(add),
                Gate::Sum(sum) => sum.digits.iter().for_each(|(_, truth)| add(truth)),
                Gate::Walk(walk) => walk.steps.iter().flat_map(|step| &step.options).for_each(add),
                Gate::Connected(joined) => joined.holds.iter().for_each(add),
                Gate::Area(area) => area.area.holds.iter().chain(&area.counts).for_each(add),
            }
            budget.step(OF_VISIT * looked_at).and_then(|()| budget.reserve(OF_SEEN * seen.len() as u64)).ok()?;
        }
        found.sort_unstable();
        Some(found)
    }
}

/// The neighbours of a cell, on a board with this many columns and cells.
pub fn beside(cell: usize, width: usize, area: usize) -> impl Iterator<Item = usize> {
    let width = width.max(1);
    let x = cell % width;
    let up = cell.checked_sub(width);
    let left = cell.checked_sub(1).filter(|_| x > 0);
    let right = Some(cell + 1).filter(|right| x + 1 < width && *right < area);
    let down = Some(cell + width).filter(|down| *down < area);
    [up, right, down, left].into_iter().flatten()
}
