//! Compares the table in docs/architecture.md with every path in the sources that begins with `crate::` or with the name of one of our
//! crates. That a crate names only those below it Cargo sees to.

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

pub fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The rooms of each crate: those whose crate is the room itself are called as it is.
fn rooms_of_crates() -> BTreeMap<String, BTreeSet<String>> {
    let module = regex::Regex::new(r"(?m)^pub mod ([a-z]+);$").unwrap();
    let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates")).unwrap();
    let rooms = |folder: PathBuf| {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let lib = fs::read_to_string(folder.join("src/lib.rs")).unwrap();
        let known = table();
        let rooms: BTreeSet<String> = module.captures_iter(&lib).map(|found| found[1].to_owned()).collect();
        let rooms = if known.contains_key(&name) { BTreeSet::from([name.clone()]) } else { rooms };
        assert!(!rooms.is_empty(), "the crate {name} has no rooms");
        (name, rooms)
    };
    crates.map(|entry| rooms(entry.unwrap().path())).collect()
}

/// The rooms named as `crate::room`, or as `switchboard_crate::room`, in a source text, ignoring comments.
fn rooms_used(text: &str, crates: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    let code: String = text.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let path = regex::Regex::new(r"\b(crate|switchboard_[a-z]+)::(\{[^}]*\}|[a-z_]+)?").unwrap();
    let word = regex::Regex::new(r"[a-z_]+").unwrap();
    let mut used = BTreeSet::new();
    for found in path.captures_iter(&code) {
        let rooms = found[1].strip_prefix("switchboard_").map(|name| &crates[name]);
        if let Some(rooms) =
            rooms.filter(|rooms| found[1].strip_prefix("switchboard_").is_some_and(|n| rooms.contains(n)))
        {
            used.extend(rooms.iter().cloned());
            continue;
        }
        let inner = found.get(2).map_or("", |inner| inner.as_str());
        let names = match inner.strip_prefix('{') {
            Some(list) => list.split(',').filter_map(|part| word.find(part)).map(|m| m.as_str().to_owned()).collect(),
            None => vec![inner.to_owned()],
        };
        used.extend(names.into_iter().filter(|name| rooms.is_none_or(|rooms| rooms.contains(name))));
    }
    used
}

#[test]
fn rooms_use_only_what_the_table_allows() {
    let table = table();
    let crates = rooms_of_crates();
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    // the sources of each room, with the place from which its path counts
    let mut sources = vec![(home.join("src"), None)];
    for (name, rooms) in &crates {
        sources.push((home.join("crates").join(name).join("src"), rooms.get(name)));
    }
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for (source, only) in sources {
        let mut files = Vec::new();
        rust_files(&source, &mut files);
        for file in files {
            let inner = file.strip_prefix(&source).unwrap();
            let first = inner.components().next().unwrap().as_os_str().to_string_lossy().replace(".rs", "");
            let room = only.cloned().unwrap_or(first);
            let Some(allowed) = table.get(&room) else {
                assert!(room == "lib" || room == "main", "{} is in no room of the table", file.display());
                continue;
            };
            seen.insert(room.clone());
            // within a crate that is a room all paths from `crate` lead to the room itself
            let text = fs::read_to_string(&file).unwrap();
            let text = if only.is_some() { text.replace("crate::", "self::") } else { text };
            for used in rooms_used(&text, &crates) {
                // `crate::sources!` and `crate::source!` are macros of a crate with several rooms
                if used != room && !allowed.contains(&used) && !["sources", "source"].contains(&used.as_str()) {
                    faults.push(format!("{}: {room} may not use {used}", file.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(seen, table.keys().cloned().collect(), "each room of the table has sources");
}

#[test]
fn a_forbidden_use_is_seen() {
    let crates = rooms_of_crates();
    let used = |text: &str| rooms_used(text, &crates).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(used("use crate::disk::Folder;\n"), "disk");
    assert_eq!(used("use crate::{disk::X, ui};\n"), "disk ui");
    assert_eq!(
        used("use switchboard_base::{diag::Code, grid};\nuse switchboard_base::language::Book;\n"),
        "diag grid language"
    );
    assert_eq!(used("use switchboard_scan::Scanner;\n"), "scan");
    assert_eq!(used("// use crate::disk;\n"), "");
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
