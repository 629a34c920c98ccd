//! What a signal does on every screen that does not handle it, and keys that are typed.

use super::App;
use crate::play::Side;
use crate::scan;
use crate::shell::control::KEYBOARD;
use crate::shell::report::{Open, Question};
use crate::shell::screen::Input;
use crate::shell::{ChoiceId, Key, Signal};

impl App {
    /// Tells a key to the screen, if it takes text.
    pub(super) fn typed(&mut self, key: Key) {
        if self.content.wants_text || key == Key::Delete {
            self.tell(Input::Typed(key, self.focus()));
        }
    }

    /// Does what a signal does on every screen that does not handle it.
    pub(super) fn everywhere(&mut self, signal: Signal) {
        let game = self.stack.iter().rev().find_map(|screen| screen.game());
        match signal {
            Signal::Up => self.arrow(Side::Up),
            Signal::Down => self.arrow(Side::Down),
            Signal::Left => self.arrow(Side::Left),
            Signal::Right => self.arrow(Side::Right),
            Signal::NextRow | Signal::NextColumn => self.scan(scan::Input::Next),
            Signal::Menu => self.scan(scan::Input::Menu),
            Signal::Fullscreen => {
                self.last.fullscreen = !self.last.fullscreen;
                self.keep_last();
            }
            Signal::Help => self.open_once("help", Open::Help(game)),
            Signal::Settings => self.open_once("settings", Open::Settings(game)),
            Signal::Quit => self.open_once("ask", Open::Ask(Question::Quit)),
            Signal::ChangeGame => self.back(),
            Signal::PauseOrResume => {
                let input = if self.scanner.is_resting() { scan::Input::Action } else { scan::Input::Rest };
                self.scan(input);
            }
            Signal::Cycle(key) => self.cycle(key),
            Signal::Slower => self.change_pace(true),
            Signal::Faster => self.change_pace(false),
            _ => {}
        }
    }

    /// An arrow where there is no board: moves to the next choice in that direction, wrapping around.
    fn arrow(&mut self, towards: Side) {
        let here = self.scanner.lit().first().and_then(|item| self.choices.get(*item)).copied();
        let places = self.choices.iter().filter_map(|i| Some((*i, self.content.offers.get(*i)?.item.place))).collect();
        if let Some(index) = crate::shell::steer::beside(places, here, towards) {
            self.point(ChoiceId(index));
        }
    }

    pub(super) fn open_once(&mut self, name: &str, open: Open) {
        if self.stack.last().is_none_or(|screen| screen.name() != name) {
            self.open(open);
        }
    }

    /// Takes the choice that this letter stands for.
    pub(super) fn shortcut(&mut self, letter: char) {
        let wanted: Vec<char> = letter.to_lowercase().collect();
        let found = self
            .shortcuts()
            .into_iter()
            .position(|known| known.is_some_and(|k| k.to_lowercase().collect::<Vec<_>>() == wanted));
        if let Some(index) = found {
            self.method = KEYBOARD;
            self.choose(ChoiceId(index));
        }
    }
}
