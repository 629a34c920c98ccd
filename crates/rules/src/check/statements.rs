//! Statements of language 2.

use super::{Checker, Value, ValueKind};
use crate::faults::found;
use crate::read::syntax::{Command, Node, Step};
use crate::tree::scope::Type;
use crate::tree::{Action, CellRef, Expr, Fault, Span, Statement, Variable};
use switchboard_base::diag::Code;
use switchboard_base::language::Arg;

impl<'a> Checker<'a> {
    pub(super) fn steps(&mut self, steps: &'a [Step]) -> Vec<Statement> {
        let scope = self.unit.locals.len();
        let mut list = Vec::new();
        self.unit.blocks += 1;
        for step in steps {
            if (self.is_over)() {
                break;
            }
            if let Some(action) = self.step(step) {
                list.push(Statement { action, span: step.span.clone() });
            }
        }
        self.unit.blocks -= 1;
        self.unit.locals.truncate(scope);
        list
    }

    pub(super) fn step(&mut self, step: &'a Step) -> Option<Action> {
        Some(match &step.what {
            Command::Assign(target, value) => self.assign(target, value),
            Command::If(arms, otherwise) => self.conditional(arms, otherwise, false),
            Command::Loop(binder, body) => self.each(binder, body),
            Command::While(condition, body) => {
                let condition = self.truth(condition);
                Action::While(condition, self.steps(body))
            }
            Command::Repeat(times, body) => {
                let times = self.number(times);
                Action::Repeat(times, self.steps(body))
            }
            Command::Flood(binder, condition, body) => {
                let locals = self.unit.locals.len();
                let area = self.area(binder, condition);
                let body = self.steps(body);
                self.unit.locals.truncate(locals);
                match area {
                    Some(area) => Action::Flood(area, body),
                    None => Action::Fault(Fault::IllFormed),
                }
            }
            Command::Local(name, span, value) => self.define_local(name, span, value),
            Command::Return(value) => self.give_back(value.as_ref(), &step.span),
            Command::Win(None) => {
                let player = self.scope.item("player").map(|slot| Expr::Variable(Variable::Item(slot)));
                Action::Win(player.unwrap_or(Expr::Constant(1)))
            }
            Command::Win(Some(player)) => Action::Win(self.number(player)),
            Command::Lose => Action::Lose,
            Command::Draw => Action::Draw,
            Command::Stop => Action::Stop,
            Command::Say(text) => Action::Say(self.text(text)),
            Command::Sound(name) => Action::Sound(self.text(name)),
            Command::Highlight(point) => {
                let (x, y) = self.point(point);
                Action::Highlight(CellRef { matrix: self.scope.matrix("state").unwrap_or(0), x, y })
            }
            Command::Call(node) => self.call_for_effect(node),
            Command::Define(define) => {
                let known = self.numbers.get(define.name.as_str()).and_then(|n| self.defines.get(*n));
                let outer = known.is_some_and(|(_, d)| std::ptr::eq(*d, define));
                if !outer && !self.numbers.contains_key(define.name.as_str()) {
                    let found = found(Code::R050, "inside", define.span.clone());
                    self.report(found.arg("word", self.written(&define.span)).cure("on-its-own"));
                }
                return None;
            }
            Command::Constraint(constraint) => {
                self.constraint(constraint, &step.span);
                return None;
            }
            Command::Bad => Action::Fault(Fault::IllFormed),
        })
    }

    pub(super) fn call_for_effect(&mut self, node: &'a Node) -> Action {
        self.for_effect = true;
        let value = self.value(node);
        self.for_effect = false;
        match value {
            Value::One(Expr::Call(call), _) | Value::Point(Expr::Call(call), _) | Value::List(Expr::Call(call)) => {
                Action::Call(*call)
            }
            Value::Bad(fault) => Action::Fault(fault),
            _ => {
                self.report(found(Code::R051, "nowhere", node.span.clone()).cure("give-it"));
                Action::Fault(Fault::IllFormed)
            }
        }
    }

    pub(super) fn text(&mut self, text: &str) -> usize {
        self.tree.texts.iter().position(|t| t == text).unwrap_or_else(|| {
            self.tree.texts.push(text.to_owned());
            self.tree.texts.len() - 1
        })
    }

    pub(super) fn conditional(
        &mut self,
        arms: &'a [(Node, Vec<Step>)],
        otherwise: &'a [Step],
        behind_else: bool,
    ) -> Action {
        let Some(((condition, then), rest)) = arms.split_first() else { return Action::Fault(Fault::IllFormed) };
        let condition = self.truth(condition);
        let then = self.steps(then);
        let otherwise = match rest.first() {
            None => self.steps(otherwise),
            Some((next, _)) => {
                vec![Statement { action: self.conditional(rest, otherwise, true), span: next.span.clone() }]
            }
        };
        Action::If { condition, then, otherwise, behind_else }
    }

    pub(super) fn define_local(&mut self, name: &'a str, span: &Span, value: &'a Node) -> Action {
        let value = self.value(value);
        let value = self.settled(value);
        self.new_name(name, span);
        match value {
            Value::One(expr, kind) => {
                let constant = self.constant(&expr, 0).filter(|_| !self.unit.assigned.contains(name));
                let number = self.local(name, ValueKind::One(kind), false);
                if let Some(local) = self.unit.locals.last_mut().filter(|_| kind == Type::Int) {
                    local.constant = constant;
                }
                Action::Local(number, vec![expr])
            }
            Value::Point(x, y) => Action::Local(self.local(name, ValueKind::Point, false), vec![x, y]),
            Value::List(list) => Action::Local(self.local(name, ValueKind::List, false), vec![list]),
            _ => {
                // declared from here on, so that its uses are not reported too
                self.local(name, ValueKind::One(Type::Int), false);
                Action::Fault(Fault::IllFormed)
            }
        }
    }

    pub(super) fn give_back(&mut self, value: Option<&'a Node>, span: &Span) -> Action {
        if !self.unit.in_function {
            self.report(found(Code::R053, "outside", span.clone()).cure("write-stop"));
            return Action::Fault(Fault::IllFormed);
        }
        let value = value.map(|node| (self.value(node), &node.span));
        let (kind, values) = match value.map(|(value, span)| (self.settled(value), span)) {
            None => (None, Vec::new()),
            Some((Value::One(expr, kind), _)) => (Some(ValueKind::One(kind)), vec![expr]),
            Some((Value::Point(x, y), _)) => (Some(ValueKind::Point), vec![x, y]),
            Some((Value::List(list), _)) => (Some(ValueKind::List), vec![list]),
            Some(_) => {
                self.unit.bad_result = true;
                return Action::Fault(Fault::IllFormed);
            }
        };
        match self.unit.result {
            Some(known) if known != kind => {
                self.report(match (kind, known) {
                    (Some(here), Some(there)) => {
                        let found = found(Code::R054, "two-kinds", span.clone()).arg("here", Arg::text(here.text()));
                        found.arg("there", Arg::text(there.text()))
                    }
                    _ => found(Code::R054, "now-and-then", span.clone()),
                });
            }
            _ => self.unit.result = Some(kind),
        }
        Action::Return(values)
    }
}
