//! JSON with places: a value, its path (`tiles[3].connections[0]`) and its place in the file. Collects all problems instead of stopping at
//! the first. Knows nothing of tiles.

use super::Source;
use super::fields::MAX_PROBLEMS;
use super::json::{MAX_DEPTH, parse, too_deep};
use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged;
use std::collections::HashSet;
use std::ops::Range;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity, nearest};

/// A file being read, and its problems so far.
pub struct FieldReader<'a> {
    source: &'a Source,
    /// The problems found so far.
    pub problems: Problems,
}

/// A value and its path.
#[derive(Clone)]
pub struct JsonSpot<'v, 'a> {
    /// The value.
    pub value: &'v Value<'a>,
    /// From the root: `tiles[3].connections[0]`; empty for the root.
    pub path: String,
}

impl<'v, 'a> JsonSpot<'v, 'a> {
    /// The bytes of the file in which it stands. Its place is made of them only when a problem is reported: that takes as long as the file
    /// is.
    pub fn range(&self) -> Range<usize> {
        self.value.range().start..self.value.range().end
    }
}

impl<'a> FieldReader<'a> {
    /// Begins to read a file.
    pub fn new(source: &'a Source) -> Self {
        Self { source, problems: Problems::new() }
    }

    /// The root value, or `None` after reporting the problem.
    pub fn root(&mut self) -> Option<Value<'a>> {
        if let Some(offset) = too_deep(&self.source.text) {
            let place = self.place(offset..offset + 1);
            self.problems.push(Code::T003.error("depth").arg("most", MAX_DEPTH).at(place).cure("four-levels"));
            return None;
        }
        match parse(&self.source.text) {
            Ok(value) => match value {
                Some(value) => Some(value),
                None => {
                    let place = self.place(0..0);
                    self.problems.push(Code::T001.error("empty").at(place).cure("begin-braces"));
                    None
                }
            },
            Err(error) => {
                let place = self.place(error.range().start..error.range().end);
                let what = error.kind().to_string();
                let mut letters = what.chars();
                let lower: String =
                    letters.next().map(|c| c.to_lowercase().collect::<String>() + letters.as_str()).unwrap_or_default();
                self.problems.push(Code::T002.error("json").arg("what", lower).at(place).cure("check-before"));
                None
            }
        }
    }

    /// The place of these bytes of the file.
    fn place(&self, range: Range<usize>) -> Place {
        Place::in_text(self.source.file.as_str(), &self.source.text, range)
    }

    /// Reports an error at a value; its path precedes the message.
    pub fn fault(&mut self, at: &JsonSpot<'_, '_>, problem: Problem) {
        self.report(at.range(), &at.path, problem);
    }

    /// Reports a problem in these bytes, about the value with this path. After the first [`MAX_PROBLEMS`] they are only counted.
    pub fn report(&mut self, range: Range<usize>, path: &str, problem: Problem) {
        if self.is_silent() {
            self.problems.leave_out(problem.severity);
        } else {
            let place = self.place(range);
            self.problems.push(problem.within(path).at(place));
        }
    }

    /// Whether further problems are only counted.
    pub fn is_silent(&self) -> bool {
        self.problems.len() >= MAX_PROBLEMS
    }

    /// The fields of an object; unknown and repeated ones are reported. `None` if it is not an object.
    pub fn object<'v, 'b>(&mut self, at: &JsonSpot<'v, 'b>, known: &[&str]) -> Option<ObjectFields<'v, 'b>> {
        let Value::Object(object) = at.value else {
            self.fault(at, Code::T010.error("object").cure("write-object"));
            return None;
        };
        let mut seen: HashSet<&str> = HashSet::new();
        for property in &object.properties {
            let name = property.name.as_str();
            let (is_new, is_known) = (seen.insert(name), known.contains(&name));
            if is_new && is_known {
                continue;
            }
            if self.is_silent() {
                self.problems.leave_out(Severity::Error);
                continue;
            }
            let problem = if is_new { unknown_field(name, known) } else { Code::T012.error("twice").cure("keep-one") };
            let start = property.range.start;
            self.report(start..start + name.len() + 2, &child(&at.path, name), problem);
        }
        Some(ObjectFields { object, path: at.path.clone() })
    }

    /// A list's values. Empty, after reporting the problem, if it is not a list.
    pub fn list<'v, 'b>(&mut self, at: &JsonSpot<'v, 'b>) -> Vec<JsonSpot<'v, 'b>> {
        let Value::Array(array) = at.value else {
            self.fault(at, Code::T010.error("list").cure("write-list"));
            return Vec::new();
        };
        array
            .elements
            .iter()
            .enumerate()
            .map(|(i, value)| JsonSpot { value, path: format!("{}[{i}]", at.path) })
            .collect()
    }

    /// A text; `None` after reporting anything else.
    pub fn text<'v>(&mut self, at: &JsonSpot<'v, '_>) -> Option<&'v str> {
        match at.value {
            Value::StringLit(text) => Some(text.value.as_ref()),
            _ => {
                self.fault(at, Code::T010.error("text").cure("put-in-quotes"));
                None
            }
        }
    }

    /// True or false; `None` after reporting anything else.
    pub fn flag(&mut self, at: &JsonSpot<'_, '_>) -> Option<bool> {
        match at.value {
            Value::BooleanLit(flag) => Some(flag.value),
            _ => {
                self.fault(at, Code::T010.error("truth").cure("truth-without-quotes"));
                None
            }
        }
    }

    /// A whole number; `None` after reporting anything else.
    pub fn number(&mut self, at: &JsonSpot<'_, '_>) -> Option<i64> {
        let Value::NumberLit(number) = at.value else {
            self.fault(at, Code::T010.error("number").cure("number-without-quotes"));
            return None;
        };
        match number.value.parse() {
            Ok(number) => Some(number),
            Err(_) => {
                self.fault(at, Code::T010.error("whole").cure("without-point"));
                None
            }
        }
    }

    /// A whole number between two bounds; `None` after reporting anything else.
    pub fn number_in(&mut self, at: &JsonSpot<'_, '_>, low: i64, high: i64) -> Option<i64> {
        let number = self.number(at)?;
        if (low..=high).contains(&number) {
            return Some(number);
        }
        let problem = Code::T013.error("between").arg("number", number).arg("low", low).arg("high", high);
        self.fault(at, problem.cure("within-bounds"));
        None
    }

    /// A whole number of at most `high`; `None` after reporting anything else.
    pub fn number_up_to(&mut self, at: &JsonSpot<'_, '_>, high: i64) -> Option<i64> {
        let number = self.number(at)?;
        if number <= high {
            return Some(number);
        }
        self.fault(at, Code::T013.error("more").arg("number", number).arg("high", high).cure("smaller-number"));
        None
    }

    /// One of several words; `None` after reporting anything else.
    pub fn one_of<T: Copy>(&mut self, at: &JsonSpot<'_, '_>, words: &[(&str, T)]) -> Option<T> {
        let text = self.text(at)?;
        if let Some((_, value)) = words.iter().find(|(word, _)| *word == text) {
            return Some(*value);
        }
        let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        let problem = Code::T014.error("none-of").arg("text", text).arg("known", known.join(", "));
        let problem = match nearest(text, known.iter().copied()) {
            Some(word) => problem.arg("near", word).cure("near-quoted"),
            None => problem.cure("write-one-of"),
        };
        self.fault(at, problem);
        None
    }
}

/// The fields of one object.
pub struct ObjectFields<'v, 'a> {
    object: &'v Object<'a>,
    path: String,
}

impl<'v, 'a> ObjectFields<'v, 'a> {
    /// A field, if it is given.
    pub fn get(&self, name: &str) -> Option<JsonSpot<'v, 'a>> {
        self.object.get(name).map(|property| JsonSpot { value: &property.value, path: child(&self.path, name) })
    }

    /// A required field; reports it if it is missing.
    pub fn required(
        &self,
        reader: &mut FieldReader<'_>,
        at: &JsonSpot<'_, '_>,
        name: &str,
    ) -> Option<JsonSpot<'v, 'a>> {
        let found = self.get(name);
        if found.is_none() {
            let start = at.range().start;
            let problem = Code::T015.error("missing").arg("name", name).cure("add-field");
            reader.report(start..start + 1, &child(&self.path, name), problem);
        }
        found
    }
}

fn unknown_field(name: &str, known: &[&str]) -> Problem {
    let problem = Code::T011.error("no-field");
    match nearest(name, known.iter().copied()) {
        Some(word) => problem.arg("near", word).cure("near-quoted"),
        None => problem.arg("known", known.join(", ")).cure("fields-are"),
    }
}

fn child(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}
