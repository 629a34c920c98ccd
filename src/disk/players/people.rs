//! Players who are named in other players' saves. On disk a person at the board is `person #CODE`, by the player's code, which identifies
//! nobody; the program uses their folder names. Removing a player removes every mention.

use super::code::known;
use super::leftovers::{REMOVED, left, level_folders};
use super::level::LevelFolder;
use super::lock::Lock;
use super::users::{LAST, Users};
use super::write::problem;
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::remove_all;
use crate::history::Save;
use crate::shell::LastPlayer;
use std::io;

/// The beginning of a person's seat.
const PERSON: &str = "person ";
/// The beginning of a code used as a name.
const SIGN: char = '#';

/// The result of a removal.
#[derive(Debug, Clone, Default)]
pub struct Removed {
    /// How many saves of other players named the removed player; they now contain a code that stands for nobody.
    pub renamed: usize,
    /// What could not be removed.
    pub left: Problems,
}

/// The save as it goes to disk: people by their codes. People without a stored code keep their names.
///
/// # Errors
/// A code cannot be read now: a name is only written if it is known that there is no code.
pub fn outward(users: &Users, save: &Save) -> io::Result<Save> {
    let mut seats = Vec::with_capacity(save.seats.len());
    for seat in &save.seats {
        let code = seat.strip_prefix(PERSON).map_or(Ok(None), |name| code_of(users, name))?;
        seats.push(code.map_or_else(|| seat.clone(), |code| format!("{PERSON}{code}")));
    }
    Ok(Save { seats, ..save.clone() })
}

/// The saves as the program uses them: people by their folder names. A code that belongs to nobody here stays.
pub fn inward(users: &Users, saves: &mut [Save]) {
    let is_coded = |seat: &String| seat.strip_prefix(PERSON).is_some_and(|name| name.starts_with(SIGN));
    if !saves.iter().any(|save| save.seats.iter().any(is_coded)) {
        return;
    }
    let coded = |player: String| Some((known(users.disk().as_ref(), &users.folder(&player).ok()?).ok()??, player));
    let players: Vec<(String, String)> = users.names().unwrap_or_default().into_iter().filter_map(coded).collect();
    let folder = |name: &str| {
        let code = name.strip_prefix(SIGN)?;
        players.iter().find(|(known, _)| known == code).map(|(_, player)| player.clone())
    };
    for save in saves {
        save.seats = save.seats.iter().map(|seat| renamed(seat, &folder)).collect();
    }
}

fn renamed(seat: &str, rename: &dyn Fn(&str) -> Option<String>) -> String {
    let new = seat.strip_prefix(PERSON).and_then(rename);
    new.map_or_else(|| seat.to_owned(), |new| format!("{PERSON}{new}"))
}

/// `#` and the code of a player who has one; `None` if the name is already a code. Creates no code: another player's folder is not touched.
///
/// # Errors
/// It cannot be read now.
pub fn code_of(users: &Users, name: &str) -> io::Result<Option<String>> {
    let Some(folder) = users.folder(name).ok().filter(|_| !name.starts_with(SIGN)) else { return Ok(None) };
    Ok(known(users.disk().as_ref(), &folder)?.map(|code| format!("{SIGN}{code}")))
}

/// The name used in exports for a person who is no longer known here.
pub fn nobody() -> String {
    format!("{SIGN}somebody")
}

/// Removes a player: from other players' saves, from last.xml, and then the folder itself, as a whole. `held` is another player whose lock
/// the caller holds.
///
/// # Errors
/// There is no such player; others' saves cannot be changed; or the folder cannot be removed. The player then still exists.
pub fn remove_player(users: &Users, player: &str, held: Option<&str>) -> Result<Removed, Problem> {
    let (disk, folder) = (users.disk().as_ref(), users.existing(player)?);
    let fault = |fault: &io::Error| problem(&folder, "doing-removing-player", fault);
    let (code, _) = users.code(player)?;
    let mut done = Removed::default();
    for other in users.names()?.into_iter().filter(|other| other != player) {
        done.renamed = done.renamed.saturating_add(rename_in(users, &other, player, &code, held)?);
    }
    forget_last(users, player)?;
    let aside = users.path().join(format!("{REMOVED}{:016x}", disk.unique()));
    disk.rename_new(&folder, &aside).map_err(|f| fault(&f))?;
    disk.flush(users.path()).map_err(|f| fault(&f))?;
    if let Err(fault) = remove_all(disk, &aside) {
        done.left.push(left(&aside, &fault));
    }
    Ok(done)
}

/// Makes the saves of `other` name `player` by the code; returns how many were changed.
fn rename_in(users: &Users, other: &str, player: &str, code: &str, held: Option<&str>) -> Result<usize, Problem> {
    let named: Vec<LevelFolder> = {
        let mut all = level_folders(users, other)?;
        let names = |folder: &LevelFolder| folder.names(player);
        let mut named = Vec::new();
        for folder in all.drain(..) {
            if names(&folder).map_err(|f| problem(folder.path(), "doing-reading-saves", &f))? {
                named.push(folder);
            }
        }
        named
    };
    if named.is_empty() {
        return Ok(0);
    }
    let _lock = match held {
        Some(held) if held == other => None,
        _ => Some(Lock::take(users.disk().as_ref(), &users.folder(other)?).map_err(|told| {
            let place = Place::file(users.path().join(other).display().to_string());
            let named = Code::S023.error("named").arg("other", other).arg("player", player);
            named.because(told).at(place).cure("close-and-remove-again")
        })?),
    };
    let mut count = 0_usize;
    for folder in named {
        let rename = |name: &str| (name == player).then(|| format!("{SIGN}{code}"));
        let renamed = folder.rename_people(player, &rename);
        count = count.saturating_add(renamed.map_err(|f| problem(folder.path(), "doing-taking-name-out", &f))?);
    }
    Ok(count)
}

/// Removes the player's name from last.xml and its previous version.
fn forget_last(users: &Users, player: &str) -> Result<(), Problem> {
    let disk = users.disk().as_ref();
    let path = users.path().join(LAST);
    let fault = |fault: io::Error| problem(&path, "doing-forgetting", &fault);
    match disk.kind(&path) {
        Ok(_) => {
            let last = users.last_player();
            let is_named = last.player.as_deref() == Some(player);
            users.write_last_player(&LastPlayer { player: last.player.filter(|_| !is_named), ..last })?;
        }
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => {}
        // it may name the player
        Err(unknown) => return Err(fault(unknown)),
    }
    let beside = format!("{LAST}.");
    for (name, _) in disk.list(users.path()).map_err(fault)? {
        if name.starts_with(&beside) {
            disk.remove_file(&users.path().join(name)).map_err(fault)?;
        }
    }
    Ok(())
}
