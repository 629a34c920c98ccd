//! The games in several folders of games. Reads none before it is asked for, and never changes one.

use super::{FolderFiles, Reading, ordinary};
use crate::diag::{Code, Place, Problems};
use crate::game::{Read, SCRIPT_FILES, read_game};
use crate::shell::GameEntry;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// How many subfolders of one folder of games are searched for games.
pub const MAX_GAMES: usize = 10_000;
/// How many names in a folder are searched for one that makes it a game.
const MAX_NAMES: usize = 1_000;

/// How many bytes of a text file are examined to decide whether it is a game.
const MAX_LOOKED_AT: u64 = 256 * 1024;

/// The folders of games to search: the `given` ones, otherwise the program's own and the author's (in the data folder).
pub fn games_folders(given: &[PathBuf]) -> Vec<PathBuf> {
    if !given.is_empty() {
        return given.to_vec();
    }
    let own = own_games_folder().filter(|folder| folder.is_dir());
    super::shipped::shipped_games().into_iter().chain(own).collect()
}

/// Where an author's own games lie: `games` in the platform's data folder.
pub fn own_games_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "switchboard").map(|places| places.data_dir().join("games"))
}

/// The games found, by folder name.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    games: BTreeMap<String, PathBuf>,
    problems: Problems,
}

impl Catalogue {
    /// Looks for games in these folders. If two games have the same folder name, the first counts.
    pub fn new(folders: &[PathBuf]) -> Self {
        let mut catalogue = Self::default();
        for folder in folders {
            catalogue.add(folder);
        }
        catalogue
    }

    /// Adds the games in this folder, or the folder itself if it is a game.
    fn add(&mut self, folder: &Path) {
        if is_game_folder(folder) {
            self.insert(folder.to_owned());
            return;
        }
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(fault) => {
                let problem = Code::F008.error("games").arg("why", fault.to_string()).cure("see-there");
                self.problems.push(problem.at(Place::file(folder.display().to_string())));
                return;
            }
        };
        let is_plain_file = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_file());
        let may_be_game = |entry: &fs::DirEntry| !is_plain_file(entry) || is_lone_source(&entry.path());
        let games = entries.filter_map(Result::ok).filter(may_be_game);
        let mut found: Vec<PathBuf> = games.map(|entry| entry.path()).take(MAX_GAMES + 1).collect();
        found.sort();
        if found.len() > MAX_GAMES {
            let problem = Code::F011.error("many").arg("most", MAX_GAMES).cure("move-folders");
            self.problems.push(problem.at(Place::file(folder.display().to_string())));
        }
        for path in found.into_iter().filter(|path| is_game_folder(path)) {
            self.insert(path);
        }
    }

    fn insert(&mut self, path: PathBuf) {
        let id = folder_name(&path);
        match self.games.get(&id) {
            None => {
                self.games.insert(id, path);
            }
            Some(first) => {
                let problem = Code::F009.warning("twice").arg("name", id).arg("first", first.display().to_string());
                self.problems.push(problem.at(Place::file(path.display().to_string())).cure("rename-counting"));
            }
        }
    }

    /// Folder names and paths, in order of names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Path)> {
        self.games.iter().map(|(id, path)| (id.as_str(), path.as_path()))
    }

    /// What was wrong with the folders of games themselves.
    pub fn problems(&self) -> &Problems {
        &self.problems
    }

    /// The game that GAME on a command line means: a path, or the name of a game.
    pub fn find(&self, game: &str) -> Option<(String, FolderFiles)> {
        let path = Path::new(game);
        if path.is_dir() || is_lone_game(path) {
            return Some((folder_name(path), FolderFiles::new(path)));
        }
        let key = game.to_lowercase();
        let (id, path) = self.games.iter().find(|(id, _)| id.to_lowercase() == key)?;
        Some((id.clone(), FolderFiles::new(path)))
    }

    /// The folder of this game.
    pub fn folder(&self, id: &str) -> Option<PathBuf> {
        self.games.get(id).cloned()
    }

    /// Reads one game.
    pub fn read(&self, id: &str) -> Option<Read> {
        self.games.get(id).map(|path| read_game(&FolderFiles::new(path), id))
    }

    /// Begins to read all games, this one first, on separate threads.
    pub fn begin(&self, first: Option<&str>) -> Reading {
        Reading::begin(self.games.iter().map(|(id, path)| (id.clone(), path.clone())).collect(), first)
    }

    /// Reads all games, in order of folder names, however long it takes.
    pub fn read_all(&self) -> Vec<GameEntry> {
        self.begin(None).all()
    }
}

/// Whether a folder is meant to be a game: it contains one of the files that make one.
pub fn is_game_folder(path: &Path) -> bool {
    if is_lone_game(path) {
        return true;
    }
    let [script, other_script] = SCRIPT_FILES;
    let wanted =
        ["rules.xml", "tiles.json", "rules.json", "pieces.xml", "LEVELS", "description.xml", script, other_script];
    if wanted.iter().any(|name| fs::symlink_metadata(path.join(name)).is_ok()) {
        return true;
    }
    let Ok(entries) = fs::read_dir(path) else { return false };
    let names = entries.take(MAX_NAMES).filter_map(Result::ok).map(|entry| entry.file_name());
    names.into_iter().any(|name| wanted.iter().any(|wanted| name.eq_ignore_ascii_case(wanted)))
}

/// Whether a path is a complete game in a single file: the source of a PuzzleScript game.
pub fn is_lone_game(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    path.is_file() && ["txt", "puzzlescript"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// Whether a file among folders of games is a game: judged by its extension, or by the sections of a PuzzleScript source in it.
fn is_lone_source(path: &Path) -> bool {
    if !is_lone_game(path) {
        return false;
    }
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("puzzlescript")) {
        return true;
    }
    let mut bytes = Vec::new();
    let read = ordinary::open(path).and_then(|file| file.take(MAX_LOOKED_AT).read_to_end(&mut bytes));
    let text = String::from_utf8_lossy(&bytes);
    let has = |section: &str| text.lines().any(|line| line.trim().eq_ignore_ascii_case(section));
    read.is_ok() && ["objects", "collisionlayers", "rules"].iter().all(|section| has(section))
}

/// The name of the folder itself, also for `.` and `..`; for a lone file, its name without the extension.
pub fn folder_name(path: &Path) -> String {
    if is_lone_game(path)
        && let Some(stem) = path.file_stem()
    {
        return stem.to_string_lossy().into_owned();
    }
    let named = path.file_name().map(|name| name.to_string_lossy().into_owned());
    let real = || fs::canonicalize(path).ok()?.file_name().map(|name| name.to_string_lossy().into_owned());
    named.or_else(real).unwrap_or_else(|| String::from("game"))
}
