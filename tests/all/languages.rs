//! No language lacks a text, plural forms are correct, no text of the program is outside the text files, and the manual exists in each
//! language.

use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use switchboard::language::Language;
use switchboard::narrate::{SOURCES, Texts};

/// Name and body of each message.
pub fn messages(source: &str) -> BTreeMap<String, String> {
    let name = Regex::new(r"^([A-Za-z][A-Za-z0-9-]*) =(.*)$").unwrap();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some(parts) = name.captures(line) {
            assert!(found.insert(parts[1].to_owned(), parts[2].to_owned()).is_none(), "{} stands twice", &parts[1]);
            last = Some(parts[1].to_owned());
        } else if let Some(body) = last.as_ref().and_then(|last| found.get_mut(last)) {
            body.push('\n');
            body.push_str(line);
        }
    }
    found
}

pub fn arguments(body: &str) -> BTreeSet<String> {
    Regex::new(r"\{ *\$([a-z]+)").unwrap().captures_iter(body).map(|c| c[1].to_owned()).collect()
}

fn english() -> BTreeMap<String, String> {
    messages(SOURCES.iter().find(|(l, _)| *l == Language::English).unwrap().1)
}

#[test]
fn no_language_misses_a_text_or_an_argument() {
    let english = english();
    for (language, source) in SOURCES {
        let own = messages(source);
        let names = |list: &BTreeMap<String, String>| list.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<_> = names(&english).symmetric_difference(&names(&own)).cloned().collect();
        assert!(differ.is_empty(), "{language:?}: {differ:?}");
        for (name, body) in &own {
            assert_eq!(arguments(body), arguments(&english[name]), "{language:?}: {name}");
            assert!(!body.trim().is_empty(), "{language:?}: {name} is empty");
        }
    }
}

#[test]
fn texts_are_well_formed() {
    for (language, source) in SOURCES {
        let read = fluent_bundle::FluentResource::try_new(source.to_owned());
        assert!(read.is_ok(), "{language:?}: {:?}", read.err().map(|(_, faults)| faults));
    }
}

#[test]
fn plural_forms_are_right() {
    let moves = |language: Language| {
        let texts = Texts::new(language);
        [0, 1, 2, 4, 5, 22, 101].map(|n: i64| texts.with("moves", &[("count", n.into())])).join(", ")
    };
    assert_eq!(moves(Language::Czech), "0 tahů, 1 tah, 2 tahy, 4 tahy, 5 tahů, 22 tahů, 101 tahů");
    assert_eq!(moves(Language::Slovak), "0 ťahov, 1 ťah, 2 ťahy, 4 ťahy, 5 ťahov, 22 ťahov, 101 ťahov");
    assert_eq!(moves(Language::English), "0 moves, 1 move, 2 moves, 4 moves, 5 moves, 22 moves, 101 moves");
    assert_eq!(moves(Language::German), "0 Züge, 1 Zug, 2 Züge, 4 Züge, 5 Züge, 22 Züge, 101 Züge");
    for (language, source) in SOURCES {
        let slavic = matches!(language, Language::Czech | Language::Slovak);
        // text for a word, not a number: only the kind is shown
        let by_number = |body: &str| body.contains("->") && !body.contains("$kind ->");
        for (name, body) in messages(source).iter().filter(|(_, body)| by_number(body)) {
            assert!(body.contains("[one]") && body.contains("*[other]"), "{language:?}: {name}");
            assert_eq!(body.contains("[few]"), slavic, "{language:?}: {name}");
        }
    }
}

pub fn sources(folder: &str) -> Vec<(String, String)> {
    let mut list = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
                list.push((path.display().to_string(), code));
            }
        }
    }
    list
}

/// Names of texts as used in the program.
#[test]
fn every_text_that_is_asked_for_exists() {
    let english = english();
    let asked = Regex::new(r#"texts?\)?\.(?:get|with|find)\(\s*"([a-z0-9-]+)""#).unwrap();
    let short = Regex::new(r#"\bt\.(?:get|with|find)\(\s*"([a-z0-9-]+)""#).unwrap();
    let mut count = 0;
    for (file, code) in sources("src/shell").into_iter().chain(sources("src/narrate")) {
        for name in asked.captures_iter(&code).chain(short.captures_iter(&code)) {
            count += 1;
            assert!(english.contains_key(&name[1]), "{file}: there is no text {}", &name[1]);
        }
    }
    assert!(count > 100, "only {count} were found: the pattern no longer fits");
}

#[test]
fn no_text_of_a_screen_stands_outside_the_texts() {
    let literal = Regex::new(r#""((?:[^"\\]|\\.)*)""#).unwrap();
    let words = Regex::new(r"[A-Za-z]{2,} [A-Za-z]{2,}").unwrap();
    // why something cannot fail is for who reads the code
    let reason = Regex::new(r#"(reason = |expect\()"(?:[^"\\]|\\.)*""#).unwrap();
    for (file, code) in sources("src/shell/screens") {
        let code = reason.replace_all(&code, "");
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for text in literal.captures_iter(line) {
                assert!(!words.is_match(&text[1]), "{file}: \"{}\" belongs into the texts", &text[1]);
            }
        }
    }
}

#[test]
fn every_page_is_in_words_in_every_language() {
    let missing = Regex::new(r"\[[a-z0-9-]+\]").unwrap();
    for language in Language::ALL {
        let seen = super::walks_kit::every_page(language);
        assert!(seen.len() > 40, "{language:?}: {} pages", seen.len());
        for text in seen.iter().flat_map(super::walks_kit::words) {
            assert!(!missing.is_match(&text), "{language:?}: {text}");
        }
    }
}

#[test]
fn settings_and_their_values_have_words_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for field in &switchboard::shell::FIELDS {
            let key = field.key.replace('_', "-");
            assert!(texts.find(&format!("set-{key}"), &[]).is_some(), "{language:?}: {key}");
            assert!(texts.find(&format!("why-{key}"), &[]).is_some(), "{language:?}: what {key} is for");
        }
    }
}

#[test]
fn the_manual_is_there_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("help");
    let headings = |language: Language| {
        let path = folder.join(format!("{}.md", language.code()));
        let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        text.lines().filter(|line| line.starts_with('#')).count()
    };
    let expected = headings(Language::English);
    assert!(expected >= 10, "{expected} sections");
    for language in Language::ALL {
        assert_eq!(headings(language), expected, "{language:?}");
    }
}

/// What the manual quotes is written as the program shows it, so that readers find it there.
#[test]
fn labels_in_the_manual_are_those_of_the_program() {
    // of Windows
    const OF_THE_SYSTEM: [&str; 3] = ["Čas a jazyk", "Time & language", "Zeit und Sprache"];
    let value = Regex::new(r"(?m)^(?:[a-z][a-z0-9-]* =| *\*?\[[a-z]+\]) *(.+)$").unwrap();
    for (language, source) in SOURCES {
        let quoted = if language == Language::English { r#""([^"]*)""# } else { "„([^“]*)“" };
        let shown: BTreeSet<String> = value.captures_iter(source).map(|found| found[1].to_lowercase()).collect();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("help/{}.md", language.code()));
        let manual = fs::read_to_string(path).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        let labels: Vec<String> =
            Regex::new(quoted).unwrap().captures_iter(&manual).map(|found| found[1].to_owned()).collect();
        assert!(labels.len() > 50, "{language:?}: {} labels", labels.len());
        let is_shown = |label: &&String| {
            OF_THE_SYSTEM.contains(&label.as_str())
                || shown.contains(label.trim_end_matches(',').to_lowercase().as_str())
        };
        let others: Vec<_> = labels.iter().filter(|label| !is_shown(label)).collect();
        assert!(others.is_empty(), "{language:?}: nothing in the program is called {others:?}");
    }
}
