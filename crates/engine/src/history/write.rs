//! Writes a save as text. Matrices that equal the start of the attempt are only named (`Unchanged`). The last element
//! is a checksum of everything before it, so that a cut or altered file is recognised.

use super::Save;
use crate::play::Outcome;
use quick_xml::escape::escape;
use std::fmt::{Display, Write};
use switchboard_game::{Item, Layout, Matrix, Name, Value, Values};

/// The element with the checksum.
pub(super) const CHECK: &str = "Check";

/// The layout of save 0 of an attempt, and the hash by which the other saves refer to it.
#[derive(Debug, Clone)]
pub struct Start {
    pub(super) layout: Layout,
    pub(super) hash: u64,
}

impl Start {
    /// The start of an attempt.
    pub fn new(layout: Layout) -> Self {
        let hash = xxhash_rust::xxh3::xxh3_64(write_layout(&layout).as_bytes());
        Self { layout, hash }
    }
}

/// The text of `save`. `start` is that of its attempt; none for save 0 itself.
pub fn write_save(save: &Save, start: Option<&Start>) -> String {
    let mut text = String::with_capacity(1024);
    text.push_str("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    text.push_str(
        "<Save xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\n",
    );
    facts(&mut text, save);
    if let Some(start) = start {
        element(&mut text, "Start", format_args!("{:016x}", start.hash));
    }
    items(&mut text, &save.layout.items);
    matrices(&mut text, &save.layout.matrices, start.map(|start| &start.layout));
    let check = sum_line(&text);
    text.push_str(&check);
    text.push_str("</Save>\n");
    text
}

/// The line with the checksum of everything before it.
pub(super) fn sum_line(before: &str) -> String {
    format!("  <{CHECK}>{:016x}</{CHECK}>\n", xxhash_rust::xxh3::xxh3_64(before.as_bytes()))
}

/// A layout as the text of a startingLayout.xml.
pub fn write_layout(layout: &Layout) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    text.push_str(
        "<LevelLayout xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\n",
    );
    items(&mut text, &layout.items);
    matrices(&mut text, &layout.matrices, None);
    text.push_str("</LevelLayout>\n");
    text
}

fn facts(text: &mut String, save: &Save) {
    element(text, "Number", save.number);
    element(text, "Event", save.event);
    if let Some(time) = save.time {
        element(text, "Time", time);
    }
    element(text, "SinceStart", save.since_start_ms);
    element(text, "SinceLastMove", save.since_last_move_ms);
    if !save.method.is_empty() {
        element(text, "Method", escape(&save.method));
    }
    if let Some(weighed) = save.weighed {
        element(text, "Weighed", weighed);
    }
    element(text, "Slots", save.slots);
    element(text, "InvalidChoices", save.invalid_choices);
    element(text, "Attempt", save.attempt);
    element(text, "Seed", save.seed);
    element(text, "Rules", format_args!("{:016x}", save.rules));
    if save.ticks > 0 {
        element(text, "Ticks", save.ticks);
    }
    if let Some(chosen) = save.chosen {
        element(text, "Chosen", chosen);
    }
    if save.player > 0 {
        element(text, "Player", save.player);
    }
    for seat in &save.seats {
        element(text, "Seat", escape(seat));
    }
    for (cell, piece) in &save.struck {
        element(text, "Struck", format_args!("{},{} {}", cell.x, cell.y, escape(piece.written())));
    }
    element(text, "Outcome", outcome_words(save.outcome));
    element(text, "Moves", save.moves);
    if let Some(best) = save.best {
        element(text, "Best", best);
    }
    element(text, "ValidMoves", save.valid_moves);
    if let Some(before) = save.before {
        element(text, "Before", before);
    }
}

/// An outcome in the words of saves and exports: `playing`, `finished`, `won 2` ...
pub fn outcome_words(outcome: Outcome) -> String {
    match outcome {
        Outcome::Playing => "playing".to_owned(),
        Outcome::Finished => "finished".to_owned(),
        Outcome::Restarted => "restarted".to_owned(),
        Outcome::Won(player) => format!("won {player}"),
        Outcome::Lost => "lost".to_owned(),
        Outcome::Drawn => "drawn".to_owned(),
    }
}

/// The outcome that these words stand for.
pub(super) fn outcome_of(words: &str) -> Option<Outcome> {
    match words.trim() {
        "playing" => Some(Outcome::Playing),
        "finished" => Some(Outcome::Finished),
        "restarted" => Some(Outcome::Restarted),
        "lost" => Some(Outcome::Lost),
        "drawn" => Some(Outcome::Drawn),
        other => other.strip_prefix("won ")?.parse().ok().map(Outcome::Won),
    }
}

fn element(text: &mut String, name: &str, value: impl Display) {
    // writing to a String cannot fail
    let _ = writeln!(text, "  <{name}>{value}</{name}>");
}

fn items(text: &mut String, items: &[Item]) {
    text.push_str("  <Items>\n");
    for item in items {
        let (kind, value) = match &item.value {
            Value::Int(number) => ("int", number.to_string()),
            Value::Bool(truth) => ("boolean", truth.to_string()),
            Value::Text(name) => ("string", escape(name.written()).into_owned()),
        };
        let name = escape(item.name.written());
        let _ = writeln!(
            text,
            "    <Item><Name>{name}</Name><Value xsi:type=\"xsd:{kind}\">{value}</Value><Show>{}</Show></Item>",
            item.show
        );
    }
    text.push_str("  </Items>\n");
}

/// The matrices, followed by the names and indices (from 0) of those that equal the start.
fn matrices(text: &mut String, matrices: &[Matrix], start: Option<&Layout>) {
    let mut unchanged = String::new();
    text.push_str("  <Matrixes>\n");
    for (place, matrix) in matrices.iter().enumerate() {
        let at_start = start.and_then(|layout| layout.matrices.get(place));
        if at_start == Some(matrix) {
            let name = escape(matrix.name.written());
            let _ = writeln!(unchanged, "    <name place=\"{place}\">{name}</name>");
        } else {
            write_matrix(text, matrix);
        }
    }
    text.push_str("  </Matrixes>\n");
    if !unchanged.is_empty() {
        let _ = write!(text, "  <Unchanged>\n{unchanged}  </Unchanged>\n");
    }
}

fn write_matrix(text: &mut String, matrix: &Matrix) {
    let kind = match matrix.values {
        Values::Text(_) => "MatrixString",
        Values::Int(_) => "MatrixInt",
        Values::Bool(_) => "MatrixBool",
    };
    let name = escape(matrix.name.written());
    let (width, height) = (matrix.size.width, matrix.size.height);
    let _ =
        writeln!(text, "    <{kind}><name>{name}</name><width>{width}</width><height>{height}</height>\n      <Rows>");
    let columns = usize::from(width).max(1);
    match &matrix.values {
        Values::Text(names) => names.chunks(columns).for_each(|row| text_row(text, row)),
        Values::Int(numbers) => numbers.chunks(columns).for_each(|row| short_row(text, row.iter())),
        Values::Bool(truths) => truths.chunks(columns).for_each(|row| short_row(text, row.iter())),
    }
    let _ = writeln!(text, "      </Rows>\n    </{kind}>");
}

/// Names separated by white space; a row with an empty name is written in long form, with one element per cell.
fn text_row(text: &mut String, row: &[Name]) {
    if row.iter().all(|name| !name.key().is_empty()) {
        let one_word = |name: &Name| -> String { name.written().chars().filter(|c| !c.is_whitespace()).collect() };
        short_row(text, row.iter().map(one_word).map(|word| escape(&word).into_owned()));
        return;
    }
    text.push_str("        <Row>");
    for name in row {
        let _ = write!(text, "<string>{}</string>", escape(name.written()));
    }
    text.push_str("</Row>\n");
}

fn short_row(text: &mut String, cells: impl Iterator<Item = impl Display>) {
    text.push_str("        <Row>");
    for (place, cell) in cells.enumerate() {
        let _ = if place == 0 { write!(text, "{cell}") } else { write!(text, " {cell}") };
    }
    text.push_str("</Row>\n");
}
