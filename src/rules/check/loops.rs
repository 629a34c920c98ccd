//! Loops and folds: what they iterate over, and what is computed from the elements.

use super::{Checker, ONE_VALUE, Value, ValueKind};
use crate::diag::Code;
use crate::rules::check::scope::Type;
use crate::rules::check::tree::{Action, Area, Connected, Expr, Fault, Fold, Folding, Over, Variable};
use crate::rules::faults::found;
use crate::rules::read::syntax::{Binder, Domain, Node, Step, Syntax};

impl<'a> Checker<'a> {
    pub(super) fn each(&mut self, binder: &'a Binder, body: &'a [Step]) -> Action {
        let locals = self.unit.locals.len();
        let over = self.over(binder);
        let until = binder.until.as_ref().map(|u| self.truth(u));
        let body = self.steps(body);
        self.unit.locals.truncate(locals);
        match over {
            Some(over) => Action::Loop(over, until, body),
            None => Action::Fault(Fault::IllFormed),
        }
    }

    /// The domain of a loop. Its variable is known from here on.
    pub(super) fn over(&mut self, binder: &'a Binder) -> Option<Over> {
        let name = &binder.name;
        if let Domain::In(node) = &binder.domain
            && let Syntax::Word(word) = &node.what
            && self.is_the_wrong_way_round(name, word)
        {
            let write = format!("{} in {}", self.written(&node.span), self.written(&binder.span));
            self.report(found(Code::R055, "wrong-way", binder.span.clone()).arg("write", write).cure("write"));
            self.local(word, ValueKind::Point, true);
            return None;
        }
        self.new_name(name, &binder.span);
        match &binder.domain {
            Domain::In(node) => self.elements(name, node),
            Domain::Range(first, last) => {
                let (first, last) = (self.number(first), self.number(last));
                let number = self.local(name, ValueKind::One(Type::Int), true);
                Some(Over::Range(first, last, Variable::Local(number)))
            }
            Domain::From(node) => {
                self.report(found(Code::R055, "from", node.span.clone()).arg("write", "in").cure("write"));
                self.local(name, ValueKind::Point, true);
                None
            }
            Domain::Listed(points) => self.listed(name, points),
        }
    }

    /// Whether `STATE in C` was written for `C in STATE`.
    fn is_the_wrong_way_round(&self, name: &str, word: &str) -> bool {
        let holds_cells = |name: &str| self.scope.matrix(name).is_some() || self.scope.table(name).is_some();
        let is_new = self.find_local(word).is_none() && self.scope.item(word).is_none() && !holds_cells(word);
        is_new && holds_cells(name)
    }

    pub(super) fn elements(&mut self, name: &'a str, node: &'a Node) -> Option<Over> {
        if let Syntax::Word(word) = &node.what
            && self.find_local(word).is_none()
            && self.scope.item(word).is_none()
        {
            if let Some(matrix) = self.scope.matrix(word) {
                return Some(Over::Cells(matrix, Variable::Local(self.local(name, ValueKind::Point, true))));
            }
            if self.scope.table(word).is_none() {
                let names = self.scope.matrices.iter().map(|m| m.name.written());
                let names = names.chain(self.scope.tables.iter().map(|t| t.name.written()));
                let near = self.suggest(word, names);
                let found = found(Code::R021, "is-neither", node.span.clone()).arg("word", self.written(&node.span));
                self.report(found.near(near));
                self.local(name, ValueKind::Point, true);
                return None;
            }
        }
        if let Syntax::Call(ray, values) = &node.what
            && ray == "ray"
        {
            let [start, direction] = values.as_slice() else {
                let found = found(Code::R056, "ray", node.span.clone());
                self.report(found.arg("write", "RAY(A, D)").cure("write"));
                self.local(name, ValueKind::Point, true);
                return None;
            };
            let (x, y) = self.point(start);
            let (dx, dy) = self.point(direction);
            let number = self.local(name, ValueKind::Point, true);
            return Some(Over::Ray(Box::new([x, y, dx, dy]), Variable::Local(number)));
        }
        match self.value(node) {
            Value::List(list) => Some(Over::Points(list, Variable::Local(self.local(name, ValueKind::Point, true)))),
            Value::Table(first, count) => {
                let bound = |n: usize| Expr::Constant(i32::try_from(n).unwrap_or(i32::MAX));
                let (low, high) = (bound(first), bound((first + count).saturating_sub(1)));
                Some(Over::Range(low, high, Variable::Local(self.local(name, ValueKind::List, true))))
            }
            Value::Bad(_) => {
                self.local(name, ValueKind::Point, true);
                None
            }
            _ => {
                self.report(found(Code::R030, "nothing-to-go-through", node.span.clone()));
                self.local(name, ValueKind::Point, true);
                None
            }
        }
    }

    pub(super) fn area(&mut self, binder: &'a Binder, condition: &'a Node) -> Option<Area> {
        let start = match &binder.domain {
            Domain::From(node) => Some(self.point(node)),
            Domain::In(node) | Domain::Range(node, _) => {
                self.report(found(Code::R055, "area", node.span.clone()).arg("write", "from").cure("write"));
                None
            }
            Domain::Listed(_) => {
                self.report(found(Code::R055, "area", binder.span.clone()).arg("write", "from").cure("write"));
                None
            }
        };
        if let Some(until) = &binder.until {
            self.report(found(Code::R055, "no-while", until.span.clone()).cure("behind-colon"));
        }
        self.new_name(&binder.name, &binder.span);
        let cell = Variable::Local(self.local(&binder.name, ValueKind::Point, true));
        let condition = self.truth(condition);
        self.tree.areas += 1;
        let (x, y) = start?;
        Some(Area { x, y, cell, condition, number: self.tree.areas - 1 })
    }

    pub(super) fn fold(&mut self, what: &'a str, binder: &'a Binder, body: &'a Node, node: &'a Node) -> Value {
        let locals = self.unit.locals.len();
        let value = match what {
            "size" => match self.area(binder, body) {
                Some(area) => Value::One(Expr::AreaSize(Box::new(area)), Type::Int),
                None => Value::Bad(Fault::WrongType),
            },
            "connected" => self.connected(binder, body, node),
            _ => self.plain_fold(what, binder, body),
        };
        self.unit.locals.truncate(locals);
        value
    }

    pub(super) fn connected(&mut self, binder: &'a Binder, body: &'a Node, node: &'a Node) -> Value {
        match self.over(binder) {
            Some(Over::Cells(matrix, cell)) => {
                let condition = self.truth(body);
                self.tree.areas += 1;
                let number = self.tree.areas - 1;
                Value::One(Expr::Connected(Box::new(Connected { matrix, cell, condition, number })), Type::Bool)
            }
            Some(_) => self.fail(found(Code::R055, "connected", node.span.clone())),
            None => Value::Bad(Fault::WrongType),
        }
    }

    pub(super) fn plain_fold(&mut self, what: &str, binder: &'a Binder, body: &'a Node) -> Value {
        let (over, until) = match &binder.domain {
            Domain::From(start) => (self.joined(binder, start), None),
            _ => {
                let over = self.over(binder);
                (over, binder.until.as_ref().map(|u| self.truth(u)))
            }
        };
        let (what, body, kind) = match what {
            "count" => (Folding::Count, self.truth(body), Type::Int),
            "any" => (Folding::Any, self.truth(body), Type::Bool),
            "all" => (Folding::All, self.truth(body), Type::Bool),
            "sum" => (Folding::Sum, self.number(body), Type::Int),
            "min" => (Folding::Least, self.number(body), Type::Int),
            "max" => (Folding::Most, self.number(body), Type::Int),
            _ => {
                let value = self.value(body);
                match self.settled(value) {
                    Value::One(expr, _) => (Folding::Distinct, expr, Type::Bool),
                    other => {
                        self.not_a(ONE_VALUE, other, &body.span);
                        return Value::Bad(Fault::WrongType);
                    }
                }
            }
        };
        match over {
            Some(over) => Value::One(Expr::Fold(Box::new(Fold { what, over, until, body })), kind),
            None => Value::Bad(Fault::WrongType),
        }
    }
}
