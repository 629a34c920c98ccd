//! Problems and their cures have texts in four languages, every code is explained, and no text is unused.

use super::languages::{arguments, messages, sources};
use regex::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use switchboard::diag::{Code, Place, Problem, Problems, SOURCES};
use switchboard::language::Language;

fn english() -> std::collections::BTreeMap<String, String> {
    messages(SOURCES.iter().find(|(language, _)| *language == Language::English).unwrap().1)
}

#[test]
fn the_table_of_problems_names_every_code_in_order() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/problems.md")).unwrap();
    let row = Regex::new(r"(?m)^\| ([A-Z]\d{3}) \| [^|]+ \| [^|]+ \|$").unwrap();
    let rows: Vec<String> = row.captures_iter(&text).map(|row| row[1].to_owned()).collect();
    assert_eq!(rows, Code::ALL.iter().map(|code| code.name()).collect::<Vec<_>>());
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    let english = english();
    for (language, source) in SOURCES {
        let read = fluent_bundle::FluentResource::try_new(source.to_owned());
        assert!(read.is_ok(), "{language:?}: {:?}", read.err().map(|(_, faults)| faults));
        let own = messages(source);
        let names = |list: &std::collections::BTreeMap<String, String>| list.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<_> = names(&english).symmetric_difference(&names(&own)).cloned().collect();
        assert!(differ.is_empty(), "{language:?}: {differ:?}");
        for (name, body) in &own {
            assert_eq!(arguments(body), arguments(&english[name]), "{language:?}: {name}");
            let body = body.trim();
            let ends_well = !body.ends_with('.') || body.ends_with("...");
            assert!(!body.is_empty() && ends_well, "{language:?}: {name}: {body}");
        }
    }
}

/// A text is used if its case occurs in the sources, a message if its code occurs as well.
#[test]
fn every_text_is_asked_for_and_is_there() {
    // the store in memory, which replaces the disk in tests, has problems of its own
    let all = sources("src").into_iter().chain(sources("crates"));
    let mut code = all.map(|(_, code)| code).collect::<String>();
    code.push_str(include_str!("memory_store.rs"));
    let english = english();
    let said = |word: &str| code.contains(&format!("\"{word}\""));
    for name in english.keys() {
        let (kind, case) = name.split_once('-').unwrap();
        let is_kind = matches!(kind, "cure" | "more" | "word") || code.contains(&format!("Code::{kind}"));
        assert!(is_kind && said(case) || said(name), "nobody asks for {name}");
    }
    let by_method = r#"Code::([A-Z]\d{3})\s*\.(?:error|warning|note)\(\s*"([^"]+)"\s*\)"#;
    let by_function = r#"(?:found|problem)\(\s*Code::([A-Z]\d{3}),\s*"([^"]+)""#;
    let behind = r#"\.(cure|more)\(\s*"([^"]+)"\s*\)"#;
    for asked in [by_method, by_function, behind]
        .iter()
        .flat_map(|way| Regex::new(way).unwrap().captures_iter(&code).collect::<Vec<_>>())
    {
        let name = format!("{}-{}", &asked[1], &asked[2]);
        assert!(english.contains_key(&name), "there is no text {name}");
    }
}

/// The problems of all faulty games have texts in every language, with every argument filled in.
#[test]
fn every_finding_is_told_in_every_language() {
    let mut count = 0;
    for problems in super::bad_games::every_case() {
        for problem in &problems {
            for language in Language::ALL {
                let told = format!("{} {}", problem.message_in(language), problem.cures_in(language).join(" "));
                assert!(
                    !told.contains("{$") && !told.contains("[X") && !told.contains("[cure"),
                    "{language:?}: {told}"
                );
            }
            count += 1;
            assert!(problem.message() != problem.message_in(Language::Czech), "{problem}");
        }
    }
    assert!(count > 150, "only {count} findings");
}

#[test]
fn problems_go_as_data_from_one_program_to_another_with_all_their_words() {
    let reason = Code::F001.error("game-gone").arg("name", "chess").cure("put-it-back");
    let problem =
        Code::X008.error("other-cell").arg("name", "Wall").arg("found", "Box").cure("only-text").because(reason);
    let text = "<a>\n<b/>\n</a>";
    let sent: Problems = problem.at(Place::in_text("rules.xml", text, 4..8)).within("tiles[3]").into();
    let written = serde_json::to_string(&sent).unwrap();
    let came: Problems = serde_json::from_str(&written).unwrap();
    let told = |problems: &Problems| -> Vec<String> {
        let in_all = |problem: &Problem| Language::ALL.map(|language| problem.told_in(language)).join("\n");
        problems.iter().map(in_all).collect()
    };
    assert_eq!(told(&came), told(&sent));
    let known = |problem: &Problem| (problem.code, problem.severity, problem.place.clone());
    assert_eq!(came.iter().map(known).collect::<Vec<_>>(), sent.iter().map(known).collect::<Vec<_>>());
    assert_eq!(serde_json::to_string(&came).unwrap(), written);
    assert!(serde_json::from_str::<Problems>(&written.replace("X008", "X999")).is_err());
}
