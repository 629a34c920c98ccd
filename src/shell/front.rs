//! What front ends and devices need of the program: events in, pages and effects out, and bytes of pictures.
//! Never names a toolkit or a device.

use super::{Event, Job, Keys, Page};
use crate::game::Language;

/// The running program as front ends see it: the shell's App; tests make others.
pub trait Program {
    /// Takes in one event at this time, in milliseconds of a clock that never goes back. What it causes is done
    /// and saved when this returns.
    fn handle(&mut self, event: Event, now_ms: u64);

    /// The window was closed or standard input ended: keeps what is in progress and asks nothing.
    fn close(&mut self, _now_ms: u64) {}

    /// What to show now.
    fn page(&self, now_ms: u64) -> Page;

    /// When [`Event::Tick`] is wanted next, if nothing else happens; none to wait for ever.
    fn next_wake(&self) -> Option<u64>;

    /// What keys and buttons stand for now.
    fn keys(&self) -> Keys;

    /// What to sound, say and do since this was asked last, in order; taken away by asking.
    fn take_effects(&mut self) -> Vec<Effect>;
}

/// Something to do that is not drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Play a sound at this volume, in percent.
    Sound(Sound, u8),
    /// Say this (how it goes with what is being said: [`Spoken`]).
    Say(Speech),
    /// Say nothing more of what was asked for.
    Hush,
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
    /// A level is done.
    LevelDone,
    /// The last level of a game is done.
    GameDone,
    /// Next lit the next choice.
    Tick,
    /// A rule's `sound Name;`: one of the names of docs, else the sound of a move.
    Named(String),
}

impl Sound {
    /// The name of its file among the program's own sounds. A name that a rule gives and that is none of ours sounds
    /// like a move.
    pub fn file(&self) -> &'static str {
        match self {
            Self::InvalidChoice => "invalid-choice",
            Self::LevelDone => "level-done",
            Self::GameDone => "game-done",
            Self::Tick => "tick",
            Self::Move => "move",
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
                _ => "move",
            },
        }
    }
}

/// What words are about. One text is said at a time; a cue comes after a result that is being said, everything else
/// cuts off what is being said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// What is lit now; of no use once something else is.
    Cue,
    /// What a move did, a question, a text read aloud.
    Result,
}

/// Words to say aloud.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Speech {
    /// What to say.
    pub text: String,
    /// What it is about.
    pub spoken: Spoken,
    /// Language of the text.
    pub language: Language,
    /// The synthesizer's name of a voice; its own choice where none is given.
    pub voice: Option<String>,
    /// Percent of the usual speed, 50..=300.
    pub speed_percent: u16,
    /// Percent of the usual volume, 0..=200.
    pub volume_percent: u16,
}

/// Bytes of the pictures of games. The disk room has one that reads game folders.
pub trait Pictures {
    /// A picture of the game's PIECES folder, with its file name as in pieces.xml.
    ///
    /// # Errors
    /// One sentence about why there is none.
    fn piece(&self, game: &str, name: &str) -> Result<Vec<u8>, String>;

    /// The game's thumbnail, if it has one.
    fn thumbnail(&self, game: &str) -> Option<Vec<u8>>;
}

/// Names of the avatars that come with the program; the window has a picture of each.
pub const AVATARS: [&str; 12] =
    ["fox", "cat", "dog", "bear", "owl", "frog", "rabbit", "fish", "robot", "star", "flower", "rocket"];
