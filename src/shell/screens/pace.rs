//! The exercise that finds the pace: press when it lights up, twelve times. Proposes an interval and a lag, sets none.

use crate::shell::screen::{Context, Open, Question, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, Signal, Zone};

/// Answers that are measured.
const ROUNDS: usize = 12;
/// The light comes after this long, and up to as much again.
const WAIT_MS: u64 = 1_200;
/// No answer for so long is a miss.
const MISS_MS: u64 = 8_000;
/// After so many misses one after the other the exercise ends by itself.
const MISSES: u32 = 3;

/// What is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Begins with the first look.
    New,
    /// Dark until then.
    Dark { until_ms: u64 },
    /// Lit since then.
    Lit { since_ms: u64 },
}

/// The exercise.
#[derive(Debug)]
pub struct Pace {
    phase: Phase,
    answers: Vec<u64>,
    early: u32,
    misses: u32,
    seed: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { phase: Phase::New, answers: Vec::new(), early: 0, misses: 0, seed: 0x2545_f491 }
    }
}

/// Interval and lag that fit these answer times, in milliseconds: the mean by 0.65 (Simpson, Koester and LoPresti
/// 2006), or the time that 95 of 100 answers keep to, whichever is longer; the lag that nine of ten answers need.
pub fn propose(answers: &[u64]) -> (u32, u32) {
    let mut sorted = answers.to_vec();
    sorted.sort_unstable();
    let count = u64::try_from(sorted.len()).unwrap_or(1).max(1);
    let mean = sorted.iter().sum::<u64>() / count;
    let at = |percent: usize| {
        let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
        sorted.get(index).copied().unwrap_or_default()
    };
    let interval = (mean * 100 / 65).max(at(95)).clamp(200, 20_000);
    let lag = at(10).min(interval / 2).min(2_000);
    let part = |ms: u64| u32::try_from(ms.div_ceil(10) * 10).unwrap_or(u32::MAX);
    (part(interval), part(lag))
}

impl Pace {
    /// Dark for a while that cannot be guessed.
    fn go_dark(&mut self, now_ms: u64) {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let until_ms = now_ms.saturating_add(WAIT_MS + (self.seed >> 33) % WAIT_MS);
        self.phase = Phase::Dark { until_ms };
    }

    fn answer(&mut self, cx: &mut Context<'_>) {
        match self.phase {
            Phase::Lit { since_ms } => {
                self.answers.push(cx.now_ms.saturating_sub(since_ms));
                self.misses = 0;
                self.go_dark(cx.now_ms);
            }
            Phase::Dark { .. } | Phase::New => self.early = self.early.saturating_add(1),
        }
        if self.answers.len() >= ROUNDS {
            let (interval_ms, lag_ms) = propose(&self.answers);
            cx.report(Report::Replace(Open::Ask(Question::Pace { interval_ms, lag_ms })));
        }
    }
}

impl Screen for Pace {
    fn name(&self) -> &'static str {
        "pace"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("pace-exercise"));
        sheet.text(t.get("pace-text"));
        let is_lit = matches!(self.phase, Phase::Lit { .. });
        let label = t.get(if is_lit { "pace-now-press" } else { "pace-wait" });
        let button = Offer::new(ChoiceKind::Button, label, Act::Go).on(is_lit);
        sheet.buttons(Zone::Main, vec![button]);
        let args = [("done", self.answers.len().into()), ("all", ROUNDS.into())];
        sheet.text(t.with("pace-count", &args));
        if self.early > 0 {
            sheet.text(t.with("pace-early", &[("count", self.early.into())]));
        }
        sheet.text(t.get("pace-leave"));
        sheet
    }

    fn choose(&mut self, _act: &Act, cx: &mut Context<'_>) {
        self.answer(cx);
    }

    fn pressed(&mut self, cx: &mut Context<'_>) -> Taken {
        self.answer(cx);
        Taken::Yes
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        if signal == Signal::ChangeGame {
            cx.report(Report::Back);
            return Taken::Yes;
        }
        Taken::No
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        match self.phase {
            Phase::New => self.go_dark(cx.now_ms),
            Phase::Dark { until_ms } if cx.now_ms >= until_ms => self.phase = Phase::Lit { since_ms: cx.now_ms },
            Phase::Lit { since_ms } if cx.now_ms >= since_ms.saturating_add(MISS_MS) => {
                self.misses = self.misses.saturating_add(1);
                self.go_dark(cx.now_ms);
                if self.misses >= MISSES {
                    cx.report(Report::Back);
                }
            }
            _ => {}
        }
    }

    fn next_wake(&self) -> Option<u64> {
        Some(match self.phase {
            Phase::New => 0,
            Phase::Dark { until_ms } => until_ms,
            Phase::Lit { since_ms } => since_ms.saturating_add(MISS_MS),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_proposal_follows_mean_and_spread() {
        assert_eq!(propose(&[650; 12]), (1000, 500));
        let mut spread = vec![400; 11];
        spread.push(3_000);
        assert_eq!(propose(&spread), (3_000, 400));
        assert_eq!(propose(&[100; 12]), (200, 100));
    }
}
