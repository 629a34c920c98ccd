//! What the presses suggest: each with its reason, to be used or put off. Nothing changes by itself.

use super::start::learner;
use crate::narrate::Texts;
use crate::scan::ScanSettings;
use crate::scan::suggest::{Evidence, NEEDED, Suggested};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::study::Study;
use crate::shell::suggestions::{READ, Suggestions};
use crate::shell::words::seconds;
use crate::shell::{NoticeKind, Settings, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Uses this.
    Use(Suggested),
    /// Not now.
    NotNow(Suggested),
}

/// The suggestions.
#[derive(Debug)]
pub struct SuggestsScreen {
    suggestions: Suggestions,
}

impl SuggestsScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mut screen = Self { suggestions: Suggestions::default() };
        screen.look(&cx.settings.clone(), cx);
        screen
    }

    /// Looks at the record again, with these settings.
    fn look(&mut self, settings: &Settings, cx: &mut Context<'_>) {
        let (player, today) = (cx.player_id(), cx.store.wall_clock().date());
        let entries = cx.store.last_presses(&player, READ);
        let entries = cx.check(entries).unwrap_or_default();
        self.suggestions = Suggestions::of(&entries, &settings.scan);
        self.suggestions.found.retain(|one| !settings.put_off.rests(one.what.word(), today));
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        let mut settings = cx.settings.clone();
        match choice {
            Choice::Use(what) => {
                let (name, _) = words(cx.texts, what, &Evidence::default(), &settings.scan);
                what.apply(&mut settings.scan);
                let text = cx.texts.with("suggest-used", &[("name", name.into())]);
                cx.notice(NoticeKind::Result, text);
            }
            Choice::NotNow(what) => settings.put_off.put(what.word(), cx.store.wall_clock().date()),
        }
        cx.report(Report::Settings(Box::new(settings.clone())));
        self.look(&settings, cx);
        cx.report(Report::NewTurn);
    }
}

/// A suggestion, and what speaks for it.
fn words(t: Texts, what: Suggested, why: &Evidence, scan: &ScanSettings) -> (String, String) {
    let time = |ms: u32| seconds(t, ms);
    let told = |id: &str, value: u32, now: u32| t.with(id, &[("value", time(value).into()), ("now", time(now).into())]);
    let (name, reason) = match what {
        Suggested::Interval(ms) if ms > scan.interval_ms => {
            (told("suggest-slower", ms, scan.interval_ms), "suggest-pace-why")
        }
        Suggested::Interval(ms) => (told("suggest-faster", ms, scan.interval_ms), "suggest-pace-why"),
        Suggested::Hold(ms) if ms < scan.filter.hold_ms => {
            (told("suggest-less-hold", ms, scan.filter.hold_ms), "suggest-less-hold-why")
        }
        Suggested::Hold(ms) => (told("suggest-hold", ms, 0), "suggest-hold-why"),
        Suggested::Repeat(ms) => (told("suggest-repeat", ms, 0), "suggest-repeat-why"),
        Suggested::Lag(ms) => (told("suggest-lag", ms, 0), "suggest-lag-why"),
        Suggested::Weigh => (t.get("suggest-weigh"), "suggest-weigh-why"),
    };
    let args = [
        ("count", why.presses.into()),
        ("answer", time(why.answer_ms).into()),
        ("slow", time(why.slow_ms).into()),
        ("late", why.late.into()),
        ("choices", why.choices.into()),
        ("wrong", why.wrong.into()),
        ("doubled", why.doubled.into()),
        ("brushes", why.brushes.into()),
        ("lost", why.lost.into()),
    ];
    (name, t.with(reason, &args))
}

impl Screen for SuggestsScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-suggests"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content.heading(t.get("desk-suggests"));
        if view.settings.study.as_ref().is_some_and(Study::runs) {
            content.text(t.get("suggests-study"));
            return content;
        }
        let (found, presses) = (&self.suggestions.found, self.suggestions.presses);
        if presses < NEEDED {
            content.text(t.with("suggests-few", &[("count", presses.into()), ("needed", NEEDED.into())]));
            return content;
        }
        if found.is_empty() {
            content.text(t.get("suggests-none"));
        }
        for one in found {
            let (name, reason) = words(t, one.what, &one.why, &view.settings.scan);
            content.text(format!("{name}. {reason}"));
            let word = one.what.word();
            let buttons = [("suggest-use", Choice::Use(one.what)), ("suggest-not-now", Choice::NotNow(one.what))];
            let offers =
                buttons.map(|(id, choice)| Offer::button(format!("{}: {name}", t.get(id)), choice).with_value(word));
            content.buttons(Zone::Main, offers.to_vec());
        }
        content.text(t.get("suggests-how"));
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        self.choose(choice, cx);
        Taken::Yes
    }
}
