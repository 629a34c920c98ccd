//! Shortens the finished program without changing what it does: jumps to jumps become direct, a question about a cell
//! followed by one assignment to the same cell becomes one instruction without a jump, and the same instruction for
//! several cells around one point becomes one, and so do moves in a row.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "each address of a finished program is one of its places"
)]

use super::bits;
use crate::emit::code::{CellAddress, CellUpdate, FusedStatement, MOVES, Op, Origin, Program, Register};

/// How many jumps in a row are followed at most.
const FOLLOWED: usize = 8;

/// The largest number for which a set is made.
const LARGEST: i32 = 1023;

/// Shortens the program. The addresses in functions, rescues and tables are adjusted.
pub fn fuse(mut program: Program) -> Program {
    straighten(&mut program);
    shorten(&mut program, |old, number, shorter| one_of(old, number, shorter).map(|op| (op, 2)));
    shorten(&mut program, around);
    switches_around(&mut program);
    shorten(&mut program, moves);
    super::skip::pass_over(&mut program);
    program
}

/// Merges several moves in a row that belong to one statement. Almost half of the instructions of rules with rays are moves.
fn moves(old: &Old, number: usize, _: &mut Program) -> Option<(Op, usize)> {
    let origin = old.origin.get(number)?;
    let rest = (number + 1..number + MOVES)
        .take_while(|next| old.landings.get(*next) == Some(&false) && old.origin.get(*next) == Some(origin));
    let list: Vec<(Register, Register)> = std::iter::once(number)
        .chain(rest)
        .map_while(|place| match old.code.get(place)? {
            Op::Move { to, from } => Some((*to, *from)),
            _ => None,
        })
        .collect();
    // a shorter row repeats its last move, which changes nothing
    let last = list.len().checked_sub(1).filter(|last| *last > 0)?;
    let at = |place: usize| list[place.min(last)];
    let (to, from) = (std::array::from_fn(|place| at(place).0), std::array::from_fn(|place| at(place).1));
    Some((Op::Moves { to, from }, list.len()))
}

/// The most cells of one instruction.
const AROUND: usize = 8;

/// Merges the same instruction for several cells around one point into one.
fn around(old: &Old, number: usize, shorter: &mut Program) -> Option<(Op, usize)> {
    let (like, first) = step_of(old, number)?;
    let mut list = vec![first];
    while let Some((other, step)) = step_of(old, number + list.len())
        && other == like
        && old.landings.get(number + list.len()) == Some(&false)
        && list.len() < AROUND
    {
        list.push(step);
    }
    let count = list.len();
    let place = shorter.steps.iter().position(|s| *s == list).unwrap_or(shorter.steps.len());
    let steps = u16::try_from(place).ok().filter(|_| count > 1)?;
    let op = match like {
        Op::Store { at, from, .. } => Op::StoreAround { x: at.x, y: at.y, matrix: at.matrix, from, steps },
        Op::StoreWhere { at, asked, set, wanted, from } => {
            let asking = CellUpdate { matrix: at.matrix, asked, set, wanted };
            Op::StoreWhereAround { x: at.x, y: at.y, asking, from, steps }
        }
        _ => return None,
    };
    if place == shorter.steps.len() {
        shorter.steps.push(list);
    }
    Some((op, count))
}

/// Lets the first of several tables for cells around one point ask them all: mostly no rule asks for what is there.
fn switches_around(program: &mut Program) {
    for number in 0..program.code.len() {
        let Some((Op::Switch { at, table, from: 0 }, first, mut next)) = switch_of(program, number) else { continue };
        let mut list = vec![first];
        while let Some((Op::Switch { at: other, table: its, from: 0 }, step, after)) = switch_of(program, next as usize)
            && other == at
            && usize::from(its) == usize::from(table) + list.len()
            && list.len() < AROUND
        {
            list.push(step);
            next = after;
        }
        let place = program.steps.iter().position(|s| *s == list).unwrap_or(program.steps.len());
        let Ok(steps) = u16::try_from(place) else { continue };
        if let (2.., Some(op)) = (list.len(), program.code.get_mut(number)) {
            *op = Op::SwitchAround { x: at.x, y: at.y, matrix: at.matrix, table, steps, to: next };
            if place == program.steps.len() {
                program.steps.push(list);
            }
        }
    }
}

/// The instruction of a table without its step, the step to the cell, and where the program continues when no rule asks
/// for what is there or the cell is outside. Tables with the same first part belong to the same point.
fn switch_of(program: &Program, number: usize) -> Option<(Op, (i8, i8), u32)> {
    let Op::Switch { at, table, from } = *program.code.get(number)? else { return None };
    let none = program.tables.get(usize::from(table))?.none;
    let alike = program.rescue.get(number) == Some(&none);
    alike.then_some((Op::Switch { at: CellAddress { dx: 0, dy: 0, ..at }, table, from }, (at.dx, at.dy), none))
}

/// An instruction that changes a cell and always continues with the next one: without its step, so that those of the
/// same point are equal, and the step to the cell.
fn step_of(old: &Old, number: usize) -> Option<(Op, (i8, i8))> {
    let behind = u32::try_from(number + 1).ok()?;
    if old.rescue.get(number) != Some(&behind) {
        return None;
    }
    match *old.code.get(number)? {
        Op::Store { at, from, to } if to == behind => {
            Some((Op::Store { at: CellAddress { dx: 0, dy: 0, ..at }, from, to: 0 }, (at.dx, at.dy)))
        }
        Op::StoreWhere { at, asked, set, wanted, from } => {
            Some((Op::StoreWhere { at: CellAddress { dx: 0, dy: 0, ..at }, asked, set, wanted, from }, (at.dx, at.dy)))
        }
        _ => None,
    }
}

/// The instructions before the change.
struct Old {
    code: Vec<Op>,
    rescue: Vec<u32>,
    origin: Vec<Origin>,
    /// For each address, whether anything but the instruction before it may lead there.
    landings: Vec<bool>,
}

/// Replaces several instructions in a row by one wherever `fused` says which and how many. `fused` gets an address and
/// the program that is being made, and may add sets and steps to it.
fn shorten(program: &mut Program, fused: impl Fn(&Old, usize, &mut Program) -> Option<(Op, usize)>) {
    let landings = landings(program);
    let old = Old {
        code: std::mem::take(&mut program.code),
        rescue: std::mem::take(&mut program.rescue),
        origin: std::mem::take(&mut program.origin),
        landings,
    };
    let mut parts = std::mem::take(&mut program.parts);
    // the new address of each instruction; two more for the end and for past it
    let mut places = Vec::with_capacity(old.code.len() + 1);
    let mut number = 0;
    while let Some(op) = old.code.get(number) {
        let here = address(program.code.len());
        let (op, count) = fused(&old, number, program).unwrap_or((*op, 1));
        places.extend(std::iter::repeat_n(here, count));
        program.code.push(op);
        program.rescue.extend(old.rescue.get(number));
        program.origin.extend(old.origin.get(number));
        let mut of = |number: usize| parts.remove(&number);
        let part = |condition: usize, body: usize| {
            old.origin.get(condition).zip(old.origin.get(body)).map(|(c, b)| FusedStatement { condition: *c, body: *b })
        };
        let fused = match op {
            _ if count == 1 => of(number),
            Op::Moves { .. } => None,
            Op::StoreWhere { .. } => Some(part(number, number + 1).into_iter().collect()),
            _ => {
                Some((number..number + count).flat_map(|n| of(n).unwrap_or(part(n, n).into_iter().collect())).collect())
            }
        };
        program.parts.extend(fused.map(|fused: Vec<FusedStatement>| (program.code.len() - 1, fused)));
        number += count;
    }
    places.extend([0, 1].map(|past| address(program.code.len() + past)));
    each_target(program, |to| *to = places[*to as usize]);
}

fn address(place: usize) -> u32 {
    u32::try_from(place).expect("a finished program has at most MAX_CODE instructions")
}

/// Calls `change` with every address of the program at which something may continue.
fn each_target(program: &mut Program, mut change: impl FnMut(&mut u32)) {
    program.code.iter_mut().filter_map(Op::target_mut).for_each(&mut change);
    program.rescue.iter_mut().for_each(&mut change);
    for table in &mut program.tables {
        change(&mut table.none);
        table.entries.iter_mut().for_each(|(_, to)| change(to));
        table.firsts.iter_mut().for_each(&mut change);
    }
    program.passed_over.iter_mut().for_each(|passed| change(&mut passed.rescue));
    change(&mut program.start);
}

/// Redirects everything that leads to a jump to where that jump leads.
fn straighten(program: &mut Program) {
    let jumps: Vec<Option<u32>> =
        program.code.iter().map(|op| if let Op::Jump { to } = op { Some(*to) } else { None }).collect();
    each_target(program, |to| {
        for _ in 0..FOLLOWED {
            let Some(Some(next)) = jumps.get(*to as usize) else { return };
            *to = *next;
        }
    });
}

/// For each address, whether anything but the instruction before it may lead there.
fn landings(program: &Program) -> Vec<bool> {
    // two more for the end and for past it
    let mut landings = vec![false; program.code.len() + 2];
    let mut land = |to: u32| landings[to as usize] = true;
    land(program.start);
    for (behind, (op, rescue)) in (1_u32..).zip(program.code.iter().zip(&program.rescue)) {
        let mut op = *op;
        match (op, op.target_mut()) {
            // a store names the address behind it, but that is not a jump
            (Op::Store { to, .. }, _) if to == behind => {}
            (_, Some(to)) => land(*to),
            (_, None) => {}
        }
        if matches!(op, Op::Call { .. }) {
            land(behind);
        }
        if *rescue != behind {
            land(*rescue);
        }
    }
    for table in &program.tables {
        land(table.none);
        table.entries.iter().for_each(|(_, to)| land(*to));
    }
    landings
}

/// The instruction that does what this one and the next do together, if there is one.
fn one_of(old: &Old, number: usize, shorter: &mut Program) -> Option<Op> {
    old.landings.get(number + 1).filter(|landing| !**landing)?;
    let behind = u32::try_from(number + 2).ok()?;
    let Some(Op::Store { at, from, to }) = old.code.get(number + 1) else { return None };
    let (asked, set, skips_if, past) = match *old.code.get(number)? {
        Op::JumpCellIn { at, set, wanted, to } => (at, set, wanted, to),
        Op::JumpCell { at, value, equal, to } => (at, set_of(shorter, value)?, equal, to),
        _ => return None,
    };
    let same = CellAddress { matrix: at.matrix, ..asked } == *at;
    let onward = past == behind && *to == behind && old.rescue.get(number) == Some(&behind);
    let simple = same && onward && old.rescue.get(number + 1) == Some(&behind);
    simple.then_some(Op::StoreWhere { at: *at, asked: asked.matrix, set, wanted: !skips_if, from: *from })
}

/// The set of the one word that a constant register holds.
fn set_of(program: &mut Program, register: u16) -> Option<u16> {
    let constant = usize::from(register) >= program.first_constant;
    let word =
        *program.registers.get(usize::from(register)).filter(|word| constant && (0..=LARGEST).contains(*word))?;
    let set = bits(&[word]);
    let sets = &mut program.sets;
    let known = sets.iter().position(|s| *s == set).unwrap_or_else(|| {
        sets.push(set);
        sets.len() - 1
    });
    u16::try_from(known).ok()
}
