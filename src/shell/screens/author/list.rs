//! The games one can work on: all there are, with what is wrong with them.

use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, GameEntry, RowPicture, Zone};

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
    fn name(&self) -> &'static str {
        "author-list"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("author-title"));
        let rows = self.games.iter().enumerate().map(|(index, entry)| {
            let name = entry.game.as_ref().map(|game| game.description.name.get(view.language()).to_owned());
            let label = name.filter(|name| !name.is_empty()).unwrap_or_else(|| entry.id.clone());
            let faults = t.with("faults", &[("count", entry.problems.len().into())]);
            let columns = vec![entry.id.clone(), if entry.problems.is_empty() { String::new() } else { faults }];
            let picture = entry.game.as_ref().map(|_| RowPicture::Thumbnail(entry.id.clone()));
            let offer = Offer::new(ChoiceKind::Row, label, Act::Pick(index));
            (offer, picture, columns, entry.game.is_none())
        });
        sheet.list(rows.collect());
        sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)]);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        let Act::Pick(index) = act else { return };
        if let Some(entry) = self.games.get(*index) {
            cx.report(Report::Open(Open::Author { game: entry.id.clone(), level: None }));
        }
    }

    fn shown(&mut self, cx: &mut Context<'_>) {
        let ended = cx.store.examine(None);
        cx.check(ended);
        self.games = cx.store.games();
    }
}
