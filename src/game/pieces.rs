//! pieces.xml: what the cells can hold.

use super::{Name, Text, Value};
use rustc_hash::FxHashMap;

/// How many quarter turns clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rotation {
    /// As drawn.
    #[default]
    None,
    /// 90 degrees clockwise.
    Quarter,
    /// 180 degrees.
    Half,
    /// 270 degrees clockwise.
    ThreeQuarters,
}

/// One picture of a piece.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Layer {
    /// File name in PIECES/; `None` for the player's own picture (`Avatar`).
    pub picture: Option<String>,
    /// How it is turned.
    pub rotation: Rotation,
}

/// One `<GamePiece>`.
#[derive(Debug, Clone)]
pub struct Piece {
    /// Its name.
    pub name: Name,
    /// Its pictures, bottom first; at least one.
    pub layers: Vec<Layer>,
    /// Whether a thin frame is drawn around it.
    pub border: bool,
    /// The groups it belongs to (`is Box`).
    pub groups: Vec<Name>,
    /// Its properties (`.front`, `.value`).
    pub properties: Vec<(Name, Value)>,
    /// What speech says for it; its name if not given.
    pub label: Text,
    /// What a terminal shows for it, 1 or 2 columns wide; derived from the name if not given, a space if given as empty.
    pub symbol: String,
}

/// What a piece says about its cell to the constraints of a deduction puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// This piece stands there.
    Itself,
    /// Nothing yet (property `undecided`). At the end it counts as the piece with this index in the file; with `None`, the board is not
    /// finished.
    Open(Option<usize>),
    /// The piece with this index in the file stands there (property `means`).
    Mark(usize),
}

/// The properties that say so.
pub const UNDECIDED: &str = "undecided";
/// See [`UNDECIDED`].
pub const MEANS: &str = "means";

/// The pieces of a game, in file order.
#[derive(Debug, Clone, Default)]
pub struct Pieces {
    list: Vec<Piece>,
    by_key: FxHashMap<String, usize>,
}

impl Pieces {
    /// These pieces; names must differ (the checker ensures it).
    pub fn new(list: Vec<Piece>) -> Self {
        let by_key = list.iter().enumerate().rev().map(|(index, piece)| (piece.name.key().to_owned(), index)).collect();
        Self { list, by_key }
    }

    /// All of them, in file order.
    pub fn iter(&self) -> std::slice::Iter<'_, Piece> {
        self.list.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The piece with this index in the file, from 0.
    pub fn get(&self, index: usize) -> Option<&Piece> {
        self.list.get(index)
    }

    /// What the piece with this index says to the constraints of its game. A value that names no piece counts as the piece itself.
    pub fn stand(&self, index: usize) -> Stand {
        let Some(piece) = self.list.get(index) else { return Stand::Itself };
        let property = |key: &str| piece.properties.iter().find(|(name, _)| name.key() == key).map(|(_, value)| value);
        let place = |name: &Name| self.by_key.get(name.key()).copied();
        match (property(UNDECIDED), property(MEANS)) {
            (Some(Value::Bool(true)), _) => Stand::Open(None),
            (Some(Value::Text(name)), _) => place(name).map_or(Stand::Itself, |at| Stand::Open(Some(at))),
            (_, Some(Value::Text(name))) => place(name).map_or(Stand::Itself, Stand::Mark),
            _ => Stand::Itself,
        }
    }

    /// The piece of this name and its index in the file.
    pub fn find(&self, key: &str) -> Option<(usize, &Piece)> {
        let index = *self.by_key.get(key)?;
        Some((index, self.list.get(index)?))
    }
}
