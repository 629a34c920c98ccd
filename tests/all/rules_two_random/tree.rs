//! The trees that random programs are, and the board that they work on.

pub const WIDTH: i32 = 3;
pub const HEIGHT: i32 = 3;
pub const LISTS: [&[(i32, i32)]; 2] = [&[(0, 0), (1, 1), (2, 2)], &[(2, 0), (1, 0)]];
pub const CROSS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
pub const STAR: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

#[derive(Clone)]
pub enum Num {
    Is(i32),
    Item(&'static str),
    Var(String),
    Coordinate(Box<Pt>, bool),
    Cell(Pt),
    Both(char, Box<Num>, Box<Num>),
    Minus(Box<Num>),
    Count(Box<Over>, Box<Truth>),
    Fold(&'static str, Box<Over>, Box<Num>),
    Index(usize, Box<Pt>),
    Size(String, Box<Pt>, Box<Truth>),
    /// Twice(k), Near of a point, Bump(k) which changes N.
    Twice(Box<Num>),
    Near(Box<Pt>),
    Bump(Box<Num>),
    /// Part(k), which makes a local name whose value may fail, and changes N.
    Part(Box<Num>),
}

#[derive(Clone)]
pub enum Pt {
    Item(&'static str),
    Var(String),
    Pair(Box<Num>, Box<Num>),
    Both(char, Box<Pt>, Box<Pt>),
    Times(Box<Num>, Box<Pt>),
    List(usize, Box<Num>),
    /// Right(C): one to the right.
    Right(Box<Pt>),
}

#[derive(Clone)]
pub enum Word {
    Is(&'static str),
    Cell(Pt),
    Item,
    Var(String),
    Next(Box<Word>),
}

#[derive(Clone)]
pub enum Truth {
    Is(bool),
    Compare(&'static str, Num, Num),
    Words(bool, Word, Word),
    Points(bool, Pt, Pt),
    And(Box<Truth>, Box<Truth>),
    Or(Box<Truth>, Box<Truth>),
    Not(Box<Truth>),
    Soft(Word),
    Inside(Pt),
    Valid(Pt),
    In(Pt, usize),
    Any(Box<Over>, Box<Truth>),
    All(Box<Over>, Box<Truth>),
    Distinct(Box<Over>, Num),
    Increasing(Box<Over>, Num),
    Connected(String, Box<Truth>),
}

#[derive(Clone)]
pub enum Domain {
    State,
    Cross,
    Star,
    Range(Num, Num),
    Ray(Pt, Pt),
    List(usize),
}

#[derive(Clone)]
pub struct Over {
    pub name: String,
    pub domain: Domain,
    pub until: Option<Truth>,
}

#[derive(Clone)]
pub enum Step {
    Num(&'static str, Num),
    Word(Word),
    Point(Pt),
    State(Pt, Word),
    Next(Pt, Word),
    Valid(Pt, Truth),
    NumCell(Pt, Num),
    AllValid(Truth),
    Local(String, Made),
    /// A number for a local name.
    Give(String, Num),
    /// A number for a coordinate of a local name.
    GiveCoordinate(String, bool, Num),
    If(Truth, Vec<Step>, Vec<Step>),
    Each(Over, Vec<Step>),
    While(Truth, Vec<Step>),
    Repeat(Num, Vec<Step>),
    Flood(String, Pt, Truth, Vec<Step>),
    Stop,
    Win,
    Highlight(Pt),
}

/// The value of a local name.
#[derive(Clone)]
pub enum Made {
    Num(Num),
    Pt(Pt),
    Word(Word),
}
