//! The commands as they are typed, run with the real program: exit status, what is printed where, bad input. The cases are files in
//! tests/commands: a `.trycmd` lists commands with everything they print, a `.toml` is one command with its input, its results and its
//! other output kept separate. `TRYCMD=overwrite cargo test --test all -- commands` writes today's output: read the difference before you
//! keep it.

use std::fs;
use std::process::Command;

#[test]
fn each_command_ends_and_prints_as_it_is_told() {
    let home = tempfile::tempdir().unwrap();
    let cases = trycmd::TestCases::new();
    cases.register_bin("switchboard", std::path::Path::new(env!("CARGO_BIN_EXE_switchboard")));
    for (name, value) in [("HOME", home.path().to_str().unwrap()), ("NO_COLOR", "1"), ("LC_ALL", "en_GB.UTF-8")] {
        cases.env(name, value);
    }
    cases.insert_var("[VERSION]", env!("CARGO_PKG_VERSION")).unwrap();
    cases.case("tests/commands/*.trycmd").case("tests/commands/*.toml").run();
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
