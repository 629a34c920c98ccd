//! Games of a computer player with what it has learnt against itself with less: what tells results better does not always play better.

use super::super::learnt::Learnt;
use super::super::tournament::Interval;
use super::super::value::{WIN, worth};
use super::super::{DecisionLimits, MoveQuestion, Opponent, opening};
use super::MAX_CHOICES;
use super::play::Setup;
use std::sync::Arc;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State};

/// How many turns by chance a game begins with.
const OPENING: u32 = 4;

/// How the one that has learnt fared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Contest {
    /// Games it won.
    pub won: u32,
    /// Games nobody won.
    pub drawn: u32,
    /// Games it lost.
    pub lost: u32,
}

impl Contest {
    /// Its share of the points, a draw being half a one, and the 95% interval, rounded towards less.
    pub fn interval(self) -> Interval {
        Interval::of(self.won + self.drawn / 2, self.won + self.drawn + self.lost)
    }

    /// Whether it is certain that it plays better.
    pub fn is_won(self) -> bool {
        self.interval().low > 0.5
    }
}

/// Plays this many openings by chance, each twice with seats changed, at `work` choices a turn, with what was learnt against `less`. None if it
/// was stopped.
pub fn contest(
    setup: &Setup<'_>,
    (learnt, less): (&Learnt, &Learnt),
    (openings, work): (u32, u64),
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Contest> {
    let knowing = |learnt: &Learnt| Opponent { learnt: Some(Arc::new(learnt.clone())), ..setup.who.clone() };
    let (with, without) = (knowing(learnt), knowing(less));
    let mut told = Contest::default();
    for number in 0..openings {
        let mut chance = Chance::of(setup.seed ^ 2, number.into());
        let start = opening(setup.engine, setup.start(number), OPENING, &mut chance);
        let Some(start) = start else { continue };
        for first in [true, false] {
            let seats = if first { [&with, &without] } else { [&without, &with] };
            let points = game(setup, seats, &start, work, &mut chance, stop)?;
            match (points, first) {
                (WIN, true) | (0, false) => told.won += 1,
                (0, true) | (WIN, false) => told.lost += 1,
                _ => told.drawn += 1,
            }
        }
    }
    Some(told)
}

/// What the game is worth to the first player. None if it was stopped.
fn game(
    setup: &Setup<'_>,
    seats: [&Opponent; 2],
    start: &State,
    work: u64,
    chance: &mut Chance,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<u32> {
    let engine = setup.engine;
    let mut state = start.clone();
    let mut turn: Vec<State> = Vec::new();
    let mut planned: Vec<Move> = Vec::new();
    let mut mover = engine.player(&state);
    for _ in 0..MAX_CHOICES {
        if engine.outcome(&state) != Outcome::Playing {
            break;
        }
        mover = engine.player(&state);
        if planned.is_empty() {
            let ask = MoveQuestion { engine, turn: &turn, state: &state };
            let [first, second] = seats;
            let who = if mover == 1 { first } else { second };
            planned = who.plan(ask, chance.wide(), DecisionLimits { work, overlooks: 0, stop });
            planned.reverse();
        }
        if stop() {
            return None;
        }
        let Some(chosen) = planned.pop() else { break };
        turn.push(state.clone());
        engine.play(&mut state, &chosen).ok()?;
        if engine.player(&state) != mover {
            turn.clear();
            planned.clear();
        }
    }
    let [first, ..] = worth(engine.outcome(&state), mover, 2);
    Some(first)
}
