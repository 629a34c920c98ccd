//! What the program knows before a player is chosen: who played last, whom the list shows, and how the desk is opened.

use super::PlayerEntry;
use super::rhythm::Rhythm;
use std::collections::BTreeSet;

/// `users/last.xml`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LastPlayer {
    /// The folder name of the player who played last.
    pub player: Option<String>,
    /// Whether the list shows all data (more) or pictures and names (less).
    pub full_list: bool,
    /// Whether the window filled the screen.
    pub fullscreen: bool,
    /// The origins of the pages whose signals the players have allowed (`https://example.org`).
    pub senders: BTreeSet<String>,
    /// Whom the list of players shows.
    pub listing: Listing,
    /// How the desk is opened.
    pub doors: DeskDoors,
}

/// Whom the list of players shows, and what of them: others may look at the screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listing {
    /// Only those of this group; all if it is empty, or if nobody is of it any more.
    pub group: String,
    /// Pictures without names.
    pub pictures_only: bool,
}

impl Listing {
    /// Keeps the players who are shown.
    pub fn keep(&self, players: &mut Vec<PlayerEntry>) {
        if players.iter().any(|entry| entry.profile.group == self.group) {
            players.retain(|entry| self.group.is_empty() || entry.profile.group == self.group);
        }
    }
}

/// What opens the desk of who helps, beside its key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeskDoors {
    /// Digits that are asked for; empty if none are. They keep nobody out who wants in.
    pub code: String,
    /// A rhythm of presses.
    pub rhythm: Option<Rhythm>,
}
