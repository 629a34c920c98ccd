//! A fault of the program itself: it is told, nothing that was played is lost, and play goes on.

use super::faults::{Playing, copy};
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games, words};
use std::path::Path;
use std::process::{Command, Stdio};
use switchboard::broken::fault;
use switchboard::game::Language;
use switchboard::play::Engine;
use switchboard::shell::{ChoiceKind, Profile, Start};

/// A walk at the second level of a game: the first may end within three moves.
fn at_board(game: &str) -> Walk {
    let entries = games(&[game]);
    let level = entries[0].game.as_ref().unwrap().levels[1].id.clone();
    let mut store = MemoryStore::new(entries);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    let start = Start { player: Some("Ann".into()), game: Some(game.into()), level: Some(level) };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    for leads_on in ["play", "begin"] {
        walk.choose_name(leads_on);
    }
    assert_eq!(walk.page().screen, "board", "{game}");
    walk
}

/// Plays the first move that the board offers.
fn play_on(walk: &mut Walk) {
    let page = walk.page();
    let first = page.choices.iter().position(|choice| matches!(choice.kind, ChoiceKind::Move(..)));
    walk.handle(switchboard::shell::Event::Click(switchboard::shell::ChoiceId(
        first.unwrap_or_else(|| panic!("{:?}", words(&page))),
    )));
}

/// How many moves were played, as the page says.
fn played(walk: &Walk) -> u32 {
    walk.page().standing.unwrap().number
}

#[test]
fn a_fault_in_any_room_is_told_and_what_was_played_is_kept() {
    // the room, a game that uses it, and whether the move that broke down was saved before
    let faults = [
        ("scan", "sokoban", 0),
        ("rules", "sokoban", 0),
        ("engine", "sokoban", 0),
        ("puzzlescript", "mirror-twins", 0),
        ("unsaved", "sokoban", 0),
        ("saved", "sokoban", 1),
    ];
    for (room, game, more) in faults {
        let mut walk = at_board(game);
        play_on(&mut walk);
        play_on(&mut walk);
        let before = played(&walk);
        fault::arm(room);
        match room {
            "scan" => walk.wait(),
            _ => play_on(&mut walk),
        }
        let page = walk.page();
        assert_eq!(page.screen, "broken", "{room}");
        let told = words(&page).join("\n");
        assert!(told.contains(&format!("game {game}")) && told.contains("screen board"), "{told}");
        assert!(told.contains(".rs:") && !told.contains("Ann"), "{told}");
        assert!(walk.choose_name("keep"), "{room}");
        assert!(walk.choose_name("go-on"), "{room}");
        assert_eq!(walk.page().screen, "games", "{room}");
        assert!(walk.choose_name("continue"), "{room}: {:?}", words(&walk.page()));
        assert_eq!((walk.page().screen, played(&walk)), ("board", before + more), "{room}: {:?}", words(&walk.page()));
        play_on(&mut walk);
        assert_eq!(played(&walk), before + more + 1, "{room}");
    }
}

#[test]
fn a_fault_of_a_screen_while_it_is_drawn_is_told_too() {
    let mut walk = at_board("sokoban");
    // the board's content is asked for while an event is handled; the scanner is stepped before
    fault::arm("drawn");
    let page = walk.page();
    assert!(page.choices.is_empty(), "nothing is shown in its place");
    walk.wait();
    assert_eq!(walk.page().screen, "broken");
}

/// The program on two games, with a fault to come.
fn with_fault(users: &Path, games: &Path, room: &str, game: &str) -> Playing {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Jana", "--game", game, "--headless", "--signals", "-"]);
    command.arg("--users").arg(users).arg("--games").arg(games).env(fault::VARIABLE, room);
    Playing::spawn(command)
}

#[test]
fn the_program_lives_on_after_a_fault_in_each_room() {
    let root = tempfile::tempdir().unwrap();
    let games = root.path().join("games");
    for game in ["sokoban", "mirror-twins"] {
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(game), &games.join(game));
    }
    for (room, game) in
        [("rules", "sokoban"), ("engine", "sokoban"), ("puzzlescript", "mirror-twins"), ("saved", "sokoban")]
    {
        let mut playing = with_fault(&root.path().join(room), &games, room, game);
        let mut answer = playing.ask("next");
        for signal in ["action", "next", "right", "down", "up", "left"].into_iter().cycle().take(60) {
            if answer["screen"] == "broken" {
                break;
            }
            answer = playing.ask(signal);
        }
        assert_eq!(answer["screen"], "broken", "{room}");
        assert_eq!(playing.choose("go-on")["screen"], "games", "{room}");
        playing.quit();
    }
}

/// The terminal stays in the program's hands after a breakdown: it goes on to read single keys, on the screen that it drew.
#[cfg(target_os = "linux")]
#[test]
fn the_terminal_is_kept_after_a_breakdown() {
    use std::io::{Read, Write};
    let root = tempfile::tempdir().unwrap();
    let games = root.path().join("games");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/sokoban"), &games.join("sokoban"));
    let program = format!(
        "stty rows 30 cols 100 && exec {} play Jana --game sokoban --terminal --users {} --games {}",
        env!("CARGO_BIN_EXE_switchboard"),
        root.path().join("users").display(),
        games.display()
    );
    let mut command = Command::new("script");
    command.args(["-qfec", &program, "/dev/null"]).env(fault::VARIABLE, "drawn").env("TERM", "xterm-256color");
    command.env("XDG_DATA_HOME", root.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut terminal = command.spawn().unwrap();
    let (mut keys, mut screen) = (terminal.stdin.take().unwrap(), terminal.stdout.take().unwrap());
    let mut shown = String::new();
    let mut until = |is_there: &dyn Fn(&str) -> bool, shown: &mut String| {
        let mut bytes = [0; 4096];
        while !is_there(shown) {
            let read = screen.read(&mut bytes).unwrap();
            assert!(read > 0, "it ended: {shown}");
            shown.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    };
    until(&|shown| shown.contains("page.rs"), &mut shown);
    keys.write_all(b"\r").unwrap();
    // another page, not the echo of a key
    let before = shown.len();
    until(&|shown| shown.len() > before + 800, &mut shown);
    assert!(!shown.contains("\x1b[?1049l"), "the other screen was left");
    terminal.kill().unwrap();
    terminal.wait().unwrap();
}

/// Work in the background that broke down is answered, and its game goes on.
#[test]
fn reasoning_that_breaks_down_leaves_the_board_as_it_is() {
    let root = tempfile::tempdir().unwrap();
    let games = root.path().join("games");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/takuzu"), &games.join("takuzu"));
    let mut playing = with_fault(&root.path().join("users"), &games, "reason", "takuzu");
    let mut answer = playing.ask("next");
    for signal in ["action", "next"].into_iter().cycle().take(10) {
        if answer["screen"] == "board" {
            break;
        }
        answer = playing.ask(signal);
    }
    assert_eq!(answer["screen"], "board");
    playing.ask("hint");
    let told = playing.ask("wait");
    assert_eq!(told["screen"], "board", "{told}");
    assert!(told.to_string().contains("broke"), "{told}");
    playing.quit();
}

/// The hidden faults are for tests: a build for people has none.
#[test]
fn engines_do_not_break_down_by_themselves() {
    let entries = games(&["sokoban"]);
    let game = entries[0].game.clone().unwrap();
    let engine = Engine::new(game, 0).unwrap();
    let mut state = engine.start(0);
    let chosen = engine.moves(&state)[0];
    fault::arm("elsewhere");
    assert!(engine.play(&mut state, &chosen).is_ok());
}
