//! Counts and sums as clauses, by what their bound needs: a totaliser (Bailleux, Boufkhad 2003) for lists of the usual length, one that only
//! counts up to the bound where few or all but few of a long list are wanted, and adders (Eén, Sörensson 2006) for everything larger.

use super::circuit::{Sum, Truth};
use super::clauses::Encoder;
use super::sat::{Lit, Phase, Solver};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Up to this length a list is counted in full: of each count up to it there is a literal. The clauses grow with the square of the length.
const MAX_IN_FULL: usize = 400;
/// Of a longer list, counts up to a bound have literals if the list's length times the bound is at most this.
const MAX_BOUNDED: usize = 100_000;

/// Bytes of memory for a count that is kept to be used again, and for each part of it while it is encoded.
const OF_COUNT: u64 = 250;
const OF_COUNTED: u64 = 48;

/// What was counted so far, to be used again.
#[derive(Debug, Default)]
pub struct Counts {
    /// Outputs of totalisers, by their bound and what they count.
    unary: FxHashMap<(usize, Vec<Truth>), Vec<Lit>>,
    /// Binary digits of sums, the least first, by the digits that are added.
    binary: FxHashMap<Vec<(u8, Truth)>, Vec<Lit>>,
}

impl Encoder<'_, '_> {
    /// A literal that is true exactly if at least so many of the list are; none if the solver is full, or there are fewer.
    pub(super) fn reached(&mut self, least: usize, list: &[Truth]) -> Option<Lit> {
        if list.len() <= MAX_IN_FULL {
            return self.totaliser(list, list.len()).get(least.checked_sub(1)?).copied();
        }
        // of the contraries at least so many: exactly if not
        let contrary = (list.len() + 1).checked_sub(least)?;
        let is_turned = contrary < least;
        let fewer = least.min(contrary);
        // neighbouring bounds, as of an exact count, have the same literals
        let bound = fewer.checked_next_power_of_two()?;
        if list.len().saturating_mul(bound) <= MAX_BOUNDED {
            let turned: Vec<Truth> = list.iter().map(|one| if is_turned { one.not() } else { *one }).collect();
            let reached = self.totaliser(&turned, bound).get(fewer.checked_sub(1)?).copied()?;
            return Some(if is_turned { !reached } else { reached });
        }
        let digits: Vec<(u8, Truth)> = list.iter().map(|one| (0, *one)).collect();
        self.at_least(least as u64, &digits)
    }

    /// A literal that is true exactly if a sum is at least what it is compared with.
    pub(super) fn sum_reached(&mut self, sum: &Sum) -> Option<Lit> {
        self.at_least(sum.least, &sum.digits)
    }

    /// Literals of which the first is true exactly if at least one of the list is, the second if at least two are ..., up to the bound.
    fn totaliser(&mut self, list: &[Truth], bound: usize) -> Vec<Lit> {
        // the bound makes no difference where there are fewer
        let key = (bound.min(list.len()), list.to_vec());
        if let Some(known) = self.counts.unary.get(&key) {
            return known.clone();
        }
        if self.solver.full().is_some() {
            return Vec::new();
        }
        self.solver.spend(list.len() as u64, OF_COUNT + OF_COUNTED * list.len() as u64);
        let made = match list {
            [] => Vec::new(),
            [one] => vec![self.exact(*one)],
            _ => {
                let (left, right) = list.split_at(list.len() / 2);
                let (left, right) = (self.totaliser(left, bound), self.totaliser(right, bound));
                merged(&mut self.solver, &left, &right, bound.min(list.len()), true)
            }
        };
        self.counts.unary.insert(key, made.clone());
        made
    }

    /// A literal that is true exactly if the sum of these digits, each with its place, is at least a number.
    fn at_least(&mut self, least: u64, digits: &[(u8, Truth)]) -> Option<Lit> {
        let sum = self.added(digits);
        if self.solver.full().is_some() {
            return None;
        }
        if u32::try_from(sum.len()).ok().and_then(|digits| least.checked_shr(digits)).is_some_and(|over| over > 0) {
            return Some(!self.truth);
        }
        // from the least digit on: whether those so far are at least those of the number
        let mut reached = self.truth;
        for (place, digit) in sum.into_iter().enumerate() {
            let next = self.solver.variable(Phase::Free);
            // with a 1 both are needed, with a 0 one is enough
            let is_one = least >> place & 1 == 1;
            let sign = |lit: Lit| if is_one { lit } else { !lit };
            self.solver.add([!sign(next), sign(digit)]);
            self.solver.add([!sign(next), sign(reached)]);
            self.solver.add([sign(next), !sign(digit), !sign(reached)]);
            reached = next;
        }
        Some(reached)
    }

    /// The binary digits of the sum of these digits, the least first.
    #[expect(clippy::indexing_slicing, reason = "there is a list for each place of a digit")]
    fn added(&mut self, digits: &[(u8, Truth)]) -> Vec<Lit> {
        if let Some(known) = self.counts.binary.get(digits) {
            return known.clone();
        }
        self.solver.spend(digits.len() as u64, OF_COUNT + OF_COUNTED * digits.len() as u64);
        let mut places: VecDeque<VecDeque<Lit>> = VecDeque::new();
        for (place, digit) in digits {
            let place = usize::from(*place);
            if places.len() <= place {
                places.resize_with(place + 1, VecDeque::new);
            }
            let lit = self.exact(*digit);
            places[place].push_back(lit);
        }
        let mut sum = Vec::new();
        while let Some(mut list) = places.pop_front() {
            let mut carried = VecDeque::new();
            // the oldest first: the adders make a tree
            while list.len() > 1 {
                if self.solver.full().is_some() {
                    return Vec::new();
                }
                let mut next = || list.pop_front().unwrap_or(!self.truth);
                let [digit, carry] = adder(&mut self.solver, [next(), next(), next()]);
                list.push_back(digit);
                carried.push_back(carry);
            }
            sum.push(list.pop_front().unwrap_or(!self.truth));
            match places.front_mut() {
                Some(next) => next.extend(carried),
                None if carried.is_empty() => {}
                None => places.push_back(carried),
            }
        }
        self.counts.binary.insert(digits.to_vec(), sum.clone());
        sum
    }
}

/// The digit and the carry of three digits.
fn adder(solver: &mut Solver<'_>, of: [Lit; 3]) -> [Lit; 2] {
    let [one, two, three] = of;
    let (digit, carry) = (solver.variable(Phase::Free), solver.variable(Phase::Free));
    for signs in 0..8_u8 {
        let signed = |lit: Lit, place: u8| if signs >> place & 1 == 1 { !lit } else { lit };
        let odd = if signs.count_ones() % 2 == 1 { digit } else { !digit };
        solver.add([signed(one, 0), signed(two, 1), signed(three, 2), odd]);
    }
    for (one, other) in [(one, two), (one, three), (two, three)] {
        solver.add([!one, !other, carry]);
        solver.add([one, other, !carry]);
    }
    // these follow, but without them a solver finds exact sums only by trying
    for lit in of {
        solver.add([!digit, !carry, lit]);
        solver.add([digit, carry, !lit]);
    }
    [digit, carry]
}

/// The sum of two counts, up to `most`: the first literal of each is true if the count is at least one ... With `both`, also false if it is
/// less.
pub fn merged(solver: &mut Solver<'_>, left: &[Lit], right: &[Lit], most: usize, both: bool) -> Vec<Lit> {
    let made: Vec<Lit> = (0..most.min(left.len() + right.len())).map(|_| solver.variable(Phase::False)).collect();
    let at = |list: &[Lit], count: usize| count.checked_sub(1).and_then(|place| list.get(place)).copied();
    for l in 0..=left.len() {
        if solver.full().is_some() {
            break;
        }
        for r in 0..=right.len() {
            // l on the left and r on the right make at least l + r
            if let Some(sum) = at(&made, (l + r).min(made.len())).filter(|_| l + r > 0) {
                let clause = [at(left, l), at(right, r)].into_iter().flatten().map(|lit| !lit).chain([sum]);
                solver.add(clause.collect::<Vec<_>>());
            }
            // at most l and at most r make at most l + r
            if both && let Some(more) = made.get(l + r) {
                let clause = [left.get(l), right.get(r)].into_iter().flatten().copied().chain([!*more]);
                solver.add(clause.collect::<Vec<_>>());
            }
        }
    }
    made
}
