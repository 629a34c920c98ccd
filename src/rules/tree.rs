//! Rules as a typed tree: what both languages are read into and what code is made from.
//! Names are slots already; nothing here can be ill-typed.

use super::scope::Type;
use std::fmt;
use std::ops::Range;

/// Why a statement or a condition is skipped when it is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A cell outside its matrix.
    OutsideMatrix,
    /// A result that needs more than 32 bits.
    Overflow,
    /// Values of different types are compared or assigned.
    WrongType,
    /// No matrix of this name.
    UnknownMatrix,
    /// No item of this name.
    UnknownItem,
    /// A table cannot be changed.
    ReadOnly,
    /// The text is not of the language.
    IllFormed,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OutsideMatrix => "the cell lies outside the matrix",
            Self::Overflow => "the number grows too large",
            Self::WrongType => "the two sides hold different types",
            Self::UnknownMatrix => "there is no matrix of this name",
            Self::UnknownItem => "there is no item of this name",
            Self::ReadOnly => "a table cannot be changed",
            Self::IllFormed => "this is not written as a rule",
        })
    }
}

/// A stretch of a rule's contents, in bytes.
pub type Span = Range<usize>;

/// A value of one of the three types.
#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    /// A number, a word's number, or 0 and 1 for false and true.
    Constant(i32),
    /// An item or a local name.
    Variable(Variable),
    /// What a cell holds.
    Cell(Box<CellRef>),
    /// Arithmetic on numbers.
    Arithmetic(Arithmetic, Box<Expr>, Box<Expr>),
    /// A comparison of two values of one type.
    Compare(Relation, Box<Expr>, Box<Expr>),
    /// True if all are, tried in order up to the first that is false.
    All(Vec<Expr>),
    /// True if one is, tried in order up to the first that is true.
    Any(Vec<Expr>),
    /// An error whenever it is reached.
    Fault(Fault),
}

/// A place that holds one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The item in this slot.
    Item(usize),
}

/// A cell of a matrix.
#[derive(Debug, Clone, PartialEq)]
pub struct CellRef {
    /// The matrix's slot.
    pub matrix: usize,
    /// Column.
    pub x: Expr,
    /// Row.
    pub y: Expr,
}

/// What is done with two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
}

/// How two values are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relation {
    /// `==`
    Equal,
    /// `!=`
    Different,
}

/// One thing to do, and where it is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    /// What.
    pub action: Action,
    /// Where in the rule's contents.
    pub span: Span,
}

/// What a statement does.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Gives a variable a value.
    Set(Variable, Expr),
    /// Gives a cell a value.
    SetCell(CellRef, Expr),
    /// Does one thing or another.
    If {
        /// Decides.
        condition: Expr,
        /// Done where it holds.
        then: Vec<Statement>,
        /// Done where it does not.
        otherwise: Vec<Statement>,
    },
    /// Nothing: always skipped, for this reason.
    Fault(Fault),
}

/// One rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Rule {
    /// What it does.
    pub body: Vec<Statement>,
    /// Whether the rules after it are left out where its condition held.
    pub breaks: bool,
}

/// The types of two literals and values meet here.
#[derive(Debug, Clone, PartialEq)]
pub struct Typed {
    /// The value.
    pub expr: Expr,
    /// Its type.
    pub kind: Type,
}
