//! Resolves names and types for one level and makes the typed tree, for both languages: language 1 is a part of
//! language 2 that has only items, matrices and words. Reports every problem once and goes on: what is faulty becomes a
//! fault in the tree, which skips its statement at play. A function is checked once for each combination of parameter
//! types.

mod assign;
mod causes;
pub mod constraints;
mod functions;
pub mod lint;
mod loops;
mod operators;
mod outputs;
mod statements;
pub mod unknown;
mod values;

use crate::check::unknown::{MAX_SUGGESTIONS, UsedWord};
use crate::faults::{Found, MAX_QUOTED, found};
use crate::read::syntax::{Command, Define, Step, assigned};
use crate::read::{ReadRule, ReadRules};
use crate::tree::scope::{Scope, Type};
use crate::tree::{Action, Axis, Expr, Fault, Rule, Span, Statement, Tree, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use switchboard_base::diag::{Code, nearest};
use switchboard_game::RuleLanguage;

/// For how many combinations of parameter types functions are checked at most.
pub const MAX_INSTANCES: usize = 500;
/// How many bytes the texts of functions can have together, each counted for every combination of types it is checked
/// for.
pub const MAX_INSTANCE_BYTES: usize = 16 << 20;

/// A problem and the number of its rule.
pub type InRule = (usize, Found);

/// The value of an expression.
#[derive(Debug, Clone)]
enum Value {
    /// A value of one type.
    One(Expr, Type),
    /// A point.
    Point(Expr, Expr),
    /// A list of points.
    List(Expr),
    /// A table of several lists: the number of the first, and how many there are.
    Table(usize, usize),
    /// A word that is not a name: it takes the type of the other side.
    Literal(String),
    /// A faulty value whose problem is reported; with the reason why its statement is skipped at play.
    Bad(Fault),
}

/// The type of a parameter or a local name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ValueKind {
    One(Type),
    Point,
    List,
}

impl ValueKind {
    const fn registers(self) -> usize {
        if matches!(self, Self::Point) { 2 } else { 1 }
    }

    /// The id of the text that describes it.
    const fn text(self) -> &'static str {
        match self {
            Self::One(kind) => kind.text(),
            Self::Point => A_POINT,
            Self::List => A_LIST,
        }
    }
}

/// The ids of texts that describe what is expected or found where no [`Type`] does.
const A_POINT: &str = "kind-point";
const A_LIST: &str = "kind-list";
const A_NUMBER_OR_POINT: &str = "kind-number-or-point";
const ONE_VALUE: &str = "kind-value";

#[derive(Debug, Clone)]
struct Local {
    name: String,
    kind: ValueKind,
    number: usize,
    /// Variables of loops cannot be assigned.
    fixed: bool,
    /// Its number, if it is the same wherever the name is used.
    constant: Option<i64>,
}

struct Instance {
    define: usize,
    kinds: Vec<ValueKind>,
    /// None while it is being checked.
    done: Option<(usize, Option<ValueKind>)>,
    /// Its result is faulty.
    bad: bool,
}

/// The rule or function that is being checked.
#[derive(Default)]
struct CheckedUnit {
    rule: usize,
    locals: Vec<Local>,
    used: usize,
    /// In a function: its result, once known.
    result: Option<Option<ValueKind>>,
    in_function: bool,
    /// Its result is faulty; the problem is reported.
    bad_result: bool,
    next_used: bool,
    /// How deep in blocks the current place is, the block of the rule or function itself included.
    blocks: u32,
    /// Names that are assigned somewhere in it.
    assigned: BTreeSet<String>,
}

struct Checker<'a> {
    language: RuleLanguage,
    /// The text of each rule, for messages.
    contents: Vec<&'a str>,
    scope: &'a mut Scope,
    defines: Vec<(usize, &'a Define)>,
    /// The index of each function in `defines`, by name.
    numbers: FxHashMap<&'a str, usize>,
    instances: Vec<Instance>,
    tree: Tree,
    problems: Vec<InRule>,
    unit: CheckedUnit,
    /// The next call is a statement: it need not return a value.
    for_effect: bool,
    /// Words used as pieces, for `check`.
    words: Vec<(usize, UsedWord)>,
    /// How many bytes of functions were checked, for all combinations of types.
    checked_bytes: usize,
    /// Asked before each statement; once it is true nothing more is checked.
    is_over: &'a dyn Fn() -> bool,
}

/// The result of checking.
#[derive(Debug, Default)]
pub struct Checked {
    /// The typed rules.
    pub tree: Tree,
    /// The problems with names and types.
    pub problems: Vec<InRule>,
    /// The words used as pieces.
    pub words: Vec<(usize, UsedWord)>,
}

/// Makes the typed tree of all rules. Statements that come after `is_over` became true are left out.
pub fn check(rules: &[ReadRule], language: RuleLanguage, scope: &mut Scope, is_over: &dyn Fn() -> bool) -> Checked {
    let mut checker = Checker {
        language,
        contents: rules.iter().map(|rule| rule.contents.as_str()).collect(),
        scope,
        defines: Vec::new(),
        numbers: FxHashMap::default(),
        instances: Vec::new(),
        tree: Tree::default(),
        problems: Vec::new(),
        unit: CheckedUnit::default(),
        for_effect: false,
        words: Vec::new(),
        checked_bytes: 0,
        is_over,
    };
    for (number, rule) in rules.iter().enumerate() {
        checker.find_defines(number, &rule.steps);
    }
    for (number, rule) in rules.iter().enumerate() {
        checker.unit = CheckedUnit { rule: number, assigned: assigned(&rule.steps), ..CheckedUnit::default() };
        let mut body = checker.steps(&rule.steps);
        if checker.unit.next_used {
            let end = rule.steps.last().map_or(0..0, |s| s.span.clone());
            body.push(Statement { action: Action::Commit, span: end });
        }
        let locals = checker.unit.used;
        checker.tree.rules.push(Rule { body, breaks: rule.breaks, opens: rule.opens, locals });
    }
    checker.laws_keep_to_what_they_may();
    let mut problems = checker.problems;
    // a function checked for several types would report the same problem several times
    let mut seen = FxHashSet::default();
    problems.retain(|(rule, found)| seen.insert((*rule, found.span.start, found.span.end)));
    Checked { tree: checker.tree, problems, words: checker.words }
}

impl<'a> Checker<'a> {
    fn find_defines(&mut self, rule: usize, steps: &'a [Step]) {
        for step in steps {
            if let Command::Define(define) = &step.what {
                if self.numbers.contains_key(define.name.as_str()) {
                    let found = found(Code::R050, "twice", define.span.clone());
                    let found = found.arg("word", self.written_in(rule, &define.span));
                    self.problems.push((rule, found.cure("rename-one")));
                } else {
                    self.numbers.insert(&define.name, self.defines.len());
                    self.defines.push((rule, define));
                }
            }
        }
    }

    /// The name that a misspelt one probably means, as long as there are few problems.
    fn suggest<'n>(&self, word: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
        let is_asked = self.problems.len() < MAX_SUGGESTIONS;
        let name = is_asked.then(|| nearest(word, names)).flatten()?;
        Some(self.spelled(name).to_owned())
    }

    /// A name as the rules first spell it; unchanged if they do not contain it.
    fn spelled<'n>(&'n self, name: &'n str) -> &'n str {
        let wanted = name.to_lowercase();
        let words = |text: &'a str| text.split(|c: char| !c.is_alphanumeric() && c != '_');
        let mut all = self.contents.iter().flat_map(|text| words(text));
        all.find(|word| word.to_lowercase() == wanted).unwrap_or(name)
    }

    /// A span of the current rule as its author wrote it.
    fn written(&self, span: &Span) -> String {
        self.written_in(self.unit.rule, span)
    }

    #[expect(clippy::indexing_slicing, reason = "the lexer made the spans of a rule")]
    fn written_in(&self, rule: usize, span: &Span) -> String {
        let written = &self.contents[rule][span.clone()];
        if written.chars().count() > MAX_QUOTED {
            return format!("{}...", written.chars().take(MAX_QUOTED).collect::<String>());
        }
        written.to_owned()
    }

    /// The two items of a point with this name; language 1 has no points.
    fn point_named(&self, name: &str) -> Option<[usize; 2]> {
        if self.language == RuleLanguage::One { None } else { self.scope.point(name) }
    }

    fn report(&mut self, found: Found) {
        self.problems.push((self.unit.rule, found));
    }

    /// Reports a problem that makes a value unusable.
    fn fail(&mut self, found: Found) -> Value {
        self.report(found);
        Value::Bad(Fault::WrongType)
    }

    // local names

    /// Reports a new name that would hide an item or a matrix.
    fn new_name(&mut self, name: &str, span: &Span) {
        if self.scope.item(name).is_some() || self.scope.matrix(name).is_some() {
            self.report(found(Code::R052, "taken", span.clone()).arg("word", self.written(span)).cure("other-name"));
        }
    }

    fn local(&mut self, name: &str, kind: ValueKind, fixed: bool) -> usize {
        let number = self.unit.used;
        self.unit.used += kind.registers();
        self.unit.locals.push(Local { name: name.to_owned(), kind, number, fixed, constant: None });
        number
    }

    fn find_local(&self, name: &str) -> Option<&Local> {
        self.unit.locals.iter().rev().find(|l| l.name == name)
    }

    fn local_value(local: &Local) -> Value {
        let variable = |more| Expr::Variable(Variable::Local(local.number + more));
        match local.kind {
            ValueKind::One(kind) => Value::One(variable(0), kind),
            ValueKind::Point => Value::Point(variable(0), variable(1)),
            ValueKind::List => Value::List(variable(0)),
        }
    }
}

/// How many lists or points there are, or the number of one.
#[expect(clippy::expect_used, reason = "a level has far fewer lists")]
fn count(number: usize) -> Expr {
    Expr::Constant(i32::try_from(number).expect("a number of lists"))
}

fn axis_of(name: &str) -> Option<Axis> {
    match name {
        "x" => Some(Axis::X),
        "y" => Some(Axis::Y),
        _ => None,
    }
}

impl ReadRules {
    /// The typed tree for the level of `scope`, the problems of names and types, and the words used as pieces.
    pub fn check(&self, scope: &mut Scope) -> Checked {
        self.check_until(scope, &|| false)
    }

    /// Checks until `is_over` is true, which is asked before each statement.
    pub fn check_until(&self, scope: &mut Scope, is_over: &dyn Fn() -> bool) -> Checked {
        check(&self.rules, self.language, scope, is_over)
    }
}
