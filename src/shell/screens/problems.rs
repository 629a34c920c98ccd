//! What is wrong with a game, as its author reads it.

use crate::diag::Problems;
use crate::shell::screen::{Context, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, ChoiceKind, Zone};

/// How many problems are shown at once.
const SHOWN: usize = 6;

/// The list of problems of one game.
#[derive(Debug)]
pub struct ProblemsScreen {
    game: String,
    problems: Problems,
    first: usize,
}

impl ProblemsScreen {
    pub fn new(game: &str, cx: &mut Context<'_>) -> Self {
        let found = cx.store.games().into_iter().find(|entry| entry.id == game);
        Self::of(game, found.map(|entry| entry.problems).unwrap_or_default())
    }

    pub fn of(game: &str, problems: Problems) -> Self {
        Self { game: game.to_owned(), problems, first: 0 }
    }
}

impl Screen for ProblemsScreen {
    fn name(&self) -> &'static str {
        "problems"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.with("faults-of", &[("name", (&self.game).into())]));
        for problem in self.problems.iter().skip(self.first).take(SHOWN) {
            sheet.block(Zone::Main, Block::Code(problem.told_in(t.language())));
        }
        let more = self.problems.len() > self.first + SHOWN;
        sheet.buttons(
            Zone::Main,
            vec![
                Offer::button(t.get("page-down"), Act::Down).enabled(more),
                Offer::button(t.get("page-up"), Act::Up).enabled(self.first > 0),
                Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back),
            ],
        );
        sheet
    }

    fn choose(&mut self, act: &Act, _cx: &mut Context<'_>) {
        match act {
            Act::Down if self.problems.len() > self.first + SHOWN => self.first += SHOWN,
            Act::Up => self.first = self.first.saturating_sub(SHOWN),
            _ => {}
        }
    }
}
