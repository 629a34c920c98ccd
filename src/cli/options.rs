//! Options that several commands share, and how results and problems are printed.

use super::Exit;
use crate::diag::{Paint, Problem, Problems, draw, json};
use crate::disk::{Catalogue, FolderFiles, games_folders};
use crate::game::{Game, read_game};
use clap::{Args, ValueEnum};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// Where games are looked for.
#[derive(Debug, Clone, Default, Args)]
pub struct Games {
    /// A folder of games; may be given several times, of two games with one name the first counts.
    #[arg(long = "games", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

impl Games {
    /// The games there are; what is wrong with the folders of games is printed.
    pub fn catalogue(&self) -> Catalogue {
        let catalogue = Catalogue::new(&games_folders(&self.folders));
        warn(catalogue.problems());
        catalogue
    }

    /// The folder of the game that was named, its own folder name first.
    ///
    /// # Errors
    /// If there is none; that was printed.
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

    /// The game that was named, read and playable. Its problems are not printed unless they make play impossible.
    ///
    /// # Errors
    /// If there is none or it cannot be played; that was printed.
    pub fn read(&self, game: &str) -> Result<Game, Exit> {
        let (id, files) = self.find(game)?;
        let read = read_game(&files, &id);
        read.game.ok_or_else(|| {
            warn(&read.problems);
            eprintln!("the game {id} cannot be played");
            Exit::DidNotHold
        })
    }
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// One json object a line, for programs.
    Json,
}

/// `--format`.
#[derive(Debug, Clone, Default, Args)]
pub struct Output {
    /// How results are printed.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// Prints a line of the results. A reader that went away (`| head`) is no fault.
pub fn print(line: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}

/// Prints a problem as a result: underlined, or as json.
pub fn print_problem(problem: &Problem, format: Format) {
    match format {
        Format::Json => print(&json(problem)),
        Format::Text => print(&format!("{}\n", draw(problem, paint(std::io::stdout().is_terminal())))),
    }
}

/// Prints problems beside the results.
pub fn warn(problems: &Problems) {
    for problem in problems {
        eprintln!("{}\n", draw(problem, paint(std::io::stderr().is_terminal())));
    }
}

/// Says what was used wrongly and how to mend it.
pub fn wrong_use(message: &str, hint: &str) -> Exit {
    eprintln!("switchboard: {message} ({hint})");
    Exit::WrongUse
}

fn paint(terminal: bool) -> Paint {
    if terminal && std::env::var_os("NO_COLOR").is_none() { Paint::Colors } else { Paint::Plain }
}
