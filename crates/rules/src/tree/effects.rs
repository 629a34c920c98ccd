//! Which side effects evaluating an expression or running statements can have. The emitter asks this, since it must
//! keep the order of effects.

use crate::tree::{Action, Area, CellRef, Expr, Over, Statement, Variable};

/// Whether evaluating it can change anything: a call of a function that does, a random number, a kept value.
pub fn has_effects(expr: &Expr) -> bool {
    match expr {
        Expr::Call(call) if !call.pure || call.second.is_some() => true,
        Expr::Random(..) | Expr::Keep(..) | Expr::After(..) => true,
        Expr::Fold(_) | Expr::Runs(_) | Expr::Connected(_) | Expr::AreaSize(_) => true,
        _ => parts(expr).into_iter().any(has_effects),
    }
}

/// The direct subexpressions, except for those of loops and calls.
pub fn parts(expr: &Expr) -> Vec<&Expr> {
    match expr {
        Expr::Cell(cell) | Expr::Inside(cell) => vec![&cell.x, &cell.y],
        Expr::Arithmetic(_, left, right)
        | Expr::Compare(_, left, right)
        | Expr::Random(left, right)
        | Expr::ListCell(left, right, _)
        | Expr::After(left, right) => vec![left, right],
        Expr::SamePoint(ends) => ends.iter().collect(),
        Expr::IndexOf(values) => values.iter().collect(),
        Expr::All(list) | Expr::Any(list) => list.iter().collect(),
        Expr::Not(one)
        | Expr::Is(one, _)
        | Expr::Property(one, _)
        | Expr::ListOf(_, _, one)
        | Expr::Length(one)
        | Expr::Keep(_, one) => vec![one],
        Expr::Call(call) => call.values.iter().collect(),
        Expr::Constant(_)
        | Expr::Variable(_)
        | Expr::Fold(_)
        | Expr::Runs(_)
        | Expr::Connected(_)
        | Expr::AreaSize(_)
        | Expr::Fault(_) => vec![],
    }
}

/// Whether running the statements of a function changes nothing but its own local names, and draws nothing.
pub fn only_computes(statements: &[Statement]) -> bool {
    let own = |variable: &Variable| matches!(variable, Variable::Local(_));
    let keeps = statements.iter().all(|statement| match &statement.action {
        Action::Set(variable, _) => own(variable),
        Action::SetPoint(variables, _) => variables.iter().all(own),
        Action::If { then, otherwise, .. } => only_computes(then) && only_computes(otherwise),
        Action::Loop(_, _, body) | Action::Flood(_, body) | Action::While(_, body) | Action::Repeat(_, body) => {
            only_computes(body)
        }
        Action::Call(call) => call.pure,
        Action::Local(..) | Action::Return(_) | Action::Fault(_) => true,
        _ => false,
    });
    let mut draws = false;
    each_expression(statements, &mut |expr| {
        draws |= match expr {
            Expr::Random(..) => true,
            Expr::Call(call) => !call.pure,
            _ => false,
        };
    });
    keeps && !draws
}

/// Whether the expression reads the variable. Only used for expressions without side effects. A function may read any
/// item.
pub fn names(expr: &Expr, variable: Variable) -> bool {
    matches!(expr, Expr::Variable(v) if *v == variable)
        || matches!((expr, variable), (Expr::Call(_), Variable::Item(_)))
        || parts(expr).into_iter().any(|e| names(e, variable))
}

/// Whether the statements can change what is on the cell, or which cell it is.
pub fn touches(statements: &[Statement], cell: &CellRef) -> bool {
    let set = |variable| names(&cell.x, variable) || names(&cell.y, variable);
    statements.iter().any(|s| match &s.action {
        Action::Set(variable, value) => set(*variable) || has_effects(value),
        Action::Local(name, values) => {
            [*name, *name + 1].into_iter().any(|n| set(Variable::Local(n))) || values.iter().any(has_effects)
        }
        Action::SetPoint(variables, values) => variables.iter().any(|v| set(*v)) || values.iter().any(has_effects),
        Action::SetCell(changed, value) => changed.matrix == cell.matrix || has_effects(value),
        Action::Fill(matrix, _) | Action::Copy(matrix, _) => *matrix == cell.matrix,
        Action::If { condition, then, otherwise, .. } => {
            has_effects(condition) || touches(then, cell) || touches(otherwise, cell)
        }
        Action::Highlight(shown) => has_effects(&shown.x) || has_effects(&shown.y),
        Action::Say(_) | Action::Sound(_) | Action::Fault(_) => false,
        _ => true,
    })
}

/// Calls `see` with every expression in the statements, including those in loops and conditions.
pub fn each_expression(statements: &[Statement], see: &mut impl FnMut(&Expr)) {
    for statement in statements {
        match &statement.action {
            Action::Set(_, value) | Action::Fill(_, value) | Action::Win(value) => deep(value, see),
            Action::Local(_, values) => values.iter().for_each(|v| deep(v, see)),
            Action::SetPoint(_, values) => values.iter().for_each(|v| deep(v, see)),
            Action::SetCell(cell, value) | Action::SetNext(cell, value) => {
                [&cell.x, &cell.y, value].into_iter().for_each(|e| deep(e, see));
            }
            Action::If { condition, then, otherwise, .. } => {
                deep(condition, see);
                each_expression(then, see);
                each_expression(otherwise, see);
            }
            Action::Loop(over, until, body) => {
                in_over(over, see);
                until.iter().for_each(|u| deep(u, see));
                each_expression(body, see);
            }
            Action::Flood(area, body) => {
                in_area(area, see);
                each_expression(body, see);
            }
            Action::While(condition, body) | Action::Repeat(condition, body) => {
                deep(condition, see);
                each_expression(body, see);
            }
            Action::Highlight(cell) => [&cell.x, &cell.y].into_iter().for_each(|e| deep(e, see)),
            Action::Call(call) => call.values.iter().for_each(|v| deep(v, see)),
            Action::Return(values) => values.iter().for_each(|v| deep(v, see)),
            Action::Copy(..)
            | Action::Lose
            | Action::Draw
            | Action::Stop
            | Action::Say(_)
            | Action::Sound(_)
            | Action::Commit
            | Action::Fault(_) => {}
        }
    }
}

/// Calls `see` with the expressions in the domain of a loop.
pub fn in_over(over: &Over, see: &mut impl FnMut(&Expr)) {
    match over {
        Over::Cells(..) => {}
        Over::Points(list, _) => deep(list, see),
        Over::Range(first, last, _) => [first, last].into_iter().for_each(|e| deep(e, see)),
        Over::Ray(ends, _) => ends.iter().for_each(|e| deep(e, see)),
        Over::Area(area) => in_area(area, see),
    }
}

fn in_area(area: &Area, see: &mut impl FnMut(&Expr)) {
    [&area.x, &area.y, &area.condition].into_iter().for_each(|e| deep(e, see));
}

/// Calls `see` with the expression and all its subexpressions.
pub fn deep(expr: &Expr, see: &mut impl FnMut(&Expr)) {
    see(expr);
    match expr {
        Expr::Fold(fold) => {
            in_over(&fold.over, see);
            fold.until.iter().for_each(|u| deep(u, see));
            deep(&fold.body, see);
        }
        Expr::Runs(runs) => {
            for ((over, until), body) in [(&runs.over, &runs.holds), (&runs.numbers, &runs.number)] {
                in_over(over, see);
                until.iter().for_each(|u| deep(u, see));
                deep(body, see);
            }
        }
        Expr::Connected(connected) => deep(&connected.condition, see),
        Expr::AreaSize(area) => in_area(area, see),
        other => parts(other).into_iter().for_each(|e| deep(e, see)),
    }
}
