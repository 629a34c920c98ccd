//! Lines of play: how many ways there are to play so many turns from the start of a level.

use super::{Engine, Move, Outcome, State, Walker};
use rustc_hash::{FxHashMap, FxHashSet};

/// The lines of play of one depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// How many there are.
    pub all: u64,
    /// How many of them end the game.
    pub over: u64,
}

/// All positions of one depth, each with the number of lines that lead to it.
#[derive(Debug)]
pub struct LinesOfPlay {
    walker: Walker,
    positions: Vec<(State, u64)>,
    most: usize,
}

/// What tells positions apart: the key, the outcome and the numbers by chance that follow.
type Identity = Box<[u8]>;

impl LinesOfPlay {
    /// Begins at the start of the level; no more than `most` positions are kept at one depth.
    pub fn new(engine: &Engine, seed: u64, most: usize) -> Self {
        let start = engine.start(seed);
        Self { walker: Walker::new(engine, &start), positions: vec![(start, 1)], most }
    }

    /// Goes one turn deeper. `last`: nobody will ask for the turns behind it, so that no positions are kept. None if there are more positions
    /// than may be kept.
    pub fn deeper(&mut self, last: bool) -> Option<Lines> {
        let mut lines = Lines { all: 0, over: 0 };
        let mut next: Vec<(State, u64)> = Vec::new();
        let mut places: FxHashMap<Identity, usize> = FxHashMap::default();
        let mut turns = Turns::default();
        for (state, count) in std::mem::take(&mut self.positions) {
            turns.each(&mut self.walker, state, |walker, identity| {
                lines.all = lines.all.saturating_add(count);
                if walker.outcome() != Outcome::Playing {
                    lines.over = lines.over.saturating_add(count);
                }
                if last {
                    return;
                }
                let place = places.entry(identity.into()).or_insert_with(|| {
                    next.push((walker.state().clone(), 0));
                    next.len() - 1
                });
                #[expect(clippy::indexing_slicing, reason = "a place is given out with its position")]
                let (_, known) = &mut next[*place];
                *known = known.saturating_add(count);
            });
            if next.len() > self.most {
                return None;
            }
        }
        self.positions = next;
        Some(lines)
    }
}

/// What is needed to go through the turns of one position; used again for the next one.
#[derive(Default)]
struct Turns {
    moves: Vec<Move>,
    identity: Vec<u8>,
    within: FxHashSet<Identity>,
    behind: FxHashSet<Identity>,
    open: Vec<State>,
}

impl Turns {
    /// Calls `reached` in each distinct state that one turn can reach in which it is the next player's turn or play is over.
    fn each(&mut self, walker: &mut Walker, state: State, mut reached: impl FnMut(&Walker, &[u8])) {
        let Self { moves, identity, within, behind, open } = self;
        within.clear();
        behind.clear();
        walker.go_to(&state);
        let (several, player) = (walker.engine().players(&state) > 1, walker.player());
        identify(walker, identity);
        within.insert(identity.as_slice().into());
        open.push(state);
        while let Some(state) = open.pop() {
            walker.go_to(&state);
            walker.moves_into(moves);
            for chosen in &*moves {
                walker.go_to(&state);
                let Ok(outcome) = walker.play(chosen) else { continue };
                let ends = !several || outcome != Outcome::Playing || walker.player() != player;
                let known = if ends { &mut *behind } else { &mut *within };
                identify(walker, identity);
                if known.contains(identity.as_slice()) {
                    continue;
                }
                known.insert(identity.as_slice().into());
                if ends {
                    reached(walker, identity);
                } else {
                    open.push(walker.state().clone());
                }
            }
        }
    }
}

/// Writes what tells the walker's state apart.
fn identify(walker: &Walker, identity: &mut Vec<u8>) {
    identity.clear();
    identity.extend_from_slice(&walker.key());
    let outcome = match walker.outcome() {
        Outcome::Playing | Outcome::Restarted => 0,
        Outcome::Finished => 1,
        Outcome::Lost => 2,
        Outcome::Drawn => 3,
        Outcome::Won(player) => player.saturating_add(3),
    };
    identity.push(outcome);
    identity.extend_from_slice(&walker.engine().seed(walker.state()).to_le_bytes());
}
