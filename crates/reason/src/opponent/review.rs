//! Looks at turns that were played: what a computer player expects to follow, and where a player could have done clearly better. Only for games
//! of two without chance; elsewhere nobody can say what would have come.

use super::decide::is_plain;
use super::lines::{Lines, SURE};
use super::mcts::SearchTree;
use super::player::{DecisionContext, DecisionLimits, Mind, MoveQuestion, Opponent};
use super::value::winner;
use serde::{Deserialize, Serialize};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_game::SearchKind;

/// The worth of a won position; a lost one has minus as much.
const WON: i32 = 1_000;
/// The worth that a turn must have lost at least to be told: a clear advantage, such as a man or two.
const CLEAR: i32 = 300;
/// The score of a script that is worth half of a win.
const HALF: i32 = 100;
/// A turn is told only if a search with so many times the work finds it as bad.
const SURER: u64 = 4;
/// The most choices of a turn.
const MOST_CHOICES: usize = 20;

/// A turn of one player.
#[derive(Debug, Clone)]
pub struct TurnPlayed {
    /// Where it began.
    pub before: State,
    /// Where it ended.
    pub after: State,
}

/// A turn after which the one who played it stood clearly worse than after another turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lapse {
    /// Which of the turns it is, from 0.
    pub turn: usize,
    /// What would have been better.
    pub better: Vec<Move>,
    /// How much it lost, in thousandths of a win.
    pub lost: i32,
}

/// What became of looking for a lapse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The worst turn, if any lost clearly.
    pub lapse: Option<Lapse>,
    /// Whether all turns were looked at.
    pub is_whole: bool,
}

/// The computer player of the level that judges positions best; none if none of them looks ahead, or if nobody can say what would have come.
pub fn judge(engine: &Engine, state: &State) -> Option<Opponent> {
    if !is_plain(engine, state) {
        return None;
    }
    let known = super::all(engine).unwrap_or_default();
    let rank = |opponent: &Opponent| match &opponent.mind {
        Mind::Searches(search, script) => {
            Some((search.kind == SearchKind::AlphaBeta && script.is_some(), script.is_some()))
        }
        Mind::Random | Mind::Scores(_) => None,
    };
    known.into_iter().filter(|opponent| rank(opponent).is_some()).max_by_key(rank)
}

/// The turns that this computer player expects from here on, at most so many, each with its choices.
pub fn expected(
    ask: (&Engine, &State),
    opponent: &Opponent,
    most: usize,
    seed: u64,
    limits: DecisionLimits<'_>,
) -> Vec<Vec<Move>> {
    let (engine, state) = ask;
    let mut state = state.clone();
    let mut turns = Vec::new();
    while turns.len() < most && engine.outcome(&state) == Outcome::Playing && is_plain(engine, &state) {
        let (moves, after) = best_turn(engine, opponent, &state, seed, limits);
        // a turn that was not thought through is none that is expected
        if moves.is_empty() || (limits.stop)() {
            break;
        }
        turns.push(moves);
        state = after;
    }
    turns
}

/// The turn that the computer player would play, and where it ends.
fn best_turn(
    engine: &Engine,
    opponent: &Opponent,
    before: &State,
    seed: u64,
    limits: DecisionLimits<'_>,
) -> (Vec<Move>, State) {
    let player = engine.player(before);
    let (mut state, mut turn, mut moves) = (before.clone(), Vec::new(), Vec::new());
    let goes_on = |state: &State| engine.outcome(state) == Outcome::Playing && engine.player(state) == player;
    while goes_on(&state) && moves.len() < MOST_CHOICES {
        let plan = opponent.plan(MoveQuestion { engine, turn: &turn, state: &state }, seed, limits);
        if plan.is_empty() {
            break;
        }
        for chosen in plan {
            turn.push(state.clone());
            if !goes_on(&state) || engine.play(&mut state, &chosen).is_err() {
                break;
            }
            moves.push(chosen);
        }
    }
    (moves, state)
}

/// The turn of these, all of one player, that lost most, judged by this computer player. `limits` is for one search; the last turns are looked
/// at first.
pub fn review(
    engine: &Engine,
    opponent: &Opponent,
    turns: &[TurnPlayed],
    seed: u64,
    limits: DecisionLimits<'_>,
) -> Review {
    let mut lapse: Option<Lapse> = None;
    let surer = DecisionLimits { work: limits.work.saturating_mul(SURER), ..limits };
    for (place, turn) in turns.iter().enumerate().rev() {
        let least = lapse.as_ref().map_or(CLEAR, |lapse| lapse.lost + 1);
        let looks = |limits| loss(engine, opponent, turn, seed, limits).filter(|(lost, _)| *lost >= least);
        let found = looks(limits).and_then(|_| looks(surer));
        if (limits.stop)() {
            return Review { lapse, is_whole: false };
        }
        if let Some((lost, better)) = found {
            lapse = Some(Lapse { turn: place, better, lost });
        }
    }
    Review { lapse, is_whole: true }
}

/// How much a turn lost against the best one, and that one. None if it was the best one.
fn loss(
    engine: &Engine,
    opponent: &Opponent,
    turn: &TurnPlayed,
    seed: u64,
    limits: DecisionLimits<'_>,
) -> Option<(i32, Vec<Move>)> {
    let player = engine.player(&turn.before);
    let (better, best) = best_turn(engine, opponent, &turn.before, seed, limits);
    if engine.position_hash(&best) == engine.position_hash(&turn.after) {
        return None;
    }
    let [best, played] = [&best, &turn.after].map(|state| worths(engine, opponent, (state, player), seed, limits));
    // two searches are compared where they looked equally far
    let (best, played) = match (best, played) {
        (Worths::Sure(best), Worths::Sure(played)) => (best, played),
        (Worths::Sure(best), Worths::Deeper(played)) => (best, *played.last()?),
        (Worths::Deeper(best), Worths::Sure(played)) => (*best.last()?, played),
        (Worths::Deeper(best), Worths::Deeper(played)) => {
            let depth = best.len().min(played.len()).checked_sub(1)?;
            // what is won or lost for certain stays so
            let sure = |worths: &[i32]| worths.last().copied().filter(|worth| worth.abs() == WON);
            (sure(&best).unwrap_or(*best.get(depth)?), sure(&played).unwrap_or(*played.get(depth)?))
        }
    };
    Some((best - played, better))
}

/// What a position is worth.
enum Worths {
    /// The game is over there.
    Sure(i32),
    /// After deeper and deeper searches.
    Deeper(Vec<i32>),
}

/// What a position is worth to this player.
fn worths(
    engine: &Engine,
    opponent: &Opponent,
    (state, player): (&State, u8),
    seed: u64,
    limits: DecisionLimits<'_>,
) -> Worths {
    let mut chance = Chance::new(seed);
    let outcome = engine.outcome(state);
    let mover = engine.player(state);
    let own = |worth: i32, of: u8| if of == player { worth } else { -worth };
    if outcome != Outcome::Playing {
        return Worths::Sure(match (winner(outcome, player), outcome) {
            (Some(winner), _) => own(WON, winner),
            (None, Outcome::Lost) => -WON,
            _ => 0,
        });
    }
    let Mind::Searches(search, script) = &opponent.mind else { return Worths::Deeper(Vec::new()) };
    let (script, playout, learnt) = (script.as_ref(), opponent.playout.as_ref(), opponent.learnt.as_deref());
    let parts = super::Parts::default();
    let how = DecisionContext { engine, search: *search, script, playout, learnt, limits, parts };
    let moves = engine.moves(state);
    match search.kind {
        SearchKind::AlphaBeta => {
            let mut lines = Lines::new(&how, state, &moves, &mut chance);
            let values = lines.values(limits.work);
            Worths::Deeper(values.into_iter().map(|value| own(worth_of(value), mover)).collect())
        }
        SearchKind::Mcts => {
            let mut tree = SearchTree::new(&how, None, state, &moves, &mut chance);
            tree.grow(state, limits.work);
            Worths::Deeper(vec![own(tree.worth(WON), mover)])
        }
    }
}

/// The worth of a value of a search of lines.
fn worth_of(value: i32) -> i32 {
    if value.abs() >= SURE { WON * value.signum() } else { WON * value / (value.abs() + HALF) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_advantage_is_half_of_a_win() {
        assert_eq!([0, 100, -100, 300, SURE, -SURE].map(worth_of), [0, 500, -500, 750, WON, -WON]);
    }
}
