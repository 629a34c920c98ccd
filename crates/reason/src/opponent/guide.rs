//! Random games in which some choices are made more often than others: those that were learnt to be promising, and those that a script by
//! the author of the game prefers.

#![expect(
    clippy::expect_used,
    reason = "a script that was compiled for a level gives the number that it was compiled with"
)]

use super::learnt::Learnt;
use super::learnt::policy::pick;
use super::playout::Before;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Script, Walker};

/// The score of a choice that is made whenever it comes up.
const ALWAYS: u16 = 100;
/// After so many choices that came up and were not made, the next one with a score above 0 is.
const MOST_PASSED_OVER: u32 = 50;

/// Chooses in random games.
pub struct Guide<'a> {
    learnt: Option<&'a Learnt>,
    script: Option<&'a Script>,
    /// Scratch space: the moves of a position, and how promising each is.
    moves: Vec<Move>,
    promises: Vec<i32>,
}

impl<'a> Guide<'a> {
    /// A guide by what was learnt and by a script, as far as there are any. None without both.
    pub fn new(learnt: Option<&'a Learnt>, script: Option<&'a Script>) -> Option<Self> {
        let knows = learnt.is_some() || script.is_some();
        knows.then(|| Self { learnt, script, moves: Vec::new(), promises: Vec::new() })
    }

    /// One of the walker's valid moves. Within a turn, choices that lead on are preferred to choosing again. A move comes up as often as it
    /// is likely by what was learnt, or as often as any other; then it is made as often of a hundred times as the script scores it. Where
    /// the script scores none above 0, the one that it scores highest is made.
    pub fn choose(&mut self, walker: &Walker, before: Before<'_>, chance: &mut Chance) -> Option<Move> {
        self.list(walker, before);
        let mut best: Option<(i32, Move)> = None;
        let mut passed_over = 0;
        while let Some(place) = self.come_up(chance) {
            let chosen = *self.moves.get(place)?;
            let score = self.score(walker, &chosen, chance);
            let Some(often) = usize::try_from(score).ok().filter(|often| *often > 0) else {
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, chosen));
                }
                self.moves.swap_remove(place);
                if self.learnt.is_some() {
                    self.promises.swap_remove(place);
                }
                continue;
            };
            let is_made = often >= usize::from(ALWAYS) || chance.below(usize::from(ALWAYS)) < often;
            if is_made || passed_over == MOST_PASSED_OVER {
                return Some(chosen);
            }
            passed_over += 1;
        }
        best.map(|(_, chosen)| chosen)
    }

    /// Lists the moves among which to choose, and how promising each is.
    fn list(&mut self, walker: &Walker, before: Before<'_>) {
        let Self { learnt, script, moves, promises } = self;
        let fresh = before.map_or(0, |(earlier, _)| walker.count_fresh(earlier));
        match before {
            Some((earlier, _)) if fresh > 0 => {
                moves.clear();
                moves.extend((0..fresh).filter_map(|place| walker.fresh_move(earlier, place)));
            }
            _ => walker.moves_into(moves),
        }
        let Some(learnt) = learnt else { return };
        let (by, from) = ((walker.engine(), *script), before.map(|(_, chosen)| chosen));
        promises.clear();
        // of what nothing is known, as of a signal, is as promising as a choice with even weights
        promises.extend(moves.iter().map(|chosen| learnt.promise(by, walker.state(), chosen, from).unwrap_or(0)));
    }

    /// The place of a move in the list. None if none is left.
    fn come_up(&self, chance: &mut Chance) -> Option<usize> {
        match self.learnt {
            Some(_) => pick(&self.promises, chance.wide()),
            None => (!self.moves.is_empty()).then(|| chance.below(self.moves.len())),
        }
    }

    /// What the script says of a move. What is no cell is as good as any.
    fn score(&self, walker: &Walker, chosen: &Move, chance: &mut Chance) -> i32 {
        let (Some(script), Move::Cell(cell)) = (self.script, chosen) else { return i32::from(ALWAYS) };
        let ran = walker.engine().run_script(script, walker.state(), Some(*cell), chance.wide());
        let ran = ran.expect("scripts are compiled for games with rules only");
        *ran.numbers.first().expect("it was compiled with one number, the score")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests;
