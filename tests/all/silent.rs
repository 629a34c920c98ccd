//! A broken invariant must fail loudly. This counts what hides one: an element or a number that is not there replaced by a value nobody
//! chose, and a write that is left out. Look-ups by `&key` or by a literal are those of maps, whose absence is an answer.

use super::architecture::rust_files;
use std::collections::BTreeSet;
use std::path::Path;

/// What stays, with its reason. Never more than [`MOST`].
const STAYS: [(&str, &str, &str); 0] = [];
/// How many may stay at most.
const MOST: usize = 20;

/// Endings after `v.get(i)` that put something in the place of an element that is not there.
const DEFAULTS: [&str; 10] = [
    ".unwrap_or(",
    ".unwrap_or_default(",
    ".unwrap_or_else(",
    ".map_or(",
    ".map_or_else(",
    ".is_some_and(",
    ".is_none_or(",
    ".into_iter(",
    ".iter(",
    ".flatten(",
];
/// What may stand between: it changes nothing.
const BETWEEN: [&str; 5] = [".copied()", ".cloned()", ".as_deref()", ".as_ref()", ".map(Vec::as_slice)"];

/// A text without its comments and its tests, every byte where it was.
fn bare(text: &str) -> String {
    let shipped = text.match_indices("#[cfg(test)]").map(|(at, _)| at).find(|at| {
        let after = text[at + "#[cfg(test)]".len()..].trim_start();
        let attributes =
            after.lines().take_while(|line| line.starts_with("#[")).map(|line| line.len() + 1).sum::<usize>();
        after[attributes.min(after.len())..].starts_with("mod tests {")
    });
    let text = &text[..shipped.unwrap_or(text.len())];
    // an address has a colon before it
    let comment = |line: &str| line.match_indices("//").map(|(at, _)| at).find(|at| !line[..*at].ends_with(':'));
    let line = |line: &str| match comment(line) {
        Some(at) => format!("{}{}", &line[..at], " ".repeat(line.len() - at)),
        None => line.to_owned(),
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Where the bracket that opens at this byte closes.
fn closes(text: &str, open: usize, [opens, ends]: [u8; 2]) -> usize {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate().skip(open) {
        depth += usize::from(byte == opens);
        if byte == ends {
            depth -= 1;
            if depth == 0 {
                return at;
            }
        }
    }
    panic!("a bracket that opens at {open} never closes in {text}");
}

/// Whether what follows replaces what is not there.
fn replaces(after: &str) -> bool {
    let after = after.trim_start();
    let after = BETWEEN.iter().find_map(|word| after.strip_prefix(word)).unwrap_or(after).trim_start();
    DEFAULTS.iter().any(|word| after.starts_with(word))
}

/// The bytes of a text at which something is hidden.
fn hidden(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    for (at, word) in [".get(", ".get_mut("].into_iter().flat_map(|word| text.match_indices(word)) {
        let end = closes(text, at + word.len() - 1, *b"()");
        let place = text[at + word.len()..end].trim();
        if place.is_empty() || place.starts_with(['&', '"']) {
            continue;
        }
        let begins = text[..at].rfind([';', '{', '}']).map_or(0, |before| before + 1);
        let is_condition =
            ["if let Some", "while let Some", "&& let Some"].iter().any(|word| text[begins..at].contains(word));
        let is_left_out = || {
            let body = end + text[end..].find('{').expect("a condition has a body");
            !text[closes(text, body, *b"{}") + 1..].trim_start().starts_with("else")
        };
        if replaces(&text[end + 1..]) || (word == ".get_mut(" && is_condition && is_left_out()) {
            found.push(at);
        }
    }
    for (at, word) in text.match_indices("try_from(") {
        let end = closes(text, at + word.len() - 1, *b"()");
        if text[end + 1..].trim_start().starts_with(".unwrap_or") {
            found.push(at);
        }
    }
    found
}

#[test]
fn what_hides_a_broken_invariant_is_found() {
    let hides = [
        "let word = words.get(at).copied().unwrap_or(0);",
        "let word = words.get(at)\n    .map_or(0, |word| *word);",
        "for law in laws.get(cell).into_iter().flatten() {}",
        "if let Some(flag) = due.get_mut(law) { *flag = true; }",
        "let seat = u8::try_from(number + 1).unwrap_or(u8::MAX);",
    ];
    for text in hides {
        assert_eq!(hidden(&bare(text)).len(), 1, "{text}");
    }
    let shows = [
        "let word = words[at];",
        "let word = names.get(&key).copied().unwrap_or(0);",
        "// words.get(at).unwrap_or(0)",
        "if let Some(flag) = due.get_mut(law) { *flag = true; } else { return Err(TooLong); }",
        "#[cfg(test)]\nmod tests {\n    fn word() { words.get(at).unwrap_or(0) }\n}",
        "match words.get(at) { Some(word) => *word, None => return None }",
    ];
    for text in shows {
        assert!(hidden(&bare(text)).is_empty(), "{text}");
    }
}

#[test]
fn no_default_hides_a_broken_invariant() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["crates", "src", "web"] {
        rust_files(&root.join(folder), &mut files);
    }
    let in_tests = |name: &str| ["/tests/", "/examples/", "tests.rs"].iter().any(|part| name.contains(part));
    let (mut found, mut met) = (Vec::new(), BTreeSet::new());
    for file in files {
        let name = file.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        if in_tests(&name) || name.contains("/target/") {
            continue;
        }
        let text = bare(&std::fs::read_to_string(&file).unwrap());
        for at in hidden(&text) {
            let line = text[..at].matches('\n').count();
            let code = text.lines().nth(line).unwrap().trim();
            match STAYS.iter().position(|(of, what, _)| *of == name && code.contains(what)) {
                Some(stays) => drop(met.insert(stays)),
                None => found.push(format!("{name}:{}: {code}", line + 1)),
            }
        }
    }
    assert!(found.is_empty(), "index it, expect it, or ask; CONTRIBUTING.md says how:\n{}", found.join("\n"));
    assert_eq!(met.len(), STAYS.len(), "what no longer stays is taken off the list");
    assert!(STAYS.len() <= MOST);
}
