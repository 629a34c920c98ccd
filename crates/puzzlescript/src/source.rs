//! Splits a source into the lines of its sections and removes comments. Comments are nested and can span lines; a text
//! for the player (a title, a message) keeps its brackets.

use super::fault::Faults;
use std::collections::HashMap;
use switchboard_base::diag::{Code, nearest};

/// The sections of a source, in the required order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    Prelude,
    Objects,
    Legend,
    Sounds,
    Layers,
    Rules,
    Win,
    Levels,
}

impl Section {
    const NAMED: [(&'static str, Section); 7] = [
        ("objects", Section::Objects),
        ("legend", Section::Legend),
        ("sounds", Section::Sounds),
        ("collisionlayers", Section::Layers),
        ("rules", Section::Rules),
        ("winconditions", Section::Win),
        ("levels", Section::Levels),
    ];

    /// Its heading in capital letters.
    pub fn heading(self) -> String {
        Self::NAMED.iter().find(|(_, s)| *s == self).map(|(name, _)| name.to_uppercase()).unwrap_or_default()
    }
}

/// One line of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: u32,
    /// The section it belongs to.
    pub section: Section,
    /// Its text without comments, white space at the end removed.
    pub text: String,
    /// Whether it contained a comment: then an empty text is not a blank line.
    pub commented: bool,
}

impl Line {
    /// The text in lower case.
    pub fn lower(&self) -> String {
        self.text.to_lowercase()
    }
}

/// The lines of a section that are not blank.
pub fn filled<'a>(lines: &[&'a Line]) -> impl Iterator<Item = &'a Line> {
    lines.iter().copied().filter(|line| !line.text.trim().is_empty())
}

/// Where a text for the player begins on a line, if there is one: from there on brackets are not comments.
fn literal_from(section: Section, text: &str) -> Option<usize> {
    let lower = text.to_lowercase();
    let trimmed = lower.trim_start();
    let indent = lower.len() - trimmed.len();
    let starts = |word: &str| {
        trimmed.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
    };
    match section {
        Section::Prelude => {
            ["title", "author", "homepage"].iter().find(|word| starts(word)).map(|word| indent + word.len())
        }
        Section::Levels if trimmed.starts_with("message") => Some(indent + "message".len()),
        Section::Rules => {
            // the word must be outside a comment, and after a bracket or at the start
            let mut depth = 0usize;
            let mut previous = ' ';
            for (at, c) in lower.char_indices() {
                match c {
                    '(' => depth += 1,
                    ')' => depth = depth.saturating_sub(1),
                    'm' if depth == 0
                        && (previous.is_whitespace() || previous == ']')
                        && lower[at..]
                            .strip_prefix("message")
                            .is_some_and(|r| r.is_empty() || r.starts_with(char::is_whitespace)) =>
                    {
                        return Some(at + "message".len());
                    }
                    _ => {}
                }
                previous = c;
            }
            None
        }
        _ => None,
    }
}

/// Removes the comments from a line that starts inside `depth` comments.
fn without_comments(
    section: Section,
    text: &str,
    depth: &mut usize,
    number: u32,
    faults: &mut Faults,
) -> (String, bool) {
    let literal = if *depth == 0 { literal_from(section, text) } else { None };
    let mut kept = String::with_capacity(text.len());
    let mut commented = *depth > 0;
    for (at, c) in text.char_indices() {
        if *depth == 0 && literal.is_some_and(|from| at >= from) {
            kept.push_str(&text[at..]);
            break;
        }
        match c {
            '(' => {
                *depth += 1;
                commented = true;
            }
            ')' if *depth > 0 => {
                *depth -= 1;
                kept.push(' ');
            }
            ')' => {
                faults.add(number, Code::Z001.warning("not-opened"));
                commented = true;
            }
            _ if *depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept.truncate(kept.trim_end().len());
    (kept, commented)
}

/// The lines of a source.
pub fn lines(source: &str, faults: &mut Faults) -> Vec<Line> {
    let mut section = Section::Prelude;
    let mut seen = vec![Section::Prelude];
    let mut depth = 0usize;
    let mut opened = 0;
    let misspelt = misspelt_headings(source);
    let mut list = Vec::new();
    for (number, (index, text)) in (1..).zip(source.split('\n').enumerate()) {
        let was_inside = depth > 0;
        let (text, commented) = without_comments(section, text.trim_end_matches('\r'), &mut depth, number, faults);
        if depth > 0 && !was_inside {
            opened = number;
        }
        let lower = text.trim().to_lowercase();
        let is_ruler = |line: &str| line.chars().all(|c| c == '=' || c.is_whitespace());
        if lower.starts_with('=') && (section != Section::Levels || is_ruler(&lower)) {
            if !lower.trim_start_matches('=').trim_start().is_empty() {
                faults.add(number, Code::Z002.warning("ruler"));
            }
            continue;
        }
        let first = lower.split_whitespace().next().unwrap_or_default();
        let heading = Section::NAMED.iter().find(|(name, _)| *name == first).map(|(_, s)| *s);
        // below LEVELS the name of a section is a row of a level
        let meant = misspelt.get(&index).copied().filter(|_| depth == 0);
        if let Some(found) = heading.or(meant).filter(|_| section != Section::Levels) {
            if heading.is_none() {
                let problem = Code::Z002.error("misspelt").arg("name", first.to_uppercase());
                faults.add(number, problem.arg("near", found.heading()).cure("near"));
            } else if lower != first {
                faults.add(number, Code::Z002.warning("followed").arg("name", found.heading()));
            }
            place_section(found, &mut seen, number, faults);
            section = found;
            continue;
        }
        list.push(Line { number, section, text, commented });
    }
    if depth > 0 {
        faults.add(opened, Code::Z001.warning("not-closed"));
    }
    list
}

/// The lines, by index, that are probably the misspelt headings of sections that the source lacks. The last such line of each: an object
/// may have a similar name.
fn misspelt_headings(source: &str) -> HashMap<usize, Section> {
    let lines: Vec<&str> = source.split('\n').map(str::trim).collect();
    let is =
        |line: &str, name: &str| line.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case(name));
    let last_of = |name: &str| lines.iter().rposition(|line| is(line, name));
    let lacking: Vec<&str> =
        Section::NAMED.iter().map(|(name, _)| *name).filter(|name| last_of(name).is_none()).collect();
    let levels = last_of("levels").unwrap_or(lines.len());
    let is_ruled = |line: Option<&&str>| line.is_some_and(|line| line.starts_with('='));
    let mut found = HashMap::new();
    for (index, line) in lines.iter().enumerate().take(levels).filter(|(_, line)| line.chars().all(char::is_alphabetic))
    {
        let Some(name) = nearest(line, lacking.iter().copied()) else { continue };
        // a game may be without sounds, and have an object called Sound
        let is_framed =
            is_ruled(index.checked_sub(1).and_then(|before| lines.get(before))) && is_ruled(lines.get(index + 1));
        if name != "sounds" || is_framed {
            found.insert(name, index);
        }
    }
    let named = Section::NAMED.iter().filter_map(|(name, section)| Some((*found.get(name)?, *section)));
    named.collect()
}

/// Checks the order of a heading among those before it.
fn place_section(found: Section, seen: &mut Vec<Section>, number: u32, faults: &mut Faults) {
    if seen.contains(&found) {
        faults.add(number, Code::Z002.warning("twice").arg("name", found.heading()));
        return;
    }
    let last = seen.last().copied().unwrap_or(Section::Prelude);
    let optional = |s: &Section| *s == Section::Sounds;
    let mut between = Section::NAMED.iter().map(|(_, s)| *s).filter(|s| *s > last && *s < found);
    if found < last {
        faults.add(number, Code::Z002.warning("late").arg("name", found.heading()));
    } else if let Some(missing) = between.rfind(|s| !optional(s)) {
        faults.lack(number, Code::Z002.error("after").arg("name", found.heading()).arg("other", missing.heading()));
    }
    seen.push(found);
}
