//! A game folder on the disk, for the examples: the crates themselves read no files.

use std::path::Path;
use switchboard_game::MemoryFiles;

/// All files of a folder.
pub fn files(folder: &Path) -> std::io::Result<MemoryFiles> {
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
