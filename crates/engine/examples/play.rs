//! Plays the first move that is offered, ten times: `play FOLDER`.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::sync::Arc;
use switchboard_engine::play::{Engine, Move};

fn main() -> std::io::Result<()> {
    let read = folder::game("sokoban")?;
    let Some(game) = read.game else { return Ok(()) };
    let engine = match Engine::new(Arc::new(game), 0) {
        Ok(engine) => engine,
        Err(problems) => {
            problems.iter().for_each(|problem| println!("{problem}"));
            return Ok(());
        }
    };
    let mut state = engine.start(1);
    for _ in 0..10 {
        let moves = engine.moves(&state);
        let Some(first) = moves.first() else { break };
        println!("{first} of {}", Move::write_list(&moves));
        if engine.play(&mut state, first).is_err() {
            break;
        }
    }
    println!("{:?} after {} moves", engine.outcome(&state), engine.moves_played(&state));
    Ok(())
}
