//! Compares the table in docs/architecture.md with every `use crate::` and `crate::` path in the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each room and the rooms that it may use, according to the table; "x and below" is x and everything that x may use.
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md")).unwrap();
    let row = regex::Regex::new(r"(?m)^\| `([a-z]+)` \| .* \|([^|]*)\|$").unwrap();
    let mut table: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for row in row.captures_iter(&text) {
        let (words, below) = match row[2].trim() {
            "all" | "all above" => (String::new(), table.keys().cloned().collect()),
            words => match words.split_once(" and below") {
                None => (words.to_owned(), BTreeSet::new()),
                Some((room, more)) => (format!("{room} {more}"), table[room].clone()),
            },
        };
        let used = words.split_whitespace().map(str::to_owned).chain(below).collect();
        assert!(table.insert(row[1].to_owned(), used).is_none(), "{} stands twice", &row[1]);
    }
    for (room, used) in &table {
        assert!(used.iter().all(|other| table.contains_key(other)), "{room} may use a room that is not in the table");
    }
    assert!(table.len() > 10, "the table was not found");
    table
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

/// The rooms named as `crate::room` in a source text, ignoring comments.
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
        let Some(allowed) = table.get(&room) else {
            assert!(room == "lib" || room == "main", "{} is in no room of the table", file.display());
            continue;
        };
        for used in rooms_used(&fs::read_to_string(&file).unwrap()) {
            if used != room && !allowed.contains(&used) {
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
