//! Checking a game folder wholly: what the folder says, what its rules say, and what both say together.

use crate::game::{Files, Read, read_game};

/// Reads a game folder and finds everything that is wrong with it, in order of file and place.
/// `id` is the folder's name.
pub fn check(files: &dyn Files, id: &str) -> Read {
    let mut read = read_game(files, id);
    if let Some(game) = &read.game {
        read.problems.append(crate::rules::problems(game));
    }
    read.problems.sort();
    read
}
