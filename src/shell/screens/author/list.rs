//! All games an author can work on, with the number of their problems.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{GameEntry, RowPicture, Zone};

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This game, by its folder name.
    Game(String),
}

/// The list.
#[derive(Debug)]
pub struct AuthorList {
    games: Vec<GameEntry>,
}

impl AuthorList {
    pub fn new(cx: &mut Context<'_>) -> Self {
        Self { games: cx.store.games() }
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
        let rows = self.games.iter().map(|entry| {
            let name = entry.game.as_ref().map(|game| game.description.name.get(view.language()).to_owned());
            let label = name.filter(|name| !name.is_empty()).unwrap_or_else(|| entry.id.clone());
            let faults = t.with("faults", &[("count", entry.problems.len().into())]);
            let columns = vec![entry.id.clone(), if entry.problems.is_empty() { String::new() } else { faults }];
            let picture = entry.game.as_ref().map(|_| RowPicture::Thumbnail(entry.id.clone()));
            let offer = Offer::row(label, Choice::Game(entry.id.clone())).with_value(&entry.id);
            (offer, picture, columns, entry.game.is_none())
        });
        content.list(Zone::Main, rows.collect());
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::Game(game)) => cx.report(Report::Open(Open::Author { game, level: None })),
            Input::Shown => {
                let ended = cx.store.examine(None);
                cx.check(ended);
                self.games = cx.store.games();
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
