//! Long work done in the background: the program describes it and continues, and the result comes back as an event. A task
//! and its result are data, so that a thread, a worker or another process can do it: [`Worker`] does.

use super::worker::Worker;
use crate::game::{Game, Layout, Level};
use crate::generate::NoLevel;
use crate::grid::Cell;
use crate::laws::Deduced;
use crate::opponent::{Review, Strength};
use crate::play::{Engine, Move, Outcome, State};
use crate::solve::Answer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
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
    /// Which pieces of a square single laws rule out, whatever stands in it.
    FindRuledOut {
        /// Where play stands.
        position: Position,
        /// The square.
        cell: Cell,
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
    pub(super) fn struck(&self) -> &[(Cell, u16)] {
        self.notes.as_deref().unwrap_or_default()
    }
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
        self.run_by(&mut Worker::default(), is_late)
    }

    /// [`Job::run`] by a worker who may know the level already.
    pub fn run_by(&self, worker: &mut Worker, is_late: &(dyn Fn() -> bool + Sync)) -> Finding {
        worker.perform(&self.task, &self.game, &|| self.is_stopped() || is_late())
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
