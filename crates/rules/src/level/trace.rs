//! What the rules did at one move: which ran, which were skipped and why, what changed. For the author's screen. The
//! traced program is the one that is played: where one instruction stands for several statements or rules, each of them
//! is reported.

#![expect(
    clippy::indexing_slicing,
    reason = "the program, its rules and its slots are those of the level that is traced"
)]

use crate::emit::code::{Op, Origin, Program, RulePart};
use crate::level::CompiledLevel;
use crate::run::machine::{Observer, PartResult, Workspace, run};
use crate::run::memory::Memory;
use crate::tree::Fault;
use crate::tree::scope::Type;
use std::ops::Range;
use switchboard_base::diag::Place;
use switchboard_base::grid::Cell;
use switchboard_game::{RuleText, RulesText};

/// The trace of all rules, in file order.
#[derive(Debug, Clone, PartialEq)]
pub struct Trace {
    /// One entry per rule.
    pub rules: Vec<RuleTrace>,
    /// The round ran out of steps.
    pub out_of_steps: bool,
}

/// What one rule did.
#[derive(Debug, Clone, PartialEq)]
pub struct RuleTrace {
    /// Its number, from 1.
    pub number: usize,
    /// The place of its text.
    pub place: Place,
    /// What happened to it.
    pub fate: Fate,
    /// What it changed, in order.
    pub changes: Vec<Change>,
    /// What was skipped in it: where and why.
    pub skipped: Vec<(Place, Fault)>,
}

/// What happened to a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// All or part of it ran.
    Done,
    /// It ran, and because of its Break the rules after it did not.
    Ended,
    /// It ran when the level began, and never runs after a move.
    Opening,
    /// Its condition did not hold.
    ConditionFalse,
    /// An error in its condition, or in all of it, made it skip.
    Skipped,
    /// The rules ended before it.
    NotReached,
}

/// One change of a cell or an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// `STATE[3, 4]` or the item's name.
    pub what: String,
    /// The old value.
    pub from: String,
    /// The new value.
    pub to: String,
}

#[derive(Default, Clone)]
struct RuleSeen {
    tried: bool,
    done: bool,
    changes: Vec<Change>,
    faults: Vec<(Origin, Fault)>,
}

struct Recorder<'a> {
    level: &'a CompiledLevel,
    /// The current rule, from 0.
    rule: usize,
    seen: Vec<RuleSeen>,
    /// All rules have run.
    through: bool,
}

impl Recorder<'_> {
    /// The record of the rule that an instruction or a part of one comes from; what a function does belongs to the rule
    /// that called it.
    fn enter(&mut self, place: usize, origin: Origin) -> &mut RuleSeen {
        if place >= self.level.program().start as usize {
            self.rule = origin.by as usize;
        }
        &mut self.seen[self.rule]
    }

    fn failed(&mut self, rule: usize, origin: Origin, fault: Fault) {
        let seen = &mut self.seen[rule];
        seen.tried = true;
        seen.faults.push((origin, fault));
    }

    fn changed(&mut self, change: Change) {
        self.seen[self.rule].changes.push(change);
    }

    fn written(&self, kind: Type, value: i32) -> String {
        match kind {
            Type::Bool => (value != 0).to_string(),
            Type::Int => value.to_string(),
            Type::Text => self.level.scope().words.word(value).map_or(String::new(), ToString::to_string),
        }
    }
}

impl Observer for Recorder<'_> {
    const WATCHES: bool = true;

    fn step(&mut self, place: usize) {
        let origin = self.level.program().origin[place];
        let parts = self.level.program().parts.contains_key(&place);
        let seen = self.enter(place, origin);
        seen.tried = true;
        seen.done |= origin.part == RulePart::Body && !parts;
    }

    fn part(&mut self, place: usize, number: usize, holds: PartResult) {
        let Some(list) = self.level.program().parts.get(&place) else { return };
        // a statement for each of several cells is recorded once
        let Some(part) = list.get(number).or(list.first()).copied() else { return };
        let seen = self.enter(place, part.body);
        seen.tried = true;
        seen.done |= !matches!(holds, Ok(false) | Err((RulePart::Condition, _)));
        if let Err((failed, fault)) = holds {
            let origin = if failed == RulePart::Condition { part.condition } else { part.body };
            seen.faults.push((origin, fault));
        }
    }

    fn fault(&mut self, place: usize, fault: Fault) {
        let program: &Program = self.level.program();
        // its parts have reported it
        if program.parts.contains_key(&place) {
            return;
        }
        if let Op::Switch { table, from, .. } = program.code[place] {
            return self.outside(table.into(), from.into());
        }
        let (origin, rescue) = (program.origin[place], program.rescue[place]);
        self.failed(self.rule, origin, fault);
        let passed = program.passed_over.iter().find(|passed| (passed.local, passed.rescue) == (origin, rescue));
        for statement in passed.iter().flat_map(|passed| &passed.statements) {
            self.failed(self.rule, *statement, Fault::Valueless);
        }
    }

    fn outside(&mut self, table: usize, from: usize) {
        for origin in &self.level.program().tables[table].asks[from..] {
            self.failed(origin.rule as usize, *origin, Fault::OutsideMatrix);
        }
    }

    fn through(&mut self) {
        self.through = true;
    }

    fn cell(&mut self, matrix: usize, index: usize, old: i32, new: i32) {
        let slot = &self.level.scope().matrices[matrix];
        let width = usize::from(slot.size.width).max(1);
        let what = format!("{}[{}, {}]", slot.name, index % width, index / width);
        self.changed(Change { what, from: self.written(slot.kind, old), to: self.written(slot.kind, new) });
    }

    fn item(&mut self, slot: usize, old: i32, new: i32) {
        let item = &self.level.scope().items[slot];
        let (from, to) = (self.written(item.kind, old), self.written(item.kind, new));
        self.changed(Change { what: item.name.to_string(), from, to });
    }
}

impl CompiledLevel {
    /// What the rules do when this cell is chosen in this state, and the state after it; the given state is not
    /// changed. `text` is what the level was compiled from.
    pub fn trace(&self, text: &RulesText, state: &Memory, chosen: Cell) -> (Trace, Memory) {
        let mut memory = state.clone();
        let seen = vec![RuleSeen::default(); text.rules.len()];
        let mut recorder = Recorder { level: self, rule: 0, seen, through: false };
        let mut workspace = Workspace::default();
        let begin = self.begin(chosen);
        let ran = run(self.program(), self.plan(), &mut memory, begin, &mut recorder, &mut workspace);
        let last = if recorder.through { text.rules.len() } else { recorder.rule };
        // rules whose words are not on the cell that they ask about are not tried
        let asks =
            |number: usize| self.program().tables.iter().flat_map(|t| &t.asks).any(|o| o.rule as usize == number);
        let rules = recorder.seen.into_iter().zip(&text.rules).enumerate().map(|(number, (seen, rule))| {
            let fate = match seen {
                _ if rule.opens => Fate::Opening,
                _ if rule.breaks && number == last && seen.done && ran.is_ok() => Fate::Ended,
                _ if seen.tried => fate_of(&seen),
                _ if number > last => Fate::NotReached,
                _ if asks(number) => Fate::ConditionFalse,
                _ => Fate::Done,
            };
            let skipped = seen.faults.iter().map(|(origin, fault)| {
                let rule = &text.rules[origin.rule as usize];
                (text.place(rule, origin.start as usize..origin.end as usize), *fault)
            });
            RuleTrace {
                number: number + 1,
                place: text.place(rule, trimmed(rule)),
                fate,
                skipped: skipped.collect(),
                changes: seen.changes,
            }
        });
        (Trace { rules: rules.collect(), out_of_steps: ran.is_err() }, memory)
    }
}

/// What happened to a rule that was tried.
fn fate_of(seen: &RuleSeen) -> Fate {
    match seen {
        RuleSeen { done: true, changes, faults, .. } if changes.is_empty() && !faults.is_empty() => Fate::Skipped,
        RuleSeen { done: true, .. } => Fate::Done,
        RuleSeen { faults, .. } if faults.is_empty() => Fate::ConditionFalse,
        _ => Fate::Skipped,
    }
}

/// The range of a rule's text without the white space around it.
fn trimmed(rule: &RuleText) -> Range<usize> {
    let contents = &rule.contents;
    let start = contents.len() - contents.trim_start().len();
    start..contents.trim_end().len().max(start)
}
