//! `switchboard new`: make a new game folder from the template.

use super::Exit;
use super::options::{Games, print, say, warn, wrong_use};
use crate::disk::{FolderFiles, new_game, new_game_folder, new_script, own_games_folder};

/// Make a new game folder from the template.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game's name: a folder among your own games, or in --games; a path is used as it is
    name: String,
    /// Copy this game instead of the template: the path of a game folder, or the name of a game
    #[arg(long, value_name = "GAME")]
    from: Option<String>,
    /// Copy the template of a PuzzleScript game
    #[arg(long, conflicts_with = "from")]
    puzzlescript: bool,
    #[command(flatten)]
    games: Games,
}

/// The game to copy: one in --games, otherwise one of the program's.
fn original(args: &Args, game: &str) -> Result<(String, FolderFiles), Exit> {
    match args.games.catalogue().find(game) {
        Some(found) => Ok(found),
        None => Games::default().find(game),
    }
}

/// Runs the command; prints where the new game is.
pub fn run(args: &Args) -> Exit {
    let from = match args.from.as_ref().map(|game| original(args, game)).transpose() {
        Ok(found) => found.map(|(_, files)| files),
        Err(exit) => return exit,
    };
    let Some(folder) = args.games.folders.first().cloned().or_else(own_games_folder) else {
        return wrong_use("there is no folder for your own games", "say where with --games DIR");
    };
    let to = match new_game_folder(&args.name, &folder) {
        Ok(to) => to,
        Err(problem) => {
            warn(&problem.into());
            return Exit::WrongUse;
        }
    };
    let made = if args.puzzlescript { new_script(&to) } else { new_game(&to, from.as_ref()) };
    if let Err(problem) = made {
        warn(&problem.into());
        return Exit::DidNotHold;
    }
    print(&to.display().to_string());
    say(&format!("play it:  switchboard play --game {}", to.display()));
    say(&format!("check it: switchboard check {}", to.display()));
    Exit::Good
}
