//! A board as a picture made of plain data: what front ends draw and speech describes.

use super::{Move, Side};
use crate::game::{Rotation, Text};
use crate::grid::{Cell, Size};

/// A board to draw.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Board {
    /// Columns and rows.
    pub size: Size,
    /// What stands on each cell, row by row, as many as the size has.
    pub faces: Vec<Face>,
    /// Things that can be chosen or seen beside the grid: arrows at the edges, the hand, the pile. Empty for most games.
    pub spots: Vec<Spot>,
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
    /// Paths of a tile, each from one point of its edge to another: (side, number, how many on a side).
    Paths {
        /// Ends: side and index from 0, clockwise along the side.
        paths: Vec<((Side, u8), (Side, u8))>,
        /// How many path ends a side has.
        per_side: u8,
    },
    /// A tile lying face down.
    FaceDown,
    /// A short text or number.
    Label(String),
    /// A small mark: an item, an effect, a goal, a pawn.
    Mark(Mark),
}

/// A small mark on a face.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// Where on the square, in thousandths from its top left.
    pub at: (u16, u16),
    /// What it shows: a letter or a word's initial.
    pub text: String,
    /// Whose colour, player from 1; 0 for nobody's.
    pub player: u8,
    /// Whether it is a pawn (drawn larger).
    pub pawn: bool,
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
    /// What stands on `cell`.
    pub fn face(&self, cell: Cell) -> Option<&Face> {
        self.faces.get(self.size.index(cell)?)
    }
}
