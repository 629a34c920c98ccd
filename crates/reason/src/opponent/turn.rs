//! A turn may take several choices (a man, then where it goes): which of them lead on, and which only change one's mind.

use rustc_hash::FxHashSet;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// The most choices that are tried in order to find out what fewer choices reach.
const MAX_TRIED: usize = 1_000;

/// A position, and the random numbers that are still to come: after a roll of the dice nothing is as it was.
type Place = (u64, u64);

fn place(engine: &Engine, state: &State) -> Place {
    (engine.position_hash(state), engine.seed(state))
}

/// The choices that a computer player may make, so that each of its turns ends. `turn` has the states in which the same player chose earlier
/// in this turn, in order. No choice returns to one of them, and none leads where fewer choices lead, as far as [`MAX_TRIED`] choices show.
/// If nothing else is left, any choice that does not return; if there is none of these either, all valid moves.
pub fn choices(engine: &Engine, turn: &[State], state: &State) -> Vec<Move> {
    let moves = engine.moves(state);
    let (Some(first), true) = (turn.first(), moves.len() > 1) else { return moves };
    let mut walker = Walker::new(engine, state);
    let mut led = |chosen: &Move| {
        walker.go_to(state);
        walker.play(chosen).is_ok().then(|| place(engine, walker.state()))
    };
    let seen: Vec<Place> = turn.iter().chain([state]).map(|earlier| place(engine, earlier)).collect();
    let forward =
        |(chosen, led): (&Move, Option<Place>)| led.filter(|led| !seen.contains(led)).map(|led| (*chosen, led));
    let forward: Vec<(Move, Place)> = moves.iter().map(|chosen| (chosen, led(chosen))).filter_map(forward).collect();
    let nearer = no_farther(engine, first, state, turn.len());
    let onward = forward.iter().filter(|(_, led)| !nearer.contains(led)).map(|(chosen, _)| *chosen).collect();
    let forward = forward.iter().map(|(chosen, _)| *chosen).collect();
    [onward, forward].into_iter().find(|found: &Vec<Move>| !found.is_empty()).unwrap_or(moves)
}

/// Where a turn can be after as many choices as it takes to come from `first` to `state`, or fewer; at most `depth`.
fn no_farther(engine: &Engine, first: &State, state: &State, depth: usize) -> FxHashSet<Place> {
    let (player, wanted) = (engine.player(first), place(engine, state));
    let mut walker = Walker::new(engine, first);
    let mut known = FxHashSet::from_iter([place(engine, first)]);
    let (mut layer, mut tried) = (vec![first.clone()], 0);
    for _ in 0..depth {
        if known.contains(&wanted) {
            break;
        }
        let mut next = Vec::new();
        for from in layer {
            for chosen in engine.moves(&from) {
                tried += 1;
                if tried > MAX_TRIED {
                    return known;
                }
                walker.go_to(&from);
                let Ok(outcome) = walker.play(&chosen) else { continue };
                let is_new = known.insert(place(engine, walker.state()));
                if is_new && outcome == Outcome::Playing && walker.player() == player {
                    next.push(walker.state().clone());
                }
            }
        }
        layer = next;
    }
    known
}

/// The valid moves without those that only change one's mind, for searches, which ask millions of times: `before` is the state in which the
/// same player made the previous choice. Left out is what returns there and, of two choices that lead to the same position, the one already
/// possible there. All valid moves if nothing else is left, if chance is involved, and at the beginning of a turn. The walker may end up
/// anywhere.
pub fn onward(walker: &mut Walker, before: Option<&State>, state: &State) -> Vec<Move> {
    let engine = walker.engine().clone();
    let moves = engine.moves(state);
    let Some(before) = before.filter(|b| !engine.draws_chance() && engine.player(b) == engine.player(state)) else {
        return moves;
    };
    let returned = engine.position_hash(before);
    let mut leads = |chosen: &Move| {
        walker.go_to(state);
        let led = walker.play(chosen).map(|_| walker.position_hash());
        walker.go_to(before);
        led.is_ok_and(|led| led != returned && !(walker.play(chosen).is_ok() && walker.position_hash() == led))
    };
    let onward: Vec<Move> = moves.iter().filter(|chosen| leads(chosen)).copied().collect();
    if onward.is_empty() { moves } else { onward }
}
