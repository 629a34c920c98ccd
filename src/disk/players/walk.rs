//! Visits the saves of one or all players, one at a time, in order: player, game, level, attempt, number. Keeps one save in memory at a
//! time; changes nothing on disk.

use super::level::LevelFolder;
use super::users::Users;
use super::write::problem;
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, folders_in};
use crate::game::Language;
use crate::history::{RecordRow, Who, columns};
use crate::shell::SavePlace;
use std::ops::ControlFlow;
use std::path::Path;

/// Which saves to visit.
#[derive(Debug, Clone, Default)]
pub struct WantedSaves {
    /// Folder names of the players.
    pub players: Vec<String>,
    /// Only one game: its folder name.
    pub game: Option<String>,
    /// Only one level: its folder name.
    pub level: Option<String>,
    /// Whether to include names and birth data.
    pub with_names: bool,
}

/// What was found on the way.
pub enum VisitedSave<'r> {
    /// A save.
    Row(&'r RecordRow),
    /// A file that could not be read; the visit continues.
    Fault(Problem),
}

/// Visits every wanted save until `visit` breaks off.
///
/// # Errors
/// A player's folder cannot be read at all.
pub fn walk(
    users: &Users,
    wanted: &WantedSaves,
    visit: &mut dyn FnMut(VisitedSave<'_>) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Problem> {
    for player in &wanted.players {
        let (who, is_kept) = who(users, player, wanted.with_names)?;
        if !is_kept && visit(VisitedSave::Fault(passing_code(users, player))).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let saves = users.saves_folder(player)?;
        let disk = users.disk().as_ref();
        for game in chosen(disk, &saves, wanted.game.as_ref())? {
            for level in chosen(disk, &saves.join(&game), wanted.level.as_ref())? {
                let place = SavePlace { player: player.clone(), game: game.clone(), level };
                if walk_level(&users.level(&place)?, &place, &who, visit).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
    }
    Ok(ControlFlow::Continue(()))
}

fn walk_level(
    folder: &LevelFolder,
    place: &SavePlace,
    who: &Who,
    visit: &mut dyn FnMut(VisitedSave<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut row = None;
    folder.each(&mut |read| match read {
        Err(fault) => visit(VisitedSave::Fault(fault)),
        Ok(save) => {
            let row = row.get_or_insert_with(|| RecordRow {
                who: who.clone(),
                game: place.game.clone(),
                level: place.level.clone(),
                save: save.clone(),
            });
            row.save = save;
            visit(VisitedSave::Row(row))
        }
    })
}

/// The named folder, if it exists, or all folders.
fn chosen(disk: &dyn FileSystem, folder: &Path, named: Option<&String>) -> Result<Vec<String>, Problem> {
    let all = folders_in(disk, folder).map_err(|fault| problem(folder, "doing-reading-saves", &fault))?;
    Ok(match named {
        Some(named) => all.into_iter().filter(|name| name == named).collect(),
        None => all,
    })
}

/// The problem that a code which could not be stored stands for the player in this export only.
fn passing_code(users: &Users, player: &str) -> Problem {
    let folder = users.path().join(player);
    Code::S018.warning("not-kept").at(Place::file(folder.display().to_string())).cure("writable-for-code")
}

/// The code of a player, and the personal data if wanted; whether the code is stored.
///
/// # Errors
/// The name is not that of a single folder.
pub fn who(users: &Users, player: &str, with_names: bool) -> Result<(Who, bool), Problem> {
    let (code, is_kept) = users.code(player)?;
    let person = with_names.then(|| {
        let profile = users.entry(player, Language::English).profile;
        [profile.name, profile.surname, profile.birth.map(|birth| birth.to_string()).unwrap_or_default()]
    });
    Ok((Who { code, person }, is_kept))
}

/// The record of one level as csv, without names; saves that cannot be read are left out.
///
/// # Errors
/// The folder cannot be read.
pub fn level_csv(users: &Users, place: &SavePlace) -> Result<Vec<u8>, Problem> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(columns(false).map(|column| column.name));
    let (who, _) = who(users, &place.player, false)?;
    let _ = walk_level(&users.level(place)?, place, &who, &mut |met| {
        if let VisitedSave::Row(row) = met {
            let _ = writer.write_record(columns(false).map(|column| (column.get)(row).cell()));
        }
        ControlFlow::Continue(())
    });
    Ok(writer.into_inner().unwrap_or_default())
}
