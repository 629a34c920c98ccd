//! What was suggested at the desk and is not to be again for a while, since whoever helps said so.

use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// It rests for so many days.
const DAYS: i64 = 14;
/// The version of the text form.
const VERSION: &str = "1";
/// How many suggestions the text form can name: more than there are.
const MOST: usize = 20;

/// Suggestions that rest, by their words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PutOff {
    until: BTreeMap<String, Date>,
}

impl PutOff {
    /// This one rests from today on.
    pub fn put(&mut self, word: &str, today: Date) {
        self.until.retain(|_, until| *until > today);
        self.until.insert(word.to_owned(), today.checked_add(DAYS.days()).unwrap_or(today));
    }

    /// Whether it rests today.
    pub fn rests(&self, word: &str, today: Date) -> bool {
        matches!(self.until.get(word), Some(until) if *until > today)
    }
}

/// `1 pace:2026-12-09`: the version, then each word and the day on which it may be suggested again.
impl fmt::Display for PutOff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERSION)?;
        self.until.iter().try_for_each(|(word, until)| write!(f, " {word}:{until}"))
    }
}

/// The text is not one that was written here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotPutOff;

impl FromStr for PutOff {
    type Err = NotPutOff;

    fn from_str(text: &str) -> Result<Self, NotPutOff> {
        let mut words = text.split_whitespace();
        if words.next() != Some(VERSION) {
            return Err(NotPutOff);
        }
        let one = |word: &str| {
            let (word, until) = word.split_once(':')?;
            let is_word = !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            Some((word.to_owned(), until.parse().ok()?)).filter(|_| is_word)
        };
        let until: Option<BTreeMap<String, Date>> = words.take(MOST).map(one).collect();
        Ok(Self { until: until.ok_or(NotPutOff)? })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn what_is_put_off_rests_for_two_weeks() {
        let mut put_off = PutOff::default();
        put_off.put("pace", date(2026, 11, 25));
        assert!(put_off.rests("pace", date(2026, 12, 8)) && !put_off.rests("pace", date(2026, 12, 9)));
        assert!(!put_off.rests("hold", date(2026, 11, 25)));
        put_off.put("hold", date(2026, 12, 9));
        assert_eq!(put_off.to_string(), "1 hold:2026-12-23", "what is over is forgotten");
        assert_eq!(put_off.to_string().parse(), Ok(put_off));
        for damaged in ["", "2", "1 pace", "1 :2026-12-23", "1 Pace!:2026-12-23", "1 pace:soon"] {
            assert_eq!(damaged.parse::<PutOff>(), Err(NotPutOff), "{damaged}");
        }
    }
}
