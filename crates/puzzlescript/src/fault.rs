//! Faults in a source, with their places. Reading never stops at a fault: several are reported at once. A name that is not defined is
//! reported once.

use std::collections::{HashMap, HashSet};
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity, nearest};
use switchboard_base::language::Arg;

/// How many faults of a source are kept; the others are counted.
pub const MAX_PROBLEMS: usize = 100;

/// The faults found so far, by line from 1; 0 for faults of the whole source.
#[derive(Debug, Default)]
pub struct Faults {
    list: Vec<(u32, Problem)>,
    seen: HashSet<(u32, Problem)>,
    /// Those that are only counted.
    more: Problems,
    /// Names that are not defined: the place of the fault in the list, and how often they appear again.
    unknown: HashMap<String, (usize, u32)>,
    /// Objects that are on no layer, with the place of their fault in the list.
    placeless: Vec<(String, usize)>,
    /// The names that are defined.
    defined: Vec<String>,
    /// Whether a section is missing.
    lacks: bool,
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

    /// Adds the fault of a name that is not defined, in lower case. The next time it is only counted; the first of its lines is told.
    #[expect(clippy::indexing_slicing, reason = "asked just before")]
    pub fn unknown(&mut self, line: u32, problem: Problem, name: &str) {
        let Some((at, again)) = self.unknown.get_mut(name) else {
            self.unknown.insert(name.to_owned(), (self.list.len(), 0));
            return self.add(line, problem);
        };
        *again = again.saturating_add(1);
        // past the most that are listed a fault has no line
        if *at < self.list.len() {
            let (first, _) = &mut self.list[*at];
            *first = line.min(*first);
        }
    }

    /// Adds the fault of a name that every game needs, unless it was reported where it is used.
    pub fn needed(&mut self, problem: Problem, name: &str) {
        if !self.unknown.contains_key(name) {
            self.unknown(0, problem, name);
        }
    }

    /// Adds the fault of an object that is on no layer.
    pub fn placeless(&mut self, line: u32, problem: Problem, name: &str) {
        self.placeless.push((name.to_owned(), self.list.len()));
        self.add(line, problem);
    }

    /// Tells which names are defined, to suggest one of them for a name that is not.
    pub fn define(&mut self, names: &[String]) {
        self.defined = names.to_vec();
    }

    /// Adds to each fault of an unknown name what was probably meant and how often it appears again, and leaves out that this one is on no
    /// layer.
    fn suggest(&mut self) {
        let mut meant = HashSet::new();
        let defined = std::mem::take(&mut self.defined);
        for (name, (at, again)) in std::mem::take(&mut self.unknown) {
            let Some((line, problem)) = self.list.get_mut(at) else { continue };
            let is_sign = name.chars().nth(1).is_none();
            if let Some(near) = nearest(&name, defined.iter().map(String::as_str)).filter(|_| !is_sign) {
                *problem = problem.clone().arg("near", near.to_uppercase()).cure("near");
                meant.insert(near.to_owned());
            }
            if again > 0 && *line > 0 {
                *problem = problem.clone().more("again").arg("again", again);
            }
        }
        let follows: HashSet<usize> =
            self.placeless.iter().filter(|(name, _)| meant.contains(name)).map(|(_, at)| *at).collect();
        let mut at = 0..;
        self.list.retain(|_| at.next().is_none_or(|at| !follows.contains(&at)));
    }

    /// Whether a section is missing. Then its lines belong to another one, and only comments, sections and the prelude can be judged: all
    /// other faults are left out.
    pub fn lacks_section(&mut self) -> bool {
        if self.lacks {
            self.list.retain(|(_, problem)| [Code::Z001, Code::Z002, Code::Z003].contains(&problem.code));
        }
        self.lacks
    }

    /// Adds the fault of a section that is missing.
    pub fn lack(&mut self, line: u32, problem: Problem) {
        self.lacks = true;
        self.add(line, problem);
    }

    /// Whether one of them is an error.
    pub fn has_errors(&self) -> bool {
        self.more.has_errors() || self.list.iter().any(|(_, problem)| problem.severity == Severity::Error)
    }

    /// All faults in order of lines, with their places in the source: the first of their words in the line, or the
    /// whole line.
    pub fn in_source(mut self, file: &str, text: &str) -> Problems {
        self.suggest();
        let lines: Vec<&str> = text.split('\n').collect();
        self.list.sort_by_key(|(line, _)| *line);
        let mut all = Problems::new();
        for (line, problem) in self.list {
            let index = usize::try_from(line).ok().and_then(|line| line.checked_sub(1));
            let place = match index.and_then(|index| lines.get(index)) {
                None => Place::file(file),
                Some(whole) => Place { line, ..Place::in_text(file, whole, stretch(whole, &problem)) },
            };
            let problem = match cure(problem.code).filter(|_| !problem.has_cure()) {
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
    let args = problem.args();
    let words = args.iter().filter_map(|(_, arg)| if let Arg::Words(word) = arg { Some(word) } else { None });
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
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
    };
    line.match_indices(word).map(|(at, _)| at).find(|at| ends(*at)).or_else(|| line.find(word))
}
