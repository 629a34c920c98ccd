//! Pictures and songs of players' own: looked for in folders, made anew once, kept as a file in the player's folder. The file's name has
//! the hash of what is in it, so that a damaged one is noticed and a new one is never taken for the old.

use super::users::Users;
use super::write::{problem, replace_whole};
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, Kind, read_again};
use crate::disk::{THUMBNAILS, open_ordinary};
use crate::game::MAX_FILE_BYTES;
use crate::shell::song::{MAX_SONG_FILE_BYTES, SONG_ENDINGS};
use crate::shell::{NotTaken, Own, OwnFolder, OwnFrom, OwnWays, Remaker, Taking};
use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use xxhash_rust::xxh3::xxh3_64;

/// How many names of a folder are looked at.
const MAX_LOOKED_AT: usize = 10_000;
/// Folders in which memory sticks and cameras appear.
const REMOVABLE: [&str; 2] = ["/media", "/run/media"];

/// The name of a kept file and what is in it.
type Named = (String, Arc<[u8]>);

/// The pictures, or the songs, of the players in a folder of users, and the one that somebody is choosing.
#[derive(Clone)]
pub struct OwnFiles {
    own: Own,
    users: Users,
    ways: OwnWays,
    remaker: Option<Arc<dyn Remaker>>,
    /// Where one begins to look; none for the usual places.
    places: Option<Vec<PathBuf>>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The one chosen last, which no player may have yet.
    taken: Option<Named>,
    /// Files that were listed: what is shown of them may be read.
    listed: BTreeSet<PathBuf>,
    going: Option<Receiver<Result<Named, Problem>>>,
}

impl OwnFiles {
    /// Those of these players. Without somebody who makes them anew no further ones are taken.
    pub fn new(own: Own, users: Users, ways: OwnWays, remaker: Option<Arc<dyn Remaker>>) -> Self {
        let ways = if remaker.is_some() { ways } else { OwnWays::None };
        Self { own, users, ways, remaker, places: None, state: Arc::default() }
    }

    /// One begins to look in these folders.
    #[must_use]
    pub fn beginning_at(self, places: Vec<PathBuf>) -> Self {
        Self { places: Some(places), ..self }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How they are found.
    pub const fn ways(&self) -> OwnWays {
        self.ways
    }

    /// What is in the kept file of this name, or in the listed file with this path.
    pub fn bytes(&self, name: &str) -> Option<Vec<u8>> {
        if !self.own.is_name(name) {
            let path = self.state().listed.get(Path::new(name)).cloned();
            return self.read_file(&path?).ok();
        }
        if let Some((_, bytes)) = self.state().taken.as_ref().filter(|(taken, _)| taken == name) {
            return Some(bytes.to_vec());
        }
        let folders = self.users.names().unwrap_or_default().into_iter();
        folders.map(|player| self.users.path().join(player)).find_map(|folder| self.kept(&folder, name))
    }

    /// What is in a kept file of this folder; nothing if it is missing or damaged.
    pub fn kept(&self, folder: &Path, name: &str) -> Option<Vec<u8>> {
        kept(self.disk(), folder, (self.own, name))
    }

    fn disk(&self) -> &dyn FileSystem {
        self.users.disk().as_ref()
    }

    /// The files that may be one and the folders in this folder; without one, the places where one begins to look.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn list(&self, folder: Option<&Path>) -> Result<OwnFolder, Problem> {
        let Some(folder) = folder else {
            let folders = self.places.clone().unwrap_or_else(|| places(self.own));
            let folders = folders.into_iter().map(|folder| (name_of(&folder), folder)).collect();
            return Ok(OwnFolder { folders, ..OwnFolder::default() });
        };
        let entries = std::fs::read_dir(folder).map_err(|fault| problem(folder, "doing-reading-folder", &fault))?;
        let (mut folders, mut files) = (Vec::new(), Vec::new());
        for entry in entries.take(MAX_LOOKED_AT).flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            // of a link what it leads to
            let Ok(about) = std::fs::metadata(&path) else { continue };
            if name.starts_with('.') {
                continue;
            }
            if about.is_dir() {
                folders.push((name, path));
            } else if about.is_file() && self.may_be(&path) {
                files.push((about.modified().unwrap_or(SystemTime::UNIX_EPOCH), name, path));
            }
        }
        folders.sort_by_cached_key(|(name, _)| name.to_lowercase());
        files.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        let files: Vec<(String, PathBuf)> = files.into_iter().map(|(_, name, path)| (name, path)).collect();
        self.state().listed = files.iter().map(|(_, path)| path.clone()).collect();
        Ok(OwnFolder { name: name_of(folder), folders, files })
    }

    /// Begins to make one anew; [`Self::look`] says what became of it. A page for browsers has done the long part already.
    pub fn begin(&self, from: OwnFrom) {
        let Some(remaker) = self.remaker.clone() else { return };
        let (tell, result) = mpsc::channel();
        let files = self.clone();
        let work = move || {
            // whoever went away does not want it
            let _ = tell.send(files.taken(&from, remaker.as_ref()));
        };
        if self.ways == OwnWays::Asked {
            work();
        } else {
            std::thread::spawn(work);
        }
        self.state().going = Some(result);
    }

    /// What became of it.
    pub fn look(&self) -> Taking {
        let mut state = self.state();
        let result = match state.going.as_ref().map(Receiver::try_recv) {
            Some(Ok(result)) => result,
            Some(Err(TryRecvError::Empty)) => return Taking::Going,
            Some(Err(TryRecvError::Disconnected)) | None => Err(self.refused(NotTaken::Unreadable)),
        };
        state.going = None;
        Taking::Done(result.map(|(name, bytes)| {
            state.taken = Some((name.clone(), bytes));
            name
        }))
    }

    /// Writes the one of this name, if it was chosen last, into a player's folder, unless it is there.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep(&self, folder: &Path, name: &str) -> Result<(), Problem> {
        let taken = self.state().taken.clone().filter(|(taken, _)| taken == name);
        let Some((_, bytes)) = taken.filter(|_| self.kept(folder, name).is_none()) else { return Ok(()) };
        let path = folder.join(name);
        replace_whole(self.disk(), &path, &bytes).map_err(|fault| problem(&path, "doing-saving", &fault))
    }

    /// Removes all in a player's folder but those of these names: what somebody took away is gone.
    pub fn remove_others(&self, folder: &Path, names: &[&str]) {
        for (other, kind) in self.disk().list(folder).unwrap_or_default() {
            if kind == Kind::File && self.own.is_name(&other) && !names.contains(&other.as_str()) {
                // tried again at the next change
                let _ = self.disk().remove_file(&folder.join(other));
            }
        }
    }

    fn taken(&self, from: &OwnFrom, remaker: &dyn Remaker) -> Result<Named, Problem> {
        let bytes = match from {
            OwnFrom::File(path) => self.read_file(path)?.into(),
            OwnFrom::Bytes(bytes) | OwnFrom::Named(_, bytes) => Arc::clone(bytes),
        };
        let made = remaker.remade(&bytes).map_err(|why| self.refused(why)).map_err(|told| match from {
            OwnFrom::File(path) => told.at(Place::file(path.display().to_string())),
            OwnFrom::Bytes(_) | OwnFrom::Named(..) => told,
        })?;
        Ok((self.own.name(xxh3_64(&made)), made.into()))
    }

    fn refused(&self, why: NotTaken) -> Problem {
        let (told, cure) = match (self.own, why) {
            (Own::Picture, NotTaken::Unreadable) => ("no-picture", "choose-picture"),
            (Own::Picture, NotTaken::TooSlow) => ("slow-picture", "choose-picture"),
            (Own::Song, NotTaken::Unreadable) => ("no-song", "choose-song"),
            (Own::Song, NotTaken::TooSlow) => ("slow-song", "choose-song"),
        };
        Code::S024.error(told).cure(cure)
    }

    /// What is in an ordinary file that is not too large.
    fn read_file(&self, path: &Path) -> Result<Vec<u8>, Problem> {
        let (most, told, cure, folder) = match self.own {
            Own::Picture => {
                (MAX_FILE_BYTES, "large-picture", "choose-picture", ("folder-picture", "picture-of-folder"))
            }
            Own::Song => (MAX_SONG_FILE_BYTES, "large-song", "choose-song", ("folder-song", "song-of-folder")),
        };
        if path.is_dir() {
            let told = Code::S024.error(folder.0);
            return Err(told.at(Place::file(path.display().to_string())).cure(folder.1));
        }
        let fault = |fault: std::io::Error| problem(path, "doing-reading-file", &fault);
        let mut bytes = Vec::new();
        open_ordinary(path).map_err(fault)?.take(most + 1).read_to_end(&mut bytes).map_err(fault)?;
        if bytes.len() as u64 > most {
            let told = Code::S024.error(told).arg("most", most >> 20);
            return Err(told.at(Place::file(path.display().to_string())).cure(cure));
        }
        Ok(bytes)
    }

    /// Whether a file's name says that it may be one.
    fn may_be(&self, path: &Path) -> bool {
        let endings: &[&str] = match self.own {
            Own::Picture => &THUMBNAILS,
            Own::Song => &SONG_ENDINGS,
        };
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    }
}

/// What is in a kept file; nothing if it is missing or damaged.
pub(super) fn kept(disk: &dyn FileSystem, folder: &Path, (own, name): (Own, &str)) -> Option<Vec<u8>> {
    let bytes = read_again(disk, &folder.join(name), own.most_bytes()).ok()?;
    (own.name(xxh3_64(&bytes)) == name).then_some(bytes)
}

/// The problem that a player's own picture is missing or damaged.
pub(super) fn missing(folder: &Path, name: &str) -> Problem {
    let path = folder.join(name);
    Code::S025.warning("picture-gone").at(Place::file(path.display().to_string())).cure("picture-again")
}

fn name_of(folder: &Path) -> String {
    folder.file_name().map_or_else(|| folder.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// The folders of the system for pictures or music, downloads and the desktop, memory sticks, and the user's own.
fn places(own: Own) -> Vec<PathBuf> {
    let known = directories::UserDirs::new();
    let known = known.as_ref();
    let usual = match own {
        Own::Picture => directories::UserDirs::picture_dir,
        Own::Song => directories::UserDirs::audio_dir,
    };
    let own = [
        known.and_then(usual),
        known.and_then(directories::UserDirs::download_dir),
        known.and_then(directories::UserDirs::desktop_dir),
    ];
    let home = known.map(directories::UserDirs::home_dir);
    let sticks = home.and_then(Path::file_name).into_iter().flat_map(|user| {
        let folders = REMOVABLE.iter().map(move |around| Path::new(around).join(user));
        folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten().map(|entry| entry.path())
    });
    let all = own.into_iter().flatten().map(Path::to_owned).chain(sticks).chain(home.map(Path::to_owned));
    let mut known = BTreeSet::new();
    all.filter(|folder| folder.is_dir() && known.insert(folder.clone())).collect()
}
