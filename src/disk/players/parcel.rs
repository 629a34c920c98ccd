//! A player, or all of them, as one zip file, to be restored on another machine: of one its files, of all a folder for each.

use super::lock::LOCK;
use super::people::{code_of, nobody};
use super::store::EXPORTS;
use super::unpacking::MAX_FILE;
use super::users::Users;
use super::write::problem;
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::OutFile;
use crate::disk::file_system::{Kind, read_again};
use crate::disk::sent_names::{MAX_DEPTH, name_accepted};
use crate::history::rename_people;
use std::io::{self, Seek, Write};
use std::path::Path;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Writes everything of a player, or of all of them, into the zip file `to`, which gets its name when it is complete. Returns what was left
/// out.
///
/// # Errors
/// There is no such player, `to` may not be written, or the system's error.
pub fn export_player(users: &Users, player: Option<&str>, to: &Path) -> Result<Problems, Problem> {
    player.map(|player| users.existing(player)).transpose()?;
    let mut out = OutFile::create(to)?;
    let told = match player {
        Some(player) => pack_player(users, player, out.file(), to)?,
        None => pack_all(users, out.file(), to)?,
    };
    out.finish()?;
    Ok(told)
}

/// Writes everything of a player as a zip; `shown` is its name in messages. Returns what was left out.
///
/// # Errors
/// There is no such player, or the system's error.
pub fn pack_player(users: &Users, player: &str, to: impl Write + Seek, shown: &Path) -> Result<Problems, Problem> {
    pack(users, &[(player, String::new())], to, shown)
}

/// The name of the file with all players that is written on this day.
pub fn all_name(day: jiff::civil::Date) -> String {
    format!("switchboard-{day}.zip")
}

/// Writes everything of all players as a zip, in a folder each; `shown` is its name in messages. Returns what was left out.
///
/// # Errors
/// The system's error.
pub fn pack_all(users: &Users, to: impl Write + Seek, shown: &Path) -> Result<Problems, Problem> {
    let names = users.names()?;
    let all: Vec<_> = names.iter().map(|name| (name.as_str(), format!("{name}/"))).collect();
    pack(users, &all, to, shown)
}

/// Writes these players, each below a path.
fn pack(users: &Users, players: &[(&str, String)], to: impl Write + Seek, shown: &Path) -> Result<Problems, Problem> {
    let fault = |fault: &io::Error| problem(shown, "doing-exporting-player", fault);
    let (mut zip, mut left_out) = (ZipWriter::new(to), Problems::new());
    for (player, below) in players {
        let folder = users.existing(player)?;
        // Made now if there is none, so that it is the same on the other machine.
        users.code(player)?;
        let mut pack = Pack { users, player, zip: &mut zip, left_out: &mut left_out };
        pack.folder(&folder, below, 0).map_err(|f| fault(&f))?;
    }
    zip.finish().and_then(|mut to| Ok(to.flush()?)).map_err(|f| fault(&f.into()))?;
    Ok(left_out)
}

/// A player in a zip being written.
struct Pack<'u, W: Write + Seek> {
    users: &'u Users,
    player: &'u str,
    zip: &'u mut ZipWriter<W>,
    left_out: &'u mut Problems,
}

impl<W: Write + Seek> Pack<'_, W> {
    fn folder(&mut self, folder: &Path, inner: &str, depth: usize) -> io::Result<()> {
        let disk = self.users.disk().as_ref();
        let mut entries = disk.list(folder)?;
        entries.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (name, kind) in entries {
            let path = folder.join(&name);
            // the lock is no data, names that begin with a dot are unfinished, and what was taken out can be taken out again
            if name == LOCK || name.starts_with('.') || (depth == 0 && name == EXPORTS) {
                continue;
            }
            match kind {
                // what another computer may refuse would spoil the whole zip
                _ if name_accepted(&name).is_err() => self.leaves_out(&path),
                Kind::Folder if depth < MAX_DEPTH => self.folder(&path, &format!("{inner}{name}/"), depth + 1)?,
                Kind::File => {
                    self.zip.start_file(format!("{inner}{name}"), SimpleFileOptions::default())?;
                    match read_again(disk, &path, MAX_FILE) {
                        Ok(bytes) => self.zip.write_all(&self.without_names(&name, bytes))?,
                        Err(fault) if fault.kind() == io::ErrorKind::FileTooLarge => self.leaves_out(&path),
                        Err(fault) => return Err(fault),
                    }
                }
                _ => self.leaves_out(&path),
            }
        }
        Ok(())
    }

    fn leaves_out(&mut self, path: &Path) {
        let told = Code::S020.warning("left-out").at(Place::file(path.display().to_string()));
        self.left_out.push(told.cure("copy-by-hand"));
    }

    /// A save that names other players by their codes only.
    fn without_names(&self, name: &str, bytes: Vec<u8>) -> Vec<u8> {
        if !name.contains(".xml") {
            return bytes;
        }
        let Ok(text) = std::str::from_utf8(&bytes) else { return bytes };
        let coded = |person: &str| {
            let named = person != self.player && !person.starts_with('#');
            named.then(|| code_of(self.users, person).ok().flatten().unwrap_or_else(nobody))
        };
        rename_people(text, &coded).map_or(bytes, String::into_bytes)
    }
}
