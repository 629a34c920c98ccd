//! What comes from the program while a level is played.

use super::{BoardScreen, Choice};
use crate::game::MoveMode;
use crate::shell::Finding;
use crate::shell::context::Context;
use crate::shell::report::{Question, Report};
use crate::shell::screen::{Input, Taken};

impl BoardScreen {
    /// Handles an input that means here what it means on every board.
    pub(super) fn take(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(_) if self.is_showing() => {
                self.end_film(cx);
            }
            Input::Chosen(choice) => {
                self.stop_offering();
                self.choose(choice, cx);
            }
            Input::Invalid if self.wrong.is_some() => {
                cx.report(Report::Clear);
                self.invalid(cx);
            }
            Input::Signal(signal, focus) => {
                self.stop_offering();
                return self.signal(signal, focus, cx);
            }
            Input::Pointed(choice) => {
                self.wrong = None;
                let direct = self.resolved(cx.settings).move_mode == MoveMode::DirectBothKeyboardAndMouse;
                let Choice::Play(chosen) = choice else { return Taken::No };
                let Some(cell) = self.cell_of(&chosen) else { return Taken::No };
                // the pointer is where the last move led: staying there needs a click
                if !direct || self.shown_position() == Some(cell) {
                    return Taken::No;
                }
                self.play_directly(chosen, cx);
            }
            Input::Tentative(choice) => self.show_tentative(choice),
            Input::Tick => {
                self.roll(cx);
                self.strike(cx);
                self.keep_time(cx);
                self.catch_up(cx.now_ms);
                self.play_thought(cx);
                self.offer_in_time(cx);
            }
            Input::Found(number, found) => match found {
                found if self.is_looking_for(number) => self.take_found(found, cx),
                found if self.is_check(number) => self.take_mistakes(found, cx),
                found if self.is_possible(number) => self.take_possible(found),
                found if self.is_ruling(number) => self.take_ruled_out(found, cx),
                Finding::Moves(found) => self.take_thought(number, found, cx),
                Finding::Misfit(_) => self.take_failure(number, cx),
                Finding::Outlook(_)
                | Finding::Deduced(_)
                | Finding::Level(_)
                | Finding::Turns(_)
                | Finding::Review(_) => {}
            },
            Input::Stirred => {
                self.was_paused = self.session.is_paused();
                self.session.unpause(cx.now_ms);
                self.stir_clock(cx);
            }
            // a press that was meant for something else
            Input::Pressed(_) | Input::Tapped(_) if self.is_showing() && !self.shows_last_board() => {
                self.end_film(cx);
            }
            Input::Refocused => self.wrong = None,
            Input::SlotPassed => self.session.count_slot(),
            Input::Shown => self.shown(cx),
            Input::Leave => {
                self.leave_film();
                self.party.stop_thinking();
                self.stop_looking();
                self.stop_checking();
                self.stop_noting();
                self.stop_offering();
                self.session.interrupt(cx.now_ms);
                self.save(cx);
            }
            Input::Answered(Question::Restart) => self.restart(cx),
            // what changed outside does not touch a game in progress
            Input::World => {}
            Input::Invalid
            | Input::Brought(_)
            | Input::Answered(_)
            | Input::Typed(..)
            | Input::RawKey(_)
            | Input::Pressed(_)
            | Input::Tapped(_)
            | Input::Released(_) => return Taken::No,
        }
        Taken::Yes
    }
}
