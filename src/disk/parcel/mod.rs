//! A file opened by a user, `.switchboard` or zip: a player as `players export` wrote it, or a game folder, which may also come as it is.
//! Says what it contains, and adds a game.

mod folder;
mod pack;
mod read;
mod underway;

pub use pack::pack_game;
pub use read::{Brought, FREE_BYTES, Files, MAX_GROWTH, Refusal, read_file, read_folder, read_zip};
use read::{folder_name, is_script};

pub use super::sent_names::{MAX_DEPTH, MAX_NAME, NameFault};
pub use underway::{Handed, Underway};

use super::Steps;
use super::file_system::RealDisk;
use super::levels::{fill_folder, whole_folder};
use super::ordinary;
use crate::diag::{Code, Place, Problem};
use crate::language::Arg;
use crate::shell::{Brings, Parcel};
use std::io::{self, BufReader};
use std::path::Path;

/// The extension of such files.
const ENDING: &str = "switchboard";

/// Whether a word on a command line is such a file rather than a command.
pub fn is_parcel(word: &Path) -> bool {
    word.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING) || ending.eq_ignore_ascii_case("zip"))
}

/// Whether what was dropped or pasted is meant to be added: such a file, the source of a PuzzleScript game, or a folder.
pub fn can_be_added(file: &Path) -> bool {
    is_parcel(file) || is_script(&file.to_string_lossy()) || file.is_dir()
}

/// What the file or folder contains.
///
/// # Errors
/// It cannot be read, is neither a folder nor a zip, or contains neither a player nor a game.
pub fn look_into(file: &Path) -> Result<Parcel, Problem> {
    let path = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    if path.is_dir() {
        return folder::look(&path);
    }
    let stem = || file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(match brought(file)? {
        Brought::Player(name) => Parcel { brings: Brings::Player, name: name.unwrap_or_else(stem), path },
        Brought::Game(name, _) => Parcel { brings: Brings::Game, name, path },
    })
}

/// Adds the game in this file or folder to the folder `games`; its folder appears whole or not at all.
///
/// # Errors
/// A game of this name exists, the file contains none, it was stopped, or the system's error.
pub fn add_game(parcel: &Parcel, games: &Path, steps: &Steps) -> Result<(), Problem> {
    let Brought::Game(name, files) = brought(&parcel.path)? else {
        return Err(refused(&parcel.path, &Refusal::NoGame));
    };
    let to = games.join(name);
    let disk = RealDisk::USUAL;
    whole_folder(&disk, &to, |aside| fill_folder(&disk, aside, &files, steps)).map_err(|fault| match fault.kind() {
        io::ErrorKind::AlreadyExists => {
            Code::N001.error("taken").at(Place::file(to.display().to_string())).cure("other-name")
        }
        _ => super::players::problem(&to, "doing-adding", &fault),
    })
}

fn brought(file: &Path) -> Result<Brought, Problem> {
    if file.is_dir() {
        return folder::read(file).map_err(|why| refused(file, &why));
    }
    let opened = ordinary::open(file).map_err(|fault| super::players::problem(file, "doing-adding", &fault))?;
    read_file(&file.to_string_lossy(), BufReader::new(opened)).map_err(|why| refused(file, &why))
}

fn refused(from: &Path, refusal: &Refusal) -> Problem {
    let at = Place::file(from.display().to_string());
    if let Refusal::Path(name, fault) = refusal {
        return fault.told_of(name).at(at).cure("rename-and-pack");
    }
    let told = Code::S012.error("no-switchboard").arg("why", Arg::text(why(refusal)));
    told.at(at).cure("take-switchboard")
}

/// The text that says why.
const fn why(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Path(_, fault) => fault.why(),
        Refusal::Damaged => "why-no-zip",
        Refusal::LargeFile(_) => "why-large-file",
        Refusal::TooLarge => "why-far-larger",
        Refusal::TooMany => "why-many-files",
        Refusal::NoGame => "why-no-game",
    }
}
