//! The screens, a file each. None knows another; the program opens them by [`Open`].

mod about;
mod ask;
mod author;
mod board;
mod done;
mod editor;
mod games;
mod help;
mod history;
mod keyboard;
mod levels;
mod pace;
mod player;
mod players;
mod problems;
mod remap;
mod seats;
mod settings;
mod values;
mod welcome;

use super::screen::{Context, Open, Screen};

/// Seconds until the last player or game is taken by itself (ui.md).
pub(super) const COUNTDOWN_MS: u64 = 15_000;
/// Until the next level begins by itself.
pub(super) const NEXT_LEVEL_MS: u64 = 8_000;

/// Makes the screen.
pub fn make(open: Open, cx: &mut Context<'_>) -> Box<dyn Screen> {
    match open {
        Open::Welcome => Box::new(welcome::Welcome::new(cx)),
        Open::Players => Box::new(players::Players::new(cx)),
        Open::Player(id) => Box::new(player::Player::new(id, cx)),
        Open::Games => Box::new(games::Games::new(cx)),
        Open::AuthorList => Box::new(author::AuthorList::new(cx)),
        Open::Author { game, level } => Box::new(author::Author::new(game, level, cx)),
        Open::Editor { game, level } => Box::new(editor::Editor::new(game, level, cx)),
        // whoever works on a game comes back to that
        Open::Board { game, level } if is_authored(&game, level.as_deref(), cx) => {
            Box::new(author::Author::new(game, level, cx))
        }
        Open::Board { game, level } => board::open(&game, level.as_deref(), cx),
        Open::Seated { game, level, seats } => board::open_seated(&game, level.as_deref(), seats, cx),
        Open::Seats { game, level, seats } => board::open_seats(&game, level, seats, cx),
        Open::Levels(game) => Box::new(levels::Levels::new(game, cx)),
        Open::Done(done) => Box::new(done::DoneScreen::new(done, cx)),
        Open::Settings(game) => Box::new(settings::SettingsScreen::new(game, cx)),
        Open::Values(key, game) => Box::new(values::Values::new(key, game, cx)),
        Open::Remap => Box::new(remap::Remap::default()),
        Open::Help => Box::new(help::Help::new(cx)),
        Open::About => Box::new(about::About),
        Open::Pace => Box::new(pace::Pace::default()),
        Open::Problems(game) => Box::new(problems::ProblemsScreen::new(&game, cx)),
        Open::History(place) => Box::new(history::History::new(place, cx)),
        Open::Ask(question) => Box::new(ask::Ask::new(question)),
    }
}

/// Whether this level of this game is the author's, who works on it; one that was made for a player is not.
fn is_authored(game: &str, level: Option<&str>, cx: &mut Context<'_>) -> bool {
    let known = cx.store.examined().map(|known| known.entry).filter(|entry| entry.id == game);
    let has = |level: &str| {
        let game = known.as_ref().and_then(|entry| entry.game.as_ref());
        game.is_none_or(|game| game.levels.iter().any(|known| known.id == level))
    };
    known.is_some() && level.is_none_or(has)
}

/// What counts down to something that is then done by itself, until the player does anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Countdown {
    until_ms: Option<u64>,
}

impl Countdown {
    /// Runs for this long, if the player wants countdowns.
    pub fn new(cx: &Context<'_>, ms: u64) -> Self {
        let wanted = cx.settings.countdowns == super::Countdowns::On;
        Self { until_ms: wanted.then(|| cx.now_ms.saturating_add(ms)) }
    }

    /// Stops.
    pub fn stop(&mut self) {
        self.until_ms = None;
    }

    /// When the screen is to be looked at again: each whole second that is left.
    pub fn next_wake(&self, now_ms: u64) -> Option<u64> {
        let until = self.until_ms?;
        let left = until.saturating_sub(now_ms);
        Some(until.saturating_sub((left.saturating_sub(1) / 1000) * 1000))
    }

    /// Whether it has run out; says so once.
    pub fn is_over(&mut self, now_ms: u64) -> bool {
        let over = self.until_ms.is_some_and(|until| now_ms >= until);
        if over {
            self.until_ms = None;
        }
        over
    }

    /// Whole seconds left, if it runs.
    pub fn seconds_left(&self, now_ms: u64) -> Option<u64> {
        Some(self.until_ms?.saturating_sub(now_ms).div_ceil(1000))
    }
}
