//! Instructions for several cells, mostly around one point. Each has the same effect as one instruction for every cell in
//! order.

#![expect(
    clippy::indexing_slicing,
    reason = "Program::verify has proved every register, table, set and matrix that an instruction names"
)]

use super::{Machine, Observer, PartResult, Registers, contains};
use crate::emit::code::{Along, CellTest, CellUpdate, Register, RulePart};
use crate::proved::proved;
use crate::run::memory::{FastCoding, MatrixPlan};
use crate::tree::Fault;

impl<'a, W: Observer, R: Registers> Machine<'a, W, R> {
    /// The cells around a point; some may lie outside.
    #[inline(always)]
    fn around(&self, (x, y): (Register, Register), steps: u16) -> impl Iterator<Item = (i32, i32)> + use<'a, W, R> {
        let program = self.program;
        let (x, y) = (self.get(x), self.get(y));
        proved(&program.steps, usize::from(steps))
            .iter()
            .map(move |(dx, dy)| (x.wrapping_add((*dx).into()), y.wrapping_add((*dy).into())))
    }

    /// Where to continue for a rule that asks for what is on one of the cells; none if no rule does.
    #[inline(always)]
    pub(super) fn switch_around(
        &mut self,
        point: (Register, Register),
        slot: u8,
        table: u16,
        steps: u16,
    ) -> Option<u32> {
        let matrix = self.matrix(slot);
        let first = usize::from(table);
        let tables = &self.program.tables[first..];
        for (number, ((x, y), table)) in self.around(point, steps).zip(tables).enumerate() {
            let Some(index) = matrix.index(x, y) else {
                if W::WATCHES {
                    self.watch.outside(first + number, 0);
                }
                continue;
            };
            self.watch.touch(slot.into(), index);
            let found = table.find(self.read(matrix, index), 0);
            if found != table.none {
                return Some(found);
            }
        }
        None
    }

    #[inline(always)]
    pub(super) fn store_around(
        &mut self,
        place: usize,
        point: (Register, Register),
        slot: u8,
        from: Register,
        steps: u16,
    ) {
        let (matrix, new) = (self.matrix(slot), self.get(from));
        if !W::WATCHES && matrix.fast == FastCoding::Bits {
            for (x, y) in self.around(point, steps) {
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                let old = matrix.write_bit(self.bytes, index, new);
                self.changed(slot, matrix, index, old, new);
            }
        } else {
            for (number, (x, y)) in self.around(point, steps).enumerate() {
                if W::WATCHES {
                    let inside = matrix.index(x, y).is_some();
                    self.watch.part(place, number, if inside { Ok(true) } else { Err(outside(RulePart::Body)) });
                }
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                self.put(slot, matrix, index, new);
            }
        }
    }

    #[inline(always)]
    pub(super) fn store_where_around(
        &mut self,
        place: usize,
        point: (Register, Register),
        asking: CellUpdate,
        from: Register,
        steps: u16,
    ) {
        let CellUpdate { matrix: slot, asked: asked_slot, set, wanted } = asking;
        let (matrix, asked, value) = (self.matrix(slot), self.matrix(asked_slot), self.get(from));
        let set = self.set_of(set);
        // written in both cases: a jump that the processor cannot predict costs more
        let alike = (matrix.width, matrix.height) == (asked.width, asked.height);
        if !W::WATCHES && alike && (matrix.fast, asked.fast) == (FastCoding::Bits, FastCoding::Bytes) {
            for (x, y) in self.around(point, steps) {
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(asked_slot.into(), index);
                self.watch.touch(slot.into(), index);
                let asks = contains(set, asked.read_byte(self.bytes, index)) == wanted;
                let (old, new) = matrix.write_bit_where(self.bytes, index, value, asks);
                self.changed(slot, matrix, index, old, new);
            }
        } else {
            for (number, (x, y)) in self.around(point, steps).enumerate() {
                if W::WATCHES {
                    self.tell_asked(place, number, asking, (x, y));
                }
                let Some(there) = asked.index(x, y) else { continue };
                self.watch.touch(asked_slot.into(), there);
                let Some(index) = matrix.index(x, y) else { continue };
                self.watch.touch(slot.into(), index);
                let asks = contains(set, self.read(asked, there)) == wanted;
                let old = self.read(matrix, index);
                self.put(slot, matrix, index, if asks { value } else { old });
            }
        }
    }

    /// Writes all cells of a matrix of bits: only those that change are looked at.
    pub(super) fn fill_bits(&mut self, slot: u8, matrix: &MatrixPlan, value: i32) {
        let (old, new) = (i32::from(value == 0), i32::from(value != 0));
        for first in (0..matrix.area()).step_by(8) {
            let mut changing = matrix.bits_unlike(self.bytes, first, value != 0);
            while changing != 0 {
                let index = first + changing.trailing_zeros() as usize;
                changing &= changing - 1;
                matrix.write_bit(self.bytes, index, value);
                self.changed(slot, matrix, index, old, new);
            }
        }
    }

    // a function of its own: language 1 never comes here
    #[inline(never)]
    pub(super) fn store_along(
        &mut self,
        place: usize,
        (x, y): (Register, Register),
        by: Register,
        from: Register,
        along: u16,
    ) {
        let program = self.program;
        let along = proved(&program.alongs, usize::from(along));
        let (x, y, by, new) = (self.get(x), self.get(y), self.get(by), self.get(from));
        let matrix = self.matrix(along.matrix);
        for (dx, dy) in proved(&program.steps, usize::from(along.steps)) {
            let (dx, dy) = (i32::from(*dx), i32::from(*dy));
            let Some(point) = further(x, by, dx).zip(further(y, by, dy)) else {
                if W::WATCHES {
                    self.watch.part(place, 0, Err((RulePart::Condition, Fault::Overflow)));
                }
                continue;
            };
            if W::WATCHES {
                let holds = self.holds_along(along, matrix, point, (dx, dy));
                self.watch.part(place, 0, holds);
            }
            if !along.asks.iter().all(|ask| self.answers(ask, point, (dx, dy))) {
                continue;
            }
            let Some(index) = matrix.index_further(point, (dx, dy), along.further) else { continue };
            self.watch.touch(along.matrix.into(), index);
            self.put(along.matrix, matrix, index, new);
        }
    }

    /// Reports to the observer what is done to one cell.
    pub(super) fn tell_asked(&mut self, place: usize, number: usize, asking: CellUpdate, (x, y): (i32, i32)) {
        let (matrix, asked) = (self.matrix(asking.matrix), self.matrix(asking.asked));
        let holds = match asked.index(x, y) {
            None => Err(outside(RulePart::Condition)),
            Some(there) if contains(self.set_of(asking.set), self.read(asked, there)) != asking.wanted => Ok(false),
            Some(_) if matrix.index(x, y).is_none() => Err(outside(RulePart::Body)),
            Some(_) => Ok(true),
        };
        self.watch.part(place, number, holds);
    }

    /// Reports to the observer whether the conditions along one direction hold.
    fn holds_along(&self, along: &Along, changed: &MatrixPlan, point: (i32, i32), direction: (i32, i32)) -> PartResult {
        for ask in &along.asks {
            self.matrix(ask.matrix).index_further(point, direction, ask.further).ok_or(outside(RulePart::Condition))?;
            if !self.answers(ask, point, direction) {
                return Ok(false);
            }
        }
        changed.index_further(point, direction, along.further).ok_or(outside(RulePart::Body))?;
        Ok(true)
    }

    /// Whether the word on a cell gives the wanted answer; outside the matrix it never does.
    #[inline(always)]
    fn answers(&self, ask: &CellTest, point: (i32, i32), direction: (i32, i32)) -> bool {
        let matrix = self.matrix(ask.matrix);
        let Some(index) = matrix.index_further(point, direction, ask.further) else { return false };
        self.watch.touch(ask.matrix.into(), index);
        contains(self.set_of(ask.set), self.read(matrix, index)) == ask.wanted
    }
}

fn outside(part: RulePart) -> (RulePart, Fault) {
    (part, Fault::OutsideMatrix)
}

/// A coordinate plus this many times a step; none on overflow.
#[inline(always)]
fn further(from: i32, by: i32, step: i32) -> Option<i32> {
    from.checked_add(by.checked_mul(step)?)
}
