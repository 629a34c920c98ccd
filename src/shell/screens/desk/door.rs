//! The door of the desk: asks for the code if there is one, otherwise whether somebody who helps is there. Closes by itself, since a
//! learner may have come here by chance.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{DeskPage, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::keyboard::{self, Keyboard, Letters};
use crate::shell::{DeskDoors, NoticeKind, Pictogram, Signal, Zone};

/// The longest code.
pub(super) const MAX_CODE: usize = 8;
/// It closes when nobody has done anything for so long, in milliseconds.
const CLOSES_MS: u64 = 20_000;
/// Whoever has forgotten the code waits for so long, in milliseconds: a learner hardly does.
const FORGOTTEN_MS: u64 = 60_000;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Opens the desk.
    Open,
    /// A key of the on-screen keyboard.
    Key(keyboard::Choice),
    /// The code is not known any more.
    Forgotten,
}

/// The door.
#[derive(Debug)]
pub struct Door {
    doors: DeskDoors,
    keys: Keyboard,
    closes_ms: u64,
    /// When it opens for who has forgotten the code.
    opens_ms: Option<u64>,
}

impl Door {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let doors = cx.store.last_player().doors;
        let keys = Keyboard::new("", Letters::Code, MAX_CODE);
        Self { doors, keys, closes_ms: cx.now_ms.saturating_add(CLOSES_MS), opens_ms: None }
    }

    fn open(cx: &mut Context<'_>) {
        cx.report(Report::Replace(Open::Desk(DeskPage::Start)));
    }

    fn enter(&mut self, code: &str, cx: &mut Context<'_>) {
        if code == self.doors.code {
            return Self::open(cx);
        }
        self.keys = Keyboard::new("", Letters::Code, MAX_CODE);
        cx.notice(NoticeKind::Ignored, cx.texts.get("desk-code-wrong"));
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Open => Self::open(cx),
            Choice::Forgotten => self.opens_ms = Some(cx.now_ms.saturating_add(FORGOTTEN_MS)),
            Choice::Key(key) => match self.keys.choose(key) {
                Some(code) => self.enter(&code, cx),
                None => cx.report(Report::NewTurn),
            },
        }
    }

    /// What time brings: the door closes, or opens without the code, which is forgotten then.
    fn wait(&mut self, cx: &mut Context<'_>) {
        match self.opens_ms {
            Some(opens_ms) if cx.now_ms >= opens_ms => {
                cx.report(Report::Doors(DeskDoors { code: String::new(), ..self.doors.clone() }));
                Self::open(cx);
                cx.notice(NoticeKind::Result, cx.texts.get("desk-code-gone"));
            }
            None if cx.now_ms >= self.closes_ms => cx.report(Report::Back),
            _ => {}
        }
    }
}

impl Screen for Door {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-door"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let back = || Offer::back_button(t.get("desk-door-back")).named("no");
        if self.doors.code.is_empty() {
            let mut content = Content::default();
            content.heading(t.get("desk-door"));
            content.text(t.get("desk-door-about"));
            let open = Offer::button(t.get("desk-door-open"), Choice::Open).shows(Pictogram::Desk);
            content.buttons(Zone::Main, vec![back(), open]);
            return content;
        }
        let mut content = Content { by_rows: true, ..Content::default() };
        content.heading(t.get("desk-door"));
        content.text(t.get(if self.opens_ms.is_some() { "desk-code-waits" } else { "desk-code-about" }));
        content.buttons(Zone::Main, vec![back(), Offer::button(t.get("desk-code-forgotten"), Choice::Forgotten)]);
        self.keys.add(&t.get("desk-code"), view, &mut content, Choice::Key);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Typed(key, _) => {
                if let Some(code) = self.keys.typed(&key) {
                    self.enter(&code, cx);
                }
            }
            Input::Stirred => {
                self.closes_ms = cx.now_ms.saturating_add(CLOSES_MS);
                self.opens_ms = None;
            }
            Input::Signal(Signal::ChangeGame, _) => cx.report(Report::Back),
            Input::Signal(..) | Input::Pointed(_) => {
                self.keys.leave_off();
                return Taken::No;
            }
            Input::Tick => self.wait(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        Some(self.opens_ms.unwrap_or(self.closes_ms))
    }
}
