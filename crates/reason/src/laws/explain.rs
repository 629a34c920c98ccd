//! What is said about a board to the player, as plain data that can be passed from a task to a screen.

use super::candidates::Candidates;
use super::deduction::{Advice, Deduction, Step};
use super::given;
use super::puzzle::{Law, Said};
use crate::solve::Budget;
use serde::{Deserialize, Serialize};
use switchboard_base::diag::Problems;
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, Move, State};

/// What was deduced about a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deduced {
    /// These entries cannot all stay.
    Mistake(Vec<Cell>),
    /// This follows next.
    Step(Box<Explained>),
    /// Nothing more follows, or nothing is left to ask.
    Nothing,
    /// The moves that fill in what follows from single laws; empty if nothing does.
    Fill(Vec<Move>),
    /// What undecided cells can still hold, one law at a time.
    Possible(Vec<Candidates>),
    /// Not found out within the limits.
    Unknown,
}

/// Values that the player struck out of cells.
pub type Struck = [(Cell, u16)];

/// A step and its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explained {
    /// The cell about which something follows.
    pub cell: Cell,
    /// The moves that enter it; none where nothing is entered, but struck out.
    pub moves: Vec<Move>,
    /// What follows is not held: cells and words, among them at least one of the cell above. Empty where something is entered.
    pub out: Vec<(Cell, u16)>,
    /// The cells that the reason mentions, without the one above.
    pub because: Vec<Cell>,
    /// The laws that it follows from; none where the piece says it by itself.
    pub laws: Vec<LawText>,
}

/// The text of a law, and the values for its braces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LawText {
    /// The text, with braces.
    pub text: String,
    /// One value for each pair of braces.
    pub said: Vec<Said>,
}

/// What the reasoning about a board answers; [`Deduced::Unknown`] if the budget is used up before it begins. `None` if the game has no
/// constraints.
fn reasoned<'c>(
    engine: &Engine,
    state: &State,
    budget: &mut Budget<'c>,
    answer: impl FnOnce(&mut Deduction<'c>, &mut Budget<'c>) -> Deduced,
) -> Result<Option<Deduced>, Problems> {
    switchboard_base::broken::fault::point("reason");
    match Deduction::at(engine, state, budget) {
        Ok(Some(mut deduction)) => Ok(Some(answer(&mut deduction, budget))),
        Ok(None) => Ok(None),
        Err(problems) if problems.has_errors() => Err(problems),
        Err(_) => Ok(Some(Deduced::Unknown)),
    }
}

/// What follows from a level's laws on the board of a state; for a player who sees what cells can hold, with what was struck out. `None` if
/// the game has no constraints.
///
/// # Errors
/// Constraints that cannot be evaluated.
pub fn deduce(
    engine: &Engine,
    state: &State,
    notes: Option<&Struck>,
    budget: &mut Budget<'_>,
) -> Result<Option<Deduced>, Problems> {
    reasoned(engine, state, budget, |deduction, budget| {
        let board = |index| engine.word(state, index);
        let advice = match notes {
            Some(struck) => {
                deduction.strike(struck);
                deduction.advice_with_notes(board)
            }
            None => deduction.advice(board),
        };
        match advice {
            Advice::Mistake(cells) => Deduced::Mistake(cells),
            Advice::Done | Advice::Nothing => Deduced::Nothing,
            Advice::Unknown => Deduced::Unknown,
            Advice::Step(mut step) => {
                let moves = deduction.moves_to_say(step.asked, step.word, board);
                if let Some(cells) = given::cells_of(engine, state, deduction, (&step, true), budget) {
                    step.cells = cells;
                }
                explained(deduction, &step, moves, Vec::new())
            }
            Advice::Strike(mut step, out) => {
                if let Some(cells) = given::cells_of(engine, state, deduction, (&step, false), budget) {
                    step.cells = cells;
                }
                explained(deduction, &step, Vec::new(), out)
            }
        }
    })
}

/// A step with its reason.
fn explained(deduction: &Deduction<'_>, step: &Step, moves: Vec<Move>, out: Vec<(Cell, u16)>) -> Deduced {
    let laws = deduction.laws_of(step);
    let mut because: Vec<Cell> = laws.iter().flat_map(|law| law.places.iter()).chain(&step.cells).copied().collect();
    because.sort_unstable();
    because.dedup();
    because.retain(|cell| *cell != step.cell);
    let text = |law: &&Law| LawText { text: law.text.to_string(), said: law.said.clone() };
    let laws = laws.iter().map(text).collect();
    Deduced::Step(Box::new(Explained { cell: step.cell, moves, out, because, laws }))
}

/// What is wrong on the board of a state, or among what was struck out. A cell being changed counts as undecided if what the player may want takes several presses.
/// `None` if the game has no constraints.
///
/// # Errors
/// Constraints that cannot be evaluated.
pub fn find_mistake(
    engine: &Engine,
    state: &State,
    turning: Option<Cell>,
    struck: &Struck,
    budget: &mut Budget<'_>,
) -> Result<Option<Deduced>, Problems> {
    reasoned(engine, state, budget, |deduction, _| {
        deduction.strike(struck);
        let on_its_way = deduction.puzzle().asked().iter().find(|asked| Some(asked.cell) == turning);
        let open = on_its_way
            .filter(|asked| asked.cycle.len() > 2)
            .and_then(|asked| Some((asked.index, *asked.cycle.first()?)));
        let board = |index| match open {
            Some((turning, word)) if turning == index => word,
            _ => engine.word(state, index),
        };
        match deduction.can_be_finished(board) {
            Some(true) => Deduced::Nothing,
            None => Deduced::Unknown,
            Some(false) => match deduction.mistake(board) {
                cells if cells.is_empty() => Deduced::Unknown,
                cells => Deduced::Mistake(cells),
            },
        }
    })
}

/// The moves that fill in what follows from single laws on the board of a state. `None` if the game has no constraints.
///
/// # Errors
/// Constraints that cannot be evaluated.
pub fn fill_by_law(
    engine: &Engine,
    state: &State,
    struck: &Struck,
    budget: &mut Budget<'_>,
) -> Result<Option<Deduced>, Problems> {
    reasoned(engine, state, budget, |deduction, _| {
        deduction.strike(struck);
        let board = |index| engine.word(state, index);
        if deduction.can_be_finished(board) == Some(false) {
            let cells = deduction.mistake(board);
            return if cells.is_empty() { Deduced::Unknown } else { Deduced::Mistake(cells) };
        }
        let follows = deduction.by_one_law(board);
        let moves = follows.iter().flat_map(|(number, word)| deduction.moves_to_say(*number, *word, board));
        let moves: Vec<Move> = moves.collect();
        if moves.is_empty() && deduction.is_over() { Deduced::Unknown } else { Deduced::Fill(moves) }
    })
}

/// What undecided cells can still hold on the board of a state, one law at a time. `None` if the game has no constraints.
///
/// # Errors
/// Constraints that cannot be evaluated.
pub fn find_possible(
    engine: &Engine,
    state: &State,
    struck: &Struck,
    budget: &mut Budget<'_>,
) -> Result<Option<Deduced>, Problems> {
    reasoned(engine, state, budget, |deduction, _| {
        deduction.strike(struck);
        Deduced::Possible(deduction.candidates(|index| engine.word(state, index)))
    })
}
