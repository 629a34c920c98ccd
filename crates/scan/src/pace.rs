//! The arithmetic of pace: from the response times of a short exercise to interval, late-press allowance and filters,
//! and the supervision of missed and wrong choices during play. Proposes; never changes anything.

use super::settings::{
    COOL_DOWN_MS, FILTER_QUIET_MS, FILTER_REPEAT_MS, FIRST_EXTRA_MS, INTERVAL_MS, INTERVALS, LAG_MS, LAG_PERCENT,
    ScanSettings,
};
use az::SaturatingAs;
use std::ops::RangeInclusive;

/// Answers that an exercise needs at least, and takes at most.
pub const EXERCISE_ANSWERS: RangeInclusive<usize> = 5..=15;
/// The interval is the mean answer time divided by this (Simpson, Koester and LoPresti 2006), in hundredths.
const MEAN_PART: u64 = 65;
/// From so many unintended presses after one answer on it is a tremor, no bounce.
const TREMOR: u32 = 2;
/// A rest shorter than this would let the slower presses of a tremor through, in milliseconds.
const QUIET_MS: u64 = 300;
/// Intervals are proposed in steps of so many milliseconds: nobody feels less.
const ROUND_MS: u64 = 100;
/// From so many misses, strays or doubles in a hundred answers on, and from two on, presses had better be weighed.
const UNSURE_PERCENT: u64 = 10;
/// A spread of answers above this part of their mean is uneven, in hundredths.
const UNEVEN_PERCENT: u64 = 40;
/// How many presses in a hundred may come too late.
pub const LATE_PERCENT: u32 = 5;
/// More wrong choices in a hundred than this, and a slower pace is proposed (Lesher and others 2000).
pub const WRONG_PERCENT: u32 = 5;
/// More passed over in a hundred than this, and a slower pace is proposed.
pub const MISSED_PERCENT: u32 = 10;
/// How many choices are watched before anything is proposed; no more are kept.
const WATCHED: usize = 40;

/// What was measured in one answer of the exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExerciseAnswer {
    /// From the light to the press, in milliseconds.
    pub after_ms: u32,
    /// For how long the switch was held, in milliseconds; none if the device does not report it.
    pub held_ms: Option<u32>,
    /// The longest time from one press to the next, where others followed that were not intended (bounce, tremor), in
    /// milliseconds.
    pub again_ms: Option<u32>,
    /// How many followed that were not intended.
    pub again: u32,
}

/// What the exercise proposes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// Mean answer time in milliseconds.
    pub mean_ms: u32,
    /// Standard deviation of the answer time in milliseconds.
    pub spread_ms: u32,
    /// Interval within its range.
    pub interval_ms: u32,
    /// Extra time of the first slot: half an interval, or more for slow answers.
    pub first_extra_ms: u32,
    /// Late-press allowance: half of the quickest answer, at most the part of the interval that settings allow.
    pub lag_ms: u32,
    /// Minimum hold: half of the shortest hold, so that no intended press is lost.
    pub hold_ms: u32,
    /// Ignore repeats within: one and a half times the longest bounce seen.
    pub repeat_ms: u32,
    /// How long the switch must have been left alone: one and a half times the longest pause within a tremor; 0 where
    /// none was seen.
    pub quiet_ms: u32,
    /// Cool-down after a choice.
    pub cool_down_ms: u32,
    /// Why presses had better be weighed ([`super::Method::Sure`]); none where they need not.
    pub weigh: Option<Unsure>,
}

/// Why presses had better be weighed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unsure {
    /// The light was missed so many times.
    Missed(u32),
    /// So many presses came where nothing was lit.
    Stray(u32),
    /// So many answers came twice.
    Doubled(u32),
    /// Answers are now quick, now slow.
    Uneven,
}

impl Proposal {
    /// Puts everything proposed into the settings.
    pub fn apply(&self, settings: &mut ScanSettings) {
        settings.interval_ms = self.interval_ms;
        settings.first_extra_ms = Some(self.first_extra_ms).filter(|extra_ms| *extra_ms != self.interval_ms / 2);
        settings.lag_ms = self.lag_ms;
        settings.filter.hold_ms = self.hold_ms;
        settings.filter.repeat_ms = self.repeat_ms;
        settings.filter.quiet_ms = self.quiet_ms;
        settings.filter.cool_down_ms = self.cool_down_ms;
        settings.mend();
    }
}

/// Proposes a pace. Too few answers give none.
pub fn propose(answers: &[ExerciseAnswer]) -> Option<Proposal> {
    if answers.len() < *EXERCISE_ANSWERS.start() {
        return None;
    }
    let count = u64::try_from(answers.len()).ok()?;
    let mut times: Vec<u64> = answers.iter().map(|answer| u64::from(answer.after_ms)).collect();
    times.sort_unstable();
    let mean = times.iter().sum::<u64>() / count;
    let squares: u64 = times.iter().map(|time| time.abs_diff(mean).pow(2)).sum();
    let spread = (squares / (count - 1)).isqrt();
    let late = quantile(&times, 100 - LATE_PERCENT)?;
    let interval_ms = within(INTERVAL_MS, (mean * 100 / MEAN_PART).max(late).next_multiple_of(ROUND_MS));
    let bounce = answers.iter().filter_map(|answer| answer.again_ms).max().unwrap_or_default();
    let repeat_ms = within(FILTER_REPEAT_MS, u64::from(bounce) * 3 / 2);
    let has_tremor = answers.iter().any(|answer| answer.again >= TREMOR);
    let shortest = answers.iter().filter_map(|answer| answer.held_ms).min().unwrap_or_default();
    Some(Proposal {
        mean_ms: u32::try_from(mean).ok()?,
        spread_ms: u32::try_from(spread).ok()?,
        interval_ms,
        first_extra_ms: within(FIRST_EXTRA_MS, u64::from(interval_ms / 2)),
        // half of the quickest answer: also who waits for the light and answers as fast as they can is never early
        lag_ms: within(LAG_MS, (times.first()? / 2).min(u64::from(interval_ms * LAG_PERCENT / 100)) / 10 * 10),
        // a hold shorter than what bounce produces would filter nothing
        hold_ms: if shortest >= 60 { (shortest / 2).min(200) } else { 0 },
        repeat_ms,
        quiet_ms: if has_tremor { within(FILTER_QUIET_MS, u64::from(repeat_ms).max(QUIET_MS)) } else { 0 },
        cool_down_ms: within(COOL_DOWN_MS, u64::from(repeat_ms).max(500)),
        weigh: None,
    })
}

/// The time that this many of a hundred do not exceed; `sorted` rises.
fn quantile(sorted: &[u64], percent: u32) -> Option<u64> {
    let percent = usize::try_from(percent).ok()?;
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied()
}

fn within(range: RangeInclusive<u32>, number: u64) -> u32 {
    number.saturating_as::<u32>().clamp(*range.start(), *range.end())
}

impl Unsure {
    /// What an exercise with these answers says, in which so many presses came where nothing was lit and the light was missed
    /// so often.
    pub fn of(answers: &[ExerciseAnswer], strays: u32, missed: u32) -> Option<Self> {
        let count: u32 = answers.len().saturating_as();
        let is_often = |number: u32| number > 1 && u64::from(number) * 100 > u64::from(count) * UNSURE_PERCENT;
        let doubled: u32 = answers.iter().filter(|answer| answer.again > 0).count().saturating_as();
        let found = propose(answers)?;
        let is_uneven = u64::from(found.spread_ms) * 100 > u64::from(found.mean_ms) * UNEVEN_PERCENT;
        [(missed, Self::Missed(missed)), (strays, Self::Stray(strays)), (doubled, Self::Doubled(doubled))]
            .into_iter()
            .find_map(|(number, reason)| is_often(number).then_some(reason))
            .or(is_uneven.then_some(Self::Uneven))
    }
}

/// How one choice went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ChoiceOutcome {
    /// It was undone: it was not intended.
    pub was_wrong: bool,
    /// It was lit before without being chosen: the light came round to it again.
    pub was_missed: bool,
}

/// Why another pace is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drift {
    /// More than [`WRONG_PERCENT`] were wrong.
    ManyWrong,
    /// More than [`MISSED_PERCENT`] were passed over.
    ManyMissed,
    /// Nothing went wrong for long: it could go faster.
    Easy,
}

/// The last choices, supervised.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct DriftWatch {
    last: std::collections::VecDeque<ChoiceOutcome>,
}

impl DriftWatch {
    /// One more choice.
    pub fn push(&mut self, outcome: ChoiceOutcome) {
        self.last.push_back(outcome);
        if self.last.len() > WATCHED {
            self.last.pop_front();
        }
    }

    /// The last choice turned out wrong: it was taken back.
    pub fn mark_wrong(&mut self) {
        if let Some(last) = self.last.back_mut() {
            last.was_wrong = true;
        }
    }

    /// Starts again: after a proposal was answered or the pace was changed.
    pub fn clear(&mut self) {
        self.last.clear();
    }

    /// What to propose, once enough was seen: why, and the new interval in milliseconds.
    pub fn drift(&self, interval_ms: u32) -> Option<(Drift, u32)> {
        if self.last.len() < WATCHED {
            return None;
        }
        let share =
            |wanted: fn(&ChoiceOutcome) -> bool| self.last.iter().filter(|outcome| wanted(outcome)).count() * 100;
        let limit = |percent: u32| percent.saturating_as::<usize>().saturating_mul(self.last.len());
        let (wrong, missed) = (share(|outcome| outcome.was_wrong), share(|outcome| outcome.was_missed));
        let (drift, proposed) = if wrong > limit(WRONG_PERCENT) {
            (Drift::ManyWrong, slower(interval_ms))
        } else if missed > limit(MISSED_PERCENT) {
            (Drift::ManyMissed, slower(interval_ms))
        } else if wrong == 0 && missed == 0 {
            (Drift::Easy, faster(interval_ms))
        } else {
            return None;
        };
        (proposed != interval_ms).then_some((drift, proposed))
    }
}

/// The next longer interval of [`INTERVALS`], if there is one: what "slower" does.
pub fn slower(interval_ms: u32) -> u32 {
    INTERVALS.into_iter().find(|known| *known > interval_ms).unwrap_or(interval_ms)
}

/// The next shorter interval of [`INTERVALS`], if there is one: takes back what [`slower`] did.
pub fn faster(interval_ms: u32) -> u32 {
    INTERVALS.into_iter().rev().find(|known| *known < interval_ms).unwrap_or(interval_ms)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn misses_strays_doubles_and_uneven_answers_say_that_presses_had_better_be_weighed() {
        let steady = answers(&[600, 620, 640, 650, 600, 610, 630, 640, 600, 650, 620, 610]);
        assert_eq!(Unsure::of(&steady, 1, 1), None);
        assert_eq!(Unsure::of(&steady, 0, 2), Some(Unsure::Missed(2)));
        assert_eq!(Unsure::of(&steady, 3, 1), Some(Unsure::Stray(3)));
        let mut doubled = steady.clone();
        doubled.iter_mut().take(2).for_each(|answer| answer.again = 1);
        assert_eq!(Unsure::of(&doubled, 0, 0), Some(Unsure::Doubled(2)));
        assert_eq!(Unsure::of(&answers(&[300, 900, 400, 1_500, 350, 700]), 0, 0), Some(Unsure::Uneven));
        assert_eq!(Unsure::of(&answers(&[600; 4]), 9, 9), None, "too few answers say nothing");
    }

    fn answers(times: &[u32]) -> Vec<ExerciseAnswer> {
        times
            .iter()
            .map(|&after_ms| ExerciseAnswer { after_ms, held_ms: Some(150), again_ms: None, again: 0 })
            .collect()
    }

    #[test]
    fn steady_answers_give_the_mean_by_065_and_uneven_ones_their_own_quantile() {
        let steady = propose(&answers(&[600, 640, 650, 660, 650, 655, 645, 650, 650, 650])).unwrap();
        assert_eq!((steady.mean_ms, steady.interval_ms, steady.first_extra_ms), (645, 1_000, 500));
        assert_eq!(steady.spread_ms, 16);
        let uneven = propose(&answers(&[300, 300, 300, 300, 300, 300, 300, 300, 300, 2_000])).unwrap();
        assert_eq!((uneven.mean_ms, uneven.interval_ms), (470, 2_000));
        assert_eq!((steady.lag_ms, uneven.lag_ms), (150, 150), "a part of the step, or half of the quickest answer");
    }

    #[test]
    fn too_few_answers_propose_nothing_and_extremes_stay_in_range() {
        assert_eq!(propose(&answers(&[500; 4])), None);
        assert_eq!(propose(&answers(&[1; 10])).unwrap().interval_ms, 200);
        let slow = propose(&answers(&[u32::MAX; 10])).unwrap();
        assert_eq!((slow.interval_ms, slow.first_extra_ms, slow.lag_ms), (20_000, 5_000, 2_000));
    }

    #[test]
    fn bounce_widens_the_repeat_filter_and_short_holds_are_let_through() {
        let mut bouncing = answers(&[500; 12]);
        bouncing.iter_mut().for_each(|answer| answer.held_ms = Some(40));
        bouncing.last_mut().unwrap().again_ms = Some(300);
        let proposal = propose(&bouncing).unwrap();
        assert_eq!((proposal.hold_ms, proposal.repeat_ms, proposal.cool_down_ms), (0, 450, 500));
        let mut settings = ScanSettings::default();
        proposal.apply(&mut settings);
        assert_eq!((settings.interval_ms, settings.first_extra_ms, settings.filter.repeat_ms), (800, None, 450));
    }

    #[test]
    fn trembling_proposes_a_rest_and_a_bounce_does_not() {
        let mut trembling = answers(&[500; 12]);
        let last = trembling.last_mut().unwrap();
        (last.again_ms, last.again) = (Some(125), 1);
        assert_eq!(propose(&trembling).unwrap().quiet_ms, 0);
        trembling.last_mut().unwrap().again = 4;
        let proposal = propose(&trembling).unwrap();
        assert_eq!((proposal.repeat_ms, proposal.quiet_ms), (187, 300));
        let mut settings = ScanSettings::default();
        proposal.apply(&mut settings);
        assert_eq!(settings.filter.quiet_ms, 300);
    }

    #[test]
    fn an_allowance_is_never_longer_than_half_of_the_quickest_answer_or_the_part_of_the_step() {
        for quickest in (20..3_000).step_by(37) {
            for slowest in [quickest, quickest + 400, quickest * 4] {
                let mut times = [slowest; 12];
                times[7] = quickest;
                let proposal = propose(&answers(&times)).unwrap();
                assert!(proposal.lag_ms * 2 <= quickest, "{quickest} {slowest}: {proposal:?}");
                assert!(
                    proposal.lag_ms * 100 <= proposal.interval_ms * LAG_PERCENT,
                    "{quickest} {slowest}: {proposal:?}"
                );
                let mut settings = ScanSettings::default();
                proposal.apply(&mut settings);
                assert_eq!((settings.lag_ms, settings.interval_ms % 100), (proposal.lag_ms, 0));
            }
        }
    }

    #[test]
    fn slower_and_faster_take_each_other_back() {
        for pair in INTERVALS.windows(2) {
            assert_eq!((slower(pair[0]), faster(pair[1])), (pair[1], pair[0]));
        }
        assert_eq!((slower(1_158), faster(1_158)), (1_200, 1_000), "from between two of the list to one of it");
        assert_eq!(
            (slower(*INTERVAL_MS.end()), faster(*INTERVAL_MS.start())),
            (*INTERVAL_MS.end(), *INTERVAL_MS.start())
        );
    }

    fn watched(wrong: usize, missed: usize) -> DriftWatch {
        let mut watch = DriftWatch::default();
        for place in 0..WATCHED {
            watch.push(ChoiceOutcome { was_wrong: place < wrong, was_missed: place < missed });
        }
        watch
    }

    #[test]
    fn drift_is_proposed_above_five_wrong_and_ten_missed_in_a_hundred() {
        assert_eq!(watched(2, 4).drift(1_000), None);
        assert_eq!(watched(3, 0).drift(1_000), Some((Drift::ManyWrong, 1_200)));
        assert_eq!(watched(0, 5).drift(1_000), Some((Drift::ManyMissed, 1_200)));
        assert_eq!(watched(0, 0).drift(1_000), Some((Drift::Easy, 900)));
        assert_eq!(watched(3, 0).drift(20_000), None);
        let mut few = DriftWatch::default();
        few.push(ChoiceOutcome { was_wrong: true, was_missed: true });
        assert_eq!(few.drift(1_000), None);
    }
}
