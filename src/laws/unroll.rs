//! Laws over a level as truths: evaluates every expression of the rules' typed tree with unknown cells. The meaning is that of the rule
//! machine; what cannot be expressed is refused.

use super::circuit::{Circuit, Joined, Truth};
use super::value::{Choice, Refused, Worth};
use crate::rules::tree::{Area, Axis, CellRef, Expr, Folding, Function, Over, Variable};
use crate::rules::{Laws, Scope};

/// The most elements that one law iterates over, in all its loops together.
const MAX_ELEMENTS: usize = 1_000_000;
/// The most cells considered if the index of a cell is unknown.
const MAX_SPLIT: usize = 64;

/// The context in which a level's laws are evaluated.
pub struct Unroller<'a> {
    pub(super) scope: &'a Scope,
    pub(super) laws: &'a Laws,
    /// STATE, row by row.
    pub(super) state: Vec<Choice>,
    pub(super) state_slot: usize,
    /// The truths made so far.
    pub circuit: Circuit,
    /// How many more elements the current law may iterate over.
    pub(super) left: usize,
    /// Whether an area is being evaluated: areas cannot be nested.
    pub(super) in_area: bool,
}

/// The values of the current local names; `None` for a name without one.
pub type Locals = Vec<Option<Choice>>;

impl<'a> Unroller<'a> {
    /// For a board whose cells hold these words.
    pub fn new(laws: &'a Laws, scope: &'a Scope, state: Vec<Choice>, circuit: Circuit) -> Self {
        let state_slot = scope.matrix("state").unwrap_or(0);
        Self { scope, laws, state, state_slot, circuit, left: MAX_ELEMENTS, in_area: false }
    }

    /// Begins another law.
    pub fn begin(&mut self) {
        self.left = MAX_ELEMENTS;
        self.in_area = false;
    }

    /// Counts one element of an iteration.
    pub(super) fn count(&mut self) -> Result<(), Refused> {
        self.left = self.left.checked_sub(1).ok_or("many-elements")?;
        Ok(())
    }

    /// An expression as a value for each case.
    pub fn choice(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Choice, Refused> {
        let worth = self.worth(expr, locals)?;
        worth.choice(&mut self.circuit)
    }

    /// The value of an expression that must not depend on unknowns; `None` if it fails.
    pub fn known(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Option<i32>, Refused> {
        let choice = self.choice(expr, locals)?;
        match choice.value() {
            None if choice.fails != Truth::TRUE => Err("unknown-bounds"),
            value => Ok(value),
        }
    }

    /// Evaluates an expression.
    pub fn worth(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Worth, Refused> {
        let choice = match expr {
            Expr::Constant(value) => Choice::known(*value),
            Expr::Variable(variable) => self.variable(*variable, locals),
            Expr::Cell(cell) => self.cell(cell, locals)?,
            Expr::Arithmetic(what, left, right) => {
                let (left, right) = (self.worth(left, locals)?, self.worth(right, locals)?);
                return left.calculated(*what, &right, &mut self.circuit);
            }
            Expr::Compare(relation, left, right) => {
                let (left, right) = (self.worth(left, locals)?, self.worth(right, locals)?);
                left.related(*relation, &right, &mut self.circuit)?
            }
            Expr::SamePoint(ends) => self.same_point(ends, locals)?,
            Expr::All(list) => self.logical(list, true, locals)?,
            Expr::Any(list) => self.logical(list, false, locals)?,
            Expr::Not(inner) => {
                let inner = self.choice(inner, locals)?;
                inner.each(&mut self.circuit, |value| Some(i32::from(value == 0)))
            }
            Expr::Is(word, set) => {
                let (word, laws) = (self.choice(word, locals)?, self.laws);
                let members = laws.sets.get(*set).map_or(&[][..], Vec::as_slice);
                word.each(&mut self.circuit, |word| Some(i32::from(members.contains(&word))))
            }
            Expr::Property(word, property) => {
                let (word, scope) = (self.choice(word, locals)?, self.scope);
                let values = scope.properties.get(*property).map_or(&[][..], |p| p.values.as_slice());
                let of = |word: i32| values.get(usize::try_from(word).ok()?).copied().flatten();
                word.each(&mut self.circuit, of)
            }
            Expr::Inside(cell) => {
                let (x, y) = (self.choice(&cell.x, locals)?, self.choice(&cell.y, locals)?);
                let size = self.scope.matrices.get(cell.matrix).map(|m| m.size).unwrap_or_default();
                x.pairs(&y, &mut self.circuit, |x, y| Some(i32::from(size_index(size, x, y).is_some())))?
            }
            Expr::ListOf(first, count, place) => {
                let place = self.choice(place, locals)?;
                let of = |place: i32| {
                    let at = usize::try_from(place).ok().filter(|place| (1..=*count).contains(place))?;
                    i32::try_from(first + at - 1).ok()
                };
                place.each(&mut self.circuit, of)
            }
            Expr::ListCell(list, place, axis) => {
                let (list, place) = (self.choice(list, locals)?, self.choice(place, locals)?);
                let scope = self.scope;
                let of = |list: i32, place: i32| {
                    let (x, y) = points(scope, list)?.get(usize::try_from(place).ok()?).copied()?;
                    Some(if *axis == Axis::X { x } else { y })
                };
                list.pairs(&place, &mut self.circuit, of)?
            }
            Expr::IndexOf(values) => self.index_of(values, locals)?,
            Expr::Length(list) => {
                let (list, scope) = (self.choice(list, locals)?, self.scope);
                list.each(&mut self.circuit, |list| i32::try_from(points(scope, list)?.len()).ok())
            }
            Expr::Fold(fold) => return self.fold(fold, locals),
            Expr::Runs(runs) => self.runs(runs, locals)?,
            Expr::Connected(connected) => {
                let holds = self.holding(connected.cell, &connected.condition, locals)?;
                Choice::truth(self.connected(holds))
            }
            Expr::AreaSize(area) => return self.area_size(area, locals),
            Expr::Call(call) => {
                let mut values = Vec::new();
                for value in &call.values {
                    values.push(self.choice(value, locals)?);
                }
                let function: &'a Function = self.laws.functions.get(call.function).ok_or("not-worked-out")?;
                let [first, second] = self.call(function, values)?;
                if let (Some(place), Some(second)) = (call.second, second) {
                    keep(locals, place, second);
                }
                first.ok_or("not-worked-out")?
            }
            Expr::Keep(variable, value) => {
                let value = self.choice(value, locals)?;
                keep(locals, *variable, value.clone());
                value
            }
            Expr::After(first, second) => {
                self.worth(first, locals)?;
                return self.worth(second, locals);
            }
            Expr::Fault(_) => Choice::failing(),
            Expr::Random(..) => return Err("not-worked-out"),
        };
        Ok(Worth::Choice(choice))
    }

    fn variable(&self, variable: Variable, locals: &Locals) -> Choice {
        match variable {
            Variable::Item(slot) => {
                self.scope.items.get(slot).map_or_else(Choice::failing, |item| Choice::known(item.start))
            }
            Variable::Local(number) => locals.get(number).cloned().flatten().unwrap_or_else(Choice::failing),
        }
    }

    /// The contents of a cell whose index may be unknown.
    fn cell(&mut self, cell: &CellRef, locals: &mut Locals) -> Result<Choice, Refused> {
        let (x, y) = (self.choice(&cell.x, locals)?, self.choice(&cell.y, locals)?);
        let size = self.scope.matrices.get(cell.matrix).map(|m| m.size).unwrap_or_default();
        let index = x.pairs(&y, &mut self.circuit, |x, y| size_index(size, x, y))?;
        if let Some(index) = index.value() {
            return Ok(self.held(cell.matrix, index));
        }
        if index.options.len() > MAX_SPLIT {
            return Err("many-values");
        }
        let (mut cases, mut failed) = (Vec::new(), vec![index.fails]);
        for (at, when) in index.options {
            let held = self.held(cell.matrix, at);
            for (value, also) in held.options {
                cases.push((value, self.circuit.both(when, also)));
            }
            failed.push(self.circuit.both(when, held.fails));
        }
        let fails = self.circuit.any(failed);
        Ok(Choice::gathered(&mut self.circuit, cases, fails))
    }

    fn held(&self, matrix: usize, index: i32) -> Choice {
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        if matrix == self.state_slot {
            return self.state.get(at).cloned().unwrap_or_else(Choice::failing);
        }
        let start = self.scope.matrices.get(matrix).and_then(|m| m.start.get(at));
        start.map_or_else(Choice::failing, |value| Choice::known(*value))
    }

    fn same_point(&mut self, ends: &[Expr; 4], locals: &mut Locals) -> Result<Choice, Refused> {
        let [ax, ay, bx, by] = ends;
        let (ax, ay) = (self.choice(ax, locals)?, self.choice(ay, locals)?);
        let (bx, by) = (self.choice(bx, locals)?, self.choice(by, locals)?);
        let equal = crate::rules::tree::Relation::Equal;
        let (x, y) = (ax.related(equal, &bx, &mut self.circuit)?, ay.related(equal, &by, &mut self.circuit)?);
        x.pairs(&y, &mut self.circuit, |x, y| Some(i32::from(x != 0 && y != 0)))
    }

    fn index_of(&mut self, values: &[Expr; 3], locals: &mut Locals) -> Result<Choice, Refused> {
        let [list, x, y] = values;
        let Some(list) = self.known(list, locals)? else { return Ok(Choice::failing()) };
        let (x, y) = (self.choice(x, locals)?, self.choice(y, locals)?);
        let Some(points) = points(self.scope, list) else { return Ok(Choice::failing()) };
        let place = |x: i32, y: i32| {
            let at = points.iter().position(|point| *point == (x, y));
            at.map_or(Some(-1), |at| i32::try_from(at).ok())
        };
        x.pairs(&y, &mut self.circuit, place)
    }

    /// AND or OR: evaluated in order up to the first that decides; if one fails before that, the whole fails.
    fn logical(&mut self, list: &[Expr], all: bool, locals: &mut Locals) -> Result<Choice, Refused> {
        let mut open = Truth::TRUE;
        let (mut decided, mut failed) = (Vec::new(), Vec::new());
        for one in list {
            let choice = self.choice(one, locals)?;
            let stops = if all { choice.no() } else { choice.yes() };
            decided.push(self.circuit.both(open, stops));
            failed.push(self.circuit.both(open, choice.fails));
            let goes_on = if all { choice.yes() } else { choice.no() };
            open = self.circuit.both(open, goes_on);
            if open == Truth::FALSE {
                break;
            }
        }
        let fails = self.circuit.any(failed);
        if fails == Truth::FALSE {
            // if all hold, it continues to the end; otherwise something stopped it
            return Ok(Choice::truth(if all { open } else { open.not() }));
        }
        let stopped = self.circuit.any(decided);
        let yes = if all { open } else { stopped };
        Ok(Choice::partial(&mut self.circuit, yes, fails))
    }

    /// The cells of STATE for which a condition holds.
    pub(super) fn holding(&mut self, cell: Variable, condition: &Expr, locals: &mut Locals) -> Result<Joined, Refused> {
        if std::mem::replace(&mut self.in_area, true) {
            return Err("area-in-area");
        }
        let size = self.scope.matrices.get(self.state_slot).map(|m| m.size).unwrap_or_default();
        let mut holds = Vec::new();
        for place in size.cells() {
            self.count()?;
            put_point(locals, cell, (place.x.into(), place.y.into()));
            holds.push(self.choice(condition, locals)?.yes());
        }
        self.in_area = false;
        Ok(Joined { holds, width: size.width.into() })
    }

    fn area_size(&mut self, area: &Area, locals: &mut Locals) -> Result<Worth, Refused> {
        let over = Over::Area(Box::new(area.clone()));
        let fold = crate::rules::tree::Fold { what: Folding::Count, over, until: None, body: Expr::Constant(1) };
        self.fold(&fold, locals)
    }
}

/// The index of a cell in a matrix.
pub(super) fn size_index(size: crate::grid::Size, x: i32, y: i32) -> Option<i32> {
    let (width, height) = (i32::from(size.width), i32::from(size.height));
    ((0..width).contains(&x) && (0..height).contains(&y)).then(|| y * width + x)
}

/// The points of a list.
pub(super) fn points(scope: &Scope, list: i32) -> Option<&[(i32, i32)]> {
    let (start, count) = *scope.lists.get(usize::try_from(list).ok()?)?;
    scope.points.get(start as usize..(start as usize).checked_add(count as usize)?)
}

/// Assigns a value to a local name.
pub(super) fn keep(locals: &mut Locals, variable: Variable, value: Choice) {
    let Variable::Local(number) = variable else { return };
    if locals.len() <= number {
        locals.resize(number + 1, None);
    }
    if let Some(place) = locals.get_mut(number) {
        *place = Some(value);
    }
}

/// Assigns values to the two local names of a point.
pub(super) fn put_point(locals: &mut Locals, variable: Variable, (x, y): (i32, i32)) {
    let Variable::Local(number) = variable else { return };
    keep(locals, variable, Choice::known(x));
    keep(locals, Variable::Local(number + 1), Choice::known(y));
}
