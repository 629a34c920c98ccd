//! The results of work that several machines may share: a folder of Parquet files, one for each block of the work, beside `run.json`, which
//! records what was asked. The contents of a block do not depend on who computes the others: any number of machines, in any order, write
//! the same files as one.

use super::file_system::{FileSystem as _, RealDisk};
use super::players::make_folder;
use super::table_file::{TableFile, fault_at};
use crate::diag::{Code, Place, Problem};
use crate::history::{ColumnKind, TableEntry};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// The file that records what was asked.
const RUN: &str = "run.json";
/// The largest `run.json` that is read, in bytes.
const MAX_RUN_BYTES: u64 = 1 << 20;

/// A folder of results.
pub struct Parts {
    folder: PathBuf,
    name: &'static str,
    columns: &'static [(&'static str, ColumnKind)],
}

impl Parts {
    /// The results of `run`, a json text, in `folder`, which is created if it does not exist. `name` is the name of their table.
    ///
    /// # Errors
    /// S009: the folder holds results of another run, or the system's error.
    pub fn open(
        folder: &Path,
        run: &str,
        name: &'static str,
        columns: &'static [(&'static str, ColumnKind)],
    ) -> Result<Self, Problem> {
        let path = folder.join(RUN);
        let system = |fault: &std::io::Error| fault_at(&path, &fault.to_string());
        make_folder(&RealDisk::PRIVATE, folder).map_err(|fault| system(&fault))?;
        let mut file = tempfile::Builder::new().prefix(".writing-").tempfile_in(folder).map_err(|f| system(&f))?;
        file.write_all(run.as_bytes()).map_err(|fault| system(&fault))?;
        file.as_file().sync_all().map_err(|fault| system(&fault))?;
        match file.persist_noclobber(&path) {
            Ok(_) => {}
            Err(fault) if fault.error.kind() == ErrorKind::AlreadyExists => {
                let there = match RealDisk::PRIVATE.read(&path, MAX_RUN_BYTES) {
                    Err(fault) if fault.kind() == ErrorKind::FileTooLarge => Vec::new(),
                    read => read.map_err(|fault| system(&fault))?,
                };
                if there != run.as_bytes() {
                    let told = Code::S009.error("other-run").at(Place::file(path.display().to_string()));
                    return Err(told.cure("other-run"));
                }
            }
            Err(fault) => return Err(system(&fault.error)),
        }
        Ok(Self { folder: folder.to_owned(), name, columns })
    }

    /// Whether the results of a block are already there.
    pub fn has(&self, block: u32) -> bool {
        self.path(block).is_file()
    }

    /// Writes the file with the results of a block: whole, or not at all.
    ///
    /// # Errors
    /// S009: the system's error.
    pub fn write(&self, block: u32, rows: impl IntoIterator<Item = Vec<TableEntry>>) -> Result<(), Problem> {
        let mut table = TableFile::create(&self.path(block), self.name, self.columns)?;
        for row in rows {
            table.push(row.into_iter())?;
        }
        table.finish()
    }

    fn path(&self, block: u32) -> PathBuf {
        self.folder.join(format!("part-{block:07}.parquet"))
    }
}
