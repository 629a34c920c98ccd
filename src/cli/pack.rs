//! `switchboard pack`: a game folder as one file to give away.

use super::Exit;
use super::options::{Games, print, say, warn};
use crate::disk::pack_game;
use std::path::PathBuf;

/// Write a game folder into a zip file that others can open
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The file to write; by default the game's name with .zip, in the current folder
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    games: Games,
}

/// Runs the command; prints the name of the file.
pub fn run(args: &Args) -> Exit {
    let (id, files) = match args.games.find(&args.game) {
        Ok(found) => found,
        Err(exit) => return exit,
    };
    let to = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{id}.zip")));
    match pack_game(&files, &id, &to) {
        Ok(()) => {
            print(&to.display().to_string());
            say(&format!("open it: switchboard open {}", to.display()));
            Exit::Good
        }
        Err(problem) => {
            warn(&problem.into());
            Exit::DidNotHold
        }
    }
}
