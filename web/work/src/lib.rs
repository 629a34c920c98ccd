//! The page's second program, for the worker that searches: hints, computer players, new levels, what an author's game
//! lacks. It knows the pack of games and nothing else. The first program has none of this, so that a visitor who plays does
//! not wait for it.

use std::sync::Arc;
use switchboard::game::{MemoryFiles, read_game};
use switchboard::shell::{Task, examine_until, perform};
use switchboard_web_shared::{now_ms, pack, tell_of_panics};
use wasm_bindgen::prelude::*;

/// The files of a game.
fn files_in(pack: &[u8]) -> Result<MemoryFiles, JsError> {
    let files = pack::read(pack).ok_or_else(|| JsError::new("the pack of the game is damaged"))?;
    Ok(MemoryFiles { files: files.into_iter().collect() })
}

/// Does a search, whose worker is ended when its answer is of no use any more. The pack has the files of its game.
///
/// # Errors
/// The task is none, or its game cannot be read.
#[wasm_bindgen]
pub fn search(pack: &[u8], task: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let task: Task = serde_json::from_str(task)?;
    let game = read_game(&files_in(pack)?, &task.game).game;
    let game = game.ok_or_else(|| JsError::new("the game cannot be read"))?;
    let begin = now_ms();
    let finding = perform(&task, &Arc::new(game), &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&finding)?)
}

/// Finds all problems of a game, as `check` does, for its author. The pack has its files.
///
/// # Errors
/// The pack is damaged.
#[wasm_bindgen]
pub fn examine(pack: &[u8], game: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let begin = now_ms();
    let entry = examine_until(&files_in(pack)?, game, &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&entry.problems)?)
}
