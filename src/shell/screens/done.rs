//! A level is done: the result against the fewest moves and the player's best; goes on to the next level by itself.

use super::{Countdown, NEXT_LEVEL_MS};
use crate::shell::screen::{Context, Done, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Standing, Zone};

/// The result of a level.
#[derive(Debug)]
pub struct DoneScreen {
    done: Done,
    countdown: Countdown,
    now_ms: u64,
}

impl DoneScreen {
    pub fn new(done: Done, cx: &Context<'_>) -> Self {
        let countdown = if done.seats.is_empty() { Countdown::new(cx, NEXT_LEVEL_MS) } else { Countdown::default() };
        Self { done, countdown, now_ms: cx.now_ms }
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
    fn after_several(&self, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        let (game, level, seats) = (self.done.game.clone(), Some(self.done.level.clone()), self.done.seats.clone());
        let offers = vec![
            Offer::button(t.get("again"), Act::Add),
            Offer::button(t.get("seats-change"), Act::Open(Open::Seats { game, level, seats })),
            Offer::button(t.get("levels"), Act::Open(Open::Levels(self.done.game.clone()))),
            Offer::button(t.get("to-games"), Act::Back),
        ];
        sheet.buttons(Zone::Main, offers);
        sheet.standing = Some(self.standing());
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
    fn name(&self) -> &'static str {
        if self.done.next.is_none() && self.done.success { "game-done" } else { "level-done" }
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(&self.done.result);
        sheet.text(&self.done.level_name);
        sheet.panel(Zone::Main, self.result(view));
        if self.done.success && self.done.minimum > 0 && self.done.moves <= self.done.minimum {
            sheet.text(t.get("done-fewest"));
        }
        let mut offers = Vec::new();
        if !self.done.seats.is_empty() {
            self.after_several(view, &mut sheet);
            return sheet;
        }
        if self.done.success && self.done.next.is_some() {
            offers.push(Offer::button(t.get("next-level"), Act::Go));
        }
        if self.done.success && self.done.next.is_none() {
            sheet.text(t.get("game-done-text"));
            offers.push(Offer::button(t.get("to-games"), Act::Go));
        }
        offers.push(Offer::button(t.get("again"), Act::Add));
        if self.done.success && self.done.next.is_none() {
            // among them those that are made anew
            offers.push(Offer::button(t.get("levels"), Act::Open(Open::Levels(self.done.game.clone()))));
        }
        if self.done.next.is_some() || !self.done.success {
            offers.push(Offer::button(t.get("to-games"), Act::Back));
        }
        sheet.buttons(Zone::Main, offers);
        if let Some(seconds) = self.countdown.seconds_left(view.now_ms) {
            sheet.block(Zone::Bottom, crate::shell::Block::Text(t.with("goes-on-in", &[("seconds", seconds.into())])));
        }
        sheet.standing = Some(self.standing());
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Go => self.go_on(cx),
            Act::Add => self.again(cx),
            _ => {}
        }
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        if self.countdown.is_over(cx.now_ms) {
            self.go_on(cx);
        }
    }

    fn next_wake(&self) -> Option<u64> {
        self.countdown.next_wake(self.now_ms)
    }

    fn stirred(&mut self) {
        self.countdown.stop();
    }
}
