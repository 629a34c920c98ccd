//! `switchboard history`: write out the record of moves.

use super::Exit;

/// Write out the record of moves.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
