//! pieces.xml: what the cells can hold.

use super::{Name, Text, Value};
use rustc_hash::{FxHashMap, FxHashSet};

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

/// What a layer of a piece shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Shown {
    /// The file of this name in PIECES/.
    File(String),
    /// The player's own picture (`Avatar`).
    Avatar,
    /// A number or a few letters.
    Text(Writing),
}

/// A number or a few letters on a cell.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Writing {
    /// What is written, at most [`MAX_WRITTEN`] characters.
    pub text: String,
    /// Its colour, `#rrggbb`.
    pub color: Option<String>,
    /// Column and row, 0 to 2 each, of one of nine small places; none where it is as large as fits.
    pub place: Option<(u8, u8)>,
}

/// The most characters that are written on a cell.
pub const MAX_WRITTEN: usize = 6;

/// One layer of a piece.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Layer {
    /// What it shows.
    pub shown: Shown,
    /// How a picture is turned; a text stands upright.
    pub rotation: Rotation,
}

impl Layer {
    /// The file in PIECES/ that it shows, if it is one.
    pub fn file(&self) -> Option<&String> {
        if let Shown::File(name) = &self.shown { Some(name) } else { None }
    }
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
    /// What choosing it does, where that is always the same: "Roll the die"; empty if not given.
    pub press: Text,
    /// What a terminal shows for it, 1 or 2 columns wide; derived from the name if not given, a space if given as empty.
    pub symbol: String,
}

impl Piece {
    /// The value of the property with this key, if it has it.
    pub fn property(&self, key: &str) -> Option<&Value> {
        self.properties.iter().find(|(name, _)| name.key() == key).map(|(_, value)| value)
    }
}

/// What a piece says about its cell to the constraints of a deduction puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// This piece stands there.
    Itself,
    /// Nothing yet (property `undecided`). At the end it counts as the piece with this place in the file; without one the
    /// board is not finished, nor while it covers something (property `covers`).
    Open(Option<usize>),
    /// The piece with this index in the file stands there (property `means`).
    Mark(usize),
}

/// The properties that say so.
pub const UNDECIDED: &str = "undecided";
/// See [`UNDECIDED`].
pub const MEANS: &str = "means";
/// The property that says what may lie under a piece until its cell is chosen: names of pieces with spaces between them. The first
/// is the one that may be opened.
pub const COVERS: &str = "covers";

/// The pieces of a game, in file order.
#[derive(Debug, Clone, Default)]
pub struct Pieces {
    list: Vec<Piece>,
    by_key: FxHashMap<String, usize>,
    /// See [`Pieces::covered`]; one entry a piece.
    covered: Vec<Vec<usize>>,
}

impl Pieces {
    /// These pieces; names must differ (the checker ensures it).
    pub fn new(list: Vec<Piece>) -> Self {
        let by_key = list.iter().enumerate().rev().map(|(index, piece)| (piece.name.key().to_owned(), index)).collect();
        let covered = list.iter().map(|piece| named_in(piece, &by_key)).collect();
        Self { list, by_key, covered }
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
        let property = |key: &str| piece.property(key);
        let place = |name: &Name| self.by_key.get(name.key()).copied();
        if !self.covered(index).is_empty() {
            return Stand::Open(None);
        }
        match (property(UNDECIDED), property(MEANS)) {
            (Some(Value::Bool(true)), _) => Stand::Open(None),
            (Some(Value::Text(name)), _) => place(name).map_or(Stand::Itself, |at| Stand::Open(Some(at))),
            (_, Some(Value::Text(name))) => place(name).map_or(Stand::Itself, Stand::Mark),
            _ => Stand::Itself,
        }
    }

    /// What may lie under the piece with this place in the file, by place, each once; the first is the one that may be opened. Empty
    /// where it covers nothing.
    #[expect(clippy::indexing_slicing, reason = "there is a list for each piece")]
    pub fn covered(&self, index: usize) -> &[usize] {
        &self.covered[index]
    }

    /// The piece of this name and its index in the file.
    #[expect(clippy::indexing_slicing, reason = "names have the places of the pieces in the list")]
    pub fn find(&self, key: &str) -> Option<(usize, &Piece)> {
        let index = *self.by_key.get(key)?;
        Some((index, &self.list[index]))
    }
}

/// The pieces that `covers` of this piece names, by place, in the order in which they are first named.
fn named_in(piece: &Piece, by_key: &FxHashMap<String, usize>) -> Vec<usize> {
    let Some(Value::Text(names)) = piece.property(COVERS) else { return Vec::new() };
    let mut seen = FxHashSet::default();
    let places = names.written().split_whitespace().filter_map(|name| by_key.get(Name::new(name).key()).copied());
    places.filter(|place| seen.insert(*place)).collect()
}
