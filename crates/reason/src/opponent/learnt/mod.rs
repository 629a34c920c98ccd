//! What `switchboard train` has learnt about a level: the value of a position as a sum of weights, beside what an author's script says.

mod file;
pub mod shape;

pub use file::{LearntLevel, check_learnt, level_of, levels, write};

use az::SaturatingAs;
use shape::{Shape, UNSEEN};
use std::hash::Hasher;
use switchboard_base::language::Language;
use switchboard_engine::play::{Engine, State};
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

/// What is known about positions of a level.
#[derive(Debug, Clone)]
pub struct Learnt {
    weights: Weights,
    /// By word: its kind.
    kinds: Vec<u8>,
}

impl Learnt {
    /// These weights, with the kind of each word.
    pub fn new(weights: Weights, kinds: Vec<u8>) -> Self {
        Self { weights, kinds }
    }

    /// Whether the number of choices counts.
    pub fn asks_choices(&self) -> bool {
        self.weights.choice != 0
    }

    /// What the position is worth to the player in turn, who has this many choices; 100 is a clear advantage. `board` is scratch space.
    #[expect(clippy::indexing_slicing, reason = "there is a weight for each feature of the shape")]
    pub fn score(&self, engine: &Engine, state: &State, choices: usize, board: &mut Vec<u8>) -> i32 {
        self.read(engine, state, board);
        let mut sum = 0;
        self.weights.shape.each(board, |feature| sum += self.weights.features[feature]);
        let own = if engine.player(state) == 1 { sum } else { -sum };
        (own + self.weights.turn + self.weights.choice.saturating_mul(choices.saturating_as())) / PARTS
    }

    /// The kinds on the board, row by row.
    pub fn read(&self, engine: &Engine, state: &State, board: &mut Vec<u8>) {
        board.clear();
        // rules can write words that are no pieces: nothing is known of them
        let kind = |cell| match self.kinds.get(usize::from(engine.word(state, cell))) {
            Some(kind) => *kind,
            None => UNSEEN,
        };
        board.extend((0..engine.board_size().area()).map(kind));
    }
}

/// The hash of what is learnt from for this computer player: the rules, the pieces, the board, and its script. White space does not count.
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
    add(file::script_of(game, player).flatten().unwrap_or_default());
    hasher.finish()
}

/// The name of the computer player that learns if nobody says which: the first that searches lines, otherwise the search that every game has.
pub fn learner(game: &Game) -> String {
    let searches = |source: &&OpponentSource| source.search.is_some_and(|search| search.kind == SearchKind::AlphaBeta);
    let found = game.opponents.iter().find(searches);
    found.map_or_else(|| String::from("alphabeta"), |source| source.name.get(Language::English).to_owned())
}
