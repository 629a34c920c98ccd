//! A game folder as a value, read through [`Files`] and checked. Never touches the file system itself and never plays.

mod card;
pub mod fields;
mod files;
mod flashing;
pub mod json;
pub mod json_fields;
mod layout;
mod level_text;
mod mapping;
mod picture;
mod pieces;
mod puzzle;
mod read;
mod settings;
mod sounds;
mod spreadsheet_cell;
mod texts;
pub mod xml;

pub use card::Card;
pub use files::{FileFault, Files, MemoryFiles, Overlay};
pub use layout::{Item, Layout, Matrix, Name, Value, Values};
pub use level_text::LevelText;
pub use mapping::{LevelFormat, MappedItem, MappedValue, Mapping, Valid, mapping_problems, read_mapping};
pub use picture::{MAX_ANIMATED_PIXELS, MAX_SIDE, picture_fault};
pub use pieces::{Layer, MAX_WRITTEN, Piece, Pieces, Rotation, Shown, Stand, Writing};
pub use read::{
    LEARNT_FILE, MAX_FILE_BYTES, MAX_FOLDER_BYTES, MAX_FOLDER_CELLS, MAX_LEARNT_BYTES, MAX_LEVELS, MAX_MESSAGES,
    MAX_PIECES, SCRIPT_FILES, WrittenLayout, picture_problem, read_card, read_game, read_layout,
};
pub use settings::{
    AnySignal, Beside, BesideSide, BoardLook, Boundary, Changeable, Color, Count, FillIn, GameSettings, InvalidCells,
    MoveMode, Naming, Paper, Shine, Squares, Thin, Trim, USUAL_BOARD,
};
pub use sounds::{MAX_SOUND_BYTES, MAX_SOUND_SECONDS, MAX_SOUNDS, PROGRAM_SOUNDS, Sounds, Wav, is_program_sound};
pub use spreadsheet_cell::{quoted, unquoted};
pub use texts::Text;

pub use switchboard_base::language::Language;

use std::collections::BTreeMap;
use std::ops::Range;
use switchboard_base::diag::{Place, Problems};
use switchboard_base::grid::Cell;
use switchboard_puzzlescript as puzzlescript;

/// A game that was read and checked: it can be played. Errors that do not prevent play (an ill-formed rule of language 1, for example) are
/// listed separately.
#[derive(Debug, Clone)]
pub struct Game {
    /// The folder's name.
    pub id: String,
    /// Name, rules in plain words, category ...
    pub description: Description,
    /// The pieces, in file order.
    pub pieces: Pieces,
    /// What happens at a move.
    pub kind: Kind,
    /// The game's default settings.
    pub settings: GameSettings,
    /// The levels, in alphabetical order of their folder names; at least one. A tile-map game has one level, "01".
    pub levels: Vec<Level>,
    /// Constant matrices and lists of cells that every level shares.
    pub tables: Tables,
    /// Computer players from opponents.xml.
    pub opponents: Vec<OpponentSource>,
    /// The text of opponents.json, what computer players have learnt, if there is one. It is read where a computer player is made.
    pub learnt: Option<Source>,
    /// The text of generator.xml, if there is one.
    pub generator: Option<Source>,
    /// The text of measures.xml, if there is one.
    pub measures: Option<Source>,
    /// The sounds that rules can play besides the program's own.
    pub sounds: Sounds,
    /// File name of the thumbnail in the game's folder, if there is one.
    pub thumbnail: Option<String>,
    /// Where these things stand in the files.
    pub places: Places,
}

/// The places of things that are checked only when the whole game is known.
#[derive(Debug, Clone, Default)]
pub struct Places {
    /// The number of players, in description.xml.
    pub players: Option<Place>,
    /// The name of each piece, in their order.
    pub pieces: Vec<Place>,
    /// The solution of each level, by the level's id.
    pub solutions: BTreeMap<String, Place>,
}

/// The result of reading a folder: the game if it can be played, and everything that is wrong with it.
#[derive(Debug, Clone)]
pub struct Read {
    /// The game, unless a problem makes play impossible.
    pub game: Option<Game>,
    /// All problems, ordered by file and place.
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
    PuzzleScript(puzzlescript::PuzzleGame),
}

impl Kind {
    /// Whether a rule runs when a level begins, which may compute VALID.
    pub fn opens(&self) -> bool {
        matches!(self, Self::Rules(rules) if rules.rules.iter().any(|rule| rule.opens))
    }
}

/// A file's text and its path, for those who read its contents.
#[derive(Debug, Clone, Default)]
pub struct Source {
    /// Path for messages.
    pub file: String,
    /// The whole text of the file.
    pub text: String,
}

impl Source {
    /// A file with this text.
    pub fn new(file: impl Into<String>, text: impl Into<String>) -> Self {
        Self { file: file.into(), text: text.into() }
    }
}

/// description.xml.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Description {
    /// The game's name.
    pub name: Text,
    /// How it is played, in plain words.
    pub rules: Text,
    /// How long a level takes, in words.
    pub level_takes: Text,
    /// How hard it is, in words.
    pub difficulty: Text,
    /// What kind of game it is, in words.
    pub category: Text,
    /// What choosing a cell does, as a short order: "Turn over". Empty where the choice is a step, or not always the same.
    pub press: Text,
    /// Its place in the list of games.
    pub shelf: Shelf,
    /// Who made it.
    pub author: String,
    /// Where it comes from.
    pub source: String,
    /// The licence under which it may be used.
    pub licence: String,
    /// How many can play at once: least and most, 1..=8. A single number in the file means both.
    pub players: (u8, u8),
    /// Texts that rules say by name, in several languages.
    pub messages: Vec<(Name, Text)>,
    /// Which of them are said to ask for something, and which to tell what happened.
    pub asking: Vec<(Name, bool)>,
}

/// The kinds of games by which the list of games is ordered, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Shelf {
    /// First steps with a switch.
    Steps,
    /// Things are pushed or pulled.
    Pushing,
    /// Tiles or rows slide.
    Sliding,
    /// What moves goes on until something stops it.
    Rolling,
    /// A way out must be found.
    Paths,
    /// A way that obeys rules about turns, colours or the length of steps.
    Turns,
    /// A way through given squares, such as all of them.
    Tracks,
    /// Lines, loops and borders.
    Lines,
    /// Squares are blackened.
    Shading,
    /// Numbers are filled in.
    Numbers,
    /// Things are set on squares: lamps, stars, tents.
    Placing,
    /// What is hidden is found by clues.
    Finding,
    /// Lights, colours, patterns.
    Patterns,
    /// Against other players.
    Rivals,
    /// Against other players, with dice or hidden tiles.
    Chance,
    /// Cards, pegs, tiles, for one player.
    Solitaire,
    /// Words and memory.
    Words,
    /// The author has not said.
    #[default]
    Other,
}

impl Shelf {
    /// All shelves with their words in description.xml.
    pub const WORDS: [(&'static str, Self); 18] = [
        ("steps", Self::Steps),
        ("pushing", Self::Pushing),
        ("sliding", Self::Sliding),
        ("rolling", Self::Rolling),
        ("paths", Self::Paths),
        ("turns", Self::Turns),
        ("tracks", Self::Tracks),
        ("lines", Self::Lines),
        ("shading", Self::Shading),
        ("numbers", Self::Numbers),
        ("placing", Self::Placing),
        ("finding", Self::Finding),
        ("patterns", Self::Patterns),
        ("rivals", Self::Rivals),
        ("chance", Self::Chance),
        ("solitaire", Self::Solitaire),
        ("words", Self::Words),
        ("other", Self::Other),
    ];

    /// Its word in description.xml.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, shelf)| *shelf == self).map_or("other", |(word, _)| word)
    }
}

impl Description {
    /// What `say` shows for these words: the message of this name, otherwise the words themselves.
    pub fn said(&self, words: &str) -> Text {
        let wanted = Name::new(words);
        let message = self.messages.iter().find(|(name, _)| name.key() == wanted.key());
        message.map_or_else(|| Text::plain(words), |(_, text)| text.clone())
    }

    /// Whether the message of this name asks the player in turn for something, or tells what happened, where the author has said so.
    pub fn asks(&self, words: &str) -> Option<bool> {
        let wanted = Name::new(words);
        self.asking.iter().find(|(name, _)| name.key() == wanted.key()).map(|(_, asks)| *asks)
    }
}

/// rules.xml: the texts of its rules.
#[derive(Debug, Clone)]
pub struct RulesText {
    /// Path for messages.
    pub file: String,
    /// The whole text of the file (without a byte order mark), for showing the line of a problem.
    pub xml: String,
    /// The language of the texts.
    pub language: RuleLanguage,
    /// The rules, in file order.
    pub rules: Vec<RuleText>,
    /// xxh3 of the file's text; written into saves.
    pub hash: u64,
    /// The hashes of earlier rules under which the same state means the same: their saves go on.
    pub continues: Vec<u64>,
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
        // A span ends where its last byte ends: an entity is underlined completely, but not what follows it.
        start..at(range.end).max(start)
    }
}

/// The two rule languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RuleLanguage {
    /// That of the original program.
    One,
    /// Ours: `language="2"` on the root element.
    Two,
}

/// One `<GameRule>`.
#[derive(Debug, Clone)]
pub struct RuleText {
    /// `<Contents>` with entities resolved and line ends as `\n`.
    pub contents: String,
    /// `<Break>`: the rules after this one are skipped if its condition held.
    pub breaks: bool,
    /// `<Opening>`: it runs once, when the level begins, and not after moves.
    pub opens: bool,
    /// For each byte of `contents`, its byte offset in [`RulesText::xml`]. One entry more than there are bytes, for the end.
    pub offsets: Vec<u32>,
}

/// One level.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Level {
    /// The folder's name.
    pub id: String,
    /// Its name, in several languages.
    pub name: Text,
    /// How hard it is, in words.
    pub difficulty: Text,
    /// The fewest moves that finish it; 0 if not given.
    pub minimum_moves: u32,
    /// Who made it.
    pub author: String,
    /// Where it comes from.
    pub source: String,
    /// The licence under which it may be used.
    pub licence: String,
    /// Moves in text form that finish it, empty if not given.
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
pub struct OpponentSource {
    /// Its name, in several languages.
    pub name: Text,
    /// Its search, if it has one.
    pub search: Option<Search>,
    /// Rules in language 2 that set `Score`, if any.
    pub contents: Option<RuleText>,
    /// Rules in language 2 that say how often a choice is made in random games, if any.
    pub playout: Option<RuleText>,
    /// Path for messages.
    pub file: String,
}

/// `<Search>` of an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search {
    /// Which search.
    pub kind: SearchKind,
    /// How long it may think about a move, in milliseconds of its own work.
    pub milliseconds: u32,
    /// How deep it looks, in moves; 0 if only the time limits it.
    pub depth: u32,
    /// Whether a choice means the same now and later in a game, so that Monte Carlo tree search counts it whenever it is made (all moves as
    /// first). `None`: the search finds out.
    pub amaf: Option<bool>,
    /// Whether the random games of Monte Carlo tree search make those choices more often that were learnt to be promising.
    pub guided: bool,
}

/// The kinds of searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SearchKind {
    /// Monte-Carlo tree search.
    Mcts,
    /// Alpha-beta.
    AlphaBeta,
}
