//! Compiles expanded rules to bit patterns.

#![expect(clippy::indexing_slicing, reason = "the layers are those of the objects")]

use super::bits::Bits;
use super::fault::Faults;
use super::names::{ObjectId, ObjectNames};
use super::read::RuleCommand;
use super::rule::{CellPattern, PuzzleRule, RuleDirection, RuleMotion, Term, Thing};
use std::collections::HashSet;
use std::sync::Arc;
use switchboard_base::diag::Code;

/// What a cell must contain.
#[derive(Debug, Clone, Default)]
pub struct Test<const O: usize, const M: usize> {
    pub present: Bits<O>,
    pub absent: Bits<O>,
    /// At least one object of each of these sets.
    pub one_of: Box<[Bits<O>]>,
    pub moving: Bits<M>,
    pub resting: Bits<M>,
    /// Whether the movements in the cell matter at all.
    pub asks_of_moves: bool,
}

/// How a cell changes.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CellChanges<const O: usize, const M: usize> {
    pub clear: Bits<O>,
    pub set: Bits<O>,
    pub still: Bits<M>,
    pub go: Bits<M>,
    /// The layers whose movement the rule determines.
    pub decided: Bits<M>,
    /// One of these objects, chosen at random.
    pub one_of: Vec<(ObjectId, usize)>,
    /// Layers that get one of the four directions at random.
    pub any_way: Vec<usize>,
}

/// One cell of a pattern.
#[derive(Debug, Clone)]
pub struct PatternCell<const O: usize, const M: usize> {
    pub test: Test<O, M>,
    pub change: Option<CellChanges<O, M>>,
}

/// A row of cells, split where there are dots (`...`).
#[derive(Debug, Clone)]
pub struct RowPattern<const O: usize, const M: usize> {
    /// One part, or two or three with any number of cells between them.
    pub parts: Vec<Vec<PatternCell<O, M>>>,
    pub needs: Needs<O, M>,
    /// Its index among all patterns of the game.
    pub number: usize,
}

/// What the cells of a rule need at least, to skip boards and lines that cannot match.
#[derive(Debug, Clone, Default)]
pub struct Needs<const O: usize, const M: usize> {
    pub objects: Bits<O>,
    pub moves: Bits<M>,
    /// At least one object of each of these sets.
    pub one_of: Vec<Bits<O>>,
}

impl<const O: usize, const M: usize> Needs<O, M> {
    fn add(&mut self, test: &Test<O, M>) {
        self.objects.add(&test.present);
        self.moves.add(&test.moving);
        for any in &test.one_of {
            if !self.one_of.contains(any) {
                self.one_of.push(*any);
            }
        }
    }

    /// Whether all needs are met by these objects and movements.
    #[inline]
    pub fn are_in(&self, objects: &Bits<O>, moves: &Bits<M>) -> bool {
        moves.contains(&self.moves)
            && objects.contains(&self.objects)
            && self.one_of.iter().all(|any| objects.meets(any))
    }
}

impl<const O: usize, const M: usize> RowPattern<O, M> {
    /// How many cells it has, without the dots.
    pub fn len(&self) -> usize {
        self.parts.iter().map(Vec::len).sum()
    }
}

/// A rule for the machine.
#[derive(Debug, Clone)]
pub struct Compiled<const O: usize, const M: usize> {
    /// Its line in the source.
    pub line: u32,
    pub direction: RuleDirection,
    pub patterns: Vec<RowPattern<O, M>>,
    /// What its patterns together need at least.
    pub needs: Needs<O, M>,
    pub changes: bool,
    /// The number of its rigid group from 1, if it is rigid.
    pub rigid: Option<u8>,
    pub commands: Arc<[RuleCommand]>,
}

impl<const O: usize, const M: usize> Compiled<O, M> {
    /// Whether it puts things or movements at random.
    fn asks_chance(&self) -> bool {
        let changes =
            self.patterns.iter().flat_map(|row| row.parts.iter().flatten()).filter_map(|cell| cell.change.as_ref());
        changes.into_iter().any(|change| !change.one_of.is_empty() || !change.any_way.is_empty())
    }
}

/// Rules that are repeated until none of them changes anything.
#[derive(Debug, Clone)]
pub struct Group<const O: usize, const M: usize> {
    pub rules: Vec<Compiled<O, M>>,
    /// Whether one match of one of its rules is chosen at random: if its first rule says so.
    pub random: bool,
    /// Whether a rule puts things or movements at random.
    pub asks_chance: bool,
    /// Its number among the rigid groups, if it is one.
    pub rigid: Option<u8>,
}

/// A rule that can never match.
enum Impossible {
    /// Two things of one layer in one cell.
    Together,
    /// A thing that must be there and must not.
    Absent,
}

struct LeftSide<const O: usize, const M: usize> {
    test: Test<O, M>,
    /// By layer: whether the left side names something on it.
    named: Vec<bool>,
}

fn layer_of(thing: &Thing, names: &ObjectNames) -> usize {
    match thing {
        Thing::Object(id) => names.layer(*id),
        Thing::Property(name) => names.meaning(name).and_then(|m| names.single_layer(m.objects())).unwrap_or(0),
    }
}

fn mask<const O: usize>(thing: &Thing, names: &ObjectNames) -> Bits<O> {
    match thing {
        Thing::Object(id) => Bits::single(*id),
        Thing::Property(name) => Bits::of(names.meaning(name).map(|m| m.objects().to_vec()).unwrap_or_default()),
    }
}

fn left<const O: usize, const M: usize>(terms: &[Term], names: &ObjectNames) -> Result<LeftSide<O, M>, Impossible> {
    let mut test = Test::default();
    let mut taken: Vec<Option<&Thing>> = vec![None; names.layers];
    let mut one_of = Vec::new();
    for term in terms {
        let bits = mask(&term.thing, names);
        if term.motion == RuleMotion::No {
            test.absent.add(&bits);
            continue;
        }
        let layer = layer_of(&term.thing, names);
        if taken[layer].replace(&term.thing).is_some() {
            return Err(Impossible::Together);
        }
        match &term.thing {
            Thing::Object(_) => test.present.add(&bits),
            Thing::Property(_) => one_of.push(bits),
        }
        if term.motion == RuleMotion::Stationary {
            test.resting.add_layer(layer, 31);
        } else {
            test.moving.add_layer(layer, term.motion.bits());
        }
    }
    let never = test.present.meets(&test.absent) || one_of.iter().any(|any| any.without(&test.absent).is_empty());
    if never {
        return Err(Impossible::Absent);
    }
    test.one_of = one_of.into();
    test.asks_of_moves = !test.moving.is_empty() || !test.resting.is_empty();
    Ok(LeftSide { test, named: taken.iter().map(Option::is_some).collect() })
}

/// All objects of a layer.
fn layer_mask<const O: usize>(layer: usize, names: &ObjectNames) -> Bits<O> {
    Bits::of(names.objects.iter().enumerate().filter(|(_, o)| o.layer == layer).map(|(id, _)| id))
}

fn right<const O: usize, const M: usize>(
    terms: &[Term],
    side: &LeftSide<O, M>,
    rule: &PuzzleRule,
    names: &ObjectNames,
    faults: &mut Faults,
) -> Option<CellChanges<O, M>> {
    let mut change = CellChanges::default();
    let mut taken = vec![false; names.layers];
    for term in terms {
        let bits: Bits<O> = mask(&term.thing, names);
        match term.motion {
            RuleMotion::No => {
                change.clear.add(&bits);
                continue;
            }
            RuleMotion::Random => {
                for id in bits.bits() {
                    change.one_of.push((id, names.layer(id)));
                }
                continue;
            }
            _ => {}
        }
        let layer = layer_of(&term.thing, names);
        if std::mem::replace(&mut taken[layer], true) {
            faults.add(rule.line, Code::Z010.error("one-layer"));
            return None;
        }
        if term.motion != RuleMotion::Any {
            change.decided.add_layer(layer, 31);
        }
        if let Thing::Object(id) = &term.thing {
            change.set.set(*id);
            change.clear.add(&layer_mask(layer, names));
        }
        match term.motion {
            RuleMotion::Stationary => change.still.add_layer(layer, 31),
            RuleMotion::RandomDirection => change.any_way.push(layer),
            motion => change.go.add_layer(layer, motion.bits()),
        }
    }
    change.any_way.sort_unstable();
    change.one_of.sort_unstable();
    change.one_of.dedup();
    if !change.set.contains(&side.test.present) {
        change.clear.add(&side.test.present);
    }
    if !change.go.contains(&side.test.moving) {
        change.still.add(&side.test.moving);
    }
    for (layer, _) in side.named.iter().zip(&taken).enumerate().filter(|(_, (l, r))| **l && !**r) {
        change.clear.add(&layer_mask(layer, names));
        change.decided.add_layer(layer, 31);
    }
    Some(change).filter(|change| *change != CellChanges::default())
}

/// Compiles one rule; none if it can never match.
fn compile_rule<const O: usize, const M: usize>(
    rule: &PuzzleRule,
    names: &ObjectNames,
    faults: &mut Faults,
) -> Result<Compiled<O, M>, Impossible> {
    let mut patterns = Vec::new();
    let mut all = Needs::default();
    for (index, row) in rule.left.iter().enumerate() {
        let mut parts = vec![Vec::new()];
        let mut needs = Needs::default();
        for (at, cell) in row.iter().enumerate() {
            let CellPattern::Terms(terms) = cell else {
                parts.push(Vec::new());
                continue;
            };
            let side = left::<O, M>(terms, names)?;
            needs.add(&side.test);
            all.add(&side.test);
            let change = rule
                .right
                .get(index)
                .and_then(|r| r.get(at))
                .and_then(|cell| right(cell.terms(), &side, rule, names, faults));
            if let Some(part) = parts.last_mut() {
                part.push(PatternCell { test: side.test, change });
            }
        }
        patterns.push(RowPattern { parts, needs, number: 0 });
    }
    let changes = patterns.iter().flat_map(|p| &p.parts).flatten().any(|place| place.change.is_some());
    Ok(Compiled {
        direction: rule.direction,
        patterns,
        needs: all,
        changes: changes || !rule.right.is_empty(),
        rigid: None,
        line: rule.line,
        commands: rule.commands.clone(),
    })
}

/// What the original compares of two rules of a group: the direction only where a pattern has several cells.
fn printed(rule: &PuzzleRule) -> PuzzleRule {
    let has_direction = rule.left.iter().any(|row| row.len() > 1);
    let direction = if has_direction { rule.direction } else { RuleDirection::Up };
    PuzzleRule { line: 0, direction, ..rule.clone() }
}

/// The rules of a stage (late or not) as groups. Of equal rules in a group only the last is kept.
pub fn compile<const O: usize, const M: usize>(
    rules: &[PuzzleRule],
    late: bool,
    rigid_groups: &mut u8,
    names: &ObjectNames,
    faults: &mut Faults,
) -> Vec<(u32, u32, Group<O, M>)> {
    let mut groups: Vec<(u32, Vec<&PuzzleRule>)> = Vec::new();
    for rule in rules.iter().filter(|rule| rule.late == late) {
        match groups.last_mut() {
            Some((group, list)) if *group == rule.group => list.push(rule),
            _ => groups.push((rule.group, vec![rule])),
        }
    }
    let mut compiled = Vec::new();
    for (_, list) in groups {
        let mut seen = HashSet::new();
        let mut kept: Vec<&PuzzleRule> = list.iter().rev().copied().filter(|rule| seen.insert(printed(rule))).collect();
        kept.reverse();
        let mut made: Vec<(&PuzzleRule, Compiled<O, M>)> = kept
            .into_iter()
            .filter_map(|rule| match compile_rule(rule, names, faults) {
                Ok(made) => Some((rule, made)),
                Err(Impossible::Together) => None,
                Err(Impossible::Absent) => {
                    faults.add(rule.line, Code::Z010.warning("never-matches"));
                    None
                }
            })
            .collect();
        let (Some((first, _)), Some((last, _))) = (made.first(), made.last()) else { continue };
        let (first, last, random) = (first.line, last.line, first.random);
        let rigid = made.iter().any(|(rule, _)| rule.rigid).then(|| {
            *rigid_groups = rigid_groups.saturating_add(1);
            *rigid_groups
        });
        made.iter_mut().for_each(|(rule, made)| made.rigid = rigid.filter(|_| rule.rigid));
        let rules: Vec<Compiled<O, M>> = made.into_iter().map(|(_, made)| made).collect();
        let asks_chance = rules.iter().any(Compiled::asks_chance);
        compiled.push((first, last, Group { rules, random, asks_chance, rigid }));
    }
    compiled
}
