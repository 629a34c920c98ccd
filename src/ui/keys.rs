//! iced's keys by the names of the key table.

use crate::shell::KeyPress;
use iced::keyboard::{Event, Key, Modifiers, key};

/// A key that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyChange {
    /// It went down. A key that repeats because it is held is none of these.
    Down(KeyPress),
    /// It repeats because it is held: only typing and moving the focus repeat.
    Repeat(KeyPress),
    /// It came up.
    Up(KeyPress),
    /// Whether Alt is down.
    Alt(bool),
}

/// What a keyboard event says, if it says something.
pub fn read(event: &Event) -> Option<KeyChange> {
    match event {
        Event::KeyPressed { key, physical_key, modifiers, text, repeat, .. } => {
            let mut press = name(key, *physical_key, *modifiers)?;
            press.text = text.as_ref().map(|t| t.to_string());
            Some(if *repeat { KeyChange::Repeat(press) } else { KeyChange::Down(press) })
        }
        Event::KeyReleased { key, physical_key, modifiers, .. } => {
            Some(KeyChange::Up(name(key, *physical_key, *modifiers)?))
        }
        Event::ModifiersChanged(modifiers) => Some(KeyChange::Alt(modifiers.alt())),
    }
}

fn name(key: &Key, physical: key::Physical, modifiers: Modifiers) -> Option<KeyPress> {
    use key::Named;
    let name = match key {
        Key::Named(Named::Alt | Named::Control | Named::Shift | Named::Super | Named::Meta | Named::AltGraph) => {
            return None;
        }
        Key::Named(named) => format!("{named:?}"),
        // the Latin letter of the key's place, so that the table works on every layout
        Key::Character(written) => match key.to_latin(physical) {
            Some(latin) => latin.to_ascii_lowercase().to_string(),
            None => written.to_lowercase(),
        },
        Key::Unidentified => match physical {
            key::Physical::Code(code) => format!("{code:?}"),
            key::Physical::Unidentified(native) => format!("{native:?}"),
        },
    };
    Some(KeyPress { name, ctrl: modifiers.control(), alt: modifiers.alt(), shift: modifiers.shift(), text: None })
}
