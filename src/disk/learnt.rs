//! What `switchboard train` reads and writes: files of games that were played, and opponents.json in a game's folder.

use super::ordinary::open;
use super::players::{with_reason, write_whole};
use crate::diag::{Code, Place, Problem};
use crate::game::LEARNT_FILE;
use std::io::{self, Read};
use std::path::Path;

/// The text of a file of games, if it has at most this many bytes.
///
/// # Errors
/// It cannot be read, is too large, or no text.
pub fn read_played(path: &Path, most: u64) -> Result<String, Problem> {
    let place = || Place::file(path.display().to_string());
    let fault = |fault: &io::Error| with_reason(Code::F003.error("file"), fault, Some("see-rights")).at(place());
    let mut bytes = Vec::new();
    let file = open(path).map_err(|f| fault(&f))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(|f| fault(&f))?;
    let size = bytes.len() as u64;
    if size > most {
        let problem = Code::F002.error("file").arg("size", size).arg("limit", most);
        return Err(problem.at(place()).cure("play-again"));
    }
    String::from_utf8(bytes).map_err(|_| Code::O004.error("no-records").at(place()).cure("play-again"))
}

/// Writes opponents.json into a game's folder, whole or not at all.
///
/// # Errors
/// It cannot be written.
pub fn write_learnt(folder: &Path, text: &str) -> Result<(), Problem> {
    let path = folder.join(LEARNT_FILE);
    let told = |fault: io::Error| with_reason(Code::S011.error("file"), &fault, Some("may-write"));
    write_whole(&path, text.as_bytes()).map_err(|fault| told(fault).at(Place::file(path.display().to_string())))
}
