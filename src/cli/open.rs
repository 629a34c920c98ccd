//! Finding and opening the game and the level that a command was given. Prints what hinders it on standard error.

use super::Exit;
use crate::disk::FolderFiles;
use crate::game::{Game, Read, read_game};
use crate::play::Engine;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where games are looked for.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct GamesDirs {
    /// A folder of game folders; may be given several times
    #[arg(long = "games", value_name = "DIR")]
    pub given: Vec<PathBuf>,
}

impl GamesDirs {
    /// The folders that were given, else `games` here and beside the program.
    pub fn folders(&self) -> Vec<PathBuf> {
        if !self.given.is_empty() {
            return self.given.clone();
        }
        let mut folders = vec![PathBuf::from("games")];
        if let Ok(program) = std::env::current_exe() {
            folders.extend(program.ancestors().skip(1).take(3).map(|folder| folder.join("games")));
        }
        folders.retain(|folder| folder.is_dir());
        folders
    }

    /// The folder of a game: a path, or the name of a folder in one of the folders (in any letter case).
    pub fn find(&self, game: &str) -> Option<PathBuf> {
        let path = Path::new(game);
        if path.is_dir() {
            return Some(path.to_owned());
        }
        let wanted = game.to_lowercase();
        self.folders().iter().find_map(|folder| {
            let mut names: Vec<PathBuf> =
                std::fs::read_dir(folder).ok()?.filter_map(|e| Some(e.ok()?.path())).collect();
            names.sort();
            names.into_iter().find(|path| {
                path.is_dir() && path.file_name().is_some_and(|n| n.to_string_lossy().to_lowercase() == wanted)
            })
        })
    }
}

/// Opens a game that can be played.
///
/// # Errors
/// [`Exit::WrongUse`] for a game there is not, [`Exit::DidNotHold`] for one with errors.
pub fn game(dirs: &GamesDirs, name: &str) -> Result<Arc<Game>, Exit> {
    let Some(folder) = dirs.find(name) else {
        eprintln!("there is no game {name}; give a folder or the name of a folder in the games folder");
        return Err(Exit::WrongUse);
    };
    let id = folder.canonicalize().unwrap_or_else(|_| folder.clone());
    let id = id.file_name().map_or_else(|| name.to_owned(), |n| n.to_string_lossy().into_owned());
    let Read { game, problems } = read_game(&FolderFiles::new(&folder), &id);
    game.map(Arc::new).ok_or_else(|| {
        for problem in &problems {
            eprintln!("{problem}");
        }
        Exit::DidNotHold
    })
}

/// The place of the level of this name; the first where no name is given.
///
/// # Errors
/// [`Exit::WrongUse`] for a level there is not.
pub fn level(game: &Game, name: Option<&str>) -> Result<usize, Exit> {
    let Some(name) = name else { return Ok(0) };
    game.levels.iter().position(|l| l.id == name).ok_or_else(|| {
        let names: Vec<&str> = game.levels.iter().map(|l| l.id.as_str()).collect();
        eprintln!("the game {} has no level {name}; it has {}", game.id, names.join(", "));
        Exit::WrongUse
    })
}

/// A level, compiled.
///
/// # Errors
/// [`Exit::DidNotHold`] if it cannot be played.
pub fn engine(game: &Arc<Game>, level: usize) -> Result<Engine, Exit> {
    Engine::new(Arc::clone(game), level).map_err(|problems| {
        for problem in &problems {
            eprintln!("{problem}");
        }
        Exit::DidNotHold
    })
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// One object a line.
    Json,
}
