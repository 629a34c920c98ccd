//! A level as a puzzle: which cells are asked, what each can hold, and the laws, one for each element of the constraints' headings.

use super::circuit::{Circuit, Gate, Truth};
use super::forms::Element;
use super::making::{Making, STOPPED};
use super::unroll::{Local, Locals, Unroller};
use super::value::{Choice, Refused};
use crate::solve::analysis::commuting_moves::{CommutingMoves, Unrecognised};
use crate::solve::{Budget, Why};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_base::grid::{Cell, Size};
use switchboard_engine::play::{Engine, Move, State};
use switchboard_game::{Kind, Stand};
use switchboard_rules::Laws;
use switchboard_rules::tree::{Asked, Constraint, Over};

/// By the index of a cell that is changed by choosing it: the cell, and the words that choosing it again and again shows.
pub type Cycles = BTreeMap<usize, (Cell, Vec<u16>)>;

/// The work for a law, and the bytes of memory that it takes, without the cells and values that its text names.
const OF_LAW: u64 = 300;
const BYTES_OF_LAW: u64 = 320;
const OF_NAMED: u64 = 48;
/// Bytes of memory for a cell of the board, and for each word that a cell to be found can hold or show.
const OF_CELL: u64 = 480;
const OF_WORD: u64 = 64;
/// Bytes of memory for a list in a list.
const OF_LIST: u64 = 72;
/// The most laws of a level.
pub const MAX_LAWS: usize = 50_000;

/// A cell whose piece must be found.
#[derive(Debug, Clone)]
pub struct AskedCell {
    /// Its position.
    pub cell: Cell,
    /// Its index, row by row.
    pub index: usize,
    /// The words that it can hold at the end, each once.
    pub words: Vec<u16>,
    /// The words that choosing it again and again shows, the start's first; empty where it is not turned.
    pub cycle: Vec<u16>,
    /// Whether something covers it and choosing it opens it; then the first of its words is the one that may be opened.
    pub opens: bool,
}

/// The value of a pair of braces in the text of a law.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// A number.
    Number(i32),
    /// A word, by its number; a piece by its index in the file.
    Word(u16),
    /// A cell.
    Cell(i32, i32),
    /// It could not be evaluated.
    Nothing,
}

/// One law of a level.
#[derive(Debug, Clone)]
pub struct Law {
    /// Its number among the constraints of the rules.
    pub constraint: usize,
    /// Its text, with braces.
    pub text: Arc<str>,
    /// The value for each pair of braces.
    pub said: Vec<Said>,
    /// The cells named by its headings.
    pub places: Vec<Cell>,
    /// When it is satisfied.
    pub holds: Truth,
}

/// A level as a puzzle.
#[derive(Debug, Clone)]
pub struct Puzzle {
    size: Size,
    asked: Vec<AskedCell>,
    /// By index on the board: the number of the asked cell.
    numbers: Vec<Option<usize>>,
    choices: Vec<Vec<(u16, Truth)>>,
    /// For each unknown, the asked cell that it is about.
    owners: Vec<usize>,
    circuit: Circuit,
    laws: Vec<Law>,
    stands: Vec<Stand>,
}

#[expect(clippy::indexing_slicing, reason = "cells are on the board, and the unknowns are those of the circuit")]
impl Puzzle {
    /// The level of this engine. `None` if its game has no constraints.
    ///
    /// # Errors
    /// Constraints that cannot be evaluated, or cells that are not changed individually.
    pub fn new(engine: &Engine, budget: &mut Budget<'_>) -> Result<Option<Self>, Problems> {
        Self::with(engine, &engine.start(0), &BTreeMap::new(), None, budget)
    }

    /// The level as it stands: where pieces cover something, the board of this state, on which what was opened is known; elsewhere
    /// [`Self::new`].
    ///
    /// # Errors
    /// See [`Self::new`].
    pub fn at(engine: &Engine, state: &State, budget: &mut Budget<'_>) -> Result<Option<Self>, Problems> {
        let start = engine.start(0);
        let board = if engine.covers(&start) { state } else { &start };
        Self::with(engine, board, &BTreeMap::new(), None, budget)
    }

    /// For the board of this state, with more cells to be found, by place: what each can be. `cycles` are the words that choosing a cell
    /// shows, by place, if they were found out already.
    ///
    /// # Errors
    /// See [`Self::new`].
    pub fn with(
        engine: &Engine,
        board: &State,
        more: &BTreeMap<usize, Vec<u16>>,
        cycles: Option<&Cycles>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Self>, Problems> {
        let Some((laws, scope)) = engine.laws() else { return Ok(None) };
        let asked = asked_cells(engine, laws, board, more, cycles, budget)?;
        let size = engine.board_size();
        let mut circuit = Circuit::default();
        let mut owners = Vec::new();
        let mut choices: Vec<Vec<(u16, Truth)>> = Vec::new();
        for (number, cell) in asked.iter().enumerate() {
            let mut unknown = || {
                owners.push(number);
                circuit.output(Gate::Unknown(owners.len() - 1))
            };
            choices.push(match cell.words.as_slice() {
                [one] => vec![(*one, Truth::TRUE)],
                // one of two needs only one unknown
                [one, other] => {
                    let is_one = unknown();
                    vec![(*one, is_one), (*other, is_one.not())]
                }
                words => words.iter().map(|word| (*word, unknown())).collect(),
            });
        }
        let mut numbers: Vec<Option<usize>> = vec![None; size.area()];
        for (number, cell) in asked.iter().enumerate() {
            numbers[cell.index] = Some(number);
        }
        let held = |index: usize| match numbers[index] {
            Some(number) => Choice {
                options: choices[number].iter().map(|(word, when)| (i32::from(*word), *when)).collect(),
                fails: Truth::FALSE,
            },
            None => {
                let word = i32::from(engine.word(board, index));
                laws.at_the_end(word).map_or_else(Choice::failing, Choice::known)
            }
        };
        let state: Vec<Choice> = (0..size.area()).map(held).collect();
        let mut making = Making::new(circuit, budget);
        let words = asked.iter().map(|cell| cell.words.len() + cell.cycle.len()).sum::<usize>();
        making.keep(OF_CELL * size.area() as u64 + OF_WORD * words as u64);
        let mut unroller = Unroller::new(laws, scope, state, making);
        let mut found = Vec::new();
        for (number, constraint) in laws.constraints.iter().enumerate() {
            unroller.begin();
            let (text, locals) = (Arc::from(constraint.text.as_str()), vec![Local::Nothing; constraint.locals]);
            let mut one = Instances { constraint, text, number, locals, places: Vec::new() };
            let made = unroller.circuit.step(0).and_then(|()| one.each(&mut unroller, 0, &mut found));
            made.map_err(|case| match unroller.circuit.why() {
                Some(why) if case == STOPPED => stopped(why),
                _ => Problems::from(refused(engine, constraint, case)),
            })?;
        }
        Ok(Some(Self {
            size,
            asked,
            numbers,
            choices,
            owners,
            circuit: unroller.circuit.finish(),
            laws: found,
            stands: laws.stands.clone(),
        }))
    }

    /// Columns and rows.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cells to be found.
    pub fn asked(&self) -> &[AskedCell] {
        &self.asked
    }

    /// The laws.
    pub fn laws(&self) -> &[Law] {
        &self.laws
    }

    /// For each asked cell, its words and when it holds each.
    pub fn choices(&self) -> &[Vec<(u16, Truth)>] {
        &self.choices
    }

    /// How many unknowns there are.
    pub fn unknowns(&self) -> usize {
        self.owners.len()
    }

    /// The number of the asked cell that an unknown is about.
    pub fn owner(&self, unknown: usize) -> usize {
        self.owners[unknown]
    }

    /// The circuit of the laws.
    pub fn circuit(&self) -> &Circuit {
        &self.circuit
    }

    /// The number of the asked cell at an index on the board.
    pub fn number_at(&self, index: usize) -> Option<usize> {
        self.numbers[index]
    }

    /// For each law, the asked cells that it depends on, by number and in order. `None` if the budget is used up; its share holds what they
    /// take.
    pub fn cells_of_laws(&self, budget: &mut Budget<'_>) -> Option<Vec<Vec<usize>>> {
        let mut of_law = |law: &Law| {
            let unknowns = self.circuit.unknowns(law.holds, usize::MAX, budget)?.into_iter();
            let mut cells: Vec<usize> = unknowns.map(|unknown| self.owner(unknown)).collect();
            cells.dedup();
            cells.shrink_to_fit();
            budget.keep(OF_LIST + std::mem::size_of_val(cells.as_slice()) as u64);
            Some(cells)
        };
        self.laws.iter().map(&mut of_law).collect()
    }

    /// What the board says about each asked cell: the word that counts; `None` if it is undecided.
    pub fn entries(&self, board: impl Fn(usize) -> u16) -> Vec<Option<u16>> {
        self.asked.iter().map(|cell| self.says(board(cell.index))).collect()
    }

    /// The word that a piece on the board stands for; `None` if it says that the cell is undecided.
    pub fn says(&self, word: u16) -> Option<u16> {
        match self.stands.get(usize::from(word)) {
            // what is no piece stands for itself
            None | Some(Stand::Itself) => Some(word),
            Some(Stand::Open(_)) => None,
            Some(Stand::Mark(means)) => u16::try_from(*means).ok(),
        }
    }

    /// The word that counts at the end where this piece stands; `None` if the board is not finished then.
    pub fn counts(&self, word: u16) -> Option<u16> {
        match self.stands.get(usize::from(word)) {
            None | Some(Stand::Itself) => Some(word),
            Some(Stand::Open(counts)) => u16::try_from((*counts)?).ok(),
            Some(Stand::Mark(means)) => u16::try_from(*means).ok(),
        }
    }

    /// A law that the givens violate on their own, if there is one.
    pub fn broken(&self) -> Option<&Law> {
        self.laws.iter().find(|law| law.holds == Truth::FALSE)
    }
}

/// The cells to be found, row by row.
fn asked_cells(
    engine: &Engine,
    laws: &Laws,
    board: &State,
    more: &BTreeMap<usize, Vec<u16>>,
    cycles: Option<&Cycles>,
    budget: &mut Budget<'_>,
) -> Result<Vec<AskedCell>, Problems> {
    let is_open = |word: u16| matches!(laws.stand(word.into()), Stand::Open(_));
    let mut asked = Vec::new();
    let mut found = None;
    for (index, cell) in engine.board_size().cells().enumerate() {
        if let Some(words) = more.get(&index) {
            asked.push(AskedCell { cell, index, words: words.clone(), cycle: Vec::new(), opens: false });
            continue;
        }
        let word = engine.word(board, index);
        let covered = laws.covered(word);
        if !covered.is_empty() {
            let opens = engine.is_valid(board, &Move::Cell(cell));
            asked.push(AskedCell { cell, index, words: covered.to_vec(), cycle: Vec::new(), opens });
            continue;
        }
        if !is_open(word) {
            continue;
        }
        let cycle = match cycles {
            Some(cycles) => cycles.get(&index).map(|(_, cycle)| cycle),
            None => {
                let found = found.get_or_insert_with(|| {
                    let moves = CommutingMoves::recognise(engine, board, budget)?;
                    let alone = moves.alone().ok_or(Unrecognised::Other)?;
                    Ok(alone.into_iter().collect::<BTreeMap<Cell, Vec<u16>>>())
                });
                found.as_ref().ok().and_then(|found| found.get(&cell))
            }
        };
        let Some(cycle) = cycle.cloned() else {
            if let Some(Err(Unrecognised::TooManyRuns)) = found {
                return Err(Code::L026.note("turns").into());
            }
            budget.step(0).and_then(|()| budget.reserve(1)).map_err(stopped)?;
            let problem = Code::R063.error("not-turned").arg("x", cell.x).arg("y", cell.y);
            return Err(problem.arg("level", level_id(engine)).cure("turn-alone").into());
        };
        let mut words: Vec<u16> = Vec::new();
        for word in &cycle {
            let counts = laws.at_the_end((*word).into()).and_then(|word| u16::try_from(word).ok());
            words.extend(counts.filter(|counts| !words.contains(counts)));
        }
        asked.push(AskedCell { cell, index, words, cycle, opens: false });
    }
    Ok(asked)
}

/// What is told where the budget was used up before it was found out how many answers there are.
pub(super) fn stopped(why: Why) -> Problems {
    Code::L026.note(if why == Why::Cancelled { "stopped" } else { "limits" }).into()
}

fn level_id(engine: &Engine) -> String {
    engine.level_info().map(|level| level.id.clone()).unwrap_or_default()
}

/// The problem of a constraint that this room cannot handle, at its place.
pub(super) fn refused(engine: &Engine, constraint: &Constraint, case: Refused) -> Problem {
    let problem = Code::R062.error(case).arg("level", level_id(engine));
    let problem = if case == "area-fold" { problem.cure("function-for-area") } else { problem };
    let game = engine.game();
    let Kind::Rules(text) = &game.kind else { return problem };
    match text.rules.get(constraint.rule) {
        Some(rule) => problem.at(text.place(rule, constraint.span.clone())),
        None => problem,
    }
}

/// Iterates over the headings of one constraint.
struct Instances<'a> {
    constraint: &'a Constraint,
    text: Arc<str>,
    number: usize,
    locals: Locals,
    places: Vec<Cell>,
}

impl Instances<'_> {
    fn each(
        &mut self,
        unroller: &mut Unroller<'_, '_, '_>,
        heading: usize,
        found: &mut Vec<Law>,
    ) -> Result<(), Refused> {
        let constraint = self.constraint;
        let Some((over, until)) = constraint.headings.get(heading) else {
            return self.law(unroller, found);
        };
        for element in unroller.elements(over, &mut self.locals)? {
            unroller.put(over, element, &mut self.locals)?;
            if let Some(until) = until
                && unroller.known(until, &mut self.locals)? != Some(1)
            {
                break;
            }
            let before = self.places.len();
            if let (Element::Point(x, y), Over::Cells(..) | Over::Ray(..)) = (element, over)
                && let (Ok(x), Ok(y)) = (u8::try_from(x), u8::try_from(y))
            {
                self.places.push(Cell::new(x, y));
            }
            self.each(unroller, heading + 1, found)?;
            self.places.truncate(before);
        }
        Ok(())
    }

    fn law(&mut self, unroller: &mut Unroller<'_, '_, '_>, found: &mut Vec<Law>) -> Result<(), Refused> {
        let needed = unroller.circuit.needed();
        // if the condition fails, there is no law
        let holds = unroller.truth(&self.constraint.condition, &mut self.locals, false)?.not();
        unroller.circuit.pass(needed);
        if holds == Truth::TRUE {
            return Ok(());
        }
        if found.len() >= MAX_LAWS {
            return Err("many-laws");
        }
        let said = self.constraint.asked.iter().map(|asked| said(unroller, asked, &mut self.locals)).collect();
        let (text, places) = (Arc::clone(&self.text), self.places.clone());
        unroller.circuit.keep(BYTES_OF_LAW + OF_NAMED * (self.constraint.asked.len() + places.len()) as u64);
        unroller.circuit.step(OF_LAW)?;
        found.push(Law { constraint: self.number, text, said, places, holds });
        Ok(())
    }
}

/// The value of a pair of braces.
fn said(unroller: &mut Unroller<'_, '_, '_>, asked: &Asked, locals: &mut Locals) -> Said {
    let mut known = |expr| unroller.known(expr, locals).ok().flatten();
    match asked {
        Asked::Number(expr) => known(expr).map_or(Said::Nothing, Said::Number),
        Asked::Word(expr) => known(expr).and_then(|word| u16::try_from(word).ok()).map_or(Said::Nothing, Said::Word),
        Asked::Cell(x, y) => match (known(x), known(y)) {
            (Some(x), Some(y)) => Said::Cell(x, y),
            _ => Said::Nothing,
        },
    }
}
