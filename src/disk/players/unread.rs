//! Settings that could not be read when play began: what the player has chosen since then goes into what is found later.

use crate::shell::Settings;
use std::collections::BTreeSet;

/// A player whose settings could not be read.
#[derive(Debug)]
pub(super) struct UnreadSettings {
    player: String,
    /// What changes are counted from: the settings used instead, later those that were saved last.
    used: Settings,
    /// The names of those that were chosen since then and are not saved yet, even if they were chosen as they are in `used`.
    chosen: BTreeSet<String>,
}

impl UnreadSettings {
    /// These are used instead of the player's.
    pub fn new(player: &str, used: Settings) -> Self {
        Self { player: player.to_owned(), used, chosen: BTreeSet::new() }
    }

    /// Whether they are this player's.
    pub fn is_of(&self, player: &str) -> bool {
        self.player == player
    }

    /// The settings `there` with the player's choices, which are in `settings`.
    pub fn merged(&self, there: &Settings, settings: &Settings) -> Settings {
        let chosen = &self.chosen;
        let kept = there.differences().into_iter().filter(|(name, _)| !chosen.contains(name));
        let new = settings.differences().into_iter().filter(|(name, _)| chosen.contains(name));
        let mut merged = Settings::default();
        for (name, value) in kept.chain(new) {
            // every value comes from valid settings
            let _ = merged.set(&name, &value);
        }
        merged
    }

    /// The player wants these settings.
    pub fn choose(&mut self, settings: &Settings) {
        let (before, after) = (self.used.differences(), settings.differences());
        let gone = before.iter().filter(|pair| !after.contains(pair));
        let new = after.iter().filter(|pair| !before.contains(pair));
        self.chosen.extend(gone.chain(new).map(|(name, _)| name.clone()));
    }

    /// These were saved; the next changes are relative to them.
    pub fn saved(&mut self, settings: &Settings) {
        self.used = settings.clone();
        self.chosen.clear();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn with(pairs: &[(&str, &str)]) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in pairs {
            settings.set(name, value).unwrap();
        }
        settings
    }

    #[test]
    fn what_was_chosen_counts_also_if_it_is_the_usual_value() {
        let there = with(&[("volume", "10"), ("interval", "3000")]);
        let mut unread = UnreadSettings::new("Ann", Settings::default());
        unread.choose(&with(&[("volume", "25")]));
        assert_eq!(unread.merged(&there, &Settings::default()), with(&[("interval", "3000")]));
        unread.saved(&Settings::default());
        assert_eq!(unread.merged(&there, &Settings::default()), there);
    }
}
