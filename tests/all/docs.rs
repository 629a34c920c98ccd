//! What the documents show can be used as it stands: XML, spreadsheets and commands.

use super::bad_games::in_memory;
use regex::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use switchboard::game::import::read_csv;
use switchboard::play::check;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every document and its text.
fn documents() -> Vec<(PathBuf, String)> {
    let folder = |name: &str| -> Vec<PathBuf> {
        fs::read_dir(home().join(name)).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let all: Vec<PathBuf> =
        [folder("docs"), folder("help"), vec![home().join("README.md"), home().join("CONTRIBUTING.md")]]
            .concat()
            .into_iter()
            .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
            .collect();
    all.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// The blocks between ``` of this kind, and where they stand.
fn blocks(kind: &str) -> Vec<(String, String)> {
    let fence = Regex::new(&format!(r"(?ms)^```{kind}\n(.*?)^```$")).unwrap();
    let each = |(path, text): (PathBuf, String)| {
        let found = fence.captures_iter(&text).map(|block| block[1].to_owned()).collect::<Vec<_>>();
        found.into_iter().map(move |block| (path.display().to_string(), block)).collect::<Vec<_>>()
    };
    documents().into_iter().flat_map(each).collect()
}

/// The file of a game that has this outermost element.
fn file_of(root: &str) -> Option<&'static str> {
    let files = [
        ("ArrayOfGameRule", "rules.xml"),
        ("ArrayOfOpponent", "opponents.xml"),
        ("Generator", "generator.xml"),
        ("LevelImport", "import.xml"),
        ("Tables", "tables.xml"),
    ];
    files.into_iter().find(|(name, _)| *name == root).map(|(_, file)| file)
}

/// A block is put into a small game: what it says must be well-formed, and every element and attribute known. Names of
/// pieces, items and levels are those of other games.
#[test]
fn xml_of_the_documents_can_be_read() {
    let good = in_memory(&home().join("tests/bad_games/good"));
    let all = blocks("xml");
    assert!(all.len() >= 4, "only {} blocks were found", all.len());
    let root = Regex::new(r"<([A-Za-z]+)").unwrap();
    for (document, block) in all {
        let name = root.captures(&block).expect("a block without an element")[1].to_owned();
        let file = file_of(&name).unwrap_or_else(|| panic!("{document}: no file begins with <{name}>"));
        let mut files = good.clone();
        files.files.insert(file.to_owned(), block.clone().into_bytes());
        let found = check(&files, "x").problems;
        let wrong: Vec<String> = found
            .iter()
            .filter(|problem| ["X", "V", "F", "R01", "R04"].iter().any(|kind| problem.code.name().starts_with(kind)))
            .map(|problem| format!("{} {problem}", problem.code.name()))
            .collect();
        assert!(wrong.is_empty(), "{document}: {wrong:?}\n{block}");
    }
}

#[test]
fn spreadsheets_of_the_documents_can_be_read() {
    let all = blocks("csv");
    assert!(!all.is_empty());
    for (document, block) in all {
        assert!(read_csv("x.csv", block.as_bytes()).is_ok(), "{document}: {block}");
    }
}

/// Commands that are named, `switchboard check --solve`, exist with these options.
#[test]
fn commands_of_the_documents_exist() {
    let help = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let named = Regex::new(r"`switchboard ([a-z]+)([^`]*)`").unwrap();
    let option = Regex::new(r"--[a-z-]+").unwrap();
    let mut seen = BTreeSet::new();
    for (path, text) in documents() {
        for named in named.captures_iter(&text) {
            for option in option.find_iter(&named[2]).map(|found| found.as_str().to_owned()).chain([String::new()]) {
                seen.insert((named[1].to_owned(), option, path.display().to_string()));
            }
        }
    }
    assert!(seen.len() > 10, "only {} were found", seen.len());
    for (command, option, document) in seen {
        let mut told = help(&[&command, "--help"]);
        assert!(told.contains("Usage"), "{document}: there is no command {command}");
        for inner in ["import", "export", "add", "remove", "list"] {
            told.push_str(&help(&[&command, inner, "--help"]));
        }
        assert!(told.contains(&option), "{document}: {command} has no {option}");
    }
}
