//! pieces.xml and the pictures that it names.

use super::super::fields::{Fields, MAX_LINE, read_boolean};
use super::super::files::FileFault;
use super::super::layout::{Name, Value};
use super::super::pieces::{Layer, MEANS, Piece, Pieces, Rotation, UNDECIDED};
use super::super::texts::Text;
use super::super::xml::Element;
use super::{Folder, MAX_FILE_BYTES, dozen};
use crate::diag::{Code, Place, Problem, nearest};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// The supported picture formats.
pub const PICTURE_FORMATS: [&str; 7] = ["svg", "png", "gif", "jpeg", "jpg", "bmp", "webp"];
/// How many pieces a game may have: a piece takes two bytes in a state, and some values are left for words of rules.
pub const MAX_PIECES: usize = 4096;
/// How many pictures a piece may have on top of one another.
pub const MAX_LAYERS: usize = 16;
/// How many files of PIECES/ are compared when a misspelt name is looked for.
const MAX_LOOKED_AT: usize = 1_000;
/// The name that stands for the player's own picture.
const AVATAR: &str = "avatar";

const ROTATIONS: [(&str, Rotation); 4] =
    [("0", Rotation::None), ("90", Rotation::Quarter), ("180", Rotation::Half), ("270", Rotation::ThreeQuarters)];

/// The pieces, the place of each name, and whether all of them could be read: if not, an unknown name may be one of those.
pub(super) fn read(folder: &mut Folder<'_>) -> Option<(Pieces, Vec<Place>, bool)> {
    let pictures = Pictures::new(folder.files, folder.list("PIECES"));
    folder.read_xml("pieces.xml", true, "ArrayOfGamePiece", |fields, root| {
        let children = fields.children(root, &[], &["GamePiece"]);
        fields.unusable |= children.has_slips();
        let mut list: Vec<Piece> = Vec::new();
        let mut places = Vec::new();
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
            places.push(fields.place(at));
            list.push(piece);
        }
        let truths = truths(&list);
        for element in elements.iter().map(Cow::as_ref).take(MAX_PIECES) {
            misspelt_truths(fields, element, &truths);
            stands_for_no_piece(fields, element, &known);
        }
        if list.is_empty() && !fields.unusable {
            fields.fail(root.name_span(), Code::P007.error("none").cure("write-piece"));
        }
        (!list.is_empty()).then(|| (Pieces::new(list), places, !fields.unusable))
    })?
}

fn piece(fields: &mut Fields<'_, '_>, element: &Element<'_>, pictures: &Pictures<'_>) -> Option<Piece> {
    let once = ["Name", "PictureFileName", "ShowBorder", "Rotation", "Symbol"];
    let children = fields.children(element, &once, &["Group", "Property", "Layer", "Label"]);
    let border = children.get("ShowBorder").and_then(|e| fields.boolean(e)).unwrap_or_default();
    let rotation = children.get("Rotation").and_then(|e| rotation(fields, e)).unwrap_or_default();
    let mut layers = Vec::new();
    for layer in children.all("Layer") {
        fields.attributes(layer, &[]);
        let inner = fields.children(layer, &["PictureFileName", "Rotation"], &[]);
        let turned = inner.get("Rotation").and_then(|e| self::rotation(fields, e)).unwrap_or_default();
        if let Some(file) = fields.need(&inner, "PictureFileName") {
            layers.push(Layer { picture: pictures.named(fields, file), rotation: turned });
        }
        if layers.len() > MAX_LAYERS {
            fields.report(layer.name_span(), Code::P006.error("layers").arg("most", MAX_LAYERS));
            break;
        }
    }
    let own =
        if layers.is_empty() { fields.need(&children, "PictureFileName") } else { children.get("PictureFileName") };
    if let Some(file) = own {
        layers.insert(0, Layer { picture: pictures.named(fields, file), rotation });
    }
    let groups = children.all("Group").filter_map(|e| fields.name(e)).collect();
    let properties = children.all("Property").filter_map(|e| property(fields, e)).collect();
    let written_label = fields.texts(&children, "Label", MAX_LINE);
    let symbol = children.get("Symbol").map(|e| fields.text(e));
    let name = fields.need(&children, "Name").and_then(|e| fields.name(e))?;
    // an empty label is not spoken
    let label = if written_label.variants.is_empty() { Text::plain(name.written()) } else { written_label };
    let symbol = match symbol {
        None => name.written().chars().take(2).collect(),
        Some(blank) if blank.is_empty() => String::from(" "), // floors and gaps show nothing
        Some(symbol) => symbol,
    };
    Some(Piece { name, layers, border, groups, properties, label, symbol })
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

/// Reports `undecided` and `means` if they name no piece; `undecided` may also be `true`.
fn stands_for_no_piece(fields: &mut Fields<'_, '_>, element: &Element<'_>, known: &FxHashSet<Name>) {
    for property in element.children.iter().filter(|child| child.local() == "Property") {
        let Some(name) = property.attribute("name").map(|a| Name::new(&a.value)) else { continue };
        let text = property.text();
        let is_truth = name.key() == UNDECIDED && read_boolean(text.trim()) == Some(true);
        if ![UNDECIDED, MEANS].contains(&name.key()) || is_truth || known.contains(&Name::new(&text)) {
            continue;
        }
        let problem = Code::P010.error("no-piece").arg("name", &name).arg("text", text.trim());
        let cure = if name.key() == UNDECIDED { "piece-or-true" } else { "name-a-piece" };
        let near = nearest(text.trim(), known.iter().map(Name::written)).map(str::to_owned);
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
struct Pictures<'f> {
    folder: &'f dyn super::super::Files,
    names: Vec<String>,
    /// By lower-case name: the index in `names`.
    by_key: FxHashMap<String, usize>,
}

impl<'f> Pictures<'f> {
    fn new(folder: &'f dyn super::super::Files, names: Vec<String>) -> Self {
        let by_key = names.iter().enumerate().rev().map(|(index, name)| (name.to_lowercase(), index)).collect();
        Self { folder, names, by_key }
    }

    /// The file with this name, in any letter case.
    fn known(&self, name: &str) -> Option<&String> {
        self.by_key.get(&name.to_lowercase()).and_then(|index| self.names.get(*index))
    }

    /// What is wrong with the picture of this name.
    fn problem(&self, name: &str) -> Option<Problem> {
        match self.known(name) {
            _ if name.is_empty() => Some(Code::V005.error("picture").cure("name-picture")),
            Some(file) => format_problem(file).or_else(|| self.size_problem(file)),
            None => Some(self.absent(name)),
        }
    }

    /// The picture that an element names; `None` for the player's own. A faulty name is kept: it is drawn as a symbol.
    fn named(&self, fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<String> {
        let name = fields.text(element);
        if name.eq_ignore_ascii_case(AVATAR) {
            return None;
        }
        if let Some(problem) = (!fields.is_silent()).then(|| self.problem(&name)).flatten() {
            fields.report(element.text_span(), problem);
        }
        Some(self.known(&name).cloned().unwrap_or(name))
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
                let some = || self.names.iter().take(MAX_LOOKED_AT);
                let whole = some().find(|file| stem(file) == wanted).map(String::as_str);
                let near = whole.or_else(|| nearest(name, some().map(String::as_str)));
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
    Pictures::new(files, files.list("PIECES").unwrap_or_default()).problem(name)
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
