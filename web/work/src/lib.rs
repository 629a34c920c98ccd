//! The page's second program, for the worker that searches: hints, computer players, new levels, what an author's game
//! lacks. It knows the pack of games and nothing else. The first program has none of this, so that a visitor who plays does
//! not wait for it.

use std::cell::RefCell;
use std::sync::Arc;
use switchboard::game::{Game, MemoryFiles, read_game};
use switchboard::shell::{Task, Worker, examine_until};
use switchboard_web_shared::{now_ms, pack, tell_of_panics};
use wasm_bindgen::prelude::*;

/// The files of a game.
fn files_in(pack: &[u8]) -> Result<MemoryFiles, JsError> {
    let files = pack::read(pack).ok_or_else(|| JsError::new("the pack of the game is damaged"))?;
    Ok(MemoryFiles { files: files.into_iter().collect() })
}

/// The game of the last search, with its files, and the worker who did it.
struct Kept {
    pack: Vec<u8>,
    game: Arc<Game>,
    worker: Worker,
}

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// The game of a pack: the one that is kept, or read anew.
fn kept(pack: &[u8], id: &str) -> Result<Kept, JsError> {
    let known = KEPT.take().filter(|kept| kept.pack == pack && kept.game.id == id);
    if let Some(known) = known {
        return Ok(known);
    }
    let game = read_game(&files_in(pack)?, id).game;
    let game = game.ok_or_else(|| JsError::new("the game cannot be read"))?;
    Ok(Kept { pack: pack.to_vec(), game: Arc::new(game), worker: Worker::default() })
}

/// Does a search, whose worker is ended when its answer is of no use any more. The pack has the files of its game.
///
/// # Errors
/// The task is none, or its game cannot be read.
#[wasm_bindgen]
pub fn search(pack: &[u8], task: &str, milliseconds: f64) -> Result<String, JsError> {
    tell_of_panics();
    let task: Task = serde_json::from_str(task)?;
    let mut kept = kept(pack, &task.game)?;
    let begin = now_ms();
    let finding = kept.worker.perform(&task, &kept.game, &|| now_ms() - begin >= milliseconds);
    KEPT.set(Some(kept));
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
