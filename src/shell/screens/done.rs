//! A level is done: the result against the fewest moves and the player's best; goes on to the next level by itself.

use super::NEXT_LEVEL_MS;
use crate::shell::content::{ByItself, Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Done, Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{ChoiceId, Pictogram, Standing, Zone};

/// What can be chosen besides leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next level, or what else comes after this one.
    GoOn,
    /// The same level once more.
    Again,
}

/// The result of a level.
#[derive(Debug)]
pub struct DoneScreen {
    done: Done,
}

impl DoneScreen {
    pub fn new(done: Done) -> Self {
        Self { done }
    }

    fn go_on(&self, cx: &mut Context<'_>) {
        let game = self.done.game.clone();
        match (&self.done.next, self.done.success) {
            (Some(next), true) => cx.report(Report::Replace(Open::Board { game, level: Some(next.clone()) })),
            (None, true) => cx.report(Report::Back),
            (_, false) => self.again(cx),
        }
    }

    fn again(&self, cx: &mut Context<'_>) {
        let level = Some(self.done.level.clone());
        if !self.done.seats.is_empty() {
            let (game, seats) = (self.done.game.clone(), self.done.seats.clone());
            cx.report(Report::Replace(Open::Seated { game, level, seats }));
            return;
        }
        cx.report(Report::Replace(Open::Board { game: self.done.game.clone(), level }));
    }

    /// What can be chosen after a game of several players: nothing goes on by itself.
    fn after_several(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let (game, level, seats) = (self.done.game.clone(), Some(self.done.level.clone()), self.done.seats.clone());
        let offers = vec![
            Offer::button(t.get("again"), Choice::Again).shows(Pictogram::Restart),
            Offer::opens(t.get("seats-change"), Open::Seats { game, level, seats }),
            Offer::opens(t.get("levels"), Open::Levels(self.done.game.clone())),
            Offer::back_button(t.get("to-games")).named("games").shows(Pictogram::Games),
        ];
        content.buttons(Zone::Main, offers);
        content.standing = Some(self.standing());
    }

    fn standing(&self) -> Standing {
        Standing {
            game: self.done.game.clone(),
            level: self.done.level.clone(),
            number: self.done.moves,
            outcome: self.done.outcome,
            turn: None,
        }
    }

    fn result(&self, view: &View<'_>) -> Vec<(String, String)> {
        let t = view.texts;
        let mut lines = self.done.results.clone();
        lines.push((t.get("panel-moves"), self.done.moves.to_string()));
        if !self.done.seats.is_empty() {
            return lines;
        }
        if self.done.minimum > 0 {
            lines.push((t.get("panel-minimum"), self.done.minimum.to_string()));
        }
        if let Some(best) = self.done.best {
            lines.push((t.get("panel-best"), best.to_string()));
        }
        lines
    }
}

impl Screen for DoneScreen {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        if self.done.next.is_none() && self.done.success { "game-done" } else { "level-done" }
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(&self.done.result);
        content.text(&self.done.level_name);
        content.panel(Zone::Main, self.result(view));
        if self.done.success && self.done.minimum > 0 && self.done.moves <= self.done.minimum {
            content.text(t.get("done-fewest"));
        }
        let mut offers = Vec::new();
        if !self.done.seats.is_empty() {
            self.after_several(view, &mut content);
            return content;
        }
        if self.done.success && self.done.next.is_some() {
            offers.push(Offer::button(t.get("next-level"), Choice::GoOn).named("next-level").shows(Pictogram::Onward));
        }
        if self.done.success && self.done.next.is_none() {
            content.text(t.get("game-done-text"));
            offers.push(Offer::button(t.get("to-games"), Choice::GoOn).named("games").shows(Pictogram::Games));
        }
        offers.push(Offer::button(t.get("again"), Choice::Again).shows(Pictogram::Restart));
        if self.done.success && self.done.next.is_none() {
            // among them those that are made anew
            offers.push(Offer::opens(t.get("levels"), Open::Levels(self.done.game.clone())));
        }
        if self.done.next.is_some() || !self.done.success {
            offers.push(Offer::back_button(t.get("to-games")).named("games").shows(Pictogram::Games));
        }
        content.buttons(Zone::Main, offers);
        content.by_itself =
            Some(ByItself { choice: ChoiceId(0), after_ms: NEXT_LEVEL_MS, text: "goes-on-in", name: String::new() });
        content.standing = Some(self.standing());
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::GoOn) => self.go_on(cx),
            Input::Chosen(Choice::Again) => self.again(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
