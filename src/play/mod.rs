//! Playing a game as values: states, moves in text form, and one pure function that applies them.
//! The one place that knows that there are two kinds of games. Never touches time, files or chance it was not handed.

mod board;
mod moves;

pub use board::{Board, Face, Mark, Picture, Spot, SpotPlace};
pub use moves::{Move, MoveFault, Side};

use crate::diag::{Problem, Problems};
use crate::game::{Game, Kind, Layout, Level, Name, Rotation, Text};
use crate::grid::{Cell, Size};
pub use crate::rules::{Change, Fate, RuleTrace, Script, ScriptRun, Trace};
use crate::rules::{CompiledLevel, End, Memory};
use std::sync::Arc;

/// One level of one game, compiled: everything that never changes while it is played.
/// Cheap to clone; can be shared between threads.
#[derive(Debug, Clone)]
pub struct Engine {
    game: Arc<Game>,
    level: usize,
    rules: Arc<CompiledLevel>,
}

/// A whole state of play: the same value is played, saved, solved, searched and shown.
/// Undo brings back all of it: matrices, items, the number of moves, the chance generator.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    rules: Memory,
}

/// How play stands after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It goes on.
    Playing,
    /// STATE equals a FINAL: the level is done.
    Finished,
    /// No valid move was left: the state is the level's start again.
    Restarted,
    /// A rule said `win` (by the player named, from 1).
    Won(u8),
    /// A rule said `lose`.
    Lost,
    /// A rule said `draw`.
    Drawn,
}

/// What a move did besides changing the state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    /// How play stands now; none reads as [`Outcome::Playing`].
    pub outcome: Option<Outcome>,
    /// Texts of `say`, in order.
    pub messages: Vec<String>,
    /// Names of `sound`, in order.
    pub sounds: Vec<String>,
    /// Rules that ran out of steps.
    pub problems: Vec<Problem>,
}

/// Why a move was refused; the state is untouched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The cell lies outside the board.
    OutsideBoard(Size),
    /// It is no valid move now.
    NotValid,
    /// The game is over.
    Over,
    /// The move is of another kind than this game's (a cell, a push ...).
    WrongKind,
}

impl Engine {
    /// Compiles level number `level` (from 0) of `game`.
    ///
    /// # Errors
    /// All problems that make the level impossible to play.
    pub fn new(game: Arc<Game>, level: usize) -> Result<Self, Problems> {
        let Some(chosen) = game.levels.get(level) else {
            return Err(Problem::error("R002", format!("the game has no level number {}", level + 1)).into());
        };
        let rules = match &game.kind {
            Kind::Rules(text) => Arc::new(CompiledLevel::new(&game, text, chosen)?),
            Kind::Tiles(source) => {
                return Err(Problem::error("R002", format!("{}: tile-map games are not built yet", source.file)).into());
            }
        };
        Ok(Self { game, level, rules })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Which level this is, from 0.
    pub fn level(&self) -> usize {
        self.level
    }

    /// What is known of the level besides its start: name, minimum of moves, solution.
    pub fn level_info(&self) -> Option<&Level> {
        self.game.levels.get(self.level)
    }

    /// How the level begins. `seed` feeds the rules' chance.
    pub fn start(&self, seed: u64) -> State {
        State { rules: self.rules.start(seed) }
    }

    /// How the level begins with this many players (language 2's `Players`).
    pub fn start_with(&self, seed: u64, players: u8) -> State {
        State { rules: self.rules.start_with(seed, players) }
    }

    /// What the rules do at this move, rule by rule; `state` is the one before it. None for a move that is not valid.
    pub fn trace(&self, state: &State, chosen: &Move) -> Option<Trace> {
        let cell = self.check(state, chosen).ok()?;
        let Kind::Rules(text) = &self.game.kind else { return None };
        let level = self.game.levels.get(self.level)?;
        crate::rules::trace(&self.game, text, level, &state.rules, cell).ok().map(|(trace, _)| trace)
    }

    /// Compiles rules in language 2 beside the level's own, such as a computer player's. `numbers` are items the script
    /// may set, 0 at its start; the functions of the game's own rules can be called.
    ///
    /// # Errors
    /// All problems of the script.
    pub fn script(&self, contents: &str, file: &str, numbers: &[&str]) -> Result<Script, Problems> {
        Script::new(&self.game, &self.rules, contents, file, numbers)
    }

    /// Runs a script of this engine on a copy of the state. With a cell it begins like a round: P is the position, A the cell.
    pub fn run_script(&self, script: &Script, state: &State, chosen: Option<Cell>, seed: u64) -> ScriptRun {
        script.run(&self.rules, &state.rules, chosen, seed)
    }

    /// The valid moves, in board order.
    pub fn moves(&self, state: &State) -> Vec<Move> {
        self.rules.valid_cells(&state.rules).into_iter().map(Move::Cell).collect()
    }

    /// Whether the move would be accepted.
    pub fn is_valid(&self, state: &State, chosen: &Move) -> bool {
        self.check(state, chosen).is_ok()
    }

    fn check(&self, state: &State, chosen: &Move) -> Result<Cell, Refused> {
        let Move::Cell(cell) = *chosen else { return Err(Refused::WrongKind) };
        if self.outcome(state) != Outcome::Playing {
            Err(Refused::Over)
        } else if !self.rules.size().contains(cell) {
            Err(Refused::OutsideBoard(self.rules.size()))
        } else if !self.rules.is_valid(&state.rules, cell) {
            Err(Refused::NotValid)
        } else {
            Ok(cell)
        }
    }

    /// Plays a move: changes `state` and tells what happened.
    ///
    /// # Errors
    /// [`Refused`], and `state` is untouched.
    pub fn play(&self, state: &mut State, chosen: &Move) -> Result<Turn, Refused> {
        let cell = self.check(state, chosen)?;
        let round = self.rules.round(&mut state.rules, cell);
        let outcome = if round.restarted { Outcome::Restarted } else { self.outcome(state) };
        let problems = round.out_of_steps.map(|at| self.rules.out_of_steps(&self.game, at)).into_iter().collect();
        Ok(Turn { outcome: Some(outcome), messages: round.messages, sounds: round.sounds, problems })
    }

    /// How play stands in this state; never [`Outcome::Restarted`].
    pub fn outcome(&self, state: &State) -> Outcome {
        match state.rules.end() {
            End::Open => Outcome::Playing,
            End::Finished => Outcome::Finished,
            End::Won(player) => Outcome::Won(player),
            End::Lost => Outcome::Lost,
            End::Drawn => Outcome::Drawn,
        }
    }

    /// The position (Ax, Ay): where the last move was made, if it lies on the board.
    pub fn position(&self, state: &State) -> Option<Cell> {
        self.rules.position(&state.rules)
    }

    /// How many moves were played since the level's start.
    pub fn moves_played(&self, state: &State) -> u32 {
        state.rules.moves()
    }

    /// What decides how play goes on from here, as bytes: states with one key are one position.
    /// Counters that no rule asks for, the number of moves and the chance generator are left out.
    pub fn key<'s>(&self, state: &'s State) -> &'s [u8] {
        self.rules.key(&state.rules)
    }

    /// A hash of the key, kept up to date with every change.
    pub fn hash(&self, state: &State) -> u64 {
        state.rules.hash64()
    }

    /// The chance generator as it stands: the seed that [`Engine::restore`] takes.
    pub fn seed(&self, state: &State) -> u64 {
        state.rules.seed()
    }

    /// Whose turn it is, from 1.
    pub fn player(&self, state: &State) -> u8 {
        self.rules.player(&state.rules)
    }

    /// How many players there are.
    pub fn players(&self, state: &State) -> u8 {
        self.rules.players(&state.rules)
    }

    /// Whether playing can draw chance: then a state's future is not settled by its key.
    pub fn draws_chance(&self) -> bool {
        self.rules.draws_chance()
    }

    /// The board as a picture.
    pub fn board(&self, state: &State) -> Board {
        let faces = self.rules.pieces(&state.rules).map(|(number, word)| self.face(number, word)).collect();
        Board { size: self.rules.size(), faces, spots: Vec::new() }
    }

    fn face(&self, number: usize, word: Option<&Name>) -> Face {
        let Some(piece) = self.game.pieces.get(number) else {
            let word = word.map_or("", Name::written).to_owned();
            let symbol = word.chars().take(2).collect();
            return Face {
                pictures: vec![Picture::Label(word.clone())],
                border: false,
                label: Text::plain(word),
                symbol,
            };
        };
        let layers = piece.layers.iter().map(|layer| picture(layer.picture.as_deref(), layer.rotation));
        Face {
            pictures: layers.collect(),
            border: piece.border,
            label: if piece.label.is_empty() { Text::plain(piece.name.written()) } else { piece.label.clone() },
            symbol: piece.symbol.clone(),
        }
    }

    /// The whole state in the form of startingLayout.xml: for saves and for json.
    pub fn layout(&self, state: &State) -> Layout {
        self.rules.layout(&state.rules)
    }

    /// The state that a save holds. `seed` is what [`Engine::seed`] told when it was saved.
    ///
    /// # Errors
    /// If the layout does not fit this level (sizes, names, types).
    pub fn restore(&self, layout: &Layout, seed: u64, moves_played: u32) -> Result<State, Problems> {
        Ok(State { rules: self.rules.restore(layout, seed, moves_played)? })
    }
}

fn picture(name: Option<&str>, rotation: Rotation) -> Picture {
    match name {
        Some(name) => Picture::File { name: name.to_owned(), rotation },
        None => Picture::Avatar { player: 1, rotation },
    }
}
