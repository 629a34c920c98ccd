//! Decisions of the weak levels. They look less far, and overlook some of their turns, as people do: what is best among the others is played,
//! so that a good turn is more likely than a bad one and none is without sense. What wins at once is never overlooked.

use super::decide::{is_plain, search};
use super::lines::Lines;
use super::player::DecisionContext;
use super::rolls;
use super::value::winner;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, State, Walker};
use switchboard_game::SearchKind;

/// The best of `moves` that is seen, and what was planned to follow it in the same turn.
pub fn choose(
    how: &DecisionContext<'_>,
    before: Option<&State>,
    state: &State,
    moves: &[Move],
    chance: &mut Chance,
) -> Vec<Move> {
    let overlooks = how.limits.overlooks;
    if how.search.kind == SearchKind::AlphaBeta && is_plain(how.engine, state) {
        let mut lines = Lines::new(how, state, moves, chance);
        lines.overlook(overlooks, chance);
        let best = lines.best(how.limits.work);
        return best.map(|turn| lines.choices(turn)).unwrap_or_default();
    }
    if rolls::serves(how, state, moves) {
        return rolls::choose(how, state, moves, chance);
    }
    let mut walker = Walker::new(how.engine, state);
    let player = how.engine.player(state);
    let mut wins = |chosen: &Move, seed: u64| {
        walker.go_to(state);
        // no dice are known before they are rolled
        walker.reseed(seed);
        walker.play(chosen).is_ok_and(|outcome| winner(outcome, player) == Some(player))
    };
    let seed = chance.wide();
    if let Some(win) = moves.iter().find(|chosen| wins(chosen, seed)) {
        return vec![*win];
    }
    let mut seen: Vec<Move> = moves.to_vec();
    seen.retain(|_| chance.number() % 100 >= u32::from(overlooks));
    match seen.as_slice() {
        [] => chance.pick(moves).copied().into_iter().collect(),
        [only] => vec![*only],
        _ => search(how, before, state, &seen, chance),
    }
}
