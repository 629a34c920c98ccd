//! What a screen shows: plain data that a front end draws and never interprets.

use super::Pictogram;
use crate::game::Language;
use crate::grid::Cell;
use crate::play::{Board, Face};
use crate::play::{Move, Outcome};
use std::collections::HashSet;
use std::sync::Arc;

/// A choice's place in [`Page::choices`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChoiceId(pub usize);

/// One whole screen.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// Which screen: `welcome`, `first-start`, `players`, `player`, `games`, `rules`, `board`, `level-done`, `settings`, `history`, `help`, `about`, `author`, `ask` ...
    pub screen: &'static str,
    /// The window's title.
    pub title: String,
    /// What to draw, in order, each in its zone.
    pub blocks: Vec<(Zone, Block)>,
    /// Everything that can be chosen here, in the scanner's order.
    pub choices: Vec<Choice>,
    /// What is lit by the scanner or focused.
    pub lit: Vec<ChoiceId>,
    /// What has just gone dark and would still be taken by a press now (lag credit).
    pub afterglow: Vec<ChoiceId>,
    /// The choice that Action would take, if it is a single one.
    pub focus: Option<ChoiceId>,
    /// Whether scanning rests, dimmed.
    pub resting: bool,
    /// How much of the slot is left, in thousandths; none where no timer runs.
    pub slot_left: Option<u16>,
    /// How long the whole slot is, in milliseconds: between two pages the front end lets its edge shrink by itself.
    pub slot_ms: u32,
    /// For how many milliseconds from now on presses are still ignored, after a choice.
    pub deaf_ms: u32,
    /// What a press would do now.
    pub press: PressLine,
    /// What is lit, in words, as it is said.
    pub lit_words: String,
    /// Lines to show and say: results of a move, whose turn it is, what was ignored and why.
    pub notices: Vec<Notice>,
    /// The language of its words, where it is known.
    pub language: Option<Language>,
    /// Looks in force.
    pub look: Look,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether typed text is wanted (a text field is edited).
    pub wants_text: bool,
    /// Whether the next key or button is wanted as it is, for remapping: sent as [`super::Event::RawKey`].
    pub wants_key: bool,
    /// What is being played: for answers to other programs.
    pub standing: Option<Standing>,
    /// Whether something is looked for beside the screen: its answer will change the page.
    pub busy: bool,
    /// Why something that was played is not on disk yet; none where all of it is.
    pub unsaved: Option<String>,
}

impl Page {
    /// The first choice of this name that can be chosen now.
    pub fn named(&self, name: &str) -> Option<ChoiceId> {
        self.choices.iter().position(|choice| choice.enabled && choice.name == name).map(ChoiceId)
    }

    /// Whether a block shows this choice. What is lit and in no block (the slot that leads one level up, a hidden menu)
    /// the front end shows by itself.
    pub fn is_drawn(&self, id: ChoiceId) -> bool {
        self.blocks.iter().any(|(_, block)| match block {
            Block::Buttons(ids) => ids.contains(&id),
            Block::List(rows) | Block::Gallery(rows) => rows.iter().any(|row| row.choice == id),
            Block::Shelf { cards, .. } => cards.iter().any(|card| card.row.choice == id),
            Block::Grid(rows) => rows.iter().flatten().any(|known| *known == id),
            Block::Board { cell_choices, board, .. } => {
                let is_spot = |chosen| board.spots.iter().any(|spot| spot.chosen_by == Some(chosen));
                let chosen = self.choices.get(id.0).map(|choice| choice.kind);
                cell_choices.contains(&Some(id))
                    || matches!(chosen, Some(ChoiceKind::Move(chosen, _)) if is_spot(chosen))
            }
            _ => false,
        })
    }

    /// Lit choices that no block shows.
    pub fn undrawn(&self) -> Vec<ChoiceId> {
        // most of them are cells of a board: found all at once, since there may be ten thousands
        let boards = self.blocks.iter().filter_map(|(_, block)| {
            if let Block::Board { cell_choices, .. } = block { Some(cell_choices) } else { None }
        });
        let cells: HashSet<ChoiceId> = boards.flatten().flatten().copied().collect();
        self.lit.iter().copied().filter(|id| !cells.contains(id) && !self.is_drawn(*id)).collect()
    }
}

/// How play stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// How many moves were played.
    pub number: u32,
    /// Whether it goes on.
    pub outcome: Outcome,
    /// Whose turn it is, where several play.
    pub turn: Option<InTurn>,
}

/// Who is in turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InTurn {
    /// Which player, from 1.
    pub player: u8,
    /// By name.
    pub name: String,
    /// Whether it is a computer.
    pub is_computer: bool,
}

/// Where a block lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zone {
    /// The menu above.
    Top,
    /// The middle.
    Main,
    /// The panel at the right.
    Side,
    /// The strip below.
    Bottom,
}

/// A part of a screen.
#[derive(Debug, Clone)]
pub enum Block {
    /// What the program is, beside its name: at its first start.
    Brand(String),
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// What a game has to say, by itself until the player goes on.
    Message {
        /// Its words.
        text: String,
        /// The game's colours behind it and of its letters, `#rrggbb`; none where the front end's own are to be used.
        colors: Option<(String, String)>,
    },
    /// Who plays.
    Player {
        /// By name.
        name: String,
        /// Their picture: one of the program's avatars.
        avatar: String,
    },
    /// What is played: its picture, its name, what of it, and some numbers with what they count.
    Card {
        /// The game's folder name: its thumbnail.
        game: String,
        /// Its name.
        title: String,
        /// The level's name.
        subtitle: String,
        /// Each number in `value`, what it counts in `name`.
        numbers: Vec<PanelLine>,
    },
    /// Lines of a name and a value.
    Panel(Vec<PanelLine>),
    /// The board of a game.
    Board {
        /// The game's folder name: where its pictures are.
        game: String,
        /// What is on it.
        board: Arc<Board>,
        /// A frame for each cell, row by row.
        frames: Vec<Frame>,
        /// The choice that stands for a cell, row by row.
        cell_choices: Vec<Option<ChoiceId>>,
        /// Margin, border and padding in pixels at scale 1.
        widths: (u16, u16, u16),
        /// Colours behind the pieces and of the border, `#rrggbb`.
        colors: (String, String),
        /// The avatars of the players, by seat.
        avatars: Vec<String>,
    },
    /// How a level ended, below its last board.
    Ending(Ending),
    /// Choices side by side (a menu, a dialog's buttons).
    Buttons(Vec<ChoiceId>),
    /// Games of one kind side by side.
    Shelf {
        /// What kind.
        title: String,
        /// The games.
        cards: Vec<Card>,
    },
    /// Choices one under the other, each with a picture and further columns.
    List(Vec<Row>),
    /// Choices in rows: the on-screen keyboard.
    Grid(Vec<Vec<ChoiceId>>),
    /// Choices side by side, each with its picture: avatars.
    Gallery(Vec<Row>),
    /// A text being entered: its label, its value and where the cursor is, in characters.
    Entry {
        /// What is asked.
        label: String,
        /// What was entered.
        value: String,
        /// Cursor position in characters.
        cursor: usize,
    },
    /// A table with a heading row.
    Table {
        /// Names of the columns.
        header: Vec<String>,
        /// Rows.
        rows: Vec<Vec<String>>,
        /// The row to keep in view.
        current: Option<usize>,
    },
    /// Bars, one a value.
    Chart {
        /// What is shown.
        title: String,
        /// Label and height (any unit) of each bar.
        bars: Vec<(String, u64)>,
        /// The unit of the heights.
        unit: String,
        /// The bar to mark.
        current: Option<usize>,
    },
    /// Long text in markdown that scrolls by itself; how far, in lines.
    Scroll {
        /// Markdown.
        text: String,
        /// The line at the top.
        line: usize,
    },
    /// Source text with a problem underlined, in a fixed-width font.
    Code(String),
}

/// How a level ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ending {
    /// The result, in large type.
    pub result: String,
    /// What a star is given for, and whether it was earned; none after a loss and where several played.
    pub stars: Vec<(String, bool)>,
    /// Moves, the fewest, one's best: one after the other.
    pub words: Vec<String>,
    /// How many of the game's levels are done, how many it has, and that in words; nothing where several played.
    pub levels: Option<(usize, usize, String)>,
    /// Whether it is something to celebrate.
    pub is_success: bool,
}

/// A row of a [`Block::List`].
#[derive(Debug, Clone)]
pub struct Row {
    /// The choice it stands for.
    pub choice: ChoiceId,
    /// Picture: an avatar's name, or a game's folder name for its thumbnail.
    pub picture: Option<RowPicture>,
    /// Further columns after the label.
    pub columns: Vec<String>,
    /// Whether something is wrong with it (a faulty game).
    pub faulty: bool,
}

/// A game on a shelf.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its choice, its picture, and what it is in a few words.
    pub row: Row,
    /// How many of its levels are done, and how many it has.
    pub done: (usize, usize),
}

/// The picture of a row.
#[derive(Debug, Clone, PartialEq)]
pub enum RowPicture {
    /// One of the program's avatars.
    Avatar(String),
    /// The thumbnail of this game.
    Thumbnail(String),
    /// A piece of this game, as it stands on a board of this colour.
    Face {
        /// The game's folder name.
        game: String,
        /// What it looks like.
        face: Face,
        /// The colour behind it, `#rrggbb`.
        ground: String,
        /// The picture of the player, where that is the piece.
        avatar: String,
    },
    /// A whole board of this game, small.
    Board {
        /// The game's folder name.
        game: String,
        /// What stands on it.
        board: Arc<Board>,
        /// The colour behind it, `#rrggbb`.
        ground: String,
        /// The picture of the player.
        avatar: String,
    },
}

/// A line of a panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PanelLine {
    /// What it is; empty for a line of its own.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// How a cell is framed (control.md, the highlight table).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Frame {
    /// Not at all.
    #[default]
    None,
    /// The focus on the position that is valid: cancels the selection.
    CancelSelection,
    /// The focus on an invalid cell.
    FocusedInvalid,
    /// The focus on a valid cell.
    FocusedValid,
    /// A cell that has just gone dark and would still be taken by a press now (lag credit).
    Afterglow,
    /// The cell of the hint that was asked for.
    Hint,
    /// A valid cell.
    Valid,
    /// The current position.
    Position,
}

/// Something that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its name in answers to other programs and in tests, the same in every language: `undo`, `next-level`, and `game sokoban`
    /// where several differ in a value alone. Empty for a move, which has its text form, and for a cell to be painted.
    pub name: String,
    /// What is on it and is said.
    pub label: String,
    /// What it is for, in a sentence below its label, and of a move what a press would do; empty where the label says it.
    pub about: String,
    /// What kind it is.
    pub kind: ChoiceKind,
    /// Whether it can be chosen now (dimmed otherwise, and never lit).
    pub enabled: bool,
    /// Whether it is on (a setting, the selected row).
    pub on: Option<bool>,
    /// The letter for Alt and a key.
    pub shortcut: Option<char>,
    /// The little picture beside its words.
    pub pictogram: Option<Pictogram>,
}

/// What a choice is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceKind {
    /// A move; with its cell if it is one.
    Move(Move, Option<Cell>),
    /// A button, a menu entry, a letter.
    Button,
    /// A row of a list.
    Row,
    /// A setting or field that changes when chosen.
    Field,
    /// Leads one level up.
    Cancel,
}

/// What a press would do now, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PressLine {
    /// "Press".
    pub call: String,
    /// What it would do; empty where it would do nothing.
    pub deed: String,
}

/// A line to show and to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Its words.
    pub text: String,
    /// What it is about.
    pub kind: NoticeKind,
}

/// What a notice is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// The result of a move, whose turn it is.
    Result,
    /// What a filter swallowed, an invalid choice.
    Ignored,
    /// Something is wrong: a save, a device, a game.
    Trouble,
}

/// Looks in force.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// Colours.
    pub theme: Theme,
    /// Text size in percent, 100..=300.
    pub text_percent: u16,
    /// Whether nothing moves that need not.
    pub reduced_motion: bool,
    /// Width of focus frames in percent of a cell's side.
    pub frame_percent: u8,
    /// Whether what is not lit is dimmed.
    pub dim_rest: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self { theme: Theme::Light, text_percent: 100, reduced_motion: false, frame_percent: 10, dim_rest: false }
    }
}

/// The colour schemes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// 7:1 and more.
    HighContrast,
}
