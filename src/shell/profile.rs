//! The personal data of a player, and the check of birth numbers. Decides nothing about control; that is
//! [`super::Settings`].

use crate::game::Language;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many characters of a name are kept.
pub const MAX_NAME: usize = 60;

/// The personal data of a player (`properties.xml`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The first name; never empty.
    pub name: String,
    /// The family name; may be empty.
    pub surname: String,
    /// The group of learners, such as a class; may be empty.
    #[serde(default)]
    pub group: String,
    /// A birth number or date, if given.
    pub birth: Option<Birth>,
    /// For greetings and pictures.
    pub gender: Gender,
    /// Name of one of the program's pictures.
    pub avatar: String,
    /// The language of texts and speech.
    pub language: Language,
}

impl Profile {
    /// A player about whom only the name is known.
    pub fn named(name: &str, language: Language) -> Self {
        Self {
            name: name.trim().chars().take(MAX_NAME).collect(),
            surname: String::new(),
            group: String::new(),
            birth: None,
            gender: Gender::Unknown,
            avatar: super::AVATARS.first().copied().unwrap_or_default().to_owned(),
            language,
        }
    }

    /// Name and surname.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.name, self.surname).trim().to_owned()
    }
}

/// Gender, as far as it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Gender {
    /// Not given.
    #[default]
    Unknown,
    /// Female.
    Female,
    /// Male.
    Male,
}

impl Gender {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Unknown, Self::Female, Self::Male];
}

/// When the player was born: as a Czech or Slovak birth number, or as a date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Birth {
    /// A checked birth number, as `YYMMDD/SSSC`.
    Number(String),
    /// A date.
    Date(jiff::civil::Date),
}

/// Why a text is not a birth number or date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BirthFault {
    /// It is neither nine or ten digits nor a date such as 2001-12-31.
    Form,
    /// Its date does not exist.
    Date,
    /// Ten digits that are not divisible by eleven.
    Checksum,
    /// It lies in the future.
    Future,
}

impl fmt::Display for BirthFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "write a birth number of nine or ten digits, or a date such as 2001-12-31",
            Self::Date => "there is no such day",
            Self::Checksum => "the number is not divisible by eleven, so a digit is wrong",
            Self::Future => "this day has not come yet",
        })
    }
}

impl Birth {
    /// Reads what a player entered. `today` is the latest possible date, and determines the century for nine digits.
    ///
    /// # Errors
    ///
    /// [`BirthFault`].
    pub fn read(text: &str, today: jiff::civil::Date) -> Result<Self, BirthFault> {
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        let others = text.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace());
        let birth = if others.clone().all(|c| c == '/') && matches!(digits.len(), 9 | 10) {
            let (day, serial) = digits.split_at(6);
            Self::Number(format!("{day}/{serial}"))
        } else {
            Self::Date(jiff::civil::Date::from_str(text.trim()).map_err(|_| BirthFault::Form)?)
        };
        if birth.date()? > today { Err(BirthFault::Future) } else { Ok(birth) }
    }

    /// The day of birth.
    ///
    /// # Errors
    ///
    /// [`BirthFault`] for an invalid number; a value from [`Birth::read`] is always valid.
    pub fn date(&self) -> Result<jiff::civil::Date, BirthFault> {
        match self {
            Self::Date(date) => Ok(*date),
            Self::Number(number) => Ok(read_number(number)?.0),
        }
    }

    /// The gender given by a birth number: the months of women are 50 higher.
    pub fn gender(&self) -> Option<Gender> {
        match self {
            Self::Date(_) => None,
            Self::Number(number) => read_number(number).ok().map(|(_, gender)| gender),
        }
    }

    /// Age in whole years on a day; none before birth.
    pub fn age(&self, today: jiff::civil::Date) -> Option<i16> {
        let born = self.date().ok()?;
        let had_birthday = (today.month(), today.day()) >= (born.month(), born.day());
        let years = today.year() - born.year() - i16::from(!had_birthday);
        (years >= 0).then_some(years)
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => f.write_str(number),
            Self::Date(date) => write!(f, "{date}"),
        }
    }
}

/// Day and gender of a birth number (Czech act 133/2000, section 13): nine digits until 1953, since then ten that
/// eleven divides (until 1985 a remainder of ten was written as 0); months of women +50, since 2004 also +20 where
/// a day's numbers ran out.
fn read_number(number: &str) -> Result<(jiff::civil::Date, Gender), BirthFault> {
    let digits: Vec<i64> = number.chars().filter_map(|c| c.to_digit(10)).map(i64::from).collect();
    let value = |from: usize, to: usize| {
        digits.get(from..to).map(|d| d.iter().fold(0, |all, digit| all * 10 + digit)).ok_or(BirthFault::Form)
    };
    let (short, two, month, day) = (digits.len() == 9, value(0, 2)?, value(2, 4)?, value(4, 6)?);
    let year = match (short, two) {
        (true, 54..) => 1800 + two,
        (true, _) => 1900 + two,
        (false, 54..) => 1900 + two,
        (false, _) => 2000 + two,
    };
    let gender = if month > 50 { Gender::Female } else { Gender::Male };
    let month = month % 50;
    let month = if month > 20 && year >= 2004 { month - 20 } else { month };
    let part = |n: i64| i8::try_from(n).map_err(|_| BirthFault::Date);
    let year_number = i16::try_from(year).map_err(|_| BirthFault::Date)?;
    let date = jiff::civil::Date::new(year_number, part(month)?, part(day)?).map_err(|_| BirthFault::Date)?;
    if !short {
        let (whole, first_nine, last) = (value(0, 10)?, value(0, 9)?, value(9, 10)?);
        let old_exception = year < 1986 && first_nine % 11 == 10 && last == 0;
        if whole % 11 != 0 && !old_exception {
            return Err(BirthFault::Checksum);
        }
    } else if value(6, 9)? == 0 {
        return Err(BirthFault::Form);
    }
    Ok((date, gender))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn today() -> jiff::civil::Date {
        jiff::civil::date(2026, 11, 21)
    }

    #[test]
    fn birth_numbers_give_day_and_gender() {
        let cases = [
            ("7801233540", "1978-01-23", Gender::Male),
            ("780123/3540", "1978-01-23", Gender::Male),
            ("0457020014", "2004-07-02", Gender::Female),
            ("0427020011", "2004-07-02", Gender::Male),
            ("535815123", "1953-08-15", Gender::Female),
            ("905504001", "1890-05-04", Gender::Female),
        ];
        for (text, day, gender) in cases {
            let birth = Birth::read(text, today()).unwrap_or_else(|fault| unreachable!("{text}: {fault}"));
            assert_eq!((birth.date().unwrap().to_string().as_str(), birth.gender()), (day, Some(gender)), "{text}");
        }
    }

    #[test]
    fn wrong_birth_numbers_are_told_apart() {
        for (text, fault) in [
            ("7801233541", BirthFault::Checksum),
            ("7802303540", BirthFault::Date),
            ("7813013540", BirthFault::Date),
            ("78012335", BirthFault::Form),
            ("abc", BirthFault::Form),
            ("535815000", BirthFault::Form),
            ("2040-01-01", BirthFault::Future),
        ] {
            assert_eq!(Birth::read(text, today()), Err(fault), "{text}");
        }
    }

    #[test]
    fn age_counts_whole_years() {
        let age = |text: &str| Birth::read(text, today()).unwrap().age(today());
        assert_eq!(age("2000-11-21"), Some(26));
        assert_eq!(age("2000-11-22"), Some(25));
        assert_eq!(age("2026-11-21"), Some(0));
    }
}
