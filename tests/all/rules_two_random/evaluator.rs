//! The meaning of a tree, written as plainly as possible: no registers, no jumps.

use super::tree::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Steps of the tree after which a round is no longer compared.
const LONGEST: u32 = 100_000;

struct Fail;
/// Two coordinates, each of which may have no value; a number is the first.
type Coordinates = (Option<i32>, Option<i32>);
type Maybe<T> = Result<T, Fail>;

enum Flow {
    On,
    Stop,
}

#[derive(Clone, PartialEq, Debug)]
pub struct World {
    pub n: i32,
    pub m: i32,
    pub t: String,
    pub a: (i32, i32),
    pub p: (i32, i32),
    pub q: (i32, i32),
    pub state: Vec<String>,
    pub valid: Vec<bool>,
    pub num: Vec<i32>,
    pub won: bool,
}

pub struct Run {
    pub world: RefCell<World>,
    /// A number is the first of two. A local name whose value failed has none.
    names: RefCell<Vec<(String, Coordinates)>>,
    words: RefCell<Vec<(String, Option<String>)>>,
    next: RefCell<Vec<(usize, String)>>,
    steps: RefCell<u32>,
    pub highlighted: RefCell<BTreeSet<usize>>,
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
    pub fn new(world: World) -> Self {
        Self {
            world: RefCell::new(world),
            names: RefCell::default(),
            words: RefCell::default(),
            next: RefCell::default(),
            steps: RefCell::default(),
            highlighted: RefCell::default(),
        }
    }

    fn tick(&self) {
        *self.steps.borrow_mut() += 1;
    }

    /// Whether it runs longer than is compared.
    pub fn is_too_long(&self) -> bool {
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

    pub fn rules(&self, rules: &[Vec<Step>]) {
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
