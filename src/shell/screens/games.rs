//! The games: choose one, filter by category, see how far one is, read what is wrong with a faulty one.
//! The game played last is taken after a countdown.

use super::LAST_ONE_MS;
use crate::language::Language;
use crate::narrate::order_key;
use crate::shell::content::{ByItself, Content, ListRow, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{ChoiceId, GameEntry, Pictogram, RowPicture, SavePlace, Signal, Zone};

/// What can be chosen here and nowhere else.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This game, by its folder name.
    Game(String),
    /// Another category.
    NextCategory,
    /// Whether a game that is chosen shows its record.
    ShowsRecord(bool),
}

/// One row: a game and how many of its levels are done.
#[derive(Debug)]
struct Row {
    entry: GameEntry,
    done: usize,
}

/// The list of games.
#[derive(Debug)]
pub struct Games {
    rows: Vec<Row>,
    last: Option<String>,
    /// The category that is shown, as a word of the player's language; none is all.
    category: Option<String>,
    /// A game that is chosen shows its record.
    shows_record: bool,
}

impl Games {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let mut screen = Self { rows: Vec::new(), last: None, category: None, shows_record: false };
        screen.load(cx);
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        let player = cx.player_id();
        self.last = cx.store.last_game(&player);
        self.rows = cx
            .store
            .games()
            .into_iter()
            .map(|entry| {
                let progress = entry.game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
                Row { entry, done: progress.iter().filter(|level| level.done).count() }
            })
            .collect();
        let language = cx.texts.language();
        self.rows.sort_by_cached_key(|row| order_key(language, title(&row.entry, language)));
        if let Some(at) = self.rows.iter().position(|row| Some(&row.entry.id) == self.last.as_ref()) {
            let row = self.rows.remove(at);
            self.rows.insert(0, row);
        }
    }

    fn is_last(&self, row: &Row) -> bool {
        self.last.as_ref() == Some(&row.entry.id)
    }

    fn category_of(row: &Row, view: &View<'_>) -> String {
        row.entry.game.as_ref().map(|g| g.description.category.get(view.language()).to_owned()).unwrap_or_default()
    }

    fn categories(&self, view: &View<'_>) -> Vec<String> {
        let mut list: Vec<String> =
            self.rows.iter().map(|row| Self::category_of(row, view)).filter(|c| !c.is_empty()).collect();
        list.sort_by_cached_key(|category| order_key(view.language(), category));
        list.dedup();
        list
    }

    fn row_offer(row: &Row, view: &View<'_>) -> ListRow<Choice> {
        let choice = Choice::Game(row.entry.id.clone());
        let language = view.language();
        let Some(game) = &row.entry.game else {
            let columns = vec![view.texts.with("faults", &[("count", row.entry.problems.len().into())])];
            return (Offer::row(&row.entry.id, choice).with_value(&row.entry.id), None, columns, true);
        };
        let description = &game.description;
        let label = title(&row.entry, language);
        let progress = [("done", row.done.into()), ("all", game.levels.len().into())];
        let columns = vec![
            description.category.get(language).to_owned(),
            description.level_takes.get(language).to_owned(),
            description.difficulty.get(language).to_owned(),
            view.texts.with("levels-done", &progress),
        ];
        let picture = Some(RowPicture::Thumbnail(row.entry.id.clone()));
        (Offer::row(label, choice).with_value(&row.entry.id), picture, columns, row.entry.problems.has_errors())
    }

    fn open(row: &Row, cx: &mut Context<'_>) {
        let game = row.entry.id.clone();
        cx.report(Report::Open(match row.entry.game {
            Some(_) => Open::Board { game, level: None },
            None => Open::Problems(game),
        }));
    }

    /// The record of the level of this game that was played last.
    fn open_record(row: &Row, cx: &mut Context<'_>) {
        let Some(game) = &row.entry.game else { return Self::open(row, cx) };
        let player = cx.host_id();
        let last = cx.store.last_level(&player, &row.entry.id);
        let level = last.or_else(|| game.levels.first().map(|level| level.id.clone())).unwrap_or_default();
        cx.report(Report::Open(Open::History(SavePlace { player, game: row.entry.id.clone(), level })));
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Game(id) => {
                if let Some(row) = self.rows.iter().find(|row| row.entry.id == id) {
                    if self.shows_record { Self::open_record(row, cx) } else { Self::open(row, cx) }
                }
            }
            Choice::ShowsRecord(shows) => {
                self.shows_record = shows;
                cx.report(Report::NewTurn);
            }
            Choice::NextCategory => {
                let all = self.categories(&cx.view());
                self.category = match &self.category {
                    None => all.first().cloned(),
                    Some(now) => all.iter().position(|c| c == now).and_then(|at| all.get(at + 1)).cloned(),
                };
                cx.report(Report::NewTurn);
            }
        }
    }
}

/// A game's name in this language; its folder's where it has none.
fn title(entry: &GameEntry, language: Language) -> &str {
    let name = entry.game.as_ref().map(|game| game.description.name.get(language));
    name.filter(|name| !name.is_empty()).unwrap_or(&entry.id)
}

impl Screen for Games {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "games"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get(if self.shows_record { "games-record-title" } else { "games-title" }));
        if self.rows.is_empty() {
            content.text(t.get("games-none"));
        }
        let is_shown = |row: &&Row| self.category.as_ref().is_none_or(|wanted| Self::category_of(row, view) == *wanted);
        let shown: Vec<&Row> = self.rows.iter().filter(is_shown).collect();
        content.list(Zone::Main, shown.iter().map(|row| Self::row_offer(row, view)).collect());
        let filter = match &self.category {
            None => t.get("all-categories"),
            Some(category) => t.with("category", &[("name", category.into())]),
        };
        let faulty = self.rows.iter().find(|row| row.entry.game.is_some() && !row.entry.problems.is_empty());
        if self.shows_record {
            content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::ShowsRecord(false))]);
            return content;
        }
        let mut offers = vec![
            Offer::button(filter, Choice::NextCategory)
                .shows(Pictogram::Kinds)
                .enabled(!self.categories(view).is_empty()),
            Offer::button(t.get("history"), Choice::ShowsRecord(true))
                .shows(Pictogram::History)
                .enabled(!self.rows.is_empty()),
            Offer::signal(t.get("settings"), Signal::Settings),
            Offer::signal(t.get("help"), Signal::Help),
            Offer::opens(t.get("author"), Open::AuthorList),
            Offer::opens(t.get("about"), Open::About),
            Offer::back(t.get("change-player")).named("change-player").shows(Pictogram::Players),
            Offer::signal(t.get("quit"), Signal::Quit),
        ];
        if let Some(row) = faulty {
            let label = t.with("read-faults", &[("name", (&row.entry.id).into())]);
            offers.insert(1, Offer::opens(label, Open::Problems(row.entry.id.clone())));
        }
        content.buttons(Zone::Top, offers);
        if let Some(game) = shown.first().and_then(|row| self.is_last(row).then_some(row.entry.game.as_ref()).flatten())
        {
            content.by_itself = Some(ByItself {
                choice: ChoiceId(0),
                after_ms: LAST_ONE_MS,
                text: "game-in",
                name: game.description.name.get(view.language()).to_owned(),
            });
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            // of the game that is lit, else it is asked for
            Input::Signal(Signal::History, focus) => match focus {
                Some(Choice::Game(id)) => {
                    if let Some(row) = self.rows.iter().find(|row| row.entry.id == id) {
                        Self::open_record(row, cx);
                    }
                }
                _ => self.choose(Choice::ShowsRecord(true), cx),
            },
            Input::Signal(Signal::ChangeGame, _) if self.shows_record => self.choose(Choice::ShowsRecord(false), cx),
            Input::Shown => {
                let ended = cx.store.examine(None);
                cx.check(ended);
                self.load(cx);
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
