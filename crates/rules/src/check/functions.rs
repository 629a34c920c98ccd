//! Functions: the built-in ones and those that the author defines.

#![expect(
    clippy::indexing_slicing,
    reason = "functions and their instances are numbered in the order in which they are kept"
)]

use super::{CheckedUnit, Checker, Instance, MAX_INSTANCE_BYTES, MAX_INSTANCES, Value, ValueKind, count};
use crate::faults::found;
use crate::read::syntax::{Node, assigned};
use crate::read::token::name_of_call;
use crate::tree::effects::only_computes;
use crate::tree::scope::{Type, literal_type};
use crate::tree::{Arithmetic, Call, CellRef, Expr, Fault, Folding, Function, Span, Variable};
use switchboard_base::diag::Code;

impl<'a> Checker<'a> {
    pub(super) fn call(&mut self, name: &'a str, values: &'a [Node], node: &'a Node) -> Value {
        if let Some(define) = self.numbers.get(name).copied() {
            return self.call_function(define, values, node);
        }
        match (name, values) {
            ("random", [first, last]) => {
                let (first, last) = (self.number(first), self.number(last));
                Value::One(Expr::Random(Box::new(first), Box::new(last)), Type::Int)
            }
            ("min" | "max", [first, rest @ ..]) if !rest.is_empty() => {
                let what = if name == "min" { Arithmetic::Lesser } else { Arithmetic::Greater };
                let mut chosen = self.number(first);
                for node in rest {
                    chosen = Expr::Arithmetic(what, Box::new(chosen), Box::new(self.number(node)));
                }
                Value::One(chosen, Type::Int)
            }
            ("abs", [number]) => {
                let number = Box::new(self.number(number));
                Value::One(Expr::Arithmetic(Arithmetic::Apart, number, Box::new(Expr::Constant(0))), Type::Int)
            }
            ("inside", [_] | [_, _]) => {
                let (x, y) = match values {
                    [x, y] => (self.number(x), self.number(y)),
                    [point, ..] => self.point(point),
                    [] => return Value::Bad(Fault::WrongType),
                };
                let matrix = self.scope.matrix("state").unwrap_or(0);
                Value::One(Expr::Inside(Box::new(CellRef { matrix, x, y })), Type::Bool)
            }
            ("index", [list, point]) => {
                let list = self.list(list);
                let (x, y) = self.point(point);
                Value::One(Expr::IndexOf(Box::new([list, x, y])), Type::Int)
            }
            ("length", [list]) => match self.value(list) {
                Value::Table(_, lists) => Value::One(count(lists), Type::Int),
                _ => Value::One(Expr::Length(Box::new(self.list(list))), Type::Int),
            },
            ("random" | "index", _) => {
                let head = self.head(node);
                self.fail(found(Code::R056, "two-values", node.span.clone()).arg("word", head))
            }
            ("abs", _) => {
                let head = self.head(node);
                let found = found(Code::R056, "values", node.span.clone()).arg("word", head);
                self.fail(found.arg("wanted", 1_usize).arg("given", values.len()))
            }
            ("inside", _) => self.fail(found(Code::R056, "point-or-numbers", node.span.clone())),
            ("length", _) => self.fail(found(Code::R056, "one-list", node.span.clone())),
            _ if Folding::named(name).is_some() || matches!(name, "size" | "connected") => {
                let head = self.head(node);
                self.fail(found(Code::R056, "goes-through", node.span.clone()).arg("word", head).cure("write-fold"))
            }
            _ => {
                let known = ["random", "inside", "index", "length", "count", "any", "all", "sum", "min", "max", "abs"];
                let names = self.defines.iter().map(|(_, d)| d.name.as_str()).chain(known);
                let near = self.suggest(name, names);
                let span = self.head_span(node);
                self.fail(found(Code::R023, "no-function", span).arg("word", self.head(node)).near(near))
            }
        }
    }

    /// The name of a call as the author wrote it.
    pub(super) fn head(&self, node: &Node) -> String {
        self.written(&self.head_span(node))
    }

    pub(super) fn head_span(&self, node: &Node) -> Span {
        let name = name_of_call(&self.contents[self.unit.rule][node.span.clone()]);
        node.span.start + name.start..node.span.start + name.end
    }

    pub(super) fn call_function(&mut self, define: usize, values: &'a [Node], node: &'a Node) -> Value {
        let for_effect = std::mem::take(&mut self.for_effect);
        let (_, body) = self.defines[define];
        if body.parameters.len() != values.len() {
            let (wanted, given) = (body.parameters.len(), values.len());
            let found = found(Code::R056, "values", node.span.clone()).arg("word", self.head(node));
            return self.fail(found.arg("wanted", wanted).arg("given", given));
        }
        let mut kinds = Vec::new();
        let mut arguments = Vec::new();
        let mut unknown = None;
        for node in values {
            let value = self.value(node);
            if matches!(&value, Value::Literal(text) if self.is_unknown(text)) {
                unknown = unknown.or(Some(node));
            }
            match self.settled(value) {
                Value::One(expr, kind) => {
                    kinds.push(ValueKind::One(kind));
                    arguments.push(expr);
                }
                Value::Point(x, y) => {
                    kinds.push(ValueKind::Point);
                    arguments.extend([x, y]);
                }
                Value::List(list) => {
                    kinds.push(ValueKind::List);
                    arguments.push(list);
                }
                Value::Table(..) => {
                    return self.fail(found(Code::R030, "table-passed-on", node.span.clone()));
                }
                Value::Bad(fault) => return Value::Bad(fault),
                Value::Literal(_) => return Value::Bad(Fault::WrongType),
            }
        }
        let before = self.problems.len();
        let instance = self.instance(define, kinds, node);
        // a word that is nothing has no type: that the function cannot be called with it follows from this
        if let Some(node) = unknown.filter(|_| self.problems.len() > before) {
            self.problems.truncate(before);
            let written = self.written(&node.span);
            let near = self.suggest(&written, self.names());
            return self.fail(found(Code::R022, "no-item", node.span.clone()).arg("word", written).near(near));
        }
        let Some((function, result)) = instance else { return Value::Bad(Fault::WrongType) };
        let second = (result == Some(ValueKind::Point)).then(|| {
            self.unit.used += 1;
            Variable::Local(self.unit.used - 1)
        });
        let pure = only_computes(&self.tree.functions[function].body);
        let call = Expr::Call(Box::new(Call { function, values: arguments, second, pure }));
        match (result, second) {
            (Some(ValueKind::One(kind)), _) => Value::One(call, kind),
            (Some(ValueKind::List), _) => Value::List(call),
            (Some(ValueKind::Point), Some(second)) => Value::Point(call, Expr::Variable(second)),
            _ if for_effect => Value::One(call, Type::Bool),
            _ => {
                let found = found(Code::R054, "nothing", node.span.clone()).arg("word", self.head(node));
                self.fail(found.cure("return-value"))
            }
        }
    }

    /// Whether this literal is a word that is neither a piece nor a point.
    fn is_unknown(&self, text: &str) -> bool {
        let is_piece = |number| usize::try_from(number).is_ok_and(|number: usize| number < self.scope.pieces);
        let is_piece = self.scope.words.find(text).is_some_and(is_piece);
        literal_type(text) == Type::Text && !is_piece && self.point_named(text).is_none()
    }

    /// The function instance for these parameter types, checked if it is new.
    pub(super) fn instance(
        &mut self,
        define: usize,
        kinds: Vec<ValueKind>,
        node: &Node,
    ) -> Option<(usize, Option<ValueKind>)> {
        if let Some(known) = self.instances.iter().find(|i| i.define == define && i.kinds == kinds) {
            if known.done.is_none() {
                self.recursion(define, node);
            }
            return known_instance(&self.instances, define, &kinds);
        }
        if self.instances.iter().any(|i| i.define == define && i.done.is_none()) {
            self.recursion(define, node);
            return None;
        }
        let (rule, body) = self.defines[define];
        let bytes = body.body.last().map_or(0, |last| last.span.end.saturating_sub(body.span.start));
        self.checked_bytes = self.checked_bytes.saturating_add(bytes);
        if self.instances.len() >= MAX_INSTANCES {
            self.report(found(Code::R042, "types", node.span.clone()).arg("most", MAX_INSTANCES));
            return None;
        }
        if self.checked_bytes > MAX_INSTANCE_BYTES {
            self.report(found(Code::R042, "long-functions", node.span.clone()).cure("shorter-functions"));
            return None;
        }
        let place = self.instances.len();
        self.instances.push(Instance { define, kinds: kinds.clone(), done: None, bad: false });
        let unit = CheckedUnit { rule, in_function: true, assigned: assigned(&body.body), ..CheckedUnit::default() };
        let outer = std::mem::replace(&mut self.unit, unit);
        for ((name, span), kind) in body.parameters.iter().zip(&kinds) {
            self.new_name(name, span);
            self.local(name, *kind, false);
        }
        let parameters = self.unit.used;
        let statements = self.steps(&body.body);
        let unit = std::mem::replace(&mut self.unit, outer);
        self.unit.next_used |= unit.next_used;
        let result = unit.result.flatten();
        let results = result.map_or(0, ValueKind::registers);
        let number = self.tree.functions.len();
        self.tree.functions.push(Function { parameters, body: statements, locals: unit.used, results, rule });
        let instance = &mut self.instances[place];
        instance.done = Some((number, result));
        instance.bad = unit.bad_result;
        (!unit.bad_result).then_some((number, result))
    }

    pub(super) fn recursion(&mut self, define: usize, node: &Node) {
        let (_, define) = self.defines[define];
        self.report(found(Code::R058, "itself", node.span.clone()).arg("word", &define.name).cure("use-loop"));
    }
}

fn known_instance(instances: &[Instance], define: usize, kinds: &[ValueKind]) -> Option<(usize, Option<ValueKind>)> {
    instances.iter().find(|i| i.define == define && i.kinds == kinds && !i.bad)?.done
}
