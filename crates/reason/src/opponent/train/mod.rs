//! Learning what positions of a game are worth from games that the computer plays against itself. Shards only play; all records are then
//! sorted and fitted once, so that the same games give the same weights, however they were shared.

mod contest;
mod fit;
mod play;
mod record;
mod replay;
mod views;

pub use contest::{Contest, contest};
pub use fit::{Error, Fitted};
pub use play::{Setup, play};
pub use record::{Choice, Head, MAX_FILE, Record, merge, read, write};
pub use replay::{MAX_BYTES, Positions, positions};

use super::Mind;
use super::learnt::shape::{Shape, UNSEEN};
use super::learnt::{LearntLevel, Weights};

/// The most choices of a game: a longer one counts as drawn.
pub const MAX_CHOICES: usize = 600;

/// Fits weights to positions. None if it was stopped, or if there are too few positions.
pub fn fit(setup: &Setup<'_>, positions: &Positions, stop: &(dyn Fn() -> bool + Sync)) -> Option<Fitted> {
    let shape = Shape::new(setup.engine.board_size(), positions.words.len());
    let has_script = matches!(setup.who.mind, Mind::Searches(_, Some(_)));
    let start = setup.start(0);
    let kind = |cell: usize| {
        let word = setup.engine.word(&start, cell);
        positions
            .words
            .iter()
            .position(|known| *known == word)
            .and_then(|kind| u8::try_from(kind).ok())
            .unwrap_or(UNSEEN)
    };
    let start: Vec<u8> = (0..shape.size.area()).map(kind).collect();
    fit::fit(positions, (shape, &start), has_script, stop)
}

/// What was learnt, as it is written into the game's folder.
pub fn learnt(setup: &Setup<'_>, head: &Head, positions: &Positions, weights: Weights) -> LearntLevel {
    let pieces = &setup.engine.game().pieces;
    let name = |word: &u16| pieces.get(usize::from(*word)).map(|piece| piece.name.to_string());
    LearntLevel {
        level: head.level.clone(),
        player: head.player.clone(),
        learnt_on: head.learnt_on,
        games: positions.games,
        pieces: positions.words.iter().filter_map(name).collect(),
        weights,
    }
}
