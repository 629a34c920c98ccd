//! Solving: can the end of a level be reached from this state, and by which moves? Works on the compiled rules of any game folder; knows no
//! game by name and reads neither clock nor files. Moves are replayed before they are given as an answer.
//!
//! `answer` says what is asked and answered; `analysis` finds out what can be known of a level before it is searched; `search` holds the
//! searches and the order in which they run; `math` lies below both; `verdict` is what an author is told of a level.

pub(crate) mod analysis;
mod answer;
mod math;
pub(crate) mod search;
mod shorten;
mod verdict;

pub use answer::{Aim, Answer, Limits, Method, Progress, Report, Stop, Why};
pub use search::budget::{ASK_EVERY, Budget, Clock};
pub use shorten::shorten;
pub use verdict::{check_level, judge, without_minimums};

use search::expand::SearchResult;
use switchboard_engine::play::{Engine, Move, Outcome, State};

/// Looks for moves from `start` to the end of its level.
///
/// Moves that restart the level count as lost: for a state in the middle of a game, [`Answer::Unsolvable`] means that this attempt can no
/// longer be won. The budget's clock is told about the progress and can stop the search; with one thread and a clock that never stops it,
/// the same arguments give the same answer.
pub fn solve(engine: &Engine, start: &State, aim: Aim, budget: &Budget<'_>) -> Report {
    switchboard_base::broken::fault::point("reason");
    if let Some(why) = unfit(engine, start) {
        return Report { answer: Answer::Unknown { why }, states: 0, method: Method::Nothing };
    }
    if is_won(engine.outcome(start)) {
        return Report { answer: Answer::Solved { moves: vec![], shortest: true }, states: 1, method: Method::Nothing };
    }
    let mut report = Report::from(search::strategy::search(engine, start, aim, budget));
    if let Answer::Solved { moves, shortest } = &mut report.answer {
        match played(engine, start, moves) {
            Some(needed) => {
                moves.truncate(needed);
                // where something is hidden, a player cannot follow a solution: the first one will do
                if !*shortest && !engine.hides(start) {
                    *moves = shorten(engine, start, std::mem::take(moves), budget);
                }
            }
            None => report.answer = Answer::Unknown { why: Why::NotReplayed },
        }
    }
    report
}

/// Whether the moves, played from `start`, are all valid and the last of them ends the level as required.
pub fn replays(engine: &Engine, start: &State, moves: &[Move]) -> bool {
    played(engine, start, moves) == Some(moves.len())
}

/// [`replays`] for so many moves, on so large a board, that it takes a while; no if the budget is used up before.
pub fn replays_within(engine: &Engine, start: &State, moves: &[Move], budget: &mut Budget<'_>) -> bool {
    let mut state = start.clone();
    let is_played = moves.iter().all(|chosen| {
        // each move can look at the whole board to see whether the level is over
        let may_go_on = budget.step(ASK_EVERY).is_ok() && engine.outcome(&state) == Outcome::Playing;
        may_go_on && engine.play(&mut state, chosen).is_ok_and(|turn| turn.outcome != Some(Outcome::Restarted))
    });
    is_played && is_won(engine.outcome(&state))
}

/// How many of the moves are played until the level ends as required; `None` if one is not valid or it does not end so.
fn played(engine: &Engine, start: &State, moves: &[Move]) -> Option<usize> {
    let mut state = start.clone();
    for (number, chosen) in (0..).zip(moves) {
        if is_won(engine.outcome(&state)) {
            return Some(number);
        }
        let turn = engine.play(&mut state, chosen).ok()?;
        if turn.outcome == Some(Outcome::Restarted) {
            return None;
        }
    }
    is_won(engine.outcome(&state)).then_some(moves.len())
}

/// Whether the player has reached the aim of the level.
pub(crate) fn is_won(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Finished | Outcome::Won(_))
}

/// Why nothing is searched for on a player's behalf: no search is possible, or it would use what a player cannot know. [`solve`] itself
/// sees everything: whether a level can be solved at all does not depend on what is hidden.
pub fn hindrance(engine: &Engine, state: &State) -> Option<Why> {
    unfit(engine, state).or_else(|| engine.hides(state).then_some(Why::Hidden))
}

/// Why no search is possible at all.
fn unfit(engine: &Engine, start: &State) -> Option<Why> {
    if !engine.is_searchable() {
        Some(Why::Tiles)
    } else if engine.draws_chance() {
        Some(Why::Chance)
    } else if engine.players(start) > 1 {
        Some(Why::Players)
    } else {
        None
    }
}

impl From<SearchResult> for Report {
    fn from(found: SearchResult) -> Self {
        Self { answer: found.answer, states: found.states, method: found.method }
    }
}
