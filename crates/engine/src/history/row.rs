//! The history as rows and columns: one row per save. The only table of names, types and units, shared by all forms of
//! export (docs/history.md). Never contains a person's name unless it was passed in.

use super::{Save, Time, outcome_words};
use crate::play::Move;
use switchboard_game::quoted;
use switchboard_game::{Item, Value};

/// Whose save it is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Who {
    /// A code that distinguishes players without naming them.
    pub code: String,
    /// Name, surname and birth number or date, if they were asked for.
    pub person: Option<[String; 3]>,
}

/// One save and where it belongs.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordRow {
    /// Whose it is.
    pub who: Who,
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// The save; its matrices are not needed.
    pub save: Save,
}

/// A value in a column.
#[derive(Debug, Clone, PartialEq)]
pub enum TableEntry {
    /// No value.
    Empty,
    /// A whole number.
    Number(i64),
    /// A word or text.
    Text(String),
    /// A point in time.
    Time(Time),
    /// Names and values of items.
    Items(Vec<Item>),
}

/// The type of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// A whole number, 64 bits.
    Number,
    /// Text.
    Text,
    /// A point in time.
    Time,
    /// A json object.
    Items,
}

/// A column of the history.
pub struct Column {
    /// Its name: kept from version to version.
    pub name: &'static str,
    /// The type of its values.
    pub kind: ColumnKind,
    /// Its meaning, with the unit.
    pub meaning: &'static str,
    /// Its value in a row.
    pub get: fn(&RecordRow) -> TableEntry,
}

const fn column(
    name: &'static str,
    kind: ColumnKind,
    meaning: &'static str,
    get: fn(&RecordRow) -> TableEntry,
) -> Column {
    Column { name, kind, meaning, get }
}

/// The columns, in order.
pub const COLUMNS: [Column; 30] = [
    column("player", ColumnKind::Text, "a code that tells players apart and names nobody", |r| text(&r.who.code)),
    column("game", ColumnKind::Text, "the game's folder name", |r| text(&r.game)),
    column("level", ColumnKind::Text, "the level's folder name", |r| text(&r.level)),
    column("attempt", ColumnKind::Number, "which attempt at the level, from 1", |r| number(r.save.attempt)),
    column("number", ColumnKind::Number, "the place in the attempt, from 0", |r| number(r.save.number)),
    column("event", ColumnKind::Text, "why the state was saved", |r| text(r.save.event.word())),
    column("time", ColumnKind::Time, "when, with the offset from UTC", |r| {
        r.save.time.map_or(TableEntry::Empty, TableEntry::Time)
    }),
    column("utc_offset_s", ColumnKind::Number, "how far local time was ahead of UTC, seconds", |r| {
        r.save.time.map_or(TableEntry::Empty, |time| TableEntry::Number(i64::from(time.offset_seconds)))
    }),
    column("since_start_ms", ColumnKind::Number, "play since the attempt began, milliseconds, pauses left out", |r| {
        number(r.save.since_start_ms)
    }),
    column("since_last_move_ms", ColumnKind::Number, "play since the start, move or undo before, milliseconds", |r| {
        number(r.save.since_last_move_ms)
    }),
    column("method", ColumnKind::Text, "the way of control that chose the move", |r| text(&r.save.method)),
    column("slots", ColumnKind::Number, "timed Next signals since the last move", |r| number(r.save.slots)),
    column("invalid_choices", ColumnKind::Number, "invalid choices since the last move", |r| {
        number(r.save.invalid_choices)
    }),
    column("chosen", ColumnKind::Text, "the move, in text form", |r| {
        r.save.chosen.map_or(TableEntry::Empty, |m| text(&m.to_string()))
    }),
    column("chosen_x", ColumnKind::Number, "column of the chosen cell, from 0", |r| cell(r, |c| c.x)),
    column("chosen_y", ColumnKind::Number, "row of the chosen cell, from 0", |r| cell(r, |c| c.y)),
    column("seat", ColumnKind::Number, "which of the players at the board made it, from 1", |r| match r.save.player {
        0 => TableEntry::Empty,
        seat => number(seat),
    }),
    column("seated", ColumnKind::Text, "who sat there: person, or computer with strength and name", |r| {
        let seat = usize::from(r.save.player).checked_sub(1).and_then(|place| r.save.seats.get(place));
        seat.map_or(TableEntry::Empty, |words| text(if words.starts_with("person ") { "person" } else { words }))
    }),
    column("outcome", ColumnKind::Text, "how play stands", |r| text(&outcome_words(r.save.outcome))),
    column("moves", ColumnKind::Number, "moves that count: played and not taken back", |r| number(r.save.moves)),
    column("best_moves", ColumnKind::Number, "fewest moves in which the player ever finished the level", |r| {
        r.save.best.map_or(TableEntry::Empty, number)
    }),
    column("valid_moves", ColumnKind::Number, "moves that are valid now", |r| number(r.save.valid_moves)),
    column("finals", ColumnKind::Number, "matrices called FINAL", |r| number(r.save.finals)),
    column("seed", ColumnKind::Text, "the chance generator, a number of 64 bits", |r| text(&r.save.seed.to_string())),
    column("rules", ColumnKind::Text, "hash of the rules it was played by, 16 hexadecimal digits", |r| {
        match r.save.rules {
            0 => TableEntry::Empty,
            hash => text(&format!("{hash:016x}")),
        }
    }),
    column("ax", ColumnKind::Number, "the position's column (Ax)", |r| item(r, "ax")),
    column("ay", ColumnKind::Number, "the position's row (Ay)", |r| item(r, "ay")),
    column("items", ColumnKind::Items, "every item and its value", |r| TableEntry::Items(r.save.layout.items.clone())),
    column("weighed_presses", ColumnKind::Number, "presses that the method sure weighed for this choice", |r| {
        r.save.weighed.map_or(TableEntry::Empty, |weighed| number(weighed.presses))
    }),
    column("sure_percent", ColumnKind::Number, "how sure it was then that this was wanted, in hundredths", |r| {
        r.save.weighed.map_or(TableEntry::Empty, |weighed| number(weighed.percent))
    }),
];

/// Columns that are only present if names were asked for.
pub const PERSON_COLUMNS: [Column; 3] = [
    column("name", ColumnKind::Text, "the player's name", |r| person(r, 0)),
    column("surname", ColumnKind::Text, "the player's surname", |r| person(r, 1)),
    column("birth", ColumnKind::Text, "birth number or date of birth", |r| person(r, 2)),
];

/// The columns of an export.
pub fn columns(with_names: bool) -> impl Iterator<Item = &'static Column> {
    let people: &'static [Column] = if with_names { &PERSON_COLUMNS } else { &[] };
    COLUMNS.iter().chain(people)
}

/// Items as a JSON object; of two items with one name the last one is used.
pub fn items_json(items: &[Item]) -> serde_json::Map<String, serde_json::Value> {
    let value = |item: &Item| match &item.value {
        Value::Int(number) => (*number).into(),
        Value::Bool(truth) => (*truth).into(),
        Value::Text(name) => name.written().into(),
    };
    items.iter().map(|item| (item.name.written().to_owned(), value(item))).collect()
}

impl TableEntry {
    /// As a CSV cell: a text that a spreadsheet would take for a formula gets an apostrophe before it.
    pub fn cell(&self) -> String {
        match self {
            Self::Text(text) => quoted(text).into_owned(),
            _ => self.plain(),
        }
    }

    /// As one cell of a table.
    pub fn plain(&self) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
            Self::Time(time) => time.to_string(),
            Self::Items(items) => serde_json::Value::Object(items_json(items)).to_string(),
        }
    }

    /// As a json value.
    pub fn json(&self) -> serde_json::Value {
        match self {
            Self::Empty => serde_json::Value::Null,
            Self::Number(number) => (*number).into(),
            Self::Items(items) => serde_json::Value::Object(items_json(items)),
            other => other.plain().into(),
        }
    }
}

fn text(text: &str) -> TableEntry {
    if text.is_empty() { TableEntry::Empty } else { TableEntry::Text(text.to_owned()) }
}

fn number(number: impl TryInto<i64>) -> TableEntry {
    TableEntry::Number(number.try_into().unwrap_or(i64::MAX))
}

fn cell(row: &RecordRow, part: fn(&switchboard_base::grid::Cell) -> u8) -> TableEntry {
    match &row.save.chosen {
        Some(Move::Cell(cell)) => number(part(cell)),
        _ => TableEntry::Empty,
    }
}

fn item(row: &RecordRow, key: &str) -> TableEntry {
    match row.save.layout.item(key).map(|item| &item.value) {
        Some(Value::Int(value)) => number(*value),
        _ => TableEntry::Empty,
    }
}

fn person(row: &RecordRow, part: usize) -> TableEntry {
    row.who.person.as_ref().and_then(|person| person.get(part)).map_or(TableEntry::Empty, |value| text(value))
}
