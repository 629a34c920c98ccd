//! What a screen hands to the program: what to draw, and everything that can be chosen with what choosing it does.
//! Never knows what is lit.

use super::{Block, Choice, ChoiceId, ChoiceKind, Open, PanelLine, Row, RowPicture, Signal, Standing, Zone};
use crate::play::Move;
use crate::scan::{Item, Place, Role};

/// What choosing something does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// The same as this signal.
    Signal(Signal),
    /// Opens another screen on top of this one.
    Open(Open),
    /// One screen back.
    Back,
    /// Plays a move.
    Play(Move),
    /// Plays the move that was hinted.
    Hint(Move),
    /// Looks no longer for what was asked, or puts the answer away.
    Dismiss,
    /// Plays on in the same direction while it is the only way.
    Corridor,
    /// A cell that is no valid move.
    Invalid,
    /// The n-th thing of the screen's list.
    Pick(usize),
    /// Types a letter.
    Letter(char),
    /// Takes the last letter back.
    Erase,
    /// Capital letters or small ones.
    Capitals,
    /// Another page of letters.
    Letters(usize),
    /// Edits the n-th field.
    Edit(usize),
    /// Gives a setting this value.
    Set(&'static str, String),
    /// A degree on the slider.
    Degree(u8),
    /// Shows this part of the screen.
    Part(usize),
    /// Makes something new.
    Add,
    /// Makes a level: the usual sort, or the difficulty of this place.
    Make(Option<usize>),
    /// Removes what is selected.
    Delete,
    /// Shows more or less.
    MoreOrLess,
    /// Goes through the values of a filter.
    Filter,
    /// Yes to what was asked; also: keep what was entered.
    Yes,
    /// One page up.
    Up,
    /// One page down.
    Down,
    /// What the screen does first of all (begin, play on).
    Go,
    /// Opens the curtain before a hidden hand.
    Uncover,
    /// So many attempts on or back.
    Slot(isize),
    /// Says or writes out what is shown.
    Export,
}

/// One choice, what it does, and what it is to the scanner.
#[derive(Debug, Clone)]
pub struct Offer {
    /// What is drawn and said.
    pub choice: Choice,
    /// What choosing it does.
    pub act: Act,
    /// What it is to the scanner.
    pub item: Item,
}

impl Offer {
    /// A choice of this kind.
    pub fn new(kind: ChoiceKind, label: impl Into<String>, act: Act) -> Self {
        let role = if kind == ChoiceKind::Cancel { Role::Cancel } else { Role::Plain };
        Self {
            choice: Choice { label: label.into(), kind, enabled: true, on: None, shortcut: None },
            act,
            item: Item { role, weight: 1, ..Item::default() },
        }
    }

    /// A button.
    pub fn button(label: impl Into<String>, act: Act) -> Self {
        Self::new(ChoiceKind::Button, label, act)
    }

    /// An entry of the menu.
    pub fn menu(label: impl Into<String>, act: Act) -> Self {
        let role = if act == Act::Signal(Signal::Undo) { Role::Undo } else { Role::Menu };
        Self::button(label, act).role(role)
    }

    /// The same, to be chosen now or not.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.choice.enabled = enabled;
        self
    }

    /// The same, on or off.
    #[must_use]
    pub fn on(mut self, on: bool) -> Self {
        self.choice.on = Some(on);
        self
    }

    /// The same in another role.
    #[must_use]
    pub fn role(mut self, role: Role) -> Self {
        self.item.role = role;
        self
    }

    /// The same at this place of the screen.
    #[must_use]
    pub fn at(mut self, row: usize, column: usize) -> Self {
        let part = |n| u16::try_from(n).unwrap_or(u16::MAX);
        self.item.place = Place { row: part(row), column: part(column) };
        self
    }

    /// The same, always one press away.
    #[must_use]
    pub fn near(mut self) -> Self {
        self.item.near = true;
        self
    }
}

/// A whole screen as its state sees it.
#[derive(Debug, Clone, Default)]
pub struct Sheet {
    /// What to draw, in order.
    pub blocks: Vec<(Zone, Block)>,
    /// Everything that can be chosen, in order.
    pub offers: Vec<Offer>,
    /// Whether the focus is on a cell that is no choice: what is chosen now is an invalid choice.
    pub wrong: bool,
    /// Which of the board's cells is the position, counted row by row.
    pub position: Option<usize>,
    /// Whether the focus is not shown on the board.
    pub hides_focus: bool,
    /// Typed text is wanted.
    pub wants_text: bool,
    /// The next key or button is wanted as it is.
    pub wants_key: bool,
    /// What is being played.
    pub standing: Option<Standing>,
    /// Whether an errand is under way.
    pub busy: bool,
}

impl Sheet {
    /// Adds something to choose.
    pub fn offer(&mut self, offer: Offer) -> ChoiceId {
        self.offers.push(offer);
        ChoiceId(self.offers.len() - 1)
    }

    /// Adds something to draw.
    pub fn block(&mut self, zone: Zone, block: Block) {
        self.blocks.push((zone, block));
    }

    /// A heading in the middle.
    pub fn heading(&mut self, text: impl Into<String>) {
        self.block(Zone::Main, Block::Heading(text.into()));
    }

    /// A paragraph in the middle.
    pub fn text(&mut self, text: impl Into<String>) {
        self.block(Zone::Main, Block::Text(text.into()));
    }

    /// Buttons side by side; they come after what was offered before, in a row of their own.
    pub fn buttons(&mut self, zone: Zone, offers: Vec<Offer>) {
        let row = self.next_row();
        let ids = offers.into_iter().enumerate().map(|(column, o)| self.offer(o.at(row, column))).collect();
        self.block(zone, Block::Buttons(ids));
    }

    /// A list: each offer a row with picture, further columns and whether something is wrong.
    pub fn list(&mut self, rows: Vec<(Offer, Option<RowPicture>, Vec<String>, bool)>) {
        let mut list = Vec::new();
        for (offer, picture, columns, faulty) in rows {
            let row = self.next_row();
            let choice = self.offer(offer.at(row, 0));
            list.push(Row { choice, picture, columns, faulty });
        }
        self.block(Zone::Main, Block::List(list));
    }

    /// Choices in rows of this width.
    pub fn grid(&mut self, width: usize, offers: Vec<Offer>) {
        let first = self.next_row();
        let mut rows: Vec<Vec<ChoiceId>> = Vec::new();
        for (index, offer) in offers.into_iter().enumerate() {
            let (row, column) = (index / width.max(1), index % width.max(1));
            let id = self.offer(offer.at(first + row, column));
            match rows.get_mut(row) {
                Some(members) => members.push(id),
                None => rows.push(vec![id]),
            }
        }
        self.block(Zone::Main, Block::Grid(rows));
    }

    /// Choices with a picture each, side by side in rows of this width.
    pub fn gallery(&mut self, zone: Zone, width: usize, offers: Vec<(Offer, RowPicture)>) {
        let first = self.next_row();
        let rows = offers.into_iter().enumerate().map(|(index, (offer, picture))| {
            let (row, column) = (index / width.max(1), index % width.max(1));
            let choice = self.offer(offer.at(first + row, column));
            Row { choice, picture: Some(picture), columns: Vec::new(), faulty: false }
        });
        let rows = rows.collect();
        self.block(zone, Block::Gallery(rows));
    }

    /// Lines of a name and a value.
    pub fn panel(&mut self, zone: Zone, lines: Vec<(String, String)>) {
        let lines = lines.into_iter().map(|(name, value)| PanelLine { name, value }).collect();
        self.block(zone, Block::Panel(lines));
    }

    /// The row below everything offered so far.
    pub fn next_row(&self) -> usize {
        self.offers.iter().map(|o| usize::from(o.item.place.row) + 1).max().unwrap_or(0)
    }
}
