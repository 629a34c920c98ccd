//! Where the values of a level stand in its file. Only locates them; whether they can be read was checked before.

use crate::layout::{Layout, Values};
use crate::read::MATRIX_ELEMENTS;
use crate::xml::{Document, Element};
use std::borrow::Cow;
use std::ops::Range;

/// The spans of a whole level.
#[derive(Debug, Clone, Default)]
pub struct Spans {
    /// The value of each item.
    pub items: Vec<Range<usize>>,
    /// Each matrix.
    pub matrices: Vec<MatrixSpans>,
}

/// The spans of a matrix.
#[derive(Debug, Clone, Default)]
pub struct MatrixSpans {
    pub width: Range<usize>,
    pub height: Range<usize>,
    /// Where the rows may begin.
    pub inner: usize,
    pub rows: Vec<RowSpan>,
}

/// The spans of a row.
#[derive(Debug, Clone)]
pub struct RowSpan {
    /// The whole element.
    pub whole: Range<usize>,
    /// Where its content begins.
    pub inner: usize,
    pub cells: Vec<CellSpan>,
}

/// The spans of a cell.
#[derive(Debug, Clone)]
pub struct CellSpan {
    /// Its text.
    pub text: Range<usize>,
    /// All of it, with its tags.
    pub whole: Range<usize>,
    /// The name of its element; `None` for a word of a short row.
    pub tag: Option<String>,
    pub form: Form,
}

/// How the text of a cell is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As text: special characters are entities.
    Text,
    /// Within CDATA: as it is.
    Cdata,
    /// There is no text and no end tag: `<string/>`.
    EmptyTag,
}

impl Spans {
    /// The spans of the level with this root element.
    pub fn of(doc: &Document, root: &Element<'_>) -> Self {
        let look = SpanFinder { doc };
        let children = |name: &str| root.child(name).map(|e| e.children.as_slice()).unwrap_or_default();
        let items = children("Items").iter().filter(|item| item.local() == "Item");
        let matrices = children("Matrixes").iter().filter(|matrix| MATRIX_ELEMENTS.contains(&matrix.local()));
        Self {
            items: items.filter_map(|item| item.child("Value")).map(|value| look.text_of(value).0).collect(),
            matrices: matrices.map(|matrix| look.matrix(matrix)).collect(),
        }
    }

    /// Whether every value has a place.
    pub fn fit(&self, layout: &Layout) -> bool {
        let fits = |(spans, matrix): (&MatrixSpans, &crate::layout::Matrix)| {
            let count = match &matrix.values {
                Values::Text(list) => list.len(),
                Values::Int(list) => list.len(),
                Values::Bool(list) => list.len(),
            };
            let width = usize::from(matrix.size.width);
            spans.rows.len() * width == count && spans.rows.iter().all(|row| row.cells.len() == width)
        };
        self.items.len() == layout.items.len()
            && self.matrices.len() == layout.matrices.len()
            && self.matrices.iter().zip(&layout.matrices).all(fits)
    }
}

struct SpanFinder<'d> {
    doc: &'d Document,
}

impl SpanFinder<'_> {
    /// What is written there: elements and runs stand in the text that they were read from.
    fn raw(&self, at: Range<usize>) -> &str {
        &self.doc.text[at]
    }

    /// The whole element, from `<` to `>`.
    fn whole(&self, element: &Element<'_>) -> Range<usize> {
        let rest = self.raw(element.end..self.doc.text.len());
        let tag = if rest.starts_with("</") && !self.is_empty_tag(element) {
            rest.find('>').map_or(0, |at| at + 1)
        } else {
            0
        };
        element.at.saturating_sub(1)..element.end + tag
    }

    fn is_empty_tag(&self, element: &Element<'_>) -> bool {
        element.inner == element.end && self.raw(element.at..element.inner).ends_with("/>")
    }

    /// Where the text of an element stands and in what form; everything between its tags if it consists of several parts.
    fn text_of(&self, element: &Element<'_>) -> (Range<usize>, Form) {
        if self.is_empty_tag(element) {
            return (self.whole(element), Form::EmptyTag);
        }
        let mut full = element.runs.iter().filter(|run| !run.text.trim().is_empty());
        match (full.next(), full.next()) {
            (Some(run), None) if matches!(run.text, Cow::Borrowed(_)) => {
                (element.text_span(), self.form(run.at, element.inner))
            }
            _ => (element.inner..element.end, Form::Text),
        }
    }

    /// Whether the text at this place lies in CDATA; `from` is where its element begins.
    fn form(&self, at: usize, from: usize) -> Form {
        let open = self.raw(from..at).rsplit_once("<![CDATA[");
        let is_open = open.is_some_and(|(_, after)| !after.contains("]]>"));
        if is_open { Form::Cdata } else { Form::Text }
    }

    fn matrix(&self, matrix: &Element<'_>) -> MatrixSpans {
        let text = |name: &str| matrix.child(name).map(|e| self.text_of(e).0).unwrap_or_default();
        let Some(rows) = matrix.child("Rows") else { return MatrixSpans::default() };
        MatrixSpans {
            width: text("width"),
            height: text("height"),
            inner: rows.inner,
            rows: rows.children.iter().filter(|row| row.local() == "Row").map(|row| self.row(row)).collect(),
        }
    }

    fn row(&self, row: &Element<'_>) -> RowSpan {
        let cells =
            if row.children.is_empty() { self.words(row) } else { row.children.iter().map(|c| self.cell(c)).collect() };
        RowSpan { whole: self.whole(row), inner: row.inner, cells }
    }

    fn cell(&self, cell: &Element<'_>) -> CellSpan {
        let (text, form) = self.text_of(cell);
        CellSpan { text, whole: self.whole(cell), tag: Some(cell.name.to_owned()), form }
    }

    /// The words of a short row.
    fn words(&self, row: &Element<'_>) -> Vec<CellSpan> {
        let mut cells = Vec::new();
        row.each_word(|_, text| {
            let form = self.form(text.start, row.inner);
            cells.push(CellSpan { whole: text.clone(), text, tag: None, form });
        });
        cells
    }
}
