//! What is worked out of a level once and used for many starts of it: how its cells turn, or where its words are carried.
//! Knows only levels that can be recognised by proof; searches nothing else.

use super::answer::{Answer, Watch};
use super::clockwork::{Clockwork, Plan};
use super::deepen::Ready;
use crate::play::{Engine, State};

/// A level made ready.
#[derive(Debug, Clone)]
pub enum Prepared {
    /// Every cell turns like clockwork: with the state it was recognised from and the equations of each FINAL.
    Clockwork(Box<(Clockwork, State, Vec<Plan>)>),
    /// Its moves only carry words.
    Carried(Box<Ready>),
    /// Nothing is known of it.
    Unknown,
}

impl Prepared {
    /// Recognises the level as seen from `state`, which is open.
    pub fn new(engine: &Engine, state: &State) -> Self {
        let goals = engine.goals();
        if goals.is_empty() || engine.draws_chance() {
            return Self::Unknown;
        }
        if let Some(clockwork) = Clockwork::new(engine, state)
            && let Some(plans) = goals.iter().map(|goal| clockwork.plan(goal)).collect()
        {
            return Self::Clockwork(Box::new((clockwork, state.clone(), plans)));
        }
        Ready::new(engine, state).map_or(Self::Unknown, |ready| Self::Carried(Box::new(ready)))
    }

    /// A way from another open state of the level, proven to be the shortest or not; the level has no minimum of moves.
    /// None where nothing is known.
    pub fn solve(&self, engine: &Engine, start: &State, watch: &dyn Watch) -> Option<Answer> {
        match self {
            Self::Clockwork(known) => {
                let (clockwork, state, plans) = known.as_ref();
                let words: Vec<u16> = (0..engine.board_size().area()).map(|cell| engine.word(start, cell)).collect();
                let put: Vec<(usize, u16)> = words.iter().copied().enumerate().collect();
                // the same in all but its words
                let same = engine.key(&engine.with_words(state, &put)) == engine.key(start);
                (same && clockwork.has(&words)).then(|| clockwork.solve_from(&words, plans))?
            }
            Self::Carried(ready) => {
                Some(Answer::Solved { moves: ready.shortest(engine, start, watch)?, shortest: true })
            }
            Self::Unknown => None,
        }
    }
}
