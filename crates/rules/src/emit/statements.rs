//! Statements.

use super::names::Without;
use super::{Emitter, Label, short, small};
use crate::emit::code::{CellAddress, Op, PassedOver, Register, RulePart};
use crate::tree::effects::{has_effects, names};
use crate::tree::{Action, Arithmetic, Call, CellRef, Expr, Relation, Statement, Variable};

impl Emitter<'_> {
    /// Emits statements. `held`: where to continue after the then part of a conditional.
    pub(super) fn statements(&mut self, statements: &[Statement], held: Option<Label>) {
        let (free, flags) = (self.free, self.flags.len());
        // where to continue when the value of a local name fails: after the statement with this number
        let mut skips: Vec<(usize, Label)> = Vec::new();
        for (number, statement) in statements.iter().enumerate() {
            let after = self.label();
            self.rescue = after;
            self.at(&statement.span, RulePart::Body);
            if let Action::Local(name, values) = &statement.action {
                let later = &statements[number + 1..];
                match self.without_value(*name, values, later, held.is_some()) {
                    Without::GoesOn => {}
                    Without::Skips(count, using) => {
                        self.rescue = self.label();
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
            self.place(after);
            for (_, skip) in skips.iter().filter(|(last, _)| *last == number) {
                self.place(*skip);
            }
        }
        self.free = free;
        self.flags.truncate(flags);
    }

    pub(super) fn action(&mut self, statement: &Statement, after: Label, held: Option<Label>) {
        match &statement.action {
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
                let again = self.label();
                self.place(again);
                self.branch(condition, false, after);
                self.statements(body, None);
                self.rescue = after;
                self.jump(again);
            }
            Action::Repeat(times, body) => self.repeat(times, body, after),
            Action::Call(call) => {
                self.call(call);
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

    pub(super) fn store(&mut self, cell: &CellRef, value: &Expr, op: impl Fn(CellAddress, Register) -> Op) {
        // the cell is evaluated first, since it is written first
        let effects = [&cell.x, &cell.y, value].into_iter().any(has_effects);
        let at = if effects { Some(self.fixed_address(cell)) } else { None };
        let from = self.value(value);
        let at = at.unwrap_or_else(|| self.address(cell));
        self.push(op(at, from));
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
        let proven = self.proven.len();
        self.prove(condition);
        self.statements(then, None);
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
        self.proven.truncate(proven);
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

    pub(super) fn give_back(&mut self, values: &[Expr]) {
        let Some(place) = self.inside else { return };
        match values {
            [one] => self.value_into(one, place.result),
            [x, y] => {
                let point = self.point_of(x, y);
                self.push(Op::Move { to: place.result, from: point });
                self.push(Op::Move { to: place.result + 1, from: point + 1 });
            }
            _ => {}
        }
        self.push(Op::Return { back: place.back });
    }

    /// Puts a point into two new registers in a row and returns the first.
    pub(super) fn point_of(&mut self, x: &Expr, y: &Expr) -> Register {
        let point = self.temporaries();
        self.value_into(x, point);
        self.value_into(y, point + 1);
        point
    }

    /// Calls a function and returns the register of its result.
    pub(super) fn call(&mut self, call: &Call) -> Register {
        let place = self.functions[call.function];
        let mut registers = Vec::new();
        for (number, value) in call.values.iter().enumerate() {
            let later = &call.values[number + 1..];
            registers.push(self.value_before(value, later.iter().any(has_effects)));
        }
        for (number, from) in registers.into_iter().enumerate() {
            self.push(Op::Move { to: short(place.base + number), from });
        }
        self.push(Op::Call { to: place.entry, back: place.back });
        if let Some(second) = call.second {
            let to = self.register(second);
            self.push(Op::Move { to, from: place.result + 1 });
        }
        place.result
    }
}
