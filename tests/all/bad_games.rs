//! Faulty game folders, each made from the good one by a patch, with the exact findings expected.
//!
//! A case is a file `tests/bad_games/<name>.txt`:
//! ```text
//! # what the author did wrong
//! in pieces.xml: <Name>Dark -> <Nam>Dark      the first place where the left text stands; \n is a line end
//! remove PIECES/dark.svg
//! rename settings.xml -> setings.xml
//! file tables.xml                             its lines follow, each behind "| "
//! | <Tables/>
//! expect error X008 pieces.xml:4:6 message (hint)
//! playable 01 02                           the levels that can be played all the same, or no
//! ```
//! `BLESS=1 cargo test bad_games` writes the findings of today into all cases: read the difference before you keep it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use switchboard::diag::{Problem, Problems, Severity};
use switchboard::disk::FolderFiles;
use switchboard::game::{Files, MemoryFiles};
use switchboard::play::check;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_games")
}

/// All files of a folder on disk.
pub fn in_memory(folder: &Path) -> MemoryFiles {
    fn add(files: &FolderFiles, path: &str, all: &mut BTreeMap<String, Vec<u8>>) {
        for name in files.list(path.trim_end_matches('/')).unwrap() {
            let inner = format!("{path}{name}");
            if name.ends_with('/') {
                add(files, &inner, all);
            } else {
                all.insert(inner.clone(), files.read(&inner).unwrap());
            }
        }
    }
    let mut files = BTreeMap::new();
    add(&FolderFiles::new(folder), "", &mut files);
    MemoryFiles { files }
}

/// A finding in one line: severity, code, place, message, hints.
pub fn line(problem: &Problem) -> String {
    let severity = match problem.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    format!("{severity} {} {problem}", problem.code)
}

struct Case {
    /// The lines that make the folder.
    patch: String,
    /// The lines that tell what is found.
    findings: String,
}

fn read_case(text: &str) -> Case {
    let is_finding = |line: &&str| line.starts_with("expect ") || line.starts_with("playable ");
    let (findings, patch): (Vec<&str>, Vec<&str>) = text.lines().partition(is_finding);
    Case { patch: patch.join("\n"), findings: findings.join("\n") }
}

fn unescape(text: &str) -> String {
    text.replace("\\n", "\n").replace("\\t", "\t")
}

fn apply(patch: &str, files: &mut MemoryFiles) {
    let mut open: Option<String> = None;
    for line in patch.lines() {
        if let Some(text) = line.strip_prefix("| ").or(line.strip_prefix("|")) {
            let file = files.files.get_mut(open.as_ref().expect("a line of no file")).unwrap();
            file.extend(text.as_bytes());
            file.push(b'\n');
        } else if let Some(rest) = line.strip_prefix("in ") {
            let (path, change) = rest.split_once(": ").expect(line);
            let (old, new) = change.split_once(" -> ").or(change.strip_suffix(" ->").map(|old| (old, ""))).expect(line);
            let text = String::from_utf8(files.files.get(path).expect(line).clone()).unwrap();
            let changed = text.replacen(&unescape(old), &unescape(new), 1);
            assert_ne!(text, changed, "this changes nothing: {line}");
            files.files.insert(path.to_owned(), changed.into_bytes());
        } else if let Some(path) = line.strip_prefix("remove ") {
            let all: Vec<String> = files.files.keys().filter(|p| p.starts_with(path)).cloned().collect();
            assert!(!all.is_empty(), "{line}");
            all.iter().for_each(|p| drop(files.files.remove(p)));
        } else if let Some(rest) = line.strip_prefix("rename ") {
            let (old, new) = rest.split_once(" -> ").expect(line);
            let bytes = files.files.remove(old).expect(line);
            files.files.insert(new.to_owned(), bytes);
        } else if let Some(path) = line.strip_prefix("file ") {
            files.files.insert(path.to_owned(), Vec::new());
            open = Some(path.to_owned());
        } else if let Some(rest) = line.strip_prefix("bytes ") {
            let (path, hex) = rest.split_once(": ").expect(line);
            let bytes = hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect();
            files.files.insert(path.to_owned(), bytes);
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "not understood: {line}");
        }
    }
}

fn findings(files: &MemoryFiles) -> String {
    let read = check(files, "bad");
    let mut lines: Vec<String> = read.problems.iter().map(|p| format!("expect {}", line(p))).collect();
    let levels = read.game.map(|game| game.levels.into_iter().map(|level| level.id).collect::<Vec<_>>().join(" "));
    lines.push(format!("playable {}", levels.as_deref().unwrap_or("no")));
    lines.join("\n")
}

/// What is found in each of the faulty games.
pub fn every_case() -> Vec<Problems> {
    let good = in_memory(&folder().join("good"));
    let paths = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let cases = paths.filter(|path| path.extension().is_some_and(|e| e == "txt"));
    let found = cases.map(|path| {
        let mut files = good.clone();
        apply(&read_case(&fs::read_to_string(path).unwrap()).patch, &mut files);
        check(&files, "bad").problems
    });
    found.collect()
}

#[test]
fn each_faulty_game_gives_exactly_its_findings() {
    let good = in_memory(&folder().join("good"));
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    let mut count = 0;
    let mut names: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    for path in names.iter().filter(|path| path.extension().is_some_and(|e| e == "txt")) {
        count += 1;
        let case = read_case(&fs::read_to_string(path).unwrap());
        let mut files = good.clone();
        apply(&case.patch, &mut files);
        let found = findings(&files);
        if bless {
            fs::write(path, format!("{}\n{found}\n", case.patch.trim_end())).unwrap();
        } else if found != case.findings {
            wrong.push(format!("{}\nwanted:\n{}\nfound:\n{found}\n", path.display(), case.findings));
        }
    }
    assert!(count >= 60, "only {count} faulty games");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_good_game_is_clean() {
    assert_eq!(findings(&in_memory(&folder().join("good"))), "playable 01 02");
}
