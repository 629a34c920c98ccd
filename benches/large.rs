//! Large things: a list of 500 games when the program starts, and signals on a board of 200 x 200 on which every cell is valid.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use switchboard::disk::Catalogue;
use switchboard::disk::players::FolderStore;
use switchboard::shell::{App, Event, Program, Signal, Start};

const SIDE: usize = 200;
const SIGNALS: usize = 40;
const GAMES: usize = 500;

fn game(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(name)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Lights Out on the largest board: only its first level.
fn large_game(games: &Path) {
    let folder = games.join("large");
    copy(&game("lights-out"), &folder);
    for level in fs::read_dir(folder.join("LEVELS")).unwrap() {
        let level = level.unwrap();
        if level.file_name() != "01" && level.path().is_dir() {
            fs::remove_dir_all(level.path()).unwrap();
        }
    }
    let place = folder.join("LEVELS/01/startingLayout.xml");
    let text = fs::read_to_string(&place).unwrap();
    let head = &text[..text.find("<Matrixes>").unwrap()];
    let matrix = |kind: &str, name: &str, word: &str| {
        let row = format!("<Row>{}</Row>", [word; SIDE].join(" "));
        format!(
            "<{kind}><name>{name}</name><width>{SIDE}</width><height>{SIDE}</height><Rows>{}</Rows></{kind}>",
            row.repeat(SIDE)
        )
    };
    let matrices = [
        matrix("MatrixString", "STATE", "On"),
        matrix("MatrixBool", "VALID", "true"),
        matrix("MatrixString", "FINAL", "Off"),
    ];
    fs::write(place, format!("{head}<Matrixes>{}</Matrixes>\n</LevelLayout>\n", matrices.concat())).unwrap();
    let about = folder.join("LEVELS/01/description.xml");
    fs::write(about, "<LevelDescription><Name>Large</Name></LevelDescription>").unwrap();
}

fn tell(name: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    println!("{name}: median {:.1} ms, worst {:.1} ms", times[times.len() / 2], times[times.len() - 1]);
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1000.0
}

fn signals(method: &str) {
    let (users, games) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    large_game(games.path());
    let mut store = FolderStore::new(users.path().to_owned(), vec![games.path().to_owned()]);
    let mut settings = switchboard::shell::Settings::default();
    settings.set("method", method).unwrap();
    let profile = switchboard::shell::Profile::named("Bench", switchboard::language::Language::English);
    let player = switchboard::shell::Store::create_player(&mut store, &profile, &settings).unwrap();
    let start = Start { player: Some(player), game: Some("large".to_owned()), level: None };
    let begun = Instant::now();
    let mut app = App::new(Box::new(store), &start, 0).unwrap();
    let page = app.page(0);
    assert_eq!(page.screen, "board", "{:?}", page.notices);
    println!("{method}: opened in {:.1} ms, {} choices", milliseconds(begun), page.choices.len());
    let (mut times, mut now) = (Vec::new(), 0);
    for round in 0..SIGNALS {
        now += 1000;
        let begun = Instant::now();
        app.handle(Event::Signal(if round % 3 == 2 { Signal::Action } else { Signal::Next }), now);
        let page = app.page(now);
        times.push(milliseconds(begun));
        assert!(!page.choices.is_empty());
    }
    tell(&format!("a signal, {SIDE} x {SIDE} valid cells, {method}"), &mut times);
}

fn list() {
    let games = tempfile::tempdir().unwrap();
    let mut shipped: Vec<PathBuf> = fs::read_dir(game("")).unwrap().map(|entry| entry.unwrap().path()).collect();
    shipped.retain(|path| path.is_dir());
    shipped.sort();
    for (number, from) in (0..GAMES).zip(shipped.iter().cycle()) {
        copy(from, &games.path().join(format!("{number:03}")));
    }
    let mut times = Vec::new();
    for _ in 0..5 {
        let begun = Instant::now();
        let all = Catalogue::new(&[games.path().to_owned()]).begin(None).all();
        times.push(milliseconds(begun));
        assert!(all.len() == GAMES && all.iter().all(|entry| entry.game.is_some()));
    }
    tell(&format!("all of {GAMES} games are read"), &mut times);
}

fn main() {
    for method in ["linear", "best", "RowColumn"] {
        signals(method);
    }
    list();
}
