//! What an end of play is worth to each player, in whole numbers: the same on every machine.

use super::MAX_PLAYERS;
use crate::play::Outcome;

/// A win. Can be shared by 1 to 8 players without a rest.
pub const WIN: u32 = 840;

/// Worth for each player, the first one first.
pub type Worth = [u32; MAX_PLAYERS];

/// What an outcome is worth. `mover` made the last choice (from 1): a level that is finished is won by the mover,
/// one that is lost is lost by the mover. A draw, a restart and play cut short are shared.
pub fn worth(outcome: Outcome, mover: u8, players: u8) -> Worth {
    let share = WIN / u32::from(players.clamp(1, 8));
    let index = |player: u8| usize::from(player.saturating_sub(1));
    let mut worth = [0; MAX_PLAYERS];
    match winner(outcome, mover) {
        Some(player) => {
            if let Some(own) = worth.get_mut(index(player)) {
                *own = WIN;
            }
        }
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

/// Who won.
pub fn winner(outcome: Outcome, mover: u8) -> Option<u8> {
    match outcome {
        Outcome::Won(player) => Some(player),
        Outcome::Finished => Some(mover),
        Outcome::Lost | Outcome::Drawn | Outcome::Restarted | Outcome::Playing => None,
    }
}

/// What a position with this score (good for `player` where above 0) is worth: near a win for large scores, a share for 0.
pub fn worth_of_score(score: i32, player: u8, players: u8) -> Worth {
    /// The score that is worth half of what lies between a share and a win.
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

/// The natural logarithm in 65,536ths, to about 1%: between powers of two a straight line.
pub fn log(number: u32) -> u64 {
    /// ln 2 in 65,536ths.
    const LN_2: u64 = 45_426;
    let number = number.max(1);
    let power = number.ilog2();
    let rest = (u64::from(number) << 16 >> power) - (1 << 16);
    (((u64::from(power) << 16) + rest) * LN_2) >> 16
}
