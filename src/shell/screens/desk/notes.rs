//! What whoever helps has written down of a learner: which switch, where, how seated.

use super::start::{learner, said, session};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::keyboard::{self, Keyboard, Letters};
use crate::shell::{Help, MAX_NOTES, Settings, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Says whether somebody helps today.
    Session(Help),
    /// A key of the on-screen keyboard.
    Key(keyboard::Choice),
}

/// The notes.
#[derive(Debug)]
pub struct NotesScreen {
    keys: Keyboard,
}

impl NotesScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { keys: Keyboard::new(&cx.settings.notes, Letters::Words, MAX_NOTES) }
    }

    fn keep(notes: String, cx: &mut Context<'_>) {
        cx.report(Report::Settings(Box::new(Settings { notes, ..cx.settings.clone() })));
        cx.report(Report::Back);
    }
}

impl Screen for NotesScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-notes"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.text(t.get("desk-notes-how"));
        content.grid(1, vec![session(view, Choice::Session)]);
        self.keys.add(&t.get("desk-notes"), view, &mut content, Choice::Key);
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Session(help)) => said(help, cx),
            Input::Chosen(Choice::Key(key)) => match self.keys.choose(key) {
                Some(notes) => Self::keep(notes, cx),
                None => cx.report(Report::NewTurn),
            },
            Input::Typed(key, _) => {
                if let Some(notes) = self.keys.typed(&key) {
                    Self::keep(notes, cx);
                }
            }
            Input::Signal(..) | Input::Pointed(_) => {
                self.keys.leave_off();
                return Taken::No;
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
