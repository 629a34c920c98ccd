//! What cells can still hold by simple reading, one law at a time. Never two laws together: whoever sees it still has something to find.

use super::deduction::{Advice, Answers, Deduction, implied, known};
use super::sat::Lit;
use serde::{Deserialize, Serialize};
use switchboard_base::grid::Cell;

/// Cells that can hold fewer values than these have none to note: ruling one out is filling in the other.
const FEWEST: usize = 3;

/// What follows from so many laws is entered at once, even if there is something to strike out from fewer.
const AT_ONCE: usize = 3;

/// The work for each cell that is looked at for a law.
const OF_CELL: u64 = 1 << 4;

/// What a cell can hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidates {
    /// The cell.
    pub cell: Cell,
    /// Each value that it can ever hold, by its word, and whether it still can.
    pub words: Vec<(u16, bool)>,
}

impl Deduction<'_> {
    /// For each undecided cell of three values or more, those that no law rules out by itself, given the board and what was struck out.
    /// Empty if a cell of the board holds what it never can.
    #[expect(
        clippy::indexing_slicing,
        reason = "what follows is one of the targets, and each is a word of a cell that is noted"
    )]
    pub fn candidates(&mut self, board: impl Fn(usize) -> u16) -> Vec<Candidates> {
        let entries = self.puzzle.entries(board);
        let asked = self.puzzle.asked().iter().zip(&entries).enumerate();
        let noted = asked.filter(|(_, (asked, entry))| entry.is_none() && asked.words.len() >= FEWEST);
        let mut found: Vec<(usize, Candidates)> = noted
            .map(|(number, (asked, _))| {
                let is_open = |word: &u16| !self.struck.contains(&(number, *word));
                let words = asked.words.iter().map(|word| (*word, is_open(word))).collect();
                (number, Candidates { cell: asked.cell, words })
            })
            .collect();
        let Some(cells_of_laws) = self.puzzle.cells_of_laws(&mut self.share) else { return Vec::new() };
        let struck = self.struck.clone();
        let Some(reasoner) = self.guarded() else { return Vec::new() };
        let Some(known) = known(reasoner, &entries, &struck) else { return Vec::new() };
        for (guard, cells) in reasoner.guards.clone().into_iter().zip(cells_of_laws) {
            reasoner.spend(OF_CELL * found.len() as u64);
            if reasoner.is_over() {
                break;
            }
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
                let (place, at) = places[number];
                found[place].1.words[at].1 = false;
            }
        }
        found.into_iter().map(|(_, candidates)| candidates).collect()
    }

    /// What there is to say about a board to a player who sees what cells can still hold: as [`Self::advice`], but rather than entering
    /// what needs many laws, something is struck out that needs fewer.
    pub fn advice_with_notes(&mut self, board: impl Fn(usize) -> u16) -> Advice {
        let advice = self.advice(&board);
        let Advice::Step(step) = &advice else { return advice };
        if step.laws.len() <= AT_ONCE {
            return advice;
        }
        let most = step.laws.len();
        let strike = self.strike_from(most, board);
        strike.unwrap_or(advice)
    }

    /// Values that fewer than so many laws rule out together, but none by itself; none if there are none, or not one answer.
    #[expect(
        clippy::indexing_slicing,
        reason = "there is a word for each asked cell, and a reason is about laws and targets by number"
    )]
    fn strike_from(&mut self, most: usize, board: impl Fn(usize) -> u16) -> Option<Advice> {
        let Answers::One(words) = self.answers() else { return None };
        let entries = self.puzzle.entries(&board);
        let cells = self.candidates(&board);
        let mut wrong: Vec<(usize, u16)> = Vec::new();
        for candidates in &cells {
            let number = self.puzzle.number_at(self.puzzle.size().index(candidates.cell)?)?;
            let open = candidates.words.iter().filter(|(_, is_possible)| *is_possible);
            wrong.extend(open.map(|(word, _)| (number, *word)).filter(|(_, word)| words[number] != *word));
        }
        let step = self.smallest_reason(&entries, &wrong, false)?;
        if step.laws.len() >= most {
            return None;
        }
        let struck = self.struck.clone();
        let reasoner = self.guarded()?;
        let mut assumed = known(reasoner, &entries, &struck)?;
        assumed.extend(step.laws.iter().map(|law| reasoner.guards[*law]));
        let contrary: Option<Vec<Lit>> =
            wrong.iter().map(|(cell, word)| reasoner.literal(*cell, *word).map(|lit| !lit)).collect();
        let follows = implied(reasoner, &assumed, &contrary?);
        let out = follows.into_iter().map(|place| wrong[place]);
        let out = out.map(|(number, word)| (self.puzzle.asked()[number].cell, word));
        Some(Advice::Strike(step, out.collect()))
    }
}
