//! Parts of language 1 become a typed tree: names turn into slots, literals into values, and what can
//! only be an error in this level into a fault. Never looks at text again.

use super::one::{Assignment, Condition, IllFormed, Parts, Sign, Term, Word};
use super::scope::{Scope, Type};
use super::tree::{Action, Arithmetic, CellRef, Expr, Fault, Relation, Rule, Statement, Typed, Variable};
use crate::game::Name;

/// A side of a comparison: a value with a type, or a literal that takes the other side's type if it can.
enum Side<'w> {
    Typed(Typed),
    Literal(&'w str),
}

/// Turns a rule's parts into the tree for the level of `scope`.
pub fn resolve(parts: &Parts, breaks: bool, scope: &mut Scope) -> Rule {
    let body = match parts {
        Parts::Assignment(assignment) => vec![assign(assignment, scope)],
        Parts::Conditional { all, conditions, then, otherwise, span } => {
            let list = conditions.iter().map(|c| condition(c, scope).unwrap_or_else(Expr::Fault)).collect();
            let condition = if *all { Expr::All(list) } else { Expr::Any(list) };
            let (then, otherwise) = (block(then, scope), block(otherwise, scope));
            let action = Action::If { condition, then, otherwise, behind_else: false };
            vec![Statement { action, span: span.clone() }]
        }
        Parts::IllFormed(ill) => vec![ill_formed(ill)],
    };
    Rule { body, breaks, locals: 0 }
}

fn ill_formed(ill: &IllFormed) -> Statement {
    Statement { action: Action::Fault(Fault::IllFormed), span: ill.span.clone() }
}

fn block(actions: &[Result<Assignment, IllFormed>], scope: &mut Scope) -> Vec<Statement> {
    actions
        .iter()
        .map(|action| match action {
            Ok(assignment) => assign(assignment, scope),
            Err(ill) => ill_formed(ill),
        })
        .collect()
}

fn assign(assignment: &Assignment, scope: &mut Scope) -> Statement {
    let action = try_assign(assignment, scope).unwrap_or_else(Action::Fault);
    Statement { action, span: assignment.span.clone() }
}

fn try_assign(assignment: &Assignment, scope: &mut Scope) -> Result<Action, Fault> {
    match &assignment.target {
        Term::Word(word) => {
            let slot = scope.item(&word.text).ok_or(Fault::UnknownItem)?;
            let kind = scope.items.get(slot).ok_or(Fault::UnknownItem)?.kind;
            Ok(Action::Set(Variable::Item(slot), value_for(kind, &assignment.values, scope)?))
        }
        Term::Cell { matrix, x, y, .. } => {
            let (cell, kind) = cell(matrix, x, y, scope)?;
            if scope.matrices.get(cell.matrix).is_some_and(|m| m.table) {
                return Err(Fault::ReadOnly);
            }
            Ok(Action::SetCell(cell, value_for(kind, &assignment.values, scope)?))
        }
    }
}

/// The value of an assignment whose target holds `kind`: one value of that type, or a sum of numbers.
fn value_for(kind: Type, values: &[(Sign, Term)], scope: &mut Scope) -> Result<Expr, Fault> {
    if let [(_, only)] = values {
        return match side(only, scope)? {
            Side::Typed(typed) if typed.kind == kind => Ok(typed.expr),
            Side::Typed(_) => Err(Fault::WrongType),
            Side::Literal(text) => literal_as(text, kind, scope).ok_or(Fault::WrongType),
        };
    }
    let mut sum: Option<Expr> = None;
    for (sign, term) in values {
        let number = match side(term, scope)? {
            Side::Typed(typed) if typed.kind == Type::Int => typed.expr,
            Side::Typed(_) => return Err(Fault::WrongType),
            Side::Literal(text) => literal_as(text, Type::Int, scope).ok_or(Fault::WrongType)?,
        };
        sum = Some(joined(sum, *sign, number));
    }
    if kind == Type::Int { sum.ok_or(Fault::WrongType) } else { Err(Fault::WrongType) }
}

fn joined(sum: Option<Expr>, sign: Sign, next: Expr) -> Expr {
    match sum {
        None => next,
        Some(sum) => {
            let what = if sign == Sign::Plus { Arithmetic::Add } else { Arithmetic::Subtract };
            Expr::Arithmetic(what, Box::new(sum), Box::new(next))
        }
    }
}

fn condition(condition: &Condition, scope: &mut Scope) -> Result<Expr, Fault> {
    let left = side(&condition.left, scope)?;
    let right = side(&condition.right, scope)?;
    let (left, right) = match (left, right) {
        (Side::Typed(left), Side::Typed(right)) if left.kind == right.kind => (left.expr, right.expr),
        (Side::Typed(_), Side::Typed(_)) => return Err(Fault::WrongType),
        (Side::Typed(typed), Side::Literal(text)) => {
            let literal = literal_as(text, typed.kind, scope).ok_or(Fault::WrongType)?;
            (typed.expr, literal)
        }
        (Side::Literal(text), Side::Typed(typed)) => {
            let literal = literal_as(text, typed.kind, scope).ok_or(Fault::WrongType)?;
            (literal, typed.expr)
        }
        (Side::Literal(left), Side::Literal(right)) => {
            let kind = if literal_type(left) == literal_type(right) { literal_type(left) } else { Type::Text };
            let read = |text, scope: &mut Scope| literal_as(text, kind, scope).ok_or(Fault::WrongType);
            (read(left, scope)?, read(right, scope)?)
        }
    };
    let relation = if condition.equal { Relation::Equal } else { Relation::Different };
    Ok(Expr::Compare(relation, Box::new(left), Box::new(right)))
}

fn side<'w>(term: &'w Term, scope: &Scope) -> Result<Side<'w>, Fault> {
    match term {
        Term::Cell { matrix, x, y, .. } => {
            let (cell, kind) = cell(matrix, x, y, scope)?;
            Ok(Side::Typed(Typed { expr: Expr::Cell(Box::new(cell)), kind }))
        }
        Term::Word(word) => Ok(match scope.item(&word.text).and_then(|slot| Some((slot, scope.items.get(slot)?))) {
            Some((slot, item)) => Side::Typed(Typed { expr: Expr::Variable(Variable::Item(slot)), kind: item.kind }),
            None => Side::Literal(&word.text),
        }),
    }
}

fn cell(matrix: &Word, x: &[(Sign, Word)], y: &[(Sign, Word)], scope: &Scope) -> Result<(CellRef, Type), Fault> {
    let slot = scope.matrix(&matrix.text).ok_or(Fault::UnknownMatrix)?;
    let kind = scope.matrices.get(slot).ok_or(Fault::UnknownMatrix)?.kind;
    Ok((CellRef { matrix: slot, x: index(x, scope)?, y: index(y, scope)? }, kind))
}

fn index(operands: &[(Sign, Word)], scope: &Scope) -> Result<Expr, Fault> {
    let mut sum: Option<Expr> = None;
    for (sign, word) in operands {
        let number = match scope.item(&word.text).and_then(|slot| Some((slot, scope.items.get(slot)?))) {
            Some((slot, item)) if item.kind == Type::Int => Expr::Variable(Variable::Item(slot)),
            Some(_) => return Err(Fault::WrongType),
            None => Expr::Constant(word.text.parse().map_err(|_| Fault::WrongType)?),
        };
        sum = Some(joined(sum, *sign, number));
    }
    sum.ok_or(Fault::WrongType)
}

/// The type a literal has by itself.
pub fn literal_type(text: &str) -> Type {
    match text {
        "true" | "false" => Type::Bool,
        _ if text.parse::<i32>().is_ok() => Type::Int,
        _ => Type::Text,
    }
}

/// A literal read as a value of this type, if it can be.
pub fn literal_as(text: &str, kind: Type, scope: &mut Scope) -> Option<Expr> {
    let value = match (kind, text) {
        (Type::Text, _) => scope.words.number(&Name::new(text)),
        (Type::Int, _) => text.parse().ok()?,
        (Type::Bool, "true") => 1,
        (Type::Bool, "false") => 0,
        (Type::Bool, _) => return None,
    };
    Some(Expr::Constant(value))
}
