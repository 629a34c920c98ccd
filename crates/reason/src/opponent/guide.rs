//! Random games in which promising choices are made more often.

use super::learnt::Learnt;
use super::learnt::policy::pick;
use super::playout::Before;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Walker};

/// Chooses by what was learnt about choices. Of what nothing is known, as of a signal, is as promising as a choice with even weights.
pub struct Guide<'a> {
    learnt: &'a Learnt,
    /// Scratch space: the moves of a position, and how promising each is.
    moves: Vec<Move>,
    promises: Vec<i32>,
}

impl<'a> Guide<'a> {
    /// A guide by what was learnt.
    pub fn new(learnt: &'a Learnt) -> Self {
        Self { learnt, moves: Vec::new(), promises: Vec::new() }
    }

    /// One of the walker's valid moves, each as often as it is likely. Within a turn, choices that lead on are preferred to choosing again.
    pub fn choose(&mut self, walker: &Walker, before: Before<'_>, chance: &mut Chance) -> Option<Move> {
        let Self { learnt, moves, promises } = self;
        let fresh = before.map_or(0, |(earlier, _)| walker.count_fresh(earlier));
        match before {
            Some((earlier, _)) if fresh > 0 => {
                moves.clear();
                moves.extend((0..fresh).filter_map(|place| walker.fresh_move(earlier, place)));
            }
            _ => walker.moves_into(moves),
        }
        let from = before.map(|(_, chosen)| chosen);
        promises.clear();
        promises.extend(moves.iter().map(|chosen| {
            let told = learnt.promise(walker.engine(), walker.state(), chosen, from);
            told.unwrap_or(0)
        }));
        moves.get(pick(promises, chance.wide())?).copied()
    }
}
