//! The commands as they are typed, in the real program: exit status, what is printed where, bad input.

use super::faults::copy;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// One after the other in a folder with `games/good`, `games/faulty` (a misspelt matrix in a rule) and `games/broken`
/// (no pieces.xml): command, exit status, what standard output holds, what standard error holds. `_` is a space.
const COMMANDS: &str = "
check games/good | 0 | 1 game: 0 errors, 0 warnings |
check good faulty --games games | 1 | rules.xml:8:9 |
check games | 1 | 3 games: 2 errors, 0 warnings |
check games/faulty --format json | 1 | \"code\":\"R021\",\"column\":9,\"file\":\"games/faulty/rules.xml\" |
check games/broken | 1 | F001 |
check nowhere | 2 | | there is no game folder nowhere
check --nonsense | 2 | | --nonsense
games --games games | 0 | Lamps |
games --games games --format json | 0 | {\"game\":\"broken\",\"name\":\"broken\" |
games --games nowhere | 1 | | F008
levels good --games games | 0 | Two lamps |
levels good --games games --format json | 0 | {\"level\":\"01\",\"name\":\"Two lamps\" |
levels broken --games games | 1 | | F001
levels god --games games | 2 | | did you mean good?
levels | 2 | | <GAME>
replay good --games games --level 01 --moves 0,0_1,0 --format json | 0 | \"event\":\"GameFinished\" |
replay good --games games --level 01 --moves 0,0_1,0 | 0 | 2 1,0: finished |
replay good --games games --level 01 --moves 0,0_0,0 --format json | 1 | \"accepted\":false |
replay good --games games --level 01 --moves 9 | 2 | | \"9\" is no move
replay good --games games --level 77 | 2 | | the game good has no level 77
replay good --games games | 2 | | --level
replay broken --games games --level 01 | 1 | | F001
replay nothing --games games --level 01 | 2 | | there is no game nothing
--version | 0 | switchboard 0.2.0 |
papers out | 0 | |
papers out/man/switchboard.1 | 1 | | nothing can be written to
new Mine --games mine | 0 | mine/Mine | switchboard play --game
new Mine --games mine | 1 | | N001
new a:b --games mine | 2 | | N003
new Other --from good --games games | 0 | games/Other |
new Third --from nothing --games games | 2 | | there is no game nothing
new | 2 | | <NAME>
check mine/Mine games/Other | 0 | 2 games: 0 errors, 0 warnings |
level export good 01 --games games | 0 | solution,\"0,0 1,0\" |
level export good 77 --games games | 2 | | there is no level 77
level export good 01 --games games --out games/good/rules.xml/x.csv | 1 | | S011
level export good 01 --games games --out one.csv | 0 | |
level import good one.csv --games games | 0 | 03 |
levels good --games games --format json | 0 | {\"level\":\"03\",\"name\":\"Two lamps\" |
replay good --games games --level 03 --moves 0,0_1,0 | 0 | finished |
check games/good | 0 | 1 game: 0 errors, 0 warnings |
level import good missing.csv --games games | 1 | | missing.csv
level import good --games games | 2 | | <FILES>
level import nothing one.csv --games games | 2 | | there is no game nothing
level | 2 | | import
nonsense | 2 | | nonsense
";

fn folder() -> tempfile::TempDir {
    let around = tempfile::tempdir().unwrap();
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_games/good");
    for name in ["good", "faulty", "broken"] {
        copy(&good, &around.path().join("games").join(name));
    }
    let rules = around.path().join("games/faulty/rules.xml");
    let text = fs::read_to_string(&rules).unwrap();
    fs::write(rules, text.replace("VALID[", "VALD[")).unwrap();
    fs::remove_file(around.path().join("games/broken/pieces.xml")).unwrap();
    around
}

fn run(words: &[String], folder: &Path, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(words).current_dir(folder).env("HOME", folder).env("NO_COLOR", "1");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn every_command_has_its_man_page() {
    let folder = tempfile::tempdir().unwrap();
    let program = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).current_dir(&folder).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    program(&["papers", "out"]);
    let help = program(&["--help"]);
    let commands = help.split_once("Commands:").unwrap().1.split_once("Options:").unwrap().0;
    let commands: Vec<&str> = commands.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 10 && !commands.contains(&"papers"), "{commands:?}");
    let bash = fs::read_to_string(folder.path().join("out/completions/switchboard.bash")).unwrap();
    for command in commands.into_iter().filter(|command| *command != "help") {
        let page = fs::read_to_string(folder.path().join(format!("out/man/switchboard-{command}.1"))).unwrap();
        assert!(page.contains("SYNOPSIS") && bash.contains(command), "{command}");
    }
    assert!(!bash.contains("papers"), "what is hidden is not offered");
}

#[test]
fn each_command_ends_and_prints_as_it_is_told() {
    let around = folder();
    let mut wrong = Vec::new();
    for line in COMMANDS.lines().filter(|line| !line.is_empty()) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [command, status, out, err] = parts.as_slice() else { panic!("{line}") };
        let words: Vec<String> = command.split(' ').map(|word| word.replace('_', " ")).collect();
        let output = run(&words, around.path(), "");
        let (printed, told) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        let status_is_right = output.status.code() == Some(status.parse().unwrap());
        // what was used wrongly prints no results; a result that is well says nothing beside
        let silent = (*status != "2" || printed.is_empty()) && (!err.is_empty() || told.is_empty() || *status == "0");
        let json = !command.contains("json") || printed.lines().all(|l| l.starts_with('{') && l.ends_with('}'));
        if !(status_is_right && silent && json && printed.contains(out) && told.contains(err)) {
            wrong.push(format!("{line}\n{:?}\n{printed}--\n{told}", output.status.code()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn moves_are_read_from_standard_input() {
    let around = folder();
    let words = ["replay", "good", "--games", "games", "--level", "01", "--moves", "-"].map(str::to_owned);
    let output = run(&words, around.path(), "0,0\n1,0\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("2 1,0: finished"));
    let output = run(&words, around.path(), "0,0 somewhere");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("\"somewhere\" is no move"));
}
