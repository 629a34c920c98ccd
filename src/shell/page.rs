//! What a screen shows: plain data that a front end draws and never interprets.

use super::{KeyMode, Look, Notice, Pictogram};
use crate::game::{Game, Language, Paper};
use crate::grid::Cell;
use crate::play::{Board, Face};
use crate::play::{Move, Outcome};
use crate::plot::Plot;
use crate::shell::GameEntry;
use std::collections::HashSet;
use std::sync::Arc;

/// The index of a choice in [`Page::choices`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChoiceId(pub usize);

/// A whole screen.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// Which screen: `welcome`, `first-start`, `players`, `player`, `games`, `rules`, `board`, `level-done`, `settings`, `history`, `help`, `about`, `author`, `ask` ..., and `ended` once the program was left.
    pub screen: &'static str,
    /// The window's title.
    pub title: String,
    /// What to draw, in order, each in its zone.
    pub blocks: Vec<(Zone, Block)>,
    /// Everything that can be chosen here, in the scanner's order.
    pub choices: Vec<Choice>,
    /// What is lit by the scanner or focused.
    pub lit: Vec<ChoiceId>,
    /// The choice that Action would take, if it is a single one.
    pub focus: Option<ChoiceId>,
    /// What presses made less likely than another choice, with the method sure: drawn calmer, and chosen as before.
    pub calm: Vec<ChoiceId>,
    /// Whether scanning rests; the page is dimmed then.
    pub resting: bool,
    /// How much of the slot is left, in thousandths; none if no timer runs. Nothing is left while the late-press allowance
    /// lasts: what is lit can still be chosen.
    pub slot_left: Option<u16>,
    /// The length of the whole slot in milliseconds: between two pages the front end animates the ring by itself.
    pub slot_ms: u32,
    /// For how many milliseconds presses are still ignored.
    pub deaf_ms: u32,
    /// What a press would do now.
    pub press: PressLine,
    /// What is lit, in words, as it is spoken.
    pub lit_words: String,
    /// Notices to show and speak: the result of a move, whose turn it is, what was ignored and why.
    pub notices: Vec<Notice>,
    /// The language of its texts, if known.
    pub language: Option<Language>,
    /// The current looks.
    pub look: Look,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether typed text is accepted (a text field is being edited).
    pub wants_text: bool,
    /// A text is being typed: the space bar types, and Enter ends it.
    pub is_typing: bool,
    /// Whether the next key or button is reported by name for remapping, as [`super::Event::RawKey`].
    pub wants_key: bool,
    /// The state of the game, for answers to other programs.
    pub standing: Option<Standing>,
    /// Every signal is the move: a press anywhere but on a choice is one of the switch.
    pub takes_any: bool,
    /// What has ended well is celebrated.
    pub cheers: bool,
    /// Whether a search runs in the background whose answer will change the page.
    pub busy: bool,
    /// Why something that was played is not saved yet; none if everything is.
    pub unsaved: Option<String>,
}

impl Page {
    /// Whether it shows a level that has just ended well, where `before` showed it being played or told of its end, to a player who
    /// likes motion: something to celebrate.
    pub fn celebrates(&self, before: &Self) -> bool {
        let ended_well = |page: &Self| {
            page.blocks.iter().any(|(_, block)| matches!(block, Block::Ending(ending) if ending.is_success))
        };
        let has_just_ended = matches!(before.screen, "board" | "message") && !ended_well(before);
        let begins = ended_well(self) && has_just_ended || self.cheers && !before.cheers;
        !self.look.reduced_motion && begins
    }

    /// Whether a board is in its middle.
    pub fn has_board(&self) -> bool {
        self.blocks.iter().any(|(zone, block)| *zone == Zone::Main && matches!(block, Block::Board { .. }))
    }

    /// How keys are interpreted on it. The space bar may be the switch: it types where no scan runs, and after a typed letter.
    pub fn key_mode(&self) -> KeyMode {
        match (self.wants_key, self.wants_text) {
            (true, _) => KeyMode::Raw,
            (_, true) if self.is_typing => KeyMode::Typing { space_types: true, enter_ends: true },
            (_, true) => KeyMode::Typing { space_types: self.slot_ms == 0 && !self.resting, enter_ends: false },
            _ => KeyMode::Table,
        }
    }

    /// What is true for now beside its choices: on a board whose turn it is and what is asked, elsewhere what goes on by itself.
    pub fn standing_words(&self) -> Option<&str> {
        self.turn_words().or_else(|| self.words_in(Zone::Bottom))
    }

    /// On a board whose turn it is and what is asked.
    pub fn turn_words(&self) -> Option<&str> {
        self.words_in(Zone::Main).filter(|_| self.has_board())
    }

    fn words_in(&self, wanted: Zone) -> Option<&str> {
        self.blocks.iter().find_map(|(zone, block)| match block {
            Block::Text(words) if *zone == wanted => Some(words.as_str()),
            _ => None,
        })
    }

    /// One of its choices.
    #[expect(clippy::indexing_slicing, reason = "what stands on a page names its own choices")]
    pub fn choice(&self, id: ChoiceId) -> &Choice {
        &self.choices[id.0]
    }

    /// The first choice with this name that can be chosen now.
    pub fn named(&self, name: &str) -> Option<ChoiceId> {
        self.choices.iter().position(|choice| choice.enabled && choice.name == name).map(ChoiceId)
    }

    /// The choices of a grid as rows of a list, for front ends that show sentences there: none if no choice has one.
    pub fn explained(&self, grid: &[Vec<ChoiceId>]) -> Option<Vec<Row>> {
        let ids = || grid.iter().flatten().copied();
        let has_about = |id: ChoiceId| !self.choice(id).about.is_empty();
        let row = |choice| Row { choice, picture: None, columns: Vec::new(), faulty: false };
        ids().any(has_about).then(|| ids().map(row).collect())
    }

    /// Whether a block shows this choice. The front end shows lit choices that are in no block by itself (the slot that
    /// leads one level up, a hidden menu).
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
        // most of them are cells of a board, possibly tens of thousands: found in one pass
        let boards = self.blocks.iter().filter_map(|(_, block)| {
            if let Block::Board { cell_choices, .. } = block { Some(cell_choices) } else { None }
        });
        let cells: HashSet<ChoiceId> = boards.flatten().flatten().copied().collect();
        self.lit.iter().copied().filter(|id| !cells.contains(id) && !self.is_drawn(*id)).collect()
    }
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// How many moves were played.
    pub number: u32,
    /// Whether and how it has ended.
    pub outcome: Outcome,
    /// Whose turn it is, if several play.
    pub turn: Option<InTurn>,
}

/// The player in turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InTurn {
    /// Which player, from 1.
    pub player: u8,
    /// By name.
    pub name: String,
    /// Whether it is a computer.
    pub is_computer: bool,
}

/// The zone of a block.
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
    /// A light that goes round by itself, as the settings in force say.
    Example {
        /// Milliseconds a step; 0 where nothing moves by itself.
        step_ms: u32,
        /// Whether the ring shows how much of the step is left.
        empties: bool,
    },
    /// A large field that turns bright when it is time to press, and words in it.
    Lamp {
        /// The words.
        words: String,
        /// Whether it is bright.
        is_lit: bool,
    },
    /// That play is paused, over everything, to be read from afar.
    Paused(String),
    /// A picture by itself, large: the die.
    Picture(RowPicture),
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A game's message, alone on the screen until the player continues.
    Message {
        /// The text.
        text: String,
        /// The game's colours of the background and of the text, `#rrggbb`; none to use the front end's own.
        colors: Option<(String, String)>,
    },
    /// A player.
    Player {
        /// By name.
        name: String,
        /// The avatar: the name of one of the program's pictures.
        avatar: String,
    },
    /// The card of the current game: its picture, its name, the level, and some labelled numbers.
    Card {
        /// Its thumbnail.
        thumbnail: Thumbnail,
        /// Its name.
        title: String,
        /// The level's name.
        subtitle: String,
        /// Each number in `value`, its label in `name`.
        numbers: Vec<PanelLine>,
    },
    /// Lines of a name and a value.
    Panel(Vec<PanelLine>),
    /// The board of a game.
    Board {
        /// The game's folder name, for its pictures.
        game: String,
        /// The board.
        board: Arc<Board>,
        /// A frame for each cell, row by row.
        frames: Vec<Frame>,
        /// The choice of each cell, row by row.
        cell_choices: Vec<Option<ChoiceId>>,
        /// Margin, border and padding in pixels at scale 1.
        widths: (u16, u16, u16),
        /// Colours behind the pieces and of the border, `#rrggbb`.
        colors: (String, String),
        /// The avatars of the players, by seat.
        avatars: Vec<String>,
        /// Whether what stands on the position walks to a lit cell beside it.
        walks: bool,
    },
    /// How a level ended, below its last board.
    Ending(Ending),
    /// Choices side by side (a menu, a dialog's buttons).
    Buttons(Vec<ChoiceId>),
    /// Games of one kind, side by side.
    Shelf {
        /// What kind.
        title: String,
        /// The games.
        cards: Vec<Card>,
    },
    /// Choices below one another, each with a picture and further columns.
    List(Vec<Row>),
    /// Choices in rows: the on-screen keyboard.
    Grid(Vec<Vec<ChoiceId>>),
    /// Choices side by side, each with its picture: avatars.
    Gallery(Vec<Row>),
    /// A text field: its label, its value and the position of the cursor.
    Entry {
        /// The label.
        label: String,
        /// The value.
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
        /// The row to keep visible.
        current: Option<usize>,
    },
    /// A bar chart, one bar per value.
    Chart {
        /// What it shows.
        title: String,
        /// The bars.
        bars: Vec<Bar>,
        /// The bar to mark.
        current: Option<usize>,
    },
    /// Plots, as many side by side as there is room for.
    Plots(Vec<Plot>),
    /// Long text in Markdown that scrolls by itself, with the line at the top.
    Scroll {
        /// Markdown.
        text: String,
        /// The line at the top.
        line: usize,
    },
    /// Source text with a problem underlined, in a fixed-width font.
    Code(String),
    /// What was found, one below the other: what is wrong with a game, what its rules did.
    Notes {
        /// What it is about.
        title: String,
        /// What was found.
        notes: Vec<Note>,
    },
}

/// A bar of a [`Block::Chart`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bar {
    /// What it stands for.
    pub label: String,
    /// How high it is, in any unit.
    pub height: u64,
    /// That in words, with the unit of the table beside it.
    pub value: String,
}

/// One thing that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// What kind of thing it is; none if it only tells.
    pub pictogram: Option<Pictogram>,
    /// How grave it is and where, in words; empty if it is nowhere.
    pub place: String,
    /// What it is.
    pub text: String,
    /// What to do about it, each in a sentence.
    pub cures: Vec<String>,
}

impl Note {
    /// Everything that it says, in one line.
    pub fn line(&self) -> String {
        let said = [self.place.as_str(), self.text.as_str()].into_iter().filter(|words| !words.is_empty());
        let said = said.collect::<Vec<_>>().join(": ");
        self.cures.iter().fold(said, |said, cure| format!("{said} → {cure}"))
    }
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
    /// Its choice.
    pub choice: ChoiceId,
    /// Its picture.
    pub picture: Option<RowPicture>,
    /// Further columns after the label.
    pub columns: Vec<String>,
    /// Whether something is wrong with it (a faulty game).
    pub faulty: bool,
}

/// A game on a shelf.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its choice, its picture, and a few words about it.
    pub row: Row,
    /// How many of its levels are done, and how many it has.
    pub done: (usize, usize),
}

/// The thumbnail of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thumbnail {
    /// The game's folder name.
    pub game: String,
    /// What dark colours do to it, as to the game's pictures.
    pub paper: Paper,
}

impl Thumbnail {
    /// Of this game in this folder.
    pub fn of(game: &Game, folder: &str) -> Self {
        Self { game: folder.to_owned(), paper: game.settings.look.paper }
    }

    /// Of a game in the list; none if it is too faulty.
    pub fn listed(entry: &GameEntry) -> Option<Self> {
        Some(Self { game: entry.id.clone(), paper: entry.paper()? })
    }
}

/// The picture of a row.
#[derive(Debug, Clone, PartialEq)]
pub enum RowPicture {
    /// One of the program's avatars.
    Avatar(String),
    /// The thumbnail of a game.
    Thumbnail(Thumbnail),
    /// A piece of this game, as it looks on a board of this colour.
    Face {
        /// The game's folder name.
        game: String,
        /// How it looks.
        face: Face,
        /// The colour behind it, `#rrggbb`.
        ground: String,
        /// The avatar of the player, if the piece shows it.
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
    /// Its label; empty for a line without one.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The frame of a cell (control.md, the highlight table).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Frame {
    /// Not at all.
    #[default]
    None,
    /// The focus on the position, which is valid: choosing it cancels the selection.
    CancelSelection,
    /// The focus on an invalid cell.
    FocusedInvalid,
    /// The focus on a valid cell.
    FocusedValid,
    /// A cell of the last turn in a game for several: where it went from, and where to.
    LastMove,
    /// A cell on which the last turn took something, besides those.
    Taken,
    /// The cell of a hint.
    Hint,
    /// A cell of which a rule speaks that is a reason for the hint.
    Reason,
    /// A valid cell.
    Valid,
    /// The current position.
    Position,
    /// A cell that decided the game, on its last board.
    Deciding,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its name in answers to other programs and in tests, the same in every language: `undo`, `next-level`, or `game
    /// sokoban` if several differ only in a value. Empty for a move, which has its text form, and for a cell to be
    /// painted.
    pub name: String,
    /// Its label, shown and spoken.
    pub label: String,
    /// What it is for, in a sentence below its label, and of a move what a press would do; empty where the label says it.
    pub about: String,
    /// What kind it is.
    pub kind: ChoiceKind,
    /// Whether it can be chosen now; otherwise it is dimmed and never lit.
    pub enabled: bool,
    /// Whether it is on (a setting, the selected row).
    pub on: Option<bool>,
    /// The letter that chooses it together with Alt.
    pub shortcut: Option<char>,
    /// Its pictogram.
    pub pictogram: Option<Pictogram>,
    /// The picture of a player that it shows instead.
    pub avatar: Option<String>,
}

impl Choice {
    /// Whether it has the main colour: a button that is on, or that does what its screen is for.
    pub fn stands_out(&self) -> bool {
        let is_main = self.enabled && matches!(self.pictogram, Some(Pictogram::Play | Pictogram::Keep));
        self.kind == ChoiceKind::Button && (self.on == Some(true) || is_main)
    }
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

/// What a press would do now.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PressLine {
    /// "Press".
    pub call: String,
    /// What it would do; empty if nothing.
    pub deed: String,
    /// What the lit game is about, where nothing else is told; empty elsewhere.
    pub about: String,
}
