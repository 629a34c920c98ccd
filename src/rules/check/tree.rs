//! Rules as a typed tree: what both languages are read into and what code is made from.
//! Names are slots already; nothing here can be ill-typed.

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
    /// Division by zero, or its remainder.
    DivideByZero,
    /// A function ended without `return`.
    NoValue,
    /// The least of nothing, the most of nothing.
    Empty,
    /// No such list, or no such place in it.
    OutsideList,
    /// The piece has no such property.
    NoProperty,
    /// `random` from more to less.
    EmptyRange,
    /// A local name whose value could not be worked out.
    Valueless,
}

impl Fault {
    /// The name of the text that tells it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::OutsideMatrix => "fault-outside-matrix",
            Self::Overflow => "fault-overflow",
            Self::WrongType => "fault-wrong-type",
            Self::UnknownMatrix => "fault-unknown-matrix",
            Self::UnknownItem => "fault-unknown-item",
            Self::ReadOnly => "fault-read-only",
            Self::IllFormed => "fault-ill-formed",
            Self::DivideByZero => "fault-divide-by-zero",
            Self::NoValue => "fault-no-value",
            Self::Empty => "fault-empty",
            Self::OutsideList => "fault-outside-list",
            Self::NoProperty => "fault-no-property",
            Self::EmptyRange => "fault-empty-range",
            Self::Valueless => "fault-valueless",
        }
    }
}

/// A stretch of a rule's contents, in bytes.
pub type Span = Range<usize>;

/// A value in one register: true or false, a number, a word's number, or a list's number.
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
    /// Whether two points are one: first x and y, second x and y.
    SamePoint(Box<[Expr; 4]>),
    /// True if all are, tried in order up to the first that is false.
    All(Vec<Expr>),
    /// True if one is, tried in order up to the first that is true.
    Any(Vec<Expr>),
    /// The other truth.
    Not(Box<Expr>),
    /// Whether a word is in the set of this number.
    Is(Box<Expr>, usize),
    /// A piece's property, by the number of the property.
    Property(Box<Expr>, usize),
    /// Whether a cell lies inside the matrix.
    Inside(Box<CellRef>),
    /// A number drawn from first to last.
    Random(Box<Expr>, Box<Expr>),
    /// The list of a table with this place, counted from 1: its first list, how many it has, the place.
    ListOf(usize, usize, Box<Expr>),
    /// A coordinate of a list's cell, counted from 0.
    ListCell(Box<Expr>, Box<Expr>, Axis),
    /// The place of a point in a list, or -1.
    IndexOf(Box<[Expr; 3]>),
    /// How many cells a list has.
    Length(Box<Expr>),
    /// Something over all elements.
    Fold(Box<Fold>),
    /// Whether the lengths of runs are these numbers.
    Runs(Box<Runs>),
    /// Whether the cells of a matrix for which this holds are connected side by side.
    Connected(Box<Connected>),
    /// How many cells a connected area has.
    AreaSize(Box<Area>),
    /// What a function gives back; the second coordinate of a point goes to the local.
    Call(Box<Call>),
    /// Keeps a value in a local name, to be read again.
    Keep(Variable, Box<Expr>),
    /// The second, once the first was worked out.
    After(Box<Expr>, Box<Expr>),
    /// An error whenever it is reached.
    Fault(Fault),
}

/// A coordinate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Column.
    X,
    /// Row.
    Y,
}

/// A place that holds one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The item in this slot.
    Item(usize),
    /// The local name with this number in its rule or function. A point has two numbers in a row.
    Local(usize),
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

/// What a loop goes through, and the local name that stands for each element.
#[derive(Debug, Clone, PartialEq)]
pub enum Over {
    /// All cells of a matrix, row by row; a point.
    Cells(usize, Variable),
    /// The cells or directions of a list; a point.
    Points(Expr, Variable),
    /// Whole numbers from first to last; also the lists of a table.
    Range(Expr, Expr, Variable),
    /// Cells from a point in a direction up to the edge of STATE: x, y, dx, dy; a point.
    Ray(Box<[Expr; 4]>, Variable),
    /// The cells of a connected area, found before the first is gone through, row by row; a point.
    Area(Box<Area>),
}

impl Over {
    /// The local name that stands for each element.
    pub fn name(&self) -> Variable {
        match self {
            Self::Cells(_, name) | Self::Points(_, name) | Self::Range(_, _, name) | Self::Ray(_, name) => *name,
            Self::Area(area) => area.cell,
        }
    }
}

/// `count(C in STATE while ... : ...)` and its kind.
#[derive(Debug, Clone, PartialEq)]
pub struct Fold {
    /// What is made of the elements.
    pub what: Folding,
    /// What is gone through.
    pub over: Over,
    /// Goes on only while this holds.
    pub until: Option<Expr>,
    /// For each element.
    pub body: Expr,
}

/// What is made of all elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Folding {
    /// How many are true.
    Count,
    /// Whether one is true.
    Any,
    /// Whether none is false.
    All,
    /// The sum.
    Sum,
    /// The least.
    Least,
    /// The most.
    Most,
    /// Whether all differ.
    Distinct,
}

/// `runs (C in ROW : ...) matches (K in CLUES : ...)`: the lengths of the stretches of elements for which something holds, in
/// order, against numbers. An element that fails ends a stretch; a number that fails, or is 0, is left out.
#[derive(Debug, Clone, PartialEq)]
pub struct Runs {
    /// What stretches lie in, and as long as what it is gone through.
    pub over: (Over, Option<Expr>),
    /// Whether an element belongs to a stretch.
    pub holds: Expr,
    /// What has the numbers, and as long as what it is gone through.
    pub numbers: (Over, Option<Expr>),
    /// The number of each.
    pub number: Expr,
}

/// Cells connected side by side, from a start, for which a condition holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Area {
    /// Start.
    pub x: Expr,
    /// Start.
    pub y: Expr,
    /// The point asked about.
    pub cell: Variable,
    /// Whether it belongs to the area.
    pub condition: Expr,
    /// Its number among the program's areas.
    pub number: usize,
}

/// `connected(C in STATE : ...)`
#[derive(Debug, Clone, PartialEq)]
pub struct Connected {
    /// The matrix's slot.
    pub matrix: usize,
    /// The point asked about.
    pub cell: Variable,
    /// Whether it belongs.
    pub condition: Expr,
    /// Its number among the program's areas.
    pub number: usize,
}

/// A call.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// The function's number.
    pub function: usize,
    /// The values, a point as two.
    pub values: Vec<Expr>,
    /// Where the second coordinate of the point it gives back goes.
    pub second: Option<Variable>,
}

/// What is done with two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
    /// Product.
    Multiply,
    /// Quotient, cut off towards 0.
    Divide,
    /// What the quotient leaves, of the sign of the first.
    Remainder,
}

/// How two values are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Relation {
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
}

impl Relation {
    /// Holds where this one does not.
    pub const fn opposite(self) -> Self {
        match self {
            Self::Equal => Self::Different,
            Self::Different => Self::Equal,
            Self::Less => Self::AtLeast,
            Self::AtLeast => Self::Less,
            Self::Greater => Self::AtMost,
            Self::AtMost => Self::Greater,
        }
    }

    /// Whether it holds.
    #[inline(always)]
    pub const fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Self::Equal => a == b,
            Self::Different => a != b,
            Self::Less => a < b,
            Self::AtMost => a <= b,
            Self::Greater => a > b,
            Self::AtLeast => a >= b,
        }
    }
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
    /// Makes a local name, the first of two for a point. Where its value fails it has none: using it is an error.
    Local(usize, Vec<Expr>),
    /// Gives a variable a value.
    Set(Variable, Expr),
    /// Gives two variables a point.
    SetPoint([Variable; 2], [Expr; 2]),
    /// Gives a cell a value.
    SetCell(CellRef, Expr),
    /// Gives a cell a value at the end of the rule.
    SetNext(CellRef, Expr),
    /// Gives all cells of a matrix one value.
    Fill(usize, Expr),
    /// Copies the second matrix into the first, of the same size and type.
    Copy(usize, usize),
    /// Does one thing or another.
    If {
        /// Decides.
        condition: Expr,
        /// Done where it holds.
        then: Vec<Statement>,
        /// Done where it does not.
        otherwise: Vec<Statement>,
        /// Whether it stands behind `else`: then its condition is one of its rule's own.
        behind_else: bool,
    },
    /// Done for each element.
    Loop(Over, Option<Expr>, Vec<Statement>),
    /// Done for each cell of a connected area, row by row, once the area is found.
    Flood(Area, Vec<Statement>),
    /// Done as long as the condition holds.
    While(Expr, Vec<Statement>),
    /// Done a number of times.
    Repeat(Expr, Vec<Statement>),
    /// A function for what it does.
    Call(Call),
    /// Ends the function; a point as two values.
    Return(Vec<Expr>),
    /// Play is won by this player.
    Win(Expr),
    /// Play is lost.
    Lose,
    /// Play is drawn.
    Draw,
    /// Ends the round's rules.
    Stop,
    /// Says the text with this number.
    Say(usize),
    /// Plays the sound with this number.
    Sound(usize),
    /// What NEXT was given becomes true.
    Commit,
    /// Nothing: always skipped, for this reason.
    Fault(Fault),
}

/// One rule.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rule {
    /// What it does.
    pub body: Vec<Statement>,
    /// Whether the rules after it are left out where its condition held.
    pub breaks: bool,
    /// How many local names it has.
    pub locals: usize,
}

/// A function, for one set of parameter types.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Function {
    /// How many of its local names are parameters; they come first.
    pub parameters: usize,
    /// What it does.
    pub body: Vec<Statement>,
    /// How many local names it has.
    pub locals: usize,
    /// How many values it gives back: 0, 1, or 2 for a point.
    pub results: usize,
    /// The rule it is written in.
    pub rule: usize,
}

/// A law of the finished board: for each element of its headings one that must hold. Where its condition fails there is none.
#[derive(Debug, Clone, PartialEq)]
pub struct Constraint {
    /// What it is called, with its braces.
    pub text: String,
    /// What stands in the braces of the text, in order.
    pub asked: Vec<Asked>,
    /// One law for each element of them, the later ones within the earlier.
    pub headings: Vec<(Over, Option<Expr>)>,
    /// What must hold.
    pub condition: Expr,
    /// How many local names it has.
    pub locals: usize,
    /// The rule it is written in.
    pub rule: usize,
    /// Where in that rule's contents.
    pub span: Span,
}

/// What stands in braces in the text of a law.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    /// A truth, as 0 or 1, or a number.
    Number(Expr),
    /// A word.
    Word(Expr),
    /// A cell.
    Cell(Expr, Expr),
}

/// All rules of a level, typed.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tree {
    /// In file order.
    pub rules: Vec<Rule>,
    /// Laws of the finished board, in file order.
    pub constraints: Vec<Constraint>,
    /// Each after those it calls.
    pub functions: Vec<Function>,
    /// Sets of words, by number.
    pub sets: Vec<Vec<i32>>,
    /// Texts of `say` and names of `sound`.
    pub texts: Vec<String>,
    /// How many areas there are.
    pub areas: usize,
}
