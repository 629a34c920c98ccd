//! Local names whose value fails. Such a name has no value, and using it is an error. In most cases the statements that
//! use the name could do nothing then, so they are skipped; otherwise a register remembers whether the name has a
//! value.

use super::Emitter;
use crate::emit::code::{Op, Register};
use crate::tree::effects::{each_expression, has_effects, parts};
use crate::tree::{Action, Expr, Fold, Folding, Over, Span, Statement, Variable};

/// What to do with the statements after a local name when its value fails.
pub(super) enum Without {
    /// Run them: the value cannot fail, or nothing uses the name.
    GoesOn,
    /// Skip this many of them, since they would do nothing. With the spans of those that use the name.
    Skips(usize, Vec<Span>),
    /// Run them; each use of the name checks whether it has a value.
    Remembers,
}

impl Emitter<'_> {
    /// Decides what to do about a local name whose value may fail. `breaks`: an if among the statements may end the
    /// rules.
    pub(super) fn without_value(&self, name: usize, values: &[Expr], later: &[Statement], breaks: bool) -> Without {
        if !values.iter().any(|value| self.may_fail(value)) {
            return Without::GoesOn;
        }
        let mut valueless: Vec<usize> = (name..name + values.len()).collect();
        let Some(last) = later.iter().rposition(|s| uses(s, &valueless)) else { return Without::GoesOn };
        let mut count = last + 1;
        let mut using = Vec::new();
        let mut number = 0;
        while number < count {
            let Some(statement) = later.get(number) else { break };
            using.extend(uses(statement, &valueless).then(|| statement.span.clone()));
            if !does_nothing(statement, &mut valueless, breaks) {
                return Without::Remembers;
            }
            // names computed from this one are used further on
            count = count.max(later.iter().rposition(|s| uses(s, &valueless)).map_or(0, |last| last + 1));
            number += 1;
        }
        Without::Skips(count, using)
    }

    /// From here on registers remember whether the name (a point if it has two numbers) has a value; at first it has
    /// none.
    pub(super) fn remember(&mut self, name: usize, numbers: usize) {
        let zero = self.constant(0);
        for number in name..name + numbers {
            let flag = self.temporary();
            self.push(Op::Move { to: flag, from: zero });
            self.names.flags.push((number, flag));
        }
    }

    fn flag(&self, variable: Variable) -> Option<Register> {
        let Variable::Local(name) = variable else { return None };
        let flag = self.names.flags.iter().rev().find(|(number, _)| *number == name)?;
        (!self.names.proven.contains(&name)).then_some(flag.1)
    }

    /// Whether this is a variable that certainly has a value.
    pub(super) fn is_plain_variable(&self, expr: &Expr) -> bool {
        matches!(expr, Expr::Variable(variable) if self.flag(*variable).is_none())
    }

    /// Emits a check that fails if the variable is a name without a value.
    pub(super) fn needs_value(&mut self, variable: Variable) {
        if let Some(flag) = self.flag(variable) {
            self.push(Op::Has { flag });
        }
    }

    /// Notes that the variable was assigned a value.
    pub(super) fn has_value(&mut self, variable: Variable) {
        if let Some(flag) = self.flag(variable) {
            let from = self.constant(1);
            self.push(Op::Move { to: flag, from });
        }
    }

    /// Notes that the condition was evaluated, so the names in it have values.
    pub(super) fn prove(&mut self, condition: &Expr) {
        let numbers = self.names.flags.iter().map(|(number, _)| *number);
        let proven: Vec<usize> = numbers.filter(|number| needs(condition, &[*number])).collect();
        self.names.proven.extend(proven);
    }

    /// Whether evaluating the expression may fail. Says yes if it cannot tell.
    fn may_fail(&self, expr: &Expr) -> bool {
        let of_parts = || parts(expr).into_iter().any(|part| self.may_fail(part));
        match expr {
            Expr::Constant(_) => false,
            Expr::Variable(variable) => self.flag(*variable).is_some(),
            Expr::Arithmetic(..) => self.known(expr).is_none(),
            Expr::Compare(..)
            | Expr::SamePoint(_)
            | Expr::All(_)
            | Expr::Any(_)
            | Expr::Not(_)
            | Expr::Is(..)
            | Expr::Inside(_)
            | Expr::IndexOf(_)
            | Expr::Length(_)
            | Expr::Keep(..)
            | Expr::After(..) => of_parts(),
            Expr::Fold(fold) => !always_counts(fold),
            Expr::Connected(_) => false,
            Expr::Call(call) => of_parts() || !self.always_returns(call),
            _ => true,
        }
    }
}

/// Whether the fold cannot fail: an element that fails is left out, and over cells and known lists nothing else can
/// fail.
fn always_counts(fold: &Fold) -> bool {
    let counts =
        matches!(fold.what, Folding::Any | Folding::All | Folding::Count | Folding::Distinct | Folding::Increasing);
    counts && matches!(fold.over, Over::Cells(..) | Over::Points(Expr::Constant(_), _))
}

/// Whether the statement mentions one of the names.
fn uses(statement: &Statement, names: &[usize]) -> bool {
    let named = |variable: &Variable| matches!(variable, Variable::Local(name) if names.contains(name));
    let mut found = false;
    each_expression(std::slice::from_ref(statement), &mut |expr| {
        found |= matches!(expr, Expr::Variable(variable) if named(variable));
    });
    found || sets(statement, &named)
}

/// Whether the statement assigns one of the names.
pub(super) fn sets(statement: &Statement, named: &impl Fn(&Variable) -> bool) -> bool {
    let in_all = |list: &[Statement]| list.iter().any(|s| sets(s, named));
    match &statement.action {
        Action::Set(variable, _) => named(variable),
        Action::SetPoint(variables, _) => variables.iter().any(named),
        Action::If { then, otherwise, .. } => in_all(then) || in_all(otherwise),
        Action::Loop(_, _, body) | Action::Flood(_, body) | Action::While(_, body) | Action::Repeat(_, body) => {
            in_all(body)
        }
        _ => false,
    }
}

/// Whether evaluating the expression always needs one of the names.
fn needs(expr: &Expr, names: &[usize]) -> bool {
    match expr {
        Expr::Variable(Variable::Local(name)) => names.contains(name),
        Expr::All(list) | Expr::Any(list) => list.first().is_some_and(|first| needs(first, names)),
        _ => parts(expr).into_iter().any(|part| needs(part, names)),
    }
}

/// Whether evaluating these in order fails if the names have no value, and has changed nothing by then.
fn fails<'e>(exprs: impl IntoIterator<Item = &'e Expr>, names: &[usize]) -> bool {
    let mut needed = false;
    for expr in exprs {
        if has_effects(expr) {
            return needed;
        }
        needed |= needs(expr, names);
    }
    needed
}

/// Whether the statement changes nothing if the names have no value. Names that have none as a consequence join them.
/// `breaks`: an if may end the rules.
fn does_nothing(statement: &Statement, names: &mut Vec<usize>, breaks: bool) -> bool {
    let nothing = |list: &[Statement]| {
        let mut names = names.clone();
        list.iter().all(|s| does_nothing(s, &mut names, false))
    };
    match &statement.action {
        Action::Local(name, values) => {
            let fails = fails(values, names);
            names.extend((*name..*name + values.len()).filter(|_| fails));
            fails
        }
        Action::Set(_, value) | Action::Fill(_, value) | Action::Win(value) => fails([value], names),
        Action::Highlight(cell) => fails([&cell.x, &cell.y], names),
        Action::SetPoint(_, values) => fails(values, names),
        Action::SetCell(cell, value) | Action::SetNext(cell, value) => fails([&cell.x, &cell.y, value], names),
        Action::If { condition, then, otherwise, .. } => {
            let never = matches!(condition, Expr::All(list) if list.iter().any(|one| needs(one, names)));
            let plain = !has_effects(condition) && !breaks;
            fails([condition], names) || (plain && (never || nothing(then)) && nothing(otherwise))
        }
        Action::Loop(over, until, body) => {
            let ends: Vec<&Expr> = match over {
                Over::Cells(..) => Vec::new(),
                Over::Points(list, _) => vec![list],
                Over::Range(first, last, _) => vec![first, last],
                Over::Ray(ends, _) => ends.iter().collect(),
                Over::Area(area) => vec![&area.x, &area.y],
            };
            let plain = !ends.iter().copied().chain(until).any(has_effects);
            fails(ends, names) || (plain && nothing(body))
        }
        Action::While(condition, _) => fails([condition], names),
        Action::Repeat(times, body) => fails([times], names) || (!has_effects(times) && nothing(body)),
        Action::Flood(area, _) => fails([&area.x, &area.y], names),
        Action::Call(call) => fails(&call.values, names),
        Action::Return(values) => fails(values, names),
        Action::Fault(_) => true,
        _ => false,
    }
}
