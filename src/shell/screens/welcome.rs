//! The name of the program, for three seconds or until any signal.

use crate::shell::Signal;
use crate::shell::screen::{Context, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};

/// How long it is shown (ui.md).
const SHOWN_MS: u64 = 3_000;

/// The welcome screen.
#[derive(Debug)]
pub struct Welcome {
    until_ms: u64,
}

impl Welcome {
    pub fn new(cx: &Context<'_>) -> Self {
        Self { until_ms: cx.now_ms.saturating_add(SHOWN_MS) }
    }
}

impl Screen for Welcome {
    fn name(&self) -> &'static str {
        "welcome"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.heading(view.texts.get("program"));
        sheet.text(view.texts.get("welcome-text"));
        sheet.buttons(crate::shell::Zone::Main, vec![Offer::button(view.texts.get("go-on"), Act::Go)]);
        sheet
    }

    fn choose(&mut self, _act: &Act, cx: &mut Context<'_>) {
        cx.report(Report::Back);
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        if matches!(signal, Signal::Quit | Signal::Fullscreen | Signal::Help | Signal::Cycle(_)) {
            return Taken::No;
        }
        cx.report(Report::Back);
        Taken::Yes
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        if cx.now_ms >= self.until_ms {
            cx.report(Report::Back);
        }
    }

    fn next_wake(&self) -> Option<u64> {
        Some(self.until_ms)
    }
}
