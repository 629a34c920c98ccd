//! What the worker that searches does: it has a program of its own, which knows the pack of games and nothing else.

use crate::browser::{now_ms, tell_of_panics};
use crate::pack;
use std::sync::Arc;
use switchboard::game::{MemoryFiles, read_game};
use switchboard::shell::{Task, perform};
use wasm_bindgen::prelude::*;

/// Does a search in a worker of its own, which is ended when its answer is of no use any more.
///
/// # Errors
/// The task is none, or its game is not in the pack.
#[wasm_bindgen]
pub fn search(pack: &[u8], task: &str, own: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let task: Task = serde_json::from_str(task)?;
    let own: Vec<(String, Vec<u8>)> = serde_json::from_str(own)?;
    let all = pack::read(pack).ok_or_else(|| JsError::new("the pack of games is damaged"))?;
    let folder = format!("games/{}/", task.game);
    let of_game = all.into_iter().filter_map(|(path, bytes)| Some((path.strip_prefix(&folder)?.to_owned(), bytes)));
    let files = MemoryFiles { files: of_game.chain(own).collect() };
    let game = read_game(&files, &task.game).game.ok_or_else(|| JsError::new("the game cannot be read"))?;
    let begin = now_ms();
    let finding = perform(&task, &Arc::new(game), &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&finding)?)
}
