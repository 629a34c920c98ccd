//! Statements.

use super::names::Without;
use super::{Emitter, Label, short, small};
use crate::emit::code::{CellAddress, Op, PassedOver, Register, RulePart};
use crate::tree::effects::{deep, has_effects, names};
use crate::tree::{Action, Arithmetic, CellRef, Expr, Folding, Relation, Statement, Variable};

/// How many expressions the condition of a `while` can have that is emitted twice.
const SHORT: usize = 8;

impl Emitter<'_> {
    /// Emits statements. `held`: where to continue after the then part of a conditional.
    pub(super) fn statements(&mut self, statements: &[Statement], held: Option<Label>) {
        self.statements_until(statements, held, None);
    }

    /// `failed`: where to continue when the last statement fails, if that is not behind it.
    pub(super) fn statements_until(&mut self, statements: &[Statement], held: Option<Label>, failed: Option<Label>) {
        let (free, flags) = (self.free, self.names.flags.len());
        let behind_last = failed;
        // where to continue when the value of a local name fails: after the statement with this number
        let mut skips: Vec<(usize, Label)> = Vec::new();
        for (number, statement) in statements.iter().enumerate() {
            let failed = failed.filter(|_| number + 1 == statements.len());
            let after = failed.unwrap_or_else(|| self.label());
            self.rescue = after;
            self.at(&statement.span, RulePart::Body);
            if let Action::Local(name, values) = &statement.action {
                let later = &statements[number + 1..];
                match self.without_value(*name, values, later, held.is_some()) {
                    Without::GoesOn => {}
                    Without::Skips(count, using) => {
                        let to_end = number + count + 1 == statements.len();
                        self.rescue = behind_last.filter(|_| to_end).unwrap_or_else(|| self.label());
                        skips.push((number + count, self.rescue));
                        let statements = using.iter().map(|span| self.origin_of(span, RulePart::Body)).collect();
                        let passed = PassedOver { local: self.origin, rescue: self.rescue, statements };
                        self.program.passed_over.push(passed);
                    }
                    Without::Remembers => self.remember(*name, values.len()),
                }
            }
            let free = self.free;
            self.action(statement, after, held);
            self.free = free;
            if failed.is_some() {
                break;
            }
            self.place(after);
            for (_, skip) in skips.iter().filter(|(last, _)| *last == number) {
                self.place(*skip);
            }
        }
        self.free = free;
        self.names.flags.truncate(flags);
    }

    pub(super) fn action(&mut self, statement: &Statement, after: Label, held: Option<Label>) {
        match &statement.action {
            Action::Local(name, values) if matches!(values.as_slice(), [x, y] if self.shift(*name, x, y)) => {}
            Action::Local(name, values) => {
                for (number, value) in values.iter().enumerate() {
                    let to = self.register(Variable::Local(name + number));
                    self.value_into(value, to);
                }
                (0..values.len()).for_each(|number| self.has_value(Variable::Local(name + number)));
            }
            Action::Set(variable, value) => {
                let to = self.register(*variable);
                self.value_into(value, to);
                self.has_value(*variable);
            }
            Action::SetPoint([Variable::Local(first), Variable::Local(second)], [x, y])
                if *second == first + 1 && self.shift(*first, x, y) => {}
            // nothing can fail once the second is computed
            Action::SetPoint([Variable::Local(first), second @ Variable::Local(_)], [x, y])
                if !has_effects(x) && !has_effects(y) && !names(x, *second) =>
            {
                let from = self.value(x);
                let to = self.register(*second);
                self.value_into(y, to);
                let to = self.register(Variable::Local(*first));
                self.push(Op::Move { to, from });
                [Variable::Local(*first), *second].into_iter().for_each(|variable| self.has_value(variable));
            }
            Action::SetPoint(variables, [x, y]) => {
                let point = self.point_of(x, y);
                for (variable, from) in variables.iter().zip([point, point + 1]) {
                    let to = self.register(*variable);
                    self.push(Op::Move { to, from });
                    self.has_value(*variable);
                }
            }
            Action::SetCell(cell, value) if is_truth(value) => self.store_truth(cell, value, after),
            Action::SetCell(cell, value) => self.store(cell, value, |at, from| Op::Store { at, from, to: after }),
            Action::SetNext(cell, value) => self.store(cell, value, |at, from| Op::Later { at, from }),
            Action::Fill(matrix, value) => {
                let from = self.value(value);
                self.push(Op::Fill { matrix: small(*matrix), from });
            }
            Action::Copy(matrix, other) => self.push(Op::Copy { matrix: small(*matrix), other: small(*other) }),
            Action::If { condition, then, otherwise, .. } => self.conditional(condition, then, otherwise, after, held),
            Action::Loop(over, None, body) if self.along(over, body) => {}
            Action::Loop(over, until, body) => {
                self.over(over, until.as_ref(), after, |emitter, _| emitter.statements(body, None));
            }
            Action::Flood(area, body) => self.flood(area, body, after),
            Action::While(condition, body) => {
                let (again, origin) = (self.label(), self.origin);
                let mut size = 0;
                deep(condition, &mut |_| size += 1);
                // a short condition is asked once more behind the body, so that there is no jump for each time
                let twice = size <= SHORT;
                if !twice {
                    self.place(again);
                }
                self.branch(condition, false, after);
                if twice {
                    self.place(again);
                }
                self.statements(body, None);
                (self.rescue, self.origin) = (after, origin);
                if twice {
                    self.branch(condition, true, again);
                    self.jump(after);
                } else {
                    self.jump(again);
                }
            }
            Action::Repeat(times, body) => self.repeat(times, body, after),
            Action::Call(call) => {
                self.call(call, None);
            }
            Action::Return(values) => self.give_back(values),
            Action::Win(player) => {
                let player = self.value(player);
                self.push(Op::Win { player });
            }
            Action::Lose => self.push(Op::Lose),
            Action::Draw => self.push(Op::Draw),
            Action::Stop => self.jump(self.end),
            Action::Say(text) => self.push(Op::Say { text: short(*text) }),
            Action::Sound(text) => self.push(Op::Sound { text: short(*text) }),
            Action::Highlight(cell) => {
                let at = self.fixed_address(cell);
                self.push(Op::Highlight { at });
            }
            Action::Commit => self.push(Op::Commit),
            Action::Fault(fault) => self.push(Op::Fail { fault: *fault }),
        }
    }

    /// Sets a point to the sum of two, if that is what these are.
    fn shift(&mut self, name: usize, x: &Expr, y: &Expr) -> bool {
        let (Some((x, dx)), Some((y, dy))) = (self.plain_sum(x), self.plain_sum(y)) else { return false };
        let to = self.register(Variable::Local(name));
        let [x, y, dx, dy] = [x, y, dx, dy].map(|one| self.value(one));
        self.push(Op::Shift { to, x, y, dx, dy });
        [name, name + 1].into_iter().for_each(|name| self.has_value(Variable::Local(name)));
        true
    }

    /// The terms of a sum of what can be read without computing it.
    fn plain_sum<'e>(&self, expr: &'e Expr) -> Option<(&'e Expr, &'e Expr)> {
        let Expr::Arithmetic(Arithmetic::Add, left, right) = expr else { return None };
        let plain = |one: &Expr| self.known(one).is_some() || self.is_plain_variable(one);
        (plain(left) && plain(right)).then_some((left, right))
    }

    pub(super) fn store(&mut self, cell: &CellRef, value: &Expr, op: impl Fn(CellAddress, Register) -> Op) {
        let at = self.address_before(cell, value);
        let from = self.value(value);
        let at = at.unwrap_or_else(|| self.address(cell));
        self.push(op(at, from));
    }

    /// The address of a cell that is written, if the value may change which one it is: the cell is evaluated first,
    /// since it is written first.
    fn address_before(&mut self, cell: &CellRef, value: &Expr) -> Option<CellAddress> {
        let moves = |index: &Expr| has_effects(index) || has_effects(value) && !self.stays(index, value);
        let moves = moves(&cell.x) || moves(&cell.y);
        moves.then(|| self.fixed_address(cell))
    }

    /// Whether evaluating the value cannot change this index: a local name is only changed by what names it.
    fn stays(&self, index: &Expr, value: &Expr) -> bool {
        let Expr::Variable(variable @ Variable::Local(_)) = index else { return self.known(index).is_some() };
        let mut stays = true;
        deep(value, &mut |expr| {
            stays &= match expr {
                Expr::Keep(kept, _) => kept != variable,
                Expr::Call(call) => call.second.as_ref() != Some(variable),
                _ => true,
            };
        });
        stays
    }

    /// Stores whether something holds, without computing it first.
    fn store_truth(&mut self, cell: &CellRef, value: &Expr, after: Label) {
        let at = self.address_before(cell, value).unwrap_or_else(|| self.address(cell));
        let no = self.label();
        self.branch(value, false, no);
        let (yes, zero) = (self.constant(1), self.constant(0));
        self.push(Op::Store { at, from: yes, to: after });
        self.place(no);
        self.push(Op::Store { at, from: zero, to: after });
    }

    pub(super) fn conditional(
        &mut self,
        condition: &Expr,
        then: &[Statement],
        otherwise: &[Statement],
        after: Label,
        held: Option<Label>,
    ) {
        self.origin.part = RulePart::Condition;
        let no = if otherwise.is_empty() { after } else { self.label() };
        self.branch(condition, false, no);
        let proven = self.names.proven.len();
        self.prove(condition);
        if self.known_truth(condition) != Some(false) {
            self.statements(then, None);
        }
        if let Some(held) = held {
            self.jump(held);
        } else if !otherwise.is_empty() {
            self.jump(after);
        }
        if !otherwise.is_empty() {
            self.place(no);
            let chain = matches!(otherwise, [Statement { action: Action::If { behind_else: true, .. }, .. }]);
            self.statements(otherwise, held.filter(|_| chain));
        }
        self.names.proven.truncate(proven);
    }

    pub(super) fn repeat(&mut self, times: &Expr, body: &[Statement], after: Label) {
        let left = self.temporary();
        self.value_into(times, left);
        let (zero, one) = (self.constant(0), self.constant(1));
        let again = self.label();
        self.place(again);
        self.push(Op::JumpCompare { relation: Relation::AtMost, a: left, b: zero, to: after });
        self.statements(body, None);
        self.rescue = after;
        self.push(Op::Arithmetic { what: Arithmetic::Subtract, to: left, a: left, b: one });
        self.jump(again);
    }

    /// Puts a point into two new registers in a row and returns the first.
    pub(super) fn point_of(&mut self, x: &Expr, y: &Expr) -> Register {
        let point = self.temporaries();
        self.value_into(x, point);
        self.value_into(y, point + 1);
        point
    }
}

/// Whether it is computed by asking and jumping.
fn is_truth(value: &Expr) -> bool {
    match value {
        Expr::Compare(..) | Expr::All(_) | Expr::Any(_) | Expr::Not(_) | Expr::SamePoint(_) | Expr::Is(..) => true,
        Expr::Fold(fold) => matches!(fold.what, Folding::Any | Folding::All),
        _ => false,
    }
}
