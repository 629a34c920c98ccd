//! Names and types of language 1, for `check`: what at play is skipped is told here with its place.

use super::faults::{Found, did_you_mean, found};
use super::lint::UsedWord;
use super::one::{Assignment, Condition, Parts, Sign, Term, Word};
use super::resolve::literal_type;
use super::scope::{Scope, Type};

/// What was found in one rule.
#[derive(Default)]
pub struct Checked {
    /// Faults of names and types.
    pub problems: Vec<Found>,
    /// Words in the place of pieces.
    pub words: Vec<UsedWord>,
}

/// What a term is.
enum Is<'w> {
    Typed(Type, bool),
    Literal(&'w Word),
    /// The problem is reported.
    Bad,
}

struct Checker<'a> {
    scope: &'a Scope,
    checked: Checked,
}

/// Checks a rule for the level of `scope`.
pub fn check(parts: &Parts, scope: &Scope) -> Checked {
    let mut checker = Checker { scope, checked: Checked::default() };
    match parts {
        Parts::Assignment(assignment) => checker.assignment(assignment),
        Parts::Conditional { conditions, then, otherwise, .. } => {
            conditions.iter().for_each(|c| checker.condition(c));
            then.iter().chain(otherwise).flatten().for_each(|a| checker.assignment(a));
        }
        Parts::IllFormed(_) => {}
    }
    checker.checked
}

impl Checker<'_> {
    fn report(&mut self, found: Found) {
        self.checked.problems.push(found);
    }

    fn condition(&mut self, condition: &Condition) {
        let (left, right) = (self.term(&condition.left), self.term(&condition.right));
        match (left, right) {
            (Is::Bad, _) | (_, Is::Bad) => {}
            (Is::Typed(a, _), Is::Typed(b, _)) => {
                if a != b {
                    let message = format!("{} and {} can never be equal", a.word(), b.word());
                    self.report(found("R030", condition.span.clone(), message));
                }
            }
            (Is::Typed(kind, cell), Is::Literal(word)) | (Is::Literal(word), Is::Typed(kind, cell)) => {
                self.literal(word, kind, cell);
            }
            (Is::Literal(left), Is::Literal(right)) => {
                if left.text == right.text || literal_type(&left.text) != Type::Text {
                    return;
                }
                // two words are compared: one of them should have been an item
                let names = || self.scope.items.iter().map(|i| i.name.key());
                let hint = did_you_mean(&left.text, names()).or_else(|| did_you_mean(&right.text, names()));
                let message = format!("{} and {} are two words, so this never changes", left.text, right.text);
                self.report(found("R026", condition.span.clone(), message).maybe_hint(hint).warning());
            }
        }
    }

    fn assignment(&mut self, assignment: &Assignment) {
        let (kind, cell) = match &assignment.target {
            Term::Word(word) => match self.scope.item(&word.text).and_then(|s| self.scope.items.get(s)) {
                Some(item) => (item.kind, false),
                None => return self.unknown_item(word),
            },
            target @ Term::Cell { matrix, .. } => {
                let table = self.scope.matrix(&matrix.text).and_then(|s| self.scope.matrices.get(s));
                if table.is_some_and(|m| m.table) {
                    let message = format!("{} is a table; no rule can change it", matrix.text);
                    self.report(found("R035", matrix.span.clone(), message));
                }
                match self.term(target) {
                    Is::Typed(kind, cell) => (kind, cell),
                    Is::Literal(_) | Is::Bad => return,
                }
            }
        };
        let wanted = if assignment.values.len() > 1 { Type::Int } else { kind };
        for (_, term) in &assignment.values {
            match self.term(term) {
                Is::Typed(found_kind, _) if found_kind != wanted => {
                    let message = format!("{} is wanted here, but this is {}", wanted.word(), found_kind.word());
                    self.report(found("R030", term.span(), message));
                }
                Is::Literal(word) => self.literal(word, wanted, cell),
                Is::Typed(..) | Is::Bad => {}
            }
        }
        if wanted != kind {
            let message = format!("{} is wanted here, but a sum is a number", kind.word());
            self.report(found("R030", assignment.span.clone(), message));
        }
    }

    fn unknown_item(&mut self, word: &Word) {
        let names = self.scope.items.iter().map(|i| i.name.key());
        let hint = did_you_mean(&word.text, names);
        let hint = hint.unwrap_or_else(|| format!("add the item {} to the level", word.text));
        self.report(found("R022", word.span.clone(), format!("there is no item {}", word.text)).hint(hint));
    }

    /// A literal beside a value of this type.
    fn literal(&mut self, word: &Word, kind: Type, cell: bool) {
        if kind == Type::Text {
            let used = UsedWord { word: word.text.clone(), span: word.span.clone(), in_cell: cell };
            self.checked.words.push(used);
        } else if literal_type(&word.text) != kind {
            let names = self.scope.items.iter().filter(|i| i.kind == kind).map(|i| i.name.key());
            let hint = did_you_mean(&word.text, names);
            let message = format!("{} is wanted here, but {} is none", kind.word(), word.text);
            self.report(found("R030", word.span.clone(), message).maybe_hint(hint));
        }
    }

    fn term<'w>(&mut self, term: &'w Term) -> Is<'w> {
        match term {
            Term::Word(word) => match self.scope.item(&word.text).and_then(|s| self.scope.items.get(s)) {
                Some(item) => Is::Typed(item.kind, false),
                None => Is::Literal(word),
            },
            Term::Cell { matrix, x, y, span } => {
                let Some(slot) = self.scope.matrix(&matrix.text).and_then(|s| self.scope.matrices.get(s)) else {
                    let hint = did_you_mean(&matrix.text, self.scope.matrices.iter().map(|m| m.name.key()));
                    let message = format!("there is no matrix {}", matrix.text);
                    self.report(found("R021", matrix.span.clone(), message).maybe_hint(hint));
                    return Is::Bad;
                };
                let (kind, size) = (slot.kind, slot.size);
                let in_cell = matches!(slot.name.key(), "state" | "final");
                let outside = |index: &[(Sign, Word)], side: u8| {
                    constant(index).is_some_and(|n| !(0..i64::from(side)).contains(&n))
                };
                if outside(x, size.width) || outside(y, size.height) {
                    let message = format!("this cell always lies outside of {}, which is {size}", matrix.text);
                    self.report(found("R031", span.clone(), message).hint("cells are counted from 0").warning());
                }
                let good = self.index(x) && self.index(y);
                if good { Is::Typed(kind, in_cell) } else { Is::Bad }
            }
        }
    }

    fn index(&mut self, operands: &[(Sign, Word)]) -> bool {
        let mut good = true;
        for (_, word) in operands {
            let item = self.scope.item(&word.text).and_then(|s| self.scope.items.get(s)).map(|i| i.kind);
            let problem = match item {
                Some(Type::Int) => continue,
                Some(kind) => {
                    let message = format!("a number is wanted here, but {} holds {}", word.text, kind.word());
                    found("R030", word.span.clone(), message)
                }
                None if word.text.parse::<i32>().is_ok() => continue,
                None => {
                    let names = self.scope.items.iter().filter(|i| i.kind == Type::Int).map(|i| i.name.key());
                    let hint = did_you_mean(&word.text, names);
                    found("R022", word.span.clone(), format!("there is no item {}", word.text)).maybe_hint(hint)
                }
            };
            self.report(problem);
            good = false;
        }
        good
    }
}

/// What an index of numbers alone comes to.
fn constant(index: &[(Sign, Word)]) -> Option<i64> {
    let signed = |(sign, word): &(Sign, Word)| {
        let number = i64::from(word.text.parse::<i32>().ok()?);
        Some(if *sign == Sign::Minus { -number } else { number })
    };
    index.iter().map(signed).sum()
}
