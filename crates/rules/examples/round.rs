//! Compiles the rules of a game's first level and chooses its first valid cell: `round FOLDER`.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::path::PathBuf;
use switchboard_game::{Kind, read_game};
use switchboard_rules::CompiledLevel;

fn main() -> std::io::Result<()> {
    let path = std::env::args()
        .nth(1)
        .unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/lights-out").to_owned());
    let read = read_game(&folder::files(&PathBuf::from(path))?, "game");
    let Some(game) = read.game else { return Ok(()) };
    let (Kind::Rules(rules), Some(level)) = (&game.kind, game.levels.first()) else { return Ok(()) };
    match CompiledLevel::new(&game, rules, level) {
        Err(problems) => problems.iter().for_each(|problem| println!("{problem}")),
        Ok(compiled) => {
            let mut memory = compiled.start(1);
            println!("{} valid cells", compiled.count_valid(&memory));
            if let Some(cell) = compiled.valid_cell(&memory, 0) {
                let round = compiled.round(&mut memory, cell);
                println!("after {cell:?}: says {:?}, {} valid cells", round.messages, compiled.count_valid(&memory));
            }
        }
    }
    Ok(())
}
