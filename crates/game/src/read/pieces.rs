//! pieces.xml and the pictures that it names.

use super::super::fields::{Children, Fields, MAX_LINE, read_boolean};
use super::super::files::FileFault;
use super::super::layout::{Name, Value};
use super::super::pieces::{COVERS, Layer, MAX_WRITTEN, MEANS, Piece, Pieces, Rotation, Shown, UNDECIDED, Writing};
use super::super::texts::Text;
use super::super::xml::Element;
use super::alike::{self, Written};
use super::{Folder, MAX_FILE_BYTES, dozen, settings};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::cell::OnceCell;
use switchboard_base::diag::{Code, Place, Problem, nearest};
use unicode_width::UnicodeWidthStr;

/// The supported picture formats.
pub const PICTURE_FORMATS: [&str; 7] = ["svg", "png", "gif", "jpeg", "jpg", "bmp", "webp"];
/// How many pieces a game may have: a piece takes two bytes in a state, and some values are left for words of rules.
pub const MAX_PIECES: usize = 4096;
/// How many pictures a piece may have on top of one another.
pub const MAX_LAYERS: usize = 16;
/// How many files of PIECES/ are compared when a misspelt name is looked for.
const MAX_LOOKED_AT: usize = 1_000;
/// How many columns a cell has in a terminal.
const SYMBOL_COLUMNS: usize = 2;
/// The name that stands for the player's own picture.
const AVATAR: &str = "avatar";

/// Where a text stands: large in the middle, or small in one of nine places.
const PLACES: [(&str, Option<(u8, u8)>); 10] = [
    ("whole", None),
    ("top left", Some((0, 0))),
    ("top", Some((1, 0))),
    ("top right", Some((2, 0))),
    ("left", Some((0, 1))),
    ("middle", Some((1, 1))),
    ("right", Some((2, 1))),
    ("bottom left", Some((0, 2))),
    ("bottom", Some((1, 2))),
    ("bottom right", Some((2, 2))),
];

const ROTATIONS: [(&str, Rotation); 4] =
    [("0", Rotation::None), ("90", Rotation::Quarter), ("180", Rotation::Half), ("270", Rotation::ThreeQuarters)];

/// The pieces, the place of each name, and whether all of them could be read: if not, an unknown name may be one of those.
pub(super) fn read(folder: &mut Folder<'_>) -> Option<(Pieces, Vec<Place>, bool)> {
    let pictures = PictureFiles::new(folder.files, folder.list("PIECES"));
    folder.read_xml("pieces.xml", true, "ArrayOfGamePiece", |fields, root| {
        let children = fields.children(root, &[], &["GamePiece"]);
        fields.unusable |= children.has_slips();
        let mut list: Vec<Piece> = Vec::new();
        let mut places = Vec::new();
        let mut written = Vec::new();
        let mut known = FxHashSet::default();
        let mut elements = Vec::new();
        for element in children.all("GamePiece") {
            elements.extend(dozen::each(fields, element));
            if elements.len() > MAX_PIECES {
                break;
            }
        }
        for element in elements.iter().map(Cow::as_ref) {
            let Some(piece) = piece(fields, element, &pictures) else { continue };
            if list.len() >= MAX_PIECES {
                fields.report(element.name_span(), Code::P006.error("pieces").arg("most", MAX_PIECES));
                break;
            }
            let at = element.child("Name").map_or(element.name_span(), Element::text_span);
            if !known.insert(piece.name.clone()) {
                fields.fail(at, Code::P001.error("twice").arg("name", &piece.name).cure("rename-first-counts"));
                continue;
            }
            places.push(fields.place(at.clone()));
            let has = |name: &str| element.child(name).is_some();
            written.push(Written { at, label: has("Label"), symbol: has("Symbol") });
            list.push(piece);
        }
        alike::settle(fields, &mut list, &written);
        let truths = truths(&list);
        for element in elements.iter().map(Cow::as_ref).take(MAX_PIECES) {
            misspelt_truths(fields, element, &truths);
            // a piece that could not be read may be the one that is meant
            if !fields.unusable {
                stands_for_no_piece(fields, element, &known);
            }
        }
        if list.is_empty() && !fields.unusable {
            fields.fail(root.name_span(), Code::P007.error("none").cure("write-piece"));
        }
        (!list.is_empty()).then(|| (Pieces::new(list), places, !fields.unusable))
    })?
}

fn piece(fields: &mut Fields<'_, '_>, element: &Element<'_>, pictures: &PictureFiles<'_>) -> Option<Piece> {
    let once = ["Name", "PictureFileName", "ShowBorder", "Rotation", "Symbol"];
    let children = fields.children(element, &once, &["Group", "Property", "Layer", "Label", "Press"]);
    let border = children.get("ShowBorder").and_then(|e| fields.boolean(e)).unwrap_or_default();
    let rotation = children.get("Rotation").and_then(|e| rotation(fields, e)).unwrap_or_default();
    let mut layers = Vec::new();
    for layer in children.all("Layer") {
        fields.attributes(layer, &[]);
        let inner = fields.children(layer, &["PictureFileName", "Rotation", "Text", "Color", "Place"], &[]);
        let turned = inner.get("Rotation").and_then(|e| self::rotation(fields, e)).unwrap_or_default();
        let written = inner.get("Text").and_then(|e| writing(fields, e, &inner));
        let file = match inner.get("Text") {
            Some(_) => inner.get("PictureFileName"),
            None => fields.need(&inner, "PictureFileName"),
        };
        if let Some(file) = file {
            layers.push(Layer { shown: pictures.named(fields, file), rotation: turned });
        }
        layers.extend(written.map(|text| Layer { shown: Shown::Text(text), rotation: Rotation::None }));
        if layers.len() > MAX_LAYERS {
            fields.report(layer.name_span(), Code::P006.error("layers").arg("most", MAX_LAYERS));
            break;
        }
    }
    let own =
        if layers.is_empty() { fields.need(&children, "PictureFileName") } else { children.get("PictureFileName") };
    if let Some(file) = own {
        layers.insert(0, Layer { shown: pictures.named(fields, file), rotation });
    }
    let groups = children.all("Group").filter_map(|e| fields.name(e)).collect();
    let properties = children.all("Property").filter_map(|e| property(fields, e)).collect();
    let written_label = fields.texts(&children, "Label", MAX_LINE);
    let press = fields.texts(&children, "Press", MAX_LINE);
    let symbol = children.get("Symbol").map(|e| {
        let symbol = fields.text(e);
        if symbol.width() > SYMBOL_COLUMNS {
            fields.report(e.text_span(), Code::P012.warning("wide").arg("symbol", &symbol).cure("shorter-symbol"));
        }
        symbol
    });
    let name = fields.need(&children, "Name").and_then(|e| fields.name(e))?;
    // an empty label is not spoken
    let label = if written_label.variants.is_empty() { Text::plain(name.written()) } else { written_label };
    let symbol = match symbol {
        None => written_on(&layers).unwrap_or_else(|| name.written().chars().take(2).collect()),
        Some(blank) if blank.is_empty() => String::from(" "), // floors and gaps show nothing
        Some(symbol) => symbol,
    };
    Some(Piece { name, layers, border, groups, properties, label, press, symbol })
}

/// What a terminal shows of a text that has room there.
fn written_on(layers: &[Layer]) -> Option<String> {
    let text = layers.iter().rev().find_map(|layer| match &layer.shown {
        Shown::Text(writing) if writing.place.is_none() => Some(&writing.text),
        _ => None,
    })?;
    (text.width() <= SYMBOL_COLUMNS).then(|| text.clone())
}

/// `<Text>12</Text>` of a layer, with `<Color>` and `<Place>` beside it.
fn writing(fields: &mut Fields<'_, '_>, element: &Element<'_>, beside: &Children<'_, '_>) -> Option<Writing> {
    let text = fields.text(element);
    let count = text.chars().count();
    if count == 0 || count > MAX_WRITTEN {
        fields.report(element.text_span(), Code::P006.error("letters").arg("most", MAX_WRITTEN).cure("few-letters"));
        return None;
    }
    let color = beside
        .get("Color")
        .and_then(|e| settings::color(fields, e))
        .map(|c| format!("#{:02x}{:02x}{:02x}", c.r, c.g, c.b));
    let place = beside.get("Place").and_then(|e| fields.choice(e, &PLACES)).flatten();
    Some(Writing { text, color, place })
}

fn rotation(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Rotation> {
    fields.choice(element, &ROTATIONS)
}

/// `<Property name="front">01Front</Property>`: a whole number, true or false, or a word.
fn property(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<(Name, Value)> {
    fields.attributes(element, &["name"]);
    let Some(name) = element.attribute("name").filter(|a| !Name::new(&a.value).key().is_empty()) else {
        fields.report(element.name_span(), Code::X011.error("name").arg("of", "Property").cure("property-name"));
        return None;
    };
    let text = fields.text(element);
    let value = match (text.parse::<i32>(), read_boolean(&text)) {
        (Ok(number), _) => Value::Int(number),
        (_, Some(truth)) => Value::Bool(truth),
        _ => Value::Text(Name::new(&text)),
    };
    Some((Name::new(&name.value), value))
}

/// The properties that are true or false in some piece.
fn truths(pieces: &[Piece]) -> FxHashSet<Name> {
    let all = pieces.iter().flat_map(|piece| &piece.properties);
    all.filter(|(_, value)| matches!(value, Value::Bool(_))).map(|(name, _)| name.clone()).collect()
}

/// Reports a property whose value is a word similar to true or false where other pieces have true or false.
fn misspelt_truths(fields: &mut Fields<'_, '_>, element: &Element<'_>, truths: &FxHashSet<Name>) {
    for property in element.children.iter().filter(|child| child.local() == "Property") {
        let text = property.text();
        let Some(name) = property.attribute("name").map(|a| Name::new(&a.value)) else { continue };
        if read_boolean(&text).is_some() || !truths.contains(&name) {
            continue;
        }
        if let Some(meant) = nearest(text.trim(), ["true", "false"]) {
            let problem = Code::V002.error("neither").arg("text", text.trim()).arg("near", meant).cure("near");
            fields.fail(property.text_span(), problem);
        }
    }
}

/// `undecided` and `means` name a piece, `covers` one or more; `undecided` may be `true` instead.
fn stands_for_no_piece(fields: &mut Fields<'_, '_>, element: &Element<'_>, known: &FxHashSet<Name>) {
    for property in element.children.iter().filter(|child| child.local() == "Property") {
        let Some(name) = property.attribute("name").map(|a| Name::new(&a.value)) else { continue };
        let text = property.text();
        let is_truth = name.key() == UNDECIDED && read_boolean(text.trim()) == Some(true);
        let named: Vec<&str> = match name.key() {
            COVERS => text.split_whitespace().collect(),
            UNDECIDED | MEANS if !is_truth => vec![text.trim()],
            _ => continue,
        };
        let Some(text) = named.into_iter().find(|one| !known.contains(&Name::new(one))) else { continue };
        let problem = Code::P010.error("no-piece").arg("name", &name).arg("text", text);
        let cure = if name.key() == UNDECIDED { "piece-or-true" } else { "name-a-piece" };
        let near = nearest(text, known.iter().map(Name::written)).map(str::to_owned);
        fields.fail(
            property.text_span(),
            match near {
                Some(near) => problem.arg("near", near).cure("near"),
                None => problem.cure(cure),
            },
        );
    }
}

/// The files of PIECES/.
struct PictureFiles<'f> {
    folder: &'f dyn super::super::Files,
    all: Vec<PictureFile>,
    /// By lower-case name: the index in `all`.
    by_key: FxHashMap<String, usize>,
}

/// A file of PIECES/.
struct PictureFile {
    name: String,
    /// What is wrong with its size, once that was asked: many pieces may name one picture.
    size_problem: OnceCell<Option<Problem>>,
}

impl<'f> PictureFiles<'f> {
    fn new(folder: &'f dyn super::super::Files, names: Vec<String>) -> Self {
        let by_key = names.iter().enumerate().rev().map(|(index, name)| (name.to_lowercase(), index)).collect();
        let all = names.into_iter().map(|name| PictureFile { name, size_problem: OnceCell::new() }).collect();
        Self { folder, all, by_key }
    }

    /// The file with this name, in any letter case.
    fn known(&self, name: &str) -> Option<&PictureFile> {
        self.by_key.get(&name.to_lowercase()).and_then(|index| self.all.get(*index))
    }

    /// What is wrong with the picture of this name.
    fn problem(&self, name: &str) -> Option<Problem> {
        match self.known(name) {
            _ if name.is_empty() => Some(Code::V005.error("picture").cure("name-picture")),
            Some(file) => format_problem(&file.name)
                .or_else(|| file.size_problem.get_or_init(|| self.size_problem(&file.name)).clone()),
            None => Some(self.absent(name)),
        }
    }

    /// The picture that an element names. A faulty name is kept: it is drawn as a symbol.
    fn named(&self, fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Shown {
        let name = fields.text(element);
        if name.eq_ignore_ascii_case(AVATAR) {
            return Shown::Avatar;
        }
        if let Some(problem) = (!fields.is_silent()).then(|| self.problem(&name)).flatten() {
            fields.report(element.text_span(), problem);
        }
        Shown::File(self.known(&name).map_or(name, |file| file.name.clone()))
    }

    fn size_problem(&self, file: &str) -> Option<Problem> {
        match self.folder.size(&format!("PIECES/{file}")) {
            Ok(size) if size <= MAX_FILE_BYTES => None,
            Ok(size) => Some(too_large(size)),
            Err(FileFault::TooLarge { size, .. }) => Some(too_large(size)),
            Err(FileFault::Outside) => Some(outside(file)),
            Err(fault) => Some(Code::F003.error("picture").arg("name", file).because(fault.problem())),
        }
    }

    fn absent(&self, name: &str) -> Problem {
        match self.folder.size(&format!("PIECES/{name}")) {
            Err(FileFault::Outside) => outside(name),
            _ if name.contains("..") || name.starts_with(['/', '\\']) => outside(name),
            _ => {
                let stem = |file: &str| file.rsplit_once('.').map(|(stem, _)| stem.to_lowercase()).unwrap_or_default();
                let wanted = name.to_lowercase();
                let some = || self.all.iter().take(MAX_LOOKED_AT).map(|file| file.name.as_str());
                let whole = some().find(|file| stem(file) == wanted);
                // a path to a picture that is there
                let last = name.rsplit(['/', '\\']).next().filter(|last| *last != name);
                let whole = whole.or_else(|| self.known(last?).map(|file| file.name.as_str()));
                let near = whole.or_else(|| nearest(name, some()));
                let missing = Code::P002.error("missing").arg("name", name);
                match (near, format_problem(name)) {
                    (Some(near), _) => missing.arg("near", near).cure("near"),
                    (None, Some(problem)) => problem,
                    (None, None) => missing.cure("put-picture"),
                }
            }
        }
    }
}

/// What is wrong with the picture of this name in PIECES/; for files other than pieces.xml that name pictures.
pub fn picture_problem(files: &dyn super::super::Files, name: &str) -> Option<Problem> {
    PictureFiles::new(files, files.list("PIECES").unwrap_or_default()).problem(name)
}

fn outside(name: &str) -> Problem {
    Code::F004.error("picture").arg("name", name).cure("copy-into-pieces")
}

fn too_large(size: u64) -> Problem {
    FileFault::TooLarge { size, limit: MAX_FILE_BYTES }.problem().cure("smaller-picture")
}

/// What is wrong with the picture format that a file name gives, if anything.
pub(super) fn format_problem(name: &str) -> Option<Problem> {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase()).unwrap_or_default();
    if PICTURE_FORMATS.contains(&ending.as_str()) {
        return None;
    }
    let problem = match ending.as_str() {
        "" => Code::P003.error("no-ending"),
        kind => Code::P003.error("kind").arg("kind", kind),
    };
    Some(problem.arg("name", name).arg("known", PICTURE_FORMATS.join(", ")).cure("picture-kinds"))
}
