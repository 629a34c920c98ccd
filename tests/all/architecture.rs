//! The table of docs/architecture.md, held against every `use crate::` and `crate::` path of the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Room and the rooms that it may use.
fn table() -> BTreeMap<&'static str, Vec<&'static str>> {
    let play = ["diag", "grid", "game", "rules", "tiles", "play"];
    let below = |more: &[&'static str]| play.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    BTreeMap::from([
        ("diag", vec![]),
        ("grid", vec![]),
        ("scan", vec!["grid"]),
        ("game", vec!["diag", "grid"]),
        ("rules", vec!["diag", "grid", "game"]),
        ("tiles", vec!["diag", "grid", "game"]),
        ("play", vec!["diag", "grid", "game", "rules", "tiles"]),
        ("history", below(&[])),
        ("solve", below(&[])),
        ("generate", below(&["solve"])),
        ("opponent", below(&[])),
        ("narrate", below(&["scan", "solve"])),
        ("shell", below(&["scan", "history", "solve", "generate", "opponent", "narrate"])),
        ("disk", vec!["diag", "game", "history", "shell"]),
        ("device", vec!["shell"]),
        ("ui", vec!["shell", "device"]),
        ("term", vec!["shell", "device"]),
        (
            "cli",
            below(&[
                "scan", "history", "solve", "generate", "opponent", "narrate", "shell", "disk", "device", "ui", "term",
            ]),
        ),
    ])
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The rooms named as `crate::room` in a source text, comments left out.
fn rooms_used(text: &str) -> BTreeSet<String> {
    let code: String = text.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let room = regex::Regex::new(r"\bcrate::(\{[^}]*\}|[a-z_]+)").unwrap();
    let word = regex::Regex::new(r"[a-z_]+").unwrap();
    room.captures_iter(&code)
        .flat_map(|c| {
            let what = c[1].to_owned();
            if let Some(list) = what.strip_prefix('{') {
                list.split(',').filter_map(|part| word.find(part).map(|m| m.as_str().to_owned())).collect::<Vec<_>>()
            } else {
                vec![what]
            }
        })
        .collect()
}

#[test]
fn rooms_use_only_what_the_table_allows() {
    let table = table();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&source, &mut files);
    let mut faults = Vec::new();
    for file in files {
        let inner = file.strip_prefix(&source).unwrap();
        let room = inner.components().next().unwrap().as_os_str().to_string_lossy().replace(".rs", "");
        let Some(allowed) = table.get(room.as_str()) else {
            assert!(room == "lib" || room == "main", "{} is in no room of the table", file.display());
            continue;
        };
        for used in rooms_used(&fs::read_to_string(&file).unwrap()) {
            if used != room && !allowed.contains(&used.as_str()) {
                faults.push(format!("{}: {room} may not use {used}", inner.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_forbidden_use_is_seen() {
    assert!(rooms_used("use crate::disk::Folder;\n").contains("disk"));
    assert!(rooms_used("use crate::{disk::X, ui};\n").contains("ui"));
    assert!(rooms_used("// use crate::disk;\n").is_empty());
}

#[test]
fn iced_is_named_in_the_window_only() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&source, &mut files);
    let name = regex::Regex::new(r"\biced(::|_)").unwrap();
    for file in files.iter().filter(|f| !f.starts_with(source.join("ui"))) {
        assert!(!name.is_match(&fs::read_to_string(file).unwrap()), "{} names iced", file.display());
    }
}
