//! A game folder as a value: what it is made of, read through a [`Files`] and checked.
//! Never touches the file system itself and never plays.

pub mod fields;
mod files;
pub mod import;
mod kept;
mod layout;
mod level_text;
mod picture;
mod pieces;
mod puzzle;
mod read;
mod settings;
mod sounds;
mod texts;
pub mod xml;

pub use files::{FileFault, Files, MemoryFiles, Overlay};
pub use kept::Kept;
pub use layout::{Item, Layout, Matrix, Name, Value, Values};
pub use level_text::LevelText;
pub use picture::{MAX_ANIMATED_PIXELS, MAX_SIDE, picture_fault};
pub use pieces::{Layer, Piece, Pieces, Rotation, Stand};
pub use read::{
    MAX_FILE_BYTES, MAX_FOLDER_BYTES, MAX_FOLDER_CELLS, MAX_LEVELS, MAX_MESSAGES, MAX_PIECES, SCRIPT_FILES,
    WrittenLayout, picture_problem, read_description, read_game, read_layout,
};
pub use settings::{
    Beside, BesideSide, BoardLook, Boundary, Changeable, Color, Count, GameSettings, InvalidCells, MoveMode,
    USUAL_BOARD,
};
pub use sounds::{MAX_SOUND_BYTES, MAX_SOUND_SECONDS, MAX_SOUNDS, Sounds, Wav};
pub use texts::Text;

pub use crate::language::Language;

use crate::diag::{Place, Problems};
use crate::grid::Cell;
use crate::puzzlescript;
use std::collections::BTreeMap;
use std::ops::Range;

/// A game that was read and checked: it can be played. Errors that hinder no play
/// (an ill-formed rule of language 1, say) are listed beside it.
#[derive(Debug, Clone)]
pub struct Game {
    /// The folder's name.
    pub id: String,
    /// Name, rules in words, category ...
    pub description: Description,
    /// The pieces, in file order.
    pub pieces: Pieces,
    /// What happens at a move.
    pub kind: Kind,
    /// The game's default settings.
    pub settings: GameSettings,
    /// The levels, in alphabetical order of folder name; at least one. A tile-map game has one level, "01".
    pub levels: Vec<Level>,
    /// Constant matrices and lists of cells that every level shares.
    pub tables: Tables,
    /// Computer players from opponents.xml.
    pub opponents: Vec<Opponent>,
    /// generator.xml as its text, if there is one.
    pub generator: Option<Source>,
    /// The matrix that the generator says is hidden from players, if there is one.
    pub hidden: Option<Name>,
    /// measures.xml as its text, if there is one.
    pub measures: Option<Source>,
    /// What rules play besides the program's own sounds.
    pub sounds: Sounds,
    /// File name of the thumbnail in the game's folder, if there is one.
    pub thumbnail: Option<String>,
    /// Where things stand in the files.
    pub places: Places,
}

/// Where in its files a game says what is judged only when all of it is known.
#[derive(Debug, Clone, Default)]
pub struct Places {
    /// The number of players, in description.xml.
    pub players: Option<Place>,
    /// The name of each piece, in their order.
    pub pieces: Vec<Place>,
    /// The solution of each level, by the level's id.
    pub solutions: BTreeMap<String, Place>,
}

/// What a folder gave: the game if it can be played, and all that is wrong with it.
#[derive(Debug, Clone)]
pub struct Read {
    /// The game, unless a problem makes play impossible.
    pub game: Option<Game>,
    /// Everything found, in order of file and place.
    pub problems: Problems,
}

/// The three kinds of game folder.
#[derive(Debug, Clone)]
pub enum Kind {
    /// rules.xml and LEVELS/.
    Rules(RulesText),
    /// tiles.json.
    Tiles(Source),
    /// game.puzzlescript.
    PuzzleScript(puzzlescript::Game),
}

/// A file's text with its place, for readers of what stands in it.
#[derive(Debug, Clone, Default)]
pub struct Source {
    /// Path for messages.
    pub file: String,
    /// The whole text of the file.
    pub text: String,
    /// What was read from it.
    pub kept: Kept,
}

impl Source {
    /// The text of this file.
    pub fn new(file: impl Into<String>, text: impl Into<String>) -> Self {
        Self { file: file.into(), text: text.into(), kept: Kept::default() }
    }
}

/// description.xml.
#[derive(Debug, Clone, Default)]
pub struct Description {
    /// The game's name.
    pub name: Text,
    /// How it is played, in words.
    pub rules: Text,
    /// How long a level takes, in words.
    pub level_takes: Text,
    /// How hard it is, in words.
    pub difficulty: Text,
    /// What kind of game it is, in words.
    pub category: Text,
    /// Where it stands among the games.
    pub shelf: Shelf,
    /// Who made it.
    pub author: String,
    /// Where it is from.
    pub source: String,
    /// Under which licence it may be used.
    pub licence: String,
    /// How many may play at once: least and most, 1..=8. One number in the file means both.
    pub players: (u8, u8),
    /// What rules say by name, in several languages.
    pub messages: Vec<(Name, Text)>,
}

/// The kinds of games by which the list of games is ordered, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Shelf {
    /// Things are pushed and slid.
    Pushing,
    /// A way is to be found.
    Paths,
    /// Numbers and conclusions.
    Numbers,
    /// Lights, colours, patterns.
    Patterns,
    /// Cards, pegs, tiles, alone.
    Solitaire,
    /// Words and memory.
    Words,
    /// Others play too.
    Rivals,
    /// Its author has not said.
    #[default]
    Other,
}

impl Shelf {
    /// All shelves with the word that description.xml has for each.
    pub const WORDS: [(&'static str, Self); 8] = [
        ("pushing", Self::Pushing),
        ("paths", Self::Paths),
        ("numbers", Self::Numbers),
        ("patterns", Self::Patterns),
        ("solitaire", Self::Solitaire),
        ("words", Self::Words),
        ("rivals", Self::Rivals),
        ("other", Self::Other),
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, shelf)| *shelf == self).map_or("other", |(word, _)| word)
    }
}

impl Description {
    /// What `say` means: the message of this name, else the words themselves.
    pub fn said(&self, words: &str) -> Text {
        let wanted = Name::new(words);
        let message = self.messages.iter().find(|(name, _)| name.key() == wanted.key());
        message.map_or_else(|| Text::plain(words), |(_, text)| text.clone())
    }
}

/// rules.xml: the texts of its rules.
#[derive(Debug, Clone)]
pub struct RulesText {
    /// Path for messages.
    pub file: String,
    /// The whole text of the file (without a byte order mark), for showing the line of a problem.
    pub xml: String,
    /// Which language the texts are in.
    pub language: RuleLanguage,
    /// The rules, in file order.
    pub rules: Vec<RuleText>,
    /// xxh3 of the file's text: written into saves.
    pub hash: u64,
    /// What was read from the texts.
    pub kept: Kept,
}

impl RulesText {
    /// The place of these bytes of the contents of `rule`.
    pub fn place(&self, rule: &RuleText, range: Range<usize>) -> Place {
        Place::in_text(self.file.clone(), &self.xml, rule.span(range))
    }
}

impl RuleText {
    /// Where these bytes of the contents stand in the file.
    pub fn span(&self, range: Range<usize>) -> Range<usize> {
        let at = |byte: usize| self.offsets.get(byte).or(self.offsets.last()).map_or(0, |offset| *offset as usize);
        let start = at(range.start);
        // The end of a stretch is where its last byte ends: an entity is underlined whole only up to the next byte.
        start..at(range.end).max(start)
    }
}

/// The two rule languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RuleLanguage {
    /// The original program's.
    One,
    /// Ours: `language="2"` on the root element.
    Two,
}

/// One `<GameRule>`.
#[derive(Debug, Clone)]
pub struct RuleText {
    /// `<Contents>`, entities resolved, line ends as `\n`.
    pub contents: String,
    /// `<Break>`: rules after this one are left out when its condition held.
    pub breaks: bool,
    /// For each byte of `contents`: its byte offset in [`RulesText::xml`]. One more entry than bytes (the end).
    pub offsets: Vec<u32>,
}

/// One level.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Level {
    /// The folder's name.
    pub id: String,
    /// Name, in the player's language.
    pub name: Text,
    /// How hard it is, in words.
    pub difficulty: Text,
    /// The fewest moves that finish it; 0 where not given.
    pub minimum_moves: u32,
    /// Who made it.
    pub author: String,
    /// Where it is from.
    pub source: String,
    /// Under which licence.
    pub licence: String,
    /// Moves in text form that finish it, empty where not given.
    pub solution: String,
    /// How it begins. Empty for a tile-map game.
    pub layout: Layout,
}

/// tables.xml: constants of the game.
#[derive(Debug, Clone, Default)]
pub struct Tables {
    /// Matrices no rule may change.
    pub matrices: Vec<Matrix>,
    /// Named lists of lists of cells.
    pub cells: Vec<(Name, Vec<Vec<Cell>>)>,
}

/// One computer player of opponents.xml.
#[derive(Debug, Clone)]
pub struct Opponent {
    /// Its name, in the player's language.
    pub name: Text,
    /// A search, if it is one.
    pub search: Option<Search>,
    /// Rules in language 2 that set `Score`, if any.
    pub contents: Option<RuleText>,
    /// Path for messages.
    pub file: String,
}

/// `<Search>` of an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search {
    /// Which search.
    pub kind: SearchKind,
    /// How long it may think, in milliseconds of its own work.
    pub milliseconds: u32,
    /// How deep it looks, in moves; 0 where the time alone bounds it.
    pub depth: u32,
}

/// The searches there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SearchKind {
    /// Monte-Carlo tree search.
    Mcts,
    /// Alpha-beta.
    AlphaBeta,
}
