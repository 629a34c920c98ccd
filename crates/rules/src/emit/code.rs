//! The flat program: one list of small instructions over numbered registers. Both languages end here; the machine runs
//! nothing else.

use crate::proved::proved;
use crate::tree::{Arithmetic, Axis, Fault, Relation};
use std::collections::BTreeMap;

/// The number of a register: items first, then local names and intermediate results, then constants.
pub type Register = u16;

/// How many instructions a program can have.
pub const MAX_CODE: usize = 1_000_000;
/// How many registers a program can have, constants not counted; also how many constants.
pub const MAX_REGISTERS: usize = 30_000;

/// How many moves one instruction does at most: as many as fit into the 16 bytes that the others take.
pub const MOVES: usize = 3;

/// The address of a cell: two registers, with a small constant added to each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellAddress {
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

/// A question about a cell of one matrix, and a second matrix whose cell at the same place is changed if the answer is
/// the wanted one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellUpdate {
    /// The matrix that is changed.
    pub matrix: u8,
    /// The matrix that is asked.
    pub asked: u8,
    /// The set of words.
    pub set: u16,
    /// Whether the word must be in it.
    pub wanted: bool,
}

/// One instruction. If it fails, the program continues at its rescue address. A point takes two registers in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    /// to = from
    Move { to: Register, from: Register },
    /// Each `to` = its `from`, one after the other. Of two moves, the last stands here twice.
    Moves { to: [Register; MOVES], from: [Register; MOVES] },
    /// the point = (x + dx, y + dy), or neither if one overflows
    Shift { to: Register, x: Register, y: Register, dx: Register, dy: Register },
    /// to = a and b by this arithmetic; overflow and division by 0 fail
    Arithmetic { what: Arithmetic, to: Register, a: Register, b: Register },
    /// to = the cell; outside its matrix fails
    Load { to: Register, at: CellAddress },
    /// the cell = from, and continues at `to`; outside its matrix fails
    Store { at: CellAddress, from: Register, to: u32 },
    /// the cell = from if (what the same cell of the matrix `asked` holds is in the set) is as wanted; outside fails
    StoreWhere { at: CellAddress, asked: u8, set: u16, wanted: bool, from: Register },
    /// the cells these steps from the point = from, where they lie inside
    StoreAround { x: Register, y: Register, matrix: u8, from: Register, steps: u16 },
    /// the same, each only where the question is answered as wanted
    StoreWhereAround { x: Register, y: Register, asking: CellUpdate, from: Register, steps: u16 },
    /// the cell = from at the next Commit; outside its matrix fails
    Later { at: CellAddress, from: Register },
    /// Does what the `Later` instructions put off.
    Commit,
    /// For each direction of `along`, from the point plus `by` times the direction: asks about cells there, and if all
    /// answers are the wanted ones sets a cell to `from`
    StoreAlong { x: Register, y: Register, by: Register, from: Register, along: u16 },
    /// All cells of a matrix = from
    Fill { matrix: u8, from: Register },
    /// All cells of a matrix = those of the other
    Copy { matrix: u8, other: u8 },
    /// Continues at `to`.
    Jump { to: u32 },
    /// Continues at `to` if the relation holds.
    JumpCompare { relation: Relation, a: Register, b: Register, to: u32 },
    /// Continues at `to` if (cell == value) is as wanted; outside its matrix fails
    JumpCell { at: CellAddress, value: Register, equal: bool, to: u32 },
    /// Continues at `to` if (what the cell holds is in the set) is as wanted; outside its matrix fails
    JumpCellIn { at: CellAddress, set: u16, wanted: bool, to: u32 },
    /// Continues at `to` if (the word is in the set) is as wanted.
    JumpIs { word: Register, set: u16, wanted: bool, to: u32 },
    /// Continues where the table says for the word on the cell; outside its matrix fails
    Switch { at: CellAddress, table: u16, from: u16 },
    /// For each cell at one of these steps from the point, each with its own table (they follow each other from `table`
    /// on): continues where the table says for the word on the cell, if a rule asks for it; otherwise, or outside the
    /// matrix, tries the next cell.
    SwitchAround { x: Register, y: Register, matrix: u8, table: u16, steps: u16, to: u32 },
    /// to = the piece's property; fails if the piece has none
    Property { to: Register, word: Register, property: u16 },
    /// to = the property of the piece on the cell; fails if the piece has none or the cell is outside its matrix
    CellProperty { to: Register, at: CellAddress, property: u16 },
    /// Continues at `to` if the property of the piece on the cell equals the value; fails as `CellProperty` does. The
    /// address is not a [`CellAddress`], so that the instruction takes no more than 16 bytes.
    JumpProperty { x: Register, y: Register, dx: i8, dy: i8, matrix: u8, property: u16, value: Register, to: u32 },
    /// The same if it differs from the value
    JumpOtherProperty { x: Register, y: Register, dx: i8, dy: i8, matrix: u8, property: u16, value: Register, to: u32 },
    /// Fails if the register holds 0, which means that a local name has no value.
    Has { flag: Register },
    /// Continues at `to` if the cell is outside its matrix.
    JumpOutside { at: CellAddress, to: u32 },
    /// to = a random number from first to last; fails if first is larger than last
    Random { to: Register, first: Register, last: Register },
    /// to = the list at this index, counted from 1, of `count` lists from `first`; fails if there is none
    ListOf { to: Register, first: u16, count: u16, place: Register },
    /// to = a coordinate of a list's point at this index, counted from 0; fails if there is none
    ListCell { to: Register, list: Register, place: Register, axis: Axis },
    /// to = the index of a point in a list, or -1
    IndexOf { to: Register, list: Register, point: Register },
    /// to = how many points the list has
    Length { to: Register, list: Register },
    /// index += 1; the point = the cell with that index, and continues at `to`; past the last nothing happens
    NextCell { index: Register, matrix: u8, point: Register, to: u32 },
    /// The same past cells for which the loop does no more than is said in [`Skip`].
    NextWhere { index: Register, matrix: u8, point: Register, skip: u16, to: u32 },
    /// index += 1; the point = the list's point with that index; past the last continues at `to`
    NextPoint { index: Register, list: Register, point: Register, to: u32 },
    /// the point += the direction; outside STATE, or without a direction, continues at `to`
    NextOnRay { matrix: u8, point: Register, direction: Register, to: u32 },
    /// Empties an area; if the point is inside the matrix it is the first to be asked about.
    AreaStart { area: u16, matrix: u8, point: Register },
    /// The point = the next cell to be asked about; after the last one continues at `to`
    AreaAsk { area: u16, point: Register, to: u32 },
    /// The point belongs to the area; its neighbours will be asked about.
    AreaTake { area: u16, point: Register },
    /// index = the next member of the area past it, and the point is its cell; past the last continues at `to`
    AreaNext { area: u16, index: Register, point: Register, to: u32 },
    /// to = how many members the area has
    AreaSize { to: Register, area: u16 },
    /// to = whether the members are connected side by side
    AreaConnected { to: Register, area: u16 },
    /// Empties a set of seen values.
    SeenNone { seen: u16 },
    /// Adds a value to a set of seen values; continues at `to` if it was already there.
    SeenAdd { seen: u16, value: Register, to: u32 },
    /// Empties a list of lengths.
    LengthsNone { list: u16 },
    /// Adds a length to a list, unless it is 0.
    LengthsAdd { list: u16, value: Register },
    /// to = whether two lists of lengths are the same
    LengthsSame { to: Register, list: u16, other: u16 },
    /// Continues at `to`; `back` remembers the address to return to.
    Call { to: u32, back: Register },
    /// Continues after the call.
    Return { back: Register },
    /// The call fails: its function ended without a value.
    ReturnNothing { back: Register },
    /// The game is won by this player, unless it has already ended.
    Win { player: Register },
    /// The game is lost, unless it has already ended.
    Lose,
    /// The game is drawn, unless it has already ended.
    Draw,
    /// Says a text.
    Say { text: u16 },
    /// Plays a sound.
    Sound { text: u16 },
    /// Shows that this cell decided the game.
    Highlight { at: CellAddress },
    /// Always fails.
    Fail { fault: Fault },
}

/// What a loop through a matrix does with the cells with which it has nothing to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skip {
    /// The register that its first instruction sets to another, for each cell.
    pub first: Option<(Register, Register)>,
    /// What is asked about the cell.
    pub test: WordTest,
    /// Whether the answer is yes for a cell that is skipped.
    pub skips: bool,
    /// What it stores on the same cell of another matrix then.
    pub store: Option<(u8, Register)>,
}

/// A question about the word on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordTest {
    /// Whether it has this property with this value; without the property there is no answer.
    Property(u16, Register),
    /// Whether it is in this set.
    In(u16),
    /// Whether it is this word.
    Word(Register),
}

/// What [`Op::StoreAlong`] asks and changes along each direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Along {
    /// The directions: an index into [`Program::steps`].
    pub steps: u16,
    /// Asked in order up to the first answer that is not the wanted one; a cell outside its matrix never gives the
    /// wanted answer.
    pub asks: Vec<CellTest>,
    /// The matrix that is changed.
    pub matrix: u8,
    /// How many more directions away the changed cell is.
    pub further: i8,
}

/// A question about what a cell holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellTest {
    /// The matrix that is asked.
    pub matrix: u8,
    /// The set of words.
    pub set: u16,
    /// Whether the word must be in it.
    pub wanted: bool,
    /// How many more directions away the cell is.
    pub further: i8,
}

/// A table of an [`Op::Switch`]: for each word, the rules of a run that ask for it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// For each word's number: where to continue for the first rule that asks for it.
    pub firsts: Vec<u32>,
    /// For each word's number: the start and end of its entries.
    pub spans: Vec<(u32, u32)>,
    /// By word and rule: the rule's number in the run and where to continue for it.
    pub entries: Vec<(u16, u32)>,
    /// Where to continue if no rule asks for the word.
    pub none: u32,
    /// What the rules of the run ask, for traces.
    pub asks: Vec<Origin>,
}

impl Table {
    /// Where to continue for this word, from this rule on.
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "a table has a first and a span for every word of its level")]
    pub fn find(&self, word: i32, from: u16) -> u32 {
        let word = word.cast_unsigned() as usize;
        if from == 0 {
            return *proved(&self.firsts, word);
        }
        let (start, end) = *proved(&self.spans, word);
        let entries = &self.entries[start as usize..end as usize];
        entries.iter().find(|(rule, _)| *rule >= from).map_or(self.none, |(_, to)| *to)
    }
}

/// The part of the rules that an instruction comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The number of the rule in whose text it is, from 0.
    pub rule: u32,
    /// The number of the rule that does it: another one where it is of a function that is written out there.
    pub by: u32,
    /// First byte of the statement in the rule's contents.
    pub start: u32,
    /// Its end.
    pub end: u32,
    /// Which part of the rule.
    pub part: RulePart,
}

/// One of several statements that an instruction does at once: what it asks, and what it does if the answer holds; both
/// are equal if nothing is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FusedStatement {
    /// The condition.
    pub condition: Origin,
    /// The statement.
    pub body: Origin,
}

/// Statements that are skipped when the value of a local name fails, since they would do nothing without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    /// The local name's statement.
    pub local: Origin,
    /// Where the program continues then.
    pub rescue: u32,
    /// The statements that use the name.
    pub statements: Vec<Origin>,
}

/// A part of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulePart {
    /// A condition.
    Condition,
    /// A statement.
    Body,
}

/// A whole program.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// The instructions.
    pub code: Vec<Op>,
    /// For each instruction: where to continue when it fails.
    pub rescue: Vec<u32>,
    /// For each instruction: the part of the rules that it comes from.
    pub origin: Vec<Origin>,
    /// For each instruction that does several statements: these, for traces.
    pub parts: BTreeMap<usize, Vec<FusedStatement>>,
    /// Which statements are skipped where, for traces.
    pub passed_over: Vec<PassedOver>,
    /// The initial values of the registers; the items come first and are filled in later.
    pub registers: Vec<i32>,
    /// How many of them are items.
    pub items: usize,
    /// The first register that holds a constant; all after it do too.
    pub first_constant: usize,
    /// The tables of dispatched rules.
    pub tables: Vec<Table>,
    /// Where the rules begin; the functions come before them.
    pub start: u32,
    /// Lists of steps from a point to cells around it.
    pub steps: Vec<Vec<(i8, i8)>>,
    /// What [`Op::StoreAlong`] instructions do.
    pub alongs: Vec<Along>,
    /// What [`Op::NextWhere`] instructions pass over.
    pub skips: Vec<Skip>,
    /// Sets of words: one bit per word.
    pub sets: Vec<Vec<u64>>,
    /// Properties of pieces: for each word's number its value.
    pub properties: Vec<Vec<Option<i32>>>,
    /// Lists: the index of the first point and how many there are.
    pub lists: Vec<(u32, u32)>,
    /// The points of all lists.
    pub points: Vec<(i32, i32)>,
    /// Texts of `say` and names of `sound`.
    pub texts: Vec<String>,
    /// How many areas there are.
    pub areas: usize,
    /// How many sets of seen values there are.
    pub seen: usize,
    /// How many lists of lengths there are.
    pub lengths: usize,
}

impl Op {
    /// Every register that the instruction uses. Both of a point.
    pub fn registers(mut self) -> Vec<Register> {
        let wide = self.point_mut().map(|p| *p + 1);
        let mut list: Vec<Register> = self.registers_mut().into_iter().map(|r| *r).collect();
        list.extend(wide);
        if let Self::NextOnRay { direction, .. } = self {
            list.push(direction + 1);
        }
        list
    }

    /// Every register that the instruction uses. Only the first of a point.
    pub fn registers_mut(&mut self) -> Vec<&mut Register> {
        match self {
            Self::Move { to, from } => vec![to, from],
            Self::Moves { to, from } => to.iter_mut().chain(from).collect(),
            Self::Arithmetic { to, a, b, .. } => vec![to, a, b],
            Self::Shift { to, x, y, dx, dy } => vec![to, x, y, dx, dy],
            Self::Load { to, at } => vec![to, &mut at.x, &mut at.y],
            Self::Store { at, from, .. } | Self::StoreWhere { at, from, .. } | Self::Later { at, from } => {
                vec![&mut at.x, &mut at.y, from]
            }
            Self::StoreAround { x, y, from, .. } | Self::StoreWhereAround { x, y, from, .. } => vec![x, y, from],
            Self::StoreAlong { x, y, by, from, .. } => vec![x, y, by, from],
            Self::CellProperty { to, at, .. } => vec![to, &mut at.x, &mut at.y],
            Self::Has { flag } => vec![flag],
            Self::Fill { from, .. } => vec![from],
            Self::JumpCompare { a, b, .. } => vec![a, b],
            Self::JumpProperty { x, y, value, .. } | Self::JumpOtherProperty { x, y, value, .. } => vec![x, y, value],
            Self::JumpCell { at, value, .. } => vec![&mut at.x, &mut at.y, value],
            Self::JumpIs { word, .. } => vec![word],
            Self::SwitchAround { x, y, .. } => vec![x, y],
            Self::Switch { at, .. }
            | Self::JumpOutside { at, .. }
            | Self::JumpCellIn { at, .. }
            | Self::Highlight { at } => {
                vec![&mut at.x, &mut at.y]
            }
            Self::Property { to, word, .. } => vec![to, word],
            Self::Random { to, first, last } => vec![to, first, last],
            Self::ListOf { to, place, .. } => vec![to, place],
            Self::ListCell { to, list, place, .. } => vec![to, list, place],
            Self::IndexOf { to, list, point } => vec![to, list, point],
            Self::Length { to, list } => vec![to, list],
            Self::NextCell { index, point, .. }
            | Self::NextWhere { index, point, .. }
            | Self::AreaNext { index, point, .. } => vec![index, point],
            Self::NextPoint { index, list, point, .. } => vec![index, list, point],
            Self::NextOnRay { point, direction, .. } => vec![point, direction],
            Self::AreaStart { point, .. } | Self::AreaAsk { point, .. } | Self::AreaTake { point, .. } => vec![point],
            Self::AreaSize { to, .. } | Self::AreaConnected { to, .. } => vec![to],
            Self::SeenAdd { value, .. } | Self::LengthsAdd { value, .. } => vec![value],
            Self::LengthsSame { to, .. } => vec![to],
            Self::Call { back, .. } | Self::Return { back } | Self::ReturnNothing { back } => vec![back],
            Self::Win { player } => vec![player],
            Self::Commit
            | Self::Copy { .. }
            | Self::Jump { .. }
            | Self::SeenNone { .. }
            | Self::LengthsNone { .. }
            | Self::Lose
            | Self::Draw
            | Self::Say { .. }
            | Self::Sound { .. }
            | Self::Fail { .. } => vec![],
        }
    }

    fn point_mut(&mut self) -> Option<&mut Register> {
        match self {
            Self::Shift { to: point, .. }
            | Self::IndexOf { point, .. }
            | Self::NextCell { point, .. }
            | Self::NextWhere { point, .. }
            | Self::AreaNext { point, .. }
            | Self::NextPoint { point, .. }
            | Self::NextOnRay { point, .. }
            | Self::AreaStart { point, .. }
            | Self::AreaAsk { point, .. }
            | Self::AreaTake { point, .. } => Some(point),
            _ => None,
        }
    }

    /// The address that it may jump to.
    pub fn target_mut(&mut self) -> Option<&mut u32> {
        match self {
            Self::Jump { to }
            | Self::Store { to, .. }
            | Self::JumpCompare { to, .. }
            | Self::JumpCell { to, .. }
            | Self::JumpProperty { to, .. }
            | Self::JumpOtherProperty { to, .. }
            | Self::JumpIs { to, .. }
            | Self::JumpCellIn { to, .. }
            | Self::JumpOutside { to, .. }
            | Self::SwitchAround { to, .. }
            | Self::NextCell { to, .. }
            | Self::NextWhere { to, .. }
            | Self::NextPoint { to, .. }
            | Self::NextOnRay { to, .. }
            | Self::AreaAsk { to, .. }
            | Self::AreaNext { to, .. }
            | Self::SeenAdd { to, .. }
            | Self::Call { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The matrix it reads or writes, and whether it writes.
    pub fn matrix(&self) -> Option<(u8, bool)> {
        match self {
            Self::Load { at, .. }
            | Self::CellProperty { at, .. }
            | Self::JumpCell { at, .. }
            | Self::JumpCellIn { at, .. }
            | Self::Switch { at, .. }
            | Self::Highlight { at }
            | Self::JumpOutside { at, .. } => Some((at.matrix, false)),
            Self::JumpProperty { matrix, .. }
            | Self::JumpOtherProperty { matrix, .. }
            | Self::NextCell { matrix, .. }
            | Self::NextWhere { matrix, .. }
            | Self::NextOnRay { matrix, .. }
            | Self::AreaStart { matrix, .. }
            | Self::SwitchAround { matrix, .. } => Some((*matrix, false)),
            Self::Store { at, .. } | Self::StoreWhere { at, .. } | Self::Later { at, .. } => Some((at.matrix, true)),
            Self::StoreAround { matrix, .. } | Self::Fill { matrix, .. } | Self::Copy { matrix, .. } => {
                Some((*matrix, true))
            }
            Self::StoreWhereAround { asking, .. } => Some((asking.matrix, true)),
            _ => None,
        }
    }
}
