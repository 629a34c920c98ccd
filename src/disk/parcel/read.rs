//! Reads files from outside: a zip with a game or a player, a game folder, the source of a PuzzleScript game. They are not trusted until
//! checked: no path leads out of its folder, nothing too large is kept, and every name is one that all systems accept unchanged. Never
//! writes.

use crate::disk::MAX_ENTRIES;
use crate::disk::sent_names::{NameFault, Twins, name_accepted, path_accepted};
use crate::game::{MAX_FILE_BYTES, MAX_FOLDER_BYTES, SCRIPT_FILES};
use std::collections::HashSet;
use std::io::{Read, Seek, SeekFrom};
use zip::ZipArchive;

/// How many times as large as the zip its files may be together, beyond [`FREE_BYTES`]: text shrinks to a tenth or so.
pub const MAX_GROWTH: u64 = 100;
/// The size of its files that is always allowed, in bytes.
pub const FREE_BYTES: u64 = 16 << 20;
/// How much of the file with a player's name is read.
const MAX_NAME_FILE: u64 = 1 << 16;
/// Names that make a folder a game.
const MARKS: [&str; 6] = ["rules.xml", "tiles.json", "rules.json", "pieces.xml", "description.xml", "LEVELS"];
/// The name that makes a zip, or a folder of it, a player.
const PLAYER_MARK: &str = "properties.xml";
/// Files that systems add to folders and zips and that do not belong to them.
const LITTER: [&str; 4] = ["__MACOSX", "Thumbs.db", "desktop.ini", "lock"];
/// The folder name of a game whose own name no system would accept.
const NAMELESS: &str = "game";

/// Why a file is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It is not a zip, or it is damaged.
    Damaged,
    /// This file in it is too large.
    LargeFile(String),
    /// Its files are too large together.
    TooLarge,
    /// It has too many files.
    TooMany,
    /// Not every system accepts this path in it, for this reason.
    Path(String, NameFault),
    /// It contains neither a player nor a game.
    NoGame,
}

/// Files by their paths, with `/` between folders.
pub type Files = Vec<(String, Vec<u8>)>;

/// What the file contains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Brought {
    /// A game, with its folder name.
    Game(String, Files),
    /// A player of this name, if the name can be read, or several; `players::unpack_player` does the rest.
    Player(Option<String>),
}

/// The contents of a file of this name: a zip, or the source of a PuzzleScript game.
///
/// # Errors
/// It is neither, it is too large, or its paths lead out of their folder.
pub fn read_file(name: &str, mut file: impl Read + Seek) -> Result<Brought, Refusal> {
    if is_script(name) {
        let bytes = read_at_most(&mut file, name)?;
        if !name.to_lowercase().ends_with(".puzzlescript") && !has_objects(&bytes) {
            return Err(Refusal::NoGame);
        }
        return game_in(name, vec![(SCRIPT_FILES[0].to_owned(), bytes)]);
    }
    let size = file.seek(SeekFrom::End(0)).map_err(|_| Refusal::Damaged)?;
    let mut zip = ZipArchive::new(file).map_err(|_| Refusal::Damaged)?;
    if zip.index_for_name(PLAYER_MARK).is_some() {
        return Ok(Brought::Player(player_name(&mut zip)));
    }
    if zip.file_names().flatten().any(|name| name.strip_suffix(PLAYER_MARK).is_some_and(is_folder)) {
        return Ok(Brought::Player(None));
    }
    game_in(name, clean(unzip(&mut zip, size)?)?)
}

/// The game in a folder of this name.
///
/// # Errors
/// As [`read_file`].
pub fn read_folder(name: &str, files: Files) -> Result<Brought, Refusal> {
    game_in(&format!("{name}."), clean(files)?)
}

/// The files of a zip, whatever they are.
///
/// # Errors
/// As [`read_file`].
pub fn read_zip(mut file: impl Read + Seek) -> Result<Files, Refusal> {
    let size = file.seek(SeekFrom::End(0)).map_err(|_| Refusal::Damaged)?;
    clean(unzip(&mut ZipArchive::new(file).map_err(|_| Refusal::Damaged)?, size)?)
}

fn unzip(zip: &mut ZipArchive<impl Read + Seek>, size: u64) -> Result<Files, Refusal> {
    let most = size.saturating_mul(MAX_GROWTH).saturating_add(FREE_BYTES).min(MAX_FOLDER_BYTES);
    if zip.len() > MAX_ENTRIES {
        return Err(Refusal::TooMany);
    }
    let (mut files, mut total) = (Files::new(), 0_u64);
    for place in 0..zip.len() {
        let mut entry = zip.by_index(place).map_err(|_| Refusal::Damaged)?;
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().map_err(|_| Refusal::Damaged)?.into_owned();
        if !entry.is_file() {
            return Err(Refusal::Path(name, NameFault::Outside));
        }
        let bytes = read_at_most(&mut entry, &name)?;
        total = total.saturating_add(bytes.len() as u64);
        if total > most {
            return Err(Refusal::TooLarge);
        }
        files.push((name, bytes));
    }
    Ok(files)
}

fn read_at_most(from: &mut impl Read, name: &str) -> Result<Vec<u8>, Refusal> {
    let mut bytes = Vec::new();
    from.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|_| Refusal::Damaged)?;
    if bytes.len() as u64 > MAX_FILE_BYTES { Err(Refusal::LargeFile(name.to_owned())) } else { Ok(bytes) }
}

/// The files without [`LITTER`]; every path is unique and stays in its folder.
fn clean(files: Files) -> Result<Files, Refusal> {
    let files: Files = files.into_iter().filter(|(path, _)| !is_litter(path)).collect();
    if files.len() > MAX_ENTRIES {
        return Err(Refusal::TooMany);
    }
    if files.iter().map(|(_, bytes)| bytes.len() as u64).sum::<u64>() > MAX_FOLDER_BYTES {
        return Err(Refusal::TooLarge);
    }
    let (mut known, mut twins) = (HashSet::new(), Twins::default());
    for (path, bytes) in &files {
        let accepted = path_accepted(path).and_then(|()| twins.add(path));
        accepted.map_err(|fault| Refusal::Path(path.clone(), fault))?;
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return Err(Refusal::LargeFile(path.clone()));
        }
        if !known.insert(path) {
            return Err(Refusal::Damaged);
        }
    }
    Ok(files)
}

/// The game in these files: the topmost folder that is one, otherwise the only PuzzleScript source.
fn game_in(name: &str, files: Files) -> Result<Brought, Refusal> {
    let is_mark = |part: &str| MARKS.iter().chain(&SCRIPT_FILES).any(|mark| mark.eq_ignore_ascii_case(part));
    let roots = files.iter().filter_map(|(path, _)| {
        let depth = path.split('/').position(is_mark)?;
        Some((depth, path.split('/').take(depth).collect::<Vec<&str>>().join("/")))
    });
    let Some((depth, root)) = roots.min() else {
        let sources = files.into_iter().filter(|(path, bytes)| is_script(path) && has_objects(bytes));
        let [(path, bytes)] = sources.collect::<Vec<_>>().try_into().map_err(|_: Files| Refusal::NoGame)?;
        return Ok(Brought::Game(folder_name(&path), vec![(SCRIPT_FILES[0].to_owned(), bytes)]));
    };
    let id = if depth == 0 { folder_name(name) } else { folder_name(&format!("{root}.")) };
    let prefix = if depth == 0 { String::new() } else { format!("{root}/") };
    let inner = |(path, bytes): (String, Vec<u8>)| Some((path.strip_prefix(&prefix)?.to_owned(), bytes));
    Ok(Brought::Game(id, files.into_iter().filter_map(inner).collect()))
}

/// Whether this is the name of a source of a PuzzleScript game.
pub(super) fn is_script(path: &str) -> bool {
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    matches!(ending.as_deref(), Some("txt" | "puzzlescript"))
}

/// Whether a text has the section that every PuzzleScript game has: other texts use the same extension.
fn has_objects(bytes: &[u8]) -> bool {
    String::from_utf8_lossy(bytes).lines().any(|line| line.trim().eq_ignore_ascii_case("objects"))
}

/// A folder name derived from a file name.
pub(super) fn folder_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem).trim();
    if name_accepted(stem).is_ok() { stem.to_owned() } else { NAMELESS.to_owned() }
}

/// Whether it is litter or hidden, and so left out.
fn is_litter(path: &str) -> bool {
    path.split('/').any(|part| part.starts_with('.') && part != ".." && part != "." || LITTER.contains(&part))
}

/// Whether a path is that of a folder, and not of one in another.
fn is_folder(path: &str) -> bool {
    path.len() > 1 && path.ends_with('/') && path.matches('/').count() == 1
}

fn player_name(zip: &mut ZipArchive<impl Read + Seek>) -> Option<String> {
    let mut text = String::new();
    zip.by_name(PLAYER_MARK).ok()?.take(MAX_NAME_FILE).read_to_string(&mut text).ok()?;
    let name = text.split_once("<Name>")?.1.split_once("</Name>")?.0;
    let name = quick_xml::escape::unescape(name).ok()?.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Cursor, Write};
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    fn zip(files: &[(&str, &[u8])]) -> Cursor<Vec<u8>> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in files {
            zip.start_file(*path, SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        zip.finish().unwrap()
    }

    fn read(files: &[(&str, &[u8])]) -> Result<Brought, Refusal> {
        read_file("mine.zip", zip(files))
    }

    #[test]
    fn a_game_is_found_wherever_it_lies() {
        let text: &[u8] = b"title x\n  Objects \n";
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
            let content: Vec<(&str, &[u8])> = paths.iter().map(|path| (*path, text)).collect();
            let files = |paths: &[&str]| paths.iter().map(|path| ((*path).to_owned(), text.to_vec())).collect();
            assert_eq!(read(&content), Ok(Brought::Game(id.to_owned(), files(inner))));
            let folder = read_folder("mine", files(paths));
            assert_eq!(folder, Ok(Brought::Game(id.to_owned(), files(inner))));
        }
        let script = read_file("x/My game.puzzlescript", Cursor::new(b"title x"));
        let files = vec![(SCRIPT_FILES[0].to_owned(), b"title x".to_vec())];
        assert_eq!(script, Ok(Brought::Game("My game".to_owned(), files)));
    }

    #[test]
    fn a_player_is_known_by_its_properties() {
        let named: &[u8] = b"<Properties><Name> Eva &amp; Jan </Name></Properties>";
        assert_eq!(read(&[("properties.xml", named)]), Ok(Brought::Player(Some("Eva & Jan".to_owned()))));
        assert_eq!(read(&[("properties.xml", b"x")]), Ok(Brought::Player(None)));
        assert_eq!(read(&[("Eva/properties.xml", named), ("Jan/properties.xml", named)]), Ok(Brought::Player(None)));
    }

    #[test]
    fn what_is_hostile_is_refused() {
        for (name, fault) in [
            ("../rules.xml", NameFault::Outside),
            ("a/con.svg", NameFault::Device),
            ("a\u{202e}gvs.exe", NameFault::Sign),
            ("Rules.xml", NameFault::Twin),
        ] {
            let refused = Err(Refusal::Path(name.to_owned(), fault));
            assert_eq!(read(&[("rules.xml", b"x"), (name, b"x")]), refused, "{name}");
            let files = ["rules.xml", name].map(|path| (path.to_owned(), b"x".to_vec())).to_vec();
            assert_eq!(read_folder("mine", files), refused, "{name}");
        }
        assert_eq!(read_file("a.zip", Cursor::new(b"PK nothing")), Err(Refusal::Damaged));
        for (file, text) in [("readme.md", "x"), ("letter.txt", "dear all")] {
            assert_eq!(read(&[(file, text.as_bytes())]), Err(Refusal::NoGame));
        }
        let twice = vec![("rules.xml".to_owned(), Vec::new()); 2];
        assert_eq!(read_folder("a", twice), Err(Refusal::Damaged));
        let mut cut = zip(&[("rules.xml", b"xxxxxxxxxxxxxxxxxxxxxxx")]).into_inner();
        cut.truncate(cut.len() - 30);
        assert_eq!(read_file("a.zip", Cursor::new(cut)), Err(Refusal::Damaged));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let large = vec![0; usize::try_from(MAX_FILE_BYTES).unwrap() + 1];
        assert_eq!(read(&[("rules.xml", &large)]), Err(Refusal::LargeFile("rules.xml".to_owned())));
        let half = &large[..large.len() / 2];
        let names: Vec<String> = (0..9).map(|number| format!("{number}")).collect();
        let bomb: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), half)).collect();
        assert_eq!(read(&bomb), Err(Refusal::TooLarge));
        let many = (0..=MAX_ENTRIES).map(|number| (number.to_string(), Vec::new())).collect();
        assert_eq!(read_folder("a", many), Err(Refusal::TooMany));
    }
}
