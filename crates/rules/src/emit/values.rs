//! Conditions, values and the addresses of cells.

use super::{Emitter, Label, bits, short, small};
use crate::emit::code::{CellAddress, Op, Register};
use crate::tree::effects::has_effects;
use crate::tree::scope::Type;
use crate::tree::{Arithmetic, CellRef, Expr, Folding, Relation, Variable};

impl Emitter<'_> {
    /// Whether a condition holds, if that is known at compile time.
    pub(super) fn known_truth(&self, condition: &Expr) -> Option<bool> {
        match condition {
            Expr::Compare(relation, left, right) => Some(relation.holds(self.known(left)?, self.known(right)?)),
            Expr::Not(inner) => self.known_truth(inner).map(|holds| !holds),
            // the rest is not asked where one settles it
            Expr::All(list) | Expr::Any(list) => {
                let settles = matches!(condition, Expr::Any(_));
                let open = list.iter().find(|one| self.known_truth(one) != Some(!settles));
                open.map_or(Some(!settles), |one| self.known_truth(one))
            }
            other => self.known(other).map(|value| value != 0),
        }
    }

    /// Continues at `to` if the condition is as wanted, otherwise with the next instruction.
    pub(super) fn branch(&mut self, condition: &Expr, wanted: bool, to: Label) {
        if let Some(holds) = self.known_truth(condition) {
            if holds == wanted {
                self.jump(to);
            }
            return;
        }
        let free = self.free;
        match condition {
            Expr::All(list) | Expr::Any(list) if self.one_of(condition).is_some() => {
                let Some((cell, set)) = self.one_of(condition) else { return };
                debug_assert!(!list.is_empty());
                // "one of these" is an OR of ==, "none of these" an AND of !=
                let wanted = matches!(condition, Expr::Any(_)) == wanted;
                let set = self.word_set(set);
                let at = self.address(cell);
                self.push(Op::JumpCellIn { at, set, wanted, to });
            }
            Expr::All(list) | Expr::Any(list) => {
                let stops_at = matches!(condition, Expr::Any(_));
                if stops_at == wanted {
                    for one in list {
                        self.branch(one, wanted, to);
                    }
                } else if let Some((last, before)) = list.split_last() {
                    let past = self.label();
                    for one in before {
                        self.branch(one, stops_at, past);
                    }
                    self.branch(last, wanted, to);
                    self.place(past);
                } else if wanted {
                    self.jump(to);
                }
            }
            Expr::Not(inner) => self.branch(inner, !wanted, to),
            Expr::Compare(relation, left, right) => self.compare(*relation, left, right, wanted, to),
            Expr::SamePoint(ends) => {
                let changes = ends.iter().any(has_effects);
                let [ax, ay, bx, by] = ends.as_ref().each_ref().map(|end| self.value_before(end, changes));
                let past = self.label();
                let differ = if wanted { past } else { to };
                self.push(Op::JumpCompare { relation: Relation::Different, a: ax, b: bx, to: differ });
                let relation = if wanted { Relation::Equal } else { Relation::Different };
                self.push(Op::JumpCompare { relation, a: ay, b: by, to });
                self.place(past);
            }
            Expr::Is(word, set) if let Expr::Cell(cell) = self.plain(word) => {
                let at = self.address(cell);
                self.push(Op::JumpCellIn { at, set: short(*set), wanted, to });
            }
            Expr::Is(word, set) => {
                let word = self.value(word);
                self.push(Op::JumpIs { word, set: short(*set), wanted, to });
            }
            Expr::Inside(cell) => {
                // a sum that overflows fails here, where it would only be outside as an address
                let plain = |index| self.known(index).is_some() || self.is_plain_variable(index);
                let at = if plain(&cell.x) && plain(&cell.y) { self.address(cell) } else { self.fixed_address(cell) };
                if wanted {
                    let past = self.label();
                    self.push(Op::JumpOutside { at, to: past });
                    self.jump(to);
                    self.place(past);
                } else {
                    self.push(Op::JumpOutside { at, to });
                }
            }
            Expr::Fold(fold) if matches!(fold.what, Folding::Any | Folding::All) => self.branch_fold(fold, wanted, to),
            Expr::Call(call) if self.branch_on(call, wanted, to) => {}
            other => {
                let (a, b) = (self.value(other), self.constant(0));
                let relation = if wanted { Relation::Different } else { Relation::Equal };
                self.push(Op::JumpCompare { relation, a, b, to });
            }
        }
        self.free = free;
    }

    /// A condition that compares one cell with several words: the cell and the words.
    pub(super) fn one_of<'e>(&self, condition: &'e Expr) -> Option<(&'e CellRef, Vec<i32>)> {
        let (list, relation) = match condition {
            Expr::Any(list) => (list, Relation::Equal),
            Expr::All(list) => (list, Relation::Different),
            _ => return None,
        };
        let asked = |expr: &'e Expr| match expr {
            Expr::Compare(r, left, right) if *r == relation => match (left.as_ref(), right.as_ref()) {
                (Expr::Cell(cell), Expr::Constant(word)) | (Expr::Constant(word), Expr::Cell(cell)) => {
                    Some((cell.as_ref(), *word))
                }
                _ => None,
            },
            _ => None,
        };
        let asked: Vec<_> = list.iter().map(asked).collect::<Option<_>>()?;
        let (cell, _) = asked.first().filter(|_| asked.len() > 1)?;
        let words = self.scope.matrices[cell.matrix].kind == Type::Text;
        let same = words && asked.iter().all(|(c, _)| c == cell) && !has_effects(&cell.x) && !has_effects(&cell.y);
        same.then(|| (*cell, asked.iter().map(|(_, word)| *word).collect()))
    }

    pub(super) fn word_set(&mut self, words: Vec<i32>) -> u16 {
        let set = bits(&words);
        let known = self.program.sets.iter().position(|s| *s == set);
        short(known.unwrap_or_else(|| {
            self.program.sets.push(set);
            self.program.sets.len() - 1
        }))
    }

    pub(super) fn compare(&mut self, relation: Relation, left: &Expr, right: &Expr, wanted: bool, to: Label) {
        let relation = if wanted { relation } else { relation.opposite() };
        let simple = !has_effects(left) && !has_effects(right);
        let equal = relation == Relation::Equal;
        if simple && matches!(relation, Relation::Equal | Relation::Different) {
            match (left, right) {
                (Expr::Property(word, property), other) | (other, Expr::Property(word, property))
                    if let Expr::Cell(cell) = self.plain(word)
                        && (self.known(other).is_some() || self.is_plain_variable(other)) =>
                {
                    let value = self.value(other);
                    let CellAddress { x, y, dx, dy, matrix } = self.address(cell);
                    let property = short(*property);
                    return self.push(if equal {
                        Op::JumpProperty { x, y, dx, dy, matrix, property, value, to }
                    } else {
                        Op::JumpOtherProperty { x, y, dx, dy, matrix, property, value, to }
                    });
                }
                _ => {}
            }
        }
        if simple && matches!(relation, Relation::Equal | Relation::Different) {
            match (left, right) {
                (Expr::Cell(cell), other) | (other, Expr::Cell(cell)) => {
                    let value = self.value(other);
                    let at = self.address(cell);
                    return self.push(Op::JumpCell { at, value, equal, to });
                }
                _ => {}
            }
        }
        let a = self.value_before(left, !simple);
        let b = self.value(right);
        self.push(Op::JumpCompare { relation, a, b, to });
    }

    /// The value of an expression that is known at compile time.
    pub(super) fn known(&self, expr: &Expr) -> Option<i32> {
        match expr {
            Expr::Constant(value) => Some(*value),
            Expr::Variable(Variable::Local(name)) => {
                self.names.known.iter().rev().find(|(known, _)| known == name).map(|(_, value)| *value)
            }
            // nothing in it can fail
            Expr::Arithmetic(Arithmetic::Multiply, left, right)
                if [(left, right), (right, left)]
                    .iter()
                    .any(|(zero, other)| self.is_plain_variable(other) && self.known(zero) == Some(0)) =>
            {
                Some(0)
            }
            Expr::Arithmetic(what, left, right) => {
                let (a, b) = (self.known(left)?, self.known(right)?);
                match what {
                    Arithmetic::Add => a.checked_add(b),
                    Arithmetic::Subtract => a.checked_sub(b),
                    Arithmetic::Multiply => a.checked_mul(b),
                    Arithmetic::Lesser => Some(a.min(b)),
                    Arithmetic::Greater => Some(a.max(b)),
                    Arithmetic::Divide | Arithmetic::Remainder | Arithmetic::Apart => None,
                }
            }
            _ => None,
        }
    }

    /// The expression without terms of 0 and factors of 1.
    fn plain<'e>(&self, expr: &'e Expr) -> &'e Expr {
        let Expr::Arithmetic(what, left, right) = expr else { return expr };
        let (none, both_ways) = match what {
            Arithmetic::Add => (0, true),
            Arithmetic::Subtract => (0, false),
            Arithmetic::Multiply => (1, true),
            _ => return expr,
        };
        if self.known(right) == Some(none) {
            self.plain(left)
        } else if both_ways && self.known(left) == Some(none) {
            self.plain(right)
        } else {
            expr
        }
    }

    /// The register that holds the value.
    pub(super) fn value(&mut self, expr: &Expr) -> Register {
        if let Some(value) = self.known(expr) {
            return self.constant(value);
        }
        match self.plain(expr) {
            Expr::Variable(variable) => {
                self.needs_value(*variable);
                self.register(*variable)
            }
            other => {
                let to = self.temporary();
                self.value_into(other, to);
                to
            }
        }
    }

    /// Evaluates an expression; into a register of its own if something evaluated later may change a variable.
    pub(super) fn value_before(&mut self, expr: &Expr, changes: bool) -> Register {
        if !changes || self.known(expr).is_some() {
            return self.value(expr);
        }
        let to = self.temporary();
        self.value_into(expr, to);
        to
    }

    pub(super) fn value_into(&mut self, expr: &Expr, to: Register) {
        if let Some(value) = self.known(expr) {
            let from = self.constant(value);
            return self.push(Op::Move { to, from });
        }
        let free = self.free;
        match self.plain(expr) {
            Expr::Constant(_) | Expr::Variable(_) => {
                let from = self.value(expr);
                self.push(Op::Move { to, from });
            }
            Expr::Cell(cell) => {
                let at = self.address(cell);
                self.push(Op::Load { to, at });
            }
            Expr::Arithmetic(what, left, right) => {
                let a = self.value_before(left, has_effects(right));
                let b = self.value(right);
                self.push(Op::Arithmetic { what: *what, to, a, b });
            }
            Expr::Fault(fault) => self.push(Op::Fail { fault: *fault }),
            Expr::Property(word, property) if let Expr::Cell(cell) = self.plain(word) => {
                let at = self.address(cell);
                self.push(Op::CellProperty { to, at, property: short(*property) });
            }
            Expr::Property(word, property) => {
                let word = self.value(word);
                self.push(Op::Property { to, word, property: short(*property) });
            }
            Expr::Random(first, last) => {
                let first = self.value_before(first, has_effects(last));
                let last = self.value(last);
                self.push(Op::Random { to, first, last });
            }
            Expr::ListOf(first, count, place) => {
                let place = self.value(place);
                self.push(Op::ListOf { to, first: short(*first), count: short(*count), place });
            }
            Expr::ListCell(list, place, axis) => {
                let list = self.value_before(list, has_effects(place));
                let place = self.value(place);
                self.push(Op::ListCell { to, list, place, axis: *axis });
            }
            Expr::IndexOf(values) => {
                let [list, x, y] = values.as_ref();
                let list = self.value_before(list, has_effects(x) || has_effects(y));
                let point = self.point_of(x, y);
                self.push(Op::IndexOf { to, list, point });
            }
            Expr::Length(list) => {
                let list = self.value(list);
                self.push(Op::Length { to, list });
            }
            Expr::Fold(fold) => self.fold(fold, to),
            Expr::Runs(runs) => self.runs(runs, to),
            Expr::Connected(connected) => self.connected(connected, to),
            Expr::AreaSize(area) => {
                self.fill_area(area);
                self.push(Op::AreaSize { to, area: short(area.number) });
            }
            Expr::Call(call) => {
                let from = self.call(call, Some(to));
                if from != to {
                    self.push(Op::Move { to, from });
                }
            }
            Expr::Keep(variable, value) => {
                let kept = self.register(*variable);
                self.value_into(value, kept);
                self.push(Op::Move { to, from: kept });
            }
            Expr::After(first, second) => {
                self.value_before(first, true);
                self.value_into(second, to);
            }
            Expr::Compare(..)
            | Expr::All(_)
            | Expr::Any(_)
            | Expr::Not(_)
            | Expr::SamePoint(_)
            | Expr::Is(..)
            | Expr::Inside(_) => self.truth_into(expr, to),
        }
        self.free = free;
    }

    pub(super) fn truth_into(&mut self, expr: &Expr, to: Register) {
        let (yes, done) = (self.label(), self.label());
        self.branch(expr, true, yes);
        let from = self.constant(0);
        self.push(Op::Move { to, from });
        self.jump(done);
        self.place(yes);
        let from = self.constant(1);
        self.push(Op::Move { to, from });
        self.place(done);
    }

    pub(super) fn address(&mut self, cell: &CellRef) -> CellAddress {
        if has_effects(&cell.x) || has_effects(&cell.y) {
            return self.fixed_address(cell);
        }
        let (x, dx) = self.index(&cell.x);
        let (y, dy) = self.index(&cell.y);
        CellAddress { x, y, dx, dy, matrix: small(cell.matrix) }
    }

    /// An address in registers of its own, evaluated in the order in which it is written.
    pub(super) fn fixed_address(&mut self, cell: &CellRef) -> CellAddress {
        let point = self.point_of(&cell.x, &cell.y);
        CellAddress { x: point, y: point + 1, dx: 0, dy: 0, matrix: small(cell.matrix) }
    }

    /// An index as a register and a small constant step. A sum that would overflow is outside every matrix, so it fails
    /// just the same.
    pub(super) fn index(&mut self, expr: &Expr) -> (Register, i8) {
        let expr = self.plain(expr);
        if self.known(expr).is_none()
            && let Expr::Arithmetic(what @ (Arithmetic::Add | Arithmetic::Subtract), left, right) = expr
            && let Some(step) = self.known(right)
            && let Ok(step @ -127..=127) = i8::try_from(step)
        {
            let step = if *what == Arithmetic::Add { step } else { -step };
            return (self.value(left), step);
        }
        if let Some((what, left, right)) = self.against(expr) {
            let (a, b, to) = (self.value(left), self.value(right), self.temporary());
            self.push(Op::Arithmetic { what, to, a, b });
            return (to, 0);
        }
        (self.value(expr), 0)
    }

    /// A sum with a term times -1 as a difference, and a difference as a sum.
    fn against<'e>(&self, expr: &'e Expr) -> Option<(Arithmetic, &'e Expr, &'e Expr)> {
        let Expr::Arithmetic(what @ (Arithmetic::Add | Arithmetic::Subtract), left, right) = expr else { return None };
        let Expr::Arithmetic(Arithmetic::Multiply, one, other) = right.as_ref() else { return None };
        let taken = match (self.known(one), self.known(other)) {
            (Some(-1), None) => other,
            (None, Some(-1)) => one,
            _ => return None,
        };
        let what = if *what == Arithmetic::Add { Arithmetic::Subtract } else { Arithmetic::Add };
        (self.known(left).is_none() && !has_effects(expr)).then_some((what, left, taken))
    }
}
