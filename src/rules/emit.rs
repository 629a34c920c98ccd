//! Makes the flat program from the typed tree. Runs of rules that first ask what stands on one and the same cell
//! become a table: what stands there is looked up once and only the rules that ask for it are tried, in their order.

use super::code::{At, MAX_CODE, MAX_REGISTERS, Op, Origin, Part, Program, Register, Table};
use super::scope::{Scope, Type};
use super::tree::{Action, Arithmetic, CellRef, Expr, Relation, Rule, Span, Statement, Variable};

/// The fewest rules in a row that are worth a table.
const RUN: usize = 3;

/// Whether runs of rules are looked up in tables. Without it each rule is tried: for tracing, and to test the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dispatch {
    /// By table.
    Tables,
    /// One by one.
    OneByOne,
}

/// The program would grow past [`MAX_CODE`] or [`MAX_REGISTERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// A place in the program that is not known yet.
type Label = u32;

struct Emitter<'a> {
    scope: &'a Scope,
    program: Program,
    /// Where each label lies.
    labels: Vec<u32>,
    /// Constants, as they get registers from the top down.
    constants: Vec<i32>,
    /// The first register free for results in between.
    free: usize,
    /// The most registers used at once.
    most: usize,
    /// Where to go on when an instruction fails.
    rescue: Label,
    origin: Origin,
    /// The end of the program.
    end: Label,
}

/// Makes the program.
///
/// # Errors
/// [`TooLong`].
pub fn emit(rules: &[Rule], scope: &Scope, dispatch: Dispatch) -> Result<Program, TooLong> {
    let items = scope.items.len();
    let program = Program { items, rules: u32::try_from(rules.len()).map_err(|_| TooLong)?, ..Program::default() };
    let origin = Origin { rule: 0, start: 0, end: 0, part: Part::Body };
    let mut emitter = Emitter {
        scope,
        program,
        labels: Vec::new(),
        constants: Vec::new(),
        free: items,
        most: items,
        rescue: 0,
        origin,
        end: 0,
    };
    emitter.end = emitter.label();
    emitter.rules(rules, dispatch);
    emitter.place(emitter.end);
    emitter.finish()
}

impl Emitter<'_> {
    fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        u32::try_from(self.labels.len() - 1).unwrap_or(u32::MAX)
    }

    fn place(&mut self, label: Label) {
        let here = u32::try_from(self.program.code.len()).unwrap_or(u32::MAX);
        if let Some(place) = self.labels.get_mut(label as usize) {
            *place = here;
        }
    }

    fn push(&mut self, op: Op) {
        self.program.code.push(op);
        self.program.rescue.push(self.rescue);
        self.program.origin.push(self.origin);
    }

    fn jump(&mut self, to: Label) {
        self.push(Op::Jump { to });
    }

    /// Labels become places, constants get their registers after all others.
    fn finish(mut self) -> Result<Program, TooLong> {
        let registers = self.most.max(self.constants.len());
        if registers > MAX_REGISTERS || self.program.code.len() > MAX_CODE || self.program.tables.len() > 65_535 {
            return Err(TooLong);
        }
        let place = |label: u32| self.labels.get(label as usize).copied().unwrap_or(u32::MAX);
        for op in &mut self.program.code {
            if let Some(to) = op.target_mut() {
                *to = place(*to);
            }
            for register in op.registers_mut() {
                let from_top = usize::from(u16::MAX - *register);
                if from_top < self.constants.len() {
                    *register = u16::try_from(self.most + from_top).map_err(|_| TooLong)?;
                }
            }
        }
        for to in &mut self.program.rescue {
            *to = place(*to);
        }
        for table in &mut self.program.tables {
            table.none = place(table.none);
            for (_, to) in &mut table.entries {
                *to = place(*to);
            }
        }
        self.program.registers = vec![0; self.most];
        self.program.registers.extend(&self.constants);
        Ok(self.program)
    }

    fn constant(&mut self, value: i32) -> Register {
        let number = self.constants.iter().position(|c| *c == value).unwrap_or_else(|| {
            self.constants.push(value);
            self.constants.len() - 1
        });
        u16::MAX - u16::try_from(number).unwrap_or(u16::MAX)
    }

    fn temporary(&mut self) -> Register {
        self.free += 1;
        self.most = self.most.max(self.free);
        u16::try_from(self.free - 1).unwrap_or(u16::MAX)
    }

    fn rules(&mut self, rules: &[Rule], dispatch: Dispatch) {
        let mut number = 0;
        while let Some(rule) = rules.get(number) {
            let run = if dispatch == Dispatch::Tables {
                run_from(rules.get(number..).unwrap_or_default(), self.scope)
            } else {
                0
            };
            if run >= RUN {
                self.run(rules.get(number..number + run).unwrap_or_default(), number);
                number += run;
            } else {
                self.origin.rule = u32::try_from(number).unwrap_or(u32::MAX);
                self.statements(&rule.body, rule.breaks.then_some(self.end));
                number += 1;
            }
        }
    }

    /// Rules that first ask what stands on the same cell.
    fn run(&mut self, rules: &[Rule], first: usize) {
        let keys: Vec<Key> = rules.iter().filter_map(Key::of).collect();
        let Some(cell) = keys.first().map(|k| k.cell.clone()) else { return };
        let after = self.label();
        let bodies: Vec<Label> = rules.iter().map(|_| self.label()).collect();
        let table = u16::try_from(self.program.tables.len()).unwrap_or(u16::MAX);
        self.program.tables.push(table_of(&keys, &bodies, self.scope.words.len(), after));
        self.origin.rule = u32::try_from(first).unwrap_or(u32::MAX);
        self.switch(&cell, table, 0, after);
        for (number, ((rule, key), body)) in rules.iter().zip(&keys).zip(&bodies).enumerate() {
            let [Statement { action: Action::If { then, .. }, span }] = rule.body.as_slice() else { continue };
            self.place(*body);
            self.origin.rule = u32::try_from(first + number).unwrap_or(u32::MAX);
            let from = u16::try_from(number + 1).unwrap_or(u16::MAX);
            let next = next_of(&keys, number).map_or(after, |n| bodies.get(n).copied().unwrap_or(after));
            let again = self.label();
            let (skip, known) = if key.words.len() == 1 { (next, true) } else { (again, false) };
            self.rescue = skip;
            self.at(span, Part::Condition);
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

    fn switch(&mut self, cell: &CellRef, table: u16, from: u16, after: Label) {
        self.rescue = after;
        let free = self.free;
        let at = self.address(cell);
        self.push(Op::Switch { at, table, from });
        self.free = free;
    }

    fn at(&mut self, span: &Span, part: Part) {
        self.origin.start = u32::try_from(span.start).unwrap_or(u32::MAX);
        self.origin.end = u32::try_from(span.end).unwrap_or(u32::MAX);
        self.origin.part = part;
    }

    /// `held`: where to go on after the then part of a conditional.
    fn statements(&mut self, statements: &[Statement], held: Option<Label>) {
        for statement in statements {
            let after = self.label();
            self.rescue = after;
            self.at(&statement.span, Part::Body);
            let free = self.free;
            self.action(statement, after, held);
            self.free = free;
            self.place(after);
        }
    }

    fn action(&mut self, statement: &Statement, after: Label, held: Option<Label>) {
        match &statement.action {
            Action::Set(Variable::Item(slot), value) => {
                let to = u16::try_from(*slot).unwrap_or(u16::MAX);
                self.value_into(value, to);
            }
            Action::SetCell(cell, value) => {
                let from = self.value(value);
                let at = self.address(cell);
                self.push(Op::Store { at, from });
            }
            Action::Fault(fault) => self.push(Op::Fail { fault: *fault }),
            Action::If { condition, then, otherwise } => {
                self.origin.part = Part::Condition;
                let no = if otherwise.is_empty() { after } else { self.label() };
                self.branch(condition, false, no);
                self.statements(then, None);
                if let Some(held) = held {
                    self.jump(held);
                } else if !otherwise.is_empty() {
                    self.jump(after);
                }
                if !otherwise.is_empty() {
                    self.place(no);
                    self.statements(otherwise, None);
                }
            }
        }
    }

    /// Goes on at `to` if the condition is as wanted, else with the next instruction.
    fn branch(&mut self, condition: &Expr, wanted: bool, to: Label) {
        match condition {
            Expr::All(list) | Expr::Any(list) => {
                let stops_at = matches!(condition, Expr::Any(_));
                if stops_at == wanted {
                    for one in list {
                        self.branch(one, wanted, to);
                    }
                } else if let Some((last, before)) = list.split_last() {
                    let past = self.label();
                    for one in before {
                        self.branch(one, stops_at, past);
                    }
                    self.branch(last, wanted, to);
                    self.place(past);
                } else if wanted {
                    self.jump(to);
                }
            }
            Expr::Compare(relation, left, right) => {
                let equal = (*relation == Relation::Equal) == wanted;
                let free = self.free;
                match (left.as_ref(), right.as_ref()) {
                    (Expr::Cell(cell), other) | (other, Expr::Cell(cell)) => {
                        let value = self.value(other);
                        let at = self.address(cell);
                        self.push(Op::JumpCell { at, value, equal, to });
                    }
                    (left, right) => {
                        let (a, b) = (self.value(left), self.value(right));
                        self.push(Op::JumpCompare { a, b, equal, to });
                    }
                }
                self.free = free;
            }
            other => {
                let free = self.free;
                let (a, b) = (self.value(other), self.constant(0));
                self.push(Op::JumpCompare { a, b, equal: !wanted, to });
                self.free = free;
            }
        }
    }

    /// The register that holds the value.
    fn value(&mut self, expr: &Expr) -> Register {
        match expr {
            Expr::Constant(value) => self.constant(*value),
            Expr::Variable(Variable::Item(slot)) => u16::try_from(*slot).unwrap_or(u16::MAX),
            other => {
                let to = self.temporary();
                self.value_into(other, to);
                to
            }
        }
    }

    fn value_into(&mut self, expr: &Expr, to: Register) {
        match expr {
            Expr::Constant(_) | Expr::Variable(_) => {
                let from = self.value(expr);
                self.push(Op::Move { to, from });
            }
            Expr::Cell(cell) => {
                let at = self.address(cell);
                self.push(Op::Load { to, at });
            }
            Expr::Arithmetic(what, left, right) => {
                let (a, b) = (self.value(left), self.value(right));
                self.push(match what {
                    Arithmetic::Add => Op::Add { to, a, b },
                    Arithmetic::Subtract => Op::Subtract { to, a, b },
                });
            }
            Expr::Fault(fault) => self.push(Op::Fail { fault: *fault }),
            Expr::Compare(..) | Expr::All(_) | Expr::Any(_) => {
                let (yes, done) = (self.label(), self.label());
                self.branch(expr, true, yes);
                let from = self.constant(0);
                self.push(Op::Move { to, from });
                self.jump(done);
                self.place(yes);
                let from = self.constant(1);
                self.push(Op::Move { to, from });
                self.place(done);
            }
        }
    }

    fn address(&mut self, cell: &CellRef) -> At {
        let (x, dx) = self.index(&cell.x);
        let (y, dy) = self.index(&cell.y);
        At { x, y, dx, dy, matrix: u8::try_from(cell.matrix).unwrap_or(u8::MAX) }
    }

    /// A register and a small step. A sum that would overflow lies outside every matrix, so it fails just the same.
    fn index(&mut self, expr: &Expr) -> (Register, i8) {
        if let Expr::Arithmetic(what, left, right) = expr
            && let Expr::Constant(step) = right.as_ref()
            && let Ok(step @ 0..=127) = i8::try_from(*step)
        {
            let step = if *what == Arithmetic::Add { step } else { -step };
            return (self.value(left), step);
        }
        (self.value(expr), 0)
    }
}

/// What a rule asks first: which of these words stands on the cell; and what it asks then.
struct Key<'r> {
    cell: &'r CellRef,
    words: Vec<i32>,
    rest: &'r [Expr],
}

impl<'r> Key<'r> {
    fn of(rule: &'r Rule) -> Option<Self> {
        let [Statement { action: Action::If { condition, otherwise, .. }, .. }] = rule.body.as_slice() else {
            return None;
        };
        if !otherwise.is_empty() {
            return None;
        }
        match condition {
            Expr::All(list) => {
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

/// How many rules from the first on ask what stands on the same cell of words.
fn run_from(rules: &[Rule], scope: &Scope) -> usize {
    let Some(cell) = rules.first().and_then(Key::of).map(|k| k.cell) else { return 0 };
    if scope.matrices.get(cell.matrix).is_none_or(|m| m.kind != Type::Text) {
        return 0;
    }
    let most = usize::from(u16::MAX) - 1;
    rules.iter().take(most).take_while(|r| Key::of(r).is_some_and(|k| k.cell == cell)).count()
}

/// The next rule of the run that asks for the same word.
fn next_of(keys: &[Key], number: usize) -> Option<usize> {
    let word = keys.get(number)?.words.first()?;
    keys.iter().enumerate().skip(number + 1).find(|(_, k)| k.words.contains(word)).map(|(n, _)| n)
}

fn table_of(keys: &[Key], bodies: &[Label], words: usize, none: Label) -> Table {
    let mut by_word: Vec<Vec<(u16, u32)>> = vec![Vec::new(); words];
    for (number, (key, body)) in keys.iter().zip(bodies).enumerate() {
        for word in &key.words {
            if let Some(list) = usize::try_from(*word).ok().and_then(|w| by_word.get_mut(w)) {
                list.push((u16::try_from(number).unwrap_or(u16::MAX), *body));
            }
        }
    }
    let mut table = Table { none, ..Table::default() };
    for list in by_word {
        table.starts.push(u32::try_from(table.entries.len()).unwrap_or(u32::MAX));
        table.entries.extend(list);
    }
    table.starts.push(u32::try_from(table.entries.len()).unwrap_or(u32::MAX));
    table
}

/// Whether the statements may change what stands on the cell, or which cell it is.
fn touches(statements: &[Statement], cell: &CellRef) -> bool {
    statements.iter().any(|s| match &s.action {
        Action::Set(variable, _) => names(&cell.x, *variable) || names(&cell.y, *variable),
        Action::SetCell(changed, _) => changed.matrix == cell.matrix,
        Action::If { then, otherwise, .. } => touches(then, cell) || touches(otherwise, cell),
        Action::Fault(_) => false,
    })
}

fn names(expr: &Expr, variable: Variable) -> bool {
    match expr {
        Expr::Variable(v) => *v == variable,
        Expr::Arithmetic(_, left, right) | Expr::Compare(_, left, right) => {
            names(left, variable) || names(right, variable)
        }
        Expr::Cell(cell) => names(&cell.x, variable) || names(&cell.y, variable),
        Expr::All(list) | Expr::Any(list) => list.iter().any(|e| names(e, variable)),
        Expr::Constant(_) | Expr::Fault(_) => false,
    }
}
