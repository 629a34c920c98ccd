//! Folders of games and levels that were being made when a program was ended: removed at the next start, unless a program is still at work
//! on them, which holds their lock.

use super::file_system::{FileSystem, Kind, Locked, RealDisk, remove_all};
use std::io;
use std::path::{Path, PathBuf};

/// The beginnings of the names of games and levels being made. They are no games' and no levels' names.
const UNFINISHED: [&str; 2] = [super::UNFINISHED_LEVEL, ".new-game"];
/// How many games of a folder are looked through.
const MAX_LOOKED_AT: usize = super::MAX_GAMES;

/// Looks through these folders of games on a separate thread: there can be thousands of games, and nothing waits for it.
pub fn remove_leftover_folders_soon(games: Vec<PathBuf>) {
    std::thread::spawn(move || games.iter().for_each(|folder| remove_leftover_folders(folder)));
}

/// Removes the leftovers among the games of this folder, and among their levels. What cannot be removed is tried again at the next start.
pub fn remove_leftover_folders(games: &Path) {
    let disk = RealDisk::USUAL;
    let folders = remove_in(&disk, games);
    for game in folders.into_iter().take(MAX_LOOKED_AT) {
        remove_in(&disk, &games.join(game).join("LEVELS"));
    }
}

/// Removes the leftovers in this folder; the names of its other folders.
fn remove_in(disk: &dyn FileSystem, folder: &Path) -> Vec<String> {
    let folders = disk.list(folder).unwrap_or_default().into_iter().filter(|(_, kind)| *kind == Kind::Folder);
    let is_leftover = |name: &String| UNFINISHED.iter().any(|begin| name.starts_with(begin));
    let (leftovers, others): (Vec<String>, Vec<String>) = folders.map(|(name, _)| name).partition(is_leftover);
    for name in leftovers {
        let _ = remove(disk, &folder.join(name));
    }
    others
}

fn remove(disk: &dyn FileSystem, leftover: &Path) -> io::Result<()> {
    match disk.lock_folder(leftover)? {
        Locked::Held(_held) => remove_all(disk, leftover),
        // a program is at work on it, or that cannot be told
        Locked::Elsewhere | Locked::Impossible => Ok(()),
    }
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_a_program_left_behind_is_removed_and_what_it_is_at_work_on_is_not() {
        let around = tempfile::tempdir().unwrap();
        let games = around.path();
        let (left, mine) = (".new-level-0123456789abcdef", ".new-level-fedcba9876543210");
        for folder in [left, mine, ".new-gameAbCdEf/game", "chess/LEVELS/.new-level-1/level", "chess/LEVELS/01", ".git"]
        {
            fs::create_dir_all(games.join(folder)).unwrap();
            fs::write(games.join(folder).join("file"), "x").unwrap();
        }
        let held = RealDisk::USUAL.lock_folder(&games.join(mine)).unwrap();
        let names = |folder: &str| {
            let mut names: Vec<String> = fs::read_dir(games.join(folder))
                .unwrap()
                .map(|e| e.unwrap().file_name().into_string().unwrap())
                .collect();
            names.sort();
            names
        };
        remove_leftover_folders(games);
        assert_eq!(
            (names(""), names("chess/LEVELS")),
            (vec![".git".into(), mine.into(), "chess".into()], vec!["01".into()])
        );
        drop(held);
        // a process that another test is just starting shares the lock for a moment
        for _ in 0..10_000 {
            remove_leftover_folders(games);
            if !games.join(mine).exists() {
                break;
            }
            std::thread::yield_now();
        }
        assert_eq!(names(""), [".git", "chess"]);
    }
}
