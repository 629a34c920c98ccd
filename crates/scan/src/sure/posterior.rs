//! What is likely: of each model of the player, each thing that can be wanted, and that nobody is answering yet. Exact for
//! what the models say, in whole numbers. Never chooses anything.

use super::curve::WHOLE;
use super::players::{DOUBLE_MS, KINDS_OF_PLAYERS, Kind, PlayerModel};
use std::collections::VecDeque;
use std::ops::Range;

/// All weights together are kept near this.
const TOTAL_BITS: u32 = 48;
/// At first it is as likely that nobody is answering as that somebody is: 1 in ...
const ABSENT_PART: u64 = 2;
/// Who is not answering begins to, in each second, with this chance (1 in ...).
const WAKES_PART: u64 = 20;
/// After each press this part (1 in ...) of the weights is spread by habit again, so that nothing becomes impossible.
const FLOOR_PART: u64 = 4_096;
/// How many lightings are remembered, and for how long, in milliseconds.
const MAX_ONSETS: usize = 16;
const ONSET_MS: u64 = 8_000;
/// Who waited until presses count presses within so many milliseconds.
const WAITED_MS: u64 = 150;

/// A block that lit up.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Onset {
    units: Range<usize>,
    from_ms: u64,
    /// Presses do not count until so many milliseconds later.
    deaf_ms: u64,
    /// It was the first light after the screen had changed.
    is_changed: bool,
}

/// The joint weights.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Posterior {
    /// For each model, the weight of each unit.
    joint: Vec<Vec<u64>>,
    /// For each model, the weight of nobody answering.
    absent: Vec<u64>,
    /// The units' shares before anything was seen, in parts of [`WHOLE`].
    habit: Vec<u64>,
    onsets: VecDeque<Onset>,
    /// Until when everything is taken into account.
    until_ms: u64,
    pressed_ms: Option<u64>,
    presses: u32,
}

impl Posterior {
    /// At the beginning of a turn. The last press may still have a double.
    pub fn begin(&mut self, habit: Vec<u64>, player: &PlayerModel, now_ms: u64) {
        self.joint.clear();
        self.absent.clear();
        for weight in player.weights {
            let all = u64::from(weight) << (TOTAL_BITS - 20);
            let absent = all / ABSENT_PART;
            self.joint.push(habit.iter().map(|share| part(all - absent, *share).max(1)).collect());
            self.absent.push(absent);
        }
        self.habit = habit;
        self.onsets.clear();
        self.until_ms = now_ms;
        self.presses = 0;
    }

    /// Returns to what was known in an earlier turn with the same units, without what was taken then by mistake.
    #[expect(clippy::indexing_slicing, reason = "the mistake is one of the units of that turn")]
    pub fn return_to(&mut self, earlier: &Self, player: &PlayerModel, mistaken: usize) {
        if earlier.habit.len() != self.habit.len() {
            return;
        }
        for ((row, before), weight) in self.joint.iter_mut().zip(&earlier.joint).zip(player.weights) {
            let sum: u128 = before.iter().map(|weight| u128::from(*weight)).sum();
            let others = sum - u128::from(before[mistaken]);
            // a model that was sure of the mistake knows the player less well
            let all = u128::from(weight) * others / sum.max(1);
            let all = u64::try_from(all << (TOTAL_BITS - 20)).unwrap_or(u64::MAX);
            for (unit, (weight, old)) in row.iter_mut().zip(before).enumerate() {
                let share = if unit == mistaken { 0 } else { u128::from(*old) * u128::from(all) / others.max(1) };
                *weight = u64::try_from(share).unwrap_or(all).max(*weight / FLOOR_PART).max(1);
            }
        }
        for (absent, row) in self.absent.iter_mut().zip(&self.joint) {
            *absent = row.iter().fold(0_u64, |sum, weight| sum.saturating_add(*weight)) / ABSENT_PART;
        }
        self.level();
    }

    /// These units light up; presses count from `deaf_ms` later on.
    pub fn light(&mut self, units: Range<usize>, from_ms: u64, deaf_ms: u64, is_changed: bool) {
        while self.onsets.len() >= MAX_ONSETS || self.onsets.front().is_some_and(|old| old.from_ms + ONSET_MS < from_ms)
        {
            self.onsets.pop_front();
        }
        self.onsets.push_back(Onset { units, from_ms, deaf_ms, is_changed });
    }

    /// What is lit was only now understood: it was said until now.
    pub fn understood(&mut self, now_ms: u64) {
        if let Some(last) = self.onsets.back_mut() {
            last.from_ms = last.from_ms.max(now_ms);
        }
    }

    /// No press came until then.
    pub fn silence(&mut self, until_ms: u64) {
        self.pass(until_ms, false);
        let second = until_ms.saturating_sub(self.until_ms).min(10_000);
        for (absent, row) in self.absent.iter_mut().zip(&mut self.joint) {
            let wakes = *absent / WAKES_PART * second / 1_000;
            *absent -= wakes;
            row.iter_mut().zip(&self.habit).for_each(|(weight, share)| *weight += part(wakes, *share));
        }
        self.until_ms = self.until_ms.max(until_ms);
        self.level();
    }

    /// A press counts that came at this time.
    pub fn press(&mut self, at_ms: u64) {
        self.pass(at_ms, true);
        for row in &mut self.joint {
            let spread = row.iter().fold(0_u64, |sum, weight| sum.saturating_add(*weight)) / FLOOR_PART;
            row.iter_mut().zip(&self.habit).for_each(|(weight, share)| *weight += part(spread, *share).max(1));
        }
        self.until_ms = self.until_ms.max(at_ms);
        self.pressed_ms = Some(at_ms);
        self.presses = self.presses.saturating_add(1);
        self.onsets.clear();
        self.level();
    }

    /// A press that the filter dropped: it tells of doubles and strays, and of nothing else.
    pub fn twitch(&mut self, at_ms: u64) {
        for ((row, absent), kind) in self.joint.iter_mut().zip(&mut self.absent).zip(KINDS_OF_PLAYERS.iter()) {
            let chance = unmeant(kind, self.pressed_ms, at_ms) + WHOLE / 16;
            row.iter_mut().for_each(|weight| *weight = part(*weight, chance));
            *absent = part(*absent, chance);
        }
        self.level();
    }

    /// Everything that the time until then says, and a press at its end if there is one.
    fn pass(&mut self, to_ms: u64, is_press: bool) {
        let from_ms = self.until_ms.min(to_ms);
        let mut stays = vec![0_u64; self.habit.len()];
        let mut comes = vec![0_u64; self.habit.len()];
        for ((row, absent), kind) in self.joint.iter_mut().zip(&mut self.absent).zip(KINDS_OF_PLAYERS.iter()) {
            let quiet = quiet(kind, self.pressed_ms, from_ms, to_ms);
            let unmeant = unmeant(kind, self.pressed_ms, to_ms);
            stays.fill(quiet);
            comes.fill(unmeant);
            for onset in &self.onsets {
                let left = onset.left(kind, to_ms);
                let stay = if to_ms > from_ms { ratio(left, onset.left(kind, from_ms)) } else { WHOLE };
                let come = ratio(part(onset.density(kind, to_ms), kind.answered), left);
                let both = stays.get_mut(onset.units.clone()).into_iter().flatten();
                for (stays, comes) in both.zip(comes.get_mut(onset.units.clone()).into_iter().flatten()) {
                    *stays = part(*stays, stay);
                    *comes += come;
                }
            }
            for ((weight, stays), comes) in row.iter_mut().zip(&stays).zip(&comes) {
                *weight = part(*weight, *stays);
                if is_press {
                    *weight = part(*weight, *comes);
                }
            }
            *absent = part(*absent, quiet);
            if is_press {
                *absent = part(*absent, unmeant);
            }
        }
    }

    /// Brings all weights near the usual sum, by doubling or halving; nothing becomes nothing.
    fn level(&mut self) {
        let total: u128 = self.joint.iter().flatten().chain(&self.absent).map(|weight| u128::from(*weight)).sum();
        let bits = 128 - total.leading_zeros();
        let all = self.joint.iter_mut().flatten().chain(&mut self.absent);
        if bits < TOTAL_BITS {
            all.for_each(|weight| *weight = (*weight << (TOTAL_BITS - bits)).max(1));
        } else {
            all.for_each(|weight| *weight = (*weight >> (bits - TOTAL_BITS)).max(1));
        }
    }

    /// How many presses were weighed in this turn.
    pub fn presses(&self) -> u32 {
        self.presses
    }

    /// The units' weights over all models.
    pub fn of_units(&self) -> Vec<u64> {
        let mut sums = vec![0_u64; self.habit.len()];
        for row in &self.joint {
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.saturating_add(*weight));
        }
        sums
    }

    /// The weight of nobody answering.
    pub fn of_absent(&self) -> u64 {
        self.absent.iter().fold(0, |sum, weight| sum.saturating_add(*weight))
    }

    /// The models' weights, and how many presses they were learnt from in this turn.
    pub fn of_kinds(&self) -> (Vec<u64>, u32) {
        let kinds = self
            .joint
            .iter()
            .zip(&self.absent)
            .map(|(row, absent)| row.iter().fold(*absent, |sum, weight| sum.saturating_add(*weight)));
        (kinds.collect(), self.presses)
    }
}

impl Onset {
    /// The share of answers that has come, and how densely they come: those that came too early wait until they count.
    fn come(&self, kind: &Kind, at_ms: u64) -> (u64, u64) {
        let curve = if self.is_changed { &kind.changed } else { &kind.usual };
        let Some(after_ms) = at_ms.checked_sub(self.from_ms) else { return (0, 0) };
        let Some(since_ms) = after_ms.checked_sub(self.deaf_ms) else { return (0, 0) };
        let (reached, density) = (curve.reached(after_ms), curve.density(after_ms));
        if since_ms >= WAITED_MS {
            return (reached, density);
        }
        let early = curve.reached(self.deaf_ms);
        let waiting = early * (WAITED_MS - since_ms) / WAITED_MS;
        (reached.saturating_sub(waiting), density + early * 1_000 / WAITED_MS)
    }

    /// The share that has not come yet, or never comes.
    fn left(&self, kind: &Kind, at_ms: u64) -> u64 {
        WHOLE - part(self.come(kind, at_ms).0, kind.answered)
    }

    fn density(&self, kind: &Kind, at_ms: u64) -> u64 {
        self.come(kind, at_ms).1
    }
}

/// The chance that no unmeant press comes from one time to another.
fn quiet(kind: &Kind, pressed_ms: Option<u64>, from_ms: u64, to_ms: u64) -> u64 {
    let strays = (kind.strays * to_ms.saturating_sub(from_ms) / 1_000).min(WHOLE / 2);
    let doubles = pressed_ms.map_or(0, |pressed_ms| {
        let begin = (pressed_ms + DOUBLE_MS.start).max(from_ms);
        let end = (pressed_ms + DOUBLE_MS.end).min(to_ms);
        kind.doubled * end.saturating_sub(begin) / (DOUBLE_MS.end - DOUBLE_MS.start)
    });
    part(WHOLE - strays, WHOLE - doubles)
}

/// How densely unmeant presses come at a time, in a second.
fn unmeant(kind: &Kind, pressed_ms: Option<u64>, at_ms: u64) -> u64 {
    let is_double =
        pressed_ms.and_then(|pressed_ms| at_ms.checked_sub(pressed_ms)).is_some_and(|ms| DOUBLE_MS.contains(&ms));
    let doubles = if is_double { kind.doubled * 1_000 / (DOUBLE_MS.end - DOUBLE_MS.start) } else { 0 };
    kind.strays + doubles
}

/// A share of a weight; `share` in parts of [`WHOLE`].
pub fn part(weight: u64, share: u64) -> u64 {
    u64::try_from((u128::from(weight) * u128::from(share)) >> 24).unwrap_or(u64::MAX)
}

/// One share of another, in parts of [`WHOLE`].
fn ratio(part: u64, of: u64) -> u64 {
    (part << 24) / of.max(1)
}

/// What a chance of each model is on average, with these weights of the models.
pub fn mean_of(kinds: &[u64], of: impl Fn(&Kind) -> u64) -> u64 {
    let total: u128 = kinds.iter().map(|weight| u128::from(*weight)).sum();
    let each =
        kinds.iter().zip(KINDS_OF_PLAYERS.iter()).map(|(weight, kind)| u128::from(*weight) * u128::from(of(kind)));
    u64::try_from(each.sum::<u128>() / total.max(1)).unwrap_or(u64::MAX)
}
