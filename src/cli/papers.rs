//! `switchboard papers`: man pages of all commands and shell completions, for package makers.

use super::Exit;
use super::options::say;
use clap::Command;
use clap_complete::Shell;
use std::io;
use std::path::{Path, PathBuf};

/// Write man pages and shell completions
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder in which to create `man` and `completions`
    folder: PathBuf,
}

/// Runs the command; `program` describes the complete command line.
pub fn run(args: &Args, program: Command) -> Exit {
    match write(&args.folder, program) {
        Ok(()) => Exit::Good,
        Err(fault) => {
            say(&format!("nothing can be written to {}: {fault}", args.folder.display()));
            Exit::DidNotHold
        }
    }
}

fn write(folder: &Path, program: Command) -> io::Result<()> {
    let mut program = shown(program);
    let (man, completions) = (folder.join("man"), folder.join("completions"));
    std::fs::create_dir_all(&man)?;
    std::fs::create_dir_all(&completions)?;
    clap_mangen::generate_to(program.clone(), &man)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut program, "switchboard", &completions)?;
    }
    Ok(())
}

/// The command line without hidden commands.
fn shown(program: Command) -> Command {
    let about = program.get_about().cloned().unwrap_or_default();
    let mut shown = Command::new("switchboard").about(about).version(env!("CARGO_PKG_VERSION"));
    for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
        shown = shown.subcommand(command.clone());
    }
    shown
}
