//! How well a computer player that looks ahead plays: eight levels. A level is so much work, and the weak ones overlook some of their turns.

use super::DecisionLimits;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use switchboard_game::SearchKind;

/// How many choices a level tries at most before it decides, and what it overlooks.
struct Recipe {
    /// In a search of lines.
    lines: u64,
    /// In random games, of which each takes many choices.
    games: u64,
    /// Of 100 turns so many are not seen.
    overlooks: u8,
}

const fn recipe(lines: u64, games: u64, overlooks: u8) -> Recipe {
    Recipe { lines, games, overlooks }
}

/// The levels, the weakest first.
const RECIPES: [Recipe; 8] = [
    recipe(300, 1_500, 50),
    recipe(500, 2_500, 38),
    recipe(900, 4_500, 26),
    recipe(2_000, 10_000, 13),
    recipe(6_000, 30_000, 0),
    recipe(30_000, 100_000, 0),
    recipe(150_000, 350_000, 0),
    recipe(1_000_000, 1_000_000, 0),
];

/// The words of saves made before there were eight levels, and how many choices each of them tried is nearest to which level's.
const EARLIER: [(&str, u8); 3] = [("easy", 4), ("medium", 6), ("strong", 8)];

/// The longest time for a decision where nothing is left to chance, in milliseconds: what takes longer is decided with less work.
const MOST_MS: u32 = 2_000;
/// The same in a game of chance.
const MOST_MS_BY_CHANCE: u32 = 3_000;

/// A level, from 1, the weakest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Strength(u8);

impl Strength {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// Of a computer player that nobody has chosen a level for.
    pub const USUAL: Self = Self(3);
    /// Where the search for somebody's level begins.
    pub const MIDDLE: Self = Self(4);
    /// Of who judges turns that were played.
    pub const THOROUGH: Self = Self(5);
    /// The strongest.
    pub const STRONGEST: Self = Self(8);

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0).map(Self)
    }

    /// Its number, from 1.
    pub const fn level(self) -> u8 {
        self.0
    }

    /// The next stronger one, if there is one.
    pub fn stronger(self) -> Option<Self> {
        Self::try_from(self.0 + 1).ok()
    }

    /// The next weaker one, if there is one.
    pub fn weaker(self) -> Option<Self> {
        Self::try_from(self.0 - 1).ok()
    }

    #[expect(clippy::indexing_slicing, reason = "there is a recipe for each level, and no other level can be made")]
    fn recipe(self) -> &'static Recipe {
        &RECIPES[usize::from(self.0 - 1)]
    }

    /// How many choices a search of this kind tries at most before it decides. Counted in work rather than time, so that a level means the
    /// same on every machine.
    pub fn work(self, kind: SearchKind) -> u64 {
        match kind {
            SearchKind::AlphaBeta => self.recipe().lines,
            SearchKind::Mcts => self.recipe().games,
        }
    }

    /// What a decision of this level may cost, and what it overlooks.
    pub fn limits(self, kind: SearchKind, stop: &(dyn Fn() -> bool + Sync)) -> DecisionLimits<'_> {
        DecisionLimits { work: self.work(kind), overlooks: self.recipe().overlooks, stop }
    }

    /// The longest time for a decision, in milliseconds.
    pub const fn most_ms(draws_chance: bool) -> u32 {
        if draws_chance { MOST_MS_BY_CHANCE } else { MOST_MS }
    }
}

/// There is no such level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLevel;

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "levels are {} to {}", Strength::WEAKEST, Strength::STRONGEST)
    }
}

impl std::error::Error for NoLevel {}

impl TryFrom<u8> for Strength {
    type Error = NoLevel;

    fn try_from(level: u8) -> Result<Self, NoLevel> {
        let is_known = (Self::WEAKEST.0..=Self::STRONGEST.0).contains(&level);
        if is_known { Ok(Self(level)) } else { Err(NoLevel) }
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> Self {
        strength.0
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Strength {
    type Err = NoLevel;

    /// Its number, or a word of earlier saves.
    fn from_str(word: &str) -> Result<Self, NoLevel> {
        let earlier = EARLIER.iter().find(|(known, _)| *known == word).map(|(_, level)| *level);
        earlier.or_else(|| word.parse().ok()).ok_or(NoLevel)?.try_into()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn each_level_works_more_and_overlooks_no_more_than_the_one_before() {
        let all: Vec<Strength> = Strength::all().collect();
        assert_eq!((all.len(), all.first(), all.last()), (8, Some(&Strength::WEAKEST), Some(&Strength::STRONGEST)));
        for (weak, strong) in all.iter().zip(&all[1..]) {
            assert_eq!((weak.stronger(), strong.weaker()), (Some(*strong), Some(*weak)));
            for kind in [SearchKind::AlphaBeta, SearchKind::Mcts] {
                let [weak, strong] = [weak, strong].map(|level| level.limits(kind, &|| false));
                assert!(weak.work < strong.work && weak.overlooks >= strong.overlooks, "{kind:?}");
            }
        }
        assert_eq!((Strength::WEAKEST.weaker(), Strength::STRONGEST.stronger()), (None, None));
    }

    #[test]
    fn a_level_is_read_by_its_number_and_by_the_words_of_earlier_saves() {
        for level in Strength::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let earlier = ["easy", "medium", "strong"].map(|word| word.parse::<Strength>().unwrap().level());
        assert_eq!(earlier, [4, 6, 8]);
        for wrong in ["0", "9", "-1", "", "weak", "256"] {
            assert_eq!(wrong.parse::<Strength>(), Err(NoLevel), "{wrong}");
        }
    }
}
