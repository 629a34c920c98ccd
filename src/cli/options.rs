//! Options that several commands share.

use super::Exit;
pub use super::output::{Shown, print, print_json, print_problem, say, show_progress, warn, wrong_use};
use crate::disk::players::{Users, find_player, own_levels, read_with_own, users_folder};
use crate::disk::{Catalogue, FolderFiles, games_folders};
use crate::game::{Game, Read, read_game};
use crate::language::Language;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Where games are looked for.
#[derive(Debug, Clone, Default, Args)]
pub struct Games {
    /// A folder of games; may be given several times; the first of two games with the same name counts
    #[arg(long = "games", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

impl Games {
    /// The games found; problems of the folders of games are printed.
    pub fn catalogue(&self) -> Catalogue {
        let catalogue = Catalogue::new(&games_folders(&self.folders));
        warn(catalogue.problems());
        catalogue
    }

    /// The folder of the named game, preceded by its folder name.
    ///
    /// # Errors
    /// There is none; that was printed.
    pub fn find(&self, game: &str) -> Result<(String, FolderFiles), Exit> {
        let catalogue = self.catalogue();
        catalogue.find(game).ok_or_else(|| {
            let names = catalogue.iter().map(|(id, _)| id);
            let hint = match crate::diag::nearest(game, names) {
                Some(near) => format!("did you mean {near}?"),
                None => String::from("`switchboard games` lists them; the path of a game folder will do too"),
            };
            wrong_use(&format!("there is no game {game}"), &hint)
        })
    }

    /// The named game, read and playable, with a player's own levels. Its problems are not printed unless they make play impossible.
    ///
    /// # Errors
    /// There is none, or it cannot be played; that was printed.
    pub fn read(&self, game: &str, whose: &Whose) -> Result<Game, Exit> {
        let (id, files) = self.find(game)?;
        let read = whose.read(files, &id)?;
        read.game.ok_or_else(|| {
            warn(&read.problems);
            say(&format!("the game {id} cannot be played"));
            Exit::DidNotHold
        })
    }
}

/// A player whose own levels are included.
#[derive(Debug, Clone, Default, Args)]
pub struct Whose {
    /// Include the new levels of this player (a name or a folder name)
    #[arg(long, value_name = "PLAYER")]
    pub player: Option<String>,
    /// The folder of players
    #[arg(long, value_name = "DIR", requires = "player")]
    pub users: Option<PathBuf>,
}

impl Whose {
    fn folder(&self) -> Users {
        Users::new(users_folder(self.users.as_deref()))
    }

    /// The folder name of the named player.
    ///
    /// # Errors
    /// There is none; that was printed.
    pub fn player(&self) -> Result<Option<String>, Exit> {
        let found = self.player.as_deref().map(|player| find_player(&self.folder(), player)).transpose();
        found.map_err(|problem| {
            warn(&problem.into());
            Exit::WrongUse
        })
    }

    /// The game in this folder, with the player's own levels after its others.
    ///
    /// # Errors
    /// There is no such player; that was printed.
    pub fn read(&self, files: FolderFiles, id: &str) -> Result<Read, Exit> {
        let own = self.player()?.and_then(|player| read_with_own(&self.folder(), &player, Box::new(files.clone()), id));
        Ok(own.unwrap_or_else(|| read_game(&files, id)))
    }

    /// The folder names of the player's own levels of this game.
    ///
    /// # Errors
    /// As [`Whose::read`].
    pub fn levels(&self, files: &FolderFiles, id: &str) -> Result<Vec<String>, Exit> {
        let player = self.player()?;
        Ok(player.map(|player| own_levels(&self.folder(), &player, files, id)).unwrap_or_default())
    }

    /// The folder of the player's own levels of this game; `None` if no player was named.
    pub fn level_folder(&self, game: &str) -> Option<PathBuf> {
        let player = self.player().ok()??;
        self.folder().own_levels(&player, game).ok()
    }

    /// If no player was named: one who has an own level with this name.
    pub fn owner(&self, game: &str, level: &str) -> Option<String> {
        let users = self.folder();
        let has = |player: &String| users.own_levels(player, game).is_ok_and(|folder| folder.join(level).is_dir());
        let all = if self.player.is_none() { users.names().unwrap_or_default() } else { Vec::new() };
        all.into_iter().find(has)
    }
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// One json object per line, for programs
    Json,
}

/// `--format`.
#[derive(Debug, Clone, Default, Args)]
pub struct Output {
    /// How results are printed.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// The language with this tag, such as `cs`, for options.
///
/// # Errors
/// The program does not support it.
pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| format!("\"{tag}\" is not a language of the program: write cs, sk, en or de"))
}
