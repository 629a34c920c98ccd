//! The syntax tree: what is written, before anything is known about names and types.

use crate::tree::{Arithmetic, Relation, Span};
use std::collections::BTreeSet;

/// A node and its span.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// What it is.
    pub what: Syntax,
    /// Its span.
    pub span: Span,
    /// How deep the tree below it is, this node included.
    pub depth: u32,
    /// How many pairs of parentheses are around it.
    pub parentheses: u32,
}

impl Node {
    /// A node above its parts, with its depth.
    pub fn new(what: Syntax, span: Span) -> Self {
        let depth = what.deepest_part() + 1;
        Self { what, span, depth, parentheses: 0 }
    }
}

/// An expression as written.
#[derive(Debug, Clone, PartialEq)]
pub enum Syntax {
    /// A name, number or literal.
    Word(String),
    /// `"text"`
    Text(String),
    /// `base[index]`, `base[x, y]`
    Index(Box<Node>, Vec<Node>),
    /// `base.name`
    Property(Box<Node>, String),
    /// `-value`
    Minus(Box<Node>),
    /// `NOT value`
    Not(Box<Node>),
    /// `first AND second AND ...`, two or more.
    All(Vec<Node>),
    /// `first OR second OR ...`, two or more.
    Any(Vec<Node>),
    /// Two values and an operator.
    Binary(Operator, Box<Node>, Box<Node>),
    /// `value is Name`
    Is(Box<Node>, String, Span),
    /// `point in list`
    In(Box<Node>, Box<Node>),
    /// `value in (one, other, ...)`, two or more.
    OneOf(Box<Node>, Vec<Node>),
    /// `name(values)`
    Call(String, Vec<Node>),
    /// `count(C in STATE : ...)` and its kind.
    Fold(String, Box<Binder>, Box<Node>),
    /// `runs (C in ROW : ...) matches (K in CLUES : ...)`
    Runs(Box<[(Binder, Node); 2]>),
    /// `(x, y)`
    Pair(Box<Node>, Box<Node>),
}

impl Syntax {
    /// The depth of the deepest part; 0 if there are none.
    fn deepest_part(&self) -> u32 {
        let deepest = |list: &[Node]| list.iter().map(|node| node.depth).max().unwrap_or(0);
        match self {
            Self::Word(_) | Self::Text(_) => 0,
            Self::Index(base, indexes) => base.depth.max(deepest(indexes)),
            Self::Property(one, _) | Self::Minus(one) | Self::Not(one) | Self::Is(one, _, _) => one.depth,
            Self::All(list) | Self::Any(list) | Self::Call(_, list) => deepest(list),
            Self::Binary(_, left, right) | Self::In(left, right) | Self::Pair(left, right) => {
                left.depth.max(right.depth)
            }
            Self::OneOf(value, list) => value.depth.max(deepest(list)),
            Self::Fold(_, binder, body) => binder.depth().max(body.depth),
            Self::Runs(parts) => parts.iter().map(|(binder, body)| binder.depth().max(body.depth)).max().unwrap_or(0),
        }
    }
}

/// An operator between two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    /// `==` and its kind.
    Compare(Relation),
    /// `+` and its kind.
    Calculate(Arithmetic),
}

/// The domain and variable of a loop: `C in STATE while ...`
#[derive(Debug, Clone, PartialEq)]
pub struct Binder {
    /// The name that stands for each element.
    pub name: String,
    /// The span of the name.
    pub span: Span,
    /// The domain.
    pub domain: Domain,
    /// The loop continues only while this holds.
    pub until: Option<Node>,
}

impl Binder {
    /// The depth of the deepest node in it.
    fn depth(&self) -> u32 {
        let domain = match &self.domain {
            Domain::In(node) | Domain::From(node) => node.depth,
            Domain::Range(first, last) => first.depth.max(last.depth),
            Domain::Listed(points) => points.iter().map(|node| node.depth).max().unwrap_or(0),
        };
        domain.max(self.until.as_ref().map_or(0, |node| node.depth))
    }
}

/// What a loop iterates over.
#[derive(Debug, Clone, PartialEq)]
pub enum Domain {
    /// `in ...`
    In(Node),
    /// `from point`: a connected area.
    From(Node),
    /// `= first to last`
    Range(Node, Node),
    /// `in (point, point, ...)`, two or more.
    Listed(Vec<Node>),
}

/// A statement and its span.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// What it is.
    pub what: Command,
    /// Its span.
    pub span: Span,
}

/// A statement as written.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// `target = value;`
    Assign(Node, Node),
    /// `if (..) {..} else if (..) {..} else {..}`
    If(Vec<(Node, Vec<Step>)>, Vec<Step>),
    /// `foreach (..) {..}` and `for (..) {..}`
    Loop(Binder, Vec<Step>),
    /// `while (..) {..}`
    While(Node, Vec<Step>),
    /// `repeat (n) {..}`
    Repeat(Node, Vec<Step>),
    /// `flood (C from A : ..) {..}`
    Flood(Binder, Node, Vec<Step>),
    /// `local name = value;`
    Local(String, Span, Node),
    /// `return value;`
    Return(Option<Node>),
    /// `win;` `win(2);`
    Win(Option<Node>),
    /// `lose;`
    Lose,
    /// `draw;`
    Draw,
    /// `stop;`
    Stop,
    /// `say "text";`
    Say(String),
    /// `sound Name;`
    Sound(String),
    /// `highlight A;`
    Highlight(Node),
    /// `Name(values);`
    Call(Node),
    /// `define Name(parameters) {..}`
    Define(Define),
    /// `constraint "text" foreach (..) : condition;`
    Constraint(Box<Constraint>),
    /// Not readable; the problem is reported.
    Bad,
}

/// The definition of a function.
#[derive(Debug, Clone, PartialEq)]
pub struct Define {
    /// Its name.
    pub name: String,
    /// The span of the name.
    pub span: Span,
    /// Its parameters.
    pub parameters: Vec<(String, Span)>,
    /// What it does.
    pub body: Vec<Step>,
}

/// A constraint on the finished board.
#[derive(Debug, Clone, PartialEq)]
pub struct Constraint {
    /// Its name, with the braces in it.
    pub text: String,
    /// The expressions in the braces of the text, in order.
    pub asked: Vec<Node>,
    /// Its headings, each nested in the one before.
    pub headings: Vec<Binder>,
    /// What must hold.
    pub condition: Node,
}

/// The names that statements assign, including `x` in `x.y = 1;`.
pub fn assigned(steps: &[Step]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    add_assigned(steps, &mut names);
    names
}

fn add_assigned(steps: &[Step], names: &mut BTreeSet<String>) {
    for step in steps {
        match &step.what {
            Command::Assign(Node { what: Syntax::Word(name), .. }, _) => drop(names.insert(name.clone())),
            Command::Assign(Node { what: Syntax::Property(base, _), .. }, _) => {
                if let Syntax::Word(name) = &base.what {
                    names.insert(name.clone());
                }
            }
            Command::If(arms, otherwise) => {
                arms.iter().for_each(|(_, body)| add_assigned(body, names));
                add_assigned(otherwise, names);
            }
            Command::Loop(_, body)
            | Command::While(_, body)
            | Command::Repeat(_, body)
            | Command::Flood(_, _, body) => add_assigned(body, names),
            _ => {}
        }
    }
}
