//! Turns a checked script into rules for the machine, boards and win conditions.

use super::bits::Bits;
use super::compile::{self, Group};
use super::expand;
use super::fault::Faults;
use super::lint;
use super::machine::{Heard, MachineRules, RuleStage};
use super::names::{Meaning, ObjectNames};
use super::read::{Amount, LevelEntry, RuleLine, SoundEvent, SourceText};
use super::rule::{PuzzleRule, RuleDirection};
use switchboard_base::diag::Code;
use switchboard_base::grid::MAX_SIDE;

/// How many objects a game can have.
pub const MAX_OBJECTS: usize = 1024;
/// How many layers a game can have.
pub const MAX_LAYERS: usize = 192;
/// How many groups with rigid rules a game can have.
pub const MAX_RIGID_GROUPS: u8 = 30;
/// How many terms and cells all rules together can have.
pub const MAX_TERMS: usize = 4_000_000;
/// For how many single rules all rules of a game can stand.
pub const MAX_RULES: usize = 200_000;
/// How many cells a level can have.
pub const MAX_CELLS: usize = 40_000;

/// A win condition.
#[derive(Debug, Clone)]
pub struct WinCondition<const O: usize> {
    pub amount: Amount,
    pub what: Wanted<O>,
    pub on: Option<Wanted<O>>,
}

/// The objects that a condition looks for.
#[derive(Debug, Clone)]
pub struct Wanted<const O: usize> {
    pub objects: Bits<O>,
    /// Whether all of them are needed rather than any.
    pub all: bool,
}

impl<const O: usize> Wanted<O> {
    fn new(meaning: &Meaning) -> Self {
        Self { objects: Bits::of(meaning.objects().iter().copied()), all: matches!(meaning, Meaning::All(_)) }
    }

    /// Whether a cell has them.
    pub fn is_in(&self, cell: &Bits<O>) -> bool {
        if self.all { cell.contains(&self.objects) } else { cell.meets(&self.objects) }
    }
}

/// A level or a message.
#[derive(Debug, Clone)]
pub enum BuiltLevel<const O: usize> {
    Message,
    Board { width: usize, height: usize, cells: Vec<Bits<O>> },
}

/// A game for the machine.
#[derive(Debug, Clone)]
pub struct Built<const O: usize, const M: usize> {
    pub rules: MachineRules<O, M>,
    pub wins: Vec<WinCondition<O>>,
    pub levels: Vec<BuiltLevel<O>>,
    /// Objects, and the seed of the sound played when one of them appears.
    pub creations: Vec<(Bits<O>, String)>,
    /// Objects, and the seed of the sound played when one of them disappears.
    pub destructions: Vec<(Bits<O>, String)>,
}

/// The rules, each of one direction, and the lines of loops as (line, whether it is the start).
pub fn rules(script: &SourceText, names: &ObjectNames, faults: &mut Faults) -> (Vec<PuzzleRule>, Vec<(u32, bool)>) {
    lint::lint(script, names, faults);
    let mut rules = Vec::new();
    let mut loops = Vec::new();
    let mut group = 0;
    let mut rigid = Vec::new();
    let mut terms = 0;
    for step in &script.rules {
        match step {
            RuleLine::LoopStart(line) => loops.push((*line, true)),
            RuleLine::LoopEnd(line) => loops.push((*line, false)),
            RuleLine::Rule(text) => {
                if !text.joined {
                    group = text.line;
                }
                if text.rigid && rigid.last() != Some(&group) {
                    rigid.push(group);
                    if rigid.len() == usize::from(MAX_RIGID_GROUPS) + 1 {
                        faults.add(text.line, Code::Z014.error("rigid").arg("most", u32::from(MAX_RIGID_GROUPS)));
                    }
                }
                let expanded = expand::expand(text, group, names, faults);
                terms += expanded.iter().map(PuzzleRule::terms).sum::<usize>();
                rules.extend(expanded);
                if rules.len() > MAX_RULES || terms > MAX_TERMS {
                    faults.add(text.line, Code::Z014.error("all-expanded").arg("most", MAX_RULES));
                    return (Vec::new(), Vec::new());
                }
            }
        }
    }
    for (index, (line, opens)) in loops.iter().enumerate() {
        if *opens != (index % 2 == 0) {
            faults.add(*line, Code::Z011.warning("pairs"));
        }
    }
    if let (1, Some((line, _))) = (loops.len() % 2, loops.last()) {
        faults.add(*line, Code::Z011.warning("open"));
        loops.pop();
    }
    (rules, loops)
}

/// For each group of a stage and one past the last: where a loop that ends there starts, found by line numbers.
#[expect(clippy::indexing_slicing, reason = "the place of a group is found among them")]
fn loop_points(groups: &[(u32, u32)], loops: &[(u32, bool)]) -> Vec<Option<usize>> {
    let mut points = vec![None; groups.len() + 1];
    let mut open: Option<usize> = None;
    for (line, _) in loops {
        let Some(at) = groups.iter().position(|(first, _)| first >= line) else { continue };
        match open.take() {
            None => open = Some(at),
            Some(target) => {
                if let Some(last) = at.checked_sub(1).filter(|last| *last >= target) {
                    points[last] = Some(target);
                }
            }
        }
    }
    if let (Some(target), Some(point)) = (open, points.last_mut()) {
        *point = Some(target);
    }
    points
}

/// Builds a stage. `patterns` counts the patterns of all stages.
fn stage<const O: usize, const M: usize>(
    mut groups: Vec<(u32, u32, Group<O, M>)>,
    loops: &[(u32, bool)],
    patterns: &mut usize,
) -> RuleStage<O, M> {
    for pattern in groups.iter_mut().flat_map(|(_, _, group)| &mut group.rules).flat_map(|rule| &mut rule.patterns) {
        pattern.number = *patterns;
        *patterns += 1;
    }
    let lines: Vec<(u32, u32)> = groups.iter().map(|(first, last, _)| (*first, *last)).collect();
    let groups: Vec<Group<O, M>> = groups.into_iter().map(|(_, _, group)| group).collect();
    let has_rigid = groups.iter().any(|group| group.rigid.is_some());
    RuleStage { loops: loop_points(&lines, loops), groups, has_rigid }
}

/// Builds the game.
pub fn build<const O: usize, const M: usize>(
    script: &SourceText,
    names: &ObjectNames,
    (rules, loops): &(Vec<PuzzleRule>, Vec<(u32, bool)>),
    faults: &mut Faults,
) -> Built<O, M> {
    let (mut rigid, mut patterns) = (0, 0);
    let early = stage(compile::compile(rules, false, &mut rigid, names, faults), loops, &mut patterns);
    let late = stage(compile::compile(rules, true, &mut rigid, names, faults), loops, &mut patterns);
    let layers: Vec<Bits<O>> = (0..names.layers)
        .map(|layer| Bits::of(names.objects.iter().enumerate().filter(|(_, o)| o.layer == layer).map(|(id, _)| id)))
        .collect();
    let player = names.meaning("player");
    let player_bits: Bits<O> = Bits::of(player.map(|m| m.objects().to_vec()).unwrap_or_default());
    let with_player =
        |(layer, mask): (usize, &Bits<O>)| Some((layer, mask.and(&player_bits))).filter(|(_, m)| !m.is_empty());
    let player_layers = layers.iter().enumerate().filter_map(with_player).collect();
    let mut built = Built {
        rules: MachineRules {
            early,
            late,
            layers,
            patterns,
            player_layers,
            player: player_bits,
            player_is_all: matches!(player, Some(Meaning::All(_))),
            moves: Vec::new(),
            stops: Vec::new(),
        },
        wins: Vec::new(),
        levels: Vec::new(),
        creations: Vec::new(),
        destructions: Vec::new(),
    };
    for win in &script.wins {
        let known = |name: &str, faults: &mut Faults| {
            if !names.is_defined(name) {
                faults.unknown(win.line, Code::Z006.error("unknown").arg("name", name.to_uppercase()), name);
            }
            names.meaning(name).map(Wanted::new)
        };
        let what = known(&win.what, faults);
        let on = win.on.as_ref().map(|name| known(name, faults));
        if let (Some(what), Some(on)) = (what, on.map_or(Some(None), |o| o.map(Some))) {
            built.wins.push(WinCondition { amount: win.amount, what, on });
        }
    }
    sounds(script, names, &mut built, faults);
    built.levels = script.levels.iter().map(|entry| level(entry, names, faults)).collect();
    if !built.levels.iter().any(|level| matches!(level, BuiltLevel::Board { .. })) {
        faults.add(0, Code::Z013.error("none"));
    }
    built
}

fn sounds<const O: usize, const M: usize>(
    script: &SourceText,
    names: &ObjectNames,
    built: &mut Built<O, M>,
    faults: &mut Faults,
) {
    for sound in &script.sounds {
        let (object, directions) = match &sound.event {
            SoundEvent::Game(_) => continue,
            SoundEvent::Move { object, directions } | SoundEvent::CannotMove { object, directions } => {
                (object, directions.as_slice())
            }
            SoundEvent::Create { object } | SoundEvent::Destroy { object } => (object, [].as_slice()),
        };
        let Some(meaning) = names.meaning(object) else {
            if names.is_defined(object) {
                continue;
            }
            faults.unknown(sound.line, Code::Z006.warning("unknown").arg("name", object.to_uppercase()), object);
            continue;
        };
        if matches!(meaning, Meaning::All(_)) {
            faults.add(sound.line, Code::Z008.warning("all").arg("name", object.to_uppercase()));
            continue;
        }
        let objects: Bits<O> = Bits::of(meaning.objects().iter().copied());
        let five = directions.iter().fold(0, |sum, word| {
            sum | match word.as_str() {
                "horizontal" => 12,
                "vertical" => 3,
                "orthogonal" => 15,
                "action" => 16,
                other => RuleDirection::named(other).map_or(0, RuleDirection::bit),
            }
        });
        let five = if directions.is_empty() { 15 } else { five };
        let seed = sound.seed.clone();
        // a movement makes a sound only on the object's own layer, so there is one entry per object
        let heard = || {
            meaning.objects().iter().map(|id| {
                let mut moves = Bits::default();
                moves.add_layer(names.layer(*id), five);
                Heard { layer: names.layer(*id), objects: Bits::single(*id), moves, seed: seed.clone() }
            })
        };
        match &sound.event {
            SoundEvent::Move { .. } => built.rules.moves.extend(heard()),
            SoundEvent::CannotMove { .. } => built.rules.stops.extend(heard()),
            SoundEvent::Create { .. } => built.creations.push((objects, seed)),
            SoundEvent::Destroy { .. } => built.destructions.push((objects, seed)),
            SoundEvent::Game(_) => {}
        }
    }
}

fn level<const O: usize>(entry: &LevelEntry, names: &ObjectNames, faults: &mut Faults) -> BuiltLevel<O> {
    let (line, rows) = match entry {
        LevelEntry::Message { .. } => return BuiltLevel::Message,
        LevelEntry::Board { line, rows } => (*line, rows),
    };
    let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let (width, height) = (rows.first().map_or(0, Vec::len), rows.len());
    for (line, _) in (line..).zip(&rows).filter(|(_, row)| row.len() != width) {
        faults.add(line, Code::Z013.warning("width"));
    }
    if width.saturating_mul(height) > MAX_CELLS {
        faults.add(line, Code::Z014.error("cells").arg("most", MAX_CELLS));
        return BuiltLevel::Board { width: 0, height: 0, cells: Vec::new() };
    }
    if width.max(height) > usize::from(MAX_SIDE) {
        faults.add(line, Code::Z014.error("side").arg("most", MAX_SIDE));
    }
    let floor: Bits<O> =
        Bits::of(names.objects.iter().enumerate().filter(|(_, o)| o.layer == names.background_layer).map(|(id, _)| id));
    let mut cells: Vec<Bits<O>> = Vec::with_capacity(width * height);
    for x in 0..width {
        for (at, row) in (line..).zip(&rows) {
            let Some(sign) = row.get(x).or(row.last()) else { continue };
            cells.push(match names.meaning(&sign.to_string()) {
                None => {
                    let name = sign.to_string();
                    if !names.is_defined(&name) {
                        faults.unknown(at, Code::Z013.error("unknown").arg("sign", sign.to_string()), &name);
                    }
                    Bits::default()
                }
                Some(Meaning::Any(_)) => {
                    faults.add(at, Code::Z013.error("several").arg("sign", sign.to_string()));
                    Bits::default()
                }
                Some(meaning) => Bits::of(meaning.objects().iter().copied()),
            });
        }
    }
    let usual = cells.iter().map(|cell| cell.and(&floor)).find(|found| !found.is_empty());
    let usual = usual.unwrap_or_else(|| Bits::single(names.background));
    cells.iter_mut().filter(|cell| !cell.meets(&floor)).for_each(|cell| cell.add(&usual));
    BuiltLevel::Board { width, height, cells }
}
