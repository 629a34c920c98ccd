//! The name of the program, for three seconds or until any signal.

use crate::shell::Signal;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};

/// How many milliseconds it is shown, and where it has something to say that must be read.
const SHOWN_MS: u64 = 3_000;
const READ_MS: u64 = 8_000;

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Continues to the screen below.
    GoOn,
}

/// The welcome screen.
#[derive(Debug)]
pub struct Welcome {
    until_ms: u64,
    /// Who plays in another program already.
    elsewhere: Option<String>,
}

impl Welcome {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let elsewhere = playing_elsewhere(cx);
        let shown_ms = if elsewhere.is_some() { READ_MS } else { SHOWN_MS };
        Self { until_ms: cx.now_ms.saturating_add(shown_ms), elsewhere }
    }
}

/// The first player whom another program has open, by name.
pub(super) fn playing_elsewhere(cx: &mut Context<'_>) -> Option<String> {
    let players = cx.store.players().unwrap_or_default();
    players.into_iter().find(|entry| cx.store.is_open_elsewhere(&entry.id)).map(|entry| entry.profile.name)
}

impl Screen for Welcome {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "welcome"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        content.heading(view.texts.get("program"));
        content.text(view.texts.get("welcome-text"));
        if let Some(name) = &self.elsewhere {
            content.text(view.texts.with("plays-elsewhere", &[("name", name.into())]));
        }
        content.buttons(crate::shell::Zone::Main, vec![Offer::button(view.texts.get("go-on"), Choice::GoOn)]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Signal(Signal::Quit | Signal::Fullscreen | Signal::Help | Signal::Cycle(_), _) => return Taken::No,
            Input::Chosen(Choice::GoOn) | Input::Signal(..) => cx.report(Report::Back),
            Input::Tick if cx.now_ms >= self.until_ms => cx.report(Report::Back),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        Some(self.until_ms)
    }
}
