//! The player as a mixture of fixed models: how fast, how regular, how often missed, how often pressed without meaning it,
//! how often twice. Never knows what is on the screen.

use super::curve::{Curve, WHOLE};
use az::SaturatingAs;
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
/// The version of what is kept of a player. The first one knew nothing of rests and of lateness.
pub const VERSION: u32 = 2;
const WITHOUT_RESTS: u32 = 1;

/// At first a turn begins with nobody answering as often as not.
const RESTING: u32 = 1 << 19;
/// And that often at least, and at most.
const RESTING_RANGE: std::ops::RangeInclusive<u32> = 1 << 16..=3 << 18;
/// At first somebody who is not answering begins to with a chance of 5 in 100 in a second.
const RESTS_MS: u32 = 20_000;
const RESTS_MS_RANGE: std::ops::RangeInclusive<u32> = 4_000..=60_000;
/// Each choice counts 1 in so many of what is known of resting.
const RESTS_PART: i64 = 20;

/// How one kind of player answers.
#[derive(Debug, Clone)]
pub struct Kind {
    /// After the light has moved on.
    pub usual: Curve,
    /// After the screen has changed, for each of [`LATES_MS`].
    pub changed: [Curve; LATES_MS.len()],
    /// The share of lightings that are answered, in parts of `WHOLE`.
    pub answered: u64,
    /// Presses that nobody meant, in a second, in parts of `WHOLE`.
    pub strays: u64,
    /// The share of presses that come twice, in parts of `WHOLE`.
    pub doubled: u64,
}

/// Mean, spread and tail of the answer time, in milliseconds.
const PACES: [(u32, u32, u32); 4] = [(400, 80, 80), (600, 150, 180), (750, 300, 400), (1_000, 450, 800)];
/// How much later at most answers are after the screen has changed, in milliseconds: looking where things are now.
pub const LATES_MS: [u32; 4] = [200, 600, 1_200, 2_400];
/// The weight of each at the start.
const LATES_START: Lates = [1 << 17, 3 << 17, 3 << 17, 1 << 17];
/// And at least.
const LATE_LEAST: u32 = 1 << 14;
/// Each press after a change counts 1 in so many of what is known of lateness.
const LATES_PART: u64 = 20;
/// A weight for each of [`LATES_MS`], in parts of [`MIXED`].
pub type Lates = [u32; LATES_MS.len()];
/// Missed in a thousand, stray presses in a thousand seconds, doubled in a thousand: hardly, some, many, and trembling.
const ERRORS: [(u64, u64, u64); 4] = [(10, 1, 5), (50, 8, 10), (130, 40, 20), (80, 20, 250)];

/// The fixed models: for each pace each share of errors.
pub static KINDS_OF_PLAYERS: LazyLock<Vec<Kind>> = LazyLock::new(|| {
    let mut kinds = Vec::with_capacity(KINDS);
    for (mean_ms, spread_ms, tail_ms) in PACES {
        for (missed, strays, doubled) in ERRORS {
            kinds.push(Kind {
                usual: Curve::new(mean_ms, spread_ms, tail_ms, 0),
                changed: LATES_MS.map(|late_ms| Curve::new(mean_ms, spread_ms, tail_ms, late_ms)),
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
    /// How often a turn begins with nobody answering yet: thinking, talking, away. In parts of 2^20.
    pub resting: u32,
    /// How long it lasts then until the player answers, in milliseconds.
    pub rests_ms: u32,
    /// How late the first answer comes after a change, for each kind of screen.
    pub lates: [Lates; Surroundings::ALL],
}

/// What the choices are: looking where something is takes longer here than there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Surroundings {
    /// Moves of a game.
    #[default]
    Board,
    /// What a press opened.
    Menu,
    /// A few buttons.
    List,
    /// Many, as on a keyboard.
    Letters,
}

/// What is known of a player in numbers that can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// From the light to the press on average, in milliseconds.
    pub mean_ms: u32,
    /// The standard deviation of that time, in milliseconds.
    pub spread_ms: u32,
    /// How often a light is missed, in hundredths.
    pub missed_percent: u32,
    /// Presses that nobody meant, in ten minutes.
    pub strays_in_ten_minutes: u32,
    /// How many presses come twice, in hundredths.
    pub doubled_percent: u32,
    /// How many turns begin with nobody answering, in hundredths.
    pub rests_percent: u32,
    /// For how long then on average, in milliseconds.
    pub rests_ms: u32,
}

impl Surroundings {
    const ALL: usize = 4;

    const fn place(self) -> usize {
        match self {
            Self::Board => 0,
            Self::Menu => 1,
            Self::List => 2,
            Self::Letters => 3,
        }
    }
}

impl Default for PlayerModel {
    /// Nothing is known: those who miss and twitch are likelier than those who do not, since taking them for others
    /// costs more.
    fn default() -> Self {
        Self {
            version: VERSION,
            weights: START,
            presses: 0,
            resting: RESTING,
            rests_ms: RESTS_MS,
            lates: [LATES_START; Surroundings::ALL],
        }
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
            let mut share: u64 = (u128::from(*new) * u128::from(MIXED) / total).saturating_as();
            for _ in 0..presses.min(64) {
                share = (share * (FORGET - 1) + u64::from(start)) / FORGET;
            }
            *own = share.max(1).saturating_as();
        }
    }

    /// A choice was made by somebody who with this chance, in parts of `WHOLE`, began to answer only after so long.
    pub fn learn_rest(&mut self, rested: u64, ms: u64) {
        let signed = |number: u64| number.min(WHOLE).saturating_as::<i64>();
        let towards = |own: &mut u32, new: i64, weight: i64, range: std::ops::RangeInclusive<u32>| {
            let step = (new - i64::from(*own)) * weight / signed(WHOLE) / RESTS_PART;
            *own = (i64::from(*own) + step).saturating_as::<u32>().clamp(*range.start(), *range.end());
        };
        towards(&mut self.rests_ms, signed(ms), signed(rested), RESTS_MS_RANGE);
        towards(&mut self.resting, signed(rested >> 4), signed(WHOLE), RESTING_RANGE);
    }

    /// How late the first answer comes after a change of such a screen.
    pub fn lates(&self, around: Surroundings) -> Lates {
        self.lates[around.place()]
    }

    /// What is known, in numbers that can be told.
    pub fn told(&self) -> Told {
        let share = |parts: u64, of: u64| ((parts * of + WHOLE / 2) / WHOLE).saturating_as::<u32>();
        let mean_ms = self.mean(|kind| kind.usual.mean_ms.into());
        let variance = self.mean(|kind| {
            let apart = u64::from(kind.usual.mean_ms).abs_diff(mean_ms);
            u64::from(kind.usual.spread_ms).pow(2) + apart * apart
        });
        Told {
            mean_ms: mean_ms.saturating_as(),
            spread_ms: variance.isqrt().saturating_as(),
            missed_percent: share(self.mean(|kind| WHOLE - kind.answered), 100),
            strays_in_ten_minutes: share(self.mean(|kind| kind.strays), 600),
            doubled_percent: share(self.mean(|kind| kind.doubled), 100),
            rests_percent: share(self.resting(), 100),
            rests_ms: self.rests_ms,
        }
    }

    /// How late the first answer comes after a change of such a screen on average, in milliseconds.
    pub fn late_ms(&self, around: Surroundings) -> u32 {
        let each =
            self.lates(around).into_iter().zip(LATES_MS).map(|(weight, most)| u64::from(weight) * u64::from(most));
        let all: u64 = self.lates(around).into_iter().map(u64::from).sum();
        (each.sum::<u64>() / all.max(1) / 2).saturating_as()
    }

    /// A press may have answered the first light after a change, with these chances for each lateness in parts of `WHOLE`.
    pub fn learn_lates(&mut self, around: Surroundings, chances: [u64; LATES_MS.len()]) {
        let all: u64 = chances.iter().sum();
        for (own, chance) in self.lates[around.place()].iter_mut().zip(chances) {
            let less = u64::from(*own) * all / WHOLE / LATES_PART;
            let new = u64::from(*own) - less + (chance >> 4) / LATES_PART;
            *own = new.saturating_as::<u32>().max(LATE_LEAST);
        }
    }

    /// How often a turn begins with nobody answering, in parts of `WHOLE`.
    pub fn resting(&self) -> u64 {
        u64::from(self.resting) << 4
    }

    /// How often somebody who is not answering begins to within a second, in parts of `WHOLE`.
    pub fn waking(&self) -> u64 {
        WHOLE * 1_000 / u64::from(self.rests_ms.max(1))
    }

    /// Whether it can be used: the version is known, something is likely, and the rest is within its range.
    pub fn is_sound(&self) -> bool {
        let is_whole = |weights: &[u32]| {
            let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
            (MIXED / 2..=MIXED * 2).contains(&total)
        };
        self.version == VERSION
            && is_whole(&self.weights)
            && self.lates.iter().all(|lates| is_whole(lates))
            && RESTING_RANGE.contains(&self.resting)
            && RESTS_MS_RANGE.contains(&self.rests_ms)
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
        (sum / u128::from(total)).saturating_as()
    }
}

/// Version, presses, rests, lateness by kind of screen and weights, as numbers with spaces.
impl fmt::Display for PlayerModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.version, self.presses, self.resting, self.rests_ms)?;
        self.lates.iter().flatten().chain(&self.weights).try_for_each(|weight| write!(f, " {weight}"))
    }
}

impl FromStr for PlayerModel {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().map_err(drop));
        let mut next = || numbers.next().unwrap_or(Err(()));
        let mut player = Self::default();
        let version = narrow(next()?)?;
        player.presses = next()?;
        match version {
            VERSION => {
                (player.resting, player.rests_ms) = (narrow(next()?)?, narrow(next()?)?);
                for late in player.lates.iter_mut().flatten() {
                    *late = narrow(next()?)?;
                }
            }
            WITHOUT_RESTS => {}
            _ => return Err(()),
        }
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
