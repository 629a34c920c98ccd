//! A state that is changed in place, for searches and playouts, which play millions of moves. In a rule game it
//! allocates no memory once it is made. Texts and sounds of moves are dropped.

use super::state::Held;
use super::{Engine, Model, Move, Outcome, Refused, State, Workspace, tile_game};
use crate::tiles;
use std::borrow::Cow;

/// A state of one level, its valid moves, and the way from state to state. Each thread has its own.
#[derive(Debug, Clone)]
pub struct Walker {
    engine: Engine,
    state: State,
    /// Whether signals or time are moves. The engine plays those: they are as slow as who presses.
    has_signals: bool,
    pub(super) workspace: Workspace,
    /// Since the work was last taken.
    pub(super) moves_played: u64,
    /// The work of the turns of PuzzleScript games since then.
    pub(super) turn_work: u64,
}

impl Walker {
    /// Starts at a state of this engine.
    pub fn new(engine: &Engine, state: &State) -> Self {
        let (engine, state) = (engine.clone(), state.clone());
        let has_signals = engine.game().settings.has_signals();
        Self { engine, state, has_signals, workspace: Workspace::default(), moves_played: 0, turn_work: 0 }
    }

    /// The engine it walks with.
    #[inline]
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The current state. Use `clone_from` to copy it into an existing state.
    #[inline]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Goes to a state of the same engine.
    #[inline]
    pub fn go_to(&mut self, state: &State) {
        self.state.clone_from(state);
    }

    /// Seeds the random numbers of the following moves; on a board of tiles everything that the player in turn cannot
    /// see is shuffled too.
    pub fn reseed(&mut self, seed: u64) {
        match &mut self.state.held {
            Held::Rules(_, memory) => memory.reseed(seed),
            Held::Tiles(rules, state) => state.reseed(rules, seed),
            Held::PuzzleScript(_, state) => state.reseed(seed),
        }
    }

    /// Plays a move and returns the outcome.
    ///
    /// # Errors
    ///
    /// [`Refused`]; nothing has changed then.
    #[inline]
    pub fn play(&mut self, chosen: &Move) -> Result<Outcome, Refused> {
        self.moves_played += 1;
        if self.has_signals {
            let turn = self.engine.play(&mut self.state, chosen)?;
            return Ok(turn.outcome.unwrap_or_else(|| self.outcome()));
        }
        let restarted = match (&mut self.state.held, chosen) {
            (Held::Rules(rules, memory), Move::Cell(cell)) => {
                rules.is_valid(memory, *cell).then(|| rules.step(memory, *cell, &mut self.workspace))
            }
            (Held::Rules(..), _) => None,
            (Held::Tiles(rules, state), _) => {
                tile_game::to_choice(*chosen).and_then(|choice| tiles::play(rules, state, choice)).map(|_| false)
            }
            (Held::PuzzleScript(level, state), _) => {
                // asking again why it was refused would play it a second time
                let (outcome, work) = level.step(state, *chosen);
                self.turn_work += work;
                return outcome.ok_or(Refused::NotValid);
            }
        };
        let Some(restarted) = restarted else {
            return Err(self.engine.check(&self.state, chosen).err().unwrap_or(Refused::NotValid));
        };
        Ok(if restarted { Outcome::Restarted } else { self.outcome() })
    }

    /// Whose turn it is, from 1.
    #[inline]
    pub fn player(&self) -> u8 {
        self.engine.player(&self.state)
    }

    /// The outcome; never [`Outcome::Restarted`].
    #[inline]
    pub fn outcome(&self) -> Outcome {
        self.engine.outcome(&self.state)
    }

    /// The valid moves, in the order of [`Engine::moves`], in a list of the caller's, which is cleared first.
    #[inline]
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match &self.state.held {
            Held::Rules(..) if self.has_signals => moves.extend(self.engine.moves(&self.state)),
            Held::Rules(rules, memory) => rules.each_valid_cell(memory, |cell| moves.push(Move::Cell(cell))),
            Held::Tiles(rules, state) => {
                moves.extend(tiles::choices(rules, state).into_iter().map(tile_game::to_move));
            }
            Held::PuzzleScript(level, state) => moves.extend(level.moves(state)),
        }
    }

    /// The moves for a search, in a list of the caller's, which is cleared first: all valid moves that lead on, and in
    /// games where a move must be tried to know whether it is valid also others, which [`Walker::play`] refuses.
    #[inline]
    pub fn candidates_into(&self, moves: &mut Vec<Move>) {
        match &self.state.held {
            Held::PuzzleScript(level, state) => {
                moves.clear();
                moves.extend(level.candidates(state));
            }
            _ => self.moves_into(moves),
        }
    }

    /// How many moves are valid. On a board of tiles this lists them.
    #[inline]
    pub fn count_moves(&self) -> usize {
        match &self.state.held {
            Held::Rules(..) if self.has_signals => self.engine.moves(&self.state).len(),
            Held::Rules(rules, memory) => rules.count_valid(memory),
            Held::Tiles(rules, state) => tiles::choices(rules, state).len(),
            Held::PuzzleScript(level, state) => level.moves(state).len(),
        }
    }

    /// The valid move at this index, from 0, so that a random one needs no list. On a board of tiles this lists them.
    #[inline]
    pub fn nth_move(&self, place: usize) -> Option<Move> {
        match &self.state.held {
            Held::Rules(..) if self.has_signals => self.engine.moves(&self.state).get(place).copied(),
            Held::Rules(rules, memory) => rules.valid_cell(memory, place).map(Move::Cell),
            Held::Tiles(rules, state) => tiles::choices(rules, state).into_iter().nth(place).map(tile_game::to_move),
            Held::PuzzleScript(level, state) => level.moves(state).get(place).copied(),
        }
    }

    /// How many moves are valid that were not valid in an earlier state of the same turn: those that lead on instead of
    /// choosing again. 0 on a board of tiles.
    pub fn count_fresh(&self, earlier: &State) -> usize {
        match (&self.state.held, &earlier.held) {
            (Held::Rules(rules, now), Held::Rules(_, before)) => rules.count_fresh(now, before),
            _ => 0,
        }
    }

    /// The move at this index, from 0, among those that [`Walker::count_fresh`] counts.
    pub fn fresh_move(&self, earlier: &State, place: usize) -> Option<Move> {
        match (&self.state.held, &earlier.held) {
            (Held::Rules(rules, now), Held::Rules(_, before)) => rules.fresh_cell(now, before, place).map(Move::Cell),
            _ => None,
        }
    }

    /// The bytes that decide how the game continues: the compact form of a state. In rule games always
    /// [`Walker::key_bytes`] long, and available without a copy. Two open states with the same key behave the same in
    /// every move, except for the number of moves in a level with a minimum, and for random numbers.
    pub fn key(&self) -> Cow<'_, [u8]> {
        self.engine.key(&self.state)
    }

    /// How many bytes each key of the level has; 0 on a board of tiles, where lengths differ.
    pub fn key_bytes(&self) -> usize {
        match &self.engine.model {
            Model::Rules(rules) => rules.key_bytes(),
            Model::Tiles(_) => 0,
            Model::PuzzleScript(level) => level.key_bytes(),
        }
    }

    /// The hash of the key, updated with every change.
    pub fn hash(&self) -> u64 {
        self.engine.hash(&self.state)
    }

    /// The hash of the position: [`Engine::position_hash`].
    #[inline]
    pub fn position_hash(&self) -> u64 {
        self.engine.position_hash(&self.state)
    }

    /// Changes to the open state with this key and hash, both from this walker or another one of its level, and this
    /// number of moves. Items that decide nothing, and the random number generator, stay. A key of another level
    /// changes nothing.
    pub fn put_back(&mut self, key: &[u8], hash: u64, moves_played: u32) {
        match &mut self.state.held {
            Held::Rules(rules, memory) => rules.put_back(memory, key, hash, moves_played),
            Held::Tiles(_, state) => state.put_back(key, moves_played),
            Held::PuzzleScript(_, state) => state.put_back(key, moves_played),
        }
    }

    /// The hash of the whole key computed from scratch; [`Walker::hash`] must equal it. For tests.
    pub fn hash_anew(&self) -> u64 {
        match &self.state.held {
            Held::Rules(rules, memory) => rules.hash_anew(memory),
            Held::Tiles(..) | Held::PuzzleScript(..) => self.hash(),
        }
    }
}
