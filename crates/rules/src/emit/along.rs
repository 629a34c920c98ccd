//! A loop over known directions that asks about cells along each of them and changes one of them, as one instruction.

use super::{Emitter, WRITTEN_OUT, short, small};
use crate::emit::code::{Along, CellTest, FusedStatement, Op, Register, RulePart};
use crate::tree::scope::Type;
use crate::tree::{Action, Arithmetic, CellRef, Expr, Over, Relation, Statement, Variable};

/// How many questions one instruction can have.
const QUESTIONS: usize = 4;

/// Where a cell is: the point at `x`, `y`, plus `by` times the direction, plus `further` times the direction.
#[derive(Clone, Copy, PartialEq)]
struct CellOffset {
    base: (Variable, Variable),
    by: Option<Variable>,
    further: i8,
}

/// One coordinate of a [`CellOffset`].
#[derive(Clone, Copy, PartialEq)]
struct Coordinate {
    base: Variable,
    by: Option<Variable>,
    further: i8,
}

/// The names in a loop: its direction, and the point declared first in its body, with what it is computed from.
struct LoopNames<'b> {
    direction: usize,
    point: Option<(usize, &'b [Expr])>,
}

/// A question about a cell: the cell, the words, and whether its word must be among them.
type CellQuestion<'b> = (&'b CellRef, WordRuns, bool);

/// A list of words, or a set of the program that holds them.
enum WordRuns {
    These(Vec<i32>),
    Set(usize),
}

impl Emitter<'_> {
    /// Emits the loop as one instruction, if that is possible.
    pub(super) fn along(&mut self, over: &Over, body: &[Statement]) -> bool {
        let Over::Points(Expr::Constant(list), Variable::Local(direction)) = over else { return false };
        let Some(steps) = self.directions(*list) else { return false };
        let (names, statement) = match body {
            [Statement { action: Action::Local(point, values), .. }, statement] => {
                (LoopNames { direction: *direction, point: Some((*point, values.as_slice())) }, statement)
            }
            [statement] => (LoopNames { direction: *direction, point: None }, statement),
            _ => return false,
        };
        let (condition, changed) = match &statement.action {
            Action::If { condition, then, otherwise, .. } if otherwise.is_empty() => match then.as_slice() {
                [changed] => (Some(condition), changed),
                _ => return false,
            },
            _ => (None, statement),
        };
        let Action::SetCell(cell, value) = &changed.action else { return false };
        let Some((to, asks, from)) = self.line(cell, &names).and_then(|to| {
            let questions = condition.map_or(Some(Vec::new()), |c| self.questions(c))?;
            let asks = questions.into_iter().map(|q| self.ask(q, to, &names)).collect::<Option<Vec<CellTest>>>()?;
            Some((to, asks, self.steady(value, &names)?))
        }) else {
            return false;
        };
        // with known steps and at most one question, `fuse` makes something simpler of it
        let simple = asks.len() <= 1 && asks.iter().all(|ask| ask.further == to.further);
        if to.by.is_none() && simple {
            return false;
        }
        let by = match to.by {
            Some(by) => self.register(by),
            None => self.constant(0),
        };
        let (x, y) = (self.register(to.base.0), self.register(to.base.1));
        let steps = self.steps(steps);
        let along = Along { steps, asks, matrix: small(cell.matrix), further: to.further };
        let known = self.program.alongs.iter().position(|a| *a == along).unwrap_or_else(|| {
            self.program.alongs.push(along);
            self.program.alongs.len() - 1
        });
        let condition = self.origin_of(&statement.span, RulePart::Condition);
        let part = FusedStatement { condition, body: self.origin_of(&changed.span, RulePart::Body) };
        self.program.parts.insert(self.program.code.len(), vec![part]);
        self.push(Op::StoreAlong { x, y, by, from, along: short(known) });
        true
    }

    /// The directions of a short list that is known.
    fn directions(&self, list: i32) -> Option<Vec<(i8, i8)>> {
        let (start, count) = *self.scope.lists.get(usize::try_from(list).ok()?)?;
        let points = self.scope.points.get(start as usize..(start as usize).checked_add(count as usize)?)?;
        let small = |(x, y): &(i32, i32)| Some((i8::try_from(*x).ok()?, i8::try_from(*y).ok()?));
        points.iter().map(small).collect::<Option<Vec<_>>>().filter(|list| list.len() <= WRITTEN_OUT)
    }

    fn steps(&mut self, list: Vec<(i8, i8)>) -> u16 {
        let steps = &mut self.program.steps;
        short(steps.iter().position(|s| *s == list).unwrap_or_else(|| {
            steps.push(list);
            steps.len() - 1
        }))
    }

    /// The register of a value that is the same for all directions and cannot fail.
    fn steady(&mut self, value: &Expr, names: &LoopNames) -> Option<Register> {
        if let Some(value) = self.known(value) {
            return Some(self.constant(value));
        }
        match value {
            Expr::Variable(variable) if self.is_steady(*variable, names) => Some(self.register(*variable)),
            _ => None,
        }
    }

    fn is_steady(&self, variable: Variable, names: &LoopNames) -> bool {
        let own = |name: usize| {
            [Some(names.direction), names.point.map(|(point, _)| point)]
                .into_iter()
                .flatten()
                .any(|first| (first..first + 2).contains(&name))
        };
        let own = matches!(variable, Variable::Local(name) if own(name));
        !own && self.is_plain_variable(&Expr::Variable(variable)) && self.known(&Expr::Variable(variable)).is_none()
    }

    fn line(&self, cell: &CellRef, names: &LoopNames) -> Option<CellOffset> {
        let x = self.coordinate(&cell.x, names, 0)?;
        let y = self.coordinate(&cell.y, names, 1)?;
        let alike = x.by == y.by && x.further == y.further;
        alike.then_some(CellOffset { base: (x.base, y.base), by: x.by, further: x.further })
    }

    /// `axis`: 0 for x, 1 for y.
    fn coordinate(&self, expr: &Expr, names: &LoopNames, axis: usize) -> Option<Coordinate> {
        match expr {
            Expr::Variable(Variable::Local(name)) if names.point.is_some_and(|(point, _)| *name == point + axis) => {
                let (_, values) = names.point?;
                // what the point is computed from cannot refer to the point itself
                self.coordinate(values.get(axis)?, &LoopNames { direction: names.direction, point: None }, axis)
            }
            Expr::Variable(variable) => {
                self.is_steady(*variable, names).then_some(Coordinate { base: *variable, by: None, further: 0 })
            }
            Expr::Arithmetic(what @ (Arithmetic::Add | Arithmetic::Subtract), left, right) => {
                let before = self.coordinate(left, names, axis)?;
                let more = self.times(right, names, axis)?;
                match (more, what) {
                    (DirectionFactor::Known(times), Arithmetic::Add) => {
                        Some(Coordinate { further: before.further.checked_add(times)?, ..before })
                    }
                    (DirectionFactor::Known(times), _) => {
                        Some(Coordinate { further: before.further.checked_sub(times)?, ..before })
                    }
                    (DirectionFactor::Variable(by), Arithmetic::Add) if before.by.is_none() => {
                        Some(Coordinate { by: Some(by), ..before })
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// How many times the direction this expression is.
    fn times(&self, expr: &Expr, names: &LoopNames, axis: usize) -> Option<DirectionFactor> {
        let direction = |expr: &Expr| *expr == Expr::Variable(Variable::Local(names.direction + axis));
        match expr {
            one if direction(one) => Some(DirectionFactor::Known(1)),
            Expr::Arithmetic(Arithmetic::Multiply, left, right) => {
                let times = if direction(right) { left } else { right };
                if !direction(right) && !direction(left) {
                    return None;
                }
                match (self.known(times), times.as_ref()) {
                    (Some(times), _) => {
                        i8::try_from(times).ok().filter(|t| t.unsigned_abs() <= 8).map(DirectionFactor::Known)
                    }
                    (None, Expr::Variable(variable)) => {
                        self.is_steady(*variable, names).then_some(DirectionFactor::Variable(*variable))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn questions<'b>(&self, condition: &'b Expr) -> Option<Vec<CellQuestion<'b>>> {
        let list = match condition {
            Expr::All(_) if self.one_of(condition).is_some() => std::slice::from_ref(condition),
            Expr::All(list) => list,
            other => std::slice::from_ref(other),
        };
        let questions: Option<Vec<_>> = list.iter().map(|one| self.question(one)).collect();
        questions.filter(|list| list.len() <= QUESTIONS)
    }

    fn question<'b>(&self, expr: &'b Expr) -> Option<CellQuestion<'b>> {
        let kind = |cell: &CellRef| self.scope.matrices[cell.matrix].kind;
        match expr {
            Expr::Not(inner) => self.question(inner).map(|(cell, words, wanted)| (cell, words, !wanted)),
            Expr::All(_) | Expr::Any(_) => {
                let (cell, words) = self.one_of(expr)?;
                Some((cell, WordRuns::These(words), matches!(expr, Expr::Any(_))))
            }
            Expr::Cell(cell) if kind(cell) == Type::Bool => Some((cell, WordRuns::These(vec![1]), true)),
            Expr::Is(word, set) => match word.as_ref() {
                Expr::Cell(cell) => Some((cell, WordRuns::Set(*set), true)),
                _ => None,
            },
            Expr::Compare(relation @ (Relation::Equal | Relation::Different), left, right) => {
                let (cell, word) = match (left.as_ref(), right.as_ref()) {
                    (Expr::Cell(cell), Expr::Constant(word)) | (Expr::Constant(word), Expr::Cell(cell)) => (cell, word),
                    _ => return None,
                };
                let words = kind(cell) != Type::Int && *word >= 0;
                words.then_some((cell, WordRuns::These(vec![*word]), *relation == Relation::Equal))
            }
            _ => None,
        }
    }

    fn ask(&mut self, (cell, words, wanted): CellQuestion, to: CellOffset, names: &LoopNames) -> Option<CellTest> {
        let line = self.line(cell, names).filter(|line| (line.base, line.by) == (to.base, to.by))?;
        let set = match words {
            WordRuns::These(words) => self.word_set(words),
            WordRuns::Set(set) => short(set),
        };
        Some(CellTest { matrix: small(cell.matrix), set, wanted, further: line.further })
    }
}

/// A factor of the direction.
enum DirectionFactor {
    Known(i8),
    Variable(Variable),
}
