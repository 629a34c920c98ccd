//! How the player answers, in words for players and therapists: what the method sure has learnt, why the last choices were taken, and
//! a way to let it begin anew.

use crate::narrate::Texts;
use crate::scan::Surroundings;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::seconds;
use crate::shell::{Block, Zone};

/// By so many sentences the text is moved.
const PAGE: usize = 4;

/// How the player answers.
#[derive(Debug, Default)]
pub struct Answers {
    /// The first line that is shown.
    line: usize,
}

/// Up or down in the text, or to hear it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    Down,
    Up,
    ReadAloud,
}

/// To the nearest tenth of a second: these are estimates.
fn tenths(t: Texts, ms: u32) -> String {
    seconds(t, ms.saturating_add(50) / 100 * 100)
}

/// What is known, a sentence each.
fn known(view: &View<'_>) -> Vec<String> {
    let (t, known) = (view.texts, view.weighing.known);
    if known.presses == 0 {
        return vec![t.get("answers-none")];
    }
    let told = known.told();
    let late = |around| tenths(t, known.late_ms(around)).into();
    let count = |id: &str, count: u32| t.with(id, &[("count", count.into())]);
    let rests = seconds(t, told.rests_ms.saturating_add(500) / 1_000 * 1_000);
    vec![
        t.with("answers-presses", &[("count", known.presses.into())]),
        t.with(
            "answers-time",
            &[("mean", tenths(t, told.mean_ms).into()), ("spread", tenths(t, told.spread_ms).into())],
        ),
        t.with(
            "answers-late",
            &[
                ("board", late(Surroundings::Board)),
                ("menu", late(Surroundings::Menu)),
                ("list", late(Surroundings::List)),
                ("letters", late(Surroundings::Letters)),
            ],
        ),
        count("answers-missed", told.missed_percent),
        count("answers-strays", told.strays_in_ten_minutes),
        count("answers-doubled", told.doubled_percent),
        t.with("answers-rests", &[("count", told.rests_percent.into()), ("time", rests.into())]),
        t.get("answers-estimate"),
    ]
}

/// All that is told, line by line.
fn lines(view: &View<'_>) -> Vec<String> {
    let t = view.texts;
    let mut lines = vec![format!("# {}", t.get("answers"))];
    lines.extend(known(view));
    if !view.settings.scan.learns {
        lines.push(t.get("answers-frozen"));
    }
    lines.push(format!("# {}", t.get("answers-whys")));
    lines.extend(view.weighing.whys.iter().rev().cloned());
    if view.weighing.whys.is_empty() {
        lines.push(t.get("answers-no-whys"));
    }
    lines
}

impl Screen for Answers {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "answers"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let lines = lines(view);
        let line = self.line.min(lines.len().saturating_sub(1));
        // an empty line between two, so that they are sentences of their own
        content.block(Zone::Main, Block::Scroll { text: lines.join("\n\n"), line: line * 2 });
        let forget = Offer::opens(t.get("answers-forget"), Open::Ask(Question::ForgetAnswers)).named("forget");
        content.buttons(
            Zone::Top,
            vec![
                Offer::button(t.get("page-down"), Choice::Down),
                Offer::button(t.get("page-up"), Choice::Up),
                Offer::button(t.get("read-aloud"), Choice::ReadAloud),
                forget.enabled(view.weighing.known.presses > 0 && view.player.is_some()),
                Offer::back(t.get("back")),
            ],
        );
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        let lines = lines(&cx.view());
        let last = lines.len().saturating_sub(1);
        match choice {
            Choice::Down => self.line = (self.line + PAGE).min(last),
            Choice::Up => self.line = self.line.min(last).saturating_sub(PAGE),
            Choice::ReadAloud => cx.report(Report::ReadAloud(lines.join("\n").replace('#', " "))),
        }
        Taken::Yes
    }
}
