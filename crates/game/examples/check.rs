//! Reads a game folder and prints what is wrong with it: `check FOLDER`.

mod folder;

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let path = std::env::args()
        .nth(1)
        .unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/sokoban").to_owned());
    let read = switchboard_game::read_game(&folder::files(&PathBuf::from(path))?, "game");
    read.problems.iter().for_each(|problem| println!("{problem}"));
    if let Some(game) = read.game {
        println!("{} levels, {} pieces", game.levels.len(), game.pieces.len());
    }
    Ok(())
}
