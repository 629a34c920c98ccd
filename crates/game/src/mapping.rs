//! import.xml: for each text format, the piece that each character stands for.

use super::fields::{Fields, read_boolean, read_number};
use super::layout::Name;
use super::xml::{Document, Element};
use super::{FileFault, Files, Pieces};
use switchboard_base::diag::{Code, Place, Problem, Problems, nearest};

/// The supported text formats of levels, told apart by file extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelFormat {
    /// Sokoban levels: `.xsb`, `.sok`.
    Xsb,
    /// Nonograms: `.non`.
    Non,
    /// Sudoku: lines of 81 (or 16, 256) characters, followed by the filled grid: `.sdm`, `.txt`.
    Sudoku,
}

impl LevelFormat {
    const WORDS: [(&'static str, Self); 3] = [("xsb", Self::Xsb), ("non", Self::Non), ("sudoku", Self::Sudoku)];

    /// The format of a file with this name.
    pub fn of_file(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        match ending.to_lowercase().as_str() {
            "xsb" | "sok" => Some(Self::Xsb),
            "non" => Some(Self::Non),
            "sdm" | "txt" => Some(Self::Sudoku),
            _ => None,
        }
    }

    /// Its name in import.xml.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, format)| *format == self).map_or("", |(word, _)| word)
    }
}

/// When a cell can be chosen at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Valid {
    /// Never.
    #[default]
    False,
    /// Always.
    True,
    /// If it is next to the start and a move there changes something.
    Beside,
}

/// What a character stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MappedCell {
    /// The character.
    pub character: char,
    /// The piece in STATE.
    pub piece: String,
    /// The piece in FINAL, with `{answer}` for the answer's character there; `*` if it does not matter.
    pub goal: String,
    /// Whether it can be chosen at the start.
    pub valid: Valid,
    /// Whether the level starts here (Ax, Ay).
    pub start: bool,
}

/// An item that every level gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MappedItem {
    /// Its name.
    pub name: Name,
    /// Its value.
    pub value: MappedValue,
}

/// The value of an item of a mapping.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MappedValue {
    /// Always this number.
    Number(i32),
    /// `{width}`: the number of columns of the drawing, not counting clues.
    Width,
    /// `{height}`: the number of its rows.
    Height,
}

/// How one text format becomes levels of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mapping {
    /// The cells by character.
    pub cells: Vec<MappedCell>,
    /// Items that every level gets.
    pub items: Vec<MappedItem>,
    /// The piece outside the walls (xsb).
    pub outside: Option<String>,
    /// The piece of a clue, with `{number}` for the number (non).
    pub clue: Option<String>,
    /// The piece where there is no clue (non).
    pub blank: Option<String>,
    /// Appended to the names of the pieces in every other box (sudoku).
    pub shade: Option<String>,
}

impl Mapping {
    /// What this character stands for.
    pub fn cell(&self, character: char) -> Option<&MappedCell> {
        self.cells.iter().find(|cell| cell.character == character)
    }
}

const FILE: &str = "import.xml";
const ATTRIBUTES: [&str; 5] = ["name", "outside", "clue", "blank", "shade"];
const CELL_ATTRIBUTES: [&str; 5] = ["character", "piece", "final", "valid", "start"];

/// The mapping of `format` in the folder's import.xml.
///
/// # Errors
/// I006 if there is none; otherwise everything that is wrong with it.
pub fn read_mapping(files: &dyn Files, format: LevelFormat) -> Result<Mapping, Problems> {
    let shown = files.show(FILE);
    let bytes = files.read(FILE).map_err(|fault| match fault {
        FileFault::Missing => missing(&shown, format),
        other => other.problem().at(Place::file(&shown)).into(),
    })?;
    let doc = Document::new(shown.clone(), bytes)?;
    let mut problems = Problems::new();
    let mappings = mappings(&doc, &mut problems, None)?;
    if problems.has_errors() {
        return Err(problems);
    }
    let found = mappings.into_iter().rev().find(|(of, _)| *of == format);
    found.map(|(_, mapping)| mapping).ok_or_else(|| missing(&shown, format))
}

/// Everything that is wrong with a folder's import.xml, given these pieces; nothing if there is no such file.
pub fn mapping_problems(files: &dyn Files, pieces: &Pieces) -> Problems {
    let mut problems = Problems::new();
    let shown = files.show(FILE);
    let read = match files.read(FILE) {
        Err(FileFault::Missing) => return problems,
        Err(fault) => Err(fault.problem().at(Place::file(&shown))),
        Ok(bytes) => Document::new(shown, bytes),
    };
    if let Err(problem) = read.and_then(|doc| mappings(&doc, &mut problems, Some(pieces)).map(|_| ())) {
        problems.push(problem);
    }
    problems
}

/// Every format in the file; problems are added to `problems`, including names that are not among `pieces`.
fn mappings(
    doc: &Document,
    problems: &mut Problems,
    pieces: Option<&Pieces>,
) -> Result<Vec<(LevelFormat, Mapping)>, Problem> {
    let root = doc.parse()?;
    let mut fields = Fields::new(doc, problems);
    let mut found = Vec::new();
    if fields.root(&root, "LevelImport") {
        let children = fields.children(&root, &[], &["Format"]);
        for element in children.all("Format") {
            let name = attribute(element, "name");
            match LevelFormat::WORDS.iter().find(|(word, _)| *word == name.to_lowercase()) {
                Some((_, format)) => {
                    found.push((*format, mapping(&mut fields, element)));
                    if let Some(pieces) = pieces {
                        known_pieces(&mut fields, element, pieces);
                    }
                }
                None => {
                    fields.attributes(element, &ATTRIBUTES);
                    fields.fail(element.name_span(), Code::V003.error("form").arg("name", name).cure("forms"));
                }
            }
        }
        fields.other_attributes(&root);
    }
    Ok(found)
}

/// Reports names that are no pieces. A name that contains `{number}` or `{answer}` stands for several.
fn known_pieces(fields: &mut Fields<'_, '_>, element: &Element<'_>, pieces: &Pieces) {
    let cells = element.children.iter().map(|cell| (cell, ["piece", "final"].as_slice()));
    for (of, names) in cells.chain([(element, ["outside", "blank"].as_slice())]) {
        for attribute in names.iter().filter_map(|name| of.attribute(name)) {
            let name = Name::new(&attribute.value);
            let is_open = name.key().is_empty() || name.key() == "*" || name.key().contains('{');
            if is_open || pieces.find(name.key()).is_some() {
                continue;
            }
            let problem = Code::L007.error("unknown").arg("piece", &name);
            let near = nearest(name.key(), pieces.iter().map(|piece| piece.name.key()));
            let problem = match near.and_then(|key| pieces.find(key)) {
                Some((_, piece)) => problem.arg("near", &piece.name).cure("near"),
                None => problem.cure("add-piece"),
            };
            fields.report(attribute.span.clone(), problem);
        }
    }
}

fn missing(shown: &str, format: LevelFormat) -> Problems {
    Code::I006.error("no-characters").arg("form", format.word()).at(Place::file(shown)).cure("write-import").into()
}

fn attribute(element: &Element<'_>, name: &str) -> String {
    element.attribute(name).map(|attribute| attribute.value.to_string()).unwrap_or_default()
}

fn mapping(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Mapping {
    fields.attributes(element, &ATTRIBUTES);
    let children = fields.children(element, &[], &["Cell", "Item"]);
    let optional = |name: &str| element.attribute(name).map(|attribute| attribute.value.to_string());
    Mapping {
        cells: children.all("Cell").filter_map(|cell| mapped_cell(fields, cell)).collect(),
        items: children.all("Item").filter_map(|item| mapped_item(fields, item)).collect(),
        outside: optional("outside"),
        clue: optional("clue"),
        blank: optional("blank"),
        shade: optional("shade"),
    }
}

fn mapped_cell(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<MappedCell> {
    fields.attributes(element, &CELL_ATTRIBUTES);
    let mut characters =
        element.attribute("character").map(|a| a.value.to_string()).unwrap_or_default().chars().collect::<Vec<_>>();
    let (Some(character), true) = (characters.pop(), characters.is_empty()) else {
        fields.fail(element.name_span(), Code::V001.error("character").cure("cell-example"));
        return None;
    };
    let piece = attribute(element, "piece");
    if piece.is_empty() {
        fields.fail(element.name_span(), Code::V005.error("cell-piece").cure("write-piece-name"));
        return None;
    }
    let goal = element.attribute("final").map_or_else(|| "*".to_owned(), |a| a.value.to_string());
    let valid = match attribute(element, "valid").to_lowercase().as_str() {
        "" | "false" => Valid::False,
        "true" => Valid::True,
        "beside" => Valid::Beside,
        other => {
            let problem = Code::V003.error("valid").arg("text", other).cure("true-false-beside");
            fields.fail(element.name_span(), problem);
            Valid::False
        }
    };
    let start = read_boolean(&attribute(element, "start")).unwrap_or_default();
    Some(MappedCell { character, piece, goal, valid, start })
}

/// `<Item name="Signs" value="{width}"/>`: a whole number, or the width or height of the drawing.
fn mapped_item(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<MappedItem> {
    fields.attributes(element, &["name", "value"]);
    let name = attribute(element, "name");
    let value = match attribute(element, "value").trim() {
        "{width}" => Some(MappedValue::Width),
        "{height}" => Some(MappedValue::Height),
        word => read_number::<i32>(word, &(i32::MIN..=i32::MAX)).map(MappedValue::Number),
    };
    let (false, Some(value)) = (name.is_empty(), value) else {
        fields.fail(element.name_span(), Code::V001.error("item").cure("item-example"));
        return None;
    };
    Some(MappedItem { name: Name::new(&name), value })
}
