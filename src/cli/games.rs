//! `switchboard games`: list the games.

use super::Exit;

/// List the games.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
