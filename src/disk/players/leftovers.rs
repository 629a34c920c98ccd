//! What programs leave behind if they end while creating, importing or removing something. The names begin with a dot; leftovers are found
//! and removed later, or reported if that fails. Never touches anything that a program is still working on.

use super::level::LevelFolder;
use super::lock::Lock;
use super::users::Users;
use super::write::{UNFINISHED, problem};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::UNFINISHED_LEVEL;
use crate::disk::file_system::{FileSystem, Kind, folders_in, remove_all};
use std::path::Path;

/// The beginning of the names of players' folders being created.
pub const NEW: &str = ".new-";
/// The beginning of the names of folders being removed.
pub const REMOVED: &str = ".removed-";
/// The beginning of the names of folders being imported from a zip file.
pub const IMPORTED: &str = ".import-";

/// Removes leftovers among the players' folders; reports what could not be removed.
pub fn remove_leftovers(users: &Users) -> Problems {
    let (disk, mut problems) = (users.disk().as_ref(), Problems::new());
    // a folder that is missing or unreadable is reported where the players are listed
    for (name, kind) in disk.list(users.path()).unwrap_or_default() {
        let path = users.path().join(&name);
        let is_folder = kind == Kind::Folder && [NEW, REMOVED, IMPORTED].iter().any(|begin| name.starts_with(begin));
        let removed = if is_folder {
            match Lock::take(disk, &path) {
                Ok(lock) if lock.guards() => remove_all(disk, &path),
                Ok(_) => Err(std::io::Error::other("this disk cannot tell whether another program is at work on it")),
                // another program is working on it
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

/// The problem that a folder to be removed is still there.
pub fn left(path: &Path, fault: &std::io::Error) -> Problem {
    let why = problem(path, "doing-removing-it", fault);
    Code::S019.warning("left").because(why).at(Place::file(path.display().to_string())).cure("remove-leftover")
}

/// Removes leftovers in a player's folder. Only for the holder of the lock.
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

/// Removes unfinished files and folders right here; those that cannot be removed are tried again next time.
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

/// Every folder with a level's saves of this player.
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
