//! Time that passes in a game: its steps, and pauses.

use super::{Passed, Session};
use crate::history::SaveEvent;
use crate::play::{Move, Outcome, Refused, Turn};

impl Session {
    /// Lets time take a step: no save is made, unless it ends the game, and undo leads to the move before.
    ///
    /// # Errors
    ///
    /// [`Refused`]; nothing has changed then.
    pub fn tick(&mut self, method: &str, now_ms: u64) -> Result<Turn, Refused> {
        let player = self.engine.player(self.state());
        let mut state = self.state().clone();
        let turn = self.engine.play(&mut state, &Move::Tick)?;
        self.has_ticked = true;
        if turn.outcome.is_some_and(|outcome| outcome != Outcome::Playing) {
            self.take(state, &turn, (&Move::Tick, method, player), now_ms);
        } else {
            let ticks = self.ticks().saturating_add(1);
            self.passed = Some(Passed { state, ticks });
        }
        Ok(turn)
    }

    /// How many steps time took since the last save.
    pub fn ticks(&self) -> u32 {
        self.passed.as_ref().map_or(0, |passed| passed.ticks)
    }

    /// Makes a save of what time has done since the last one; none where it did nothing.
    pub fn keep_time(&mut self, now_ms: u64) {
        if self.ticks() > 0 {
            self.record_aside(SaveEvent::TimePassed, "", now_ms);
        }
    }

    /// Stops the clock.
    pub fn pause(&mut self, now_ms: u64) {
        self.clock.stop(now_ms);
    }

    /// Restarts the clock.
    pub fn unpause(&mut self, now_ms: u64) {
        self.clock.run(now_ms);
    }

    /// Whether the clock is stopped.
    pub fn is_paused(&self) -> bool {
        !self.clock.is_running()
    }
}
