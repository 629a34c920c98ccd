//! Rows about presses as csv, json or tables for people, by a list of columns.

use super::history::{Args, HistoryFormat, OutputTarget, TABLE_ROWS, WriteStopped, fault};
use crate::diag::shown_json;
#[cfg(feature = "parquet")]
use crate::history::ColumnKind;
use crate::history::{TableEntry, Who};
use comfy_table::{Table, presets};
use std::io::Write;

/// A column: its name, which is kept from version to version, and its value in a row.
pub(super) type Column<R> = (&'static str, fn(&R) -> TableEntry);

/// The first column, a code that names nobody.
const PLAYER: &str = "player";
/// The last columns, if names were asked for.
const PERSON: [&str; 3] = ["name", "surname", "birth"];

/// A text; nothing if it is empty.
pub(super) fn text(text: &str) -> TableEntry {
    if text.is_empty() { TableEntry::Empty } else { TableEntry::Text(text.to_owned()) }
}

/// A whole number, if there is one.
pub(super) fn number(number: Option<impl TryInto<i64>>) -> TableEntry {
    number.map_or(TableEntry::Empty, |number| TableEntry::Number(number.try_into().unwrap_or(i64::MAX)))
}

/// Rows being written.
pub(super) struct Export<R: 'static> {
    sink: Sink,
    columns: &'static [Column<R>],
    /// The columns of a table for people.
    shown: &'static [&'static str],
    with_names: bool,
    heading: String,
}

enum Sink {
    Csv(csv::Writer<OutputTarget>),
    Json(OutputTarget),
    Table(OutputTarget, Table),
    #[cfg(feature = "parquet")]
    Parquet(crate::disk::PlayerTables),
}

/// The columns that hold texts; `time` is a time, all others are numbers.
#[cfg(feature = "parquet")]
const TEXTS: [&str; 16] = [
    "event", "screen", "game", "level", "pressed", "source", "lit_kind", "outcome", "place", "help", "method", "date",
    "name", "surname", "birth", "player",
];

/// What a column of this name holds.
#[cfg(feature = "parquet")]
pub(super) fn kind(name: &str) -> ColumnKind {
    match name {
        "time" => ColumnKind::Time,
        name if TEXTS.contains(&name) => ColumnKind::Text,
        _ => ColumnKind::Number,
    }
}

impl<R> Export<R> {
    /// Writes where and how the arguments say.
    pub(super) fn new(
        args: &Args,
        columns: &'static [Column<R>],
        shown: &'static [&'static str],
    ) -> Result<Self, WriteStopped> {
        let target = || OutputTarget::new(args.out.as_deref());
        let mut export = Self {
            sink: match args.format {
                HistoryFormat::Table => Sink::Table(target()?, new_table(shown)),
                HistoryFormat::Json => Sink::Json(target()?),
                HistoryFormat::Csv => Sink::Csv(csv::Writer::from_writer(target()?)),
                HistoryFormat::Parquet => parquet(args, columns)?,
            },
            columns,
            shown,
            with_names: args.with_names,
            heading: String::new(),
        };
        let names = export.names();
        if let Sink::Csv(writer) = &mut export.sink {
            writer.write_record(names).map_err(|f| fault(&f.into()))?;
        }
        Ok(export)
    }

    /// The player's code is in the folders' names, and the values begin after it.
    #[cfg(feature = "parquet")]
    fn without_player(values: Vec<TableEntry>) -> impl Iterator<Item = TableEntry> {
        values.into_iter().skip(1)
    }

    fn names(&self) -> Vec<&'static str> {
        let people = PERSON.into_iter().filter(|_| self.with_names);
        std::iter::once(PLAYER).chain(self.columns.iter().map(|(name, _)| *name)).chain(people).collect()
    }

    fn values(&self, who: &Who, row: &R) -> Vec<TableEntry> {
        let people = who.person.iter().flatten().map(|value| text(value));
        std::iter::once(text(&who.code)).chain(self.columns.iter().map(|(_, get)| get(row))).chain(people).collect()
    }

    /// Ends the table for people, and begins one with this heading.
    pub(super) fn begin_table(&mut self, heading: String) -> Result<(), WriteStopped> {
        self.end_table()?;
        self.heading = heading;
        Ok(())
    }

    /// Writes a row.
    pub(super) fn row(&mut self, who: &Who, row: &R) -> Result<(), WriteStopped> {
        let values = self.values(who, row);
        let names = self.names();
        match &mut self.sink {
            Sink::Csv(writer) => writer.write_record(values.iter().map(TableEntry::cell)).map_err(|f| fault(&f.into())),
            Sink::Json(target) => {
                let object: serde_json::Map<String, serde_json::Value> =
                    names.into_iter().map(str::to_owned).zip(values.iter().map(TableEntry::json)).collect();
                let text = serde_json::Value::Object(object).to_string();
                writeln!(target, "{}", shown_json(&text)).map_err(|f| fault(&f))
            }
            #[cfg(feature = "parquet")]
            Sink::Parquet(tables) => Ok(tables.push(&who.code, Self::without_player(values))?),
            Sink::Table(_, table) => {
                let shown = self.columns.iter().filter(|(name, _)| self.shown.contains(name));
                table.add_row(shown.map(|(_, get)| match get(row) {
                    TableEntry::Time(time) => time.show(),
                    entry => entry.plain(),
                }));
                if table.row_count() < TABLE_ROWS { Ok(()) } else { self.end_table() }
            }
        }
    }

    fn end_table(&mut self) -> Result<(), WriteStopped> {
        match &mut self.sink {
            Sink::Table(target, table) if table.row_count() > 0 => {
                let table = std::mem::replace(table, new_table(self.shown));
                writeln!(target, "{}\n{table}\n", self.heading).map_err(|f| fault(&f))
            }
            _ => Ok(()),
        }
    }

    /// Everything is written.
    pub(super) fn finish(mut self) -> Result<(), WriteStopped> {
        self.end_table()?;
        match self.sink {
            Sink::Csv(writer) => writer.into_inner().map_err(|f| fault(f.error()))?.finish(),
            Sink::Json(target) | Sink::Table(target, _) => target.finish(),
            #[cfg(feature = "parquet")]
            Sink::Parquet(tables) => {
                let files = tables.finish()?;
                super::options::say(&format!("{files} files written"));
                Ok(())
            }
        }
    }
}

#[cfg(feature = "parquet")]
fn parquet<R>(args: &Args, columns: &[Column<R>]) -> Result<Sink, WriteStopped> {
    let Some(folder) = args.out.as_deref() else {
        return Err(crate::diag::Code::S011.error("parquet-folder").cure("out-folder").into());
    };
    let people = PERSON.into_iter().filter(|_| args.with_names);
    let names = columns.iter().map(|(name, _)| *name).chain(people);
    let name = if args.by_day { "days" } else { "presses" };
    let columns = names.map(|name| (name, kind(name))).collect();
    Ok(Sink::Parquet(crate::disk::PlayerTables::new(folder, name, columns)))
}

#[cfg(not(feature = "parquet"))]
fn parquet<R>(_args: &Args, _columns: &[Column<R>]) -> Result<Sink, WriteStopped> {
    Err(crate::diag::Code::S011.error("no-parquet").cure("build-parquet").into())
}

fn new_table(shown: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(shown.iter().map(|name| name.replace('_', " ")));
    table
}
