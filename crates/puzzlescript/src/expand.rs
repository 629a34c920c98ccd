//! Expands a rule as written to rules of one direction, with single objects and single movements. The order of the
//! results is that of the original: play depends on it.

use super::fault::Faults;
use super::names::{Meaning, ObjectNames};
use super::read::{SourceRule, TermText};
use super::rule::{CellPattern, CellRow, OpenDirection, PuzzleRule, RuleDirection, RuleMotion, Term, Thing};
use std::collections::BTreeMap;
use std::sync::Arc;
use switchboard_base::diag::Code;

/// How many rules a written rule can expand to.
pub const MAX_EXPANDED: usize = 20_000;

/// How many terms and cells the rules expanded from one written rule can have together.
const MAX_EXPANDED_TERMS: usize = 2_000_000;

/// How many rules this one can expand to: fewer if it is long.
fn most(rule: &PuzzleRule) -> usize {
    MAX_EXPANDED.min(MAX_EXPANDED_TERMS / rule.terms().max(1)).max(1)
}

/// Expands a rule of a group.
pub fn expand(text: &SourceRule, group: u32, names: &ObjectNames, faults: &mut Faults) -> Vec<PuzzleRule> {
    let mut list = Vec::new();
    for direction in directions(text) {
        let Some(rule) = resolve(text, group, direction, names, faults) else { return Vec::new() };
        let rule = turn_forward(rule);
        let Some(moved) = settle_movements(rule, faults) else { return Vec::new() };
        for rule in moved {
            let Some(mut settled) = settle_properties(rule, names, faults) else { return Vec::new() };
            settled.iter_mut().for_each(|rule| rest_spawned(rule, names));
            list.extend(settled);
            if list.len() > MAX_EXPANDED {
                faults.add(text.line, Code::Z014.error("expanded").arg("most", MAX_EXPANDED));
                return Vec::new();
            }
        }
    }
    list
}

/// Whether the direction of the rule makes a difference.
fn has_direction(text: &SourceRule) -> bool {
    let rows = || text.left.iter().chain(&text.right);
    rows().any(|row| row.len() > 1)
        || rows()
            .flatten()
            .flatten()
            .flatten()
            .any(|term| matches!(term.motion.as_str(), "^" | "v" | "<" | ">" | "parallel" | "perpendicular"))
}

fn directions(text: &SourceRule) -> Vec<RuleDirection> {
    let all = if text.directions.is_empty() { vec!["orthogonal".to_owned()] } else { text.directions.clone() };
    let list: Vec<RuleDirection> = all
        .iter()
        .flat_map(|word| match word.as_str() {
            "horizontal" => vec![RuleDirection::Left, RuleDirection::Right],
            "vertical" => vec![RuleDirection::Up, RuleDirection::Down],
            "orthogonal" => RuleDirection::ALL.to_vec(),
            other => RuleDirection::named(other).into_iter().collect(),
        })
        .collect();
    let most = if has_direction(text) { list.len() } else { 1 };
    list.into_iter().take(most).collect()
}

fn resolve(
    text: &SourceRule,
    group: u32,
    direction: RuleDirection,
    names: &ObjectNames,
    faults: &mut Faults,
) -> Option<PuzzleRule> {
    let rows = |from: &[Vec<Option<Vec<TermText>>>], faults: &mut Faults| -> Option<Vec<CellRow>> {
        from.iter()
            .map(|row| {
                row.iter()
                    .map(|cell| match cell {
                        None => Some(CellPattern::Dots),
                        Some(terms) => resolve_cell(terms, text.line, direction, names, faults).map(CellPattern::Terms),
                    })
                    .collect::<Option<CellRow>>()
            })
            .collect()
    };
    let left = rows(&text.left, faults)?;
    let right = rows(&text.right, faults)?;
    Some(PuzzleRule {
        line: text.line,
        group,
        late: text.late,
        rigid: text.rigid,
        random: text.random,
        direction,
        left,
        right,
        commands: Arc::from(text.commands.clone()),
    })
}

fn resolve_cell(
    terms: &[TermText],
    line: u32,
    direction: RuleDirection,
    names: &ObjectNames,
    faults: &mut Faults,
) -> Option<Vec<Term>> {
    let mut list = Vec::new();
    // of several objects at once the first stands in place, the others behind all that is written
    let mut behind = Vec::new();
    for term in terms {
        let motion = RuleMotion::of_word(&term.motion, direction)?;
        let (Some(meaning), Some(name)) = (names.meaning(&term.name), names.known(&term.name)) else {
            if !names.is_defined(&term.name) {
                let problem = Code::Z006.error("unknown").arg("name", term.name.to_uppercase());
                faults.unknown(line, problem, &term.name);
            }
            return None;
        };
        if !names.is_whole(&term.name) {
            faults.add(line, Code::Z007.error("incomplete").arg("name", term.name.to_uppercase()));
            return None;
        }
        match meaning {
            Meaning::Object(id) => list.push(Term { motion, thing: Thing::Object(*id) }),
            Meaning::All(_) if motion == RuleMotion::No => {
                faults.add(line, Code::Z010.error("no-all").arg("name", term.name.to_uppercase()));
                return None;
            }
            Meaning::All(ids) => {
                let mut all = ids.iter().map(|id| Term { motion, thing: Thing::Object(*id) });
                list.extend(all.next());
                behind.extend(all);
            }
            Meaning::Any(ids) if motion == RuleMotion::No => {
                list.extend(ids.iter().map(|id| Term { motion, thing: Thing::Object(*id) }));
            }
            Meaning::Any(_) => list.push(Term { motion, thing: Thing::Property(name) }),
        }
    }
    list.append(&mut behind);
    Some(list)
}

/// Replaces a rule that looks up by the mirrored rule that looks down, and one that looks left by one that looks right.
fn turn_forward(mut rule: PuzzleRule) -> PuzzleRule {
    if rule.left.iter().flatten().any(|cell| *cell == CellPattern::Dots) {
        return rule;
    }
    rule.direction = match rule.direction {
        RuleDirection::Up => RuleDirection::Down,
        RuleDirection::Left => RuleDirection::Right,
        _ => return rule,
    };
    rule.left.iter_mut().chain(&mut rule.right).for_each(|row| row.reverse());
    rule
}

/// What an ambiguous word of one thing was replaced by, and in how many cells.
#[derive(Debug, Clone)]
struct Settled<T> {
    to: T,
    cells: usize,
    first: (usize, usize),
}

type Moves = BTreeMap<(OpenDirection, String), Settled<RuleMotion>>;

fn key_of(thing: &Thing) -> String {
    match thing {
        Thing::Object(id) => format!("#{id}"),
        Thing::Property(name) => name.to_string(),
    }
}

fn settle_in(cell: &mut CellPattern, open: OpenDirection, thing: Option<&str>, to: RuleMotion) {
    for term in cell.terms_mut() {
        if term.motion == RuleMotion::Open(open) && thing.is_none_or(|wanted| key_of(&term.thing) == wanted) {
            term.motion = to;
        }
    }
}

fn settle_everywhere(rule: &mut PuzzleRule, open: OpenDirection, thing: Option<&str>, to: RuleMotion) {
    rule.right.iter_mut().flatten().for_each(|cell| settle_in(cell, open, thing, to));
}

/// The ambiguous movement of the left side to be settled next: row, cell, movement, thing. The original settles the cells in every order
/// and keeps the last of equal rules: those that began with the last cell.
fn next_open(rule: &PuzzleRule) -> Option<(usize, usize, OpenDirection, String)> {
    for (r, row) in rule.left.iter().enumerate().rev() {
        for (c, cell) in row.iter().enumerate().rev() {
            for term in cell.terms() {
                if let RuleMotion::Open(open) = term.motion {
                    return Some((r, c, open, key_of(&term.thing)));
                }
            }
        }
    }
    None
}

/// One rule for each movement that an ambiguous word can stand for.
fn settle_movements(rule: PuzzleRule, faults: &mut Faults) -> Option<Vec<PuzzleRule>> {
    type Words = BTreeMap<OpenDirection, Settled<RuleMotion>>;
    let most = most(&rule);
    let mut queue = std::collections::VecDeque::from([(rule, Moves::new(), Words::new())]);
    let mut done = Vec::new();
    while let Some((rule, moves, words)) = queue.pop_front() {
        let Some((r, c, open, thing)) = next_open(&rule) else {
            done.push((rule, moves, words));
            continue;
        };
        for to in open.choices() {
            let mut next = rule.clone();
            let both = [
                next.left.get_mut(r).and_then(|row| row.get_mut(c)),
                next.right.get_mut(r).and_then(|row| row.get_mut(c)),
            ];
            both.into_iter().flatten().for_each(|cell| settle_in(cell, open, Some(&thing), *to));
            let (mut moves, mut words) = (moves.clone(), words.clone());
            moves
                .entry((open, thing.clone()))
                .and_modify(|s| s.cells += usize::from(s.first != (r, c)))
                .or_insert(Settled { to: *to, cells: 1, first: (r, c) });
            words.entry(open).and_modify(|s| s.cells += 1).or_insert(Settled { to: *to, cells: 1, first: (r, c) });
            queue.push_back((next, moves, words));
        }
        if queue.len() > most {
            faults.add(rule.line, Code::Z014.error("expanded").arg("most", most));
            return None;
        }
    }
    let mut list = Vec::new();
    for (mut rule, moves, words) in done {
        // a thing that moves in one cell of the left side moves the same way wherever it is on the right
        for ((open, thing), settled) in moves.iter().filter(|(_, s)| s.cells == 1) {
            settle_everywhere(&mut rule, *open, Some(thing), settled.to);
        }
        // a word that stands for the movement of one thing on the left stands for it on the right for all things
        for open in words.keys() {
            let mut of_word = moves.iter().filter(|((o, _), _)| o == open);
            if let (Some((_, only)), None) = (of_word.next(), of_word.next())
                && only.cells == 1
            {
                settle_everywhere(&mut rule, *open, None, only.to);
            }
        }
        for (open, settled) in words.iter().filter(|(_, s)| s.cells == 1) {
            settle_everywhere(&mut rule, *open, None, settled.to);
        }
        let left_open = |rule: &PuzzleRule| {
            rule.right.iter().flatten().flat_map(CellPattern::terms).any(|t| matches!(t.motion, RuleMotion::Open(_)))
        };
        if left_open(&rule) {
            faults.add(rule.line, Code::Z010.error("open-motion"));
            return None;
        }
        list.push(rule);
    }
    Some(list)
}

/// The names of properties in a cell.
fn properties(cell: &CellPattern) -> impl Iterator<Item = &Arc<str>> {
    cell.terms().iter().filter(|t| t.motion != RuleMotion::Random).filter_map(|t| match &t.thing {
        Thing::Property(name) => Some(name),
        Thing::Object(_) => None,
    })
}

fn make_concrete(cell: &mut CellPattern, property: &str, object: usize) {
    for term in cell.terms_mut() {
        if term.motion != RuleMotion::Random && matches!(&term.thing, Thing::Property(name) if **name == *property) {
            term.thing = Thing::Object(object);
        }
    }
}

/// One rule for each object that a property can stand for, if the property cannot stay as it is.
fn settle_properties(rule: PuzzleRule, names: &ObjectNames, faults: &mut Faults) -> Option<Vec<PuzzleRule>> {
    // a property after the arrow that its cell does not have before the arrow must be determined exactly
    let mut needed: Vec<Arc<str>> = Vec::new();
    for (l, r) in rule.left.iter().flatten().zip(rule.right.iter().flatten()) {
        needed.extend(properties(r).filter(|name| !properties(l).any(|other| other == *name)).cloned());
    }
    let objects_of = |name: &str| names.meaning(name).map(Meaning::objects).unwrap_or_default();
    let stays = |name: &Arc<str>| names.single_layer(objects_of(name)).is_some() && !needed.contains(name);
    let first = |rule: &PuzzleRule| -> Option<(usize, usize, Arc<str>)> {
        for (r, row) in rule.left.iter().enumerate() {
            for (c, cell) in row.iter().enumerate() {
                if let Some(name) = properties(cell).find(|name| !stays(name)) {
                    return Some((r, c, name.clone()));
                }
            }
        }
        None
    };
    type Made = BTreeMap<Arc<str>, (usize, usize)>;
    let line = rule.line;
    let most = most(&rule);
    let mut queue = std::collections::VecDeque::from([(rule, Made::new())]);
    let mut list = Vec::new();
    while let Some((rule, made)) = queue.pop_front() {
        if let Some((r, c, name)) = first(&rule) {
            for object in objects_of(&name) {
                let mut next = rule.clone();
                let both = [
                    next.left.get_mut(r).and_then(|row| row.get_mut(c)),
                    next.right.get_mut(r).and_then(|row| row.get_mut(c)),
                ];
                both.into_iter().flatten().for_each(|cell| make_concrete(cell, &name, *object));
                let mut made = made.clone();
                made.entry(name.clone()).and_modify(|m| m.1 += 1).or_insert((*object, 1));
                queue.push_back((next, made));
            }
        } else {
            let mut rule = rule;
            for (name, (object, times)) in &made {
                if *times == 1 {
                    rule.right.iter_mut().flatten().for_each(|cell| make_concrete(cell, name, *object));
                }
            }
            // what is still ambiguous on the right must be on the left of the same cell
            for (l, r) in rule.left.iter().flatten().zip(rule.right.iter().flatten()) {
                if let Some(name) = properties(r).find(|name| !properties(l).any(|other| other == *name)) {
                    let name = name.to_uppercase();
                    faults.add(line, Code::Z010.error("open-property").arg("name", name));
                    return None;
                }
            }
            list.push(rule);
        }
        if queue.len() + list.len() > most {
            faults.add(line, Code::Z014.error("expanded").arg("most", most));
            return None;
        }
    }
    Some(list)
}

/// An object that a rule puts on a layer of which its left side says nothing, not even `no`, does not inherit the movement of what was
/// there before.
fn rest_spawned(rule: &mut PuzzleRule, names: &ObjectNames) {
    if rule.late {
        return;
    }
    let left: Vec<&CellPattern> = rule.left.iter().flatten().collect();
    for (l, r) in left.into_iter().zip(rule.right.iter_mut().flatten()) {
        let layers: Vec<usize> = l
            .terms()
            .iter()
            .filter_map(|t| match &t.thing {
                Thing::Object(id) => Some(names.layer(*id)),
                Thing::Property(name) => names.meaning(name).and_then(|m| names.single_layer(m.objects())),
            })
            .collect();
        for term in r.terms_mut() {
            if let (RuleMotion::Any, Thing::Object(id)) = (term.motion, &term.thing)
                && !layers.contains(&names.layer(*id))
            {
                term.motion = RuleMotion::Stationary;
            }
        }
    }
}
