//! The values of one setting.

use super::settings::{example, game_of};
use crate::game::Game;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::words::{name, value, why};
use crate::shell::{Field, LEAVE, Resolved, Unit, Zone, field};
use std::sync::Arc;

/// Values side by side.
const WORDS_ABREAST: usize = 2;
const NUMBERS_ABREAST: usize = 4;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This value, by its word.
    Value(String),
}

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
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "values"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let back = Offer::back(t.get("back"));
        let Some(field) = self.field else {
            content.buttons(Zone::Main, vec![back]);
            return content;
        };
        content.heading(name(t, field));
        content.text(why(t, field));
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
            let (on, name) = (word == now, format!("value {word}"));
            Offer::button(label, Choice::Value(word)).named(&name).on(on)
        });
        content.grid(
            if matches!(field.unit, Unit::Word | Unit::Steps) { WORDS_ABREAST } else { NUMBERS_ABREAST },
            rows.collect(),
        );
        content.blocks.extend(example(field.tab, view).map(|example| (Zone::Main, example)));
        content.buttons(Zone::Main, vec![back]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let (Input::Chosen(Choice::Value(word)), Some(field)) = (input, self.field) else { return Taken::No };
        let mut settings = cx.settings.clone();
        if settings.set(field.key, &word).is_ok() {
            cx.report(Report::Settings(Box::new(settings)));
        }
        cx.report(Report::Back);
        Taken::Yes
    }
}
