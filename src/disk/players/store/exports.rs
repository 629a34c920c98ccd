//! What a player takes out of the program: files in the player's folder `exports`.

use crate::diag::Problem;
use crate::disk::players::users::Users;
use crate::disk::players::write::{problem, replace_whole};

/// The folder for it.
pub const EXPORTS: &str = "exports";

/// Writes the file of this name, in place of an earlier one, and returns where it is. `doing` names the work for a message.
///
/// # Errors
///
/// There is no such player, or it cannot be written.
pub fn write(users: &Users, player: &str, name: &str, bytes: &[u8], doing: &'static str) -> Result<String, Problem> {
    let path = users.existing(player)?.join(EXPORTS).join(name);
    let written = replace_whole(users.disk().as_ref(), &path, bytes);
    written.map_err(|fault| problem(&path, doing, &fault))?;
    Ok(path.display().to_string())
}
