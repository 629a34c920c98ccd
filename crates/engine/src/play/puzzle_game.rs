//! A level of a PuzzleScript game for [`super::Engine`]: moves as inputs, a state as a picture and as a layout for
//! saves.

mod aims;
mod picture;
mod saves;

use super::{Move, Outcome, Turn};
pub use aims::PuzzleAims;
pub use saves::{layout, restore};
use std::sync::Arc;
use switchboard_base::diag::Code;
use switchboard_base::grid::{Cell, Side, Size};
use switchboard_game::{Description, Text};
use switchboard_puzzlescript::{InputResult, PuzzleGame, PuzzleInput, PuzzleState};

/// How many sounds of one move are played.
const MAX_SOUNDS: usize = 3;

/// One level of a game.
#[derive(Debug, Clone)]
pub struct PuzzleLevel {
    /// The game.
    pub game: PuzzleGame,
    /// The entry of LEVELS.
    pub entry: usize,
    /// Columns and rows.
    pub size: Size,
    /// Its start, whatever the random numbers are.
    begun: PuzzleState,
    /// The name of each object, by its number.
    names: Arc<[Text]>,
}

/// All possible moves, in order.
pub const MOVES: [Move; 7] = [
    Move::Go(Side::Up),
    Move::Go(Side::Right),
    Move::Go(Side::Down),
    Move::Go(Side::Left),
    Move::Act,
    Move::Tick,
    Move::Restart,
];

/// A move as an input; none for moves of other kinds of games.
fn input_of(chosen: Move) -> Option<PuzzleInput> {
    Some(match chosen {
        Move::Go(Side::Up) => PuzzleInput::Up,
        Move::Go(Side::Right) => PuzzleInput::Right,
        Move::Go(Side::Down) => PuzzleInput::Down,
        Move::Go(Side::Left) => PuzzleInput::Left,
        Move::Act => PuzzleInput::Action,
        Move::Tick => PuzzleInput::Tick,
        Move::Restart => PuzzleInput::Restart,
        Move::Cell(_) | Move::Push { .. } | Move::Turn | Move::Hand(_) | Move::Pass => return None,
        Move::Press(_) | Move::Release { .. } => return None,
    })
}

impl PuzzleLevel {
    /// Level number `level` (from 0) of a game; a message of its description that has the name of an object is the
    /// object's name for the player.
    pub fn new(game: &PuzzleGame, about: &Description, level: usize) -> Option<Self> {
        let entry = *game.levels().get(level)?;
        let (state, _) = game.begin(entry, "")?;
        let size = Size::new(u8::try_from(state.width).ok()?, u8::try_from(state.height).ok()?);
        let names = game.objects().iter().map(|looks| about.said(&looks.name)).collect();
        Some(Self { game: game.clone(), entry, size, begun: state, names })
    }

    /// How the level begins.
    pub fn start(&self, seed: u64) -> PuzzleState {
        self.game.begin(self.entry, &seed.to_string()).map_or_else(|| self.begun.clone(), |(state, _)| state)
    }

    /// Whether another level starts with the same objects in the same places.
    pub fn begins_like(&self, other: &Self) -> bool {
        let names = |level: &Self| level.game.objects().iter().map(|looks| looks.name.clone()).collect::<Vec<_>>();
        self.size == other.size && self.begun.key() == other.begun.key() && names(self) == names(other)
    }

    /// Whether the game is realtime: then a turn without input follows each choice.
    fn is_real_time(&self) -> bool {
        self.game.prelude().realtime_interval.is_some()
    }

    /// Whether the game offers this move at all.
    fn is_offered(&self, state: &PuzzleState, chosen: Move) -> bool {
        let prelude = self.game.prelude();
        match chosen {
            Move::Act => self.game.uses_action(),
            Move::Tick => self.is_real_time(),
            Move::Restart => state.has_checkpoint() && !prelude.no_restart,
            _ => true,
        }
    }

    /// Plays a move, valid or not, as `input` does; none if it is not a move of this game.
    fn attempt(
        &self,
        state: &mut PuzzleState,
        chosen: Move,
        input: impl Fn(&PuzzleGame, &mut PuzzleState, PuzzleInput) -> InputResult,
    ) -> Option<InputResult> {
        let mut done = input(&self.game, state, input_of(chosen)?);
        let time_passes = self.is_real_time() && !matches!(chosen, Move::Tick | Move::Restart);
        if time_passes && !state.won {
            let moves = state.moves;
            let more = input(&self.game, state, PuzzleInput::Tick);
            state.moves = moves;
            done.changed |= more.changed;
            done.restarted |= more.restarted;
            done.endless = done.endless.or(more.endless);
            done.work += more.work;
            done.spoke |= more.spoke;
            done.messages.extend(more.messages);
            done.sounds.extend(more.sounds);
            done.effects.extend(more.effects);
        }
        Some(done)
    }

    /// Whether a move is offered and changes anything; it is tried on a copy.
    pub fn is_valid(&self, state: &PuzzleState, chosen: Move) -> bool {
        self.step(&mut state.clone(), chosen).0.is_some()
    }

    /// Plays a move in place if it is valid, without messages. Returns the outcome, or none if it is not valid, and the
    /// work done.
    pub fn step(&self, state: &mut PuzzleState, chosen: Move) -> (Option<Outcome>, u64) {
        if state.won || !self.is_offered(state, chosen) {
            return (None, 0);
        }
        // if nothing changes the cells stay as they are
        let before = state.beside();
        let Some(done) = self.attempt(state, chosen, PuzzleGame::step) else { return (None, 0) };
        if !done.changed && !done.spoke {
            state.put_beside(before);
            return (None, done.work);
        }
        let outcome = if done.restarted && !state.won { Outcome::Restarted } else { outcome(state) };
        (Some(outcome), done.work)
    }

    /// A number for the contents of a cell, by its index row by row: equal for equal contents, and seldom equal for
    /// different ones.
    pub fn word(&self, state: &PuzzleState, index: usize) -> u16 {
        let width = usize::from(self.size.width).max(1);
        let bytes = state.cell(index % width, index / width);
        bytes.iter().fold(0, |sum, byte| sum.wrapping_mul(31).wrapping_add(u16::from(*byte)))
    }

    /// The moves that may lead on: all that the game offers, whether or not they change anything. Restart is not one of
    /// them, since it leads back to an earlier state.
    pub fn candidates(&self, state: &PuzzleState) -> impl Iterator<Item = Move> {
        let offered = |chosen: &Move| *chosen != Move::Restart && self.is_offered(state, *chosen);
        MOVES.into_iter().filter(offered)
    }

    /// The moves that change anything.
    pub fn moves(&self, state: &PuzzleState) -> Vec<Move> {
        MOVES.into_iter().filter(|chosen| self.is_valid(state, *chosen)).collect()
    }

    /// Plays a move that was checked. The second value contains the states in between, if turns followed by themselves.
    pub fn play(&self, state: &mut PuzzleState, chosen: Move) -> Option<(Turn, Vec<PuzzleState>)> {
        let before = state.clone();
        let done = self.attempt(state, chosen, PuzzleGame::input)?;
        let film = done.film.iter().map(|cells| before.with_cells(cells)).collect();
        let sounds = self.game.heard(&done).into_iter().take(MAX_SOUNDS).map(str::to_owned).collect();
        let endless = |line| Code::Z015.warning("endless").cure("z-endless").at(self.game.place(line));
        let problems = done.endless.map(endless).into_iter().collect();
        let mut pages = done.messages;
        if state.won {
            pages.extend(self.game.after(self.entry).into_iter().map(str::to_owned));
        }
        Some((Turn { pages, sounds, problems, ..Turn::default() }, film))
    }

    /// Where the player is: the first cell in reading order with one of its objects.
    pub fn position(&self, state: &PuzzleState) -> Option<Cell> {
        let player = self.game.player();
        let here = |cell: &Cell| state.objects(cell.x.into(), cell.y.into()).any(|object| player.contains(&object));
        self.size.cells().find(here)
    }
}

/// The outcome in a state.
pub fn outcome(state: &PuzzleState) -> Outcome {
    if state.won { Outcome::Finished } else { Outcome::Playing }
}
