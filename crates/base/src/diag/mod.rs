//! Problems with a place and a cure. Everything that the program reports as wrong is one of these; nothing here decides what happens next.

mod code;
mod draw;
mod problem;
mod shown;
mod texts;

pub use code::Code;
pub use draw::{Paint, draw, json};
pub use problem::{Problem, Said};
pub use shown::{hidden_sign, shown, shown_json};
pub use texts::{SOURCES, bring_texts};

use az::SaturatingAs;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// How many problems one list keeps; the others are counted.
pub const MAX_PROBLEMS: usize = 1_000;
/// How many characters are kept of a word or text from a file that is quoted in a message or a cure.
pub const MAX_MESSAGE: usize = 600;
/// Longer words are never compared.
const MAX_WORD: usize = 100;
/// How many words are compared when looking for the nearest.
const MAX_CANDIDATES: usize = 2_000;

/// How bad a problem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Something worth knowing.
    Note,
    /// The game works, but probably not as meant.
    Warning,
    /// Must be fixed: `check` fails.
    Error,
}

/// Where a problem is: a file, and a part of one line in it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Path as the user would write it.
    pub file: String,
    /// Line from 1; 0 if only the file is known.
    pub line: u32,
    /// Column from 1, in characters; 0 if only the line is known.
    pub column: u32,
    /// Length in characters, 0 if unknown.
    pub length: u32,
    /// The text of that line, empty if unknown; of a long line, at most [`KEPT`] characters before the column and as many from there on.
    pub source: String,
    /// How many characters of the line precede `source`.
    pub skipped: u32,
}

/// How many characters of a line are kept before the place of a problem, and how many from there on.
pub const KEPT: usize = 200;

impl Place {
    /// A whole file.
    pub fn file(file: impl Into<String>) -> Self {
        Self { file: file.into(), line: 0, column: 0, length: 0, source: String::new(), skipped: 0 }
    }

    /// The bytes `range` of `text`, which is the whole text of `file`. A range past the end is moved to the end, one of several lines is
    /// limited to the first, one that begins inside a character begins with that character.
    pub fn in_text(file: impl Into<String>, text: &str, range: Range<usize>) -> Self {
        let start = floor_boundary(text, range.start);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = text[line_start..].lines().next().unwrap_or_default();
        // a range may begin between the two characters that end a line
        let line_end = (line_start + line.len()).max(start);
        let end = floor_boundary(text, range.end.max(start).min(line_end));
        let count = |part: &str| clamp(part.chars().count());
        let ahead = &text[line_start..start];
        let kept_from = ahead.char_indices().rev().take(KEPT).last().map_or(start, |(at, _)| line_start + at);
        let behind = &text[start..line_end];
        let kept_to = behind.char_indices().nth(KEPT).map_or(line_end, |(at, _)| start + at);
        Self {
            file: file.into(),
            line: clamp(before.matches('\n').count()).saturating_add(1),
            column: count(ahead).saturating_add(1),
            length: count(&text[start..end]),
            source: text[kept_from..kept_to].to_owned(),
            skipped: count(&text[line_start..kept_from]),
        }
    }
}

fn clamp(count: usize) -> u32 {
    count.saturating_as()
}

fn floor_boundary(text: &str, index: usize) -> usize {
    let mut index = index.min(text.len());
    while !text.is_char_boundary(index) {
        index -= 1;
    }
    index
}

/// The candidate that `word` most probably means: equal except for letter case, or with few wrong letters (one in three, at least one). The
/// first of several equally near ones; `None` if none is near.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.chars().nth(MAX_WORD).is_some() {
        return None;
    }
    let wanted = word.to_lowercase();
    let allowed = (wanted.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates.into_iter().take(MAX_CANDIDATES) {
        if candidate.chars().nth(MAX_WORD).is_some() {
            continue;
        }
        let found = candidate.to_lowercase();
        let distance = strsim::osa_distance(&wanted, &found);
        let all_wrong = distance >= found.chars().count().max(wanted.chars().count());
        if distance <= allowed && !all_wrong && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Problems in the order in which they were found: the first [`MAX_PROBLEMS`], and how many more there were.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problems {
    list: Vec<Problem>,
    left_out: usize,
    /// How many of the problems left out are errors.
    errors_left_out: usize,
}

impl Problems {
    /// No problems.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a problem. A full list only counts it.
    pub fn push(&mut self, problem: Problem) {
        if self.is_full() {
            self.leave_out(problem.severity);
        } else {
            self.list.push(problem);
        }
    }

    /// Adds all of `others`.
    pub fn append(&mut self, others: Problems) {
        self.left_out = self.left_out.saturating_add(others.left_out);
        self.errors_left_out = self.errors_left_out.saturating_add(others.errors_left_out);
        others.list.into_iter().for_each(|problem| self.push(problem));
    }

    /// Whether no more are kept: further problems are only counted.
    pub fn is_full(&self) -> bool {
        self.list.len() >= MAX_PROBLEMS
    }

    /// Counts a problem that is not kept.
    pub fn leave_out(&mut self, severity: Severity) {
        self.left_out = self.left_out.saturating_add(1);
        if severity == Severity::Error {
            self.errors_left_out = self.errors_left_out.saturating_add(1);
        }
    }

    /// Turns all warnings of this kind into errors; returns whether there were any.
    pub fn raise(&mut self, is_meant: impl Fn(&Problem) -> bool) -> bool {
        let mut any = false;
        for problem in self.list.iter_mut().filter(|p| p.severity == Severity::Warning && is_meant(p)) {
            problem.severity = Severity::Error;
            any = true;
        }
        any
    }

    /// How many were found in addition to those kept.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// How many errors were found, including those left out.
    pub fn errors(&self) -> usize {
        self.list.iter().filter(|p| p.severity == Severity::Error).count().saturating_add(self.errors_left_out)
    }

    /// Whether any of them is an error.
    pub fn has_errors(&self) -> bool {
        self.errors_left_out > 0 || self.list.iter().any(|p| p.severity == Severity::Error)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many are kept.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Sorts them by file (in the order first found), line and column.
    pub fn sort(&mut self) {
        let mut files: Vec<String> = Vec::new();
        for place in self.list.iter().filter_map(|p| p.place.as_ref()) {
            if !files.contains(&place.file) {
                files.push(place.file.clone());
            }
        }
        self.list.sort_by_key(|problem| {
            let place = problem.place.as_ref();
            place.map(|p| (files.iter().position(|file| *file == p.file), p.line, p.column))
        });
    }

    /// All of them, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.list.iter()
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Self { list: vec![problem], ..Self::default() }
    }
}

impl Extend<Problem> for Problems {
    fn extend<T: IntoIterator<Item = Problem>>(&mut self, others: T) {
        others.into_iter().for_each(|problem| self.push(problem));
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
    use super::{Code, KEPT, MAX_MESSAGE, MAX_PROBLEMS, Place, Problems, nearest};

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
    fn of_a_long_line_only_what_is_near_is_kept() {
        let text = format!("first\n{}ěrror{}\nlast", "a".repeat(70_000), "b".repeat(70_000));
        let at = 6 + 70_000;
        let place = Place::in_text("f", &text, at..at + 6);
        assert_eq!((place.line, place.column, place.length), (2, 70_001, 5));
        assert_eq!((place.source.chars().count(), place.skipped), (2 * KEPT, 70_000 - 200));
        assert_eq!(place.source.chars().nth(KEPT), Some('ě'));
    }

    #[test]
    fn a_list_keeps_so_many_and_counts_the_others() {
        let mut all = Problems::new();
        for _ in 0..MAX_PROBLEMS {
            all.push(Code::F001.note("no-file"));
        }
        assert!(!all.has_errors());
        let mut more: Problems = Code::F001.error("no-file").into();
        more.push(Code::F001.warning("no-file"));
        all.append(more);
        assert_eq!((all.len(), all.left_out(), all.errors(), all.has_errors()), (MAX_PROBLEMS, 2, 1, true));
    }

    #[test]
    fn a_message_is_no_longer_than_can_be_read() {
        let long = |letter: &str| letter.repeat(1_000_000);
        let problem = Code::R046.error("not-in-rules").arg("word", long("ž")).arg("write", long("n")).cure("write");
        assert!(problem.message().chars().count() < MAX_MESSAGE + 100);
        assert!(problem.cures()[0].chars().count() < MAX_MESSAGE + 100);
        assert_eq!(nearest(&"W".repeat(1_000_000), ["Wall"]), None);
    }

    #[test]
    fn the_nearest_word_is_near() {
        assert_eq!(nearest("Wal", ["Path", "Wall"]), Some("Wall"));
        assert_eq!(nearest("wall", ["Wall"]), Some("Wall"));
        assert_eq!(nearest("Box", ["Wall"]), None);
        assert_eq!(nearest("x", ["y"]), None);
    }
}
