//! A yes-or-no question: what cannot be undone needs a second press in another slot.

use super::rules;
use crate::narrate::Texts;
use crate::scan::pace::{Drift, Proposal, Unsure};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{PaceOffer, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::tries::{LOOKED_AT, Step};
use crate::shell::words::seconds;
use crate::shell::{Brings, Profile, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Yes to the question.
    Yes,
}

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
            Question::ForgetAnswers => (t.get("ask-forget-answers"), t.get("yes-forget-answers")),
            Question::DeletePlayer(_, name) => (t.with("ask-delete", &[("name", name.into())]), t.get("yes-delete")),
            Question::RemoveLevel(_, name) => {
                (t.with("ask-remove-level", &[("name", name.into())]), t.get("yes-delete"))
            }
            Question::SecondSwitch => (t.get("ask-second-switch"), t.get("yes-second-switch")),
            Question::Pace(offer) => (pace(t, offer), t.get("yes-pace")),
            Question::Weigh(reason) => (weigh(t, *reason), t.get("yes-weigh")),
            Question::Step(rung, step) => step_words(t, *rung, *step),
            Question::Add(parcel) => {
                let ask = match parcel.brings {
                    Brings::Game => "ask-add-game",
                    Brings::Player => "ask-add-player",
                };
                (t.with(ask, &[("name", parcel.name.as_str().into())]), t.get("yes-add"))
            }
            Question::PlayAdded(game) => (t.with("ask-play-added", &[("name", game.into())]), t.get("yes-play-added")),
            Question::Create(start, _) => {
                let name = Profile::named(start.player.as_deref().unwrap_or_default(), t.language()).name;
                (t.with("ask-create", &[("name", name.into())]), t.get("yes-create"))
            }
            Question::Signals(origin) => {
                (t.with("ask-signals", &[("origin", origin.as_str().into())]), t.get("yes-signals"))
            }
        }
    }
}

fn pace(t: Texts, offer: &PaceOffer) -> String {
    match offer {
        PaceOffer::Found(found) => t.with("ask-pace", &[("interval", seconds(t, found.interval_ms).into())]),
        PaceOffer::Drifted(why, interval_ms) => {
            let id = match why {
                Drift::ManyWrong => "ask-pace-wrong",
                Drift::ManyMissed => "ask-pace-missed",
                Drift::Easy => "ask-pace-easy",
            };
            t.with(id, &[("interval", seconds(t, *interval_ms).into())])
        }
    }
}

/// Why presses had better be weighed.
fn weigh(t: Texts, reason: Unsure) -> String {
    let (id, count) = match reason {
        Unsure::Missed(count) => ("ask-weigh-missed", count),
        Unsure::Stray(count) => ("ask-weigh-stray", count),
        Unsure::Doubled(count) => ("ask-weigh-doubled", count),
        Unsure::Uneven => ("ask-weigh-uneven", 0),
    };
    t.with(id, &[("count", count.into())])
}

/// Where a step from this rung leads.
fn goal(rung: u8, step: Step) -> u8 {
    match step {
        Step::Up(_) => rung + 1,
        Step::Down(_) => rung - 1,
    }
}

fn step_words(t: Texts, rung: u8, step: Step) -> (String, String) {
    let name = t.get(&format!("rung-{}", goal(rung, step)));
    let (ask, yes) = match step {
        Step::Up(_) => ("ask-step-up", "yes-step-up"),
        Step::Down(_) => ("ask-step-down", "yes-step-down"),
    };
    (t.with(ask, &[("name", name.into())]), t.get(yes))
}

fn why_step(t: Texts, step: Step) -> String {
    let (id, count) = match step {
        Step::Up(good) => ("ask-step-up-why", good),
        Step::Down(astray) => ("ask-step-down-why", astray),
    };
    t.with(id, &[("count", count.into()), ("all", LOOKED_AT.into())])
}

/// Where a player of one switch begins each rung: others of its activities may need two.
const FIRST_OF: [(u8, &str); 5] =
    [(3, "steps-3-train"), (4, "steps-4-goal"), (5, "steps-5-kitchen"), (6, "steps-6-kitchen"), (7, "steps-7-cat")];

/// Goes to the first activity of the rung, instead of the one below the question; to all games where the first steps end.
fn go_to(rung: u8, cx: &mut Context<'_>) {
    let first = FIRST_OF.iter().find(|(of, _)| *of == rung).map(|(_, game)| (*game).to_owned());
    match first.filter(|game| cx.store.games().iter().any(|entry| entry.id == *game)) {
        Some(game) => {
            let open = rules::first(game, None, cx);
            cx.report(Report::ReplaceTwo(open));
        }
        None => {
            cx.report(Report::Back);
            cx.report(Report::Back);
        }
    }
}

/// What comes with a pace that was found, as far as there is anything to say of it.
fn besides(t: Texts, found: &Proposal) -> Vec<String> {
    let times = [
        ("ask-pace-lag", found.lag_ms),
        ("ask-pace-hold", found.hold_ms),
        ("ask-pace-repeat", found.repeat_ms),
        ("ask-pace-quiet", found.quiet_ms),
    ];
    let said = times.into_iter().filter(|(_, ms)| *ms > 0);
    said.map(|(id, ms)| t.with(id, &[("time", seconds(t, ms).into())])).collect()
}

impl Screen for Ask {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "ask"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        let (question, yes) = self.words(view);
        content.heading(question);
        if let Question::Pace(PaceOffer::Found(found)) = &self.question {
            besides(view.texts, found).into_iter().for_each(|line| content.text(line));
        }
        if matches!(self.question, Question::Weigh(_)) {
            content.text(view.texts.get("ask-weigh-what"));
            content.text(view.texts.get("ask-weigh-tried"));
        }
        if let Question::Step(_, step) = self.question {
            content.text(why_step(view.texts, step));
        }
        let no = if matches!(self.question, Question::PlayAdded(_)) { "later" } else { "no" };
        let no = Offer::back_button(view.texts.get(no)).named("no");
        content.buttons(Zone::Main, vec![no, Offer::button(yes, Choice::Yes)]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(Choice::Yes) = input else { return Taken::No };
        if let Question::Step(rung, step) = self.question {
            cx.report(Report::Answer(self.question.clone()));
            go_to(goal(rung, step), cx);
            return Taken::Yes;
        }
        let report = match &self.question {
            Question::PlayAdded(game) => Report::Replace(rules::first(game.clone(), None, cx)),
            question => Report::Answer(question.clone()),
        };
        cx.report(report);
        Taken::Yes
    }
}
