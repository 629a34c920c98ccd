//! Loops, areas, and folds over the elements of something.

use super::{Emitter, Label, WRITTEN_OUT, short, small};
use crate::emit::code::{Op, Register};
use crate::tree::{Area, Arithmetic, Connected, Expr, Fault, Fold, Folding, Over, Relation, Runs, Statement, Variable};
use std::ops::RangeInclusive;

impl Emitter<'_> {
    /// Emits code for each element. `each` gets the label at which the loop continues after an element that fails.
    pub(super) fn over(
        &mut self,
        over: &Over,
        until: Option<&Expr>,
        after: Label,
        mut each: impl FnMut(&mut Self, Label),
    ) {
        let rescue = self.rescue;
        if let Over::Points(Expr::Constant(list), Variable::Local(name)) = over
            && let Some(points) = self.few_points(*list)
        {
            self.copies *= points.len().max(1);
            for (x, y) in &points {
                self.names.known.extend([(*name, *x), (*name + 1, *y)]);
                let next = self.label();
                self.element(until, after, next, &mut each);
                self.place(next);
                self.names.known.truncate(self.names.known.len().saturating_sub(2));
            }
            self.copies /= points.len().max(1);
            self.rescue = rescue;
            return;
        }
        if let Over::Range(first, last, Variable::Local(name)) = over
            && let Some(numbers) = self.few_numbers(first, last)
        {
            let count = numbers.clone().count().max(1);
            self.copies *= count;
            for number in numbers {
                self.names.known.push((*name, number));
                let next = self.label();
                self.element(until, after, next, &mut each);
                self.place(next);
                self.names.known.pop();
            }
            self.copies /= count;
            self.rescue = rescue;
            return;
        }
        let again = self.label();
        if let Over::Cells(matrix, cell) = over {
            // asked behind the element, so that there is no jump for each
            let (index, point, body) = (self.before_first(), self.register(*cell), self.label());
            let origin = self.origin;
            self.jump(again);
            self.place(body);
            self.element(until, after, again, &mut each);
            (self.rescue, self.origin) = (rescue, origin);
            self.place(again);
            self.push(Op::NextCell { index, matrix: small(*matrix), point, to: body });
            self.jump(after);
            return;
        }
        self.begin(over, again, after);
        self.element(until, after, again, &mut each);
        self.rescue = rescue;
        self.jump(again);
    }

    pub(super) fn element(
        &mut self,
        until: Option<&Expr>,
        after: Label,
        next: Label,
        each: &mut impl FnMut(&mut Self, Label),
    ) {
        if let Some(until) = until {
            self.rescue = after;
            self.branch(until, false, after);
        }
        each(self, next);
    }

    /// The points of a short list that is known, if a loop over it may be unrolled here.
    pub(super) fn few_points(&self, list: i32) -> Option<Vec<(i32, i32)>> {
        let (start, count) = *self.scope.lists.get(usize::try_from(list).ok()?)?;
        let points = self.scope.points.get(start as usize..(start as usize).checked_add(count as usize)?)?;
        let copies = self.copies.checked_mul(points.len())?;
        (copies <= WRITTEN_OUT).then(|| points.to_vec())
    }

    /// The numbers of a short range that is known, if a loop over it may be unrolled here.
    fn few_numbers(&self, first: &Expr, last: &Expr) -> Option<RangeInclusive<i32>> {
        let numbers = self.known(first)?..=self.known(last)?;
        let copies = self.copies.checked_mul(numbers.clone().take(WRITTEN_OUT + 1).count())?;
        (copies <= WRITTEN_OUT).then_some(numbers)
    }

    /// The head of a loop: placed at `again`, it makes the next element or continues at `after`.
    pub(super) fn begin(&mut self, over: &Over, again: Label, after: Label) {
        match over {
            Over::Cells(matrix, cell) => {
                let (index, point, body) = (self.before_first(), self.register(*cell), self.label());
                self.place(again);
                self.push(Op::NextCell { index, matrix: small(*matrix), point, to: body });
                self.jump(after);
                self.place(body);
            }
            Over::Points(list, cell) => {
                let list = self.value_before(list, true);
                let (index, point) = (self.before_first(), self.register(*cell));
                self.place(again);
                self.push(Op::NextPoint { index, list, point, to: after });
            }
            Over::Range(first, last, name) => {
                let low = self.value_before(first, true);
                let high = self.value_before(last, true);
                let (counter, begun) = (self.temporary(), self.before_first());
                let (zero, one, go) = (self.constant(0), self.constant(1), self.label());
                self.push(Op::Move { to: counter, from: low });
                self.push(Op::JumpCompare { relation: Relation::Greater, a: low, b: high, to: after });
                self.place(again);
                let first = self.label();
                self.push(Op::JumpCompare { relation: Relation::Less, a: begun, b: zero, to: first });
                self.push(Op::JumpCompare { relation: Relation::AtLeast, a: counter, b: high, to: after });
                self.push(Op::Arithmetic { what: Arithmetic::Add, to: counter, a: counter, b: one });
                self.jump(go);
                self.place(first);
                self.push(Op::Move { to: begun, from: zero });
                self.place(go);
                let to = self.register(*name);
                self.push(Op::Move { to, from: counter });
            }
            Over::Ray(ends, cell) => {
                let [x, y, dx, dy] = ends.as_ref();
                let point = self.register(*cell);
                self.value_into(x, point);
                self.value_into(y, point + 1);
                let direction = self.point_of(dx, dy);
                let matrix = self.state();
                self.place(again);
                self.push(Op::NextOnRay { matrix, point, direction, to: after });
            }
            Over::Area(area) => {
                self.fill_area(area);
                let (index, point) = (self.before_first(), self.register(area.cell));
                self.place(again);
                self.push(Op::AreaNext { area: short(area.number), index, point, to: after });
            }
        }
    }

    #[expect(clippy::expect_used, reason = "a level without STATE is refused before its rules are compiled")]
    pub(super) fn state(&self) -> u8 {
        small(self.scope.matrix("state").expect("every level has STATE"))
    }

    /// A register that holds -1.
    pub(super) fn before_first(&mut self) -> Register {
        let (to, from) = (self.temporary(), self.constant(-1));
        self.push(Op::Move { to, from });
        to
    }

    pub(super) fn flood(&mut self, area: &Area, body: &[Statement], after: Label) {
        let rescue = self.rescue;
        self.fill_area(area);
        let (index, again) = (self.before_first(), self.label());
        let point = self.register(area.cell);
        self.place(again);
        self.push(Op::AreaNext { area: short(area.number), index, point, to: after });
        self.statements(body, None);
        self.rescue = rescue;
        self.jump(again);
    }

    /// Emits code that finds all cells of an area.
    pub(super) fn fill_area(&mut self, area: &Area) {
        let rescue = self.rescue;
        let (number, cell) = (short(area.number), self.register(area.cell));
        let start = self.point_of(&area.x, &area.y);
        let matrix = self.state();
        self.push(Op::AreaStart { area: number, matrix, point: start });
        let (again, done) = (self.label(), self.label());
        self.place(again);
        self.push(Op::AreaAsk { area: number, point: cell, to: done });
        self.rescue = again;
        self.branch(&area.condition, false, again);
        self.push(Op::AreaTake { area: number, point: cell });
        self.jump(again);
        self.place(done);
        self.rescue = rescue;
    }

    pub(super) fn connected(&mut self, connected: &Connected, to: Register) {
        let rescue = self.rescue;
        let (number, cell) = (short(connected.number), self.register(connected.cell));
        let outside = Expr::Constant(-1);
        let nowhere = self.point_of(&outside, &outside);
        self.push(Op::AreaStart { area: number, matrix: small(connected.matrix), point: nowhere });
        let (index, again, done) = (self.before_first(), self.label(), self.label());
        self.place(again);
        let ask = self.label();
        self.push(Op::NextCell { index, matrix: small(connected.matrix), point: cell, to: ask });
        self.jump(done);
        self.place(ask);
        self.rescue = again;
        self.branch(&connected.condition, false, again);
        self.push(Op::AreaTake { area: number, point: cell });
        self.jump(again);
        self.place(done);
        self.rescue = rescue;
        self.push(Op::AreaConnected { to, area: number });
    }

    pub(super) fn fold(&mut self, fold: &Fold, to: Register) {
        let rescue = self.rescue;
        let done = self.label();
        let (zero, one) = (self.constant(0), self.constant(1));
        let result = self.temporary();
        let found = self.temporary();
        let holds_of_none = matches!(fold.what, Folding::All | Folding::Distinct | Folding::Increasing);
        self.push(Op::Move { to: result, from: if holds_of_none { one } else { zero } });
        if matches!(fold.what, Folding::Least | Folding::Most | Folding::Increasing) {
            self.push(Op::Move { to: found, from: zero });
        }
        let last = if fold.what == Folding::Increasing { self.temporary() } else { result };
        let seen = short(self.program.seen);
        if fold.what == Folding::Distinct {
            self.program.seen += 1;
            self.push(Op::SeenNone { seen });
        }
        let settled = self.label();
        self.over(&fold.over, fold.until.as_ref(), done, |emitter, next| {
            let free = emitter.free;
            emitter.rescue = next;
            match fold.what {
                Folding::Any => emitter.branch(&fold.body, true, settled),
                Folding::All => emitter.branch(&fold.body, false, settled),
                Folding::Count => {
                    emitter.branch(&fold.body, false, next);
                    emitter.push(Op::Arithmetic { what: Arithmetic::Add, to: result, a: result, b: one });
                }
                Folding::Sum => {
                    let value = emitter.value(&fold.body);
                    emitter.rescue = rescue;
                    emitter.push(Op::Arithmetic { what: Arithmetic::Add, to: result, a: result, b: value });
                }
                Folding::Least | Folding::Most => emitter.extreme(fold, result, found, next),
                Folding::Distinct => {
                    let value = emitter.value(&fold.body);
                    emitter.push(Op::SeenAdd { seen, value, to: settled });
                }
                Folding::Increasing => {
                    let (value, first) = (emitter.value(&fold.body), emitter.label());
                    emitter.push(Op::JumpCompare { relation: Relation::Equal, a: found, b: zero, to: first });
                    emitter.push(Op::JumpCompare { relation: Relation::AtMost, a: value, b: last, to: settled });
                    emitter.place(first);
                    emitter.push(Op::Move { to: found, from: one });
                    emitter.push(Op::Move { to: last, from: value });
                }
            }
            emitter.free = free;
        });
        if holds_of_none || fold.what == Folding::Any {
            self.jump(done);
            self.place(settled);
            let from = if fold.what == Folding::Any { one } else { zero };
            self.push(Op::Move { to: result, from });
        }
        self.place(done);
        self.rescue = rescue;
        if matches!(fold.what, Folding::Least | Folding::Most) {
            let any = self.label();
            self.push(Op::JumpCompare { relation: Relation::Different, a: found, b: zero, to: any });
            self.push(Op::Fail { fault: Fault::Empty });
            self.place(any);
        }
        self.push(Op::Move { to, from: result });
    }

    /// Continues at `to` if what `any` or `all` comes to is as wanted.
    pub(super) fn branch_fold(&mut self, fold: &Fold, wanted: bool, to: Label) {
        let (rescue, any) = (self.rescue, fold.what == Folding::Any);
        let (done, past) = (self.label(), self.label());
        let (settled, unsettled) = if any == wanted { (to, None) } else { (past, Some(to)) };
        self.over(&fold.over, fold.until.as_ref(), done, |emitter, next| {
            emitter.rescue = next;
            emitter.branch(&fold.body, any, settled);
        });
        self.place(done);
        self.rescue = rescue;
        unsettled.into_iter().for_each(|to| self.jump(to));
        self.place(past);
    }

    pub(super) fn runs(&mut self, runs: &Runs, to: Register) {
        let rescue = self.rescue;
        let (zero, one) = (self.constant(0), self.constant(1));
        let found = short(self.program.lengths);
        let wanted = found.saturating_add(1);
        self.program.lengths += 2;
        self.push(Op::LengthsNone { list: found });
        self.push(Op::LengthsNone { list: wanted });
        let length = self.temporary();
        self.push(Op::Move { to: length, from: zero });
        let counted = self.label();
        let (over, until) = &runs.over;
        self.over(over, until.as_ref(), counted, |emitter, next| {
            let ends = emitter.label();
            let free = emitter.free;
            emitter.rescue = ends;
            emitter.branch(&runs.holds, false, ends);
            emitter.push(Op::Arithmetic { what: Arithmetic::Add, to: length, a: length, b: one });
            emitter.jump(next);
            emitter.place(ends);
            emitter.push(Op::LengthsAdd { list: found, value: length });
            emitter.push(Op::Move { to: length, from: zero });
            emitter.free = free;
        });
        self.place(counted);
        self.rescue = rescue;
        self.push(Op::LengthsAdd { list: found, value: length });
        let done = self.label();
        let (over, until) = &runs.numbers;
        self.over(over, until.as_ref(), done, |emitter, next| {
            let free = emitter.free;
            emitter.rescue = next;
            let value = emitter.value(&runs.number);
            emitter.push(Op::LengthsAdd { list: wanted, value });
            emitter.free = free;
        });
        self.place(done);
        self.rescue = rescue;
        self.push(Op::LengthsSame { to, list: found, other: wanted });
    }

    pub(super) fn extreme(&mut self, fold: &Fold, result: Register, found: Register, next: Label) {
        let (zero, one, better) = (self.constant(0), self.constant(1), self.label());
        let value = self.value(&fold.body);
        let relation = if fold.what == Folding::Least { Relation::AtLeast } else { Relation::AtMost };
        self.push(Op::JumpCompare { relation: Relation::Equal, a: found, b: zero, to: better });
        self.push(Op::JumpCompare { relation, a: value, b: result, to: next });
        self.place(better);
        self.push(Op::Move { to: found, from: one });
        self.push(Op::Move { to: result, from: value });
    }
}
