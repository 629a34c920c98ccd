//! Playing on at random until the end.

use crate::chance::Chance;
use crate::play::{Outcome, State, Walker};

/// The most choices of one playout: past them it counts as cut short.
pub const MAX_PLAYOUT: u32 = 2_000;

/// Plays on from where the walker is by valid moves drawn at random, at most `most` choices. Within a turn what leads on is
/// preferred to choosing again. Tells how it ended (Playing where it was cut short), who made the last choice (from 1),
/// and how many choices it took. `earlier` is a state to write in, so that none is made for each playout.
pub fn playout(walker: &mut Walker, earlier: &mut State, most: u32, chance: &mut Chance) -> (Outcome, u8, u32) {
    let mut outcome = walker.outcome();
    let mut player = walker.player();
    let mut mover = player;
    let (mut same_turn, mut choices) = (false, 0);
    while outcome == Outcome::Playing && choices < most {
        let fresh = if same_turn { walker.count_fresh(earlier) } else { 0 };
        let chosen = match fresh {
            0 => walker.nth_move(chance.below(walker.count_moves())),
            _ => walker.fresh_move(earlier, chance.below(fresh)),
        };
        let Some(chosen) = chosen else { break };
        earlier.clone_from(walker.state());
        let Ok(next) = walker.play(&chosen) else { break };
        outcome = next;
        mover = player;
        player = walker.player();
        same_turn = player == mover;
        choices += 1;
    }
    (outcome, mover, choices)
}
