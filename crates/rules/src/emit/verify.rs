//! Verifies that a program keeps to its bounds, before it runs for the first time.

use super::code::{Along, Op, Program, Register, Skip, WordTest};

impl Program {
    /// Verifies that every register, jump, matrix and table is within its bounds and that no constant is written.
    /// `writable` says for each matrix slot whether it may be written.
    ///
    /// # Errors
    ///
    /// The number of the first faulty instruction.
    pub fn verify(&self, writable: &[bool]) -> Result<(), usize> {
        // the address behind the last instruction means that all rules have run, the one after it that a rule stopped
        // the others
        let inside = |to: u32| to as usize <= self.code.len() + 1;
        for (number, (op, rescue)) in self.code.iter().zip(&self.rescue).enumerate() {
            let mut copy = *op;
            let registers = op.registers().iter().all(|r| usize::from(*r) < self.registers.len());
            let target = copy.target_mut().is_none_or(|to| inside(*to));
            let cell = op.matrix().is_none_or(
                |(matrix, writes)| matches!(writable.get(usize::from(matrix)), Some(may) if *may || !writes),
            );
            let within = |number: u16, list: usize| usize::from(number) < list;
            let table = match *op {
                Op::Switch { table, .. } => within(table, self.tables.len()),
                Op::Copy { other, .. } => usize::from(other) < writable.len(),
                Op::JumpIs { set, .. } | Op::JumpCellIn { set, .. } => within(set, self.sets.len()),
                Op::StoreWhere { set, asked, .. } => {
                    within(set, self.sets.len()) && usize::from(asked) < writable.len()
                }
                Op::SwitchAround { table, steps, .. } => {
                    let last = self.steps.get(usize::from(steps)).map(|list| usize::from(table) + list.len());
                    matches!(last, Some(last) if last <= self.tables.len())
                }
                Op::StoreAround { steps, .. } => within(steps, self.steps.len()),
                Op::StoreWhereAround { steps, asking, .. } => {
                    within(steps, self.steps.len())
                        && within(asking.set, self.sets.len())
                        && usize::from(asking.asked) < writable.len()
                }
                Op::StoreAlong { along, .. } => {
                    matches!(self.alongs.get(usize::from(along)), Some(along) if self.keeps_to_bounds(along, writable))
                }
                Op::Property { property, .. }
                | Op::CellProperty { property, .. }
                | Op::JumpProperty { property, .. }
                | Op::JumpOtherProperty { property, .. } => within(property, self.properties.len()),
                Op::Say { text } | Op::Sound { text } => within(text, self.texts.len()),
                Op::SeenAdd { seen, .. } | Op::SeenNone { seen } => within(seen, self.seen),
                Op::LengthsNone { list } | Op::LengthsAdd { list, .. } => within(list, self.lengths),
                Op::LengthsSame { list, other, .. } => within(list, self.lengths) && within(other, self.lengths),
                Op::AreaStart { area, .. }
                | Op::AreaAsk { area, .. }
                | Op::AreaTake { area, .. }
                | Op::AreaNext { area, .. }
                | Op::AreaSize { area, .. }
                | Op::AreaConnected { area, .. } => within(area, self.areas),
                Op::NextWhere { skip, .. } => {
                    matches!(self.skips.get(usize::from(skip)), Some(skip) if self.skip_keeps_to_bounds(skip, writable))
                }
                // registers, jumps and matrices of all instructions are looked at above
                Op::Move { .. }
                | Op::Moves { .. }
                | Op::Shift { .. }
                | Op::Arithmetic { .. }
                | Op::Load { .. }
                | Op::Store { .. }
                | Op::Later { .. }
                | Op::Commit
                | Op::Fill { .. }
                | Op::Jump { .. }
                | Op::JumpCompare { .. }
                | Op::JumpCell { .. }
                | Op::Has { .. }
                | Op::JumpOutside { .. }
                | Op::Random { .. }
                | Op::ListOf { .. }
                | Op::ListCell { .. }
                | Op::IndexOf { .. }
                | Op::Length { .. }
                | Op::NextCell { .. }
                | Op::NextPoint { .. }
                | Op::NextOnRay { .. }
                | Op::Call { .. }
                | Op::Return { .. }
                | Op::ReturnNothing { .. }
                | Op::Win { .. }
                | Op::Lose
                | Op::Draw
                | Op::Highlight { .. }
                | Op::Fail { .. } => true,
            };
            if !(registers && target && cell && table && inside(*rescue)) {
                return Err(number);
            }
        }
        let tables = self.tables.iter().all(|t| {
            inside(t.none)
                && t.entries.iter().all(|(_, to)| inside(*to))
                && t.firsts.iter().all(|to| inside(*to))
                && t.spans.iter().all(|(start, end)| start <= end && *end as usize <= t.entries.len())
        });
        let lengths = self.origin.len() == self.code.len() && self.rescue.len() == self.code.len();
        if tables && lengths && self.items <= self.registers.len() { Ok(()) } else { Err(self.code.len()) }
    }

    fn skip_keeps_to_bounds(&self, skip: &Skip, writable: &[bool]) -> bool {
        let register = |register: Register| usize::from(register) < self.registers.len();
        let test = match skip.test {
            WordTest::Property(property, value) => usize::from(property) < self.properties.len() && register(value),
            WordTest::In(set) => usize::from(set) < self.sets.len(),
            WordTest::Word(value) => register(value),
        };
        let first = skip.first.is_none_or(|(to, from)| usize::from(to) < self.first_constant && register(from));
        let stores =
            skip.store.is_none_or(|(matrix, from)| writable.get(usize::from(matrix)) == Some(&true) && register(from));
        test && first && stores
    }

    fn keeps_to_bounds(&self, along: &Along, writable: &[bool]) -> bool {
        let asks = along
            .asks
            .iter()
            .all(|ask| usize::from(ask.matrix) < writable.len() && usize::from(ask.set) < self.sets.len());
        asks && usize::from(along.steps) < self.steps.len() && writable.get(usize::from(along.matrix)) == Some(&true)
    }
}
