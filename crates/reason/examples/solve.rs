//! Solves the first level of a game within 64 MiB: `solve FOLDER`.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::path::PathBuf;
use std::sync::Arc;
use switchboard_engine::play::{Engine, Move};
use switchboard_reason::solve::{Aim, Answer, Budget, Limits, solve};

fn main() -> std::io::Result<()> {
    let path = std::env::args()
        .nth(1)
        .unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/sokoban").to_owned());
    let read = switchboard_game::read_game(&folder::files(&PathBuf::from(path))?, "game");
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
