//! `switchboard report`: how it goes with a player, as a page to read and print, or as a table for other programs.

use super::Exit;
use super::history::{OutputTarget, WriteStopped, fault};
use super::options::{Games, say, warn, wrong_use};
use crate::diag::Problem;
use crate::disk::games_folders;
use crate::disk::players::{FolderStore, Users, find_player, users_folder};
#[cfg(feature = "parquet")]
use crate::shell::progress::{NAMES, day_rows};
use crate::shell::progress::{Progress, Whose, csv, facts, report, report_pdf};
use crate::shell::{PlayerEntry, Store};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The most days of a report.
const MOST_DAYS: u32 = 3_650;

/// Write how it goes with a player: a page to read and print (docs/desk.md)
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The player: name or folder name
    player: String,
    /// How many days, up to today
    #[arg(long, value_name = "N", default_value_t = 7)]
    days: u32,
    /// A page to print, sheets to print, or a table of each day and game
    #[arg(long, value_name = "FORMAT", default_value = "html")]
    format: ReportFormat,
    /// Where to write; by default standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Include name and photo, which are otherwise left out
    #[arg(long)]
    with_names: bool,
    /// The folder of players
    #[arg(long, value_name = "DIR")]
    users: Option<PathBuf>,
    #[command(flatten)]
    games: Games,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum ReportFormat {
    /// A page
    Html,
    /// Sheets of A4
    Pdf,
    /// Comma-separated values
    Csv,
    /// The same table as Parquet, into the file of --out
    Parquet,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    if !(1..=MOST_DAYS).contains(&args.days) {
        return wrong_use("a report is about 1 to 3650 days", "for example --days 7");
    }
    let users = Users::new(users_folder(args.users.as_deref()));
    let player = match find_player(&users, &args.player) {
        Ok(player) => player,
        Err(problem) => {
            warn(&problem.into());
            return Exit::WrongUse;
        }
    };
    if args.format == ReportFormat::Parquet {
        return match parquet(args, &users, &player) {
            Ok(()) => Exit::Good,
            Err(problem) => {
                warn(&problem.into());
                Exit::DidNotHold
            }
        };
    }
    match made(args, &users, &player).and_then(|bytes| write(args.out.as_deref(), &bytes).map_err(Failed::from)) {
        Ok(()) => Exit::Good,
        Err(Failed::Told(problem)) => {
            warn(&(*problem).into());
            Exit::DidNotHold
        }
        Err(Failed::NoPdf(why)) => {
            say(&format!("the report cannot be made as PDF: {why}"));
            Exit::DidNotHold
        }
    }
}

/// Why there is no report.
enum Failed {
    Told(Box<Problem>),
    NoPdf(String),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Self {
        Self::Told(Box::new(problem))
    }
}

fn made(args: &Args, users: &Users, player: &str) -> Result<Vec<u8>, Failed> {
    let mut store = FolderStore::new(users.path().to_owned(), games_folders(&args.games.folders));
    let (language, today) = (store.system_language(), store.wall_clock().date());
    let (sums, problems) = store.press_sums(player)?;
    warn(&problems);
    let progress = Progress::new(&sums, today, args.days);
    if args.format == ReportFormat::Csv {
        return Ok(csv(&store.player_code(player), &progress));
    }
    let PlayerEntry { profile, .. } = users.entry(player, language);
    let (settings, problems) = store.settings(player);
    warn(&problems);
    let facts = facts(&mut store, player, &progress, profile.language);
    let whose = Whose { player, profile: &profile, settings: &settings, is_named: args.with_names };
    match args.format {
        ReportFormat::Pdf => report_pdf(&mut store, &whose, &progress, &facts, today).map_err(Failed::NoPdf),
        _ => Ok(report(&mut store, &whose, &progress, &facts, today).into_bytes()),
    }
}

/// Writes the table of days and games as Parquet.
#[cfg(feature = "parquet")]
fn parquet(args: &Args, users: &Users, player: &str) -> Result<(), Problem> {
    use super::press_table::kind;
    use crate::history::{ColumnKind, TableEntry};
    let Some(path) = args.out.as_deref() else {
        return Err(crate::diag::Code::S011.error("parquet-folder").cure("out-folder"));
    };
    let mut store = FolderStore::new(users.path().to_owned(), games_folders(&args.games.folders));
    let today = store.wall_clock().date();
    let (sums, problems) = store.press_sums(player)?;
    warn(&problems);
    let progress = Progress::new(&sums, today, args.days);
    let columns: Vec<(&str, ColumnKind)> = NAMES.iter().map(|name| (*name, kind(name))).collect();
    let mut table = crate::disk::TableFile::create(path, "days", &columns)?;
    for row in day_rows(&store.player_code(player), &progress) {
        table.push(row.into_iter().zip(&columns).map(|(word, (_, kind))| match (kind, word.parse()) {
            (ColumnKind::Number, Ok(number)) => TableEntry::Number(number),
            (ColumnKind::Number, Err(_)) => TableEntry::Empty,
            _ if word.is_empty() => TableEntry::Empty,
            _ => TableEntry::Text(word),
        }))?;
    }
    table.finish()
}

#[cfg(not(feature = "parquet"))]
fn parquet(_args: &Args, _users: &Users, _player: &str) -> Result<(), Problem> {
    Err(crate::diag::Code::S011.error("no-parquet").cure("build-parquet"))
}

/// Writes this to a file, or to standard output.
pub(super) fn write(out: Option<&Path>, bytes: &[u8]) -> Result<(), Problem> {
    let written = OutputTarget::new(out).map_err(WriteStopped::from).and_then(|mut target| {
        target.write_all(bytes).map_err(|why| fault(&why))?;
        target.finish()
    });
    match written {
        Ok(()) | Err(WriteStopped::ReaderGone) => Ok(()),
        Err(WriteStopped::Because(problem)) => Err(problem),
    }
}
