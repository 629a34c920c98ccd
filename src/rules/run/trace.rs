//! What the rules did at one move: which ran, which were skipped and why, what changed. For the author's screen:
//! the level is compiled anew without tables, so that every rule is really tried.

use crate::diag::{Place, Problems};
use crate::game::{Game, Level, RulesText};
use crate::grid::Cell;
use crate::rules::check::scope::Type;
use crate::rules::check::tree::Fault;
use crate::rules::emit::Dispatch;
use crate::rules::emit::code::RulePart;
use crate::rules::run::level::CompiledLevel;
use crate::rules::run::machine::{Observer, Workspace, run};
use crate::rules::run::memory::Memory;

/// All rules, in file order.
#[derive(Debug, Clone, PartialEq)]
pub struct Trace {
    /// One entry a rule.
    pub rules: Vec<RuleTrace>,
    /// The round ran out of steps.
    pub out_of_steps: bool,
}

/// What one rule did.
#[derive(Debug, Clone, PartialEq)]
pub struct RuleTrace {
    /// Its number, from 1.
    pub number: usize,
    /// Where its text stands.
    pub place: Place,
    /// What became of it.
    pub fate: Fate,
    /// What it changed, in order.
    pub changes: Vec<Change>,
    /// What in it was skipped: where and why, in words.
    pub skipped: Vec<(Place, String)>,
}

/// What became of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It, or a part of it, was done.
    Done,
    /// Its condition did not hold.
    ConditionFalse,
    /// An error in its condition, or in all of it, skipped it.
    Skipped,
    /// The rules ended before it.
    NotReached,
}

/// One change of a cell or an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// `STATE[3, 4]` or the item's name.
    pub what: String,
    /// What it held.
    pub from: String,
    /// What it holds now.
    pub to: String,
}

#[derive(Default, Clone)]
struct RuleSeen {
    tried: bool,
    done: bool,
    changes: Vec<Change>,
    faults: Vec<(usize, Fault)>,
}

struct Recorder<'a> {
    level: &'a CompiledLevel,
    rule: usize,
    seen: Vec<RuleSeen>,
}

impl Recorder<'_> {
    fn now(&mut self) -> Option<&mut RuleSeen> {
        self.seen.get_mut(self.rule)
    }
}

impl Observer for Recorder<'_> {
    const WATCHES: bool = true;

    fn step(&mut self, place: usize) {
        let Some(origin) = self.level.program().origin.get(place).copied() else { return };
        // what a function does belongs to the rule that called it
        if place >= self.level.program().start as usize {
            self.rule = origin.rule as usize;
        }
        if let Some(seen) = self.now() {
            seen.tried = true;
            seen.done |= origin.part == RulePart::Body;
        }
    }

    fn fault(&mut self, place: usize, fault: Fault) {
        if let Some(seen) = self.now() {
            seen.faults.push((place, fault));
        }
    }

    fn cell(&mut self, matrix: usize, index: usize, old: i32, new: i32) {
        let Some(slot) = self.level.scope().matrices.get(matrix) else { return };
        let width = usize::from(slot.size.width).max(1);
        let what = format!("{}[{}, {}]", slot.name, index % width, index / width);
        let change = Change { what, from: self.written(slot.kind, old), to: self.written(slot.kind, new) };
        if let Some(seen) = self.now() {
            seen.changes.push(change);
        }
    }

    fn item(&mut self, slot: usize, old: i32, new: i32) {
        let Some(item) = self.level.scope().items.get(slot) else { return };
        let (from, to) = (self.written(item.kind, old), self.written(item.kind, new));
        let change = Change { what: item.name.to_string(), from, to };
        if let Some(seen) = self.now() {
            seen.changes.push(change);
        }
    }
}

impl Recorder<'_> {
    fn written(&self, kind: Type, value: i32) -> String {
        match kind {
            Type::Bool => (value != 0).to_string(),
            Type::Int => value.to_string(),
            Type::Text => self.level.scope().words.word(value).map_or(String::new(), ToString::to_string),
        }
    }
}

/// What the rules do when this cell is chosen in this state. The state itself stays as it is.
///
/// # Errors
/// As for [`CompiledLevel::new`].
pub fn trace(
    game: &Game,
    text: &RulesText,
    level: &Level,
    state: &Memory,
    chosen: Cell,
) -> Result<(Trace, Memory), Problems> {
    let compiled = CompiledLevel::with_dispatch(game, text, level, Dispatch::OneByOne)?;
    let mut memory = state.clone();
    let seen = vec![RuleSeen::default(); text.rules.len()];
    let mut recorder = Recorder { level: &compiled, rule: 0, seen };
    let mut workspace = Workspace::default();
    let begin = compiled.begin(chosen);
    let ran = run(compiled.program(), compiled.plan(), &mut memory, begin, &mut recorder, &mut workspace);
    let rules = recorder.seen.into_iter().zip(&text.rules).enumerate().map(|(number, (seen, rule))| {
        let place = |fault: &(usize, Fault)| {
            let origin = compiled.program().origin.get(fault.0)?;
            let rule = text.rules.get(origin.rule as usize)?;
            Some((text.place(rule, origin.start as usize..origin.end as usize), fault.1.to_string()))
        };
        RuleTrace {
            number: number + 1,
            place: text.place(rule, trimmed(&rule.contents)),
            fate: match &seen {
                RuleSeen { tried: false, .. } => Fate::NotReached,
                RuleSeen { done: true, changes, faults, .. } if changes.is_empty() && !faults.is_empty() => {
                    Fate::Skipped
                }
                RuleSeen { done: true, .. } => Fate::Done,
                RuleSeen { faults, .. } if faults.is_empty() => Fate::ConditionFalse,
                _ => Fate::Skipped,
            },
            skipped: seen.faults.iter().filter_map(place).collect(),
            changes: seen.changes,
        }
    });
    Ok((Trace { rules: rules.collect(), out_of_steps: ran.is_err() }, memory))
}

fn trimmed(contents: &str) -> std::ops::Range<usize> {
    let start = contents.len() - contents.trim_start().len();
    start..contents.trim_end().len().max(start)
}
