//! Where the games and the manual are that come with the program.

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
    /// On the players' own disk, under this folder: `games` and `help`.
    OnDisk(Disk, PathBuf),
}

/// The files of each game.
pub enum GameFiles<'a> {
    /// In folders of the system.
    Folders(Catalogue),
    /// On the players' own disk, in this folder.
    OnDisk(&'a Disk, PathBuf),
}

impl GameFiles<'_> {
    /// The files of the game of this folder name, if there is one.
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
    /// There is no such game, or its files cannot be changed: they lie in no folder of the system.
    pub fn level_files(&self, game: &str) -> Result<LevelFiles, Problem> {
        LevelFiles::of(self.folders(), game)
    }

    /// The manual in this language.
    ///
    /// # Errors
    /// It is missing, or cannot be read.
    pub fn manual(&self, language: Language) -> Result<String, Problem> {
        let name = format!("{}.md", language.code());
        let missing = || Code::S007.error("no-manual").cure("put-help");
        let read = |path: &Path| match self {
            Self::Folders(_) => std::fs::read_to_string(path),
            Self::OnDisk(disk, _) => {
                let bytes = disk.read(path, MAX_FILE_BYTES)?;
                String::from_utf8(bytes).map_err(|_| std::io::ErrorKind::InvalidData.into())
            }
        };
        let path = match self {
            Self::Folders(_) => help_folder().map(|folder| folder.join(&name)).filter(|path| path.is_file()),
            Self::OnDisk(_, root) => Some(root.join("help").join(&name)),
        };
        let path = path.ok_or_else(missing)?;
        read(&path).map_err(|fault| problem(&path, "doing-reading-manual", &fault))
    }
}

/// The folder of the manual: beside the program or above it, else here, else where a package puts it.
fn help_folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    let above = program.iter().flat_map(|exe| exe.ancestors().skip(1).take(4)).map(|folder| folder.join("help"));
    let installed = [PathBuf::from("help"), PathBuf::from("/usr/share/switchboard/help")];
    above.chain(installed).find(|folder| folder.join("en.md").is_file())
}
