//! `switchboard perft`: count lines of play by depth.

use super::Exit;

/// Count lines of play by depth.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
