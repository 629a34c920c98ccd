//! Does tasks, one after another. Without a clock, files or random numbers of its own: a worker in a thread, in the page or in
//! another process finds the same.

use super::task::{Finding, LOOK_BYTES, Position, Task, Work};
use crate::diag::Problems;
use crate::game::Game;
use crate::generate::new_level;
use crate::laws::{Deduced, Explainer};
use crate::opponent::{self, DecisionLimits, MoveQuestion, Opponent, Strength, TurnPlayed};
use crate::play::{Engine, Move, Outcome, State};
use crate::solve::{self, Aim, Budget, Progress, Stop, solve};
use std::sync::Arc;

/// What a deduction may cost besides time: a quarter of the memory of small machines.
const DEDUCTION: solve::Limits = solve::Limits { states: u64::MAX, bytes: LOOK_BYTES, threads: 1 };

/// Does tasks and keeps what it took to work out the last level: its rules compiled, and its laws as a puzzle. What is found
/// does not depend on what is kept.
#[derive(Debug, Default)]
pub struct Worker {
    level: Option<KeptLevel>,
}

/// A level that was worked out.
#[derive(Debug)]
struct KeptLevel {
    game: Arc<Game>,
    /// The level's folder name.
    id: String,
    engine: Engine,
    laws: Explainer,
}

impl KeptLevel {
    fn new(game: &Arc<Game>, id: &str) -> Result<Self, String> {
        let number = game.levels.iter().position(|level| level.id == id);
        let number = number.ok_or_else(|| format!("the game \"{}\" has no level \"{id}\"", game.id))?;
        let engine = Engine::new(Arc::clone(game), number).map_err(|problems| first(&problems))?;
        Ok(Self { game: Arc::clone(game), id: id.to_owned(), engine, laws: Explainer::default() })
    }

    /// The state of a position of this level.
    fn state(&self, position: &Position) -> Result<State, String> {
        let restored = self.engine.restore(&position.layout, position.seed, position.moves, position.outcome);
        restored.map_err(|problems| first(&problems))
    }

    /// The computer player of this name.
    fn opponent(&self, name: &str) -> Result<Opponent, String> {
        let player = opponent::find(&self.engine, name).map_err(|problems| first(&problems))?;
        player.ok_or_else(|| format!("the game \"{}\" has no player \"{name}\"", self.game.id))
    }
}

impl Worker {
    /// Does a task in its game; `stop` is asked now and then whether to finish with what is known. The same task has the same
    /// result everywhere, unless it is stopped.
    pub fn perform(&mut self, task: &Task, game: &Arc<Game>, stop: &(dyn Fn() -> bool + Sync)) -> Finding {
        self.found(&task.work, game, stop).unwrap_or_else(Finding::Misfit)
    }

    /// The level of a position, and its state there.
    fn at(&mut self, position: &Position, game: &Arc<Game>) -> Result<(&mut KeptLevel, State), String> {
        let known = self.level.take().filter(|level| Arc::ptr_eq(&level.game, game) && level.id == position.level);
        let level = match known {
            Some(known) => known,
            None => KeptLevel::new(game, &position.level)?,
        };
        let state = level.state(position);
        let level = self.level.insert(level);
        Ok((level, state?))
    }

    fn found(&mut self, work: &Work, game: &Arc<Game>, stop: &(dyn Fn() -> bool + Sync)) -> Result<Finding, String> {
        let watch = |_: &Progress| if stop() { Err(Stop::Time) } else { Ok(()) };
        let mut budget = Budget::new(DEDUCTION, &watch);
        Ok(match work {
            Work::Choose { position, turn, opponent, strength, seed } => {
                let (level, state) = self.at(position, game)?;
                let turn = turn.iter().map(|earlier| level.state(earlier)).collect::<Result<Vec<_>, _>>()?;
                let player = level.opponent(opponent)?;
                let ask = MoveQuestion { engine: &level.engine, turn: &turn, state: &state };
                Finding::Moves(player.plan(ask, *seed, player.limits(*strength, stop)))
            }
            Work::Expect { position, opponent, strength, most, seed } => {
                let (level, state) = self.at(position, game)?;
                let player = level.opponent(opponent)?;
                let limits =
                    DecisionLimits { overlooks: 0, ..player.limits((*strength).min(Strength::THOROUGH), stop) };
                Finding::Turns(opponent::expected((&level.engine, &state), &player, *most, *seed, limits))
            }
            Work::Review { position, moves, player, seed } => {
                let (level, state) = self.at(position, game)?;
                let turns = turns_of(&level.engine, &state, moves, *player)?;
                let judge = opponent::judge(&level.engine, &state);
                let judge = judge.ok_or_else(|| format!("nobody can judge the game \"{}\"", game.id))?;
                let limits = DecisionLimits { overlooks: 0, ..judge.limits(Strength::THOROUGH, stop) };
                Finding::Review(opponent::review(&level.engine, &judge, &turns, *seed, limits))
            }
            Work::LookAhead { position, bytes } => {
                let (level, state) = self.at(position, game)?;
                let limits = solve::Limits { bytes: *bytes, ..solve::Limits::default() };
                Finding::Outlook(solve(&level.engine, &state, Aim::Any, &Budget::new(limits, &watch)).answer)
            }
            Work::Deduce { position } => {
                let (level, state) = self.at(position, game)?;
                deduced(level.laws.deduce((&level.engine, &state), position.notes.as_deref(), &mut budget))?
            }
            Work::FindMistake { position, turning } => {
                let (level, state) = self.at(position, game)?;
                let at = (&level.engine, &state);
                deduced(level.laws.find_mistake(at, *turning, position.struck(), &mut budget))?
            }
            Work::FillByLaw { position } => {
                let (level, state) = self.at(position, game)?;
                deduced(level.laws.fill_by_law((&level.engine, &state), position.struck(), &mut budget))?
            }
            Work::FindPossible { position } => {
                let (level, state) = self.at(position, game)?;
                deduced(level.laws.find_possible((&level.engine, &state), position.struck(), &mut budget))?
            }
            Work::FindRuledOut { position, cell } => {
                let (level, state) = self.at(position, game)?;
                deduced(level.laws.ruled_out((&level.engine, &state), *cell, position.struck(), &mut budget))?
            }
            Work::MakeLevel { difficulty, seed } => {
                let made = new_level(game, difficulty.as_deref(), "new", *seed, &watch);
                Finding::Level(made.map(|made| Box::new(made.level)))
            }
        })
    }
}

/// What was deduced; nothing is known in a game without laws.
fn deduced(found: Result<Option<Deduced>, Problems>) -> Result<Finding, String> {
    let found = found.map_err(|problems| first(&problems))?;
    Ok(Finding::Deduced(found.unwrap_or(Deduced::Unknown)))
}

/// The turns of this player among these moves.
fn turns_of(engine: &Engine, start: &State, moves: &[Move], player: u8) -> Result<Vec<TurnPlayed>, String> {
    let (mut state, mut turns) = (start.clone(), Vec::new());
    let mut before: Option<State> = None;
    for chosen in moves {
        let mover = engine.player(&state);
        if mover == player && before.is_none() {
            before = Some(state.clone());
        }
        engine.play(&mut state, chosen).map_err(|_| format!("{chosen} cannot be played"))?;
        let is_over = engine.player(&state) != mover || engine.outcome(&state) != Outcome::Playing;
        if is_over && let Some(before) = before.take() {
            turns.push(TurnPlayed { before, after: state.clone() });
        }
    }
    Ok(turns)
}

/// The first of these problems, in words.
fn first(problems: &Problems) -> String {
    problems.iter().next().map(ToString::to_string).unwrap_or_default()
}
