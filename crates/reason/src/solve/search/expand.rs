//! Expanding states: from a kept state to the states one move further. Uses the engine and the table; decides no order.

use super::table::{Batch, Id, StateNode, StateTable};
use crate::solve::answer::{Answer, Method};
use crate::solve::is_won;
use switchboard_base::grid::Size;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// What a search found, and what it took.
#[derive(Debug)]
pub struct SearchResult {
    /// The answer.
    pub answer: Answer,
    /// States met.
    pub states: u64,
    /// Which search it was.
    pub method: Method,
}

/// The status of a state one move further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Play continues there.
    Open,
    /// It ends the level as required.
    Won,
    /// It loses or restarts the level.
    Lost,
    /// Nothing has changed but the place of the player's piece: only with macro moves.
    Quiet,
}

/// Expands states: goes to a kept one and plays its moves one after the other. A move allocates nothing.
#[derive(Debug)]
pub struct Expander {
    walker: Walker,
    size: Size,
    /// Moves played before the search began.
    base: u32,
    /// The key and the hash of the state being expanded, and how many moves led there.
    here: (Vec<u8>, u64, u32),
    moves: Vec<Move>,
    at: usize,
    /// The fewest moves that the level allows.
    minimum: u32,
    /// Whether a FINAL was reached before the level allows it.
    early: bool,
    /// Whether, up to the minimum number of moves, states with different numbers of moves count as different.
    patient: bool,
    key: Vec<u8>,
}

impl Expander {
    /// For the states reachable from `start`.
    pub fn new(engine: &Engine, start: &State) -> Self {
        let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
        Self {
            walker: Walker::new(engine, start),
            size: engine.board_size(),
            base: engine.moves_played(start),
            here: (Vec::new(), 0, 0),
            moves: Vec::new(),
            at: 0,
            minimum,
            early: false,
            patient: false,
            key: Vec::new(),
        }
    }

    /// One that also distinguishes states by the number of moves until the level's minimum is reached: slower, but it finds solutions that
    /// reach a FINAL too early and wait.
    pub fn patient(engine: &Engine, start: &State) -> Self {
        Self { patient: true, ..Self::new(engine, start) }
    }

    /// Whether a FINAL was reached before the level's minimum number of moves.
    pub fn was_early(&self) -> bool {
        self.early
    }

    fn stride(&self) -> usize {
        self.walker.key_bytes() + if self.patient { size_of::<u32>() } else { 0 }
    }

    fn meet(&mut self, table: &mut StateTable, node: StateNode) -> Option<(Id, bool)> {
        let node = StateNode { hash: self.walker.hash(), ..node };
        if !self.patient {
            return table.meet(&self.walker.key(), node);
        }
        self.key.clear();
        self.key.extend_from_slice(&self.walker.key());
        self.key.extend_from_slice(&self.base.saturating_add(node.depth).min(self.minimum).to_le_bytes());
        table.meet(&self.key, node)
    }

    fn look_for_early(&mut self) {
        let played = self.walker.engine().moves_played(self.walker.state());
        self.early = self.early || played < self.minimum && self.walker.is_at_final();
    }

    /// The work of the steps made since the last call.
    pub fn take_work(&mut self) -> u64 {
        self.walker.take_work()
    }

    /// A table that holds the start as number 0.
    pub fn table(&mut self, start: &State) -> StateTable {
        self.walker.go_to(start);
        let mut table = StateTable::new(self.stride());
        self.meet(&mut table, StateNode::first());
        table
    }

    /// Goes to any state and keeps it.
    pub fn begin(&mut self, table: &mut StateTable, state: &State) -> Option<(Id, bool)> {
        self.walker.go_to(state);
        self.meet(table, StateNode::first())
    }

    /// How many cells the board has.
    pub fn area(&self) -> usize {
        self.size.area()
    }

    /// The word on a cell of the state reached last, or of the one begun with.
    pub fn word(&self, cell: usize) -> u16 {
        self.walker.word(cell)
    }

    /// The cell of its last move.
    pub fn last(&self) -> Option<usize> {
        let cell = self.walker.engine().position(self.walker.state())?;
        self.size.index(cell)
    }

    /// Goes to a kept state; [`Expander::step`] then plays its moves.
    #[expect(clippy::indexing_slicing, reason = "a key in the table begins with the walker's")]
    pub fn go(&mut self, table: &StateTable, id: Id) {
        let Some(node) = table.node(id) else { return };
        let key = &table.key(id)[..self.walker.key_bytes()];
        let (here, hash, played) = &mut self.here;
        here.clear();
        here.extend_from_slice(key);
        (*hash, *played) = (node.hash, self.base.saturating_add(node.depth));
        self.walker.put_back(here, *hash, *played);
        self.walker.candidates_into(&mut self.moves);
        self.at = 0;
    }

    /// Plays the next valid move of the state being expanded: the move's number, and the status of the state it reaches. `None` after the
    /// last.
    pub fn step(&mut self) -> Option<(u16, Next)> {
        while let Some(chosen) = self.moves.get(self.at) {
            let (here, hash, played) = &self.here;
            if self.at > 0 {
                self.walker.put_back(here, *hash, *played);
            }
            self.at += 1;
            let Ok(outcome) = self.walker.play(chosen) else { continue };
            let next = match outcome {
                Outcome::Playing => Next::Open,
                outcome if is_won(outcome) => Next::Won,
                _ => Next::Lost,
            };
            let by = self.walker.engine().move_number(chosen)?;
            if next == Next::Open {
                self.look_for_early();
            }
            return Some((by, next));
        }
        None
    }

    /// Keeps the state reached last: its number and whether it is new.
    pub fn keep(&mut self, table: &mut StateTable, node: StateNode) -> Option<(Id, bool)> {
        self.meet(table, node)
    }

    /// The number of the state reached last, if it is kept.
    pub fn find(&self, table: &StateTable) -> Option<Id> {
        if self.patient { None } else { table.find(&self.walker.key(), self.walker.hash()) }
    }

    /// Whether the last step reached this kept state.
    pub fn is_at(&self, table: &StateTable, id: Id) -> bool {
        !self.patient
            && table.node(id).is_some_and(|node| node.hash == self.walker.hash())
            && *table.key(id) == *self.walker.key()
    }

    /// Whether the state reached last has this key.
    pub fn is(&self, key: &[u8]) -> bool {
        self.walker.key() == key
    }

    /// The hash of the state reached last.
    pub fn hash(&self) -> u64 {
        self.walker.hash()
    }

    /// Adds the state reached last to a batch of states that will be kept together.
    pub fn put_off(&mut self, batch: &mut Batch, node: StateNode) {
        let node = StateNode { hash: self.walker.hash(), ..node };
        let count = self.base.saturating_add(node.depth).min(self.minimum).to_le_bytes();
        batch.add([self.walker.key().as_ref(), if self.patient { &count } else { &[] }], node);
    }

    /// The move with this number.
    pub fn chosen(&self, by: u16) -> Option<Move> {
        self.walker.engine().numbered_move(by)
    }
}
