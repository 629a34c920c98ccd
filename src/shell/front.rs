//! The interface for front ends and devices: events in, pages and effects out, and the bytes of pictures. Never names a
//! toolkit or a device.

use super::{Event, Job, Keys, Own, Page, Source};
use crate::game::{Game, Language, Wav};

/// The running program as front ends see it: the shell's App, or a substitute in tests.
pub trait Program {
    /// Handles an event at this time, in milliseconds of a clock that never goes back. Everything that it causes is
    /// done and saved when this returns.
    fn handle(&mut self, event: Event, now_ms: u64);

    /// Handles an event of which it is known where it comes from; otherwise its kind tells.
    fn handle_from(&mut self, _source: Source, event: Event, now_ms: u64) {
        self.handle(event, now_ms);
    }

    /// The window was closed or standard input ended: saves what is in progress and asks nothing.
    fn close(&mut self, _now_ms: u64) {}

    /// What to show now.
    fn page(&self, now_ms: u64) -> Page;

    /// When [`Event::Tick`] is needed next if nothing else happens; none to wait indefinitely.
    fn next_wake(&self) -> Option<u64>;

    /// The current meaning of keys and buttons.
    fn keys(&self) -> Keys;

    /// What to play, speak and do since the last call, in order; each is returned once.
    fn take_effects(&mut self) -> Vec<Effect>;
}

/// What can read aloud here.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Voice {
    /// Nobody has told.
    #[default]
    Untold,
    /// Nothing can.
    Missing,
    /// A program of this name.
    Program(String),
    /// The system itself.
    System,
    /// The browser, in these languages.
    Browser(Vec<Language>),
}

impl Voice {
    /// Whether something can read this language aloud, as far as is known.
    pub fn speaks(&self, language: Language) -> bool {
        match self {
            Self::Missing => false,
            Self::Browser(languages) => languages.contains(&language),
            Self::Untold | Self::Program(_) | Self::System => true,
        }
    }
}

/// Something to do that is not drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Play a sound at this volume, in percent.
    Sound(Sound, u8),
    /// Speak this (how it combines with current speech: [`Spoken`]).
    Say(Speech),
    /// Stop all speech.
    Hush,
    /// Ask for a picture or a song of the player's own, which comes as [`Event::Brought`].
    AskOwn(Own),
    /// End the song that is being played.
    EndSong,
    /// Do this work on another thread, and send its result back as [`Event::Thought`].
    Think(Job),
    /// Leave the program.
    Quit,
}

/// The sounds of the program.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Sound {
    /// An invalid cell was chosen.
    InvalidChoice,
    /// A move was made.
    Move,
    /// A computer player made a move.
    TheirMove,
    /// A move was undone.
    Undo,
    /// A level or a game is lost.
    Lost,
    /// A level is done.
    LevelDone,
    /// The last level of a game is done.
    GameDone,
    /// Next lit the next choice.
    Tick,
    /// A rule's `sound Name;`: one of the names in the docs; any other name sounds like a move.
    Named(String),
    /// A rule's `sound Name;` that the game brings along.
    Own(Wav),
    /// A song of the player's, of which only one is played at a time.
    Song(Wav),
}

impl Sound {
    /// What a rule's `sound Name;` is in this game: the game's own sound of that name, else one of the program's.
    pub fn named(name: &str, game: &Game) -> Self {
        let own = game.sounds.get(&name.to_lowercase());
        own.map_or_else(|| Self::Named(name.to_owned()), |wav| Self::Own(wav.clone()))
    }

    /// The file name among the program's own sounds. An unknown name from a rule sounds like a move, and so does a sound of the
    /// game where it cannot be played.
    pub fn file(&self) -> &'static str {
        match self {
            Self::InvalidChoice => "invalid-choice",
            Self::LevelDone => "level-done",
            Self::GameDone => "game-done",
            Self::TheirMove => "their-move",
            Self::Undo => "undo",
            Self::Lost => "lost",
            Self::Tick => "tick",
            Self::Move | Self::Own(_) => "move",
            Self::Song(_) => "level-done",
            Self::Named(name) => match name.to_lowercase().as_str() {
                "invalidchoice" | "warning" => "invalid-choice",
                "leveldone" | "fanfare" => "level-done",
                "gamedone" => "game-done",
                "tick" => "tick",
                "coin" => "coin",
                "shot" => "shot",
                "explosion" => "explosion",
                "powerup" => "power-up",
                "hit" => "hit",
                "jump" => "jump",
                "blip" => "blip",
                "push" => "push",
                "bird" => "bird",
                "match" => "match",
                "capture" => "capture",
                "senthome" => "sent-home",
                _ => "move",
            },
        }
    }
}

/// The purpose of a speech. One text is spoken at a time; a cue waits for a result that is being spoken, everything
/// else interrupts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// What is lit now; obsolete once something else is lit.
    Cue,
    /// The result of a move, a question, a text read aloud.
    Result,
}

/// A text to speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Speech {
    /// What to say.
    pub text: String,
    /// Its purpose.
    pub spoken: Spoken,
    /// Language of the text.
    pub language: Language,
    /// The synthesizer's name of a voice; its default if none is given.
    pub voice: Option<String>,
    /// Speed in percent of normal, 50..=300.
    pub speed_percent: u16,
    /// Volume in percent of normal, 0..=200.
    pub volume_percent: u16,
}

/// The bytes of games' pictures. The disk room has an implementation that reads game folders.
pub trait Pictures {
    /// A picture from the game's PIECES folder, with its file name as in pieces.xml.
    ///
    /// # Errors
    ///
    /// One sentence about why there is none.
    fn piece(&self, game: &str, name: &str) -> Result<Vec<u8>, String>;

    /// The game's thumbnail, if it has one.
    fn thumbnail(&self, game: &str) -> Option<Vec<u8>>;

    /// A picture of a player's own, by its name; or one that was listed for choosing, by its path.
    fn portrait(&self, _name: &str) -> Option<Vec<u8>> {
        None
    }
}

/// Names of the avatars that come with the program; the window has a picture of each.
pub const AVATARS: [&str; 12] =
    ["fox", "cat", "dog", "bear", "owl", "frog", "rabbit", "fish", "robot", "star", "flower", "rocket"];
