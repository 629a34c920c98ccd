//! The decisions of recorded games: what was chosen among what, behind the turns left to chance at the beginning.

#![expect(
    clippy::indexing_slicing,
    reason = "each decision has a board of so many cells, and as many cells to choose among as it says"
)]

use super::super::learnt::policy::Previous;
use super::super::learnt::{previous, score};
use super::play::Setup;
use super::record::Record;
use super::replay::{Kinds, MAX_BYTES, played, unplayable};
use switchboard_base::diag::Problem;
use switchboard_engine::play::Move;

/// Decisions, each with its board and what could be chosen.
#[derive(Debug, Default)]
pub struct Decisions {
    /// The words of the kinds, the first kind first.
    pub words: Vec<u16>,
    /// The kinds on all boards, one board after the other, row by row.
    boards: Vec<u8>,
    /// The cells that could be chosen, one decision after the other.
    cells: Vec<u16>,
    /// What the script for random games scores each of these cells, if there is one.
    scores: Option<Vec<i32>>,
    /// What else is known of each.
    pub known: Vec<Decision>,
    /// How many games were read.
    pub games: u32,
}

/// What is known of a decision.
#[derive(Debug, Clone, Copy)]
pub struct Decision {
    /// The game's number.
    pub game: u32,
    /// Whose it was: 0 for the first player, otherwise 1.
    pub side: usize,
    /// The cell that was chosen before it.
    pub previous: Previous,
    /// Which of the cells was chosen.
    pub chosen: usize,
    /// Where its cells begin, and how many they are.
    cells: (usize, usize),
}

impl Decisions {
    /// The kinds on the board of a decision, row by row, of so many cells.
    pub fn board(&self, place: usize, area: usize) -> &[u8] {
        &self.boards[place * area..(place + 1) * area]
    }

    /// The cells among which was chosen, with their scores.
    pub fn cells(&self, place: usize) -> impl Iterator<Item = (usize, Option<i32>)> {
        let (begin, count) = self.known[place].cells;
        (begin..begin + count).map(|at| (self.cells[at].into(), self.scores.as_ref().map(|scores| scores[at])))
    }

    /// Whether a script scores choices.
    pub fn has_scores(&self) -> bool {
        self.scores.is_some()
    }
}

/// Plays recorded games again and keeps their decisions. None if it was stopped.
///
/// # Errors
/// A game cannot be played so.
pub fn decisions(
    setup: &Setup<'_>,
    records: &[&Record],
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Decisions>, Problem> {
    let engine = setup.engine;
    let mut kinds = Kinds::default();
    let playout = setup.who.playout.as_ref();
    let mut all = Decisions { scores: playout.map(|_| Vec::new()), ..Decisions::default() };
    for record in records {
        if stop() {
            return Ok(None);
        }
        if all.boards.len() + 2 * all.cells.len() > MAX_BYTES {
            break;
        }
        let mut state = setup.start(record.number);
        let mut earlier: Option<u16> = None;
        for (place, choice) in record.choices.iter().enumerate() {
            let from = earlier.filter(|_| !choice.begins).and_then(|number| engine.numbered_move(number));
            let moves = engine.moves(&state);
            let number = |chosen: &Move| engine.move_number(chosen);
            let cells: Vec<u16> = moves.iter().filter_map(number).collect();
            let chosen = cells.iter().position(|cell| *cell == choice.number);
            let chosen = chosen.ok_or_else(|| unplayable(engine, record, place))?;
            if !choice.is_stray && cells.len() > 1 {
                let side = usize::from(engine.player(&state) != 1);
                let cells_of = (all.cells.len(), cells.len());
                let previous = previous(engine, &state, from.as_ref());
                all.known.push(Decision { game: record.number, side, previous, chosen, cells: cells_of });
                if let Some((scores, script)) = all.scores.as_mut().zip(playout) {
                    let numbered = moves.iter().filter(|chosen| number(chosen).is_some());
                    scores.extend(numbered.map(|chosen| score(engine, script, &state, chosen)));
                }
                all.cells.extend(cells);
                all.boards.extend((0..engine.board_size().area()).map(|cell| kinds.of(engine.word(&state, cell))));
            }
            if !played(engine, &mut state, choice.number) {
                return Err(unplayable(engine, record, place));
            }
            earlier = Some(choice.number);
        }
        all.games += 1;
    }
    all.words = kinds.words;
    Ok(Some(all))
}
