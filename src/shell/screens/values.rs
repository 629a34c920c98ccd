//! The values of one setting.

use super::settings::game_of;
use crate::game::Game;
use crate::shell::screen::{Context, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::words::{name, value};
use crate::shell::{ChoiceKind, Field, LEAVE, Resolved, Zone, field};
use std::sync::Arc;

/// One setting's values.
#[derive(Debug)]
pub struct Values {
    field: Option<&'static Field>,
    game: Option<Arc<Game>>,
}

impl Values {
    pub fn new(key: &'static str, game: Option<String>, cx: &mut Context<'_>) -> Self {
        Self { field: field(key), game: game_of(game.as_deref(), cx) }
    }
}

impl Screen for Values {
    fn name(&self) -> &'static str {
        "values"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let back = Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back);
        let Some(field) = self.field else {
            sheet.buttons(Zone::Bottom, vec![back]);
            return sheet;
        };
        sheet.heading(name(t, field));
        let now = (field.get)(view.settings);
        let mut offered = (field.offered)();
        if !offered.contains(&now) {
            offered.push(now.clone());
        }
        let rows = offered.into_iter().map(|word| {
            let mut label = value(t, field, &word);
            let of_game = self.game.as_ref().and_then(|game| Resolved::game_value(field.key, &game.settings));
            if let (LEAVE, Some(kept)) = (word.as_str(), of_game) {
                label = format!("{label} ({})", value(t, field, &kept));
            }
            let on = word == now;
            (Offer::new(ChoiceKind::Row, label, Act::Set(field.key, word)).on(on), None, Vec::new(), false)
        });
        sheet.list(rows.collect());
        sheet.buttons(Zone::Bottom, vec![back]);
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        let Act::Set(key, word) = act else { return };
        let mut settings = cx.settings.clone();
        if settings.set(key, word).is_ok() {
            cx.report(Report::Settings(settings));
        }
        cx.report(Report::Back);
    }
}
