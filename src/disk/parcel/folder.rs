//! A game that comes as a folder, as it was unpacked or written.

use super::pack::collect;
use super::{Brought, Refusal, folder_name, read_folder};
use crate::diag::{Code, Place, Problem};
use crate::disk::{FolderFiles, is_game_folder};
use crate::shell::{Brings, Parcel};
use std::fs;
use std::path::{Path, PathBuf};

/// Unpacking often puts a folder round the game's. In a folder of more entries than these no game is looked for.
const MOST_AROUND: usize = 100;

/// The game in a folder: the folder itself, or the only one in it that is a game. Reads only names.
pub fn look(folder: &Path) -> Result<Parcel, Problem> {
    let found = if is_game_folder(folder) { Some(folder.to_owned()) } else { only_game(folder) };
    let Some(path) = found else {
        let told = Code::S012.error("folder").at(Place::file(folder.display().to_string()));
        return Err(told.cure("drop-game-folder"));
    };
    // the name that it gets when it is read
    Ok(Parcel { brings: Brings::Game, name: folder_name(&format!("{}.", name_of(&path))), path })
}

/// The only game among the folders in this one.
fn only_game(folder: &Path) -> Option<PathBuf> {
    let entries: Vec<PathBuf> = fs::read_dir(folder).ok()?.take(MOST_AROUND + 1).flatten().map(|e| e.path()).collect();
    let mut games = entries.iter().filter(|path| path.is_dir() && is_game_folder(path));
    let only = games.next().filter(|_| entries.len() <= MOST_AROUND)?;
    games.next().is_none().then(|| only.clone())
}

/// The game in this folder, with everything in it that is not hidden.
pub fn read(folder: &Path) -> Result<Brought, Refusal> {
    let mut files = super::Files::new();
    collect(&FolderFiles::new(folder), "", 0, &mut files)?;
    read_folder(&name_of(folder), files)
}

fn name_of(folder: &Path) -> String {
    folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
