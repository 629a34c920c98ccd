//! Loops through a matrix that begin with a question about the cell: cells with which the loop has nothing to do are passed
//! over by the instruction that goes from cell to cell. The loop itself stays as it is.

use crate::emit::code::{CellAddress, Op, Program, Register, Skip, WordTest};

/// Gives each such loop its [`Op::NextWhere`].
pub fn pass_over(program: &mut Program) {
    for number in 0..program.code.len() {
        let Some(Op::NextCell { index, matrix, point, to }) = program.code.get(number).copied() else { continue };
        let Some(found) = skip_of(program, number, (index, matrix, point, to)) else { continue };
        let known = program.skips.iter().position(|skip| *skip == found).unwrap_or(program.skips.len());
        let (Ok(skip), Some(op)) = (u16::try_from(known), program.code.get_mut(number)) else { continue };
        *op = Op::NextWhere { index, matrix, point, skip, to };
        if known == program.skips.len() {
            program.skips.push(found);
        }
    }
}

/// What the loop of the instruction at `again` does with cells that it does not care for, if it can tell them by its first
/// question.
fn skip_of(program: &Program, again: usize, next: (Register, u8, Register, u32)) -> Option<Skip> {
    let (index, matrix, point, to) = next;
    let own = [index, point, point.saturating_add(1)];
    let mut place = to as usize;
    let first = match *program.code.get(place)? {
        Op::Move { to, from } => Some((to, from)),
        _ => None,
    };
    // what it is set to must be the same for all cells
    if let Some((to, from)) = first {
        if own.contains(&to) || own.contains(&from) || usize::from(to) < program.items || to == from {
            return None;
        }
        place += 1;
    }
    let here = |at: CellAddress| at == CellAddress { x: point, y: point.saturating_add(1), dx: 0, dy: 0, matrix };
    let steady = |value: Register| !own.contains(&value) && first.is_none_or(|(to, _)| to != value);
    let (test, yes, missed) = match *program.code.get(place)? {
        Op::JumpProperty { x, y, dx, dy, matrix, property, value, to }
            if here(CellAddress { x, y, dx, dy, matrix }) && steady(value) =>
        {
            (WordTest::Property(property, value), true, to)
        }
        Op::JumpOtherProperty { x, y, dx, dy, matrix, property, value, to }
            if here(CellAddress { x, y, dx, dy, matrix }) && steady(value) =>
        {
            (WordTest::Property(property, value), false, to)
        }
        Op::JumpCellIn { at, set, wanted, to } if here(at) => (WordTest::In(set), wanted, to),
        Op::JumpCell { at, value, equal, to } if here(at) && steady(value) => (WordTest::Word(value), equal, to),
        _ => return None,
    };
    if place + 1 == again {
        return Some(Skip { first, test, skips: !yes, store: None });
    }
    if missed as usize == again {
        return Some(Skip { first, test, skips: yes, store: None });
    }
    match *program.code.get(missed as usize)? {
        Op::Store { at, from, to } => {
            let same = here(CellAddress { matrix, ..at }) && at.matrix != matrix;
            let stores = same && to as usize == again && !own.contains(&from);
            stores.then_some(Skip { first, test, skips: yes, store: Some((at.matrix, from)) })
        }
        _ => None,
    }
}
