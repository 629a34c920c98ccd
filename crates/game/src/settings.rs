//! settings.xml: a game's defaults, and which of them a player may change.

use super::{Layout, Name, Value};
use serde::{Deserialize, Serialize};
use switchboard_base::diag::Place;
use switchboard_base::grid::Cell;

/// How a move is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum MoveMode {
    /// Arrows, pointer or Next move the focus; Action plays.
    #[default]
    WithOptions,
    /// An arrow key plays the neighbouring cell at once.
    DirectJustKeyboard,
    /// Pointing at a cell plays it at once too.
    DirectBothKeyboardAndMouse,
}

/// What the focus does at cells that are not valid moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum InvalidCells {
    /// Passes over them.
    #[default]
    Skip,
    /// Stops on them, red.
    Select,
}

/// What the focus does past the last valid cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Boundary {
    /// Goes on in the next row or column.
    #[default]
    Jump,
    /// Goes to the other end of the same row or column.
    Rotate,
    /// Stays.
    Stay,
}

/// How a game is played in which nothing is chosen: every signal is the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnySignal {
    /// A press is the move.
    Press,
    /// Pressing is one move and letting go another, which knows how long the press was.
    Hold,
}

/// The colour behind the pieces if a game gives none: the token `board` of the light theme; other themes show their own.
pub const USUAL_BOARD: Color = Color { r: 0xf7, g: 0xf3, b: 0xea };

/// A default, and whether the player may change it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Changeable<T> {
    /// The game's own value.
    pub value: T,
    /// Whether the player may choose another.
    pub change: bool,
}

/// A colour, 0..=255 per channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Color {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
}

impl Color {
    /// Relative luminance, 0 to 1 (WCAG 2.2).
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let c = f32::from(channel) / 255.0;
            if c <= 0.03928 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }
}

/// What dark colours do to pictures that are ink on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Paper {
    /// Nothing: they are no paper, or stand out as they are.
    #[default]
    None,
    /// They show them the other way round, light for dark.
    Turned,
    /// They show them in less light: what is black stays the darkest, white becomes a middle grey.
    Dimmed,
    /// They show the board in less light and the pieces on it as they are: the lowest picture of each square is the board.
    Board,
}

/// Widths in pixels at scale 1, and colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardLook {
    /// Between the board and the edge of its area.
    pub margin: u16,
    /// Of the frame around all pieces.
    pub border: u16,
    /// Between pieces.
    pub padding: u16,
    /// Of the frame.
    pub border_color: Changeable<Color>,
    /// Behind the pieces.
    pub board_color: Changeable<Color>,
    /// What dark colours do to the pictures.
    pub paper: Paper,
    /// Whether pieces that change where they lie are turned over, as cards are.
    pub flips: bool,
    /// Which columns and rows are thin.
    pub thin: Option<Thin>,
    /// How squares are named; by column and row if not given.
    pub squares: Option<Squares>,
    /// How many rows at the bottom are no squares and are not counted, such as one with buttons.
    pub rows_below: u8,
    /// Whether the pieces that have been taken are listed beside the board.
    pub lists_taken: bool,
}

/// What choosing a square of a puzzle of constraints does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FillIn {
    /// It shows the next piece.
    #[default]
    Turn,
    /// All pieces that can stand there are offered.
    All,
    /// Those are offered that no constraint alone rules out.
    Possible,
}

/// How a game names its squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Squares {
    /// A letter for the column and a number for the row, counted from the bottom: `g2`.
    Chess,
    /// The same in capital letters without the I, which looks like a 1: `J4`.
    Go,
    /// Every second column and row is counted, for boards with lines between their dots; what lies between two is `1–2`.
    EverySecond,
}

/// What names the squares of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Naming {
    /// Which columns and rows are thin.
    pub thin: Option<Thin>,
    /// How squares are named; by column and row if not given.
    pub squares: Option<Squares>,
    /// How many rows are counted, from the top.
    pub rows: u8,
}

impl Naming {
    /// Whether every second column and row is counted, and what lies between named by both.
    pub fn counts_every_second(self) -> bool {
        self.thin.is_some() || self.squares == Some(Squares::EverySecond)
    }

    /// The letters of this many columns and the numbers of the rows, from the top, where squares are named by them.
    pub fn rim(self, columns: u8) -> Option<(Vec<String>, Vec<String>)> {
        let bottom = self.rows.checked_sub(1)?;
        let letter =
            |column| Some(self.square(column, bottom)?.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned());
        let letters = (0..columns).map(letter).collect::<Option<Vec<String>>>()?;
        Some((letters, (1..=self.rows).rev().map(|row| row.to_string()).collect()))
    }

    /// The name of a square, where it has one of its own; none if letters do not reach that far.
    pub fn square(self, column: u8, row: u8) -> Option<String> {
        let mut letters = match self.squares? {
            Squares::Chess => 'a'..='z',
            Squares::Go => 'A'..='Z',
            Squares::EverySecond => return None,
        };
        let skips = self.squares == Some(Squares::Go);
        let letter = letters.by_ref().filter(|letter| !skips || *letter != 'I').nth(usize::from(column))?;
        let number = self.rows.checked_sub(row).filter(|number| *number > 0)?;
        Some(format!("{letter}{number}"))
    }
}

/// Every second column and row is drawn thin: edges and corners between cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thin {
    /// Whether they are the even ones, counted from 0; otherwise the odd ones.
    pub even: bool,
    /// Their width in percent of the others'.
    pub percent: u8,
}

impl Thin {
    /// How wide thin columns and rows are if the game does not say, in percent.
    pub const USUAL: u8 = 33;

    /// The width of this column, or the height of this row, in percent of a whole cell.
    pub fn percent_of(self, line: u8) -> u8 {
        if line.is_multiple_of(2) == self.even { self.percent } else { 100 }
    }
}

/// The side of the board where something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BesideSide {
    /// At the left.
    Left,
    /// At the right.
    Right,
}

/// Where a number of the state is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Count {
    /// In an item.
    Item(Name),
    /// In an element of a matrix of numbers.
    Element(Name, Cell),
}

impl Count {
    /// Reads `Score` or `HAND[0, 0]`; `None` if it is neither.
    pub fn read(text: &str) -> Option<Self> {
        let (name, cell) = match text.split_once('[') {
            Some((name, rest)) => {
                let element: String = rest.split_whitespace().collect();
                (name, Some(element.strip_suffix(']')?.parse().ok()?))
            }
            None => (text, None),
        };
        let name = Some(Name::new(name)).filter(|name| !name.key().is_empty())?;
        Some(cell.map_or(Self::Item(name.clone()), |cell| Self::Element(name, cell)))
    }

    /// Its value; `None` if there is no such number.
    pub fn of(&self, layout: &Layout) -> Option<i32> {
        let value = match self {
            Self::Item(name) => layout.item(name.key())?.value.clone(),
            Self::Element(name, cell) => {
                let matrix = layout.matrix(name.key())?;
                matrix.value(matrix.size.index(*cell)?)?
            }
        };
        if let Value::Int(number) = value { Some(number) } else { None }
    }
}

/// A piece beside the board with a number: the men in hand, for example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// Where.
    pub side: BesideSide,
    /// Which piece.
    pub piece: Name,
    /// How many.
    pub count: Count,
    /// Where it was written, for the checker.
    pub place: Place,
}

/// A piece that shines: the ground under others shows what it lights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shine {
    /// Which piece.
    pub piece: Name,
    /// The group of pieces through which light goes, in rows and columns from the piece.
    pub through: Name,
    /// The piece that is the ground where it is lit.
    pub lit: Name,
    /// The ground everywhere else where light could go.
    pub unlit: Name,
    /// Where it was written, for the checker.
    pub place: Place,
}

/// The piece that lies where nothing is: edges of the board with it alone are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trim {
    /// Which piece.
    pub piece: Name,
    /// Where it was written, for the checker.
    pub place: Place,
}

/// settings.xml.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSettings {
    /// How a move is chosen.
    pub move_mode: Changeable<MoveMode>,
    /// What the focus does at invalid cells.
    pub invalid_cells: Changeable<InvalidCells>,
    /// What the focus does at the edge.
    pub boundary: Changeable<Boundary>,
    /// Whether the current position is marked (blue).
    pub position_highlight: Changeable<bool>,
    /// Whether valid moves are marked (green).
    pub valids_highlight: Changeable<bool>,
    /// Whether the focus is marked (yellow).
    pub focused_highlight: Changeable<bool>,
    /// Widths and colours.
    pub look: BoardLook,
    /// What stands beside the board.
    pub beside: Vec<Beside>,
    /// What shines.
    pub shine: Option<Shine>,
    /// What lies at the edges that are left out.
    pub trim: Option<Trim>,
    /// What choosing a square of a puzzle of constraints does where the player has left that setting as it is.
    pub fill_in: FillIn,
    /// Whether what follows from one constraint is offered then.
    pub fill_by_law: bool,
    /// Whether every signal is the move.
    pub any: Option<AnySignal>,
    /// How often the rules take a step of time, in milliseconds.
    pub timed_ms: Option<u32>,
}

impl GameSettings {
    /// Whether rules are told of signals and of time: then something happens without a choice, and nothing can be searched for.
    pub fn has_signals(&self) -> bool {
        self.any.is_some() || self.timed_ms.is_some()
    }
}

impl Default for GameSettings {
    fn default() -> Self {
        let free = |value| Changeable { value, change: true };
        Self {
            move_mode: Changeable { value: MoveMode::WithOptions, change: true },
            invalid_cells: Changeable { value: InvalidCells::Skip, change: true },
            boundary: Changeable { value: Boundary::Jump, change: true },
            position_highlight: free(true),
            valids_highlight: free(true),
            focused_highlight: free(true),
            look: BoardLook {
                margin: 10,
                border: 0,
                padding: 1,
                border_color: Changeable { value: Color { r: 0, g: 0, b: 0 }, change: true },
                board_color: Changeable { value: USUAL_BOARD, change: true },
                paper: Paper::None,
                flips: false,
                thin: None,
                squares: None,
                rows_below: 0,
                lists_taken: false,
            },
            beside: Vec::new(),
            shine: None,
            trim: None,
            fill_in: FillIn::Turn,
            fill_by_law: false,
            any: None,
            timed_ms: None,
        }
    }
}
