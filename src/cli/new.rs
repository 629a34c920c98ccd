//! `switchboard new`: make a new game folder from the template.

use super::Exit;

/// Make a new game folder from the template.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
