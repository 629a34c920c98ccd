//! Two values of a setting compared over a time: the days of each, and how far apart they are. A day counts once, since the presses of a
//! day are like one another. What else changed meanwhile is not known: that is what a study is for.

use crate::narrate::Texts;
use crate::scan::Method;
use crate::shell::in_force::{Help, InForce};
use crate::shell::press_sums::{PressDay, PressSums};
use crate::shell::study::Measure;
use crate::shell::words::{seconds, value};
use crate::shell::{Field, Settings, field};
use std::collections::BTreeMap;

/// A day with fewer presses under a value does not count.
const LEAST_PRESSES: u64 = 20;
/// So many values are offered: those with the most presses.
pub const OFFERED: usize = 6;
/// The 97.5th part of a hundred of Student's distribution, for 1 to 10 degrees of freedom.
const STUDENT: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/// What the days differ in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
    /// The interval of the light.
    Interval,
    /// The method.
    Method,
    /// Whether somebody helped.
    Help,
    /// Repeats that were ignored.
    Repeat,
    /// The shortest press.
    Hold,
}

impl By {
    /// Its word.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The value that was in force, as a number; none where there was none.
    fn of(self, state: &InForce) -> Option<u16> {
        match self {
            Self::Interval => state.timed.then_some(state.interval_ms),
            Self::Method => Some(state.method_number().into()),
            Self::Help => (state.help != Help::Unsaid).then_some(state.help as u16),
            Self::Repeat => Some(state.repeat_ms),
            Self::Hold => Some(state.hold_ms),
        }
    }

    /// A value in words.
    pub fn words(self, t: Texts, number: u16) -> String {
        match self {
            Self::Interval | Self::Repeat | Self::Hold => seconds(t, number.into()),
            Self::Help => t.get(if number == Help::With as u16 { "desk-session-with" } else { "desk-session-alone" }),
            Self::Method => {
                let mut settings = Settings::default();
                settings.scan.method = method_of(number);
                value(t, method_field(), &(method_field().get)(&settings))
            }
        }
    }
}

/// The method of a number that [`By::of`] gave.
#[expect(clippy::expect_used, reason = "the numbers come from the record, which refuses others")]
fn method_of(number: u16) -> Method {
    u8::try_from(number).ok().and_then(InForce::method_of).expect("a number of a method")
}

#[expect(clippy::expect_used, reason = "the table has this setting: tested")]
fn method_field() -> &'static Field {
    field("method").expect("the setting of the method")
}

/// What the days of each value come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Values {
    days: BTreeMap<u16, Vec<PressSums>>,
}

/// A measure under two values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Apart {
    /// The means of the days.
    pub means: [f64; 2],
    /// How many days each has.
    pub days: [usize; 2],
    /// The second less the first.
    pub difference: f64,
    /// The 95 % interval of that (Welch); none with fewer than two days each.
    pub interval: Option<(f64, f64)>,
}

impl Values {
    /// Those of these days.
    pub fn of(days: &[PressDay], by: By) -> Self {
        let mut values = Self::default();
        for day in days {
            let mut today = BTreeMap::<u16, PressSums>::new();
            for part in &day.parts {
                let Some(number) = part.in_force.and_then(|state| by.of(&state)) else { continue };
                let games = part.games.iter().filter(|(game, _)| !game.is_empty());
                games.for_each(|(_, sums)| today.entry(number).or_default().add(sums));
            }
            for (number, sums) in today.into_iter().filter(|(_, sums)| sums.presses >= LEAST_PRESSES) {
                values.days.entry(number).or_default().push(sums);
            }
        }
        values
    }

    /// The values that were in force most, in order.
    pub fn offered(&self) -> Vec<u16> {
        let presses = |days: &[PressSums]| days.iter().map(|sums| sums.presses).sum::<u64>();
        let mut all: Vec<(u64, u16)> = self.days.iter().map(|(number, days)| (presses(days), *number)).collect();
        all.sort_by_key(|(presses, _)| std::cmp::Reverse(*presses));
        let mut numbers: Vec<u16> = all.into_iter().take(OFFERED).map(|(_, number)| number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// How many days and presses a value has.
    pub fn count(&self, number: u16) -> (usize, u64) {
        let days = self.days.get(&number).map(Vec::as_slice).unwrap_or_default();
        (days.len(), days.iter().map(|sums| sums.presses).sum())
    }

    /// How far apart two values are.
    pub fn apart(&self, first: u16, second: u16, measure: Measure) -> Option<Apart> {
        let of = |number| -> Vec<f64> {
            let days = self.days.get(&number).map(Vec::as_slice).unwrap_or_default();
            days.iter().filter_map(|sums| measure.of(sums)).collect()
        };
        apart(&of(first), &of(second))
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody has 2^52 days")]
fn spread(values: &[f64]) -> Option<(f64, f64)> {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (!values.is_empty()).then(|| (mean, squares / (count - 1.0).max(1.0) / count))
}

/// The means, and Welch's interval of their difference.
#[expect(clippy::cast_precision_loss, reason = "nobody has 2^52 days")]
fn apart(first: &[f64], second: &[f64]) -> Option<Apart> {
    let ((mean, error), (other, other_error)) = (spread(first)?, spread(second)?);
    let (days, difference) = ([first.len(), second.len()], other - mean);
    let sum = error + other_error;
    let interval = (first.len() > 1 && second.len() > 1).then(|| {
        let part = |error: f64, count: usize| error * error / (count as f64 - 1.0);
        let below = part(error, first.len()) + part(other_error, second.len());
        let freedom = if below > 0.0 { sum * sum / below } else { f64::MAX };
        let half = student(freedom) * sum.sqrt();
        (difference - half, difference + half)
    });
    Some(Apart { means: [mean, other], days, difference, interval })
}

/// The factor of a 95 % interval.
fn student(freedom: f64) -> f64 {
    let known = (1_u32..).zip(STUDENT).take_while(|(number, _)| f64::from(*number) <= freedom).last();
    match known {
        None => STUDENT[0],
        Some((number, factor)) if number < 10 => factor,
        Some(_) => {
            let z = 1.959_964_f64;
            z + (z.powi(3) + z) / (4.0 * freedom)
                + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom * freedom)
        }
    }
}

/// A number in words, to a tenth; times are told as times.
pub fn told(t: Texts, measure: Measure, number: f64) -> String {
    let sign = if number < -0.05 { "−" } else { "" };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is kept within the range")]
    let tenths = (number.abs().min(1e8) * 10.0).round() as u32;
    if measure == Measure::Answer {
        return format!("{sign}{}", seconds(t, tenths / 10));
    }
    format!("{sign}{}{}{}", tenths / 10, t.get("decimal-point"), tenths % 10)
}

/// The table of a comparison: heading row and rows.
pub fn compare_table(t: Texts, values: &Values, by: By, numbers: [u16; 2]) -> (Vec<String>, Vec<Vec<String>>) {
    let [first, second] = numbers;
    let names = numbers.map(|number| by.words(t, number));
    let header = [
        t.get("compare-what"),
        names[0].clone(),
        names[1].clone(),
        t.get("compare-difference"),
        t.get("compare-interval"),
    ];
    let counts = numbers.map(|number| values.count(number));
    let counted = |id: &str, one: String, other: String| vec![t.get(id), one, other, String::new(), String::new()];
    let mut rows = vec![
        counted("compare-days", counts[0].0.to_string(), counts[1].0.to_string()),
        counted("col-presses", counts[0].1.to_string(), counts[1].1.to_string()),
    ];
    for measure in <Measure as strum::VariantArray>::VARIANTS {
        let name = t.get(&format!("measure-{}", measure.word()));
        let Some(apart) = values.apart(first, second, *measure) else { continue };
        let tell = |number| told(t, *measure, number);
        let interval = apart.interval.map(|(low, high)| format!("{} … {}", tell(low), tell(high))).unwrap_or_default();
        rows.push(vec![name, tell(apart.means[0]), tell(apart.means[1]), tell(apart.difference), interval]);
    }
    (header.to_vec(), rows)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::cast_precision_loss)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::shell::PressPart;

    #[test]
    fn the_interval_is_that_of_welch() {
        // worked out by hand: variances of the means 1/3 and 4/3, 2.94 degrees of freedom, of which two are whole
        let apart = apart(&[1.0, 2.0, 3.0], &[4.0, 6.0, 8.0]).unwrap();
        assert_eq!((apart.means, apart.difference), ([2.0, 6.0], 4.0));
        let (low, high) = apart.interval.unwrap();
        let half = 4.303 * (5.0_f64 / 3.0).sqrt();
        assert!((low - (4.0 - half)).abs() < 1e-6 && (high - (4.0 + half)).abs() < 1e-6, "{low} {high}");
        assert_eq!(super::apart(&[1.0], &[2.0, 3.0]).unwrap().interval, None);
        assert!((student(30.0) - 2.042).abs() < 0.01 && (student(1e9) - 1.96).abs() < 0.001);
    }

    /// Of so many comparisons of days that do not differ, how many intervals leave zero out.
    #[test]
    fn an_interval_leaves_the_truth_out_about_one_time_in_twenty() {
        let mut random = Chance::new(1);
        let mut day = || (0..12).map(|_| f64::from(random.number() >> 16)).sum::<f64>() / 65_536.0;
        let runs = 4_000;
        let mut out = 0;
        for _ in 0..runs {
            let [first, second] = [5, 8].map(|count| (0..count).map(|_| day()).collect::<Vec<_>>());
            let (low, high) = apart(&first, &second).unwrap().interval.unwrap();
            out += u32::from(low > 0.0 || high < 0.0);
        }
        let share = f64::from(out) / f64::from(runs);
        assert!((0.03..0.06).contains(&share), "{share}");
    }

    #[test]
    fn days_count_for_the_value_that_was_in_force() {
        let mut settings = Settings::default();
        let mut part = |interval: u32, presses: u64| {
            settings.scan.interval_ms = interval;
            let sums = PressSums {
                presses,
                choices: presses,
                took_back: presses / 10,
                play_ms: 60_000,
                ..PressSums::default()
            };
            PressPart { in_force: Some(InForce::of(&settings)), games: BTreeMap::from([("chess".to_owned(), sums)]) }
        };
        let date = jiff::civil::date(2026, 11, 25);
        let day = |parts: Vec<PressPart>| PressDay { date, games: PressPart::together(&parts), parts };
        let days = [day(vec![part(1_000, 40), part(1_500, 30)]), day(vec![part(1_000, 60)]), day(vec![part(2_000, 5)])];
        let values = Values::of(&days, By::Interval);
        assert_eq!(values.offered(), [1_000, 1_500], "few presses say nothing");
        assert_eq!((values.count(1_000), values.count(1_500)), ((2, 100), (1, 30)));
        assert!(Values::of(&days, By::Help).offered().is_empty());
    }
}
