//! The record of moves as a folder of Parquet files, one a player and game: `player=CODE/game=NAME/moves.parquet`,
//! which DuckDB, Polars and Spark read as one table. Holds a bounded number of rows, however many are written;
//! a file appears under its name only when it is whole.

use super::file_system::RealDisk;
use super::out_file::may_be_written;
use super::players::make_folder;
use crate::diag::{Code, Place, Problem};
use crate::history::{Column, ColumnKind, Entry, Row, columns};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::NamedTempFile;

/// How many rows are held before they are written.
const ROWS_IN_GROUP: usize = 20_000;
/// Columns that the folder names tell.
const IN_FOLDER_NAMES: [&str; 2] = ["player", "game"];

/// A data set being written.
pub struct Dataset {
    folder: PathBuf,
    columns: Vec<&'static Column>,
    open: Option<DataFile>,
    written: BTreeMap<PathBuf, u32>,
}

/// The file of one player and game.
struct DataFile {
    player: String,
    game: String,
    path: PathBuf,
    writer: SerializedFileWriter<NamedTempFile>,
    buffers: Vec<Buffer>,
    rows: usize,
}

/// Values of one column that wait to be written; a level of 0 stands for no value.
enum Buffer {
    Numbers(Vec<i64>, Vec<i16>),
    Texts(Vec<ByteArray>, Vec<i16>),
}

impl Dataset {
    /// A data set in `folder`, which is made if it is not there.
    pub fn new(folder: &Path, with_names: bool) -> Self {
        let columns = columns(with_names).filter(|column| !IN_FOLDER_NAMES.contains(&column.name)).collect();
        Self { folder: folder.to_owned(), columns, open: None, written: BTreeMap::new() }
    }

    /// Adds a row. Rows of one player and game come one after the other.
    ///
    /// # Errors
    /// What the system says; whole files that were written before stay.
    pub fn push(&mut self, row: &Row) -> Result<(), Problem> {
        let same = |part: &DataFile| part.player == row.who.code && part.game == row.game;
        if !self.open.as_ref().is_some_and(same) {
            self.close_part()?;
            self.open = Some(self.new_part(row)?);
        }
        let Some(part) = self.open.as_mut() else { return Ok(()) };
        for (buffer, column) in part.buffers.iter_mut().zip(&self.columns) {
            buffer.push((column.get)(row));
        }
        part.rows += 1;
        if part.rows.is_multiple_of(ROWS_IN_GROUP) { part.write_group() } else { Ok(()) }
    }

    /// Ends the data set. How many files it has.
    ///
    /// # Errors
    /// As [`Dataset::push`].
    pub fn finish(mut self) -> Result<u32, Problem> {
        self.close_part()?;
        Ok(self.written.values().sum())
    }

    fn new_part(&self, row: &Row) -> Result<DataFile, Problem> {
        let player = format!("player={}", encoded(&row.who.code));
        let folder = self.folder.join(player).join(format!("game={}", encoded(&row.game)));
        // Two players with one code (a folder that was copied) do not write over each other.
        let path = match self.written.get(&folder) {
            None => folder.join("moves.parquet"),
            Some(count) => folder.join(format!("moves-{}.parquet", count.saturating_add(1))),
        };
        let system = |fault: std::io::Error| fault_at(&path, &fault.to_string());
        for named in folder.ancestors().take(IN_FOLDER_NAMES.len()) {
            if std::fs::symlink_metadata(named).is_ok_and(|about| !about.is_dir()) {
                return Err(fault_at(named, "a link or file is in the place of a folder"));
            }
        }
        make_folder(&RealDisk::PRIVATE, &folder).map_err(system)?;
        let file = tempfile::Builder::new().prefix(".writing-").tempfile_in(&folder).map_err(system)?;
        let schema = parse_message_type(&schema_text(&self.columns)).map_err(|f| fault_at(&path, &f.to_string()))?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))
            .map_err(|f| fault_at(&path, &f.to_string()))?;
        let buffers = self.columns.iter().map(|column| Buffer::new(column.kind)).collect();
        Ok(DataFile { player: row.who.code.clone(), game: row.game.clone(), path, writer, buffers, rows: 0 })
    }

    fn close_part(&mut self) -> Result<(), Problem> {
        let Some(mut part) = self.open.take() else { return Ok(()) };
        part.write_group()?;
        let path = part.path;
        let file = part.writer.into_inner().map_err(|fault| fault_at(&path, &fault.to_string()))?;
        file.as_file().sync_all().map_err(|fault| fault_at(&path, &fault.to_string()))?;
        may_be_written(&path)?;
        file.persist(&path).map_err(|fault| fault_at(&path, &fault.error.to_string()))?;
        *self.written.entry(folder_of(&path)).or_default() += 1;
        Ok(())
    }
}

impl DataFile {
    fn write_group(&mut self) -> Result<(), Problem> {
        write_group(&mut self.writer, &mut self.buffers).map_err(|fault| fault_at(&self.path, &fault.to_string()))
    }
}

fn write_group(writer: &mut SerializedFileWriter<NamedTempFile>, buffers: &mut [Buffer]) -> Result<(), ParquetError> {
    if buffers.first().is_none_or(Buffer::is_empty) {
        return Ok(());
    }
    let mut group = writer.next_row_group()?;
    for buffer in buffers {
        let Some(mut column) = group.next_column()? else { break };
        match buffer {
            Buffer::Numbers(values, levels) => {
                column.typed::<Int64Type>().write_batch(values, Some(levels), None)?;
                values.clear();
                levels.clear();
            }
            Buffer::Texts(values, levels) => {
                column.typed::<ByteArrayType>().write_batch(values, Some(levels), None)?;
                values.clear();
                levels.clear();
            }
        }
        column.close()?;
    }
    group.close()?;
    Ok(())
}

impl Buffer {
    fn new(kind: ColumnKind) -> Self {
        match kind {
            ColumnKind::Number | ColumnKind::Time => Self::Numbers(Vec::new(), Vec::new()),
            ColumnKind::Text | ColumnKind::Items => Self::Texts(Vec::new(), Vec::new()),
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Self::Numbers(_, levels) | Self::Texts(_, levels) => levels.is_empty(),
        }
    }

    fn push(&mut self, entry: Entry) {
        match self {
            Self::Numbers(values, levels) => {
                let value = match entry {
                    Entry::Number(number) => Some(number),
                    Entry::Time(time) => Some(time.utc_ms),
                    _ => None,
                };
                levels.push(i16::from(value.is_some()));
                values.extend(value);
            }
            Self::Texts(values, levels) => {
                let value = (entry != Entry::Empty).then(|| ByteArray::from(entry.plain().into_bytes()));
                levels.push(i16::from(value.is_some()));
                values.extend(value);
            }
        }
    }
}

fn schema_text(columns: &[&Column]) -> String {
    let field = |column: &&Column| match column.kind {
        ColumnKind::Number => format!("  OPTIONAL INT64 {};\n", column.name),
        ColumnKind::Time => format!("  OPTIONAL INT64 {} (TIMESTAMP(MILLIS,true));\n", column.name),
        ColumnKind::Text | ColumnKind::Items => format!("  OPTIONAL BINARY {} (STRING);\n", column.name),
    };
    format!("message moves {{\n{}}}", columns.iter().map(field).collect::<String>())
}

/// A name as it may stand in a folder name: anything but letters, digits, `-` and `_` as `%` and two digits a byte.
fn encoded(name: &str) -> String {
    let byte = |b: u8| {
        let plain = b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
        if plain { char::from(b).to_string() } else { format!("%{b:02X}") }
    };
    name.bytes().map(byte).collect()
}

fn folder_of(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}

fn fault_at(path: &Path, why: &str) -> Problem {
    let told = Code::S009.error("data-set").arg("why", why);
    told.at(Place::file(path.display().to_string())).cure("full-or-other-out")
}
