//! The screens, one file each. None knows another; the program opens them by [`Open`].

mod about;
mod adding;
mod answers;
mod ask;
mod author;
mod board;
mod broken;
mod desk;
mod done;
mod editor;
mod first_start;
mod games;
mod help;
mod history;
mod keyboard;
mod levels;
mod message;
mod own_files;
mod pace;
mod pages;
mod player;
mod players;
mod problems;
mod remap;
mod rules;
mod seats;
mod settings;
mod values;
mod welcome;

pub use first_start::FIRST_PUZZLE;

use super::context::Context;
use super::report::Open;
use super::screen::{AnyScreen, boxed};

/// Milliseconds until the last player or game is chosen automatically (docs/screens.md).
const LAST_ONE_MS: u64 = 15_000;
/// Milliseconds until the next level starts automatically.
const NEXT_LEVEL_MS: u64 = 8_000;

/// Makes the screen.
pub fn make(open: Open, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    match open {
        Open::Welcome => boxed(welcome::Welcome::new(cx)),
        Open::Broken(report) => boxed(broken::BrokenScreen::new(report)),
        Open::FirstStart => boxed(first_start::FirstStart::default()),
        Open::Adding(parcel) => boxed(adding::AddingScreen::new(parcel)),
        Open::Players => boxed(players::Players::new(cx)),
        Open::Player(id) => boxed(player::Player::new(id, cx)),
        Open::Learner => boxed(player::Player::for_learner(cx)),
        Open::Games => boxed(games::Games::new(cx)),
        Open::AuthorList => boxed(author::AuthorList::new(cx)),
        Open::Author { game, level } => boxed(author::Author::new(game, level, cx)),
        Open::Editor { game, level } => boxed(editor::Editor::new(game, level, cx)),
        // the author of a game returns to the author's screen
        Open::Board { game, level } if is_authored(&game, level.as_deref(), cx) => {
            boxed(author::Author::new(game, level, cx))
        }
        Open::Board { game, level } => board::open(&game, level.as_deref(), cx),
        Open::Seated { game, level, seats } => board::open_seated(&game, level.as_deref(), seats, cx),
        Open::Seats { game, level, seats } => board::open_seats(&game, level, seats, cx),
        Open::Rules { game, level } => boxed(rules::Rules::new(game, level, cx)),
        Open::Levels(game) => boxed(levels::Levels::new(game, cx)),
        Open::Message(message) => boxed(message::MessageScreen::new(message, cx)),
        Open::Done(done) => boxed(done::DoneScreen::new(*done, cx)),
        Open::Settings(game) => boxed(settings::SettingsScreen::new(game, cx)),
        Open::Values(key, game) => boxed(values::Values::new(key, game, cx)),
        Open::Desk(page) => desk::make(page, cx),
        Open::Remap => boxed(remap::Remap::default()),
        Open::Help(game) => boxed(help::Help::new(game.as_deref(), cx)),
        Open::About => boxed(about::About),
        Open::Answers => boxed(answers::Answers::default()),
        Open::Pace(answers) => boxed(pace::Pace::new(answers)),
        Open::Problems(game) => boxed(problems::ProblemsScreen::new(&game, cx)),
        Open::History(place) => boxed(history::History::new(place, cx)),
        Open::LookBack(place, what) => board::open_look_back(place, what, cx),
        Open::Ask(question) => boxed(ask::Ask::new(question)),
    }
}

/// Whether this level belongs to the game that the author is working on; a level made for a player does not.
fn is_authored(game: &str, level: Option<&str>, cx: &mut Context<'_>) -> bool {
    let known = cx.store.examined().map(|known| known.entry).filter(|entry| entry.id == game);
    let has = |level: &str| {
        let game = known.as_ref().and_then(|entry| entry.game.as_ref());
        game.is_none_or(|game| game.levels.iter().any(|known| known.id == level))
    };
    known.is_some() && level.is_none_or(has)
}
