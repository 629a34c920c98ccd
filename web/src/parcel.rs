//! Games, players and levels that come and go: what the library read is kept on the page's disk, and folders of it leave as a zip
//! or as the letters of a link.

use serde::Serialize;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use switchboard::disk::parcel::{Brought, Files, NameFault, read_file, read_folder, read_zip};
use switchboard::disk::{Disk, Kind};
use switchboard::game::MAX_FILE_BYTES;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The longest link that is made, in characters: longer ones get lost in mail and chats.
pub const LONGEST_LINK: usize = 30_000;

/// Why something is not taken; the page says it in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "why", content = "what", rename_all = "kebab-case")]
pub enum Refusal {
    /// It is no zip, or its data is damaged.
    Damaged,
    /// A file in it is too large.
    LargeFile(String),
    /// Its files are too large together.
    TooLarge,
    /// It has too many files.
    TooMany,
    /// A path in it leads elsewhere.
    Path(String),
    /// Some systems do not accept a name in it.
    Name(String),
    /// There is no game in it.
    NoGame,
    /// The game that a level is for is not here.
    NoSuchGame(String),
    /// It cannot be written.
    Unwritten(String),
    /// It is too long for a link.
    LongLink,
    /// A player's zip was refused, for this reason.
    Player(String),
}

impl From<switchboard::disk::parcel::Refusal> for Refusal {
    fn from(refusal: switchboard::disk::parcel::Refusal) -> Self {
        use switchboard::disk::parcel::Refusal as Of;
        match refusal {
            Of::Damaged => Self::Damaged,
            Of::LargeFile(name) => Self::LargeFile(name),
            Of::TooLarge => Self::TooLarge,
            Of::TooMany => Self::TooMany,
            Of::Path(name, NameFault::Outside) => Self::Path(name),
            Of::Path(name, _) => Self::Name(name),
            Of::NoGame => Self::NoGame,
        }
    }
}

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Parcel {
    /// A game, under this folder name.
    Game(String, Files),
    /// A level of this game, under this folder name.
    Level(String, String, Files),
    /// A player, who is read by the library.
    Player,
}

impl From<Brought> for Parcel {
    fn from(brought: Brought) -> Self {
        match brought {
            Brought::Game(id, files) => Self::Game(id, files),
            Brought::Player(_) => Self::Player,
        }
    }
}

/// What is in a file of this name: a zip, or the source of a PuzzleScript game.
///
/// # Errors
/// It is neither, or too large, or its paths lead elsewhere.
pub fn of_file(name: &str, bytes: &[u8]) -> Result<Parcel, Refusal> {
    Ok(read_file(name, Cursor::new(bytes))?.into())
}

/// What is in a folder of this name.
///
/// # Errors
/// As [`of_file`].
pub fn of_folder(name: &str, files: Files) -> Result<Parcel, Refusal> {
    Ok(read_folder(name, files)?.into())
}

/// What a link carries: a zip in letters, with `GAME/ID/...` or `LEVEL/ID/NAME/...` in it.
///
/// # Errors
/// It is cut short or damaged, or as [`of_file`].
pub fn of_link(letters: &str) -> Result<Parcel, Refusal> {
    let bytes = from_letters(letters).ok_or(Refusal::Damaged)?;
    let files = read_zip(Cursor::new(bytes))?;
    let first =
        files.first().map(|(path, _)| path.split('/').map(str::to_owned).collect::<Vec<_>>()).unwrap_or_default();
    let inner = |prefix: String| -> Result<Files, Refusal> {
        let strip = |(path, bytes): &(String, Vec<u8>)| Some((path.strip_prefix(&prefix)?.to_owned(), bytes.clone()));
        files.iter().map(strip).collect::<Option<Files>>().ok_or(Refusal::Damaged)
    };
    match first.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["GAME", id, _, ..] => Ok(Parcel::Game((*id).to_owned(), inner(format!("GAME/{id}/"))?)),
        ["LEVEL", game, level, _, ..] => {
            Ok(Parcel::Level((*game).to_owned(), (*level).to_owned(), inner(format!("LEVEL/{game}/{level}/"))?))
        }
        _ => Err(Refusal::NoGame),
    }
}

/// The files under a folder of the disk, by their paths under `prefix`; files that are being written are left out.
fn files_of(disk: &Disk, folder: &Path, prefix: &str) -> std::io::Result<Files> {
    let mut files = Files::new();
    let mut entries = disk.list(folder)?;
    entries.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (name, kind) in entries.into_iter().filter(|(name, _)| !name.starts_with('.')) {
        let (path, inner) = (folder.join(&name), format!("{prefix}{name}"));
        match kind {
            Kind::Folder => files.extend(files_of(disk, &path, &format!("{inner}/"))?),
            _ => files.push((inner, disk.read(&path, MAX_FILE_BYTES)?)),
        }
    }
    Ok(files)
}

fn zipped(files: Files) -> std::io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, SimpleFileOptions::default())?;
        zip.write_all(&bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// A folder of the disk as a zip, every path in it under `prefix`.
///
/// # Errors
/// It cannot be read.
pub fn pack(disk: &Disk, folder: &Path, prefix: &str) -> Result<Vec<u8>, Refusal> {
    files_of(disk, folder, prefix).and_then(zipped).map_err(|fault| Refusal::Unwritten(fault.to_string()))
}

/// A zip in the letters that a link takes.
///
/// # Errors
/// There are too many of them.
pub fn to_letters(bytes: &[u8]) -> Result<String, Refusal> {
    let mut letters = String::new();
    for three in bytes.chunks(3) {
        let value = three.iter().fold(0_u32, |value, byte| value << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let letter = LETTERS.get((value >> (18 - 6 * place) & 63) as usize).copied().unwrap_or(b'A');
            letters.push(char::from(letter));
        }
    }
    if letters.len() > LONGEST_LINK { Err(Refusal::LongLink) } else { Ok(letters) }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for four in letters.as_bytes().chunks(4) {
        let place = |letter: &u8| LETTERS.iter().position(|known| known == letter);
        let places: Option<Vec<usize>> = four.iter().map(place).collect();
        let value = places?.iter().fold(0_u32, |value, place| value << 6 | u32::try_from(*place).unwrap_or(0));
        let value = value << (6 * (4 - four.len()));
        bytes.extend(value.to_be_bytes().get(1..four.len())?);
    }
    Some(bytes)
}

/// A name that is free in a folder: this one, or with a number behind it.
fn free_name(disk: &Disk, folder: &Path, wanted: &str) -> String {
    let is_free = |name: &String| disk.kind(&folder.join(name)).is_err();
    let numbered = (2..).map(|number: u32| format!("{wanted} {number}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// Writes files as a new folder, which appears whole; where `replaces`, in the place of the one of that name, else under a
/// name that is free. The name.
///
/// # Errors
/// It cannot be written; nothing of it is there then, and what was there before is.
pub fn put(disk: &Disk, around: &Path, name: &str, files: &Files, replaces: bool) -> Result<String, Refusal> {
    let aside = around.join(format!(".new-{:016x}", disk.unique()));
    let written = || -> std::io::Result<String> {
        disk.make_folder(&aside)?;
        for (path, bytes) in files {
            let target = aside.join(path);
            let mut missing: Vec<PathBuf> = target.ancestors().skip(1).map(Path::to_owned).collect();
            missing.reverse();
            for folder in missing.iter().filter(|folder| disk.kind(folder).is_err()) {
                disk.make_folder(folder)?;
            }
            disk.create(&target, bytes)?;
        }
        disk.flush(&aside)?;
        let name = if replaces { name.to_owned() } else { free_name(disk, around, name) };
        let place = around.join(&name);
        if disk.kind(&place).is_ok() {
            let old = around.join(format!(".old-{:016x}", disk.unique()));
            disk.rename_new(&place, &old)?;
            disk.rename_new(&aside, &place)?;
            remove(disk, &old)?;
        } else {
            disk.rename_new(&aside, &place)?;
        }
        disk.flush(around)?;
        Ok(name)
    };
    written().map_err(|fault| {
        // what cannot be removed has a name that is no game's
        let _ = remove(disk, &aside);
        Refusal::Unwritten(fault.to_string())
    })
}

/// Removes a folder with everything in it.
///
/// # Errors
/// What the disk says.
pub fn remove(disk: &Disk, folder: &Path) -> std::io::Result<()> {
    for (name, kind) in disk.list(folder)? {
        let path = folder.join(name);
        if kind == Kind::Folder { remove(disk, &path)? } else { disk.remove_file(&path)? }
    }
    disk.remove_folder(folder)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
        zipped(files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect()).unwrap()
    }

    #[test]
    fn a_link_carries_a_level_and_one_that_is_cut_short_is_refused() {
        let bytes = zip(&[("LEVEL/sokoban/N001/startingLayout.xml", b"<x/>")]);
        let link = to_letters(&bytes).unwrap();
        assert_eq!(from_letters(&link).unwrap(), bytes);
        let files = vec![("startingLayout.xml".to_owned(), b"<x/>".to_vec())];
        assert_eq!(of_link(&link), Ok(Parcel::Level("sokoban".to_owned(), "N001".to_owned(), files)));
        for length in 0..link.len() {
            assert!(of_link(link.get(..length).unwrap()).is_err(), "{length}");
        }
        assert_eq!(of_link("no letters!"), Err(Refusal::Damaged));
        let mixed = zip(&[("LEVEL/a/01/x.xml", b"x"), ("LEVEL/b/01/x.xml", b"x")]);
        assert_eq!(of_link(&to_letters(&mixed).unwrap()), Err(Refusal::Damaged));
        assert_eq!(to_letters(&[7; LONGEST_LINK]), Err(Refusal::LongLink));
    }
}
