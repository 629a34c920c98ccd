//! A player as one zip file: written whole, and restored on another machine. No path in a zip leads out of the player's folder, and a zip
//! that is too large or not a player's is refused before anything is stored.

use super::code::{CODE, code, known};
use super::flat;
use super::leftovers::IMPORTED;
use super::lock::{LOCK, Lock};
use super::people::{code_of, nobody};
use super::store::EXPORTS;
use super::users::{PROPERTIES, Users};
use super::write::{make_folder, problem};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::{FileSystem, Kind, folders_in, read_again, remove_all};
use crate::disk::sent_names::{MAX_DEPTH, NameFault, Twins, name_accepted, path_accepted};
use crate::disk::{OutFile, Steps, open_ordinary};
use crate::game::Language;
use crate::history::rename_people;
use crate::language::Arg;
use std::io::{self, BufReader, Read, Seek, Write};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The largest file in a zip that is accepted, in bytes.
const MAX_FILE: u64 = 8 << 20;
/// How many bytes all files of a zip may have together.
const MAX_BYTES: u64 = 16 << 30;
/// How many times as large as the zip its files may be together, beyond [`FREE_BYTES`]: text shrinks to a tenth or so.
const MAX_GROWTH: u64 = 100;
/// The size of its files that is always allowed, in bytes.
const FREE_BYTES: u64 = 16 << 20;
/// How many files a zip may have.
const MAX_FILES: usize = 10_000_000;

/// Writes everything of a player into the zip file `to`, which gets its name when it is complete. Returns what was left out.
///
/// # Errors
/// There is no such player, `to` may not be written, or the system's error.
pub fn export_player(users: &Users, player: &str, to: &Path) -> Result<Problems, Problem> {
    users.existing(player)?;
    let mut out = OutFile::create(to)?;
    let told = pack_player(users, player, out.file(), to)?;
    out.finish()?;
    Ok(told)
}

/// Writes everything of a player as a zip; `shown` is its name in messages. Returns what was left out.
///
/// # Errors
/// There is no such player, or the system's error.
pub fn pack_player(users: &Users, player: &str, to: impl Write + Seek, shown: &Path) -> Result<Problems, Problem> {
    let folder = users.existing(player)?;
    // Made now if there is none, so that it is the same on the other machine.
    users.code(player)?;
    let fault = |fault: &io::Error| problem(shown, "doing-exporting-player", fault);
    let mut pack = Pack { users, player, zip: ZipWriter::new(to), left_out: Problems::new() };
    pack.folder(&folder, "", 0).map_err(|f| fault(&f))?;
    let Pack { zip, left_out, .. } = pack;
    zip.finish().and_then(|mut to| Ok(to.flush()?)).map_err(|f| fault(&f.into()))?;
    Ok(left_out)
}

/// A zip being written.
struct Pack<'u, W: Write + Seek> {
    users: &'u Users,
    player: &'u str,
    zip: ZipWriter<W>,
    left_out: Problems,
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

/// Restores a player from a zip file that [`export_player`] wrote. Returns the new player's folder name.
///
/// # Errors
/// What is wrong with the zip, or the system's error; nothing of it is kept then.
pub fn import_player(users: &Users, from: &Path, steps: &Steps) -> Result<String, Problem> {
    let file = open_ordinary(from).map_err(|fault| problem(from, "doing-importing", &fault))?;
    unpack_in_steps(users, BufReader::new(file), from, steps)
}

/// Restores a player from a zip; `from` is its name in messages.
///
/// # Errors
/// As [`import_player`].
pub fn unpack_player(users: &Users, zip: impl Read + Seek, from: &Path) -> Result<String, Problem> {
    unpack_in_steps(users, zip, from, &Steps::default())
}

fn unpack_in_steps(users: &Users, mut zip: impl Read + Seek, from: &Path, steps: &Steps) -> Result<String, Problem> {
    let disk = users.disk().as_ref();
    let fault = |fault: io::Error| problem(from, "doing-importing", &fault);
    let size = zip.seek(io::SeekFrom::End(0)).map_err(fault)?;
    let most = size.saturating_mul(MAX_GROWTH).saturating_add(FREE_BYTES).min(MAX_BYTES);
    let mut zip = ZipArchive::new(zip).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
    if zip.len() > MAX_FILES {
        return Err(no_parcel(Code::S012.error("files").arg("most", MAX_FILES), from));
    }
    if zip.index_for_name("properties.xml").is_none() {
        return Err(refused(from, Arg::Text("why-no-properties")));
    }
    make_folder(disk, users.path()).map_err(fault)?;
    let aside = format!("{IMPORTED}{:016x}", disk.unique());
    let folder = users.path().join(&aside);
    let mut whole = || {
        disk.make_folder(&folder).map_err(fault)?;
        // shows other programs that somebody is working on it
        let _lock = Lock::take(disk, &folder)?;
        unpack(disk, &mut zip, &folder, from, most, steps)?;
        // if its data is damaged, the previous version is good enough
        flat::mend(disk, &folder.join(PROPERTIES), None);
        let entry = users.entry(&aside, Language::English);
        if !entry.problems.is_empty() {
            return Err(refused(from, Arg::Text("why-bad-properties")));
        }
        let new = known(disk, &folder).map_err(fault)?;
        let others = folders_in(disk, users.path()).map_err(fault)?;
        let mut is_here = false;
        for other in others.iter().filter(|other| **other != aside) {
            is_here |= new.is_some() && known(disk, &users.path().join(other)).map_err(fault)? == new;
        }
        if is_here {
            // The same player exists here: a copy gets its own code.
            for name in [CODE, super::code::COPY] {
                match disk.remove_file(&folder.join(name)) {
                    Err(f) if f.kind() == io::ErrorKind::NotFound => {}
                    removed => removed.map_err(fault)?,
                }
            }
        }
        code(disk, &folder);
        disk.flush_all(&folder).map_err(fault)?;
        users.settle(&folder, &entry.profile.name).map_err(fault)
    };
    let done = whole();
    if done.is_err() {
        // a leftover is removed later
        let _ = remove_all(disk, &folder);
    }
    done
}

/// Writes the files of a zip under `folder`, at most `most` bytes together, without flushing.
fn unpack(
    disk: &dyn FileSystem,
    zip: &mut ZipArchive<impl Read + Seek>,
    folder: &Path,
    from: &Path,
    most: u64,
    steps: &Steps,
) -> Result<(), Problem> {
    let fault = |fault: io::Error| problem(from, "doing-importing", &fault);
    let (mut total, mut twins) = (0_u64, Twins::default());
    steps.begin(zip.len());
    for place in 0..zip.len() {
        steps.next().map_err(fault)?;
        let entry = zip.by_index(place).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().map_err(|f| refused(from, Arg::Words(f.to_string())))?.into_owned();
        // it would be in the way of our own
        if name == LOCK {
            continue;
        }
        let accepted = if entry.is_file() { path_accepted(&name) } else { Err(NameFault::Outside) };
        let accepted = accepted.and_then(|()| twins.add(&name));
        accepted.map_err(|fault| no_parcel(fault.told_of(&name), from))?;
        let mut bytes = Vec::new();
        entry.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
        total = total.saturating_add(bytes.len() as u64);
        if bytes.len() as u64 > MAX_FILE {
            return Err(refused(from, Arg::Text("why-large-file")));
        }
        if total > most {
            return Err(refused(from, Arg::Text("why-far-larger")));
        }
        let target = folder.join(&name);
        make_folder(disk, target.parent().unwrap_or(folder)).map_err(fault)?;
        disk.create(&target, &bytes).map_err(|f| match f.kind() {
            io::ErrorKind::AlreadyExists => no_parcel(Code::S012.error("twice").arg("name", name.as_str()), from),
            _ => fault(f),
        })?;
    }
    Ok(())
}

fn refused(from: &Path, why: Arg) -> Problem {
    no_parcel(Code::S012.error("no-parcel").arg("why", why), from)
}

fn no_parcel(problem: Problem, from: &Path) -> Problem {
    problem.at(Place::file(from.display().to_string())).cure("take-export")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_does_not_fill_the_disk() {
        let around = tempfile::tempdir().unwrap();
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        for number in 0..9 {
            zip.start_file(format!("{number}"), SimpleFileOptions::default()).unwrap();
            zip.write_all(&vec![0; 4 << 20]).unwrap();
        }
        zip.start_file("properties.xml", SimpleFileOptions::default()).unwrap();
        zip.write_all(b"<Player><Name>Eva</Name></Player>").unwrap();
        let bomb = zip.finish().unwrap();
        let users = Users::new(around.path().to_owned());
        let fault = unpack_player(&users, bomb, Path::new("a.zip")).unwrap_err();
        assert!(fault.code == "S012" && fault.message().contains("far more"), "{fault}");
        assert_eq!(std::fs::read_dir(around.path()).unwrap().count(), 0, "nothing is left of it");
    }

    #[test]
    fn a_player_with_a_name_that_some_system_refuses_is_refused_whole() {
        for (name, why) in [
            ("../x", "leads out"),
            ("saves/NUL", "device"),
            ("saves/con.xml", "device"),
            ("saves/a\u{1b}[2J.xml", "some systems"),
            ("saves/what?*.xml", "some systems"),
            ("saves/a\u{202e}b", "some systems"),
            ("saves/a.", "dot"),
            ("Properties.xml", "case"),
        ] {
            let around = tempfile::tempdir().unwrap();
            let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
            for (path, text) in [("properties.xml", "<Player><Name>Eva</Name></Player>"), ("lock", ""), (name, "x")] {
                zip.start_file(path, SimpleFileOptions::default()).unwrap();
                zip.write_all(text.as_bytes()).unwrap();
            }
            let users = Users::new(around.path().to_owned());
            let fault = unpack_player(&users, zip.finish().unwrap(), Path::new("a.zip")).unwrap_err();
            assert!(fault.code == "S012" && fault.message().contains(why), "{name:?}: {fault}");
            assert_eq!(std::fs::read_dir(around.path()).unwrap().count(), 0, "nothing is left of it");
        }
    }
}
