//! The exercise that finds the pace: a light comes round in even steps as in play, and one presses when it is there, some
//! times. Measures response times to a light that is expected, hold times, bounces and tremor; `scan::pace` derives settings
//! from them. Sets nothing itself.

use crate::scan::pace::{ExerciseAnswer, Proposal, Unsure, propose};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, PaceOffer, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, Signal, Zone};
use az::SaturatingAs;

/// How many responses are measured.
pub const ANSWERS: usize = 12;
/// How many at the first start, where it is to be short.
pub const FEW_ANSWERS: usize = 5;
/// How many steps lead to the light.
const STEPS: u8 = 3;
/// A step takes as long as in play, but within these milliseconds: neither a chase nor a long wait.
const STEP_MS: std::ops::RangeInclusive<u32> = 600..=1_500;
/// Milliseconds without a response that count as a miss.
const MISS_MS: u64 = 8_000;
/// A press within this many milliseconds after a response, or after such a press, was not intended.
const AGAIN_MS: u64 = 500;
/// After this many misses in a row the exercise ends.
const MISSES: u32 = 3;

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Responds to the light.
    Answer,
}

/// What the exercise is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Not shown yet.
    New,
    /// So many steps are left until the light, the next begins then.
    Coming { steps: u8, until_ms: u64 },
    /// Lit since then.
    Lit { since_ms: u64 },
}

/// The exercise.
#[derive(Debug)]
pub struct Pace {
    /// How many responses it takes.
    wanted: usize,
    phase: Phase,
    answers: Vec<ExerciseAnswer>,
    /// When the last response was given, and whether the switch is still held since then.
    answered_ms: u64,
    is_down: bool,
    /// When the last press came, intended or not.
    pressed_ms: u64,
    early: u32,
    misses: u32,
    /// Misses in a row and others.
    missed: u32,
}

impl Pace {
    /// An exercise with so many responses.
    pub fn new(wanted: usize) -> Self {
        Self {
            wanted,
            phase: Phase::New,
            answers: Vec::new(),
            answered_ms: 0,
            is_down: false,
            pressed_ms: 0,
            early: 0,
            misses: 0,
            missed: 0,
        }
    }

    /// Begins the steps that lead to the light.
    fn come(&mut self, steps: u8, cx: &Context<'_>) {
        let step_ms = cx.settings.scan.interval_ms.clamp(*STEP_MS.start(), *STEP_MS.end());
        self.phase = Phase::Coming { steps, until_ms: cx.now_ms.saturating_add(u64::from(step_ms)) };
    }

    fn answer(&mut self, is_switch: bool, cx: &mut Context<'_>) {
        let since_press = cx.now_ms.saturating_sub(std::mem::replace(&mut self.pressed_ms, cx.now_ms));
        match (self.phase, self.answers.last_mut()) {
            (Phase::Lit { since_ms }, _) => {
                let after_ms = milliseconds(cx.now_ms.saturating_sub(since_ms));
                self.answers.push(ExerciseAnswer { after_ms, held_ms: None, again_ms: None, again: 0 });
                (self.answered_ms, self.is_down, self.misses) = (cx.now_ms, is_switch, 0);
                self.come(STEPS, cx);
            }
            (_, Some(last)) if since_press <= AGAIN_MS => {
                last.again_ms = last.again_ms.max(Some(milliseconds(since_press)));
                last.again = last.again.saturating_add(1);
            }
            _ => self.early = self.early.saturating_add(1),
        }
    }

    /// Turns the light on or off when it is time.
    fn time_passed(&mut self, cx: &mut Context<'_>) {
        if self.answers.len() >= self.wanted {
            self.is_down = false; // its release was never told
            return self.finish(cx);
        }
        match self.phase {
            Phase::New => self.come(STEPS, cx),
            Phase::Coming { steps: 0 | 1, until_ms } if cx.now_ms >= until_ms => {
                self.phase = Phase::Lit { since_ms: cx.now_ms };
            }
            Phase::Coming { steps, until_ms } if cx.now_ms >= until_ms => self.come(steps - 1, cx),
            Phase::Lit { since_ms } if cx.now_ms >= since_ms.saturating_add(MISS_MS) => {
                self.misses = self.misses.saturating_add(1);
                self.missed = self.missed.saturating_add(1);
                self.come(STEPS, cx);
                if self.misses >= MISSES {
                    cx.report(Report::Back);
                }
            }
            _ => {}
        }
    }

    /// When enough was measured and the switch is released: asks whether to use the result.
    fn finish(&self, cx: &mut Context<'_>) {
        if self.answers.len() < self.wanted || self.is_down {
            return;
        }
        cx.report(match propose(&self.answers) {
            Some(found) => {
                let weigh = Unsure::of(&self.answers, self.early, self.missed);
                let found = Proposal { weigh, ..found };
                Report::Replace(Open::Ask(Question::Pace(PaceOffer::Found(found))))
            }
            None => Report::Back,
        });
    }
}

fn milliseconds(ms: u64) -> u32 {
    ms.saturating_as()
}

impl Screen for Pace {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "pace"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let press = match self.phase {
            Phase::Lit { .. } => "pace-press-answers",
            Phase::New | Phase::Coming { .. } => "pace-press-early",
        };
        let mut content = Content { press: Some(t.get(press)), ..Content::default() };
        content.heading(t.get("pace-exercise"));
        content.text(t.get("pace-text"));
        let is_lit = matches!(self.phase, Phase::Lit { .. });
        // seen from far away: most of the window changes its colour
        let words = match self.phase {
            Phase::New => String::new(),
            Phase::Coming { steps, .. } => steps.to_string(),
            Phase::Lit { .. } => t.get("pace-now-press"),
        };
        content.block(Zone::Main, Block::Lamp { words, is_lit });
        let args = [("done", self.answers.len().into()), ("all", self.wanted.into())];
        content.text(t.with("pace-count", &args));
        let label = t.get(if is_lit { "pace-now-press" } else { "pace-wait" });
        let button = Offer::button(label, Choice::Answer).on(is_lit).enabled(is_lit);
        content.buttons(Zone::Main, vec![button]);
        if self.early > 0 {
            content.text(t.with("pace-early", &[("count", self.early.into())]));
        }
        content.text(t.get("pace-leave"));
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Answer) => {
                self.answer(false, cx);
                self.finish(cx);
            }
            Input::Pressed(_) => self.answer(true, cx),
            // how long it was held is unknown
            Input::Tapped(_) => {
                self.answer(false, cx);
                self.finish(cx);
            }
            Input::Released(_) => {
                if std::mem::take(&mut self.is_down)
                    && let Some(last) = self.answers.last_mut()
                {
                    last.held_ms = Some(milliseconds(cx.now_ms.saturating_sub(self.answered_ms)));
                }
                self.finish(cx);
            }
            Input::Signal(Signal::ChangeGame, _) => cx.report(Report::Back),
            Input::Tick => self.time_passed(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        Some(match self.phase {
            Phase::New => 0,
            Phase::Coming { until_ms, .. } => until_ms,
            Phase::Lit { since_ms } => since_ms.saturating_add(MISS_MS),
        })
    }
}
