//! Random play until the end.

use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// The most choices of one playout; after that it counts as unfinished.
pub const MAX_PLAYOUT: u32 = 2_000;

/// The choice before in the same turn, and the state in which it was made.
pub type Before<'a> = Option<(&'a State, &'a Move)>;

/// Plays random valid moves from the walker's position, at most `most` choices. Returns how it ended (`Playing` if it was cut short), who
/// made the last choice (from 1), and how many choices it took. `earlier` is a scratch state, so that none is allocated for each playout.
pub fn playout(walker: &mut Walker, earlier: &mut State, most: u32, chance: &mut Chance) -> (Outcome, u8, u32) {
    play_out(walker, earlier, most, |walker, before| at_random(walker, before, chance), |_, _| ())
}

/// One of the walker's valid moves. Within a turn, choices that lead on are preferred to choosing again.
pub fn at_random(walker: &Walker, before: Before<'_>, chance: &mut Chance) -> Option<Move> {
    let fresh = before.map_or(0, |(earlier, _)| walker.count_fresh(earlier));
    match before {
        Some((earlier, _)) if fresh > 0 => walker.fresh_move(earlier, chance.below(fresh)),
        _ => walker.nth_move(chance.below(walker.count_moves())),
    }
}

/// The same as [`playout`], with moves that `choose` names, and tells each of them and who made it.
pub fn play_out(
    walker: &mut Walker,
    earlier: &mut State,
    most: u32,
    mut choose: impl FnMut(&Walker, Before<'_>) -> Option<Move>,
    mut tell: impl FnMut(&Move, u8),
) -> (Outcome, u8, u32) {
    let mut outcome = walker.outcome();
    let mut player = walker.player();
    let mut mover = player;
    let (mut last, mut choices): (Option<Move>, u32) = (None, 0);
    while outcome == Outcome::Playing && choices < most {
        let before = last.as_ref().map(|last| (&*earlier, last));
        let Some(chosen) = choose(walker, before) else { break };
        earlier.clone_from(walker.state());
        let Ok(next) = walker.play(&chosen) else { break };
        tell(&chosen, player);
        outcome = next;
        mover = player;
        player = walker.player();
        last = (player == mover).then_some(chosen);
        choices += 1;
    }
    (outcome, mover, choices)
}
