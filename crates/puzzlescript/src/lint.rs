//! Faults of rules besides their syntax: things twice in a cell, things that cannot be together, movements after all
//! movement is over.

use super::fault::Faults;
use super::names::{Meaning, ObjectId, ObjectNames};
use super::read::{RuleLine, RuleSide, SourceRule, SourceText, TermText};
use switchboard_base::diag::Code;

/// Words that a rule does not read as names.
const KEYWORDS: [&str; 44] = [
    "^",
    "v",
    "<",
    ">",
    "[",
    "]",
    "|",
    "->",
    "...",
    "+",
    "up",
    "down",
    "left",
    "right",
    "horizontal",
    "vertical",
    "orthogonal",
    "moving",
    "stationary",
    "parallel",
    "perpendicular",
    "action",
    "no",
    "random",
    "randomdir",
    "late",
    "rigid",
    "again",
    "cancel",
    "checkpoint",
    "restart",
    "win",
    "message",
    "and",
    "or",
    "on",
    "all",
    "some",
    "any",
    "startloop",
    "endloop",
    "=",
    "(",
    ")",
];

/// Checks everything that is written.
pub fn lint(script: &SourceText, names: &ObjectNames, faults: &mut Faults) {
    let named = script.objects.iter().flat_map(|o| std::iter::once(&o.name).chain(&o.also).map(|n| (o.line, n)));
    for (line, name) in named.chain(script.legend.iter().map(|d| (d.line, &d.name))) {
        if KEYWORDS.contains(&name.as_str()) && name != "v" {
            faults.add(line, Code::Z006.warning("keyword").arg("name", name));
        }
    }
    let mut before: Option<&SourceRule> = None;
    for step in &script.rules {
        let RuleLine::Rule(rule) = step else { continue };
        if rule.joined
            && let Some(other) = before
            && other.late != rule.late
        {
            faults.add(other.line, Code::Z010.warning("late-mixed"));
            faults.add(rule.line, Code::Z010.warning("late-mixed"));
        }
        before = Some(rule);
        lint_rule(rule, names, faults);
    }
}

fn lint_rule(rule: &SourceRule, names: &ObjectNames, faults: &mut Faults) {
    let left: Vec<&Vec<TermText>> = rule.left.iter().flatten().flatten().collect();
    let right: Vec<&Vec<TermText>> = rule.right.iter().flatten().flatten().collect();
    for cell in &left {
        repeated(cell, rule.line, RuleSide::Before, faults);
        never(cell, rule.line, names, faults);
    }
    for cell in &right {
        repeated(cell, rule.line, RuleSide::After, faults);
        contradicted(cell, rule.line, names, faults);
        for term in cell.iter().filter(|t| t.motion == "random") {
            if !matches!(names.meaning(&term.name), Some(Meaning::Any(_)) | None) {
                faults.add(rule.line, Code::Z010.warning("random-one").arg("name", term.name.to_uppercase()));
            }
        }
    }
}

/// Reports a name that appears twice in a cell.
fn repeated(cell: &[TermText], line: u32, side: RuleSide, faults: &mut Faults) {
    for (at, term) in cell.iter().enumerate() {
        if !cell.iter().take(at).any(|t| t.name == term.name && (t.motion == "no") == (term.motion == "no")) {
            continue;
        }
        let name = term.name.to_uppercase();
        if term.motion == "no" {
            faults.add(line, Code::Z010.warning("twice-no").arg("name", name));
        } else if side == RuleSide::Before {
            faults.add(line, Code::Z010.error("twice-before").arg("name", name));
        } else {
            faults.add(line, Code::Z010.warning("twice-after").arg("name", name));
        }
    }
}

/// Reports things that are added to a cell and removed from it at once.
fn contradicted(cell: &[TermText], line: u32, names: &ObjectNames, faults: &mut Faults) {
    let objects =
        |term: &TermText| -> &[ObjectId] { names.meaning(&term.name).map(Meaning::objects).unwrap_or_default() };
    for absent in cell.iter().filter(|t| t.motion == "no") {
        for term in cell.iter().filter(|t| t.motion != "no" && t.motion != "random") {
            if objects(term).iter().any(|id| objects(absent).contains(id)) {
                let (no, what) = (absent.name.to_uppercase(), term.name.to_uppercase());
                faults.add(line, Code::Z010.warning("put-and-taken").arg("name", what).arg("other", no));
            }
        }
    }
}

/// Reports things that cannot be together, and uses of `no` that have no effect or exclude too much.
fn never(cell: &[TermText], line: u32, names: &ObjectNames, faults: &mut Faults) {
    let objects =
        |term: &TermText| -> &[ObjectId] { names.meaning(&term.name).map(Meaning::objects).unwrap_or_default() };
    let wanted: Vec<&TermText> = cell.iter().filter(|t| t.motion != "no" && t.motion != "random").collect();
    // single objects of one layer
    let mut single: Vec<ObjectId> = Vec::new();
    for term in &wanted {
        let list: &[ObjectId] = match names.meaning(&term.name) {
            Some(Meaning::Object(id)) => std::slice::from_ref(id),
            Some(Meaning::All(list)) => list,
            _ => &[],
        };
        for id in list {
            let layer = names.layer(*id);
            if let Some(other) = single.iter().find(|o| names.layer(**o) == layer && **o != *id) {
                let (a, b) = (names.name(*id).to_uppercase(), names.name(*other).to_uppercase());
                faults.add(line, Code::Z010.warning("never-together").arg("name", a).arg("other", b));
            }
            single.push(*id);
        }
    }
    for absent in cell.iter().filter(|t| t.motion == "no") {
        let gone = objects(absent);
        for term in &wanted {
            let present = objects(term);
            let all_gone = match names.meaning(&term.name) {
                Some(Meaning::Any(_)) => !present.is_empty() && present.iter().all(|id| gone.contains(id)),
                _ => present.iter().any(|id| gone.contains(id)),
            };
            let (no, what) = (absent.name.to_uppercase(), term.name.to_uppercase());
            if all_gone {
                faults.add(line, Code::Z010.warning("never").arg("name", what).arg("other", no));
                continue;
            }
            // an object on the layer of a required thing can only be that thing
            let layers: Vec<usize> = present.iter().map(|id| names.layer(*id)).collect();
            let one_layer = layers.windows(2).all(|pair| pair.first() == pair.last());
            let covered = one_layer && !gone.is_empty() && gone.iter().all(|id| layers.contains(&names.layer(*id)));
            if covered && !gone.iter().any(|id| present.contains(id)) {
                faults.add(line, Code::Z010.warning("says-nothing").arg("name", no.clone()).arg("other", what));
            }
        }
        let taken = |term: &&&TermText| match names.meaning(&term.name) {
            Some(Meaning::Any(list)) => names.single_layer(list).is_some(),
            _ => true,
        };
        let together: Vec<usize> =
            wanted.iter().filter(taken).flat_map(|t| objects(t)).map(|id| names.layer(*id)).collect();
        let any_wanted = wanted.iter().flat_map(|t| objects(t)).any(|id| gone.contains(id));
        if !any_wanted && !gone.is_empty() && gone.iter().all(|id| together.contains(&names.layer(*id))) {
            let no = absent.name.to_uppercase();
            faults.add(line, Code::Z010.warning("says-nothing-here").arg("name", no));
        }
    }
}
