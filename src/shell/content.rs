//! The content of a screen: what to draw, and every choice with what choosing it does. Never knows what is lit.

use super::report::Open;
use super::{Block, Card, Choice, ChoiceId, ChoiceKind, PanelLine, Pictogram, Row, RowPicture, Signal, Standing, Zone};
use crate::grid::Cell;
use crate::scan::{ItemRole, ScanItem, ScreenPlace};
use az::SaturatingAs;

/// What choosing something does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act<C> {
    /// The screen handles its own choice.
    Choice(C),
    /// What this signal does.
    Signal(Signal),
    /// Opens another screen on top of this one.
    Open(Open),
    /// Closes the screen.
    Back,
}

impl<C> Act<C> {
    /// The act with other choices.
    pub fn map<D>(&self, other: impl FnOnce(&C) -> D) -> Act<D> {
        match self {
            Self::Choice(choice) => Act::Choice(other(choice)),
            Self::Signal(signal) => Act::Signal(*signal),
            Self::Open(open) => Act::Open(open.clone()),
            Self::Back => Act::Back,
        }
    }
}

/// A choice, what it does, and how it is scanned.
#[derive(Debug, Clone)]
pub struct Offer<C> {
    /// What is drawn and spoken.
    pub choice: Choice,
    /// What choosing it does.
    pub act: Act<C>,
    /// How it is scanned.
    pub item: ScanItem,
    /// Whether it plays moves of a game; only those count for the supervision of the pace.
    pub plays: bool,
}

impl<C: AsRef<str>> Offer<C> {
    /// A choice of this kind. Its name is that of the variant.
    pub fn new(kind: ChoiceKind, label: impl Into<String>, choice: C) -> Self {
        // a board has tens of thousands of these, and they have a text form of their own
        let name = if matches!(kind, ChoiceKind::Move(..)) { String::new() } else { choice.as_ref().to_owned() };
        Self::of(kind, name, label, Act::Choice(choice))
    }

    /// A button.
    pub fn button(label: impl Into<String>, choice: C) -> Self {
        Self::new(ChoiceKind::Button, label, choice)
    }

    /// A row of a list.
    pub fn row(label: impl Into<String>, choice: C) -> Self {
        Self::new(ChoiceKind::Row, label, choice)
    }
}

impl<C> Offer<C> {
    /// A button that leads back within the screen.
    pub fn cancel(label: impl Into<String>, choice: C) -> Self {
        Self::of(ChoiceKind::Cancel, "back".to_owned(), label, Act::Choice(choice))
    }

    fn of(kind: ChoiceKind, name: String, label: impl Into<String>, act: Act<C>) -> Self {
        let role = if kind == ChoiceKind::Cancel { ItemRole::Cancel } else { ItemRole::Plain };
        let pictogram = match &act {
            Act::Signal(signal) => Pictogram::of_signal(*signal),
            Act::Open(open) => Pictogram::of_screen(open),
            Act::Back => Some(Pictogram::Back),
            Act::Choice(_) if kind == ChoiceKind::Cancel => Some(Pictogram::Back),
            Act::Choice(_) => None,
        };
        Self {
            choice: Choice {
                name,
                label: label.into(),
                about: String::new(),
                kind,
                enabled: true,
                on: None,
                shortcut: None,
                pictogram,
                avatar: None,
            },
            act,
            item: ScanItem { role, weight: 1, ..ScanItem::default() },
            plays: false,
        }
    }

    /// A button that closes the screen.
    pub fn back(label: impl Into<String>) -> Self {
        Self::of(ChoiceKind::Cancel, "back".to_owned(), label, Act::Back)
    }

    /// A button that closes the screen and is scanned like any other choice.
    pub fn back_button(label: impl Into<String>) -> Self {
        Self::of(ChoiceKind::Button, "back".to_owned(), label, Act::Back)
    }

    /// A button that does what a signal does.
    pub fn signal(label: impl Into<String>, signal: Signal) -> Self {
        Self::of(ChoiceKind::Button, signal.word(), label, Act::Signal(signal))
    }

    /// A button that opens a screen.
    pub fn opens(label: impl Into<String>, open: Open) -> Self {
        Self::of(ChoiceKind::Button, open.as_ref().to_owned(), label, Act::Open(open))
    }

    /// Sets its name, see [`Choice::name`].
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.choice.name);
        self
    }

    /// Adds to its name the value that distinguishes it from others with the same name.
    #[must_use]
    pub fn with_value(mut self, value: impl std::fmt::Display) -> Self {
        self.choice.name = format!("{} {value}", self.choice.name);
        self
    }

    /// Makes it a choice of this kind.
    #[must_use]
    pub fn kind(mut self, kind: ChoiceKind) -> Self {
        self.choice.kind = kind;
        self
    }

    /// Puts it in the menu.
    #[must_use]
    pub fn in_menu(self) -> Self {
        let role = if matches!(self.act, Act::Signal(Signal::Undo)) { ItemRole::Undo } else { ItemRole::Menu };
        self.role(role)
    }

    /// Says in a sentence what it is for.
    #[must_use]
    pub fn about(mut self, sentence: impl Into<String>) -> Self {
        self.choice.about = sentence.into();
        self
    }

    /// Lets it be chosen now or not.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.choice.enabled = enabled;
        self
    }

    /// Shows it on or off.
    #[must_use]
    pub fn on(mut self, on: bool) -> Self {
        self.choice.on = Some(on);
        self
    }

    /// Sets its role in the scan.
    #[must_use]
    pub fn role(mut self, role: ItemRole) -> Self {
        self.item.role = role;
        self
    }

    /// Sets its pictogram.
    #[must_use]
    pub fn shows(mut self, pictogram: Pictogram) -> Self {
        self.choice.pictogram = Some(pictogram);
        self
    }

    /// Shows a player's picture.
    #[must_use]
    pub fn pictures(mut self, avatar: impl Into<String>) -> Self {
        self.choice.avatar = Some(avatar.into());
        self
    }

    /// Sets its position on the screen.
    #[must_use]
    pub fn at(mut self, row: usize, column: usize) -> Self {
        self.item.place = ScreenPlace { row: row.saturating_as(), column: column.saturating_as() };
        self
    }

    /// Keeps it always one press away.
    #[must_use]
    pub fn near(mut self) -> Self {
        self.item.near = true;
        self
    }

    /// Also lights it first, for one pass.
    #[must_use]
    pub fn soon(mut self, soon: bool) -> Self {
        self.item.soon = soon;
        self
    }

    /// Marks it as playing moves of a game.
    #[must_use]
    pub fn plays(mut self) -> Self {
        self.plays = true;
        self
    }

    /// The same offer for a screen that contains this one.
    pub fn map<D>(self, other: impl FnOnce(&C) -> D) -> Offer<D> {
        Offer { act: self.act.map(other), choice: self.choice, item: self.item, plays: self.plays }
    }
}

/// A row of a list: the offer, its picture, further columns, and whether something is wrong with it.
pub type ListRow<C> = (Offer<C>, Option<RowPicture>, Vec<String>, bool);

/// A whole screen as its state sees it.
#[derive(Debug, Clone)]
pub struct Content<C> {
    /// What to draw, in order.
    pub blocks: Vec<(Zone, Block)>,
    /// Everything that can be chosen, in order.
    pub offers: Vec<Offer<C>>,
    /// Whether the focus is on a cell that is not a choice, so that choosing now is invalid.
    pub wrong: bool,
    /// Which of the board's cells is the position, counted row by row.
    pub position: Option<usize>,
    /// Whether the focus is not shown on the board.
    pub hides_focus: bool,
    /// Typed text is accepted.
    pub wants_text: bool,
    /// A text is being typed on a real keyboard: the space bar types, and Enter ends it.
    pub is_typing: bool,
    /// The next key or button is reported by name.
    pub wants_key: bool,
    /// Keys and buttons without a meaning are reported by name: which one is the switch is not known yet.
    pub learns_switch: bool,
    /// Its rows are lit first and then what is in them, rather than blocks of the cheapest plan, so that presses are few.
    pub by_rows: bool,
    /// Nothing can be chosen for a moment, while something is shown that runs by itself.
    pub holds: bool,
    /// Every signal is the move: a press anywhere counts.
    pub takes_any: bool,
    /// Since when something is there to be pressed for, where that is not what is lit.
    pub there_ms: Option<u64>,
    /// What a press of the switch does, where the screen itself takes it, also while the scan rests.
    pub press: Option<String>,
    /// What has ended well is celebrated.
    pub cheers: bool,
    /// The state of the game.
    pub standing: Option<Standing>,
    /// Whether a task is running.
    pub busy: bool,
    /// The choice that a countdown makes if the player does nothing.
    pub by_itself: Option<ByItself>,
}

/// A choice made by a countdown, which starts each time the screen comes up and stops at any action of the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByItself {
    /// Which choice.
    pub choice: ChoiceId,
    /// After how many milliseconds; if scanning is automatic, not before the light has passed everything twice.
    pub after_ms: u64,
    /// The id of the text that says so, with the arguments `name` and `seconds`.
    pub text: &'static str,
    /// The argument `name` of the text.
    pub name: String,
}

impl<C> Default for Content<C> {
    fn default() -> Self {
        Self {
            blocks: Vec::new(),
            offers: Vec::new(),
            wrong: false,
            position: None,
            hides_focus: false,
            wants_text: false,
            is_typing: false,
            wants_key: false,
            learns_switch: false,
            by_rows: false,
            holds: false,
            takes_any: false,
            there_ms: None,
            press: None,
            cheers: false,
            standing: None,
            busy: false,
            by_itself: None,
        }
    }
}

impl<C> Content<C> {
    /// The same content with these offers instead of its own.
    pub fn with_offers<D>(self, offers: Vec<Offer<D>>) -> Content<D> {
        let Self {
            blocks,
            offers: _,
            wrong,
            position,
            hides_focus,
            wants_text,
            is_typing,
            wants_key,
            learns_switch,
            by_rows,
            holds,
            takes_any,
            there_ms,
            press,
            cheers,
            standing,
            busy,
            by_itself,
        } = self;
        Content {
            blocks,
            offers,
            wrong,
            position,
            hides_focus,
            wants_text,
            is_typing,
            wants_key,
            learns_switch,
            by_rows,
            holds,
            takes_any,
            there_ms,
            press,
            cheers,
            standing,
            busy,
            by_itself,
        }
    }

    /// The same content for a screen that contains this one.
    pub fn map<D>(mut self, other: impl Fn(&C) -> D) -> Content<D> {
        let offers = std::mem::take(&mut self.offers).into_iter().map(|offer| offer.map(&other)).collect();
        self.with_offers(offers)
    }

    /// The choice that is a move to this cell of the board.
    pub fn choice_at(&self, cell: Cell) -> Option<ChoiceId> {
        let is_there = |offer: &Offer<C>| matches!(offer.choice.kind, ChoiceKind::Move(_, Some(at)) if at == cell);
        self.offers.iter().position(is_there).map(ChoiceId)
    }

    /// Adds something to choose.
    pub fn offer(&mut self, offer: Offer<C>) -> ChoiceId {
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

    /// Buttons side by side, in a row of their own after everything offered before.
    pub fn buttons(&mut self, zone: Zone, offers: Vec<Offer<C>>) {
        let row = self.next_row();
        let ids = offers.into_iter().enumerate().map(|(column, o)| self.offer(o.at(row, column))).collect();
        self.block(zone, Block::Buttons(ids));
    }

    /// A list: each offer a row with picture, further columns and whether something is wrong.
    pub fn list(&mut self, zone: Zone, rows: Vec<ListRow<C>>) {
        let mut list = Vec::new();
        for (offer, picture, columns, faulty) in rows {
            let row = self.next_row();
            let choice = self.offer(offer.at(row, 0));
            list.push(Row { choice, picture, columns, faulty });
        }
        self.block(zone, Block::List(list));
    }

    /// Games of one kind, as a row of the screen.
    pub fn shelf(&mut self, title: impl Into<String>, cards: Vec<(ListRow<C>, (usize, usize))>) {
        let row = self.next_row();
        let card = |(column, ((offer, picture, columns, faulty), done))| {
            let choice = self.offer(Offer::at(offer, row, column));
            Card { row: Row { choice, picture, columns, faulty }, done }
        };
        let cards = cards.into_iter().enumerate().map(card).collect();
        self.block(Zone::Main, Block::Shelf { title: title.into(), cards });
    }

    /// Choices in rows of this many.
    pub fn grid(&mut self, width: usize, offers: Vec<Offer<C>>) {
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

    /// Choices with a picture each, side by side in rows of this many.
    pub fn gallery(&mut self, zone: Zone, width: usize, offers: Vec<(Offer<C>, RowPicture)>) {
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
