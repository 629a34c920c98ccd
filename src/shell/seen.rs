//! What a learner sees of the program, as somebody who helps has chosen at the desk: which games, and which buttons beside them.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// The version of the text forms.
const VERSION: &str = "1";
/// Between the parts of the text forms; no folder's name has it.
const BETWEEN: char = '/';

/// The games that a learner sees, by folder name, in their order on home. None of them means all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeenGames(Vec<String>);

impl SeenGames {
    /// Whether all games are seen.
    pub fn are_all(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this game is seen.
    pub fn shows(&self, game: &str) -> bool {
        self.are_all() || self.has(game)
    }

    /// Whether this game was chosen.
    pub fn has(&self, game: &str) -> bool {
        self.place(game).is_some()
    }

    /// Which of them this is, from 0.
    pub fn place(&self, game: &str) -> Option<usize> {
        self.0.iter().position(|chosen| chosen == game)
    }

    /// Chooses this game, as the last one, or no longer.
    pub fn turn(&mut self, game: &str) {
        match self.place(game) {
            Some(place) => drop(self.0.remove(place)),
            None => self.0.push(game.to_owned()),
        }
    }

    /// Makes this game, if it is chosen, the first one.
    #[expect(clippy::indexing_slicing, reason = "it is one of the places")]
    pub fn put_first(&mut self, game: &str) {
        if let Some(place) = self.place(game) {
            self.0[..=place].rotate_right(1);
        }
    }

    /// The chosen ones.
    pub fn chosen(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

/// A button beside the games, which leads where a learner may be lost.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Beside {
    /// The record of what was played.
    History,
    /// The settings.
    Settings,
    /// The manual.
    Help,
    /// Making games.
    Author,
    /// Adding players and changing their data.
    Edit,
    /// Removing players.
    Remove,
    /// What the program is.
    About,
    /// Leaving the program.
    Quit,
}

impl Beside {
    /// Its word in files and names of texts.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Which of these buttons are within the learner's reach. As long as nobody has chosen, all are if all games are seen, and none if games
/// were chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reach(Option<BTreeSet<Beside>>);

impl Reach {
    /// Whether nobody has chosen.
    pub fn is_usual(&self) -> bool {
        self.0.is_none()
    }

    /// Whether this button is within reach of a learner who sees these games.
    pub fn has(&self, button: Beside, games: &SeenGames) -> bool {
        self.0.as_ref().map_or_else(|| games.are_all(), |chosen| chosen.contains(&button))
    }

    /// Puts this button within reach of a learner who sees these games, or out of it.
    pub fn turn(&mut self, button: Beside, games: &SeenGames) {
        let mut chosen: BTreeSet<Beside> = all().filter(|known| self.has(*known, games)).collect();
        if !chosen.remove(&button) {
            chosen.insert(button);
        }
        self.0 = Some(chosen);
    }
}

/// Every button.
pub fn all() -> impl Iterator<Item = Beside> {
    <Beside as strum::VariantArray>::VARIANTS.iter().copied()
}

/// The text is not one that was written here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotSeen;

fn written<'t>(f: &mut fmt::Formatter<'_>, mut parts: impl Iterator<Item = &'t str>) -> fmt::Result {
    f.write_str(VERSION)?;
    parts.try_for_each(|part| write!(f, "{BETWEEN}{part}"))
}

fn parts(text: &str) -> Result<impl Iterator<Item = &str>, NotSeen> {
    let mut parts = text.split(BETWEEN);
    if parts.next() == Some(VERSION) { Ok(parts) } else { Err(NotSeen) }
}

/// `1/chess/checkers`: the version and the folder names.
impl fmt::Display for SeenGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(f, self.chosen())
    }
}

impl FromStr for SeenGames {
    type Err = NotSeen;

    fn from_str(text: &str) -> Result<Self, NotSeen> {
        let mut games = Self::default();
        for name in parts(text)? {
            if name.trim().is_empty() || games.has(name) {
                return Err(NotSeen);
            }
            games.turn(name);
        }
        Ok(games)
    }
}

/// `1/help/quit`: the version and what is within reach.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(f, self.0.iter().flatten().map(|button| button.word()))
    }
}

impl FromStr for Reach {
    type Err = NotSeen;

    fn from_str(text: &str) -> Result<Self, NotSeen> {
        let buttons: Result<BTreeSet<Beside>, _> = parts(text)?.map(Beside::from_str).collect();
        buttons.map(|chosen| Self(Some(chosen))).map_err(|_| NotSeen)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_read_as_it_was_written() {
        let mut games = SeenGames::default();
        assert!(games.shows("chess") && games.are_all());
        games.turn("chess");
        games.turn("My game, 2");
        assert!(games.shows("chess") && !games.shows("checkers"));
        assert_eq!((games.to_string().as_str(), games.to_string().parse()), ("1/chess/My game, 2", Ok(games.clone())));
        games.put_first("My game, 2");
        games.put_first("checkers");
        assert_eq!((games.to_string().as_str(), games.to_string().parse()), ("1/My game, 2/chess", Ok(games.clone())));
        games.turn("chess");
        games.turn("My game, 2");
        assert!(games.are_all(), "none chosen means all");
        assert_eq!(games.to_string().parse(), Ok(games));
        for damaged in ["", "chess", "2/chess", "1//chess", "1/", "1/chess/chess"] {
            assert_eq!(damaged.parse::<SeenGames>(), Err(NotSeen), "{damaged}");
        }
    }

    #[test]
    fn buttons_are_out_of_reach_once_games_were_chosen_unless_wanted() {
        let (mut games, mut reach) = (SeenGames::default(), Reach::default());
        assert!(all().all(|button| reach.has(button, &games)));
        games.turn("chess");
        assert!(!all().any(|button| reach.has(button, &games)));
        reach.turn(Beside::Help, &games);
        assert!(reach.has(Beside::Help, &games) && !reach.has(Beside::Quit, &games) && !reach.is_usual());
        games.turn("chess");
        assert!(!reach.has(Beside::Quit, &games), "what was chosen stays");
        assert_eq!((reach.to_string().as_str(), reach.to_string().parse()), ("1/help", Ok(reach.clone())));
        reach.turn(Beside::Help, &games);
        assert_eq!((reach.to_string().as_str(), "1".parse()), ("1", Ok(reach)));
        for damaged in ["", "1/fly", "2/help", "help"] {
            assert_eq!(damaged.parse::<Reach>(), Err(NotSeen), "{damaged}");
        }
    }
}
