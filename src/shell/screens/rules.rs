//! Before a game that the player has never played: what it looks like and how it is played. One press leads on.

use super::settings::game_of;
use crate::game::{Game, Shelf};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, Pictogram, Thumbnail, Zone};
use std::sync::Arc;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The board.
    Begin,
}

/// The rules of a game.
#[derive(Debug)]
pub struct Rules {
    id: String,
    level: Option<String>,
    game: Option<Arc<Game>>,
}

impl Rules {
    /// Of this game, before this level of it or the first.
    pub fn new(id: String, level: Option<String>, cx: &mut Context<'_>) -> Self {
        let game = game_of(Some(&id), cx);
        Self { id, level, game }
    }
}

/// The screen that comes up where this game is to be played: its rules where they were never seen, else its board.
pub fn first(game: String, level: Option<String>, cx: &mut Context<'_>) -> Open {
    let player = cx.host_id();
    let is_new = cx.store.last_level(&player, &game).is_none();
    let language = cx.texts.language();
    // nothing is to be read before the first steps with a switch
    let has_rules = game_of(Some(&game), cx).is_some_and(|known| {
        known.description.shelf != Shelf::Steps && !known.description.rules.get(language).is_empty()
    });
    if is_new && has_rules { Open::Rules { game, level } } else { Open::Board { game, level } }
}

impl Screen for Rules {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "rules"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        if let Some(game) = &self.game {
            let about = &game.description;
            content.block(
                Zone::Main,
                Block::Card {
                    thumbnail: Thumbnail::of(game, &self.id),
                    title: about.name.get(view.language()).to_owned(),
                    subtitle: about.level_takes.get(view.language()).to_owned(),
                    numbers: Vec::new(),
                },
            );
            content.heading(t.get("how-to-play"));
            content.text(about.rules.get(view.language()));
        }
        let begin = Offer::button(t.get("rules-begin"), Choice::Begin).shows(Pictogram::Play).near();
        content.buttons(Zone::Main, vec![begin, Offer::back(t.get("back"))]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(Choice::Begin) = input else { return Taken::No };
        cx.report(Report::Replace(Open::Board { game: self.id.clone(), level: self.level.clone() }));
        Taken::Yes
    }

    fn game(&self) -> Option<String> {
        Some(self.id.clone())
    }
}
