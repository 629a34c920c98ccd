//! Work divided among several machines: `--shard I/N` does one part of it, `--parquet DIR` stores the results as files that fit together.

use super::Exit;
use super::options::{say, warn};
#[cfg(not(feature = "parquet"))]
use crate::diag::Code;
use crate::diag::Problem;
#[cfg(feature = "parquet")]
use crate::disk::Parts;
use crate::history::{ColumnKind, TableEntry};
use serde_json::{Value as Json, json};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The most parts into which work is divided.
const MAX_SHARDS: u32 = 1_000_000;
/// The most games or levels in a block.
const MAX_BLOCK: u32 = 100_000;

/// One part of the work: every `of`-th of the blocks 0, 1, 2, ..., beginning with block `number` - 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// Counted from 1.
    number: u32,
    of: u32,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if 1 <= number && number <= of && of <= MAX_SHARDS => Ok(Self { number, of }),
            _ => Err(format!("write I/N, such as 3/16 for the third of 16 parts; N may be 1 to {MAX_SHARDS}")),
        }
    }
}

impl Shard {
    /// Whether a block, counted from 0, belongs to this part.
    pub fn has(self, block: u32) -> bool {
        block % self.of == self.number - 1
    }
}

/// Which part of the work to do, and where to store its results.
#[derive(Debug, Clone, clap::Args)]
pub struct ShardOptions {
    /// Do only one part of the work, such as 3/16 for the third of 16 parts, so that several machines can share it
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: Shard,
    /// Store the results in this folder as Parquet files, one per block of the work; blocks already there are skipped
    #[arg(long, value_name = "DIR")]
    parquet: Option<PathBuf>,
    /// How many games or levels make a block, which one machine does and one file contains; by default 1,000 games or 1 level
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_BLOCK)))]
    block: Option<u32>,
}

/// The columns of a table: their names and kinds.
pub type Columns = &'static [(&'static str, ColumnKind)];

/// What is computed, and how it is stored.
pub struct Results<'a> {
    /// What was asked, as json, apart from the share of one machine.
    pub asked: &'a Json,
    /// The name of the table. Without Parquet it is never used.
    #[cfg_attr(not(feature = "parquet"), expect(dead_code))]
    pub name: &'static str,
    /// Its columns.
    #[cfg_attr(not(feature = "parquet"), expect(dead_code))]
    pub columns: Columns,
    /// How many games or levels there are in total.
    pub all: u32,
    /// How many of them make a block by default.
    pub block: u32,
}

impl ShardOptions {
    /// Whether results are stored or shared, so that each must be independent of the others.
    pub fn is_apart(&self) -> bool {
        self.parquet.is_some() || self.shard != Shard { number: 1, of: 1 }
    }

    /// Whether results are stored besides being printed: else nobody reads the rows that [`Self::each`] is given.
    pub const fn is_stored(&self) -> bool {
        self.parquet.is_some()
    }

    /// Does this machine's share block by block: `work` gets the numbers of the games or levels of a block, and returns their rows.
    ///
    /// # Errors
    /// `work` stops, or the results cannot be written; the latter was printed.
    /// If `work` stops, or the results cannot be written; the latter was printed.
    pub fn each(
        &self,
        table: &Results<'_>,
        mut work: impl FnMut(Range<u32>) -> Result<Vec<Vec<TableEntry>>, Exit>,
    ) -> Result<(), Exit> {
        let parts = self.parquet.as_deref().map(|folder| open(folder, &self.run(table.asked), table).map_err(told));
        let parts = parts.transpose()?;
        let (mut written, mut there) = (0, 0);
        let size = self.block.unwrap_or(table.block).max(1);
        for block in (0..table.all.div_ceil(size)).filter(|block| self.shard.has(*block)) {
            if parts.as_ref().is_some_and(|parts| parts.has(block)) {
                there += 1;
                continue;
            }
            let first = block.saturating_mul(size);
            let rows = work(first..table.all.min(first.saturating_add(size)))?;
            if let Some(parts) = &parts {
                parts.write(block, rows).map_err(told)?;
                written += 1;
            }
        }
        if parts.is_some() {
            say(&format!("{written} files written, {there} were there"));
        }
        Ok(())
    }

    /// What was asked, apart from the share of one machine, and the game it was asked for.
    fn run(&self, asked: &Json) -> String {
        let mut run = json!({ "version": env!("CARGO_PKG_VERSION"), "block": self.block });
        if let (Some(run), Some(asked)) = (run.as_object_mut(), asked.as_object()) {
            run.extend(asked.clone());
        }
        format!("{run:#}\n")
    }
}

fn told(problem: Problem) -> Exit {
    warn(&problem.into());
    Exit::DidNotHold
}

#[cfg(feature = "parquet")]
fn open(folder: &Path, run: &str, table: &Results<'_>) -> Result<Parts, Problem> {
    Parts::open(folder, run, table.name, table.columns)
}

#[cfg(not(feature = "parquet"))]
fn open(_folder: &Path, _run: &str, _table: &Results<'_>) -> Result<Parts, Problem> {
    Err(Code::S011.error("no-parquet").cure("build-parquet"))
}

/// There are none in a program without Parquet.
#[cfg(not(feature = "parquet"))]
enum Parts {}

#[cfg(not(feature = "parquet"))]
impl Parts {
    fn has(&self, _block: u32) -> bool {
        match *self {}
    }

    fn write(&self, _block: u32, _rows: Vec<Vec<TableEntry>>) -> Result<(), Problem> {
        match *self {}
    }
}

/// A whole number as a table entry.
pub fn number(value: impl TryInto<i64>) -> TableEntry {
    value.try_into().map_or(TableEntry::Empty, TableEntry::Number)
}

/// A text as a table entry.
pub fn text(value: impl Into<String>) -> TableEntry {
    TableEntry::Text(value.into())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Shard;

    #[test]
    fn every_block_is_in_one_shard() {
        for of in 1..=7 {
            let shards: Vec<Shard> = (1..=of).map(|number| format!("{number}/{of}").parse().unwrap()).collect();
            for block in 0..40 {
                assert_eq!(shards.iter().filter(|shard| shard.has(block)).count(), 1);
            }
        }
        for wrong in ["", "3", "0/4", "5/4", "1/0", "-1/4", "1/2/3", "1/1000001", "a/b"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
