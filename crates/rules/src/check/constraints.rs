//! Laws of the finished board, and the forms that came with them: joined areas iterated over, runs, points and values in a row.

use super::{Checker, ONE_VALUE, Value, ValueKind};
use crate::faults::found;
use crate::read::syntax::{self, Binder, Node};
use crate::tree::effects::{deep, each_expression, in_over};
use crate::tree::scope::Type;
use crate::tree::{Action, Area, Asked, Constraint, Expr, Over, Relation, Runs, Span, Statement, Tree, Variable};
use std::collections::BTreeSet;
use switchboard_base::diag::Code;

impl<'a> Checker<'a> {
    /// Adds a constraint to the tree.
    pub(super) fn constraint(&mut self, written: &'a syntax::Constraint, span: &Span) {
        if self.unit.in_function || self.unit.blocks != 1 {
            self.report(found(Code::R060, "inside", span.clone()).cure("on-its-own"));
            return;
        }
        // it has local names of its own
        let own = super::CheckedUnit { rule: self.unit.rule, ..super::CheckedUnit::default() };
        let outer = std::mem::replace(&mut self.unit, own);
        let mut headings = Vec::new();
        for binder in &written.headings {
            let over = self.over(binder);
            let until = binder.until.as_ref().map(|node| self.truth(node));
            headings.extend(over.map(|over| (over, until)));
        }
        let condition = self.truth(&written.condition);
        let asked: Vec<Asked> = written.asked.iter().filter_map(|node| self.asked(node)).collect();
        let unit = std::mem::replace(&mut self.unit, outer);
        if headings.len() < written.headings.len() || asked.len() < written.asked.len() {
            return;
        }
        self.tree.constraints.push(Constraint {
            text: written.text.clone(),
            asked,
            headings,
            condition,
            locals: unit.used,
            rule: unit.rule,
            span: span.clone(),
        });
    }

    /// What is said for a pair of braces in the text of a constraint.
    fn asked(&mut self, node: &'a Node) -> Option<Asked> {
        let value = self.value(node);
        match self.settled(value) {
            Value::One(expr, Type::Text) => Some(Asked::Word(expr)),
            Value::One(expr, _) => Some(Asked::Number(expr)),
            Value::Point(x, y) => Some(Asked::Cell(x, y)),
            other => {
                self.not_a(ONE_VALUE, other, &node.span);
                None
            }
        }
    }

    /// `E from A while ..`: loops over the cells connected to a point.
    pub(super) fn joined(&mut self, binder: &'a Binder, start: &'a Node) -> Option<Over> {
        let (x, y) = self.point(start);
        self.new_name(&binder.name, &binder.span);
        let cell = Variable::Local(self.local(&binder.name, ValueKind::Point, true));
        let Some(until) = &binder.until else {
            self.report(found(Code::R055, "joined", start.span.clone()).cure("while-behind"));
            return None;
        };
        let condition = self.truth(until);
        self.tree.areas += 1;
        Some(Over::Area(Box::new(Area { x, y, cell, condition, number: self.tree.areas - 1 })))
    }

    /// `D in ((1, 0), (0, 1))`: a list without a name.
    pub(super) fn listed(&mut self, name: &'a str, nodes: &'a [Node]) -> Option<Over> {
        let mut points = Vec::new();
        for node in nodes {
            let (x, y) = self.point(node);
            let known = |expr: &Expr| self.constant(expr, 0).and_then(|n| i32::try_from(n).ok());
            match (known(&x), known(&y)) {
                (Some(x), Some(y)) => points.push((x, y)),
                _ if matches!(x, Expr::Fault(_)) => {}
                _ => self.report(found(Code::R055, "listed", node.span.clone()).cure("numbers-in-points")),
            }
        }
        let cell = Variable::Local(self.local(name, ValueKind::Point, true));
        let list = (points.len() == nodes.len()).then(|| self.scope.add_list(points))?;
        Some(Over::Points(Expr::Constant(list), cell))
    }

    /// `value in (one, other)`; the value is worked out once.
    pub(super) fn one_of(&mut self, value: &'a Node, list: &'a [Node], node: &'a Node) -> Value {
        let value_of = self.value(value);
        let (first, again) = match self.settled(value_of) {
            Value::One(expr, kind) => {
                let (first, again) = self.twice(expr);
                (Value::One(first, kind), Value::One(again, kind))
            }
            Value::Point(x, y) => {
                let ((x, x_again), (y, y_again)) = (self.twice(x), self.twice(y));
                (Value::Point(x, y), Value::Point(x_again, y_again))
            }
            other => {
                self.not_a(ONE_VALUE, other, &value.span);
                return Value::Bad(crate::tree::Fault::WrongType);
            }
        };
        let mut equals = Vec::new();
        for (number, candidate) in list.iter().enumerate() {
            let one = if number == 0 { first.clone() } else { again.clone() };
            let other = self.value(candidate);
            match self.equal_values(Relation::Equal, (one, value), (other, candidate), node) {
                Value::One(expr, _) => equals.push(expr),
                other => return other,
            }
        }
        Value::One(Expr::Any(equals), Type::Bool)
    }

    /// `runs (..) matches (..)`
    pub(super) fn runs(&mut self, parts: &'a [(Binder, Node); 2]) -> Value {
        let [(cells, holds), (numbers, number)] = parts;
        let locals = self.unit.locals.len();
        let part = |checker: &mut Self, binder: &'a Binder, node: &'a Node, kind| {
            let over = checker.over(binder);
            let until = binder.until.as_ref().map(|u| checker.truth(u));
            let body = checker.of_type(node, kind);
            checker.unit.locals.truncate(locals);
            over.map(|over| ((over, until), body))
        };
        let first = part(self, cells, holds, Type::Bool);
        let second = part(self, numbers, number, Type::Int);
        match (first, second) {
            (Some((over, holds)), Some((numbers, number))) => {
                Value::One(Expr::Runs(Box::new(Runs { over, holds, numbers, number })), Type::Bool)
            }
            _ => Value::Bad(crate::tree::Fault::WrongType),
        }
    }

    /// Reports everything that constraints use and must not: chance, anything besides the board that changes during
    /// play, functions that change something.
    pub(super) fn laws_keep_to_what_they_may(&mut self) {
        let changed = Changed::of(&self.tree);
        let mut told = Vec::new();
        for law in &self.tree.constraints {
            let mut why = None;
            let mut calls = Vec::new();
            let mut see = |expr: &Expr| self.refused(expr, &changed, &mut calls, &mut why);
            deep(&law.condition, &mut see);
            for (over, until) in &law.headings {
                in_over(over, &mut see);
                until.iter().for_each(|until| deep(until, &mut see));
            }
            let mut asked = BTreeSet::new();
            while let Some(number) = calls.pop() {
                let Some(function) = self.tree.functions.get(number).filter(|_| asked.insert(number)) else { continue };
                if does_something(&function.body) {
                    why.get_or_insert(("does", String::new()));
                }
                each_expression(&function.body, &mut |expr| self.refused(expr, &changed, &mut calls, &mut why));
            }
            if why.is_none() && has_negated_connection(&law.condition, false) {
                why = Some(("not-connected", String::new()));
            }
            if let Some((case, name)) = why {
                told.push((law.rule, found(Code::R061, case, law.span.clone()).arg("word", name)));
            }
        }
        if let Some(opening) = self.tree.rules.iter().position(|rule| rule.opens)
            && !self.tree.constraints.is_empty()
        {
            let mut draws = None;
            let own = self.tree.rules.iter().filter(|rule| rule.opens).flat_map(|rule| &rule.body);
            for statement in own {
                each_expression(std::slice::from_ref(statement), &mut |expr| {
                    if matches!(expr, Expr::Random(..)) {
                        draws.get_or_insert(statement.span.clone());
                    }
                });
            }
            told.extend(draws.map(|span| (opening, found(Code::R061, "opening", span))));
        }
        self.problems.extend(told);
    }

    /// Reports the first thing that no constraint may use, and gathers the functions that are called.
    fn refused(
        &self,
        expr: &Expr,
        changed: &Changed,
        calls: &mut Vec<usize>,
        why: &mut Option<(&'static str, String)>,
    ) {
        match expr {
            Expr::Random(..) => drop(why.get_or_insert(("random", String::new()))),
            Expr::Call(call) => calls.push(call.function),
            Expr::Variable(Variable::Item(slot)) => {
                let Some(item) = self.scope.items.get(*slot) else { return };
                let moves = matches!(item.name.key(), "ax" | "ay" | "px" | "py" | "player" | "players");
                if moves || changed.items.contains(slot) {
                    why.get_or_insert(("item", item.name.written().to_owned()));
                }
            }
            Expr::Cell(cell) => {
                let Some(matrix) = self.scope.matrices.get(cell.matrix) else { return };
                if matrix.name.key() == "valid"
                    || matrix.name.key() != "state" && changed.matrices.contains(&cell.matrix)
                {
                    why.get_or_insert(("matrix", matrix.name.written().to_owned()));
                }
            }
            _ => {}
        }
    }
}

/// What the rules change.
struct Changed {
    items: BTreeSet<usize>,
    matrices: BTreeSet<usize>,
}

impl Changed {
    fn of(tree: &Tree) -> Self {
        let mut changed = Self { items: BTreeSet::new(), matrices: BTreeSet::new() };
        for body in tree.rules.iter().map(|rule| &rule.body).chain(tree.functions.iter().map(|f| &f.body)) {
            changed.add(body);
        }
        changed
    }

    fn add(&mut self, statements: &[Statement]) {
        for statement in statements {
            match &statement.action {
                Action::Set(Variable::Item(slot), _) => drop(self.items.insert(*slot)),
                Action::SetPoint(both, _) => self.items.extend(both.iter().filter_map(|variable| match variable {
                    Variable::Item(slot) => Some(*slot),
                    Variable::Local(_) => None,
                })),
                Action::SetCell(cell, _) | Action::SetNext(cell, _) => drop(self.matrices.insert(cell.matrix)),
                Action::Fill(matrix, _) | Action::Copy(matrix, _) => drop(self.matrices.insert(*matrix)),
                Action::If { then, otherwise, .. } => {
                    self.add(then);
                    self.add(otherwise);
                }
                Action::Loop(_, _, body)
                | Action::Flood(_, body)
                | Action::While(_, body)
                | Action::Repeat(_, body) => self.add(body),
                _ => {}
            }
        }
    }
}

/// Whether statements of a function do more than compute a value: no constraint can call it.
pub(crate) fn does_something(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| match &statement.action {
        Action::Local(..) | Action::Return(_) | Action::Fault(_) => false,
        // names of its own are no part of the game
        Action::Set(Variable::Local(_), _) | Action::SetPoint([Variable::Local(_), Variable::Local(_)], _) => false,
        Action::If { then, otherwise, .. } => does_something(then) || does_something(otherwise),
        Action::Loop(_, _, body) => does_something(body),
        _ => true,
    })
}

/// Whether `connected` is somewhere negated, so that its opposite could be asked for.
fn has_negated_connection(expr: &Expr, negated: bool) -> bool {
    match expr {
        Expr::Connected(_) => negated,
        Expr::Not(inner) => has_negated_connection(inner, !negated),
        Expr::All(list) | Expr::Any(list) => list.iter().any(|one| has_negated_connection(one, negated)),
        other => {
            let mut found = false;
            deep(other, &mut |inner| found |= matches!(inner, Expr::Connected(_)));
            found
        }
    }
}
