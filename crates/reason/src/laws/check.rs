//! What an author is told of a level with constraints: that it has no answer or several, or that a constraint cannot be evaluated.

use super::deduction::{Answers, Deduction, Effort};
use super::opening::{Ending, open};
use super::puzzle::{Law, Puzzle, Said, refused};
use crate::solve::Budget;
use std::fmt::Write;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_engine::play::Engine;
use switchboard_game::{Game, Name};

/// The most cells named where two answers differ.
const MAX_CELLS: usize = 6;

/// Examines one level. Empty if its game has no constraints, or if it has exactly one answer. Findings about the level have no place yet.
pub fn check_level(engine: &Engine, budget: &mut Budget<'_>) -> Problems {
    let mut deduction = match Deduction::new(engine, budget) {
        Ok(Some(deduction)) => deduction,
        Ok(None) => return Problems::new(),
        Err(problems) => return problems,
    };
    if let Some(law) = deduction.puzzle().broken() {
        let constraint = engine.laws().and_then(|(laws, _)| laws.constraints.get(law.constraint));
        let problem = constraint.map(|constraint| refused(engine, constraint, "broken"));
        return problem.map_or_else(Problems::new, |problem| problem.arg("law", plain(law, engine.game())).into());
    }
    if engine.covers(&engine.start(0)) {
        return check_covered(engine, budget);
    }
    match deduction.answers() {
        Answers::One(_) => Problems::new(),
        Answers::None => Code::L024.error("none").cure("mend-givens").into(),
        Answers::Unknown => Code::L026.note("limits").into(),
        Answers::Several(one, other) => several(deduction.puzzle(), engine.game(), &one, &other).into(),
    }
}

/// A level whose pieces cover something: whether nobody ever has to guess.
fn check_covered(engine: &Engine, budget: &mut Budget<'_>) -> Problems {
    let opened = match open(engine, None, budget) {
        Ok(opened) => opened,
        Err(problems) => return problems,
    };
    let moves = opened.moves.len();
    match opened.ending {
        Ending::Won => Problems::new(),
        Ending::Guess => Code::L025.error("guess").arg("moves", moves).cure("no-guess").into(),
        Ending::Lost(cell) => Code::L024.error("lost").arg("x", cell.x).arg("y", cell.y).cure("mend-givens").into(),
        Ending::Unknown => Code::L026.note("limits").into(),
    }
}

/// How hard the level of this engine is from its start. `None` if its game has no constraints, if it does not have exactly one answer, or
/// if that was not found out within the budget.
pub fn effort_of(engine: &Engine, budget: &mut Budget<'_>) -> Option<Effort> {
    let start = engine.start(0);
    if engine.covers(&start) {
        let opened = open(engine, Some(usize::MAX), budget).ok()?;
        return (opened.ending == Ending::Won).then_some(opened.effort);
    }
    let mut deduction = Deduction::new(engine, budget).ok()??;
    deduction.effort(|index| engine.word(&start, index))
}

/// The problem of a level with two answers, shown where they differ.
fn several(puzzle: &Puzzle, game: &Game, one: &[u16], other: &[u16]) -> Problem {
    let name = |word: &u16| match game.pieces.get(usize::from(*word)) {
        Some(piece) => piece.name.written(),
        None => "",
    };
    let differ = puzzle.asked().iter().zip(one.iter().zip(other)).filter(|(_, (one, other))| one != other);
    let count = differ.clone().count();
    let mut cells = String::new();
    for (asked, (one, other)) in differ.take(MAX_CELLS) {
        let comma = if cells.is_empty() { "" } else { ", " };
        let _ = write!(cells, "{comma}{},{}: {} / {}", asked.cell.x, asked.cell.y, name(one), name(other));
    }
    if count > MAX_CELLS {
        cells.push_str(", ...");
    }
    Code::L025.error("several").arg("count", count).arg("cells", cells).cure("more-givens")
}

/// The text of a law from its rule, with the expressions in braces evaluated: for authors.
pub fn plain(law: &Law, game: &Game) -> String {
    filled(&law.text, &law.text, &law.said, |said| match said {
        Said::Number(number) => number.to_string(),
        Said::Cell(x, y) => format!("{x},{y}"),
        Said::Word(word) => match game.pieces.get(usize::from(*word)) {
            Some(piece) => piece.name.written().to_owned(),
            None => String::new(),
        },
        Said::Nothing => String::new(),
    })
}

/// A text with its braces filled in from the values of the law's own text, matched by what is written in the braces.
pub fn filled(text: &str, law: &str, said: &[Said], mut say: impl FnMut(&Said) -> String) -> String {
    let asked: Vec<Name> = pieces(law).filter(|(inside, _)| *inside).map(|(_, text)| Name::new(text)).collect();
    let mut made = String::new();
    for (inside, part) in pieces(text) {
        if !inside {
            made.push_str(part);
            continue;
        }
        let place = asked.iter().position(|name| *name == Name::new(part));
        made.push_str(&place.and_then(|place| said.get(place)).map(&mut say).unwrap_or_default());
    }
    made
}

/// The parts of a text: whether each was in braces, and its content.
fn pieces(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut rest = text;
    let mut inside = false;
    std::iter::from_fn(move || {
        if rest.is_empty() && !inside {
            return None;
        }
        let cut = rest.split_once(if inside { '}' } else { '{' });
        let (part, after) = cut.unwrap_or((rest, ""));
        let was = (inside, part);
        rest = after;
        inside = cut.is_some() && !inside;
        Some(was)
    })
}
