//! A source that was read: everything there is to know of the game, and its machine.

use super::bits::LAYERS_A_WORD;
use super::build;
use super::fault::Faults;
use super::level::{Done, Input, Machine, Sized, State};
use super::names::Names;
use super::read::{Entry, Prelude, Script, Sprite};
use crate::diag::{Code, Place, Problems};
use std::sync::Arc;

/// Bytes of a source.
pub const MAX_SOURCE_BYTES: usize = 2 * 1024 * 1024;

/// What an object looks like.
#[derive(Debug, Clone)]
pub struct Looks {
    /// Its name in small letters.
    pub name: String,
    /// Its layer from 0, the lowest.
    pub layer: usize,
    /// Its colours as written.
    pub colours: Vec<String>,
    /// Five rows of five dots, each the number of a colour; none: all of it has the first colour.
    pub sprite: Option<Sprite>,
}

/// A game that was read and checked: it can be played. Cheap to clone; can be shared between threads.
#[derive(Debug, Clone)]
pub struct Game {
    prelude: Arc<Prelude>,
    entries: Arc<[Entry]>,
    /// The entries that are levels.
    levels: Arc<[usize]>,
    objects: Arc<[Looks]>,
    player: Arc<[usize]>,
    machine: Arc<dyn Machine>,
    hash: u64,
}

/// Reads a source. The game is there unless a fault makes play impossible; everything found is listed in order of lines.
pub fn read(file: &str, text: &str) -> (Option<Game>, Problems) {
    if text.len() > MAX_SOURCE_BYTES {
        let problem = Code::Z014.error("source").arg("size", text.len()).arg("most", MAX_SOURCE_BYTES);
        return (None, problem.cure("shorter-source").at(Place::file(file)).into());
    }
    let mut faults = Faults::default();
    let script = Script::read(text, &mut faults);
    let names = Names::read(&script, &mut faults);
    let game = build_game(text, script, &names, &mut faults);
    let game = game.filter(|_| !faults.has_errors());
    (game, faults.in_source(file, text))
}

fn build_game(text: &str, script: Script, names: &Names, faults: &mut Faults) -> Option<Game> {
    let (objects, layers) = (names.objects.len(), names.layers);
    if objects > build::MAX_OBJECTS {
        faults.add(0, Code::Z014.error("objects").arg("most", build::MAX_OBJECTS));
        return None;
    }
    if layers > build::MAX_LAYERS {
        faults.add(0, Code::Z014.error("layers").arg("most", build::MAX_LAYERS));
        return None;
    }
    let machine = machine(&script, names, faults);
    let looks = names.objects.iter().map(|object| {
        let text = script.objects.get(object.text);
        Looks {
            name: object.name.to_string(),
            layer: object.layer,
            colours: text.map(|text| text.colours.clone()).unwrap_or_default(),
            sprite: text.and_then(|text| text.sprite),
        }
    });
    Some(Game {
        objects: looks.collect(),
        player: names.meaning("player").map(|player| player.objects().into()).unwrap_or_default(),
        prelude: Arc::new(script.prelude),
        levels: (script.levels.iter().enumerate())
            .filter(|(_, entry)| matches!(entry, Entry::Board { .. }))
            .map(|(at, _)| at)
            .collect(),
        entries: script.levels.into(),
        machine,
        hash: xxhash_rust::xxh3::xxh3_64(text.as_bytes()),
    })
}

/// Only what a source says of itself.
pub fn read_prelude(text: &str) -> Prelude {
    if text.len() > MAX_SOURCE_BYTES {
        return Prelude::default();
    }
    Script::read(text, &mut Faults::default()).prelude
}

/// The machine of the smallest size that the game fits into.
fn machine(script: &Script, names: &Names, faults: &mut Faults) -> Arc<dyn Machine> {
    fn sized<const O: usize, const M: usize>(script: &Script, names: &Names, faults: &mut Faults) -> Arc<dyn Machine> {
        let rules = build::rules(script, names, faults);
        let built = build::build::<O, M>(script, names, &rules, faults);
        Arc::new(Sized::new(built, &script.prelude, names.objects.len()))
    }
    match (names.objects.len().div_ceil(64), names.layers.div_ceil(LAYERS_A_WORD)) {
        (0..=1, 0..=1) => sized::<1, 1>(script, names, faults),
        (0..=2, 0..=1) => sized::<2, 1>(script, names, faults),
        (0..=2, 0..=2) => sized::<2, 2>(script, names, faults),
        (0..=4, 0..=4) => sized::<4, 4>(script, names, faults),
        _ => sized::<16, 16>(script, names, faults),
    }
}

impl Game {
    /// What the source says of itself.
    pub fn prelude(&self) -> &Prelude {
        &self.prelude
    }

    /// Levels and messages in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries that are levels, from 0.
    pub fn levels(&self) -> &[usize] {
        &self.levels
    }

    /// The objects by number.
    pub fn objects(&self) -> &[Looks] {
        &self.objects
    }

    /// The numbers of the objects that are players.
    pub fn player(&self) -> &[usize] {
        &self.player
    }

    /// A hash of the source.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Begins an entry of LEVELS; none where it is a message or not there. `seed` feeds its chance.
    pub fn begin(&self, entry: usize, seed: &str) -> Option<(State, Done)> {
        self.machine.begin(entry, seed)
    }

    /// Does what the player does, and all turns that follow by themselves.
    pub fn input(&self, state: &mut State, input: Input) -> Done {
        self.machine.input(state, input)
    }

    /// Whether a rule asks for chance.
    pub fn draws_chance(&self) -> bool {
        self.machine.draws_chance()
    }
}
