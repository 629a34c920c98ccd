//! The method `sure`: each press is weighed by how this player answers, and the light asks on until one choice is sure enough.
//! Only a press takes anything. Whole numbers only; never knows what a choice does.

#![expect(clippy::indexing_slicing, reason = "units are the slots of the level that is shown")]

mod blocks;
mod curve;
mod players;
mod posterior;

use super::choices::{ItemRole, ScanItem};
use super::layout::{Opens, ScanSlot};
use super::settings::ScanSettings;
use az::SaturatingAs;
use curve::WHOLE;
pub use players::{PlayerModel, Surroundings, Told};
use posterior::{Posterior, mean_of};
use std::collections::VecDeque;
use std::ops::Range;

/// A wrong choice costs as much as so many slots: to see it, to take it back, to come again.
const WRONG_SLOTS: u64 = 22;
/// Nothing is taken that is less sure than this, in hundredths.
const LEAST_PERCENT: u64 = 90;
/// What cannot be taken back has to be this sure, in hundredths.
const FOR_GOOD_PERCENT: u64 = 99;
/// What is less likely than the likeliest by this factor is drawn calmer.
const CALM_PART: u64 = 16;
/// From so many choices on that are no moves they are looked through as letters are.
const LETTERS: usize = 20;
/// How many earlier turns are remembered to come back to.
const MAX_EARLIER: usize = 8;
/// The share of weights that is even, in hundredths: habit can be wrong.
const EVEN_PERCENT: u64 = 5;

/// What is known of the choices of one level.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Sure {
    player: PlayerModel,
    posterior: Posterior,
    /// What is sure enough, for each unit, in parts of [`WHOLE`].
    enough: Vec<u64>,
    /// The slots of the level that are lit.
    lit: Range<usize>,
    /// The items that are lit.
    pub lit_items: Vec<usize>,
    dark: Vec<u32>,
    /// Units lit since the pass began.
    seen: Vec<bool>,
    around: Surroundings,
    /// No light since the screen changed.
    is_changed: bool,
    /// The chance that the last choice was wrong, in parts of [`WHOLE`].
    doubt: u64,
    /// How sure the last choice was, in parts of [`WHOLE`].
    sure: u64,
    asked: Option<Asked>,
    /// Whether and for how long the player rested before the last choice.
    rested: Option<(u64, u64)>,
    /// Turns that a choice ended, the last one at the end.
    earlier: VecDeque<Earlier>,
    /// The turn to come back to, if the same choices are shown again.
    undone: Option<Earlier>,
    /// The choices of this turn, if it can be come back to.
    turn: Vec<ScanItem>,
}

/// Why a choice was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// How many presses were weighed since the choices were shown.
    pub presses: u32,
    /// How likely it was then, in hundredths.
    pub percent: u32,
}

/// A turn that was ended by a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Earlier {
    items: Vec<ScanItem>,
    posterior: Posterior,
    unit: usize,
}

impl Sure {
    /// What is known of the player.
    pub fn player(&self) -> &PlayerModel {
        &self.player
    }

    /// Goes on with what is known of this player.
    pub fn set_player(&mut self, player: PlayerModel) {
        self.player = if player.is_sound() { player } else { PlayerModel::default() };
        // what somebody else pressed says nothing of this player
        self.posterior = Posterior::default();
        self.earlier.clear();
        self.undone = None;
    }

    /// How sure the last choice was, in thousandths.
    pub fn claimed(&self) -> u64 {
        self.sure * 1_000 / WHOLE
    }

    /// Why the last choice was taken, if presses were weighed for it.
    pub fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// A level of choices comes up.
    pub fn begin(&mut self, level: &Level, now_ms: u64) {
        if level.settings.learns {
            self.learn();
        }
        self.around = level.surroundings();
        self.posterior.begin(self.shares(level), &self.player, self.player.lates(self.around), now_ms);
        self.enough = level.slots.iter().map(|slot| enough(slot, level)).collect();
        self.dark = vec![0; level.slots.len()];
        self.seen = vec![false; level.slots.len()];
        self.is_changed = true;
        self.lit = 0..0;
        self.turn =
            level.items.iter().filter(|_| level.is_first).map(|item| ScanItem { weight: 0, ..item.clone() }).collect();
        if let Some(undone) = self.undone.as_ref().filter(|undone| level.is_first && undone.items == self.turn) {
            self.posterior.return_to(&undone.posterior, &self.player, undone.unit);
        }
    }

    /// Takes over what this turn taught about the player.
    fn learn(&mut self) {
        let (kinds, presses) = self.posterior.of_kinds();
        if presses > 0 {
            self.player.learn(&kinds, presses);
            self.player.learn_lates(self.around, self.posterior.said_of_lates());
        }
        if let Some((rested, ms)) = self.rested.take() {
            self.player.learn_rest(rested, ms);
        }
    }

    /// The habit of each unit, in parts of [`WHOLE`].
    fn shares(&self, level: &Level) -> Vec<u64> {
        let fixed: Vec<Option<u64>> = level.slots.iter().map(|slot| self.fixed_share(slot, level)).collect();
        let left = WHOLE.saturating_sub(fixed.iter().flatten().sum()).max(WHOLE / 4);
        let weights: Vec<u64> = level.slots.iter().map(|slot| level.weight(slot)).collect();
        let free = || fixed.iter().zip(&weights).filter(|(fixed, _)| fixed.is_none());
        let (count, sum) = (free().count().max(1), free().map(|(_, weight)| weight).sum::<u64>().max(1));
        let even = left * EVEN_PERCENT / 100 / count.saturating_as::<u64>();
        let by_habit = left * (100 - EVEN_PERCENT) / 100;
        let own = |weight: u64| (u128::from(by_habit) * u128::from(weight) / u128::from(sum)).saturating_as::<u64>();
        fixed.iter().zip(&weights).map(|(fixed, weight)| fixed.unwrap_or_else(|| own(*weight) + even).max(1)).collect()
    }

    /// What is not a choice by habit has a share of its own.
    fn fixed_share(&self, slot: &ScanSlot, level: &Level) -> Option<u64> {
        let item = slot.lit.first().map(|item| &level.items[*item]);
        match slot.opens {
            Opens::Up if level.asks => Some(WHOLE / 4),
            Opens::Up => Some(WHOLE / 20),
            Opens::Level(menu) if level.menu == Some(menu) => Some(WHOLE / 50),
            _ => match item {
                Some(item) if item.role == ItemRole::Undo => Some(self.doubt + WHOLE / 64),
                Some(item) if item.role == ItemRole::Cancel => Some(WHOLE / 32),
                Some(item) if item.soon => Some(WHOLE / 8),
                _ => None,
            },
        }
    }

    /// The next block lights up.
    pub fn light(&mut self, level: &Level, pace: &Pace) {
        let (kinds, _) = self.posterior.of_kinds();
        // the same weights light the same block, however long the slot is
        let interval_ms = u64::from(pace.interval_ms).max(1);
        let slots = |ms: u64| (ms * 65_536 / interval_ms).saturating_as::<i64>();
        let costs = blocks::Costs {
            answered: mean_of(&kinds, |kind| posterior::part(kind.usual.reached(interval_ms), kind.answered)),
            unmeant: mean_of(&kinds, |kind| kind.strays * interval_ms / 1_000),
            press: slots(mean_of(&kinds, |kind| kind.usual.mean_ms.into()) + pace.after_ms)
                + i64::from(pace.press_percent) * blocks::SLOT / 100,
            enough: level.usual_enough(),
        };
        let weights = self.posterior.of_units();
        let lit = blocks::next(&weights, &self.dark, &self.lit, &costs);
        self.posterior.light(lit.clone(), pace.from_ms, pace.deaf_ms, self.is_changed);
        self.is_changed = false;
        for (unit, dark) in self.dark.iter_mut().enumerate() {
            *dark = if lit.contains(&unit) { 0 } else { dark.saturating_add(1) };
        }
        self.seen[lit.clone()].fill(true);
        self.lit_items = level.slots[lit.clone()].iter().flat_map(|slot| slot.lit.iter().copied()).collect();
        self.lit_items.sort_unstable();
        self.lit_items.dedup();
        self.lit = lit;
    }

    /// The slots of the level that are lit.
    pub fn lit(&self) -> Range<usize> {
        self.lit.clone()
    }

    /// The slot passed without a press. Whether everything was lit once since the last pass.
    pub fn silence(&mut self, until_ms: u64) -> bool {
        self.posterior.silence(until_ms);
        let is_over = self.seen.iter().all(|seen| *seen);
        if is_over {
            self.seen.fill(false);
        }
        is_over
    }

    /// A press: which unit it makes sure, if any.
    pub fn press(&mut self, at_ms: u64) -> Option<usize> {
        self.posterior.press(at_ms);
        self.seen.fill(false);
        self.lit = 0..0;
        let (unit, share) = self.top(&self.posterior)?;
        let is_sure = share >= self.enough[unit];
        if is_sure {
            self.sure = share;
        }
        is_sure.then_some(unit)
    }

    /// The likeliest unit after a press, and how likely it is, in hundredths.
    pub fn likeliest(&self) -> Option<(usize, u64)> {
        let (unit, share) = self.top(&self.posterior).filter(|_| self.posterior.presses() > 0)?;
        Some((unit, share * 100 / WHOLE))
    }

    /// Whether a press as late as usual after the light came would be sure.
    pub fn would_take(&self, from_ms: u64) -> bool {
        let (kinds, _) = self.posterior.of_kinds();
        let mut posterior = self.posterior.clone();
        posterior.press(from_ms + mean_of(&kinds, |kind| kind.usual.mean_ms.into()));
        let top = self.top(&posterior).filter(|(unit, _)| self.lit.contains(unit));
        top.is_some_and(|(unit, share)| share >= self.enough[unit])
    }

    /// The likeliest unit, and its share.
    fn top(&self, posterior: &Posterior) -> Option<(usize, u64)> {
        let weights = posterior.of_units();
        let all = weights.iter().fold(posterior.of_absent(), |sum, weight| sum.saturating_add(*weight)).max(1);
        let (unit, most) = weights.iter().enumerate().rev().max_by_key(|(_, weight)| **weight)?;
        Some((unit, (u128::from(*most) * u128::from(WHOLE) / u128::from(all)).saturating_as()))
    }

    /// What is taken now is certain: it was not weighed.
    pub fn certain(&mut self) {
        self.sure = WHOLE;
    }

    /// A press that the filter dropped.
    pub fn twitch(&mut self, at_ms: u64) {
        self.posterior.twitch(at_ms);
    }

    /// What is lit has been said.
    pub fn understood(&mut self, now_ms: u64) {
        self.posterior.understood(now_ms);
    }

    /// A choice was taken: `unit` of this level, or one that was certain.
    pub fn taken(&mut self, unit: Option<usize>, role: ItemRole) {
        let percent = (self.sure * 100 / WHOLE).saturating_as();
        let presses = self.posterior.presses();
        self.asked = (unit.is_some() && presses > 0 && self.sure < WHOLE).then_some(Asked { presses, percent });
        if role == ItemRole::Undo {
            self.undone = self.earlier.pop_back();
            self.doubt = 0;
            return;
        }
        self.undone = None;
        self.doubt = if unit.is_some() { WHOLE - self.sure } else { 0 };
        self.rested = unit.and_then(|unit| self.posterior.rested(unit));
        let Some(unit) = unit.filter(|_| !self.turn.is_empty()) else { return self.earlier.clear() };
        if self.earlier.len() >= MAX_EARLIER {
            self.earlier.pop_front();
        }
        let items = std::mem::take(&mut self.turn);
        self.earlier.push_back(Earlier { items, posterior: self.posterior.clone(), unit });
    }

    /// The slots that a press made so much less likely than another that they are drawn calmer.
    pub fn calm(&self) -> Vec<usize> {
        if self.posterior.presses() == 0 {
            return Vec::new();
        }
        let weights = self.posterior.of_units();
        let most = weights.iter().copied().max().unwrap_or(1);
        weights.iter().enumerate().filter(|(_, weight)| **weight < most / CALM_PART).map(|(unit, _)| unit).collect()
    }
}

/// A level as the method sees it.
pub(super) struct Level<'a> {
    pub slots: &'a [ScanSlot],
    pub items: &'a [ScanItem],
    /// The level of the menu.
    pub menu: Option<usize>,
    /// The level that comes up with the screen.
    pub is_first: bool,
    /// It asks whether something is really meant.
    pub asks: bool,
    pub settings: &'a ScanSettings,
}

impl Level<'_> {
    fn weight(&self, slot: &ScanSlot) -> u64 {
        slot.lit.iter().filter_map(|item| self.items.get(*item)).map(|item| u64::from(item.weight.max(1))).sum()
    }

    fn surroundings(&self) -> Surroundings {
        if !self.is_first {
            Surroundings::Menu
        } else if self.items.iter().any(|item| item.role == ItemRole::Move) {
            Surroundings::Board
        } else if self.items.len() < LETTERS {
            Surroundings::List
        } else {
            Surroundings::Letters
        }
    }

    /// How sure is sure enough for what can be taken back: one more press has to cost more than the mistakes it saves.
    fn usual_enough(&self) -> u64 {
        let press = 100 + u64::from(self.settings.press_cost_percent);
        (WHOLE - WHOLE * press / 100 / WRONG_SLOTS).max(WHOLE * LEAST_PERCENT / 100)
    }
}

/// When the light moves.
pub(super) struct Pace {
    pub from_ms: u64,
    pub interval_ms: u32,
    /// How much longer the slot after a press lasts.
    pub after_ms: u64,
    /// Presses do not count until so many milliseconds later.
    pub deaf_ms: u64,
    pub press_percent: u32,
}

/// How sure is sure enough for this slot.
fn enough(slot: &ScanSlot, level: &Level) -> u64 {
    let item = slot.lit.first().and_then(|item| level.items.get(*item));
    let is_choice = matches!(slot.opens, Opens::Choice(_));
    let twice = level.settings.two_presses && item.is_some_and(|item| item.role == ItemRole::Move);
    match (slot.opens, item) {
        (Opens::Up, _) => WHOLE * LEAST_PERCENT / 100,
        (_, Some(item)) if is_choice && (item.confirm || item.lasting || twice) => WHOLE * FOR_GOOD_PERCENT / 100,
        _ => level.usual_enough(),
    }
}

#[cfg(test)]
mod tests;
