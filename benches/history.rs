//! The record on disk: the list of 1,000 players, a level's history of 200 moves, a level opened after 100,000.
#![allow(clippy::expect_used)]

use divan::Bencher;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use switchboard::disk::FolderFiles;
use switchboard::disk::players::FolderStore;
use switchboard::game::read_game;
use switchboard::history::Session;
use switchboard::play::Engine;
use switchboard::shell::{SavePlace, Store};

fn main() {
    divan::main();
}

#[allow(dead_code)]
#[path = "../examples/make_record.rs"]
mod make_record;

/// 1,000 players with one level of 200 moves each.
fn users() -> &'static Path {
    static MADE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let make = || {
        let folder = tempfile::tempdir().expect("a temporary folder");
        make_record::make(folder.path(), 1000, 1, 200).expect("the record is made");
        folder
    };
    MADE.get_or_init(make).path()
}

fn open() -> FolderStore {
    open_in(users())
}

fn open_in(users: &Path) -> FolderStore {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    FolderStore::new(users.to_owned(), vec![games])
}

/// One player with an attempt of 100,000 moves.
fn long() -> &'static Path {
    static MADE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let make = || {
        let folder = tempfile::tempdir().expect("a temporary folder");
        make_record::make(folder.path(), 1, 1, 100_000).expect("the record is made");
        folder
    };
    MADE.get_or_init(make).path()
}

/// What is done when a level is opened.
fn reopen(store: &mut FolderStore, engine: &Engine) -> u32 {
    let place = SavePlace { player: "Player 0000".into(), game: "sokoban".into(), level: "000".into() };
    let opened = store.open_player(&place.player);
    let saves = store.saves(&place);
    assert!(opened.is_ok() && saves.problems.is_empty());
    let (session, problems) = Session::open(engine.clone(), &saves.saves, 1, 0);
    assert!(problems.is_empty());
    session.number()
}

#[divan::bench(sample_count = 20)]
fn reopen_a_level_after_100_000_moves(bencher: Bencher) {
    let mut store = open_in(long());
    store.games();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/sokoban");
    let game = read_game(&FolderFiles::new(folder), "sokoban").game.expect("Sokoban is read");
    let engine = Engine::new(Arc::new(game), 4).expect("it is played");
    assert_eq!(reopen(&mut store, &engine), 100_000);
    bencher.bench_local(|| reopen(&mut store, &engine));
}

/// Reads every save, as opening the level once did.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn history_of_a_level_of_100_000_moves(bencher: Bencher) {
    let mut store = open_in(long());
    store.games();
    let place = SavePlace { player: "Player 0000".into(), game: "sokoban".into(), level: "000".into() };
    bencher.bench_local(|| store.attempts(&place).len());
}

#[divan::bench(sample_count = 20)]
fn list_of_1000_players(bencher: Bencher) {
    let mut store = open();
    bencher.bench_local(|| store.players().map(|players| players.len()));
}

#[divan::bench(sample_count = 20)]
fn history_of_a_level_of_200_moves(bencher: Bencher) {
    let mut store = open();
    store.games();
    let place = SavePlace { player: "Player 0500".into(), game: "sokoban".into(), level: "000".into() };
    assert_eq!(store.attempts(&place).first().map(|saves| saves.saves.len()), Some(201));
    bencher.bench_local(|| store.attempts(&place).len());
}
