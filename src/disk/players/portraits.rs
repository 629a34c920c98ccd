//! Pictures of players' own: looked for in folders, drawn once by a process of their own, kept as a file in the player's folder. The file's
//! name has the hash of what is in it, so that a damaged one is noticed and a new one is never taken for the old.

use super::users::Users;
use super::write::{problem, replace_whole};
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, Kind, read_again};
use crate::disk::{THUMBNAILS, open_ordinary};
use crate::game::MAX_FILE_BYTES;
use crate::shell::{
    MAX_PORTRAIT_BYTES, NoPicture, OwnPictures, PictureFolder, PictureFrom, Scaler, Taking, is_portrait, portrait_name,
};
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

/// The name of a picture and what is in it.
type Named = (String, Arc<[u8]>);

/// The pictures of the players in a folder of users, and the one that somebody is choosing.
#[derive(Clone)]
pub struct Portraits {
    users: Users,
    ways: OwnPictures,
    scaler: Option<Arc<dyn Scaler>>,
    /// Where one begins to look; none for the usual places.
    places: Option<Vec<PathBuf>>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The picture chosen last, which no player may have yet.
    taken: Option<Named>,
    /// Files that were listed: what is shown of them may be read.
    listed: BTreeSet<PathBuf>,
    going: Option<Receiver<Result<Named, Problem>>>,
}

impl Portraits {
    /// Those of these players. Without a scaler no further ones are taken.
    pub fn new(users: Users, ways: OwnPictures, scaler: Option<Arc<dyn Scaler>>) -> Self {
        let ways = if scaler.is_some() { ways } else { OwnPictures::None };
        Self { users, ways, scaler, places: None, state: Arc::default() }
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
    pub const fn ways(&self) -> OwnPictures {
        self.ways
    }

    /// What is in the picture of this name, or in the listed file with this path.
    pub fn bytes(&self, name: &str) -> Option<Vec<u8>> {
        if !is_portrait(name) {
            let path = self.state().listed.get(Path::new(name)).cloned();
            return read_file(&path?).ok();
        }
        if let Some((_, bytes)) = self.state().taken.as_ref().filter(|(taken, _)| taken == name) {
            return Some(bytes.to_vec());
        }
        let folders = self.users.names().unwrap_or_default().into_iter();
        folders.map(|player| self.users.path().join(player)).find_map(|folder| kept(self.disk(), &folder, name))
    }

    fn disk(&self) -> &dyn FileSystem {
        self.users.disk().as_ref()
    }

    /// The pictures and folders in this folder; without one, the places where one begins to look.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn list(&self, folder: Option<&Path>) -> Result<PictureFolder, Problem> {
        let Some(folder) = folder else {
            let folders = self.places.clone().unwrap_or_else(places);
            let folders = folders.into_iter().map(|folder| (name_of(&folder), folder)).collect();
            return Ok(PictureFolder { folders, ..PictureFolder::default() });
        };
        let entries = std::fs::read_dir(folder).map_err(|fault| problem(folder, "doing-reading-folder", &fault))?;
        let (mut folders, mut pictures) = (Vec::new(), Vec::new());
        for entry in entries.take(MAX_LOOKED_AT).flatten() {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            // of a link what it leads to
            let Ok(about) = std::fs::metadata(&path) else { continue };
            if name.starts_with('.') {
                continue;
            }
            if about.is_dir() {
                folders.push((name, path));
            } else if about.is_file() && is_picture(&path) {
                pictures.push((about.modified().unwrap_or(SystemTime::UNIX_EPOCH), name, path));
            }
        }
        folders.sort_by_cached_key(|(name, _)| name.to_lowercase());
        pictures.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        let pictures: Vec<(String, PathBuf)> = pictures.into_iter().map(|(_, name, path)| (name, path)).collect();
        self.state().listed = pictures.iter().map(|(_, path)| path.clone()).collect();
        Ok(PictureFolder { name: name_of(folder), folders, pictures })
    }

    /// Begins to draw a picture; [`Self::look`] says what became of it. A page for browsers has drawn it already.
    pub fn begin(&self, from: PictureFrom) {
        let Some(scaler) = self.scaler.clone() else { return };
        let (tell, result) = mpsc::channel();
        let work = move || {
            // whoever went away does not want it
            let _ = tell.send(taken(&from, scaler.as_ref()));
        };
        if self.ways == OwnPictures::Asked {
            work();
        } else {
            std::thread::spawn(work);
        }
        self.state().going = Some(result);
    }

    /// What became of the picture.
    pub fn look(&self) -> Taking {
        let mut state = self.state();
        let result = match state.going.as_ref().map(Receiver::try_recv) {
            Some(Ok(result)) => result,
            Some(Err(TryRecvError::Empty)) => return Taking::Going,
            Some(Err(TryRecvError::Disconnected)) | None => Err(refused("no-picture")),
        };
        state.going = None;
        Taking::Done(result.map(|(name, bytes)| {
            state.taken = Some((name.clone(), bytes));
            name
        }))
    }

    /// Writes the picture of this name into a player's folder, unless it is there or is one of the program's.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep(&self, folder: &Path, name: &str) -> Result<(), Problem> {
        let taken = self.state().taken.clone().filter(|(taken, _)| taken == name);
        let Some((_, bytes)) = taken.filter(|_| kept(self.disk(), folder, name).is_none()) else { return Ok(()) };
        let path = folder.join(name);
        replace_whole(self.disk(), &path, &bytes).map_err(|fault| problem(&path, "doing-saving", &fault))
    }

    /// Removes all pictures in a player's folder but that of this name: what somebody took away is gone.
    pub fn remove_others(&self, folder: &Path, name: &str) {
        for (other, kind) in self.disk().list(folder).unwrap_or_default() {
            if kind == Kind::File && is_portrait(&other) && other != name {
                // tried again at the next change
                let _ = self.disk().remove_file(&folder.join(other));
            }
        }
    }
}

/// What is in a kept picture; nothing if it is missing or damaged.
pub(super) fn kept(disk: &dyn FileSystem, folder: &Path, name: &str) -> Option<Vec<u8>> {
    let bytes = read_again(disk, &folder.join(name), MAX_PORTRAIT_BYTES).ok()?;
    (portrait_name(xxh3_64(&bytes)) == name).then_some(bytes)
}

/// The problem that a player's own picture is missing or damaged.
pub(super) fn missing(folder: &Path, name: &str) -> Problem {
    let path = folder.join(name);
    Code::S025.warning("picture-gone").at(Place::file(path.display().to_string())).cure("picture-again")
}

fn taken(from: &PictureFrom, scaler: &dyn Scaler) -> Result<Named, Problem> {
    let bytes = match from {
        PictureFrom::File(path) => read_file(path)?.into(),
        PictureFrom::Bytes(bytes) => Arc::clone(bytes),
    };
    let scaled = scaler.scaled(&bytes).map_err(|why| match why {
        NoPicture::Unreadable => refused("no-picture"),
        NoPicture::TooSlow => refused("slow-picture"),
    });
    let scaled = scaled.map_err(|told| match from {
        PictureFrom::File(path) => told.at(Place::file(path.display().to_string())),
        PictureFrom::Bytes(_) => told,
    })?;
    Ok((portrait_name(xxh3_64(&scaled)), scaled.into()))
}

fn refused(told: &'static str) -> Problem {
    Code::S024.error(told).cure("choose-picture")
}

/// What is in an ordinary file that is not too large for a picture.
fn read_file(path: &Path) -> Result<Vec<u8>, Problem> {
    let fault = |fault: std::io::Error| problem(path, "doing-reading-file", &fault);
    let mut bytes = Vec::new();
    open_ordinary(path).map_err(fault)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(fault)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        let told = Code::S024.error("large-picture").arg("most", MAX_FILE_BYTES >> 20);
        return Err(told.at(Place::file(path.display().to_string())).cure("choose-picture"));
    }
    Ok(bytes)
}

fn is_picture(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| THUMBNAILS.contains(&ending.as_str()))
}

fn name_of(folder: &Path) -> String {
    folder.file_name().map_or_else(|| folder.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// The folders of the system for pictures, downloads and the desktop, memory sticks, and the user's own.
fn places() -> Vec<PathBuf> {
    let known = directories::UserDirs::new();
    let known = known.as_ref();
    let own = [
        known.and_then(directories::UserDirs::picture_dir),
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
