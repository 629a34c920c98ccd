//! Shortens the finished program without changing what it does: jumps to jumps go straight on, and a question about a
//! cell with one assignment to the same cell behind it becomes one instruction without a jump.

use super::super::code::{At, Op, Program};
use super::bits;

/// The most jumps in a row that are followed.
const FOLLOWED: usize = 8;

/// The largest number that a set is made for.
const LARGEST: i32 = 1023;

/// Shortens it. Places of functions, rescues and tables move along.
pub fn fuse(mut program: Program) -> Program {
    straighten(&mut program);
    let landings = landings(&program);
    let mut shorter = Program { code: Vec::new(), rescue: Vec::new(), origin: Vec::new(), ..program.clone() };
    // where each instruction went; one more for the end
    let mut places = Vec::with_capacity(program.code.len() + 1);
    let mut number = 0;
    while let Some(op) = program.code.get(number) {
        let here = u32::try_from(shorter.code.len()).unwrap_or(u32::MAX);
        let alone = landings.get(number + 1) == Some(&false);
        let fused = if alone { one_of(&program, number, &mut shorter.sets) } else { None };
        places.push(here);
        places.extend(fused.map(|_| here));
        shorter.code.push(fused.unwrap_or(*op));
        shorter.rescue.extend(program.rescue.get(number));
        shorter.origin.extend(program.origin.get(number));
        number += if fused.is_some() { 2 } else { 1 };
    }
    places.push(u32::try_from(shorter.code.len()).unwrap_or(u32::MAX));
    let moved = |to: &mut u32| *to = places.get(*to as usize).copied().unwrap_or(u32::MAX);
    each_target(&mut shorter, moved);
    shorter
}

/// Calls `change` with every place of the program that something may go on at.
fn each_target(program: &mut Program, mut change: impl FnMut(&mut u32)) {
    program.code.iter_mut().filter_map(Op::target_mut).for_each(&mut change);
    program.rescue.iter_mut().for_each(&mut change);
    for table in &mut program.tables {
        change(&mut table.none);
        table.entries.iter_mut().for_each(|(_, to)| change(to));
    }
    change(&mut program.start);
}

/// Whoever would go on at a jump goes on where it leads.
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

/// For each place whether anything but the instruction before it may lead there.
fn landings(program: &Program) -> Vec<bool> {
    let mut landings = vec![false; program.code.len() + 1];
    let mut seen = program.clone();
    // a store names the place behind it, but that is no jump
    for (number, op) in seen.code.iter_mut().enumerate() {
        if let Op::Store { to, .. } = op
            && *to as usize == number + 1
        {
            *to = u32::MAX;
        }
    }
    each_target(&mut seen, |to| {
        if let Some(landing) = landings.get_mut(*to as usize) {
            *landing = true;
        }
    });
    for (number, op) in program.code.iter().enumerate() {
        if let (Op::Call { .. }, Some(landing)) = (op, landings.get_mut(number + 1)) {
            *landing = true;
        }
    }
    landings
}

/// The instruction that does what this one and the next do, if there is one.
fn one_of(program: &Program, number: usize, sets: &mut Vec<Vec<u64>>) -> Option<Op> {
    let behind = u32::try_from(number + 2).ok()?;
    let Some(Op::Store { at, from, to }) = program.code.get(number + 1) else { return None };
    let (asked, set, skips_if, past) = match *program.code.get(number)? {
        Op::JumpCellIn { at, set, wanted, to } => (at, set, wanted, to),
        Op::JumpCell { at, value, equal, to } => (at, set_of(program, value, sets)?, equal, to),
        _ => return None,
    };
    let same = At { matrix: at.matrix, ..asked } == *at;
    let onward = past == behind && *to == behind && program.rescue.get(number) == Some(&behind);
    let simple = same && onward && program.rescue.get(number + 1) == Some(&behind);
    simple.then_some(Op::StoreWhere { at: *at, asked: asked.matrix, set, wanted: !skips_if, from: *from })
}

/// The set of one word that a register always holds.
fn set_of(program: &Program, register: u16, sets: &mut Vec<Vec<u64>>) -> Option<u16> {
    let constant = usize::from(register) >= program.first_constant;
    let word =
        *program.registers.get(usize::from(register)).filter(|word| constant && (0..=LARGEST).contains(*word))?;
    let set = bits(&[word]);
    let known = sets.iter().position(|s| *s == set).unwrap_or_else(|| {
        sets.push(set);
        sets.len() - 1
    });
    u16::try_from(known).ok()
}
