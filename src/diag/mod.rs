//! Problems with a place and a cure. Every fault that the program reports is one of these;
//! nothing here decides what happens next.

mod code;
mod draw;
mod problem;
mod texts;

pub use code::Code;
pub use draw::{Paint, draw, json};
pub use problem::{Problem, Said};
pub use texts::SOURCES;

use serde::Serialize;
use std::ops::Range;

/// How bad a problem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Something worth knowing.
    Note,
    /// The game works, but probably not as meant.
    Warning,
    /// Must be mended: `check` fails.
    Error,
}

/// Where a problem is: a file, and a stretch of one line in it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Place {
    /// Path as the user would write it.
    pub file: String,
    /// Line from 1; 0 where only the file is known.
    pub line: u32,
    /// Column from 1, in characters; 0 where only the line is known.
    pub column: u32,
    /// Length in characters, 0 where unknown.
    pub length: u32,
    /// The text of that line, empty where unknown.
    pub source: String,
}

impl Place {
    /// A whole file.
    pub fn file(file: impl Into<String>) -> Self {
        Self { file: file.into(), line: 0, column: 0, length: 0, source: String::new() }
    }

    /// The bytes `range` of `text`, which is the whole text of `file`. A range past the end means the end,
    /// one of several lines means its part of the first line, one inside a character starts at that character.
    pub fn in_text(file: impl Into<String>, text: &str, range: Range<usize>) -> Self {
        let start = floor_boundary(text, range.start);
        let before = text.get(..start).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = text.get(line_start..).unwrap_or_default().lines().next().unwrap_or_default();
        let end = floor_boundary(text, range.end.max(start).min(line_start + line.len()));
        let count = |part: Option<&str>| clamp(part.unwrap_or_default().chars().count());
        Self {
            file: file.into(),
            line: clamp(before.matches('\n').count()).saturating_add(1),
            column: count(text.get(line_start..start)).saturating_add(1),
            length: count(text.get(start..end)),
            source: line.to_owned(),
        }
    }
}

fn clamp(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn floor_boundary(text: &str, index: usize) -> usize {
    let mut index = index.min(text.len());
    while !text.is_char_boundary(index) {
        index -= 1;
    }
    index
}

/// The candidate that `word` most probably means: the same but for letter case, or with few letters wrong
/// (one in three, at least one). The first of equally near ones; none where none is near.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = word.to_lowercase();
    let allowed = (wanted.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let found = candidate.to_lowercase();
        let distance = strsim::osa_distance(&wanted, &found);
        let all_wrong = distance >= found.chars().count().max(wanted.chars().count());
        if distance <= allowed && !all_wrong && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Problems in the order in which they were found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Problems {
    list: Vec<Problem>,
}

impl Problems {
    /// No problems.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one.
    pub fn push(&mut self, problem: Problem) {
        self.list.push(problem);
    }

    /// Adds all of `others`.
    pub fn append(&mut self, others: Problems) {
        self.list.extend(others.list);
    }

    /// How many errors there are.
    pub fn errors(&self) -> usize {
        self.list.iter().filter(|p| p.severity == Severity::Error).count()
    }

    /// Whether any of them is an error.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|p| p.severity == Severity::Error)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Puts them in order of file (as first found), line and column.
    pub fn sort(&mut self) {
        let mut files: Vec<String> = Vec::new();
        for place in self.list.iter().filter_map(|p| p.place.as_ref()) {
            if !files.contains(&place.file) {
                files.push(place.file.clone());
            }
        }
        self.list.sort_by_key(|problem| {
            problem
                .place
                .as_ref()
                .map(|place| (files.iter().position(|file| *file == place.file), place.line, place.column))
        });
    }

    /// All of them, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.list.iter()
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Self { list: vec![problem] }
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl<'a> IntoIterator for &'a Problems {
    type Item = &'a Problem;
    type IntoIter = std::slice::Iter<'a, Problem>;
    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, nearest};

    #[test]
    fn a_place_counts_characters() {
        let place = Place::in_text("f", "a\nžluťoučký kůň\n", 8..12);
        assert_eq!((place.line, place.column, place.length, place.source.as_str()), (2, 5, 3, "žluťoučký kůň"));
    }

    #[test]
    fn a_place_ends_with_its_line_and_with_the_text() {
        let place = Place::in_text("f", "ab\ncd", 1..5);
        assert_eq!((place.line, place.column, place.length), (1, 2, 1));
        let end = Place::in_text("f", "ab\ncd", 90..95);
        assert_eq!((end.line, end.column, end.length), (2, 3, 0));
    }

    #[test]
    fn the_nearest_word_is_near() {
        assert_eq!(nearest("Wal", ["Path", "Wall"]), Some("Wall"));
        assert_eq!(nearest("wall", ["Wall"]), Some("Wall"));
        assert_eq!(nearest("Box", ["Wall"]), None);
        assert_eq!(nearest("x", ["y"]), None);
    }
}
