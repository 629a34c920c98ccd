//! What chose a move, in the words of saves (docs/saves.md): what put the light where it is, and the device that took it.

use super::settings::Word;
use crate::history::Weighed;
use crate::scan::{Method, ScanSettings};

/// The device of a switch, as named in saves.
pub const SWITCH_DEVICE: &str = "switch";
/// The device of the keyboard and of everything that sends the same signals.
pub const KEYBOARD: &str = "keyboard";
/// A mouse, a finger, or another pointer.
pub const POINTER: &str = "pointer";
/// Another program.
pub const OUTSIDE: &str = "outside";
/// The Next of another program.
pub const OUTSIDE_NEXT: &str = "outside next";

/// What put the light where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LitBy {
    /// It is where the light begins.
    #[default]
    Itself,
    /// Timed Next.
    Timer,
    /// This device, as named in saves.
    Device(&'static str),
}

/// How what happens now is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Control {
    /// The device, as named in saves.
    pub device: &'static str,
    /// What had lit that which is chosen; none if it was not lit first: a key of its own, a letter.
    pub lit_by: Option<LitBy>,
    /// What the method sure knew when it took it.
    pub weighed: Option<Weighed>,
    /// Whether the move is played without being chosen first.
    pub is_direct: bool,
}

impl Control {
    /// The same, playing a move at once.
    pub fn directly(self) -> Self {
        Self { is_direct: true, ..self }
    }

    /// The way of control as saves name it.
    pub fn word(self, scan: &ScanSettings) -> String {
        let with_method = |word: &str| format!("{word} {}", scan.method.word().to_lowercase());
        let has_timer = scan.timed && scan.method.is_timed();
        match self.lit_by {
            _ if self.is_direct => format!("{} direct", self.device),
            Some(LitBy::Timer) => with_method("next"),
            Some(LitBy::Device(SWITCH_DEVICE)) => with_method("switch"),
            Some(LitBy::Device(device)) => device.to_owned(),
            Some(LitBy::Itself) if has_timer && matches!(self.device, SWITCH_DEVICE | KEYBOARD) => with_method("next"),
            Some(LitBy::Itself) if self.device == SWITCH_DEVICE && moved_by_switch(scan.method) => {
                with_method("switch")
            }
            // Enter is the switch of who moves the focus by arrows
            Some(LitBy::Itself) | None if self.device == SWITCH_DEVICE => KEYBOARD.to_owned(),
            Some(LitBy::Itself) | None => self.device.to_owned(),
        }
    }
}

/// Whether a switch moves the light in this method.
pub fn moved_by_switch(method: Method) -> bool {
    matches!(method, Method::Step | Method::ShortHeld | Method::Inverse)
}
