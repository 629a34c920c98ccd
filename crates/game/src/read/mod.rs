//! Reads a game folder into a [`Game`], listing every problem of the folder in one pass.
//! Nothing here touches the file system, reads rules or plays.

mod alike;
mod description;
mod dozen;
mod layout;
mod levels;
mod more;
mod pieces;
mod puzzle;
mod rules;
mod seats;
mod settings;
mod sounds;

pub use description::MAX_MESSAGES;
pub use layout::{MATRIX_ELEMENTS, WrittenLayout, read_layout};
pub use levels::MAX_LEVELS;
pub use more::{LEARNT_FILE, MAX_LEARNT_BYTES};
pub use pieces::{MAX_PIECES, picture_problem};
pub use puzzle::SCRIPT_FILES;

use super::fields::Fields;
use super::files::{FileFault, Files};
use super::layout::Name;
use super::xml::{Document, Element};
use super::{Card, Game, Kind, Level, Pieces, Places, Read, Tables, Text};
use std::collections::BTreeMap;
use switchboard_base::diag::{Code, Place, Problem, Problems, nearest};

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: u64 = 8 * 1024 * 1024;

/// How many bytes are read from all files of one folder together.
pub const MAX_FOLDER_BYTES: u64 = 128 * 1024 * 1024;
/// How many cells the matrices of all levels together may have.
pub const MAX_FOLDER_CELLS: usize = 16_000_000;

/// The original program's name for tiles.json: read if there is neither tiles.json nor rules.xml.
const ANCESTOR_TILES: &str = "rules.json";

/// The files that a game folder with rules must or may have.
const KNOWN_FILES: [&str; 14] = [
    "description.xml",
    "pieces.xml",
    "rules.xml",
    "settings.xml",
    "tables.xml",
    "opponents.xml",
    LEARNT_FILE,
    "generator.xml",
    "measures.xml",
    "tiles.json",
    ANCESTOR_TILES,
    "PIECES/",
    "LEVELS/",
    "SOUNDS/",
];

/// Reads the whole folder. `id` is the folder's name.
pub fn read_game(files: &dyn Files, id: &str) -> Read {
    switchboard_base::broken::fault::point("game");
    let mut folder = Folder::new(files);
    let game = folder.game(id);
    Read { game, problems: folder.problems }
}

/// Reads what lists show of a game with rules. None where only the whole game can tell: if it is of another kind, or if anything is
/// wrong with what was read.
pub fn read_card(files: &dyn Files) -> Option<Card> {
    let mut folder = Folder::new(files);
    // rules.xml may come later
    if folder.script_file().is_some() || folder.has("tiles.json") || folder.has(ANCESTOR_TILES) {
        return None;
    }
    let (description, _) = description::read(&mut folder, true)?;
    let paper = settings::read(&mut folder, true).look.paper;
    let levels = levels::names(&mut folder);
    (folder.problems.is_empty() && !levels.is_empty()).then_some(Card { description, paper, levels })
}

/// A folder while it is being read.
pub(super) struct Folder<'f> {
    files: &'f dyn Files,
    problems: Problems,
    root: Vec<String>,
    /// Names used for pieces that do not exist: the first place, and the number of uses.
    unknown_pieces: BTreeMap<Name, (Place, usize)>,
    /// How many more bytes may be read.
    bytes_left: u64,
    cells_left: usize,
}

impl<'f> Folder<'f> {
    fn new(files: &'f dyn Files) -> Self {
        let root = files.list("").unwrap_or_default();
        Self {
            files,
            problems: Problems::new(),
            root,
            unknown_pieces: BTreeMap::new(),
            bytes_left: MAX_FOLDER_BYTES,
            cells_left: MAX_FOLDER_CELLS,
        }
    }

    /// Whether a limit of the folder was reached, which was reported: nothing more is read.
    fn is_over(&self) -> bool {
        self.bytes_left == 0 || self.cells_left == 0
    }

    /// Subtracts the cells of a level from the number allowed for the folder; false if there are too many.
    fn holds_cells(&mut self, cells: usize) -> bool {
        if self.cells_left > cells {
            self.cells_left -= cells;
            return true;
        }
        if std::mem::take(&mut self.cells_left) > 0 {
            self.too_much(Code::F010.error("cells").arg("most", MAX_FOLDER_CELLS));
        }
        false
    }

    /// Subtracts the bytes of a file from the number allowed for the folder; false if there are too many.
    fn holds_bytes(&mut self, bytes: u64) -> bool {
        if self.bytes_left > bytes {
            self.bytes_left -= bytes;
            return true;
        }
        if std::mem::take(&mut self.bytes_left) > 0 {
            self.too_much(Code::F010.error("bytes").arg("most", MAX_FOLDER_BYTES));
        }
        false
    }

    fn too_much(&mut self, problem: Problem) {
        self.problems.push(problem.cure("part-game").at(Place::file(self.files.show(""))));
    }

    fn game(&mut self, id: &str) -> Option<Game> {
        if self.root.is_empty() {
            let problem = Code::F006.error("no-folder").cure("new-game");
            self.problems.push(problem.at(Place::file(self.files.show(""))));
            return None;
        }
        if let Some(script) = self.script_file() {
            return self.puzzle(id, &script);
        }
        let tiles = self.has("tiles.json") || self.has(ANCESTOR_TILES) && !self.has("rules.xml");
        // the original program's game is this one file
        let is_alone = tiles && !self.has("description.xml");
        let (mut description, players) = description::read(self, !is_alone).unwrap_or_default();
        if is_alone {
            description.name = Text::plain(id);
        }
        let mut places = Places { players, ..Places::default() };
        let pieces_of_rules = if tiles { None } else { Some(pieces::read(self)) };
        let before = self.problems.errors();
        let rules_and_pieces = pieces_of_rules.map(|pieces| (pieces, rules::read(self)));
        // a rule that could not be read may be the one that ends the level
        let rules_are_whole = self.problems.errors() == before;
        let settings = settings::read(self, !is_alone);
        let tables = more::read_tables(self);
        let opponents = more::read_opponents(self);
        let learnt = more::read_learnt(self);
        let generator = more::read_source(self, "generator.xml");
        let measures = more::read_source(self, "measures.xml");
        let sounds = sounds::read(self);
        let thumbnail = self.thumbnail();
        let (kind, pieces, levels) = match rules_and_pieces {
            None => {
                let source = self.tiles();
                if places.players.is_none() {
                    description.players =
                        source.as_ref().and_then(|source| seats::seats(&source.text)).unwrap_or((1, 1));
                }
                (source.map(Kind::Tiles), Some(Pieces::default()), vec![tile_level()])
            }
            Some((pieces, rules)) => {
                let (pieces, complete) = pieces.map_or((None, false), |(pieces, at, complete)| {
                    places.pieces = at;
                    (Some(pieces), complete)
                });
                let levels = levels::read(
                    self,
                    pieces.as_ref(),
                    tables.as_ref(),
                    (rules.as_ref(), rules_are_whole, settings.any.is_some()),
                    &mut places.solutions,
                );
                if !complete {
                    self.unknown_pieces.clear();
                }
                (rules.map(Kind::Rules), pieces, levels)
            }
        };
        self.report_unknown_pieces(pieces.as_ref());
        let file = self.files.show("settings.xml");
        if let Some(problem) = settings::check_signals(&settings, kind.as_ref(), &file) {
            self.problems.push(problem);
        }
        if let Some(pieces) = &pieces {
            for problem in settings::check_beside(&settings, pieces, &levels) {
                self.problems.push(problem);
            }
        }
        if levels.is_empty() {
            return None;
        }
        Some(Game {
            id: id.to_owned(),
            description,
            pieces: pieces?,
            kind: kind?,
            settings,
            levels,
            tables: tables.unwrap_or_default(),
            opponents: opponents.unwrap_or_default(),
            learnt,
            generator,
            measures,
            sounds,
            thumbnail,
            places,
        })
    }

    fn has(&self, name: &str) -> bool {
        self.root.iter().any(|file| file.eq_ignore_ascii_case(name))
    }

    /// The names in a folder; none if it is missing, or if it cannot be read, which is reported.
    fn list(&mut self, path: &str) -> Vec<String> {
        match self.files.list(path) {
            Ok(names) => names,
            Err(fault) => {
                if fault != FileFault::Missing {
                    self.fault(path, &fault);
                }
                Vec::new()
            }
        }
    }

    /// Reads a file's text; reports a required file that is missing.
    fn document(&mut self, path: &str, required: bool) -> Option<Document> {
        let shown = self.files.show(path);
        if self.is_over() {
            return None;
        }
        match self.files.read(path) {
            Ok(bytes) if !self.holds_bytes(bytes.len() as u64) => None,
            Ok(bytes) if bytes.len() as u64 > MAX_FILE_BYTES => {
                self.fault(path, &FileFault::TooLarge { size: bytes.len() as u64, limit: MAX_FILE_BYTES });
                None
            }
            Ok(bytes) => Document::new(shown, bytes).map_err(|problem| self.problems.push(problem)).ok(),
            Err(FileFault::Missing) if !required => None,
            Err(fault) => {
                self.fault(path, &fault);
                None
            }
        }
    }

    fn fault(&mut self, path: &str, fault: &FileFault) {
        let problem = match fault {
            FileFault::Missing => {
                let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
                let beside = self.files.list(folder).unwrap_or_default();
                let others = || beside.iter().map(String::as_str).filter(|other| !KNOWN_FILES.contains(other));
                let problem = Code::F001.error("missing").arg("name", name);
                // systems that hide extensions let rules.xml.txt look like rules.xml
                let is_longer = |other: &&str| other.to_lowercase().starts_with(&format!("{}.", name.to_lowercase()));
                match others().find(is_longer).or_else(|| nearest(name, others())) {
                    Some(other) => problem.arg("other", other).cure("rename-to"),
                    None => problem.cure("copy-template"),
                }
            }
            FileFault::TooLarge { .. } => fault.problem().cure("split-file"),
            FileFault::Outside => fault.problem().cure("copy-into-game"),
            FileFault::Unreadable(_) => fault.problem().cure("see-rights"),
        };
        self.problems.push(problem.at(Place::file(self.files.show(path))));
    }

    /// Reads a file and passes on its root element. `None` if it cannot be parsed.
    fn read_xml<T>(
        &mut self,
        path: &str,
        required: bool,
        root_name: &str,
        read: impl FnOnce(&mut Fields<'_, '_>, &Element<'_>) -> T,
    ) -> Option<T> {
        let doc = self.document(path, required)?;
        let root = match doc.parse() {
            Ok(root) => root,
            Err(problem) => {
                self.problems.push(problem);
                return None;
            }
        };
        let mut fields = Fields::new(&doc, &mut self.problems);
        let is_root = fields.root(&root, root_name);
        let found = is_root.then(|| read(&mut fields, &root));
        if is_root {
            fields.other_attributes(&root);
        }
        found
    }

    fn thumbnail(&mut self) -> Option<String> {
        let found = self.root.iter().find(|name| name.to_lowercase().starts_with("thumbnail."))?.clone();
        if let Some(problem) = pieces::format_problem(&found) {
            self.problems.push(problem.at(Place::file(self.files.show(&found))));
            return None;
        }
        Some(found)
    }

    fn tiles(&mut self) -> Option<super::Source> {
        let name = if self.has("tiles.json") { "tiles.json" } else { ANCESTOR_TILES };
        let doc = self.document(name, true)?;
        Some(super::Source::new(doc.file, doc.text))
    }

    fn report_unknown_pieces(&mut self, pieces: Option<&Pieces>) {
        let Some(pieces) = pieces else { return };
        for (name, (place, count)) in std::mem::take(&mut self.unknown_pieces) {
            let problem = Code::L007.error("unknown").arg("piece", &name);
            let problem = if count > 1 { problem.more("again").arg("again", count - 1) } else { problem };
            let problem =
                match nearest(name.key(), pieces.iter().map(|p| p.name.key())).and_then(|key| pieces.find(key)) {
                    Some((_, piece)) => problem.arg("near", &piece.name).cure("near"),
                    None => problem.cure("add-piece"),
                };
            self.problems.push(problem.at(place));
        }
    }
}

/// The only level of a tile-map game: its board is in tiles.json.
fn tile_level() -> Level {
    Level { id: String::from("01"), ..Level::default() }
}

/// The sizes that every matrix of the board must have.
fn board_matrices(tables: Option<&Tables>) -> Option<&super::Matrix> {
    tables?.matrices.iter().find(|matrix| matrix.name.key() == "background")
}
