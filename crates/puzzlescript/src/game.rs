//! A game that was read from its source: its contents and its machine.

use super::aim::{self, Aim};
use super::bits::LAYERS_A_WORD;
use super::build;
use super::fault::Faults;
use super::level::{InputResult, PuzzleInput, PuzzleMachine, PuzzleState, Sized};
use super::looks::{self, ObjectLooks, Outline};
use super::names::{ObjectId, ObjectNames};
use super::read::{LevelEntry, Prelude, RuleLine, SoundEvent, SoundText, SourceText, TermText};
use super::sound;
use std::fmt;
use std::sync::Arc;
use switchboard_base::diag::{Code, Place, Problems};

/// How many bytes a source can have.
pub const MAX_SOURCE_BYTES: usize = 2 * 1024 * 1024;

/// A game that was read and checked: it can be played. Cheap to clone; can be shared between threads.
#[derive(Debug, Clone)]
pub struct PuzzleGame {
    file: Arc<str>,
    prelude: Arc<Prelude>,
    entries: Arc<[LevelEntry]>,
    /// Indices of the entries that are levels.
    levels: Arc<[usize]>,
    objects: Arc<[ObjectLooks]>,
    player: Arc<[usize]>,
    background_layer: usize,
    uses_action: bool,
    sounds: Arc<[SoundText]>,
    aims: Arc<[Aim]>,
    machine: Arc<dyn PuzzleMachine>,
    hash: u64,
}

/// Nothing of it: more would put the printing of machines of all widths into the page's program.
impl fmt::Debug for dyn PuzzleMachine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PuzzleMachine")
    }
}

/// Reads a source. Returns the game unless a fault makes it unplayable, and everything found, in order of lines.
pub fn read(file: &str, text: &str) -> (Option<PuzzleGame>, Problems) {
    if text.len() > MAX_SOURCE_BYTES {
        let problem = Code::Z014.error("source").arg("size", text.len()).arg("most", MAX_SOURCE_BYTES);
        return (None, problem.cure("shorter-source").at(Place::file(file)).into());
    }
    let mut faults = Faults::default();
    let script = SourceText::read(text, &mut faults);
    let game = if faults.lacks_section() { None } else { build_game((file, text), script, &mut faults) };
    let game = game.filter(|_| !faults.has_errors());
    (game, faults.in_source(file, text))
}

fn build_game((file, text): (&str, &str), script: SourceText, faults: &mut Faults) -> Option<PuzzleGame> {
    if let Some(first) = script.objects.get(build::MAX_OBJECTS) {
        faults.add(first.line, Code::Z014.error("objects").arg("most", build::MAX_OBJECTS));
        return None;
    }
    if let Some((first, _)) = script.layers.get(build::MAX_LAYERS) {
        faults.add(*first, Code::Z014.error("layers").arg("most", build::MAX_LAYERS));
        return None;
    }
    let names = &ObjectNames::read(&script, faults);
    if script.layers.is_empty() {
        // nothing can be said of rules and levels until objects have layers
        return None;
    }
    let machine = machine(&script, names, faults);
    let palette = script.prelude.palette();
    let player: Arc<[ObjectId]> = names.meaning("player").map(|player| player.objects().into()).unwrap_or_default();
    let aims = aim::aims(&script.wins, names);
    let outline = |object: ObjectId| {
        let wins = || aims.iter().flat_map(|aim| std::iter::once(&aim.what).chain(&aim.on));
        if player.contains(&object) {
            Some(Outline::Unbroken)
        } else {
            wins().any(|things| things.objects.contains(&object)).then_some(Outline::Broken)
        }
    };
    let symbols = looks::symbols(names.objects.iter().map(|object| &*object.name));
    let looks = (names.objects.iter().zip(symbols).enumerate())
        .map(|(id, (object, symbol))| {
            ObjectLooks::new(object, symbol, script.objects.get(object.text), palette, outline(id))
        })
        .collect();
    let acts = |term: &TermText| matches!(term.motion.as_str(), "action" | "moving");
    let uses_action = script.rules.iter().any(|step| match step {
        RuleLine::Rule(rule) => rule.left.iter().flatten().flatten().flatten().any(acts),
        RuleLine::LoopStart(_) | RuleLine::LoopEnd(_) => false,
    });
    Some(PuzzleGame {
        file: file.into(),
        objects: looks,
        player,
        aims: aims.into(),
        prelude: Arc::new(script.prelude),
        levels: (script.levels.iter().enumerate())
            .filter(|(_, entry)| matches!(entry, LevelEntry::Board { .. }))
            .map(|(at, _)| at)
            .collect(),
        sounds: script.sounds.into(),
        entries: script.levels.into(),
        background_layer: names.background_layer,
        uses_action,
        machine,
        hash: xxhash_rust::xxh3::xxh3_64(text.as_bytes()),
    })
}

/// Reads only the prelude of a source.
pub fn read_prelude(text: &str) -> Prelude {
    if text.len() > MAX_SOURCE_BYTES {
        return Prelude::default();
    }
    SourceText::read(text, &mut Faults::default()).prelude
}

/// The smallest machine that the game fits into.
fn machine(script: &SourceText, names: &ObjectNames, faults: &mut Faults) -> Arc<dyn PuzzleMachine> {
    fn sized<const O: usize, const M: usize>(
        script: &SourceText,
        names: &ObjectNames,
        faults: &mut Faults,
    ) -> Arc<dyn PuzzleMachine> {
        let rules = build::rules(script, names, faults);
        let built = build::build::<O, M>(script, names, &rules, faults);
        Arc::new(Sized::new(built, &script.prelude, names.objects.len()))
    }
    match (names.objects.len().div_ceil(64), names.layers.div_ceil(LAYERS_A_WORD)) {
        (0..=1, 0..=1) => sized::<1, 1>(script, names, faults),
        (0..=1, 0..=2) => sized::<1, 2>(script, names, faults),
        (0..=2, 0..=2) => sized::<2, 2>(script, names, faults),
        (0..=4, 0..=4) => sized::<4, 4>(script, names, faults),
        (0..=4, _) => sized::<4, 16>(script, names, faults),
        _ => sized::<16, 16>(script, names, faults),
    }
}

impl PuzzleGame {
    /// The prelude of the source.
    pub fn prelude(&self) -> &Prelude {
        &self.prelude
    }

    /// Levels and messages in order.
    pub fn entries(&self) -> &[LevelEntry] {
        &self.entries
    }

    /// The entries that are levels, from 0.
    pub fn levels(&self) -> &[usize] {
        &self.levels
    }

    /// The objects by number.
    pub fn objects(&self) -> &[ObjectLooks] {
        &self.objects
    }

    /// The numbers of the objects that are players.
    pub fn player(&self) -> &[usize] {
        &self.player
    }

    /// The layer of the background.
    pub fn background_layer(&self) -> usize {
        self.background_layer
    }

    /// Whether a rule uses the action key.
    pub fn uses_action(&self) -> bool {
        self.uses_action && !self.prelude.no_action
    }

    /// The program's own sounds to play after an input: those of objects in order, then those that rules asked for,
    /// each once.
    pub fn heard(&self, done: &InputResult) -> Vec<&'static str> {
        let asked = done.effects.iter().filter_map(|number| {
            let word = format!("sfx{number}");
            let named = |sound: &&SoundText| matches!(&sound.event, SoundEvent::Game(name) if *name == word);
            self.sounds.iter().find(named).map(|sound| &sound.seed)
        });
        let mut heard = Vec::new();
        for kind in done.sounds.iter().chain(asked).filter_map(|seed| sound::kind(seed)) {
            if !heard.contains(&kind) {
                heard.push(kind);
            }
        }
        heard
    }

    /// The messages between the previous level and this one.
    pub fn before(&self, entry: usize) -> Vec<&str> {
        let mut texts: Vec<&str> = self.entries.iter().take(entry).rev().map_while(message).collect();
        texts.reverse();
        texts
    }

    /// The messages after this level, if it is the last one.
    pub fn after(&self, entry: usize) -> Vec<&str> {
        let later = self.entries.iter().skip(entry + 1).map(message);
        later.collect::<Option<_>>().unwrap_or_default()
    }

    /// What a level is won by.
    pub fn aims(&self) -> &[Aim] {
        &self.aims
    }

    /// A line of the source, 0 if only the file is known.
    pub fn place(&self, line: u32) -> Place {
        Place { line, ..Place::file(&*self.file) }
    }

    /// A hash of the source.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Starts an entry of LEVELS; none if it is a message or does not exist. `seed` seeds its random numbers.
    pub fn begin(&self, entry: usize, seed: &str) -> Option<(PuzzleState, InputResult)> {
        self.machine.begin(entry, seed)
    }

    /// Plays an input and all turns that follow by themselves.
    pub fn input(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult {
        switchboard_base::broken::fault::point("puzzlescript");
        self.machine.input(state, input)
    }

    /// Plays an input without texts, sounds and undo: for searches.
    pub fn step(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult {
        self.machine.step(state, input)
    }

    /// Whether a rule uses random numbers.
    pub fn draws_chance(&self) -> bool {
        self.machine.draws_chance()
    }
}

fn message(entry: &LevelEntry) -> Option<&str> {
    match entry {
        LevelEntry::Message { text, .. } => Some(text),
        LevelEntry::Board { .. } => None,
    }
}
