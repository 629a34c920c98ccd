//! What presses come to: numbers, and small histograms of times.

use super::histogram::Histogram;
use super::in_force::{Help, InForce};
use super::press::{Outcome, Press};
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
    /// Choices that were made, those among them that took a move back, and those that the light had gone by before.
    pub choices: u64,
    /// How many of them took a move back.
    pub took_back: u64,
    /// How many of them the light had gone by before.
    pub came_round: u64,
    /// Presses that were made with help, and those alone; of others nobody said.
    pub helped: u64,
    /// Presses that were made alone.
    pub alone: u64,
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
        self.choices += other.choices;
        self.took_back += other.took_back;
        self.came_round += other.came_round;
        self.helped += other.helped;
        self.alone += other.alone;
        self.play_ms += other.play_ms;
        self.lit.add(&other.lit);
        self.held.add(&other.held);
    }

    /// Counts a press, made with this help.
    #[expect(clippy::indexing_slicing, reason = "the filter has four reasons, and there is a place for each")]
    pub fn count(&mut self, press: &Press, help: Help) {
        self.rung = press.rung;
        self.presses += 1;
        match press.outcome.reason() {
            Some(reason) => self.filtered[reason] += 1,
            None => press.lit_ms.into_iter().for_each(|ms| self.lit.count(ms)),
        }
        press.held_ms.into_iter().for_each(|ms| self.held.count(ms));
        self.hits += u64::from(press.hit == Some(true));
        self.misses += u64::from(press.hit == Some(false));
        let took_back = press.outcome == Outcome::TookBack;
        let chose = took_back || matches!(press.outcome, Outcome::Chose | Outcome::Played);
        self.choices += u64::from(chose);
        self.took_back += u64::from(took_back);
        self.came_round += u64::from(chose && press.came_round);
        self.helped += u64::from(help == Help::With);
        self.alone += u64::from(help == Help::Alone);
    }
}

/// What the presses of a day come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressDay {
    /// The day, by local time.
    pub date: jiff::civil::Date,
    /// By the game's folder name; empty for screens without one.
    pub games: BTreeMap<String, PressSums>,
    /// The same, by what was in force.
    pub parts: Vec<PressPart>,
}

/// What the presses of a day come to that were made while the same was in force.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PressPart {
    /// What was in force; none where that is not recorded.
    pub in_force: Option<InForce>,
    /// By the game's folder name; empty for screens without one.
    pub games: BTreeMap<String, PressSums>,
}

impl PressPart {
    /// All parts together.
    pub fn together(parts: &[Self]) -> BTreeMap<String, PressSums> {
        let mut all = BTreeMap::<String, PressSums>::new();
        for (game, sums) in parts.iter().flat_map(|part| &part.games) {
            all.entry(game.clone()).or_default().add(sums);
        }
        all
    }
}
