//! All games an author can work on, with the number of their problems.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::pages::{CardSort, Pages, abreast};
use crate::shell::{GameEntry, RowPicture, Thumbnail, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This game, by its folder name.
    Game(String),
    /// The page with this card.
    Page(usize),
}

/// Games on a page, at most.
const PER_PAGE: usize = 8;

/// The list.
#[derive(Debug)]
pub struct AuthorList {
    games: Vec<GameEntry>,
    pages: Pages,
}

impl AuthorList {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { games: cx.store.games(), pages: Pages::of(CardSort::Game, PER_PAGE) }
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        self.games = cx.store.games();
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
        let shown = self.pages.of_page(&self.games, view.room);
        let cards = shown.iter().map(|entry| {
            let label = entry.title(view.language());
            let faults = t.with("faults", &[("count", entry.problems.len().into())]);
            let columns = vec![entry.id.clone(), if entry.problems.is_empty() { String::new() } else { faults }];
            let picture = Thumbnail::listed(entry).map(RowPicture::Thumbnail);
            let offer = Offer::row(label, Choice::Game(entry.id.clone())).with_value(&entry.id);
            ((offer, picture, columns, entry.description().is_none()), (0, 0))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        let turns = (t, "page-next", "page-previous");
        let turns = self.pages.turns((self.games.len(), view.room), turns, Choice::Page);
        if !turns.is_empty() {
            content.buttons(Zone::Main, turns);
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
            Input::Chosen(Choice::Page(first)) => {
                self.pages.show(first);
                cx.report(Report::NewTurn);
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
