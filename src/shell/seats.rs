//! The seats at a board: persons with players of their own, and computer players. Plain data, and their words in saves.

use crate::opponent::Strength;
use std::fmt;
use std::str::FromStr;

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seat {
    /// A person, by the folder name of their player.
    Person(String),
    /// A computer player, by its name in English, and its level.
    Computer(String, Strength),
    /// A computer player, by its name in English, whose level follows what the person wins and loses; and the level now.
    Follows(String, Strength),
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(player) => write!(f, "person {player}"),
            Self::Computer(name, strength) => write!(f, "computer {strength} {name}"),
            Self::Follows(name, strength) => write!(f, "follows {strength} {name}"),
        }
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, rest) = text.split_once(' ').ok_or(())?;
        match kind {
            "person" => Ok(Self::Person(rest.to_owned())),
            "computer" | "follows" => {
                let (word, name) = rest.split_once(' ').ok_or(())?;
                let (name, strength) = (name.to_owned(), word.parse().map_err(drop)?);
                Ok(if kind == "follows" { Self::Follows(name, strength) } else { Self::Computer(name, strength) })
            }
            _ => Err(()),
        }
    }
}

impl Seat {
    /// The computer player on it and its level; none if a person has it.
    pub fn computer(&self) -> Option<(&str, Strength)> {
        match self {
            Self::Person(_) => None,
            Self::Computer(name, strength) | Self::Follows(name, strength) => Some((name, *strength)),
        }
    }

    /// The seats in a save; none if a word is not understood or no player is named.
    pub fn read(words: &[String]) -> Option<Vec<Self>> {
        let seats: Result<Vec<Self>, ()> = words.iter().map(|words| words.parse()).collect();
        seats.ok().filter(|seats| !seats.is_empty())
    }

    /// Their words for a save.
    pub fn write(seats: &[Self]) -> Vec<String> {
        seats.iter().map(Self::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn seats_are_read_as_they_were_written() {
        let seats = vec![
            Seat::Person("anna".into()),
            Seat::Computer("Careful one".into(), Strength::STRONGEST),
            Seat::Follows("Random".into(), Strength::MIDDLE),
        ];
        assert_eq!(Seat::read(&Seat::write(&seats)), Some(seats));
        assert_eq!(Seat::read(&["somebody".into()]), None);
        assert_eq!(Seat::read(&["computer weak Random".into()]), None);
        assert_eq!(Seat::read(&["computer 9 Random".into()]), None);
        assert_eq!(Seat::read(&[]), None);
    }

    #[test]
    fn seats_of_saves_from_before_there_were_levels_are_read() {
        let known = [("easy", 4), ("medium", 6), ("strong", 8)];
        for (word, level) in known {
            let seats = Seat::read(&["person anna".into(), format!("computer {word} Careful one")]).unwrap();
            assert_eq!(seats[1].computer(), Some(("Careful one", level.try_into().unwrap())));
        }
    }
}
