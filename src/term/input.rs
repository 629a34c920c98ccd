//! Keys and the mouse of a terminal as the program's events. Knows key names; decides nothing.

use super::draw::{Places, choice_at};
use crate::shell::{Event, KeyPress, Page, Program, Signal, Source, Switch};
use crossterm::event::{
    Event as Raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// Whether the terminal reports when a key is released. If not, the switch is tapped: how long it is held is unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Releases {
    /// It reports it.
    Told,
    /// It does not.
    Untold,
}

/// The events for an input of the terminal.
pub fn events(raw: &Raw, program: &dyn Program, page: &Page, places: &Places, releases: Releases) -> Vec<Event> {
    match raw {
        Raw::Key(key) => key_events(key, program, page, releases),
        Raw::Mouse(mouse) => mouse_event(mouse, program, places).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Where its events come from.
pub fn source(raw: &Raw) -> Source {
    if matches!(raw, Raw::Mouse(_)) { Source::Pointer } else { Source::Key }
}

fn key_events(key: &KeyEvent, program: &dyn Program, page: &Page, releases: Releases) -> Vec<Event> {
    let Some(press) = key_press(key) else { return Vec::new() };
    let keys = program.keys();
    if press.ctrl && press.name == "c" && keys.key(&press).is_none() {
        return vec![Event::Signal(Signal::Quit)];
    }
    let mode = page.key_mode();
    if key.kind == KeyEventKind::Release {
        return keys.released(&press).into_iter().collect();
    }
    let down = match keys.pressed(&press, mode) {
        Some(Event::Pressed(switch)) if releases == Releases::Untold => Some(Event::Tapped(switch)),
        down => down,
    };
    down.into_iter().collect()
}

fn key_press(key: &KeyEvent) -> Option<KeyPress> {
    let held = |modifier| key.modifiers.contains(modifier);
    let (mut shift, mut text) = (held(KeyModifiers::SHIFT), None);
    let name = match key.code {
        KeyCode::Char(' ') => {
            text = Some(" ".to_owned());
            "Space".to_owned()
        }
        KeyCode::Char(letter) => {
            shift |= letter.is_uppercase();
            text = Some(letter.to_string());
            letter.to_lowercase().collect()
        }
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::BackTab => {
            shift = true;
            "Tab".to_owned()
        }
        KeyCode::Enter => "Enter".to_owned(),
        KeyCode::Tab => "Tab".to_owned(),
        KeyCode::Backspace => "Backspace".to_owned(),
        KeyCode::Delete => "Delete".to_owned(),
        KeyCode::Esc => "Escape".to_owned(),
        KeyCode::Up => "ArrowUp".to_owned(),
        KeyCode::Right => "ArrowRight".to_owned(),
        KeyCode::Down => "ArrowDown".to_owned(),
        KeyCode::Left => "ArrowLeft".to_owned(),
        KeyCode::PageUp => "PageUp".to_owned(),
        KeyCode::PageDown => "PageDown".to_owned(),
        KeyCode::Home => "Home".to_owned(),
        KeyCode::End => "End".to_owned(),
        KeyCode::Insert => "Insert".to_owned(),
        KeyCode::Pause => "Pause".to_owned(),
        _ => return None,
    };
    Some(KeyPress { name, ctrl: held(KeyModifiers::CONTROL), alt: held(KeyModifiers::ALT), shift, text })
}

fn mouse_event(mouse: &MouseEvent, program: &dyn Program, places: &Places) -> Option<Event> {
    if program.keys().any_click_is_switch {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => return Some(Event::Pressed(Switch::Main)),
            MouseEventKind::Up(MouseButton::Left) => return Some(Event::Released(Switch::Main)),
            _ => {}
        }
    }
    let id = choice_at(places, mouse.column, mouse.row)?;
    match mouse.kind {
        MouseEventKind::Moved | MouseEventKind::Drag(_) => Some(Event::PointAt(id)),
        MouseEventKind::Down(MouseButton::Left) => Some(Event::Click(id)),
        _ => None,
    }
}
