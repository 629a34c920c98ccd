//! Runs of rules that first ask what is on one and the same cell: dispatched by a table.

use super::{Emitter, Label, long, short};
use crate::emit::code::{Op, Origin, RulePart, Table};
use crate::tree::effects::touches;
use crate::tree::scope::{Scope, Type};
use crate::tree::{Action, CellRef, Expr, Relation, Rule, Statement};

impl Emitter<'_> {
    /// Rules that first ask what is on the same cell.
    pub(super) fn run(&mut self, rules: &[Rule], first: usize) {
        let keys: Vec<RunKey> = rules.iter().filter_map(RunKey::of).collect();
        let Some(cell) = keys.first().map(|k| k.cell.clone()) else { return };
        let after = self.label();
        let bodies: Vec<Label> = rules.iter().map(|_| self.label()).collect();
        let table = short(self.program.tables.len());
        let asks = (first..).zip(rules).filter_map(|(number, rule)| {
            let origin = self.origin_of(&rule.body.first()?.span, RulePart::Condition);
            Some(Origin { rule: long(number), by: long(number), ..origin })
        });
        let table_of_run = Table { asks: asks.collect(), ..table_of(&keys, &bodies, self.scope.words.count(), after) };
        self.origin = table_of_run.asks.first().copied().unwrap_or(self.origin);
        self.program.tables.push(table_of_run);
        self.switch(&cell, table, 0, after);
        for (number, ((rule, key), body)) in rules.iter().zip(&keys).zip(&bodies).enumerate() {
            let [Statement { action: Action::If { then, .. }, span }] = rule.body.as_slice() else { continue };
            self.place(*body);
            self.enter(rule.locals);
            (self.origin.rule, self.origin.by) = (long(first + number), long(first + number));
            let from = short(number + 1);
            let next = next_of(&keys, number).map_or(after, |n| bodies[n]);
            let again = self.label();
            let (skip, known) = if key.words.len() == 1 { (next, true) } else { (again, false) };
            self.rescue = skip;
            self.at(span, RulePart::Condition);
            for condition in key.rest {
                self.branch(condition, false, skip);
            }
            self.statements(then, None);
            if rule.breaks {
                self.jump(self.end);
            } else if known && !touches(then, &cell) {
                self.jump(next);
            }
            if !known || (!rule.breaks && touches(then, &cell)) {
                self.place(again);
                self.switch(&cell, table, from, after);
            }
        }
        self.place(after);
    }

    pub(super) fn switch(&mut self, cell: &CellRef, table: u16, from: u16, after: Label) {
        self.rescue = after;
        let free = self.free;
        let at = self.address(cell);
        self.push(Op::Switch { at, table, from });
        self.free = free;
    }
}

/// What a rule asks first (which of these words is on the cell) and what it asks then.
struct RunKey<'r> {
    cell: &'r CellRef,
    words: Vec<i32>,
    rest: &'r [Expr],
}

impl<'r> RunKey<'r> {
    fn of(rule: &'r Rule) -> Option<Self> {
        let [Statement { action: Action::If { condition, otherwise, .. }, .. }] = rule.body.as_slice() else {
            return None;
        };
        if !otherwise.is_empty() {
            return None;
        }
        match condition {
            Expr::All(_) | Expr::Compare(..) => {
                let list =
                    if let Expr::All(list) = condition { list.as_slice() } else { std::slice::from_ref(condition) };
                let (first, rest) = list.split_first()?;
                let (cell, word) = asks(first)?;
                Some(Self { cell, words: vec![word], rest })
            }
            Expr::Any(list) => {
                let asked: Option<Vec<_>> = list.iter().map(asks).collect();
                let asked = asked?;
                let (cell, _) = asked.first()?;
                let same = asked.iter().all(|(c, _)| c == cell);
                same.then(|| Self { cell, words: asked.iter().map(|(_, w)| *w).collect(), rest: &[] })
            }
            _ => None,
        }
    }
}

/// `cell == word`
fn asks(expr: &Expr) -> Option<(&CellRef, i32)> {
    let Expr::Compare(Relation::Equal, left, right) = expr else { return None };
    match (left.as_ref(), right.as_ref()) {
        (Expr::Cell(cell), Expr::Constant(word)) | (Expr::Constant(word), Expr::Cell(cell)) => Some((cell, *word)),
        _ => None,
    }
}

/// How many rules from the first on ask what is on the same cell of words.
pub(super) fn run_from(rules: &[Rule], scope: &Scope) -> usize {
    let Some(cell) = rules.first().and_then(RunKey::of).map(|k| k.cell) else { return 0 };
    if scope.matrices[cell.matrix].kind != Type::Text {
        return 0;
    }
    let most = usize::from(u16::MAX) - 1;
    rules.iter().take(most).take_while(|r| RunKey::of(r).is_some_and(|k| k.cell == cell)).count()
}

/// The next rule of the run that asks for the same word.
fn next_of(keys: &[RunKey], number: usize) -> Option<usize> {
    let word = keys.get(number)?.words.first()?;
    keys.iter().enumerate().skip(number + 1).find(|(_, k)| k.words.contains(word)).map(|(n, _)| n)
}

fn table_of(keys: &[RunKey], bodies: &[Label], words: usize, none: Label) -> Table {
    let mut by_word: Vec<Vec<(u16, u32)>> = vec![Vec::new(); words];
    for (number, (key, body)) in keys.iter().zip(bodies).enumerate() {
        for word in &key.words {
            by_word[word.cast_unsigned() as usize].push((short(number), *body));
        }
    }
    let mut table = Table { none, ..Table::default() };
    for list in by_word {
        table.firsts.push(list.first().map_or(none, |(_, to)| *to));
        let start = long(table.entries.len());
        table.entries.extend(list);
        table.spans.push((start, long(table.entries.len())));
    }
    table
}
