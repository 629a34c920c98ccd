//! What the page's keys, pointers, fingers and gamepads did, as events of the program: the same rules as in the window.

use serde::Deserialize;
use std::collections::BTreeMap;
use switchboard::grid::Cell;
use switchboard::language::Language;
use switchboard::shell::corners::Fingers;
use switchboard::shell::{
    App, Bind, ChoiceId, Event, Finding, Keeping, KeyPress, Page, Program, Room, Signal, Source, Switch, Voice,
};

/// What the script sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Input {
    /// A key went down (`down`, and `repeat` where it is held) or came up.
    Key {
        /// Its name in the key table.
        name: String,
        /// What it types.
        text: Option<String>,
        /// What is held beside it.
        ctrl: bool,
        /// What is held beside it.
        alt: bool,
        /// What is held beside it.
        shift: bool,
        /// Whether it went down.
        down: bool,
        /// Whether it is held and comes again.
        repeat: bool,
    },
    /// A button of a gamepad.
    Button {
        /// Its name.
        name: String,
        /// Whether it went down.
        down: bool,
    },
    /// A pointer came over a choice, or over a cell that stands for none.
    Point {
        /// The choice.
        choice: Option<usize>,
        /// The choice's name, where it has one.
        name: String,
        /// The cell.
        cell: Option<(u8, u8)>,
    },
    /// A pointer moves.
    Moves,
    /// A pointer or a finger went down, on something or on nothing.
    Click {
        /// The choice.
        choice: Option<usize>,
        /// The choice's name, where it has one.
        name: String,
        /// The cell.
        cell: Option<(u8, u8)>,
        /// Whether it is a mouse that has never moved: many switches are wired to its button.
        wired: bool,
    },
    /// It was lifted.
    Up,
    /// The page gets no more keys: what is held counts as let go.
    Away,
    /// A test lets the program break down when it next draws a page.
    #[cfg(debug_assertions)]
    Fault,
    /// The program asked to be woken.
    Tick,
    /// The voice began, or is done.
    Speech {
        /// Whether it began.
        began: bool,
    },
    /// The browser has voices for these languages, or others than before.
    Voices {
        /// Their codes.
        languages: Vec<String>,
    },
    /// How safely the browser keeps what is played.
    Keeping {
        /// Whether it promised to keep it.
        promised: bool,
        /// Whether the page is installed as an app.
        installed: bool,
    },
    /// A search is done.
    Found {
        /// Its number, in words: numbers of JavaScript have fewer digits.
        number: String,
        /// What came of it, as it was written.
        finding: String,
    },
    /// An examination is done.
    Examined {
        /// Which one.
        number: String,
        /// What was found, as it was written; nothing where it broke off.
        finding: String,
    },
    /// A finger is at this place of a page of this size, or was lifted.
    Finger {
        /// Which one.
        id: u64,
        /// Where.
        place: Option<(f32, f32)>,
        /// Width and height.
        size: (f32, f32),
    },
    /// The browser left the full screen.
    Shrunk,
    /// A line of another page.
    Line {
        /// Its number: the answer carries it.
        id: u64,
        /// The origin of that page, as the browser tells it.
        from: String,
        /// What it says.
        line: String,
    },
    /// Games or players came or went.
    World,
    /// So many rows of so many cards are seen at once now.
    Room {
        /// Rows.
        rows: usize,
        /// Cards side by side.
        row: usize,
    },
}

impl Input {
    /// Where its events come from.
    pub fn source(&self) -> Source {
        match self {
            Self::Button { .. } => Source::Gamepad,
            Self::Click { .. } | Self::Up => Source::Pointer,
            _ => Source::Key,
        }
    }
}

/// What is held down.
#[derive(Debug, Default)]
pub struct Hands {
    /// Switch keys by name: their release is told even if the keys beside them changed.
    held: BTreeMap<String, Event>,
    buttons: BTreeMap<String, Switch>,
    pointer_holds_switch: bool,
    fingers: Fingers,
}

impl Hands {
    /// What it means to the program, which has told the script to show this page, though the script may not have shown it yet.
    pub fn events(&mut self, input: Input, app: &App, page: &Page) -> Vec<Event> {
        match input {
            Input::Key { name, text, ctrl, alt, shift, down, repeat } => {
                let press = KeyPress { name, ctrl, alt, shift, text };
                self.key(&press, down, repeat, app, page).into_iter().collect()
            }
            Input::Button { name, down } => self.button(name, down, app, page).into_iter().collect(),
            Input::Point { choice: Some(choice), name, .. } => {
                still(choice, &name, page).map(Event::PointAt).into_iter().collect()
            }
            Input::Point { cell: Some((x, y)), .. } => vec![Event::Signal(Signal::Point(Cell::new(x, y)))],
            Input::Point { .. } => Vec::new(),
            Input::Moves => vec![Event::PointerMoved],
            Input::Click { choice, name, cell, wired } => match choice.map(|choice| still(choice, &name, page)) {
                // nobody chose what has come to its place
                Some(None) => Vec::new(),
                choice => self.click((choice.flatten(), cell), wired, app, page),
            },
            Input::Up if std::mem::take(&mut self.pointer_holds_switch) => vec![Event::Released(Switch::Main)],
            Input::Up => Vec::new(),
            Input::Finger { id, place, size } => {
                self.fingers.moved(id, place, size).map(Event::Corners).into_iter().collect()
            }
            Input::Away => self.let_go(),
            #[cfg(debug_assertions)]
            Input::Fault => {
                switchboard::broken::fault::arm("drawn");
                vec![Event::Tick]
            }
            Input::Tick => vec![Event::Tick],
            Input::Speech { began: true } => vec![Event::SpeechBegan],
            Input::Speech { began: false } => vec![Event::SpeechEnded],
            Input::Voices { languages } => {
                let known = Language::ALL.into_iter().filter(|l| languages.iter().any(|code| code == l.code()));
                vec![Event::Voice(Voice::Browser(known.collect()))]
            }
            Input::Keeping { promised: true, .. } => vec![Event::Keeping(Keeping::Promised)],
            Input::Keeping { installed: true, .. } => vec![Event::Keeping(Keeping::Installed)],
            Input::Keeping { .. } => vec![Event::Keeping(Keeping::Forgets)],
            Input::Found { number, finding } => {
                let finding = serde_json::from_str(&finding).unwrap_or_else(|why| Finding::Misfit(why.to_string()));
                number.parse().map(|number| Event::Thought(number, finding)).into_iter().collect()
            }
            // the desk has taken what was found
            Input::Examined { .. } | Input::World => vec![Event::World],
            Input::Room { rows, row } => vec![Event::Room(Room::of([rows; 3], row))],
            Input::Shrunk => vec![Event::Signal(Signal::Fullscreen)],
            // others say what it means (`crate::others`)
            Input::Line { .. } => Vec::new(),
        }
    }

    fn key(&mut self, press: &KeyPress, down: bool, repeat: bool, app: &App, page: &Page) -> Option<Event> {
        use Signal::{Down, Left, Right, Up};
        if !down {
            return self.held.remove(&press.name);
        }
        let keys = app.keys();
        let mode = page.key_mode();
        let event = keys.pressed(press, mode).or_else(|| keys.pressed(&kept_by_browsers(press)?, mode))?;
        if repeat {
            return matches!(event, Event::Typed(_) | Event::Signal(Up | Down | Left | Right)).then_some(event);
        }
        if let (Event::Pressed(_), Some(release)) = (&event, keys.released(press)) {
            self.held.insert(press.name.clone(), release);
        }
        Some(event)
    }

    fn button(&mut self, name: String, down: bool, app: &App, page: &Page) -> Option<Event> {
        if page.wants_key {
            return down.then_some(Event::RawKey(name));
        }
        if !down {
            return self.buttons.remove(&name).map(Event::Released);
        }
        Some(match app.keys().button(&name)? {
            Bind::Signal(signal) => Event::Signal(signal),
            Bind::Switch(switch) => {
                self.buttons.insert(name, switch);
                Event::Pressed(switch)
            }
        })
    }

    /// A press acts on what lies under it, unless the player has said that a press anywhere is the switch. While a scan runs,
    /// a press beside everything is the switch, and so is the button of a mouse that never moved.
    fn click(&mut self, on: (Option<ChoiceId>, Option<(u8, u8)>), wired: bool, app: &App, page: &Page) -> Vec<Event> {
        let scans = page.slot_ms > 0 || page.resting;
        let is_anywhere = page.takes_any && on.0.is_none();
        let is_switch = app.keys().any_click_is_switch || is_anywhere || scans && (wired || on == (None, None));
        match on {
            _ if is_switch => {
                self.pointer_holds_switch = true;
                vec![Event::Pressed(Switch::Main)]
            }
            (Some(choice), _) => vec![Event::Click(choice)],
            (None, Some((x, y))) => vec![Event::ClickCell(Cell::new(x, y))],
            (None, None) => Vec::new(),
        }
    }

    fn let_go(&mut self) -> Vec<Event> {
        let keys = std::mem::take(&mut self.held).into_values();
        let buttons = std::mem::take(&mut self.buttons).into_values().map(Event::Released);
        let mut events: Vec<Event> = keys.chain(buttons).collect();
        if std::mem::take(&mut self.pointer_holds_switch) {
            events.push(Event::Released(Switch::Main));
        }
        events
    }
}

/// The choice that was under a pointer, though the page may have become another one since: it is looked for by its name. None where it is
/// gone.
fn still(choice: usize, name: &str, page: &Page) -> Option<ChoiceId> {
    match page.choices.get(choice) {
        Some(known) if known.name == name => Some(ChoiceId(choice)),
        _ if name.is_empty() => None,
        _ => page.named(name),
    }
}

/// What browsers keep for themselves has a letter of its own here: `r` begins anew (Control and R), `b` changes what happens at the
/// edge of the board (F5).
fn kept_by_browsers(press: &KeyPress) -> Option<KeyPress> {
    match press.whole_name().as_str() {
        "r" => Some(KeyPress { ctrl: true, ..KeyPress::plain("r") }),
        "b" => Some(KeyPress::plain("F5")),
        _ => None,
    }
}
