//! Plays the entries of LEVELS one after another: messages, levels, undo.

use super::level::{InputResult, PuzzleInput, PuzzleState};
use super::{LevelEntry, PuzzleGame};

/// To how many boards undo can return.
pub const MAX_PAST: usize = 10_000;

/// An action of the player in a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionAct {
    /// An input to the level.
    Input(PuzzleInput),
    /// Takes back the last change.
    Undo,
}

impl SessionAct {
    /// The action of a word: `up left down right action restart tick undo`.
    pub fn named(word: &str) -> Option<Self> {
        Some(Self::Input(match word {
            "up" => PuzzleInput::Up,
            "left" => PuzzleInput::Left,
            "down" => PuzzleInput::Down,
            "right" => PuzzleInput::Right,
            "action" => PuzzleInput::Action,
            "restart" => PuzzleInput::Restart,
            "tick" => PuzzleInput::Tick,
            "undo" => return Some(Self::Undo),
            _ => return None,
        }))
    }
}

/// A running game, from level to level.
#[derive(Debug)]
pub struct PuzzleSession<'g> {
    game: &'g PuzzleGame,
    seed: String,
    /// Whether the next level starts when one is won.
    goes_on: bool,
    /// The entry of LEVELS, from 0.
    entry: usize,
    /// The level, or the one before a message.
    state: Option<PuzzleState>,
    past: Vec<Box<[u8]>>,
    /// Whether the last entry is finished.
    over: bool,
    sounds: Vec<String>,
}

impl<'g> PuzzleSession<'g> {
    /// Starts at an entry of LEVELS. `goes_on`: the next level starts when one is won; otherwise the session ends.
    pub fn new(game: &'g PuzzleGame, entry: usize, seed: &str, goes_on: bool) -> Self {
        let mut session = Self {
            game,
            seed: seed.to_owned(),
            goes_on,
            entry,
            state: None,
            past: Vec::new(),
            over: false,
            sounds: Vec::new(),
        };
        session.load();
        session
    }

    /// The current entry of LEVELS, from 0.
    pub fn entry(&self) -> usize {
        self.entry
    }

    /// Whether everything has been played.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The current level, or the one before the message; none before the first.
    pub fn state(&self) -> Option<&PuzzleState> {
        self.state.as_ref()
    }

    /// Seeds of the sounds of objects played so far, in order.
    pub fn sounds(&self) -> &[String] {
        &self.sounds
    }

    /// The message shown instead of a level.
    pub fn message(&self) -> Option<&str> {
        match self.game.entries().get(self.entry) {
            Some(LevelEntry::Message { text, .. }) if !self.over => Some(text),
            _ => None,
        }
    }

    fn load(&mut self) {
        match self.game.begin(self.entry, &self.seed) {
            Some((state, done)) => {
                self.state = Some(state);
                self.past.clear();
                self.take(done);
            }
            None => self.over = self.game.entries().get(self.entry).is_none(),
        }
    }

    fn next(&mut self) {
        if self.entry + 1 < self.game.entries().len() {
            self.entry += 1;
            self.load();
        } else {
            self.over = true;
        }
    }

    /// Records the result of an input; starts the next level if one is won.
    fn take(&mut self, done: InputResult) {
        self.sounds.extend(done.sounds);
        self.past.extend(done.past);
        if self.past.len() > MAX_PAST {
            self.past.drain(..self.past.len() - MAX_PAST);
        }
        if self.state.as_ref().is_some_and(|state| state.won) {
            if self.goes_on {
                self.next();
            } else {
                self.over = true;
            }
        }
    }

    /// Performs one action. Any move dismisses a message.
    pub fn act(&mut self, act: SessionAct) {
        if self.over {
            return;
        }
        if self.message().is_some() {
            if !matches!(act, SessionAct::Undo | SessionAct::Input(PuzzleInput::Restart | PuzzleInput::Tick)) {
                self.next();
            }
            return;
        }
        let prelude = self.game.prelude();
        match act {
            SessionAct::Undo if prelude.no_undo => {}
            SessionAct::Undo => self.undo(),
            SessionAct::Input(PuzzleInput::Restart) if prelude.no_restart => {}
            SessionAct::Input(input) => {
                if let Some(state) = &mut self.state {
                    let done = self.game.input(state, input);
                    self.take(done);
                }
            }
        }
    }

    fn undo(&mut self) {
        let Some(state) = &mut self.state else { return };
        while let Some(cells) = self.past.pop() {
            if cells != state.cells {
                state.cells = cells;
                break;
            }
        }
    }
}
