//! Work that takes long, done beside the screen: the program asks for it and goes on, and its result comes back as an
//! event. The program only describes it; whoever runs it has the clock.

use super::Move;
use crate::game::Level;
use crate::generate::NoLevel;
use crate::solve::Answer;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What came of an errand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// A computer player's move, if it has one.
    Move(Option<Move>),
    /// Whether the level can be won, and how.
    Outlook(Answer),
    /// A level that was made, or why none was.
    Level(Result<Box<Level>, NoLevel>),
}

/// Work that takes long. It asks now and then whether it shall come to an end.
type Work = dyn Fn(&(dyn Fn() -> bool + Sync)) -> Finding + Send + Sync;

/// A piece of work for another thread.
#[derive(Clone)]
pub struct Errand {
    /// Its number: the answer carries it ([`super::Event::Thought`]).
    pub number: u64,
    /// How long it may take, in milliseconds.
    pub milliseconds: u32,
    stopped: Arc<AtomicBool>,
    work: Arc<Work>,
}

impl Errand {
    /// Work with this number and time.
    pub fn new(
        number: u64,
        milliseconds: u32,
        work: impl Fn(&(dyn Fn() -> bool + Sync)) -> Finding + Send + Sync + 'static,
    ) -> Self {
        Self { number, milliseconds, stopped: Arc::new(AtomicBool::new(false)), work: Arc::new(work) }
    }

    /// Lets it come to an end at once, with what it knows.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Does the work; `is_late` tells when its time is over.
    pub fn run(&self, is_late: &(dyn Fn() -> bool + Sync)) -> Finding {
        (self.work)(&|| self.stopped.load(Ordering::Relaxed) || is_late())
    }
}

impl fmt::Debug for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Errand({})", self.number)
    }
}

impl PartialEq for Errand {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Errand {}
