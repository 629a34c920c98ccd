//! Language 2: names and types are settled for one level, and the typed tree is made.
//! Reports every problem once and goes on. A function is checked anew for each set of parameter types.

mod assign;
mod functions;
mod loops;
mod operators;
mod statements;
mod values;

use super::faults::{Found, found};
use super::lint::UsedWord;
use super::scope::{Scope, Type};
use super::syntax::{Command, Define, Step};
use super::tree::{Action, Axis, Expr, Rule, Span, Statement, Tree, Variable};

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
    /// Words in the place of pieces, for `check`.
    words: Vec<(usize, UsedWord)>,
}

/// Makes the typed tree of all rules: the statements of each and whether it breaks.
pub fn check(rules: &[(&[Step], bool)], scope: &mut Scope) -> (Tree, Vec<InRule>) {
    let (tree, problems, _) = check_with_words(rules, scope);
    (tree, problems)
}

/// The same, and the words used in the place of pieces.
pub fn check_with_words(rules: &[(&[Step], bool)], scope: &mut Scope) -> (Tree, Vec<InRule>, Vec<(usize, UsedWord)>) {
    let mut checker = Checker {
        scope,
        defines: Vec::new(),
        instances: Vec::new(),
        tree: Tree::default(),
        problems: Vec::new(),
        unit: Unit::default(),
        for_effect: false,
        words: Vec::new(),
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
    (checker.tree, problems, checker.words)
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
}

fn axis_of(name: &str) -> Option<Axis> {
    match name {
        "x" => Some(Axis::X),
        "y" => Some(Axis::Y),
        _ => None,
    }
}
