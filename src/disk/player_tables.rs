//! One table as a folder of Parquet files, one a player: `player=CODE/NAME.parquet`, which DuckDB, Polars and Spark read as one table.

use super::dataset::{encoded, folder_to_write};
use super::table_file::TableFile;
use crate::diag::Problem;
use crate::history::{ColumnKind, TableEntry};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A table being written.
pub struct PlayerTables {
    folder: PathBuf,
    name: &'static str,
    columns: Vec<(&'static str, ColumnKind)>,
    open: Option<(String, TableFile)>,
    written: BTreeMap<String, u32>,
}

impl PlayerTables {
    /// A table of this name in `folder`, which is created if it does not exist. The player is no column: it is in the folders' names.
    pub fn new(folder: &Path, name: &'static str, columns: Vec<(&'static str, ColumnKind)>) -> Self {
        Self { folder: folder.to_owned(), name, columns, open: None, written: BTreeMap::new() }
    }

    /// Adds a row of the player with this code. The rows of a player must come one after the other.
    ///
    /// # Errors
    /// The system's error; complete files written before stay.
    pub fn push(&mut self, player: &str, row: impl Iterator<Item = TableEntry>) -> Result<(), Problem> {
        if self.open.as_ref().is_none_or(|(known, _)| known != player) {
            self.end_player()?;
            self.open = Some((player.to_owned(), self.begin(player)?));
        }
        self.open.as_mut().map_or(Ok(()), |(_, table)| table.push(row))
    }

    fn begin(&mut self, player: &str) -> Result<TableFile, Problem> {
        let folder = self.folder.join(format!("player={}", encoded(player)));
        let count = self.written.entry(player.to_owned()).or_default();
        *count += 1;
        // two players with one code (from a copied folder) must not overwrite each other
        let name =
            if *count == 1 { format!("{}.parquet", self.name) } else { format!("{}-{count}.parquet", self.name) };
        let path = folder.join(name);
        folder_to_write(&folder, 1, &path)?;
        TableFile::create(&path, self.name, &self.columns)
    }

    /// The rows of this player are complete.
    ///
    /// # Errors
    /// As [`PlayerTables::push`].
    pub fn end_player(&mut self) -> Result<(), Problem> {
        self.open.take().map_or(Ok(()), |(_, table)| table.finish())
    }

    /// Ends the table and returns how many files it has.
    ///
    /// # Errors
    /// As [`PlayerTables::push`].
    pub fn finish(mut self) -> Result<u32, Problem> {
        self.end_player()?;
        Ok(self.written.values().sum())
    }
}
