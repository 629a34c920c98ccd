//! Values: words, cells, properties, lists.

#![expect(clippy::indexing_slicing, reason = "the scope gives slots of what it has")]

use super::{A_LIST, A_NUMBER_OR_POINT, A_POINT, Checker, Value, axis_of, count};
use crate::check::unknown::UsedWord;
use crate::faults::found;
use crate::read::syntax::{Node, Syntax};
use crate::tree::scope::{MatrixSlot, Type, literal_as, literal_type};
use crate::tree::{Arithmetic, Axis, CellRef, Expr, Fault, Relation, Span, Variable};
use switchboard_base::diag::Code;
use switchboard_base::language::Arg;
use switchboard_game::{Name, RuleLanguage};

/// How deep an index is evaluated at check time.
const MAX_FOLDED: u32 = 16;
/// The two truth values.
const TRUTHS: [&str; 2] = ["true", "false"];

impl<'a> Checker<'a> {
    /// A condition.
    pub(super) fn truth(&mut self, node: &'a Node) -> Expr {
        self.of_type(node, Type::Bool)
    }

    pub(super) fn number(&mut self, node: &'a Node) -> Expr {
        self.of_type(node, Type::Int)
    }

    pub(super) fn of_type(&mut self, node: &'a Node, kind: Type) -> Expr {
        self.of_type_for(node, kind, false)
    }

    /// The value converted to this type. `in_cell`: it goes to a cell that contains pieces.
    pub(super) fn of_type_for(&mut self, node: &'a Node, kind: Type, in_cell: bool) -> Expr {
        let value = self.value(node);
        if let Value::Literal(text) = &value
            && let Some(expr) = literal_as(text, kind, self.scope)
        {
            self.used_word(text, node, kind, in_cell);
            return expr;
        }
        match value {
            Value::One(expr, found) if found == kind => expr,
            Value::Bad(fault) => Expr::Fault(fault),
            other => {
                self.not_a(kind.text(), other, &node.span);
                Expr::Fault(Fault::WrongType)
            }
        }
    }

    pub(super) fn used_word(&mut self, word: &str, node: &Node, kind: Type, in_cell: bool) {
        if kind == Type::Text {
            let used = UsedWord { word: word.to_owned(), span: node.span.clone(), is_given: false, in_cell };
            self.words.push((self.unit.rule, used));
        }
    }

    /// Whether the matrix holds pieces.
    pub(super) fn of_pieces(&self, matrix: usize) -> bool {
        matches!(self.scope.matrices[matrix].name.key(), "state" | "final" | "background")
    }

    /// Reports a value of the wrong kind; `wanted` is the id of the text for the expected kind.
    pub(super) fn not_a(&mut self, wanted: &'static str, value: Value, span: &Span) {
        let other = |is: &'static str| found(Code::R030, "wanted", span.clone()).arg("is", Arg::text(is));
        let found = match &value {
            Value::Bad(_) => return,
            Value::One(_, kind) => other(kind.text()),
            Value::Point(..) => other(A_POINT),
            Value::List(_) | Value::Table(..) => other(A_LIST),
            Value::Literal(text) if self.point_named(text).is_some() => {
                other(A_POINT).arg("point", self.written(span)).cure("x-or-y")
            }
            Value::Literal(text) => {
                let item = self.suggest(text, self.names()).filter(|_| wanted != Type::Text.text());
                let truth = self.suggest(text, TRUTHS.into_iter()).filter(|_| wanted == Type::Bool.text());
                let word = if item.is_some() {
                    found(Code::R022, "wanted", span.clone())
                } else {
                    found(Code::R030, "word", span.clone())
                };
                word.arg("word", self.written(span)).near(item.or(truth))
            }
        };
        self.report(found.arg("wanted", Arg::text(wanted)));
    }

    pub(super) fn point(&mut self, node: &'a Node) -> (Expr, Expr) {
        match self.value(node) {
            Value::Point(x, y) => (x, y),
            Value::Literal(text) => match self.point_named(&text) {
                Some([x, y]) => (Expr::Variable(Variable::Item(x)), Expr::Variable(Variable::Item(y))),
                None => {
                    self.not_a(A_POINT, Value::Literal(text), &node.span);
                    (Expr::Fault(Fault::WrongType), Expr::Constant(0))
                }
            },
            other => {
                self.not_a(A_POINT, other, &node.span);
                (Expr::Fault(Fault::WrongType), Expr::Constant(0))
            }
        }
    }

    /// A literal by itself: a point if items form one with this name, otherwise a value of its own type.
    pub(super) fn settled(&mut self, value: Value) -> Value {
        let Value::Literal(text) = value else { return value };
        if let Some([x, y]) = self.point_named(&text) {
            return Value::Point(Expr::Variable(Variable::Item(x)), Expr::Variable(Variable::Item(y)));
        }
        let kind = literal_type(&text);
        literal_as(&text, kind, self.scope).map_or(Value::Bad(Fault::WrongType), |expr| Value::One(expr, kind))
    }

    pub(super) fn value(&mut self, node: &'a Node) -> Value {
        match &node.what {
            Syntax::Word(word) => self.word(word),
            Syntax::Text(text) => Value::One(Expr::Constant(self.scope.words.number(&Name::new(text))), Type::Text),
            Syntax::Index(base, indexes) => self.index(base, indexes, node),
            Syntax::Property(base, name) => self.property(base, name, node),
            Syntax::Minus(inner) => match self.value(inner) {
                Value::Literal(text) if text.parse::<i64>().is_ok_and(|n| n == -i64::from(i32::MIN)) => {
                    Value::One(Expr::Constant(i32::MIN), Type::Int)
                }
                value => self.negative(value, inner),
            },
            Syntax::Not(inner) => Value::One(Expr::Not(Box::new(self.truth(inner))), Type::Bool),
            Syntax::All(list) => self.logical(list, true),
            Syntax::Any(list) => self.logical(list, false),
            Syntax::Binary(operator, left, right) => self.binary(*operator, left, right, node),
            Syntax::Is(value, name, span) => self.is(value, name, span),
            Syntax::In(value, list) => {
                let (x, y) = self.point(value);
                let list = self.list(list);
                let place = Expr::IndexOf(Box::new([list, x, y]));
                let absent = Box::new(Expr::Constant(-1));
                Value::One(Expr::Compare(Relation::Different, Box::new(place), absent), Type::Bool)
            }
            Syntax::OneOf(value, list) => self.one_of(value, list, node),
            Syntax::Runs(parts) => self.runs(parts),
            Syntax::Call(name, values) => self.call(name, values, node),
            Syntax::Fold(what, binder, body) => self.fold(what, binder, body, node),
            Syntax::Pair(x, y) => {
                let (x, y) = (self.number(x), self.number(y));
                Value::Point(x, y)
            }
        }
    }

    pub(super) fn word(&mut self, word: &str) -> Value {
        if let Some(local) = self.find_local(word) {
            return Self::local_value(local);
        }
        if let Some(slot) = self.scope.item(word) {
            return Value::One(Expr::Variable(Variable::Item(slot)), self.scope.items[slot].kind);
        }
        let table = self.scope.table(word).filter(|_| self.language == RuleLanguage::Two);
        match table {
            Some(table) if table.count == 1 => Value::List(count(table.first)),
            Some(table) => Value::Table(table.first, table.count),
            None => self.side(word).unwrap_or_else(|| Value::Literal(word.to_owned())),
        }
    }

    /// `width` and `height` of STATE, unless something else has that name.
    fn side(&self, word: &str) -> Option<Value> {
        let size = self.scope.matrices[self.scope.matrix("state")?].size;
        let side = match word {
            "width" => size.width,
            "height" => size.height,
            _ => return None,
        };
        let is_piece =
            self.scope.words.find(word).is_some_and(|n| usize::try_from(n).is_ok_and(|n| n < self.scope.pieces));
        (self.language == RuleLanguage::Two && !is_piece).then(|| Value::One(Expr::Constant(side.into()), Type::Int))
    }

    pub(super) fn negative(&mut self, value: Value, node: &Node) -> Value {
        let minus = |e| Expr::Arithmetic(Arithmetic::Subtract, Box::new(Expr::Constant(0)), Box::new(e));
        match self.settled(value) {
            Value::One(Expr::Constant(n), Type::Int) if n != i32::MIN => Value::One(Expr::Constant(-n), Type::Int),
            Value::One(expr, Type::Int) => Value::One(minus(expr), Type::Int),
            Value::Point(x, y) => Value::Point(minus(x), minus(y)),
            other => {
                self.not_a(A_NUMBER_OR_POINT, other, &node.span);
                Value::Bad(Fault::WrongType)
            }
        }
    }

    pub(super) fn list(&mut self, node: &'a Node) -> Expr {
        match self.value(node) {
            Value::List(list) => list,
            Value::Table(..) => {
                self.report(found(Code::R030, "table", node.span.clone()).cure("name-a-list"));
                Expr::Fault(Fault::WrongType)
            }
            Value::Literal(word) => {
                let near = self.suggest(&word, self.scope.tables.iter().map(|t| t.name.written()));
                let found = found(Code::R021, "no-list", node.span.clone()).arg("word", self.written(&node.span));
                self.report(found.near(near));
                Expr::Fault(Fault::WrongType)
            }
            other => {
                self.not_a(A_LIST, other, &node.span);
                Expr::Fault(Fault::WrongType)
            }
        }
    }

    pub(super) fn is(&mut self, value: &'a Node, name: &'a str, span: &Span) -> Value {
        let word = self.of_type(value, Type::Text);
        let members = self.scope.members(name);
        if members.is_empty() {
            let names = self.scope.groups.iter().map(|(n, _)| n.written());
            let pieces = (0..self.scope.pieces).filter_map(|p| self.scope.words.word(i32::try_from(p).ok()?));
            let near = self.suggest(name, names.chain(pieces.map(Name::written)));
            return self.fail(found(Code::R025, "none", span.clone()).arg("word", self.written(span)).near(near));
        }
        let set = self.tree.sets.iter().position(|s| *s == members).unwrap_or_else(|| {
            self.tree.sets.push(members);
            self.tree.sets.len() - 1
        });
        Value::One(Expr::Is(Box::new(word), set), Type::Bool)
    }

    pub(super) fn index(&mut self, base: &'a Node, indexes: &'a [Node], node: &'a Node) -> Value {
        if let Syntax::Word(word) = &base.what
            && self.find_local(word).is_none()
        {
            if self.language == RuleLanguage::One || self.scope.matrix(word).is_some() {
                return match self.cell_of(word, base, indexes, &node.span) {
                    Ok((cell, kind)) => Value::One(Expr::Cell(Box::new(cell)), kind),
                    Err(fault) => Value::Bad(fault),
                };
            }
            if let Some(table) = self.scope.table(word).cloned() {
                let [place] = indexes else {
                    let found = found(Code::R056, "one-number", node.span.clone());
                    return self.fail(found.arg("word", self.written(&base.span)));
                };
                let place = self.number(place);
                return if table.count == 1 {
                    self.list_cell(count(table.first), place)
                } else {
                    Value::List(Expr::ListOf(table.first, table.count, Box::new(place)))
                };
            }
            let names = self.scope.matrices.iter().map(|m| m.name.written());
            let near = self.suggest(word, names.chain(self.scope.tables.iter().map(|t| t.name.written())));
            let found = found(Code::R021, "neither", base.span.clone()).arg("word", self.written(&base.span));
            return self.fail(found.near(near));
        }
        // PATHS[1][n] if PATHS has a single list
        if let Syntax::Index(inner, _) = &base.what
            && let Syntax::Word(word) = &inner.what
            && let Some(table) = self.scope.table(word).filter(|t| t.count == 1).cloned()
            && let (Syntax::Index(_, outer), [place]) = (&base.what, indexes)
            && let [outer] = outer.as_slice()
        {
            let (outer, place) = (self.number(outer), self.number(place));
            return self.list_cell(Expr::ListOf(table.first, 1, Box::new(outer)), place);
        }
        match (self.value(base), indexes) {
            (Value::List(list), [place]) => {
                let place = self.number(place);
                self.list_cell(list, place)
            }
            (Value::Bad(fault), _) => Value::Bad(fault),
            _ => self.fail(found(Code::R021, "this-is-neither", base.span.clone())),
        }
    }

    /// A point of a list. Side effects of its index happen once.
    pub(super) fn list_cell(&mut self, list: Expr, place: Expr) -> Value {
        let mut twice = |expr: Expr| {
            if matches!(expr, Expr::Constant(_) | Expr::Variable(_)) {
                return (expr.clone(), expr);
            }
            let kept = Variable::Local(self.unit.used);
            self.unit.used += 1;
            (Expr::Keep(kept, Box::new(expr)), Expr::Variable(kept))
        };
        let (list, list_again) = twice(list);
        let (place, place_again) = twice(place);
        Value::Point(
            Expr::ListCell(Box::new(list), Box::new(place), Axis::X),
            Expr::ListCell(Box::new(list_again), Box::new(place_again), Axis::Y),
        )
    }

    pub(super) fn cell_of(
        &mut self,
        word: &str,
        base: &Node,
        indexes: &'a [Node],
        whole: &Span,
    ) -> Result<(CellRef, Type), Fault> {
        let Some(matrix) = self.scope.matrix(word) else {
            let near = self.suggest(word, self.scope.matrices.iter().map(|m| m.name.written()));
            let found = found(Code::R021, "no-matrix", base.span.clone()).arg("word", self.written(&base.span));
            self.report(found.near(near));
            return Err(Fault::UnknownMatrix);
        };
        let (x, y) = match indexes {
            [point] => self.point(point),
            [x, y] => (self.number(x), self.number(y)),
            _ => (Expr::Fault(Fault::IllFormed), Expr::Fault(Fault::IllFormed)),
        };
        let MatrixSlot { kind, size, .. } = self.scope.matrices[matrix];
        let outside =
            |expr: &Expr, side: u8| self.constant(expr, 0).is_some_and(|n| !(0..i64::from(side)).contains(&n));
        if outside(&x, size.width) || outside(&y, size.height) {
            let found = found(Code::R031, "outside", whole.clone()).arg("word", self.written(&base.span));
            self.report(found.arg("size", size.to_string()).cure("cells-from-zero").warning());
        }
        Ok((CellRef { matrix, x, y }, kind))
    }

    pub(super) fn property(&mut self, base: &'a Node, name: &'a str, node: &'a Node) -> Value {
        if let Syntax::Word(word) = &base.what
            && self.find_local(word).is_none()
        {
            let joined = format!("{word}{name}");
            if let Some(slot) = self.scope.item(&joined) {
                return Value::One(Expr::Variable(Variable::Item(slot)), self.scope.items[slot].kind);
            }
        }
        let value = self.value(base);
        match (&value, axis_of(name)) {
            (Value::Point(x, _), Some(Axis::X)) => return Value::One(x.clone(), Type::Int),
            (Value::Point(x, y), Some(Axis::Y)) => {
                let first = matches!(x, Expr::Constant(_) | Expr::Variable(_));
                let y = if first { y.clone() } else { Expr::After(Box::new(x.clone()), Box::new(y.clone())) };
                return Value::One(y, Type::Int);
            }
            _ => {}
        }
        let is_item = |value: &Value| matches!(value, Value::Literal(_)) && axis_of(name).is_some();
        if is_item(&value) {
            let Value::Literal(word) = value else { return Value::Bad(Fault::WrongType) };
            let near = self.suggest(&format!("{word}{name}"), self.names());
            let found = found(Code::R022, "no-item", node.span.clone()).arg("word", self.written(&node.span));
            return self.fail(found.near(near));
        }
        let word = match value {
            Value::One(word, Type::Text) => word,
            Value::Literal(text) => match literal_as(&text, Type::Text, self.scope) {
                Some(word) => word,
                None => return Value::Bad(Fault::WrongType),
            },
            Value::Bad(fault) => return Value::Bad(fault),
            _ => return self.fail(found(Code::R024, "only-pieces", node.span.clone())),
        };
        let known = self.scope.properties.iter().position(|p| p.name.key() == name);
        match known {
            Some(number) => Value::One(Expr::Property(Box::new(word), number), self.scope.properties[number].kind),
            None => {
                let near = self.suggest(name, self.scope.properties.iter().map(|p| p.name.written()));
                let span = base.span.end..node.span.end;
                let property = self.written(&span).trim_start_matches([' ', '.']).to_owned();
                self.fail(found(Code::R024, "none", span).arg("word", property).near(near))
            }
        }
    }

    /// The value of an expression of constants; none also if it is nested too deep or too large.
    pub(super) fn constant(&self, expr: &Expr, depth: u32) -> Option<i64> {
        match expr {
            Expr::Constant(n) => Some(i64::from(*n)),
            Expr::Variable(Variable::Local(number)) => {
                self.unit.locals.iter().rev().find(|local| local.number == *number)?.constant
            }
            Expr::Arithmetic(what, left, right) if depth < MAX_FOLDED => {
                let (left, right) = (self.constant(left, depth + 1)?, self.constant(right, depth + 1)?);
                match what {
                    Arithmetic::Add => left.checked_add(right),
                    Arithmetic::Subtract => left.checked_sub(right),
                    Arithmetic::Multiply => left.checked_mul(right),
                    Arithmetic::Divide => left.checked_div(right),
                    Arithmetic::Remainder => left.checked_rem(right),
                    Arithmetic::Lesser => Some(left.min(right)),
                    Arithmetic::Greater => Some(left.max(right)),
                    Arithmetic::Apart => left.checked_sub(right).map(i64::abs),
                }
            }
            _ => None,
        }
    }
}
