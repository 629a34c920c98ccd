//! `switchboard replay`: play moves without a screen.

use super::Exit;

/// Play moves without a screen.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
