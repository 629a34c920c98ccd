//! `switchboard plan`: show the scanning plan for weights.

use super::Exit;

/// Show the scanning plan for weights.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
