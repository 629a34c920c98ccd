//! A game or player that is being added: how many of its files are there, and a choice that stops it.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Adding, Brings, Notice, NoticeKind, Open, Parcel, Question, Signal, Zone};

/// How often it is asked how far the work is, in milliseconds.
const EVERY_MS: u64 = 200;

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Adds no more, and removes what is there of it.
    Stop,
}

/// The screen.
#[derive(Debug)]
pub struct AddingScreen {
    parcel: Parcel,
    done: usize,
    all: usize,
}

impl AddingScreen {
    /// Work on the file with this game or player has begun.
    pub const fn new(parcel: Parcel) -> Self {
        Self { parcel, done: 0, all: 0 }
    }

    fn look(&mut self, cx: &mut Context<'_>) {
        let notice = match cx.store.adding() {
            Adding::Going { done, all } => {
                (self.done, self.all) = (done, all);
                return;
            }
            Adding::Stopped => Notice { text: cx.texts.get("adding-stopped"), kind: NoticeKind::Result },
            Adding::Done(Ok(())) if self.parcel.brings == Brings::Game && cx.player.is_some() => {
                let question = Question::PlayAdded(self.parcel.name.clone());
                return cx.report(Report::Replace(Open::Ask(question)));
            }
            Adding::Done(Ok(())) => {
                let text = cx.texts.with("added", &[("name", self.parcel.name.as_str().into())]);
                Notice { text, kind: NoticeKind::Result }
            }
            Adding::Done(Err(problem)) => {
                Notice { text: crate::narrate::problem(cx.texts, &problem), kind: NoticeKind::Trouble }
            }
        };
        cx.report(Report::Back);
        cx.report(Report::Notice(notice));
    }
}

impl Screen for AddingScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "adding"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        content.heading(view.texts.with("adding", &[("name", self.parcel.name.as_str().into())]));
        let counts = [("done", self.done.into()), ("all", self.all.into())];
        let known = self.all > 0;
        content.text(if known { view.texts.with("adding-files", &counts) } else { view.texts.get("adding-reading") });
        content.buttons(Zone::Main, vec![Offer::button(view.texts.get("adding-stop"), Choice::Stop)]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            // going back is meant as stopping: what is begun shall not go on unseen
            Input::Chosen(Choice::Stop) | Input::Signal(Signal::ChangeGame, _) => cx.store.stop_adding(),
            Input::Tick | Input::Shown => {}
            _ => return Taken::No,
        }
        self.look(cx);
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        Some((now_ms / EVERY_MS + 1) * EVERY_MS)
    }
}
