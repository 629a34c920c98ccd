//! Finds the games and the manual that come with the program.

use super::file_system::{FileSystem as _, RealDisk};
use super::players::problem;
use super::{Catalogue, Disk, DiskFiles, FolderFiles, LevelFiles};
use crate::diag::{Code, Problem};
use crate::game::{Files, Language, MAX_FILE_BYTES, read_game};
use crate::shell::GameEntry;
use std::path::{Path, PathBuf};

/// Where they are.
#[derive(Debug)]
pub enum Shipped {
    /// In folders of the system: games in these, the manual beside the program.
    Folders(Vec<PathBuf>),
    /// On the players' own disk, inside this folder: `games` and `help`.
    OnDisk(Disk, PathBuf),
}

/// Gives the files of each game.
pub enum GameFiles<'a> {
    /// In folders of the system.
    Folders(Catalogue),
    /// On the players' own disk, in this folder.
    OnDisk(&'a Disk, PathBuf),
}

impl GameFiles<'_> {
    /// The files of the game with this folder name, if there is one.
    pub fn of(&self, game: &str) -> Option<Box<dyn Files>> {
        match self {
            Self::Folders(catalogue) => catalogue.folder(game).map(|path| Box::new(FolderFiles::new(path)) as _),
            Self::OnDisk(disk, folder) => Some(Box::new(DiskFiles::new(disk, folder.join(game)))),
        }
    }
}

impl Shipped {
    /// The system's folders of games.
    pub fn folders(&self) -> &[PathBuf] {
        match self {
            Self::Folders(folders) => folders,
            Self::OnDisk(..) => &[],
        }
    }

    /// The files of each game.
    pub fn files(&self) -> GameFiles<'_> {
        match self {
            Self::Folders(folders) => GameFiles::Folders(Catalogue::new(folders)),
            Self::OnDisk(disk, root) => GameFiles::OnDisk(disk, root.join("games")),
        }
    }

    /// Reads all games, in order of folder names.
    pub fn read(&self) -> Vec<GameEntry> {
        match self {
            Self::Folders(folders) => Catalogue::new(folders).read_all(),
            Self::OnDisk(disk, root) => {
                let folder = root.join("games");
                let mut names = super::file_system::folders_in(disk.as_ref(), &folder).unwrap_or_default();
                names.sort();
                let read = |id: String| {
                    let read = read_game(&DiskFiles::new(disk, folder.join(&id)), &id);
                    GameEntry::new(id, read)
                };
                names.into_iter().map(read).collect()
            }
        }
    }

    /// The files of a game's levels, for its author.
    ///
    /// # Errors
    /// There is no such game.
    pub fn level_files(&self, game: &str) -> Result<LevelFiles, Problem> {
        match self {
            Self::Folders(folders) => LevelFiles::of(folders, game),
            Self::OnDisk(disk, root) => LevelFiles::on(disk, root.join("games").join(game), game),
        }
    }

    /// The manual in this language.
    ///
    /// # Errors
    /// It is missing or cannot be read.
    pub fn manual(&self, language: Language) -> Result<String, Problem> {
        let name = format!("{}.md", language.code());
        let missing = || Code::S007.error("no-manual").cure("put-help");
        let read = |path: &Path| {
            let bytes = match self {
                Self::Folders(_) => RealDisk::USUAL.read(path, MAX_FILE_BYTES),
                Self::OnDisk(disk, _) => disk.read(path, MAX_FILE_BYTES),
            }?;
            String::from_utf8(bytes).map_err(|_| std::io::Error::from(std::io::ErrorKind::InvalidData))
        };
        let path = match self {
            Self::Folders(_) => help_folder().map(|folder| folder.join(&name)).filter(|path| path.is_file()),
            Self::OnDisk(_, root) => Some(root.join("help").join(&name)),
        };
        let path = path.ok_or_else(missing)?;
        read(&path).map_err(|fault| problem(&path, "doing-reading-manual", &fault))
    }
}

/// How many folders above the program are searched for its own folders: `target/release/deps`.
const MAX_LEVELS_UP: usize = 4;
/// How many subfolders of a folder `games` are searched for a game, to tell it from somebody else's.
const MAX_LOOKED_AT: usize = 200;

/// The folder of the manual.
fn help_folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    places(program.as_deref(), "help").find(|folder| folder.join("en.md").is_file())
}

/// The folder of the games that come with the program.
pub fn shipped_games() -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    places(program.as_deref(), "games").find(|folder| holds_a_game(folder))
}

/// Where a folder of this name that comes with the program may be, the most likely place first: beside the program, where a package puts
/// it, above the program (in a clone), the current folder.
fn places(program: Option<&Path>, name: &str) -> impl Iterator<Item = PathBuf> {
    let mut above = program.into_iter().flat_map(|program| program.ancestors().skip(1).take(MAX_LEVELS_UP));
    let beside = above.next();
    let shared = beside.and_then(Path::parent).map(|prefix| prefix.join("share/switchboard"));
    let mut folders: Vec<PathBuf> = beside.map(Path::to_owned).into_iter().chain(shared).collect();
    folders.extend(above.map(Path::to_owned));
    folders.push(PathBuf::new());
    folders.push(PathBuf::from("/usr/share/switchboard"));
    let name = name.to_owned();
    folders.into_iter().map(move |folder| folder.join(&name))
}

/// Whether one of these folders is a game: other programs use the name `games` too, as in `/usr/games`.
fn holds_a_game(folder: &Path) -> bool {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries.take(MAX_LOOKED_AT).any(|entry| super::is_game_folder(&entry.path()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn an_installed_program_takes_no_other_folder_of_games() {
        let system = tempfile::tempdir().unwrap();
        let usr = system.path().join("usr");
        for folder in ["bin", "games/sokoban-by-somebody", "share/switchboard/games/four"] {
            std::fs::create_dir_all(usr.join(folder)).unwrap();
        }
        std::fs::write(usr.join("share/switchboard/games/four/rules.xml"), "").unwrap();
        let first = || places(Some(&usr.join("bin/switchboard")), "games").find(|folder| holds_a_game(folder));
        assert_eq!(first(), Some(usr.join("share/switchboard/games")));
        // the portable form contains its own
        std::fs::create_dir_all(usr.join("bin/games/five/LEVELS")).unwrap();
        assert_eq!(first(), Some(usr.join("bin/games")));
    }
}
