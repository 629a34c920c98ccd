//! Operators.

use super::{A_LIST, A_NUMBER_OR_POINT, A_POINT, Checker, Value};
use crate::faults::found;
use crate::read::syntax::{Node, Operator, Syntax};
use crate::tree::effects::has_effects;
use crate::tree::scope::{Scope, Type, literal_as, literal_type};
use crate::tree::{Arithmetic, Expr, Fault, Relation, Variable};
use switchboard_base::diag::Code;
use switchboard_base::language::Arg;

impl<'a> Checker<'a> {
    pub(super) fn binary(&mut self, operator: Operator, left: &'a Node, right: &'a Node, node: &'a Node) -> Value {
        let relation = match operator {
            Operator::Calculate(what) => return self.arithmetic(what, left, right),
            Operator::Compare(relation) => relation,
        };
        if matches!(relation, Relation::Equal | Relation::Different) {
            return self.equality(relation, left, right, node);
        }
        let (left, right) = (self.number(left), self.number(right));
        Value::One(Expr::Compare(relation, Box::new(left), Box::new(right)), Type::Bool)
    }

    /// AND of all of them, or OR.
    pub(super) fn logical(&mut self, operands: &'a [Node], all: bool) -> Value {
        let mut list = Vec::new();
        for operand in operands {
            match (self.truth(operand), all) {
                (Expr::All(more), true) | (Expr::Any(more), false) => list.extend(more),
                (one, _) => list.push(one),
            }
        }
        Value::One(if all { Expr::All(list) } else { Expr::Any(list) }, Type::Bool)
    }

    pub(super) fn equality(&mut self, relation: Relation, left: &'a Node, right: &'a Node, node: &'a Node) -> Value {
        let (a, b) = (self.value(left), self.value(right));
        self.equal_values(relation, (a, left), (b, right), node)
    }

    /// Whether two values are equal, or differ; with the node of each.
    pub(super) fn equal_values(
        &mut self,
        relation: Relation,
        (a, left): (Value, &Node),
        (b, right): (Value, &Node),
        node: &Node,
    ) -> Value {
        let (a, b) = match (a, b) {
            (Value::Bad(fault), _) | (_, Value::Bad(fault)) => return Value::Bad(fault),
            (Value::Literal(l), Value::Literal(r)) => {
                let points = self.point_named(&l).is_some() && self.point_named(&r).is_some();
                let is_word = |text: &str| literal_type(text) == Type::Text;
                if !points && l != r && (is_word(&l) || is_word(&r)) {
                    self.two_words(left, right, node);
                }
                if points || literal_type(&l) == literal_type(&r) {
                    (self.settled(Value::Literal(l)), self.settled(Value::Literal(r)))
                } else {
                    let text = |t: &str, scope: &mut Scope| {
                        literal_as(t, Type::Text, scope)
                            .map_or(Value::Bad(Fault::WrongType), |e| Value::One(e, Type::Text))
                    };
                    (text(&l, self.scope), text(&r, self.scope))
                }
            }
            (Value::Literal(text), other) => (self.literal_like(text, left, &other), other),
            (other, Value::Literal(text)) => {
                let literal = self.literal_like(text, right, &other);
                (other, literal)
            }
            both => both,
        };
        let expr = match (a, b) {
            (Value::One(a, ka), Value::One(b, kb)) if ka == kb => {
                return Value::One(Expr::Compare(relation, Box::new(a), Box::new(b)), Type::Bool);
            }
            (Value::List(a), Value::List(b)) => {
                return Value::One(Expr::Compare(relation, Box::new(a), Box::new(b)), Type::Bool);
            }
            (Value::Point(ax, ay), Value::Point(bx, by)) => Expr::SamePoint(Box::new([ax, ay, bx, by])),
            (Value::Bad(fault), _) | (_, Value::Bad(fault)) => return Value::Bad(fault),
            (a, b) => {
                let said = |v: &Value, node: &Node| match v {
                    Value::One(_, kind) => Arg::text(kind.text()),
                    Value::Point(..) => Arg::text(A_POINT),
                    Value::Literal(_) => Arg::Words(self.written(&node.span)),
                    _ => Arg::text(A_LIST),
                };
                let found = found(Code::R030, "never-equal", node.span.clone());
                let found = found.arg("one", said(&a, left)).arg("other", said(&b, right));
                let meant = self.piece_meant((&a, right)).or_else(|| self.piece_meant((&b, left)));
                return self.fail(found.near(meant));
            }
        };
        let expr = if relation == Relation::Equal { expr } else { Expr::Not(Box::new(expr)) };
        Value::One(expr, Type::Bool)
    }

    /// The piece that is probably meant by a name compared with a word.
    fn piece_meant(&self, (word, name): (&Value, &Node)) -> Option<String> {
        let (Value::One(_, Type::Text), Syntax::Word(name)) = (word, &name.what) else { return None };
        self.suggest(name, self.scope.words.iter().take(self.scope.pieces).map(|piece| piece.written()))
    }

    /// Reports a comparison of two words, or of a word and a number: one of them should have been an item.
    fn two_words(&mut self, left: &Node, right: &Node, node: &Node) {
        let (left, right) = (self.written(&left.span), self.written(&right.span));
        let is_word = |text: &str| literal_type(&text.to_lowercase()) == Type::Text;
        let near = |text: &str| is_word(text).then(|| self.suggest(text, self.names())).flatten();
        let meant = near(&left).or_else(|| near(&right));
        let no_item = |word: String| found(Code::R026, "no-item", node.span.clone()).arg("word", word);
        let found = match (is_word(&left), is_word(&right)) {
            (true, true) => found(Code::R026, "two-words", node.span.clone()).arg("one", left).arg("other", right),
            (true, false) => no_item(left),
            _ => no_item(right),
        };
        self.report(found.near(meant).warning());
    }

    /// A literal compared with a value: it takes the value's type if it can be read as such.
    pub(super) fn literal_like(&mut self, text: String, node: &Node, other: &Value) -> Value {
        match other {
            Value::One(side, kind) => match literal_as(&text, *kind, self.scope) {
                Some(expr) => {
                    let in_cell = matches!(side, Expr::Cell(cell) if self.of_pieces(cell.matrix));
                    self.used_word(&text, node, *kind, in_cell);
                    Value::One(expr, *kind)
                }
                None => Value::Literal(text),
            },
            _ => self.settled(Value::Literal(text)),
        }
    }

    pub(super) fn arithmetic(&mut self, what: Arithmetic, left: &'a Node, right: &'a Node) -> Value {
        let both = |a, b| Expr::Arithmetic(what, Box::new(a), Box::new(b));
        let (a, b) = (self.value(left), self.value(right));
        let (a, b) = (self.settled(a), self.settled(b));
        match (a, b) {
            (Value::One(a, Type::Int), Value::One(b, Type::Int)) => Value::One(both(a, b), Type::Int),
            (Value::Point(ax, ay), Value::Point(bx, by)) if matches!(what, Arithmetic::Add | Arithmetic::Subtract) => {
                if ![&ay, &bx, &by].into_iter().any(has_effects) {
                    return Value::Point(both(ax, bx), both(ay, by));
                }
                // the first point is evaluated completely before the second
                let mut keep = |expr| {
                    self.unit.used += 1;
                    let kept = Variable::Local(self.unit.used - 1);
                    (Expr::Keep(kept, Box::new(expr)), Expr::Variable(kept))
                };
                let [(ax, ax2), (ay, ay2), (bx, bx2), (by, by2)] = [ax, ay, bx, by].map(&mut keep);
                let x = [by, bx, ay, ax]
                    .into_iter()
                    .fold(both(ax2, bx2), |then, first| Expr::After(Box::new(first), Box::new(then)));
                Value::Point(x, both(ay2, by2))
            }
            (Value::One(n, Type::Int), Value::Point(x, y)) if what == Arithmetic::Multiply => {
                let (n, again) = self.twice(n);
                Value::Point(both(n, x), both(again, y))
            }
            (Value::Point(x, y), Value::One(n, Type::Int))
                if !matches!(what, Arithmetic::Add | Arithmetic::Subtract) =>
            {
                let (n, again) = self.twice(n);
                Value::Point(both(x, n), both(y, again))
            }
            (Value::Bad(fault), _) | (_, Value::Bad(fault)) => Value::Bad(fault),
            (Value::One(_, Type::Int) | Value::Point(..), other) => {
                let other = self.unsettled(other, right);
                self.not_a(A_NUMBER_OR_POINT, other, &right.span);
                Value::Bad(Fault::WrongType)
            }
            (other, _) => {
                let other = self.unsettled(other, left);
                self.not_a(A_NUMBER_OR_POINT, other, &left.span);
                Value::Bad(Fault::WrongType)
            }
        }
    }

    /// For messages: a word as it is written.
    pub(super) fn unsettled(&self, value: Value, node: &Node) -> Value {
        match &node.what {
            Syntax::Word(word) if self.find_local(word).is_none() && self.scope.item(word).is_none() => {
                Value::Literal(word.clone())
            }
            _ => value,
        }
    }

    pub(super) fn twice(&mut self, expr: Expr) -> (Expr, Expr) {
        if matches!(expr, Expr::Constant(_) | Expr::Variable(_)) {
            return (expr.clone(), expr);
        }
        let kept = Variable::Local(self.unit.used);
        self.unit.used += 1;
        (Expr::Keep(kept, Box::new(expr)), Expr::Variable(kept))
    }
}
