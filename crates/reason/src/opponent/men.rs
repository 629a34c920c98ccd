//! What a search sees of a board without knowing the game: how many men stand on it. A turn after which there are fewer is loud: it takes
//! something, and what it is worth shows only when nothing more is taken. A piece without a group stands for a free place.

use super::turns::TurnId;
use switchboard_engine::play::{Engine, State};

/// So many more turns must take what stands where a man goes than anything else, for those alone to be tried.
const PLAIN: u64 = 8;

/// How men are taken in a game, as far as a search has seen.
#[derive(Debug)]
pub struct Men {
    /// By word: whether it stands for a free place.
    free: Vec<bool>,
    area: usize,
    /// Turns that take what stands where a choice was made.
    plain: u64,
    /// Turns that take anything else.
    sly: u64,
}

impl Men {
    /// Nothing was seen yet.
    pub fn new(engine: &Engine) -> Self {
        let free = engine.game().pieces.iter().map(|piece| piece.groups.is_empty()).collect();
        Self { free, area: engine.board_size().area(), plain: 0, sly: 0 }
    }

    /// Whether no man stands on the cell with this index.
    #[expect(clippy::indexing_slicing, reason = "a word on a board is that of a piece")]
    pub fn is_free(&self, engine: &Engine, state: &State, cell: usize) -> bool {
        self.free[usize::from(engine.word(state, cell))]
    }

    /// How many men there are.
    pub fn count(&self, engine: &Engine, state: &State) -> usize {
        (0..self.area).filter(|cell| !self.is_free(engine, state, *cell)).count()
    }

    /// Records a turn, and whether it was loud.
    pub fn saw(&mut self, engine: &Engine, before: &State, id: TurnId, is_loud: bool) {
        if is_loud {
            let mut numbers = id.numbers();
            let (first, others) = (numbers.next(), id.numbers().skip(1));
            let onto = |number: u16| self.is_free(engine, before, number.into());
            let is_sly = if numbers.next().is_none() { first.is_some_and(onto) } else { others.into_iter().any(onto) };
            *(if is_sly { &mut self.sly } else { &mut self.plain }) += 1;
        }
    }

    /// Whether men are taken only by going where they stand.
    pub fn are_plainly_taken(&self) -> bool {
        self.plain > self.sly * PLAIN
    }
}
