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

/// Each of these took minutes when every field was compared with all before it, or every place was counted from the file's beginning.
#[test]
fn of_very_many_faults_the_first_are_told_and_the_others_counted() {
    let good = good();
    let many = |one: &dyn Fn(usize) -> String, count: usize| (0..count).map(one).collect::<Vec<_>>().join(", ");
    let fields = |one: &dyn Fn(usize) -> String| good.replacen('{', &format!("{{{},", many(one, 200_000)), 1);
    let tile = |number: usize| {
        format!("{{\"connections\": [\"U0\"], \"location\": [{}, 0], \"picture\": \"{number}.svg\"}}", number % 2)
    };
    let (from, to) = (good.find("\"tiles\"").unwrap(), good.find("\"tiles\"").unwrap() + "\"tiles\": [".len());
    let tiles_text = format!("{}\"tiles\": [{}, {}", &good[..from], many(&tile, 25_200), &good[to..]);
    for (what, text) in [
        ("equal fields", fields(&|_| "\"hidden_hands\": true".to_owned())),
        ("unknown fields", fields(&|number| format!("\"field {number}\": 1"))),
        ("tiles", tiles_text),
    ] {
        let (rules, problems) = tiles::read(&source(&text));
        assert!(rules.is_none() && problems.len() == 100, "{what}: {}", problems.len());
        assert!(problems.left_out() > 1_500, "{what}: {}", problems.left_out());
    }
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
