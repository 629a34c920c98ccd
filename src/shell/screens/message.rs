//! A game's messages, one at a time: each stays until the player continues.

use crate::game::Color;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Message, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::settings::color_word;
use crate::shell::{Block, Signal, Theme, Zone};

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next message, or what follows the last.
    GoOn,
}

/// The messages of a game.
#[derive(Debug)]
pub struct MessageScreen {
    message: Message,
    /// The current message, from 0.
    at: usize,
    /// The game's colours of the background and of the text, if they are legible.
    colors: Option<(Color, Color)>,
}

impl MessageScreen {
    pub fn new(message: Message, cx: &mut Context<'_>) -> Self {
        let game = cx.store.game(&message.game).and_then(|entry| entry.game);
        let colors = game.and_then(|game| game.message_colors());
        let screen = Self { message, at: 0, colors };
        screen.say(cx);
        screen
    }

    #[expect(clippy::indexing_slicing, reason = "a message has a text, and none behind the last is gone to")]
    fn text(&self) -> &str {
        &self.message.texts[self.at]
    }

    fn say(&self, cx: &mut Context<'_>) {
        cx.report(Report::Say(self.text().to_owned()));
    }

    fn go_on(&mut self, cx: &mut Context<'_>) {
        if self.at + 1 < self.message.texts.len() {
            self.at += 1;
            cx.report(Report::NewTurn);
            self.say(cx);
        } else {
            self.end(cx);
        }
    }

    fn end(&mut self, cx: &mut Context<'_>) {
        match self.message.then.take() {
            Some(done) => cx.report(Report::Replace(Open::Done(done))),
            None => cx.report(Report::Back),
        }
    }
}

impl Screen for MessageScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "message"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        let shows_colors = view.settings.looks.theme == Theme::Light;
        let colors = self.colors.filter(|_| shows_colors).map(|(ground, ink)| (color_word(ground), color_word(ink)));
        content.block(Zone::Main, Block::Message { text: self.text().to_owned(), colors });
        content.buttons(Zone::Main, vec![Offer::button(view.texts.get("go-on"), Choice::GoOn)]);
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::GoOn) => self.go_on(cx),
            Input::Signal(Signal::ChangeGame, _) => self.end(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn game(&self) -> Option<String> {
        Some(self.message.game.clone())
    }
}
