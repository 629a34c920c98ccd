//! What cells can still hold by simple reading, one law at a time. Never two laws together: whoever sees it still has something to find.

use super::deduction::{Deduction, implied, known};
use super::sat::Lit;
use crate::grid::Cell;
use serde::{Deserialize, Serialize};

/// Cells that can hold fewer values than these have none to note: ruling one out is filling in the other.
const FEWEST: usize = 3;

/// What a cell can hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidates {
    /// The cell.
    pub cell: Cell,
    /// Each value that it can ever hold, by its word, and whether it still can.
    pub words: Vec<(u16, bool)>,
}

impl Deduction {
    /// For each undecided cell of three values or more, those that no law rules out by itself, given the board. Empty if a cell of the
    /// board holds what it never can.
    pub fn candidates(&mut self, board: impl Fn(usize) -> u16) -> Vec<Candidates> {
        let entries = self.puzzle.entries(board);
        let asked = self.puzzle.asked().iter().zip(&entries).enumerate();
        let noted = asked.filter(|(_, (asked, entry))| entry.is_none() && asked.words.len() >= FEWEST);
        let mut found: Vec<(usize, Candidates)> = noted
            .map(|(number, (asked, _))| {
                let words = asked.words.iter().map(|word| (*word, true)).collect();
                (number, Candidates { cell: asked.cell, words })
            })
            .collect();
        let cells_of_laws = self.puzzle.cells_of_laws();
        let Some(reasoner) = self.guarded() else { return Vec::new() };
        let Some(known) = known(reasoner, &entries) else { return Vec::new() };
        for (guard, cells) in reasoner.guards.clone().into_iter().zip(cells_of_laws) {
            let assumed: Vec<Lit> = known.iter().copied().chain([guard]).collect();
            let mut places = Vec::new();
            let mut contrary = Vec::new();
            for (place, (number, candidates)) in found.iter().enumerate() {
                if cells.binary_search(number).is_err() {
                    continue;
                }
                for (at, (word, _)) in candidates.words.iter().enumerate().filter(|(_, (_, is_possible))| *is_possible)
                {
                    if let Some(lit) = reasoner.literal(*number, *word) {
                        places.push((place, at));
                        contrary.push(!lit);
                    }
                }
            }
            // from a law that is broken already everything would follow
            if contrary.is_empty() || !reasoner.ask(&assumed).is_possible() {
                continue;
            }
            for number in implied(reasoner, &assumed, &contrary) {
                let Some((place, at)) = places.get(number) else { continue };
                let words = found.get_mut(*place).map(|(_, candidates)| &mut candidates.words);
                if let Some((_, is_possible)) = words.and_then(|words| words.get_mut(*at)) {
                    *is_possible = false;
                }
            }
        }
        found.into_iter().map(|(_, candidates)| candidates).collect()
    }
}
