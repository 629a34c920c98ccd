//! The seats at a board: persons with players of their own, and computer players. Plain data, and their words in saves.

use crate::opponent::{STRENGTHS, Strength};
use std::fmt;
use std::str::FromStr;

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seat {
    /// A person, by the folder name of their player.
    Person(String),
    /// A computer player, by its name in English, and its strength.
    Computer(String, Strength),
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(player) => write!(f, "person {player}"),
            Self::Computer(name, strength) => write!(f, "computer {} {name}", strength.word()),
        }
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, rest) = text.split_once(' ').ok_or(())?;
        match kind {
            "person" => Ok(Self::Person(rest.to_owned())),
            "computer" => {
                let (word, name) = rest.split_once(' ').ok_or(())?;
                let (strength, _) = STRENGTHS.iter().find(|(_, known)| *known == word).ok_or(())?;
                Ok(Self::Computer(name.to_owned(), *strength))
            }
            _ => Err(()),
        }
    }
}

impl Seat {
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
            Seat::Computer("Careful one".into(), Strength::Strong),
            Seat::Computer("Random".into(), Strength::Easy),
        ];
        assert_eq!(Seat::read(&Seat::write(&seats)), Some(seats));
        assert_eq!(Seat::read(&["somebody".into()]), None);
        assert_eq!(Seat::read(&["computer weak Random".into()]), None);
        assert_eq!(Seat::read(&[]), None);
    }
}
