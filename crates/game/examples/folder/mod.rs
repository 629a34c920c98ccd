//! A game folder on the disk, for the examples: the crates themselves read no files.

use std::path::{Path, PathBuf};
use switchboard_game::{MemoryFiles, Read, read_game};

/// Reads the game in the folder that is named on the command line; without one, this game of the project's.
pub fn game(usual: &str) -> std::io::Result<Read> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folder = std::env::args().nth(1).map_or_else(|| games.join(usual), PathBuf::from);
    read(&folder)
}

/// Reads the game in this folder.
pub fn read(folder: &Path) -> std::io::Result<Read> {
    Ok(read_game(&files(folder)?, "game"))
}

/// All files of a folder.
fn files(folder: &Path) -> std::io::Result<MemoryFiles> {
    let mut all = MemoryFiles::default();
    let mut open = vec![folder.to_owned()];
    while let Some(inner) = open.pop() {
        for entry in std::fs::read_dir(inner)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if let Ok(name) = path.strip_prefix(folder) {
                all.files.insert(name.to_string_lossy().replace('\\', "/"), std::fs::read(&path)?);
            }
        }
    }
    Ok(all)
}
