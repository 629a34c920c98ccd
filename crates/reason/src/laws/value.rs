//! Values that depend on unknowns: each value with the truth under which it holds, sums of such values, and counts of cells in an area.

use super::circuit::{AreaCount, Circuit, Gate, Truth};
use super::making::Making;
use az::SaturatingAs;
use switchboard_rules::tree::{Arithmetic, Relation};

/// The most pairs of values that are evaluated one by one.
pub const MAX_PAIRS: usize = 4_096;
/// The most partial sums at any step of a sum.
pub const MAX_SUMS: usize = 1_024;

/// The work for each value of a sum's terms.
const OF_TERM: u64 = 1 << 6;
/// Bytes of memory while a law is unrolled for each element of a fold and its value, and for each case of the value.
const OF_ELEMENT: u64 = 300;
const OF_CASE: u64 = 48;

/// Why this room cannot handle a law: the case of the text that says so.
pub type Refused = &'static str;

/// One value for each case. The cases exclude each other, and one of them holds unless it fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// By value, in order; each once.
    pub options: Vec<(i32, Truth)>,
    /// When it cannot be evaluated.
    pub fails: Truth,
}

/// A sum of choices; a choice that fails contributes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// What is added up.
    pub terms: Vec<Choice>,
    /// A constant added to it.
    pub known: i32,
}

/// The value of an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Worth {
    /// A value for each case.
    Choice(Choice),
    /// A sum not evaluated yet: when compared, it becomes a count or a walk.
    Sum(Sum),
    /// The number of counted cells in an area; `least` has no meaning here.
    Area(AreaCount),
}

impl Choice {
    /// A constant.
    pub fn known(value: i32) -> Self {
        Self { options: vec![(value, Truth::TRUE)], fails: Truth::FALSE }
    }

    /// A value that always fails.
    pub fn failing() -> Self {
        Self { options: Vec::new(), fails: Truth::TRUE }
    }

    /// A truth as 0 and 1.
    pub fn truth(truth: Truth) -> Self {
        Self::cases([(0, truth.not()), (1, truth)], Truth::FALSE)
    }

    /// A truth that may fail: `yes` and `fails` exclude each other.
    pub fn partial(circuit: &mut Circuit, yes: Truth, fails: Truth) -> Self {
        let no = circuit.all([yes.not(), fails.not()]);
        Self::cases([(0, no), (1, yes)], fails)
    }

    fn cases(options: impl IntoIterator<Item = (i32, Truth)>, fails: Truth) -> Self {
        Self { options: options.into_iter().filter(|(_, when)| *when != Truth::FALSE).collect(), fails }
    }

    /// Values that may repeat, as a choice.
    pub fn gathered(circuit: &mut Circuit, cases: impl IntoIterator<Item = (i32, Truth)>, fails: Truth) -> Self {
        let mut cases: Vec<(i32, Truth)> = cases.into_iter().filter(|(_, when)| *when != Truth::FALSE).collect();
        cases.sort_by_key(|(value, _)| *value);
        let mut options: Vec<(i32, Truth)> = Vec::with_capacity(cases.len());
        for same in cases.chunk_by(|(one, _), (other, _)| one == other) {
            match same {
                [one] => options.push(*one),
                [(value, _), ..] => options.push((*value, circuit.any(same.iter().map(|(_, when)| *when)))),
                [] => {}
            }
        }
        Self { options, fails }
    }

    /// Bytes of memory for it, for what a fold keeps of it, and for what a sum makes of it, while a law is unrolled.
    pub fn bytes(&self) -> u64 {
        OF_ELEMENT + OF_CASE * self.options.len() as u64
    }

    /// Its value, if that is the same in every case.
    pub fn value(&self) -> Option<i32> {
        match self.options.as_slice() {
            [(value, when)] if *when == Truth::TRUE => Some(*value),
            _ => None,
        }
    }

    /// When it has that value.
    pub fn when(&self, value: i32) -> Truth {
        self.options.iter().find(|(v, _)| *v == value).map_or(Truth::FALSE, |(_, when)| *when)
    }

    /// When it is true.
    pub fn yes(&self) -> Truth {
        self.when(1)
    }

    /// When it is false.
    pub fn no(&self) -> Truth {
        self.when(0)
    }

    /// A function applied to each value; `None` makes it fail.
    pub fn each(&self, circuit: &mut Circuit, of: impl Fn(i32) -> Option<i32>) -> Self {
        if let Some(value) = self.value() {
            return of(value).map_or_else(Self::failing, Self::known);
        }
        let made: Vec<(Option<i32>, Truth)> = self.options.iter().map(|(value, when)| (of(*value), *when)).collect();
        let failed = made.iter().filter(|(value, _)| value.is_none()).map(|(_, when)| *when);
        let failed: Vec<Truth> = failed.chain([self.fails]).collect();
        let fails = circuit.any(failed);
        Self::gathered(circuit, made.iter().filter_map(|(value, when)| Some(((*value)?, *when))), fails)
    }

    /// A function applied to each pair of values; `None` makes it fail.
    ///
    /// # Errors
    /// There are more than [`MAX_PAIRS`].
    pub fn pairs(
        &self,
        other: &Self,
        circuit: &mut Circuit,
        of: impl Fn(i32, i32) -> Option<i32>,
    ) -> Result<Self, Refused> {
        if let Some(known) = other.value() {
            return Ok(self.each(circuit, |value| of(value, known)));
        }
        if let Some(known) = self.value() {
            return Ok(other.each(circuit, |value| of(known, value)));
        }
        if self.options.len() * other.options.len() > MAX_PAIRS {
            return Err("many-values");
        }
        let (mut cases, mut failed) = (Vec::new(), vec![self.fails, other.fails]);
        for (one, when) in &self.options {
            for (two, also) in &other.options {
                let both = circuit.both(*when, *also);
                match of(*one, *two) {
                    Some(value) => cases.push((value, both)),
                    None => failed.push(both),
                }
            }
        }
        let fails = circuit.any(failed);
        Ok(Self::gathered(circuit, cases, fails))
    }

    /// Whether two choices have this relation; simpler than by pairs if neither fails and they are compared for equality.
    pub fn related(&self, relation: Relation, other: &Self, circuit: &mut Circuit) -> Result<Self, Refused> {
        let compared = self.pairs(other, circuit, |a, b| Some(i32::from(relation.holds(a, b))))?;
        // one truth is enough: the cases are complete
        Ok(if compared.fails == Truth::FALSE { Self::truth(compared.yes()) } else { compared })
    }
}

impl Worth {
    /// A constant.
    pub fn known(value: i32) -> Self {
        Self::Choice(Choice::known(value))
    }

    /// As one value for each case.
    ///
    /// # Errors
    /// It counts cells of an area, or is a sum with too many values.
    pub fn into_choice(self, circuit: &mut Making<'_, '_>) -> Result<Choice, Refused> {
        match self {
            Self::Choice(choice) => Ok(choice),
            Self::Area(_) => Err("area-value"),
            Self::Sum(sum) => {
                let (low, high) = sum.ends();
                if usize::try_from(i64::from(high) - i64::from(low)).is_ok_and(|wide| wide > MAX_SUMS) {
                    return Err("many-values");
                }
                let mut options = Vec::new();
                for value in low..=high {
                    circuit.step(sum.terms.len() as u64 * OF_TERM)?;
                    options.push((value, sum.related(Relation::Equal, value, circuit)?));
                }
                Ok(Choice::cases(options, Truth::FALSE))
            }
        }
    }

    /// As a sum.
    ///
    /// # Errors
    /// It counts cells of an area.
    pub fn sum(&self) -> Result<Sum, Refused> {
        match self {
            Self::Sum(sum) => Ok(sum.clone()),
            Self::Area(_) => Err("area-value"),
            Self::Choice(choice) => Ok(match choice.value() {
                Some(known) => Sum { terms: Vec::new(), known },
                None => Sum { terms: vec![choice.clone()], known: 0 },
            }),
        }
    }

    /// Arithmetic. Sums stay sums as long as they are only added or multiplied by constants.
    ///
    /// # Errors
    /// Counts of areas, or too many values.
    pub fn calculated(&self, what: Arithmetic, other: &Self, circuit: &mut Making<'_, '_>) -> Result<Self, Refused> {
        let sums = matches!(self, Self::Sum(_)) || matches!(other, Self::Sum(_));
        let adds = matches!(what, Arithmetic::Add | Arithmetic::Subtract);
        if let (Self::Choice(one), Self::Choice(two)) = (self, other) {
            return Ok(Self::Choice(one.pairs(two, circuit, |a, b| what.calculate(a, b).ok())?));
        }
        // a sum does not fail if one of its parts does
        let whole = |worth: &Self| !matches!(worth, Self::Choice(choice) if choice.fails != Truth::FALSE);
        if sums && adds && whole(self) && whole(other) {
            let (mut sum, second) = (self.sum()?, other.sum()?);
            let sign = if what == Arithmetic::Add { 1 } else { -1 };
            sum.known = sum.known.checked_add(sign * second.known).ok_or("many-values")?;
            sum.terms.extend(second.terms.iter().map(|term| term.each(circuit, |value| value.checked_mul(sign))));
            return Ok(Self::Sum(sum));
        }
        let (one, two) = (self.clone().into_choice(circuit)?, other.clone().into_choice(circuit)?);
        Ok(Self::Choice(one.pairs(&two, circuit, |a, b| what.calculate(a, b).ok())?))
    }

    /// Whether two values have this relation.
    ///
    /// # Errors
    /// Counts of two areas, or too many values.
    pub fn related(&self, relation: Relation, other: &Self, circuit: &mut Making<'_, '_>) -> Result<Choice, Refused> {
        match (self, other) {
            (Self::Choice(one), Self::Choice(two)) => one.related(relation, two, circuit),
            (Self::Choice(one), _) => other.against(turned(relation), one, circuit),
            (_, Self::Choice(two)) => self.against(relation, two, circuit),
            (Self::Sum(_), Self::Sum(_)) => {
                let difference = self.calculated(Arithmetic::Subtract, other, circuit)?;
                difference.against(relation, &Choice::known(0), circuit)
            }
            _ => Err("area-value"),
        }
    }

    /// Compares a sum or an area with each value of a choice.
    fn against(&self, relation: Relation, other: &Choice, circuit: &mut Making<'_, '_>) -> Result<Choice, Refused> {
        let mut cases = Vec::new();
        for (value, when) in &other.options {
            circuit.step(OF_TERM)?;
            let holds = match self {
                Self::Sum(sum) => sum.related(relation, *value, circuit)?,
                Self::Area(area) => area.related(relation, *value, circuit),
                Self::Choice(_) => return Err("area-value"),
            };
            cases.push(circuit.both(holds, *when));
        }
        let yes = circuit.any(cases);
        Ok(Choice::partial(circuit, yes, other.fails))
    }
}

impl Sum {
    /// Its least and greatest possible value.
    fn ends(&self) -> (i32, i32) {
        let end = |most: bool| {
            self.terms.iter().fold(self.known, |sum, term| {
                let values = term.options.iter().map(|(value, _)| *value);
                let rest = (term.fails != Truth::FALSE).then_some(0);
                let all = values.chain(rest);
                let end = if most { all.max() } else { all.min() };
                sum.saturating_add(end.unwrap_or(0))
            })
        };
        (end(false), end(true))
    }

    /// Whether it has this relation to a number: a count, a walk, or what is too large for one in binary digits.
    ///
    /// # Errors
    /// The budget is used up.
    #[expect(clippy::indexing_slicing, reason = "a walk has a step for each term, with its options")]
    pub fn related(&self, relation: Relation, number: i32, circuit: &mut Making<'_, '_>) -> Result<Truth, Refused> {
        circuit.step(self.terms.len() as u64 * OF_TERM)?;
        let wanted = i64::from(number) - i64::from(self.known);
        if let Some((weight, truths)) = self.counted() {
            return Ok(counted(relation, wanted, weight, &truths, circuit));
        }
        let steps: Vec<(Vec<Truth>, bool)> = self
            .terms
            .iter()
            .map(|term| (term.options.iter().map(|(_, when)| *when).collect(), term.fails != Truth::FALSE))
            .collect();
        // beyond these bounds nothing changes any more
        let mut left = vec![(0_i64, 0_i64)];
        for term in self.terms.iter().rev() {
            let (low, high) = left.last().copied().unwrap_or_default();
            let values = || {
                term.options.iter().map(|(value, _)| i64::from(*value)).chain((term.fails != Truth::FALSE).then_some(0))
            };
            left.push((low + values().min().unwrap_or(0), high + values().max().unwrap_or(0)));
        }
        left.reverse();
        let next = |step: usize, sum: &i64, choice: Option<usize>| {
            let sum = sum + choice.map_or(0, |at| i64::from(self.terms[step].options[at].0));
            let (low, high) = left[step + 1];
            // clamped where the exact value makes no difference
            sum.clamp(wanted - high - 1, wanted - low + 1)
        };
        let ends_well = |sum: &i64| match relation {
            Relation::Equal => *sum == wanted,
            Relation::Different => *sum != wanted,
            Relation::Less => *sum < wanted,
            Relation::AtMost => *sum <= wanted,
            Relation::Greater => *sum > wanted,
            Relation::AtLeast => *sum >= wanted,
        };
        match circuit.walk(0_i64, &steps, MAX_SUMS, next, ends_well)? {
            Some(truth) => Ok(truth),
            None => self.added(relation, wanted, circuit),
        }
    }

    /// Whether the terms have this relation to a number, by the binary digits of each above the least that it can be.
    fn added(&self, relation: Relation, wanted: i64, circuit: &mut Making<'_, '_>) -> Result<Truth, Refused> {
        let (mut low, mut most) = (0_i64, 0_i64);
        let mut digits = Vec::new();
        for term in &self.terms {
            circuit.step(term.options.len() as u64 * OF_TERM)?;
            let left_out = Some((0, term.fails)).filter(|(_, fails)| *fails != Truth::FALSE);
            let values = term.options.iter().copied().chain(left_out);
            let values: Vec<(i64, Truth)> = values.map(|(value, when)| (i64::from(value), when)).collect();
            let least = values.iter().map(|(value, _)| *value).min().unwrap_or(0);
            let width = values.iter().map(|(value, _)| value - least).max().unwrap_or(0);
            (low, most) = (low + least, most + width);
            for place in (0_u8..).take_while(|place| width >> place > 0) {
                let with = values.iter().filter(|(value, _)| (value - least) >> place & 1 == 1);
                digits.push((place, circuit.any(with.map(|(_, when)| *when))));
            }
        }
        let least = |circuit: &mut Circuit, number: i64| match number - low {
            ..=0 => Truth::TRUE,
            number if number > most => Truth::FALSE,
            number => {
                let least = number.unsigned_abs();
                circuit.output(Gate::Sum(Box::new(super::circuit::Sum { digits: digits.clone(), least })))
            }
        };
        Ok(compared(relation, circuit, |circuit, is_over| least(circuit, wanted + i64::from(is_over))))
    }

    /// If each term is either 0 or the same number: that number, and when each is added.
    fn counted(&self) -> Option<(i64, Vec<Truth>)> {
        let mut weight = None;
        let mut truths = Vec::new();
        for term in &self.terms {
            let mut others = term.options.iter().filter(|(value, _)| *value != 0);
            let Some((value, when)) = others.next() else { continue };
            if others.next().is_some() || *weight.get_or_insert(*value) != *value {
                return None;
            }
            truths.push(*when);
        }
        Some((weight.unwrap_or(1).into(), truths))
    }
}

/// Whether the number of true ones, times this weight, has this relation to a number.
fn counted(relation: Relation, wanted: i64, weight: i64, truths: &[Truth], circuit: &mut Circuit) -> Truth {
    if weight < 0 {
        return counted(turned(relation), -wanted, -weight, truths, circuit);
    }
    let least =
        |circuit: &mut Circuit, number: i64| circuit.at_least(number.max(0).saturating_as(), truths.iter().copied());
    let up = wanted.div_euclid(weight) + i64::from(wanted.rem_euclid(weight) != 0);
    let over = wanted.div_euclid(weight) + 1;
    compared(relation, circuit, |circuit, is_over| least(circuit, if is_over { over } else { up }))
}

/// A relation to a number, by what says whether something is at least the number, or (with `true`) over it.
fn compared(relation: Relation, circuit: &mut Circuit, mut reached: impl FnMut(&mut Circuit, bool) -> Truth) -> Truth {
    match relation {
        Relation::AtLeast => reached(circuit, false),
        Relation::Less => reached(circuit, false).not(),
        Relation::Greater => reached(circuit, true),
        Relation::AtMost => reached(circuit, true).not(),
        Relation::Equal | Relation::Different => {
            let (low, high) = (reached(circuit, false), reached(circuit, true));
            let equal = circuit.both(low, high.not());
            if relation == Relation::Equal { equal } else { equal.not() }
        }
    }
}

impl AreaCount {
    /// Whether the count has this relation to a number.
    pub fn related(&self, relation: Relation, number: i32, circuit: &mut Circuit) -> Truth {
        let mut least = |number: i64| match usize::try_from(number) {
            Ok(0) | Err(_) => Truth::TRUE,
            Ok(least) if least > self.counts.len() => Truth::FALSE,
            Ok(least) => circuit.output(Gate::Area(Box::new(Self { least, ..self.clone() }))),
        };
        let number = i64::from(number);
        let (low, high) = (least(number), least(number + 1));
        match relation {
            Relation::AtLeast => low,
            Relation::Less => low.not(),
            Relation::Greater => high,
            Relation::AtMost => high.not(),
            Relation::Equal => circuit.both(low, high.not()),
            Relation::Different => circuit.both(low, high.not()).not(),
        }
    }
}

/// The relation with its sides exchanged.
pub const fn turned(relation: Relation) -> Relation {
    match relation {
        Relation::Equal | Relation::Different => relation,
        Relation::Less => Relation::Greater,
        Relation::Greater => Relation::Less,
        Relation::AtMost => Relation::AtLeast,
        Relation::AtLeast => Relation::AtMost,
    }
}
