//! Laws over a level as truths: evaluates every expression of the rules' typed tree with unknown cells. The meaning is that of the rule
//! machine; what cannot be expressed is refused.

#![expect(clippy::indexing_slicing, reason = "the checker made the numbers in expressions, and each level has a STATE")]

use super::circuit::{Joined, Truth};
use super::making::Making;
use super::value::{Choice, Refused, Worth};
use rustc_hash::FxHashMap;
use switchboard_base::grid::Size;
use switchboard_rules::tree::{Area, Axis, Call, CellRef, Expr, Folding, Function, Over, Variable};
use switchboard_rules::{Laws, Scope};

/// The most elements that one law iterates over, in all its loops together.
const MAX_ELEMENTS: usize = 1_000_000;
/// The most cells considered if the index of a cell is unknown.
const MAX_SPLIT: usize = 64;

/// The work for an element, and the bytes of memory for what a function returned.
const OF_ELEMENT: u64 = 1 << 6;
const OF_RETURNED: u64 = 400;

/// The context in which a level's laws are evaluated.
pub struct Unroller<'a, 'b, 'c> {
    pub(super) scope: &'a Scope,
    pub(super) laws: &'a Laws,
    /// STATE, row by row.
    pub(super) state: Vec<Choice>,
    pub(super) state_slot: usize,
    /// The truths made so far.
    pub circuit: Making<'b, 'c>,
    /// How many more elements the current law may iterate over.
    pub(super) left: usize,
    /// Whether an area is being evaluated: areas cannot be nested.
    pub(super) in_area: bool,
    /// What functions returned, by their number and known arguments.
    returned: FxHashMap<(usize, Vec<i32>), [Option<Choice>; 2]>,
}

/// The values of the current local names.
pub type Locals = Vec<Local>;

/// The value of a local name.
#[derive(Debug, Clone, Default)]
pub enum Local {
    /// It has none.
    #[default]
    Nothing,
    /// One that is known.
    Known(i32),
    /// One that depends on unknowns.
    Choice(Choice),
}

/// A value that does not depend on unknowns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sure {
    Value(i32),
    Fails,
}

impl<'a, 'b, 'c> Unroller<'a, 'b, 'c> {
    /// For a board whose cells hold these words.
    #[expect(clippy::expect_used, reason = "a level without STATE is refused before it is compiled")]
    pub fn new(laws: &'a Laws, scope: &'a Scope, state: Vec<Choice>, circuit: Making<'b, 'c>) -> Self {
        let state_slot = scope.matrix("state").expect("each level has a STATE");
        Self {
            scope,
            laws,
            state,
            state_slot,
            circuit,
            left: MAX_ELEMENTS,
            in_area: false,
            returned: FxHashMap::default(),
        }
    }

    /// Columns and rows of a matrix.
    pub(super) fn size_of(&self, matrix: usize) -> Size {
        self.scope.matrices[matrix].size
    }

    /// Begins another law.
    pub fn begin(&mut self) {
        self.left = MAX_ELEMENTS;
        self.in_area = false;
    }

    /// Counts one element of an iteration.
    pub(super) fn count(&mut self) -> Result<(), Refused> {
        self.left = self.left.checked_sub(1).ok_or("many-elements")?;
        self.circuit.step(OF_ELEMENT)
    }

    /// An expression as a value for each case.
    pub fn choice(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Choice, Refused> {
        self.worth(expr, locals)?.into_choice(&mut self.circuit)
    }

    /// The value of an expression that must not depend on unknowns; `None` if it fails.
    pub fn known(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Option<i32>, Refused> {
        match self.sure(expr, locals) {
            Some(Sure::Value(value)) => return Ok(Some(value)),
            Some(Sure::Fails) => return Ok(None),
            None => {}
        }
        let choice = self.choice(expr, locals)?;
        match choice.value() {
            None if choice.fails != Truth::TRUE => Err("unknown-bounds"),
            value => Ok(value),
        }
    }

    /// The value of an expression, if it can be told at once that no unknown matters to it. Most of what a law says is such: places,
    /// bounds, what the givens are.
    pub(super) fn sure(&self, expr: &Expr, locals: &Locals) -> Option<Sure> {
        // as soon as something fails, so does all that needs it
        macro_rules! value {
            ($expr:expr) => {
                match self.sure($expr, locals)? {
                    Sure::Value(value) => value,
                    Sure::Fails => return Some(Sure::Fails),
                }
            };
        }
        let value = match expr {
            Expr::Constant(value) => Some(*value),
            Expr::Variable(Variable::Item(slot)) => Some(self.scope.items[*slot].start),
            Expr::Variable(Variable::Local(number)) => match locals.get(*number) {
                Some(Local::Known(value)) => Some(*value),
                Some(Local::Choice(_)) => return None,
                Some(Local::Nothing) | None => None,
            },
            Expr::Cell(cell) => {
                let (x, y) = (value!(&cell.x), value!(&cell.y));
                let matrix = &self.scope.matrices[cell.matrix];
                match size_index(matrix.size, x, y).and_then(|index| usize::try_from(index).ok()) {
                    Some(at) if cell.matrix == self.state_slot => match &self.state[at] {
                        held if held.fails == Truth::TRUE => None,
                        held => Some(held.value()?),
                    },
                    Some(at) => Some(matrix.start[at]),
                    None => None,
                }
            }
            Expr::Arithmetic(what, left, right) => what.calculate(value!(left), value!(right)).ok(),
            Expr::Compare(relation, left, right) => Some(i32::from(relation.holds(value!(left), value!(right)))),
            Expr::SamePoint(ends) => {
                let [ax, ay, bx, by] = &**ends;
                Some(i32::from(value!(ax) == value!(bx) && value!(ay) == value!(by)))
            }
            Expr::All(list) => {
                for one in list {
                    if value!(one) == 0 {
                        return Some(Sure::Value(0));
                    }
                }
                Some(1)
            }
            Expr::Any(list) => {
                for one in list {
                    if value!(one) != 0 {
                        return Some(Sure::Value(1));
                    }
                }
                Some(0)
            }
            Expr::Not(inner) => Some(i32::from(value!(inner) == 0)),
            Expr::Is(word, set) => {
                let word = value!(word);
                Some(i32::from(self.laws.sets[*set].contains(&word)))
            }
            Expr::Property(word, property) => {
                let word = usize::try_from(value!(word)).ok();
                let values = &self.scope.properties[*property].values;
                word.and_then(|word| *values.get(word)?)
            }
            Expr::Inside(cell) => {
                let (x, y) = (value!(&cell.x), value!(&cell.y));
                Some(i32::from(size_index(self.size_of(cell.matrix), x, y).is_some()))
            }
            Expr::ListCell(list, place, axis) => {
                let (list, place) = (value!(list), value!(place));
                let at = usize::try_from(place).ok();
                let point = at.and_then(|at| points(self.scope, list)?.get(at).copied());
                point.map(|(x, y)| if *axis == Axis::X { x } else { y })
            }
            Expr::Length(list) => {
                let list = value!(list);
                points(self.scope, list).and_then(|points| i32::try_from(points.len()).ok())
            }
            _ => return None,
        };
        Some(value.map_or(Sure::Fails, Sure::Value))
    }

    /// When a condition is true, or when it is false; in neither case where it fails.
    pub fn truth(&mut self, expr: &Expr, locals: &mut Locals, wanted: bool) -> Result<Truth, Refused> {
        match self.sure(expr, locals) {
            Some(Sure::Value(value)) => return Ok(Truth::of(value == i32::from(wanted))),
            Some(Sure::Fails) => return Ok(Truth::FALSE),
            None => {}
        }
        match expr {
            Expr::Not(inner) => return self.truth(inner, locals, !wanted),
            // as long as each is as wanted, the next is asked
            Expr::All(list) if wanted => return self.all_so(list, locals, wanted),
            Expr::Any(list) if !wanted => return self.all_so(list, locals, wanted),
            Expr::Is(word, set) => {
                if let Some(held) = self.at(word, locals) {
                    let members = &self.laws.sets[*set];
                    let fitting = held.options.iter().filter(|(word, _)| members.contains(word) == wanted);
                    let fitting: Vec<Truth> = fitting.map(|(_, when)| *when).collect();
                    return Ok(self.circuit.any(fitting));
                }
            }
            Expr::Compare(relation, left, right) => {
                if let (Some(held), Some(Sure::Value(value))) = (self.at(left, locals), self.sure(right, locals)) {
                    let fitting = held.options.iter().filter(|(word, _)| relation.holds(*word, value) == wanted);
                    let fitting: Vec<Truth> = fitting.map(|(_, when)| *when).collect();
                    return Ok(self.circuit.any(fitting));
                }
            }
            _ => {}
        }
        Ok(self.choice(expr, locals)?.when(i32::from(wanted)))
    }

    fn all_so(&mut self, list: &[Expr], locals: &mut Locals, wanted: bool) -> Result<Truth, Refused> {
        let mut all = Vec::new();
        for one in list {
            match self.truth(one, locals, wanted)? {
                Truth::FALSE => return Ok(Truth::FALSE),
                truth => all.push(truth),
            }
        }
        Ok(self.circuit.all(all))
    }

    /// What a cell of STATE holds, if that is what is asked and it is known which cell.
    fn at(&self, expr: &Expr, locals: &Locals) -> Option<&Choice> {
        let Expr::Cell(cell) = expr else { return None };
        if cell.matrix != self.state_slot {
            return None;
        }
        let (Some(Sure::Value(x)), Some(Sure::Value(y))) = (self.sure(&cell.x, locals), self.sure(&cell.y, locals))
        else {
            return None;
        };
        let index = size_index(self.size_of(cell.matrix), x, y)?;
        Some(&self.state[usize::try_from(index).ok()?])
    }

    /// Evaluates an expression.
    pub fn worth(&mut self, expr: &Expr, locals: &mut Locals) -> Result<Worth, Refused> {
        match self.sure(expr, locals) {
            Some(Sure::Value(value)) => return Ok(Worth::known(value)),
            Some(Sure::Fails) => return Ok(Worth::Choice(Choice::failing())),
            None => {}
        }
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
                let members = &laws.sets[*set];
                word.each(&mut self.circuit, |word| Some(i32::from(members.contains(&word))))
            }
            Expr::Property(word, property) => {
                let (word, scope) = (self.choice(word, locals)?, self.scope);
                let values = &scope.properties[*property].values;
                let of = |word: i32| *values.get(usize::try_from(word).ok()?)?;
                word.each(&mut self.circuit, of)
            }
            Expr::Inside(cell) => {
                let (x, y) = (self.choice(&cell.x, locals)?, self.choice(&cell.y, locals)?);
                let size = self.size_of(cell.matrix);
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
                let [first, second] = self.returned(call, locals)?;
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

    /// What a call returns, worked out once for the same known arguments.
    fn returned(&mut self, call: &Call, locals: &mut Locals) -> Result<[Option<Choice>; 2], Refused> {
        let mut values = Vec::new();
        let mut known = Vec::new();
        for value in &call.values {
            let value = self.choice(value, locals)?;
            known.extend(value.value());
            values.push(value);
        }
        let function: &'a Function = self.laws.functions.get(call.function).ok_or("not-worked-out")?;
        if known.len() < values.len() {
            return self.call(function, values);
        }
        let key = (call.function, known);
        if let Some(returned) = self.returned.get(&key) {
            return Ok(returned.clone());
        }
        let returned = self.call(function, values)?;
        let options: usize = returned.iter().flatten().map(|choice| choice.options.len()).sum();
        self.circuit.keep(OF_RETURNED + 16 * (key.1.len() + options) as u64);
        self.returned.insert(key, returned.clone());
        Ok(returned)
    }

    fn variable(&self, variable: Variable, locals: &Locals) -> Choice {
        match variable {
            Variable::Item(slot) => Choice::known(self.scope.items[slot].start),
            Variable::Local(number) => local(locals, number).unwrap_or_else(Choice::failing),
        }
    }

    /// The contents of a cell whose index may be unknown.
    fn cell(&mut self, cell: &CellRef, locals: &mut Locals) -> Result<Choice, Refused> {
        if let (Some(Sure::Value(x)), Some(Sure::Value(y))) = (self.sure(&cell.x, locals), self.sure(&cell.y, locals)) {
            let size = self.size_of(cell.matrix);
            return Ok(size_index(size, x, y).map_or_else(Choice::failing, |index| self.held(cell.matrix, index)));
        }
        let (x, y) = (self.choice(&cell.x, locals)?, self.choice(&cell.y, locals)?);
        let size = self.size_of(cell.matrix);
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

    #[expect(clippy::expect_used, reason = "the index of a cell is not negative")]
    fn held(&self, matrix: usize, index: i32) -> Choice {
        let at = usize::try_from(index).expect("the index of a cell");
        match matrix == self.state_slot {
            true => self.state[at].clone(),
            false => Choice::known(self.scope.matrices[matrix].start[at]),
        }
    }

    fn same_point(&mut self, ends: &[Expr; 4], locals: &mut Locals) -> Result<Choice, Refused> {
        let [ax, ay, bx, by] = ends;
        let (ax, ay) = (self.choice(ax, locals)?, self.choice(ay, locals)?);
        let (bx, by) = (self.choice(bx, locals)?, self.choice(by, locals)?);
        let equal = switchboard_rules::tree::Relation::Equal;
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
        let size = self.size_of(self.state_slot);
        let mut holds = Vec::new();
        for place in size.cells() {
            self.count()?;
            put_point(locals, cell, (place.x.into(), place.y.into()));
            holds.push(self.truth(condition, locals, true)?);
        }
        self.in_area = false;
        Ok(Joined { holds, width: size.width.into() })
    }

    fn area_size(&mut self, area: &Area, locals: &mut Locals) -> Result<Worth, Refused> {
        let over = Over::Area(Box::new(area.clone()));
        let fold = switchboard_rules::tree::Fold { what: Folding::Count, over, until: None, body: Expr::Constant(1) };
        self.fold(&fold, locals)
    }
}

/// The index of a cell in a matrix.
pub(super) fn size_index(size: Size, x: i32, y: i32) -> Option<i32> {
    let (width, height) = (i32::from(size.width), i32::from(size.height));
    ((0..width).contains(&x) && (0..height).contains(&y)).then(|| y * width + x)
}

/// The points of a list.
pub(super) fn points(scope: &Scope, list: i32) -> Option<&[(i32, i32)]> {
    let (start, count) = *scope.lists.get(usize::try_from(list).ok()?)?;
    scope.points.get(start as usize..(start as usize).checked_add(count as usize)?)
}

/// The value of a local name.
pub(super) fn local(locals: &Locals, number: usize) -> Option<Choice> {
    match locals.get(number)? {
        Local::Nothing => None,
        Local::Known(value) => Some(Choice::known(*value)),
        Local::Choice(choice) => Some(choice.clone()),
    }
}

/// Assigns a value to a local name.
pub(super) fn keep(locals: &mut Locals, variable: Variable, value: Choice) {
    put(locals, variable, value.value().map_or_else(|| Local::Choice(value), Local::Known));
}

/// Assigns a number to a local name.
pub(super) fn put_number(locals: &mut Locals, variable: Variable, number: i32) {
    put(locals, variable, Local::Known(number));
}

fn put(locals: &mut Locals, variable: Variable, value: Local) {
    let Variable::Local(number) = variable else { return };
    if locals.len() <= number {
        locals.resize(number + 1, Local::Nothing);
    }
    locals[number] = value;
}

/// Assigns values to the two local names of a point.
pub(super) fn put_point(locals: &mut Locals, variable: Variable, (x, y): (i32, i32)) {
    let Variable::Local(number) = variable else { return };
    put_number(locals, variable, x);
    put_number(locals, Variable::Local(number + 1), y);
}
