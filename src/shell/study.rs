//! A study of two values of a setting: blocks in pairs, the order within each pair by chance, and what came of it, compared exactly over
//! all orders that chance could have given. Everything else of the method stays as it is meanwhile. Pure; the blocks' numbers come from
//! the record of presses.

use super::Field;
use super::in_force::InBlock;
use super::press_sums::{PressDay, PressSums};
use crate::chance::Chance;
use az::SaturatingAs;
use std::fmt;
use std::str::FromStr;

/// How many pairs a study can have.
pub const PAIRS: std::ops::RangeInclusive<u16> = 2..=12;
/// From so many pairs on a probability is told: with fewer, chance alone gives the most extreme order too often.
pub const LEAST_PAIRS: usize = 6;
/// How many presses or minutes a block can have.
pub const LONG: std::ops::RangeInclusive<u32> = 1..=500;
/// The settings that can be compared.
pub const KEYS: [&str; 10] =
    ["interval", "method", "ignore_repeat", "hold", "quiet", "cooldown", "lag", "said", "theme", "dim_rest"];
/// The version of the text form.
const VERSION: &str = "1";

/// How long a block lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Block {
    /// So many presses in games.
    Presses(u32),
    /// So many minutes of play.
    Minutes(u32),
}

/// What is compared: it is chosen before, so that nobody looks for what comes out best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// Choices in a minute that were not taken back.
    Pace,
    /// Choices that were taken back, in a hundred.
    Wrong,
    /// The median answer time, in milliseconds.
    Answer,
    /// Presses that the filter dropped, in a hundred.
    Dropped,
}

impl Measure {
    /// Its word.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// What a block comes to; none where there is too little of it.
    pub fn of(self, sums: &PressSums) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "no block has 2^52 of anything")]
        let part = |some: u64, of: u64, times: f64| (of > 0).then(|| some as f64 * times / of as f64);
        match self {
            // what was taken back, and the taking back itself, led nowhere
            Self::Pace => part(sums.choices.saturating_sub(2 * sums.took_back), sums.play_ms, 60_000.0),
            Self::Wrong => part(sums.took_back, sums.choices.saturating_sub(sums.took_back), 100.0),
            Self::Answer => sums.lit.quarter(2).map(f64::from),
            Self::Dropped => part(sums.filtered.iter().sum(), sums.presses, 100.0),
        }
    }
}

/// A study as it was set up, and how far it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Study {
    /// Tells it apart, and decides the orders.
    pub seed: u32,
    /// The setting: one of [`KEYS`].
    pub key: String,
    /// The two values.
    pub values: [String; 2],
    /// The value that was in force before, and will be again.
    pub before: String,
    /// How many pairs of blocks.
    pub pairs: u16,
    /// How long a block lasts.
    pub block: Block,
    /// What is compared.
    pub measure: Measure,
    /// The block that is played, from 0; their number when it is over.
    pub at: u16,
    /// Presses, or milliseconds, of this block so far.
    pub done: u32,
    /// Whether it was stopped.
    pub is_stopped: bool,
}

impl Study {
    /// How many blocks it has.
    pub fn blocks(&self) -> u16 {
        self.pairs * 2
    }

    /// Whether it still runs.
    pub fn runs(&self) -> bool {
        !self.is_stopped && self.at < self.blocks()
    }

    /// Whether the second value is in force in this block.
    pub fn is_second(&self, block: u16) -> bool {
        let begins_with_second = Chance::of(self.seed.into(), u64::from(block / 2)).number() & 1 == 1;
        begins_with_second == block.is_multiple_of(2)
    }

    /// The block that is played; none when it is over.
    pub fn in_block(&self) -> Option<InBlock> {
        self.runs().then(|| InBlock { study: self.seed, block: self.at, is_second: self.is_second(self.at) })
    }

    /// The first or the second value.
    pub fn value_of(&self, is_second: bool) -> &str {
        let [first, second] = &self.values;
        if is_second { second } else { first }
    }

    /// The value that is in force now.
    pub fn value(&self) -> &str {
        self.in_block().map_or(&self.before, |block| self.value_of(block.is_second))
    }

    /// The setting that is compared.
    #[expect(clippy::expect_used, reason = "studies are read and set up with names of settings only")]
    pub fn field(&self) -> &'static Field {
        super::field(&self.key).expect("a study compares a setting of the table")
    }

    /// A press in a game, so many milliseconds after the last one; whether another block begins.
    pub fn count(&mut self, since_ms: u32) -> bool {
        let (more, all) = match self.block {
            Block::Presses(all) => (1, all),
            Block::Minutes(all) => (since_ms, all.saturating_mul(60_000)),
        };
        self.done = self.done.saturating_add(more);
        let is_over = self.done >= all;
        if is_over {
            (self.at, self.done) = (self.at + 1, 0);
        }
        is_over
    }
}

/// `1 4711 interval 1000 1500 1200 6 presses:40 pace 3 12 runs`
impl fmt::Display for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([first, second], measure) = (&self.values, self.measure.word());
        write!(f, "{VERSION} {} {} {first} {second} {} {} ", self.seed, self.key, self.before, self.pairs)?;
        match self.block {
            Block::Presses(all) => write!(f, "presses:{all}")?,
            Block::Minutes(all) => write!(f, "minutes:{all}")?,
        }
        write!(f, " {measure} {} {} {}", self.at, self.done, if self.is_stopped { "stopped" } else { "runs" })
    }
}

/// The text is not one that was written here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotStudy;

fn study_of(text: &str) -> Option<Study> {
    let mut words = text.split(' ');
    words.next().filter(|version| *version == VERSION)?;
    let seed = words.next()?.parse().ok()?;
    let key = words.next().filter(|key| KEYS.contains(key))?.to_owned();
    let field = super::field(&key)?;
    let mut value =
        || words.next().filter(|value| (field.set)(&mut super::Settings::default(), value)).map(str::to_owned);
    let (values, before) = ([value()?, value()?], value()?);
    let pairs: u16 = words.next()?.parse().ok().filter(|pairs| PAIRS.contains(pairs))?;
    let (kind, long) = words.next()?.split_once(':')?;
    let long = long.parse().ok().filter(|long| LONG.contains(long))?;
    let block = match kind {
        "presses" => Block::Presses(long),
        "minutes" => Block::Minutes(long),
        _ => return None,
    };
    let measure = Measure::from_str(words.next()?).ok()?;
    let at = words.next()?.parse().ok().filter(|at| *at <= pairs * 2)?;
    let done = words.next()?.parse().ok()?;
    let is_stopped = match words.next()? {
        "runs" => false,
        "stopped" => true,
        _ => return None,
    };
    let study = Study { seed, key, values, before, pairs, block, measure, at, done, is_stopped };
    words.next().is_none().then_some(study)
}

impl FromStr for Study {
    type Err = NotStudy;

    fn from_str(text: &str) -> Result<Self, NotStudy> {
        study_of(text).ok_or(NotStudy)
    }
}

/// What a block came to.
#[derive(Debug, Clone, PartialEq)]
pub struct BlockResult {
    /// Which block, from 0.
    pub block: u16,
    /// Whether the second value was in force.
    pub is_second: bool,
    /// Its presses.
    pub sums: PressSums,
    /// What is compared; none where there was too little.
    pub value: Option<f64>,
}

/// The comparison.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Compared {
    /// How many whole pairs there are.
    pub pairs: usize,
    /// The mean with the first value, and with the second.
    pub means: [f64; 2],
    /// How probable a difference as large is if the values made none; none with fewer than [`LEAST_PAIRS`] pairs.
    pub p: Option<f64>,
}

/// The blocks that were played, in order, of these days.
pub fn results(study: &Study, days: &[PressDay]) -> Vec<BlockResult> {
    let played = |block: u16| {
        let mut sums = PressSums::default();
        let is_it = |in_block: InBlock| in_block.study == study.seed && in_block.block == block;
        for part in days.iter().flat_map(|day| &day.parts) {
            if part.in_force.and_then(|state| state.study).is_some_and(is_it) {
                // what was pressed beside games says nothing
                part.games.iter().filter(|(game, _)| !game.is_empty()).for_each(|(_, more)| sums.add(more));
            }
        }
        let value = study.measure.of(&sums);
        BlockResult { block, is_second: study.is_second(block), sums, value }
    };
    (0..study.at).map(played).collect()
}

/// Compares the two values, pair by pair.
pub fn compare(results: &[BlockResult]) -> Option<Compared> {
    let mut pairs = Vec::new();
    for pair in results.chunks_exact(2) {
        let of = |second: bool| pair.iter().find(|block| block.is_second == second).and_then(|block| block.value);
        pairs.extend(of(false).zip(of(true)));
    }
    let count = u32::try_from(pairs.len()).ok().filter(|count| *count > 0)?;
    let mean = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / f64::from(count);
    let means = [mean(&mut pairs.iter().map(|pair| pair.0)), mean(&mut pairs.iter().map(|pair| pair.1))];
    let differences: Vec<f64> = pairs.iter().map(|(first, second)| second - first).collect();
    let p = (pairs.len() >= LEAST_PAIRS).then(|| permuted(&differences));
    Some(Compared { pairs: pairs.len(), means, p })
}

/// In how many of all orders that chance could have given, each as likely as the others, the mean difference is as far from zero.
fn permuted(differences: &[f64]) -> f64 {
    let count = differences.len().min(usize::from(*PAIRS.end()));
    let far = differences.iter().sum::<f64>().abs();
    // sums that differ in their last bits alone are the same
    let least = far - 1e-9 * (1.0 + far);
    let is_as_far = |order: &u32| {
        let signed =
            |(place, difference): (usize, &f64)| if order >> place & 1 == 1 { -difference } else { *difference };
        differences.iter().enumerate().map(signed).sum::<f64>().abs() >= least
    };
    let orders = 1_u32 << count;
    let as_far: u32 = (0..orders).filter(is_as_far).count().saturating_as();
    f64::from(as_far) / f64::from(orders)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::cast_precision_loss)]
mod tests {
    use super::*;

    fn study(seed: u32, pairs: u16) -> Study {
        Study {
            seed,
            key: "interval".to_owned(),
            values: ["1000".to_owned(), "1500".to_owned()],
            before: "1200".to_owned(),
            pairs,
            block: Block::Presses(3),
            measure: Measure::Pace,
            at: 0,
            done: 0,
            is_stopped: false,
        }
    }

    #[test]
    fn each_pair_has_both_values_and_all_orders_come_up() {
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let study = study(seed, 3);
            assert!((0..3).all(|pair| study.is_second(2 * pair) != study.is_second(2 * pair + 1)));
            orders.insert([0, 2, 4].map(|block| study.is_second(block)));
        }
        assert_eq!(orders.len(), 8);
    }

    #[test]
    fn it_goes_from_block_to_block_and_back_to_the_value_before() {
        let mut study = study(7, 2);
        let mut values = Vec::new();
        while study.runs() {
            values.push(study.value().to_owned());
            study.count(500);
            assert_eq!(study.to_string().parse(), Ok(study.clone()));
        }
        assert_eq!(values.len(), 12);
        assert_eq!((values.iter().filter(|value| *value == "1500").count(), study.value()), (6, "1200"));
        let mut minutes = Study { block: Block::Minutes(1), ..self::study(7, 2) };
        assert!(!minutes.count(59_999) && minutes.count(1));
        for damaged in [
            "",
            "1 7",
            "1 7 tempo 1 2 3 6 presses:40 pace 0 0 runs",
            "1 7 interval 5 1500 1200 6 presses:40 pace 0 0 runs",
        ] {
            assert!(damaged.parse::<Study>().is_err(), "{damaged}");
        }
    }

    #[test]
    fn a_probability_is_told_from_six_pairs_on_and_counts_orders() {
        let results = |differences: &[f64]| -> Vec<BlockResult> {
            let of = |block: usize, value: f64| BlockResult {
                block: u16::try_from(block).unwrap(),
                is_second: block % 2 == 1,
                sums: PressSums::default(),
                value: Some(value),
            };
            differences
                .iter()
                .enumerate()
                .flat_map(|(pair, value)| [of(2 * pair, 10.0), of(2 * pair + 1, 10.0 + value)])
                .collect()
        };
        assert_eq!(compare(&results(&[1.0; 5])).unwrap().p, None);
        let six = compare(&results(&[1.0, 2.0, 3.0, 1.5, 2.5, 0.5])).unwrap();
        assert_eq!((six.p, six.means), (Some(2.0 / 64.0), [10.0, 11.75]));
        // one small difference the other way: 4 of 64 orders
        assert_eq!(compare(&results(&[1.0, 2.0, 3.0, 1.5, 2.5, -0.5])).unwrap().p, Some(4.0 / 64.0));
        assert_eq!(compare(&results(&[1.0, -1.0, 1.0, -1.0, 1.0, -1.0])).unwrap().p, Some(1.0));
        assert_eq!(compare(&[]), None);
    }

    /// How many of so many studies of learners, who get better from block to block, find a difference where the second value adds this.
    fn found(adds: f64, pairs: u16) -> f64 {
        let mut random = Chance::new(5);
        let mut noise = || (0..12).map(|_| f64::from(random.number() >> 16)).sum::<f64>() / 65_536.0 - 6.0;
        let studies: u16 = 2_000;
        let finds = |seed: u16| {
            let study = study(seed.into(), pairs);
            let block = |block: u16| {
                let is_second = study.is_second(block);
                let value = 10.0 + f64::from(block) * 0.3 + noise() + if is_second { adds } else { 0.0 };
                BlockResult { block, is_second, sums: PressSums::default(), value: Some(value) }
            };
            let results: Vec<BlockResult> = (0..study.blocks()).map(block).collect();
            compare(&results).unwrap().p.unwrap() <= 0.05
        };
        let count = (0..studies).map(finds).filter(|found| *found).count();
        count as f64 / f64::from(studies)
    }

    #[test]
    fn where_there_is_no_difference_one_is_found_in_at_most_one_of_twenty_studies() {
        for pairs in [6, 8, 10] {
            let by_chance = found(0.0, pairs);
            assert!((0.015..0.062).contains(&by_chance), "{pairs} pairs: {by_chance}");
        }
        assert!(found(2.0, 8) > 0.8, "{}", found(2.0, 8));
    }
}
