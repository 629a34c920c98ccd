//! A player's code: eight letters and digits by chance, kept in the player's folder, that stand for the player in
//! exports. Tells nothing about the person.

use super::write::write_whole;
use std::fs;
use std::path::Path;

/// The file that holds it.
pub const CODE: &str = "code";
const LENGTH: usize = 8;

/// The code kept in `folder`; where there is none yet, a new one is made and kept. Where it cannot be kept (a disk
/// that can only be read) it is made from the folder's name, so that it stays the same from export to export.
pub fn code(folder: &Path, name: &str) -> String {
    let path = folder.join(CODE);
    let is_code = |text: &str| text.len() == LENGTH && text.bytes().all(|b| b.is_ascii_alphanumeric());
    if let Some(code) = fs::read_to_string(&path).ok().map(|text| text.trim().to_owned()).filter(|text| is_code(text)) {
        return code;
    }
    let made = short(chance());
    let kept = folder.is_dir() && write_whole(&path, format!("{made}\n").as_bytes()).is_ok();
    if kept { made } else { short(xxhash_rust::xxh3::xxh3_64(name.as_bytes())) }
}

fn short(number: u64) -> String {
    format!("{number:016x}").chars().take(LENGTH).collect()
}

/// A number by the system's chance.
pub fn chance() -> u64 {
    use std::hash::BuildHasher;
    std::collections::hash_map::RandomState::new().hash_one(jiff::Timestamp::now().as_nanosecond())
}
