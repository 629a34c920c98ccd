//! How long "New level" takes in the list of levels: every game that makes levels, with its default recipe and each difficulty, made as the
//! menu makes them (generator.xml read each time, a new seed, two seconds at most) and stored in a player's folder.
//!
//! `cargo bench --bench new_level [-- GAME...]`
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use switchboard::disk::players::FolderStore;
use switchboard::game::{Game, Language};
use switchboard::generate::{NoLevel, new_level, read_generator};
use switchboard::shell::{Profile, Settings, Store};
use switchboard::solve::{Progress, Stop};

/// The time that the list of levels waits.
const MOST: Duration = Duration::from_secs(2);
/// Levels of each recipe; fewer if they take longer than this together.
const LEVELS: u64 = 50;
const TOGETHER: Duration = Duration::from_secs(25);

#[derive(Default)]
struct Row {
    times: Vec<Duration>,
    late: usize,
    none: usize,
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let users = tempfile::tempdir().unwrap();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut store = FolderStore::new(users.path().to_path_buf(), vec![folder]);
    let profile = Profile::named("Bench", Language::English);
    let player = store.create_player(&profile, &Settings::default()).unwrap();
    let games: Vec<Arc<Game>> = store.games().into_iter().filter_map(|entry| entry.game).collect();
    println!("| game | difficulty | levels | median ms | 99 % below | worst | given up |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut all = Row::default();
    for game in games.iter().filter(|game| wanted.is_empty() || wanted.contains(&game.id)) {
        let Some(generator) = read_generator(game).0 else { continue };
        let named = generator.difficulties.iter().map(|(name, _)| Some(name.as_str()));
        for difficulty in std::iter::once(None).chain(named) {
            let row = measure(game, difficulty, &player, &mut store);
            tell(&game.id, difficulty.unwrap_or(""), &row);
            all.times.extend(row.times);
            all.late += row.late;
            all.none += row.none;
        }
    }
    tell("all", "", &all);
}

fn measure(game: &Arc<Game>, difficulty: Option<&str>, player: &str, store: &mut FolderStore) -> Row {
    let mut row = Row::default();
    let first = Instant::now();
    for seed in 0..LEVELS {
        if first.elapsed() > TOGETHER {
            break;
        }
        let begun = Instant::now();
        let watch = |_: &Progress| if begun.elapsed() > MOST { Err(Stop::Time) } else { Ok(()) };
        // seeds of the menu are any 64 bits
        let made = new_level(game, difficulty, "new", seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), &watch);
        match made {
            Ok(made) => drop(store.keep_level(player, &game.id, &made.level).unwrap()),
            Err(NoLevel::Stopped(_)) => row.late += 1,
            Err(why) => {
                eprintln!("{} {}: {}", game.id, difficulty.unwrap_or(""), why.text());
                row.none += 1;
            }
        }
        row.times.push(begun.elapsed());
    }
    row
}

fn tell(game: &str, difficulty: &str, row: &Row) {
    let mut times = row.times.clone();
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)].as_secs_f64() * 1000.0;
    let (median, most, worst) = (at(50), at(99), at(100));
    println!(
        "| {game} | {difficulty} | {} | {median:.1} | {most:.0} | {worst:.0} | {} |",
        times.len(),
        row.late + row.none
    );
}
