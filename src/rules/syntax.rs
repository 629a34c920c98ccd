//! What the parser of language 2 makes: a tree of what is written, nothing known yet of names and types.

use super::tree::Span;

/// Something written, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// What.
    pub what: Syntax,
    /// Where.
    pub span: Span,
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
    /// Two values and an operator.
    Binary(Operator, Box<Node>, Box<Node>),
    /// `value is Name`
    Is(Box<Node>, String, Span),
    /// `point in list`
    In(Box<Node>, Box<Node>),
    /// `name(values)`
    Call(String, Vec<Node>),
    /// `count(C in STATE : ...)` and its kind.
    Fold(String, Box<Binder>, Box<Node>),
    /// `(x, y)`
    Pair(Box<Node>, Box<Node>),
}

/// An operator between two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    /// `OR`
    Or,
    /// `AND`
    And,
    /// `==`
    Equal,
    /// `!=`
    Different,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
}

/// `C in STATE while ...`
#[derive(Debug, Clone, PartialEq)]
pub struct Binder {
    /// The name that stands for each element.
    pub name: String,
    /// Where it is written.
    pub span: Span,
    /// What is gone through.
    pub domain: Domain,
    /// Goes on only while this holds.
    pub until: Option<Node>,
}

/// What a loop goes through.
#[derive(Debug, Clone, PartialEq)]
pub enum Domain {
    /// `in ...`
    In(Node),
    /// `from point`: a connected area.
    From(Node),
    /// `= first to last`
    Range(Node, Node),
}

/// A statement, and where it is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// What.
    pub what: Command,
    /// Where.
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
    /// `Name(values);`
    Call(Node),
    /// `define Name(parameters) {..}`
    Define(Define),
    /// Not readable; the problem is reported.
    Bad,
}

/// A function.
#[derive(Debug, Clone, PartialEq)]
pub struct Define {
    /// Its name.
    pub name: String,
    /// Where the name is written.
    pub span: Span,
    /// Its parameters.
    pub parameters: Vec<(String, Span)>,
    /// What it does.
    pub body: Vec<Step>,
}
