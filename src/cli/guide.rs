//! `switchboard guide`: the picture guide of the first session, for whoever helps.

use super::Exit;
use super::options::{language, warn};
use super::report::write;
use crate::disk::system_language;
use crate::language::Language;
use crate::narrate::Texts;
use crate::shell::picture_guide;
use std::path::PathBuf;

/// Write the picture guide of a first session, a page to print (docs/desk.md)
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The language of its sentences: cs, sk, en or de; by default the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    /// Where to write; by default standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let page = picture_guide(Texts::new(args.language.unwrap_or_else(system_language)));
    match write(args.out.as_deref(), page.as_bytes()) {
        Ok(()) => Exit::Good,
        Err(problem) => {
            warn(&problem.into());
            Exit::DidNotHold
        }
    }
}
