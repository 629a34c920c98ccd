//! The buttons within a learner's reach.

use super::start::learner;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::seen::{Beside, Reach, all};
use crate::shell::{Pictogram, Settings, Zone};

/// Buttons side by side.
const ABREAST: usize = 4;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This button is within reach, or no longer.
    Button(Beside),
    /// As if nobody had chosen.
    Usual,
}

/// The buttons.
#[derive(Debug)]
pub struct ReachScreen;

fn pictogram(button: Beside) -> Pictogram {
    match button {
        Beside::History => Pictogram::History,
        Beside::Settings => Pictogram::Settings,
        Beside::Help => Pictogram::Help,
        Beside::Author => Pictogram::Author,
        Beside::Edit => Pictogram::Edit,
        Beside::Remove => Pictogram::Remove,
        Beside::About => Pictogram::About,
        Beside::Quit => Pictogram::Quit,
    }
}

impl Screen for ReachScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-reach"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let (t, settings) = (view.texts, view.settings);
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.heading(t.get("desk-reach"));
        content.text(t.get("desk-reach-how"));
        let buttons = all().map(|button| {
            let offer = Offer::button(t.get(&format!("reach-{}", button.word())), Choice::Button(button));
            let offer = offer.with_value(button.word()).shows(pictogram(button));
            offer.on(settings.reach.has(button, &settings.seen))
        });
        content.grid(ABREAST, buttons.collect());
        content.text(t.get("desk-reach-doors"));
        let usual = Offer::button(t.get("desk-reach-usual"), Choice::Usual).enabled(!settings.reach.is_usual());
        content.buttons(Zone::Main, vec![Offer::back(t.get("back")), usual]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        let mut settings = Settings::clone(cx.settings);
        match choice {
            Choice::Button(button) => settings.reach.turn(button, &settings.seen),
            Choice::Usual => settings.reach = Reach::default(),
        }
        cx.report(Report::Settings(Box::new(settings)));
        Taken::Yes
    }
}
