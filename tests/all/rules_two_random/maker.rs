//! Programs as random trees.

use super::tree::*;
use crate::rules_one_random::Dice;

/// Names of loops begin with c, local ones with l.
pub struct Maker {
    pub dice: Dice,
    points: Vec<String>,
    numbers: Vec<String>,
    words: Vec<String>,
    made: usize,
}

impl Maker {
    pub fn new(dice: Dice) -> Self {
        Self { dice, points: Vec::new(), numbers: Vec::new(), words: Vec::new(), made: 0 }
    }

    /// One to four rules.
    pub fn program(&mut self) -> Vec<Vec<Step>> {
        (0..1 + self.dice.below(4)).map(|_| self.steps(2)).collect()
    }

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
