//! What presses in play say of the settings: a slower or a faster pace, a filter for presses that were not meant. A pure function of the
//! last presses; it proposes and never changes anything. Answers to a light that comes as a surprise are slower than presses in a scan,
//! where the next light is expected: the exercise of the pace therefore says less than this.

use super::filter::Ignored;
use super::in_play::{CameOfIt, InPlay};
use super::pace::LATE_PERCENT;
use super::settings::{FILTER_HOLD_MS, FILTER_REPEAT_MS, INTERVAL_MS, LAG_PERCENT, Method, ScanSettings};
use az::SaturatingAs;

/// So many presses in play are needed, and so many of the last ones are looked at.
pub const NEEDED: usize = 60;
/// So many of the last ones are looked at.
pub const LOOKED_AT: usize = 120;
/// The interval is the mean answer time divided by this, in hundredths (Simpson, Koester and LoPresti 2006).
const MEAN_PART: f64 = 0.65;
/// Paces are proposed in steps of so many milliseconds.
const ROUND_MS: f64 = 100.0;
/// A pace is proposed if it differs from the present one by more than this, in hundredths.
const DIFFERS_PERCENT: u32 = 12;
/// Where more than this of a hundred presses came when the light had just moved on, it is so quick that answers say little: half as long
/// again is proposed.
const LOST_PERCENT: u32 = 12;
/// A light that begins so soon after a press was lit by it.
const AT_ONCE_MS: u64 = 40;
/// An answer quicker than this was meant for the light before, in milliseconds.
const TOO_QUICK_MS: u32 = 150;
/// A press sooner after another than this part of the usual answer time, and than this, is a second one that nobody meant: in hundredths,
/// and in milliseconds.
const SECOND_PERCENT: u32 = 60;
const SECOND_MS: u64 = 600;
/// One that the filter dropped is, within this time.
const DROPPED_MS: u64 = 900;
/// In how many of a hundred presses a fault must be met to be told, and how often at least.
const OFTEN_PERCENT: u32 = 5;
const OFTEN: u32 = 3;
/// A hold shorter than this part of the usual one was a touch in passing, in hundredths.
const BRUSH_PERCENT: u32 = 40;
/// No touch in passing lasts as long as this, in milliseconds.
const BRUSH_MS: u32 = 150;
/// Of so many wrong ones in a hundred on, at a pace that fits, presses had better be weighed.
const WEIGH_PERCENT: u32 = 10;

/// What is suggested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Suggested {
    /// Another interval, in milliseconds.
    Interval(u32),
    /// Presses held for less than this are no presses, in milliseconds.
    Hold(u32),
    /// Presses within this time after another are ignored, in milliseconds.
    Repeat(u32),
    /// The ring runs empty so long before the light moves on, in milliseconds.
    Lag(u32),
    /// Presses are weighed.
    Weigh,
}

impl Suggested {
    /// Its word: what is put off under it is this kind of suggestion, whatever its number.
    pub fn word(self) -> &'static str {
        match self {
            Self::Interval(_) => "pace",
            Self::Hold(_) => "hold",
            Self::Repeat(_) => "repeat",
            Self::Lag(_) => "lag",
            Self::Weigh => "weigh",
        }
    }

    /// Puts it into the settings.
    pub fn apply(self, settings: &mut ScanSettings) {
        match self {
            Self::Interval(ms) => settings.interval_ms = ms,
            Self::Hold(ms) => settings.filter.hold_ms = ms,
            Self::Repeat(ms) => settings.filter.repeat_ms = ms,
            Self::Lag(ms) => settings.lag_ms = ms,
            Self::Weigh => settings.method = Method::Sure,
        }
        settings.mend();
    }
}

/// What the presses say, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Evidence {
    /// How many presses were looked at.
    pub presses: u32,
    /// The mean answer time, in milliseconds.
    pub answer_ms: u32,
    /// The time that 14 of 15 answers do not exceed.
    pub slow_ms: u32,
    /// How many choices there were.
    pub choices: u32,
    /// How many of them were taken back.
    pub wrong: u32,
    /// How many were lit before and passed over.
    pub missed: u32,
    /// How many presses came when the light had just moved on.
    pub late: u32,
    /// How many came a second time.
    pub doubled: u32,
    /// How many were only a touch in passing.
    pub brushes: u32,
    /// How many presses that were long enough to be meant the filter dropped as too short.
    pub lost: u32,
}

/// A suggestion with what speaks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suggestion {
    /// What is suggested.
    pub what: Suggested,
    /// What speaks for it.
    pub why: Evidence,
}

/// How many of these are of the kind.
fn how_many(presses: &[InPlay], is_of_kind: impl Fn(&InPlay) -> bool) -> u32 {
    presses.iter().filter(|press| is_of_kind(press)).count().saturating_as()
}

fn is_let_through(press: &InPlay) -> bool {
    matches!(press.came, CameOfIt::Moved | CameOfIt::Chose | CameOfIt::TookBack)
}

/// The middle one.
fn median(times: &[u32]) -> Option<u32> {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}

/// How answers are spread: a mean, and a spread as a part of it.
#[derive(Debug, Clone, Copy)]
struct Answers {
    mean_ms: f64,
    part: f64,
}

impl Answers {
    /// The two numbers of a log-normal time with this mean and spread.
    fn logs(self) -> (f64, f64) {
        let variance = (1.0 + self.part * self.part).ln();
        (self.mean_ms.ln() - variance / 2.0, variance.sqrt())
    }

    fn density(self, ms: f64) -> f64 {
        let (middle, spread) = self.logs();
        let apart = (ms.max(1.0).ln() - middle) / spread;
        (-apart * apart / 2.0).exp() / (ms.max(1.0) * spread * 2.506_628)
    }

    /// How many of a thousand are quicker than this.
    fn quicker_permille(self, ms: u32) -> u32 {
        let steps = 40_u32;
        let width = f64::from(ms) / f64::from(steps);
        let sum: f64 = (0..steps).map(|step| self.density((f64::from(step) + 0.5) * width) * width).sum();
        whole(sum * 1_000.0).min(1_000)
    }

    /// The time that 14 of 15 do not exceed.
    fn slow_ms(self) -> f64 {
        let (middle, spread) = self.logs();
        (middle + 1.5 * spread).exp()
    }

    /// Those under which these times in a light of this length are likeliest; an answer that came after the light had moved on counts
    /// from the next one's beginning.
    fn likeliest(lit: &[u32], interval_ms: u32) -> Option<Self> {
        let interval = f64::from(interval_ms);
        // some presses are nobody's answer: how many is looked for too
        let of = |answers: Self, stray: f64, ms: f64| {
            let folded: f64 = (0..3).map(|slot| answers.density(ms + interval * f64::from(slot))).sum();
            ((1.0 - stray) * folded + stray / interval).max(1e-12).ln()
        };
        let mut best: Option<(f64, Self)> = None;
        for step in 0..76 {
            let mean_ms = 150.0 * 1.05_f64.powi(step);
            for part in [0.12, 0.16, 0.2, 0.25, 0.3, 0.36, 0.42, 0.5, 0.6] {
                let answers = Self { mean_ms, part };
                for stray in [0.02, 0.08, 0.16, 0.25] {
                    let sum: f64 = lit.iter().map(|ms| of(answers, stray, f64::from(*ms))).sum();
                    let sum = sum + answers.expected() - 6.0 * stray;
                    if best.is_none_or(|(known, _)| sum > known) {
                        best = Some((sum, answers));
                    }
                }
            }
        }
        best.map(|(_, answers)| answers)
    }

    /// How likely such answers are before anything is known, as a logarithm: where the light is too quick for any answer, nearly all fit.
    fn expected(self) -> f64 {
        let mean = (self.mean_ms / 900.0).ln() / 0.5;
        let part = (self.part / 0.25).ln() / 0.5;
        -(mean * mean + part * part) / 2.0
    }
}

/// A number of milliseconds as settings have it.
fn whole(ms: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 20,000")]
    let whole = ms.clamp(0.0, f64::from(*INTERVAL_MS.end())).round() as u32;
    whole
}

/// What these presses say, and the answers in them.
fn evidence(presses: &[InPlay], settings: &ScanSettings) -> Option<(Evidence, Answers)> {
    let (mut lit, mut last): (Vec<u32>, Option<&InPlay>) = (Vec::new(), None);
    for press in presses {
        let from_ms = press.at_ms.saturating_sub(u64::from(press.lit_ms));
        // who has just pressed looks first where things are now
        let is_first = last.is_some_and(|last| from_ms <= last.at_ms.saturating_add(AT_ONCE_MS));
        if is_let_through(press) && !is_first {
            lit.push(press.lit_ms);
        }
        last = Some(press);
    }
    if lit.len() < 12 {
        lit = presses.iter().filter(|press| is_let_through(press)).map(|press| press.lit_ms).collect();
    }
    let answers = Answers::likeliest(&lit, settings.interval_ms)?;
    let answer_ms = whole(answers.mean_ms);
    let (doubled, _) = doubles(presses, answers);
    let held: Vec<u32> = presses.iter().filter_map(|press| press.held_ms).collect();
    let brush_ms = (median(&held).unwrap_or(0) * BRUSH_PERCENT / 100).min(BRUSH_MS);
    let why = Evidence {
        presses: presses.len().saturating_as(),
        answer_ms,
        slow_ms: whole(answers.slow_ms()),
        choices: how_many(presses, |press| matches!(press.came, CameOfIt::Chose)),
        wrong: how_many(presses, |press| press.came == CameOfIt::TookBack),
        missed: how_many(presses, |press| press.came == CameOfIt::Chose && press.came_round),
        late: how_many(presses, |press| is_let_through(press) && press.lit_ms < TOO_QUICK_MS.min(answer_ms / 2)),
        doubled,
        brushes: how_many(presses, |press| {
            press.came != CameOfIt::Dropped(Ignored::TooShort) && press.held_ms.is_some_and(|held| held < brush_ms)
        }),
        lost: how_many(presses, |press| press.came == CameOfIt::Dropped(Ignored::TooShort)),
    };
    Some((why, answers))
}

/// How many presses came a second time, more than quick answers would, and the time within which nine of ten of them came.
#[expect(clippy::indexing_slicing, reason = "nine tenths of the way is within")]
fn doubles(presses: &[InPlay], answers: Answers) -> (u32, u32) {
    let second_ms = (u64::from(whole(answers.mean_ms)) * u64::from(SECOND_PERCENT) / 100).min(SECOND_MS);
    let (mut gaps, mut quick, mut dropped) = (Vec::new(), 0, 0);
    for pair in presses.windows(2) {
        let [one, next] = pair else { continue };
        let gap_ms = next.at_ms.saturating_sub(one.at_ms);
        let is_dropped = matches!(next.came, CameOfIt::Dropped(Ignored::Repeat | Ignored::CoolDown | Ignored::Unquiet))
            && gap_ms < DROPPED_MS;
        if is_dropped || gap_ms < second_ms {
            gaps.push(gap_ms.saturating_as::<u32>());
            dropped += u32::from(is_dropped);
            quick += u32::from(!is_dropped);
        }
    }
    let meant = presses.len().saturating_as::<u32>() * answers.quicker_permille(second_ms.saturating_as()) / 1_000;
    gaps.sort_unstable();
    let within_ms = if gaps.is_empty() { 0 } else { gaps[gaps.len() * 9 / 10] };
    (dropped + quick.saturating_sub(meant), within_ms)
}

/// Whether so many of all are often.
fn is_often(number: u32, all: u32) -> bool {
    number >= OFTEN && is_above(number, all, OFTEN_PERCENT)
}

fn is_above(number: u32, all: u32, percent: u32) -> bool {
    number.saturating_mul(100) > all.saturating_mul(percent)
}

/// The pace that these answers ask for.
fn pace(why: &Evidence, answers: Answers, settings: &ScanSettings) -> Option<u32> {
    let now = settings.interval_ms;
    let fitting = (answers.mean_ms / MEAN_PART).max(answers.slow_ms());
    let is_lost = is_above(why.late, why.presses, LOST_PERCENT);
    let wanted = if is_lost { fitting.max(f64::from(now) * 1.5) } else { fitting };
    let wanted = whole((wanted / ROUND_MS).round() * ROUND_MS).clamp(*INTERVAL_MS.start(), *INTERVAL_MS.end());
    let differs = wanted.abs_diff(now).saturating_mul(100) > now.saturating_mul(DIFFERS_PERCENT);
    let comes_late = is_above(why.late, why.presses, LATE_PERCENT);
    (differs && !(wanted < now && comes_late)).then_some(wanted)
}

/// What these presses in play, the oldest first, suggest where these settings were in force. Nothing where they are too few.
pub fn suggest(presses: &[InPlay], settings: &ScanSettings) -> Vec<Suggestion> {
    let (_, last) = presses.split_at(presses.len().saturating_sub(LOOKED_AT));
    if last.len() < NEEDED || !settings.timed || !settings.method.is_timed() {
        return Vec::new();
    }
    let Some((why, answers)) = evidence(last, settings) else { return Vec::new() };
    let mut found = Vec::new();
    if let Some(interval_ms) = pace(&why, answers, settings) {
        found.push(Suggested::Interval(interval_ms));
    } else if is_above(why.late, why.presses, LATE_PERCENT) && settings.lag_ms < settings.most_lag_ms() {
        found.push(Suggested::Lag((settings.interval_ms * LAG_PERCENT / 100) / 10 * 10));
    }
    let filter = &settings.filter;
    if is_often(why.doubled, why.presses) {
        let (_, within_ms) = doubles(last, answers);
        let repeat_ms = (within_ms * 6 / 5).next_multiple_of(50).clamp(300, 1_000);
        if filter.quiet_ms.max(filter.repeat_ms) < repeat_ms && FILTER_REPEAT_MS.contains(&repeat_ms) {
            found.push(Suggested::Repeat(repeat_ms));
        }
    }
    let held: Vec<u32> = last.iter().filter_map(|press| press.held_ms).collect();
    if let Some(median) = median(&held) {
        let hold_ms = (median / 2).clamp(50, 200) / 10 * 10;
        let is_half_lost = is_above(why.lost, why.presses, 20);
        let wants_more = is_often(why.brushes, why.presses) && filter.hold_ms < hold_ms && median >= 100;
        if is_half_lost || wants_more {
            let less = if is_half_lost { filter.hold_ms / 2 / 10 * 10 } else { hold_ms };
            found.extend(FILTER_HOLD_MS.contains(&less).then_some(Suggested::Hold(less)));
        }
    }
    let fits = !found.iter().any(|what| matches!(what, Suggested::Interval(_) | Suggested::Repeat(_)));
    if fits && settings.method != Method::Sure && is_above(why.wrong, why.choices, WEIGH_PERCENT) {
        found.push(Suggested::Weigh);
    }
    found.into_iter().map(|what| Suggestion { what, why }).collect()
}
