//! The flat program: one list of small instructions over numbered registers, and the proof that it keeps to its bounds.
//! Both languages end here; the machine runs nothing else.

use super::tree::Fault;

/// A register: items first, then local names and results in between, then constants.
pub type Register = u16;

/// The most instructions of one program.
pub const MAX_CODE: usize = 1_000_000;
/// The most registers of one program, constants not counted, and the most constants.
pub const MAX_REGISTERS: usize = 30_000;

/// The address of a cell: two registers and a small step added to each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At {
    /// Column.
    pub x: Register,
    /// Row.
    pub y: Register,
    /// Added to the column.
    pub dx: i8,
    /// Added to the row.
    pub dy: i8,
    /// The matrix's slot.
    pub matrix: u8,
}

/// One instruction. What can fail goes on at its place's rescue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    /// to = from
    Move { to: Register, from: Register },
    /// to = a + b; overflow fails
    Add { to: Register, a: Register, b: Register },
    /// to = a - b; overflow fails
    Subtract { to: Register, a: Register, b: Register },
    /// to = the cell; outside its matrix fails
    Load { to: Register, at: At },
    /// the cell = from; outside its matrix fails
    Store { at: At, from: Register },
    /// Goes on at `to`.
    Jump { to: u32 },
    /// Goes on at `to` if a == b is as wanted.
    JumpCompare { a: Register, b: Register, equal: bool, to: u32 },
    /// Goes on at `to` if (cell == value) is as wanted; outside its matrix fails
    JumpCell { at: At, value: Register, equal: bool, to: u32 },
    /// Goes on where the table says for what the cell holds; outside its matrix fails
    Switch { at: At, table: u16, from: u16 },
    /// Always fails.
    Fail { fault: Fault },
}

/// A table of a [`Op::Switch`]: for each word, the rules of a run that ask for it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// For each word's number: where its entries begin; one more at the end.
    pub starts: Vec<u32>,
    /// Rule's number in the run and where it goes on, by word and rule.
    pub entries: Vec<(u16, u32)>,
    /// Where to go on when no rule asks for it.
    pub none: u32,
}

impl Table {
    /// Where to go on for this word, from this rule on.
    #[inline(always)]
    pub fn find(&self, word: i32, from: u16) -> u32 {
        let Ok(word) = usize::try_from(word) else { return self.none };
        let (Some(&start), Some(&end)) = (self.starts.get(word), self.starts.get(word + 1)) else { return self.none };
        let entries = self.entries.get(start as usize..end as usize).unwrap_or_default();
        entries.iter().find(|(rule, _)| *rule >= from).map_or(self.none, |(_, to)| *to)
    }
}

/// What an instruction belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The rule's number, from 0.
    pub rule: u32,
    /// First byte of the statement in the rule's contents.
    pub start: u32,
    /// Its end.
    pub end: u32,
    /// Which part of the rule.
    pub part: Part,
}

/// A part of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A condition.
    Condition,
    /// What is done.
    Body,
}

/// A whole program.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// The instructions.
    pub code: Vec<Op>,
    /// For each instruction: where to go on when it fails.
    pub rescue: Vec<u32>,
    /// For each instruction: what it belongs to.
    pub origin: Vec<Origin>,
    /// What the registers hold at the start; the items come first and are filled in.
    pub registers: Vec<i32>,
    /// How many of them are items.
    pub items: usize,
    /// The tables of dispatched rules.
    pub tables: Vec<Table>,
    /// How many rules there are.
    pub rules: u32,
}

impl Op {
    /// Every register it names.
    pub fn registers_mut(&mut self) -> Vec<&mut Register> {
        match self {
            Self::Move { to, from } => vec![to, from],
            Self::Add { to, a, b } | Self::Subtract { to, a, b } => vec![to, a, b],
            Self::Load { to, at } => vec![to, &mut at.x, &mut at.y],
            Self::Store { at, from } => vec![&mut at.x, &mut at.y, from],
            Self::JumpCompare { a, b, .. } => vec![a, b],
            Self::JumpCell { at, value, .. } => vec![&mut at.x, &mut at.y, value],
            Self::Switch { at, .. } => vec![&mut at.x, &mut at.y],
            Self::Jump { .. } | Self::Fail { .. } => vec![],
        }
    }

    /// Where it may jump to.
    pub fn target_mut(&mut self) -> Option<&mut u32> {
        match self {
            Self::Jump { to } | Self::JumpCompare { to, .. } | Self::JumpCell { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The cell it reads or writes, and whether it writes.
    pub fn cell(&self) -> Option<(At, bool)> {
        match self {
            Self::Load { at, .. } | Self::JumpCell { at, .. } | Self::Switch { at, .. } => Some((*at, false)),
            Self::Store { at, .. } => Some((*at, true)),
            _ => None,
        }
    }
}

impl Program {
    /// Proves that every register, jump, matrix and table lies within its bounds and that no constant is written.
    /// `writable`: by matrix slot, whether it may be written. Tells the first instruction that does not keep to them.
    ///
    /// # Errors
    /// The number of the first faulty instruction.
    pub fn verify(&self, writable: &[bool]) -> Result<(), usize> {
        let inside = |to: u32| to as usize <= self.code.len();
        for (number, op) in self.code.iter().enumerate() {
            let mut copy = *op;
            let registers = copy.registers_mut().iter().all(|r| usize::from(**r) < self.registers.len());
            let target = copy.target_mut().is_none_or(|to| inside(*to));
            let cell = op
                .cell()
                .is_none_or(|(at, writes)| writable.get(usize::from(at.matrix)).is_some_and(|may| *may || !writes));
            let table = match op {
                Op::Switch { table, .. } => usize::from(*table) < self.tables.len(),
                _ => true,
            };
            let rescue = self.rescue.get(number).is_some_and(|to| inside(*to));
            if !(registers && target && cell && table && rescue) {
                return Err(number);
            }
        }
        let tables = self.tables.iter().all(|t| inside(t.none) && t.entries.iter().all(|(_, to)| inside(*to)));
        if tables && self.origin.len() == self.code.len() && self.items <= self.registers.len() {
            Ok(())
        } else {
            Err(self.code.len())
        }
    }
}
