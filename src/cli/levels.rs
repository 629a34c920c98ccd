//! `switchboard levels`: list the levels of a game.

use super::Exit;

/// List the levels of a game.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
