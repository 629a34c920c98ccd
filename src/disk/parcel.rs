//! A file that somebody brings, `.switchboard` or zip: a player as `players export` wrote it, or a game folder. Says what is in it, and adds a
//! game. A path in it never leads out of the game's folder, and what grows too large is refused before anything is kept.

use super::file_system::RealDisk;
use super::levels::whole_folder;
use super::players::{is_plain, make_folder};
use crate::diag::{Code, Place, Problem};
use crate::game::MAX_FILE_BYTES;
use crate::language::Arg;
use crate::shell::{Brings, Parcel};
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// The ending of such files.
const ENDING: &str = "switchboard";
/// What makes a folder a game.
const MARKS: [&str; 5] = ["rules.xml", "tiles.json", "rules.json", "pieces.xml", "description.xml"];
/// How many files a game may have.
const MAX_FILES: usize = 50_000;
/// How many bytes all files of a game may have together.
const MAX_BYTES: u64 = 256 << 20;
/// How deep folders may lie in each other.
const MAX_DEPTH: usize = 8;

type Zip = ZipArchive<BufReader<File>>;

/// Whether a word of a command line is such a file rather than a command.
pub fn is_parcel(word: &Path) -> bool {
    word.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING) || ending.eq_ignore_ascii_case("zip"))
}

/// What is in the file.
///
/// # Errors
/// It cannot be read, is no zip, or holds neither a player nor a game.
pub fn look_into(file: &Path) -> Result<Parcel, Problem> {
    let mut zip = open(file)?;
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let path = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    if zip.index_for_name("properties.xml").is_some() {
        let name = player_name(&mut zip).unwrap_or(stem);
        return Ok(Parcel { brings: Brings::Player, name, path });
    }
    let prefix = game_in(&zip).ok_or_else(|| refused(file, Arg::Text("why-no-game")))?;
    let name = prefix.strip_suffix('/').map_or(stem, str::to_owned);
    if !is_plain(&name) {
        return Err(refused(file, Arg::Text("why-path")));
    }
    Ok(Parcel { brings: Brings::Game, name, path })
}

/// Adds the game in this file to the folder `games`; its folder stands there whole, or not at all.
///
/// # Errors
/// There is a game of this name already, the file holds none, or what the system says.
pub fn add_game(parcel: &Parcel, games: &Path) -> Result<(), Problem> {
    let from = parcel.path.as_path();
    let mut zip = open(from)?;
    let prefix = game_in(&zip).ok_or_else(|| refused(from, Arg::Text("why-no-game")))?;
    let files = contents(&mut zip, &prefix, from)?;
    let to = games.join(&parcel.name);
    let disk = RealDisk::USUAL;
    let fill = |aside: &Path| {
        files.iter().try_for_each(|(path, bytes)| {
            let file = aside.join(path);
            make_folder(&disk, file.parent().unwrap_or(aside))?;
            super::players::write_new(&disk, &file, bytes)
        })
    };
    whole_folder(&disk, &to, fill).map_err(|fault| match fault.kind() {
        io::ErrorKind::AlreadyExists => {
            Code::N001.error("taken").at(Place::file(to.display().to_string())).cure("other-name")
        }
        _ => super::players::problem(&to, "doing-adding", &fault),
    })
}

fn open(file: &Path) -> Result<Zip, Problem> {
    let opened = File::open(file).map_err(|fault| super::players::problem(file, "doing-adding", &fault))?;
    let zip = ZipArchive::new(BufReader::new(opened)).map_err(|fault| refused(file, Arg::Words(fault.to_string())))?;
    if zip.len() > MAX_FILES && zip.index_for_name("properties.xml").is_none() {
        return Err(refused(file, Arg::Text("why-far-larger")));
    }
    Ok(zip)
}

/// The name in a player's properties.xml.
fn player_name(zip: &mut Zip) -> Option<String> {
    let mut text = String::new();
    let entry = zip.by_name("properties.xml").ok()?;
    entry.take(1 << 16).read_to_string(&mut text).ok()?;
    let name = text.split_once("<Name>")?.1.split_once("</Name>")?.0;
    let name = quick_xml::escape::unescape(name).ok()?.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

/// Where in the zip the game lies: in it as it is, or in the one folder that it holds (`my-game/`).
fn game_in(zip: &Zip) -> Option<String> {
    let names = || zip.file_names().filter_map(Result::ok);
    if names().any(|name| MARKS.contains(&name.as_ref())) {
        return Some(String::new());
    }
    names().find_map(|name| {
        let (folder, file) = name.split_once('/')?;
        (MARKS.contains(&file) && !folder.starts_with('.')).then(|| format!("{folder}/"))
    })
}

/// The files of the game; what else the zip holds, and what begins with a dot, is left out.
fn contents(zip: &mut Zip, prefix: &str, from: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>, Problem> {
    let mut files = Vec::new();
    let mut left = MAX_BYTES;
    for place in 0..zip.len() {
        let entry = zip.by_index(place).map_err(|fault| refused(from, Arg::Words(fault.to_string())))?;
        let name = entry.name().map_err(|fault| refused(from, Arg::Words(fault.to_string())))?.into_owned();
        let Some(inner) = name.strip_prefix(prefix).filter(|_| !entry.is_dir()) else { continue };
        let parts: Vec<&str> = inner.split('/').collect();
        let is_hidden = parts.iter().any(|part| part.starts_with('.') && *part != "." && *part != "..");
        if is_hidden || inner.starts_with("__MACOSX/") {
            continue;
        }
        let is_inside = parts.len() <= MAX_DEPTH && parts.iter().all(|part| is_plain(part)) && entry.is_file();
        if !is_inside {
            return Err(refused(from, Arg::Text("why-path")));
        }
        let most = left.min(MAX_FILE_BYTES);
        let mut bytes = Vec::new();
        entry.take(most + 1).read_to_end(&mut bytes).map_err(|fault| refused(from, Arg::Words(fault.to_string())))?;
        if bytes.len() as u64 > most {
            return Err(refused(from, Arg::Text("why-large-file")));
        }
        left -= bytes.len() as u64;
        files.push((parts.iter().collect(), bytes));
    }
    Ok(files)
}

fn refused(from: &Path, why: Arg) -> Problem {
    let told = Code::S012.error("no-switchboard").arg("why", why);
    told.at(Place::file(from.display().to_string())).cure("take-switchboard")
}
