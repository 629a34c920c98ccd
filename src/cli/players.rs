//! `switchboard players`: list, add, remove, export and import players.

use super::Exit;

/// List, add, remove, export and import players.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
