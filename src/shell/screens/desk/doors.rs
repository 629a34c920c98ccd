//! What opens the desk: its key always does; a rhythm of presses and a code can be set.

use super::door::MAX_CODE;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::rhythm::{Listener, PRESSES, Rhythm, Unfit};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::keyboard::{self, Keyboard, Letters};
use crate::shell::{DeskDoors, NoticeKind, Pictogram, Signal, Zone};

/// Doors side by side.
const ABREAST: usize = 2;
/// Who begins no rhythm for so long goes back, in milliseconds.
const GIVES_UP_MS: u64 = 20_000;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Enters a code.
    Code,
    /// No code.
    NoCode,
    /// Presses a rhythm.
    Rhythm,
    /// No rhythm.
    NoRhythm,
    /// A key of the on-screen keyboard.
    Key(keyboard::Choice),
    /// Back to the doors.
    Leave,
}

#[derive(Debug)]
enum Setting {
    Nothing,
    Code(Keyboard),
    /// The presses of a rhythm, and when it is given up.
    Rhythm(Listener, usize, u64),
}

/// The doors.
#[derive(Debug)]
pub struct DoorsScreen {
    doors: DeskDoors,
    setting: Setting,
}

impl DoorsScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { doors: cx.store.last_player().doors, setting: Setting::Nothing }
    }

    fn set(&mut self, setting: Setting, cx: &mut Context<'_>) {
        self.setting = setting;
        cx.report(Report::NewTurn);
    }

    fn keep(&mut self, doors: DeskDoors, cx: &mut Context<'_>) {
        self.doors = doors.clone();
        cx.report(Report::Doors(doors));
        self.set(Setting::Nothing, cx);
    }

    fn enter(&mut self, code: String, cx: &mut Context<'_>) {
        if !code.is_empty() {
            self.keep(DeskDoors { code, ..self.doors.clone() }, cx);
            cx.notice(NoticeKind::Result, cx.texts.get("desk-code-kept"));
        }
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Code => self.set(Setting::Code(Keyboard::new("", Letters::Code, MAX_CODE)), cx),
            Choice::NoCode => self.keep(DeskDoors { code: String::new(), ..self.doors.clone() }, cx),
            Choice::NoRhythm => self.keep(DeskDoors { rhythm: None, ..self.doors.clone() }, cx),
            Choice::Rhythm => {
                let ends_ms = cx.now_ms.saturating_add(GIVES_UP_MS);
                self.set(Setting::Rhythm(Listener::default(), 0, ends_ms), cx);
            }
            Choice::Leave => self.set(Setting::Nothing, cx),
            Choice::Key(key) => {
                let Setting::Code(keys) = &mut self.setting else { return };
                match keys.choose(key) {
                    Some(code) => self.enter(code, cx),
                    None => cx.report(Report::NewTurn),
                }
            }
        }
    }

    /// Takes the rhythm once it is over.
    fn wait(&mut self, cx: &mut Context<'_>) {
        let Setting::Rhythm(listener, presses, ends_ms) = &mut self.setting else { return };
        let is_over = *presses > 0 && listener.quiet_at().is_some_and(|quiet_ms| cx.now_ms >= quiet_ms);
        if !is_over {
            if *presses == 0 && cx.now_ms >= *ends_ms {
                self.set(Setting::Nothing, cx);
            }
            return;
        }
        let gaps = listener.take(cx.now_ms).filter(|_| *presses == PRESSES);
        let told = match gaps.map(Rhythm::new) {
            Some(Ok(rhythm)) => {
                self.keep(DeskDoors { rhythm: Some(rhythm), ..self.doors.clone() }, cx);
                "desk-rhythm-kept"
            }
            Some(Err(Unfit::Even)) => "desk-rhythm-even",
            Some(Err(Unfit::Gap)) => "desk-rhythm-gap",
            None => "desk-rhythm-count",
        };
        self.set(Setting::Nothing, cx);
        cx.notice(NoticeKind::Result, cx.texts.with(told, &[("count", PRESSES.into())]));
    }

    fn list(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("desk-doors"));
        content.text(t.get("desk-doors-key"));
        let about = |is_set, about: &str| {
            format!("{} {}", t.get(if is_set { "desk-is-set" } else { "desk-is-unset" }), t.get(about))
        };
        let (has_rhythm, has_code) = (self.doors.rhythm.is_some(), !self.doors.code.is_empty());
        let rhythm = Offer::button(t.get("desk-rhythm-set"), Choice::Rhythm).shows(Pictogram::OneSwitch);
        let code = Offer::button(t.get("desk-code-set"), Choice::Code).shows(Pictogram::Keyboard);
        let no_rhythm = Offer::button(t.get("desk-rhythm-none"), Choice::NoRhythm).shows(Pictogram::Remove);
        let no_code = Offer::button(t.get("desk-code-none"), Choice::NoCode).shows(Pictogram::Remove);
        content.grid(
            ABREAST,
            vec![
                rhythm.about(about(has_rhythm, "desk-rhythm-about")),
                no_rhythm.enabled(has_rhythm),
                code.about(about(has_code, "desk-code-what")),
                no_code.enabled(has_code),
            ],
        );
        content.buttons(Zone::Main, vec![Offer::back(t.get("back"))]);
    }
}

impl Screen for DoorsScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-doors"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        match &self.setting {
            Setting::Nothing => self.list(view, &mut content),
            Setting::Code(keys) => {
                content.by_rows = true;
                content.heading(t.get("desk-code-set"));
                keys.add(&t.get("desk-code"), view, &mut content, Choice::Key);
                content.buttons(Zone::Main, vec![Offer::cancel(t.get("back"), Choice::Leave)]);
            }
            Setting::Rhythm(_, presses, _) => {
                content.heading(t.get("desk-rhythm-set"));
                content.text(t.with("desk-rhythm-now", &[("count", PRESSES.into())]));
                content.text(t.with("presses-felt", &[("count", (*presses).into())]));
                // for a pointer: presses of the switch are the rhythm, and it ends by itself
                content.buttons(Zone::Main, vec![Offer::button(t.get("back"), Choice::Leave).shows(Pictogram::Back)]);
            }
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match (input, &mut self.setting) {
            (Input::Pressed(_) | Input::Tapped(_), Setting::Rhythm(listener, presses, _)) => {
                listener.pressed(cx.now_ms);
                *presses += 1;
            }
            (Input::Chosen(choice), _) => self.choose(choice, cx),
            (Input::Tick, Setting::Rhythm(..)) => self.wait(cx),
            (Input::Typed(key, _), Setting::Code(keys)) => {
                if let Some(code) = keys.typed(&key) {
                    self.enter(code, cx);
                }
            }
            (Input::Signal(Signal::ChangeGame, _), Setting::Code(_) | Setting::Rhythm(..)) => {
                self.set(Setting::Nothing, cx);
            }
            (Input::Signal(..) | Input::Pointed(_), Setting::Code(keys)) => {
                keys.leave_off();
                return Taken::No;
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        match &self.setting {
            Setting::Rhythm(_, 0, ends_ms) => Some(*ends_ms),
            Setting::Rhythm(listener, ..) => listener.quiet_at(),
            _ => None,
        }
    }
}
