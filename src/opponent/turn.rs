//! A turn may take several choices (a man, then where it goes): which of them lead on, and which only replace the previous choice.

use crate::play::{Move, State, Walker};

/// The valid moves without those that only change one's mind: `before` is the state in which the same player made the previous choice; of
/// two choices that lead to the same position, those already possible there are left out. All valid moves if nothing else is left, if
/// chance is involved, and at the beginning of a turn. The walker may end up anywhere.
pub fn onward(walker: &mut Walker, before: Option<&State>, state: &State) -> Vec<Move> {
    let engine = walker.engine().clone();
    let moves = engine.moves(state);
    let Some(before) = before.filter(|b| !engine.draws_chance() && engine.player(b) == engine.player(state)) else {
        return moves;
    };
    let mut key = Vec::new();
    let mut anew = |chosen: &Move| {
        walker.go_to(before);
        if walker.play(chosen).is_err() {
            return false;
        }
        key.clear();
        key.extend_from_slice(&walker.key());
        let hash = walker.hash();
        walker.go_to(state);
        walker.play(chosen).is_ok() && walker.hash() == hash && walker.key() == key
    };
    let onward: Vec<Move> = moves.iter().filter(|chosen| !anew(chosen)).copied().collect();
    if onward.is_empty() { moves } else { onward }
}
