//! Solves the first level of a game within 64 MiB: `solve FOLDER`.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::sync::Arc;
use switchboard_engine::play::{Engine, Move};
use switchboard_reason::solve::{Aim, Answer, Budget, Limits, solve};

fn main() -> std::io::Result<()> {
    let read = folder::game("sokoban")?;
    let Some(game) = read.game else { return Ok(()) };
    let Ok(engine) = Engine::new(Arc::new(game), 0) else { return Ok(()) };
    let budget = Budget::untimed(Limits { bytes: 64 << 20, ..Limits::default() });
    let report = solve(&engine, &engine.start(1), Aim::Any, &budget);
    match report.answer {
        Answer::Solved { moves, .. } => println!("{} moves: {}", moves.len(), Move::write_list(&moves)),
        other => println!("{other:?} after {} states", report.states),
    }
    Ok(())
}
