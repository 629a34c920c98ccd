//! Faults in a source, with their places. Reading never stops at a fault: several are reported at once.

use crate::diag::{Code, MAX_PROBLEMS, Place, Problem, Problems, Severity};
use crate::language::Arg;
use std::collections::HashSet;

/// The faults found so far, by line from 1; 0 for faults of the whole source.
#[derive(Debug, Default)]
pub struct Faults {
    list: Vec<(u32, Problem)>,
    seen: HashSet<(u32, Problem)>,
    /// Those that are only counted.
    more: Problems,
}

impl Faults {
    /// Adds a fault of a line; an equal one is reported only once.
    pub fn add(&mut self, line: u32, problem: Problem) {
        if self.list.len() >= MAX_PROBLEMS {
            self.more.leave_out(problem.severity);
        } else if self.seen.insert((line, problem.clone())) {
            self.list.push((line, problem));
        }
    }

    /// Whether one of them is an error.
    pub fn has_errors(&self) -> bool {
        self.more.has_errors() || self.list.iter().any(|(_, problem)| problem.severity == Severity::Error)
    }

    /// All faults in order of lines, with their places in the source: the first of their words in the line, or the
    /// whole line.
    pub fn in_source(mut self, file: &str, text: &str) -> Problems {
        let lines: Vec<&str> = text.split('\n').collect();
        self.list.sort_by_key(|(line, _)| *line);
        let mut all = Problems::new();
        for (line, problem) in self.list {
            let index = usize::try_from(line).ok().and_then(|line| line.checked_sub(1));
            let place = match index.and_then(|index| lines.get(index)) {
                None => Place::file(file),
                Some(whole) => Place { line, ..Place::in_text(file, whole, stretch(whole, &problem)) },
            };
            let problem = match cure(problem.code) {
                Some(case) => problem.cure(case),
                None => problem,
            };
            all.push(problem.at(place));
        }
        all.append(self.more);
        all
    }
}

/// The cure for a kind of fault.
fn cure(code: Code) -> Option<&'static str> {
    Some(match code {
        Code::Z001 => "z-comment",
        Code::Z002 => "z-sections",
        Code::Z003 => "z-prelude",
        Code::Z004 => "z-objects",
        Code::Z005 => "z-legend",
        Code::Z006 => "z-names",
        Code::Z007 => "z-layers",
        Code::Z008 => "z-sounds",
        Code::Z009 => "z-rule",
        Code::Z010 => "z-meaning",
        Code::Z011 => "z-loop",
        Code::Z012 => "z-win",
        Code::Z013 => "z-level",
        Code::Z014 => "z-fewer",
        _ => return None,
    })
}

/// The byte range of a line that a fault is about.
fn stretch(line: &str, problem: &Problem) -> std::ops::Range<usize> {
    let lower = line.to_lowercase();
    let words = problem.args.iter().filter_map(|(_, arg)| if let Arg::Words(word) = arg { Some(word) } else { None });
    // lower case may take a different number of bytes: then the places cannot be used
    if lower.len() == line.len() {
        for word in words.filter(|word| !word.is_empty()) {
            if let Some(at) = find_word(&lower, &word.to_lowercase()) {
                return at..at + word.len();
            }
        }
    }
    let start = line.len() - line.trim_start().len();
    start..line.trim_end().len().max(start)
}

/// The place of a word on its own, otherwise of its letters.
fn find_word(line: &str, word: &str) -> Option<usize> {
    let ends = |at: usize| {
        let before = line.get(..at).unwrap_or_default().chars().next_back();
        let after = line.get(at + word.len()..).unwrap_or_default().chars().next();
        ![before, after].into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
    };
    line.match_indices(word).map(|(at, _)| at).find(|at| ends(*at)).or_else(|| line.find(word))
}
