//! What presses come to: numbers, and small histograms of times.

use super::histogram::Histogram;
use super::press::Press;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the presses of a game, or on screens without one, come to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PressSums {
    /// The rung of the first steps; 0 for none.
    pub rung: u8,
    /// How many presses there were, with those that the filter dropped.
    pub presses: u64,
    /// How many it dropped: too short, repeat, cool-down, unquiet.
    pub filtered: [u64; 4],
    /// How many hit what was asked for, and how many missed it.
    pub hits: u64,
    /// How many missed it.
    pub misses: u64,
    /// Milliseconds of play.
    pub play_ms: u64,
    /// How long what was lit had been lit, of presses that were let through.
    pub lit: Histogram,
    /// How long the switch was held, of all presses of which that is known.
    pub held: Histogram,
}

impl PressSums {
    /// Adds those of another day.
    pub fn add(&mut self, other: &Self) {
        self.rung = other.rung;
        self.presses += other.presses;
        self.filtered.iter_mut().zip(other.filtered).for_each(|(sum, more)| *sum += more);
        self.hits += other.hits;
        self.misses += other.misses;
        self.play_ms += other.play_ms;
        self.lit.add(&other.lit);
        self.held.add(&other.held);
    }

    /// Counts a press.
    #[expect(clippy::indexing_slicing, reason = "the filter has four reasons, and there is a place for each")]
    pub fn count(&mut self, press: &Press) {
        self.rung = press.rung;
        self.presses += 1;
        match press.outcome.reason() {
            Some(reason) => self.filtered[reason] += 1,
            None => press.lit_ms.into_iter().for_each(|ms| self.lit.count(ms)),
        }
        press.held_ms.into_iter().for_each(|ms| self.held.count(ms));
        self.hits += u64::from(press.hit == Some(true));
        self.misses += u64::from(press.hit == Some(false));
    }
}

/// What the presses of a day come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressDay {
    /// The day, by local time.
    pub date: jiff::civil::Date,
    /// By the game's folder name; empty for screens without one.
    pub games: BTreeMap<String, PressSums>,
}
