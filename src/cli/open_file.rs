//! `switchboard open FILE`, and `switchboard FILE`, which a double click runs: a game or a player from a file. The program asks before it
//! adds anything.

use super::Exit;
use super::options::warn;
use super::play;
use crate::disk::{is_parcel, look_into, own_games_folder};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Open a game or a player from a file
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file: `.switchboard`, or a zip of a game folder or a player
    file: PathBuf,
    /// Play in the terminal
    #[arg(long)]
    terminal: bool,
    /// The folder of players
    #[arg(long, value_name = "DIR")]
    users: Option<PathBuf>,
}

/// The words of a command line, with `open` inserted before a lone file.
pub fn with_command(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = words.collect();
    if let [_, file] = words.as_slice()
        && is_parcel(Path::new(file))
    {
        words.insert(1, "open".into());
    }
    words
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let parcel = match look_into(&args.file) {
        Ok(parcel) => parcel,
        Err(problem) => {
            warn(&problem.into());
            return Exit::DidNotHold;
        }
    };
    // the folder must exist, so that it can be searched for games
    if let Some(folder) = own_games_folder() {
        let _ = std::fs::create_dir_all(folder);
    }
    play::run_with(&play::Args::with(args.users.clone(), args.terminal), Some(parcel))
}
