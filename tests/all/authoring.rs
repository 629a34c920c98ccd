//! Making games: the template, copies of games, and what the checker reports about an author's slips.

use super::bad_games::{in_memory, line};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use switchboard::diag::Severity;
use switchboard::disk::{FolderFiles, new_game, new_game_folder};
use switchboard::game::{Language, MemoryFiles, read_game};
use switchboard::play::check;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn listed(files: &MemoryFiles) -> Vec<String> {
    check(files, "x").problems.iter().map(line).collect()
}

#[test]
fn the_template_is_clean_and_its_solutions_finish_it() {
    let files = in_memory(&home().join("help/NEW_GAME"));
    assert_eq!(listed(&files), Vec::<String>::new());
    let game = check(&files, "x").game.unwrap();
    assert!(game.levels.iter().all(|level| !level.solution.is_empty()));
}

#[test]
fn a_new_game_is_the_template_under_its_own_name() {
    let around = tempfile::tempdir().unwrap();
    let to = new_game_folder("Můj & tvůj", around.path()).unwrap();
    new_game(&to, None).unwrap();
    let read = check(&FolderFiles::new(&to), "x");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    assert_eq!(read.game.unwrap().description.name.get(Language::English), "Můj & tvůj");
    let before = in_memory(&to);
    assert_eq!(new_game(&to, None).unwrap_err().code, "N001");
    assert_eq!(in_memory(&to).files, before.files, "a game that is there was touched");
    let beside = fs::read_dir(around.path()).unwrap().count();
    assert_eq!(beside, 1, "something was left beside the new game");
}

#[test]
fn a_copy_of_a_game_has_all_its_files() {
    let around = tempfile::tempdir().unwrap();
    let to = around.path().join("copy");
    let from = home().join("games/lights-out");
    new_game(&to, Some(&FolderFiles::new(&from))).unwrap();
    let (mut one, mut other) = (in_memory(&from).files, in_memory(&to).files);
    assert_ne!(one.remove("description.xml"), other.remove("description.xml"));
    assert_eq!(one, other);
    assert_eq!(read_game(&FolderFiles::new(&to), "copy").game.unwrap().description.name.get(Language::Czech), "copy");
}

#[test]
fn names_that_are_no_folders_are_refused() {
    for name in ["", ".", "..", "a:b", ".hidden", "a/..", "tab\there"] {
        assert_eq!(new_game_folder(name, Path::new("/games")).unwrap_err().code, "N003", "{name:?}");
    }
    assert_eq!(new_game_folder("x", Path::new("/games")).unwrap(), PathBuf::from("/games/x"));
    assert_eq!(new_game_folder("./x", Path::new("/games")).unwrap(), PathBuf::from("./x"));
}

/// A typing error in one word of a text file: two letters swapped, one omitted, or one doubled. None if the word has the same meaning
/// afterwards.
fn slip(text: &str, random: &mut Pcg64Mcg) -> Option<String> {
    let word = regex::Regex::new(r"<([A-Z][A-Za-z]{4,})>|\b(STATE|VALID|FINAL|true|false)\b").unwrap();
    let body = text.find("?>").map_or(0, |at| at + 2);
    let comment = regex::Regex::new(r"(?s)<!--.*?-->").unwrap();
    let comments: Vec<_> = comment.find_iter(text).map(|m| m.range()).collect();
    let places: Vec<_> = word
        .captures_iter(text)
        .map(|c| c.get(1).or(c.get(2)).unwrap().range())
        .filter(|range| range.start > body && !comments.iter().any(|c| c.contains(&range.start)))
        .collect();
    let range = places.get(random.next_u64() as usize % places.len().max(1))?.clone();
    let mut letters: Vec<char> = text[range.clone()].chars().collect();
    let at = 1 + random.next_u64() as usize % (letters.len() - 2);
    match random.next_u64() % 3 {
        0 => letters.swap(at, at + 1),
        1 => drop(letters.remove(at)),
        _ => letters.insert(at, letters[at]),
    }
    let wrong: String = letters.into_iter().collect();
    (wrong != text[range.clone()]).then(|| format!("{}{wrong}{}", &text[..range.start], &text[range.end..]))
}

#[test]
fn one_slip_gives_one_finding() {
    let games = ["help/NEW_GAME", "tests/bad_games/good", "games/lights-out", "games/sokoban", "games/maze"];
    let games: Vec<MemoryFiles> = games.iter().map(|path| few_levels(in_memory(&home().join(path)))).collect();
    let mut random = Pcg64Mcg::seed_from_u64(4);
    let (mut slips, mut more, mut none) = (0, Vec::new(), Vec::new());
    while slips < 200 {
        let mut files = games[random.next_u64() as usize % games.len()].clone();
        let names: Vec<String> = files.files.keys().filter(|name| name.ends_with(".xml")).cloned().collect();
        let name = &names[random.next_u64() as usize % names.len()];
        let text = String::from_utf8(files.files[name].clone()).unwrap();
        let Some(wrong) = slip(&text, &mut random) else { continue };
        let at = wrong.bytes().zip(text.bytes()).position(|(a, b)| a != b).unwrap();
        let around = wrong[wrong[..at].rfind('\n').unwrap_or(0)..].trim_start().lines().next().unwrap_or("").to_owned();
        files.files.insert(name.clone(), wrong.into_bytes());
        slips += 1;
        let found = check(&files, "x").problems;
        let errors: Vec<String> = found.iter().filter(|p| p.severity != Severity::Note).map(line).collect();
        match errors.len() {
            0 => none.push(format!("{name}: {around}")),
            1 => {}
            _ => more.push(format!("{name}: {around}\n    {}", errors.join("\n    "))),
        }
    }
    assert!(more.is_empty() && none.is_empty(), "{}\nnot found:\n{}", more.join("\n"), none.join("\n"));
}

/// A game with only its first two levels, to keep the test short; without generator.xml, which names other levels and has tests of its own
/// (generate.rs).
pub fn few_levels(mut files: MemoryFiles) -> MemoryFiles {
    files.files.remove("generator.xml");
    let levels: BTreeSet<String> = files
        .files
        .keys()
        .filter_map(|path| path.strip_prefix("LEVELS/")?.split_once('/').map(|(l, _)| l.to_owned()))
        .collect();
    for level in levels.iter().skip(2) {
        files.files.retain(|path, _| !path.starts_with(&format!("LEVELS/{level}/")));
    }
    files
}
