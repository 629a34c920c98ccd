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
    /// The text of that line, empty where unknown; of a long one what stands near the column, [`KEPT`] characters on
    /// either side.
    pub source: String,
    /// How many characters of the line stand before `source`.
    pub skipped: u32,
}

/// How many characters of a line are kept before the place of a problem, and how many from there on.
pub const KEPT: usize = 200;
/// The most problems of one list. Past them one more tells that there are more.
pub const MAX_PROBLEMS: usize = 1_000;

impl Place {
    /// A whole file.
    pub fn file(file: impl Into<String>) -> Self {
        Self { file: file.into(), line: 0, column: 0, length: 0, source: String::new(), skipped: 0 }
    }

    /// The bytes `range` of `text`, which is the whole text of `file`. A range past the end means the end,
    /// one of several lines means its part of the first line, one inside a character starts at that character.
    pub fn in_text(file: impl Into<String>, text: &str, range: Range<usize>) -> Self {
        let start = floor_boundary(text, range.start);
        let before = text.get(..start).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = text.get(line_start..).unwrap_or_default().lines().next().unwrap_or_default();
        let line_end = line_start + line.len();
        let end = floor_boundary(text, range.end.max(start).min(line_end));
        let count = |part: Option<&str>| clamp(part.unwrap_or_default().chars().count());
        let ahead = text.get(line_start..start).unwrap_or_default();
        let kept_from = ahead.char_indices().rev().take(KEPT).last().map_or(start, |(at, _)| line_start + at);
        let behind = text.get(start..line_end).unwrap_or_default();
        let kept_to = behind.char_indices().nth(KEPT).map_or(line_end.max(start), |(at, _)| start + at);
        Self {
            file: file.into(),
            line: clamp(before.matches('\n').count()).saturating_add(1),
            column: count(text.get(line_start..start)).saturating_add(1),
            length: count(text.get(start..end)),
            source: text.get(kept_from..kept_to).unwrap_or_default().to_owned(),
            skipped: count(text.get(line_start..kept_from)),
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

/// Problems in the order in which they were found: at most [`MAX_PROBLEMS`], and one more where there are more.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Problems {
    list: Vec<Problem>,
}

/// The code that tells that there are more problems than are listed.
const AND_MORE: Code = Code::F010;

impl Problems {
    /// No problems.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one. A list that is full only keeps that there are more, and whether any of those is an error.
    pub fn push(&mut self, problem: Problem) {
        if !self.is_full() {
            self.list.push(problem);
            return;
        }
        let severity = problem.severity;
        match self.list.last_mut().filter(|last| AND_MORE == last.code) {
            Some(last) => last.severity = last.severity.max(severity),
            None => {
                let more = Problem::of(severity, AND_MORE, "more").arg("most", MAX_PROBLEMS);
                self.list.push(more.cure("first-ones"));
            }
        }
    }

    /// Whether what is added from now on is not listed any more.
    pub fn is_full(&self) -> bool {
        self.list.len() >= MAX_PROBLEMS
    }

    /// Adds all of `others`.
    pub fn append(&mut self, others: Problems) {
        self.extend(others);
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
            let place = problem.place.as_ref();
            let place = place.map(|p| (files.iter().position(|file| *file == p.file), p.line, p.column));
            (AND_MORE == problem.code, place)
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
    use super::{KEPT, MAX_PROBLEMS, Place, Problem, Problems, nearest};

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
    fn a_list_of_problems_has_an_end_and_tells_it() {
        let mut problems = Problems::new();
        for _ in 0..MAX_PROBLEMS {
            problems.push(Problem::note("N", "one"));
        }
        assert_eq!(problems.len(), MAX_PROBLEMS);
        problems.push(Problem::warning("W", "one more").at(Place::file("f")));
        problems.push(Problem::error("E", "and one more").at(Place::file("f")));
        problems.push(Problem::note("N", "and another"));
        problems.sort();
        assert_eq!((problems.len(), problems.errors()), (MAX_PROBLEMS + 1, 1));
        assert!(problems.iter().last().is_some_and(|last| last.message().contains("findings")));
    }

    #[test]
    fn the_nearest_word_is_near() {
        assert_eq!(nearest("Wal", ["Path", "Wall"]), Some("Wall"));
        assert_eq!(nearest("wall", ["Wall"]), Some("Wall"));
        assert_eq!(nearest("Box", ["Wall"]), None);
        assert_eq!(nearest("x", ["y"]), None);
    }
}
