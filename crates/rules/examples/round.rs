//! Compiles the rules of a game's first level and chooses its first valid cell: `round FOLDER`.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use switchboard_game::Kind;
use switchboard_rules::CompiledLevel;

fn main() -> std::io::Result<()> {
    let read = folder::game("lights-out")?;
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
