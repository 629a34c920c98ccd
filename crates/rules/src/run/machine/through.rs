//! Instructions that iterate over lists, loops and areas.

use super::{Machine, Observer, Registers};
use crate::emit::code::{Op, Register, WordTest};
use crate::proved::proved;
use crate::tree::{Axis, Fault};
use az::SaturatingAs;

impl<W: Observer, R: Registers> Machine<'_, W, R> {
    /// The next cell of a matrix with which the loop has something to do; none past the last.
    // a function of its own, so that it takes no registers of the processor from the other instructions
    #[inline(never)]
    pub(super) fn next_where(&mut self, index: Register, slot: u8, point: Register, skip: u16) -> bool {
        let matrix = self.matrix(slot);
        let mut at = self.get(index).wrapping_add(1);
        if !W::WATCHES {
            at = self.past_skipped(at, slot, skip);
        }
        let Some((x, y)) = matrix.nth_cell(at) else { return false };
        self.set(index, at);
        self.set_point(point, (x, y));
        true
    }

    /// Passes over cells from this index on.
    #[inline(always)]
    fn past_skipped(&mut self, from: i32, slot: u8, skip: u16) -> i32 {
        let program = self.program;
        let (matrix, skip) = (self.matrix(slot), proved(&program.skips, usize::from(skip)));
        let area = matrix.area();
        let mut at = from.cast_unsigned() as usize;
        if at >= area {
            return from;
        }
        if let Some((to, from)) = skip.first {
            self.set(to, self.get(from));
        }
        let store = skip.store.map(|(slot, from)| (slot, self.matrix(slot), self.get(from)));
        if store.is_some_and(|(_, other, _)| (other.width, other.height) != (matrix.width, matrix.height)) {
            return from;
        }
        while at < area {
            let word = self.read(matrix, at);
            let answer = match skip.test {
                WordTest::Property(property, value) => {
                    let Ok(found) = self.property(word, property) else { break };
                    found == self.get(value)
                }
                WordTest::In(set) => self.is_in(word, set),
                WordTest::Word(value) => word == self.get(value),
            };
            if answer != skip.skips {
                break;
            }
            self.watch.touch(slot.into(), at);
            if let Some((slot, other, value)) = store {
                self.watch.touch(slot.into(), at);
                self.put(slot, other, at, value);
            }
            at += 1;
            self.left = self.left.saturating_sub(1);
        }
        at.saturating_as()
    }

    /// Lists, loops and areas.
    pub(super) fn go_through(&mut self, op: Op) -> Result<Option<u32>, Fault> {
        match op {
            Op::ListOf { to, first, count, place } => {
                let place = self.get(place);
                if !(1..=i32::from(count)).contains(&place) {
                    return Err(Fault::OutsideList);
                }
                self.set(to, i32::from(first) + place - 1);
            }
            Op::ListCell { to, list, place, axis } => {
                let place = usize::try_from(self.get(place)).map_err(|_| Fault::OutsideList)?;
                let (x, y) = *self.list(list)?.get(place).ok_or(Fault::OutsideList)?;
                self.set(to, if axis == Axis::X { x } else { y });
            }
            Op::IndexOf { to, list, point } => {
                let point = self.point(point);
                self.charge(self.list(list)?.len());
                let place = self.list(list)?.iter().position(|p| *p == point);
                self.set(to, place.and_then(|p| i32::try_from(p).ok()).unwrap_or(-1));
            }
            Op::Length { to, list } => {
                let length = i32::try_from(self.list(list)?.len()).map_err(|_| Fault::Overflow)?;
                self.set(to, length);
            }
            Op::NextPoint { index, list, point, to } => {
                let at = self.get(index).wrapping_add(1);
                let list = self.list(list)?;
                let Some(found) = usize::try_from(at).ok().and_then(|at| list.get(at)).copied() else {
                    return Ok(Some(to));
                };
                self.set(index, at);
                self.set_point(point, found);
            }
            Op::NextOnRay { matrix, point, direction, to } => {
                let matrix = self.matrix(matrix);
                let ((x, y), (dx, dy)) = (self.point(point), self.point(direction));
                let moved = x.checked_add(dx).zip(y.checked_add(dy)).filter(|_| (dx, dy) != (0, 0));
                let Some((x, y)) = moved.filter(|(x, y)| matrix.index(*x, *y).is_some()) else {
                    return Ok(Some(to));
                };
                self.set_point(point, (x, y));
            }
            Op::SeenNone { seen } => self.scratch.seen(seen).clear(),
            Op::SeenAdd { seen, value, to } => {
                let value = self.get(value);
                if !self.scratch.seen(seen).insert(value) {
                    return Ok(Some(to));
                }
            }
            Op::LengthsNone { list } => self.scratch.lengths(list).clear(),
            Op::LengthsAdd { list, value } => {
                let value = self.get(value);
                if value != 0 {
                    self.scratch.lengths(list).push(value);
                }
            }
            Op::LengthsSame { to, list, other } => {
                let same = self.scratch.same_lengths(list, other);
                self.set(to, i32::from(same));
            }
            other => return self.in_area(other),
        }
        Ok(None)
    }

    fn in_area(&mut self, op: Op) -> Result<Option<u32>, Fault> {
        let (Op::AreaStart { area, .. }
        | Op::AreaAsk { area, .. }
        | Op::AreaTake { area, .. }
        | Op::AreaNext { area, .. }
        | Op::AreaSize { area, .. }
        | Op::AreaConnected { area, .. }) = op
        else {
            return Err(Fault::IllFormed);
        };
        if let Op::AreaStart { matrix, point, .. } = op {
            let (plan, (x, y)) = (self.matrix(matrix), self.point(point));
            self.charge(plan.area());
            self.scratch.area(area).start(*plan, plan.index(x, y));
            return Ok(None);
        }
        let point = match op {
            Op::AreaTake { point, .. } => self.point(point),
            _ => (0, 0),
        };
        let after = match op {
            Op::AreaNext { index, .. } => self.get(index),
            _ => 0,
        };
        let area = self.scratch.area(area);
        match op {
            Op::AreaAsk { point, to, .. } => {
                let Some(cell) = area.ask() else { return Ok(Some(to)) };
                self.set_point(point, cell);
            }
            Op::AreaTake { .. } => area.take(point),
            Op::AreaNext { index, point, to, .. } => {
                let Some((at, cell)) = area.next(after) else { return Ok(Some(to)) };
                self.set(index, at);
                self.set_point(point, cell);
            }
            Op::AreaSize { to, .. } => {
                let size = area.size();
                let cells = area.cells();
                self.charge(cells);
                self.set(to, size);
            }
            Op::AreaConnected { to, .. } => {
                let connected = i32::from(area.is_connected());
                let cells = area.cells();
                self.charge(cells);
                self.set(to, connected);
            }
            _ => {}
        }
        Ok(None)
    }

    fn list(&self, register: Register) -> Result<&[(i32, i32)], Fault> {
        let number = usize::try_from(self.get(register)).map_err(|_| Fault::OutsideList)?;
        let (start, count) = *self.program.lists.get(number).ok_or(Fault::OutsideList)?;
        let range = start as usize..(start as usize).saturating_add(count as usize);
        self.program.points.get(range).ok_or(Fault::OutsideList)
    }
}
