//! Functions: those of the language and the author's own.

use super::super::faults::{did_you_mean, found};
use super::super::scope::Type;
use super::super::syntax::Node;
use super::super::tree::{Call, CellRef, Expr, Function, Variable};
use super::{Checker, Instance, Kind, MAX_INSTANCES, Unit, Value};

impl<'a> Checker<'a> {
    pub(super) fn call(&mut self, name: &'a str, values: &'a [Node], node: &'a Node) -> Value {
        if let Some(define) = self.defines.iter().position(|(_, d)| d.name == name) {
            return self.call_function(define, values, node);
        }
        match (name, values) {
            ("random", [first, last]) => {
                let (first, last) = (self.number(first), self.number(last));
                Value::One(Expr::Random(Box::new(first), Box::new(last)), Type::Int)
            }
            ("inside", [_] | [_, _]) => {
                let (x, y) = match values {
                    [x, y] => (self.number(x), self.number(y)),
                    [point, ..] => self.point(point),
                    [] => return Value::Bad,
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
                Value::Table(_, count) => {
                    Value::One(Expr::Constant(i32::try_from(count).unwrap_or(i32::MAX)), Type::Int)
                }
                _ => Value::One(Expr::Length(Box::new(self.list(list))), Type::Int),
            },
            ("random" | "index", _) => self.fail("R056", &node.span, format!("{name} takes two values")),
            ("inside", _) => self.fail("R056", &node.span, "inside takes a point or two numbers".into()),
            ("length", _) => self.fail("R056", &node.span, "length takes one list".into()),
            ("count" | "any" | "all" | "sum" | "min" | "max" | "distinct" | "size" | "connected", _) => {
                let message = format!("{name} needs what it goes through and a colon");
                self.fail_hint("R056", &node.span, message, &format!("write {name}(C in STATE : ...)"))
            }
            _ => {
                let known = ["random", "inside", "index", "length", "count", "any", "all", "sum", "min", "max"];
                let names = self.defines.iter().map(|(_, d)| d.name.as_str()).chain(known);
                let hint = did_you_mean(name, names);
                let span = node.span.start..node.span.start + name.len();
                self.report(found("R023", span, format!("there is no function {name}")).maybe_hint(hint));
                Value::Bad
            }
        }
    }

    pub(super) fn call_function(&mut self, define: usize, values: &'a [Node], node: &'a Node) -> Value {
        let for_effect = std::mem::take(&mut self.for_effect);
        let Some((_, body)) = self.defines.get(define).copied() else { return Value::Bad };
        if body.parameters.len() != values.len() {
            let (wanted, given) = (body.parameters.len(), values.len());
            let message = format!("{} takes {wanted} values, but {given} are given", body.name);
            return self.fail("R056", &node.span, message);
        }
        let mut kinds = Vec::new();
        let mut arguments = Vec::new();
        for node in values {
            let value = self.value(node);
            match self.settled(value) {
                Value::One(expr, kind) => {
                    kinds.push(Kind::One(kind));
                    arguments.push(expr);
                }
                Value::Point(x, y) => {
                    kinds.push(Kind::Point);
                    arguments.extend([x, y]);
                }
                Value::List(list) => {
                    kinds.push(Kind::List);
                    arguments.push(list);
                }
                Value::Table(..) => {
                    return self.fail("R030", &node.span, "a table of lists cannot be passed on".into());
                }
                Value::Literal(_) | Value::Bad => return Value::Bad,
            }
        }
        let Some((function, result)) = self.instance(define, kinds, node) else { return Value::Bad };
        let second = (result == Some(Kind::Point)).then(|| {
            self.unit.used += 1;
            Variable::Local(self.unit.used - 1)
        });
        let call = Expr::Call(Box::new(Call { function, values: arguments, second }));
        match (result, second) {
            (Some(Kind::One(kind)), _) => Value::One(call, kind),
            (Some(Kind::List), _) => Value::List(call),
            (Some(Kind::Point), Some(second)) => Value::Point(call, Expr::Variable(second)),
            _ if for_effect => Value::One(call, Type::Bool),
            _ => {
                let message = format!("the function {} gives nothing back", body.name);
                self.fail_hint("R054", &node.span, message, "write return with a value in it")
            }
        }
    }

    /// The function for these types, checked if it is new.
    pub(super) fn instance(&mut self, define: usize, kinds: Vec<Kind>, node: &Node) -> Option<(usize, Option<Kind>)> {
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
        if self.instances.len() >= MAX_INSTANCES {
            let message = format!("functions are called with more than {MAX_INSTANCES} sets of types");
            self.fail("R042", &node.span, message);
            return None;
        }
        let (rule, body) = self.defines.get(define).copied()?;
        let place = self.instances.len();
        self.instances.push(Instance { define, kinds: kinds.clone(), done: None, bad: false });
        let unit = Unit { rule, in_function: true, ..Unit::default() };
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
        let results = result.map_or(0, Kind::registers);
        let number = self.tree.functions.len();
        self.tree.functions.push(Function { parameters, body: statements, locals: unit.used, results, rule });
        if let Some(instance) = self.instances.get_mut(place) {
            instance.done = Some((number, result));
            instance.bad = unit.bad_result;
        }
        (!unit.bad_result).then_some((number, result))
    }

    pub(super) fn recursion(&mut self, define: usize, node: &Node) {
        let name = self.defines.get(define).map_or("", |(_, d)| d.name.as_str()).to_owned();
        let message = format!("the function {name} calls itself, straight or by way of another");
        self.fail_hint("R058", &node.span, message, "use while or foreach instead");
    }
}

fn known_instance(instances: &[Instance], define: usize, kinds: &[Kind]) -> Option<(usize, Option<Kind>)> {
    instances.iter().find(|i| i.define == define && i.kinds == kinds && !i.bad)?.done
}
