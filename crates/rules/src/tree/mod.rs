//! The typed tree of rules: both languages are read into it, and code is made from it. Names are already slots; nothing
//! in it can have a wrong type.

pub mod effects;
pub mod history;
pub mod scope;
pub mod usage;

use std::ops::Range;

/// Why a statement or a condition is skipped when it is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A cell outside its matrix.
    OutsideMatrix,
    /// A result that does not fit into 32 bits.
    Overflow,
    /// Values of different types are compared or assigned.
    WrongType,
    /// No matrix of this name.
    UnknownMatrix,
    /// No item of this name.
    UnknownItem,
    /// A table cannot be changed.
    ReadOnly,
    /// The text is not valid in its language.
    IllFormed,
    /// Division by zero, also in a remainder.
    DivideByZero,
    /// A function ended without `return`.
    NoValue,
    /// The minimum or maximum of no elements.
    Empty,
    /// No such list, or no such index in it.
    OutsideList,
    /// The piece has no such property.
    NoProperty,
    /// `random` with a first number larger than the last.
    EmptyRange,
    /// A local name whose value could not be computed.
    Valueless,
}

impl Fault {
    /// The id of the text that describes it.
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

/// A range of a rule's contents, in bytes.
pub type Span = Range<usize>;

/// A value in one register: a truth value, a number, a word's number, or a list's number.
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
    /// Whether two points are equal: x and y of the first, x and y of the second.
    SamePoint(Box<[Expr; 4]>),
    /// True if all are, evaluated in order up to the first that is false.
    All(Vec<Expr>),
    /// True if one is, evaluated in order up to the first that is true.
    Any(Vec<Expr>),
    /// The negation.
    Not(Box<Expr>),
    /// Whether a word is in the set of this number.
    Is(Box<Expr>, usize),
    /// A piece's property, by the number of the property.
    Property(Box<Expr>, usize),
    /// Whether a cell is inside the matrix.
    Inside(Box<CellRef>),
    /// A random number from the first to the last.
    Random(Box<Expr>, Box<Expr>),
    /// The list of a table at this index, counted from 1: the number of its first list, how many it has, the index.
    ListOf(usize, usize, Box<Expr>),
    /// A coordinate of a list's point, counted from 0.
    ListCell(Box<Expr>, Box<Expr>, Axis),
    /// The index of a point in a list, or -1.
    IndexOf(Box<[Expr; 3]>),
    /// How many points a list has.
    Length(Box<Expr>),
    /// A value computed from all elements of something.
    Fold(Box<Fold>),
    /// Whether the lengths of runs equal these numbers.
    Runs(Box<Runs>),
    /// Whether the cells of a matrix for which this holds are connected side by side.
    Connected(Box<Connected>),
    /// How many cells a connected area has.
    AreaSize(Box<Area>),
    /// The result of a function; the second coordinate of a point goes to the local name given in the call.
    Call(Box<Call>),
    /// Stores a value in a local name, so that it can be read again.
    Keep(Variable, Box<Expr>),
    /// The value of the second, after the first was evaluated.
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

/// A place that stores one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variable {
    /// The item in this slot.
    Item(usize),
    /// The local name with this number in its rule or function. A point takes two numbers in a row.
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

/// The domain of a loop, and the variable that stands for each element.
#[derive(Debug, Clone, PartialEq)]
pub enum Over {
    /// All cells of a matrix, row by row; the variable is a point.
    Cells(usize, Variable),
    /// The points of a list; the variable is a point.
    Points(Expr, Variable),
    /// Whole numbers from first to last; also used for the lists of a table.
    Range(Expr, Expr, Variable),
    /// Cells from a point in a direction up to the edge of STATE: x, y, dx, dy; the variable is a point.
    Ray(Box<[Expr; 4]>, Variable),
    /// The cells of a connected area, found before the loop begins, row by row; the variable is a point.
    Area(Box<Area>),
}

impl Over {
    /// The variable that stands for each element.
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
    /// What is computed from the elements.
    pub what: Folding,
    /// The domain.
    pub over: Over,
    /// The loop continues only while this holds.
    pub until: Option<Expr>,
    /// The expression evaluated for each element.
    pub body: Expr,
}

/// What is computed from the elements.
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
    /// The minimum.
    Least,
    /// The maximum.
    Most,
    /// Whether all values are different.
    Distinct,
    /// Whether each value is greater than the one before it.
    Increasing,
}

impl Folding {
    /// What this word computes, as in `count(C in STATE : ...)`.
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "count" => Self::Count,
            "any" => Self::Any,
            "all" => Self::All,
            "sum" => Self::Sum,
            "min" => Self::Least,
            "max" => Self::Most,
            "distinct" => Self::Distinct,
            "increasing" => Self::Increasing,
            _ => return None,
        })
    }
}

/// `runs (C in ROW : ...) matches (K in CLUES : ...)`: compares the lengths of runs of elements for which something
/// holds, in order, with numbers. An element that fails ends a run; a number that fails or is 0 is ignored.
#[derive(Debug, Clone, PartialEq)]
pub struct Runs {
    /// The domain in which runs are looked for, and the condition while it continues.
    pub over: (Over, Option<Expr>),
    /// Whether an element belongs to a run.
    pub holds: Expr,
    /// The domain of the numbers, and the condition while it continues.
    pub numbers: (Over, Option<Expr>),
    /// The number of each element.
    pub number: Expr,
}

/// Connected cells from a starting cell, side by side, for which a condition holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Area {
    /// Column of the start.
    pub x: Expr,
    /// Row of the start.
    pub y: Expr,
    /// The variable for the cell that is being tested.
    pub cell: Variable,
    /// Whether that cell belongs to the area.
    pub condition: Expr,
    /// Its number among the program's areas.
    pub number: usize,
}

/// `connected(C in STATE : ...)`: whether the cells for which the condition holds are connected.
#[derive(Debug, Clone, PartialEq)]
pub struct Connected {
    /// The matrix's slot.
    pub matrix: usize,
    /// The variable for the cell that is being tested.
    pub cell: Variable,
    /// Whether that cell belongs.
    pub condition: Expr,
    /// Its number among the program's areas.
    pub number: usize,
}

/// A function call.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// The function's number.
    pub function: usize,
    /// The arguments, a point as two.
    pub values: Vec<Expr>,
    /// The local name for the second coordinate if the result is a point.
    pub second: Option<Variable>,
    /// Whether the function only computes: it changes nothing but its own local names, and draws nothing.
    pub pure: bool,
}

/// An arithmetic operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
    /// Product.
    Multiply,
    /// Quotient, rounded towards 0.
    Divide,
    /// Remainder of the division, with the sign of the first number.
    Remainder,
    /// The lesser of the two.
    Lesser,
    /// The greater of the two.
    Greater,
    /// How far they are apart.
    Apart,
}

impl Arithmetic {
    /// What two numbers come to.
    ///
    /// # Errors
    /// A result of more than 32 bits; division by 0.
    #[inline(always)]
    pub fn calculate(self, a: i32, b: i32) -> Result<i32, Fault> {
        match self {
            Self::Add => a.checked_add(b).ok_or(Fault::Overflow),
            Self::Subtract => a.checked_sub(b).ok_or(Fault::Overflow),
            Self::Multiply => a.checked_mul(b).ok_or(Fault::Overflow),
            Self::Divide | Self::Remainder if b == 0 => Err(Fault::DivideByZero),
            Self::Divide => a.checked_div(b).ok_or(Fault::Overflow),
            Self::Remainder => a.checked_rem(b).ok_or(Fault::Overflow),
            Self::Lesser => Ok(a.min(b)),
            Self::Greater => Ok(a.max(b)),
            Self::Apart => i32::try_from(a.abs_diff(b)).map_err(|_| Fault::Overflow),
        }
    }
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
    /// The relation that holds exactly where this one does not.
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
        // one bit for less, equal and greater each: without a jump that the processor cannot predict
        let holds_of: u8 = match self {
            Self::Equal => 0b010,
            Self::Different => 0b101,
            Self::Less => 0b001,
            Self::AtMost => 0b011,
            Self::Greater => 0b100,
            Self::AtLeast => 0b110,
        };
        let order = (a >= b) as u8 + (a > b) as u8;
        holds_of >> order & 1 == 1
    }
}

/// A statement and its span.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    /// What it does.
    pub action: Action,
    /// Its span in the rule's contents.
    pub span: Span,
}

/// What a statement does.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Declares a local name (two numbers for a point). If its value fails it has none, and using it is an error.
    Local(usize, Vec<Expr>),
    /// Assigns a variable.
    Set(Variable, Expr),
    /// Assigns a point to two variables.
    SetPoint([Variable; 2], [Expr; 2]),
    /// Assigns a cell.
    SetCell(CellRef, Expr),
    /// Assigns a cell at the end of the rule.
    SetNext(CellRef, Expr),
    /// Assigns one value to all cells of a matrix.
    Fill(usize, Expr),
    /// Copies the second matrix into the first, of the same size and type.
    Copy(usize, usize),
    /// A conditional.
    If {
        /// The condition.
        condition: Expr,
        /// Done if it holds.
        then: Vec<Statement>,
        /// Done if it does not hold.
        otherwise: Vec<Statement>,
        /// Whether it is an `else if`: then its condition counts as one of the rule's own.
        behind_else: bool,
    },
    /// A loop over a domain, with the condition while it continues.
    Loop(Over, Option<Expr>, Vec<Statement>),
    /// A loop over the cells of a connected area, row by row, after the area is found.
    Flood(Area, Vec<Statement>),
    /// Done as long as the condition holds.
    While(Expr, Vec<Statement>),
    /// Done a number of times.
    Repeat(Expr, Vec<Statement>),
    /// Calls a function for its effects.
    Call(Call),
    /// Ends the function; with two values for a point.
    Return(Vec<Expr>),
    /// This player wins the game.
    Win(Expr),
    /// The game is lost.
    Lose,
    /// The game is drawn.
    Draw,
    /// Ends the round's rules.
    Stop,
    /// Says the text with this number.
    Say(usize),
    /// Plays the sound with this number.
    Sound(usize),
    /// Shows that this cell of STATE decided the game.
    Highlight(CellRef),
    /// Makes the assignments to NEXT take effect.
    Commit,
    /// Always skipped, for this reason.
    Fault(Fault),
}

/// One rule.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rule {
    /// What it does.
    pub body: Vec<Statement>,
    /// Whether the rules after it are left out if its condition held.
    pub breaks: bool,
    /// Whether it runs once, when the level begins, and not after moves.
    pub opens: bool,
    /// How many local names it has.
    pub locals: usize,
}

/// A function for one combination of parameter types.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Function {
    /// How many of its local names are parameters; they come first.
    pub parameters: usize,
    /// What it does.
    pub body: Vec<Statement>,
    /// How many local names it has.
    pub locals: usize,
    /// How many values it returns: 0, 1, or 2 for a point.
    pub results: usize,
    /// The rule in which it is defined.
    pub rule: usize,
}

/// A constraint on the finished board. It gives one condition that must hold for each element of its headings; an
/// element whose condition fails gives none.
#[derive(Debug, Clone, PartialEq)]
pub struct Constraint {
    /// Its name, with the braces in it.
    pub text: String,
    /// The expressions in the braces of the text, in order.
    pub asked: Vec<Asked>,
    /// The domains of its headings, each within the one before.
    pub headings: Vec<(Over, Option<Expr>)>,
    /// What must hold.
    pub condition: Expr,
    /// How many local names it has.
    pub locals: usize,
    /// The rule in which it is written.
    pub rule: usize,
    /// Its span in that rule's contents.
    pub span: Span,
}

/// An expression in braces in the text of a constraint.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    /// A truth value as 0 or 1, or a number.
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
    /// The constraints on the finished board, in file order.
    pub constraints: Vec<Constraint>,
    /// The functions, each after those it calls.
    pub functions: Vec<Function>,
    /// Sets of words, by number.
    pub sets: Vec<Vec<i32>>,
    /// The texts of `say` and the names of `sound`.
    pub texts: Vec<String>,
    /// How many areas there are.
    pub areas: usize,
}
