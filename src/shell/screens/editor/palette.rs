//! The brushes for a matrix: what can be put on its cells, and how it looks. Pure; knows no screen.

use crate::game::{Game, Layout, Matrix, Name, Text, Value, Values};
use crate::narrate::{Texts, face_label};
use crate::play::{Board, Face, face_of, word_face};
use crate::shell::Frame;
use std::collections::BTreeMap;

/// How many brushes are offered; a game can have more pieces than anybody would look through.
const MOST_BRUSHES: usize = 400;
/// The matrices of the board that contain pieces.
const OF_PIECES: [&str; 3] = ["state", "final", "background"];
/// Stands for any piece in FINAL.
const ANY: &str = "*";

/// A brush.
#[derive(Debug, Clone, PartialEq)]
pub struct Brush {
    /// What it puts on a cell.
    pub value: Value,
    /// How it looks.
    pub face: Face,
    /// Its label.
    pub label: String,
}

/// The brushes for a matrix: pieces in the order of their file, otherwise the values in the matrix, sorted.
pub fn brushes(texts: Texts, game: Option<&Game>, matrix: &Matrix) -> Vec<Brush> {
    let mut values: Vec<Value> = match &matrix.values {
        Values::Bool(_) => vec![Value::Bool(true), Value::Bool(false)],
        Values::Int(list) => numbers(list).into_iter().map(Value::Int).collect(),
        Values::Text(list) => words(game, matrix, list).into_iter().map(Value::Text).collect(),
    };
    values.truncate(MOST_BRUSHES);
    let mut brushes: Vec<Brush> = values.into_iter().map(|value| brush(texts, game, value)).collect();
    name_alike(&mut brushes);
    brushes
}

/// The numbers there are, one less and one more.
fn numbers(list: &[i32]) -> Vec<i32> {
    let mut numbers = list.to_vec();
    numbers.extend(list.iter().min().map(|least| least.saturating_sub(1)));
    numbers.extend(list.iter().max().map(|most| most.saturating_add(1)));
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn words(game: Option<&Game>, matrix: &Matrix, list: &[Name]) -> Vec<Name> {
    let seen: BTreeMap<&str, &Name> = list.iter().map(|name| (name.key(), name)).collect();
    let pieces = |key: &str| game.is_some_and(|game| game.pieces.find(key).is_some());
    // an author's own matrix may hold words, pieces, or both
    let holds_pieces = OF_PIECES.contains(&matrix.name.key()) || seen.keys().any(|key| pieces(key));
    let mut words = Vec::new();
    if matrix.name.key() == "final" {
        words.push(Name::new(ANY));
    }
    if holds_pieces {
        words.extend(game.into_iter().flat_map(|game| game.pieces.iter()).map(|piece| piece.name.clone()));
    }
    let others = seen.iter().filter(|(key, _)| !(holds_pieces && pieces(key)) && **key != ANY);
    words.extend(others.map(|(_, name)| (*name).clone()));
    words
}

fn brush(texts: Texts, game: Option<&Game>, value: Value) -> Brush {
    let face = face(game, &value);
    let label = match &value {
        Value::Bool(true) => texts.get("edit-true"),
        Value::Bool(false) => texts.get("edit-false"),
        Value::Text(name) if name.key() == ANY => texts.get("edit-any"),
        Value::Text(name) if name.key().is_empty() => texts.get("edit-empty"),
        Value::Int(number) => number.to_string(),
        Value::Text(_) => face_label(texts, &face),
    };
    Brush { value, face, label }
}

/// Several pieces may be said the same way: an author tells them apart by their names.
fn name_alike(brushes: &mut [Brush]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for brush in brushes.iter() {
        *counts.entry(brush.label.clone()).or_default() += 1;
    }
    for brush in brushes.iter_mut() {
        if let (Value::Text(name), true) = (&brush.value, counts.get(&brush.label).is_some_and(|count| *count > 1)) {
            brush.label = format!("{} ({name})", brush.label);
        }
    }
}

/// What a value looks like on a board.
fn face(game: Option<&Game>, value: &Value) -> Face {
    match value {
        Value::Text(name) => match game.and_then(|game| game.pieces.find(name.key())) {
            Some((_, piece)) => face_of(piece),
            None => word_face(name.written()),
        },
        Value::Int(number) => word_face(&number.to_string()),
        Value::Bool(truth) => word_face(if *truth { "✓" } else { "–" }),
    }
}

/// The board as it is edited: the matrix over what lies beneath it, and a frame around what is true.
pub fn board(texts: Texts, game: Option<&Game>, layout: &Layout, matrix: &Matrix) -> (Board, Vec<Frame>) {
    let over_board = matrix.size == layout.size();
    let beneath = |key: &str| layout.matrix(key).filter(|_| over_board);
    let tables = game.map(|game| &game.tables);
    let shared = || tables?.matrices.iter().find(|m| m.name.key() == "background" && m.size == matrix.size);
    let ground = beneath("background").or_else(shared).filter(|_| matrix.name.key() != "background");
    let state = beneath("state").filter(|_| matches!(matrix.values, Values::Bool(_)));
    let look = |index: usize| {
        let value = matrix.value(index).unwrap_or(Value::Int(0));
        let mut seen = match (&value, state.and_then(|state| state.value(index))) {
            // a truth is a frame around the piece it is about
            (Value::Bool(truth), Some(piece)) => {
                let mut piece = face(game, &piece);
                let said = texts.get(if *truth { "edit-true" } else { "edit-false" });
                piece.label = Text::plain(format!("{}, {said}", face_label(texts, &piece)));
                piece
            }
            _ => face(game, &value),
        };
        if let Some(under) = ground.and_then(|ground| ground.value(index)).map(|value| face(game, &value)) {
            seen.pictures.splice(0..0, under.pictures);
        }
        seen
    };
    let faces = (0..matrix.size.area()).map(look).collect();
    let frame = |index: usize| match matrix.value(index) {
        Some(Value::Bool(true)) => Frame::Valid,
        _ => Frame::None,
    };
    let frames = (0..matrix.size.area()).map(frame).collect();
    let thin = game.filter(|_| over_board).and_then(|game| game.settings.look.thin);
    (Board { size: matrix.size, faces, thin, ..Board::default() }, frames)
}
