//! One state that is moved about in place: for searches and playouts, which play millions of moves.
//! In a game of rules it asks for no memory once it is made. Never says anything: texts and sounds of moves are dropped.

use super::state::Held;
use super::{Engine, Model, Move, Outcome, Refused, State, Workspace, tile_game};
use crate::tiles;
use std::borrow::Cow;

/// A state of one level, the moves that are valid in it, and the way from state to state.
/// Each thread has its own.
#[derive(Debug, Clone)]
pub struct Walker {
    engine: Engine,
    state: State,
    pub(super) workspace: Workspace,
    /// Since its work was last asked for.
    pub(super) moves_played: u64,
    /// What the turns of PuzzleScript games cost since then.
    pub(super) turn_work: u64,
}

impl Walker {
    /// Begins at a state of this engine.
    pub fn new(engine: &Engine, state: &State) -> Self {
        let (engine, state) = (engine.clone(), state.clone());
        Self { engine, state, workspace: Workspace::default(), moves_played: 0, turn_work: 0 }
    }

    /// The engine it walks with.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Where it is. `clone_from` copies it into a state at hand.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Goes to a state of the same engine.
    pub fn go_to(&mut self, state: &State) {
        self.state.clone_from(state);
    }

    /// Feeds the chance of the moves to come; on a board of tiles what the player in turn cannot see is laid out again too.
    pub fn reseed(&mut self, seed: u64) {
        match &mut self.state.held {
            Held::Rules(_, memory) => memory.reseed(seed),
            Held::Tiles(rules, state) => state.reseed(rules, seed),
            Held::PuzzleScript(_, state) => state.reseed(seed),
        }
    }

    /// Plays a move and returns how play stands then.
    ///
    /// # Errors
    /// [`Refused`], and nothing has changed.
    pub fn play(&mut self, chosen: &Move) -> Result<Outcome, Refused> {
        self.moves_played += 1;
        let restarted = match (&mut self.state.held, chosen) {
            (Held::Rules(rules, memory), Move::Cell(cell)) => {
                rules.is_valid(memory, *cell).then(|| rules.step(memory, *cell, &mut self.workspace))
            }
            (Held::Rules(..), _) => None,
            (Held::Tiles(rules, state), _) => {
                tile_game::to_choice(*chosen).and_then(|choice| tiles::play(rules, state, choice)).map(|_| false)
            }
            (Held::PuzzleScript(level, state), _) => {
                // asking again why it was refused would play it once more
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
    pub fn player(&self) -> u8 {
        self.engine.player(&self.state)
    }

    /// How play stands; never [`Outcome::Restarted`].
    pub fn outcome(&self) -> Outcome {
        self.engine.outcome(&self.state)
    }

    /// The valid moves, in the order of [`Engine::moves`], in a list of the caller's, which is cleared first.
    pub fn moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match &self.state.held {
            Held::Rules(rules, memory) => moves.extend(rules.valid_cells(memory).map(Move::Cell)),
            Held::Tiles(rules, state) => {
                moves.extend(tiles::choices(rules, state).into_iter().map(tile_game::to_move));
            }
            Held::PuzzleScript(level, state) => moves.extend(level.moves(state)),
        }
    }

    /// The moves that a search tries, in a list of the caller's, which is cleared first: all that are valid and lead on, and in a game
    /// where only trying tells whether a move is valid, others that [`Walker::play`] refuses.
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
    pub fn count_moves(&self) -> usize {
        match &self.state.held {
            Held::Rules(rules, memory) => rules.count_valid(memory),
            Held::Tiles(rules, state) => tiles::choices(rules, state).len(),
            Held::PuzzleScript(level, state) => level.moves(state).len(),
        }
    }

    /// The valid move with this place among them, from 0: one to be drawn needs no list. On a board of tiles this lists them.
    pub fn nth_move(&self, place: usize) -> Option<Move> {
        match &self.state.held {
            Held::Rules(rules, memory) => rules.valid_cell(memory, place).map(Move::Cell),
            Held::Tiles(rules, state) => tiles::choices(rules, state).into_iter().nth(place).map(tile_game::to_move),
            Held::PuzzleScript(level, state) => level.moves(state).get(place).copied(),
        }
    }

    /// How many moves are valid that were not valid in an earlier state of the same turn: those that lead on instead of
    /// choosing again. On a board of tiles 0.
    pub fn count_fresh(&self, earlier: &State) -> usize {
        match (&self.state.held, &earlier.held) {
            (Held::Rules(rules, now), Held::Rules(_, before)) => rules.count_fresh(now, before),
            _ => 0,
        }
    }

    /// The move with this place among those that [`Walker::count_fresh`] counts, from 0.
    pub fn fresh_move(&self, earlier: &State, place: usize) -> Option<Move> {
        match (&self.state.held, &earlier.held) {
            (Held::Rules(rules, now), Held::Rules(_, before)) => rules.fresh_cell(now, before, place).map(Move::Cell),
            _ => None,
        }
    }

    /// What decides how play goes on, as bytes: the compact form of a state. In games of rules always as many as
    /// [`Walker::key_bytes`], at hand without a copy.
    /// Two open states with one key differ in nothing that any move could bring to light, but for the number of moves
    /// in a level with a minimum of moves, and for chance.
    pub fn key(&self) -> Cow<'_, [u8]> {
        self.engine.key(&self.state)
    }

    /// How many bytes each key of the level has; 0 on a board of tiles, where they differ in length.
    pub fn key_bytes(&self) -> usize {
        match &self.engine.model {
            Model::Rules(rules) => rules.key_bytes(),
            Model::Tiles(_) => 0,
            Model::PuzzleScript(level) => level.key_bytes(),
        }
    }

    /// The hash of the key, kept up to date by every change.
    pub fn hash(&self) -> u64 {
        self.engine.hash(&self.state)
    }

    /// Goes to the open state with this key and hash, both told by this walker or another of its level, and this number
    /// of moves played. Items that decide nothing, and chance, stay as they are. A key of another level changes nothing.
    pub fn put_back(&mut self, key: &[u8], hash: u64, moves_played: u32) {
        match &mut self.state.held {
            Held::Rules(rules, memory) => rules.put_back(memory, key, hash, moves_played),
            Held::Tiles(_, state) => state.put_back(key, moves_played),
            Held::PuzzleScript(_, state) => state.put_back(key, moves_played),
        }
    }

    /// The hash recomputed from scratch from the whole key: what [`Walker::hash`] must tell. For tests.
    pub fn hash_anew(&self) -> u64 {
        match &self.state.held {
            Held::Rules(rules, memory) => rules.hash_anew(memory),
            Held::Tiles(..) | Held::PuzzleScript(..) => self.hash(),
        }
    }
}
