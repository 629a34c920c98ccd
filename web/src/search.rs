//! What the worker that searches does: it has a program of its own, which knows the pack of games and nothing else.

use crate::browser::{now_ms, tell_of_panics};
use crate::pack;
use std::sync::Arc;
use switchboard::game::{MemoryFiles, read_game};
use switchboard::shell::{Task, examine_until, perform};
use wasm_bindgen::prelude::*;

/// The files of a game of the pack, those that differ from it, and without those that were taken away.
fn files_of(pack: &[u8], game: &str, own: &str, gone: &[String]) -> Result<MemoryFiles, JsError> {
    let own: Vec<(String, Vec<u8>)> = serde_json::from_str(own)?;
    let folder = format!("games/{game}/");
    let all = pack::read(pack, &folder).ok_or_else(|| JsError::new("the pack of games is damaged"))?;
    let of_game = all.into_iter().filter_map(|(path, bytes)| Some((path.strip_prefix(&folder)?.to_owned(), bytes)));
    let there = of_game.filter(|(path, _)| !gone.contains(path));
    Ok(MemoryFiles { files: there.chain(own).collect() })
}

/// Does a search in a worker of its own, which is ended when its answer is of no use any more.
///
/// # Errors
/// The task is none, or its game is not in the pack.
#[wasm_bindgen]
pub fn search(pack: &[u8], task: &str, own: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let task: Task = serde_json::from_str(task)?;
    let files = files_of(pack, &task.game, own, &[])?;
    let game = read_game(&files, &task.game).game.ok_or_else(|| JsError::new("the game cannot be read"))?;
    let begin = now_ms();
    let finding = perform(&task, &Arc::new(game), &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&finding)?)
}

/// Finds all problems of a game, as `check` does, for its author.
///
/// # Errors
/// The files are none.
#[wasm_bindgen]
pub fn examine(pack: &[u8], game: &str, own: &str, gone: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let files = files_of(pack, game, own, &serde_json::from_str::<Vec<String>>(gone)?)?;
    let begin = now_ms();
    let entry = examine_until(&files, game, &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&entry.problems)?)
}
