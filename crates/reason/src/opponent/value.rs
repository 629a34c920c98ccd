//! What an end of play is worth to each player, in integers: the same on every machine.

use super::MAX_PLAYERS;
use switchboard_engine::play::Outcome;

/// A win. Divisible by every number of players from 1 to 8.
pub const WIN: u32 = 840;

/// The worth for each player, the first one first.
pub type PlayerWorths = [u32; MAX_PLAYERS];

/// What an outcome is worth. `mover` made the last choice (from 1): a finished level is won by the mover, a lost one is lost by the mover.
/// Draws, restarts and unfinished games are shared equally.
#[expect(clippy::indexing_slicing, reason = "it is asked whether the player can be there")]
pub fn worth(outcome: Outcome, mover: u8, players: u8) -> PlayerWorths {
    let share = WIN / u32::from(players.clamp(1, 8));
    let index = |player: u8| usize::from(player.saturating_sub(1));
    let mut worth = [0; MAX_PLAYERS];
    match winner(outcome, mover) {
        Some(player) if index(player) < MAX_PLAYERS => worth[index(player)] = WIN,
        // rules can name a player who cannot be there
        Some(_) => {}
        None if outcome == Outcome::Lost => {
            let others = WIN / u32::from(players.saturating_sub(1).clamp(1, 7));
            for (player, own) in worth.iter_mut().enumerate().take(usize::from(players)) {
                *own = if player == index(mover) { 0 } else { others };
            }
        }
        None => worth.iter_mut().take(usize::from(players)).for_each(|own| *own = share),
    }
    worth
}

/// The winner.
pub fn winner(outcome: Outcome, mover: u8) -> Option<u8> {
    match outcome {
        Outcome::Won(player) => Some(player),
        Outcome::Finished => Some(mover),
        Outcome::Lost | Outcome::Drawn | Outcome::Restarted | Outcome::Playing => None,
    }
}

/// What a position with this score (good for `player` if positive) is worth: an equal share for 0, nearly a win for large scores.
pub fn worth_of_score(score: i32, player: u8, players: u8) -> PlayerWorths {
    /// The score that is worth halfway between an equal share and a win.
    const HALF: u32 = 100;
    let size = score.unsigned_abs();
    let share = WIN / u32::from(players.clamp(1, 8));
    let towards = |span: u32| u32::try_from(u64::from(span) * u64::from(size) / (u64::from(size) + u64::from(HALF)));
    let (own, others) = if score >= 0 {
        let gain = towards(WIN - share).unwrap_or(0);
        (share + gain, share.saturating_sub(gain / u32::from(players.saturating_sub(1).max(1))))
    } else {
        let loss = towards(share).unwrap_or(0);
        (share - loss, share + loss / u32::from(players.saturating_sub(1).max(1)))
    };
    let mut worth = [0; MAX_PLAYERS];
    for (number, place) in worth.iter_mut().enumerate().take(usize::from(players)) {
        *place = if number + 1 == usize::from(player) { own } else { others };
    }
    worth
}

/// The natural logarithm in units of 1/65,536, accurate to about 1%: linear between powers of two.
pub fn log(number: u32) -> u64 {
    /// ln 2 in units of 1/65,536.
    const LN_2: u64 = 45_426;
    let number = number.max(1);
    let power = number.ilog2();
    let rest = (u64::from(number) << 16 >> power) - (1 << 16);
    (((u64::from(power) << 16) + rest) * LN_2) >> 16
}
