//! The record of moves as a folder of Parquet files, one a player and game: `player=CODE/game=NAME/moves.parquet`,
//! which DuckDB, Polars and Spark read as one table.

use super::file_system::RealDisk;
use super::players::make_folder;
use super::table_file::{TableFile, fault_at};
use crate::diag::Problem;
use crate::history::{Column, RecordRow, columns};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Columns whose values are in the folder names.
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
    table: TableFile,
}

impl Dataset {
    /// A data set in `folder`, which is created if it does not exist.
    pub fn new(folder: &Path, with_names: bool) -> Self {
        let columns = columns(with_names).filter(|column| !IN_FOLDER_NAMES.contains(&column.name)).collect();
        Self { folder: folder.to_owned(), columns, open: None, written: BTreeMap::new() }
    }

    /// Adds a row. The rows of one player and game must come one after the other.
    ///
    /// # Errors
    /// The system's error; complete files written before stay.
    pub fn push(&mut self, row: &RecordRow) -> Result<(), Problem> {
        let same = |part: &DataFile| part.player == row.who.code && part.game == row.game;
        if !self.open.as_ref().is_some_and(same) {
            self.close_part()?;
            self.open = Some(self.new_part(row)?);
        }
        let Some(part) = self.open.as_mut() else { return Ok(()) };
        part.table.push(self.columns.iter().map(|column| (column.get)(row)))
    }

    /// Ends the data set and returns how many files it has.
    ///
    /// # Errors
    /// As [`Dataset::push`].
    pub fn finish(mut self) -> Result<u32, Problem> {
        self.close_part()?;
        Ok(self.written.values().sum())
    }

    fn new_part(&self, row: &RecordRow) -> Result<DataFile, Problem> {
        let player = format!("player={}", encoded(&row.who.code));
        let folder = self.folder.join(player).join(format!("game={}", encoded(&row.game)));
        // Two players with one code (from a copied folder) must not overwrite each other.
        let path = match self.written.get(&folder) {
            None => folder.join("moves.parquet"),
            Some(count) => folder.join(format!("moves-{}.parquet", count.saturating_add(1))),
        };
        folder_to_write(&folder, IN_FOLDER_NAMES.len(), &path)?;
        let columns: Vec<_> = self.columns.iter().map(|column| (column.name, column.kind)).collect();
        let table = TableFile::create(&path, "moves", &columns)?;
        Ok(DataFile { player: row.who.code.clone(), game: row.game.clone(), table })
    }

    fn close_part(&mut self) -> Result<(), Problem> {
        let Some(part) = self.open.take() else { return Ok(()) };
        let folder = folder_of(part.table.path());
        part.table.finish()?;
        *self.written.entry(folder).or_default() += 1;
        Ok(())
    }
}

/// Makes the folder, the last `named` parts of which are a player's and a game's; `path` is what will be in it.
pub(super) fn folder_to_write(folder: &Path, named: usize, path: &Path) -> Result<(), Problem> {
    for named in folder.ancestors().take(named) {
        if std::fs::symlink_metadata(named).is_ok_and(|about| !about.is_dir()) {
            return Err(fault_at(named, "a link or file is in the place of a folder"));
        }
    }
    make_folder(&RealDisk::PRIVATE, folder).map_err(|fault| fault_at(path, &fault.to_string()))
}

/// A name as it may occur in a folder name: letters, digits, `-` and `_` stay; every other byte becomes `%` and two hexadecimal digits.
pub(super) fn encoded(name: &str) -> String {
    let byte = |b: u8| {
        let plain = b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
        if plain { char::from(b).to_string() } else { format!("%{b:02X}") }
    };
    name.bytes().map(byte).collect()
}

fn folder_of(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}
