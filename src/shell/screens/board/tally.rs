//! What a first step counts of what it asks for: the items `Hits` and `Misses`, and how many of a hundred presses at random are good,
//! `Chance`. What lacks one of them asks for nothing.

use super::BoardScreen;
use crate::game::Value;
use crate::shell::context::Context;
use crate::shell::report::Report;
use crate::shell::tries::Try;

/// What has been counted so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    hits: i32,
    misses: i32,
    chance: u8,
}

impl BoardScreen {
    /// The rung that the game is an activity of, as its folder's name says: `steps-5-kitchen`.
    fn rung(&self) -> Option<u8> {
        let (rung, _) = self.game.id.strip_prefix("steps-")?.split_once('-')?;
        rung.parse().ok().filter(|_| self.is_first_step())
    }

    fn tally(&self) -> Option<Tally> {
        let layout = self.session.engine().layout(self.session.state());
        let number = |name: &str| {
            layout.items.iter().find(|item| item.name.key() == name).and_then(|item| match item.value {
                Value::Int(number) => Some(number),
                _ => None,
            })
        };
        let chance = u8::try_from(number("chance")?).ok().filter(|chance| *chance <= 100)?;
        Some(Tally { hits: number("hits")?, misses: number("misses")?, chance })
    }

    /// Takes what was counted before as it is: a game goes on, or a move was taken back.
    pub(super) fn begin_tally(&mut self) {
        if self.rung().is_some() {
            self.signals.tally = self.tally().unwrap_or_default();
        }
    }

    /// Tells what was tried with the last move.
    pub(super) fn count_tries(&mut self, cx: &mut Context<'_>) {
        let Some(rung) = self.rung() else { return };
        let Some(now) = self.tally() else { return };
        let before = std::mem::replace(&mut self.signals.tally, now);
        // by chance the press was as good as the rules said before it
        for (count, earlier, good) in [(now.hits, before.hits, true), (now.misses, before.misses, false)] {
            if count == earlier + 1 {
                cx.report(Report::Tried(rung, Try { good, chance: before.chance }));
            }
        }
    }

    /// A level is over: another step may be due.
    pub(super) fn propose_step(&self, cx: &mut Context<'_>) {
        if let Some(rung) = self.rung() {
            cx.report(Report::ProposeStep(rung));
        }
    }
}
