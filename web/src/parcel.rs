//! Games, players and levels that come from outside: as a zip, as a folder that was dropped, as the source of a PuzzleScript
//! game, as a link. What comes is hostile until it was looked at: no path leads out of its folder, nothing is kept of what is too
//! large, and nothing runs but the rules of a game.

use serde::Serialize;
use std::io::{Cursor, Read, Write};
use std::path::{Path, PathBuf};
use switchboard::disk::{Disk, Kind, MAX_ENTRIES};
use switchboard::game::{MAX_FILE_BYTES, SCRIPT_FILES};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// How many bytes all files may have together.
pub const MOST_BYTES: u64 = 256 << 20;
/// How many times as large as the zip its files may be together, beyond the free ones, as for a player's zip.
const MOST_GROWTH: u64 = 100;
/// Bytes that the files of a zip may have in any case.
const FREE_BYTES: u64 = 16 << 20;
/// How deep folders may lie in each other.
const MOST_DEPTH: usize = 8;
/// The longest name of a file or folder, in bytes.
const LONGEST_NAME: usize = 200;
/// The longest link that is made, in characters: longer ones get lost in mail and chats.
pub const LONGEST_LINK: usize = 30_000;
/// What makes a folder a game.
const MARKS: [&str; 6] = ["rules.xml", "tiles.json", "rules.json", "pieces.xml", "description.xml", "LEVELS"];
/// What systems put into folders and zips that is no part of them.
const LITTER: [&str; 4] = ["__MACOSX", "Thumbs.db", "desktop.ini", "lock"];

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

/// Files by their paths.
type Folder = Vec<(String, Vec<u8>)>;

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Parcel {
    /// A game, under this folder name.
    Game(String, Folder),
    /// A level of this game, under this folder name.
    Level(String, String, Folder),
    /// A player, who is read by the library.
    Player,
}

/// Whether a name of a file or folder is one that every system takes for just that.
fn is_plain(name: &str) -> bool {
    let bad = |c: char| c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && !name.starts_with('.')
        && !name.contains(bad)
        && name.trim() == name
}

/// A folder name made of any name.
fn folder_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem).trim();
    if is_plain(stem) { stem.to_owned() } else { "game".to_owned() }
}

/// Litter and hidden files are left out.
fn is_litter(path: &str) -> bool {
    path.split('/').any(|part| part.starts_with('.') && part != ".." && part != "." || LITTER.contains(&part))
}

/// The files of a zip.
fn unzip(bytes: &[u8]) -> Result<Folder, Refusal> {
    let most = (bytes.len() as u64).saturating_mul(MOST_GROWTH).saturating_add(FREE_BYTES).min(MOST_BYTES);
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Refusal::Damaged)?;
    if zip.len() > MAX_ENTRIES {
        return Err(Refusal::TooMany);
    }
    let (mut files, mut total) = (Folder::new(), 0_u64);
    for place in 0..zip.len() {
        let entry = zip.by_index(place).map_err(|_| Refusal::Damaged)?;
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().map_err(|_| Refusal::Damaged)?.into_owned();
        if !entry.is_file() {
            return Err(Refusal::Path(name));
        }
        let mut bytes = Vec::new();
        entry.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|_| Refusal::Damaged)?;
        total = total.saturating_add(bytes.len() as u64);
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return Err(Refusal::LargeFile(name));
        }
        if total > most {
            return Err(Refusal::TooLarge);
        }
        files.push((name, bytes));
    }
    Ok(files)
}

/// The files without litter, every path one that stays in its folder.
fn clean(files: Folder) -> Result<Folder, Refusal> {
    let files: Folder = files.into_iter().filter(|(path, _)| !is_litter(path)).collect();
    if files.len() > MAX_ENTRIES {
        return Err(Refusal::TooMany);
    }
    if files.iter().map(|(_, bytes)| bytes.len() as u64).sum::<u64>() > MOST_BYTES {
        return Err(Refusal::TooLarge);
    }
    for (path, bytes) in &files {
        let parts: Vec<&str> = path.split('/').collect();
        if parts.len() > MOST_DEPTH + 1 || !parts.iter().all(|part| is_plain(part)) {
            return Err(Refusal::Path(path.clone()));
        }
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return Err(Refusal::LargeFile(path.clone()));
        }
    }
    Ok(files)
}

/// The game in these files: the uppermost folder that is one.
fn game_in(name: &str, files: Folder) -> Result<Parcel, Refusal> {
    let marks = |part: &str| MARKS.iter().chain(&SCRIPT_FILES).any(|mark| mark.eq_ignore_ascii_case(part));
    let depths = files.iter().filter_map(|(path, _)| {
        let place = path.split('/').position(marks)?;
        Some((place, path.split('/').take(place).collect::<Vec<&str>>().join("/")))
    });
    let Some((depth, root)) = depths.min() else {
        // a single source of a PuzzleScript game, whatever it is called
        let sources = files.into_iter().filter(|(path, _)| is_script(path));
        let [(path, bytes)] = sources.collect::<Vec<_>>().try_into().map_err(|_: Folder| Refusal::NoGame)?;
        return Ok(Parcel::Game(folder_name(&path), vec![(SCRIPT_FILES[0].to_owned(), bytes)]));
    };
    let id = if depth == 0 { folder_name(name) } else { folder_name(&format!("{root}.")) };
    let prefix = if depth == 0 { String::new() } else { format!("{root}/") };
    let inner = |(path, bytes): (String, Vec<u8>)| Some((path.strip_prefix(&prefix)?.to_owned(), bytes));
    Ok(Parcel::Game(id, files.into_iter().filter_map(inner).collect()))
}

/// Whether this is the name of a source of a PuzzleScript game.
fn is_script(path: &str) -> bool {
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    matches!(ending.as_deref(), Some("txt" | "puzzlescript"))
}

/// What is in a file of this name: a zip, or the source of a PuzzleScript game.
///
/// # Errors
/// It is neither, or too large, or its paths lead elsewhere.
pub fn of_file(name: &str, bytes: &[u8]) -> Result<Parcel, Refusal> {
    if is_script(name) {
        return of_folder(name, vec![(name.rsplit('/').next().unwrap_or(name).to_owned(), bytes.to_vec())]);
    }
    let files = unzip(bytes)?;
    if files.iter().any(|(path, _)| path == "properties.xml") {
        return Ok(Parcel::Player);
    }
    game_in(name, clean(files)?)
}

/// What is in a folder of this name.
///
/// # Errors
/// As [`of_file`].
pub fn of_folder(name: &str, files: Folder) -> Result<Parcel, Refusal> {
    game_in(&format!("{name}."), clean(files)?)
}

/// What a link carries: a zip in letters, with `GAME/ID/...` or `LEVEL/ID/NAME/...` in it.
///
/// # Errors
/// It is cut short or damaged, or as [`of_file`].
pub fn of_link(letters: &str) -> Result<Parcel, Refusal> {
    let bytes = from_letters(letters).ok_or(Refusal::Damaged)?;
    let files = clean(unzip(&bytes)?)?;
    let first =
        files.first().map(|(path, _)| path.split('/').map(str::to_owned).collect::<Vec<_>>()).unwrap_or_default();
    let inner = |prefix: String| -> Result<Folder, Refusal> {
        let strip = |(path, bytes): &(String, Vec<u8>)| Some((path.strip_prefix(&prefix)?.to_owned(), bytes.clone()));
        files.iter().map(strip).collect::<Option<Folder>>().ok_or(Refusal::Damaged)
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
fn files_of(disk: &Disk, folder: &Path, prefix: &str) -> std::io::Result<Folder> {
    let mut files = Folder::new();
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

fn zipped(files: Folder) -> std::io::Result<Vec<u8>> {
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
pub fn put(disk: &Disk, around: &Path, name: &str, files: &Folder, replaces: bool) -> Result<String, Refusal> {
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
    fn a_game_is_found_wherever_it_lies_in_a_zip() {
        let files = |files: &[&str]| files.iter().map(|path| ((*path).to_owned(), b"x".to_vec())).collect::<Folder>();
        for (paths, id, inner) in [
            (&["rules.xml", "PIECES/a.svg"][..], "mine", &["rules.xml", "PIECES/a.svg"][..]),
            (
                &["Bird/rules.xml", "Bird/LEVELS/01/startingLayout.xml", "__MACOSX/x"],
                "Bird",
                &["rules.xml", "LEVELS/01/startingLayout.xml"],
            ),
            (&["a/b/tiles.json", ".git/config"], "b", &["tiles.json"]),
            (&["Sheep.txt"], "Sheep", &["game.puzzlescript"]),
        ] {
            let content: Vec<(&str, &[u8])> = paths.iter().map(|path| (*path, &b"x"[..])).collect();
            assert_eq!(of_file("mine.zip", &zip(&content)).unwrap(), Parcel::Game(id.to_owned(), files(inner)));
        }
        assert_eq!(
            of_file("x/My game.puzzlescript", b"title x"),
            Ok(Parcel::Game("My game".to_owned(), vec![("game.puzzlescript".to_owned(), b"title x".to_vec(),)]))
        );
        assert_eq!(of_file("Eva.zip", &zip(&[("properties.xml", b"x")])), Ok(Parcel::Player));
    }

    #[test]
    fn hostile_zips_are_refused() {
        let path = |name: &str| Err(Refusal::Path(name.to_owned()));
        for name in ["../rules.xml", "/etc/rules.xml", "a\\rules.xml", "C:/rules.xml", "a//rules.xml", "a/./rules.xml"]
        {
            assert_eq!(of_file("a.zip", &zip(&[(name, b"x")])), path(name), "{name}");
        }
        let deep = "a/".repeat(MOST_DEPTH + 1) + "rules.xml";
        assert_eq!(of_file("a.zip", &zip(&[(&deep, b"x")])), path(&deep));
        assert_eq!(of_file("a.zip", b"PK nothing"), Err(Refusal::Damaged));
        assert_eq!(of_file("a.zip", &zip(&[("readme.md", b"x")])), Err(Refusal::NoGame));
        let large = vec![0; usize::try_from(MAX_FILE_BYTES).unwrap() + 1];
        assert_eq!(of_file("a.zip", &zip(&[("rules.xml", &large)])), Err(Refusal::LargeFile("rules.xml".to_owned())));
        let half = &large[..large.len() / 2];
        let names: Vec<String> = (0..9).map(|number| format!("{number}")).collect();
        let bomb: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), half)).collect();
        assert_eq!(of_file("a.zip", &zip(&bomb)), Err(Refusal::TooLarge));
        let mut cut = zip(&[("rules.xml", b"xxxxxxxxxxxxxxxxxxxxxxx")]);
        cut.truncate(cut.len() - 30);
        assert_eq!(of_file("a.zip", &cut), Err(Refusal::Damaged));
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
