//! The levels of a game, with how far the player is in each.

use crate::game::Game;
use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, LevelProgress, Zone};
use std::sync::Arc;

/// The list of levels.
#[derive(Debug)]
pub struct Levels {
    id: String,
    game: Option<Arc<Game>>,
    progress: Vec<LevelProgress>,
}

impl Levels {
    pub fn new(id: String, cx: &mut Context<'_>) -> Self {
        let game = cx.store.games().into_iter().find(|entry| entry.id == id).and_then(|entry| entry.game);
        let player = cx.host_id();
        let progress = game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
        Self { id, game, progress }
    }
}

impl Screen for Levels {
    fn name(&self) -> &'static str {
        "levels"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("levels-title"));
        let levels = self.game.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let rows = levels.iter().enumerate().map(|(index, level)| {
            let name = level.name.get(view.language());
            let label = if name.is_empty() { level.id.clone() } else { format!("{} {name}", level.id) };
            let progress = self.progress.get(index).copied().unwrap_or_default();
            let state = match (progress.done, progress.begun) {
                (true, _) => t.get("level-is-done"),
                (false, true) => t.get("level-is-begun"),
                (false, false) => String::new(),
            };
            let best = progress.best_moves.map(|n| t.with("moves", &[("count", n.into())])).unwrap_or_default();
            let columns = vec![level.difficulty.get(view.language()).to_owned(), state, best];
            (Offer::new(ChoiceKind::Row, label, Act::Pick(index)).on(progress.done), None, columns, false)
        });
        sheet.list(rows.collect());
        sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)]);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        let Act::Pick(index) = act else { return };
        let level = self.game.as_ref().and_then(|game| game.levels.get(*index)).map(|level| level.id.clone());
        if level.is_some() {
            // The board below goes too: what is left open there was saved when it was covered.
            cx.report(Report::ReplaceTwo(Open::Board { game: self.id.clone(), level }));
        }
    }
}
