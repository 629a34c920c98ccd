//! Home: continue with the game played last, or choose a kind of games and then a game of it. Few games are offered at once,
//! without their kinds. All other screens are reached from here. A countdown continues with the game played last.

use super::pages::{CardSort, Pages, even_rows};
use super::{LAST_ONE_MS, rules};
use crate::game::{Description, Shelf};
use crate::narrate::{first_sentence, order_key};
use crate::shell::content::{ByItself, Content, ListRow, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, ChoiceId, GameEntry, NoticeKind, Pictogram, RowPicture, SavePlace, Signal, Thumbnail, Zone};

/// Games on a page, at most. A list of games that is no longer is offered without their kinds.
const PER_PAGE: usize = 12;

/// What can be chosen only here.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This game, by its folder name.
    Game(String),
    /// The game played last.
    Continue,
    /// The page with this card.
    Page(usize),
    /// The games of this kind.
    Kind(Shelf),
    /// Back to all kinds of games.
    LeaveKind,
    /// Whether choosing a game opens its history.
    ShowsRecord(bool),
}

/// A card of a game or of a kind of games.
type ShelfCard = (ListRow<Choice>, (usize, usize));

/// One entry: a game, how many of its levels are done, and when it was played last.
#[derive(Debug)]
struct GameRow {
    entry: GameEntry,
    done: usize,
}

impl GameRow {
    fn shelf(&self) -> Shelf {
        self.entry.description().map(|description| description.shelf).unwrap_or_default()
    }
}

/// The list of games.
#[derive(Debug)]
pub struct Games {
    /// By shelf, and by name within a shelf.
    rows: Vec<GameRow>,
    /// Whether more games are being read.
    is_reading: bool,
    last: Option<String>,
    /// A game that was added since the program started and that the player has not played yet.
    added: Option<String>,
    /// The level of the last game that was played last, as its number and name, and how many levels the game has.
    last_level: Option<(usize, String)>,
    /// The kind of games that is offered; otherwise all kinds are.
    kind: Option<Shelf>,
    /// The page of these games, and of the kinds.
    pages: Pages,
    kind_pages: Pages,
    /// The game that was chosen before it had come.
    awaited: Option<String>,
    /// The game that was chosen last. If it was played, home begins anew.
    chosen: Option<String>,
    /// Whether the first steps with a switch are among the kinds: of who plays them, or wants to.
    shows_steps: bool,
    /// Only games that were played are offered, and choosing one opens its history.
    shows_record: bool,
}

impl Games {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mut screen = Self {
            rows: Vec::new(),
            is_reading: false,
            last: None,
            added: None,
            last_level: None,
            kind: None,
            pages: Pages::of(CardSort::Game, PER_PAGE),
            kind_pages: Pages::of(CardSort::Name, usize::MAX),
            awaited: None,
            chosen: None,
            shows_steps: false,
            shows_record: false,
        };
        screen.load(cx);
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        let player = cx.player_id();
        self.last = cx.store.last_game(&player);
        let added = cx.store.added().map(str::to_owned);
        self.added = added.filter(|game| cx.store.last_level(&player, game).is_none());
        let mut unread = None;
        self.rows = cx
            .store
            .games()
            .into_iter()
            .map(|entry| {
                let progress = cx.store.progress(&player, &entry.id, &entry.levels()).unwrap_or_else(|problem| {
                    unread.get_or_insert(problem);
                    Vec::new()
                });
                GameRow { entry, done: progress.iter().filter(|level| level.done).count() }
            })
            .collect();
        // one of them says it for all: they lie in one folder
        if let Some(problem) = &unread {
            cx.trouble(problem);
        }
        let seen = &cx.settings.seen;
        self.is_reading = cx.store.reads_games();
        // none is left where the chosen ones were removed
        if self.is_reading || self.rows.iter().any(|row| seen.shows(&row.entry.id)) {
            self.rows.retain(|row| seen.shows(&row.entry.id));
        }
        if self.shows_record {
            self.rows.retain(|row| cx.store.last_level(&player, &row.entry.id).is_some());
        }
        let is_played =
            |row: &GameRow| row.shelf() == Shelf::Steps && cx.store.last_level(&player, &row.entry.id).is_some();
        self.shows_steps = cx.settings.steps.on_home || !seen.are_all() || self.rows.iter().any(is_played);
        let language = cx.texts.language();
        // the first steps lie in the order of their rungs, which their folders' names begin with
        // few that were chosen lie in the order in which somebody who helps has put them
        let are_few = self.rows.len() <= PER_PAGE;
        let place = |row: &GameRow| seen.place(&row.entry.id).filter(|_| are_few);
        self.rows.sort_by_cached_key(|row| {
            if let Some(place) = place(row) {
                return (Some(place), Shelf::default(), None, order_key(language, ""));
            }
            let rung = (row.shelf() == Shelf::Steps).then(|| row.entry.id.clone());
            (None, row.shelf(), rung, order_key(language, row.entry.title(language)))
        });
        self.kind = self.kind.filter(|kind| self.rows.iter().any(|row| row.shelf() == *kind));
        self.last_level = self.last.clone().and_then(|last| {
            let level = cx.store.last_level(&player, &last)?;
            let game = cx.store.game(&last)?.game?;
            let number = game.levels.iter().position(|known| known.id == level)?;
            Some((number, game.levels.get(number)?.name.get(language).to_owned()))
        });
    }

    fn last(&self) -> Option<&GameRow> {
        self.rows.iter().find(|row| Some(&row.entry.id) == self.last.as_ref())
    }

    /// Whether there are so few games that they are offered without their kinds.
    fn are_few(&self) -> bool {
        self.rows.len() <= PER_PAGE || self.rows.first().map(GameRow::shelf) == self.rows.last().map(GameRow::shelf)
    }

    /// Whether games are offered here, not kinds of them.
    fn shows_games(&self) -> bool {
        self.kind.is_some() || self.are_few()
    }

    /// The games that are offered, on all pages.
    fn offered(&self) -> &[GameRow] {
        let all = self.rows.as_slice();
        let shelf = |kind| {
            all.chunk_by(|a, b| a.shelf() == b.shelf()).find(|row| row.first().is_some_and(|row| row.shelf() == kind))
        };
        self.kind.and_then(shelf).unwrap_or(all)
    }

    fn card(row: &GameRow, view: &View<'_>) -> ShelfCard {
        let choice = Choice::Game(row.entry.id.clone());
        let language = view.language();
        let Some(description) = row.entry.description() else {
            let columns = vec![view.texts.with("faults", &[("count", row.entry.problems.len().into())])];
            return ((Offer::row(&row.entry.id, choice).with_value(&row.entry.id), None, columns, true), (0, 0));
        };
        let all = row.entry.levels().len();
        let done = if row.done == 0 { String::new() } else { format!("{}/{all}", row.done) };
        let columns = vec![description.level_takes.get(language).to_owned(), done];
        let picture = Thumbnail::listed(&row.entry).map(RowPicture::Thumbnail);
        let label = row.entry.title(language);
        let offer = Offer::row(label, choice).with_value(&row.entry.id).about(about(description, view));
        // an activity has no end that one could come nearer to
        let progress = if row.shelf() == Shelf::Steps { (0, 0) } else { (row.done, all) };
        ((offer, picture, columns, row.entry.problems.has_errors()), progress)
    }

    /// The game played last, above all shelves.
    fn continue_row(&self, view: &View<'_>) -> Option<ListRow<Choice>> {
        let row = self.last()?;
        let picture = RowPicture::Thumbnail(Thumbnail::listed(&row.entry)?);
        let all = row.entry.levels().len();
        let name = row.entry.title(view.language());
        let label = view.texts.with("continue-game", &[("name", name.into())]);
        let columns = self.last_level.as_ref().map(|(number, name)| {
            let args = [("number", (number + 1).into()), ("all", all.into())];
            let level = view.texts.with("level-of", &args);
            if name.is_empty() { level } else { format!("{level} · {name}") }
        });
        let offer = Offer::row(label, Choice::Continue).shows(Pictogram::Play).near();
        Some((offer, Some(picture), columns.into_iter().collect(), false))
    }

    /// The game that was added, above everything else.
    fn added_row(&self, view: &View<'_>) -> Option<ListRow<Choice>> {
        let row = self.rows.iter().find(|row| Some(&row.entry.id) == self.added.as_ref())?;
        let picture = Thumbnail::listed(&row.entry).map(RowPicture::Thumbnail);
        let label = view.texts.with("new-game-row", &[("name", row.entry.title(view.language()).into())]);
        let offer = Offer::row(label, Choice::Game(row.entry.id.clone())).named("new-game").shows(Pictogram::Play);
        Some((offer, picture, Vec::new(), false))
    }

    /// Opens a game, or says that it is on its way; whether it was opened.
    fn open(game: &str, cx: &mut Context<'_>) -> bool {
        let entry = cx.store.game(game);
        if entry.as_ref().is_some_and(GameEntry::is_card) {
            cx.notice(NoticeKind::Result, cx.texts.get("game-coming"));
            return false;
        }
        let game = game.to_owned();
        let open = match entry.and_then(|entry| entry.game) {
            Some(_) => rules::first(game, None, cx),
            None => Open::Problems(game),
        };
        cx.report(Report::Open(open));
        true
    }

    /// Opens the history of the level of this game that was played last.
    fn open_record(&mut self, game: &str, cx: &mut Context<'_>) {
        let Some(whole) = cx.store.game(game).and_then(|entry| entry.game) else { return self.play(game, cx) };
        let player = cx.host_id();
        let last = cx.store.last_level(&player, game);
        let level = last.or_else(|| whole.levels.first().map(|level| level.id.clone())).unwrap_or_default();
        cx.report(Report::Open(Open::History(SavePlace { player, game: game.to_owned(), level })));
    }

    /// Opens a game, at once or as soon as it has come.
    fn play(&mut self, game: &str, cx: &mut Context<'_>) {
        self.awaited = (!Self::open(game, cx)).then(|| game.to_owned());
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Game(id) => {
                if self.shows_record {
                    self.open_record(&id, cx)
                } else {
                    self.play(&id, cx)
                }
                self.chosen = Some(id);
                return;
            }
            Choice::Continue => {
                if let Some(last) = self.last().map(|row| row.entry.id.clone()) {
                    self.play(&last, cx);
                }
                return;
            }
            Choice::ShowsRecord(shows) => {
                self.shows_record = shows;
                self.leave_kind();
                self.kind_pages.show(0);
                self.load(cx);
            }
            Choice::Page(first) if self.shows_games() => self.pages.show(first),
            Choice::Page(first) => self.kind_pages.show(first),
            Choice::Kind(kind) => {
                self.kind = Some(kind);
                // the page with the game played last, so that who takes step after step need not turn pages
                let last = self.offered().iter().position(|row| Some(&row.entry.id) == self.last.as_ref());
                self.pages.show(last.unwrap_or_default());
            }
            Choice::LeaveKind => self.leave_kind(),
        }
        cx.report(Report::NewTurn);
    }

    fn leave_kind(&mut self) {
        self.kind = None;
        self.pages.show(0);
    }

    /// All kinds of games, as cards.
    fn kinds(&self, view: &View<'_>) -> Vec<ShelfCard> {
        let is_shown =
            |row: &&[GameRow]| self.shows_steps || row.first().is_some_and(|row| row.shelf() != Shelf::Steps);
        let shelves = self.rows.chunk_by(|a, b| a.shelf() == b.shelf()).filter(is_shown);
        let card = |games: &[GameRow]| {
            let first = games.first()?;
            let kind = first.shelf();
            let offer = Offer::row(shelf_name(kind, view), Choice::Kind(kind)).with_value(kind.word());
            let picture = Thumbnail::listed(&first.entry).map(RowPicture::Thumbnail);
            let count = view.texts.with("kind-count", &[("count", games.len().into())]);
            Some(((offer, picture, vec![count], false), (0, 0)))
        };
        shelves.filter_map(card).collect()
    }

    /// The cards of this page: games or kinds of them.
    fn cards(&self, view: &View<'_>) -> Vec<ShelfCard> {
        if self.shows_games() {
            let page = self.pages.of_page(self.offered(), view.room);
            let is_home = self.kind.is_none() && !self.shows_record;
            let last = self.place_of_last(view).filter(|_| is_home);
            let card = |(place, row)| {
                let mut card = Self::card(row, view);
                card.0.0.item.near = last == Some(place);
                card
            };
            page.iter().enumerate().map(card).collect()
        } else {
            let mut kinds = self.kinds(view);
            let shown = self.kind_pages.shown(kinds.len(), view.room);
            kinds.drain(shown).collect()
        }
    }

    fn turn_pages(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let (pages, cards) = if self.shows_games() {
            (self.pages, self.offered().len())
        } else {
            (self.kind_pages, self.kinds(view).len())
        };
        let turns = pages.turns((cards, view.room), (view.texts, "page-next", "page-previous"), Choice::Page);
        if !turns.is_empty() {
            content.buttons(Zone::Main, turns);
        }
    }

    /// The game that was added or played last, above everything else. Of the few games that were chosen for somebody, the one played last
    /// is not offered twice.
    fn first_row(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let mut first = 0;
        if let Some(row) = self.added_row(view) {
            content.list(Zone::Main, vec![row]);
            return;
        } else if let Some(place) = self.place_of_last(view) {
            first = place;
        } else if let Some(row) = self.continue_row(view) {
            content.list(Zone::Main, vec![row]);
        } else {
            return;
        }
        content.by_itself = Some(ByItself {
            choice: ChoiceId(first),
            after_ms: LAST_ONE_MS,
            text: "game-in",
            name: self.last().map(|row| row.entry.title(view.language()).to_owned()).unwrap_or_default(),
        });
    }

    /// Which card of this page is the game played last, where it needs no row of its own.
    fn place_of_last(&self, view: &View<'_>) -> Option<usize> {
        if view.settings.seen.are_all() || !self.shows_games() {
            return None;
        }
        let page = self.pages.of_page(self.offered(), view.room);
        page.iter().position(|row| Some(&row.entry.id) == self.last.as_ref() && row.entry.description().is_some())
    }

    /// All other screens.
    fn menu(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let record = Offer::button(t.get("history"), Choice::ShowsRecord(true)).shows(Pictogram::History);
        let mut offers = vec![
            Offer::back(t.get("change-player")).named("change-player").shows(Pictogram::Players),
            record.enabled(!self.rows.is_empty()),
            Offer::signal(t.get("settings"), Signal::Settings),
            Offer::signal(t.get("help"), Signal::Help),
            Offer::opens(t.get("author"), Open::AuthorList),
            Offer::opens(t.get("about"), Open::About),
            Offer::signal(t.get("quit"), Signal::Quit),
        ];
        let faulty = self.rows.iter().find(|row| row.entry.description().is_some() && !row.entry.problems.is_empty());
        if let Some(row) = faulty {
            let label = t.with("read-faults", &[("name", (&row.entry.id).into())]);
            offers.insert(1, Offer::opens(label, Open::Problems(row.entry.id.clone())));
        }
        if let Some(player) = view.player {
            let (name, avatar) = (player.profile.name.clone(), player.profile.avatar.clone());
            content.block(Zone::Top, Block::Player { name, avatar });
        }
        content.buttons(Zone::Top, offers);
    }
}

/// The name of a shelf.
pub(super) fn shelf_name(shelf: Shelf, view: &View<'_>) -> String {
    view.texts.get(&format!("shelf-{}", shelf.word()))
}

impl Screen for Games {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "games"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content { by_rows: true, ..Content::default() };
        if self.shows_record {
            content.heading(t.get("games-record-title"));
        } else if let Some(kind) = self.kind {
            content.heading(shelf_name(kind, view));
        }
        if self.rows.is_empty() || self.is_reading {
            let none = if self.shows_record { "history-none" } else { "games-none" };
            content.text(t.get(if self.is_reading { "games-reading" } else { none }));
        }
        let is_home = self.kind.is_none() && !self.shows_record;
        // all cards come at once, so that none moves away from under a pointer when others come
        if !self.is_reading {
            if is_home {
                self.first_row(view, &mut content);
            }
            for cards in even_rows(self.cards(view), view.room) {
                content.shelf("", cards);
            }
            self.turn_pages(view, &mut content);
        }
        if is_home {
            self.menu(view, &mut content);
        } else {
            let leave = if self.kind.is_some() { Choice::LeaveKind } else { Choice::ShowsRecord(false) };
            content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), leave)]);
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            // of the lit game; otherwise the player is asked for one
            Input::Signal(Signal::History, focus) => match focus {
                Some(Choice::Game(id)) => self.open_record(&id, cx),
                _ => self.choose(Choice::ShowsRecord(true), cx),
            },
            Input::Signal(Signal::ChangeGame, _) if self.kind.is_some() => self.choose(Choice::LeaveKind, cx),
            Input::Signal(Signal::ChangeGame, _) if self.shows_record => self.choose(Choice::ShowsRecord(false), cx),
            Input::World => {
                self.load(cx);
                if let Some(awaited) = self.awaited.take_if(|id| cx.store.game(id).is_some_and(|it| !it.is_card())) {
                    self.play(&awaited, cx);
                }
            }
            Input::Shown => {
                let ended = cx.store.examine(None);
                cx.check(ended);
                self.load(cx);
                if self.chosen.take().is_some_and(|game| Some(game) == self.last) {
                    self.leave_kind();
                    self.kind_pages.show(0);
                }
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}

/// What a game is about, in its rules' first sentence, and for how many it is.
fn about(description: &Description, view: &View<'_>) -> String {
    let players = match description.players {
        (_, 0 | 1) => String::new(),
        (least, most) if least == most => view.texts.with("for-players", &[("count", most.into())]),
        (least, most) => view.texts.with("for-players-from", &[("least", least.into()), ("count", most.into())]),
    };
    let what = first_sentence(description.rules.get(view.language()));
    [what, players].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ")
}
