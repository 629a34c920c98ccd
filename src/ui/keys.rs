//! Translates iced's keys to the names of the key table.

use crate::shell::KeyPress;
use iced::keyboard::{Event, Key, Modifiers, key};

/// A key that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyChange {
    /// A key was pressed. Repetitions of a held key are reported separately.
    Down(KeyPress),
    /// A held key repeats; only typing and moving the focus use this.
    Repeat(KeyPress),
    /// A key was released.
    Up(KeyPress),
    /// Whether Alt is held.
    Alt(bool),
}

/// What a keyboard event means, if anything.
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
        // the Latin letter at the key's position, so that the table works with every layout
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
