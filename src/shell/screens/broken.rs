//! What is shown after a fault of the program: that nothing is lost, and the report for those who can mend it.

use crate::shell::app::Breakdown;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{NoticeKind, Signal, Zone};

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The lists of players and games.
    GoOn,
    /// Writes the report into a file.
    Keep,
}

/// A breakdown and its report.
#[derive(Debug)]
pub struct BrokenScreen {
    report: Breakdown,
    is_kept: bool,
}

impl BrokenScreen {
    pub fn new(report: Breakdown) -> Self {
        Self { report, is_kept: false }
    }

    fn keep(&mut self, cx: &mut Context<'_>) {
        let Some(player) = cx.host else { return };
        let kept = cx.store.keep_report(player, &(self.report.lines().join("\n") + "\n"));
        if let Some(file) = cx.check(kept) {
            self.is_kept = true;
            let text = cx.texts.with("history-exported", &[("file", file.into())]);
            cx.notice(NoticeKind::Result, text);
        }
    }
}

impl Screen for BrokenScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "broken"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get(if self.report.game.is_some() { "broken-title" } else { "broken-program-title" }));
        content.text(t.get("broken-text"));
        content.text(t.get("broken-report"));
        self.report.lines().into_iter().for_each(|line| content.text(line));
        let mut choices = vec![Offer::button(t.get("go-on"), Choice::GoOn)];
        if view.player.is_some() && !self.is_kept {
            choices.push(Offer::button(t.get("broken-keep"), Choice::Keep));
        }
        content.buttons(Zone::Main, choices);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::GoOn) | Input::Signal(Signal::ChangeGame, _) => cx.report(Report::Lists),
            Input::Chosen(Choice::Keep) => self.keep(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
