//! The method `backwards`: a walk away from a finished board by taking moves back, including moves that no other move undoes. What moves do
//! to the board is learnt by playing them; whether the result can be played forwards is left to the proof.

use super::read::Recipe;
use crate::solve::{Budget, Why, is_won};
use std::collections::BTreeSet;
use switchboard_base::chance::Chance;
use switchboard_base::grid::{Cell, Size};
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// The random games that are watched: how many, how long, and their seed.
const GAMES: usize = 12;
const GAME: usize = 60;
const SEED: u64 = 7;
/// The most different effects of moves, and the most cells of one effect.
const MAX_CHANGES: usize = 2_000;
const MAX_CELLS: usize = 8;

/// What one or two moves do, relative to the cell of the first: where, what stood there before, what stands there after.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct CellChange {
    cells: Vec<(i16, i16, u16, u16)>,
    /// Where the moves are made.
    moves: Vec<(i16, i16)>,
}

/// What was learnt about the moves of a pattern.
#[derive(Debug, Clone)]
pub struct Backwards {
    size: Size,
    changes: Vec<CellChange>,
    finished: Vec<u16>,
}

fn words(engine: &Engine, state: &State) -> Vec<u16> {
    (0..engine.board_size().area()).map(|cell| engine.word(state, cell)).collect()
}

impl Backwards {
    /// Watches random games from the level's start, as long as the budget lasts. `finished` is a board at its end.
    pub fn new(engine: &Engine, finished: &State, budget: &mut Budget<'_>) -> Self {
        let start = engine.start(0);
        // Between complete moves only these words stand on the board; any other word means that a move is half made.
        let rest: BTreeSet<u16> = words(engine, &start).into_iter().chain(words(engine, finished)).collect();
        let mut chance = Chance::new(SEED);
        let mut changes = BTreeSet::new();
        let mut walker = Walker::new(engine, &start);
        'games: for _ in 0..GAMES {
            walker.go_to(&start);
            for _ in 0..GAME {
                if words(engine, walker.state()).iter().all(|word| rest.contains(word))
                    && watch(engine, walker.state(), &rest, &mut changes, budget).is_err()
                {
                    break 'games;
                }
                let count = walker.count_moves();
                let chosen = walker.nth_move(chance.below(count));
                if chosen.is_none_or(|chosen| walker.play(&chosen) != Ok(Outcome::Playing)) {
                    break;
                }
            }
        }
        Self {
            size: engine.board_size(),
            changes: changes.into_iter().take(MAX_CHANGES).collect(),
            finished: words(engine, finished),
        }
    }

    /// Takes back at most as many moves as the recipe says. Returns the board reached and the moves from there to its end.
    #[expect(
        clippy::expect_used,
        clippy::indexing_slicing,
        reason = "one is chosen of those that fit: its cells are on the board"
    )]
    pub fn walk(&self, recipe: &Recipe, chance: &mut Chance) -> (Vec<(usize, u16)>, Vec<Move>) {
        let mut board = self.finished.clone();
        let mut met = BTreeSet::from([board.clone()]);
        let mut steps: Vec<Vec<Move>> = Vec::new();
        let mut count = 0;
        let mut fitting = Vec::new();
        while count < recipe.moves as usize {
            fitting.clear();
            for change in &self.changes {
                fitting
                    .extend(self.size.cells().filter(|cell| self.fits(change, *cell, &board)).map(|at| (change, at)));
            }
            if fitting.is_empty() {
                break;
            }
            let (change, at) = fitting[chance.below(fitting.len())];
            for (dx, dy, before, _) in &change.cells {
                board[self.index(at, *dx, *dy).expect("it fits there")] = *before;
            }
            if !met.insert(board.clone()) {
                break;
            }
            let moves: Vec<Move> =
                change.moves.iter().filter_map(|(dx, dy)| self.cell(at, *dx, *dy)).map(Move::Cell).collect();
            count += moves.len();
            steps.push(moves);
        }
        steps.reverse();
        (board.into_iter().enumerate().collect(), steps.concat())
    }

    fn fits(&self, change: &CellChange, at: Cell, board: &[u16]) -> bool {
        let stands = |(dx, dy, _, after): &(i16, i16, u16, u16)| {
            self.index(at, *dx, *dy).and_then(|index| board.get(index)) == Some(after)
        };
        change.cells.iter().all(stands) && change.moves.iter().all(|(dx, dy)| self.index(at, *dx, *dy).is_some())
    }

    fn cell(&self, at: Cell, dx: i16, dy: i16) -> Option<Cell> {
        let x = u8::try_from(i16::from(at.x) + dx).ok()?;
        let y = u8::try_from(i16::from(at.y) + dy).ok()?;
        Some(Cell::new(x, y)).filter(|cell| self.size.contains(*cell))
    }

    fn index(&self, at: Cell, dx: i16, dy: i16) -> Option<usize> {
        self.size.index(self.cell(at, dx, dy)?)
    }
}

/// Learns what every move from here does, or every pair of moves if the first leaves a move half made.
fn watch(
    engine: &Engine,
    state: &State,
    rest: &BTreeSet<u16>,
    changes: &mut BTreeSet<CellChange>,
    budget: &mut Budget<'_>,
) -> Result<(), Why> {
    let before = words(engine, state);
    let mut learn = |after: &[u16], moves: &[Move]| {
        let cells: Vec<Cell> =
            moves.iter().filter_map(|chosen| if let Move::Cell(cell) = chosen { Some(*cell) } else { None }).collect();
        let Some(from) = cells.first() else { return };
        let offset = |cell: Cell| (i16::from(cell.x) - i16::from(from.x), i16::from(cell.y) - i16::from(from.y));
        let all = engine.board_size().cells().zip(before.iter().zip(after));
        let changed = all.filter(|(_, (old, new))| old != new).map(|(cell, (old, new))| {
            let (dx, dy) = offset(cell);
            (dx, dy, *old, *new)
        });
        let change = CellChange { cells: changed.collect(), moves: cells.iter().map(|cell| offset(*cell)).collect() };
        if (1..=MAX_CELLS).contains(&change.cells.len()) && changes.len() < MAX_CHANGES {
            changes.insert(change);
        }
    };
    let goes_on = |outcome| outcome == Outcome::Playing || is_won(outcome);
    let mut walker = Walker::new(engine, state);
    let mut play = |state: &State, chosen: &Move| {
        walker.go_to(state);
        let goes = walker.play(chosen).is_ok_and(goes_on);
        budget.step(walker.take_work() + state.bytes())?;
        Ok::<_, Why>(goes.then(|| walker.state().clone()))
    };
    for first in engine.moves(state) {
        let Some(one) = play(state, &first)? else { continue };
        let after = words(engine, &one);
        if after.iter().all(|word| rest.contains(word)) {
            learn(&after, &[first]);
            continue;
        }
        for second in engine.moves(&one) {
            let Some(two) = play(&one, &second)? else { continue };
            let after = words(engine, &two);
            if after.iter().all(|word| rest.contains(word)) {
                learn(&after, &[first, second]);
            }
        }
    }
    Ok(())
}
