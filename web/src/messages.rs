//! What the page's script and the program tell each other, as JSON.

use crate::html::Node;
use crate::parcel::Refusal;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How the program begins.
#[derive(Debug, Deserialize)]
pub struct Begin {
    /// The player by name, the game and the level by their folders, where the link names them.
    pub player: Option<String>,
    /// See `player`.
    pub game: Option<String>,
    /// See `player`.
    pub level: Option<String>,
    /// Whether the game comes up for its author.
    pub author: bool,
    /// The language that the browser asks for.
    pub language: String,
    /// What the system asks for, as settings: name and value.
    pub looks: Vec<(String, String)>,
    /// What is known of the breakdown after which the program begins anew.
    #[serde(default)]
    pub broken: Option<BeganAnew>,
}

/// The texts of the program in one language: the sources of its books (tests/setup/page_files.py).
#[derive(Debug, Deserialize)]
pub struct LanguageTexts {
    /// What players read.
    pub narrate: String,
    /// Problems and cures.
    pub diag: String,
}

/// What the page's script knows of a breakdown.
#[derive(Debug, Deserialize)]
pub struct BeganAnew {
    /// Where in the program's sources.
    pub place: String,
    /// The screen that was shown.
    pub screen: String,
    /// The folder name of the game that was played.
    pub game: Option<String>,
    /// The last inputs by kind, oldest first.
    pub inputs: Vec<String>,
}

/// What the script gets after each event.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The page.
    pub tree: Node,
    /// Drawings that were never told before: name and SVG.
    pub drawings: BTreeMap<String, String>,
    /// The window's title.
    pub title: String,
    /// Which screen.
    pub screen: &'static str,
    /// The language of its words.
    pub language: &'static str,
    /// The size of texts, in percent.
    pub text_percent: u16,
    /// Colours and sizes as custom properties of a style sheet.
    pub looks: String,
    /// Whether nothing moves that need not.
    pub still: bool,
    /// In how many milliseconds the next tick is wanted.
    pub wake: Option<u64>,
    /// How long the slot is and how much of it is left, in milliseconds.
    pub slot: Option<(u32, u32)>,
    /// For how many milliseconds presses are still ignored, after a choice.
    pub deaf: u32,
    /// The number of what is lit.
    pub light: u32,
    /// Whether the page fills the screen.
    pub fullscreen: bool,
    /// Whether there is something to celebrate.
    pub cheers: bool,
    /// For how many milliseconds pieces are on their way.
    pub motion: u16,
    /// What is to be done beside it.
    pub effects: Vec<Deed>,
    /// The game and the level that are played.
    pub playing: Option<(String, String)>,
    /// Whether the player has ended the program.
    pub over: bool,
}

/// Something to do that is not drawn.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Deed {
    /// A sound.
    Sound {
        /// The program's own sound, without ending: what is played where there are no bytes.
        name: &'static str,
        /// The wav file of a sound that the game brings along.
        #[serde(skip_serializing_if = "Option::is_none")]
        bytes: Option<Vec<u8>>,
        /// In percent.
        volume: u8,
    },
    /// Words to be said.
    Say {
        /// The words.
        text: String,
        /// Their language.
        language: &'static str,
        /// Which voice, as in the settings; none for the browser's own choice.
        voice: Option<String>,
        /// In percent.
        speed: u16,
        /// In percent.
        volume: u16,
        /// Whether it comes after what is being said, rather than in its place.
        cue: bool,
    },
    /// The voice is silent.
    Hush,
    /// A search for the other worker.
    Think {
        /// In words: numbers of JavaScript have fewer digits.
        number: String,
        /// What is looked for, as it is written.
        task: String,
        /// The game's folder name.
        game: String,
        /// How long it may take.
        milliseconds: u32,
    },
    /// A game to be examined by the other worker for its author.
    Examine {
        /// Which one: its answer bears it.
        number: String,
        /// The game's folder name.
        game: String,
        /// How long it may take.
        milliseconds: u32,
    },
    /// A search or an examination is of no use any more.
    Stop {
        /// Its number.
        number: String,
    },
    /// What another program is told.
    Reply {
        /// The number of what it asked.
        id: u64,
        /// The answer.
        line: String,
    },
    /// A file for the player's other programs.
    File {
        /// Its name.
        name: String,
        /// What is in it.
        bytes: Vec<u8>,
    },
    /// Somebody wants to choose a picture or a song of their own.
    AskOwn {
        /// Whether it is a song.
        song: bool,
    },
    /// A song of the player's, which the page asks for.
    Song {
        /// Its name, after `song:`.
        name: String,
        /// In percent.
        volume: u8,
    },
    /// The song ends.
    EndSong,
    /// The pictures of these games may be others now.
    Pictures {
        /// Their folder names.
        games: BTreeSet<String>,
    },
}

/// What came in a file, a folder or a link.
#[derive(Debug, Default, Serialize)]
pub struct Seen {
    /// `game`, `level`, `player`, or `refused`.
    pub kind: &'static str,
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
    /// Who it is for, or what it is called.
    pub title: String,
    /// What is there under that name already: `shipped`, `own`, or nothing.
    pub there: &'static str,
    /// Why it is not taken.
    pub refused: Option<Refusal>,
}

impl From<Refusal> for Seen {
    fn from(refusal: Refusal) -> Self {
        Self { kind: "refused", refused: Some(refusal), ..Self::default() }
    }
}

/// What there is that can be kept elsewhere.
#[derive(Debug, Serialize)]
pub struct Listed {
    /// Folder name, title, and whether it came from outside or was changed here.
    pub games: Vec<(String, String, bool)>,
    /// Folder name and name.
    pub players: Vec<(String, String)>,
}

/// A message as it is sent.
pub fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
