//! Levels whose pieces cover something (property `covers`): what surely may be opened, choice by choice, by the laws of the board as it
//! stands. Looks only at what a player sees, never under a piece.

use super::deduction::{Deduction, Effort, following};
use super::puzzle::Puzzle;
use super::reasoner::{Guarding, Reasoner};
use crate::solve::{Budget, Method, is_won};
use switchboard_base::diag::Problems;
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, Move, Outcome, State};

/// Laws about at most this many unknowns are asked first; only where they tell nothing are all of them.
const FEW: usize = 16;

/// How opening a level ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// As the level wants it.
    Won,
    /// Nothing more is sure: a player would have to guess.
    Guess,
    /// What is under this cell was sure by the laws, and yet opening it lost the level.
    Lost(Cell),
    /// It was stopped, or the laws are too much to work with.
    Unknown,
}

/// A level that was opened as far as it goes.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The choices.
    pub moves: Vec<Move>,
    /// What came of them.
    pub ending: Ending,
    /// How many laws the steps needed; only counted where there was a limit.
    pub effort: Effort,
}

/// Opens a level from its start, only what is sure. With `most`, step by step, each from as few laws as can be and none from more than
/// these; without, everything that is sure at once.
///
/// # Errors
/// Laws that cannot be worked out.
pub fn open(engine: &Engine, most: Option<usize>, budget: &mut Budget<'_>) -> Result<Opened, Problems> {
    let mut state = engine.start(0);
    let mut opened = Opened { moves: Vec::new(), ending: Ending::Guess, effort: Effort::default() };
    loop {
        // each choice opens a cell at least
        if opened.moves.len() > engine.board_size().area() || budget.step(1 << 14).is_err() {
            opened.ending = Ending::Unknown;
            return Ok(opened);
        }
        // each board's laws are given up for the next
        let mut share = budget.share(Method::Laws);
        let cells = match most {
            None => match Puzzle::at(engine, &state, &mut share)? {
                Some(puzzle) => sure(&puzzle, &mut share),
                None => None,
            },
            Some(most) => match Deduction::at(engine, &state, &mut share)? {
                Some(mut deduction) => Some(step(&mut deduction, (engine, &state), most, &mut opened.effort)),
                None => None,
            },
        };
        let before = opened.moves.len();
        match cells {
            None => opened.ending = Ending::Unknown,
            Some(cells) => choose(engine, &mut state, &cells, &mut opened),
        }
        if opened.ending != Ending::Guess || opened.moves.len() == before {
            return Ok(opened);
        }
    }
}

/// Chooses these cells. What was opened together with an earlier one is passed over.
fn choose(engine: &Engine, state: &mut State, cells: &[Cell], opened: &mut Opened) {
    for cell in cells {
        let chosen = Move::Cell(*cell);
        if !engine.is_valid(state, &chosen) {
            continue;
        }
        if engine.play(state, &chosen).is_err() {
            opened.ending = Ending::Unknown;
            return;
        }
        opened.moves.push(chosen);
        match engine.outcome(state) {
            Outcome::Playing => {}
            outcome if is_won(outcome) => opened.ending = Ending::Won,
            _ => opened.ending = Ending::Lost(*cell),
        }
        if opened.ending != Ending::Guess {
            return;
        }
    }
}

/// The cells that surely hold what may be opened; none where the laws are too much to work with.
fn sure(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Option<Vec<Cell>> {
    let cell = |number: &usize| puzzle.asked().get(*number).map(|asked| asked.cell);
    let can_open = puzzle.asked().iter().enumerate().filter(|(_, asked)| asked.opens);
    let known: Vec<Cell> =
        can_open.clone().filter(|(_, asked)| asked.words.len() == 1).map(|(_, asked)| asked.cell).collect();
    if !known.is_empty() {
        return Some(known);
    }
    let wanted: Vec<(usize, u16)> =
        can_open.filter_map(|(number, asked)| Some((number, *asked.words.first()?))).collect();
    let mut is_small = |law: &super::Law| Some(puzzle.circuit().unknowns(law.holds, FEW, budget)?.len() <= FEW);
    let small = puzzle.laws().iter().map(&mut is_small).collect::<Option<Vec<bool>>>()?;
    let is_small = |number: usize| small.get(number) == Some(&true);
    let mut few = Reasoner::of(puzzle, Guarding::Always, None, budget, is_small).ok()?;
    let mut found = following(&mut few, &[], &[], wanted.clone());
    if found.is_empty() && !small.iter().all(|is_small| *is_small) {
        let mut all = Reasoner::new(puzzle, Guarding::Always, None, budget).ok()?;
        found = following(&mut all, &[], &[], wanted);
        if all.is_over() {
            return None;
        }
    }
    Some(found.iter().filter_map(|(number, _)| cell(number)).collect())
}

/// The cells of the next step; none where it needs more than `most` laws.
fn step(
    deduction: &mut Deduction<'_>,
    (engine, state): (&Engine, &State),
    most: usize,
    effort: &mut Effort,
) -> Vec<Cell> {
    let board = |index| engine.word(state, index);
    let Some((step, cells)) = deduction.step_to_open(board) else { return Vec::new() };
    if step.laws.len() > most {
        return Vec::new();
    }
    effort.steps += 1;
    effort.laws += step.laws.len();
    effort.most = effort.most.max(step.laws.len());
    cells
}
