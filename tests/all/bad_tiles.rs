//! Faulty tiles.json files, each made from a good one by one change, with the exact findings expected:
//! tests/bad_tiles/cases.snap.

use super::bad_games::line;
use super::snapshots::{folder, hold, names, written};
use super::tile_kit::source;
use std::fs;
use switchboard::tiles;

fn good() -> String {
    fs::read_to_string(folder("bad_tiles").join("good.json")).unwrap()
}

/// All findings about a text, one per line after `? `; `none` if there are none.
fn findings(text: &str) -> String {
    let (rules, problems) = tiles::read(&source(text));
    assert_eq!(rules.is_some(), !problems.has_errors(), "rules are there where no error is");
    let lines: Vec<String> = problems.iter().map(|problem| format!("? {}", line(problem))).collect();
    if lines.is_empty() { "? nothing".to_owned() } else { lines.join("\n") }
}

#[test]
fn the_good_one_has_no_problem() {
    assert_eq!(findings(&good()), "? nothing");
}

#[test]
fn each_faulty_file_gives_exactly_its_findings() {
    assert_eq!(names("bad_tiles", &["good.json"]), ["cases"]);
    let (good, cases, mut count) = (good(), written("bad_tiles", "cases"), 0);
    let made = cases.trim().split("\n\n").map(|case| {
        let said: Vec<&str> = case.lines().filter(|line| !line.starts_with("? ")).collect();
        let Some(change) = said.get(1).filter(|_| said[0].starts_with("== ")) else { return case.to_owned() };
        count += 1;
        let (old, new) = change.split_once(" -> ").or(change.strip_suffix(" ->").map(|old| (old, ""))).expect(change);
        let text = good.replacen(&old.replace("\\n", "\n"), &new.replace("\\n", "\n"), 1);
        assert_ne!(text, good, "this changes nothing: {change}");
        format!("{}\n{}", said.join("\n"), findings(&text))
    });
    let made: Vec<String> = made.collect();
    assert!(count >= 75, "only {count} faulty files");
    hold("bad_tiles", "cases", &made.join("\n\n"));
}

#[test]
fn all_problems_of_a_file_are_told_at_once() {
    let good = good();
    let text = good.replace("\"free\"", "\"fre\"").replace("\"skip 2\"", "\"skp\"").replace("[2, 0]", "[9, 9]");
    let codes: Vec<&str> = tiles::read(&source(&text)).1.iter().map(|problem| problem.code.name()).collect::<Vec<_>>();
    let mut sorted = codes.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["T013", "T014", "T030"]);
}
