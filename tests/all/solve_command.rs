//! `solve` and `check --solve` with the real program: their limits, Ctrl+C, and what an author is told.

use super::bad_games::in_memory;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use switchboard::game::MemoryFiles;

fn write(files: &MemoryFiles, folder: &Path) {
    for (name, bytes) in &files.files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

fn home(path: &str) -> MemoryFiles {
    in_memory(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
}

fn change(files: &mut MemoryFiles, name: &str, from: &str, to: &str) {
    let text = String::from_utf8(files.files[name].clone()).unwrap();
    assert!(text.contains(from), "{name} has no {from}");
    files.files.insert(name.to_owned(), text.replacen(from, to, 1).into_bytes());
}

fn run(words: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).current_dir(folder).output().unwrap()
}

/// What `check --solve` prints of the good game with these changes to its first level, and its exit status.
fn check(changes: &[(&str, &str, &str)], options: &[&str]) -> (String, Option<i32>) {
    let mut files = home("tests/bad_games/good");
    files.files.retain(|name, _| !name.starts_with("LEVELS/02"));
    change(&mut files, "LEVELS/01/description.xml", "<Solution>0,0 1,0</Solution>", "");
    for (file, from, to) in changes {
        change(&mut files, &format!("LEVELS/01/{file}"), from, to);
    }
    let folder = tempfile::tempdir().unwrap();
    write(&files, &folder.path().join("lamps"));
    let output = run(&[&["check", "lamps"], options].concat(), folder.path());
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

const MINIMUM: &str = "<MinimumNumberOfMoves>2</MinimumNumberOfMoves>";

#[test]
fn an_author_is_told_whether_levels_can_be_solved_and_in_how_many_moves() {
    let minimum = |number: &'static str| ("description.xml", MINIMUM, number);
    let high = minimum("<MinimumNumberOfMoves>5</MinimumNumberOfMoves>");
    let low = minimum("<MinimumNumberOfMoves>1</MinimumNumberOfMoves>");
    // lamps can only be switched on, so both can never be dark again
    let never = (
        "startingLayout.xml",
        "<string>Light</string>\n          <string>Light</string>",
        "<string>Light</string>\n          <string>Dark</string>",
    );
    let lit = (
        "startingLayout.xml",
        "<string>Dark</string>\n          <string>Dark</string>",
        "<string>Dark</string>\n          <string>Light</string>",
    );
    let cases = [
        (vec![], vec!["--solve"], "", 0),
        (vec![minimum("")], vec!["--solve"], "", 0),
        (vec![high], vec!["--solve"], "L018", 0),
        (vec![low], vec!["--solve"], "L019", 0),
        (vec![never, lit], vec!["--solve"], "L017", 1),
        (vec![], vec!["--solve", "--limit", "0"], "L020", 0),
        // without --solve nothing is searched
        (vec![high], vec![], "", 0),
    ];
    for (changes, options, code, status) in cases {
        let (text, exit) = check(&changes, &options);
        assert_eq!(exit, Some(status), "{changes:?}: {text}");
        let codes: Vec<&str> =
            ["L017", "L018", "L019", "L020"].into_iter().filter(|code| text.contains(code)).collect();
        assert_eq!(codes.concat(), code, "{changes:?}: {text}");
    }
}

#[test]
fn a_finding_points_at_the_number() {
    let (text, _) = check(
        &[("description.xml", MINIMUM, "<MinimumNumberOfMoves>5</MinimumNumberOfMoves>")],
        &["--solve", "--format", "json"],
    );
    let finding: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!((finding["code"].as_str(), finding["severity"].as_str()), (Some("L018"), Some("warning")), "{finding}");
    assert_eq!((finding["line"].as_u64(), finding["column"].as_u64()), (Some(5), Some(25)), "{finding}");
    assert!(finding["message"].as_str().unwrap().contains("is 5 but the level can be solved in 2 moves"), "{finding}");
}

/// Fifteen with its first level, then its last with two tiles exchanged, which cannot be solved nor proven so in an hour.
fn endless(folder: &Path) {
    let mut files = home("games/fifteen");
    files.files.retain(|name, _| {
        ["LEVELS/01/", "LEVELS/21/"].iter().any(|level| name.starts_with(level)) || !name.starts_with("LEVELS/")
    });
    change(&mut files, "LEVELS/21/startingLayout.xml", "Tile14 Tile4", "Tile4 Tile14");
    write(&files, folder);
}

#[test]
fn a_search_ends_at_its_limits_and_says_which() {
    let folder = tempfile::tempdir().unwrap();
    endless(&folder.path().join("tiles"));
    for (option, number, why) in [("--memory", "4", "as much memory was used"), ("--limit", "0", "the time was over")] {
        let output = run(&["solve", "tiles", "--level", "21", option, number], folder.path());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.starts_with("21: unknown, ") && text.contains(why) && text.contains(option), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_search_and_keeps_what_was_found_before() {
    let folder = tempfile::tempdir().unwrap();
    endless(&folder.path().join("tiles"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_switchboard"))
        .args(["solve", "tiles", "--limit", "3600", "--format", "json"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    answers.read_line(&mut first).unwrap();
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut rest = String::new();
    answers.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let read = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
    assert_eq!((read(&first)["level"].as_str(), read(&first)["status"].as_str()), (Some("01"), Some("solved")));
    let second = read(&rest);
    assert_eq!((second["status"].as_str(), second["why"].as_str()), (Some("unknown"), Some("it was stopped")));
}
