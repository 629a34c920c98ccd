//! The first steps: how the tries went is kept, and another step is proposed. Nobody is sent on without an answer.

use super::App;
use crate::shell::Settings;
use crate::shell::report::{Open, Question};
use crate::shell::tries::{Step, Try};

/// Tries are kept after so many: to write each would be as often as a learner can press.
const KEPT_EACH: u32 = 5;

impl App {
    pub(super) fn add_try(&mut self, rung: u8, one: Try) {
        let today = self.store.wall_clock().date();
        self.settings.tries.add(rung, today, one);
        self.new_tries += 1;
        if self.new_tries >= KEPT_EACH {
            self.keep_tries(|_| {});
        }
        // whoever finds nothing of what is asked for never comes to the end of a level
        if matches!(self.settings.tries.step(rung), Some(Step::Down(_))) && !one.good {
            self.propose_step(rung);
        }
    }

    /// Asks whether another step is to be taken, if the last tries on this rung speak for it. It is asked once: whatever the answer is, or
    /// if there is none, it is not asked again for a while.
    pub(super) fn propose_step(&mut self, rung: u8) {
        if let Some(step) = self.settings.tries.step(rung) {
            self.keep_tries(|settings| settings.tries.proposed(rung));
            self.open(Open::Ask(Question::Step(rung, step)));
        }
    }

    /// The step was taken; the question's screen opens where it leads.
    pub(super) fn take_step(&mut self, rung: u8) {
        self.keep_tries(|settings| settings.tries.taken(rung));
    }

    fn keep_tries(&mut self, change: impl FnOnce(&mut Settings)) {
        self.new_tries = 0;
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.change_settings(settings);
    }
}
