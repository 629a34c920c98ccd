//! The games that a learner sees, chosen kind by kind. As long as none is chosen, all are seen.

use super::start::{games_seen, learner};
use crate::game::Shelf;
use crate::narrate::order_key;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::games::shelf_name;
use crate::shell::screens::pages::{CardSort, Pages, abreast};
use crate::shell::seen::SeenGames;
use crate::shell::{GameEntry, Pictogram, RowPicture, Settings, Signal, Thumbnail, Zone};

/// Games on a page, at most.
const PER_PAGE: usize = 12;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The games of this kind.
    Kind(Shelf),
    /// Back to the kinds.
    LeaveKind,
    /// The page with this card.
    Page(usize),
    /// This game is seen, or no longer.
    Game(String),
    /// All games are seen.
    All,
    /// The order of those that are chosen.
    Order,
    /// This one is the first.
    First(String),
}

/// The games.
#[derive(Debug)]
pub struct SeenScreen {
    /// By kind, and by name within a kind.
    games: Vec<GameEntry>,
    shown: Shown,
    pages: Pages,
}

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// The kinds of games.
    Kinds,
    /// The games of one.
    Kind(Shelf),
    /// The order of the chosen ones.
    Order,
}

fn shelf(entry: &GameEntry) -> Shelf {
    entry.description().map(|description| description.shelf).unwrap_or_default()
}

impl SeenScreen {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mut screen = Self { games: Vec::new(), shown: Shown::Kinds, pages: Pages::of(CardSort::Game, PER_PAGE) };
        screen.load(cx);
        screen
    }

    /// The games that are there; more may come while they are being read.
    fn load(&mut self, cx: &mut Context<'_>) {
        self.games = cx.store.games().into_iter().filter(|entry| entry.description().is_some()).collect();
        let language = cx.texts.language();
        self.games.sort_by_cached_key(|entry| {
            let rung = (shelf(entry) == Shelf::Steps).then(|| entry.id.clone());
            (shelf(entry), rung, order_key(language, entry.title(language)))
        });
    }

    fn of_kind(&self, kind: Shelf) -> impl Iterator<Item = &GameEntry> {
        self.games.iter().filter(move |entry| shelf(entry) == kind)
    }

    /// The kinds, each with how many of its games are chosen.
    fn kinds(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("desk-games"));
        content.text(t.get("desk-games-how"));
        content.text(games_seen(view));
        let cards = self.games.chunk_by(|a, b| shelf(a) == shelf(b)).filter_map(|games| {
            let first = games.first()?;
            let kind = shelf(first);
            let chosen = games.iter().filter(|entry| view.settings.seen.has(&entry.id)).count();
            let count = t.with("desk-kind-count", &[("count", chosen.into()), ("all", games.len().into())]);
            let picture = Some(RowPicture::Thumbnail(Thumbnail::listed(first)?));
            let offer = Offer::row(shelf_name(kind, view), Choice::Kind(kind)).with_value(kind.word());
            Some(((offer, picture, vec![count], false), (0, 0)))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        let all = Offer::button(t.get("desk-games-all-again"), Choice::All).shows(Pictogram::Games);
        let seen = &view.settings.seen;
        let order = Offer::button(t.get("desk-games-order"), Choice::Order).shows(Pictogram::Star);
        let can_order = (2..=PER_PAGE).contains(&seen.chosen().count());
        let buttons = vec![Offer::back(t.get("back")), order.enabled(can_order), all.enabled(!seen.are_all())];
        content.buttons(Zone::Top, buttons);
    }

    /// The games that are chosen, in their order.
    fn order(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("desk-games-order"));
        content.text(t.get("desk-games-order-how"));
        let chosen = view.settings.seen.chosen().filter_map(|id| self.games.iter().find(|entry| entry.id == id));
        let cards = chosen.enumerate().filter_map(|(place, entry)| {
            let picture = RowPicture::Thumbnail(Thumbnail::listed(entry)?);
            let offer = Offer::row(entry.title(view.language()), Choice::First(entry.id.clone())).with_value(&entry.id);
            Some(((offer, Some(picture), vec![(place + 1).to_string()], false), (0, 0)))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::LeaveKind)]);
    }

    /// The games of a kind, each chosen or not.
    fn games_of(&self, kind: Shelf, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(shelf_name(kind, view));
        content.text(t.get("desk-games-turn"));
        let count = self.of_kind(kind).count();
        let shown = self.pages.shown(count, view.room);
        let cards = self.of_kind(kind).skip(shown.start).take(shown.len());
        let cards = cards.filter_map(|entry| {
            let picture = RowPicture::Thumbnail(Thumbnail::listed(entry)?);
            let is_chosen = view.settings.seen.has(&entry.id);
            let words = if is_chosen { vec![t.get("desk-game-seen")] } else { Vec::new() };
            let offer = Offer::row(entry.title(view.language()), Choice::Game(entry.id.clone()));
            Some(((offer.with_value(&entry.id).on(is_chosen), Some(picture), words, false), (0, 0)))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        let done = Offer::back_button(t.get("key-done")).named("done").shows(Pictogram::Keep);
        let mut buttons = vec![Offer::cancel(t.get("back"), Choice::LeaveKind), done];
        // the first of the two turns: from the last page it leads to the first
        let turns = self.pages.turns((count, view.room), (t, "page-next", "page-previous"), Choice::Page);
        buttons.extend(turns.into_iter().take(1));
        content.buttons(Zone::Top, buttons);
    }

    fn see(seen: SeenGames, cx: &mut Context<'_>) {
        cx.report(Report::Settings(Box::new(Settings { seen, ..cx.settings.clone() })));
    }

    fn show(&mut self, shown: Shown, cx: &mut Context<'_>) {
        self.shown = shown;
        self.pages.show(0);
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Kind(kind) => self.show(Shown::Kind(kind), cx),
            Choice::LeaveKind => self.show(Shown::Kinds, cx),
            Choice::Order => self.show(Shown::Order, cx),
            Choice::First(game) => {
                let mut seen = cx.settings.seen.clone();
                seen.put_first(&game);
                Self::see(seen, cx);
                cx.report(Report::NewTurn);
            }
            Choice::Page(first) => {
                self.pages.show(first);
                cx.report(Report::NewTurn);
            }
            Choice::All => Self::see(SeenGames::default(), cx),
            Choice::Game(game) => {
                let mut seen = cx.settings.seen.clone();
                seen.turn(&game);
                Self::see(seen, cx);
            }
        }
    }
}

impl Screen for SeenScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "desk-games"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content { by_rows: true, ..Content::default() };
        learner(view, &mut content);
        match self.shown {
            Shown::Kinds => self.kinds(view, &mut content),
            Shown::Kind(kind) => self.games_of(kind, view, &mut content),
            Shown::Order => self.order(view, &mut content),
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::World => self.load(cx),
            Input::Signal(Signal::ChangeGame, _) if self.shown != Shown::Kinds => self.show(Shown::Kinds, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
