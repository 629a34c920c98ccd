//! `switchboard play`: play.

use super::Exit;

/// Play.
#[derive(Debug, Default, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
