//! What `switchboard train` has learnt about a level: the value of a position as a sum of weights, beside what an author's script says, and
//! which choices are promising.

mod file;
pub mod policy;
pub mod shape;

pub use file::{LearntLevel, LearntPart, check_learnt, level_of, levels, write};

use az::SaturatingAs;
use policy::{Chosen, Policy, Previous};
use shape::{Shape, UNSEEN};
use std::hash::Hasher;
use switchboard_base::language::Language;
use switchboard_engine::play::{Engine, Move, Script, State};
use switchboard_game::{Game, Kind, OpponentSource, SearchKind};
use xxhash_rust::xxh3::Xxh3;

/// Weights are so many parts of a script's point.
pub const PARTS: i32 = 10;
/// The largest weight.
pub const MAX_WEIGHT: i32 = 9_999;

/// The weights of one level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    /// Which features they belong to.
    pub shape: Shape,
    /// The weight of each, good for the first player.
    pub features: Vec<i32>,
    /// What it is worth to be in turn.
    pub turn: i32,
    /// What each choice is worth to the one in turn.
    pub choice: i32,
}

/// What was learnt of a level, and the kind of each word in it.
#[derive(Debug, Clone)]
struct Seen<T> {
    weights: T,
    kinds: Vec<u8>,
}

impl<T> Seen<T> {
    fn kind(&self, engine: &Engine, state: &State, cell: usize) -> u8 {
        // rules can write words that are no pieces: nothing is known of them
        match self.kinds.get(usize::from(engine.word(state, cell))) {
            Some(kind) => *kind,
            None => UNSEEN,
        }
    }
}

/// What is known about a level.
#[derive(Debug, Clone, Default)]
pub struct Learnt {
    value: Option<Seen<Weights>>,
    policy: Option<Seen<Policy>>,
}

impl Learnt {
    /// Adds what the file says, with the kind of each word.
    fn add(&mut self, part: LearntPart, kinds: Vec<u8>) {
        match part {
            LearntPart::Value(weights) => self.value = Some(Seen { weights, kinds }),
            LearntPart::Policy(weights) => self.policy = Some(Seen { weights, kinds }),
        }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        !self.has_value() && !self.has_policy()
    }

    /// Whether it is known what positions are worth.
    pub fn has_value(&self) -> bool {
        self.value.is_some()
    }

    /// Whether it is known which choices are promising.
    pub fn has_policy(&self) -> bool {
        self.policy.is_some()
    }

    /// The same with only some of its parts.
    #[must_use]
    pub fn only(&self, value: bool, policy: bool) -> Self {
        Self { value: self.value.clone().filter(|_| value), policy: self.policy.clone().filter(|_| policy) }
    }

    /// Whether the number of choices counts for the value.
    pub fn asks_choices(&self) -> bool {
        self.value.as_ref().is_some_and(|value| value.weights.choice != 0)
    }

    /// What the position is worth to the player in turn, who has this many choices; 100 is a clear advantage. None if nothing is known.
    /// `board` is scratch space.
    #[expect(clippy::indexing_slicing, reason = "there is a weight for each feature of the shape")]
    pub fn score(&self, engine: &Engine, state: &State, choices: usize, board: &mut Vec<u8>) -> Option<i32> {
        let value = self.value.as_ref()?;
        board.clear();
        board.extend((0..engine.board_size().area()).map(|cell| value.kind(engine, state, cell)));
        let Weights { shape, features, turn, choice } = &value.weights;
        let mut sum = 0;
        shape.each(board, |feature| sum += features[feature]);
        let own = if engine.player(state) == 1 { sum } else { -sum };
        Some((own + turn + choice.saturating_mul(choices.saturating_as())) / PARTS)
    }

    /// How promising a choice in this state is: 16 more make it e times as likely. `from` is the choice before it in the same turn; `playout`,
    /// the script that scores choices for random games. None if nothing is known about such choices.
    pub fn promise(
        &self,
        (engine, playout): (&Engine, Option<&Script>),
        state: &State,
        chosen: &Move,
        from: Option<&Move>,
    ) -> Option<i32> {
        let policy = self.policy.as_ref()?;
        let cell = cell_of(engine, chosen)?;
        let score = playout.filter(|_| policy.weights.has_scores()).map(|script| score(engine, script, state, chosen));
        let chosen = Chosen {
            cell,
            previous: previous(engine, state, from),
            score,
            side: usize::from(engine.player(state) != 1),
        };
        Some(policy.weights.promise(chosen, |cell| policy.kind(engine, state, cell)))
    }
}

/// The cell of a choice, by index.
fn cell_of(engine: &Engine, chosen: &Move) -> Option<usize> {
    match chosen {
        Move::Cell(cell) => engine.board_size().index(*cell),
        _ => None,
    }
}

/// What was chosen before in this state, where `from` is the choice before in the same turn.
pub fn previous(engine: &Engine, state: &State, from: Option<&Move>) -> Previous {
    match from {
        Some(from) => cell_of(engine, from).map_or(Previous::Nothing, Previous::Own),
        None => {
            let other = engine.position(state).and_then(|cell| engine.board_size().index(cell));
            other.map_or(Previous::Nothing, Previous::Other)
        }
    }
}

/// What the script for random games scores a choice, if chance plays no part in it. What is no cell has no score.
#[expect(
    clippy::expect_used,
    reason = "a script that was compiled for a level gives the number that it was compiled with"
)]
pub fn score(engine: &Engine, script: &Script, state: &State, chosen: &Move) -> i32 {
    let Move::Cell(cell) = chosen else { return 0 };
    let ran = engine.run_script(script, state, Some(*cell), 0).expect("scripts are compiled for games with rules only");
    *ran.numbers.first().expect("it was compiled with one number, the score")
}

/// The hash of what is learnt from for this computer player: the rules, the pieces, the board, and its scripts. White space does not count.
pub fn learnt_on(engine: &Engine, player: &str) -> u64 {
    let mut hasher = Xxh3::new();
    let mut add = |text: &str| {
        for word in text.split_whitespace() {
            hasher.write(word.as_bytes());
            hasher.write(b" ");
        }
        hasher.write(b"\n");
    };
    let game: &Game = engine.game();
    if let Kind::Rules(rules) = &game.kind {
        rules.rules.iter().for_each(|rule| add(&rule.contents));
    }
    for piece in game.pieces.iter() {
        add(piece.name.key());
        piece.groups.iter().for_each(|group| add(group.key()));
    }
    let size = engine.board_size();
    add(&format!("{} {}", size.width, size.height));
    let source = file::source_of(game, player);
    add(source.and_then(|source| source.contents.as_ref()).map_or("", |script| &script.contents));
    if let Some(playout) = source.and_then(|source| source.playout.as_ref()) {
        add(&playout.contents);
    }
    hasher.finish()
}

/// The name of the computer player that learns if nobody says which: the first that searches lines, otherwise the search that every game has.
pub fn learner(game: &Game) -> String {
    let searches = |source: &&OpponentSource| source.search.is_some_and(|search| search.kind == SearchKind::AlphaBeta);
    let found = game.opponents.iter().find(searches);
    found.map_or_else(|| String::from("alphabeta"), |source| source.name.get(Language::English).to_owned())
}
