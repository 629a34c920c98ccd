//! Loops and folds: what they iterate over, and what is computed from the elements.

use super::{Checker, ONE_VALUE, Value, ValueKind};
use crate::faults::found;
use crate::read::syntax::{Binder, Domain, Node, Step, Syntax};
use crate::tree::scope::Type;
use crate::tree::{Action, Area, Arithmetic, Connected, Expr, Fault, Fold, Folding, Over, Relation, Variable};
use switchboard_base::diag::Code;

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
                self.counts_down(binder, first, last);
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

    /// Warns of `i = 5 to 1`, which goes through nothing.
    fn counts_down(&mut self, binder: &Binder, first: &Node, last: &Node) {
        let number = |node: &Node| self.written(&node.span).replace(' ', "").parse::<i64>().ok();
        let (Some(from), Some(to)) = (number(first), number(last)) else { return };
        if to < from {
            let name = self.written(&binder.span);
            let found = found(Code::R059, "down", first.span.start..last.span.end);
            let found = found.arg("name", name.clone()).arg("up", format!("{name} = {to} to {from}"));
            self.report(found.arg("other", format!("{} - {name}", from + to)).cure("count-up").warning());
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
                let (low, high) = (super::count(first), super::count((first + count).saturating_sub(1)));
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
            "random" => self.drawn(binder, body),
            _ => match Folding::named(what) {
                Some(what) => self.plain_fold(what, binder, body),
                None => {
                    let span = self.head_span(node);
                    self.fail(found(Code::R023, "no-function", span).arg("word", self.head(node)))
                }
            },
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

    /// What is gone through, joined cells too, and as long as what.
    fn elements_of(&mut self, binder: &'a Binder) -> (Option<Over>, Option<Expr>) {
        match &binder.domain {
            Domain::From(start) => (self.joined(binder, start), None),
            _ => {
                let over = self.over(binder);
                (over, binder.until.as_ref().map(|u| self.truth(u)))
            }
        }
    }

    /// One of the elements for which something holds, each as likely as the others: the n-th takes the place of the one before it
    /// with a chance of one in n.
    fn drawn(&mut self, binder: &'a Binder, body: &'a Node) -> Value {
        let (over, until) = self.elements_of(binder);
        let condition = self.truth(body);
        let Some(over) = over else { return Value::Bad(Fault::WrongType) };
        let (name, is_point) = match &over {
            Over::Cells(_, name) | Over::Points(_, name) | Over::Ray(_, name) => (*name, true),
            Over::Area(area) => (area.cell, true),
            Over::Range(_, _, name) => (*name, false),
        };
        let Variable::Local(first) = name else { return Value::Bad(Fault::WrongType) };
        let is_list = self.find_local(&binder.name).is_some_and(|local| local.kind == ValueKind::List);
        let kept = self.unit.used;
        self.unit.used += 3;
        let (count, x, y) = (Variable::Local(kept), Variable::Local(kept + 1), Variable::Local(kept + 2));
        let counted = Expr::Arithmetic(Arithmetic::Add, Box::new(Expr::Variable(count)), Box::new(Expr::Constant(1)));
        let one = || Box::new(Expr::Constant(1));
        let drawn = Expr::Random(one(), Box::new(Expr::Keep(count, Box::new(counted))));
        let keep = |to, from| Expr::Keep(to, Box::new(Expr::Variable(Variable::Local(from))));
        let kept_second = if is_point { keep(y, first + 1) } else { Expr::Constant(1) };
        let taken = Expr::After(Box::new(keep(x, first)), Box::new(Expr::After(Box::new(kept_second), one())));
        let is_drawn = Expr::Compare(Relation::Equal, Box::new(drawn), one());
        let body = Expr::All(vec![condition, is_drawn, taken]);
        let gone_through = Expr::Fold(Box::new(Fold { what: Folding::Count, over, until, body }));
        let some = Expr::Compare(Relation::Greater, Box::new(Expr::Variable(count)), Box::new(Expr::Constant(0)));
        let first_of = [
            Expr::Keep(count, Box::new(Expr::Constant(0))),
            gone_through,
            Expr::Any(vec![some, Expr::Fault(Fault::Empty)]),
        ];
        let value = first_of
            .into_iter()
            .rev()
            .fold(Expr::Variable(x), |then, first| Expr::After(Box::new(first), Box::new(then)));
        match (is_point, is_list) {
            (true, _) => Value::Point(value, Expr::Variable(y)),
            (false, true) => Value::List(value),
            (false, false) => Value::One(value, Type::Int),
        }
    }

    pub(super) fn plain_fold(&mut self, what: Folding, binder: &'a Binder, body: &'a Node) -> Value {
        let (over, until) = self.elements_of(binder);
        let (body, kind) = match what {
            Folding::Count => (self.truth(body), Type::Int),
            Folding::Any | Folding::All => (self.truth(body), Type::Bool),
            Folding::Sum | Folding::Least | Folding::Most => (self.number(body), Type::Int),
            Folding::Increasing => (self.number(body), Type::Bool),
            Folding::Distinct => {
                let value = self.value(body);
                match self.settled(value) {
                    Value::One(expr, _) => (expr, Type::Bool),
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
