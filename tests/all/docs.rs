//! What the documents show can be used as it is: XML, spreadsheets and commands.

use super::bad_games::in_memory;
use super::languages::sources;
use regex::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use switchboard::import::read_csv;
use switchboard::play::check;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every document and its text.
fn documents() -> Vec<(PathBuf, String)> {
    let folder = |name: &str| -> Vec<PathBuf> {
        fs::read_dir(home().join(name)).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let all: Vec<PathBuf> =
        [folder("docs"), folder("help"), vec![home().join("README.md"), home().join("CONTRIBUTING.md")]]
            .concat()
            .into_iter()
            .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
            .collect();
    all.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// The blocks between ``` of this kind, and where they are.
fn blocks(kind: &str) -> Vec<(String, String)> {
    let fence = Regex::new(&format!(r"(?ms)^```{kind}\n(.*?)^```$")).unwrap();
    let each = |(path, text): (PathBuf, String)| {
        let found = fence.captures_iter(&text).map(|block| block[1].to_owned()).collect::<Vec<_>>();
        found.into_iter().map(move |block| (path.display().to_string(), block)).collect::<Vec<_>>()
    };
    documents().into_iter().flat_map(each).collect()
}

/// The file of a game with this root element.
fn file_of(root: &str) -> Option<&'static str> {
    let files = [
        ("ArrayOfGameRule", "rules.xml"),
        ("ArrayOfGamePiece", "pieces.xml"),
        ("ArrayOfOpponent", "opponents.xml"),
        ("Generator", "generator.xml"),
        ("Measures", "measures.xml"),
        ("LevelImport", "import.xml"),
        ("Tables", "tables.xml"),
    ];
    files.into_iter().find(|(name, _)| *name == root).map(|(_, file)| file)
}

/// Puts a block into a small game: it must be well-formed, and every element and attribute known. Names of pieces, items and levels may be
/// those of other games.
#[test]
fn xml_of_the_documents_can_be_read() {
    let good = in_memory(&home().join("tests/bad_games/good"));
    let all = blocks("xml");
    assert!(all.len() >= 4, "only {} blocks were found", all.len());
    let root = Regex::new(r"<([A-Za-z]+)").unwrap();
    for (document, block) in all {
        let name = root.captures(&block).expect("a block without an element")[1].to_owned();
        let file = file_of(&name).unwrap_or_else(|| panic!("{document}: no file begins with <{name}>"));
        let mut files = good.clone();
        files.files.insert(file.to_owned(), block.clone().into_bytes());
        let found = check(&files, "x").problems;
        let wrong: Vec<String> = found
            .iter()
            .filter(|problem| ["X", "V", "F", "R01", "R04"].iter().any(|kind| problem.code.name().starts_with(kind)))
            .map(|problem| format!("{} {problem}", problem.code.name()))
            .collect();
        assert!(wrong.is_empty(), "{document}: {wrong:?}\n{block}");
    }
}

#[test]
fn spreadsheets_of_the_documents_can_be_read() {
    let all = blocks("csv");
    assert!(!all.is_empty());
    for (document, block) in all {
        assert!(read_csv("x.csv", block.as_bytes()).is_ok(), "{document}: {block}");
    }
}

/// Commands named in documents, such as `switchboard check --solve`, exist with these options.
#[test]
fn commands_of_the_documents_exist() {
    let help = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let named = Regex::new(r"`switchboard ([a-z]+)([^`]*)`").unwrap();
    let option = Regex::new(r"--[a-z-]+").unwrap();
    let mut seen = BTreeSet::new();
    for (path, text) in documents() {
        for named in named.captures_iter(&text) {
            for option in option.find_iter(&named[2]).map(|found| found.as_str().to_owned()).chain([String::new()]) {
                seen.insert((named[1].to_owned(), option, path.display().to_string()));
            }
        }
    }
    assert!(seen.len() > 10, "only {} were found", seen.len());
    for (command, option, document) in seen {
        let mut told = help(&[&command, "--help"]);
        assert!(told.contains("Usage"), "{document}: there is no command {command}");
        for inner in ["import", "export", "add", "remove", "list"] {
            told.push_str(&help(&[&command, inner, "--help"]));
        }
        assert!(told.contains(&option), "{document}: {command} has no {option}");
    }
}

/// Documents named in comments exist.
#[test]
fn documents_that_comments_name_exist() {
    let named = Regex::new(r"(?m)^\s*//.*?\b([a-z-]+\.md)\b").unwrap();
    let mut seen = BTreeSet::new();
    for (path, text) in ["src", "crates", "tests/all"].into_iter().flat_map(sources) {
        for name in named.captures_iter(&text).map(|found| found[1].to_owned()) {
            let exists = ["docs", "help", "."].iter().any(|folder| home().join(folder).join(&name).exists());
            assert!(exists, "{path}: there is no document {name}");
            seen.insert(name);
        }
    }
    assert!(seen.len() > 5, "only {seen:?} are named");
}

/// The kinds of blocks, each tested by a test here; a `text` is a drawing or a formula.
const KINDS: [&str; 8] = ["xml", "csv", "json", "sql", "sh", "bash", "tree", "text"];

#[test]
fn every_block_of_the_documents_says_of_what_kind_it_is() {
    for (path, text) in documents() {
        let mut fences = text.lines().filter(|line| line.starts_with("```"));
        while let (Some(begin), Some(end)) = (fences.next(), fences.next()) {
            let kind = begin.trim_start_matches('`');
            assert!(KINDS.contains(&kind), "{}: {begin} is none of {KINDS:?}", path.display());
            assert_eq!(end, "```", "{}: a block after {begin} has no end", path.display());
        }
    }
}

/// The widest line of prose in the documents, in characters.
const WIDEST: usize = 120;

/// Lines that are too long and could be broken: neither in a block nor a row of a table, and with a space outside code and links.
fn unwrapped(text: &str) -> Vec<&str> {
    let whole = Regex::new(r"`[^`]*`|\[[^\]]*\]\([^)]*\)|^\s*(?:[*+-]|\d+\.) ").unwrap();
    let mut outside = true;
    let prose = text.lines().filter(|line| {
        outside ^= line.starts_with("```");
        outside && !line.starts_with(['|', '<', '#']) && !line.starts_with("    ")
    });
    prose.filter(|line| line.chars().count() > WIDEST && whole.replace_all(line, "").trim().contains(' ')).collect()
}

#[test]
fn lines_of_the_documents_are_wrapped() {
    let long = "word ".repeat(30);
    assert_eq!(unwrapped(&long), [long.as_str()], "a long line is found");
    assert_eq!(
        unwrapped(&format!("| {long} |\n```sh\n{long}\n```\n* `{long}`")),
        [""; 0],
        "a row, a block, a span are not"
    );
    for (path, text) in documents() {
        let wide = if path.starts_with(home().join("help")) { vec![] } else { unwrapped(&text) };
        assert!(wide.is_empty(), "{}: wrap at {WIDEST}: {wide:#?}", path.display());
    }
}

/// This program in a folder of its own, with players of its own.
fn program(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(words).current_dir(folder);
    command.env("HOME", folder).env("XDG_DATA_HOME", folder.join("data"));
    command
}

fn told(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Runs the commands that the documents give to type; programs that play are only asked whether they know the options.
#[test]
fn commands_in_blocks_of_the_documents_run() {
    let folder = tempfile::tempdir().unwrap();
    assert!(program(folder.path(), &["players", "add", "Jana"]).output().unwrap().status.success());
    let mut play =
        program(folder.path(), &["play", "Jana", "--game", "sokoban", "--level", "03", "--headless", "--games"]);
    let played = play.arg(home().join("games")).stdin(Stdio::null()).output().unwrap();
    assert!(played.status.success(), "{}", told(&played));
    let makefile = fs::read_to_string(home().join("Makefile")).unwrap();
    let comment = Regex::new(r"   .*$").unwrap();
    let mut ran = 0;
    for (document, block) in blocks("sh") {
        for line in block.lines().filter(|line| !line.trim().is_empty()) {
            let line = comment.replace(line, "");
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["make", target] => {
                    assert!(makefile.contains(&format!("\n{target}:")), "{document}: no target {target}")
                }
                ["cargo", "install", "--path", "."] => {}
                ["switchboard", "play", rest @ ..] => {
                    let help = told(&program(folder.path(), &["play", "--help"]).output().unwrap());
                    assert!(
                        rest.iter().filter(|word| word.starts_with("--")).all(|word| help.contains(word)),
                        "{line}"
                    );
                }
                ["switchboard", rest @ ..] if cfg!(feature = "parquet") || !rest.contains(&"parquet") => {
                    let output = program(folder.path(), rest).output().unwrap();
                    assert!(output.status.success(), "{document}: {line}: {}", told(&output));
                    ran += 1;
                }
                ["switchboard", ..] => {}
                _ => panic!("{document}: nobody knows how to try {line}"),
            }
        }
    }
    assert!(ran > 3, "only {ran} commands were run");
}

/// What stands in the folder where commands named in the middle of a text are run: whatever they name in capital letters, and the game that
/// docs/make-a-game.md makes.
fn prepared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let run = |words: &[&str]| {
        let output = program(folder.path(), words).output().unwrap();
        assert!(output.status.success(), "{words:?}: {}", told(&output));
    };
    for game in ["./GAME", "./FOLDER", "./games/one"] {
        run(&["new", game, "--from", "lights-out"]);
    }
    run(&["new", "./my-game"]);
    run(&["players", "add", "NAME"]);
    run(&["players", "add", "Other"]);
    run(&["players", "export", "Other", "--out", "FILE"]);
    run(&["players", "remove", "Other", "--yes"]);
    run(&["level", "export", "GAME", "01", "--out", "level.csv"]);
    fs::copy(home().join("help/NEW_SCRIPT/game.puzzlescript"), folder.path().join("my-game.txt")).unwrap();
    folder
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
        let inner = to.join(entry.file_name().unwrap());
        if entry.is_dir() {
            copy_folder(&entry, &inner);
        } else {
            fs::copy(&entry, &inner).unwrap();
        }
    }
}

/// The words to type for a command as a text names it; none if it only names the command, or one that plays.
fn typed(named: &str) -> Option<Vec<String>> {
    let word = Regex::new(r#""([^"]*)"|(\S+)"#).unwrap();
    let words = word.captures_iter(named).map(|found| found.get(1).or(found.get(2)).unwrap().as_str().to_owned());
    let mut words: Vec<String> = words.collect();
    let inner = ["import", "export", "add", "remove"];
    let names = if words.get(1).is_some_and(|word| inner.contains(&word.as_str())) { 2 } else { 1 };
    if words.len() == names || ["play", "open"].contains(&words[0].as_str()) {
        return None;
    }
    let game = match words[0].as_str() {
        "tournament" => "connect-four",
        "simulate" if words.iter().any(|word| word == "--fill") => "sudoku",
        _ => "GAME",
    };
    for word in &mut words {
        *word = match word.trim_start_matches('[').trim_end_matches(']') {
            "GAME" | "HRA" | "SPIEL" => game,
            "FILE..." => "level.csv",
            "JMÉNO" | "MENO" => "NAME",
            "LEVEL" | "L" => "01",
            "A,B,..." => "Random,Random",
            "N" | "S" => "1",
            "games/*" | "games/NAME" => "games/one",
            other => other,
        }
        .to_owned();
    }
    // a command for all games is run for some
    if words[0] == "check" && words[1..].iter().all(|word| word.starts_with('-') || word == "json") {
        words.extend(["--games".to_owned(), "games".to_owned()]);
    }
    Some(words)
}

/// Every command that a document or the help of a command names in a text is run, whatever it names in capital letters filled in.
#[test]
fn commands_in_texts_of_the_documents_and_the_help_run() {
    let prepared = prepared();
    let help = |words: &[&str]| told(&program(prepared.path(), words).output().unwrap());
    let commands = help(&["--help"]);
    let commands = commands.split_once("Commands:").unwrap().1.split_once("Options:").unwrap().0.lines();
    let commands = commands.filter_map(|line| line.split_whitespace().next());
    let helps = commands.map(|command| (format!("{command} --help"), help(&[command, "--help"])));
    let texts = documents().into_iter().map(|(path, text)| (path.display().to_string(), text)).chain(helps);
    let named = Regex::new(r"`switchboard ([a-z]+[^`]*)`").unwrap();
    let mut ran = BTreeSet::new();
    for (document, text) in texts {
        for found in named.captures_iter(&text) {
            let Some(words) = typed(&found[1]).filter(|words| !ran.contains(words)) else { continue };
            let folder = tempfile::tempdir().unwrap();
            copy_folder(prepared.path(), folder.path());
            if words[0] == "new" {
                fs::remove_dir_all(folder.path().join("my-game")).unwrap();
            }
            let output =
                program(folder.path(), &words.iter().map(String::as_str).collect::<Vec<_>>()).output().unwrap();
            assert!(output.status.success(), "{document}: `switchboard {}`: {}", &found[1], told(&output));
            ran.insert(words);
        }
    }
    assert!(ran.len() >= 20, "only {ran:#?} were run");
}

/// Scripts are run as they are, as the first task of an array job.
#[test]
#[cfg(feature = "parquet")]
fn scripts_of_the_documents_run() {
    let all = blocks("bash");
    assert!(!all.is_empty());
    let switchboard = Path::new(env!("CARGO_BIN_EXE_switchboard"));
    let path = format!("{}:{}", switchboard.parent().unwrap().display(), std::env::var("PATH").unwrap());
    for (document, block) in all {
        let folder = tempfile::tempdir().unwrap();
        let mut bash = Command::new("bash");
        bash.args(["-euo", "pipefail", "-c", &block]).current_dir(folder.path()).env("PATH", &path);
        bash.env("HOME", folder.path()).env("SLURM_ARRAY_TASK_ID", "1").stdin(Stdio::null());
        let output = bash.output().unwrap();
        assert!(output.status.success(), "{document}: {block}{}", told(&output));
        let results = fs::read_dir(folder.path().join("games")).unwrap().count();
        assert!(results > 3, "{document}: {block} wrote {results} files");
    }
}

/// The answers shown have the fields of real ones.
#[test]
fn answers_of_the_documents_are_those_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path(), &["play", "--headless", "--game", "sokoban", "Jana"]);
    let games = home().join("games");
    command.arg("--games").arg(games).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut running = command.spawn().unwrap();
    running.stdin.take().unwrap().write_all(b"status\n").unwrap();
    let output = String::from_utf8(running.wait_with_output().unwrap().stdout).unwrap();
    let fields = |text: &str| {
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        value.as_object().unwrap().keys().cloned().collect::<BTreeSet<String>>()
    };
    let real = fields(output.lines().next().unwrap());
    let all = blocks("json");
    assert!(!all.is_empty());
    for (document, block) in all {
        assert_eq!(fields(&block), real, "{document}");
    }
}

/// Queries name columns that exist in the record.
#[test]
fn queries_of_the_documents_ask_for_columns_that_there_are() {
    let read = |name: &str| fs::read_to_string(home().join("docs").join(name)).unwrap();
    let history = format!("{}{}", read("history.md"), read("scale.md"));
    let column = Regex::new(r"(?m)^\| ([a-z_0-9]+) \|").unwrap();
    let columns: BTreeSet<String> = column.captures_iter(&history).map(|row| row[1].to_owned()).collect();
    let words = Regex::new(r"'[^']*'|[A-Za-z_]+(\()?").unwrap();
    let all = blocks("sql");
    assert!(all.len() > 2 && columns.len() > 20);
    for (document, query) in all {
        let named: Vec<&str> = words.find_iter(&query).map(|word| word.as_str()).collect();
        for (at, word) in named.iter().enumerate() {
            let is_name =
                named.get(at.wrapping_sub(1)) == Some(&"AS") || named[..at].windows(2).any(|two| two == ["AS", *word]);
            let is_plain = word.chars().all(|c| c.is_ascii_lowercase() || c == '_')
                && *word != "hive_partitioning"
                && *word != "true";
            assert!(!is_plain || is_name || columns.contains(*word), "{document}: there is no column {word}");
        }
    }
}

/// Files named in a drawing of a folder are files that the program knows.
#[test]
fn folders_of_the_documents_hold_files_that_the_program_knows() {
    fn sources(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                sources(&entry, all);
            } else if entry.extension().is_some_and(|ending| ending == "rs") {
                all.push_str(&fs::read_to_string(entry).unwrap());
            }
        }
    }
    let mut known = String::new();
    ["src", "crates"].iter().for_each(|folder| sources(&home().join(folder), &mut known));
    let file = Regex::new(r"^ *(?:[^ ]*/)?([A-Za-z]+\.[a-z]+|[A-Z]+/)(?: |,|$)").unwrap();
    let mut seen = 0;
    for (document, block) in blocks("tree") {
        for name in block.lines().filter_map(|line| Some(file.captures(line)?[1].to_owned())) {
            let is_known = known.contains(&format!("\"{name}")) || known.contains(&format!("/{name}"));
            let template = home().join("help/NEW_GAME").join(&name).exists();
            assert!(is_known || template || name == "x.before", "{document}: nothing is called {name}");
            seen += 1;
        }
    }
    assert!(seen > 12, "only {seen} files were found");
}
