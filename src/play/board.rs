//! A board as a picture made of plain data: what front ends draw and speech describes.

use super::{Move, Side, TileEffect};
use crate::game::{Language, Layer, Piece, Rotation, Text};
use crate::grid::{Cell, Size};
use crate::puzzlescript::Dots;
use std::sync::Arc;
use unicode_width::UnicodeWidthStr;

/// A board to draw.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Board {
    /// Columns and rows that are shown.
    pub size: Size,
    /// The cell of the level that is shown at the top left: another than the first where only a part is shown.
    pub origin: Cell,
    /// What is on each cell, row by row, as many as the size has.
    pub faces: Vec<Face>,
    /// Things that can be chosen or seen beside the grid: arrows at the edges, the hand, the pile. Empty for most games.
    pub spots: Vec<Spot>,
}

/// Whose hidden hand a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// That of the player in turn.
    InTurn,
    /// That of this player, from 1.
    Player(u8),
    /// Nobody's.
    Nobody,
}

/// What is drawn on one square.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Face {
    /// Bottom first.
    pub pictures: Vec<Picture>,
    /// Whether a thin frame is drawn around it.
    pub border: bool,
    /// What speech says for it, in the player's language.
    pub label: Text,
    /// What a terminal shows: 1 or 2 columns.
    pub symbol: String,
}

/// One layer of a face.
#[derive(Debug, Clone, PartialEq)]
pub enum Picture {
    /// A file of the game's PIECES folder.
    File {
        /// Its name.
        name: String,
        /// How it is turned.
        rotation: Rotation,
    },
    /// The picture of the player (seat from 1).
    Avatar {
        /// Whose.
        player: u8,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A tile's own ground, under its paths.
    Ground,
    /// Paths of a tile, each the points of its edge that it joins: side and number from 0, clockwise along the side.
    Paths {
        /// Path by path.
        paths: Vec<Vec<(Side, u8)>>,
        /// How many path ends a side has.
        per_side: u8,
    },
    /// The part of an arrow over the board that lies on this square: where it begins and ends, in thousandths of a
    /// square from this one's top left.
    Arrow {
        /// Where it begins.
        from: (i32, i32),
        /// Where it ends.
        to: (i32, i32),
    },
    /// A tile lying face down.
    FaceDown,
    /// Dots in rows, drawn with hard edges; what has no colour is transparent.
    Dots(Arc<Dots>),
    /// A short text or number.
    Label(String),
    /// A sign that needs no words.
    Icon(Icon),
    /// A small mark: an item, an effect, a goal, a pawn.
    Mark(Mark),
}

/// A sign that needs no words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// Tiles are pushed this way.
    Push(Side),
    /// The tile is taken up and can be turned: in its corner.
    Turn,
    /// Nothing is done.
    Pass,
    /// A die that shows this number.
    Die(u16),
    /// A pile of this many tiles, face down.
    Pile(u16),
}

/// A small mark on a face.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// The middle of it on the square, in thousandths from its top left.
    pub at: (u16, u16),
    /// Half its width, in thousandths of the square.
    pub radius: u16,
    /// What it stands for.
    pub sign: Sign,
    /// A file of the game's PIECES folder that is drawn in it, if there is one.
    pub picture: Option<String>,
    /// What speech says for it; empty where the sign says all.
    pub name: Text,
}

/// What a mark stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The piece of a player, from 1.
    Pawn {
        /// Whose.
        player: u8,
        /// Whether it carries items.
        carries: bool,
    },
    /// This many of an item.
    Item(u16),
    /// What happens to a piece whose move ends here.
    Effect(TileEffect),
    /// What the player in turn is to reach.
    Goal,
    /// A short text: the mark's name.
    Word,
}

/// Something beside the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Spot {
    /// What it looks like.
    pub face: Face,
    /// Where it lies: an edge of the board and the line there, or a place in the row below the board.
    pub place: SpotPlace,
    /// The move it stands for, if it can ever be chosen.
    pub chosen_by: Option<Move>,
}

/// Where a [`Spot`] lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpotPlace {
    /// An arrow at this edge, in line with this column or row.
    Edge(Side, u8),
    /// In the row under the board, from 0: the hand, the pile, turn, pass.
    Below(u8),
}

impl Board {
    /// What is on `cell`.
    pub fn face(&self, cell: Cell) -> Option<&Face> {
        self.faces.get(self.size.index(self.shown_at(cell)?)?)
    }

    /// Where a cell of the level is shown, counted from the top left; none where it is not.
    pub fn shown_at(&self, cell: Cell) -> Option<Cell> {
        let shown = Cell::new(cell.x.checked_sub(self.origin.x)?, cell.y.checked_sub(self.origin.y)?);
        self.size.contains(shown).then_some(shown)
    }
}

/// How many columns of a terminal a cell has.
const SYMBOL_COLUMNS: usize = 2;

impl Face {
    /// Puts what this shows on a piece that lies beneath: it shines through, and is said after what lies on it.
    pub fn lay_on(&mut self, beneath: &Piece) {
        self.pictures.splice(0..0, beneath.layers.iter().map(layer_picture));
        if !beneath.label.is_empty() && beneath.label != self.label {
            let both = |language: Language| {
                let said = [self.label.get(language), beneath.label.get(language)];
                let said: Vec<&str> = said.into_iter().filter(|words| !words.is_empty()).collect();
                (language.code().to_owned(), said.join(", "))
            };
            self.label = Text { variants: Language::ALL.map(both).to_vec() };
        }
        let (upper, lower) = (self.symbol.trim_end(), beneath.symbol.trim_end());
        if upper.is_empty() {
            self.symbol = lower.to_owned();
        } else if upper != lower && upper.width() + lower.width() <= SYMBOL_COLUMNS {
            self.symbol = format!("{upper}{lower}");
        }
    }
}

/// What a piece looks like.
pub fn face_of(piece: &Piece) -> Face {
    let layers = piece.layers.iter().map(layer_picture);
    Face { pictures: layers.collect(), border: piece.border, label: piece.label.clone(), symbol: piece.symbol.clone() }
}

/// This many of a piece.
pub(super) fn counted(piece: &Piece, count: i32) -> Face {
    let mut face = face_of(piece);
    face.pictures.push(Picture::Label(count.to_string()));
    let said = |language: Language| (language.code().to_owned(), format!("{}: {count}", piece.label.get(language)));
    face.label = Text { variants: Language::ALL.map(said).to_vec() };
    face.symbol = format!("{} {count}", piece.symbol.trim());
    face
}

/// What a word looks like that is no piece.
pub fn word_face(word: &str) -> Face {
    Face {
        pictures: vec![Picture::Label(word.to_owned())],
        border: false,
        label: Text::plain(word),
        symbol: word.chars().take(2).collect(),
    }
}

/// A layer of a piece as a picture.
pub(super) fn layer_picture(layer: &Layer) -> Picture {
    let rotation = layer.rotation;
    match &layer.picture {
        Some(name) => Picture::File { name: name.clone(), rotation },
        None => Picture::Avatar { player: 1, rotation },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Name;

    fn piece(name: &str, symbol: &str, label: Text) -> Piece {
        let layers = vec![Layer { picture: Some(format!("{name}.svg")), rotation: Rotation::None }];
        let (groups, properties) = Default::default();
        Piece { name: Name::new(name), layers, border: false, groups, properties, label, symbol: symbol.to_owned() }
    }

    #[test]
    fn what_lies_beneath_is_seen_and_said() {
        let said = |en: &str, cs: &str| Text {
            variants: vec![("en".to_owned(), en.to_owned()), ("cs".to_owned(), cs.to_owned())],
        };
        let ice = piece("Ice", "≈", said("ice", "led"));
        for (upper, symbol, label) in [
            (piece("Box", "■", said("box", "bedna")), "■≈", "bedna, led"),
            (piece("Wall", "██", said("wall", "zeď")), "██", "zeď, led"),
            (piece("Gap", " ", Text::default()), "≈", "led"),
            (piece("Ice", "≈", said("ice", "led")), "≈", "led"),
        ] {
            let mut face = face_of(&upper);
            face.lay_on(&ice);
            assert_eq!((face.symbol.as_str(), face.label.get(Language::Czech)), (symbol, label));
            assert_eq!(face.pictures.len(), 2);
        }
        let mut face = face_of(&piece("Box", "■", said("box", "bedna")));
        face.lay_on(&piece("Line", " ", Text::default()));
        assert_eq!((face.symbol.as_str(), face.label.get(Language::English)), ("■", "box"));
    }
}
