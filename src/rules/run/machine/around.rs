//! Instructions for several cells around one point. Each does what one for every cell in a row would do.

use super::{Machine, Observer, Registers, contains};
use crate::rules::check::tree::Fault;
use crate::rules::emit::code::{Ask, Asking, Register};
use crate::rules::run::memory::FastCoding;

impl<'a, W: Observer, R: Registers> Machine<'a, W, R> {
    /// The cells around a point; some may lie outside.
    #[inline(always)]
    fn around(&self, (x, y): (Register, Register), steps: u16) -> impl Iterator<Item = (i32, i32)> + use<'a, W, R> {
        let program = self.program;
        let steps = program.steps.get(usize::from(steps)).map_or(&[][..], Vec::as_slice);
        let (x, y) = (self.get(x), self.get(y));
        steps.iter().map(move |(dx, dy)| (x.wrapping_add((*dx).into()), y.wrapping_add((*dy).into())))
    }

    /// Where a rule goes on that asks for what stands on one of the cells; none if no rule does.
    #[inline(always)]
    pub(super) fn switch_around(
        &self,
        point: (Register, Register),
        slot: u8,
        table: u16,
        steps: u16,
    ) -> Result<Option<u32>, Fault> {
        let matrix = self.matrix(slot)?;
        let tables = self.program.tables.get(usize::from(table)..).unwrap_or_default();
        for ((x, y), table) in self.around(point, steps).zip(tables) {
            let Some(index) = matrix.index(x, y) else { continue };
            self.watch.touch(slot.into(), index);
            let found = table.find(self.read(matrix, index), 0);
            if found != table.none {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    #[inline(always)]
    pub(super) fn store_around(
        &mut self,
        point: (Register, Register),
        slot: u8,
        from: Register,
        steps: u16,
    ) -> Result<(), Fault> {
        let (matrix, new) = (self.matrix(slot)?, self.get(from));
        if matrix.fast == FastCoding::Bits {
            for (x, y) in self.around(point, steps) {
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                let old = matrix.write_bit(self.bytes, index, new);
                self.changed(slot, matrix, index, old, new);
            }
        } else {
            for (x, y) in self.around(point, steps) {
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                self.put(slot, matrix, index, new);
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn store_where_around(
        &mut self,
        point: (Register, Register),
        asking: Asking,
        from: Register,
        steps: u16,
    ) -> Result<(), Fault> {
        let Asking { matrix: slot, asked: asked_slot, set, wanted } = asking;
        let (matrix, asked, value) = (self.matrix(slot)?, self.matrix(asked_slot)?, self.get(from));
        let set = self.set_of(set);
        // written in either case: a jump that cannot be foreseen costs more
        let alike = (matrix.width, matrix.height) == (asked.width, asked.height);
        if alike && (matrix.fast, asked.fast) == (FastCoding::Bits, FastCoding::Bytes) {
            for (x, y) in self.around(point, steps) {
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(asked_slot.into(), index);
                self.watch.touch(slot.into(), index);
                let asks = contains(set, asked.read_byte(self.bytes, index)) == wanted;
                let (old, new) = matrix.write_bit_where(self.bytes, index, value, asks);
                self.changed(slot, matrix, index, old, new);
            }
        } else {
            for (x, y) in self.around(point, steps) {
                let Some(there) = asked.index(x, y) else { continue };
                self.watch.touch(asked_slot.into(), there);
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                let asks = contains(set, self.read(asked, there)) == wanted;
                let old = self.read(matrix, index);
                self.put(slot, matrix, index, if asks { value } else { old });
            }
        }
        Ok(())
    }

    // on its own: language 1 never comes here
    #[inline(never)]
    pub(super) fn store_along(
        &mut self,
        (x, y): (Register, Register),
        by: Register,
        from: Register,
        along: u16,
    ) -> Result<(), Fault> {
        let program = self.program;
        let Some(along) = program.alongs.get(usize::from(along)) else { return Ok(()) };
        let steps = program.steps.get(usize::from(along.steps)).map_or(&[][..], Vec::as_slice);
        let (x, y, by, new) = (self.get(x), self.get(y), self.get(by), self.get(from));
        let matrix = self.matrix(along.matrix)?;
        for (dx, dy) in steps {
            let (dx, dy) = (i32::from(*dx), i32::from(*dy));
            let Some(point) = further(x, by, dx).zip(further(y, by, dy)) else { continue };
            if !along.asks.iter().all(|ask| self.answers(ask, point, (dx, dy))) {
                continue;
            }
            let Some(index) = matrix.index_further(point, (dx, dy), along.further) else { continue };
            self.watch.touch(along.matrix.into(), index);
            self.put(along.matrix, matrix, index, new);
        }
        Ok(())
    }

    /// Whether what a cell holds is as wanted; outside its matrix nothing is.
    #[inline(always)]
    fn answers(&self, ask: &Ask, point: (i32, i32), direction: (i32, i32)) -> bool {
        let Ok(matrix) = self.matrix(ask.matrix) else { return false };
        let Some(index) = matrix.index_further(point, direction, ask.further) else { return false };
        self.watch.touch(ask.matrix.into(), index);
        contains(self.set_of(ask.set), self.read(matrix, index)) == ask.wanted
    }
}

/// A coordinate so many times a direction on; none where a number grows too large.
#[inline(always)]
fn further(from: i32, by: i32, step: i32) -> Option<i32> {
    from.checked_add(by.checked_mul(step)?)
}
