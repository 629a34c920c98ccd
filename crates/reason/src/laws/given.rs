//! Which cells of the board the reason of a step needs, those that were given among them. A given cell is not asked, and so no law depends on
//! it; to find out which ones matter, the same laws are looked at once more with the given cells to be found too.

use super::deduction::{Deduction, Step};
use super::puzzle::{Cycles, Law, Puzzle};
use super::reasoner::{BRIEFLY, Guarding, Reasoner};
use super::sat::Lit;
use crate::solve::Budget;
use std::collections::BTreeMap;
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, State};
use switchboard_game::{Game, Name, Value};

/// The property of a piece that names the one used where it is given.
const GIVEN: &str = "given";

/// The pieces that stand for given ones, by their words.
fn given_words(game: &Game) -> Vec<u16> {
    let named = game.pieces.iter().flat_map(|piece| &piece.properties).filter(|(name, _)| name.key() == GIVEN);
    let named = named
        .filter_map(|(_, value)| if let Value::Text(text) = value { Some(Name::new(text.written())) } else { None });
    let word = |name: Name| game.pieces.iter().position(|piece| piece.name == name);
    let mut words: Vec<u16> = named.filter_map(word).filter_map(|word| u16::try_from(word).ok()).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The cells without which the step would not follow from its laws: entered and given ones. `holds` says whether the step's cell must hold its
/// word, or must not. `None` in games without given pieces, and if it was not found out.
#[expect(clippy::indexing_slicing, reason = "laws and asked cells are those of their puzzle")]
pub(super) fn cells_of(
    engine: &Engine,
    state: &State,
    deduction: &Deduction,
    (step, holds): (&Step, bool),
    budget: &mut Budget<'_>,
) -> Option<Vec<Cell>> {
    let puzzle = deduction.puzzle();
    let size = puzzle.size();
    let mut asked: Vec<u16> = puzzle.asked().iter().flat_map(|asked| &asked.words).copied().collect();
    asked.sort_unstable();
    asked.dedup();
    // what is given is a piece for that, or one that is filled in elsewhere
    let kinds = [given_words(engine.game()), asked];
    let kind = |index: usize| kinds.iter().find(|words| words.contains(&engine.word(state, index)));
    let fixed = (0..size.area()).filter(|index| puzzle.number_at(*index).is_none());
    let more: BTreeMap<usize, Vec<u16>> = fixed.filter_map(|index| Some((index, kind(index)?.clone()))).collect();
    if more.is_empty() {
        return None;
    }
    let cycles: Cycles = puzzle.asked().iter().map(|asked| (asked.index, (asked.cell, asked.cycle.clone()))).collect();
    let wide = Puzzle::with(engine, &engine.start(0), &more, Some(&cycles), budget).ok()??;
    let laws = deduction.laws_of(step);
    let is_same = |law: &Law, other: &Law| {
        (law.constraint, &law.places, &law.said) == (other.constraint, &other.places, &other.said)
    };
    let keeps = |number: usize| laws.iter().any(|other| is_same(&wide.laws()[number], other));
    let mut reasoner = Reasoner::of(&wide, Guarding::Always, None, budget, keeps).ok()?;
    let target = reasoner.literal(wide.number_at(size.index(step.cell)?)?, step.word)?;
    let mut known: Vec<(Lit, Cell)> = Vec::new();
    let entries = wide.entries(|index| engine.word(state, index));
    for (number, (entry, asked)) in entries.iter().zip(wide.asked()).enumerate() {
        if let Some(lit) = entry.and_then(|word| reasoner.literal(number, word)) {
            known.push((lit, asked.cell));
        }
    }
    for (number, word) in &deduction.struck {
        let asked = &puzzle.asked()[*number];
        let lit = wide.number_at(asked.index).and_then(|number| reasoner.literal(number, *word));
        known.extend(lit.map(|lit| (!lit, asked.cell)));
    }
    let soft: Vec<Lit> = known.iter().map(|(lit, _)| *lit).collect();
    let needed = reasoner.blamed(&[if holds { !target } else { target }], &soft, usize::MAX, BRIEFLY)?;
    Some(known.into_iter().filter(|(lit, _)| needed.contains(lit)).map(|(_, cell)| cell).collect())
}
