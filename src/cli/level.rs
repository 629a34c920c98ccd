//! `switchboard level`: bring levels in from spreadsheets and puzzle files, or write them out.

use super::Exit;

/// Bring levels in from spreadsheets and puzzle files, or write them out.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Exit {
    eprintln!("this command is not built yet");
    Exit::WrongUse
}
