//! A level's startingLayout.xml that can be changed cell by cell: what is not changed stays exactly as written, byte for byte - comments,
//! spaces, entities, line ends, other elements. Never touches a file, and never produces bytes that would not be read as the requested
//! level.

mod spans;

use super::fields::Fields;
use super::layout::{Layout, Matrix, Value, Values};
use super::read::read_layout;
use super::xml::Document;
use quick_xml::escape::partial_escape;
use spans::{CellSpan, Form, MatrixSpans, RowSpan, Spans};
use std::ops::Range;
use switchboard_base::diag::{Code, Place, Problem, Problems};

/// The byte order mark that some programs write before the text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The file as read.
#[derive(Debug, Clone)]
pub struct LevelText {
    doc: Document,
    has_mark: bool,
    layout: Layout,
    spans: Spans,
}

/// New text that replaces these bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TextEdit {
    at: Range<usize>,
    text: String,
}

impl TextEdit {
    fn new(at: Range<usize>, text: impl Into<String>) -> Self {
        Self { at, text: text.into() }
    }
}

impl LevelText {
    /// Reads the bytes of a file that messages call `file`.
    ///
    /// # Errors
    /// The first problem that prevents items or matrices from being read completely.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, Problem> {
        let doc = Document::new(file.to_owned(), bytes.to_vec())?;
        let root = doc.parse()?;
        let mut problems = Problems::new();
        let mut fields = Fields::new(&doc, &mut problems);
        fields.root(&root, "LevelLayout");
        let (written, _) = read_layout(&mut fields, &root, &[], &[]);
        let is_unusable = fields.unusable;
        let spans = Spans::of(&doc, &root);
        if is_unusable || !spans.fit(&written.layout) {
            let first =
                problems.iter().find(|problem| problem.severity == switchboard_base::diag::Severity::Error).cloned();
            return Err(first.unwrap_or_else(|| unchangeable(&doc.file)));
        }
        let has_mark = bytes.starts_with(BYTE_ORDER_MARK);
        Ok(Self { layout: written.layout, spans, has_mark, doc })
    }

    /// The layout that it contains.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The path used in messages.
    pub fn file(&self) -> &str {
        &self.doc.file
    }

    /// The bytes of the file changed to `wanted`: the same items and matrices in the same order, with other values and sizes.
    ///
    /// # Errors
    /// N005 if the way the file is written makes that impossible.
    pub fn with(&self, wanted: &Layout) -> Result<Vec<u8>, Problem> {
        let fault = || unchangeable(&self.doc.file);
        let same = self.layout.items.len() == wanted.items.len() && self.layout.matrices.len() == wanted.matrices.len();
        if !same {
            return Err(fault());
        }
        let mut edits = self.item_edits(wanted);
        for ((old, new), spans) in self.layout.matrices.iter().zip(&wanted.matrices).zip(&self.spans.matrices) {
            edits.extend(self.matrix_edits(old, new, spans));
        }
        let text = self.apply(0..self.doc.text.len(), edits).ok_or_else(fault)?;
        let mut bytes = if self.has_mark { BYTE_ORDER_MARK.to_vec() } else { Vec::new() };
        bytes.extend_from_slice(text.as_bytes());
        match Self::read(&self.doc.file, &bytes) {
            Ok(read) if read.layout == *wanted => Ok(bytes),
            _ => Err(fault()),
        }
    }

    /// What is written there: the spans were found in this text.
    fn raw(&self, at: Range<usize>) -> &str {
        &self.doc.text[at]
    }

    /// These bytes with the edits applied; they must lie inside and must not overlap.
    fn apply(&self, whole: Range<usize>, mut edits: Vec<TextEdit>) -> Option<String> {
        edits.sort_by_key(|edit| (edit.at.start, edit.at.end));
        let mut text = String::with_capacity(whole.len());
        let mut at = whole.start;
        for edit in edits {
            text.push_str(self.doc.text.get(at..edit.at.start)?);
            text.push_str(&edit.text);
            at = edit.at.end;
        }
        text.push_str(self.doc.text.get(at..whole.end)?);
        Some(text)
    }

    fn item_edits(&self, wanted: &Layout) -> Vec<TextEdit> {
        let pairs = self.layout.items.iter().zip(&wanted.items).zip(&self.spans.items);
        let changed = pairs.filter(|((old, new), _)| old.value != new.value);
        changed
            .map(|((_, new), at)| TextEdit::new(at.clone(), partial_escape(written(&new.value)).into_owned()))
            .collect()
    }

    fn matrix_edits(&self, old: &Matrix, new: &Matrix, spans: &MatrixSpans) -> Vec<TextEdit> {
        let mut edits = Vec::new();
        if old.size.width != new.size.width {
            edits.push(TextEdit::new(spans.width.clone(), new.size.width.to_string()));
        }
        if old.size.height != new.size.height {
            edits.push(TextEdit::new(spans.height.clone(), new.size.height.to_string()));
        }
        let (before, after) = (usize::from(old.size.height), usize::from(new.size.height));
        for (y, row) in spans.rows.iter().enumerate().take(after) {
            edits.extend(self.row_edits(row, &row_of(old, y), &row_of(new, y)));
        }
        let (Some(last), Some(kept)) = (spans.rows.last(), spans.rows.get(after.min(before).saturating_sub(1))) else {
            return edits;
        };
        if after < before {
            edits.push(TextEdit::new(kept.whole.end..last.whole.end, ""));
        }
        let gap = self.gap_before(spans.rows.iter().map(|row| &row.whole), spans.inner);
        let added = (before..after).filter_map(|y| {
            let row =
                self.apply(last.whole.clone(), self.row_edits(last, &row_of(old, before - 1), &row_of(new, y)))?;
            Some(format!("{gap}{row}"))
        });
        let added: String = added.collect();
        if !added.is_empty() {
            edits.push(TextEdit::new(last.whole.end..last.whole.end, added));
        }
        edits
    }

    /// The white space directly before the last of these stretches; the first of them follows `inner`.
    fn gap_before<'a>(&self, stretches: impl Iterator<Item = &'a Range<usize>>, inner: usize) -> &str {
        let mut before = inner;
        let mut gap = "";
        for stretch in stretches {
            gap = self.raw(before..stretch.start);
            before = stretch.end;
        }
        // a comment is not repeated
        &gap[gap.trim_end().len()..]
    }

    fn row_edits(&self, row: &RowSpan, old: &[Value], new: &[Value]) -> Vec<TextEdit> {
        let changed = row.cells.iter().zip(old.iter().zip(new)).filter(|(_, (old, new))| old != new);
        let mut edits: Vec<TextEdit> = changed.map(|(cell, (_, new))| self.cell_edit(cell, new)).collect();
        let (Some(last), Some(kept)) = (row.cells.last(), row.cells.get(new.len().min(old.len()).saturating_sub(1)))
        else {
            return edits;
        };
        if new.len() < old.len() {
            edits.push(TextEdit::new(kept.whole.end..last.whole.end, ""));
        }
        let gap = self.gap_before(row.cells.iter().map(|cell| &cell.whole), row.inner);
        // two words are always separated by a space
        let gap = if row.cells.len() == 1 { "" } else { gap };
        let gap = if gap.is_empty() && last.tag.is_none() { " " } else { gap };
        let added: String =
            new.iter().skip(old.len()).map(|value| format!("{gap}{}", self.spelled(last, value))).collect();
        if !added.is_empty() {
            edits.push(TextEdit::new(last.whole.end..last.whole.end, added));
        }
        edits
    }

    /// The cell with another value.
    fn cell_edit(&self, cell: &CellSpan, value: &Value) -> TextEdit {
        let word = written(value);
        match (cell.form, &cell.tag) {
            (Form::Cdata, _) => TextEdit::new(cell.text.clone(), word),
            (Form::Text, Some(_)) => TextEdit::new(cell.text.clone(), partial_escape(&word).into_owned()),
            (Form::Text, None) => TextEdit::new(cell.text.clone(), in_short_row(&word)),
            (Form::EmptyTag, _) => TextEdit::new(cell.whole.clone(), self.spelled(cell, value)),
        }
    }

    /// A complete cell with this value, written in the manner of `like`.
    fn spelled(&self, like: &CellSpan, value: &Value) -> String {
        let word = written(value);
        match &like.tag {
            Some(tag) => format!("<{tag}>{}</{tag}>", partial_escape(&word)),
            None if like.form == Form::Cdata => word,
            None => in_short_row(&word),
        }
    }
}

/// A row of a matrix as values.
fn row_of(matrix: &Matrix, y: usize) -> Vec<Value> {
    let width = usize::from(matrix.size.width);
    (y * width..(y + 1) * width).filter_map(|index| matrix.value(index)).collect()
}

fn written(value: &Value) -> String {
    match value {
        Value::Text(name) => name.written().to_owned(),
        Value::Int(number) => number.to_string(),
        Value::Bool(truth) => truth.to_string(),
    }
}

/// A word among others: without white space (the name is the same without it), escaped for XML.
fn in_short_row(word: &str) -> String {
    let word: String = word.chars().filter(|c| !c.is_whitespace()).collect();
    if word.contains(['<', '&']) { format!("<![CDATA[{word}]]>") } else { word }
}

fn unchangeable(file: &str) -> Problem {
    Code::N005.error("form").at(Place::file(file)).arg("file", file).cure("rows-as-template")
}

impl Matrix {
    /// The value of a cell, counted row by row; `None` outside the matrix.
    pub fn value(&self, index: usize) -> Option<Value> {
        match &self.values {
            Values::Text(list) => list.get(index).cloned().map(Value::Text),
            Values::Int(list) => list.get(index).copied().map(Value::Int),
            Values::Bool(list) => list.get(index).copied().map(Value::Bool),
        }
    }

    /// Gives a cell another value of the matrix's own type; returns the value before, or `None` if nothing was changed.
    pub fn set_value(&mut self, index: usize, value: &Value) -> Option<Value> {
        let before = self.value(index)?;
        match (&mut self.values, value) {
            (Values::Text(list), Value::Text(name)) => name.clone_into(list.get_mut(index)?),
            (Values::Int(list), Value::Int(number)) => *list.get_mut(index)? = *number,
            (Values::Bool(list), Value::Bool(truth)) => *list.get_mut(index)? = *truth,
            _ => return None,
        }
        (before != *value).then_some(before)
    }

    /// The same matrix with another number of columns and rows: what is cut off at the right and at the bottom is lost, and additional
    /// cells repeat the last column and row.
    #[must_use]
    pub fn resized(&self, size: switchboard_base::grid::Size) -> Self {
        let last = |n: u8| n.saturating_sub(1);
        let from = |cell: switchboard_base::grid::Cell| {
            let inside = switchboard_base::grid::Cell::new(
                cell.x.min(last(self.size.width)),
                cell.y.min(last(self.size.height)),
            );
            self.size.index(inside)
        };
        let places: Vec<usize> = size.cells().filter_map(from).collect();
        let values = match &self.values {
            Values::Text(list) => Values::Text(places.iter().filter_map(|at| list.get(*at).cloned()).collect()),
            Values::Int(list) => Values::Int(places.iter().filter_map(|at| list.get(*at).copied()).collect()),
            Values::Bool(list) => Values::Bool(places.iter().filter_map(|at| list.get(*at).copied()).collect()),
        };
        Self { name: self.name.clone(), size, values }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests;
