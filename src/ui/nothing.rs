//! What a window shows that was given away.

use crate::shell::{Effect, Event, Keys, Page, Pictures, Program};

/// A program that has ended, for a window that was already given away.
pub struct Nothing;

impl Program for Nothing {
    fn handle(&mut self, _event: Event, _now_ms: u64) {}

    fn page(&self, _now_ms: u64) -> Page {
        Page::default()
    }

    fn next_wake(&self) -> Option<u64> {
        None
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        vec![Effect::Quit]
    }
}

impl Pictures for Nothing {
    fn piece(&self, _game: &str, _name: &str) -> Result<Vec<u8>, String> {
        Err("there are no pictures".to_owned())
    }

    fn thumbnail(&self, _game: &str) -> Option<Vec<u8>> {
        None
    }
}
