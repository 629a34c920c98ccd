//! Faulty tiles.json files, each made from a good one by one change, with the exact findings expected:
//! tests/bad_tiles/cases.txt.

use super::bad_games::line;
use super::tile_kit::source;
use std::fs;
use std::path::{Path, PathBuf};
use switchboard::tiles;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_tiles")
}

/// All findings of a text, a line each behind `? `; none is a line of its own.
fn findings(text: &str) -> String {
    let (rules, problems) = tiles::read(&source(text));
    assert_eq!(rules.is_some(), !problems.has_errors(), "rules are there where no error is");
    let lines: Vec<String> = problems.iter().map(|problem| format!("? {}", line(problem))).collect();
    if lines.is_empty() { "? nothing".to_owned() } else { lines.join("\n") }
}

#[test]
fn the_good_one_has_no_problem() {
    assert_eq!(findings(&fs::read_to_string(folder().join("good.json")).unwrap()), "? nothing");
}

#[test]
fn each_faulty_file_gives_exactly_its_findings() {
    let good = fs::read_to_string(folder().join("good.json")).unwrap();
    let path = folder().join("cases.txt");
    let cases = fs::read_to_string(&path).unwrap();
    let (mut blessed, mut wrong, mut count) = (Vec::new(), Vec::new(), 0);
    for case in cases.split("\n\n").map(str::trim).filter(|case| !case.is_empty()) {
        let (said, wanted): (Vec<&str>, Vec<&str>) = case.lines().partition(|line| !line.starts_with("? "));
        let Some(change) = said.get(1).filter(|_| said[0].starts_with("== ")) else {
            blessed.push(case.to_owned());
            continue;
        };
        count += 1;
        let (old, new) = change.split_once(" -> ").or(change.strip_suffix(" ->").map(|old| (old, ""))).expect(change);
        let text = good.replacen(&old.replace("\\n", "\n"), &new.replace("\\n", "\n"), 1);
        assert_ne!(text, good, "this changes nothing: {change}");
        let found = findings(&text);
        if found != wanted.join("\n") {
            wrong.push(format!("{}\nwanted:\n{}\nfound:\n{found}\n", said[0], wanted.join("\n")));
        }
        blessed.push(format!("{}\n{found}", said.join("\n")));
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, blessed.join("\n\n") + "\n").unwrap();
        return;
    }
    assert!(count >= 75, "only {count} faulty files");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_problems_of_a_file_are_told_at_once() {
    let good = fs::read_to_string(folder().join("good.json")).unwrap();
    let text = good.replace("\"free\"", "\"fre\"").replace("\"skip 2\"", "\"skp\"").replace("[2, 0]", "[9, 9]");
    let codes: Vec<&str> = tiles::read(&source(&text)).1.iter().map(|problem| problem.code.name()).collect::<Vec<_>>();
    let mut sorted = codes.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["T013", "T014", "T030"]);
}
