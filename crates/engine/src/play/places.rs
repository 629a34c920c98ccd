//! Who came in where: the result of a game of several players. Never decides who won; the rules do.

use super::state::Held;
use super::{Engine, Outcome, State};
use az::SaturatingAs;

impl Engine {
    /// The value of a number item; none if there is no such item, and on a board of tiles.
    pub fn number(&self, state: &State, name: &str) -> Option<i32> {
        match &state.held {
            Held::Rules(rules, memory) => rules.number(memory, name),
            Held::Tiles(..) | Held::PuzzleScript(..) => None,
        }
    }

    /// The place of each player at the end, from 1, in the order of players. Rules with an order of finishing store it
    /// in number items `Place1`, `Place2` ... (0 while a player is not done). Otherwise the winner is first and all
    /// others share the next place; after a draw all are first, or on a board of tiles with points those who have the
    /// most. `mover` made the last choice: a finished level is won by the mover, a lost one is lost by the mover.
    pub fn places(&self, state: &State, outcome: Outcome, mover: u8, players: u8) -> Vec<u32> {
        let kept: Option<Vec<i32>> =
            (1..=players).map(|player| self.number(state, &format!("Place{player}"))).collect();
        if let Some(kept) = kept.filter(|kept| kept.iter().any(|place| *place > 0)) {
            // players who are not done come after all who are
            let last: u32 = (kept.iter().filter(|place| **place > 0).count() + 1).saturating_as();
            return kept.iter().map(|place| u32::try_from(*place).ok().filter(|p| *p > 0).unwrap_or(last)).collect();
        }
        let leading = self.leading(state);
        let place = |player: u8| match outcome {
            Outcome::Drawn if !leading.is_empty() => 1 + u32::from(!leading.contains(&player)),
            Outcome::Won(winner) => 1 + u32::from(winner != player),
            Outcome::Finished => 1 + u32::from(mover != player),
            Outcome::Lost => 1 + u32::from(mover == player),
            Outcome::Playing | Outcome::Restarted | Outcome::Drawn => 1,
        };
        (1..=players).map(place).collect()
    }

    /// The players with the most points, on a board of tiles with points; empty otherwise.
    fn leading(&self, state: &State) -> Vec<u8> {
        let scores = self.table(state).map(|table| table.scores()).unwrap_or_default();
        let best = scores.iter().filter_map(|score| score.points).max();
        if best.is_none() || scores.iter().all(|score| score.is_out) {
            return Vec::new();
        }
        scores.iter().filter(|score| score.points == best).map(|score| score.player).collect()
    }
}
