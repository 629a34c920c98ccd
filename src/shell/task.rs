//! Long work done in the background: the program describes it and continues, and the result comes back as an event. A
//! task and its result are data, so that a thread, a worker or another process can do it; [`perform`] does it anywhere,
//! without a clock, files or random numbers of its own.

use crate::diag::Problems;
use crate::game::{Game, Layout, Level};
use crate::generate::{NoLevel, new_level};
use crate::grid::Cell;
use crate::laws::{Deduced, deduce, fill_by_law, find_mistake, find_possible};
use crate::opponent::{self, DecisionLimits, MoveQuestion, Review, Strength, TurnPlayed};
use crate::play::{Engine, Move, Outcome, State};
use crate::solve::{self, Aim, Answer, Budget, Progress, Stop, solve};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a deduction may cost besides time: a quarter of the memory of small machines.
const DEDUCTION: solve::Limits = solve::Limits { states: u64::MAX, bytes: LOOK_BYTES, threads: 1 };
/// The most memory for what a player asks about a board, in bytes: a quarter of what small machines have.
pub const LOOK_BYTES: u64 = 512 << 20;

/// A piece of work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Its number, which comes back with the result ([`super::Event::Thought`]).
    pub number: u64,
    /// How long it may take, in milliseconds by the clock of whoever does it.
    pub milliseconds: u32,
    /// The game's folder name.
    pub game: String,
    /// What to do.
    pub work: Work,
}

/// What to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Work {
    /// A computer player decides.
    Choose {
        /// The position to decide in.
        position: Position,
        /// The positions of the same player's earlier choices in this turn, in order.
        turn: Vec<Position>,
        /// The computer player, by its name in English.
        opponent: String,
        /// Its level.
        strength: Strength,
        /// The seed of its random numbers.
        seed: u64,
    },
    /// What a computer player expects to follow, turn by turn.
    Expect {
        /// The position.
        position: Position,
        /// The computer player, by its name in English.
        opponent: String,
        /// Its level.
        strength: Strength,
        /// How many turns are asked for at most.
        most: usize,
        /// The seed of its random numbers.
        seed: u64,
    },
    /// Finds the turn of a player after which they stood clearly worse than after another one.
    Review {
        /// Where what was played began.
        position: Position,
        /// What was played from there on, by all players.
        moves: Vec<Move>,
        /// The player.
        player: u8,
        /// The seed of random numbers.
        seed: u64,
    },
    /// Whether the level can be won from here, and how.
    LookAhead {
        /// The position.
        position: Position,
        /// The memory limit for states, in bytes.
        bytes: u64,
    },
    /// Finds what follows from the constraints of the level, and why.
    Deduce {
        /// The position.
        position: Position,
    },
    /// What on the board cannot stay by the laws of the level.
    FindMistake {
        /// Where play stands.
        position: Position,
        /// A cell that is being turned: where it takes several presses to what is wanted, it counts as not known yet.
        turning: Option<Cell>,
    },
    /// What follows from one law alone.
    FillByLaw {
        /// Where play stands.
        position: Position,
    },
    /// What squares can still hold, one law at a time.
    FindPossible {
        /// Where play stands.
        position: Position,
    },
    /// A new level.
    MakeLevel {
        /// The author's name of the difficulty; none for the default kind.
        difficulty: Option<String>,
        /// The seed: the same seed makes the same level.
        seed: u64,
    },
}

/// A state of a level, as in saves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The level's folder name.
    pub level: String,
    /// Items and matrices.
    pub layout: Layout,
    /// The seed of the random numbers still to come.
    pub seed: u64,
    /// Moves since the level's start.
    pub moves: u32,
    /// Whether and how the game has ended.
    pub outcome: Outcome,
    /// What the player struck out in a puzzle of laws; none where the player does not see what squares can hold.
    pub notes: Option<Vec<(Cell, u16)>>,
}

/// The result of a task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// A computer player's move, and what it means to choose next in the same turn; none if it has no move.
    Moves(Vec<Move>),
    /// The turns that a computer player expects, each with its choices.
    Turns(Vec<Vec<Move>>),
    /// The turn that lost most, if any lost clearly.
    Review(Review),
    /// Whether the level can be won, and how.
    Outlook(Answer),
    /// What follows from the constraints of the level.
    Deduced(Deduced),
    /// A level that was made, or why none was.
    Level(Result<Box<Level>, NoLevel>),
    /// The task does not fit the game, or doing it broke down: why, in one sentence for whoever looks for the fault. Players are
    /// told in their own language that it failed.
    Misfit(String),
}

impl Position {
    /// The position of a state.
    pub fn new(engine: &Engine, state: &State) -> Self {
        Self {
            level: engine.level_info().map(|level| level.id.clone()).unwrap_or_default(),
            layout: engine.layout(state),
            seed: engine.seed(state),
            moves: engine.moves_played(state),
            outcome: engine.outcome(state),
            notes: None,
        }
    }

    /// What the player struck out.
    fn struck(&self) -> &[(Cell, u16)] {
        self.notes.as_deref().unwrap_or_default()
    }

    fn engine(&self, game: &Arc<Game>) -> Result<Engine, String> {
        let number = game.levels.iter().position(|level| level.id == self.level);
        let number = number.ok_or_else(|| format!("the game \"{}\" has no level \"{}\"", game.id, self.level))?;
        Engine::new(Arc::clone(game), number).map_err(|problems| first(&problems))
    }

    fn state(&self, engine: &Engine) -> Result<State, String> {
        let restored = engine.restore(&self.layout, self.seed, self.moves, self.outcome);
        restored.map_err(|problems| first(&problems))
    }
}

/// Does a task in its game; `stop` is asked now and then whether to finish with what is known. The same task has the
/// same result everywhere, unless it is stopped.
pub fn perform(task: &Task, game: &Arc<Game>, stop: &(dyn Fn() -> bool + Sync)) -> Finding {
    found(&task.work, game, stop).unwrap_or_else(Finding::Misfit)
}

fn found(work: &Work, game: &Arc<Game>, stop: &(dyn Fn() -> bool + Sync)) -> Result<Finding, String> {
    let watch = |_: &Progress| if stop() { Err(Stop::Time) } else { Ok(()) };
    Ok(match work {
        Work::Choose { position, turn, opponent, strength, seed } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let turn = turn.iter().map(|earlier| earlier.state(&engine)).collect::<Result<Vec<_>, _>>()?;
            let player = opponent::find(&engine, opponent).map_err(|problems| first(&problems))?;
            let player = player.ok_or_else(|| format!("the game \"{}\" has no player \"{opponent}\"", game.id))?;
            let ask = MoveQuestion { engine: &engine, turn: &turn, state: &state };
            Finding::Moves(player.plan(ask, *seed, player.limits(*strength, stop)))
        }
        Work::Expect { position, opponent, strength, most, seed } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let player = opponent::find(&engine, opponent).map_err(|problems| first(&problems))?;
            let player = player.ok_or_else(|| format!("the game \"{}\" has no player \"{opponent}\"", game.id))?;
            let limits = DecisionLimits { overlooks: 0, ..player.limits((*strength).min(Strength::THOROUGH), stop) };
            Finding::Turns(opponent::expected((&engine, &state), &player, *most, *seed, limits))
        }
        Work::Review { position, moves, player, seed } => {
            let engine = position.engine(game)?;
            let turns = turns_of(&engine, &position.state(&engine)?, moves, *player)?;
            let judge = opponent::judge(&engine, &position.state(&engine)?);
            let judge = judge.ok_or_else(|| format!("nobody can judge the game \"{}\"", game.id))?;
            let limits = DecisionLimits { overlooks: 0, ..judge.limits(Strength::THOROUGH, stop) };
            Finding::Review(opponent::review(&engine, &judge, &turns, *seed, limits))
        }
        Work::LookAhead { position, bytes } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let limits = solve::Limits { bytes: *bytes, ..solve::Limits::default() };
            Finding::Outlook(solve(&engine, &state, Aim::Any, &Budget::new(limits, &watch)).answer)
        }
        Work::Deduce { position } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let mut budget = Budget::new(DEDUCTION, &watch);
            let deduced =
                deduce(&engine, &state, position.notes.as_deref(), &mut budget).map_err(|problems| first(&problems))?;
            Finding::Deduced(deduced.unwrap_or(Deduced::Unknown))
        }
        Work::FindMistake { position, turning } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let mut budget = Budget::new(DEDUCTION, &watch);
            let found = find_mistake(&engine, &state, *turning, position.struck(), &mut budget);
            let found = found.map_err(|problems| first(&problems))?;
            Finding::Deduced(found.unwrap_or(Deduced::Unknown))
        }
        Work::FillByLaw { position } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let mut budget = Budget::new(DEDUCTION, &watch);
            let found = fill_by_law(&engine, &state, position.struck(), &mut budget);
            let found = found.map_err(|problems| first(&problems))?;
            Finding::Deduced(found.unwrap_or(Deduced::Unknown))
        }
        Work::FindPossible { position } => {
            let engine = position.engine(game)?;
            let state = position.state(&engine)?;
            let mut budget = Budget::new(DEDUCTION, &watch);
            let found = find_possible(&engine, &state, position.struck(), &mut budget);
            let found = found.map_err(|problems| first(&problems))?;
            Finding::Deduced(found.unwrap_or(Deduced::Unknown))
        }
        Work::MakeLevel { difficulty, seed } => {
            let made = new_level(game, difficulty.as_deref(), "new", *seed, &watch);
            Finding::Level(made.map(|made| Box::new(made.level)))
        }
    })
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

/// A task in progress within this process: with its game, and with a flag that stops it.
#[derive(Clone)]
pub struct Job {
    /// What to do.
    pub task: Arc<Task>,
    /// The game, already read: an author's may differ from its folder.
    pub game: Arc<Game>,
    stopped: Arc<AtomicBool>,
}

impl Job {
    /// The task in its game.
    pub fn new(task: Task, game: Arc<Game>) -> Self {
        Self { task: Arc::new(task), game, stopped: Arc::new(AtomicBool::new(false)) }
    }

    /// Makes it finish at once with what it knows.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop. A task passed to a worker is stopped there.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Does the work; `is_late` says when its time is over.
    pub fn run(&self, is_late: &(dyn Fn() -> bool + Sync)) -> Finding {
        perform(&self.task, &self.game, &|| self.is_stopped() || is_late())
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Job").field(&self.task).finish()
    }
}

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        self.task == other.task
    }
}

impl Eq for Job {}
