//! Random play until the end.

use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// The most choices of one playout; after that it counts as unfinished.
pub const MAX_PLAYOUT: u32 = 2_000;

/// Plays random valid moves from the walker's position, at most `most` choices. Within a turn, choices that lead on are preferred to
/// choosing again. Returns how it ended (`Playing` if it was cut short), who made the last choice (from 1), and how many choices it took.
/// `earlier` is a scratch state, so that none is allocated for each playout.
pub fn playout(walker: &mut Walker, earlier: &mut State, most: u32, chance: &mut Chance) -> (Outcome, u8, u32) {
    playout_told(walker, earlier, most, chance, |_, _| ())
}

/// The same, and tells each choice and who made it.
pub fn playout_told(
    walker: &mut Walker,
    earlier: &mut State,
    most: u32,
    chance: &mut Chance,
    mut tell: impl FnMut(&Move, u8),
) -> (Outcome, u8, u32) {
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
        tell(&chosen, player);
        outcome = next;
        mover = player;
        player = walker.player();
        same_turn = player == mover;
        choices += 1;
    }
    (outcome, mover, choices)
}
