//! What a screen hands to the program: what to draw, and everything that can be chosen with what choosing it does.
//! Never knows what is lit.

use super::report::Open;
use super::{Block, Card, Choice, ChoiceId, ChoiceKind, PanelLine, Pictogram, Row, RowPicture, Signal, Standing, Zone};
use crate::grid::Cell;
use crate::scan::{Item, Role, ScreenPlace};

/// What choosing something does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act<C> {
    /// What the screen makes of its own choice.
    Choice(C),
    /// What this signal does.
    Signal(Signal),
    /// Opens another screen on top of this one.
    Open(Open),
    /// Leads one screen back.
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

/// One choice, what it does, and what it is to the scanner.
#[derive(Debug, Clone)]
pub struct Offer<C> {
    /// What is drawn and said.
    pub choice: Choice,
    /// What choosing it does.
    pub act: Act<C>,
    /// What it is to the scanner.
    pub item: Item,
    /// Whether it plays moves of a game: the watch over the pace counts those.
    pub plays: bool,
}

impl<C: AsRef<str>> Offer<C> {
    /// A choice of this kind. Its name is that of the variant.
    pub fn new(kind: ChoiceKind, label: impl Into<String>, choice: C) -> Self {
        // a board has up to ten thousands of these, and they have their own text form
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
        let role = if kind == ChoiceKind::Cancel { Role::Cancel } else { Role::Plain };
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
            },
            act,
            item: Item { role, weight: 1, ..Item::default() },
            plays: false,
        }
    }

    /// A button that leads one screen back.
    pub fn back(label: impl Into<String>) -> Self {
        Self::of(ChoiceKind::Cancel, "back".to_owned(), label, Act::Back)
    }

    /// A button that leads one screen back, and is offered in turn like any other.
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

    /// Gives it another name, see [`Choice::name`].
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.choice.name);
        self
    }

    /// Adds to its name the value in which it differs from others of the same name.
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

    /// Makes it an entry of the menu.
    #[must_use]
    pub fn in_menu(self) -> Self {
        let role = if matches!(self.act, Act::Signal(Signal::Undo)) { Role::Undo } else { Role::Menu };
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

    /// Gives it another role in the scan.
    #[must_use]
    pub fn role(mut self, role: Role) -> Self {
        self.item.role = role;
        self
    }

    /// Gives it this little picture.
    #[must_use]
    pub fn shows(mut self, pictogram: Pictogram) -> Self {
        self.choice.pictogram = Some(pictogram);
        self
    }

    /// Puts it at this place of the screen.
    #[must_use]
    pub fn at(mut self, row: usize, column: usize) -> Self {
        let clamped = |n| u16::try_from(n).unwrap_or(u16::MAX);
        self.item.place = ScreenPlace { row: clamped(row), column: clamped(column) };
        self
    }

    /// Keeps it always one press away.
    #[must_use]
    pub fn near(mut self) -> Self {
        self.item.near = true;
        self
    }

    /// Says that it plays moves of a game.
    #[must_use]
    pub fn plays(mut self) -> Self {
        self.plays = true;
        self
    }

    /// The offer for a screen around this one, with its choices.
    pub fn map<D>(self, other: impl FnOnce(&C) -> D) -> Offer<D> {
        Offer { act: self.act.map(other), choice: self.choice, item: self.item, plays: self.plays }
    }
}

/// A row of a list: what is offered, its picture, further columns, and whether something is wrong with it.
pub type ListRow<C> = (Offer<C>, Option<RowPicture>, Vec<String>, bool);

/// A whole screen as its state sees it.
#[derive(Debug, Clone)]
pub struct Content<C> {
    /// What to draw, in order.
    pub blocks: Vec<(Zone, Block)>,
    /// Everything that can be chosen, in order.
    pub offers: Vec<Offer<C>>,
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
    /// Nothing of it can be chosen for a moment: something is shown that comes by itself.
    pub holds: bool,
    /// What is being played.
    pub standing: Option<Standing>,
    /// Whether a task is under way.
    pub busy: bool,
    /// What is chosen by itself if the player does nothing.
    pub by_itself: Option<ByItself>,
}

/// A choice that is taken by itself: each time the screen comes up, until the player does anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByItself {
    /// Which choice.
    pub choice: ChoiceId,
    /// After how many milliseconds; where the light moves by itself not before it has gone past everything twice.
    pub after_ms: u64,
    /// The text that says so, with `name` and `seconds`.
    pub text: &'static str,
    /// What is meant, for the text.
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
            wants_key: false,
            holds: false,
            standing: None,
            busy: false,
            by_itself: None,
        }
    }
}

impl<C> Content<C> {
    /// What is shown, with these offers in place of its own.
    pub fn with_offers<D>(self, offers: Vec<Offer<D>>) -> Content<D> {
        let Self {
            blocks,
            offers: _,
            wrong,
            position,
            hides_focus,
            wants_text,
            wants_key,
            holds,
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
            wants_key,
            holds,
            standing,
            busy,
            by_itself,
        }
    }

    /// The content for a screen around this one, with its choices.
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

    /// Buttons side by side; they come after what was offered before, in a row of their own.
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

    /// Games of one kind, a row of the screen.
    pub fn shelf(&mut self, title: impl Into<String>, cards: Vec<(ListRow<C>, (usize, usize))>) {
        let row = self.next_row();
        let card = |(column, ((offer, picture, columns, faulty), done))| {
            let choice = self.offer(Offer::at(offer, row, column));
            Card { row: Row { choice, picture, columns, faulty }, done }
        };
        let cards = cards.into_iter().enumerate().map(card).collect();
        self.block(Zone::Main, Block::Shelf { title: title.into(), cards });
    }

    /// Choices in rows of this width.
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

    /// Choices with a picture each, side by side in rows of this width.
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
