//! The zip of a player, or of all of them, restored some files at a time. No path in a zip leads out of its player's folder, and a zip that
//! is too large or holds no player is refused; of what was refused or stopped nothing stays.

use super::code::{CODE, COPY, code, known};
use super::flat;
use super::leftovers::IMPORTED;
use super::lock::{LOCK, Lock};
use super::users::{PROPERTIES, Users};
use super::write::{make_folder, problem};
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{folders_in, remove_all};
use crate::disk::sent_names::{NameFault, Twins, path_accepted};
use crate::disk::{Steps, open_ordinary};
use crate::game::Language;
use crate::language::Arg;
use std::fmt;
use std::io::{self, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// The largest file in a zip that is accepted, in bytes.
pub(super) const MAX_FILE: u64 = 8 << 20;
/// How many bytes all files of a zip may have together.
const MAX_BYTES: u64 = 16 << 30;
/// How many times as large as the zip its files may be together, beyond [`FREE_BYTES`]: text shrinks to a tenth or so.
const MAX_GROWTH: u64 = 100;
/// The size of its files that is always allowed, in bytes.
const FREE_BYTES: u64 = 16 << 20;
/// How many files a zip may have.
const MAX_FILES: usize = 10_000_000;
/// How many players a zip may have.
const MAX_PLAYERS: usize = 1000;
/// After so many bytes a step ends, however few files they were.
const BYTES_AT_ONCE: u64 = 1 << 20;

/// Restores the players in a zip file that [`super::export_player`] wrote. Returns their new folder names.
///
/// # Errors
/// What is wrong with the zip, or the system's error; nothing of it is kept then.
pub fn import_player(users: &Users, from: &Path, steps: &Steps) -> Result<Vec<String>, Problem> {
    let file = open_ordinary(from).map_err(|fault| problem(from, "doing-importing", &fault))?;
    at_once(users, BufReader::new(file), from, steps)
}

/// Restores the players in a zip; `from` is its name in messages.
///
/// # Errors
/// As [`import_player`].
pub fn unpack_player(users: &Users, zip: impl Read + Seek, from: &Path) -> Result<Vec<String>, Problem> {
    at_once(users, zip, from, &Steps::default())
}

fn at_once(users: &Users, zip: impl Read + Seek, from: &Path, steps: &Steps) -> Result<Vec<String>, Problem> {
    let mut unpacking = Unpacking::begin(users, zip, from, steps)?;
    loop {
        if let Some(players) = unpacking.go_on(usize::MAX, steps)? {
            return Ok(players);
        }
    }
}

/// Players that are being restored from a zip. They appear whole, at the end; if this goes before, nothing of it stays.
pub struct Unpacking<R> {
    users: Users,
    zip: ZipArchive<R>,
    from: PathBuf,
    players: Vec<Restored>,
    /// The file of the zip that is next.
    next: usize,
    /// How many bytes there are so far, and may be at most.
    bytes: (u64, u64),
    written: Vec<PathBuf>,
    /// What was wrong, while what was written is being removed.
    fault: Option<Problem>,
    is_over: bool,
}

/// One of them.
struct Restored {
    /// What the paths of its files begin with in the zip.
    below: String,
    /// The folder that it is written into, which is no player's by its name.
    aside: PathBuf,
    /// Shows other programs that somebody is working on it.
    lock: Option<Lock>,
    twins: Twins,
}

/// What the paths of each player in a zip begin with: nothing if it is the zip of one.
fn players_in(zip: &ZipArchive<impl Read + Seek>) -> Vec<String> {
    if zip.index_for_name(PROPERTIES).is_some() {
        return vec![String::new()];
    }
    let below = |name: &str| {
        let folder = name.strip_suffix(PROPERTIES)?;
        (folder.matches('/').count() == 1 && folder.len() > 1 && folder.ends_with('/')).then(|| folder.to_owned())
    };
    zip.file_names().flatten().filter_map(|name| below(&name)).collect()
}

impl<R> fmt::Debug for Unpacking<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unpacking").field("from", &self.from).field("next", &self.next).finish_non_exhaustive()
    }
}

impl<R: Read + Seek> Unpacking<R> {
    /// Begins with a zip; `from` is its name in messages. Its files are counted in `steps`.
    ///
    /// # Errors
    /// There is no player in it, or the system's error; nothing of it is kept then.
    pub fn begin(users: &Users, mut zip: R, from: &Path, steps: &Steps) -> Result<Self, Problem> {
        let disk = users.disk().as_ref();
        let fault = |fault: io::Error| problem(from, "doing-importing", &fault);
        let size = zip.seek(io::SeekFrom::End(0)).map_err(fault)?;
        let most = size.saturating_mul(MAX_GROWTH).saturating_add(FREE_BYTES).min(MAX_BYTES);
        let zip = ZipArchive::new(zip).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
        if zip.len() > MAX_FILES {
            return Err(no_parcel(Code::S012.error("files").arg("most", MAX_FILES), from));
        }
        let players = players_in(&zip);
        if players.is_empty() {
            return Err(refused(from, Arg::text("why-no-properties")));
        }
        if players.len() > MAX_PLAYERS {
            return Err(no_parcel(Code::S012.error("players").arg("most", MAX_PLAYERS), from));
        }
        make_folder(disk, users.path()).map_err(fault)?;
        steps.begin(zip.len());
        // what this has is removed when it goes
        let mut unpacking = Self {
            users: users.clone(),
            zip,
            from: from.to_owned(),
            players: Vec::with_capacity(players.len()),
            next: 0,
            bytes: (0, most),
            written: Vec::new(),
            fault: None,
            is_over: false,
        };
        for below in players {
            let aside = users.path().join(format!("{IMPORTED}{:016x}", disk.unique()));
            disk.make_folder(&aside).map_err(fault)?;
            let taken = Lock::take(disk, &aside);
            let (lock, refusal) = taken.map_or_else(|refusal| (None, Some(refusal)), |lock| (Some(lock), None));
            unpacking.players.push(Restored { below, aside, lock, twins: Twins::default() });
            if let Some(refusal) = refusal {
                return Err(refusal);
            }
        }
        Ok(unpacking)
    }

    /// Writes so many more files, or some fewer large ones. The new folder names when everything is there; nothing as long as there is more to
    /// do, also where what was refused or stopped is being removed, in steps of so many files as well.
    ///
    /// # Errors
    /// What is wrong with the zip, or the system's error, or it was stopped; nothing of it is there then.
    pub fn go_on(&mut self, files: usize, steps: &Steps) -> Result<Option<Vec<String>>, Problem> {
        if self.fault.is_none() {
            match self.write_some(files, steps) {
                Ok(true) => return Ok(None),
                Ok(false) => match self.settle() {
                    Ok(players) => return Ok(Some(players)),
                    Err(fault) => self.fault = Some(fault),
                },
                Err(fault) => self.fault = Some(fault),
            }
        }
        self.remove_some(files);
        if !self.written.is_empty() {
            return Ok(None);
        }
        self.remove_rest();
        self.fault.take().map_or(Ok(None), Err)
    }

    /// Writes some files, without flushing them; whether there are more.
    fn write_some(&mut self, files: usize, steps: &Steps) -> Result<bool, Problem> {
        let before = self.bytes.0;
        for _ in 0..files {
            if self.next == self.zip.len() {
                return Ok(false);
            }
            steps.next().map_err(|fault| problem(&self.from, "doing-importing", &fault))?;
            self.write_next()?;
            if self.bytes.0 - before >= BYTES_AT_ONCE {
                break;
            }
        }
        Ok(self.next < self.zip.len())
    }

    fn write_next(&mut self) -> Result<(), Problem> {
        let Self { users, zip, from, players, next, bytes: (bytes, most), written, .. } = self;
        let (disk, from) = (users.disk().as_ref(), from.as_path());
        let fault = |fault: io::Error| problem(from, "doing-importing", &fault);
        let place = *next;
        *next += 1;
        let entry = zip.by_index(place).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
        if entry.is_dir() {
            return Ok(());
        }
        let name = entry.name().map_err(|f| refused(from, Arg::Words(f.to_string())))?.into_owned();
        // what belongs to nobody stays where it is
        let owned = players.iter_mut().find_map(|player| Some((name.strip_prefix(&player.below)?.to_owned(), player)));
        let Some((name, Restored { aside, twins, .. })) = owned else { return Ok(()) };
        // it would be in the way of our own
        if name == LOCK {
            return Ok(());
        }
        let accepted = if entry.is_file() { path_accepted(&name) } else { Err(NameFault::Outside) };
        let accepted = accepted.and_then(|()| twins.add(&name));
        accepted.map_err(|fault| no_parcel(fault.told_of(&name), from))?;
        let mut content = Vec::new();
        entry.take(MAX_FILE + 1).read_to_end(&mut content).map_err(|f| refused(from, Arg::Words(f.to_string())))?;
        *bytes = bytes.saturating_add(content.len() as u64);
        if content.len() as u64 > MAX_FILE {
            return Err(refused(from, Arg::text("why-large-file")));
        }
        if *bytes > *most {
            return Err(refused(from, Arg::text("why-far-larger")));
        }
        let target = aside.join(&name);
        make_folder(disk, target.parent().unwrap_or(aside)).map_err(fault)?;
        disk.create(&target, &content).map_err(|f| match f.kind() {
            io::ErrorKind::AlreadyExists => no_parcel(Code::S012.error("twice").arg("name", name.as_str()), from),
            _ => fault(f),
        })?;
        written.push(target);
        Ok(())
    }

    /// Everything is written: the players get their names, once all are found to be whole.
    fn settle(&mut self) -> Result<Vec<String>, Problem> {
        let names = self.players.iter().map(|player| self.examine(player)).collect::<Result<Vec<_>, _>>()?;
        let mut settled = Vec::with_capacity(names.len());
        for (player, name) in self.players.iter_mut().zip(names) {
            let fault = |fault: io::Error| problem(&self.from, "doing-importing", &fault);
            settled.push(self.users.settle(&player.aside, &name).map_err(fault)?);
            player.lock = None;
        }
        self.is_over = true;
        Ok(settled)
    }

    /// Finds out whether a player is whole, and of which name.
    fn examine(&self, Restored { below, aside, .. }: &Restored) -> Result<String, Problem> {
        let Self { users, from, .. } = self;
        let disk = users.disk().as_ref();
        let fault = |fault: io::Error| problem(from, "doing-importing", &fault);
        // if its data is damaged, the previous version is good enough
        flat::mend(disk, &aside.join(PROPERTIES), None);
        let name = aside.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let entry = users.entry(&name, Language::English);
        if !entry.problems.is_empty() {
            return Err(refused(from, Arg::text("why-bad-properties")));
        }
        let new = known(disk, aside).map_err(fault)?;
        let others = folders_in(disk, users.path()).map_err(fault)?;
        let mut is_here = false;
        for other in others.iter().filter(|other| **other != name) {
            is_here |= new.is_some() && known(disk, &users.path().join(other)).map_err(fault)? == new;
        }
        if is_here {
            // The same player exists here: a copy gets its own code.
            for name in [CODE, COPY] {
                match disk.remove_file(&aside.join(name)) {
                    Err(f) if f.kind() == io::ErrorKind::NotFound => {}
                    removed => removed.map_err(fault)?,
                }
            }
        }
        code(disk, aside);
        disk.flush_all(aside).map_err(fault)?;
        let own = entry.profile.name;
        let stem = || from.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        Ok(match below.strip_suffix('/') {
            // who has no name left keeps that of the folder or of the file
            _ if own != name => own,
            Some(folder) => folder.to_owned(),
            None => stem(),
        })
    }
}

impl<R> Unpacking<R> {
    fn remove_some(&mut self, files: usize) {
        let disk = self.users.disk().as_ref();
        for path in self.written.drain(self.written.len().saturating_sub(files)..) {
            // what is left is tried again below, and by the next start
            let _ = disk.remove_file(&path);
        }
    }

    fn remove_rest(&mut self) {
        if std::mem::replace(&mut self.is_over, true) {
            return;
        }
        for player in &mut self.players {
            player.lock = None;
            // one that has its name by now is no longer there; a leftover is removed later
            let _ = remove_all(self.users.disk().as_ref(), &player.aside);
        }
    }
}

impl<R> Drop for Unpacking<R> {
    fn drop(&mut self) {
        self.remove_rest();
    }
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
    use super::super::pack_all;
    use super::*;
    use std::io::Write as _;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

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

    /// A player's zip with so many other files, most of them in folders.
    fn zip_of(files: usize) -> io::Cursor<Vec<u8>> {
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        let own = [("properties.xml".to_owned(), "<Player><Name>Eva</Name></Player>".to_owned())];
        let others =
            (0..files).map(|number| (format!("saves/g/{:02}/{number:08}.xml", number % 7), number.to_string()));
        for (path, text) in own.into_iter().chain(others) {
            zip.start_file(path, SimpleFileOptions::default()).unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap()
    }

    /// Everything under a folder but what is by chance: paths and contents, sorted.
    fn everything(folder: &Path) -> Vec<(String, Vec<u8>)> {
        let mut all = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(next).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(folder).unwrap().display().to_string();
                    let is_by_chance = name.ends_with(CODE) || name.ends_with(COPY);
                    all.push((name, if is_by_chance { Vec::new() } else { std::fs::read(&path).unwrap() }));
                }
            }
        }
        all.sort();
        all
    }

    #[test]
    fn in_steps_the_same_player_comes_as_at_once() {
        let [around, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let (users, steps) = (Users::new(around.path().to_owned()), Steps::default());
        let mut unpacking = Unpacking::begin(&users, zip_of(40), Path::new("a.zip"), &steps).unwrap();
        let mut before = 0;
        let player = loop {
            let found = unpacking.go_on(4, &steps).unwrap();
            let (done, all) = steps.count();
            assert!(all == 41 && done > before && done - before <= 4, "{before} {done} {all}");
            before = done;
            match found {
                Some(player) => break player,
                None => assert!(users.names().unwrap().is_empty(), "not before it is whole"),
            }
        };
        assert_eq!((player, before), (vec!["Eva".to_owned()], 41));
        drop(unpacking);
        unpack_player(&Users::new(other.path().to_owned()), zip_of(40), Path::new("a.zip")).unwrap();
        let made = everything(around.path());
        assert_eq!(made, everything(other.path()));
        assert!(made.len() > 41 && users.list(Language::English).unwrap().len() == 1);
    }

    #[test]
    fn large_files_end_a_step_early() {
        let around = tempfile::tempdir().unwrap();
        let (users, steps) = (Users::new(around.path().to_owned()), Steps::default());
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        for number in 0..3 {
            zip.start_file(number.to_string(), SimpleFileOptions::default()).unwrap();
            zip.write_all(&vec![0; usize::try_from(BYTES_AT_ONCE).unwrap() + 1]).unwrap();
        }
        zip.start_file("properties.xml", SimpleFileOptions::default()).unwrap();
        let mut unpacking = Unpacking::begin(&users, zip.finish().unwrap(), Path::new("a.zip"), &steps).unwrap();
        unpacking.go_on(usize::MAX, &steps).unwrap();
        assert_eq!(steps.count(), (1, 4));
    }

    #[test]
    fn one_that_is_stopped_or_left_in_the_middle_leaves_nothing() {
        let around = tempfile::tempdir().unwrap();
        let (users, steps) = (Users::new(around.path().to_owned()), Steps::default());
        let here = || std::fs::read_dir(around.path()).unwrap().count();
        let mut unpacking = Unpacking::begin(&users, zip_of(20), Path::new("a.zip"), &steps).unwrap();
        for _ in 0..3 {
            assert_eq!(unpacking.go_on(4, &steps).unwrap(), None);
        }
        assert!(here() == 1 && everything(around.path()).len() > 12);
        steps.stop();
        // what is there goes in steps, too
        assert_eq!(unpacking.go_on(4, &steps).unwrap(), None);
        assert_eq!(everything(around.path()).len(), 12 - 4 + 1, "with the lock");
        let why = loop {
            match unpacking.go_on(4, &steps) {
                Ok(found) => assert_eq!(found, None),
                Err(why) => break why,
            }
        };
        assert!(here() == 0 && steps.is_stopped(), "{why}");
        let steps = Steps::default();
        let mut unpacking = Unpacking::begin(&users, zip_of(20), Path::new("a.zip"), &steps).unwrap();
        unpacking.go_on(4, &steps).unwrap();
        drop(unpacking);
        assert_eq!(here(), 0);
    }

    #[test]
    fn all_players_of_a_zip_come_or_none() {
        let [from, to, refused] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let (here, there) = (Users::new(from.path().to_owned()), Users::new(to.path().to_owned()));
        for (name, file) in [("Eva", "a"), ("Jan", "b")] {
            std::fs::create_dir_all(from.path().join(name).join("saves")).unwrap();
            let about = format!("<Player><Name>{name}</Name></Player>");
            std::fs::write(from.path().join(name).join(PROPERTIES), about).unwrap();
            std::fs::write(from.path().join(name).join("saves").join(file), file).unwrap();
        }
        let mut zip = io::Cursor::new(Vec::new());
        pack_all(&here, &mut zip, Path::new("a.zip")).unwrap();
        for (again, names) in [(false, ["Eva", "Jan"]), (true, ["Eva 2", "Jan 2"])] {
            let players = unpack_player(&there, zip.clone(), Path::new("a.zip")).unwrap();
            assert_eq!(players, names, "{again}");
            assert_eq!(std::fs::read(to.path().join(names[0]).join("saves/a")).unwrap(), b"a");
            assert_eq!(std::fs::read(to.path().join(names[1]).join("saves/b")).unwrap(), b"b");
            assert!(!to.path().join(names[0]).join("saves/b").exists());
        }
        // one without a name has that of the folder or the file
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        zip.start_file("Ota/properties.xml", SimpleFileOptions::default()).unwrap();
        assert_eq!(unpack_player(&there, zip.finish().unwrap(), Path::new("a.zip")).unwrap(), ["Ota"]);
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        zip.start_file("properties.xml", SimpleFileOptions::default()).unwrap();
        assert_eq!(unpack_player(&there, zip.finish().unwrap(), Path::new("b/Iva.zip")).unwrap(), ["Iva"]);
        // the one is whole, the other is not
        let mut zip = ZipWriter::new(io::Cursor::new(Vec::new()));
        let whole = "<Player><Name>Eva</Name></Player>";
        for (path, text) in [("Eva/properties.xml", whole), ("Jan/properties.xml", whole), ("Jan/../x", "x")] {
            zip.start_file(path, SimpleFileOptions::default()).unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        let users = Users::new(refused.path().to_owned());
        let fault = unpack_player(&users, zip.finish().unwrap(), Path::new("a.zip")).unwrap_err();
        assert_eq!(fault.code, "S012");
        assert_eq!(std::fs::read_dir(refused.path()).unwrap().count(), 0, "nothing is left of it");
    }
}
