//! Hostile folders: whatever is in them, reading ends, reports what it refused, and keeps no other game from the list. Each attack here
//! once froze the program or used up all memory.

use super::bad_games::in_memory;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use switchboard::diag::{MAX_MESSAGE, MAX_PROBLEMS, Problem};
use switchboard::disk::Catalogue;
use switchboard::game::{FileFault, Files, MemoryFiles, Read, picture_fault, read_game};
use switchboard::language::Language;
use switchboard::play::{check, check_until};

fn good() -> MemoryFiles {
    in_memory(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_games/good"))
}

fn with(path: &str, change: impl Fn(String) -> String) -> Read {
    let mut files = good();
    let text = String::from_utf8(files.files[path].clone()).unwrap();
    files.files.insert(path.to_owned(), change(text).into_bytes());
    let read = read_game(&files, "x");
    assert!(read.problems.len() <= MAX_PROBLEMS, "{path}");
    let longest = |problem: &Problem| problem.message().chars().count() <= 3 * MAX_MESSAGE;
    assert!(read.problems.iter().all(longest), "{path}");
    read
}

fn codes(read: &Read) -> BTreeSet<&'static str> {
    read.problems.iter().map(|problem| problem.code.name()).collect()
}

/// This many pieces of text, each with its number.
fn many(count: usize, each: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut all, number| {
        write!(all, "{}", each(number)).unwrap();
        all
    })
}

#[test]
fn a_file_that_would_take_for_ever_is_refused() {
    let inside = |text: String, end: &str, what: String| text.replace(end, &(what + end));
    let description = "</GameDescription>";
    let pieces = "</ArrayOfGamePiece>";
    let many_attributes =
        |t: String| inside(t, description, format!("<Name{}/>", many(50_000, |n| format!(" a{n}='1'"))));
    for (path, code, change) in [
        ("description.xml", "X005", &many_attributes as &dyn Fn(String) -> String),
        ("description.xml", "V007", &|t| t.replace("<Name>", &format!("<Name>{}", "long ".repeat(1_500_000)))),
        ("description.xml", "V007", &|t| {
            inside(t, description, many(70_000, |n| format!("<Message name=\"m{n}\">x</Message>")))
        }),
        ("description.xml", "V007", &|t| {
            inside(t, description, many(100_000, |n| format!("<RulesTxt xml:lang=\"x{n}\">x</RulesTxt>")))
        }),
        ("description.xml", "X010", &|t| inside(t, description, "<Author>x</Author>".repeat(200_000))),
        ("description.xml", "X008", &|t| inside(t, description, many(200_000, |n| format!("<Nane{n}>x</Nane{n}>")))),
        ("description.xml", "X008", &|t| inside(t, description, format!("<{0}>x</{0}>", "Name".repeat(500_000)))),
        ("pieces.xml", "P002", &|t| {
            let piece =
                |n| format!("<GamePiece><Name>p{n}</Name><PictureFileName>q{n}.svg</PictureFileName></GamePiece>");
            inside(t, pieces, many(4_000, piece))
        }),
    ] {
        let read = with(path, change);
        assert!(codes(&read).contains(code), "{path} {code}: {:?}", codes(&read));
        let name = read.game.map(|game| game.description.name.get(Language::English).chars().count());
        assert!(name.is_none_or(|length| length <= 500), "{path} {code}");
    }
}

/// A folder with ten thousand levels, each a link to the same large file.
struct Linked(MemoryFiles);

impl Files for Linked {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        match path.rsplit_once('/') {
            Some((_, "description.xml")) => {
                let filler = " ".repeat(8_000_000);
                Ok(format!("<LevelDescription><!--{filler}--><Name>x</Name></LevelDescription>").into_bytes())
            }
            Some((_, "startingLayout.xml")) => self.0.read("LEVELS/01/startingLayout.xml"),
            _ => self.0.read(path),
        }
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        self.0.size(path)
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        if path == "LEVELS" { Ok((0..10_000).map(|n| format!("{n:05}/")).collect()) } else { self.0.list(path) }
    }

    fn show(&self, path: &str) -> String {
        path.to_owned()
    }
}

#[test]
fn a_folder_is_read_up_to_so_many_bytes_and_says_so() {
    let read = read_game(&Linked(good()), "x");
    assert_eq!(codes(&read), BTreeSet::from(["F010"]));
    let levels = read.game.unwrap().levels.len();
    assert!((10..20).contains(&levels), "{levels} levels");
}

#[test]
fn invisible_signs_are_told() {
    for sign in ['\u{1b}', '\u{9b}', '\u{202e}'] {
        let read = with("description.xml", |text| text.replace("<Name>", &format!("<Name>{sign}")));
        assert!(codes(&read).contains("V006"), "U+{:04X}", u32::from(sign));
    }
}

#[test]
fn a_folder_of_too_many_folders_is_looked_into_as_far_as_said() {
    let around = tempfile::tempdir().unwrap();
    for number in 0..=switchboard::disk::MAX_GAMES {
        std::fs::create_dir(around.path().join(number.to_string())).unwrap();
    }
    let catalogue = Catalogue::new(&[around.path().to_owned()]);
    let codes: Vec<&str> = catalogue.problems().iter().map(|problem| problem.code.name()).collect();
    assert_eq!((catalogue.iter().count(), codes), (0, vec!["F011"]));
}

#[test]
fn games_that_are_not_read_yet_are_listed_and_come_later() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let catalogue = Catalogue::new(&[games]);
    let reading = catalogue.begin(Some("sokoban"));
    let first = reading.within(std::time::Duration::ZERO);
    assert_eq!(first.len(), catalogue.iter().count());
    let waits = |entry: &switchboard::shell::GameEntry| entry.problems.iter().any(|problem| problem.code == "F012");
    assert!(first.iter().all(|entry| entry.game.is_some() || waits(entry)));
    assert!(first.iter().any(|entry| entry.id == "sokoban" && !waits(entry)), "it is waited for");
    let all = reading.all();
    assert!(all.iter().all(|entry| entry.game.is_some() && !waits(entry)) && reading.is_done());
}

/// Everything that commands print passes one place, where characters that control a terminal are escaped.
#[test]
fn commands_print_in_one_place() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        for word in ["println!", "eprintln!", "stdout()", "stderr()", "print!("] {
            let allowed: &[&str] = match name.as_str() {
                "output.rs" => continue,
                // the progress line, in our own words
                "deadline.rs" => &["std::io::stderr()"],
                // through `Shown`; whether it is a terminal
                "history.rs" => &["Shown::new(BufWriter::new(io::stdout()))"],
                "log.rs" => &["io::stderr().is_terminal()"],
                "generate.rs" | "play.rs" => &["std::io::stdout().is_terminal()"],
                _ => &[],
            };
            let left = allowed.iter().fold(text.clone(), |text, allowed| text.replace(allowed, ""));
            assert!(!left.contains(word), "{name}: {word}");
        }
    }
}

#[test]
fn no_command_lets_a_terminal_obey_a_game_or_a_player() {
    let around = tempfile::tempdir().unwrap();
    let games = around.path().join("games");
    let folder = games.join("bad");
    let evil = "\u{1b}]52;c;aGk=\u{7}\u{9b}2J\u{202e}";
    let mut files = good();
    for (path, tag) in [("description.xml", "<Name>"), ("LEVELS/01/description.xml", "<Name>")] {
        let text = String::from_utf8(files.files[path].clone()).unwrap();
        files.files.insert(path.to_owned(), text.replace(tag, &format!("{tag}{evil}")).into_bytes());
    }
    for (path, bytes) in &files.files {
        let to = folder.join(path);
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        std::fs::write(to, bytes).unwrap();
    }
    let users = around.path().join("users");
    let bad = folder.display().to_string();
    let (games, users) = (games.display().to_string(), users.display().to_string());
    let name = format!("Eva{}", evil.replace('\u{7}', ""));
    for arguments in [
        vec!["games", "--games", &games],
        vec!["games", "--games", &games, "--format", "json"],
        vec!["levels", &bad],
        vec!["levels", &bad, "--format", "json"],
        vec!["level", "export", &bad, "01"],
        vec!["check", &bad],
        vec!["check", &bad, "--format", "json"],
        vec!["replay", &bad, "01", "0,0"],
        vec!["players", "add", &name, "--users", &users],
        vec!["players", "list", "--users", &users],
        vec!["players", "list", "--users", &users, "--format", "json"],
        vec!["history", "--users", &users, "--with-names"],
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_switchboard")).args(&arguments).output().unwrap();
        for bytes in [output.stdout, output.stderr] {
            let text = String::from_utf8(bytes).unwrap();
            assert_eq!(switchboard::diag::hidden_sign(&text), None, "{arguments:?}: {text}");
        }
    }
}

#[test]
fn a_picture_that_refers_to_another_file_is_told() {
    let fault = |body: &str| {
        let text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>"#);
        picture_fault("PIECES/a.svg", text.as_bytes()).map(|problem| problem.code.name())
    };
    assert_eq!(fault(r#"<image href="/etc/passwd"/>"#), Some("P009"));
    assert_eq!(fault(r#"<g><use xlink:href="other.svg#a"/></g>"#), Some("P009"));
    assert_eq!(fault(r#"<image href="data:image/svg+xml;base64,AAAA"/>"#), Some("P009"));
    assert_eq!(fault(r##"<use href="#a"/><image href="data:image/png;base64,AAAA"/><a href="x"/>"##), None);
}

/// Each cell was worked out as often as the piece was named, and the check did not end.
#[test]
fn a_piece_that_is_covered_again_and_again_counts_once() {
    let mut files = in_memory(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/minesweeper"));
    let text = String::from_utf8(files.files["pieces.xml"].clone()).unwrap();
    let text = text.replace("\"covers\">Safe Mine<", &format!("\"covers\">{}<", "Safe Mine ".repeat(20_000)));
    files.files.insert("pieces.xml".to_owned(), text.into_bytes());
    let game = read_game(&files, "x").game.unwrap();
    let (hidden, _) = game.pieces.find("hidden").unwrap();
    let names: Vec<&str> =
        game.pieces.covered(hidden).iter().map(|at| game.pieces.get(*at).unwrap().name.written()).collect();
    assert_eq!(names, ["Safe", "Mine"]);
}

#[test]
fn check_ends_when_its_time_is_over_and_says_so() {
    let asked = std::cell::Cell::new(0);
    let read = check_until(&good(), "x", &|| {
        asked.set(asked.get() + 1);
        true
    });
    assert!(asked.get() > 0 && codes(&read).contains("F013"), "{:?}", codes(&read));
    assert!(!codes(&check(&good(), "x")).contains("F013"));
    // ... within the rules too: a hundred thousand unknown names, the first of which are reported
    let mut files = good();
    let rules: String = (0..100_000).map(|n| format!("Unknown{n} = 1; ")).collect();
    let rules =
        format!("<ArrayOfGameRule language=\"2\"><GameRule><Contents>{rules}</Contents></GameRule></ArrayOfGameRule>");
    files.files.insert("rules.xml".to_owned(), rules.into_bytes());
    asked.set(0);
    let read = check_until(&files, "x", &|| {
        asked.set(asked.get() + 1);
        asked.get() > 500
    });
    let found = codes(&read);
    assert!(found.contains("F013") && found.contains("R022") && asked.get() < 5_000, "{found:?}, {}", asked.get());
}

/// The limits stated in docs/security.md, each with its constant.
#[test]
fn the_limits_of_the_document_are_those_of_the_program() {
    use switchboard::{diag, disk, game};
    let held: BTreeMap<&str, u64> = BTreeMap::from([
        ("game::MAX_FILE_BYTES", game::MAX_FILE_BYTES),
        ("game::MAX_LEARNT_BYTES", game::MAX_LEARNT_BYTES),
        ("opponent::train::MAX_FILE", switchboard::opponent::train::MAX_FILE),
        ("game::MAX_FOLDER_BYTES", game::MAX_FOLDER_BYTES),
        ("game::MAX_FOLDER_CELLS", game::MAX_FOLDER_CELLS as u64),
        ("game::MAX_LEVELS", game::MAX_LEVELS as u64),
        ("game::MAX_PIECES", game::MAX_PIECES as u64),
        ("game::xml::MAX_DEPTH", game::xml::MAX_DEPTH as u64),
        ("game::xml::MAX_ELEMENTS", game::xml::MAX_ELEMENTS as u64),
        ("game::xml::MAX_ATTRIBUTES", game::xml::MAX_ATTRIBUTES as u64),
        ("game::fields::MAX_LINE", game::fields::MAX_LINE as u64),
        ("game::fields::MAX_TEXT", game::fields::MAX_TEXT as u64),
        ("game::fields::MAX_LANGUAGES", game::fields::MAX_LANGUAGES as u64),
        ("game::fields::MAX_PROBLEMS", game::fields::MAX_PROBLEMS as u64),
        ("game::MAX_MESSAGES", game::MAX_MESSAGES as u64),
        ("game::MAX_SOUNDS", game::MAX_SOUNDS as u64),
        ("game::MAX_SOUND_BYTES", game::MAX_SOUND_BYTES),
        ("game::MAX_SOUND_SECONDS", u64::from(game::MAX_SOUND_SECONDS)),
        ("game::MAX_ANIMATED_PIXELS", game::MAX_ANIMATED_PIXELS),
        ("game::MAX_SIDE", u64::from(game::MAX_SIDE)),
        ("diag::MAX_PROBLEMS", diag::MAX_PROBLEMS as u64),
        ("diag::MAX_MESSAGE", diag::MAX_MESSAGE as u64),
        ("disk::MAX_GAMES", disk::MAX_GAMES as u64),
        ("disk::MAX_ENTRIES", disk::MAX_ENTRIES as u64),
        ("disk::parcel::MAX_DEPTH", disk::parcel::MAX_DEPTH as u64),
        ("disk::parcel::MAX_NAME", disk::parcel::MAX_NAME as u64),
        ("disk::parcel::MAX_GROWTH", disk::parcel::MAX_GROWTH),
        ("disk::parcel::FREE_BYTES", disk::parcel::FREE_BYTES),
        ("disk::reading::MAX_BYTES", disk::reading::MAX_BYTES),
        ("disk::reading::MAX_THREADS", disk::reading::MAX_THREADS as u64),
        ("disk::reading::LONGEST", disk::reading::LONGEST.as_secs()),
        ("play::LONGEST_CHECK", switchboard::play::LONGEST_CHECK.as_secs()),
        ("disk::MAX_WATCHED", disk::MAX_WATCHED as u64),
        ("disk::MAX_POLLED", disk::MAX_POLLED as u64),
        ("shell::LOOK_BYTES", switchboard::shell::LOOK_BYTES),
        #[cfg(feature = "window")]
        ("ui::MAX_PICTURE_MEMORY", switchboard::ui::MAX_PICTURE_MEMORY),
        #[cfg(feature = "window")]
        ("ui::LONGEST_DRAWING", switchboard::ui::LONGEST_DRAWING.as_secs()),
        ("shell::PORTRAIT_SIDE", u64::from(switchboard::shell::PORTRAIT_SIDE)),
        ("shell::MAX_PORTRAIT_BYTES", switchboard::shell::MAX_PORTRAIT_BYTES),
        #[cfg(feature = "window")]
        ("ui::MAX_KEPT_PIXELS", switchboard::ui::MAX_KEPT_PIXELS as u64),
        #[cfg(feature = "window")]
        ("ui::MAX_FRAMES", switchboard::ui::MAX_FRAMES as u64),
    ]);
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/security.md")).unwrap();
    let mut told = BTreeSet::new();
    for line in text.lines().filter(|line| line.ends_with("` |")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let name = cells[cells.len() - 2].trim_matches('`');
        if name.starts_with("ui::") && !cfg!(feature = "window") {
            continue;
        }
        let mut words = cells[cells.len() - 3].split(' ');
        let number: u64 = words.next().unwrap().replace(',', "").parse().unwrap();
        let number = if words.next() == Some("MiB") { number << 20 } else { number };
        assert_eq!(held.get(name), Some(&number), "{name}");
        told.insert(name.to_owned());
    }
    let untold: Vec<&&str> = held.keys().filter(|name| !told.contains(**name)).collect();
    assert!(untold.is_empty(), "docs/security.md does not tell {untold:?}");
}
