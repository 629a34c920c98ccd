//! Translates keys to events: the table of docs/control.md as data, for the window and the terminal alike. Knows keys
//! by name only; never waits, filters or decides what a signal does.

use super::{Event, Key, Signal, Switch};
use std::collections::BTreeMap;

/// A key that was pressed, by name: `a`..`z`, `0`..`9`, `Enter`, `Space`, `Tab`, `Backspace`, `Delete`, `Escape`,
/// `ArrowUp`, `PageDown`, `Home`, `F1` ...
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct KeyPress {
    /// Its name.
    pub name: String,
    /// Whether Control was held.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
    /// Whether Shift was held.
    pub shift: bool,
    /// The text that it types, if any.
    pub text: Option<String>,
}

impl KeyPress {
    /// The key with this name, without modifiers.
    pub fn plain(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    /// The name with its modifiers: `ctrl+z`, `shift+F4`.
    pub fn whole_name(&self) -> String {
        let mut name = String::new();
        for (held, word) in [(self.ctrl, "ctrl+"), (self.alt, "alt+"), (self.shift, "shift+")] {
            if held {
                name.push_str(word);
            }
        }
        name + &self.name
    }
}

/// The meaning of a key or of a gamepad button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bind {
    /// This signal.
    Signal(Signal),
    /// A switch: its press and its release pass through the filter.
    Switch(Switch),
}

/// The meaning of each key and each button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    keys: BTreeMap<String, Bind>,
    buttons: BTreeMap<String, Bind>,
    /// Whether every button of a gamepad is the switch.
    pub any_button_is_switch: bool,
    /// Whether a click or a touch, wherever it is, is the switch.
    pub any_click_is_switch: bool,
    /// Whether every key is the switch (Escape, Control+Q and Shift+F2 keep their meaning).
    pub any_key_is_switch: bool,
    /// Whether keys and buttons without a meaning are reported by name, because the switch is not known yet.
    pub learns_switch: bool,
}

/// The name by which a mouse button is reported where the switch is not known yet.
pub const MOUSE_BUTTON: &str = "MouseButton";

/// The keys of docs/control.md.
const KEYS: [(&str, Bind); 48] = {
    use Bind::Signal as S;
    [
        ("ArrowUp", S(Signal::Up)),
        ("ArrowRight", S(Signal::Right)),
        ("ArrowDown", S(Signal::Down)),
        ("ArrowLeft", S(Signal::Left)),
        ("w", S(Signal::Up)),
        ("d", S(Signal::Right)),
        ("s", S(Signal::Down)),
        ("a", S(Signal::Left)),
        ("Enter", Bind::Switch(Switch::Main)),
        ("Space", Bind::Switch(Switch::Main)),
        ("Tab", S(Signal::Next)),
        ("n", S(Signal::Next)),
        ("shift+Tab", S(Signal::Previous)),
        ("shift+n", S(Signal::Previous)),
        ("Home", S(Signal::NextRow)),
        ("End", S(Signal::NextColumn)),
        ("Backspace", S(Signal::Undo)),
        ("ctrl+z", S(Signal::Undo)),
        ("ctrl+r", S(Signal::Restart)),
        ("p", S(Signal::PauseOrResume)),
        ("Pause", S(Signal::PauseOrResume)),
        ("PageUp", S(Signal::PreviousLevel)),
        ("PageDown", S(Signal::NextLevel)),
        ("F11", S(Signal::Fullscreen)),
        ("F10", S(Signal::Menu)),
        ("F9", S(Signal::InfoPanel)),
        ("F1", S(Signal::Help)),
        ("F2", S(Signal::Settings)),
        // browsers leave it free, terminals pass it on, and no system takes it
        ("shift+F2", S(Signal::Desk)),
        ("F3", S(Signal::History)),
        ("h", S(Signal::Hint)),
        ("c", S(Signal::CanBeWon)),
        ("Escape", S(Signal::ChangeGame)),
        ("ctrl+q", S(Signal::Quit)),
        ("F4", S(Signal::Cycle("move_mode"))),
        ("F5", S(Signal::Cycle("boundary"))),
        ("F6", S(Signal::Cycle("invalid_cells"))),
        ("F7", S(Signal::Cycle("valids_highlight"))),
        ("F8", S(Signal::Cycle("position_highlight"))),
        ("shift+F4", S(Signal::Cycle("focused_highlight"))),
        ("shift+F5", S(Signal::Cycle("method"))),
        ("shift+F6", S(Signal::Cycle("interval"))),
        ("shift+F7", S(Signal::Cycle("theme"))),
        ("shift+F8", S(Signal::Cycle("text_percent"))),
        ("shift+w", S(Signal::Up)),
        ("shift+d", S(Signal::Right)),
        ("shift+s", S(Signal::Down)),
        ("shift+a", S(Signal::Left)),
    ]
};

/// The gamepad buttons.
const BUTTONS: [(&str, Bind); 10] = {
    use Bind::Signal as S;
    [
        ("DPadUp", S(Signal::Up)),
        ("DPadRight", S(Signal::Right)),
        ("DPadDown", S(Signal::Down)),
        ("DPadLeft", S(Signal::Left)),
        ("South", Bind::Switch(Switch::Main)),
        ("East", S(Signal::Undo)),
        ("North", S(Signal::Next)),
        ("West", S(Signal::Hint)),
        ("Start", S(Signal::PauseOrResume)),
        ("Select", S(Signal::ChangeGame)),
    ]
};

impl Default for Keys {
    fn default() -> Self {
        let owned = |(name, bind): &(&str, Bind)| ((*name).to_owned(), *bind);
        Self {
            keys: KEYS.iter().map(owned).collect(),
            buttons: BUTTONS.iter().map(owned).collect(),
            any_button_is_switch: false,
            any_click_is_switch: false,
            any_key_is_switch: false,
            learns_switch: false,
        }
    }
}

impl Keys {
    /// Assigns a meaning to the key with this whole name (`ctrl+z`).
    pub fn bind_key(&mut self, name: &str, bind: Bind) {
        self.keys.insert(name.to_owned(), bind);
    }

    /// Assigns a meaning to the button with this name.
    pub fn bind_button(&mut self, name: &str, bind: Bind) {
        self.buttons.insert(name.to_owned(), bind);
    }

    /// The meaning of a button.
    pub fn button(&self, name: &str) -> Option<Bind> {
        let bound = self.buttons.get(name).copied();
        if self.any_button_is_switch { Some(Bind::Switch(Switch::Main)) } else { bound }
    }

    /// The meaning of a key, whatever is on screen.
    pub fn key(&self, press: &KeyPress) -> Option<Bind> {
        let bound = self.keys.get(&press.whole_name()).copied();
        let keeps =
            matches!(bound, Some(Bind::Signal(Signal::ChangeGame | Signal::Quit | Signal::Desk) | Bind::Switch(_)));
        if self.any_key_is_switch && !keeps && !press.alt && !press.ctrl {
            return Some(Bind::Switch(Switch::Main));
        }
        bound
    }

    /// The event for a pressed key: first remapping, then Alt with a letter, typing, and the table.
    pub fn pressed(&self, press: &KeyPress, mode: KeyMode) -> Option<Event> {
        if mode == KeyMode::Raw {
            return Some(Event::RawKey(press.whole_name()));
        }
        if press.alt && !press.ctrl {
            let mut letters = press.name.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) => Some(Event::Shortcut(letter)),
                _ => self.key(press).map(down),
            };
        }
        if let KeyMode::Typing { space_types, enter_ends } = mode
            && !press.ctrl
            && let Some(typed) = typed(press, space_types, enter_ends)
        {
            return Some(Event::Typed(typed));
        }
        match (self.key(press), press.name.as_str()) {
            (Some(bind), _) => Some(down(bind)),
            (None, _) if self.learns_switch => Some(Event::RawKey(press.whole_name())),
            (None, "Delete") => Some(Event::Typed(Key::Delete)),
            (None, _) => None,
        }
    }

    /// The event for a released key; only switches have one.
    pub fn released(&self, press: &KeyPress) -> Option<Event> {
        match self.key(press)? {
            Bind::Switch(switch) => Some(Event::Released(switch)),
            Bind::Signal(_) => None,
        }
    }
}

/// How keys are interpreted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyMode {
    /// By the table.
    Table,
    /// A text is being edited: letters are typed. The space bar types only if no scan is running, since it may be the
    /// switch.
    Typing {
        /// Whether the space bar types a space.
        space_types: bool,
        /// Whether Enter ends the text, whatever is lit.
        enter_ends: bool,
    },
    /// By name, for remapping.
    Raw,
}

fn down(bind: Bind) -> Event {
    match bind {
        Bind::Signal(signal) => Event::Signal(signal),
        Bind::Switch(switch) => Event::Pressed(switch),
    }
}

fn typed(press: &KeyPress, space_types: bool, enter_ends: bool) -> Option<Key> {
    match press.name.as_str() {
        "Backspace" => Some(Key::Backspace),
        "Delete" => Some(Key::Delete),
        "Space" if space_types => Some(Key::Text(" ".to_owned())),
        "Enter" if enter_ends => Some(Key::Enter),
        "Space" | "Enter" | "Tab" | "Escape" => None,
        _ => press.text.clone().filter(|t| !t.is_empty() && !t.chars().any(char::is_control)).map(Key::Text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(whole: &str, text: Option<&str>) -> KeyPress {
        let (held, name) = whole.rsplit_once('+').unwrap_or(("", whole));
        KeyPress {
            name: name.to_owned(),
            ctrl: held.contains("ctrl"),
            alt: held.contains("alt"),
            shift: held.contains("shift"),
            text: text.map(str::to_owned),
        }
    }

    #[test]
    fn the_table_is_followed() {
        let keys = Keys::default();
        let table = |name| keys.pressed(&press(name, None), KeyMode::Table);
        assert_eq!(table("w"), Some(Event::Signal(Signal::Up)));
        assert_eq!(table("ctrl+z"), Some(Event::Signal(Signal::Undo)));
        assert_eq!(table("Space"), Some(Event::Pressed(Switch::Main)));
        assert_eq!(table("alt+u"), Some(Event::Shortcut('u')));
        assert_eq!(table("Delete"), Some(Event::Typed(Key::Delete)));
        assert_eq!(table("x"), None);
        assert_eq!(keys.released(&press("Enter", None)), Some(Event::Released(Switch::Main)));
        assert_eq!(keys.released(&press("w", None)), None);
    }

    #[test]
    fn letters_are_typed_while_a_text_is_edited() {
        let keys = Keys::default();
        let typing = |name, text, space_types| {
            keys.pressed(&press(name, text), KeyMode::Typing { space_types, enter_ends: false })
        };
        assert_eq!(typing("w", Some("w"), true), Some(Event::Typed(Key::Text("w".into()))));
        assert_eq!(typing("shift+z", Some("Ž"), true), Some(Event::Typed(Key::Text("Ž".into()))));
        assert_eq!(typing("Space", Some(" "), true), Some(Event::Typed(Key::Text(" ".into()))));
        assert_eq!(typing("Space", Some(" "), false), Some(Event::Pressed(Switch::Main)));
        assert_eq!(typing("Enter", Some("\r"), true), Some(Event::Pressed(Switch::Main)));
        assert_eq!(typing("ctrl+z", Some("z"), true), Some(Event::Signal(Signal::Undo)));
        let begun = KeyMode::Typing { space_types: true, enter_ends: true };
        assert_eq!(keys.pressed(&press("Enter", Some("\r")), begun), Some(Event::Typed(Key::Enter)));
    }

    #[test]
    fn a_key_without_a_meaning_is_told_while_the_switch_is_not_known() {
        let keys = Keys { learns_switch: true, ..Keys::default() };
        assert_eq!(keys.pressed(&press("x", None), KeyMode::Table), Some(Event::RawKey("x".into())));
        assert_eq!(keys.pressed(&press("Space", None), KeyMode::Table), Some(Event::Pressed(Switch::Main)));
        assert_eq!(keys.pressed(&press("ArrowUp", None), KeyMode::Table), Some(Event::Signal(Signal::Up)));
    }

    #[test]
    fn any_key_can_be_the_switch() {
        let mut keys = Keys::default();
        keys.bind_key("k", Bind::Switch(Switch::Main));
        assert_eq!(keys.pressed(&press("k", None), KeyMode::Table), Some(Event::Pressed(Switch::Main)));
        keys.any_key_is_switch = true;
        assert_eq!(keys.pressed(&press("x", None), KeyMode::Table), Some(Event::Pressed(Switch::Main)));
        assert_eq!(keys.pressed(&press("ctrl+q", None), KeyMode::Table), Some(Event::Signal(Signal::Quit)));
        assert_eq!(keys.pressed(&press("shift+F2", None), KeyMode::Table), Some(Event::Signal(Signal::Desk)));
        assert_eq!(keys.pressed(&press("x", None), KeyMode::Raw), Some(Event::RawKey("x".into())));
    }
}
