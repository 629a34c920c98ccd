//! How the tries of the first steps went, rung by rung, and which step that speaks for. A try is a press where something is asked for; no
//! press is none, since a learner may refuse or tire. What is learnt is proposed and never done by itself.

use az::SaturatingAs;
use jiff::civil::Date;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::str::FromStr;

/// So many tries of a day are looked at: the last ones.
pub const LOOKED_AT: usize = 20;
/// A step up is proposed where chance alone does as well with a smaller probability than this, on each of two days.
const BY_CHANCE: f64 = 0.03;
/// A step down is proposed at so many tries that went astray.
const ASTRAY: usize = 12;
/// After a proposal nothing is proposed for so many tries.
const RESTS: u8 = 50;
/// The days that a step up needs.
const DAYS: usize = 2;
/// The rungs on which something is asked for.
const RUNGS: std::ops::RangeInclusive<u8> = 4..=7;
/// The version of the text form.
const VERSION: &str = "1";

/// One try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Try {
    /// Whether it was good.
    pub good: bool,
    /// How many of a hundred presses at random are good there.
    pub chance: u8,
}

/// A step to another rung.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// To the next rung: so many of the last 20 tries were good, and no fewer on the day before.
    Up(u8),
    /// To the rung before: so many of the last 20 tries went astray.
    Down(u8),
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Day {
    date: Date,
    tries: VecDeque<Try>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Rung {
    /// The last days with tries, in order.
    days: VecDeque<Day>,
    /// So many tries until something is proposed again.
    rests: u8,
}

/// The last tries of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tries {
    rungs: BTreeMap<u8, Rung>,
}

/// The probability that presses at random make as many of these tries good.
fn by_chance(tries: &VecDeque<Try>) -> f64 {
    let good = tries.iter().filter(|one| one.good).count();
    // how probable each number of good tries is, one try after the other
    let mut counts = vec![1.0];
    for one in tries {
        let hit = f64::from(one.chance) / 100.0;
        let missed = counts.iter().map(|p| p * (1.0 - hit)).chain([0.0]);
        let were_good = std::iter::once(0.0).chain(counts.iter().map(|p| p * hit));
        counts = missed.zip(were_good).map(|(a, b)| a + b).collect();
    }
    counts.iter().skip(good).sum()
}

impl Day {
    fn good(&self) -> usize {
        self.tries.iter().filter(|one| one.good).count()
    }

    fn is_full(&self) -> bool {
        self.tries.len() == LOOKED_AT
    }

    fn is_beyond_chance(&self) -> bool {
        self.is_full() && by_chance(&self.tries) < BY_CHANCE
    }
}

impl Tries {
    /// Adds a try on this rung, unless any press is good there.
    pub fn add(&mut self, rung: u8, today: Date, one: Try) {
        if !RUNGS.contains(&rung) || one.chance >= 100 {
            return;
        }
        let kept = self.rungs.entry(rung).or_default();
        kept.rests = kept.rests.saturating_sub(1);
        if kept.days.back().is_none_or(|day| day.date != today) {
            // a day with too few tries says nothing
            if kept.days.back().is_some_and(|day| !day.is_full()) {
                kept.days.pop_back();
            }
            kept.days.push_back(Day { date: today, tries: VecDeque::new() });
        }
        while kept.days.len() > DAYS {
            kept.days.pop_front();
        }
        if let Some(day) = kept.days.back_mut() {
            if day.is_full() {
                day.tries.pop_front();
            }
            day.tries.push_back(one);
        }
    }

    /// The step that the tries on this rung speak for.
    pub fn step(&self, rung: u8) -> Option<Step> {
        let kept = self.rungs.get(&rung).filter(|kept| kept.rests == 0)?;
        let last = kept.days.back().filter(|day| day.is_full())?;
        let count = |many: usize| many.saturating_as::<u8>();
        if kept.days.len() == DAYS && kept.days.iter().all(Day::is_beyond_chance) {
            return Some(Step::Up(count(kept.days.iter().map(Day::good).min().unwrap_or_default())));
        }
        let astray = LOOKED_AT - last.good();
        (astray >= ASTRAY).then(|| Step::Down(count(astray)))
    }

    /// A step was proposed: for a while nothing is.
    pub fn proposed(&mut self, rung: u8) {
        self.rungs.entry(rung).or_default().rests = RESTS;
    }

    /// A step was taken: what was tried on this rung before says nothing any more.
    pub fn taken(&mut self, rung: u8) {
        self.rungs.remove(&rung);
    }
}

/// `1 5:0:2026-11-24=+50-50,2026-11-25=+50`: the version, then rung, tries until something is proposed again, and for each day the good
/// (+) and other (-) tries with how many in a hundred are good by chance.
impl fmt::Display for Tries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERSION)?;
        for (rung, kept) in &self.rungs {
            write!(f, " {rung}:{}:", kept.rests)?;
            for (index, day) in kept.days.iter().enumerate() {
                write!(f, "{}{}=", if index > 0 { "," } else { "" }, day.date)?;
                for one in &day.tries {
                    write!(f, "{}{}", if one.good { '+' } else { '-' }, one.chance)?;
                }
            }
        }
        Ok(())
    }
}

fn tries_of(text: &str) -> Option<VecDeque<Try>> {
    let mut tries = VecDeque::new();
    let mut left = text;
    while let Some(sign) = left.chars().next() {
        let good = match sign {
            '+' => true,
            '-' => false,
            _ => return None,
        };
        let rest = left.get(1..)?;
        let (number, next) = rest.split_at(rest.find(['+', '-']).unwrap_or(rest.len()));
        let chance = number.parse().ok().filter(|chance| *chance <= 100)?;
        tries.push_back(Try { good, chance });
        left = next;
    }
    (1..=LOOKED_AT).contains(&tries.len()).then_some(tries)
}

fn rung_of(text: &str) -> Option<(u8, Rung)> {
    let (rung, rest) = text.split_once(':')?;
    let (rests, days) = rest.split_once(':')?;
    let rung = rung.parse().ok().filter(|rung| RUNGS.contains(rung))?;
    let mut kept = Rung { days: VecDeque::new(), rests: rests.parse().ok().filter(|rests| *rests <= RESTS)? };
    for day in days.split(',').filter(|day| !day.is_empty()) {
        let (date, tries) = day.split_once('=')?;
        kept.days.push_back(Day { date: date.parse().ok()?, tries: tries_of(tries)? });
    }
    let in_order = kept.days.iter().zip(kept.days.iter().skip(1)).all(|(one, next)| one.date < next.date);
    (kept.days.len() <= DAYS && in_order).then_some((rung, kept))
}

/// The text is not one that was written here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotTries;

impl FromStr for Tries {
    type Err = NotTries;

    fn from_str(text: &str) -> Result<Self, NotTries> {
        let mut words = text.split_whitespace();
        if words.next() != Some(VERSION) {
            return Err(NotTries);
        }
        let rungs: Option<BTreeMap<u8, Rung>> = words.map(rung_of).collect();
        Ok(Self { rungs: rungs.ok_or(NotTries)? })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::cast_possible_truncation)]
mod tests {
    use super::*;
    use jiff::ToSpan;
    use rand_core::{Rng, SeedableRng};
    use rand_pcg::Pcg32;

    fn day(number: i32) -> Date {
        jiff::civil::date(2026, 1, 1).checked_add(number.days()).unwrap()
    }

    fn with(tries: &mut Tries, rung: u8, number: i32, good: usize, astray: usize, chance: u8) {
        for one in std::iter::repeat_n(true, good).chain(std::iter::repeat_n(false, astray)) {
            tries.add(rung, day(number), Try { good: one, chance });
        }
    }

    #[test]
    fn fifteen_of_twenty_on_two_days_speak_for_a_step_up_where_one_of_two_is_asked_for() {
        for (good, speaks) in [(15, true), (14, false)] {
            let mut tries = Tries::default();
            with(&mut tries, 5, 0, good, 20 - good, 50);
            assert_eq!(tries.step(5), None, "on one day alone");
            with(&mut tries, 5, 1, good, 20 - good, 50);
            assert_eq!(tries.step(5), speaks.then_some(Step::Up(15)));
        }
    }

    #[test]
    fn how_many_are_enough_follows_from_chance() {
        // the fewest good ones of twenty that random presses reach in fewer than 3 of 100 cases
        let least = |chance| {
            let is_enough = |good: &usize| {
                let mut tries = Tries::default();
                with(&mut tries, 6, 0, *good, 20 - *good, chance);
                with(&mut tries, 6, 1, *good, 20 - *good, chance);
                matches!(tries.step(6), Some(Step::Up(_)))
            };
            (0..=20).find(is_enough)
        };
        assert_eq!([50, 34, 17, 73, 100].map(least), [Some(15), Some(12), Some(8), Some(19), None]);
    }

    #[test]
    fn days_with_few_tries_and_rungs_where_nothing_is_asked_for_say_nothing() {
        let mut tries = Tries::default();
        with(&mut tries, 5, 0, 18, 2, 50);
        with(&mut tries, 5, 3, 12, 0, 50);
        assert_eq!(tries.step(5), None);
        with(&mut tries, 5, 4, 18, 2, 50);
        assert_eq!(tries.step(5), Some(Step::Up(18)));
        with(&mut tries, 2, 0, 0, 100, 50);
        assert_eq!(tries.step(2), None);
        // where any press is good, none says anything
        with(&mut tries, 5, 4, 0, 20, 100);
        assert_eq!(tries.step(5), Some(Step::Up(18)));
    }

    #[test]
    fn twelve_astray_speak_for_a_step_down_and_after_a_proposal_there_is_none_for_fifty_tries() {
        let mut tries = Tries::default();
        with(&mut tries, 5, 0, 9, 11, 50);
        assert_eq!(tries.step(5), None);
        with(&mut tries, 5, 0, 0, 1, 50);
        assert_eq!(tries.step(5), Some(Step::Down(12)));
        tries.proposed(5);
        with(&mut tries, 5, 0, 0, 49, 50);
        assert_eq!(tries.step(5), None);
        with(&mut tries, 5, 0, 0, 1, 50);
        assert_eq!(tries.step(5), Some(Step::Down(20)));
    }

    #[test]
    fn what_is_written_is_read_again_and_anything_else_is_refused() {
        let mut tries = Tries::default();
        with(&mut tries, 4, 0, 30, 3, 73);
        with(&mut tries, 4, 2, 5, 3, 70);
        with(&mut tries, 6, 2, 1, 0, 34);
        tries.proposed(7);
        assert_eq!(tries.to_string().parse(), Ok(tries));
        for damaged in [
            "",
            "2",
            "1 5",
            "1 5:0:2026-11-24=50",
            "1 5:0:2026-11-24=+101",
            "1 5:0:2026-13-24=+50",
            "1 9:0:2026-11-24=+50",
            "1 5:51:2026-11-24=+50",
            "1 5:0:2026-11-24=",
            "1 5:0:2026-11-24=+50,2026-11-23=+50",
            "1 5:0:2026-11-24=é50",
        ] {
            assert_eq!(damaged.parse::<Tries>(), Err(NotTries), "{damaged}");
        }
    }

    /// What a learner does at a try of a session: whether it is good; none where nobody presses.
    type Learner = fn(&mut Pcg32, usize) -> Option<bool>;

    fn happens(dice: &mut Pcg32, percent: u32) -> bool {
        dice.next_u32() % 100 < percent
    }

    /// Of 1,000 learners (seeds 1 to 1,000) over ten sessions of 60 tries at one of two, asked every five tries as at the ends of levels:
    /// to how many a step up and a step down is proposed. Who is sent up has left the rung; down nobody goes.
    fn proposals(learner: Learner) -> (usize, usize) {
        let (mut up, mut down) = (0, 0);
        for seed in 1..=1_000 {
            let mut dice = Pcg32::seed_from_u64(seed);
            let mut tries = Tries::default();
            let (mut went_up, mut went_down) = (false, false);
            'rung: for session in 0..10 {
                for number in 0..60 {
                    if let Some(good) = learner(&mut dice, number) {
                        tries.add(5, day(session), Try { good, chance: 50 });
                    }
                    if number % 5 == 4 {
                        match tries.step(5) {
                            Some(Step::Up(_)) => {
                                went_up = true;
                                break 'rung;
                            }
                            Some(Step::Down(_)) => went_down = true,
                            None => continue,
                        }
                        tries.proposed(5);
                    }
                }
            }
            up += usize::from(went_up);
            down += usize::from(went_down);
        }
        (up, down)
    }

    #[test]
    fn who_presses_at_random_is_not_sent_on_and_who_knows_is() {
        let random = proposals(|dice, _| Some(happens(dice, 50)));
        let knows = proposals(|dice, _| Some(happens(dice, 75)));
        println!("random {random:?}, 75 in 100 {knows:?}");
        assert!(random.0 <= 50, "{random:?}");
        assert!(knows.0 >= 900 && knows.1 <= 50, "{knows:?}");
    }

    #[test]
    fn learners_who_are_late_tremble_tire_or_refuse_come_on_as_far_as_they_can() {
        let learners: [(&str, Learner); 4] = [
            // one in ten presses comes when the light has gone on
            ("late", |dice, _| Some(!happens(dice, 10) && happens(dice, 90))),
            // every fifth press is one that was not meant, and good by chance
            ("tremor", |dice, _| Some(if happens(dice, 20) { happens(dice, 50) } else { happens(dice, 88) })),
            // from the middle of the session on fewer and fewer presses, and less sure ones
            ("tiring", |dice, number| {
                let tired = u32::try_from(number.saturating_sub(30)).unwrap();
                (!happens(dice, tired * 3)).then(|| happens(dice, 88 - tired / 3))
            }),
            // presses one time in three, and then knows
            ("refusing", |dice, _| happens(dice, 40).then(|| happens(dice, 85))),
        ];
        for (name, learner) in learners {
            let (up, down) = proposals(learner);
            println!("{name}: up {up}, down {down} of 1000");
            assert!(up >= 900 && down <= 50, "{name}: up {up}, down {down}");
        }
    }
}
