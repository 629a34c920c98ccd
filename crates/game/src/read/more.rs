//! Optional files of a game: tables.xml, opponents.xml, opponents.json, generator.xml, measures.xml.

use super::super::fields::{Fields, MAX_LINE, read_number};
use super::super::files::FileFault;
use super::super::layout::Name;
use super::super::xml::Element;
use super::super::{OpponentSource, RuleText, Search, SearchKind, Source, Tables};
use super::Folder;
use super::layout::{MATRIX_ELEMENTS, WrittenLayout, read_matrices};
use rustc_hash::FxHashSet;
use std::str::FromStr;
use switchboard_base::diag::{Code, Place, nearest};
use switchboard_base::grid::{Cell, MAX_SIDE};

/// The longest time a computer player may think about a move, in milliseconds.
const MAX_THINKING_MS: u32 = 60_000;
/// The greatest search depth of a computer player, in moves.
const MAX_SEARCH_DEPTH: u32 = 100;
/// What computer players have learnt of a game.
pub const LEARNT_FILE: &str = "opponents.json";
/// The largest opponents.json that is read, in bytes.
pub const MAX_LEARNT_BYTES: u64 = 64 * 1024;
/// How many cells all lists of a game may contain together.
const MAX_LISTED_CELLS: usize = 100_000;

const SEARCHES: [(&str, SearchKind); 2] = [("mcts", SearchKind::Mcts), ("alphabeta", SearchKind::AlphaBeta)];

pub(super) fn read_tables(folder: &mut Folder<'_>) -> Option<Tables> {
    folder.read_xml("tables.xml", false, "Tables", |fields, root| {
        let [text, truth, int] = MATRIX_ELEMENTS;
        let children = fields.children(root, &[], &["Cells", text, truth, int]);
        let mut written = WrittenLayout::default();
        read_matrices(fields, &children, &mut written);
        let mut tables = Tables { matrices: written.layout.matrices, cells: Vec::new() };
        let mut left = MAX_LISTED_CELLS;
        for element in children.all("Cells") {
            if let Some(named) = cells(fields, element, &mut left) {
                tables.cells.push(named);
            }
        }
        let names = tables.matrices.iter().map(|m| &m.name).chain(tables.cells.iter().map(|(name, _)| name));
        let mut known = FxHashSet::default();
        for name in names {
            if !known.insert(name.key()) {
                fields.report(root.name_span(), Code::C001.error("twice").arg("name", name).cure("rename-one"));
            }
        }
        tables
    })
}

/// `<Cells name="Mills"><List>0,0 3,0 6,0</List>...</Cells>`.
fn cells(fields: &mut Fields<'_, '_>, element: &Element<'_>, left: &mut usize) -> Option<(Name, Vec<Vec<Cell>>)> {
    fields.attributes(element, &["name"]);
    let children = fields.children(element, &[], &["List"]);
    let name =
        element.attribute("name").map(|attribute| Name::new(&attribute.value)).filter(|name| !name.key().is_empty());
    if name.is_none() {
        fields.report(element.name_span(), Code::X011.error("name").arg("of", "Cells").cure("cells-name"));
    }
    let mut lists = Vec::new();
    for list in children.all("List") {
        let text = fields.text(list);
        let mut cells = Vec::new();
        for word in text.split_whitespace() {
            match Cell::from_str(word) {
                Ok(cell) if cell.x < MAX_SIDE && cell.y < MAX_SIDE => cells.push(cell),
                _ => {
                    let at = fields.doc.text.get(list.inner..list.end).and_then(|inner| inner.find(word));
                    let from = at.map_or(list.text_span().start, |at| list.inner + at);
                    fields.report(
                        from..from + word.len(),
                        Code::C002.error("no-cell").arg("word", word).cure("cell-form"),
                    );
                }
            }
        }
        *left = left.saturating_sub(cells.len());
        if *left == 0 {
            let problem = Code::C002.error("many").arg("most", MAX_LISTED_CELLS);
            fields.report(list.name_span(), problem);
            break;
        }
        lists.push(cells);
    }
    Some((name?, lists))
}

pub(super) fn read_opponents(folder: &mut Folder<'_>) -> Option<Vec<OpponentSource>> {
    folder.read_xml("opponents.xml", false, "ArrayOfOpponent", |fields, root| {
        let children = fields.children(root, &[], &["Opponent"]);
        children.all("Opponent").filter_map(|element| opponent(fields, element)).collect()
    })
}

fn opponent(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<OpponentSource> {
    let children = fields.children(element, &["Contents", "Playout", "Search"], &["Name"]);
    fields.need(&children, "Name")?;
    let name = fields.texts(&children, "Name", MAX_LINE);
    let search = children.get("Search").and_then(|e| search(fields, e));
    let mut script = |name: &str| {
        let element = children.get(name)?;
        fields.text(element);
        // as in the file, since the places in a script count from its beginning
        let contents = fields.doc.rule_in_place(element);
        Some(RuleText { contents, breaks: false, opens: false, offsets: Vec::new() })
    };
    let (contents, playout) = (script("Contents"), script("Playout"));
    if let Some(element) = children.get("Playout")
        && (children.get("Search").is_none() || search.is_some_and(|search| search.kind != SearchKind::Mcts))
    {
        fields.report(element.name_span(), Code::O001.error("playout").cure("playout"));
    }
    Some(OpponentSource { name, search, contents, playout, file: fields.doc.file.clone() })
}

/// `<Search kind="mcts" milliseconds="500" depth="4"/>`.
fn search(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Search> {
    fields.attributes(element, &["kind", "milliseconds", "depth", "amaf", "guided"]);
    fields.text(element);
    let kind = element.attribute("kind");
    let word = kind.map(|attribute| attribute.value.to_lowercase()).unwrap_or_default();
    let Some((_, kind)) = SEARCHES.iter().find(|(name, _)| *name == word) else {
        let problem = Code::O001.error("unknown").arg("word", &word);
        let problem = match nearest(&word, SEARCHES.iter().map(|(name, _)| *name)) {
            Some(near) => problem.arg("near", near).cure("near"),
            None => problem.cure("search-kinds"),
        };
        fields.report(element.attribute("kind").map_or(element.name_span(), |a| a.span.clone()), problem);
        return None;
    };
    let mut number = |name: &str, most: u32, usual: u32| {
        let Some(attribute) = element.attribute(name) else { return usual };
        read_number(attribute.value.trim(), &(0..=most)).unwrap_or_else(|| {
            fields.report(attribute.span.clone(), super::super::fields::number_problem(&attribute.value, &(0..=most)));
            usual
        })
    };
    let (milliseconds, depth) = (number("milliseconds", MAX_THINKING_MS, 500), number("depth", MAX_SEARCH_DEPTH, 0));
    let mut truth = |name: &str| element.attribute(name).and_then(|attribute| fields.boolean_attribute(attribute));
    let (amaf, guided) = (truth("amaf"), truth("guided") == Some(true));
    Some(Search { kind: *kind, milliseconds, depth, amaf, guided })
}

/// opponents.json, if it is not too large. What it says is read where a computer player is made.
pub(super) fn read_learnt(folder: &mut Folder<'_>) -> Option<Source> {
    if let Ok(size) = folder.files.size(LEARNT_FILE)
        && size > MAX_LEARNT_BYTES
    {
        let problem = FileFault::TooLarge { size, limit: MAX_LEARNT_BYTES }.problem();
        folder.problems.push(problem.cure("train-again").at(Place::file(folder.files.show(LEARNT_FILE))));
        return None;
    }
    let doc = folder.document(LEARNT_FILE, false)?;
    Some(Source::new(doc.file, doc.text))
}

/// generator.xml or measures.xml. Whether it is XML is seen here; what it says is read where levels are made.
pub(super) fn read_source(folder: &mut Folder<'_>, name: &str) -> Option<Source> {
    let doc = folder.document(name, false)?;
    match doc.parse() {
        Ok(_) => Some(Source::new(doc.file.clone(), doc.text.clone())),
        Err(problem) => {
            folder.problems.push(problem);
            None
        }
    }
}
