//! Language 2: names and types are settled for one level, and the typed tree is made.
//! Reports every problem once and goes on. A function is checked anew for each set of parameter types.

use super::faults::{Found, did_you_mean, found};
use super::resolve::{literal_as, literal_type};
use super::scope::{Scope, Type};
use super::syntax::{Binder, Command, Define, Domain, Node, Operator, Step, Syntax};
use super::tree::{
    Action, Area, Arithmetic, Axis, Call, CellRef, Connected, Expr, Fault, Fold, Folding, Function, Over, Relation,
    Rule, Span, Statement, Tree, Variable,
};
use crate::game::Name;

/// The most sets of parameter types that functions are checked for.
pub const MAX_INSTANCES: usize = 500;

/// A problem and the rule it is in.
pub type InRule = (usize, Found);

/// What an expression is.
#[derive(Debug, Clone)]
enum Value {
    /// A value of one type.
    One(Expr, Type),
    /// A point.
    Point(Expr, Expr),
    /// A list of points.
    List(Expr),
    /// A table of several lists: the first and how many.
    Table(usize, usize),
    /// A word that is no name: it takes the type of the other side.
    Literal(String),
    /// The problem is reported.
    Bad,
}

/// The type of a parameter or a local name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    One(Type),
    Point,
    List,
}

impl Kind {
    const fn registers(self) -> usize {
        if matches!(self, Self::Point) { 2 } else { 1 }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::One(kind) => kind.word(),
            Self::Point => "a point",
            Self::List => "a list",
        }
    }
}

#[derive(Debug, Clone)]
struct Local {
    name: String,
    kind: Kind,
    number: usize,
    /// Loop names cannot be given a value.
    fixed: bool,
}

struct Instance {
    define: usize,
    kinds: Vec<Kind>,
    /// None while it is being checked.
    done: Option<(usize, Option<Kind>)>,
    /// What it gives back is not readable.
    bad: bool,
}

/// The rule or function at hand.
#[derive(Default)]
struct Unit {
    rule: usize,
    locals: Vec<Local>,
    used: usize,
    /// In a function: what it gives back, once known.
    result: Option<Option<Kind>>,
    in_function: bool,
    /// What it gives back is not readable; the problem is reported.
    bad_result: bool,
    next_used: bool,
}

struct Checker<'a> {
    scope: &'a mut Scope,
    defines: Vec<(usize, &'a Define)>,
    instances: Vec<Instance>,
    tree: Tree,
    problems: Vec<InRule>,
    unit: Unit,
    /// The call read next is a statement: it need not give anything back.
    for_effect: bool,
}

/// Makes the typed tree of all rules: the statements of each and whether it breaks.
pub fn check(rules: &[(&[Step], bool)], scope: &mut Scope) -> (Tree, Vec<InRule>) {
    let mut checker = Checker {
        scope,
        defines: Vec::new(),
        instances: Vec::new(),
        tree: Tree::default(),
        problems: Vec::new(),
        unit: Unit::default(),
        for_effect: false,
    };
    for (rule, (steps, _)) in rules.iter().enumerate() {
        checker.find_defines(rule, steps);
    }
    for (rule, (steps, breaks)) in rules.iter().enumerate() {
        checker.unit = Unit { rule, ..Unit::default() };
        let mut body = checker.steps(steps);
        if checker.unit.next_used {
            let end = steps.last().map_or(0..0, |s| s.span.clone());
            body.push(Statement { action: Action::Commit, span: end });
        }
        let locals = checker.unit.used;
        checker.tree.rules.push(Rule { body, breaks: *breaks, locals });
    }
    let mut problems = checker.problems;
    // a function checked for several types would tell the same problem several times
    let mut seen: Vec<InRule> = Vec::new();
    problems.retain(|problem| {
        let new = !seen.iter().any(|s| s.0 == problem.0 && s.1.span == problem.1.span);
        if new {
            seen.push(problem.clone());
        }
        new
    });
    (checker.tree, problems)
}

impl<'a> Checker<'a> {
    fn find_defines(&mut self, rule: usize, steps: &'a [Step]) {
        for step in steps {
            if let Command::Define(define) = &step.what {
                if self.defines.iter().any(|(_, d)| d.name == define.name) {
                    let message = format!("there are two functions called {}", define.name);
                    self.problems
                        .push((rule, found("R050", define.span.clone(), message).hint("give one another name")));
                } else {
                    self.defines.push((rule, define));
                }
            }
        }
    }

    fn report(&mut self, found: Found) {
        self.problems.push((self.unit.rule, found));
    }

    fn fail(&mut self, code: &'static str, span: &Span, message: String) -> Value {
        self.report(found(code, span.clone(), message));
        Value::Bad
    }

    fn fail_hint(&mut self, code: &'static str, span: &Span, message: String, hint: &str) -> Value {
        self.report(found(code, span.clone(), message).hint(hint));
        Value::Bad
    }

    // local names

    /// A name that is an item's or a matrix's already would hide it.
    fn new_name(&mut self, name: &str, span: &Span) {
        if self.scope.item(name).is_some() || self.scope.matrix(name).is_some() {
            let message = format!("{name} is already the name of an item or matrix");
            self.fail_hint("R052", span, message, "choose another name");
        }
    }

    fn local(&mut self, name: &str, kind: Kind, fixed: bool) -> usize {
        let number = self.unit.used;
        self.unit.used += kind.registers();
        self.unit.locals.push(Local { name: name.to_owned(), kind, number, fixed });
        number
    }

    fn find_local(&self, name: &str) -> Option<&Local> {
        self.unit.locals.iter().rev().find(|l| l.name == name)
    }

    fn local_value(local: &Local) -> Value {
        let variable = |more| Expr::Variable(Variable::Local(local.number + more));
        match local.kind {
            Kind::One(kind) => Value::One(variable(0), kind),
            Kind::Point => Value::Point(variable(0), variable(1)),
            Kind::List => Value::List(variable(0)),
        }
    }

    // statements

    fn steps(&mut self, steps: &'a [Step]) -> Vec<Statement> {
        let scope = self.unit.locals.len();
        let mut list = Vec::new();
        for step in steps {
            if let Some(action) = self.step(step) {
                list.push(Statement { action, span: step.span.clone() });
            }
        }
        self.unit.locals.truncate(scope);
        list
    }

    fn step(&mut self, step: &'a Step) -> Option<Action> {
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
            Command::Call(node) => self.call_for_effect(node),
            Command::Define(define) => {
                let outer = self.defines.iter().any(|(_, d)| std::ptr::eq(*d, define));
                if !outer && !self.defines.iter().any(|(_, d)| d.name == define.name) {
                    let message = format!("the function {} is written inside of a block", define.name);
                    self.fail_hint("R050", &define.span, message, "write it on its own, not inside of { }");
                }
                return None;
            }
            Command::Bad => Action::Fault(Fault::IllFormed),
        })
    }

    fn call_for_effect(&mut self, node: &'a Node) -> Action {
        self.for_effect = true;
        let value = self.value(node);
        self.for_effect = false;
        match value {
            Value::One(Expr::Call(call), _) | Value::Point(Expr::Call(call), _) | Value::List(Expr::Call(call)) => {
                Action::Call(*call)
            }
            Value::Bad => Action::Fault(Fault::IllFormed),
            _ => {
                self.fail_hint("R051", &node.span, "this value goes nowhere".into(), "give it to something with =");
                Action::Fault(Fault::IllFormed)
            }
        }
    }

    fn text(&mut self, text: &str) -> usize {
        self.tree.texts.iter().position(|t| t == text).unwrap_or_else(|| {
            self.tree.texts.push(text.to_owned());
            self.tree.texts.len() - 1
        })
    }

    fn conditional(&mut self, arms: &'a [(Node, Vec<Step>)], otherwise: &'a [Step], behind_else: bool) -> Action {
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

    fn define_local(&mut self, name: &'a str, span: &Span, value: &'a Node) -> Action {
        let value = self.value(value);
        let value = self.settled(value);
        self.new_name(name, span);
        let pair = |number| [Variable::Local(number), Variable::Local(number + 1)];
        match value {
            Value::One(expr, kind) => Action::Set(Variable::Local(self.local(name, Kind::One(kind), false)), expr),
            Value::Point(x, y) => Action::SetPoint(pair(self.local(name, Kind::Point, false)), [x, y]),
            Value::List(list) => Action::Set(Variable::Local(self.local(name, Kind::List, false)), list),
            _ => {
                // known from here on, so that its uses are not reported too
                self.local(name, Kind::One(Type::Int), false);
                Action::Fault(Fault::IllFormed)
            }
        }
    }

    fn give_back(&mut self, value: Option<&'a Node>, span: &Span) -> Action {
        if !self.unit.in_function {
            self.fail_hint("R053", span, "return stands outside of a function".into(), "write stop to end the rules");
            return Action::Fault(Fault::IllFormed);
        }
        let value = value.map(|node| (self.value(node), &node.span));
        let (kind, values) = match value.map(|(value, span)| (self.settled(value), span)) {
            None => (None, Vec::new()),
            Some((Value::One(expr, kind), _)) => (Some(Kind::One(kind)), vec![expr]),
            Some((Value::Point(x, y), _)) => (Some(Kind::Point), vec![x, y]),
            Some((Value::List(list), _)) => (Some(Kind::List), vec![list]),
            Some(_) => {
                self.unit.bad_result = true;
                return Action::Fault(Fault::IllFormed);
            }
        };
        match self.unit.result {
            Some(known) if known != kind => {
                let word = |k: Option<Kind>| k.map_or("nothing", Kind::word);
                let message = format!("the function gives back {} here and {} elsewhere", word(kind), word(known));
                self.fail("R054", span, message);
            }
            _ => self.unit.result = Some(kind),
        }
        Action::Return(values)
    }

    fn each(&mut self, binder: &'a Binder, body: &'a [Step]) -> Action {
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

    /// What a loop goes through; its name is known from here on.
    fn over(&mut self, binder: &'a Binder) -> Option<Over> {
        let name = &binder.name;
        self.new_name(name, &binder.span);
        match &binder.domain {
            Domain::In(node) => self.elements(name, node),
            Domain::Range(first, last) => {
                let (first, last) = (self.number(first), self.number(last));
                let number = self.local(name, Kind::One(Type::Int), true);
                Some(Over::Range(first, last, Variable::Local(number)))
            }
            Domain::From(node) => {
                self.fail_hint("R055", &node.span, "from belongs to flood and size".into(), "write in");
                self.local(name, Kind::Point, true);
                None
            }
        }
    }

    fn elements(&mut self, name: &'a str, node: &'a Node) -> Option<Over> {
        if let Syntax::Word(word) = &node.what
            && self.find_local(word).is_none()
            && self.scope.item(word).is_none()
        {
            if let Some(matrix) = self.scope.matrix(word) {
                return Some(Over::Cells(matrix, Variable::Local(self.local(name, Kind::Point, true))));
            }
            if self.scope.table(word).is_none() {
                let names = self.scope.matrices.iter().map(|m| m.name.key());
                let names = names.chain(self.scope.tables.iter().map(|t| t.name.key()));
                let hint = did_you_mean(word, names);
                let message = format!("{word} is no matrix and no list");
                self.report(found("R021", node.span.clone(), message).maybe_hint(hint));
                self.local(name, Kind::Point, true);
                return None;
            }
        }
        if let Syntax::Call(ray, values) = &node.what
            && ray == "ray"
        {
            let [start, direction] = values.as_slice() else {
                self.fail_hint("R056", &node.span, "RAY takes two points".into(), "write RAY(A, D)");
                self.local(name, Kind::Point, true);
                return None;
            };
            let (x, y) = self.point(start);
            let (dx, dy) = self.point(direction);
            let number = self.local(name, Kind::Point, true);
            return Some(Over::Ray(Box::new([x, y, dx, dy]), Variable::Local(number)));
        }
        match self.value(node) {
            Value::List(list) => Some(Over::Points(list, Variable::Local(self.local(name, Kind::Point, true)))),
            Value::Table(first, count) => {
                let bound = |n: usize| Expr::Constant(i32::try_from(n).unwrap_or(i32::MAX));
                let (low, high) = (bound(first), bound((first + count).saturating_sub(1)));
                Some(Over::Range(low, high, Variable::Local(self.local(name, Kind::List, true))))
            }
            Value::Bad => {
                self.local(name, Kind::Point, true);
                None
            }
            _ => {
                self.fail("R030", &node.span, "this is no matrix and no list, so nothing can be gone through".into());
                self.local(name, Kind::Point, true);
                None
            }
        }
    }

    fn area(&mut self, binder: &'a Binder, condition: &'a Node) -> Option<Area> {
        let start = match &binder.domain {
            Domain::From(node) => Some(self.point(node)),
            Domain::In(node) | Domain::Range(node, _) => {
                self.fail_hint("R055", &node.span, "an area begins at a point".into(), "write from");
                None
            }
        };
        if let Some(until) = &binder.until {
            self.fail_hint("R055", &until.span, "an area has no while".into(), "write the condition behind :");
        }
        self.new_name(&binder.name, &binder.span);
        let cell = Variable::Local(self.local(&binder.name, Kind::Point, true));
        let condition = self.truth(condition);
        self.tree.areas += 1;
        let (x, y) = start?;
        Some(Area { x, y, cell, condition, number: self.tree.areas - 1 })
    }

    // assignments

    fn assign(&mut self, target: &'a Node, value: &'a Node) -> Action {
        match self.target(target) {
            Some(target) => self.assign_to(target, value),
            None => {
                // its own problems are told too, but not what only follows
                self.value(value);
                Action::Fault(Fault::IllFormed)
            }
        }
    }

    fn assign_to(&mut self, target: Target, value: &'a Node) -> Action {
        match target {
            Target::One(variable, Kind::One(kind)) => Action::Set(variable, self.of_type(value, kind)),
            Target::One(variable, _) => match self.value(value) {
                Value::List(list) => Action::Set(variable, list),
                other => {
                    self.not_a("a list", other, &value.span);
                    Action::Fault(Fault::WrongType)
                }
            },
            Target::Point(variables) => {
                let (x, y) = self.point(value);
                Action::SetPoint(variables, [x, y])
            }
            Target::Cell(cell, kind) => Action::SetCell(cell, self.of_type(value, kind)),
            Target::Next(cell, kind) => {
                self.unit.next_used = true;
                Action::SetNext(cell, self.of_type(value, kind))
            }
            Target::Matrix(matrix) => self.assign_matrix(matrix, value),
        }
    }

    fn assign_matrix(&mut self, matrix: usize, value: &'a Node) -> Action {
        let Some((kind, size)) = self.scope.matrices.get(matrix).map(|m| (m.kind, m.size)) else {
            return Action::Fault(Fault::UnknownMatrix);
        };
        let from = match &value.what {
            Syntax::Word(word) if self.find_local(word).is_none() && self.scope.item(word).is_none() => {
                self.scope.matrix(word)
            }
            _ => None,
        };
        let Some(from) = from else { return Action::Fill(matrix, self.of_type(value, kind)) };
        match self.scope.matrices.get(from) {
            Some(other) if other.kind == kind && other.size == size => Action::Copy(matrix, from),
            _ => {
                self.fail("R030", &value.span, "the two matrices are not of one size and type".into());
                Action::Fault(Fault::WrongType)
            }
        }
    }

    fn target(&mut self, node: &'a Node) -> Option<Target> {
        match &node.what {
            Syntax::Word(word) => self.named_target(word, &node.span),
            Syntax::Property(base, axis) => self.property_target(base, axis, node),
            Syntax::Index(base, indexes) => {
                let Syntax::Word(word) = &base.what else {
                    self.fail("R022", &node.span, "this cannot be given a value".into());
                    return None;
                };
                let next = word == "next" && self.scope.matrix("next").is_none();
                let cell = if next { self.cell_of("state", base, indexes) } else { self.cell_of(word, base, indexes) };
                let (cell, kind) = cell?;
                if self.scope.matrices.get(cell.matrix).is_some_and(|m| m.table) {
                    let message = format!("{word} is a table; no rule can change it");
                    self.fail_hint("R035", &base.span, message, "put the matrix into the levels instead");
                    return None;
                }
                Some(if next { Target::Next(cell, kind) } else { Target::Cell(cell, kind) })
            }
            _ => {
                let hint = "write an item, a cell or a matrix in front of =";
                self.fail_hint("R022", &node.span, "this cannot be given a value".into(), hint);
                None
            }
        }
    }

    fn named_target(&mut self, word: &'a str, span: &Span) -> Option<Target> {
        if let Some(local) = self.find_local(word).cloned() {
            if local.fixed {
                let message = format!("{word} stands for each element in turn; it cannot be given a value");
                self.fail_hint("R057", span, message, "give the value to a name made with local");
                return None;
            }
            return Some(local_target(&local));
        }
        if let Some(slot) = self.scope.item(word) {
            let kind = self.scope.items.get(slot)?.kind;
            return Some(Target::One(Variable::Item(slot), Kind::One(kind)));
        }
        if let Some(slots) = self.scope.point(word) {
            return Some(Target::Point(slots.map(Variable::Item)));
        }
        if let Some(matrix) = self.scope.matrix(word) {
            if self.scope.matrices.get(matrix).is_some_and(|m| m.table) {
                self.fail("R035", span, format!("{word} is a table; no rule can change it"));
                return None;
            }
            return Some(Target::Matrix(matrix));
        }
        let hint = did_you_mean(word, self.names());
        let hint = hint.unwrap_or_else(|| format!("add the item {word} to the levels, or write local {word} = ..."));
        self.report(found("R022", span.clone(), format!("there is no item {word}")).hint(hint));
        None
    }

    fn property_target(&mut self, base: &'a Node, axis: &'a str, node: &'a Node) -> Option<Target> {
        let Syntax::Word(word) = &base.what else {
            self.fail("R022", &node.span, "this cannot be given a value".into());
            return None;
        };
        if let Some(local) = self.find_local(word).cloned() {
            let axis = if local.kind == Kind::Point { axis_of(axis) } else { None };
            let Some(axis) = axis.filter(|_| !local.fixed) else {
                self.fail("R022", &node.span, "this cannot be given a value".into());
                return None;
            };
            let number = local.number + usize::from(axis == Axis::Y);
            return Some(Target::One(Variable::Local(number), Kind::One(Type::Int)));
        }
        let joined = format!("{word}{axis}");
        if let Some(slot) = self.scope.item(&joined) {
            let kind = self.scope.items.get(slot)?.kind;
            return Some(Target::One(Variable::Item(slot), Kind::One(kind)));
        }
        let hint =
            did_you_mean(&joined, self.names()).unwrap_or_else(|| format!("add the item {joined} to the levels"));
        self.report(found("R022", node.span.clone(), format!("there is no item {word}.{axis}")).hint(hint));
        None
    }

    /// Every name of an item, point, local name and matrix.
    fn names(&self) -> impl Iterator<Item = &str> {
        let items = self.scope.items.iter().map(|i| i.name.key());
        let points = self.scope.items.iter().filter_map(|i| i.name.key().strip_suffix('x'));
        let points = points.filter(|p| !p.is_empty() && self.scope.point(p).is_some());
        let locals = self.unit.locals.iter().map(|l| l.name.as_str());
        items.chain(points).chain(locals).chain(self.scope.matrices.iter().map(|m| m.name.key()))
    }

    // expressions

    /// An expression that is true or false.
    fn truth(&mut self, node: &'a Node) -> Expr {
        self.of_type(node, Type::Bool)
    }

    fn number(&mut self, node: &'a Node) -> Expr {
        self.of_type(node, Type::Int)
    }

    fn of_type(&mut self, node: &'a Node, kind: Type) -> Expr {
        let value = self.value(node);
        if let Value::Literal(text) = &value
            && let Some(expr) = literal_as(text, kind, self.scope)
        {
            return expr;
        }
        match value {
            Value::One(expr, found) if found == kind => expr,
            other => {
                self.not_a(kind.word(), other, &node.span);
                Expr::Fault(Fault::WrongType)
            }
        }
    }

    fn not_a(&mut self, wanted: &str, value: Value, span: &Span) {
        let is = match &value {
            Value::Bad => return,
            Value::One(_, kind) => kind.word().to_owned(),
            Value::Point(..) => "a point".to_owned(),
            Value::List(_) | Value::Table(..) => "a list".to_owned(),
            Value::Literal(text) if self.scope.point(text).is_some() => {
                let message = format!("{wanted} is wanted here, but this is a point");
                self.report(found("R030", span.clone(), message).hint(format!("write {text}.x or {text}.y")));
                return;
            }
            Value::Literal(text) => {
                if wanted != Type::Text.word()
                    && let Some(hint) = did_you_mean(text, self.names())
                {
                    let message = format!("{text} is no item; {wanted} is wanted here");
                    self.report(found("R022", span.clone(), message).hint(hint));
                    return;
                }
                format!("the word {text}")
            }
        };
        self.report(found("R030", span.clone(), format!("{wanted} is wanted here, but this is {is}")));
    }

    fn point(&mut self, node: &'a Node) -> (Expr, Expr) {
        match self.value(node) {
            Value::Point(x, y) => (x, y),
            Value::Literal(text) => match self.scope.point(&text) {
                Some([x, y]) => (Expr::Variable(Variable::Item(x)), Expr::Variable(Variable::Item(y))),
                None => {
                    self.not_a("a point", Value::Literal(text), &node.span);
                    (Expr::Fault(Fault::WrongType), Expr::Constant(0))
                }
            },
            other => {
                self.not_a("a point", other, &node.span);
                (Expr::Fault(Fault::WrongType), Expr::Constant(0))
            }
        }
    }

    /// A literal as a value of its own: a point if items make one, else of its own type.
    fn settled(&mut self, value: Value) -> Value {
        let Value::Literal(text) = value else { return value };
        if let Some([x, y]) = self.scope.point(&text) {
            return Value::Point(Expr::Variable(Variable::Item(x)), Expr::Variable(Variable::Item(y)));
        }
        let kind = literal_type(&text);
        literal_as(&text, kind, self.scope).map_or(Value::Bad, |expr| Value::One(expr, kind))
    }

    fn value(&mut self, node: &'a Node) -> Value {
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
            Syntax::Binary(operator, left, right) => self.binary(*operator, left, right, node),
            Syntax::Is(value, name, span) => self.is(value, name, span),
            Syntax::In(value, list) => {
                let (x, y) = self.point(value);
                let list = self.list(list);
                let place = Expr::IndexOf(Box::new([list, x, y]));
                let absent = Box::new(Expr::Constant(-1));
                Value::One(Expr::Compare(Relation::Different, Box::new(place), absent), Type::Bool)
            }
            Syntax::Call(name, values) => self.call(name, values, node),
            Syntax::Fold(what, binder, body) => self.fold(what, binder, body, node),
            Syntax::Pair(x, y) => {
                let (x, y) = (self.number(x), self.number(y));
                Value::Point(x, y)
            }
        }
    }

    fn word(&mut self, word: &str) -> Value {
        if let Some(local) = self.find_local(word) {
            return Self::local_value(local);
        }
        if let Some((slot, item)) = self.scope.item(word).and_then(|s| Some((s, self.scope.items.get(s)?))) {
            return Value::One(Expr::Variable(Variable::Item(slot)), item.kind);
        }
        match self.scope.table(word) {
            Some(table) if table.count == 1 => {
                Value::List(Expr::Constant(i32::try_from(table.first).unwrap_or(i32::MAX)))
            }
            Some(table) => Value::Table(table.first, table.count),
            None => Value::Literal(word.to_owned()),
        }
    }

    fn negative(&mut self, value: Value, node: &Node) -> Value {
        let minus = |e| Expr::Arithmetic(Arithmetic::Subtract, Box::new(Expr::Constant(0)), Box::new(e));
        match self.settled(value) {
            Value::One(Expr::Constant(n), Type::Int) if n != i32::MIN => Value::One(Expr::Constant(-n), Type::Int),
            Value::One(expr, Type::Int) => Value::One(minus(expr), Type::Int),
            Value::Point(x, y) => Value::Point(minus(x), minus(y)),
            other => {
                self.not_a("a number or a point", other, &node.span);
                Value::Bad
            }
        }
    }

    fn list(&mut self, node: &'a Node) -> Expr {
        match self.value(node) {
            Value::List(list) => list,
            Value::Table(..) => {
                let hint = "name one of its lists, as in any(L in MILLS : A in L)";
                self.fail_hint("R030", &node.span, "this is a table of several lists".into(), hint);
                Expr::Fault(Fault::WrongType)
            }
            Value::Literal(word) => {
                let hint = did_you_mean(&word, self.scope.tables.iter().map(|t| t.name.key()));
                self.report(found("R021", node.span.clone(), format!("there is no list {word}")).maybe_hint(hint));
                Expr::Fault(Fault::WrongType)
            }
            other => {
                self.not_a("a list", other, &node.span);
                Expr::Fault(Fault::WrongType)
            }
        }
    }

    fn is(&mut self, value: &'a Node, name: &'a str, span: &Span) -> Value {
        let word = self.of_type(value, Type::Text);
        let members = self.scope.members(name);
        if members.is_empty() {
            let names = self.scope.groups.iter().map(|(n, _)| n.key());
            let pieces = (0..self.scope.pieces).filter_map(|p| self.scope.words.word(i32::try_from(p).ok()?));
            let hint = did_you_mean(name, names.chain(pieces.map(Name::key)));
            self.report(found("R025", span.clone(), format!("there is no piece and no group {name}")).maybe_hint(hint));
            return Value::Bad;
        }
        let set = self.tree.sets.iter().position(|s| *s == members).unwrap_or_else(|| {
            self.tree.sets.push(members);
            self.tree.sets.len() - 1
        });
        Value::One(Expr::Is(Box::new(word), set), Type::Bool)
    }

    fn index(&mut self, base: &'a Node, indexes: &'a [Node], node: &'a Node) -> Value {
        if let Syntax::Word(word) = &base.what
            && self.find_local(word).is_none()
        {
            if self.scope.matrix(word).is_some() {
                return match self.cell_of(word, base, indexes) {
                    Some((cell, kind)) => Value::One(Expr::Cell(Box::new(cell)), kind),
                    None => Value::Bad,
                };
            }
            if let Some(table) = self.scope.table(word).cloned() {
                let [place] = indexes else {
                    return self.fail("R056", &node.span, format!("{word} takes one number in [ ]"));
                };
                let place = self.number(place);
                let first = Expr::Constant(i32::try_from(table.first).unwrap_or(i32::MAX));
                return if table.count == 1 {
                    self.list_cell(first, place)
                } else {
                    Value::List(Expr::ListOf(table.first, table.count, Box::new(place)))
                };
            }
            let names = self.scope.matrices.iter().map(|m| m.name.key());
            let hint = did_you_mean(word, names.chain(self.scope.tables.iter().map(|t| t.name.key())));
            let message = format!("there is no matrix and no list {word}");
            self.report(found("R021", base.span.clone(), message).maybe_hint(hint));
            return Value::Bad;
        }
        // PATHS[1][n] where PATHS has one list
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
            (Value::Bad, _) => Value::Bad,
            _ => self.fail("R021", &base.span, "this is no matrix and no list".into()),
        }
    }

    /// A cell of a list as a point. What its place draws or calls happens once.
    fn list_cell(&mut self, list: Expr, place: Expr) -> Value {
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

    fn cell_of(&mut self, word: &str, base: &Node, indexes: &'a [Node]) -> Option<(CellRef, Type)> {
        let Some(matrix) = self.scope.matrix(word) else {
            let hint = did_you_mean(word, self.scope.matrices.iter().map(|m| m.name.key()));
            self.report(found("R021", base.span.clone(), format!("there is no matrix {word}")).maybe_hint(hint));
            return None;
        };
        let (x, y) = match indexes {
            [point] => self.point(point),
            [x, y] => (self.number(x), self.number(y)),
            _ => (Expr::Fault(Fault::IllFormed), Expr::Fault(Fault::IllFormed)),
        };
        let found_matrix = self.scope.matrices.get(matrix)?;
        let (kind, size) = (found_matrix.kind, found_matrix.size);
        let outside = |expr: &Expr, side: u8| matches!(expr, Expr::Constant(n) if *n < 0 || *n >= i32::from(side));
        if outside(&x, size.width) || outside(&y, size.height) {
            let whole = base.span.start..indexes.last().map_or(base.span.end, |i| i.span.end);
            let message = format!("this cell always lies outside of {word}, which is {size}");
            self.report(found("R031", whole, message).hint("cells are counted from 0").warning());
        }
        Some((CellRef { matrix, x, y }, kind))
    }

    fn property(&mut self, base: &'a Node, name: &'a str, node: &'a Node) -> Value {
        if let Syntax::Word(word) = &base.what
            && self.find_local(word).is_none()
        {
            let joined = format!("{word}{name}");
            if let Some((slot, item)) = self.scope.item(&joined).and_then(|s| Some((s, self.scope.items.get(s)?))) {
                return Value::One(Expr::Variable(Variable::Item(slot)), item.kind);
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
            let Value::Literal(word) = value else { return Value::Bad };
            let hint = did_you_mean(&format!("{word}{name}"), self.names());
            let message = format!("there is no item {word}.{name}");
            self.report(found("R022", node.span.clone(), message).maybe_hint(hint));
            return Value::Bad;
        }
        let word = match value {
            Value::One(word, Type::Text) => word,
            Value::Literal(text) => match literal_as(&text, Type::Text, self.scope) {
                Some(word) => word,
                None => return Value::Bad,
            },
            Value::Bad => return Value::Bad,
            _ => return self.fail("R024", &node.span, format!("only pieces have properties, so there is no .{name}")),
        };
        let known = self.scope.properties.iter().position(|p| p.name.key() == name);
        match known.and_then(|n| Some((n, self.scope.properties.get(n)?.kind))) {
            Some((number, kind)) => Value::One(Expr::Property(Box::new(word), number), kind),
            None => {
                let hint = did_you_mean(name, self.scope.properties.iter().map(|p| p.name.key()));
                let span = base.span.end..node.span.end;
                self.report(found("R024", span, format!("no piece has a property {name}")).maybe_hint(hint));
                Value::Bad
            }
        }
    }

    fn binary(&mut self, operator: Operator, left: &'a Node, right: &'a Node, node: &'a Node) -> Value {
        let relation = match operator {
            Operator::Or => return self.logical(left, right, false),
            Operator::And => return self.logical(left, right, true),
            Operator::Add => return self.arithmetic(Arithmetic::Add, left, right),
            Operator::Subtract => return self.arithmetic(Arithmetic::Subtract, left, right),
            Operator::Multiply => return self.arithmetic(Arithmetic::Multiply, left, right),
            Operator::Divide => return self.arithmetic(Arithmetic::Divide, left, right),
            Operator::Remainder => return self.arithmetic(Arithmetic::Remainder, left, right),
            Operator::Equal => Relation::Equal,
            Operator::Different => Relation::Different,
            Operator::Less => Relation::Less,
            Operator::AtMost => Relation::AtMost,
            Operator::Greater => Relation::Greater,
            Operator::AtLeast => Relation::AtLeast,
        };
        if matches!(relation, Relation::Equal | Relation::Different) {
            return self.equality(relation, left, right, node);
        }
        let (left, right) = (self.number(left), self.number(right));
        Value::One(Expr::Compare(relation, Box::new(left), Box::new(right)), Type::Bool)
    }

    fn logical(&mut self, left: &'a Node, right: &'a Node, all: bool) -> Value {
        let mut list = Vec::new();
        for side in [left, right] {
            match (self.truth(side), all) {
                (Expr::All(more), true) | (Expr::Any(more), false) => list.extend(more),
                (one, _) => list.push(one),
            }
        }
        Value::One(if all { Expr::All(list) } else { Expr::Any(list) }, Type::Bool)
    }

    fn equality(&mut self, relation: Relation, left: &'a Node, right: &'a Node, node: &'a Node) -> Value {
        let (a, b) = (self.value(left), self.value(right));
        let (a, b) = match (a, b) {
            (Value::Bad, _) | (_, Value::Bad) => return Value::Bad,
            (Value::Literal(l), Value::Literal(r)) => {
                let points = self.scope.point(&l).is_some() && self.scope.point(&r).is_some();
                if points || literal_type(&l) == literal_type(&r) {
                    (self.settled(Value::Literal(l)), self.settled(Value::Literal(r)))
                } else {
                    let text = |t: &str, scope: &mut Scope| {
                        literal_as(t, Type::Text, scope).map_or(Value::Bad, |e| Value::One(e, Type::Text))
                    };
                    (text(&l, self.scope), text(&r, self.scope))
                }
            }
            (Value::Literal(text), other) => (self.literal_like(text, &other), other),
            (other, Value::Literal(text)) => {
                let literal = self.literal_like(text, &other);
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
            (Value::Bad, _) | (_, Value::Bad) => return Value::Bad,
            (a, b) => {
                let word = |v: &Value| match v {
                    Value::One(_, kind) => kind.word().to_owned(),
                    Value::Point(..) => "a point".to_owned(),
                    Value::Literal(text) => format!("the word {text}"),
                    _ => "a list".to_owned(),
                };
                let message = format!("{} and {} can never be equal", word(&a), word(&b));
                return self.fail("R030", &node.span, message);
            }
        };
        let expr = if relation == Relation::Equal { expr } else { Expr::Not(Box::new(expr)) };
        Value::One(expr, Type::Bool)
    }

    /// A literal beside a value: of its type, if it can be read as that.
    fn literal_like(&mut self, text: String, other: &Value) -> Value {
        match other {
            Value::One(_, kind) => match literal_as(&text, *kind, self.scope) {
                Some(expr) => Value::One(expr, *kind),
                None => Value::Literal(text),
            },
            _ => self.settled(Value::Literal(text)),
        }
    }

    fn arithmetic(&mut self, what: Arithmetic, left: &'a Node, right: &'a Node) -> Value {
        let both = |a, b| Expr::Arithmetic(what, Box::new(a), Box::new(b));
        let (a, b) = (self.value(left), self.value(right));
        let (a, b) = (self.settled(a), self.settled(b));
        match (a, b) {
            (Value::One(a, Type::Int), Value::One(b, Type::Int)) => Value::One(both(a, b), Type::Int),
            (Value::Point(ax, ay), Value::Point(bx, by)) if matches!(what, Arithmetic::Add | Arithmetic::Subtract) => {
                Value::Point(both(ax, bx), both(ay, by))
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
            (Value::Bad, _) | (_, Value::Bad) => Value::Bad,
            (Value::One(_, Type::Int) | Value::Point(..), other) => {
                let other = self.unsettled(other, right);
                self.not_a("a number or a point", other, &right.span);
                Value::Bad
            }
            (other, _) => {
                let other = self.unsettled(other, left);
                self.not_a("a number or a point", other, &left.span);
                Value::Bad
            }
        }
    }

    /// For messages: a word as it is written.
    fn unsettled(&self, value: Value, node: &Node) -> Value {
        match &node.what {
            Syntax::Word(word) if self.find_local(word).is_none() && self.scope.item(word).is_none() => {
                Value::Literal(word.clone())
            }
            _ => value,
        }
    }

    fn twice(&mut self, expr: Expr) -> (Expr, Expr) {
        if matches!(expr, Expr::Constant(_) | Expr::Variable(_)) {
            return (expr.clone(), expr);
        }
        let kept = Variable::Local(self.unit.used);
        self.unit.used += 1;
        (Expr::Keep(kept, Box::new(expr)), Expr::Variable(kept))
    }

    // what has its own form

    fn fold(&mut self, what: &'a str, binder: &'a Binder, body: &'a Node, node: &'a Node) -> Value {
        let locals = self.unit.locals.len();
        let value = match what {
            "size" => match self.area(binder, body) {
                Some(area) => Value::One(Expr::AreaSize(Box::new(area)), Type::Int),
                None => Value::Bad,
            },
            "connected" => self.connected(binder, body, node),
            _ => self.plain_fold(what, binder, body),
        };
        self.unit.locals.truncate(locals);
        value
    }

    fn connected(&mut self, binder: &'a Binder, body: &'a Node, node: &'a Node) -> Value {
        match self.over(binder) {
            Some(Over::Cells(matrix, cell)) => {
                let condition = self.truth(body);
                self.tree.areas += 1;
                let number = self.tree.areas - 1;
                Value::One(Expr::Connected(Box::new(Connected { matrix, cell, condition, number })), Type::Bool)
            }
            Some(_) => self.fail("R055", &node.span, "connected goes through the cells of a matrix".into()),
            None => Value::Bad,
        }
    }

    fn plain_fold(&mut self, what: &str, binder: &'a Binder, body: &'a Node) -> Value {
        let over = self.over(binder);
        let until = binder.until.as_ref().map(|u| self.truth(u));
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
                        self.not_a("one value", other, &body.span);
                        return Value::Bad;
                    }
                }
            }
        };
        match over {
            Some(over) => Value::One(Expr::Fold(Box::new(Fold { what, over, until, body })), kind),
            None => Value::Bad,
        }
    }

    fn call(&mut self, name: &'a str, values: &'a [Node], node: &'a Node) -> Value {
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

    fn call_function(&mut self, define: usize, values: &'a [Node], node: &'a Node) -> Value {
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
    fn instance(&mut self, define: usize, kinds: Vec<Kind>, node: &Node) -> Option<(usize, Option<Kind>)> {
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

    fn recursion(&mut self, define: usize, node: &Node) {
        let name = self.defines.get(define).map_or("", |(_, d)| d.name.as_str()).to_owned();
        let message = format!("the function {name} calls itself, straight or by way of another");
        self.fail_hint("R058", &node.span, message, "use while or foreach instead");
    }
}

fn known_instance(instances: &[Instance], define: usize, kinds: &[Kind]) -> Option<(usize, Option<Kind>)> {
    instances.iter().find(|i| i.define == define && i.kinds == kinds && !i.bad)?.done
}

/// What can be given a value.
enum Target {
    One(Variable, Kind),
    Point([Variable; 2]),
    Cell(CellRef, Type),
    Next(CellRef, Type),
    Matrix(usize),
}

fn local_target(local: &Local) -> Target {
    match local.kind {
        Kind::Point => Target::Point([Variable::Local(local.number), Variable::Local(local.number + 1)]),
        kind => Target::One(Variable::Local(local.number), kind),
    }
}

fn axis_of(name: &str) -> Option<Axis> {
    match name {
        "x" => Some(Axis::X),
        "y" => Some(Axis::Y),
        _ => None,
    }
}
