//! Games that a computer player plays against itself with little work, so that there are many. Each begins with some turns by chance, and
//! now and then a turn is by chance later too: who never errs meets few positions.

use super::super::decide::is_plain;
use super::super::lines::Lines;
use super::super::mcts;
use super::super::player::DecisionContext;
use super::super::value::{WIN, worth};
use super::super::{DecisionLimits, Mind, MoveQuestion, Opponent};
use super::MAX_CHOICES;
use super::record::{Aside, Choice, Record};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_game::SearchKind;

/// A game begins with at most this many turns by chance, and at least one.
const RANDOM_TURNS: usize = 8;
/// The most choices of a turn that is not played on.
const MAX_ASIDE: usize = 8;
/// Later one turn in this many is by chance.
const STRAY: usize = 24;

/// Who plays, and how.
#[derive(Debug, Clone, Copy)]
pub struct Setup<'a> {
    /// The level.
    pub engine: &'a Engine,
    /// The computer player of both seats.
    pub who: &'a Opponent,
    /// How many choices it may try for a turn.
    pub work: u64,
    /// The seed of all games.
    pub seed: u64,
}

impl Setup<'_> {
    /// Whether something can be learnt: the game is for two without chance, a search plays it, and all choices have numbers.
    pub fn can_learn(&self) -> bool {
        let start = self.start(0);
        let moves = self.engine.moves(&start);
        is_plain(self.engine, &start)
            && self.who.searches()
            && moves.iter().all(|chosen| self.engine.move_number(chosen).is_some())
    }

    /// Whether it can be learnt what positions are worth: a search of lines asks for that.
    pub fn can_learn_value(&self) -> bool {
        self.can_learn() && self.who.plans_turns(self.engine, &self.start(0))
    }

    /// How the game with this number begins.
    pub fn start(&self, number: u32) -> State {
        self.engine.start_with(Chance::of(self.seed, number.into()).wide(), 2)
    }
}

/// Plays the game with this number. None if it was stopped.
pub fn play(setup: &Setup<'_>, number: u32, stop: &(dyn Fn() -> bool + Sync)) -> Option<Record> {
    let engine = setup.engine;
    let mut chance = Chance::of(setup.seed ^ 1, number.into());
    let mut state = setup.start(number);
    let mut turn: Vec<State> = Vec::new();
    let mut planned: Vec<Move> = Vec::new();
    let mut record = Record { number, ..Record::default() };
    let random_turns = 1 + chance.below(RANDOM_TURNS);
    let (mut turns, mut is_stray, mut mover) = (0, false, 1);
    while engine.outcome(&state) == Outcome::Playing && record.choices.len() < MAX_CHOICES {
        if stop() {
            return None;
        }
        mover = engine.player(&state);
        let mut value = None;
        if planned.is_empty() {
            let ask = MoveQuestion { engine, turn: &turn, state: &state };
            if turn.is_empty() {
                is_stray = turns < random_turns || chance.below(STRAY) == 0;
            }
            if is_stray {
                planned = Opponent::random().plan(ask, chance.wide(), DecisionLimits::of_work(0));
            } else {
                if turn.is_empty() && setup.can_learn_value() {
                    record.asides.extend(aside(setup, &state, record.choices.len(), &mut chance, stop));
                }
                let (choices, found) = decide(setup, ask, setup.work, &mut chance, stop);
                (planned, value) = (choices, found.map(|value| if mover == 1 { value } else { -value }));
            }
            planned.reverse();
        }
        let Some(chosen) = planned.pop() else { break };
        let begins = turn.is_empty();
        record.choices.push(Choice { number: engine.move_number(&chosen)?, begins, is_stray, value });
        turn.push(state.clone());
        engine.play(&mut state, &chosen).ok()?;
        if engine.player(&state) != mover {
            turn.clear();
            planned.clear();
            turns += 1;
        }
    }
    let [first, ..] = worth(engine.outcome(&state), mover, 2);
    record.result = match first {
        0 => -1,
        WIN => 1,
        _ => 0,
    };
    Some(record)
}

/// A turn by chance from this position, and what a search with half of the work says of it. Who searches meets many such positions, and few
/// that good play leads to. None if the game ends there.
fn aside(
    setup: &Setup<'_>,
    state: &State,
    place: usize,
    chance: &mut Chance,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Aside> {
    let engine = setup.engine;
    let mover = engine.player(state);
    let (mut next, mut turn, mut numbers) = (state.clone(), Vec::new(), Vec::new());
    while numbers.len() < MAX_ASIDE && engine.player(&next) == mover {
        let ask = MoveQuestion { engine, turn: &turn, state: &next };
        let chosen = Opponent::random().choose(ask, chance.wide(), DecisionLimits::of_work(0))?;
        numbers.push(engine.move_number(&chosen)?);
        turn.push(next.clone());
        engine.play(&mut next, &chosen).ok()?;
        if engine.outcome(&next) != Outcome::Playing {
            return None;
        }
    }
    if engine.player(&next) == mover {
        return None;
    }
    let ask = MoveQuestion { engine, turn: &[], state: &next };
    let (_, value) = decide(setup, ask, (setup.work / 2).max(1), chance, stop);
    let value = value.map(|value| if mover == 1 { -value } else { value })?;
    Some(Aside { place, numbers, value })
}

/// The choices of a turn, and what it is worth to the one in turn.
fn decide(
    setup: &Setup<'_>,
    ask: MoveQuestion<'_>,
    work: u64,
    chance: &mut Chance,
    stop: &(dyn Fn() -> bool + Sync),
) -> (Vec<Move>, Option<i32>) {
    let moves = super::super::turn::choices(ask.engine, ask.turn, ask.state);
    let Mind::Searches(search, script) = &setup.who.mind else { return (moves, None) };
    if moves.len() < 2 {
        return (moves, None);
    }
    let limits = DecisionLimits { work, overlooks: 0, stop };
    let how = DecisionContext {
        engine: ask.engine,
        search: *search,
        script: script.as_ref(),
        playout: setup.who.playout.as_ref(),
        learnt: setup.who.learnt.as_deref(),
        limits,
        parts: super::super::Parts::default(),
    };
    if search.kind == SearchKind::Mcts {
        return (mcts::choose(&how, ask.turn.last(), ask.state, &moves, chance).into_iter().collect(), None);
    }
    let mut lines = Lines::new(&how, ask.state, &moves, chance);
    let best = lines.best(work);
    let value = lines.value();
    (best.map(|turn| lines.choices(turn)).unwrap_or_default(), value)
}
