//! Makes the flat program from the typed tree. Runs of rules that first ask what is on one and the same cell become a
//! table: the cell is looked up once, and only the rules that ask for its word are tried, in their order.

#![expect(
    clippy::indexing_slicing,
    reason = "labels, slots of the scope and numbers of functions are given out once and stay"
)]

mod along;
mod calls;
pub mod code;
mod fuse;
mod loops;
mod names;
mod runs;
mod skip;
mod statements;
mod values;
mod verify;

use crate::emit::code::{MAX_CODE, MAX_REGISTERS, Op, Origin, Program, Register, RulePart};
use crate::tree::scope::Scope;
use crate::tree::{Function, Rule, Span, Tree, Variable};
use az::SaturatingAs;
use calls::{Apart, FunctionPlace, Names};
use runs::run_from;
use rustc_hash::FxHashMap;

/// How many rules in a row are at least needed for a table to pay off.
const RUN: usize = 3;

/// The longest list of points for which a loop is unrolled, and how often the code of nested loops is repeated at most.
const WRITTEN_OUT: usize = 8;

/// The program would exceed [`MAX_CODE`] or [`MAX_REGISTERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// An address in the program that is not known yet.
type Label = u32;

struct Emitter<'a> {
    scope: &'a Scope,
    program: Program,
    /// The address of each label.
    labels: Vec<u32>,
    /// The constants; they get their registers last.
    constants: Vec<i32>,
    /// The index of each among them.
    constant_places: FxHashMap<i32, usize>,
    /// The names of the current rule or function.
    names: Names,
    /// The first register that is free for intermediate results.
    free: usize,
    /// The most registers used at once so far.
    most: usize,
    /// Where to continue when an instruction fails.
    rescue: Label,
    origin: Origin,
    /// Past the end of the program: where a rule continues that stops all others after it.
    end: Label,
    /// How many times the current code is repeated by unrolling.
    copies: usize,
    /// The functions and their places, by number.
    functions: Vec<(&'a Function, FunctionPlace)>,
    apart: Vec<Apart>,
}

/// Makes the program.
///
/// # Errors
/// [`TooLong`].
pub fn emit(tree: &Tree, scope: &Scope) -> Result<Program, TooLong> {
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
        constant_places: FxHashMap::default(),
        names: Names { base: items, ..Names::default() },
        free: items,
        most: items,
        rescue: 0,
        origin: Origin { rule: 0, by: 0, start: 0, end: 0, part: RulePart::Body },
        end: 0,
        copies: 1,
        functions: Vec::new(),
        apart: Vec::new(),
    };
    emitter.end = emitter.label();
    for function in &tree.functions {
        emitter.function(function);
    }
    emitter.program.start = u32::try_from(emitter.program.code.len()).map_err(|_| TooLong)?;
    emitter.names.base = emitter.most;
    emitter.rules(&tree.rules);
    emitter.faults_apart();
    // one past the address reached when all rules have run, so that the two can be told apart
    let end = emitter.program.code.len() + 1;
    emitter.labels[emitter.end as usize] = u32::try_from(end).map_err(|_| TooLong)?;
    Ok(fuse::fuse(emitter.finish()?))
}

fn bits(words: &[i32]) -> Vec<u64> {
    let mut bits = Vec::new();
    for word in words.iter().filter_map(|w| usize::try_from(*w).ok()) {
        if bits.len() <= word / 64 {
            bits.resize(word / 64 + 1, 0);
        }
        bits[word / 64] |= 1 << (word % 64);
    }
    bits
}

/// The number of a register, a constant or an entry of a list. Where one is too large, [`Emitter::finish`] refuses the program.
fn short(number: usize) -> u16 {
    number.saturating_as()
}

/// An address, a label, the number of a rule or a place in its text. Where there are too many instructions, [`Emitter::finish`] refuses
/// the program.
fn long(number: usize) -> u32 {
    number.saturating_as()
}

impl Emitter<'_> {
    fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        long(self.labels.len() - 1)
    }

    fn place(&mut self, label: Label) {
        self.labels[label as usize] = long(self.program.code.len());
    }

    fn push(&mut self, op: Op) {
        self.program.code.push(op);
        self.program.rescue.push(self.rescue);
        self.program.origin.push(self.origin);
    }

    fn jump(&mut self, to: Label) {
        self.push(Op::Jump { to });
    }

    /// Replaces labels by addresses and gives the constants their registers after all others.
    fn finish(mut self) -> Result<Program, TooLong> {
        let registers = self.most.max(self.constants.len());
        if registers > MAX_REGISTERS
            || self.program.code.len() > MAX_CODE
            || [
                self.program.tables.len(),
                self.program.sets.len(),
                self.program.properties.len(),
                self.program.lists.len(),
                self.program.steps.len(),
                self.program.alongs.len(),
                self.program.skips.len(),
                self.program.texts.len(),
                self.program.areas,
                self.program.seen,
                self.program.lengths,
            ]
            .iter()
            .any(|n| *n > usize::from(u16::MAX))
        {
            return Err(TooLong);
        }
        let place = |label: Label| self.labels[label as usize];
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
            let entries = table.entries.iter_mut().map(|(_, to)| to);
            for to in entries.chain(&mut table.firsts) {
                *to = place(*to);
            }
        }
        for passed in &mut self.program.passed_over {
            passed.rescue = place(passed.rescue);
        }
        self.program.registers = vec![0; self.most];
        self.program.first_constant = self.most;
        self.program.registers.extend(&self.constants);
        Ok(self.program)
    }

    fn constant(&mut self, value: i32) -> Register {
        let number = *self.constant_places.entry(value).or_insert_with(|| {
            self.constants.push(value);
            self.constants.len() - 1
        });
        u16::MAX - short(number)
    }

    fn temporary(&mut self) -> Register {
        self.free += 1;
        self.most = self.most.max(self.free);
        short(self.free - 1)
    }

    /// Two free registers in a row.
    fn temporaries(&mut self) -> Register {
        let first = self.temporary();
        self.temporary();
        first
    }

    fn register(&self, variable: Variable) -> Register {
        match variable {
            Variable::Item(slot) => short(slot),
            Variable::Local(number) => {
                let elsewhere = self.names.elsewhere.iter().find(|(parameter, _)| *parameter == number);
                elsewhere.map_or(short(self.names.base + number), |(_, register)| *register)
            }
        }
    }

    /// Reserves registers for the local names of a rule or function.
    fn enter(&mut self, locals: usize) {
        self.enter_at(self.names.base, locals);
    }

    fn enter_at(&mut self, base: usize, locals: usize) {
        self.free = base + locals;
        self.most = self.most.max(self.free);
    }

    fn rules(&mut self, rules: &[Rule]) {
        let mut number = 0;
        while let Some(rule) = rules.get(number) {
            let run = run_from(&rules[number..], self.scope);
            if run >= RUN {
                self.run(&rules[number..number + run], number);
                number += run;
            } else {
                (self.origin.rule, self.origin.by) = (long(number), long(number));
                self.enter(rule.locals);
                self.statements(&rule.body, rule.breaks.then_some(self.end));
                number += 1;
            }
        }
    }

    fn at(&mut self, span: &Span, part: RulePart) {
        self.origin = self.origin_of(span, part);
    }

    /// The origin of a span of the current rule.
    fn origin_of(&self, span: &Span, part: RulePart) -> Origin {
        Origin { start: long(span.start), end: long(span.end), part, ..self.origin }
    }
}

#[expect(clippy::expect_used, reason = "a level with more matrices is refused before its rules are compiled")]
fn small(matrix: usize) -> u8 {
    u8::try_from(matrix).expect("the slot of one of at most MAX_MATRICES matrices")
}
