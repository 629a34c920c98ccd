//! Makes the flat program from the typed tree. Runs of rules that first ask what stands on one and the same cell
//! become a table: what stands there is looked up once and only the rules that ask for it are tried, in their order.

use super::code::{At, MAX_CODE, MAX_REGISTERS, Op, Origin, Part, Program, Register, Table};
use super::effects::{has_effects, touches};
use super::scope::{Scope, Type};
use super::tree::{
    Action, Area, Arithmetic, Call, CellRef, Connected, Expr, Fault, Fold, Folding, Function, Over, Relation, Rule,
    Span, Statement, Tree, Variable,
};

/// The fewest rules in a row that are worth a table.
const RUN: usize = 3;

/// Whether runs of rules are looked up in tables. Without it each rule is tried: for tracing, and to test the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dispatch {
    /// By table.
    Tables,
    /// One by one.
    OneByOne,
}

/// The longest list of points that a loop is written out for, and the most times nested loops are.
const WRITTEN_OUT: usize = 8;

/// The program would grow past [`MAX_CODE`] or [`MAX_REGISTERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// A place in the program that is not known yet.
type Label = u32;

struct Emitter<'a> {
    scope: &'a Scope,
    program: Program,
    /// Where each label lies.
    labels: Vec<u32>,
    /// Constants, as they get registers from the top down.
    constants: Vec<i32>,
    /// The first register of the local names at hand.
    base: usize,
    /// The first register free for results in between.
    free: usize,
    /// The most registers used at once.
    most: usize,
    /// Where to go on when an instruction fails.
    rescue: Label,
    origin: Origin,
    /// The end of the program.
    end: Label,
    /// Local names whose value is known, in loops that are written out.
    known: Vec<(usize, i32)>,
    /// How many times the code at hand is written out.
    copies: usize,
    functions: Vec<FunctionPlace>,
    /// The function at hand.
    inside: Option<FunctionPlace>,
}

/// Where a function lies and what it uses.
#[derive(Debug, Clone, Copy)]
struct FunctionPlace {
    entry: Label,
    /// The first parameter's register.
    base: usize,
    /// Where its caller is remembered.
    back: Register,
    /// Where its values are given back: two registers.
    result: Register,
}

/// Makes the program.
///
/// # Errors
/// [`TooLong`].
pub fn emit(tree: &Tree, scope: &Scope, dispatch: Dispatch) -> Result<Program, TooLong> {
    let items = scope.items.len();
    let program = Program {
        items,
        sets: tree.sets.iter().map(|set| bits(set)).collect(),
        properties: scope.properties.iter().map(|p| p.values.clone()).collect(),
        lists: scope.lists.clone(),
        points: scope.points.clone(),
        texts: tree.texts.clone(),
        areas: tree.areas,
        ..Program::default()
    };
    let mut emitter = Emitter {
        scope,
        program,
        labels: Vec::new(),
        constants: Vec::new(),
        base: items,
        free: items,
        most: items,
        rescue: 0,
        origin: Origin { rule: 0, start: 0, end: 0, part: Part::Body },
        end: 0,
        known: Vec::new(),
        copies: 1,
        functions: Vec::new(),
        inside: None,
    };
    emitter.end = emitter.label();
    for function in &tree.functions {
        emitter.function(function);
    }
    emitter.program.start = u32::try_from(emitter.program.code.len()).map_err(|_| TooLong)?;
    emitter.base = emitter.most;
    emitter.rules(&tree.rules, dispatch);
    emitter.place(emitter.end);
    emitter.finish()
}

fn bits(words: &[i32]) -> Vec<u64> {
    let mut bits = Vec::new();
    for word in words.iter().filter_map(|w| usize::try_from(*w).ok()) {
        if bits.len() <= word / 64 {
            bits.resize(word / 64 + 1, 0);
        }
        if let Some(place) = bits.get_mut(word / 64) {
            *place |= 1 << (word % 64);
        }
    }
    bits
}

fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

impl Emitter<'_> {
    fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        u32::try_from(self.labels.len() - 1).unwrap_or(u32::MAX)
    }

    fn place(&mut self, label: Label) {
        let here = u32::try_from(self.program.code.len()).unwrap_or(u32::MAX);
        if let Some(place) = self.labels.get_mut(label as usize) {
            *place = here;
        }
    }

    fn push(&mut self, op: Op) {
        self.program.code.push(op);
        self.program.rescue.push(self.rescue);
        self.program.origin.push(self.origin);
    }

    fn jump(&mut self, to: Label) {
        self.push(Op::Jump { to });
    }

    /// Labels become places, constants get their registers after all others.
    fn finish(mut self) -> Result<Program, TooLong> {
        let registers = self.most.max(self.constants.len());
        if registers > MAX_REGISTERS
            || self.program.code.len() > MAX_CODE
            || [self.program.tables.len(), self.program.texts.len(), self.program.areas, self.program.seen]
                .iter()
                .any(|n| *n > usize::from(u16::MAX))
        {
            return Err(TooLong);
        }
        let place = |label: u32| self.labels.get(label as usize).copied().unwrap_or(u32::MAX);
        for op in &mut self.program.code {
            if let Some(to) = op.target_mut() {
                *to = place(*to);
            }
            for register in op.registers_mut() {
                let from_top = usize::from(u16::MAX - *register);
                if from_top < self.constants.len() {
                    *register = u16::try_from(self.most + from_top).map_err(|_| TooLong)?;
                }
            }
        }
        for to in &mut self.program.rescue {
            *to = place(*to);
        }
        for table in &mut self.program.tables {
            table.none = place(table.none);
            for (_, to) in &mut table.entries {
                *to = place(*to);
            }
        }
        self.program.registers = vec![0; self.most];
        self.program.registers.extend(&self.constants);
        Ok(self.program)
    }

    fn constant(&mut self, value: i32) -> Register {
        let number = self.constants.iter().position(|c| *c == value).unwrap_or_else(|| {
            self.constants.push(value);
            self.constants.len() - 1
        });
        u16::MAX - u16::try_from(number).unwrap_or(u16::MAX)
    }

    fn temporary(&mut self) -> Register {
        self.free += 1;
        self.most = self.most.max(self.free);
        short(self.free - 1)
    }

    /// Two registers in a row.
    fn temporaries(&mut self) -> Register {
        let first = self.temporary();
        self.temporary();
        first
    }

    fn register(&self, variable: Variable) -> Register {
        match variable {
            Variable::Item(slot) => short(slot),
            Variable::Local(number) => short(self.base + number),
        }
    }

    /// Makes room for the local names of a rule or function.
    fn enter(&mut self, locals: usize) {
        self.free = self.base + locals;
        self.most = self.most.max(self.free);
    }

    fn function(&mut self, function: &Function) {
        self.base = self.most;
        self.enter(function.locals);
        let place =
            FunctionPlace { entry: self.label(), base: self.base, back: self.temporary(), result: self.temporaries() };
        self.functions.push(place);
        self.inside = Some(place);
        self.origin.rule = u32::try_from(function.rule).unwrap_or(u32::MAX);
        self.place(place.entry);
        self.statements(&function.body, None);
        self.rescue = self.end;
        self.push(match function.results {
            0 => Op::Return { back: place.back },
            _ => Op::ReturnNothing { back: place.back },
        });
        self.inside = None;
    }

    fn rules(&mut self, rules: &[Rule], dispatch: Dispatch) {
        let mut number = 0;
        while let Some(rule) = rules.get(number) {
            let run = if dispatch == Dispatch::Tables {
                run_from(rules.get(number..).unwrap_or_default(), self.scope)
            } else {
                0
            };
            if run >= RUN {
                self.run(rules.get(number..number + run).unwrap_or_default(), number);
                number += run;
            } else {
                self.origin.rule = u32::try_from(number).unwrap_or(u32::MAX);
                self.enter(rule.locals);
                self.statements(&rule.body, rule.breaks.then_some(self.end));
                number += 1;
            }
        }
    }

    /// Rules that first ask what stands on the same cell.
    fn run(&mut self, rules: &[Rule], first: usize) {
        let keys: Vec<Key> = rules.iter().filter_map(Key::of).collect();
        let Some(cell) = keys.first().map(|k| k.cell.clone()) else { return };
        let after = self.label();
        let bodies: Vec<Label> = rules.iter().map(|_| self.label()).collect();
        let table = u16::try_from(self.program.tables.len()).unwrap_or(u16::MAX);
        self.program.tables.push(table_of(&keys, &bodies, self.scope.words.len(), after));
        self.origin.rule = u32::try_from(first).unwrap_or(u32::MAX);
        self.switch(&cell, table, 0, after);
        for (number, ((rule, key), body)) in rules.iter().zip(&keys).zip(&bodies).enumerate() {
            let [Statement { action: Action::If { then, .. }, span }] = rule.body.as_slice() else { continue };
            self.place(*body);
            self.enter(rule.locals);
            self.origin.rule = u32::try_from(first + number).unwrap_or(u32::MAX);
            let from = u16::try_from(number + 1).unwrap_or(u16::MAX);
            let next = next_of(&keys, number).map_or(after, |n| bodies.get(n).copied().unwrap_or(after));
            let again = self.label();
            let (skip, known) = if key.words.len() == 1 { (next, true) } else { (again, false) };
            self.rescue = skip;
            self.at(span, Part::Condition);
            for condition in key.rest {
                self.branch(condition, false, skip);
            }
            self.statements(then, None);
            if rule.breaks {
                self.jump(self.end);
            } else if known && !touches(then, &cell) {
                self.jump(next);
            }
            if !known || (!rule.breaks && touches(then, &cell)) {
                self.place(again);
                self.switch(&cell, table, from, after);
            }
        }
        self.place(after);
    }

    fn switch(&mut self, cell: &CellRef, table: u16, from: u16, after: Label) {
        self.rescue = after;
        let free = self.free;
        let at = self.address(cell);
        self.push(Op::Switch { at, table, from });
        self.free = free;
    }

    fn at(&mut self, span: &Span, part: Part) {
        self.origin.start = u32::try_from(span.start).unwrap_or(u32::MAX);
        self.origin.end = u32::try_from(span.end).unwrap_or(u32::MAX);
        self.origin.part = part;
    }

    /// `held`: where to go on after the then part of a conditional.
    fn statements(&mut self, statements: &[Statement], held: Option<Label>) {
        for statement in statements {
            let after = self.label();
            self.rescue = after;
            self.at(&statement.span, Part::Body);
            let free = self.free;
            self.action(statement, after, held);
            self.free = free;
            self.place(after);
        }
    }

    fn action(&mut self, statement: &Statement, after: Label, held: Option<Label>) {
        match &statement.action {
            Action::Set(variable, value) => {
                let to = self.register(*variable);
                self.value_into(value, to);
            }
            Action::SetPoint(variables, [x, y]) => {
                let point = self.point_of(x, y);
                for (variable, from) in variables.iter().zip([point, point + 1]) {
                    let to = self.register(*variable);
                    self.push(Op::Move { to, from });
                }
            }
            Action::SetCell(cell, value) => self.store(cell, value, |at, from| Op::Store { at, from }),
            Action::SetNext(cell, value) => self.store(cell, value, |at, from| Op::Later { at, from }),
            Action::Fill(matrix, value) => {
                let from = self.value(value);
                self.push(Op::Fill { matrix: small(*matrix), from });
            }
            Action::Copy(matrix, other) => self.push(Op::Copy { matrix: small(*matrix), other: small(*other) }),
            Action::If { condition, then, otherwise, .. } => self.conditional(condition, then, otherwise, after, held),
            Action::Loop(over, until, body) => {
                self.over(over, until.as_ref(), after, |emitter, _| emitter.statements(body, None));
            }
            Action::Flood(area, body) => self.flood(area, body, after),
            Action::While(condition, body) => {
                let again = self.label();
                self.place(again);
                self.branch(condition, false, after);
                self.statements(body, None);
                self.rescue = after;
                self.jump(again);
            }
            Action::Repeat(times, body) => self.repeat(times, body, after),
            Action::Call(call) => {
                self.call(call);
            }
            Action::Return(values) => self.give_back(values),
            Action::Win(player) => {
                let player = self.value(player);
                self.push(Op::Win { player });
            }
            Action::Lose => self.push(Op::Lose),
            Action::Draw => self.push(Op::Draw),
            Action::Stop => self.jump(self.end),
            Action::Say(text) => self.push(Op::Say { text: short(*text) }),
            Action::Sound(text) => self.push(Op::Sound { text: short(*text) }),
            Action::Commit => self.push(Op::Commit),
            Action::Fault(fault) => self.push(Op::Fail { fault: *fault }),
        }
    }

    fn store(&mut self, cell: &CellRef, value: &Expr, op: impl Fn(At, Register) -> Op) {
        // the cell is worked out first, as it is written first
        let at = if has_effects(value) { Some(self.fixed_address(cell)) } else { None };
        let from = self.value(value);
        let at = at.unwrap_or_else(|| self.address(cell));
        self.push(op(at, from));
    }

    fn conditional(
        &mut self,
        condition: &Expr,
        then: &[Statement],
        otherwise: &[Statement],
        after: Label,
        held: Option<Label>,
    ) {
        self.origin.part = Part::Condition;
        let no = if otherwise.is_empty() { after } else { self.label() };
        self.branch(condition, false, no);
        self.statements(then, None);
        if let Some(held) = held {
            self.jump(held);
        } else if !otherwise.is_empty() {
            self.jump(after);
        }
        if !otherwise.is_empty() {
            self.place(no);
            let chain = matches!(otherwise, [Statement { action: Action::If { behind_else: true, .. }, .. }]);
            self.statements(otherwise, held.filter(|_| chain));
        }
    }

    fn repeat(&mut self, times: &Expr, body: &[Statement], after: Label) {
        let left = self.temporary();
        self.value_into(times, left);
        let (zero, one) = (self.constant(0), self.constant(1));
        let again = self.label();
        self.place(again);
        self.push(Op::JumpCompare { relation: Relation::AtMost, a: left, b: zero, to: after });
        self.statements(body, None);
        self.rescue = after;
        self.push(Op::Arithmetic { what: Arithmetic::Subtract, to: left, a: left, b: one });
        self.jump(again);
    }

    fn give_back(&mut self, values: &[Expr]) {
        let Some(place) = self.inside else { return };
        match values {
            [one] => self.value_into(one, place.result),
            [x, y] => {
                let point = self.point_of(x, y);
                self.push(Op::Move { to: place.result, from: point });
                self.push(Op::Move { to: place.result + 1, from: point + 1 });
            }
            _ => {}
        }
        self.push(Op::Return { back: place.back });
    }

    /// A point in two new registers in a row.
    fn point_of(&mut self, x: &Expr, y: &Expr) -> Register {
        let point = self.temporaries();
        self.value_into(x, point);
        self.value_into(y, point + 1);
        point
    }

    /// Calls a function; tells where its value is.
    fn call(&mut self, call: &Call) -> Register {
        let Some(place) = self.functions.get(call.function).copied() else { return 0 };
        let mut registers = Vec::new();
        for (number, value) in call.values.iter().enumerate() {
            let later = call.values.get(number + 1..).unwrap_or_default();
            registers.push(self.value_before(value, later.iter().any(has_effects)));
        }
        for (number, from) in registers.into_iter().enumerate() {
            self.push(Op::Move { to: short(place.base + number), from });
        }
        self.push(Op::Call { to: place.entry, back: place.back });
        if let Some(second) = call.second {
            let to = self.register(second);
            self.push(Op::Move { to, from: place.result + 1 });
        }
        place.result
    }

    /// Does something for each element. `each` gets the label where an element that fails goes on.
    fn over(&mut self, over: &Over, until: Option<&Expr>, after: Label, mut each: impl FnMut(&mut Self, Label)) {
        let rescue = self.rescue;
        if let Over::Points(Expr::Constant(list), Variable::Local(name)) = over
            && let Some(points) = self.few_points(*list)
        {
            self.copies *= points.len().max(1);
            for (x, y) in &points {
                self.known.extend([(*name, *x), (*name + 1, *y)]);
                let next = self.label();
                self.element(until, after, next, &mut each);
                self.place(next);
                self.known.truncate(self.known.len().saturating_sub(2));
            }
            self.copies /= points.len().max(1);
            self.rescue = rescue;
            return;
        }
        let again = self.label();
        self.begin(over, again, after);
        self.element(until, after, again, &mut each);
        self.rescue = rescue;
        self.jump(again);
    }

    fn element(&mut self, until: Option<&Expr>, after: Label, next: Label, each: &mut impl FnMut(&mut Self, Label)) {
        if let Some(until) = until {
            self.rescue = after;
            self.branch(until, false, after);
        }
        each(self, next);
    }

    /// The points of a short list that is known, if a loop over it may be written out here.
    fn few_points(&self, list: i32) -> Option<Vec<(i32, i32)>> {
        let (start, count) = *self.scope.lists.get(usize::try_from(list).ok()?)?;
        let points = self.scope.points.get(start as usize..(start as usize).checked_add(count as usize)?)?;
        let copies = self.copies.checked_mul(points.len())?;
        (copies <= WRITTEN_OUT).then(|| points.to_vec())
    }

    /// The part of a loop in front of its body: placed at `again`, it makes the next element or goes on at `after`.
    fn begin(&mut self, over: &Over, again: Label, after: Label) {
        match over {
            Over::Cells(matrix, cell) => {
                let (index, point) = (self.before_first(), self.register(*cell));
                self.place(again);
                self.push(Op::NextCell { index, matrix: small(*matrix), point, to: after });
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
                let start = self.point_of(x, y);
                let direction = self.point_of(dx, dy);
                let point = self.register(*cell);
                let matrix = self.state();
                self.push(Op::Move { to: point, from: start });
                self.push(Op::Move { to: point + 1, from: start + 1 });
                self.place(again);
                self.push(Op::NextOnRay { matrix, point, direction, to: after });
            }
        }
    }

    fn state(&self) -> u8 {
        small(self.scope.matrix("state").unwrap_or(0))
    }

    /// A register that holds -1.
    fn before_first(&mut self) -> Register {
        let (to, from) = (self.temporary(), self.constant(-1));
        self.push(Op::Move { to, from });
        to
    }

    fn flood(&mut self, area: &Area, body: &[Statement], after: Label) {
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

    /// Finds all cells of an area.
    fn fill_area(&mut self, area: &Area) {
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

    fn connected(&mut self, connected: &Connected, to: Register) {
        let rescue = self.rescue;
        let (number, cell) = (short(connected.number), self.register(connected.cell));
        let outside = Expr::Constant(-1);
        let nowhere = self.point_of(&outside, &outside);
        self.push(Op::AreaStart { area: number, matrix: small(connected.matrix), point: nowhere });
        let (index, again, done) = (self.before_first(), self.label(), self.label());
        self.place(again);
        self.push(Op::NextCell { index, matrix: small(connected.matrix), point: cell, to: done });
        self.rescue = again;
        self.branch(&connected.condition, false, again);
        self.push(Op::AreaTake { area: number, point: cell });
        self.jump(again);
        self.place(done);
        self.rescue = rescue;
        self.push(Op::AreaConnected { to, area: number });
    }

    fn fold(&mut self, fold: &Fold, to: Register) {
        let rescue = self.rescue;
        let done = self.label();
        let (zero, one) = (self.constant(0), self.constant(1));
        let result = self.temporary();
        let found = self.temporary();
        let starts_at = if matches!(fold.what, Folding::All | Folding::Distinct) { one } else { zero };
        self.push(Op::Move { to: result, from: starts_at });
        if matches!(fold.what, Folding::Least | Folding::Most) {
            self.push(Op::Move { to: found, from: zero });
        }
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
            }
            emitter.free = free;
        });
        if matches!(fold.what, Folding::Any | Folding::All | Folding::Distinct) {
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

    fn extreme(&mut self, fold: &Fold, result: Register, found: Register, next: Label) {
        let (zero, one, better) = (self.constant(0), self.constant(1), self.label());
        let value = self.value(&fold.body);
        let relation = if fold.what == Folding::Least { Relation::AtLeast } else { Relation::AtMost };
        self.push(Op::JumpCompare { relation: Relation::Equal, a: found, b: zero, to: better });
        self.push(Op::JumpCompare { relation, a: value, b: result, to: next });
        self.place(better);
        self.push(Op::Move { to: found, from: one });
        self.push(Op::Move { to: result, from: value });
    }

    /// Goes on at `to` if the condition is as wanted, else with the next instruction.
    fn branch(&mut self, condition: &Expr, wanted: bool, to: Label) {
        let free = self.free;
        match condition {
            Expr::All(list) | Expr::Any(list) => {
                let stops_at = matches!(condition, Expr::Any(_));
                if stops_at == wanted {
                    for one in list {
                        self.branch(one, wanted, to);
                    }
                } else if let Some((last, before)) = list.split_last() {
                    let past = self.label();
                    for one in before {
                        self.branch(one, stops_at, past);
                    }
                    self.branch(last, wanted, to);
                    self.place(past);
                } else if wanted {
                    self.jump(to);
                }
            }
            Expr::Not(inner) => self.branch(inner, !wanted, to),
            Expr::Compare(relation, left, right) => self.compare(*relation, left, right, wanted, to),
            Expr::SamePoint(ends) => {
                let [ax, ay, bx, by] = ends.as_ref();
                let (first, second) = (self.point_of(ax, ay), self.point_of(bx, by));
                let past = self.label();
                let differ = if wanted { past } else { to };
                self.push(Op::JumpCompare { relation: Relation::Different, a: first, b: second, to: differ });
                let relation = if wanted { Relation::Equal } else { Relation::Different };
                self.push(Op::JumpCompare { relation, a: first + 1, b: second + 1, to });
                self.place(past);
            }
            Expr::Is(word, set) => {
                let word = self.value(word);
                self.push(Op::JumpIs { word, set: short(*set), wanted, to });
            }
            Expr::Inside(cell) => {
                let at = self.fixed_address(cell);
                if wanted {
                    let past = self.label();
                    self.push(Op::JumpOutside { at, to: past });
                    self.jump(to);
                    self.place(past);
                } else {
                    self.push(Op::JumpOutside { at, to });
                }
            }
            Expr::Constant(value) => {
                if (*value != 0) == wanted {
                    self.jump(to);
                }
            }
            other => {
                let (a, b) = (self.value(other), self.constant(0));
                let relation = if wanted { Relation::Different } else { Relation::Equal };
                self.push(Op::JumpCompare { relation, a, b, to });
            }
        }
        self.free = free;
    }

    fn compare(&mut self, relation: Relation, left: &Expr, right: &Expr, wanted: bool, to: Label) {
        let relation = if wanted { relation } else { relation.opposite() };
        let simple = !has_effects(left) && !has_effects(right);
        let equal = relation == Relation::Equal;
        if simple && matches!(relation, Relation::Equal | Relation::Different) {
            match (left, right) {
                (Expr::Cell(cell), other) | (other, Expr::Cell(cell)) => {
                    let value = self.value(other);
                    let at = self.address(cell);
                    return self.push(Op::JumpCell { at, value, equal, to });
                }
                _ => {}
            }
        }
        let a = self.value_before(left, !simple);
        let b = self.value(right);
        self.push(Op::JumpCompare { relation, a, b, to });
    }

    /// The value of what is known while the program is made.
    fn known(&self, expr: &Expr) -> Option<i32> {
        match expr {
            Expr::Constant(value) => Some(*value),
            Expr::Variable(Variable::Local(name)) => {
                self.known.iter().rev().find(|(known, _)| known == name).map(|(_, value)| *value)
            }
            Expr::Arithmetic(what, left, right) => {
                let (a, b) = (self.known(left)?, self.known(right)?);
                match what {
                    Arithmetic::Add => a.checked_add(b),
                    Arithmetic::Subtract => a.checked_sub(b),
                    Arithmetic::Multiply => a.checked_mul(b),
                    Arithmetic::Divide | Arithmetic::Remainder => None,
                }
            }
            _ => None,
        }
    }

    /// The register that holds the value.
    fn value(&mut self, expr: &Expr) -> Register {
        if let Some(value) = self.known(expr) {
            return self.constant(value);
        }
        match expr {
            Expr::Variable(variable) => self.register(*variable),
            other => {
                let to = self.temporary();
                self.value_into(other, to);
                to
            }
        }
    }

    /// The same; in a register of its own if what is worked out later may change a variable.
    fn value_before(&mut self, expr: &Expr, changes: bool) -> Register {
        if !changes || self.known(expr).is_some() {
            return self.value(expr);
        }
        let to = self.temporary();
        self.value_into(expr, to);
        to
    }

    fn value_into(&mut self, expr: &Expr, to: Register) {
        if let Some(value) = self.known(expr) {
            let from = self.constant(value);
            return self.push(Op::Move { to, from });
        }
        let free = self.free;
        match expr {
            Expr::Constant(_) | Expr::Variable(_) => {
                let from = self.value(expr);
                self.push(Op::Move { to, from });
            }
            Expr::Cell(cell) => {
                let at = self.address(cell);
                self.push(Op::Load { to, at });
            }
            Expr::Arithmetic(what, left, right) => {
                let a = self.value_before(left, has_effects(right));
                let b = self.value(right);
                self.push(Op::Arithmetic { what: *what, to, a, b });
            }
            Expr::Fault(fault) => self.push(Op::Fail { fault: *fault }),
            Expr::Property(word, property) => {
                let word = self.value(word);
                self.push(Op::Property { to, word, property: short(*property) });
            }
            Expr::Random(first, last) => {
                let first = self.value_before(first, has_effects(last));
                let last = self.value(last);
                self.push(Op::Random { to, first, last });
            }
            Expr::ListOf(first, count, place) => {
                let place = self.value(place);
                self.push(Op::ListOf { to, first: short(*first), count: short(*count), place });
            }
            Expr::ListCell(list, place, axis) => {
                let list = self.value_before(list, has_effects(place));
                let place = self.value(place);
                self.push(Op::ListCell { to, list, place, axis: *axis });
            }
            Expr::IndexOf(values) => {
                let [list, x, y] = values.as_ref();
                let list = self.value_before(list, has_effects(x) || has_effects(y));
                let point = self.point_of(x, y);
                self.push(Op::IndexOf { to, list, point });
            }
            Expr::Length(list) => {
                let list = self.value(list);
                self.push(Op::Length { to, list });
            }
            Expr::Fold(fold) => self.fold(fold, to),
            Expr::Connected(connected) => self.connected(connected, to),
            Expr::AreaSize(area) => {
                self.fill_area(area);
                self.push(Op::AreaSize { to, area: short(area.number) });
            }
            Expr::Call(call) => {
                let from = self.call(call);
                self.push(Op::Move { to, from });
            }
            Expr::Keep(variable, value) => {
                let kept = self.register(*variable);
                self.value_into(value, kept);
                self.push(Op::Move { to, from: kept });
            }
            Expr::After(first, second) => {
                self.value_before(first, true);
                self.value_into(second, to);
            }
            Expr::Compare(..)
            | Expr::All(_)
            | Expr::Any(_)
            | Expr::Not(_)
            | Expr::SamePoint(_)
            | Expr::Is(..)
            | Expr::Inside(_) => self.truth_into(expr, to),
        }
        self.free = free;
    }

    fn truth_into(&mut self, expr: &Expr, to: Register) {
        let (yes, done) = (self.label(), self.label());
        self.branch(expr, true, yes);
        let from = self.constant(0);
        self.push(Op::Move { to, from });
        self.jump(done);
        self.place(yes);
        let from = self.constant(1);
        self.push(Op::Move { to, from });
        self.place(done);
    }

    fn address(&mut self, cell: &CellRef) -> At {
        if has_effects(&cell.x) || has_effects(&cell.y) {
            return self.fixed_address(cell);
        }
        let (x, dx) = self.index(&cell.x);
        let (y, dy) = self.index(&cell.y);
        At { x, y, dx, dy, matrix: small(cell.matrix) }
    }

    /// An address in registers of its own, worked out in the order in which it is written.
    fn fixed_address(&mut self, cell: &CellRef) -> At {
        let point = self.point_of(&cell.x, &cell.y);
        At { x: point, y: point + 1, dx: 0, dy: 0, matrix: small(cell.matrix) }
    }

    /// A register and a small step. A sum that would overflow lies outside every matrix, so it fails just the same.
    fn index(&mut self, expr: &Expr) -> (Register, i8) {
        if self.known(expr).is_none()
            && let Expr::Arithmetic(what @ (Arithmetic::Add | Arithmetic::Subtract), left, right) = expr
            && let Some(step) = self.known(right)
            && let Ok(step @ -127..=127) = i8::try_from(step)
        {
            let step = if *what == Arithmetic::Add { step } else { -step };
            return (self.value(left), step);
        }
        (self.value(expr), 0)
    }
}

fn small(matrix: usize) -> u8 {
    u8::try_from(matrix).unwrap_or(u8::MAX)
}

/// What a rule asks first: which of these words stands on the cell; and what it asks then.
struct Key<'r> {
    cell: &'r CellRef,
    words: Vec<i32>,
    rest: &'r [Expr],
}

impl<'r> Key<'r> {
    fn of(rule: &'r Rule) -> Option<Self> {
        let [Statement { action: Action::If { condition, otherwise, .. }, .. }] = rule.body.as_slice() else {
            return None;
        };
        if !otherwise.is_empty() {
            return None;
        }
        match condition {
            Expr::All(list) => {
                let (first, rest) = list.split_first()?;
                let (cell, word) = asks(first)?;
                Some(Self { cell, words: vec![word], rest })
            }
            Expr::Any(list) => {
                let asked: Option<Vec<_>> = list.iter().map(asks).collect();
                let asked = asked?;
                let (cell, _) = asked.first()?;
                let same = asked.iter().all(|(c, _)| c == cell);
                same.then(|| Self { cell, words: asked.iter().map(|(_, w)| *w).collect(), rest: &[] })
            }
            _ => None,
        }
    }
}

/// `cell == word`
fn asks(expr: &Expr) -> Option<(&CellRef, i32)> {
    let Expr::Compare(Relation::Equal, left, right) = expr else { return None };
    match (left.as_ref(), right.as_ref()) {
        (Expr::Cell(cell), Expr::Constant(word)) | (Expr::Constant(word), Expr::Cell(cell)) => Some((cell, *word)),
        _ => None,
    }
}

/// How many rules from the first on ask what stands on the same cell of words.
fn run_from(rules: &[Rule], scope: &Scope) -> usize {
    let Some(cell) = rules.first().and_then(Key::of).map(|k| k.cell) else { return 0 };
    if scope.matrices.get(cell.matrix).is_none_or(|m| m.kind != Type::Text) {
        return 0;
    }
    let most = usize::from(u16::MAX) - 1;
    rules.iter().take(most).take_while(|r| Key::of(r).is_some_and(|k| k.cell == cell)).count()
}

/// The next rule of the run that asks for the same word.
fn next_of(keys: &[Key], number: usize) -> Option<usize> {
    let word = keys.get(number)?.words.first()?;
    keys.iter().enumerate().skip(number + 1).find(|(_, k)| k.words.contains(word)).map(|(n, _)| n)
}

fn table_of(keys: &[Key], bodies: &[Label], words: usize, none: Label) -> Table {
    let mut by_word: Vec<Vec<(u16, u32)>> = vec![Vec::new(); words];
    for (number, (key, body)) in keys.iter().zip(bodies).enumerate() {
        for word in &key.words {
            if let Some(list) = usize::try_from(*word).ok().and_then(|w| by_word.get_mut(w)) {
                list.push((u16::try_from(number).unwrap_or(u16::MAX), *body));
            }
        }
    }
    let mut table = Table { none, ..Table::default() };
    for list in by_word {
        table.starts.push(u32::try_from(table.entries.len()).unwrap_or(u32::MAX));
        table.entries.extend(list);
    }
    table.starts.push(u32::try_from(table.entries.len()).unwrap_or(u32::MAX));
    table
}
