//! Expressions that iterate over elements: folds, runs, areas, functions.

use super::circuit::{AreaCount, Gate, Joined, Truth};
use super::unroll::{Local, Locals, Unroller, keep, local, points, put_number, put_point, size_index};
use super::value::{Choice, Refused, Sum, Worth};
use std::collections::BTreeMap;
use switchboard_rules::tree::{Action, Expr, Fold, Folding, Function, Over, Relation, Runs, Statement, Variable};

/// Bytes of memory for an element that is listed, for a truth that a fold collects, and for each cell of an area.
const OF_LISTED: u64 = 40;
const OF_TRUTH: u64 = 150;
/// For each step of a line and each state that it can be in.
const OF_STATE: u64 = 120;
/// For each case of a value that is assigned: the gates that say when.
const OF_ASSIGNED: u64 = 800;

/// The value of an element.
#[derive(Debug, Clone, Copy)]
pub enum Element {
    /// A number or a list.
    Number(i32),
    /// A point.
    Point(i32, i32),
}

/// What a function has returned so far: when, and what.
struct Given {
    /// When it continues.
    open: Truth,
    values: Vec<(Truth, Vec<Choice>)>,
}

impl Unroller<'_, '_, '_> {
    /// The elements to iterate over; a place that fails gives none.
    pub fn elements(&mut self, over: &Over, locals: &mut Locals) -> Result<Vec<Element>, Refused> {
        let size = self.size_of(self.state_slot);
        Ok(match over {
            Over::Cells(matrix, _) => {
                let size = self.size_of(*matrix);
                self.circuit.need(OF_LISTED * size.area() as u64)?;
                size.cells().map(|cell| Element::Point(cell.x.into(), cell.y.into())).collect()
            }
            Over::Points(list, _) => {
                let list = self.known(list, locals)?.and_then(|list| points(self.scope, list));
                list.unwrap_or_default().iter().map(|(x, y)| Element::Point(*x, *y)).collect()
            }
            Over::Range(first, last, _) => match (self.known(first, locals)?, self.known(last, locals)?) {
                (Some(first), Some(last)) => {
                    let count = if first <= last { u64::from(last.abs_diff(first)) + 1 } else { 0 };
                    if count > self.left as u64 {
                        return Err("many-elements");
                    }
                    self.circuit.need(OF_LISTED * count)?;
                    (first..=last).map(Element::Number).collect()
                }
                _ => Vec::new(),
            },
            Over::Ray(ends, _) => {
                let mut known = Vec::new();
                for end in ends.iter() {
                    known.push(self.known(end, locals)?);
                }
                let [Some(x), Some(y), Some(dx), Some(dy)] = *known.as_slice() else { return Ok(Vec::new()) };
                let next = |(x, y): &(i32, i32)| Some((x.checked_add(dx)?, y.checked_add(dy)?));
                let ray = std::iter::successors(next(&(x, y)).filter(|_| (dx, dy) != (0, 0)), next);
                let inside = ray.take_while(|(x, y)| size_index(size, *x, *y).is_some());
                inside.map(|(x, y)| Element::Point(x, y)).collect()
            }
            Over::Area(_) => return Err("area-value"),
        })
    }

    /// Assigns an element to the name of a loop.
    pub fn put(&mut self, over: &Over, element: Element, locals: &mut Locals) -> Result<(), Refused> {
        self.count()?;
        match element {
            Element::Number(number) => put_number(locals, over.name(), number),
            Element::Point(x, y) => put_point(locals, over.name(), (x, y)),
        }
        Ok(())
    }

    /// Evaluates something for each element: when the loop reaches it, and its value.
    fn each<T>(
        &mut self,
        (over, until): (&Over, Option<&Expr>),
        locals: &mut Locals,
        bytes: impl Fn(&T) -> u64,
        mut body: impl FnMut(&mut Self, &mut Locals) -> Result<T, Refused>,
    ) -> Result<Vec<(Truth, T)>, Refused> {
        let mut reached = Truth::TRUE;
        let mut made = Vec::new();
        for element in self.elements(over, locals)? {
            self.put(over, element, locals)?;
            if let Some(until) = until {
                // a failing condition ends the loop
                let goes_on = self.truth(until, locals, true)?;
                reached = self.circuit.both(reached, goes_on);
            }
            if reached == Truth::FALSE {
                break;
            }
            let needed = self.circuit.needed();
            let value = body(self, locals)?;
            self.circuit.pass(needed);
            self.circuit.need(bytes(&value))?;
            made.push((reached, value));
        }
        Ok(made)
    }

    /// `count`, `any` and similar folds.
    pub(super) fn fold(&mut self, fold: &Fold, locals: &mut Locals) -> Result<Worth, Refused> {
        if let Over::Area(area) = &fold.over {
            return self.fold_area(fold.what, area, &fold.body, locals);
        }
        if matches!(fold.what, Folding::Any | Folding::All | Folding::Count) {
            return self.fold_truths(fold, locals);
        }
        let through = (&fold.over, fold.until.as_ref());
        let values =
            self.each(through, locals, Choice::bytes, |unroller, locals| unroller.choice(&fold.body, locals))?;
        // an element for which the value fails is left out
        let mut present = Vec::new();
        for (reached, value) in values {
            let mut options = Vec::new();
            for (value, when) in value.options {
                options.push((value, self.circuit.both(reached, when)));
            }
            options.retain(|(_, when)| *when != Truth::FALSE);
            let left_out = self.circuit.any([reached.not(), value.fails]);
            present.push(Choice { options, fails: left_out });
        }
        Ok(Worth::Choice(match fold.what {
            Folding::Any | Folding::All | Folding::Count => Choice::failing(),
            Folding::Sum => return Ok(Worth::Sum(added(present.into_iter()))),
            Folding::Distinct => Choice::truth(self.distinct(&present)),
            Folding::Increasing => Choice::truth(self.increasing(&present)?),
            Folding::Least | Folding::Most => self.extreme(&present, fold.what == Folding::Most)?,
        }))
    }

    /// `any`, `all` and `count`: when each element is true, or not false. One for which it fails is left out.
    fn fold_truths(&mut self, fold: &Fold, locals: &mut Locals) -> Result<Worth, Refused> {
        let all = fold.what == Folding::All;
        let mut reached = Truth::TRUE;
        let (mut sure, mut truths) = (0, Vec::new());
        for element in self.elements(&fold.over, locals)? {
            self.put(&fold.over, element, locals)?;
            if let Some(until) = &fold.until {
                // a failing condition ends the loop
                let goes_on = self.truth(until, locals, true)?;
                reached = self.circuit.both(reached, goes_on);
                if reached == Truth::FALSE {
                    break;
                }
            }
            let needed = self.circuit.needed();
            let wanted = self.truth(&fold.body, locals, !all)?;
            self.circuit.pass(needed);
            match self.circuit.both(reached, wanted) {
                Truth::FALSE => {}
                Truth::TRUE if fold.what == Folding::Count => sure += 1,
                Truth::TRUE => return Ok(Worth::known(i32::from(!all))),
                truth => {
                    self.circuit.need(OF_TRUTH)?;
                    truths.push(truth);
                }
            }
        }
        if fold.what == Folding::Count {
            let term = |truth: Truth| Choice { options: vec![(1, truth)], fails: truth.not() };
            return Ok(Worth::Sum(Sum { terms: truths.into_iter().map(term).collect(), known: sure }));
        }
        let found = self.circuit.any(truths);
        Ok(Worth::Choice(Choice::truth(if all { found.not() } else { found })))
    }

    /// All values differ. If there are as many values as elements, also says that each value occurs: redundant, but it speeds up the
    /// search.
    fn distinct(&mut self, present: &[Choice]) -> Truth {
        let mut by_value: BTreeMap<i32, Vec<Truth>> = BTreeMap::new();
        for (value, when) in present.iter().flat_map(|one| &one.options) {
            by_value.entry(*value).or_default().push(*when);
        }
        let is_full = by_value.len() == present.len() && present.iter().all(|one| one.fails == Truth::FALSE);
        let mut laws = Vec::new();
        for when in by_value.into_values() {
            laws.push(self.circuit.at_least(2, when.iter().copied()).not());
            if is_full {
                laws.push(self.circuit.any(when));
            }
        }
        self.circuit.all(laws)
    }

    /// No value is preceded by one that is as great or greater.
    fn increasing(&mut self, present: &[Choice]) -> Result<Truth, Refused> {
        // from the greatest value down: whether an element so far has it or a greater one
        let mut reached: Vec<(i32, Truth)> =
            values(present).into_iter().rev().map(|value| (value, Truth::FALSE)).collect();
        if reached.len() * present.len() > super::value::MAX_PAIRS {
            return Err("many-values");
        }
        let mut laws = Vec::new();
        for one in present {
            self.circuit.expect(OF_ASSIGNED * reached.len() as u64)?;
            let mut reaches = Truth::FALSE;
            for (value, before) in &mut reached {
                let when = one.when(*value);
                laws.push(self.circuit.both(when, *before).not());
                reaches = self.circuit.any([reaches, when]);
                *before = self.circuit.any([*before, reaches]);
            }
        }
        Ok(self.circuit.all(laws))
    }

    /// The least or the greatest of the values present; fails if there are none.
    fn extreme(&mut self, present: &[Choice], most: bool) -> Result<Choice, Refused> {
        let mut values = values(present);
        if values.len() * present.len() > super::value::MAX_PAIRS {
            return Err("many-values");
        }
        if most {
            values.reverse();
        }
        // no better value is present
        let mut none_before = Truth::TRUE;
        let mut options = Vec::new();
        for value in values {
            self.circuit.step(present.len() as u64)?;
            let there: Vec<Truth> = present.iter().map(|one| one.when(value)).collect();
            let there = self.circuit.any(there);
            options.push((value, self.circuit.both(none_before, there)));
            none_before = self.circuit.both(none_before, there.not());
        }
        Ok(Choice::gathered(&mut self.circuit, options, none_before))
    }

    /// Folds over the cells of a connected area.
    fn fold_area(
        &mut self,
        what: Folding,
        area: &switchboard_rules::tree::Area,
        body: &Expr,
        locals: &mut Locals,
    ) -> Result<Worth, Refused> {
        let start = match (self.known(&area.x, locals), self.known(&area.y, locals)) {
            (Ok(Some(x)), Ok(Some(y))) => (x, y),
            (Ok(_), Ok(_)) => return Ok(Worth::Choice(Choice::failing())),
            _ => return Err("area-start"),
        };
        let joined = self.holding(area.cell, &area.condition, locals)?;
        self.circuit.need(OF_TRUTH * joined.holds.len() as u64)?;
        let size = self.size_of(self.state_slot);
        let mut counts = Vec::new();
        self.in_area = true;
        for place in size.cells() {
            self.count()?;
            put_point(locals, area.cell, (place.x.into(), place.y.into()));
            counts.push(self.truth(body, locals, what != Folding::All)?);
        }
        self.in_area = false;
        let start = size_index(size, start.0, start.1).and_then(|at| usize::try_from(at).ok());
        // around a cell off the board there is nothing
        let area = start.map(|start| AreaCount { area: joined, start, counts, least: 1 });
        match (what, area) {
            (Folding::Count, Some(area)) => Ok(Worth::Area(area)),
            (Folding::Count, None) => Ok(Worth::known(0)),
            (Folding::Any | Folding::All, None) => Ok(Worth::known(i32::from(what == Folding::All))),
            (Folding::Any, Some(area)) => {
                Ok(Worth::Choice(Choice::truth(area.related(Relation::AtLeast, 1, &mut self.circuit))))
            }
            (Folding::All, Some(area)) => {
                Ok(Worth::Choice(Choice::truth(area.related(Relation::AtMost, 0, &mut self.circuit))))
            }
            _ => Err("area-fold"),
        }
    }

    pub(super) fn connected(&mut self, joined: Joined) -> Truth {
        if joined.holds.iter().filter(|holds| **holds != Truth::FALSE).count() < 2 {
            return Truth::TRUE;
        }
        self.circuit.output(Gate::Connected(Box::new(joined)))
    }

    /// `runs .. matches`: a walk along the elements. Its state is the number being counted and the count so far.
    pub(super) fn runs(&mut self, runs: &Runs, locals: &mut Locals) -> Result<Choice, Refused> {
        let (over, until) = &runs.numbers;
        let listed = self.each((over, until.as_ref()), locals, Choice::bytes, |unroller, locals| {
            unroller.choice(&runs.number, locals)
        })?;
        let mut wanted = Vec::new();
        for (reached, number) in listed {
            match (reached.known(), number.value(), number.fails) {
                (_, _, Truth::TRUE) => {}
                (Some(true), Some(number), _) => wanted.extend((number != 0).then_some(number)),
                _ => return Err("unknown-runs"),
            }
        }
        let (over, until) = &runs.over;
        let holds = self.each(
            (over, until.as_ref()),
            locals,
            |_| OF_TRUTH,
            |unroller, locals| unroller.truth(&runs.holds, locals, true),
        )?;
        let mut steps = Vec::new();
        for (reached, holds) in holds {
            if reached != Truth::TRUE {
                return Err("unknown-bounds");
            }
            steps.push(holds);
        }
        if steps.is_empty() {
            return Ok(Choice::truth(Truth::of(wanted.is_empty())));
        }
        let lengths: Option<Vec<usize>> = wanted.iter().map(|length| usize::try_from(*length).ok()).collect();
        // nothing is less than 0 long
        let Some(lengths) = lengths else { return Ok(Choice::truth(Truth::FALSE)) };
        // states: what was counted of each number so far, one number after another; last, that all are there
        if lengths.iter().map(|length| length + 1).sum::<usize>() > steps.len() + 1 {
            return Ok(Choice::truth(Truth::FALSE));
        }
        let mut next = Vec::new();
        for length in &lengths {
            for count in 0..=*length {
                let here = next.len();
                let rest = if count == 0 { Some(here) } else { (count == *length).then_some(here + 1) };
                next.push([(count < *length).then_some(here + 1), rest]);
            }
        }
        let all = next.len();
        next.push([None, Some(all)]);
        let states = (steps.len() * next.len()) as u64;
        let needed = self.circuit.needed();
        self.circuit.step(states)?;
        self.circuit.need(OF_STATE * states)?;
        let walk = self.circuit.line(&steps, &next, |state| state == all || state + 1 == all);
        self.circuit.pass(needed);
        Ok(Choice::truth(walk))
    }

    /// What a function returns, a point as two values.
    pub(super) fn call(&mut self, function: &Function, values: Vec<Choice>) -> Result<[Option<Choice>; 2], Refused> {
        let held = |value: Choice| value.value().map_or_else(|| Local::Choice(value), Local::Known);
        let mut locals: Locals = values.into_iter().map(held).collect();
        let mut given = Given { open: Truth::TRUE, values: Vec::new() };
        self.run(&function.body, Truth::TRUE, &mut locals, &mut given)?;
        let mut results = [None, None];
        for (place, result) in results.iter_mut().take(function.results).enumerate() {
            let (mut cases, mut failed) = (Vec::new(), vec![given.open]);
            for (when, values) in &given.values {
                let Some(value) = values.get(place) else { continue };
                for (value, also) in &value.options {
                    cases.push((*value, self.circuit.both(*when, *also)));
                }
                failed.push(self.circuit.both(*when, value.fails));
            }
            let fails = self.circuit.any(failed);
            *result = Some(Choice::gathered(&mut self.circuit, cases, fails));
        }
        Ok(results)
    }

    /// Executes the statements of a function that compute its result. `when` says when they are reached.
    fn run(
        &mut self,
        statements: &[Statement],
        when: Truth,
        locals: &mut Locals,
        given: &mut Given,
    ) -> Result<(), Refused> {
        for statement in statements {
            let here = self.circuit.both(when, given.open);
            if here == Truth::FALSE {
                return Ok(());
            }
            match &statement.action {
                Action::Local(name, values) => {
                    let mut made = Vec::new();
                    for value in values {
                        made.push(self.choice(value, locals)?);
                    }
                    for (number, value) in made.into_iter().enumerate() {
                        keep(locals, Variable::Local(name + number), value);
                    }
                }
                Action::Set(variable @ Variable::Local(_), value) => {
                    let value = self.choice(value, locals)?;
                    let fails = value.fails;
                    self.assign(here, fails, &[(*variable, value)], locals)?;
                }
                Action::SetPoint([x @ Variable::Local(_), y @ Variable::Local(_)], [first, second]) => {
                    let (first, second) = (self.choice(first, locals)?, self.choice(second, locals)?);
                    let fails = self.circuit.any([first.fails, second.fails]);
                    self.assign(here, fails, &[(*x, first), (*y, second)], locals)?;
                }
                Action::Return(values) => {
                    let mut made = Vec::new();
                    for value in values {
                        made.push(self.choice(value, locals)?);
                    }
                    // if a value fails, the statement is skipped
                    let failed: Vec<Truth> = made.iter().map(|value| value.fails).collect();
                    let fails = self.circuit.any(failed);
                    let done = self.circuit.both(here, fails.not());
                    self.circuit.need(made.iter().map(Choice::bytes).sum())?;
                    given.values.push((done, made));
                    given.open = self.circuit.both(given.open, done.not());
                }
                Action::If { condition, then, otherwise, .. } => {
                    let condition = self.choice(condition, locals)?;
                    let (yes, no) = (condition.yes(), condition.no());
                    let (yes, no) = (self.circuit.both(here, yes), self.circuit.both(here, no));
                    self.run(then, yes, locals, given)?;
                    self.run(otherwise, no, locals, given)?;
                }
                Action::Loop(over, until, body) => {
                    let mut reached = here;
                    let needed = self.circuit.needed();
                    let elements = self.elements(over, locals)?;
                    let listed = self.circuit.needed() - needed;
                    for element in elements {
                        self.put(over, element, locals)?;
                        if let Some(until) = until {
                            let goes_on = self.choice(until, locals)?.yes();
                            reached = self.circuit.both(reached, goes_on);
                        }
                        self.run(body, reached, locals, given)?;
                    }
                    // what was returned meanwhile is kept
                    self.circuit.pass(self.circuit.needed().saturating_sub(listed));
                }
                Action::Fault(_) => {}
                _ => return Err("not-worked-out"),
            }
        }
        Ok(())
    }
}

impl Unroller<'_, '_, '_> {
    /// Assigns new values to local names if the statement is reached and none of them fails; otherwise they keep their values.
    fn assign(
        &mut self,
        here: Truth,
        fails: Truth,
        given: &[(Variable, Choice)],
        locals: &mut Locals,
    ) -> Result<(), Refused> {
        let done = self.circuit.both(here, fails.not());
        for (name, value) in given {
            let before = match name {
                Variable::Local(number) => local(locals, *number),
                Variable::Item(_) => None,
            };
            let before = before.unwrap_or_else(Choice::failing);
            self.circuit.expect(OF_ASSIGNED * (value.options.len() + before.options.len()) as u64)?;
            let mut cases = Vec::new();
            for (choice, when) in [(value, done), (&before, done.not())] {
                for (number, also) in &choice.options {
                    cases.push((*number, self.circuit.both(when, *also)));
                }
            }
            let still_fails = self.circuit.both(done.not(), before.fails);
            keep(locals, *name, Choice::gathered(&mut self.circuit, cases, still_fails));
        }
        Ok(())
    }
}

/// The values that occur, in order, each once.
fn values(present: &[Choice]) -> Vec<i32> {
    let mut values: Vec<i32> = present.iter().flat_map(|one| &one.options).map(|(value, _)| *value).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// A sum with its constant part separated.
fn added(terms: impl Iterator<Item = Choice>) -> Sum {
    let mut sum = Sum { terms: Vec::new(), known: 0 };
    for term in terms {
        match term.value() {
            Some(known) => sum.known = sum.known.saturating_add(known),
            None if term.fails == Truth::TRUE => {}
            None => sum.terms.push(term),
        }
    }
    sum
}
