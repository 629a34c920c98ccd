//! `switchboard tournament`: let computer players play against each other.

use super::Exit;

/// Let computer players play against each other.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
