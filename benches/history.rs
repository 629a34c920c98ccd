//! The record on disk: the list of 1,000 players, a level's history of 200 moves.
#![allow(clippy::expect_used)]

use divan::Bencher;
use std::path::Path;
use std::sync::OnceLock;
use switchboard::disk::players::FolderStore;
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
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    FolderStore::new(users().to_owned(), vec![games])
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
