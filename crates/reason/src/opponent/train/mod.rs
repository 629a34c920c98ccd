//! Learning what positions of a game are worth, and which choices are promising, from games that the computer plays against itself. Shards only play; all records are then
//! sorted and fitted once, so that the same games give the same weights, however they were shared.

mod contest;
mod decisions;
mod fit;
mod play;
mod policy;
mod record;
mod replay;
mod views;

pub use contest::{Contest, contest};
pub use decisions::{Decisions, decisions};
pub use fit::{Error, Fitted};
pub use play::{Setup, play};
pub use policy::FittedPolicy;
pub use record::{Choice, Head, MAX_FILE, Record, merge, read, write};
pub use replay::{MAX_BYTES, Positions, positions};

use super::Mind;
use super::learnt::shape::{Shape, UNSEEN};
use super::learnt::{LearntLevel, LearntPart};

/// The most choices of a game: a longer one counts as drawn.
pub const MAX_CHOICES: usize = 600;

/// Fits weights to positions. None if it was stopped, or if there are too few positions.
pub fn fit(setup: &Setup<'_>, positions: &Positions, stop: &(dyn Fn() -> bool + Sync)) -> Option<Fitted> {
    let shape = Shape::new(setup.engine.board_size(), positions.words.len());
    let has_script = matches!(setup.who.mind, Mind::Searches(_, Some(_)));
    fit::fit(positions, (shape, &board_at_start(setup, &positions.words)), has_script, stop)
}

/// Fits weights to decisions. None if it was stopped, or if there are too few decisions or too many kinds of pieces.
pub fn fit_policy(setup: &Setup<'_>, decisions: &Decisions, stop: &(dyn Fn() -> bool + Sync)) -> Option<FittedPolicy> {
    policy::fit(decisions, (setup.engine.board_size(), &board_at_start(setup, &decisions.words)), stop)
}

/// The kinds on the board with which games begin.
fn board_at_start(setup: &Setup<'_>, words: &[u16]) -> Vec<u8> {
    let start = setup.start(0);
    let kind = |cell: usize| {
        let word = setup.engine.word(&start, cell);
        let kind = words.iter().position(|known| *known == word);
        kind.and_then(|kind| u8::try_from(kind).ok()).unwrap_or(UNSEEN)
    };
    (0..setup.engine.board_size().area()).map(kind).collect()
}

/// What was learnt, as it is written into the game's folder.
/// `words` are those of the kinds.
pub fn learnt(setup: &Setup<'_>, head: &Head, (games, words): (u32, &[u16]), part: LearntPart) -> LearntLevel {
    let pieces = &setup.engine.game().pieces;
    let name = |word: &u16| pieces.get(usize::from(*word)).map(|piece| piece.name.to_string());
    LearntLevel {
        level: head.level.clone(),
        player: head.player.clone(),
        learnt_on: head.learnt_on,
        games,
        pieces: words.iter().filter_map(name).collect(),
        part,
    }
}
