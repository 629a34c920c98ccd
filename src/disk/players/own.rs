//! A player's own levels: generated during play, stored in the player's folder, and read as if they were in the game's LEVELS. Never
//! touches the game's folder.

use super::leftovers::REMOVED;
use super::names::is_plain;
use super::seal::{Seal, check};
use super::users::Users;
use super::write::problem;
use crate::diag::{Code, Place, Problem};
use crate::disk::DiskFiles;
use crate::disk::file_system::{folders_in, remove_all};
use crate::disk::levels::write_own_level;
use crate::game::{FileFault, Files, Level, Read, read_game};
use crate::shell::own_level_name;

const LEVELS: &str = "LEVELS";

/// A game's folder with additional levels.
struct WithLevels {
    game: Box<dyn Files>,
    own: DiskFiles,
    names: Vec<String>,
}

impl WithLevels {
    /// The folder in which this path lies, the path inside it, and whether the folder is the player's.
    fn place<'p>(&self, path: &'p str) -> (&dyn Files, &'p str, bool) {
        let own = path.strip_prefix(LEVELS).and_then(|rest| rest.strip_prefix('/'));
        match own {
            Some(inner) if self.is_own(inner.split('/').next().unwrap_or("")) => (&self.own, inner, true),
            _ => (self.game.as_ref(), path, false),
        }
    }

    fn is_own(&self, level: &str) -> bool {
        self.names.iter().any(|name| name == level)
    }
}

impl Files for WithLevels {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        let (files, inner, is_own) = self.place(path);
        let bytes = files.read(inner)?;
        if is_own && check(&bytes) == Seal::Wrong {
            let why = "it is damaged: its check sum is wrong; if it was changed by hand, take its last line away";
            return Err(FileFault::Unreadable(why.to_owned()));
        }
        Ok(bytes)
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        let (files, inner, _) = self.place(path);
        files.size(inner)
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        let (files, inner, _) = self.place(path);
        let mut names = files.list(inner)?;
        if path == LEVELS {
            names.extend(self.names.iter().map(|name| format!("{name}/")));
            names.sort();
        }
        Ok(names)
    }

    fn show(&self, path: &str) -> String {
        let (files, inner, _) = self.place(path);
        files.show(inner)
    }
}

/// The names of the player's own levels of a game, sorted; none if they cannot be read.
fn names(users: &Users, player: &str, game: &str) -> Vec<String> {
    let folder = users.own_levels(player, game);
    let mut names = folder.ok().and_then(|folder| folders_in(users.disk().as_ref(), &folder).ok()).unwrap_or_default();
    names.retain(|name| is_plain(name));
    names
}

/// The names of the player's own levels, sorted, without those that the game itself has: the game's level takes precedence.
pub fn added(users: &Users, player: &str, game: &dyn Files, id: &str) -> Vec<String> {
    let mut names = names(users, player, id);
    if !names.is_empty() {
        let shipped = game.list(LEVELS).unwrap_or_default();
        let is_shipped = |name: &String| shipped.iter().any(|s| s.trim_end_matches('/').eq_ignore_ascii_case(name));
        names.retain(|name| !is_shipped(name));
    }
    names
}

/// The game with the player's own levels after its others; `None` if the player has none.
pub fn read_with_own(users: &Users, player: &str, game: Box<dyn Files>, id: &str) -> Option<Read> {
    let names = added(users, player, game.as_ref(), id);
    if names.is_empty() {
        return None;
    }
    let own = DiskFiles::new(users.disk(), users.own_levels(player, id).ok()?);
    let files = WithLevels { game, own, names };
    let mut read = read_game(&files, id);
    if let Some(game) = &mut read.game {
        game.levels.sort_by_key(|level| files.is_own(&level.id));
    }
    Some(read)
}

/// Stores a level under a name that neither the game nor the player's saves of it use.
///
/// # Errors
/// There are too many, or it cannot be written.
pub fn keep(users: &Users, player: &str, game: &str, known: &[Level], level: &Level) -> Result<String, Problem> {
    let folder = users.own_levels(player, game)?;
    let saved = folders_in(users.disk().as_ref(), &users.game_folder(player, game)?).unwrap_or_default();
    let own = names(users, player, game);
    let taken = own.iter().chain(&saved).map(String::as_str).chain(known.iter().map(|level| level.id.as_str()));
    let id = own_level_name(taken)?;
    write_own_level(users.disk().as_ref(), &folder, &Level { id: id.clone(), ..level.clone() })?;
    Ok(id)
}

/// Removes an own level: it is first renamed as a whole, so that a crash leaves no half of it.
///
/// # Errors
/// There is none of this name, or it cannot be removed and is still there.
pub fn remove(users: &Users, player: &str, game: &str, level: &str) -> Result<(), Problem> {
    let levels = users.own_levels(player, game)?;
    let folder = levels.join(level);
    if !names(users, player, game).iter().any(|name| name == level) {
        let none = Code::S015.error("no-level").arg("name", level);
        return Err(none.at(Place::file(folder.display().to_string())));
    }
    let disk = users.disk().as_ref();
    let aside = levels.join(format!("{REMOVED}{:016x}", disk.unique()));
    let out_of_sight = || {
        disk.rename_new(&folder, &aside)?;
        disk.flush(&levels)
    };
    out_of_sight().map_err(|fault: std::io::Error| problem(&folder, "doing-removing-level", &fault))?;
    // a leftover is removed when the player is next opened
    let _ = remove_all(disk, &aside);
    Ok(())
}
