//! Language 2 compared with a plain tree evaluator: programs are made as random trees, written as text for the compiler, and evaluated on
//! the tree itself.

use super::rules_kit::{bools, engine, game, int, ints, layout, pieces, rules, text, words};
use super::rules_one_random::Dice;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use switchboard::game::RuleLanguage::Two;
use switchboard::game::{Game, Layout, Name, Pieces, Value, Values};
use switchboard::grid::Cell;
use switchboard::play::{Change, Engine, Move, Outcome};

const PROGRAMS: u64 = 3_000;
/// Steps of the tree after which a round is no longer compared.
const LONGEST: u32 = 100_000;
/// How many moves are compared with each program.
const MOVES: usize = 3;
const WIDTH: i32 = 3;
const HEIGHT: i32 = 3;
const LISTS: [&[(i32, i32)]; 2] = [&[(0, 0), (1, 1), (2, 2)], &[(2, 0), (1, 0)]];
const CROSS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const STAR: [(i32, i32); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

#[derive(Clone)]
enum Num {
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
enum Pt {
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
enum Word {
    Is(&'static str),
    Cell(Pt),
    Item,
    Var(String),
    Next(Box<Word>),
}

#[derive(Clone)]
enum Truth {
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
enum Domain {
    State,
    Cross,
    Star,
    Range(Num, Num),
    Ray(Pt, Pt),
    List(usize),
}

#[derive(Clone)]
struct Over {
    name: String,
    domain: Domain,
    until: Option<Truth>,
}

#[derive(Clone)]
enum Step {
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
enum Made {
    Num(Num),
    Pt(Pt),
    Word(Word),
}

// making

/// Names of loops begin with c, local ones with l.
struct Maker {
    dice: Dice,
    points: Vec<String>,
    numbers: Vec<String>,
    words: Vec<String>,
    made: usize,
}

impl Maker {
    fn num(&mut self, depth: u32) -> Num {
        let simple = depth == 0 || self.dice.one_in(3);
        if simple {
            return match self.dice.below(6) {
                0 | 1 => Num::Is(self.dice.below(5) as i32 - 1),
                2 => Num::Item(["N", "M"][self.dice.below(2)]),
                3 if !self.numbers.is_empty() => Num::Var(self.numbers[self.dice.below(self.numbers.len())].clone()),
                4 => Num::Is(i32::MAX),
                _ => Num::Coordinate(Box::new(self.pt(0)), self.dice.one_in(2)),
            };
        }
        let deeper = depth - 1;
        match self.dice.below(13) {
            0..=2 => {
                let sign = ['+', '-', '*', '/', '%', 'm', 'M', 'a'][self.dice.below(8)];
                Num::Both(sign, Box::new(self.num(deeper)), Box::new(self.num(deeper)))
            }
            3 => Num::Minus(Box::new(self.num(deeper))),
            4 | 5 => Num::Cell(self.pt(deeper)),
            6 => self.over(deeper, |m, over, d| Num::Count(over, Box::new(m.truth(d)))),
            7 => {
                let what = ["sum", "min", "max"][self.dice.below(3)];
                self.over(deeper, |m, over, d| Num::Fold(what, over, Box::new(m.num(d))))
            }
            8 => Num::Index(self.dice.below(2), Box::new(self.pt(deeper))),
            9 => {
                let start = self.pt(deeper);
                let name = self.fresh();
                self.points.push(name.clone());
                let truth = self.truth(deeper);
                self.points.pop();
                Num::Size(name, Box::new(start), Box::new(truth))
            }
            10 => Num::Near(Box::new(self.pt(deeper))),
            11 => Num::Part(Box::new(self.num(deeper))),
            _ if self.dice.one_in(2) => Num::Twice(Box::new(self.num(deeper))),
            _ => Num::Bump(Box::new(self.num(deeper))),
        }
    }

    fn fresh(&mut self) -> String {
        self.made += 1;
        format!("c{}", self.made)
    }

    fn over<T>(&mut self, depth: u32, body: impl FnOnce(&mut Self, Box<Over>, u32) -> T) -> T {
        let domain = match self.dice.below(6) {
            0 => Domain::State,
            1 => Domain::Cross,
            2 => Domain::Star,
            3 => Domain::Range(self.num(0), self.num(0)),
            4 => Domain::Ray(self.pt(0), self.pt(0)),
            _ => Domain::List(self.dice.below(2)),
        };
        let domain = match domain {
            // long ranges only run out of steps
            Domain::Range(..) => Domain::Range(Num::Is(self.dice.below(3) as i32), Num::Is(self.dice.below(5) as i32)),
            other => other,
        };
        let name = self.fresh();
        let number = matches!(domain, Domain::Range(..));
        let list = if number { &mut self.numbers } else { &mut self.points };
        list.push(name.clone());
        let until = if self.dice.one_in(4) { Some(self.truth(0)) } else { None };
        let made = body(self, Box::new(Over { name, domain, until }), depth);
        let list = if number { &mut self.numbers } else { &mut self.points };
        list.pop();
        made
    }

    fn pt(&mut self, depth: u32) -> Pt {
        if depth == 0 || self.dice.one_in(3) {
            return match self.dice.below(4) {
                0 if !self.points.is_empty() => Pt::Var(self.points[self.dice.below(self.points.len())].clone()),
                _ => Pt::Item(["A", "P", "Q"][self.dice.below(3)]),
            };
        }
        let deeper = depth - 1;
        match self.dice.below(5) {
            0 => Pt::Pair(Box::new(self.num(deeper)), Box::new(self.num(deeper))),
            1 => {
                let sign = ['+', '-'][self.dice.below(2)];
                Pt::Both(sign, Box::new(self.pt(deeper)), Box::new(self.pt(deeper)))
            }
            2 => Pt::Times(Box::new(self.num(deeper)), Box::new(self.pt(deeper))),
            3 => Pt::List(self.dice.below(2), Box::new(self.num(deeper))),
            _ => Pt::Right(Box::new(self.pt(deeper))),
        }
    }

    fn word(&mut self, depth: u32) -> Word {
        match self.dice.below(4) {
            0 => Word::Is(["Red", "Blue", "Dot"][self.dice.below(3)]),
            1 => Word::Item,
            2 if depth > 0 => Word::Next(Box::new(self.word(depth - 1))),
            3 if !self.words.is_empty() => Word::Var(self.words[self.dice.below(self.words.len())].clone()),
            _ => Word::Cell(self.pt(depth.min(1))),
        }
    }

    fn truth(&mut self, depth: u32) -> Truth {
        if depth == 0 {
            return match self.dice.below(4) {
                0 => Truth::Is(self.dice.one_in(2)),
                1 => Truth::Compare(["==", "<", ">="][self.dice.below(3)], self.num(0), self.num(0)),
                _ => Truth::Words(self.dice.one_in(2), Word::Cell(self.pt(0)), self.word(0)),
            };
        }
        let deeper = depth - 1;
        match self.dice.below(14) {
            0 | 1 => {
                let relation = ["==", "!=", "<", "<=", ">", ">="][self.dice.below(6)];
                Truth::Compare(relation, self.num(deeper), self.num(deeper))
            }
            2 => Truth::Words(self.dice.one_in(2), self.word(deeper), self.word(deeper)),
            3 => Truth::Points(self.dice.one_in(2), self.pt(deeper), self.pt(deeper)),
            4 | 5 => Truth::And(Box::new(self.truth(deeper)), Box::new(self.truth(deeper))),
            6 => Truth::Or(Box::new(self.truth(deeper)), Box::new(self.truth(deeper))),
            7 => Truth::Not(Box::new(self.truth(deeper))),
            8 => Truth::Soft(self.word(deeper)),
            9 => Truth::Inside(self.pt(deeper)),
            10 => Truth::In(self.pt(deeper), self.dice.below(2)),
            11 => self.over(deeper, |m, over, d| {
                let body = Box::new(m.truth(d));
                if m.dice.one_in(2) { Truth::Any(over, body) } else { Truth::All(over, body) }
            }),
            12 if self.dice.one_in(2) => self.over(deeper, |m, over, d| {
                let body = m.num(d);
                if m.dice.one_in(2) { Truth::Distinct(over, body) } else { Truth::Increasing(over, body) }
            }),
            12 => {
                let name = self.fresh();
                self.points.push(name.clone());
                let body = self.truth(deeper);
                self.points.pop();
                Truth::Connected(name, Box::new(body))
            }
            _ => Truth::Valid(self.pt(deeper)),
        }
    }

    /// A block. Its local names end with it.
    fn steps(&mut self, depth: u32) -> Vec<Step> {
        let (points, numbers, words) = (self.points.len(), self.numbers.len(), self.words.len());
        let more = if self.dice.one_in(3) { Some(self.local()) } else { None };
        let mut steps: Vec<Step> = more.into_iter().collect();
        steps.extend((0..1 + self.dice.below(3)).map(|_| self.step(depth)));
        self.points.truncate(points);
        self.numbers.truncate(numbers);
        self.words.truncate(words);
        steps
    }

    /// A local name. Its value cannot refer to it.
    fn local(&mut self) -> Step {
        self.made += 1;
        let name = format!("l{}", self.made);
        let (made, list) = match self.dice.below(3) {
            0 => (Made::Num(self.num(2)), &mut self.numbers),
            1 => (Made::Pt(self.pt(2)), &mut self.points),
            _ => (Made::Word(self.word(2)), &mut self.words),
        };
        list.push(name.clone());
        Step::Local(name, made)
    }

    /// A loop over directions that tests cells along each and changes one: it usually becomes one instruction.
    fn along(&mut self) -> Step {
        let name = self.fresh();
        let direction = Pt::Var(name.clone());
        let by = match self.dice.below(4) {
            0 => Num::Is(self.dice.below(4) as i32 - 1),
            1 if !self.numbers.is_empty() => Num::Var(self.numbers[self.dice.below(self.numbers.len())].clone()),
            _ => Num::Item(["N", "M"][self.dice.below(2)]),
        };
        let start = Pt::Item(["A", "P", "Q"][self.dice.below(3)]);
        let sign = if self.dice.one_in(6) { '-' } else { '+' };
        let step = Pt::Times(Box::new(by), Box::new(direction.clone()));
        let mut point = Pt::Both(sign, Box::new(start), Box::new(step));
        let mut body = Vec::new();
        if self.dice.one_in(2) {
            self.made += 1;
            let local = format!("l{}", self.made);
            body.push(Step::Local(local.clone(), Made::Pt(point)));
            point = Pt::Var(local);
        }
        let cell = self.near(&point, &direction);
        let changed = match self.dice.below(3) {
            0 => Step::State(cell, if self.dice.one_in(2) { Word::Item } else { Word::Is("Dot") }),
            1 => Step::NumCell(cell, Num::Item("M")),
            _ => Step::Valid(cell, Truth::Is(self.dice.one_in(2))),
        };
        let asked = self.dice.below(4);
        let asks = (0..asked).map(|_| self.asks(&point, &direction));
        body.push(match asks.reduce(|one, more| Truth::And(Box::new(one), Box::new(more))) {
            Some(truth) => Step::If(truth, vec![changed], Vec::new()),
            None => changed,
        });
        let domain = if self.dice.one_in(2) { Domain::Cross } else { Domain::Star };
        Step::Each(Over { name, domain, until: None }, body)
    }

    /// The point, or one a few directions from it.
    fn near(&mut self, point: &Pt, direction: &Pt) -> Pt {
        let both = |sign, more| Pt::Both(sign, Box::new(point.clone()), Box::new(more));
        match self.dice.below(5) {
            0 => both('-', direction.clone()),
            1 => both('+', direction.clone()),
            2 => both('-', Pt::Times(Box::new(Num::Is(2)), Box::new(direction.clone()))),
            _ => point.clone(),
        }
    }

    fn asks(&mut self, point: &Pt, direction: &Pt) -> Truth {
        let cell = self.near(point, direction);
        let is = |equal, word| Truth::Words(equal, Word::Cell(cell.clone()), Word::Is(word));
        match self.dice.below(6) {
            0 => Truth::Soft(Word::Cell(cell)),
            1 => Truth::Not(Box::new(Truth::Soft(Word::Cell(cell)))),
            2 => Truth::Valid(cell),
            3 => Truth::Or(Box::new(is(true, "Blue")), Box::new(is(true, "Dot"))),
            4 => Truth::And(Box::new(is(false, "Red")), Box::new(is(false, "Dot"))),
            _ => is(self.dice.one_in(2), ["Red", "Blue"][self.dice.below(2)]),
        }
    }

    fn own(&mut self, list: &[String]) -> Option<String> {
        let own: Vec<&String> = list.iter().filter(|name| name.starts_with('l')).collect();
        (!own.is_empty()).then(|| own[self.dice.below(own.len())].clone())
    }

    /// A value for a local name, or for N if there is none.
    fn give(&mut self) -> Step {
        let (numbers, points) = (self.numbers.clone(), self.points.clone());
        let value = self.num(1);
        if self.dice.one_in(2)
            && let Some(name) = self.own(&points)
        {
            return Step::GiveCoordinate(name, self.dice.one_in(2), value);
        }
        self.own(&numbers).map_or(Step::Num("N", value.clone()), |name| Step::Give(name, value))
    }

    fn step(&mut self, depth: u32) -> Step {
        match self.dice.below(if depth == 0 { 11 } else { 20 }) {
            0 | 1 => Step::Num(["N", "M"][self.dice.below(2)], self.num(2)),
            2 => Step::Word(self.word(2)),
            3 => Step::Point(self.pt(2)),
            4 | 5 => Step::State(self.pt(2), self.word(1)),
            6 => Step::Next(self.pt(1), self.word(1)),
            7 => Step::Valid(self.pt(2), self.truth(1)),
            8 => Step::NumCell(self.pt(1), self.num(2)),
            9 if self.dice.one_in(2) => self.along(),
            9 => self.give(),
            10 => self.local(),
            11 => Step::AllValid(self.truth(1)),
            12..=14 => {
                let otherwise = if self.dice.one_in(2) { self.steps(depth - 1) } else { Vec::new() };
                Step::If(self.truth(2), self.steps(depth - 1), otherwise)
            }
            15 | 16 => self.over(depth, |m, over, d| Step::Each(*over, m.steps(d - 1))),
            17 if self.dice.one_in(3) => {
                // counts up, so that most of them end
                let mut body = self.steps(depth - 1);
                let one = Num::Both('+', Box::new(Num::Item("N")), Box::new(Num::Is(1)));
                body.push(Step::Num("N", one));
                Step::While(Truth::Compare("<", Num::Item("N"), Num::Is(4)), body)
            }
            17 => Step::Repeat(Num::Is(self.dice.below(4) as i32), self.steps(depth - 1)),
            18 => {
                let start = self.pt(1);
                let name = self.fresh();
                self.points.push(name.clone());
                let (truth, body) = (self.truth(1), self.steps(depth - 1));
                self.points.pop();
                Step::Flood(name, start, truth, body)
            }
            _ if self.dice.one_in(4) => Step::Stop,
            _ if self.dice.one_in(6) => Step::Win,
            _ if self.dice.one_in(4) => Step::Highlight(self.pt(2)),
            _ => Step::Num("N", self.num(2)),
        }
    }
}

// writing

fn write_num(num: &Num) -> String {
    match num {
        Num::Is(n) => n.to_string(),
        Num::Item(name) => (*name).to_owned(),
        Num::Var(name) => name.clone(),
        Num::Coordinate(point, x) => format!("{}.{}", write_pt(point), if *x { "x" } else { "y" }),
        Num::Cell(point) => format!("NUM[{}]", write_pt(point)),
        Num::Both('m', a, b) => format!("min({}, {})", write_num(a), write_num(b)),
        Num::Both('M', a, b) => format!("max({}, {})", write_num(a), write_num(b)),
        Num::Both('a', a, b) => format!("(abs({}) + {})", write_num(a), write_num(b)),
        Num::Both(sign, a, b) => format!("({} {sign} {})", write_num(a), write_num(b)),
        Num::Minus(n) => format!("-({})", write_num(n)),
        Num::Count(over, body) => format!("count({} : {})", write_over(over), write_truth(body)),
        Num::Fold(what, over, body) => format!("{what}({} : {})", write_over(over), write_num(body)),
        Num::Index(list, point) => format!("index(LISTS[{}], {})", list + 1, write_pt(point)),
        Num::Size(name, start, truth) => format!("size({name} from {} : {})", write_pt(start), write_truth(truth)),
        Num::Twice(n) => format!("Twice({})", write_num(n)),
        Num::Near(point) => format!("Near({})", write_pt(point)),
        Num::Bump(n) => format!("Bump({})", write_num(n)),
        Num::Part(n) => format!("Part({})", write_num(n)),
    }
}

fn write_pt(point: &Pt) -> String {
    match point {
        Pt::Item(name) => (*name).to_owned(),
        Pt::Var(name) => name.clone(),
        Pt::Pair(x, y) => format!("({}, {})", write_num(x), write_num(y)),
        Pt::Both(sign, a, b) => format!("({} {sign} {})", write_pt(a), write_pt(b)),
        Pt::Times(n, point) => format!("({} * {})", write_num(n), write_pt(point)),
        Pt::List(list, n) => format!("LISTS[{}][{}]", list + 1, write_num(n)),
        Pt::Right(point) => format!("Right({})", write_pt(point)),
    }
}

fn write_word(word: &Word) -> String {
    match word {
        Word::Is(word) => (*word).to_owned(),
        Word::Cell(point) => format!("STATE[{}]", write_pt(point)),
        Word::Item => "T".to_owned(),
        Word::Var(name) => name.clone(),
        Word::Next(word) => format!("{}.next", write_word(word)),
    }
}

fn write_truth(truth: &Truth) -> String {
    let equal = |e: &bool| if *e { "==" } else { "!=" };
    match truth {
        Truth::Is(b) => b.to_string(),
        Truth::Compare(relation, a, b) => format!("({} {relation} {})", write_num(a), write_num(b)),
        Truth::Words(e, a, b) => format!("({} {} {})", write_word(a), equal(e), write_word(b)),
        Truth::Points(e, a, b) => format!("({} {} {})", write_pt(a), equal(e), write_pt(b)),
        Truth::And(a, b) => format!("({} AND {})", write_truth(a), write_truth(b)),
        Truth::Or(a, b) => format!("({} OR {})", write_truth(a), write_truth(b)),
        Truth::Not(a) => format!("NOT ({})", write_truth(a)),
        Truth::Soft(word) => format!("({} is Soft)", write_word(word)),
        Truth::Inside(point) => format!("inside({})", write_pt(point)),
        Truth::Valid(point) => format!("VALID[{}]", write_pt(point)),
        Truth::In(point, list) => format!("({} in LISTS[{}])", write_pt(point), list + 1),
        Truth::Any(over, body) => format!("any({} : {})", write_over(over), write_truth(body)),
        Truth::All(over, body) => format!("all({} : {})", write_over(over), write_truth(body)),
        Truth::Distinct(over, body) => format!("distinct({} : {})", write_over(over), write_num(body)),
        Truth::Increasing(over, body) => format!("increasing({} : {})", write_over(over), write_num(body)),
        Truth::Connected(name, body) => format!("connected({name} in STATE : {})", write_truth(body)),
    }
}

fn write_over(over: &Over) -> String {
    let Over { name, domain, until } = over;
    let mut text = match domain {
        Domain::State => format!("{name} in STATE"),
        Domain::Cross => format!("{name} in CROSS"),
        Domain::Star => format!("{name} in STAR"),
        Domain::Range(a, b) => format!("{name} = {} to {}", write_num(a), write_num(b)),
        Domain::Ray(a, b) => format!("{name} in RAY({}, {})", write_pt(a), write_pt(b)),
        Domain::List(list) => format!("{name} in LISTS[{}]", list + 1),
    };
    if let Some(until) = until {
        let _ = write!(text, " while {}", write_truth(until));
    }
    text
}

fn write_steps(steps: &[Step]) -> String {
    steps.iter().map(|s| write_step(s) + " ").collect()
}

fn write_step(step: &Step) -> String {
    match step {
        Step::Num(name, value) => format!("{name} = {};", write_num(value)),
        Step::Word(value) => format!("T = {};", write_word(value)),
        Step::Point(value) => format!("Q = {};", write_pt(value)),
        Step::State(at, value) => format!("STATE[{}] = {};", write_pt(at), write_word(value)),
        Step::Next(at, value) => format!("NEXT[{}] = {};", write_pt(at), write_word(value)),
        Step::Valid(at, value) => format!("VALID[{}] = {};", write_pt(at), write_truth(value)),
        Step::NumCell(at, value) => format!("NUM[{}] = {};", write_pt(at), write_num(value)),
        Step::AllValid(value) => format!("VALID = {};", write_truth(value)),
        Step::Local(name, Made::Num(value)) => format!("local {name} = {};", write_num(value)),
        Step::Local(name, Made::Pt(value)) => format!("local {name} = {};", write_pt(value)),
        Step::Local(name, Made::Word(value)) => format!("local {name} = {};", write_word(value)),
        Step::Give(name, value) => format!("{name} = {};", write_num(value)),
        Step::GiveCoordinate(name, x, value) => {
            format!("{name}.{} = {};", if *x { "x" } else { "y" }, write_num(value))
        }
        Step::If(truth, then, otherwise) if otherwise.is_empty() => {
            format!("if ({}) {{ {}}}", write_truth(truth), write_steps(then))
        }
        Step::If(truth, then, otherwise) => {
            format!("if ({}) {{ {}}} else {{ {}}}", write_truth(truth), write_steps(then), write_steps(otherwise))
        }
        Step::Each(over, body) => format!("foreach ({}) {{ {}}}", write_over(over), write_steps(body)),
        Step::While(truth, body) => format!("while ({}) {{ {}}}", write_truth(truth), write_steps(body)),
        Step::Repeat(times, body) => format!("repeat ({}) {{ {}}}", write_num(times), write_steps(body)),
        Step::Flood(name, start, truth, body) => {
            format!("flood ({name} from {} : {}) {{ {}}}", write_pt(start), write_truth(truth), write_steps(body))
        }
        Step::Stop => "stop;".to_owned(),
        Step::Win => "win;".to_owned(),
        Step::Highlight(point) => format!("highlight {};", write_pt(point)),
    }
}

// evaluating

struct Fail;
/// Two coordinates, each of which may have no value; a number is the first.
type Coordinates = (Option<i32>, Option<i32>);
type Maybe<T> = Result<T, Fail>;

enum Flow {
    On,
    Stop,
}

#[derive(Clone, PartialEq, Debug)]
struct World {
    n: i32,
    m: i32,
    t: String,
    a: (i32, i32),
    p: (i32, i32),
    q: (i32, i32),
    state: Vec<String>,
    valid: Vec<bool>,
    num: Vec<i32>,
    won: bool,
}

struct Run {
    world: RefCell<World>,
    /// A number is the first of two. A local name whose value failed has none.
    names: RefCell<Vec<(String, Coordinates)>>,
    words: RefCell<Vec<(String, Option<String>)>>,
    next: RefCell<Vec<(usize, String)>>,
    steps: RefCell<u32>,
    highlighted: RefCell<BTreeSet<usize>>,
}

fn at((x, y): (i32, i32)) -> Maybe<usize> {
    if (0..WIDTH).contains(&x) && (0..HEIGHT).contains(&y) { Ok((y * WIDTH + x) as usize) } else { Err(Fail) }
}

fn cells() -> impl Iterator<Item = (i32, i32)> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

fn both(sign: char, a: i32, b: i32) -> Maybe<i32> {
    match sign {
        '+' => a.checked_add(b),
        '-' => a.checked_sub(b),
        '*' => a.checked_mul(b),
        '/' => a.checked_div(b),
        'm' => Some(a.min(b)),
        'M' => Some(a.max(b)),
        _ => a.checked_rem(b),
    }
    .ok_or(Fail)
}

impl Run {
    fn tick(&self) {
        *self.steps.borrow_mut() += 1;
    }

    /// Whether it runs longer than is compared.
    fn is_too_long(&self) -> bool {
        *self.steps.borrow() > LONGEST
    }

    fn var(&self, name: &str) -> Coordinates {
        self.names.borrow().iter().rev().find(|(n, _)| n == name).unwrap().1
    }

    fn give(&self, name: &str, change: impl FnOnce(&mut Coordinates)) {
        change(&mut self.names.borrow_mut().iter_mut().rev().find(|(n, _)| n == name).unwrap().1);
    }

    fn with<T>(&self, name: &str, (x, y): (i32, i32), body: impl FnOnce() -> T) -> T {
        self.names.borrow_mut().push((name.to_owned(), (Some(x), Some(y))));
        let result = body();
        self.names.borrow_mut().pop();
        result
    }

    fn num(&self, num: &Num) -> Maybe<i32> {
        self.tick();
        match num {
            Num::Is(n) => Ok(*n),
            Num::Item("N") => Ok(self.world.borrow().n),
            Num::Item(_) => Ok(self.world.borrow().m),
            Num::Var(name) => self.var(name).0.ok_or(Fail),
            // only the coordinate asked for is evaluated
            Num::Coordinate(point, x) if let Pt::Var(name) = point.as_ref() => {
                let (first, second) = self.var(name);
                if *x { first } else { second }.ok_or(Fail)
            }
            Num::Coordinate(point, x) => self.pt(point).map(|p| if *x { p.0 } else { p.1 }),
            Num::Cell(point) => {
                let index = at(self.pt(point)?)?;
                Ok(self.world.borrow().num[index])
            }
            Num::Both('a', a, b) => {
                let a = self.num(a)?.checked_abs().ok_or(Fail)?;
                both('+', a, self.num(b)?)
            }
            Num::Both(sign, a, b) => {
                let a = self.num(a)?;
                both(*sign, a, self.num(b)?)
            }
            Num::Minus(n) => 0_i32.checked_sub(self.num(n)?).ok_or(Fail),
            Num::Count(over, body) => Ok(self.each(over, |r| r.truth(body))?.into_iter().filter(|b| *b).count() as i32),
            Num::Fold("sum", over, body) => {
                let sum = std::cell::Cell::new(0_i32);
                // the sum itself is not an element: its overflow counts for the whole, and no element after it is evaluated
                let past = |value: &i32| sum.get().checked_add(*value).map(|more| sum.set(more)).is_none();
                match self.each_until(over, |r| r.num(body), past)? {
                    Some(_) => Err(Fail),
                    None => Ok(sum.get()),
                }
            }
            Num::Fold("min", over, body) => self.each(over, |r| r.num(body))?.into_iter().min().ok_or(Fail),
            Num::Fold(_, over, body) => self.each(over, |r| r.num(body))?.into_iter().max().ok_or(Fail),
            Num::Index(list, point) => {
                let point = self.pt(point)?;
                Ok(LISTS[*list].iter().position(|p| *p == point).map_or(-1, |n| n as i32))
            }
            Num::Size(name, start, truth) => {
                let start = self.pt(start)?;
                Ok(self.area(name, start, truth).len() as i32)
            }
            Num::Twice(n) => self.num(n)?.checked_mul(2).ok_or(Fail),
            Num::Near(point) => {
                let (x, y) = self.pt(point)?;
                let soft = |d: &&(i32, i32)| {
                    let cell = x.checked_add(d.0).zip(y.checked_add(d.1)).ok_or(Fail).and_then(at);
                    cell.is_ok_and(|i| self.world.borrow().state[i] == "red")
                };
                Ok(CROSS.iter().filter(soft).count() as i32)
            }
            Num::Bump(n) => {
                let by = self.num(n)?;
                // an overflow skips only the assignment; the function continues
                let mut world = self.world.borrow_mut();
                world.n = world.n.checked_add(by).unwrap_or(world.n);
                Ok(world.n)
            }
            Num::Part(n) => {
                let k = self.num(n)?;
                let half = 12_i32.checked_div(k);
                let mut world = self.world.borrow_mut();
                world.n = world.n.checked_add(1).unwrap_or(world.n);
                match half {
                    Some(half) if half > 3 => Ok(half),
                    _ => {
                        let found = half.ok_or(Fail).and_then(|half| at((k, half))).map(|index| world.num[index]);
                        half.zip(found.ok()).and_then(|(half, found)| half.checked_add(found)).ok_or(Fail)
                    }
                }
            }
        }
    }

    fn pt(&self, point: &Pt) -> Maybe<(i32, i32)> {
        self.tick();
        let world = || self.world.borrow();
        match point {
            Pt::Item("A") => Ok(world().a),
            Pt::Item("P") => Ok(world().p),
            Pt::Item(_) => Ok(world().q),
            Pt::Var(name) => {
                let (x, y) = self.var(name);
                x.zip(y).ok_or(Fail)
            }
            Pt::Pair(x, y) => {
                let x = self.num(x)?;
                Ok((x, self.num(y)?))
            }
            Pt::Both(sign, a, b) => {
                let (a, b) = (self.pt(a)?, self.pt(b)?);
                Ok((both(*sign, a.0, b.0)?, both(*sign, a.1, b.1)?))
            }
            Pt::Times(n, point) => {
                let n = self.num(n)?;
                let p = self.pt(point)?;
                Ok((both('*', n, p.0)?, both('*', n, p.1)?))
            }
            Pt::List(list, n) => {
                let n = self.num(n)?;
                usize::try_from(n).ok().and_then(|n| LISTS[*list].get(n)).copied().ok_or(Fail)
            }
            Pt::Right(point) => {
                let p = self.pt(point)?;
                Ok((p.0.checked_add(1).ok_or(Fail)?, p.1))
            }
        }
    }

    fn word(&self, word: &Word) -> Maybe<String> {
        self.tick();
        match word {
            Word::Is(word) => Ok(word.to_lowercase()),
            Word::Item => Ok(self.world.borrow().t.clone()),
            Word::Var(name) => self.words.borrow().iter().rev().find(|(n, _)| n == name).unwrap().1.clone().ok_or(Fail),
            Word::Cell(point) => {
                let index = at(self.pt(point)?)?;
                Ok(self.world.borrow().state[index].clone())
            }
            Word::Next(word) => match self.word(word)?.as_str() {
                "red" => Ok("blue".into()),
                "blue" => Ok("red".into()),
                _ => Err(Fail),
            },
        }
    }

    fn truth(&self, truth: &Truth) -> Maybe<bool> {
        self.tick();
        match truth {
            Truth::Is(b) => Ok(*b),
            Truth::Compare(relation, a, b) => {
                let a = self.num(a)?;
                let b = self.num(b)?;
                Ok(match *relation {
                    "==" => a == b,
                    "!=" => a != b,
                    "<" => a < b,
                    "<=" => a <= b,
                    ">" => a > b,
                    _ => a >= b,
                })
            }
            Truth::Words(e, a, b) => {
                let a = self.word(a)?;
                Ok((a == self.word(b)?) == *e)
            }
            Truth::Points(e, a, b) => {
                let a = self.pt(a)?;
                Ok((a == self.pt(b)?) == *e)
            }
            Truth::And(a, b) => Ok(self.truth(a)? && self.truth(b)?),
            Truth::Or(a, b) => Ok(self.truth(a)? || self.truth(b)?),
            Truth::Not(a) => Ok(!self.truth(a)?),
            Truth::Soft(word) => Ok(self.word(word)? == "red"),
            Truth::Inside(point) => Ok(at(self.pt(point)?).is_ok()),
            Truth::Valid(point) => {
                let index = at(self.pt(point)?)?;
                Ok(self.world.borrow().valid[index])
            }
            Truth::In(point, list) => {
                let point = self.pt(point)?;
                Ok(LISTS[*list].contains(&point))
            }
            Truth::Any(over, body) => self.each_until(over, |r| r.truth(body), |b| *b).map(|found| found.is_some()),
            Truth::All(over, body) => self.each_until(over, |r| r.truth(body), |b| !*b).map(|found| found.is_none()),
            Truth::Distinct(over, body) => {
                let seen = RefCell::new(Vec::new());
                let repeated = self.each_until(
                    over,
                    |r| r.num(body),
                    |n| {
                        let again = seen.borrow().contains(n);
                        seen.borrow_mut().push(*n);
                        again
                    },
                )?;
                Ok(repeated.is_none())
            }
            Truth::Increasing(over, body) => {
                let last = std::cell::Cell::new(None);
                let fallen =
                    self.each_until(over, |r| r.num(body), |n| last.replace(Some(*n)).is_some_and(|last| *n <= last))?;
                Ok(fallen.is_none())
            }
            Truth::Connected(name, body) => {
                let members: Vec<_> =
                    cells().filter(|c| matches!(self.with(name, *c, || self.truth(body)), Ok(true))).collect();
                let Some(first) = members.first() else { return Ok(true) };
                let mut reached = vec![*first];
                let mut next = 0;
                while let Some((x, y)) = reached.get(next).copied() {
                    next += 1;
                    for (dx, dy) in CROSS {
                        let cell = (x + dx, y + dy);
                        if members.contains(&cell) && !reached.contains(&cell) {
                            reached.push(cell);
                        }
                    }
                }
                Ok(reached.len() == members.len())
            }
        }
    }

    fn elements(&self, domain: &Domain) -> Maybe<Vec<(i32, i32)>> {
        Ok(match domain {
            Domain::State => cells().collect(),
            Domain::Cross => CROSS.to_vec(),
            Domain::Star => STAR.to_vec(),
            Domain::Range(a, b) => {
                let a = self.num(a)?;
                (a..=self.num(b)?).map(|n| (n, 0)).collect()
            }
            Domain::Ray(a, d) => {
                let start = self.pt(a)?;
                let (dx, dy) = self.pt(d)?;
                let mut list = Vec::new();
                let mut here = start;
                while let Some(next) = here.0.checked_add(dx).zip(here.1.checked_add(dy)) {
                    if (dx, dy) == (0, 0) || at(next).is_err() {
                        break;
                    }
                    list.push(next);
                    here = next;
                }
                list
            }
            Domain::List(list) => LISTS[*list].to_vec(),
        })
    }

    fn each<T>(&self, over: &Over, body: impl Fn(&Self) -> Maybe<T>) -> Maybe<Vec<T>> {
        let list = RefCell::new(Vec::new());
        self.each_until(over, |r| body(r).map(|v| list.borrow_mut().push(v)), |()| false)?;
        Ok(list.into_inner())
    }

    fn each_until<T>(
        &self,
        over: &Over,
        body: impl Fn(&Self) -> Maybe<T>,
        ends: impl Fn(&T) -> bool,
    ) -> Maybe<Option<T>> {
        for element in self.elements(&over.domain)? {
            let value = self.with(&over.name, element, || {
                if let Some(until) = &over.until
                    && !matches!(self.truth(until), Ok(true))
                {
                    return None;
                }
                Some(body(self))
            });
            match value {
                None => return Ok(None),
                Some(Ok(value)) if ends(&value) => return Ok(Some(value)),
                Some(_) => {}
            }
        }
        Ok(None)
    }

    fn area(&self, name: &str, start: (i32, i32), truth: &Truth) -> Vec<(i32, i32)> {
        let mut asked = vec![start];
        let mut members = Vec::new();
        let mut next = 0;
        if at(start).is_err() {
            return members;
        }
        while let Some(cell) = asked.get(next).copied() {
            next += 1;
            if matches!(self.with(name, cell, || self.truth(truth)), Ok(true)) {
                members.push(cell);
                for (dx, dy) in CROSS {
                    let neighbour = (cell.0 + dx, cell.1 + dy);
                    if at(neighbour).is_ok() && !asked.contains(&neighbour) {
                        asked.push(neighbour);
                    }
                }
            }
        }
        members.sort_by_key(|(x, y)| (*y, *x));
        members
    }

    /// A block. Its local names end with it.
    fn steps(&self, steps: &[Step]) -> Flow {
        let (names, words) = (self.names.borrow().len(), self.words.borrow().len());
        let flow = self.block(steps);
        self.names.borrow_mut().truncate(names);
        self.words.borrow_mut().truncate(words);
        flow
    }

    fn block(&self, steps: &[Step]) -> Flow {
        for step in steps {
            self.tick();
            if *self.steps.borrow() > 150_000 {
                return Flow::Stop;
            }
            if let Ok(Flow::Stop) = self.step(step) {
                return Flow::Stop;
            }
        }
        Flow::On
    }

    fn step(&self, step: &Step) -> Maybe<Flow> {
        match step {
            Step::Num("N", value) => {
                let value = self.num(value)?;
                self.world.borrow_mut().n = value;
            }
            Step::Num(_, value) => {
                let value = self.num(value)?;
                self.world.borrow_mut().m = value;
            }
            Step::Word(value) => {
                let value = self.word(value)?;
                self.world.borrow_mut().t = value;
            }
            Step::Point(value) => {
                let value = self.pt(value)?;
                self.world.borrow_mut().q = value;
            }
            Step::State(point, value) => {
                let (point, value) = (self.pt(point)?, self.word(value)?);
                self.world.borrow_mut().state[at(point)?] = value;
            }
            Step::Next(point, value) => {
                let (point, value) = (self.pt(point)?, self.word(value)?);
                self.next.borrow_mut().push((at(point)?, value));
            }
            Step::Valid(point, value) => {
                let (point, value) = (self.pt(point)?, self.truth(value)?);
                self.world.borrow_mut().valid[at(point)?] = value;
            }
            Step::NumCell(point, value) => {
                let (point, value) = (self.pt(point)?, self.num(value)?);
                self.world.borrow_mut().num[at(point)?] = value;
            }
            Step::Local(name, Made::Num(value)) => {
                let value = self.num(value).ok();
                self.names.borrow_mut().push((name.clone(), (value, value)));
            }
            Step::Local(name, Made::Pt(value)) => {
                let (x, y) = self.pt(value).map_or((None, None), |(x, y)| (Some(x), Some(y)));
                self.names.borrow_mut().push((name.clone(), (x, y)));
            }
            Step::Local(name, Made::Word(value)) => {
                let value = self.word(value).ok();
                self.words.borrow_mut().push((name.clone(), value));
            }
            Step::Give(name, value) => {
                let value = self.num(value)?;
                self.give(name, |(first, _)| *first = Some(value));
            }
            Step::GiveCoordinate(name, x, value) => {
                let value = self.num(value)?;
                self.give(name, |(first, second)| *if *x { first } else { second } = Some(value));
            }
            Step::AllValid(value) => {
                let value = self.truth(value)?;
                self.world.borrow_mut().valid.fill(value);
            }
            Step::If(truth, then, otherwise) => {
                return Ok(self.steps(if self.truth(truth)? { then } else { otherwise }));
            }
            Step::Each(over, body) => {
                let stopped = self.each_until(over, |r| Ok(matches!(r.steps(body), Flow::Stop)), |stopped| *stopped)?;
                if stopped.is_some() {
                    return Ok(Flow::Stop);
                }
            }
            Step::While(truth, body) => {
                while self.truth(truth)? && !self.is_too_long() {
                    if let Flow::Stop = self.steps(body) {
                        return Ok(Flow::Stop);
                    }
                }
            }
            Step::Repeat(times, body) => {
                for _ in 0..self.num(times)? {
                    if self.is_too_long() {
                        break;
                    }
                    if let Flow::Stop = self.steps(body) {
                        return Ok(Flow::Stop);
                    }
                }
            }
            Step::Flood(name, start, truth, body) => {
                let start = self.pt(start)?;
                for cell in self.area(name, start, truth) {
                    if let Flow::Stop = self.with(name, cell, || self.steps(body)) {
                        return Ok(Flow::Stop);
                    }
                }
            }
            Step::Stop => return Ok(Flow::Stop),
            Step::Win => self.world.borrow_mut().won = true,
            Step::Highlight(point) => {
                let index = at(self.pt(point)?)?;
                self.highlighted.borrow_mut().insert(index);
            }
        }
        Ok(Flow::On)
    }

    fn rules(&self, rules: &[Vec<Step>]) {
        for rule in rules {
            let flow = self.steps(rule);
            for (index, value) in self.next.take() {
                self.world.borrow_mut().state[index] = value;
            }
            if let Flow::Stop = flow {
                return;
            }
        }
    }
}

// comparing

fn made(rules_text: &[String]) -> Game {
    let mut list: Vec<_> = pieces(&["Red", "Blue", "Dot"]).iter().cloned().collect();
    list[0].groups = vec![Name::new("Soft")];
    list[0].properties = vec![(Name::new("next"), Value::Text(Name::new("Blue")))];
    list[1].properties = vec![(Name::new("next"), Value::Text(Name::new("Red")))];
    let functions = "define Twice(k) { return k * 2; } \
        define Near(k) { return count(D in CROSS : STATE[k + D] is Soft); } \
        define Bump(k) { N = N + k; return N; } \
        define Right(k) { return k + (1, 0); } \
        define Part(k) { local h = 12 / k; N = N + 1; if (h > 3) { return h; } local w = NUM[k, h]; return h + w; }";
    let mut contents = vec![(functions, false)];
    contents.extend(rules_text.iter().map(|r| (r.as_str(), false)));
    let items = vec![int("N", 1), int("M", 2), int("Qx", 1), int("Qy", 2), text("T", "Red")];
    let start = layout(
        0,
        0,
        items,
        vec![
            words("STATE", &["Red Blue Dot", "Dot Red Red", "Blue Blue Red"]),
            bools("VALID", &["111", "111", "111"]),
            ints("NUM", &["1 2 3", "4 5 6", "7 8 2147483647"]),
        ],
    );
    let mut game = game(Pieces::new(list), rules(Two, &contents), start);
    let cells = |list: &[(i32, i32)]| list.iter().map(|(x, y)| Cell::new(*x as u8, *y as u8)).collect();
    game.tables.cells = vec![(Name::new("LISTS"), LISTS.iter().map(|l| cells(l)).collect())];
    game
}

fn world(layout: &Layout, won: bool) -> World {
    let number = |name: &str| match layout.item(name).unwrap().value {
        Value::Int(n) => n,
        _ => unreachable!(),
    };
    let Values::Text(state) = &layout.matrix("state").unwrap().values else { unreachable!() };
    let Values::Bool(valid) = &layout.matrix("valid").unwrap().values else { unreachable!() };
    let Values::Int(num) = &layout.matrix("num").unwrap().values else { unreachable!() };
    let Value::Text(t) = &layout.item("t").unwrap().value else { unreachable!() };
    World {
        n: number("n"),
        m: number("m"),
        t: t.key().to_owned(),
        a: (number("ax"), number("ay")),
        p: (number("px"), number("py")),
        q: (number("qx"), number("qy")),
        state: state.iter().map(|n| n.key().to_owned()).collect(),
        valid: valid.clone(),
        num: num.clone(),
        won,
    }
}

/// The start with other words and numbers.
fn shuffle(game: &mut Game, dice: &mut Dice) {
    let layout = &mut game.levels[0].layout;
    for matrix in &mut layout.matrices {
        match &mut matrix.values {
            Values::Text(words) => {
                words.iter_mut().for_each(|word| *word = Name::new(dice.pick(&["Red", "Blue", "Dot"])));
            }
            Values::Int(numbers) => {
                numbers.iter_mut().for_each(|n| *n = [0, 1, 2, 3, -1, i32::MAX, i32::MIN][dice.below(7)]);
            }
            Values::Bool(truths) => truths.iter_mut().for_each(|truth| *truth = !dice.one_in(4)),
        }
    }
    for item in layout.items.iter_mut().filter(|item| ["n", "m", "qx", "qy"].contains(&item.name.key())) {
        item.value = Value::Int([-1, 0, 1, 1, 2, 2, 3, i32::MAX, i32::MIN][dice.below(9)]);
    }
}

/// A few rounds by the program and by the tree; none if either ran too long.
fn compare(engine: &Engine, tree: &[Vec<Step>], dice: &mut Dice) -> Option<Result<(), String>> {
    let mut state = engine.start(1);
    for _ in 0..MOVES {
        let valid = engine.moves(&state);
        if valid.is_empty() || engine.outcome(&state) != Outcome::Playing {
            break;
        }
        let chosen = valid[dice.below(valid.len())];
        let Move::Cell(cell) = chosen else { unreachable!() };
        let mut before = world(&engine.layout(&state), false);
        (before.p, before.a) = (before.a, (cell.x.into(), cell.y.into()));
        let run = Run {
            world: RefCell::new(before),
            names: RefCell::default(),
            words: RefCell::default(),
            next: RefCell::default(),
            steps: RefCell::default(),
            highlighted: RefCell::default(),
        };
        run.rules(tree);
        let turn = engine.play(&mut state, &chosen).unwrap();
        if run.is_too_long() || !turn.problems.is_empty() {
            return None;
        }
        let (expected, highlighted) = (run.world.into_inner(), run.highlighted.into_inner());
        let shown: BTreeSet<usize> =
            turn.deciding.iter().map(|cell| usize::from(cell.y) * WIDTH as usize + usize::from(cell.x)).collect();
        if shown != if expected.won { highlighted } else { BTreeSet::new() } {
            return Some(Err(format!("{shown:?} are highlighted")));
        }
        if turn.outcome == Some(Outcome::Restarted) {
            let nothing_valid = !expected.won && expected.valid.iter().all(|v| !*v);
            return Some(if nothing_valid { Ok(()) } else { Err("restarted".into()) });
        }
        let found = world(&engine.layout(&state), matches!(turn.outcome, Some(Outcome::Won(_))));
        let played = engine.moves_played(&state);
        let restored = engine.restore(&engine.layout(&state), engine.seed(&state), played, engine.outcome(&state));
        if engine.hash(&restored.unwrap()) != engine.hash(&state) {
            return Some(Err("the kept hash is not that of the state".into()));
        }
        if found != expected {
            return Some(Err(format!("{found:?}\nshould be\n{expected:?}")));
        }
    }
    Some(Ok(()))
}

/// Makes a level and rules, and plays them in both; returns whether they could be compared.
pub fn same(dice: Dice) -> bool {
    let mut maker = Maker { dice, points: Vec::new(), numbers: Vec::new(), words: Vec::new(), made: 0 };
    let tree: Vec<Vec<Step>> = (0..1 + maker.dice.below(4)).map(|_| maker.steps(2)).collect();
    let mut game = made(&tree.iter().map(|rule| write_steps(rule)).collect::<Vec<_>>());
    shuffle(&mut game, &mut maker.dice);
    match compare(&engine(game), &tree, &mut maker.dice) {
        None => false,
        Some(Ok(())) => true,
        Some(Err(what)) => panic!("{}{what}", tree.iter().map(|rule| write_steps(rule) + "\n").collect::<String>()),
    }
}

fn program(seed: u64) -> Vec<Vec<Step>> {
    let mut maker =
        Maker { dice: Dice::new(seed), points: Vec::new(), numbers: Vec::new(), words: Vec::new(), made: 0 };
    (0..1 + maker.dice.below(4)).map(|_| maker.steps(2)).collect()
}

fn compiled(tree: &[Vec<Step>]) -> Engine {
    engine(made(&tree.iter().map(|rule| write_steps(rule)).collect::<Vec<_>>()))
}

#[test]
fn random_programs_do_the_same_compiled_and_as_trees() {
    let compared = (0..PROGRAMS).filter(|seed| same(Dice::new(*seed))).count();
    assert!(compared > PROGRAMS as usize * 9 / 10, "only {compared} could be compared");
}

/// What is on each cell and in each item, except what a move itself writes: AX, AY, PX and PY.
fn board_of(layout: &Layout) -> BTreeMap<String, String> {
    let mut board: BTreeMap<String, String> = BTreeMap::new();
    for matrix in &layout.matrices {
        let values: Vec<String> = match &matrix.values {
            Values::Text(words) => words.iter().map(ToString::to_string).collect(),
            Values::Int(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Values::Bool(truths) => truths.iter().map(ToString::to_string).collect(),
        };
        let cells = matrix.size.cells().map(|cell| format!("{}[{}, {}]", matrix.name, cell.x, cell.y));
        board.extend(cells.map(|cell| cell.to_lowercase()).zip(values.iter().map(|v| v.to_lowercase())));
    }
    for item in layout.items.iter().filter(|item| !["ax", "ay", "px", "py"].contains(&item.name.key())) {
        let value = match &item.value {
            Value::Text(word) => word.to_string(),
            Value::Int(number) => number.to_string(),
            Value::Bool(truth) => truth.to_string(),
        };
        board.insert(item.name.key().to_owned(), value.to_lowercase());
    }
    board
}

/// The board with these changes, each of which begins with what is there.
fn with_changes(mut board: BTreeMap<String, String>, changes: &[&Change]) -> BTreeMap<String, String> {
    for change in changes {
        if let Some(value) = board.get_mut(&change.what.to_lowercase()) {
            assert_eq!(*value, change.from.to_lowercase(), "{change:?}");
            *value = change.to.to_lowercase();
        }
    }
    board
}

/// The changes in a trace lead from the board before to the board after.
#[test]
fn what_is_traced_of_random_programs_is_what_they_do() {
    use switchboard::game::Kind;
    use switchboard::rules::CompiledLevel;
    let mut compared = 0;
    for seed in 0..500 {
        let mut dice = Dice::new(seed);
        let mut game = made(&program(seed).iter().map(|rule| write_steps(rule)).collect::<Vec<_>>());
        shuffle(&mut game, &mut dice);
        let Kind::Rules(text) = &game.kind else { unreachable!() };
        let level = &game.levels[0];
        let compiled = CompiledLevel::new(&game, text, level).unwrap_or_else(|p| panic!("{p:?}"));
        let mut memory = compiled.start(1);
        for _ in 0..MOVES {
            let Some(cell) = compiled.valid_cell(&memory, dice.below(compiled.count_valid(&memory).max(1))) else {
                break;
            };
            let before = board_of(&compiled.layout(&memory));
            let (trace, traced) = compiled.trace(text, &memory, cell);
            let round = compiled.round(&mut memory, cell);
            if round.restarted || round.out_of_steps.is_some() {
                break;
            }
            let rules: String = text.rules.iter().map(|rule| format!("{}\n", rule.contents)).collect();
            assert_eq!(compiled.layout(&traced), compiled.layout(&memory), "{rules}");
            let told = trace.rules.iter().flat_map(|rule| &rule.changes).collect::<Vec<_>>();
            assert_eq!(with_changes(before, &told), board_of(&compiled.layout(&memory)), "{rules}");
            compared += 1;
        }
    }
    assert!(compared > 700, "only {compared} moves could be compared");
}

#[test]
fn the_comparison_with_trees_sees_a_difference() {
    let mut seen = 0;
    for seed in 0..200 {
        let mut tree = program(seed);
        tree.push(vec![Step::Num("M", Num::Is(3))]);
        let mut other = tree.clone();
        other.pop();
        other.push(vec![Step::Num("M", Num::Is(4))]);
        seen += usize::from(matches!(compare(&compiled(&tree), &other, &mut Dice::new(seed)), Some(Err(_))));
    }
    assert!(seen > 100, "only {seen} of 200 differences were seen");
}
