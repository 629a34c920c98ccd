//! Which turns a search tries first: those that were too good elsewhere. They are remembered by their place on the line (killers), those that
//! take something apart from the others, and by their choices (history).

#![expect(
    clippy::indexing_slicing,
    reason = "there is a place for each turn of the longest line, side and spread number"
)]

use super::learnt::Learnt;
use super::men::Men;
use super::turns::{Rank, TurnId};
use switchboard_engine::play::{Engine, Move, State};

/// Entries of the history of turns, for each player.
const HISTORY: usize = 1 << 12;
/// The largest number in the history of turns.
const MAX_HISTORY: i32 = 1 << 16;
/// How much more promising a turn is that takes something, and one that was too good beside.
const LOUD: i32 = 1 << 20;
const KILLER: i32 = 1 << 19;
/// How much a sixteenth of a choice's promise counts beside the history of turns, and the most that all of it counts.
const PROMISE: i32 = 64;
const MAX_PROMISE: i32 = 1 << 17;

/// What was too good at one place of the line, the latest first.
#[derive(Debug, Clone, Copy, Default)]
struct Killers {
    loud: TurnId,
    quiet: [TurnId; 2],
}

/// What the search has seen of turns that were too good.
#[derive(Debug)]
pub struct Order {
    /// By turns from the root.
    killers: Vec<Killers>,
    history: [Vec<i32>; 2],
}

impl Order {
    /// Nothing was seen yet, of lines of at most this many turns.
    pub fn new(line: usize) -> Self {
        Self { killers: vec![Killers::default(); line + 1], history: [vec![0; HISTORY], vec![0; HISTORY]] }
    }

    /// Turns to try before any others are listed.
    pub fn killers(&self, ply: usize) -> [TurnId; 3] {
        let killers = self.killers[ply];
        [killers.loud, killers.quiet[0], killers.quiet[1]]
    }

    /// How often turns of this side were too good.
    pub fn history(&self, side: usize) -> &[i32] {
        &self.history[side]
    }

    /// A turn was too good.
    pub fn remember(&mut self, id: TurnId, is_loud: bool, ply: usize, side: usize, depth: i16) {
        let killers = &mut self.killers[ply];
        if is_loud {
            killers.loud = id;
            return;
        }
        if killers.quiet[0] != id {
            killers.quiet = [id, killers.quiet[0]];
        }
        let history = &mut self.history[side];
        for beginning in id.beginnings() {
            let count = &mut history[beginning.spread(HISTORY)];
            *count += i32::from(depth) * i32::from(depth);
            if *count > MAX_HISTORY {
                history.iter_mut().for_each(|count| *count /= 2);
            }
        }
    }
}

/// How promising turns of a position are.
pub struct Ranks<'a> {
    pub engine: &'a Engine,
    pub men: &'a Men,
    /// What was learnt about choices, if it is to count.
    pub policy: Option<&'a Learnt>,
    /// None where only what is taken counts.
    pub history: Option<&'a [i32]>,
    pub killers: [TurnId; 3],
    /// Only choices where a man stands.
    pub only_onto_men: bool,
    /// All beginnings of turns before their ends.
    pub begins_all: bool,
}

impl<'a> Ranks<'a> {
    /// Nothing but what is taken makes a turn promising.
    pub fn plain(engine: &'a Engine, men: &'a Men, only_onto_men: bool) -> Self {
        Self {
            engine,
            men,
            policy: None,
            history: None,
            killers: [TurnId::default(); 3],
            only_onto_men,
            begins_all: true,
        }
    }
}

impl Rank for Ranks<'_> {
    fn rank(&self, state: &State, id: TurnId, chosen: Move, choices: u8) -> Option<i32> {
        let cell = self.engine.move_number(&chosen);
        let is_free = cell.is_none_or(|cell| self.men.is_free(self.engine, state, cell.into()));
        if self.only_onto_men && is_free {
            return None;
        }
        let loud = if choices > 0 && !is_free { LOUD } else { 0 };
        let killer = if self.killers.contains(&id) { KILLER } else { 0 };
        let promise = self.policy.and_then(|learnt| {
            let before = choices.checked_sub(1).and_then(|before| id.numbers().nth(before.into()));
            let from = before.and_then(|number| self.engine.numbered_move(number));
            learnt.promise((self.engine, None), state, &chosen, from.as_ref())
        });
        let promise = promise.map_or(0, |promise| (promise * PROMISE).clamp(-MAX_PROMISE, MAX_PROMISE));
        Some(loud + killer + promise + self.history.map_or(0, |history| history[id.spread(HISTORY)]))
    }

    fn begins_all(&self) -> bool {
        self.begins_all
    }
}
