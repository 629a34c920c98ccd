//! Makes players with a long record, for measuring: `make_record USERS PLAYERS LEVELS MOVES`. Every level of every player has the same
//! moves, made by playing a level of Sokoban; files are not flushed one by one, and equal files are hard links to one another, so that 20
//! million of them fit on a small disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::disk::players::{FolderStore, file_name};
use switchboard::game::read_game;
use switchboard::history::{Session, Start, write_save};
use switchboard::language::Language;
use switchboard::play::Engine;
use switchboard::shell::{Profile, Settings, Store};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [users, players, levels, moves] = arguments.as_slice() else {
        return Err("make_record USERS PLAYERS LEVELS MOVES".into());
    };
    let files = make(&PathBuf::from(users), players.parse()?, levels.parse()?, moves.parse()?)?;
    println!("{players} players, {levels} levels each, {files} files a level");
    Ok(())
}

/// Makes the players; returns how many files a level has.
pub fn make(users: &Path, players: u32, levels: u32, moves: usize) -> Result<usize, Box<dyn std::error::Error>> {
    let texts = level_texts(moves)?;
    let mut store = FolderStore::new(users.to_owned(), Vec::new());
    let originals = users.join(".originals");
    fs::create_dir_all(&originals)?;
    for number in 0..players {
        let profile = Profile::named(&format!("Player {number:04}"), Language::English);
        let player = store.create_player(&profile, &Settings::default())?;
        for level in 0..levels {
            let folder = users.join(&player).join("saves/sokoban").join(format!("{level:03}"));
            fs::create_dir_all(&folder)?;
            for (text, number) in texts.iter().zip(0..) {
                let file = folder.join(file_name(number));
                let shared = originals.join(file_name(number));
                // A file system lets only so many names share a file: then a new one is written for the names to come.
                if fs::hard_link(&shared, &file).is_err() {
                    fs::write(&file, text)?;
                    let _ = fs::remove_file(&shared);
                    fs::hard_link(&file, &shared)?;
                }
            }
        }
    }
    fs::remove_dir_all(&originals)?;
    Ok(texts.len())
}

/// The files of one level: its start and this many moves, alternating between the first valid move and the last.
fn level_texts(moves: usize) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/sokoban");
    let game = read_game(&FolderFiles::new(folder), "sokoban").game.ok_or("Sokoban cannot be read")?;
    let engine = Engine::new(Arc::new(game), 4).map_err(|_| "Sokoban cannot be played")?;
    let mut session = Session::start(engine, 1, 1, 0);
    for (number, now) in (0..moves).zip((1500_u64..).step_by(1500)) {
        let valid = session.engine().moves(session.state());
        let chosen = if number % 3 == 0 { valid.last() } else { valid.first() };
        session.play(chosen.ok_or("no move is valid")?, "next best", now).map_err(|_| "refused")?;
    }
    let saves = session.take_saves();
    let start = saves.first().map(|save| Start::new(save.layout.clone()));
    let time = "2026-03-03T10:00:00+01:00".parse().ok();
    let text = |save: &switchboard::history::Save| {
        let save = switchboard::history::Save { time, ..save.clone() };
        write_save(&save, start.as_ref().filter(|_| save.number > 0))
    };
    Ok(saves.iter().map(text).collect())
}
