//! `switchboard simulate`: count what one switch needs for these moves.

use super::Exit;

/// Count what one switch needs for these moves.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
