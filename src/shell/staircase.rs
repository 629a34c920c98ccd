//! Finds the level at which a computer player suits a person: one up after two games won in a row, one down after two lost. What is known of
//! the games before is what is saved of them.

use super::{SavePlace, Seat, Store};
use crate::history::Save;
use crate::opponent::Strength;
use crate::play::Outcome;

/// So many attempts are looked at, the newest first: those that were left are no games.
const LOOKED_AT: usize = 8;

/// The level has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// After two games won.
    Up(Strength),
    /// After two games lost.
    Down(Strength),
}

/// Whether the person won the game that ended here against this seat; none if it was drawn, or has not ended.
fn is_won(save: &Save, follows: &Seat) -> Option<bool> {
    let own = |player: u8| {
        let seats = Seat::read(&save.seats)?;
        Some(seats.get(usize::from(player).checked_sub(1)?)? != follows)
    };
    match save.outcome {
        Outcome::Won(player) => own(player),
        Outcome::Finished => own(save.player),
        Outcome::Lost => own(save.player).map(|won| !won),
        Outcome::Drawn | Outcome::Playing | Outcome::Restarted => None,
    }
}

/// The seats for the next game after the last one that is saved here, and whether the level has changed.
#[expect(clippy::indexing_slicing, reason = "it is the number of one of the seats")]
pub fn next_seats(seats: &[Seat], place: &SavePlace, store: &mut dyn Store) -> (Vec<Seat>, Option<Step>) {
    let same = (seats.to_vec(), None);
    let Some((number, follows)) = seats.iter().enumerate().find(|(_, seat)| matches!(seat, Seat::Follows(..))) else {
        return same;
    };
    let Seat::Follows(name, strength) = follows else { return same };
    let (sizes, _) = store.attempt_sizes(place);
    let mut won = Vec::new();
    for (attempt, size) in sizes.iter().enumerate().rev().take(LOOKED_AT) {
        let Some(save) = size.checked_sub(1).and_then(|row| store.whole_row(place, attempt, row)) else { continue };
        let is_same = Seat::read(&save.seats).is_some_and(|seats| seats.contains(follows));
        if !is_same {
            break;
        }
        if save.outcome != Outcome::Playing {
            won.push(is_won(&save, follows));
        }
    }
    let step = match won.as_slice() {
        [Some(true), Some(true), ..] => strength.stronger().map(Step::Up),
        [Some(false), Some(false), ..] => strength.weaker().map(Step::Down),
        _ => None,
    };
    let Some(Step::Up(next) | Step::Down(next)) = step else { return same };
    let mut seats = seats.to_vec();
    seats[number] = Seat::Follows(name.clone(), next);
    (seats, step)
}
