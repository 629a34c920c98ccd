//! Reads a game folder and prints what is wrong with it: `check FOLDER`.

mod folder;

fn main() -> std::io::Result<()> {
    let read = folder::game("sokoban")?;
    read.problems.iter().for_each(|problem| println!("{problem}"));
    if let Some(game) = read.game {
        println!("{} levels, {} pieces", game.levels.len(), game.pieces.len());
    }
    Ok(())
}
