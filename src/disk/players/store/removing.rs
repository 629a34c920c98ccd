//! Removing a player from a store that may have that player, or another one, open.

use super::super::lock::Lock;
use super::super::people::{Removed, remove_player};
use super::FolderStore;
use crate::diag::Problem;

impl FolderStore {
    /// Removes a player for good, also from other players' saves, and returns the result.
    ///
    /// # Errors
    /// As [`crate::shell::Store::delete_player`].
    pub fn remove_player(&mut self, player: &str) -> Result<Removed, Problem> {
        let folder = self.users.existing(player)?;
        let held = self.outbox.lock.as_ref().map(|(held, _)| held.clone()).filter(|held| held != player);
        let had = self.outbox.has(player);
        let of_player = if had { self.outbox.lock.take().map(|(_, lock)| lock) } else { None };
        let of_player = match of_player {
            Some(lock) => lock,
            None => Lock::take(self.disk().as_ref(), &folder)?,
        };
        let removed = remove_player(&self.users, player, held.as_deref());
        match removed {
            Ok(removed) => {
                self.outbox.forget(player);
                self.presses.forget(player);
                Ok(removed)
            }
            Err(fault) => {
                if had {
                    self.outbox.lock = Some((player.to_owned(), of_player));
                }
                Err(fault)
            }
        }
    }
}
