//! A question with no and yes: what cannot be taken back needs a second press in another slot.

use crate::shell::screen::{Context, Question, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::words::seconds;
use crate::shell::{ChoiceKind, Zone};

/// The question.
#[derive(Debug)]
pub struct Ask {
    question: Question,
}

impl Ask {
    pub fn new(question: Question) -> Self {
        Self { question }
    }

    fn words(&self, view: &View<'_>) -> (String, String) {
        let t = view.texts;
        match &self.question {
            Question::Quit => (t.get("ask-quit"), t.get("yes-quit")),
            Question::Restart => (t.get("ask-restart"), t.get("yes-restart")),
            Question::DeletePlayer(_, name) => (t.with("ask-delete", &[("name", name.into())]), t.get("yes-delete")),
            Question::SecondSwitch => (t.get("ask-second-switch"), t.get("yes-second-switch")),
            Question::Pace { interval_ms, lag_ms } => {
                let args = [("interval", seconds(t, *interval_ms).into()), ("lag", seconds(t, *lag_ms).into())];
                (t.with("ask-pace", &args), t.get("yes-pace"))
            }
        }
    }
}

impl Screen for Ask {
    fn name(&self) -> &'static str {
        "ask"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let mut sheet = Sheet::default();
        let (question, yes) = self.words(view);
        sheet.heading(question);
        let no = Offer::new(ChoiceKind::Button, view.texts.get("no"), Act::Back);
        sheet.buttons(Zone::Main, vec![no, Offer::button(yes, Act::Yes)]);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        if *act == Act::Yes {
            cx.report(Report::Answer(self.question.clone()));
        }
    }
}
