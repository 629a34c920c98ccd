//! Rollouts: from the start straight on, always to a state with the fewest available moves, at random among equals, until no move is left;
//! then again from the start. In games in which every move uses something up, a few of many quick tries get through where a search that
//! goes back step by step stays stuck with an early mistake. Proves nothing.

use super::budget::Budget;
use super::expand::SearchResult;
use crate::solve::answer::{Answer, Method, Why};
use crate::solve::is_won;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// The most moves played in all.
const MOST_PLAYED: u64 = 3_000_000;
/// From this number of rollouts on, most must have ended by themselves.
const FIRST: u32 = 8;
/// The most moves of a rollout, for each cell of the board.
const MOVES_A_CELL: usize = 2;
/// One choice in this many is random.
const CHANCE: u32 = 32;

/// Plays on from `start` as long as that is promising.
pub fn search(engine: &Engine, start: &State, budget: &Budget<'_>) -> SearchResult {
    let mut budget = budget.share(Method::Rollouts);
    let most = budget.limits().states.saturating_mul(4).min(MOST_PLAYED);
    let longest = engine.board_size().area() * MOVES_A_CELL;
    let mut player =
        RolloutPlayer { walker: Walker::new(engine, start), chance: Chance::new(1), way: Vec::new(), played: 0 };
    let (mut ended, mut rollouts) = (0, 0);
    let answer = loop {
        if player.played >= most || rollouts >= FIRST && ended * 2 <= rollouts {
            break Answer::Unknown { why: Why::Exhausted };
        }
        match player.play(start, longest, &mut budget) {
            Ok(RolloutEnd::Won) => break Answer::Solved { moves: player.way, shortest: false },
            Ok(RolloutEnd::Stuck) => ended += 1,
            Ok(RolloutEnd::TooLong) => {}
            Err(why) => break Answer::Unknown { why },
        }
        rollouts += 1;
    };
    SearchResult { answer, states: player.played, method: Method::Rollouts }
}

/// How a rollout ended.
enum RolloutEnd {
    Won,
    Stuck,
    TooLong,
}

struct RolloutPlayer {
    walker: Walker,
    chance: Chance,
    way: Vec<Move>,
    /// Moves played in all.
    played: u64,
}

impl RolloutPlayer {
    fn play(&mut self, start: &State, longest: usize, budget: &mut Budget<'_>) -> Result<RolloutEnd, Why> {
        self.way.clear();
        self.walker.go_to(start);
        let mut here = start.clone();
        let mut best = start.clone();
        let mut moves = Vec::new();
        while self.way.len() < longest {
            here.clone_from(self.walker.state());
            self.walker.moves_into(&mut moves);
            let any = self.chance.number().is_multiple_of(CHANCE);
            let (mut least, mut ties, mut chosen) = (usize::MAX, 0, None);
            for next in &moves {
                self.played += 1;
                self.walker.go_to(&here);
                let played = self.walker.play(next);
                budget.step(self.walker.take_work())?;
                let Ok(outcome) = played else { continue };
                if is_won(outcome) {
                    self.way.push(*next);
                    return Ok(RolloutEnd::Won);
                }
                let left = self.walker.count_moves();
                if outcome != Outcome::Playing || left == 0 {
                    continue;
                }
                let left = if any { 1 } else { left };
                if left > least {
                    continue;
                }
                ties = if left < least { 1 } else { ties + 1 };
                least = left;
                if self.chance.number().is_multiple_of(ties) {
                    chosen = Some(*next);
                    best.clone_from(self.walker.state());
                }
            }
            let Some(next) = chosen else { return Ok(RolloutEnd::Stuck) };
            self.way.push(next);
            self.walker.go_to(&best);
        }
        Ok(RolloutEnd::TooLong)
    }
}
