//! The player as a mixture of fixed models: how fast, how regular, how often missed, how often pressed without meaning it,
//! how often twice. Never knows what is on the screen.

use super::curve::{Curve, WHOLE};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// How many models are mixed.
pub const KINDS: usize = 16;
/// The weights of the models have this sum.
pub const MIXED: u64 = 1 << 20;
/// After each press this part of the weights (1 in ...) returns to what is assumed at the start: half of what was learnt is
/// forgotten after 60 presses.
const FORGET: u64 = 87;
/// A press that follows another within this time can be its double, in milliseconds from the first.
pub const DOUBLE_MS: std::ops::Range<u64> = 150..900;
/// The version of what is kept of a player.
pub const VERSION: u32 = 1;

/// How one kind of player answers.
#[derive(Debug, Clone)]
pub struct Kind {
    /// After the light has moved on.
    pub usual: Curve,
    /// After the screen has changed.
    pub changed: Curve,
    /// The share of lightings that are answered, in parts of [`WHOLE`].
    pub answered: u64,
    /// Presses that nobody meant, in a second, in parts of [`WHOLE`].
    pub strays: u64,
    /// The share of presses that come twice, in parts of [`WHOLE`].
    pub doubled: u64,
}

/// Mean, spread and tail of the answer time, and how much later at most after a change, in milliseconds.
const PACES: [(u32, u32, u32, u32); 4] =
    [(400, 80, 80, 500), (600, 150, 180, 900), (750, 300, 400, 1_400), (1_000, 450, 800, 2_000)];
/// Missed in a thousand, stray presses in a thousand seconds, doubled in a thousand: hardly, some, many, and trembling.
const ERRORS: [(u64, u64, u64); 4] = [(10, 1, 5), (50, 8, 10), (130, 40, 20), (80, 20, 250)];

/// The fixed models: for each pace each share of errors.
pub static KINDS_OF_PLAYERS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let mut kinds = Vec::with_capacity(KINDS);
    for (mean_ms, spread_ms, tail_ms, late_ms) in PACES {
        for (missed, strays, doubled) in ERRORS {
            kinds.push(Kind {
                usual: Curve::new(mean_ms, spread_ms, tail_ms, 0),
                changed: Curve::new(mean_ms, spread_ms, tail_ms, late_ms),
                answered: WHOLE * (1_000 - missed) / 1_000,
                strays: WHOLE * strays / 1_000,
                doubled: WHOLE * doubled / 1_000,
            });
        }
    }
    kinds
});

/// What is known of one player: a weight for each fixed model.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerModel {
    /// The version of the fixed models that the weights belong to.
    pub version: u32,
    /// The weight of each model; together they are always 2^20.
    pub weights: [u32; KINDS],
    /// How many presses it was learnt from.
    pub presses: u64,
}

impl Default for PlayerModel {
    /// Nothing is known: those who miss and twitch are likelier than those who do not, since taking them for others
    /// costs more.
    fn default() -> Self {
        Self { version: VERSION, weights: START, presses: 0 }
    }
}

/// The weights at the start, for each pace alike.
const START: [u32; KINDS] = {
    // a 64th of MIXED
    let each = 1 << 14;
    let [hardly, some, many, trembling] = [2 * each, 4 * each, 7 * each, 3 * each];
    let mut weights = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let start = match kind % 4 {
            0 => hardly,
            1 => some,
            2 => many,
            _ => trembling,
        };
        #[allow(clippy::indexing_slicing, reason = "in a constant, checked when it is compiled")]
        {
            weights[kind] = start;
        }
        kind += 1;
    }
    weights
};

impl PlayerModel {
    /// Takes over weights that were learnt with `presses` more presses, in any unit, and forgets a little.
    pub fn learn(&mut self, weights: &[u64], presses: u32) {
        let total: u128 = weights.iter().map(|weight| u128::from(*weight)).sum();
        if total == 0 {
            return;
        }
        self.presses = self.presses.saturating_add(presses.into());
        for ((own, new), start) in self.weights.iter_mut().zip(weights).zip(START) {
            let mut share = u64::try_from(u128::from(*new) * u128::from(MIXED) / total).unwrap_or(MIXED);
            for _ in 0..presses.min(64) {
                share = (share * (FORGET - 1) + u64::from(start)) / FORGET;
            }
            *own = u32::try_from(share.max(1)).unwrap_or(u32::MAX);
        }
    }

    /// Whether it can be used: the version is known, and something is likely.
    pub fn is_sound(&self) -> bool {
        let total: u64 = self.weights.iter().map(|weight| u64::from(*weight)).sum();
        self.version == VERSION && (MIXED / 2..=MIXED * 2).contains(&total)
    }

    /// A mean over the models, of what each has.
    pub fn mean(&self, of: impl Fn(&Kind) -> u64) -> u64 {
        let total: u64 = self.weights.iter().map(|weight| u64::from(*weight)).sum::<u64>().max(1);
        let sum: u128 = self
            .weights
            .iter()
            .zip(KINDS_OF_PLAYERS.iter())
            .map(|(weight, kind)| u128::from(*weight) * u128::from(of(kind)))
            .sum();
        u64::try_from(sum / u128::from(total)).unwrap_or(u64::MAX)
    }
}

/// Version, presses and weights as numbers with spaces.
impl fmt::Display for PlayerModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.version, self.presses)?;
        self.weights.iter().try_for_each(|weight| write!(f, " {weight}"))
    }
}

impl FromStr for PlayerModel {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().map_err(drop));
        let mut next = || numbers.next().unwrap_or(Err(()));
        let mut player = Self { version: narrow(next()?)?, presses: next()?, ..Self::default() };
        for weight in &mut player.weights {
            *weight = narrow(next()?)?;
        }
        if numbers.next().is_some() || !player.is_sound() { Err(()) } else { Ok(player) }
    }
}

impl From<PlayerModel> for String {
    fn from(player: PlayerModel) -> Self {
        player.to_string()
    }
}

impl TryFrom<String> for PlayerModel {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|()| "no model of a player")
    }
}

fn narrow(number: u64) -> Result<u32, ()> {
    u32::try_from(number).map_err(drop)
}
