//! Boolean functions of unknowns as a circuit of gates. Equal gates are shared and constants are folded, so that laws about given cells
//! vanish here. Knows no solver.

use rustc_hash::FxHashMap;

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

    /// The index of its gate.
    pub const fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it is the negation of its gate.
    pub const fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Its value, if it is constant.
    pub fn known(self) -> Option<bool> {
        (self.gate() == 0).then_some(self == Self::TRUE)
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
    /// Whether a walk through states ends in a good one.
    Walk(Box<Walk>),
    /// The cells for which it is true form one connected area, or none.
    Connected(Box<Joined>),
    /// The area around a cell has at least this many counted cells.
    Area(Box<AreaCount>),
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
    gates: Vec<Gate>,
    places: FxHashMap<Gate, usize>,
}

impl Default for Circuit {
    fn default() -> Self {
        Self { gates: vec![Gate::True], places: FxHashMap::default() }
    }
}

impl Circuit {
    /// The gate with this index.
    pub fn gate(&self, place: usize) -> &Gate {
        self.gates.get(place).unwrap_or(&Gate::True)
    }

    /// How many gates there are.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// The output of this gate.
    pub fn output(&mut self, gate: Gate) -> Truth {
        let place = match self.places.get(&gate) {
            Some(place) => *place,
            None => {
                self.gates.push(gate.clone());
                self.places.insert(gate, self.gates.len() - 1);
                self.gates.len() - 1
            }
        };
        Truth(u32::try_from(place << 1).unwrap_or(u32::MAX))
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
        self.all([one, other])
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

    /// Whether a walk ends well. `next` gives the state after a step; options that are never true are left out. `None` if a step has more
    /// than `most` states.
    pub fn walk<S: Clone + Ord>(
        &mut self,
        start: S,
        steps: &[(Vec<Truth>, bool)],
        most: usize,
        next: impl Fn(usize, &S, Option<usize>) -> S,
        ends_well: impl Fn(&S) -> bool,
    ) -> Option<Truth> {
        // forwards: the reachable states
        let mut layers: Vec<Vec<S>> = vec![vec![start]];
        let mut moves: Vec<Vec<Vec<usize>>> = Vec::new();
        for (number, (options, has_rest)) in steps.iter().enumerate() {
            let before = layers.last().cloned().unwrap_or_default();
            let mut after: std::collections::BTreeMap<S, usize> = std::collections::BTreeMap::new();
            let mut rows = Vec::new();
            for state in &before {
                let choices = (0..options.len()).map(Some).chain(has_rest.then_some(None));
                let mut row = Vec::new();
                for choice in choices {
                    let made = next(number, state, choice);
                    let known = after.len();
                    row.push(*after.entry(made).or_insert(known));
                }
                rows.push(row);
            }
            if after.len() > most {
                return None;
            }
            let mut list: Vec<(usize, S)> = after.into_iter().map(|(state, place)| (place, state)).collect();
            list.sort_by_key(|(place, _)| *place);
            layers.push(list.into_iter().map(|(_, state)| state).collect());
            moves.push(rows);
        }
        // backwards: states with the same future are merged
        let mut same: Vec<usize> = layers.last()?.iter().map(|state| usize::from(ends_well(state))).collect();
        let mut made = Vec::new();
        for ((options, has_rest), rows) in steps.iter().zip(&moves).rev() {
            let mut kinds: Vec<Vec<usize>> = Vec::new();
            let mut own = Vec::new();
            for row in rows {
                let mut leads: Vec<usize> = row.iter().map(|to| same.get(*to).copied().unwrap_or(0)).collect();
                if !has_rest {
                    // no such option is left: treated like the last transition
                    leads.extend(leads.last().copied());
                }
                let place = kinds.iter().position(|kind| *kind == leads).unwrap_or_else(|| {
                    kinds.push(leads);
                    kinds.len() - 1
                });
                own.push(place);
            }
            made.push(WalkStep { options: options.clone(), next: kinds });
            same = own;
        }
        made.reverse();
        let first = made.first()?;
        // no option makes a difference
        if made
            .iter()
            .all(|step| step.next.iter().all(|leads| leads.windows(2).all(|pair| pair.first() == pair.last())))
        {
            let mut state = first.next.first()?.first().copied()?;
            for step in made.iter().skip(1) {
                state = step.next.get(state)?.first().copied()?;
            }
            return Some(Truth::of(state == 1));
        }
        Some(self.output(Gate::Walk(Box::new(Walk { steps: made }))))
    }

    /// The unknowns that truths depend on, in order, each once.
    pub fn unknowns(&self, truths: impl IntoIterator<Item = Truth>) -> Vec<usize> {
        let mut open: Vec<usize> = truths.into_iter().map(Truth::gate).collect();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut found = Vec::new();
        while let Some(place) = open.pop() {
            if !seen.insert(place) {
                continue;
            }
            let mut add = |list: &[Truth]| open.extend(list.iter().map(|truth| truth.gate()));
            match self.gate(place) {
                Gate::True => {}
                Gate::Unknown(number) => found.push(*number),
                Gate::All(list) | Gate::AtLeast(_, list) => add(list),
                Gate::Walk(walk) => walk.steps.iter().for_each(|step| add(&step.options)),
                Gate::Connected(joined) => add(&joined.holds),
                Gate::Area(area) => {
                    add(&area.area.holds);
                    add(&area.counts);
                }
            }
        }
        found.sort_unstable();
        found
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
