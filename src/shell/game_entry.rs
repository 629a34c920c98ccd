//! A game as lists have it: read whole, or only its card.

use crate::diag::Problems;
use crate::game::{Card, Description, Game, Language, Paper, Read};
use std::sync::Arc;

/// A game in the list; a faulty one stays in it, with its problems.
#[derive(Debug, Clone)]
pub struct GameEntry {
    /// The folder's name.
    pub id: String,
    /// The game, unless a problem makes play impossible, or only its card is known yet.
    pub game: Option<Arc<Game>>,
    /// What lists show of it, where it was not read whole yet ([`Store::game`](crate::shell::Store::game) does that).
    pub card: Option<Arc<Card>>,
    /// Everything that is wrong with the folder.
    pub problems: Problems,
}

impl GameEntry {
    /// The game that was read from the folder `id`.
    pub fn new(id: String, read: Read) -> Self {
        Self::of(id, read.game.map(Arc::new), read.problems)
    }

    /// This game, or none, with these problems.
    pub const fn of(id: String, game: Option<Arc<Game>>, problems: Problems) -> Self {
        Self { id, game, card: None, problems }
    }

    /// A game of which only this is known yet.
    pub fn listed(id: String, card: Card) -> Self {
        Self { id, game: None, card: Some(Arc::new(card)), problems: Problems::new() }
    }

    /// Whether only its card is known yet.
    pub const fn is_card(&self) -> bool {
        self.game.is_none() && self.card.is_some()
    }

    /// Its name, rules in plain words, category; none if it is too faulty.
    pub fn description(&self) -> Option<&Description> {
        let whole = self.game.as_ref().map(|game| &game.description);
        whole.or_else(|| self.card.as_ref().map(|card| &card.description))
    }

    /// What dark colours do to its pictures; none if it is too faulty.
    pub fn paper(&self) -> Option<Paper> {
        let whole = self.game.as_ref().map(|game| game.settings.look.paper);
        whole.or_else(|| self.card.as_ref().map(|card| card.paper))
    }

    /// The folder names of its levels, in order.
    pub fn levels(&self) -> Vec<&str> {
        match (&self.game, &self.card) {
            (Some(game), _) => game.level_ids(),
            (None, Some(card)) => card.levels.iter().map(String::as_str).collect(),
            (None, None) => Vec::new(),
        }
    }

    /// Its name in this language; the name of its folder if it has none.
    pub fn title(&self, language: Language) -> &str {
        let name = self.description().map(|description| description.name.get(language));
        name.filter(|name| !name.is_empty()).unwrap_or(&self.id)
    }
}
