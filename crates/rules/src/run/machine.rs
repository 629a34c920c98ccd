//! Runs a program over a state: one round of the rules. Touches no text; never runs longer than its budget.

#![expect(
    clippy::indexing_slicing,
    reason = "Program::verify has proved every register, table, set and matrix that an instruction names"
)]

mod around;
mod through;

use crate::emit::code::{CellAddress, CellUpdate, Op, Program, Register, RulePart};
use crate::proved::{proved, proved_mut};
use crate::run::memory::{End, FastCoding, MatrixPlan, Memory, MemoryPlan, change};
use crate::run::scratch::Scratch;
use crate::tree::Fault;
use az::SaturatingAs;
use switchboard_base::chance::Chance;
use switchboard_base::grid::Cell;

/// How many steps (instructions) a round can have.
pub const BUDGET: u32 = 1_000_000;

/// Watches a program while it runs. Each method does nothing by default.
pub trait Observer {
    /// Whether it wants more than instructions and the cells that they touch.
    const WATCHES: bool = false;
    /// The instruction at this address runs next.
    fn step(&mut self, _place: usize) {}
    /// The instruction at this address failed.
    fn fault(&mut self, _place: usize, _fault: Fault) {}
    /// The instruction at this address does several statements at once and is about to do the one with this number:
    /// whether its condition holds, or which part of it fails.
    fn part(&mut self, _place: usize, _number: usize, _holds: PartResult) {}
    /// The rules of this table, from this one on, ask for a cell outside the matrix.
    fn outside(&mut self, _table: usize, _from: usize) {}
    /// All rules have run.
    fn through(&mut self) {}
    /// An item changed.
    fn item(&mut self, _slot: usize, _old: i32, _new: i32) {}
    /// A cell changed.
    fn cell(&mut self, _matrix: usize, _index: usize, _old: i32, _new: i32) {}
    /// A cell is read, asked about or written. Every access to a cell is reported except for filling a whole matrix.
    fn touch(&self, _matrix: usize, _index: usize) {}
}

/// Whether the condition of a statement holds, or which part of it fails.
pub type PartResult = Result<bool, (RulePart, Fault)>;

/// Watches nothing.
pub struct Unwatched;
impl Observer for Unwatched {}

/// The round ran out of steps at this address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfSteps(pub usize);

/// A program with at most this many registers keeps them in an array whose index needs no check.
const SMALL: usize = 256;

/// The storage of a program's registers.
trait Registers {
    fn read(&self, register: Register) -> i32;
    /// Writes a register and returns its old value.
    fn write(&mut self, register: Register, value: i32) -> i32;
}

/// For programs with up to [`SMALL`] registers. It is a power of two, so the lower bits of a number are always a valid
/// index.
impl Registers for [i32; SMALL] {
    #[inline(always)]
    fn read(&self, register: Register) -> i32 {
        self[usize::from(register) % SMALL]
    }

    #[inline(always)]
    fn write(&mut self, register: Register, value: i32) -> i32 {
        std::mem::replace(&mut self[usize::from(register) % SMALL], value)
    }
}

/// For larger programs.
impl Registers for Vec<i32> {
    fn read(&self, register: Register) -> i32 {
        *proved(self, usize::from(register))
    }

    fn write(&mut self, register: Register, value: i32) -> i32 {
        std::mem::replace(proved_mut(self, usize::from(register)), value)
    }
}

/// Everything needed at each instruction is a direct field, without another indirection.
struct Machine<'a, W, R> {
    program: &'a Program,
    code: &'a [Op],
    plan: &'a MemoryPlan,
    matrices: &'a [MatrixPlan],
    weights: &'a [u64],
    bytes: &'a mut [u8],
    /// The sum from which the hash of the key is made.
    sum: u64,
    chance: &'a mut u64,
    ended: &'a mut End,
    registers: &'a mut R,
    watch: &'a mut W,
    scratch: &'a mut Scratch,
    /// Steps left.
    left: u32,
}

/// The machine's working memory for a round. It is reused from round to round, so that memory is only requested while
/// it grows; it contains nothing that a later round could see.
#[derive(Debug, Clone)]
pub struct Workspace {
    small: [i32; SMALL],
    large: Vec<i32>,
    scratch: Scratch,
}

impl Default for Workspace {
    fn default() -> Self {
        Self { small: [0; SMALL], large: Vec::new(), scratch: Scratch::default() }
    }
}

impl Workspace {
    /// The numbers of the texts said in the last round, in order.
    pub fn said(&self) -> &[u16] {
        &self.scratch.said
    }

    /// How many instructions have run since the last call.
    pub fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.scratch.ran)
    }

    /// The numbers of the sounds played in the last round, in order.
    pub fn sounds(&self) -> &[u16] {
        &self.scratch.sounds
    }

    /// The cells of STATE highlighted in the last round, by their index; a cell may be among them twice.
    pub fn highlighted(&self) -> &[usize] {
        &self.scratch.highlighted
    }
}

/// What a round begins with.
#[derive(Debug, Clone, Copy)]
pub enum Begin {
    /// The items as they are.
    AsItIs,
    /// A move: the slots of Ax, Ay, Px, Py and the chosen cell. P is set to A, then A to the cell.
    Chosen([u16; 4], Cell),
}

/// Runs a whole round. If it runs out of steps, the changes made so far stay.
///
/// # Errors
///
/// It ran out of steps.
pub fn run<W: Observer>(
    program: &Program,
    plan: &MemoryPlan,
    memory: &mut Memory,
    begin: Begin,
    watch: &mut W,
    workspace: &mut Workspace,
) -> Result<(), OutOfSteps> {
    let Workspace { small, large, scratch } = workspace;
    scratch.begin();
    if let Some(used) = small.get_mut(..program.registers.len()) {
        used.copy_from_slice(&program.registers);
        round(program, plan, memory, begin, watch, small, scratch)
    } else {
        large.clone_from(&program.registers);
        round(program, plan, memory, begin, watch, large, scratch)
    }
}

/// Runs a round with the items in registers.
fn round<W: Observer, R: Registers>(
    program: &Program,
    plan: &MemoryPlan,
    memory: &mut Memory,
    begin: Begin,
    watch: &mut W,
    registers: &mut R,
    scratch: &mut Scratch,
) -> Result<(), OutOfSteps> {
    let items = (0_u16..).zip(&plan.items).take(program.items);
    for (register, item) in items.clone() {
        registers.write(register, item.read(&memory.bytes));
    }
    if let Begin::Chosen(slots, cell) = begin {
        let [ax, ay, px, py] = slots;
        registers.write(px, registers.read(ax));
        registers.write(py, registers.read(ay));
        registers.write(ax, cell.x.into());
        registers.write(ay, cell.y.into());
        memory.moves = memory.moves.saturating_add(1);
    }
    let Memory { bytes, sum, chance, end, .. } = memory;
    let mut machine = Machine {
        program,
        code: &program.code,
        plan,
        matrices: &plan.matrices,
        weights: &plan.weights,
        bytes,
        sum: *sum,
        chance,
        ended: end,
        registers,
        watch,
        scratch,
        left: BUDGET,
    };
    let result = machine.run();
    machine.scratch.ran += u64::from(BUDGET - machine.left);
    if result.is_ok() && !machine.scratch.later.is_empty() {
        machine.commit();
    }
    let mut changed = machine.sum;
    for (register, item) in items {
        changed = item.write(&mut memory.bytes, changed, registers.read(register));
    }
    memory.sum = changed;
    result
}

impl<'a, W: Observer, R: Registers> Machine<'a, W, R> {
    // a function of its own, so that nothing else takes up the processor's registers
    #[inline(never)]
    fn run(&mut self) -> Result<(), OutOfSteps> {
        let mut place = self.program.start as usize;
        while let Some(op) = self.code.get(place) {
            self.left = self.left.checked_sub(1).ok_or(OutOfSteps(place))?;
            self.watch.step(place);
            if let Err(fault) = self.step(op, &mut place) {
                self.watch.fault(place, fault);
                place = *proved(&self.program.rescue, place) as usize;
            }
        }
        if W::WATCHES && place == self.code.len() {
            self.watch.through();
        }
        Ok(())
    }

    /// Counts the steps of an instruction that goes over many cells.
    fn charge(&mut self, cells: usize) {
        self.left = self.left.saturating_sub((cells / 16).saturating_as());
    }

    #[inline(always)]
    fn get(&self, register: Register) -> i32 {
        self.registers.read(register)
    }

    #[inline(always)]
    fn set(&mut self, register: Register, value: i32) {
        let old = self.registers.write(register, value);
        if W::WATCHES && old != value && usize::from(register) < self.program.items {
            self.watch.item(register.into(), old, value);
        }
    }

    #[inline(always)]
    fn locate(&self, at: CellAddress) -> Result<(&'a MatrixPlan, usize), Fault> {
        let matrix = self.matrix(at.matrix);
        let x = self.get(at.x).wrapping_add(at.dx.into());
        let y = self.get(at.y).wrapping_add(at.dy.into());
        let index = matrix.index(x, y).ok_or(Fault::OutsideMatrix)?;
        self.watch.touch(at.matrix.into(), index);
        Ok((matrix, index))
    }

    #[inline(always)]
    fn load(&self, at: CellAddress) -> Result<i32, Fault> {
        let (matrix, index) = self.locate(at)?;
        Ok(self.read(matrix, index))
    }

    #[inline(always)]
    fn read(&self, matrix: &MatrixPlan, index: usize) -> i32 {
        match matrix.fast {
            FastCoding::Bytes => matrix.read_byte(self.bytes, index),
            FastCoding::Bits => matrix.read_bit(self.bytes, index),
            FastCoding::Other => matrix.read(if matrix.constant { &self.plan.constants } else { self.bytes }, index),
        }
    }

    /// Runs the instruction at `place`, which becomes the address of the one that follows unless it fails.
    #[inline(always)]
    fn step(&mut self, op: &Op, place: &mut usize) -> Result<(), Fault> {
        let here = *place;
        match *op {
            Op::Move { to, from } => {
                self.set(to, self.get(from));
            }
            Op::Moves { to, from } => {
                for (to, from) in to.into_iter().zip(from) {
                    self.set(to, self.get(from));
                }
            }
            Op::Shift { to, x, y, dx, dy } => {
                let x = self.get(x).checked_add(self.get(dx)).ok_or(Fault::Overflow)?;
                let y = self.get(y).checked_add(self.get(dy)).ok_or(Fault::Overflow)?;
                self.set(to, x);
                self.set(to.wrapping_add(1), y);
            }
            Op::Arithmetic { what, to, a, b } => {
                self.set(to, what.calculate(self.get(a), self.get(b))?);
            }
            Op::Load { to, at } => {
                self.set(to, self.load(at)?);
            }
            Op::Store { at, from, to } => {
                let (matrix, index) = self.locate(at)?;
                self.put(at.matrix, matrix, index, self.get(from));
                return jump(place, to);
            }
            Op::StoreWhere { at, asked, set, wanted, from } => {
                if W::WATCHES {
                    let asking = CellUpdate { matrix: at.matrix, asked, set, wanted };
                    let x = self.get(at.x).wrapping_add(at.dx.into());
                    let y = self.get(at.y).wrapping_add(at.dy.into());
                    self.tell_asked(here, 0, asking, (x, y));
                }
                let asks = self.is_in(self.load(CellAddress { matrix: asked, ..at })?, set) == wanted;
                let (matrix, index) = self.locate(at)?;
                let old = self.read(matrix, index);
                // written in both cases: a jump that the processor cannot predict costs more
                self.put(at.matrix, matrix, index, if asks { self.get(from) } else { old });
            }
            Op::StoreAround { x, y, matrix: slot, from, steps } => {
                self.store_around(here, (x, y), slot, from, steps);
            }
            Op::StoreWhereAround { x, y, asking, from, steps } => {
                self.store_where_around(here, (x, y), asking, from, steps);
            }
            Op::StoreAlong { x, y, by, from, along } => {
                self.store_along(here, (x, y), by, from, along);
            }
            Op::Jump { to } => return jump(place, to),
            Op::JumpCompare { relation, a, b, to } => {
                if relation.holds(self.get(a), self.get(b)) {
                    return jump(place, to);
                }
            }
            Op::JumpCell { at, value, equal, to } => {
                if (self.load(at)? == self.get(value)) == equal {
                    return jump(place, to);
                }
            }
            Op::Switch { at, table, from } => {
                let word = self.load(at)?;
                return jump(place, proved(&self.program.tables, usize::from(table)).find(word, from));
            }
            Op::SwitchAround { x, y, matrix, table, steps, to } => {
                return jump(place, self.switch_around((x, y), matrix, table, steps).unwrap_or(to));
            }
            Op::JumpCellIn { at, set, wanted, to } => {
                if self.is_in(self.load(at)?, set) == wanted {
                    return jump(place, to);
                }
            }
            Op::JumpIs { word, set, wanted, to } => {
                if self.is_in(self.get(word), set) == wanted {
                    return jump(place, to);
                }
            }
            Op::JumpProperty { x, y, dx, dy, matrix, property, value, to } => {
                let word = self.load(CellAddress { x, y, dx, dy, matrix })?;
                if self.property(word, property)? == self.get(value) {
                    return jump(place, to);
                }
            }
            Op::JumpOtherProperty { x, y, dx, dy, matrix, property, value, to } => {
                let word = self.load(CellAddress { x, y, dx, dy, matrix })?;
                if self.property(word, property)? != self.get(value) {
                    return jump(place, to);
                }
            }
            Op::Property { to, word, property } => {
                self.set(to, self.property(self.get(word), property)?);
            }
            Op::CellProperty { to, at, property } => {
                self.set(to, self.property(self.load(at)?, property)?);
            }
            Op::NextCell { index, matrix, point, to } => {
                let matrix = self.matrix(matrix);
                let at = self.get(index).wrapping_add(1);
                if let Some((x, y)) = matrix.nth_cell(at) {
                    self.set(index, at);
                    self.set(point, x);
                    self.set(point.wrapping_add(1), y);
                    return jump(place, to);
                }
            }
            Op::NextWhere { index, matrix, point, skip, to } => {
                if self.next_where(index, matrix, point, skip) {
                    return jump(place, to);
                }
            }
            Op::Call { to, back } => {
                self.set(back, i32::try_from(here + 1).map_err(|_| Fault::Overflow)?);
                return jump(place, to);
            }
            Op::Return { back } => return jump(place, self.caller(back) + 1),
            Op::Fail { fault } => return Err(fault),
            rare => {
                if let Some(to) = self.rare(rare)? {
                    return jump(place, to);
                }
            }
        }
        *place += 1;
        Ok(())
    }

    #[inline(always)]
    fn property(&self, word: i32, property: u16) -> Result<i32, Fault> {
        // a negative word becomes an index larger than all
        match proved(&self.program.properties, usize::from(property)).get(word.cast_unsigned() as usize) {
            Some(Some(value)) => Ok(*value),
            _ => Err(Fault::NoProperty),
        }
    }

    #[inline(always)]
    fn set_of(&self, set: u16) -> &'a [u64] {
        let program = self.program;
        proved::<Vec<u64>>(&program.sets, usize::from(set))
    }

    #[inline(always)]
    fn is_in(&self, word: i32, set: u16) -> bool {
        contains(self.set_of(set), word)
    }

    fn point(&self, register: Register) -> (i32, i32) {
        (self.get(register), self.get(register.saturating_add(1)))
    }

    fn set_point(&mut self, register: Register, (x, y): (i32, i32)) {
        self.set(register, x);
        self.set(register.saturating_add(1), y);
    }

    #[inline(always)]
    fn matrix(&self, slot: u8) -> &'a MatrixPlan {
        let matrices = self.matrices;
        proved(matrices, usize::from(slot))
    }

    fn write(&mut self, slot: u8, index: usize, new: i32) {
        self.put(slot, self.matrix(slot), index, new);
    }

    #[inline(always)]
    fn put(&mut self, slot: u8, matrix: &MatrixPlan, index: usize, new: i32) {
        let old = match matrix.fast {
            FastCoding::Bytes => matrix.write_byte(self.bytes, index, new),
            FastCoding::Bits => matrix.write_bit(self.bytes, index, new),
            FastCoding::Other => matrix.write(self.bytes, index, new),
        };
        self.changed(slot, matrix, index, old, new);
    }

    /// Updates the hash for a cell that changed from the old to the new value.
    #[inline(always)]
    fn changed(&mut self, slot: u8, matrix: &MatrixPlan, index: usize, old: i32, new: i32) {
        self.sum = self.sum.wrapping_add(change(*proved(self.weights, matrix.first + index), old, new));
        if W::WATCHES && old != new {
            self.watch.cell(slot.into(), index, old, new);
        }
    }

    /// The instructions of language 2 that are not among the most frequent ones.
    fn rare(&mut self, op: Op) -> Result<Option<u32>, Fault> {
        match op {
            Op::Later { at, from } => {
                let (_, index) = self.locate(at)?;
                let value = self.get(from);
                self.scratch.later.push((at.matrix, index, value));
            }
            Op::Commit => self.commit(),
            Op::Fill { matrix, from } => {
                let value = self.get(from);
                let (slot, matrix) = (matrix, self.matrix(matrix));
                self.charge(matrix.area());
                if !W::WATCHES && matrix.fast == FastCoding::Bits {
                    self.fill_bits(slot, matrix, value);
                } else {
                    for index in 0..matrix.area() {
                        self.put(slot, matrix, index, value);
                    }
                }
            }
            Op::Copy { matrix, other } => {
                let from = self.matrix(other);
                self.charge(from.area());
                for index in 0..self.matrix(matrix).area() {
                    self.watch.touch(other.into(), index);
                    let value = self.read(from, index);
                    self.write(matrix, index, value);
                }
            }
            Op::Has { flag } => {
                if self.get(flag) == 0 {
                    return Err(Fault::Valueless);
                }
            }
            Op::JumpOutside { at, to } => {
                if self.locate(at).is_err() {
                    return Ok(Some(to));
                }
            }
            Op::Random { to, first, last } => {
                let (first, last) = (self.get(first), self.get(last));
                let value = draw(self.chance, first, last)?;
                self.set(to, value);
            }
            Op::ReturnNothing { back } => {
                let call = self.caller(back) as usize;
                self.watch.fault(call, Fault::NoValue);
                return Ok(Some(*proved(&self.program.rescue, call)));
            }
            Op::Win { player } => {
                let player = u8::try_from(self.get(player)).map_err(|_| Fault::Overflow)?;
                self.end(End::Won(player));
            }
            Op::Lose => self.end(End::Lost),
            Op::Draw => self.end(End::Drawn),
            Op::Say { text } => self.scratch.said.push(text),
            Op::Sound { text } => self.scratch.sounds.push(text),
            Op::Highlight { at } => {
                let (_, index) = self.locate(at)?;
                self.scratch.highlighted.push(index);
            }
            other => return self.go_through(other),
        }
        Ok(None)
    }

    /// The address of the call of the current function.
    #[expect(clippy::expect_used, reason = "a function begins at a call, which leaves the address behind it")]
    fn caller(&self, back: Register) -> u32 {
        u32::try_from(self.get(back) - 1).expect("the address of a call")
    }

    fn end(&mut self, end: End) {
        if *self.ended == End::Open {
            *self.ended = end;
        }
    }

    /// Makes the assignments to NEXT take effect.
    fn commit(&mut self) {
        let mut later = std::mem::take(&mut self.scratch.later);
        for (matrix, index, value) in later.drain(..) {
            self.write(matrix, index, value);
        }
        self.scratch.later = later;
    }
}

/// Continues at this address instead of the next instruction.
#[inline(always)]
fn jump(place: &mut usize, to: u32) -> Result<(), Fault> {
    *place = to as usize;
    Ok(())
}

/// Whether a set contains this word.
#[inline(always)]
fn contains(set: &[u64], word: i32) -> bool {
    let word = word.cast_unsigned();
    // a set ends with the largest of its words
    matches!(set.get((word / 64) as usize), Some(bits) if bits >> (word % 64) & 1 == 1)
}

/// A number from first to last. The generator is its state's 64 bits: each draw begins a source anew and takes two numbers of it,
/// the drawn one and the next state, so that a save holds all of it in one number.
#[expect(clippy::expect_used, reason = "the offset is below the count, so that the sum is at most the last number")]
fn draw(chance: &mut u64, first: i32, last: i32) -> Result<i32, Fault> {
    if first > last {
        return Err(Fault::EmptyRange);
    }
    let mut generator = Chance::new(*chance);
    let drawn = generator.wide();
    *chance = generator.wide();
    let count = (i64::from(last) - i64::from(first)).unsigned_abs() + 1;
    let offset = (u128::from(drawn) * u128::from(count)) >> 64;
    Ok(i32::try_from(i128::from(first) + offset.cast_signed()).expect("a number up to the last"))
}
