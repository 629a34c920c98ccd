//! Another meaning for any key or button: choose what it shall do, then press it. The switch itself is never taken
//! away: pressing it while a key is waited for leads back.

use crate::shell::screen::{Context, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::words::{self, SECOND_SWITCH, SWITCH};
use crate::shell::{Bind, ChoiceKind, Devices, KeyPress, NoticeKind, Signal, Switch, Zone};

/// How long a key is waited for.
const WAIT_MS: u64 = 15_000;

/// The list of meanings, and whether a key is waited for.
#[derive(Debug, Default)]
pub struct Remap {
    /// The word of the meaning that a key is waited for, and until when.
    waits: Option<(String, u64)>,
}

/// Words that a key can stand for, in order.
fn meanings() -> Vec<&'static str> {
    [SWITCH, SECOND_SWITCH].into_iter().chain(Signal::all().map(|(word, _)| word)).collect()
}

impl Remap {
    fn keys_of(devices: &Devices, word: &str) -> String {
        let known = devices.keys.iter().chain(&devices.buttons).filter(|(_, bound)| bound == word);
        known.map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Whether this key or button is the switch now.
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

/// Whether a name is a gamepad's button and not a key.
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
    fn name(&self) -> &'static str {
        "remap"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        if let Some((word, _)) = &self.waits {
            sheet.heading(t.with("remap-press", &[("meaning", t.get(&format!("signal-{word}")).into())]));
            sheet.text(t.get("remap-switch-leads-back"));
            sheet.buttons(Zone::Main, vec![Offer::new(ChoiceKind::Cancel, t.get("cancel"), Act::Go)]);
            sheet.wants_key = true;
            return sheet;
        }
        sheet.heading(t.get("remap"));
        let rows = meanings().into_iter().enumerate().map(|(index, word)| {
            let keys = Self::keys_of(&view.settings.devices, word);
            let offer = Offer::new(ChoiceKind::Row, t.get(&format!("signal-{word}")), Act::Pick(index));
            (offer, None, vec![keys], false)
        });
        sheet.list(rows.collect());
        let changed = !view.settings.devices.keys.is_empty() || !view.settings.devices.buttons.is_empty();
        sheet.buttons(
            Zone::Bottom,
            vec![
                Offer::button(t.get("remap-default"), Act::Delete).enabled(changed),
                Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back),
            ],
        );
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Pick(index) => {
                let word = meanings().get(*index).copied().unwrap_or(SWITCH);
                self.waits = Some((word.to_owned(), cx.now_ms.saturating_add(WAIT_MS)));
            }
            Act::Go => self.waits = None,
            Act::Delete => {
                let mut settings = cx.settings.clone();
                settings.devices.keys.clear();
                settings.devices.buttons.clear();
                cx.report(Report::Settings(settings));
            }
            _ => return,
        }
        cx.report(Report::NewTurn);
    }

    fn raw_key(&mut self, name: &str, cx: &mut Context<'_>) {
        let Some((word, _)) = self.waits.take() else { return };
        cx.report(Report::NewTurn);
        if name == "Escape" || Self::is_switch(name, &cx.settings.devices) {
            return;
        }
        let mut settings = cx.settings.clone();
        let kind = if is_button(name) { "button" } else { "key" };
        if settings.set(&format!("{kind}.{name}"), &word).is_ok() {
            let meaning = cx.texts.get(&format!("signal-{word}"));
            cx.notice(
                NoticeKind::Result,
                cx.texts.with("remapped", &[("key", name.into()), ("meaning", meaning.into())]),
            );
            cx.report(Report::Settings(settings));
        }
    }

    fn pressed(&mut self, cx: &mut Context<'_>) -> Taken {
        if self.waits.take().is_some() {
            cx.report(Report::NewTurn);
            return Taken::Yes;
        }
        Taken::No
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        if self.waits.as_ref().is_some_and(|(_, until)| cx.now_ms >= *until) {
            self.waits = None;
            cx.report(Report::NewTurn);
        }
    }

    fn next_wake(&self) -> Option<u64> {
        self.waits.as_ref().map(|(_, until)| *until)
    }
}
