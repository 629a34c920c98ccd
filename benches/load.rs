//! Loading a game: reading and checking its folder, compiling its rules for its last level; and checking all its rules.

#![allow(clippy::ptr_arg)] // divan hands over what `names` made

use divan::Bencher;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, read_game};
use switchboard::play::Engine;

fn main() {
    divan::main();
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(name)
}

fn read(name: &str) -> Option<Game> {
    read_game(&FolderFiles::new(folder(name)), name).game
}

fn names() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder(""))
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[divan::bench(args = names(), sample_count = 30)]
fn read_and_check_the_folder(bencher: Bencher, name: &String) {
    bencher.bench_local(|| read(name));
}

#[divan::bench(args = names(), sample_count = 30)]
fn compile_the_last_level(bencher: Bencher, name: &String) {
    let Some(game) = read(name).map(Arc::new) else { return };
    let last = game.levels.len().saturating_sub(1);
    bencher.bench_local(|| Engine::new(Arc::clone(&game), last).is_ok());
}
