//! `switchboard check`: check game folders.

use super::Exit;
use super::options::{Format, Games, Output, print, print_problem, wrong_use};
use crate::diag::{Problems, Severity};
use crate::disk::{Catalogue, FolderFiles, folder_name, is_game_folder};
use crate::play::check;
use crate::solve::check_generator;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Check game folders.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Game folders, folders of games, or names of games; all games where none is given.
    paths: Vec<String>,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// Runs the command: exit status 1 if there is any error.
pub fn run(args: &Args) -> Exit {
    let folders = match folders(args) {
        Ok(folders) => folders,
        Err(exit) => return exit,
    };
    let mut all = Problems::new();
    for folder in &folders {
        let problems = findings(folder);
        for problem in &problems {
            print_problem(problem, args.output.format);
        }
        all.append(problems);
    }
    if args.output.format == Format::Text {
        print(&summary(folders.len(), &all));
    }
    if all.has_errors() { Exit::DidNotHold } else { Exit::Good }
}

/// Everything there is to say about one folder.
fn findings(folder: &Path) -> Problems {
    let read = check(&FolderFiles::new(folder), &folder_name(folder));
    let mut problems = read.problems;
    if let Some(game) = read.game.filter(|_| !problems.has_errors()) {
        problems.append(check_generator(&Arc::new(game)));
    }
    problems
}

fn folders(args: &Args) -> Result<Vec<PathBuf>, Exit> {
    let catalogue = args.games.catalogue();
    if args.paths.is_empty() {
        return Ok(all_of(&catalogue));
    }
    let mut folders = Vec::new();
    for path in &args.paths {
        let folder = Path::new(path);
        if folder.is_dir() {
            let inner = if is_game_folder(folder) { Vec::new() } else { all_of(&Catalogue::new(&[folder.to_owned()])) };
            folders.extend(if inner.is_empty() { vec![folder.to_owned()] } else { inner });
        } else if let Some((_, files)) = catalogue.find(path) {
            folders.push(files.root().to_owned());
        } else {
            return Err(wrong_use(
                &format!("there is no game folder {path}"),
                "write the path of a folder, or the name of a game",
            ));
        }
    }
    Ok(folders)
}

fn all_of(catalogue: &Catalogue) -> Vec<PathBuf> {
    catalogue.iter().map(|(_, path)| path.to_owned()).collect()
}

fn summary(games: usize, problems: &Problems) -> String {
    let warnings = problems.iter().filter(|p| p.severity == Severity::Warning).count();
    let count = |number: usize, what: &str| if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") };
    format!("{}: {}, {}", count(games, "game"), count(problems.errors(), "error"), count(warnings, "warning"))
}
