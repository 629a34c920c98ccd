//! One table as a Parquet file. Keeps a limited number of rows in memory, however many are written; gets its name only when it is complete.
//! The same rows give the same bytes.

use super::out_file::may_be_written;
use crate::diag::{Code, Place, Problem};
use crate::history::{ColumnKind, TableEntry};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::NamedTempFile;

/// How many rows are kept in memory before they are written.
const ROWS_IN_GROUP: usize = 20_000;

/// A table being written.
pub struct TableFile {
    path: PathBuf,
    writer: SerializedFileWriter<NamedTempFile>,
    buffers: Vec<Buffer>,
    rows: usize,
}

/// Values of one column that wait to be written; level 0 stands for no value.
enum Buffer {
    Numbers(Vec<i64>, Vec<i16>),
    Texts(Vec<ByteArray>, Vec<i16>),
}

impl TableFile {
    /// Begins a table with these columns; its folder must exist. `name` is its name in the schema.
    ///
    /// # Errors
    /// S009: the system's error.
    pub fn create(path: &Path, name: &str, columns: &[(&str, ColumnKind)]) -> Result<Self, Problem> {
        let folder = path.parent().unwrap_or(path);
        let file = tempfile::Builder::new().prefix(".writing-").tempfile_in(folder);
        let file = file.map_err(|fault| fault_at(path, &fault.to_string()))?;
        let told = |fault: ParquetError| fault_at(path, &fault.to_string());
        let schema = parse_message_type(&schema_text(name, columns)).map_err(told)?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(told)?;
        let buffers = columns.iter().map(|(_, kind)| Buffer::new(*kind)).collect();
        Ok(Self { path: path.to_owned(), writer, buffers, rows: 0 })
    }

    /// Where it will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a row: one entry per column.
    ///
    /// # Errors
    /// As [`TableFile::create`].
    pub fn push(&mut self, row: impl Iterator<Item = TableEntry>) -> Result<(), Problem> {
        for (buffer, entry) in self.buffers.iter_mut().zip(row) {
            buffer.push(entry);
        }
        self.rows += 1;
        if self.rows.is_multiple_of(ROWS_IN_GROUP) { self.write_group() } else { Ok(()) }
    }

    /// Gives it its final name.
    ///
    /// # Errors
    /// As [`TableFile::create`].
    pub fn finish(mut self) -> Result<(), Problem> {
        self.write_group()?;
        let path = self.path;
        let file = self.writer.into_inner().map_err(|fault| fault_at(&path, &fault.to_string()))?;
        file.as_file().sync_all().map_err(|fault| fault_at(&path, &fault.to_string()))?;
        may_be_written(&path)?;
        file.persist(&path).map(|_| ()).map_err(|fault| fault_at(&path, &fault.error.to_string()))
    }

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

    fn push(&mut self, entry: TableEntry) {
        match self {
            Self::Numbers(values, levels) => {
                let value = match entry {
                    TableEntry::Number(number) => Some(number),
                    TableEntry::Time(time) => Some(time.utc_ms),
                    _ => None,
                };
                levels.push(i16::from(value.is_some()));
                values.extend(value);
            }
            Self::Texts(values, levels) => {
                let value = (entry != TableEntry::Empty).then(|| ByteArray::from(entry.plain().into_bytes()));
                levels.push(i16::from(value.is_some()));
                values.extend(value);
            }
        }
    }
}

fn schema_text(name: &str, columns: &[(&str, ColumnKind)]) -> String {
    let field = |(name, kind): &(&str, ColumnKind)| match kind {
        ColumnKind::Number => format!("  OPTIONAL INT64 {name};\n"),
        ColumnKind::Time => format!("  OPTIONAL INT64 {name} (TIMESTAMP(MILLIS,true));\n"),
        ColumnKind::Text | ColumnKind::Items => format!("  OPTIONAL BINARY {name} (STRING);\n"),
    };
    format!("message {name} {{\n{}}}", columns.iter().map(field).collect::<String>())
}

/// The problem that writing results at `path` failed, and why.
pub(super) fn fault_at(path: &Path, why: &str) -> Problem {
    let told = Code::S009.error("data-set").arg("why", why);
    told.at(Place::file(path.display().to_string())).cure("full-or-other-out")
}
