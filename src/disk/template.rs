//! New game folders, from the template in the program or from another game. Never changes an existing folder.

use super::FolderFiles;
use super::Steps;
use super::file_system::RealDisk;
use super::levels::{fill_folder, not_written as level_not_written, whole_folder};
use super::players::write_new;
use crate::diag::{Code, Place, Problem};
use crate::game::Files;
use crate::game::xml::Document;
use std::fs;
use std::path::{Path, PathBuf};

/// How deep folders of a copied game may be nested.
const MAX_DEPTH: usize = 8;

/// help/NEW_GAME, as it was when the program was built.
const TEMPLATE: [(&str, &[u8]); 15] = [
    ("description.xml", include_bytes!("../../help/NEW_GAME/description.xml")),
    ("pieces.xml", include_bytes!("../../help/NEW_GAME/pieces.xml")),
    ("rules.xml", include_bytes!("../../help/NEW_GAME/rules.xml")),
    ("settings.xml", include_bytes!("../../help/NEW_GAME/settings.xml")),
    ("thumbnail.svg", include_bytes!("../../help/NEW_GAME/thumbnail.svg")),
    ("level.xlsx", include_bytes!("../../help/NEW_GAME/level.xlsx")),
    ("level.ods", include_bytes!("../../help/NEW_GAME/level.ods")),
    ("PIECES/wall.svg", include_bytes!("../../help/NEW_GAME/PIECES/wall.svg")),
    ("PIECES/path.svg", include_bytes!("../../help/NEW_GAME/PIECES/path.svg")),
    ("PIECES/gem.svg", include_bytes!("../../help/NEW_GAME/PIECES/gem.svg")),
    ("LEVELS/startingLayout.xml", include_bytes!("../../help/NEW_GAME/LEVELS/startingLayout.xml")),
    ("LEVELS/01/description.xml", include_bytes!("../../help/NEW_GAME/LEVELS/01/description.xml")),
    ("LEVELS/01/startingLayout.xml", include_bytes!("../../help/NEW_GAME/LEVELS/01/startingLayout.xml")),
    ("LEVELS/02/description.xml", include_bytes!("../../help/NEW_GAME/LEVELS/02/description.xml")),
    ("LEVELS/02/startingLayout.xml", include_bytes!("../../help/NEW_GAME/LEVELS/02/startingLayout.xml")),
];

/// help/NEW_SCRIPT, as it was when the program was built.
const SCRIPT_TEMPLATE: [(&str, &[u8]); 2] = [
    ("description.xml", include_bytes!("../../help/NEW_SCRIPT/description.xml")),
    ("game.puzzlescript", include_bytes!("../../help/NEW_SCRIPT/game.puzzlescript")),
];

/// Creates the folder `to` with all files of the template, or of the game `from`, and names the game after its folder. The folder appears
/// whole or not at all.
///
/// # Errors
/// `to` already exists, something of `from` cannot be read, or `to` cannot be written.
pub fn new_game(to: &Path, from: Option<&FolderFiles>) -> Result<(), Problem> {
    let files = || match from {
        None => Ok(of_template(&TEMPLATE)),
        Some(game) => all_files(game, "", 0),
    };
    whole_game(to, files)
}

/// Creates the folder `to` with all files of the PuzzleScript template, as [`new_game`] does.
///
/// # Errors
/// As [`new_game`].
pub fn new_script(to: &Path) -> Result<(), Problem> {
    whole_game(to, || Ok(of_template(&SCRIPT_TEMPLATE)))
}

fn of_template(files: &[(&str, &[u8])]) -> Contents {
    files.iter().map(|(path, text)| ((*path).to_owned(), text.to_vec())).collect()
}

fn whole_game(to: &Path, files: impl FnOnce() -> Result<Contents, Problem>) -> Result<(), Problem> {
    if fs::symlink_metadata(to).is_ok() {
        return Err(Code::N001.error("taken").at(Place::file(to.display().to_string())).cure("other-name"));
    }
    let name = super::folder_name(to);
    let mut files = files()?;
    for (path, bytes) in &mut files {
        if path.eq_ignore_ascii_case("description.xml") {
            *bytes = renamed(std::mem::take(bytes), &name);
        }
    }
    let disk = RealDisk::USUAL;
    let filled = whole_folder(&disk, to, |aside| fill_folder(&disk, aside, &files, &Steps::default()));
    filled.map_err(|fault| not_written(to, &fault))
}

fn not_written(to: &Path, fault: &std::io::Error) -> Problem {
    let told = Code::N002.error("game").arg("why", fault.to_string()).cure("may-write");
    told.at(Place::file(to.display().to_string()))
}

type Contents = Vec<(String, Vec<u8>)>;

fn all_files(game: &FolderFiles, folder: &str, depth: usize) -> Result<Contents, Problem> {
    let unread = |path: &str, why: String| Code::F003.error("file").arg("why", why).at(Place::file(game.show(path)));
    let mut files = Vec::new();
    if depth > MAX_DEPTH {
        return Err(Code::F003.error("deep").arg("most", MAX_DEPTH).at(Place::file(game.show(folder))));
    }
    for name in game.list(folder).map_err(|fault| unread(folder, fault.to_string()))? {
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if name.starts_with('.') {
            continue;
        }
        match path.strip_suffix('/') {
            Some(inner) => files.extend(all_files(game, inner, depth + 1)?),
            None => {
                let bytes = game.read(&path).map_err(|fault| unread(&path, fault.to_string()))?;
                files.push((path, bytes));
            }
        }
    }
    Ok(files)
}

/// description.xml with `name` in every `<Name>`; unchanged if it cannot be read.
fn renamed(bytes: Vec<u8>, name: &str) -> Vec<u8> {
    let Ok(doc) = Document::new(String::new(), bytes.clone()) else { return bytes };
    let Ok(root) = doc.parse() else { return bytes };
    let escaped = quick_xml::escape::escape(name).into_owned();
    let mut text = doc.text.clone();
    for element in root.children.iter().rev().filter(|child| child.local() == "Name" && child.inner <= child.end) {
        text.replace_range(element.inner..element.end, &escaped);
    }
    text.into_bytes()
}

/// The folder of a new game with this name: a path as it is, a bare name inside `folder`.
///
/// # Errors
/// It cannot be the name of a folder.
pub fn new_game_folder(name: &str, folder: &Path) -> Result<PathBuf, Problem> {
    let last = Path::new(name).file_name().map(|last| last.to_string_lossy().into_owned()).unwrap_or_default();
    let bad = |c: char| c.is_control() || "<>:\"|?*\\".contains(c);
    if last.is_empty() || last.starts_with('.') || last.chars().any(bad) || last.chars().count() > 100 {
        return Err(Code::N003.error("no-name").arg("name", name).cure("plain-name"));
    }
    Ok(if name.contains(['/', '\\']) { PathBuf::from(name) } else { folder.join(name) })
}

/// Writes these files of new levels into a game folder; paths are relative, `LEVELS/07/description.xml`. Each level's folder appears whole
/// or not at all; existing ones are never touched.
///
/// # Errors
/// N001 if a level already exists, N002 if one cannot be written; levels written before it stay.
pub fn new_levels(game: &Path, levels: &[(String, Vec<(&str, String)>)]) -> Result<(), Problem> {
    for (id, files) in levels {
        let to = game.join("LEVELS").join(id);
        let disk = RealDisk::USUAL;
        whole_folder(&disk, &to, |aside| {
            files.iter().try_for_each(|(name, text)| write_new(&disk, &aside.join(name), text.as_bytes()))
        })
        .map_err(|fault| level_not_written(&to, &fault))?;
    }
    Ok(())
}
