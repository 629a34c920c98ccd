//! The method `best`: the plan of slots with the least expected cost, by dynamic programming over stretches of the
//! choices in the screen's order. Whole numbers only, so that every machine finds the same plan. Never knows a game.
//!
//! A block that is lit is always an unbroken stretch of what is still to be offered; nothing is moved.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "there is a weight for each choice, and in each table a place for each stretch of the units it was made for"
)]

use super::layout::ChoiceTree;
use super::settings::ScanSettings;

/// How many units are planned exactly (about 1 ms); if there are more, neighbours are bundled first.
pub const MAX_EXACT: usize = 120;
/// With up to this many choices, every number of leading choices is tried.
const SMALL: usize = 10;
/// How many choices, the likeliest first, can be lit one at a time before the blocks.
const MAX_LEAD: usize = 10;
/// If there are more than [`SMALL`] choices, one can lead only if it has at least this share (1 in ...) of the
/// remaining weight.
const LEAD_SHARE: u64 = 4;
/// What a slot without a press costs: one slot, in hundredths.
const SILENT: u64 = 100;
/// Weights are scaled down to this sum at most, so that no cost can overflow.
const MAX_TOTAL: u64 = 1 << 32;

/// How many presses a choice takes at least.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presses {
    /// One.
    One,
    /// Two, in different slots: the layout asks again for a choice that stands alone on the first level.
    Two,
}

/// What the plan minimises: the cost of a press, and the fewest presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costs {
    /// The cost of a press besides its slot, in hundredths of a slot.
    pub press_percent: u32,
    /// The fewest presses.
    pub presses: Presses,
}

impl Costs {
    fn press(self) -> u64 {
        SILENT.saturating_add(u64::from(self.press_percent))
    }
}

/// A plan: the slots of the first level, over the choices 0, 1, 2 ...
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The first level's slots, in order.
    pub slots: Vec<ChoiceTree>,
    /// Expected cost times the sum of the weights as scaled for planning, in hundredths of a slot.
    cost: u64,
}

impl Plan {
    /// The least expected cost with every block an unbroken stretch of the choices in their order.
    pub fn in_order(weights: &[u64], costs: Costs) -> Self {
        let units: Vec<PlannedUnit> = scaled(weights).into_iter().enumerate().map(PlannedUnit::one).collect();
        solve(&units, costs)
    }

    /// [`Self::in_order`], but the likeliest choices may be lit first, each alone, if that is cheaper still.
    pub fn with_lead(weights: &[u64], costs: Costs) -> Self {
        let weights = scaled(weights);
        let units: Vec<PlannedUnit> = weights.iter().copied().enumerate().map(PlannedUnit::one).collect();
        let mut falling: Vec<(usize, u64)> = weights.iter().copied().enumerate().collect();
        falling.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let mut left: u64 = weights.iter().sum();
        let mut best = solve(&units, costs);
        let mut led_cost = 0_u64;
        let mut led: Vec<usize> = Vec::new();
        for (choice, weight) in falling.into_iter().take(MAX_LEAD) {
            if weights.len() > SMALL && weight.saturating_mul(LEAD_SHARE) < left {
                break;
            }
            let own = if costs.presses == Presses::Two { costs.press() * 2 } else { costs.press() };
            left -= weight;
            led_cost += weight * own + left * SILENT;
            led.push(choice);
            let rest: Vec<PlannedUnit> = units.iter().filter(|unit| !led.contains(&unit.first())).cloned().collect();
            let plan = solve(&rest, costs);
            if led_cost + plan.cost < best.cost {
                let slots = led.iter().map(|&choice| ChoiceTree::One(choice)).chain(plan.slots).collect();
                best = Self { slots, cost: led_cost + plan.cost };
            }
        }
        best
    }

    /// The code of each of the `count` choices it was made for: 0 a slot without a press, 1 a slot with one. Without the
    /// second press that [`Presses::Two`] asks for on the first level.
    pub fn codes(&self, count: usize) -> Vec<String> {
        let mut codes = vec![String::new(); count];
        write_codes(&self.slots, String::new(), &mut codes);
        codes
    }
}

fn write_codes(slots: &[ChoiceTree], mut before: String, codes: &mut [String]) {
    for slot in slots {
        let pressed = format!("{before}1");
        match slot {
            ChoiceTree::One(choice) => codes[*choice] = pressed,
            ChoiceTree::Many(parts) => write_codes(parts, pressed, codes),
        }
        before.push('0');
    }
}

/// The slots for `chosen` (indices of items in the screen's order) as the settings want them.
pub(super) fn slots(chosen: &[usize], weight: impl Fn(usize) -> u32, settings: &ScanSettings) -> Vec<ChoiceTree> {
    let weights: Vec<u64> = chosen.iter().map(|&index| u64::from(weight(index))).collect();
    let presses = if settings.two_presses { Presses::Two } else { Presses::One };
    let plan = Plan::with_lead(&weights, Costs { press_percent: settings.press_cost_percent, presses });
    plan.slots.iter().map(|tree| renamed(tree, chosen)).collect()
}

fn renamed(tree: &ChoiceTree, names: &[usize]) -> ChoiceTree {
    match tree {
        ChoiceTree::One(place) => ChoiceTree::One(names[*place]),
        ChoiceTree::Many(parts) => ChoiceTree::Many(parts.iter().map(|part| renamed(part, names)).collect()),
    }
}

/// The weights, scaled down together if their sum is too large; those above 0 stay above 0.
fn scaled(weights: &[u64]) -> Vec<u64> {
    let total: u128 = weights.iter().map(|&weight| u128::from(weight)).sum();
    let limit = u128::from(MAX_TOTAL);
    weights
        .iter()
        .map(|&weight| {
            let less = if total > limit { u128::from(weight) * limit / total } else { u128::from(weight) };
            u64::try_from(less).expect("no larger than the limit").max(weight.min(1))
        })
        .collect()
}

/// What the plan does not divide: one choice, or a bundle with its own plan.
#[derive(Debug, Clone)]
struct PlannedUnit {
    tree: ChoiceTree,
    weight: u64,
    /// Cost within it after the press that opens it.
    inside: u64,
}

impl PlannedUnit {
    fn one((choice, weight): (usize, u64)) -> Self {
        Self { tree: ChoiceTree::One(choice), weight, inside: 0 }
    }

    fn first(&self) -> usize {
        match self.tree {
            ChoiceTree::One(choice) => choice,
            ChoiceTree::Many(_) => usize::MAX,
        }
    }
}

/// The cheapest plan over the units in their order; more than [`MAX_EXACT`] are bundled into as many first.
fn solve(units: &[PlannedUnit], costs: Costs) -> Plan {
    if units.len() <= MAX_EXACT {
        return CostTables::new(units, costs).plan(units);
    }
    let size = units.len().div_ceil(MAX_EXACT);
    let after_press = Costs { presses: Presses::One, ..costs };
    let bundles: Vec<PlannedUnit> = units.chunks(size).map(|chunk| bundle(chunk, after_press)).collect();
    solve(&bundles, costs)
}

fn bundle(units: &[PlannedUnit], costs: Costs) -> PlannedUnit {
    if let [only] = units {
        return only.clone();
    }
    let plan = solve(units, costs);
    PlannedUnit {
        tree: ChoiceTree::Many(plan.slots),
        weight: units.iter().map(|unit| unit.weight).sum(),
        inside: plan.cost,
    }
}

/// Where a range is divided: the left or the right part is lit, the other follows without a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// All of it is lit.
    Whole,
    /// The part before this place is lit.
    Left(usize),
    /// The part from this place on is lit.
    Right(usize),
}

/// A number for every range `from..to`, readable from both ends.
#[derive(Debug)]
struct Stretches {
    side: usize,
    by_start: Vec<u64>,
    by_end: Vec<u64>,
}

impl Stretches {
    fn new(units: usize) -> Self {
        let side = units + 1;
        Self { side, by_start: vec![0; side * side], by_end: vec![0; side * side] }
    }

    fn set(&mut self, from: usize, to: usize, cost: u64) {
        self.by_start[from * self.side + to] = cost;
        self.by_end[to * self.side + from] = cost;
    }

    fn get(&self, from: usize, to: usize) -> u64 {
        self.by_start[from * self.side + to]
    }

    /// The stretches `from..k` for k from `from + 1` to before `to`.
    fn starting(&self, from: usize, to: usize) -> &[u64] {
        &self.by_start[from * self.side + from + 1..from * self.side + to]
    }

    /// The stretches `k..to` for k from `from + 1` to before `to`.
    fn ending(&self, from: usize, to: usize) -> &[u64] {
        &self.by_end[to * self.side + from + 1..to * self.side + to]
    }
}

/// Costs and cuts of all stretches: reached by a press, by silence, and by silence on the first level.
struct CostTables {
    units: usize,
    sums: Vec<u64>,
    press: u64,
    /// After a press; a single unit costs what is inside it.
    opened: Stretches,
    /// After silence.
    silent: Stretches,
    /// After silence on the first level, where a single choice is asked for twice.
    root: Option<Stretches>,
    cuts: Vec<Cut>,
    root_cuts: Vec<Cut>,
}

impl CostTables {
    fn new(units: &[PlannedUnit], costs: Costs) -> Self {
        let count = units.len();
        let mut sums = vec![0_u64];
        let mut sum = 0_u64;
        for unit in units {
            sum += unit.weight;
            sums.push(sum);
        }
        let is_twice = costs.presses == Presses::Two;
        let mut tables = Self {
            units: count,
            sums,
            press: costs.press(),
            opened: Stretches::new(count),
            silent: Stretches::new(count),
            root: is_twice.then(|| Stretches::new(count)),
            cuts: vec![Cut::Whole; (count + 1) * (count + 1)],
            root_cuts: vec![Cut::Whole; if is_twice { (count + 1) * (count + 1) } else { 0 }],
        };
        for (place, unit) in units.iter().enumerate() {
            let pressed = unit.weight * tables.press;
            tables.opened.set(place, place + 1, unit.inside);
            tables.silent.set(place, place + 1, pressed + unit.inside);
            let again = if matches!(unit.tree, ChoiceTree::One(_)) { pressed } else { 0 };
            if let Some(root) = &mut tables.root {
                root.set(place, place + 1, pressed + again + unit.inside);
            }
        }
        for length in 2..=count {
            for from in 0..=count - length {
                tables.fill(from, from + length);
            }
        }
        tables
    }

    /// The cheapest cut of one stretch. Of equal ones the first: the shortest left part, which is linear.
    fn fill(&mut self, from: usize, to: usize) {
        let (cost, cut) = self.cheapest(from, to, &self.opened, &self.silent);
        self.opened.set(from, to, cost);
        self.silent.set(from, to, cost);
        let place = from * (self.units + 1) + to;
        self.cuts[place] = cut;
        if let Some(root) = &self.root {
            let (cost, cut) = self.cheapest_root(from, to, root);
            self.root_cuts[place] = cut;
            if let Some(root) = &mut self.root {
                root.set(from, to, cost);
            }
        }
    }

    fn cheapest(&self, from: usize, to: usize, lit: &Stretches, left: &Stretches) -> (u64, Cut) {
        let sums = &self.sums[from + 1..to];
        let (before, after) = (self.sum(from), self.sum(to));
        let lefts = lit.starting(from, to).iter().zip(left.ending(from, to));
        let rights = lit.ending(from, to).iter().zip(left.starting(from, to));
        let mut cheapest = (u64::MAX, Cut::Whole);
        for (place, ((sum, (opened, rest)), (mirror_opened, mirror_rest))) in
            sums.iter().zip(lefts).zip(rights).enumerate()
        {
            let (first, second) = (sum - before, after - sum);
            let light_left = first * self.press + opened + second * SILENT + rest;
            let light_right = second * self.press + mirror_opened + first * SILENT + mirror_rest;
            if light_left < cheapest.0 {
                cheapest = (light_left, Cut::Left(from + 1 + place));
            }
            if light_right < cheapest.0 {
                cheapest = (light_right, Cut::Right(from + 1 + place));
            }
        }
        cheapest
    }

    /// As [`CostTables::cheapest`], where a single choice that is lit costs a second press, and all may be lit at once.
    fn cheapest_root(&self, from: usize, to: usize, root: &Stretches) -> (u64, Cut) {
        let mut cheapest = ((self.sum(to) - self.sum(from)) * self.press + self.opened.get(from, to), Cut::Whole);
        for middle in from + 1..to {
            let silent = |a: usize, b: usize| (self.sum(b) - self.sum(a)) * SILENT + root.get(a, b);
            // What a single unit costs on the first level holds its second press already.
            let lit = |a: usize, b: usize| {
                let opened = (self.sum(b) - self.sum(a)) * self.press + self.opened.get(a, b);
                if b - a == 1 { root.get(a, b) } else { opened }
            };
            let light_left = lit(from, middle) + silent(middle, to);
            let light_right = lit(middle, to) + silent(from, middle);
            if light_left < cheapest.0 {
                cheapest = (light_left, Cut::Left(middle));
            }
            if light_right < cheapest.0 {
                cheapest = (light_right, Cut::Right(middle));
            }
        }
        cheapest
    }

    fn sum(&self, place: usize) -> u64 {
        self.sums[place]
    }

    fn plan(&self, units: &[PlannedUnit]) -> Plan {
        if units.is_empty() {
            return Plan { slots: Vec::new(), cost: 0 };
        }
        let (first, cuts) = match &self.root {
            Some(root) => (root, &self.root_cuts),
            None => (&self.silent, &self.cuts),
        };
        Plan { slots: self.chain(units, 0, self.units, cuts), cost: first.get(0, self.units) }
    }

    /// The slots that silence leads through from this stretch on.
    fn chain(&self, units: &[PlannedUnit], mut from: usize, mut to: usize, cuts: &[Cut]) -> Vec<ChoiceTree> {
        let mut slots = Vec::new();
        while from < to {
            let cut = cuts[from * (self.units + 1) + to];
            let (lit_from, lit_to) = match cut {
                Cut::Whole => (from, to),
                Cut::Left(middle) => (from, middle),
                Cut::Right(middle) => (middle, to),
            };
            slots.push(self.block(units, lit_from, lit_to));
            (from, to) = match cut {
                Cut::Whole => (to, to),
                Cut::Left(middle) => (middle, to),
                Cut::Right(middle) => (from, middle),
            };
        }
        slots
    }

    fn block(&self, units: &[PlannedUnit], from: usize, to: usize) -> ChoiceTree {
        match &units[from..to] {
            [only] => only.tree.clone(),
            _ => ChoiceTree::Many(self.chain(units, from, to, &self.cuts)),
        }
    }
}

#[cfg(test)]
#[path = "best_tests.rs"]
mod tests;
