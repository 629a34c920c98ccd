//! LEVELS/: every level with its description and starting layout, checked against the pieces.

use super::super::fields::{Fields, MAX_LINE};
use super::super::layout::{Layout, Matrix, Name, Value, Values};
use super::super::pieces::{Shown, Stand};
use super::super::xml::Element;
use super::super::{Level, Pieces, RuleLanguage, RulesText, Tables};
use super::layout::{WrittenLayout, read_layout};
use super::{Folder, board_matrices};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};
use switchboard_base::diag::{Code, Place};
use switchboard_base::grid::Cell;

/// How many levels a game may have.
pub const MAX_LEVELS: usize = 10_000;
/// Items and matrices that levels share: a layout beside the levels, which may be missing.
const SHARED: &str = "LEVELS/startingLayout.xml";
/// The items that every level has: the current position and the previous one.
const POSITION_ITEMS: [&str; 4] = ["ax", "ay", "px", "py"];
/// The matrices that lie over the board and must have its size.
const BOARD_MATRICES: [&str; 4] = ["state", "valid", "final", "background"];

type UnknownNames = BTreeMap<Name, (Place, usize)>;

/// The folder names of the levels, in order.
pub(super) fn names(folder: &mut Folder<'_>) -> Vec<String> {
    let listed = folder.list("LEVELS");
    let folders = listed.into_iter().filter_map(|name| name.strip_suffix('/').map(str::to_owned));
    let mut names: Vec<String> = folders.filter(|name| !name.starts_with('.')).collect();
    names.sort_by_key(|name| (name.to_lowercase(), name.clone()));
    names
}

/// Reads all levels that can be played. Without `pieces` (their file was faulty), names of pieces are not checked. Records in `solutions`
/// the place of each level's solution.
pub(super) fn read(
    folder: &mut Folder<'_>,
    pieces: Option<&Pieces>,
    tables: Option<&Tables>,
    (rules, rules_are_whole, takes_any): (Option<&RulesText>, bool, bool),
    solutions: &mut BTreeMap<String, Place>,
) -> Vec<Level> {
    let mut names = names(folder);
    if names.is_empty() || names.len() > MAX_LEVELS {
        let problem = if names.is_empty() {
            Code::F007.error("none").cure("make-level")
        } else {
            Code::F007.error("many").arg("most", MAX_LEVELS)
        };
        folder.problems.push(problem.at(Place::file(folder.files.show("LEVELS"))));
        names.truncate(MAX_LEVELS);
    }
    let language = rules.map(|rules| rules.language);
    let has_opening = rules.is_some_and(|rules| rules.rules.iter().any(|rule| rule.opens));
    let mut context = Context {
        pieces,
        tables,
        language,
        has_opening,
        takes_any,
        ends_by_rule: !rules_are_whole || rules.is_some_and(ends_by_rule),
        shared: Layout::default(),
        is_shared_faulty: false,
    };
    if let Some((shared, is_faulty)) = context.read_shared(folder) {
        (context.shared, context.is_shared_faulty) = (shared, is_faulty);
    }
    let mut levels = Vec::new();
    for name in &names {
        if folder.is_over() {
            break;
        }
        levels.extend(context.level(folder, name, solutions));
    }
    levels
}

/// Whether a rule says `win`, `lose` or `draw`, or what must hold at the end, which only language 2 can.
fn ends_by_rule(rules: &RulesText) -> bool {
    let is_end = |word: &str| ["win", "lose", "draw", "constraint"].iter().any(|end| word.eq_ignore_ascii_case(end));
    let mut words = rules.rules.iter().flat_map(|rule| rule.contents.split(|c: char| !c.is_alphanumeric() && c != '_'));
    rules.language == RuleLanguage::Two && words.any(is_end)
}

struct Context<'a> {
    pieces: Option<&'a Pieces>,
    tables: Option<&'a Tables>,
    language: Option<RuleLanguage>,
    /// Whether a rule runs before the first move, which may compute VALID.
    has_opening: bool,
    /// Whether every signal is the move: then no cell is chosen.
    takes_any: bool,
    /// Whether rules can end a level without a FINAL.
    ends_by_rule: bool,
    /// The contents of [`SHARED`].
    shared: Layout,
    /// Whether it is faulty: then no level can be played.
    is_shared_faulty: bool,
}

impl Context<'_> {
    fn read_shared(&self, folder: &mut Folder<'_>) -> Option<(Layout, bool)> {
        let mut unknown = std::mem::take(&mut folder.unknown_pieces);
        let shared = folder.read_xml(SHARED, false, "LevelLayout", |fields, root| {
            let (written, _) = read_layout(fields, root, &[], &[]);
            check_names(fields, &written);
            check_types(fields, &written);
            self.check_matrices(fields, &written, &mut unknown);
            check_start(fields, &written);
            (written.layout, fields.unusable)
        });
        folder.unknown_pieces = unknown;
        shared
    }

    fn level(&self, folder: &mut Folder<'_>, id: &str, solutions: &mut BTreeMap<String, Place>) -> Option<Level> {
        let path = format!("LEVELS/{id}/description.xml");
        let described = folder.read_xml(&path, true, "LevelDescription", |fields, root| {
            if let Some(solution) = root.child("Solution") {
                solutions.insert(id.to_owned(), fields.place(solution.text_span()));
            }
            description(fields, root)
        });
        let mut level = described.unwrap_or_else(super::tile_level);
        id.clone_into(&mut level.id);
        let mut unknown = std::mem::take(&mut folder.unknown_pieces);
        let path = format!("LEVELS/{id}/startingLayout.xml");
        let layout = folder.read_xml(&path, true, "LevelLayout", |fields, root| {
            let (written, _) = read_layout(fields, root, &[], &[]);
            self.check(fields, root, &written, &mut unknown);
            (!fields.unusable).then_some(written.layout)
        });
        folder.unknown_pieces = unknown;
        level.layout = layout?.filter(|_| !self.is_shared_faulty)?;
        level.layout.complete_with(&self.shared);
        if level.layout.matrix("valid").is_none() {
            level.layout.matrices.extend(self.asked_cells(&level.layout));
        }
        let cells = level.layout.matrices.iter().map(|matrix| matrix.size.area()).sum();
        if !folder.holds_cells(cells) {
            return None;
        }
        if level.layout.matrix("background").is_none() {
            level.layout.matrices.extend(board_matrices(self.tables).cloned());
        }
        Some(level)
    }

    fn check(
        &self,
        fields: &mut Fields<'_, '_>,
        root: &Element<'_>,
        written: &WrittenLayout,
        unknown: &mut UnknownNames,
    ) {
        check_names(fields, written);
        // What could not be read was already reported: that it is missing is no second problem.
        if !fields.unusable && !self.is_shared_faulty {
            let asks = self.asked_cells(&written.layout).or_else(|| self.asked_cells(&self.shared)).is_some();
            check_required(fields, root, written, &self.shared, asks);
        }
        check_sizes(fields, written, &self.shared);
        check_types(fields, written);
        self.check_matrices(fields, written, unknown);
        check_start(fields, written);
        check_position(fields, written, self.pieces);
        let has_final = [&written.layout, &self.shared].iter().any(|layout| layout.matrix("final").is_some());
        let cure = if self.language == Some(RuleLanguage::One) { "add-final" } else { "add-final-or-win" };
        if self.language.is_some() && !self.ends_by_rule && !self.takes_any && !has_final && !fields.unusable {
            fields.report(root.name_span(), Code::L015.warning("no-final").cure(cure));
        }
    }

    /// The VALID of a level that has none: the cells with a piece that says that they are not known yet. None where there
    /// is no such cell, no opening that may make some valid, and a cell is chosen at all.
    fn asked_cells(&self, layout: &Layout) -> Option<Matrix> {
        let (pieces, state) = (self.pieces?, layout.matrix("state")?);
        let Values::Text(names) = &state.values else { return None };
        let is_open =
            |name: &Name| pieces.find(name.key()).is_some_and(|(at, _)| matches!(pieces.stand(at), Stand::Open(_)));
        let values: Vec<bool> = names.iter().map(is_open).collect();
        let valid = Matrix { name: Name::new("VALID"), size: state.size, values: Values::Bool(values) };
        let is_some = matches!(&valid.values, Values::Bool(values) if values.contains(&true));
        (is_some || self.has_opening || self.takes_any).then_some(valid)
    }

    fn check_matrices(&self, fields: &mut Fields<'_, '_>, written: &WrittenLayout, unknown: &mut UnknownNames) {
        for (matrix, (_, cells)) in written.layout.matrices.iter().zip(&written.matrices) {
            self.check_pieces(fields, matrix, cells, unknown);
        }
    }

    /// Checks that the names in STATE, FINAL and BACKGROUND are pieces; FINAL may contain `*`.
    fn check_pieces(
        &self,
        fields: &mut Fields<'_, '_>,
        matrix: &Matrix,
        cells: &[std::ops::Range<usize>],
        unknown: &mut UnknownNames,
    ) {
        let (Some(pieces), Values::Text(values)) = (self.pieces, &matrix.values) else { return };
        let key = matrix.name.key();
        if !["state", "final", "background"].contains(&key) {
            return;
        }
        let mut known = FxHashSet::default();
        for (value, at) in values.iter().zip(cells) {
            if known.contains(value.key()) {
                continue;
            }
            if (key == "final" && value.key() == "*") || pieces.find(value.key()).is_some() {
                known.insert(value.key());
                continue;
            }
            let count = &mut unknown.entry(value.clone()).or_insert_with(|| (fields.doc.place(at.clone()), 0)).1;
            *count += 1;
            fields.unusable |= key == "state";
        }
    }
}

/// Checks that VALID has a cell that can be chosen and that each FINAL requires something: every move reaches one of nothing but `*`.
fn check_start(fields: &mut Fields<'_, '_>, written: &WrittenLayout) {
    for (matrix, (at, _)) in written.layout.matrices.iter().zip(&written.matrices) {
        match (matrix.name.key(), &matrix.values) {
            ("valid", Values::Bool(values)) if !values.contains(&true) => {
                fields.fail(at.clone(), Code::L008.error("no-move").cure("set-valid"));
            }
            ("final", Values::Text(cells)) if !cells.is_empty() && cells.iter().all(|name| name.key() == "*") => {
                fields.report(at.clone(), Code::L023.warning("all-stars").cure("pieces-at-the-end"));
            }
            _ => {}
        }
    }
}

/// Checks that Ax and Ay lie on the board and, if a single piece shows the player's own picture, on that piece.
fn check_position(fields: &mut Fields<'_, '_>, written: &WrittenLayout, pieces: Option<&Pieces>) {
    let layout = &written.layout;
    let at = |key: &str| {
        let (item, span) = layout.items.iter().zip(&written.items).find(|(item, _)| item.name.key() == key)?;
        let Value::Int(number) = item.value else { return None };
        Some((number, span.clone()))
    };
    let (Some((x, span)), Some((y, _)), Some(state)) = (at("ax"), at("ay"), layout.matrix("state")) else { return };
    let cell = u8::try_from(x).ok().zip(u8::try_from(y).ok()).map(|(x, y)| Cell::new(x, y));
    let Some(cell) = cell.filter(|cell| state.size.index(*cell).is_some()) else {
        let problem = Code::L021.warning("off-the-board").arg("x", x).arg("y", y);
        fields.report(span, problem.arg("size", state.size.to_string()).cure("from-zero"));
        return;
    };
    let (Some(pieces), Values::Text(cells)) = (pieces, &state.values) else { return };
    let own: Vec<Cell> =
        state.size.cells().zip(cells).filter(|(_, name)| is_walker(pieces, name)).map(|(cell, _)| cell).collect();
    if let [found] = own.as_slice()
        && *found != cell
    {
        let problem = Code::L022.note("beside-the-piece").arg("x", x).arg("y", y);
        fields.report(span, problem.arg("column", found.x).arg("row", found.y).cure("where-it-stands"));
    }
}

/// Whether the piece shows the player's own picture.
fn is_walker(pieces: &Pieces, name: &Name) -> bool {
    pieces.find(name.key()).is_some_and(|(_, piece)| piece.layers.iter().any(|layer| layer.shown == Shown::Avatar))
}

fn description(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> Level {
    let once = ["MinimumNumberOfMoves", "Author", "Source", "Licence", "Solution"];
    let children = fields.children(root, &once, &["Name", "Difficulty"]);
    let minimum = children.get("MinimumNumberOfMoves").filter(|e| !e.text().is_empty());
    Level {
        id: String::new(),
        name: fields.texts(&children, "Name", MAX_LINE),
        difficulty: fields.texts(&children, "Difficulty", MAX_LINE),
        minimum_moves: minimum.and_then(|e| fields.number(e, 0..=9_999_999)).unwrap_or_default(),
        author: fields.text_of(&children, "Author"),
        source: fields.text_of(&children, "Source"),
        licence: fields.text_of(&children, "Licence"),
        solution: children.get("Solution").map(|element| fields.text(element)).unwrap_or_default(),
        layout: Layout::default(),
    }
}

/// Checks that no two items and no two matrices (except FINAL) share a name. An item and a matrix may: brackets tell them apart.
fn check_names(fields: &mut Fields<'_, '_>, written: &WrittenLayout) {
    let items = written.layout.items.iter().map(|item| &item.name).zip(&written.items).map(|(n, at)| (n, at, "item"));
    let matrices = written.layout.matrices.iter().zip(&written.matrices).map(|(m, (at, _))| (&m.name, at, "matrix"));
    let mut seen: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (name, at, what) in items.chain(matrices) {
        if !seen.insert((what, name.key())) && (what, name.key()) != ("matrix", "final") {
            fields.fail(at.clone(), Code::L011.error(what).arg("name", name).cure("rename-one"));
        }
    }
}

/// `asks`: whether a missing VALID follows from STATE; one that is only misspelt is reported all the same.
fn check_required(
    fields: &mut Fields<'_, '_>,
    root: &Element<'_>,
    written: &WrittenLayout,
    shared: &Layout,
    asks: bool,
) {
    let at = |name: &str| root.child(name).unwrap_or(root).name_span();
    for (key, code) in [("state", Code::L001), ("valid", Code::L002)] {
        if written.layout.matrix(key).is_none() && shared.matrix(key).is_none() {
            let wanted = key.to_uppercase();
            let problem = code.error("no-matrix").arg("wanted", &wanted);
            let others = || written.layout.matrices.iter().zip(&written.matrices);
            let near = switchboard_base::diag::nearest(key, others().map(|(m, _)| m.name.key()));
            match near.and_then(|near| others().find(|(m, _)| m.name.key() == near)) {
                Some((near, (at, _))) => fields.fail(at.clone(), problem.arg("near", &near.name).cure("write-instead")),
                None if key == "valid" && asks => {}
                None => fields.fail(at("Matrixes"), problem.cure("add-as-template")),
            }
        }
    }
    let is_missing = |key: &str| written.layout.item(key).is_none() && shared.item(key).is_none();
    let missing: Vec<&str> = POSITION_ITEMS.into_iter().filter(|key| is_missing(key)).collect();
    if !missing.is_empty() {
        let written_as: Vec<String> = missing
            .iter()
            .map(|key| key.chars().enumerate().map(|(i, c)| if i == 0 { c.to_ascii_uppercase() } else { c }).collect())
            .collect();
        let problem = Code::L003.error("positions").arg("count", missing.len()).arg("names", written_as.join(", "));
        fields.fail(at("Items"), problem.cure("add-positions"));
    }
}

/// Checks that everything that lies over the board has the size of STATE.
fn check_sizes(fields: &mut Fields<'_, '_>, written: &WrittenLayout, shared: &Layout) {
    let Some(state) = written.layout.matrix("state").or(shared.matrix("state")) else { return };
    for (matrix, (at, _)) in written.layout.matrices.iter().zip(&written.matrices) {
        if BOARD_MATRICES.contains(&matrix.name.key()) && matrix.size != state.size {
            let problem = Code::L004.error("size").arg("name", &matrix.name).arg("size", matrix.size.to_string());
            fields.fail(at.clone(), problem.arg("state", state.size.to_string()).cure("same-size"));
        }
    }
    let at = written.layout.matrices.iter().zip(&written.matrices).find(|(matrix, _)| matrix.name.key() == "state");
    let Some((_, (at, _))) = at else { return };
    let is_used = |matrix: &&Matrix| written.layout.matrix(matrix.name.key()).is_none() && matrix.size != state.size;
    for matrix in shared.matrices.iter().filter(is_used).filter(|m| BOARD_MATRICES.contains(&m.name.key())) {
        let problem = Code::L004.error("shared").arg("name", &matrix.name).arg("size", matrix.size.to_string());
        fields.fail(at.clone(), problem.arg("state", state.size.to_string()).arg("file", SHARED).cure("own-matrix"));
    }
}

fn check_types(fields: &mut Fields<'_, '_>, written: &WrittenLayout) {
    for (matrix, (at, _)) in written.layout.matrices.iter().zip(&written.matrices) {
        let key = matrix.name.key();
        let wanted = match (key, &matrix.values) {
            ("valid", Values::Text(_) | Values::Int(_)) => "MatrixBool",
            ("state" | "final" | "background", Values::Bool(_) | Values::Int(_)) => "MatrixString",
            _ => continue,
        };
        let problem = Code::L013.error("matrix").arg("name", &matrix.name).arg("wanted", wanted);
        fields.fail(at.clone(), problem.cure("write-as"));
    }
    for (item, at) in written.layout.items.iter().zip(&written.items) {
        if POSITION_ITEMS.contains(&item.name.key()) && !matches!(item.value, Value::Int(_)) {
            fields.fail(at.clone(), Code::L013.error("position").arg("name", &item.name).cure("type-int"));
        }
    }
}
