//! Faulty game folders, each made from the good one by a patch, with the exact findings expected.
//!
//! A case is a file `tests/bad_games/NAME.snap`, which [`super::snapshots`] holds:
//! ```text
//! # what the author did wrong
//! in pieces.xml: <Name>Dark -> <Nam>Dark      the first place where the left text stands; \n is a line end
//! remove PIECES/dark.svg
//! rename settings.xml -> setings.xml
//! file tables.xml                             its lines follow, each behind "| "
//! | <Tables/>
//! ```
//! and what is found then, written by the test:
//! ```text
//! expect error X008 pieces.xml:4:6 message (hint)
//! playable 01 02                           the levels that can be played all the same, or no
//! ```

use super::snapshots::{folder, hold, names, written};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use switchboard::diag::{Problem, Problems, Severity};
use switchboard::disk::FolderFiles;
use switchboard::game::{Files, MemoryFiles, Read};
use switchboard::generate::check_generator;
use switchboard::play::check;
use switchboard::solve::{Budget, Limits, Progress};

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

/// The lines that make the folder, without those that say what is found.
fn patch(name: &str) -> String {
    let is_finding = |line: &&str| line.starts_with("expect ") || line.starts_with("playable ");
    written("bad_games", name).lines().filter(|line| !is_finding(line)).collect::<Vec<_>>().join("\n")
}

fn good() -> MemoryFiles {
    in_memory(&folder("bad_games").join("good"))
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

/// What `switchboard check` finds.
fn checked(files: &MemoryFiles) -> Read {
    let mut read = check(files, "bad");
    if let Some(game) = read.game.clone().filter(|_| !read.problems.has_errors()) {
        let never = |_: &Progress| Ok(());
        read.problems.append(check_generator(&Arc::new(game), &Budget::new(Limits::default(), &never)));
    }
    read
}

fn findings(files: &MemoryFiles) -> String {
    let read = checked(files);
    let mut lines: Vec<String> = read.problems.iter().map(|p| format!("expect {}", line(p))).collect();
    let levels = read.game.map(|game| game.levels.into_iter().map(|level| level.id).collect::<Vec<_>>().join(" "));
    lines.push(format!("playable {}", levels.as_deref().unwrap_or("no")));
    lines.join("\n")
}

/// What is found in each of the faulty games.
pub fn every_case() -> Vec<Problems> {
    let good = good();
    let found = names("bad_games", &[]).into_iter().map(|name| {
        let mut files = good.clone();
        apply(&patch(&name), &mut files);
        checked(&files).problems
    });
    found.collect()
}

#[test]
fn each_faulty_game_gives_exactly_its_findings() {
    let (good, names) = (good(), names("bad_games", &[]));
    assert!(names.len() >= 160, "only {} faulty games", names.len());
    for name in names {
        let (mut files, patch) = (good.clone(), patch(&name));
        apply(&patch, &mut files);
        hold("bad_games", &name, &format!("{}\n{}", patch.trim_end(), findings(&files)));
    }
}

#[test]
fn the_good_game_is_clean() {
    assert_eq!(findings(&good()), "playable 01 02");
}

#[test]
fn a_text_is_written_on_a_piece() {
    let mut files = good();
    let xml = String::from_utf8(files.files["pieces.xml"].clone()).unwrap();
    let layers =
        "<Layer><Text>12</Text><Color>navy</Color><Place>top left</Place></Layer><Layer><Text>7</Text></Layer>";
    files.files.insert("pieces.xml".to_owned(), xml.replace("<Symbol>*</Symbol>", layers).into_bytes());
    let game = switchboard::game::read_game(&files, "good").game.unwrap();
    let face = switchboard::play::face_of(game.pieces.find("light").unwrap().1);
    let svg: Vec<Option<String>> = face.pictures.iter().map(switchboard::drawings::layer).collect();
    let [None, Some(small), Some(whole)] = svg.as_slice() else { panic!("{svg:?}") };
    assert!(small.contains(">12</text>") && small.contains("#000080") && small.contains(r#"x="18""#), "{small}");
    assert!(whole.contains(">7</text>") && whole.contains(r#"x="50""#), "{whole}");
    assert_eq!(face.symbol, "7", "a terminal shows the text");
}
