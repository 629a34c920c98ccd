//! `switchboard history`: exports the record of moves. Reads one save at a time; gives no names unless asked to.

use super::Exit;
use super::options::{Shown, warn, wrong_use};
use crate::diag::{Code, Problem, shown_json};
use crate::disk::OutFile;
use crate::disk::players::{Users, VisitedSave, WantedSaves, find_player, users_folder, walk};
use crate::history::{RecordRow, columns, items_json};
use comfy_table::{Table, presets};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// Export the record of moves, one row per save (docs/history.md explains the columns)
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The player: name or folder name
    #[arg(required_unless_present = "all_players")]
    player: Option<String>,
    /// Only one game: its folder name
    game: Option<String>,
    /// Only one level: its folder name
    pub(super) level: Option<String>,
    /// The record of all players
    #[arg(long)]
    all_players: bool,
    /// Only one game, if no player is named
    #[arg(long = "game", value_name = "GAME", conflicts_with = "game")]
    of_game: Option<String>,
    /// The record of presses instead: what was lit, when the switch was pressed and for how long (docs/presses.md)
    #[arg(long)]
    presses: bool,
    /// What the presses of each day and game come to, instead of each press
    #[arg(long, requires = "presses")]
    pub(super) by_day: bool,
    /// The output format. Parquet makes a folder of files, one for each player and game
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    pub(super) format: HistoryFormat,
    /// Where to write: a file, or a folder for Parquet; by default standard output
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Include names and birth data, which are otherwise left out
    #[arg(long)]
    pub(super) with_names: bool,
    /// The folder of players
    #[arg(long, value_name = "DIR")]
    users: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum HistoryFormat {
    /// Tables for people, one per attempt
    Table,
    /// Comma-separated values.
    Csv,
    /// One json object per line
    Json,
    /// A folder of Parquet files
    Parquet,
}

impl Args {
    /// The game that was asked for.
    pub(super) fn wanted_game(&self) -> Option<&str> {
        self.game.as_deref().or(self.of_game.as_deref())
    }
}

/// The destination of rows.
trait Sink {
    fn row(&mut self, row: &RecordRow) -> Result<(), WriteStopped>;
    fn finish(self: Box<Self>) -> Result<(), WriteStopped>;
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let users = Users::new(users_folder(args.users.as_deref()));
    let players = match (&args.player, args.all_players) {
        (Some(_), true) => return wrong_use("a player and --all-players do not go together", "leave one of them out"),
        (Some(player), false) => find_player(&users, player).map(|player| vec![player]),
        (None, _) => users.names(),
    };
    let players = match players {
        Ok(players) => players,
        Err(problem) => {
            warn(&problem.into());
            return Exit::WrongUse;
        }
    };
    let game = args.wanted_game().map(str::to_owned);
    let wanted = WantedSaves { players, game, level: args.level.clone(), with_names: args.with_names };
    let written =
        if args.presses { super::presses::write(args, &users, &wanted.players) } else { write(args, &users, &wanted) };
    match written {
        Ok(0) if wanted.game.is_some() => {
            wrong_use("there is no record of this game or level", "`switchboard history PLAYER` writes all there is")
        }
        Ok(_) => Exit::Good,
        Err(problem) => {
            warn(&problem.into());
            Exit::DidNotHold
        }
    }
}

/// Why writing stopped.
pub(super) enum WriteStopped {
    /// The program that read the output has ended (`| head`): no error.
    ReaderGone,
    Because(Problem),
}

impl From<Problem> for WriteStopped {
    fn from(problem: Problem) -> Self {
        Self::Because(problem)
    }
}

/// Writes everything asked for; returns the number of rows.
fn write(args: &Args, users: &Users, wanted: &WantedSaves) -> Result<u64, Problem> {
    let mut rows = 0;
    match write_rows(args, users, wanted, &mut rows) {
        Ok(()) | Err(WriteStopped::ReaderGone) => Ok(rows),
        Err(WriteStopped::Because(problem)) => Err(problem),
    }
}

fn write_rows(args: &Args, users: &Users, wanted: &WantedSaves, rows: &mut u64) -> Result<(), WriteStopped> {
    let mut sink = sink(args)?;
    let mut stopped = None;
    let _ = walk(users, wanted, &mut |met| match met {
        VisitedSave::Fault(problem) => {
            warn(&problem.into());
            ControlFlow::Continue(())
        }
        VisitedSave::Row(row) => {
            *rows += 1;
            match sink.row(row) {
                Ok(()) => ControlFlow::Continue(()),
                Err(why) => {
                    stopped = Some(why);
                    ControlFlow::Break(())
                }
            }
        }
    })?;
    stopped.map_or_else(|| sink.finish(), Err)
}

fn sink(args: &Args) -> Result<Box<dyn Sink>, WriteStopped> {
    let target = || OutputTarget::new(args.out.as_deref());
    Ok(match args.format {
        HistoryFormat::Table => {
            Box::new(TableSink { target: target()?, heading: String::new(), table: None, with_names: args.with_names })
        }
        HistoryFormat::Json => Box::new(JsonSink { target: target()?, with_names: args.with_names }),
        HistoryFormat::Csv => Box::new(CsvSink::new(target()?, args.with_names)?),
        HistoryFormat::Parquet => parquet(args)?,
    })
}

#[cfg(feature = "parquet")]
fn parquet(args: &Args) -> Result<Box<dyn Sink>, Problem> {
    let Some(folder) = args.out.as_deref() else {
        return Err(Code::S011.error("parquet-folder").cure("out-folder"));
    };
    Ok(Box::new(crate::disk::Dataset::new(folder, args.with_names)))
}

#[cfg(feature = "parquet")]
impl Sink for crate::disk::Dataset {
    fn row(&mut self, row: &RecordRow) -> Result<(), WriteStopped> {
        Ok(self.push(row)?)
    }

    fn finish(self: Box<Self>) -> Result<(), WriteStopped> {
        let files = Self::finish(*self)?;
        super::options::say(&format!("{files} files written"));
        Ok(())
    }
}

#[cfg(not(feature = "parquet"))]
fn parquet(_args: &Args) -> Result<Box<dyn Sink>, Problem> {
    Err(Code::S011.error("no-parquet").cure("build-parquet"))
}

/// Standard output, or a file that gets its name only when it is complete.
pub(super) enum OutputTarget {
    Output(Shown<BufWriter<io::Stdout>>),
    File(BufWriter<OutFile>),
}

impl OutputTarget {
    pub(super) fn new(path: Option<&Path>) -> Result<Self, Problem> {
        let Some(path) = path else { return Ok(Self::Output(Shown::new(BufWriter::new(io::stdout())))) };
        Ok(Self::File(BufWriter::new(OutFile::create(path)?)))
    }

    pub(super) fn finish(self) -> Result<(), WriteStopped> {
        match self {
            Self::Output(mut output) => output.flush().map_err(|f| fault(&f)),
            Self::File(file) => Ok(file.into_inner().map_err(|f| fault(f.error()))?.finish()?),
        }
    }
}

impl Write for OutputTarget {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Output(output) => output.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Output(output) => output.flush(),
            Self::File(file) => file.flush(),
        }
    }
}

pub(super) fn fault(fault: &io::Error) -> WriteStopped {
    if fault.kind() == io::ErrorKind::BrokenPipe {
        return WriteStopped::ReaderGone;
    }
    Code::S011.error("record").arg("why", fault.to_string()).cure("other-out").into()
}

struct JsonSink {
    target: OutputTarget,
    with_names: bool,
}

impl Sink for JsonSink {
    fn row(&mut self, row: &RecordRow) -> Result<(), WriteStopped> {
        let object: serde_json::Map<String, serde_json::Value> =
            columns(self.with_names).map(|column| (column.name.to_owned(), (column.get)(row).json())).collect();
        let text = serde_json::Value::Object(object).to_string();
        writeln!(self.target, "{}", shown_json(&text)).map_err(|f| fault(&f))
    }

    fn finish(self: Box<Self>) -> Result<(), WriteStopped> {
        self.target.finish()
    }
}

struct CsvSink {
    writer: csv::Writer<OutputTarget>,
    with_names: bool,
}

impl CsvSink {
    fn new(target: OutputTarget, with_names: bool) -> Result<Self, WriteStopped> {
        let mut writer = csv::Writer::from_writer(target);
        writer.write_record(columns(with_names).map(|column| column.name)).map_err(|f| fault(&f.into()))?;
        Ok(Self { writer, with_names })
    }
}

impl Sink for CsvSink {
    fn row(&mut self, row: &RecordRow) -> Result<(), WriteStopped> {
        let record = columns(self.with_names).map(|column| (column.get)(row).cell());
        self.writer.write_record(record).map_err(|f| fault(&f.into()))
    }

    fn finish(self: Box<Self>) -> Result<(), WriteStopped> {
        let target = self.writer.into_inner().map_err(|f| fault(f.error()))?;
        target.finish()
    }
}

/// How many rows a table has: the first is written while the others are read, and none is kept longer.
pub(super) const TABLE_ROWS: usize = 1_000;

/// One table per attempt, or several with the same heading: the columns people look for, and the items that the game shows.
struct TableSink {
    target: OutputTarget,
    heading: String,
    table: Option<Table>,
    with_names: bool,
}

impl TableSink {
    fn flush_table(&mut self) -> Result<(), WriteStopped> {
        let Some(table) = self.table.take() else { return Ok(()) };
        writeln!(self.target, "{}\n{table}\n", self.heading).map_err(|f| fault(&f))
    }

    fn heading(&self, row: &RecordRow) -> String {
        let who = match (&row.who.person, self.with_names) {
            (Some([name, surname, _]), true) => format!("{name} {surname} ").trim().to_owned(),
            _ => row.who.code.clone(),
        };
        format!("{who}: {}, level {}, attempt {}", row.game, row.level, row.save.attempt)
    }
}

impl Sink for TableSink {
    fn row(&mut self, row: &RecordRow) -> Result<(), WriteStopped> {
        let heading = self.heading(row);
        let is_full = self.table.as_ref().is_some_and(|table| table.row_count() >= TABLE_ROWS);
        if heading != self.heading || is_full {
            self.flush_table()?;
            self.heading = heading;
        }
        let items = items_json(&row.save.layout.items);
        let table = self.table.get_or_insert_with(|| {
            let mut table = Table::new();
            table.load_style(presets::UTF8_HORIZONTAL_ONLY);
            let fixed = [
                "nr",
                "event",
                "time",
                "since start",
                "since last",
                "method",
                "slots",
                "invalid",
                "chosen",
                "finals",
                "valid",
            ];
            table.set_header(fixed.into_iter().map(str::to_owned).chain(items.keys().cloned()));
            table
        });
        let save = &row.save;
        let seconds = |ms: u64| format!("{}.{:03} s", ms / 1000, ms % 1000);
        let mut cells = vec![
            save.number.to_string(),
            save.event.to_string(),
            save.time.map(|time| time.show()).unwrap_or_default(),
            seconds(save.since_start_ms),
            seconds(save.since_last_move_ms),
            save.method.clone(),
            save.slots.to_string(),
            save.invalid_choices.to_string(),
            save.chosen.map(|chosen| chosen.to_string()).unwrap_or_default(),
            save.finals.to_string(),
            save.valid_moves.to_string(),
        ];
        cells.extend(items.values().map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned)));
        table.add_row(cells);
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<(), WriteStopped> {
        self.flush_table()?;
        self.target.finish()
    }
}
