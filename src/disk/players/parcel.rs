//! A player as one zip file: written whole, brought back on another machine. A path in a zip never leads out of the
//! player's folder, and a zip that is too large or not a player's is refused before anything is kept.

use super::code::{CODE, code};
use super::lock::LOCK;
use super::names::{folder_name, is_plain};
use super::users::{Users, folders_in};
use super::write::{problem, sync_folder};
use crate::diag::{Place, Problem};
use crate::game::Language;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The largest file in a zip that is taken, in bytes.
const MAX_FILE: u64 = 8 << 20;
/// How many bytes all files of a zip may have together.
const MAX_BYTES: u64 = 16 << 30;
/// How many files a zip may have.
const MAX_FILES: usize = 10_000_000;
/// How deep folders may lie in each other.
const MAX_DEPTH: usize = 8;

/// Writes everything of a player into the zip file `to`, which appears under its name when it is whole.
///
/// # Errors
/// There is no such player, or what the system says.
pub fn export_player(users: &Users, player: &str, to: &Path) -> Result<(), Problem> {
    let folder = users.existing(player)?;
    // Made now if there is none, so that it is the same on the other machine.
    code(&folder, player);
    let fault = |fault: &io::Error| problem(to, "exporting the player", fault);
    let beside = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::Builder::new().prefix(".writing-").tempfile_in(beside).map_err(|f| fault(&f))?;
    let mut zip = ZipWriter::new(BufWriter::new(file));
    add_folder(&mut zip, &folder, "", 0).map_err(|f| fault(&f))?;
    let file = zip.finish().map_err(|f| fault(&f.into()))?.into_inner().map_err(|f| fault(f.error()))?;
    file.as_file().sync_all().map_err(|f| fault(&f))?;
    file.persist(to).map(|_| ()).map_err(|f| fault(&f.error))
}

fn add_folder<W: Write + io::Seek>(zip: &mut ZipWriter<W>, folder: &Path, inner: &str, depth: usize) -> io::Result<()> {
    let mut entries: Vec<(String, bool)> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if let Ok(name) = entry.file_name().into_string()
            && (kind.is_dir() || kind.is_file())
        {
            entries.push((name, kind.is_dir()));
        }
    }
    entries.sort();
    for (name, is_folder) in entries {
        let path = folder.join(&name);
        if is_folder && depth < MAX_DEPTH {
            add_folder(zip, &path, &format!("{inner}{name}/"), depth + 1)?;
        } else if !is_folder && !name.starts_with('.') && name != LOCK {
            zip.start_file(format!("{inner}{name}"), SimpleFileOptions::default())?;
            io::copy(&mut File::open(&path)?, zip)?;
        }
    }
    Ok(())
}

/// Brings a player back from a zip file that [`export_player`] wrote. The new player's folder name.
///
/// # Errors
/// What is wrong with the zip, or what the system says; then nothing is left of it.
pub fn import_player(users: &Users, from: &Path) -> Result<String, Problem> {
    let fault = |fault: &io::Error| problem(from, "importing the player", fault);
    let file = File::open(from).map_err(|f| fault(&f))?;
    let mut zip = ZipArchive::new(BufReader::new(file)).map_err(|f| refused(from, &f.to_string()))?;
    if zip.len() > MAX_FILES {
        return Err(refused(from, &format!("it holds more than {MAX_FILES} files")));
    }
    if zip.index_for_name("properties.xml").is_none() {
        return Err(refused(from, "it holds no properties.xml"));
    }
    super::write::make_folder(users.path()).map_err(|f| fault(&f))?;
    let aside = tempfile::Builder::new().prefix(".import-").tempdir_in(users.path()).map_err(|f| fault(&f))?;
    let mut total = 0;
    for place in 0..zip.len() {
        let entry = zip.by_index(place).map_err(|f| refused(from, &f.to_string()))?;
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().map_err(|f| refused(from, &f.to_string()))?.into_owned();
        let path = inner_path(&name)
            .filter(|_| entry.is_file())
            .ok_or_else(|| refused(from, &format!("the path {name:?} leads out of the player's folder")))?;
        let target = aside.path().join(path);
        let parent = target.parent().unwrap_or(aside.path());
        fs::create_dir_all(parent).map_err(|f| fault(&f))?;
        let mut out = File::create(&target).map_err(|f| fault(&f))?;
        let copied = io::copy(&mut entry.take(MAX_FILE + 1), &mut out);
        total += copied.map_err(|f| refused(from, &f.to_string()))?;
        if out.metadata().is_ok_and(|about| about.len() > MAX_FILE) || total > MAX_BYTES {
            return Err(refused(from, "a file in it is too large"));
        }
    }
    let entry = users.entry(&aside.path().file_name().unwrap_or_default().to_string_lossy(), Language::English);
    if !entry.problems.is_empty() {
        return Err(refused(from, "its properties.xml cannot be read"));
    }
    let temporary = aside.path().file_name().map(|name| name.to_string_lossy().into_owned());
    let mut taken = folders_in(users.path()).unwrap_or_default();
    taken.retain(|name| Some(name) != temporary.as_ref());
    let player = folder_name(&entry.profile.name, &taken);
    let code_of = |folder: &Path| fs::read_to_string(folder.join(CODE)).ok();
    if code_of(aside.path())
        .is_some_and(|new| taken.iter().any(|t| code_of(&users.path().join(t)).as_ref() == Some(&new)))
    {
        // The same player is here already: a copy gets a code of its own.
        fs::remove_file(aside.path().join(CODE)).map_err(|f| fault(&f))?;
    }
    fs::rename(aside.keep(), users.folder(&player)?).map_err(|f| fault(&f))?;
    sync_folder(users.path()).map_err(|f| fault(&f))?;
    Ok(player)
}

/// A path in a zip as one under the player's folder; none where it leads elsewhere.
fn inner_path(name: &str) -> Option<PathBuf> {
    let parts: Vec<&str> = name.split('/').collect();
    let good = parts.len() <= MAX_DEPTH + 1 && parts.iter().all(|part| is_plain(part)) && name != LOCK;
    good.then(|| parts.iter().collect())
}

fn refused(from: &Path, why: &str) -> Problem {
    Problem::error("S012", format!("this is no player's zip file: {why}"))
        .at(Place::file(from.display().to_string()))
        .hint("take one that `switchboard players export` wrote")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_inside() {
        for name in
            ["../x", "/etc/passwd", "a/../../b", "C:\\x", "a\\b", "", "a//b", ".hidden", "a/b/c/d/e/f/g/h/i/j", "lock"]
        {
            assert_eq!(inner_path(name), None, "{name}");
        }
        assert_eq!(inner_path("saves/g/01/00000000.xml").unwrap(), Path::new("saves/g/01/00000000.xml"));
    }
}
