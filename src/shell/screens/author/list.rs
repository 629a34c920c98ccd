//! All games an author can work on, with the number of their problems.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{GameEntry, Pictogram, RowPicture, Thumbnail, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This game, by its folder name.
    Game(String),
    /// This page of games.
    Page(usize),
}

/// Games side by side, and rows of them on a page.
const ABREAST: usize = 4;
const ROWS: usize = 2;

/// The list.
#[derive(Debug)]
pub struct AuthorList {
    games: Vec<GameEntry>,
    page: usize,
}

impl AuthorList {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { games: cx.store.games(), page: 0 }
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        self.games = cx.store.games();
        self.page = self.page.min(self.pages() - 1);
    }

    fn pages(&self) -> usize {
        self.games.len().div_ceil(ABREAST * ROWS).max(1)
    }
}

impl Screen for AuthorList {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "author-list"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get("author-title"));
        let shown = self.games.iter().skip(self.page * ABREAST * ROWS).take(ABREAST * ROWS);
        let cards = shown.map(|entry| {
            let name = entry.game.as_ref().map(|game| game.description.name.get(view.language()).to_owned());
            let label = name.filter(|name| !name.is_empty()).unwrap_or_else(|| entry.id.clone());
            let faults = t.with("faults", &[("count", entry.problems.len().into())]);
            let columns = vec![entry.id.clone(), if entry.problems.is_empty() { String::new() } else { faults }];
            let picture = entry.game.as_ref().map(|game| RowPicture::Thumbnail(Thumbnail::of(game, &entry.id)));
            let offer = Offer::row(label, Choice::Game(entry.id.clone())).with_value(&entry.id);
            ((offer, picture, columns, entry.game.is_none()), (0, 0))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(ABREAST) {
            content.shelf("", cards.to_vec());
        }
        if self.pages() > 1 {
            let turn = |id: &str, page: usize, shows: Pictogram| {
                Offer::button(t.get(id), Choice::Page(page % self.pages())).named(id).shows(shows)
            };
            let on = turn("page-next", self.page + 1, Pictogram::Onward);
            let before = turn("page-previous", self.page + self.pages() - 1, Pictogram::Back);
            content.buttons(Zone::Main, vec![on, before]);
        }
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Game(game)) => cx.report(Report::Open(Open::Author { game, level: None })),
            Input::World => self.load(cx),
            Input::Shown => {
                let ended = cx.store.examine(None);
                cx.check(ended);
                self.load(cx);
            }
            Input::Chosen(Choice::Page(page)) => {
                self.page = page;
                cx.report(Report::NewTurn);
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
