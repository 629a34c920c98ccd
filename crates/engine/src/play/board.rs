//! A board as a picture made of plain data: what front ends draw and speech describes.

use super::{Move, Side, TileEffect};
use std::sync::Arc;
use switchboard_base::grid::{Cell, Size};
use switchboard_game::{Language, Layer, Naming, Paper, Piece, Rotation, Shown, Squares, Text, Thin, Writing};
use switchboard_puzzlescript::Dots;
use unicode_width::UnicodeWidthStr;

/// A board to draw.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Board {
    /// Columns and rows that are shown.
    pub size: Size,
    /// The cell of the level shown at the top left; not the first one if only a part is shown.
    pub origin: Cell,
    /// What is on each cell, row by row, as many as the size has.
    pub faces: Vec<Face>,
    /// Things beside the grid that can be chosen or seen: arrows at the edges, the hand, the pile. Empty for most
    /// games.
    pub spots: Vec<Spot>,
    /// What dark colours do to its pictures.
    pub paper: Paper,
    /// Whether pieces that change where they lie are turned over, as cards are.
    pub flips: bool,
    /// Which columns and rows are thin.
    pub thin: Option<Thin>,
    /// How squares are named; by column and row if not given.
    pub squares: Option<Squares>,
    /// How many rows at the bottom are not counted.
    pub rows_below: u8,
}

impl Board {
    /// What names its squares.
    pub fn naming(&self) -> Naming {
        Naming { thin: self.thin, squares: self.squares, rows: self.size.height.saturating_sub(self.rows_below) }
    }

    /// What stands below its columns and at the left of its rows, where the game names its squares so.
    pub fn rim(&self) -> Option<(Vec<String>, Vec<String>)> {
        self.naming().rim(self.size.width).filter(|_| self.size.area() > 0)
    }
}

/// Whose hidden hand is visible in a picture.
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
    /// What choosing it does, where its piece says so; otherwise empty.
    pub press: Text,
    /// The part of the label that names what the rest lies on; empty where it lies on nothing that has a name.
    pub ground: Text,
    /// What a terminal shows: 1 or 2 columns.
    pub symbol: String,
    /// Whether it is a man: its piece belongs to a group, as places and dice do not.
    pub is_man: bool,
}

/// One layer of a face.
#[derive(Debug, Clone, PartialEq)]
pub enum Picture {
    /// A file of the game's PIECES folder.
    File {
        /// Its name.
        name: String,
        /// Its rotation.
        rotation: Rotation,
    },
    /// The picture of the player (seat from 1).
    Avatar {
        /// Whose.
        player: u8,
        /// Its rotation.
        rotation: Rotation,
    },
    /// The background of a tile, below its paths.
    Ground,
    /// Paths of a tile, each given by the ends that it connects: side, and number from 0 clockwise along the side.
    Paths {
        /// Path by path.
        paths: Vec<Vec<(Side, u8)>>,
        /// How many path ends a side has.
        per_side: u8,
    },
    /// The part of an arrow over the board that crosses this square: its start and end, in thousandths of a square from
    /// the top left of this one.
    Arrow {
        /// Its start.
        from: (i32, i32),
        /// Its end.
        to: (i32, i32),
    },
    /// A face-down tile.
    FaceDown,
    /// Pixels in rows, drawn with hard edges; pixels without a colour are transparent.
    Dots(Arc<Dots>),
    /// A short text or number.
    Label(String),
    /// A text or number that the game writes on a piece.
    Written(Writing),
    /// What the cell can still hold, each value small in a place of its own.
    Notes(Vec<Writing>),
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
    /// The tile in hand can be rotated; shown in its corner.
    Turn,
    /// Skips the step.
    Pass,
    /// Does what the game's action does.
    Act,
    /// Lets time go on.
    Wait,
    /// Begins the level again.
    Restart,
    /// A die that shows this number.
    Die(u16),
    /// A pile of this many tiles, face down.
    Pile(u16),
}

/// A small mark on a face.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// Its centre on the square, in thousandths from the top left.
    pub at: (u16, u16),
    /// Half its width, in thousandths of the square.
    pub radius: u16,
    /// What it stands for.
    pub sign: Sign,
    /// A file of the game's PIECES folder that is drawn in it, if there is one.
    pub picture: Option<String>,
    /// What speech says for it; empty if the sign says everything.
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
    /// What happens to a piece that ends its move here.
    Effect(TileEffect),
    /// The next goal of the player in turn.
    Goal,
    /// A short text: the mark's name.
    Word,
}

/// Something beside the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Spot {
    /// How it looks.
    pub face: Face,
    /// Where it is: at an edge of the board in this line, or in the row below the board.
    pub place: SpotPlace,
    /// Its move, if it can ever be chosen.
    pub chosen_by: Option<Move>,
}

/// The place of a [`Spot`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpotPlace {
    /// An arrow at this edge, in line with this column or row.
    Edge(Side, u8),
    /// In the row below the board, from 0: the hand, the pile, rotate, skip.
    Below(u8),
}

impl Board {
    /// What is on `cell`.
    pub fn face(&self, cell: Cell) -> Option<&Face> {
        self.faces.get(self.size.index(self.shown_at(cell)?)?)
    }

    /// The widths of its columns and the heights of its rows, in percent of a whole cell.
    pub fn percents(&self) -> (Vec<u8>, Vec<u8>) {
        let of = |first: u8, count: u8| {
            let percent = |line: u8| self.thin.map_or(100, |thin| thin.percent_of(first.saturating_add(line)));
            (0..count).map(percent).collect()
        };
        (of(self.origin.x, self.size.width), of(self.origin.y, self.size.height))
    }

    /// The cells of the level that are shown, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let origin = self.origin;
        self.size.cells().map(move |cell| Cell::new(cell.x + origin.x, cell.y + origin.y))
    }

    /// Where a cell of the level is shown, counted from the top left; none if it is not shown.
    pub fn shown_at(&self, cell: Cell) -> Option<Cell> {
        let shown = Cell::new(cell.x.checked_sub(self.origin.x)?, cell.y.checked_sub(self.origin.y)?);
        self.size.contains(shown).then_some(shown)
    }
}

/// How many columns a cell has in a terminal.
const SYMBOL_COLUMNS: usize = 2;

impl Face {
    /// Puts this face on top of a piece, which shows through and is spoken after it.
    pub fn lay_on(&mut self, beneath: &Piece) {
        self.pictures.splice(0..0, beneath.layers.iter().map(layer_picture));
        self.ground = beneath.label.clone();
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

/// The face of a piece.
pub fn face_of(piece: &Piece) -> Face {
    let layers = piece.layers.iter().map(layer_picture);
    Face {
        pictures: layers.collect(),
        border: piece.border,
        label: piece.label.clone(),
        press: piece.press.clone(),
        ground: Text::default(),
        symbol: piece.symbol.clone(),
        is_man: !piece.groups.is_empty(),
    }
}

/// A piece with a count.
pub(super) fn counted(piece: &Piece, count: i32) -> Face {
    let mut face = face_of(piece);
    face.pictures.push(Picture::Label(count.to_string()));
    let said = |language: Language| (language.code().to_owned(), format!("{}: {count}", piece.label.get(language)));
    face.label = Text { variants: Language::ALL.map(said).to_vec() };
    face.symbol = format!("{} {count}", piece.symbol.trim());
    face
}

/// The face of a word that is not a piece.
pub fn word_face(word: &str) -> Face {
    Face {
        pictures: vec![Picture::Label(word.to_owned())],
        label: Text::plain(word),
        symbol: word.chars().take(2).collect(),
        ..Face::default()
    }
}

/// A layer of a piece as a picture.
pub(super) fn layer_picture(layer: &Layer) -> Picture {
    let rotation = layer.rotation;
    match &layer.shown {
        Shown::File(name) => Picture::File { name: name.clone(), rotation },
        Shown::Avatar => Picture::Avatar { player: 1, rotation },
        Shown::Text(writing) => Picture::Written(writing.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use switchboard_game::Name;

    fn piece(name: &str, symbol: &str, label: Text) -> Piece {
        let layers = vec![Layer { shown: Shown::File(format!("{name}.svg")), rotation: Rotation::None }];
        let (groups, properties) = Default::default();
        Piece {
            name: Name::new(name),
            layers,
            border: false,
            groups,
            properties,
            label,
            press: Text::default(),
            symbol: symbol.to_owned(),
        }
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
