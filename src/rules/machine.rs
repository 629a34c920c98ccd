//! Runs a program over a state: one round of rules. Touches no text; never runs longer than its budget.

use super::code::{At, Op, Program, Register};
use super::memory::{MatrixPlan, Memory, Plan};
use super::tree::Fault;

/// The most steps (instructions) of one round.
pub const BUDGET: u32 = 1_000_000;

/// How many registers fit without asking for memory.
const SMALL: usize = 192;

/// Looks on while a program runs. Does nothing unless it is told to.
pub trait Watch {
    /// The instruction at this place runs next.
    fn step(&mut self, _place: usize) {}
    /// The instruction at this place failed.
    fn fault(&mut self, _place: usize, _fault: Fault) {}
    /// A cell changed.
    fn cell(&mut self, _matrix: usize, _index: usize, _old: i32, _new: i32) {}
}

/// Looks away.
pub struct Unwatched;
impl Watch for Unwatched {}

/// The round ran out of steps at this place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfSteps(pub usize);

struct Machine<'a, W> {
    program: &'a Program,
    plan: &'a Plan,
    memory: &'a mut Memory,
    registers: &'a mut [i32],
    watch: &'a mut W,
}

/// Runs a whole round.
///
/// # Errors
/// [`OutOfSteps`]: what was done up to there stays done.
pub fn run<W: Watch>(
    program: &Program,
    plan: &Plan,
    memory: &mut Memory,
    watch: &mut W,
    budget: u32,
) -> Result<(), OutOfSteps> {
    let mut small = [0; SMALL];
    let mut large = Vec::new();
    let needed = program.registers.len();
    let registers = if let Some(registers) = small.get_mut(..needed) {
        registers.copy_from_slice(&program.registers);
        registers
    } else {
        large.extend_from_slice(&program.registers);
        large.as_mut_slice()
    };
    for (slot, register) in registers.iter_mut().enumerate().take(program.items) {
        *register = memory.item(plan, slot);
    }
    let mut machine = Machine { program, plan, memory, registers, watch };
    let result = machine.run(budget);
    for slot in 0..program.items {
        let value = machine.registers.get(slot).copied().unwrap_or(0);
        machine.memory.set_item(plan, slot, value);
    }
    result
}

impl<W: Watch> Machine<'_, W> {
    #[inline(always)]
    fn run(&mut self, budget: u32) -> Result<(), OutOfSteps> {
        let mut place = 0;
        for _ in 0..budget {
            let Some(op) = self.program.code.get(place) else { return Ok(()) };
            self.watch.step(place);
            match self.step(op, place) {
                Ok(next) => place = next,
                Err(fault) => {
                    self.watch.fault(place, fault);
                    place = self.program.rescue.get(place).map_or(usize::MAX, |to| *to as usize);
                }
            }
        }
        if self.program.code.get(place).is_none() { Ok(()) } else { Err(OutOfSteps(place)) }
    }

    #[inline(always)]
    fn get(&self, register: Register) -> i32 {
        self.registers.get(usize::from(register)).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn set(&mut self, register: Register, value: i32) {
        if let Some(place) = self.registers.get_mut(usize::from(register)) {
            *place = value;
        }
    }

    #[inline(always)]
    fn locate(&self, at: At) -> Result<(&MatrixPlan, usize), Fault> {
        let matrix = self.plan.matrices.get(usize::from(at.matrix)).ok_or(Fault::UnknownMatrix)?;
        let x = self.get(at.x).wrapping_add(at.dx.into());
        let y = self.get(at.y).wrapping_add(at.dy.into());
        Ok((matrix, matrix.index(x, y).ok_or(Fault::OutsideMatrix)?))
    }

    #[inline(always)]
    fn load(&self, at: At) -> Result<i32, Fault> {
        let (matrix, index) = self.locate(at)?;
        Ok(self.memory.read(self.plan, matrix, index))
    }

    /// Does one instruction and tells which comes next.
    #[inline(always)]
    fn step(&mut self, op: &Op, place: usize) -> Result<usize, Fault> {
        let next = place + 1;
        Ok(match *op {
            Op::Move { to, from } => {
                self.set(to, self.get(from));
                next
            }
            Op::Add { to, a, b } => {
                self.set(to, self.get(a).checked_add(self.get(b)).ok_or(Fault::Overflow)?);
                next
            }
            Op::Subtract { to, a, b } => {
                self.set(to, self.get(a).checked_sub(self.get(b)).ok_or(Fault::Overflow)?);
                next
            }
            Op::Load { to, at } => {
                self.set(to, self.load(at)?);
                next
            }
            Op::Store { at, from } => {
                let (matrix, index) = self.locate(at)?;
                let (matrix, new) = (*matrix, self.get(from));
                let old = self.memory.write(&matrix, index, new);
                if old != new {
                    self.watch.cell(at.matrix.into(), index, old, new);
                }
                next
            }
            Op::Jump { to } => to as usize,
            Op::JumpCompare { a, b, equal, to } => {
                if (self.get(a) == self.get(b)) == equal {
                    to as usize
                } else {
                    next
                }
            }
            Op::JumpCell { at, value, equal, to } => {
                if (self.load(at)? == self.get(value)) == equal {
                    to as usize
                } else {
                    next
                }
            }
            Op::Switch { at, table, from } => {
                let word = self.load(at)?;
                self.program.tables.get(usize::from(table)).map_or(next, |t| t.find(word, from) as usize)
            }
            Op::Fail { fault } => return Err(fault),
        })
    }
}
