//! What is said about a board to the player, as plain data that can be passed from a task to a screen.

use super::candidates::Candidates;
use super::deduction::{Advice, Deduction, Step};
use super::given;
use super::puzzle::{Law, Puzzle, Said};
use crate::solve::Budget;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
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
    /// The words of a cell's pieces that single laws rule out.
    RuledOut(Vec<u16>),
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

/// Answers what is asked about the boards of one level. Keeps the level's puzzle, which is the same for each of them; the solver is made
/// anew for each question, so that the same question has the same answer whatever was asked before.
#[derive(Debug, Default)]
pub struct Explainer {
    puzzle: Option<Arc<Puzzle>>,
}

impl Explainer {
    /// The puzzle of the level as it stands, where pieces cover something; elsewhere the one that is kept.
    fn puzzle(
        &mut self,
        engine: &Engine,
        state: &State,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Arc<Puzzle>>, Problems> {
        if engine.covers(state) {
            return Ok(Puzzle::at(engine, state, budget)?.map(Arc::new));
        }
        if self.puzzle.is_none() {
            self.puzzle = Puzzle::at(engine, state, budget)?.map(Arc::new);
        }
        Ok(self.puzzle.clone())
    }

    /// What the reasoning about a board answers; [`Deduced::Unknown`] if the budget is used up before it begins. `None` if the game has no
    /// constraints.
    fn reasoned<'c>(
        &mut self,
        (engine, state): (&Engine, &State),
        budget: &mut Budget<'c>,
        answer: impl FnOnce(&mut Deduction<'c>, &mut Budget<'c>) -> Deduced,
    ) -> Result<Option<Deduced>, Problems> {
        switchboard_base::broken::fault::point("reason");
        let made = match self.puzzle(engine, state, budget) {
            Ok(None) => return Ok(None),
            Ok(Some(puzzle)) => Deduction::of(engine, puzzle, budget),
            Err(problems) => Err(problems),
        };
        match made {
            Ok(mut deduction) => Ok(Some(answer(&mut deduction, budget))),
            Err(problems) if problems.has_errors() => Err(problems),
            Err(_) => Ok(Some(Deduced::Unknown)),
        }
    }

    /// What follows from a level's laws on the board of a state; for a player who sees what cells can hold, with what was struck out. `None`
    /// if the game has no constraints.
    ///
    /// # Errors
    /// Constraints that cannot be evaluated.
    pub fn deduce(
        &mut self,
        at: (&Engine, &State),
        notes: Option<&Struck>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Deduced>, Problems> {
        let (engine, state) = at;
        self.reasoned(at, budget, |deduction, budget| {
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

    /// What is wrong on the board of a state, or among what was struck out. A cell being changed counts as undecided if what the player may
    /// want takes several presses. `None` if the game has no constraints.
    ///
    /// # Errors
    /// Constraints that cannot be evaluated.
    pub fn find_mistake(
        &mut self,
        at: (&Engine, &State),
        turning: Option<Cell>,
        struck: &Struck,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Deduced>, Problems> {
        let (engine, state) = at;
        self.reasoned(at, budget, |deduction, _| {
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
        &mut self,
        at: (&Engine, &State),
        struck: &Struck,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Deduced>, Problems> {
        let (engine, state) = at;
        self.reasoned(at, budget, |deduction, _| {
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
        &mut self,
        at: (&Engine, &State),
        struck: &Struck,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Deduced>, Problems> {
        let (engine, state) = at;
        self.reasoned(at, budget, |deduction, _| {
            deduction.strike(struck);
            Deduced::Possible(deduction.candidates(|index| engine.word(state, index)))
        })
    }

    /// The pieces of this cell that single laws rule out on the board of a state, whatever stands in the cell; none where nothing would be
    /// left. `None` if the game has no constraints.
    ///
    /// # Errors
    /// Constraints that cannot be evaluated.
    pub fn ruled_out(
        &mut self,
        at: (&Engine, &State),
        cell: Cell,
        struck: &Struck,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Deduced>, Problems> {
        let (engine, state) = at;
        self.reasoned(at, budget, |deduction, _| {
            deduction.strike(struck);
            let mut asked = deduction.puzzle().asked().iter().enumerate();
            let Some((number, asked)) = asked.find(|(_, asked)| asked.cell == cell) else {
                return Deduced::RuledOut(Vec::new());
            };
            let cycle = asked.cycle.clone();
            let possible = deduction.possible(number, |index| engine.word(state, index));
            let puzzle = deduction.puzzle();
            // a piece that leaves the cell open takes back what was filled in
            let is_out = |word: &u16| puzzle.says(*word).is_some_and(|said| !possible.contains(&said));
            Deduced::RuledOut(cycle.into_iter().filter(is_out).collect())
        })
    }
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
