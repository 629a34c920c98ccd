//! Assigns keys and buttons: choose what a key should do, then press it. The switch itself can never be reassigned:
//! pressing it while a key is awaited leads back.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::{self, SECOND_SWITCH, SWITCH};
use crate::shell::{Bind, Devices, KeyPress, NoticeKind, Pictogram, Signal, Switch, Zone};

/// Actions side by side.
const ABREAST: usize = 4;
/// How many milliseconds a key is awaited.
const WAIT_MS: u64 = 15_000;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// A key for this action, by its word.
    Meaning(&'static str),
    /// Stops waiting for a key.
    Cancel,
    /// Restores all default keys.
    Usual,
}

/// The list of actions, and whether a key is awaited.
#[derive(Debug, Default)]
pub struct Remap {
    /// The word of the action for which a key is awaited, and until when.
    waits: Option<(&'static str, u64)>,
}

/// The words of actions that a key can have, in order.
fn meanings() -> Vec<&'static str> {
    [SWITCH, SECOND_SWITCH].into_iter().chain(Signal::all().map(|(word, _)| word)).collect()
}

impl Remap {
    fn keys_of(devices: &Devices, word: &str) -> String {
        let known = devices.keys.iter().chain(&devices.buttons).filter(|(_, bound)| bound == word);
        known.map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Meaning(word) => self.waits = Some((word, cx.now_ms.saturating_add(WAIT_MS))),
            Choice::Cancel => self.waits = None,
            Choice::Usual => {
                let mut settings = cx.settings.clone();
                settings.devices.keys.clear();
                settings.devices.buttons.clear();
                cx.report(Report::Settings(Box::new(settings)));
            }
        }
        cx.report(Report::NewTurn);
    }

    fn wait_no_more(&mut self, cx: &mut Context<'_>) {
        self.waits = None;
        cx.report(Report::NewTurn);
    }

    /// Assigns the key or button that was awaited.
    fn bind(&mut self, name: &str, cx: &mut Context<'_>) {
        let Some((word, _)) = self.waits.take() else { return };
        cx.report(Report::NewTurn);
        if name == "Escape" || Self::is_switch(name, &cx.settings.devices) {
            return;
        }
        let mut settings = cx.settings.clone();
        let kind = bound_as(name);
        if settings.set(&format!("{kind}.{name}"), word).is_ok() {
            let meaning = cx.texts.get(&format!("signal-{word}"));
            cx.notice(
                NoticeKind::Result,
                cx.texts.with("remapped", &[("key", name.into()), ("meaning", meaning.into())]),
            );
            cx.report(Report::Settings(Box::new(settings)));
        }
    }

    /// Whether this key or button is currently the switch.
    fn is_switch(name: &str, devices: &Devices) -> bool {
        let keys = words::keys(devices);
        let main = Some(Bind::Switch(Switch::Main));
        let (held, plain) = name.rsplit_once('+').unwrap_or(("", name));
        let press = KeyPress {
            ctrl: held.contains("ctrl"),
            alt: held.contains("alt"),
            shift: held.contains("shift"),
            ..KeyPress::plain(plain)
        };
        keys.key(&press) == main || (is_button(name) && keys.button(name) == main)
    }
}

/// The word for what has this name in the settings: a button or a key.
pub fn bound_as(name: &str) -> &'static str {
    if is_button(name) { "button" } else { "key" }
}

/// Whether a name is that of a gamepad button rather than of a key.
fn is_button(name: &str) -> bool {
    const BUTTONS: [&str; 17] = [
        "South",
        "East",
        "North",
        "West",
        "C",
        "Z",
        "LeftTrigger",
        "LeftTrigger2",
        "RightTrigger",
        "RightTrigger2",
        "Select",
        "Start",
        "Mode",
        "LeftThumb",
        "RightThumb",
        "LeftStick",
        "RightStick",
    ];
    BUTTONS.contains(&name) || name.starts_with("DPad") || name.starts_with("Button")
}

impl Screen for Remap {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "remap"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        if let Some((word, _)) = &self.waits {
            content.heading(t.with("remap-press", &[("meaning", t.get(&format!("signal-{word}")).into())]));
            content.text(t.get("remap-switch-leads-back"));
            content.buttons(Zone::Main, vec![Offer::cancel(t.get("cancel"), Choice::Cancel)]);
            content.wants_key = true;
            return content;
        }
        content.heading(t.get("remap"));
        let rows = meanings().into_iter().map(|word| {
            let keys = Self::keys_of(&view.settings.devices, word);
            Offer::button(t.get(&format!("signal-{word}")), Choice::Meaning(word)).with_value(word).about(keys)
        });
        content.grid(ABREAST, rows.collect());
        let changed = !view.settings.devices.keys.is_empty() || !view.settings.devices.buttons.is_empty();
        let usual = Offer::button(t.get("remap-default"), Choice::Usual).shows(Pictogram::Restart);
        content.buttons(Zone::Main, vec![usual.enabled(changed), Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::RawKey(name) => self.bind(&name, cx),
            Input::Pressed(_) | Input::Tapped(_) if self.waits.is_some() => self.wait_no_more(cx),
            Input::Tick if self.waits.is_some_and(|(_, until)| cx.now_ms >= until) => self.wait_no_more(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        self.waits.map(|(_, until)| until)
    }
}
