//! The problems of a game, as its author reads them.

use super::author::finding;
use crate::diag::Problems;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, Zone};

/// How many problems are shown at once.
const SHOWN: usize = 6;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next problems.
    Down,
    /// The previous problems.
    Up,
}

/// The problems of one game.
#[derive(Debug)]
pub struct ProblemsScreen {
    game: String,
    problems: Problems,
    first: usize,
}

impl ProblemsScreen {
    pub fn new(game: &str, cx: &mut Context<'_>) -> Self {
        let found = cx.store.game(game);
        Self::of(game, found.map(|entry| entry.problems).unwrap_or_default())
    }

    pub fn of(game: &str, problems: Problems) -> Self {
        Self { game: game.to_owned(), problems, first: 0 }
    }
}

impl Screen for ProblemsScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "problems"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.with("faults-of", &[("name", (&self.game).into())]));
        let shown = self.problems.iter().skip(self.first).take(SHOWN);
        let notes = shown.map(|problem| finding(view, &self.game, problem)).collect();
        content.block(Zone::Main, Block::Notes { title: String::new(), notes });
        let more = self.problems.len() > self.first + SHOWN;
        content.buttons(
            Zone::Main,
            vec![
                Offer::button(t.get("page-down"), Choice::Down).enabled(more),
                Offer::button(t.get("page-up"), Choice::Up).enabled(self.first > 0),
                Offer::back(t.get("back")),
            ],
        );
        content
    }

    fn update(&mut self, input: Input<Choice>, _cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        match choice {
            Choice::Down => self.first += SHOWN,
            Choice::Up => self.first = self.first.saturating_sub(SHOWN),
        }
        Taken::Yes
    }
}
