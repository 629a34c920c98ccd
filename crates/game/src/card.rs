//! What lists show of a game.

use crate::{Description, Game, Paper};

/// What lists show of a game, for which neither its rules nor its levels are read.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    /// Name, rules in plain words, category ...
    pub description: Description,
    /// What dark colours do to its pictures.
    pub paper: Paper,
    /// The folder names of its levels, in order.
    pub levels: Vec<String>,
}

impl Game {
    /// The folder names of its levels, in order.
    pub fn level_ids(&self) -> Vec<&str> {
        self.levels.iter().map(|level| level.id.as_str()).collect()
    }

    /// What lists show of it.
    pub fn card(&self) -> Card {
        Card {
            description: self.description.clone(),
            paper: self.settings.look.paper,
            levels: self.level_ids().into_iter().map(str::to_owned).collect(),
        }
    }
}
