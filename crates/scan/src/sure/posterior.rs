//! What is likely: of each model of the player, each thing that can be wanted, and that nobody is answering yet. Exact for
//! what the models say, in whole numbers. Never chooses anything.

use super::curve::{Curve, WHOLE};
use super::players::{DOUBLE_MS, KINDS_OF_PLAYERS, Kind, LATES_MS, Lates, PlayerModel};
use az::SaturatingAs;
use std::collections::VecDeque;
use std::ops::Range;

/// All weights together are kept near this.
const TOTAL_BITS: u32 = 48;
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
    /// For each model, the weight of each unit, if the player has been answering since the beginning.
    awake: Vec<Vec<u64>>,
    /// The same if the player began to answer only later.
    woken: Vec<Vec<u64>>,
    /// For each model, the weight of nobody answering.
    absent: Vec<u64>,
    /// The share of those who are not answering that begin to within a second, in parts of [`WHOLE`].
    waking: u64,
    /// The share who are not answering at the beginning, in parts of [`WHOLE`].
    resting: u64,
    begun_ms: u64,
    /// How late the first answer after the change is expected, and what presses said of it, in parts of [`WHOLE`].
    lates: Lates,
    said_of_lates: [u64; LATES_MS.len()],
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
    pub fn begin(&mut self, habit: Vec<u64>, player: &PlayerModel, lates: Lates, now_ms: u64) {
        self.awake.clear();
        self.absent.clear();
        (self.resting, self.waking) = (player.resting(), player.waking());
        for weight in player.weights {
            let all = u64::from(weight) << (TOTAL_BITS - 20);
            let absent = part(all, self.resting);
            self.awake.push(habit.iter().map(|share| part(all - absent, *share).max(1)).collect());
            self.absent.push(absent);
        }
        (self.lates, self.said_of_lates) = (lates, [0; LATES_MS.len()]);
        self.woken = vec![vec![0; habit.len()]; self.awake.len()];
        self.habit = habit;
        self.onsets.clear();
        (self.begun_ms, self.until_ms) = (now_ms, now_ms);
        self.presses = 0;
    }

    /// Returns to what was known in an earlier turn with the same units, without what was taken then by mistake.
    #[expect(clippy::indexing_slicing, reason = "the mistake is one of the units of that turn")]
    pub fn return_to(&mut self, earlier: &Self, player: &PlayerModel, mistaken: usize) {
        if earlier.habit.len() != self.habit.len() {
            return;
        }
        for (kind, (row, weight)) in self.awake.iter_mut().zip(player.weights).enumerate() {
            let before: Vec<u64> =
                earlier.awake[kind].iter().zip(&earlier.woken[kind]).map(|(one, other)| one + other).collect();
            let sum: u128 = before.iter().map(|weight| u128::from(*weight)).sum();
            let others = sum - u128::from(before[mistaken]);
            // a model that was sure of the mistake knows the player less well
            let all = u128::from(weight) * others / sum.max(1);
            let all: u64 = (all << (TOTAL_BITS - 20)).saturating_as();
            for (unit, (weight, old)) in row.iter_mut().zip(&before).enumerate() {
                let share = if unit == mistaken { 0 } else { u128::from(*old) * u128::from(all) / others.max(1) };
                *weight = share.saturating_as::<u64>().max(*weight / FLOOR_PART).max(1);
            }
        }
        for (absent, row) in self.absent.iter_mut().zip(&self.awake) {
            *absent = part(sum(row), self.resting);
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
        for (absent, row) in self.absent.iter_mut().zip(&mut self.woken) {
            let wakes = part(*absent, (self.waking * second / 1_000).min(WHOLE));
            *absent -= wakes;
            row.iter_mut().zip(&self.habit).for_each(|(weight, share)| *weight += part(wakes, *share));
        }
        self.until_ms = self.until_ms.max(until_ms);
        self.level();
    }

    /// A press counts that came at this time.
    pub fn press(&mut self, at_ms: u64) {
        self.pass(at_ms, true);
        for row in self.awake.iter_mut().chain(&mut self.woken) {
            let spread = sum(row) / FLOOR_PART;
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
        let rows = self.awake.iter_mut().zip(&mut self.woken);
        for ((rows, absent), kind) in rows.zip(&mut self.absent).zip(KINDS_OF_PLAYERS.iter()) {
            let chance = unmeant(kind, self.pressed_ms, at_ms) + WHOLE / 16;
            rows.0.iter_mut().chain(rows.1).for_each(|weight| *weight = part(*weight, chance));
            *absent = part(*absent, chance);
        }
        self.level();
    }

    /// Everything that the time until then says, and a press at its end if there is one.
    #[expect(clippy::indexing_slicing, reason = "what lights up are units of this posterior")]
    fn pass(&mut self, to_ms: u64, is_press: bool) {
        let from_ms = self.until_ms.min(to_ms);
        let mut stays = vec![0_u64; self.habit.len()];
        let mut comes = vec![0_u64; self.habit.len()];
        let (mut first, mut all) = ([0_u128; LATES_MS.len()], 0_u128);
        let rows = self.awake.iter_mut().zip(&mut self.woken);
        for ((rows, absent), kind) in rows.zip(&mut self.absent).zip(KINDS_OF_PLAYERS.iter()) {
            let quiet = quiet(kind, self.pressed_ms, from_ms, to_ms);
            let unmeant = unmeant(kind, self.pressed_ms, to_ms);
            stays.fill(quiet);
            comes.fill(unmeant);
            for onset in &self.onsets {
                let left = onset.left(kind, &self.lates, to_ms);
                let stay = if to_ms > from_ms { ratio(left, onset.left(kind, &self.lates, from_ms)) } else { WHOLE };
                let come = ratio(part(onset.come(kind, &self.lates, to_ms).1, kind.answered), left);
                let both = &mut stays[onset.units.clone()];
                for (stays, comes) in both.iter_mut().zip(&mut comes[onset.units.clone()]) {
                    *stays = part(*stays, stay);
                    *comes += come;
                }
            }
            if let Some(onset) = self.onsets.iter().find(|onset| is_press && onset.is_changed) {
                let lit = |row: &[u64]| sum(&row[onset.units.clone()]);
                let lit = u128::from(part(lit(rows.0).saturating_add(lit(rows.1)), quiet));
                for (first, density) in first.iter_mut().zip(onset.densities(kind, &self.lates, to_ms)) {
                    *first += lit * u128::from(part(density, kind.answered));
                }
            }
            if is_press {
                stays.iter_mut().zip(&comes).for_each(|(stays, comes)| *stays = part(*stays, *comes));
            }
            for row in [&mut *rows.0, &mut *rows.1] {
                row.iter_mut().zip(&stays).for_each(|(weight, chance)| *weight = part(*weight, *chance));
            }
            *absent = part(*absent, quiet);
            if is_press {
                *absent = part(*absent, unmeant);
            }
            all += u128::from(sum(rows.0)) + u128::from(sum(rows.1)) + u128::from(*absent);
        }
        for (said, first) in self.said_of_lates.iter_mut().zip(first) {
            *said += (first / all.max(1)).saturating_as::<u64>().min(WHOLE);
        }
    }

    /// Brings all weights near the usual sum, by doubling or halving; nothing becomes nothing.
    fn level(&mut self) {
        let rows = || self.awake.iter().chain(&self.woken).flatten();
        let total: u128 = rows().chain(&self.absent).map(|weight| u128::from(*weight)).sum();
        let bits = 128 - total.leading_zeros();
        let all = self.awake.iter_mut().chain(&mut self.woken).flatten().chain(&mut self.absent);
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
        for row in self.awake.iter().chain(&self.woken) {
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
        let rows = self.awake.iter().zip(&self.woken).zip(&self.absent);
        let kinds = rows.map(|((awake, woken), absent)| absent.saturating_add(sum(awake)).saturating_add(sum(woken)));
        (kinds.collect(), self.presses)
    }

    /// With which chance presses of this turn answered the first light after the change, for each lateness, in parts of [`WHOLE`].
    pub fn said_of_lates(&self) -> [u64; LATES_MS.len()] {
        self.said_of_lates
    }

    /// If this unit was wanted: the chance that the player began to answer only later, in parts of [`WHOLE`], and when that was at the
    /// latest, in milliseconds from the beginning of the turn.
    pub fn rested(&self, unit: usize) -> Option<(u64, u64)> {
        let of = |rows: &[Vec<u64>]| {
            rows.iter().filter_map(|row| row.get(unit)).fold(0_u64, |sum, weight| sum.saturating_add(*weight))
        };
        let (awake, woken) = (of(&self.awake), of(&self.woken));
        let share = (u128::from(woken) << 24) / u128::from((awake.saturating_add(woken)).max(1));
        Some((u64::try_from(share).ok()?, self.until_ms.saturating_sub(self.begun_ms)))
    }
}

impl Onset {
    /// The share of answers that has come, and how densely they come: those that came too early wait until they count.
    fn come(&self, kind: &Kind, lates: &Lates, at_ms: u64) -> (u64, u64) {
        if !self.is_changed {
            return self.come_by(&kind.usual, at_ms);
        }
        let each =
            kind.changed.iter().zip(lates).map(|(curve, weight)| (self.come_by(curve, at_ms), u64::from(*weight)));
        each.fold((0, 0), |sum, (come, weight)| (sum.0 + ((come.0 * weight) >> 20), sum.1 + ((come.1 * weight) >> 20)))
    }

    /// How densely answers come that are late by each lateness.
    fn densities(&self, kind: &Kind, lates: &Lates, at_ms: u64) -> impl Iterator<Item = u64> {
        kind.changed
            .iter()
            .zip(lates)
            .map(move |(curve, weight)| (self.come_by(curve, at_ms).1 * u64::from(*weight)) >> 20)
    }

    fn come_by(&self, curve: &Curve, at_ms: u64) -> (u64, u64) {
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
    fn left(&self, kind: &Kind, lates: &Lates, at_ms: u64) -> u64 {
        WHOLE.saturating_sub(part(self.come(kind, lates, at_ms).0, kind.answered))
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

fn sum(row: &[u64]) -> u64 {
    row.iter().fold(0, |sum, weight| sum.saturating_add(*weight))
}

/// A share of a weight; `share` in parts of [`WHOLE`].
pub fn part(weight: u64, share: u64) -> u64 {
    ((u128::from(weight) * u128::from(share)) >> 24).saturating_as()
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
    (each.sum::<u128>() / total.max(1)).saturating_as()
}
