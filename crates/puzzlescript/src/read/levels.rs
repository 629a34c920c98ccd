//! LEVELS: boards as letters, and messages between them.

use super::super::source::Line;

/// A level or a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LevelEntry {
    /// A text for the player.
    Message {
        /// Its line in the source.
        line: u32,
        /// The text.
        text: String,
    },
    /// The rows of a board, in lower case.
    Board {
        /// The line of its first row.
        line: u32,
        /// Its rows.
        rows: Vec<String>,
    },
}

/// Reads the lines of LEVELS.
pub fn read(lines: &[&Line]) -> Vec<LevelEntry> {
    let mut list: Vec<LevelEntry> = Vec::new();
    let mut open = false;
    for line in lines {
        let trimmed = line.text.trim();
        if trimmed.is_empty() {
            open &= line.commented;
            continue;
        }
        let lower = trimmed.to_lowercase();
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        if lower.strip_prefix("message").is_some_and(|rest| !rest.starts_with(is_name)) {
            // nothing but these letters, large or small, is this word in lower case
            let text = trimmed["message".len()..].trim().to_owned();
            list.push(LevelEntry::Message { line: line.number, text });
            open = false;
            continue;
        }
        match list.last_mut() {
            Some(LevelEntry::Board { rows, .. }) if open => rows.push(lower),
            _ => list.push(LevelEntry::Board { line: line.number, rows: vec![lower] }),
        }
        open = true;
    }
    list
}
