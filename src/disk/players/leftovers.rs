//! What programs leave behind that were ended while they made, brought in or removed something. Its names begin with a dot;
//! it is found and removed later, and told where it cannot be. Never touches anything that a program is still at work on.

use super::level::LevelFolder;
use super::lock::Lock;
use super::users::Users;
use super::write::{UNFINISHED, problem};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::UNFINISHED_LEVEL;
use crate::disk::file_system::{FileSystem, Kind, folders_in, remove_all};
use std::path::Path;

/// How names of players' folders begin that are being made.
pub const NEW: &str = ".new-";
/// How names of folders begin that are being removed.
pub const REMOVED: &str = ".removed-";
/// How names of folders begin that are brought in from a zip file.
pub const IMPORTED: &str = ".import-";

/// Removes what lies about among the players; what could not be removed is told.
pub fn remove_leftovers(users: &Users) -> Problems {
    let (disk, mut problems) = (users.disk().as_ref(), Problems::new());
    // a folder that is not there, or cannot be read, is told where the players are listed
    for (name, kind) in disk.list(users.path()).unwrap_or_default() {
        let path = users.path().join(&name);
        let is_folder = kind == Kind::Folder && [NEW, REMOVED, IMPORTED].iter().any(|begin| name.starts_with(begin));
        let removed = if is_folder {
            match Lock::take(disk, &path) {
                Ok(lock) if lock.guards() => remove_all(disk, &path),
                Ok(_) => Err(std::io::Error::other("this disk cannot tell whether another program is at work on it")),
                // another program is at work on it
                Err(_) => continue,
            }
        } else if name.starts_with(UNFINISHED) && kind == Kind::File {
            disk.remove_file(&path)
        } else {
            continue;
        };
        if let Err(fault) = removed {
            problems.push(left(&path, &fault));
        }
    }
    problems
}

/// A folder that was to go is still there.
pub fn left(path: &Path, fault: &std::io::Error) -> Problem {
    let why = problem(path, "doing-removing-it", fault);
    Code::S019.warning("left").because(why).at(Place::file(path.display().to_string())).cure("remove-leftover")
}

/// Removes what lies about in a player's folder. Only for who holds the lock.
pub fn tidy_player(users: &Users, player: &str) {
    let Ok(folder) = users.folder(player) else { return };
    let disk = users.disk().as_ref();
    let inner = |folder: &Path| folders_in(disk, folder).unwrap_or_default();
    tidy(disk, &folder);
    if let Ok(saves) = users.saves_folder(player) {
        tidy(disk, &saves);
        for game in inner(&saves) {
            tidy(disk, &saves.join(game));
        }
    }
    let levels = folder.join("levels");
    for game in inner(&levels) {
        tidy(disk, &levels.join(game));
    }
}

/// Unfinished files and folders right here; what cannot be removed is tried again next time.
fn tidy(disk: &dyn FileSystem, folder: &Path) {
    for (name, kind) in disk.list(folder).unwrap_or_default() {
        let path = folder.join(&name);
        let _ = match kind {
            Kind::File if name.starts_with(UNFINISHED) => disk.remove_file(&path),
            Kind::Folder if name.starts_with(REMOVED) || name.starts_with(UNFINISHED_LEVEL) => remove_all(disk, &path),
            _ => Ok(()),
        };
    }
}

/// Every folder of a level's saves of this player.
pub fn level_folders(users: &Users, player: &str) -> Result<Vec<LevelFolder>, Problem> {
    let (disk, saves) = (users.disk(), users.saves_folder(player)?);
    let fault = |fault: std::io::Error| problem(&saves, "doing-reading-saves", &fault);
    let mut all = Vec::new();
    for game in folders_in(disk.as_ref(), &saves).map_err(fault)? {
        let game = saves.join(game);
        for level in folders_in(disk.as_ref(), &game).map_err(fault)? {
            all.push(LevelFolder::on(disk.clone(), game.join(level)));
        }
    }
    Ok(all)
}
