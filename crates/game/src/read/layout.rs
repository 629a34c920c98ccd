//! Items and matrices in XML: startingLayout.xml, tables.xml and every save.

use super::super::fields::{Children, Fields, boolean_problem, number_problem, read_boolean, read_number};
use super::super::layout::{Item, Layout, Matrix, Name, Value, Values};
use super::super::xml::Element;
use rustc_hash::FxHashMap;
use std::ops::Range;
use switchboard_base::diag::{Code, Problem, nearest};
use switchboard_base::grid::{MAX_SIDE, Size};

/// The elements that contain a matrix.
pub const MATRIX_ELEMENTS: [&str; 3] = ["MatrixString", "MatrixBool", "MatrixInt"];
/// How many items or matrices a level may have.
pub const MAX_NAMED: usize = 4096;

/// A layout as written, and the places of its parts.
#[derive(Debug, Clone, Default)]
pub struct WrittenLayout {
    /// Items and matrices; ill-formed ones are left out.
    pub layout: Layout,
    /// For each item, the place of its name.
    pub items: Vec<Range<usize>>,
    /// For each matrix, the place of its name and of each cell (row by row).
    pub matrices: Vec<(Range<usize>, Vec<Range<usize>>)>,
}

/// Reads the children of an element that contains `<Items>` and `<Matrixes>`; `more` names other children allowed once. Sets
/// [`Fields::unusable`] if anything in it is ill-formed.
pub fn read_layout<'e, 't>(
    fields: &mut Fields<'_, '_>,
    element: &'e Element<'t>,
    more: &[&'static str],
    many: &[&'static str],
) -> (WrittenLayout, Children<'e, 't>) {
    let names: Vec<&'static str> = ["Items", "Matrixes"].into_iter().chain(more.iter().copied()).collect();
    let children = fields.children(element, &names, many);
    let mut written = WrittenLayout::default();
    if let Some(items) = fields.need(&children, "Items") {
        let list = fields.children(items, &[], &["Item"]);
        fields.unusable |= list.has_slips();
        for element in list.all("Item").take(MAX_NAMED) {
            if let Some((item, at)) = item(fields, element) {
                written.layout.items.push(item);
                written.items.push(at);
            }
        }
        if list.all("Item").count() > MAX_NAMED {
            fields.fail(items.name_span(), Code::L014.error("items").arg("most", MAX_NAMED));
        }
    }
    if let Some(matrices) = fields.need(&children, "Matrixes") {
        let list = fields.children(matrices, &[], &MATRIX_ELEMENTS);
        read_matrices(fields, &list, &mut written);
    }
    (written, children)
}

/// Reads the matrices among `list`, in file order.
pub(super) fn read_matrices(fields: &mut Fields<'_, '_>, list: &Children<'_, '_>, written: &mut WrittenLayout) {
    let elements = list.of.children.iter().filter(|child| MATRIX_ELEMENTS.contains(&child.local()));
    for element in elements.clone().take(MAX_NAMED) {
        if let Some((matrix, at, cells)) = matrix(fields, element) {
            written.layout.matrices.push(matrix);
            written.matrices.push((at, cells));
        }
    }
    fields.unusable |= list.has_slips();
    if elements.count() > MAX_NAMED {
        fields.fail(list.of.name_span(), Code::L014.error("matrices").arg("most", MAX_NAMED));
    }
}

fn item(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<(Item, Range<usize>)> {
    let children = fields.children(element, &["Name", "Value", "Show"], &[]);
    let name_element = fields.need(&children, "Name")?;
    let name = fields.name(name_element);
    let value = fields.need(&children, "Value").and_then(|e| value(fields, e));
    let show = children.get("Show").and_then(|e| fields.boolean(e)).unwrap_or_default();
    Some((Item { name: name?, value: value?, show }, name_element.text_span()))
}

/// `<Value xsi:type="xsd:int">0</Value>`.
fn value(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Value> {
    fields.attributes(element, &["type"]);

    let Some(attribute) = element.attribute("type") else {
        if element.attributes.is_empty() {
            fields.fail(element.name_span(), Code::L010.error("no-type").cure("value-types"));
        }
        fields.unusable = true;
        return None;
    };
    let kind = attribute.value.rsplit(':').next().unwrap_or_default().trim();
    match kind {
        "int" => fields.number(element, i32::MIN..=i32::MAX).map(Value::Int),
        "boolean" => fields.boolean(element).map(Value::Bool),
        "string" => Some(Value::Text(Name::new(&fields.text(element)))),
        _ => {
            let near = nearest(kind, ["int", "string", "boolean"]);
            let problem = Code::L009.error("unknown").arg("type", &*attribute.value);
            let problem = match near {
                Some(near) => problem.arg("near", format!("xsd:{near}")).cure("near"),
                None => problem.cure("value-types"),
            };
            fields.fail(attribute.span.clone(), problem);
            None
        }
    }
}

fn matrix(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<(Matrix, Range<usize>, Vec<Range<usize>>)> {
    let (values, cell_name) = match element.local() {
        "MatrixString" => (Values::Text(Vec::new()), "string"),
        "MatrixBool" => (Values::Bool(Vec::new()), "boolean"),
        _ => (Values::Int(Vec::new()), "int"),
    };
    let children = fields.children(element, &["name", "width", "height", "Rows"], &[]);
    let name_element = fields.need(&children, "name");
    let name = name_element.and_then(|e| fields.name(e));
    let width = fields.need(&children, "width").and_then(|e| fields.number(e, 1..=MAX_SIDE));
    let height = fields.need(&children, "height").and_then(|e| fields.number(e, 1..=MAX_SIDE));
    let rows = fields.need(&children, "Rows")?;
    let list = fields.children(rows, &[], &["Row"]);
    let at = name_element.map_or(element.name_span(), Element::text_span);
    let name = name?;
    let size = Size::new(width?, height?);
    let spans = Vec::with_capacity(size.area());
    let mut cells = Cells { wrong_cell_told: false, cell_name, values, spans, names: FxHashMap::default() };
    let mut good = true;
    let mut count = 0;
    for row in list.all("Row") {
        count += 1;
        let before = cells.spans.len();
        good &= cells.row(fields, row);
        let found = cells.spans.len() - before;
        if good && found != usize::from(size.width) && count <= usize::from(size.height) {
            good = false;
            let problem = Code::L006.error("row").arg("row", count).arg("name", &name).arg("cells", found);
            fields.fail(row.name_span(), problem.arg("width", size.width).cure("cells-as-width"));
        }
        if !good && count >= usize::from(size.height) {
            break;
        }
    }
    if good && count != usize::from(size.height) {
        good = false;
        let problem = Code::L005.error("rows").arg("name", &name).arg("rows", count).arg("height", size.height);
        fields.fail(rows.name_span(), problem.cure("rows-as-height"));
    }
    good.then_some((Matrix { name, size, values: cells.values }, at, cells.spans))
}

struct Cells {
    /// Whether an element that is no cell of this matrix was already reported.
    wrong_cell_told: bool,
    cell_name: &'static str,
    values: Values,
    spans: Vec<Range<usize>>,
    /// By written form: a board has few different pieces on many cells.
    names: FxHashMap<String, Name>,
}

impl Cells {
    /// Reads one row, long or short. Returns whether all of it was well-formed; a wrong cell is counted nevertheless.
    fn row(&mut self, fields: &mut Fields<'_, '_>, row: &Element<'_>) -> bool {
        if row.children.is_empty() {
            return self.short_row(fields, row);
        }
        if let Some(run) = row.runs.iter().find(|run| !run.text.trim().is_empty()) {
            fields.fail(run.at..run.end, Code::X009.error("between-cells").cure("row-one-way"));
            return false;
        }
        let mut good = true;
        for cell in &row.children {
            if cell.local() != self.cell_name {
                good = false;
                self.wrong_cell(fields, cell);
            } else {
                fields.end_tag(cell);
            }
            if let Some(inner) = cell.children.first() {
                good = false;
                let problem = Code::X008.error("unknown").arg("name", inner.name).arg("of", cell.name);
                fields.fail(inner.name_span(), problem.cure("only-text"));
            }
            good &= self.cell(fields, &cell.text(), cell.text_span());
        }
        good
    }

    /// One problem per matrix: an author who chose the wrong element used it everywhere.
    fn wrong_cell(&mut self, fields: &mut Fields<'_, '_>, cell: &Element<'_>) {
        fields.unusable = true;
        if std::mem::replace(&mut self.wrong_cell_told, true) {
            return;
        }
        let problem = Code::X008.error("other-cell").arg("found", cell.name).arg("name", self.cell_name);
        fields.report(cell.name_span(), problem.cure("cell-or-matrix"));
    }

    fn short_row(&mut self, fields: &mut Fields<'_, '_>, row: &Element<'_>) -> bool {
        let mut good = true;
        row.each_word(|word, at| good &= self.cell(fields, word, at));
        good
    }

    fn cell(&mut self, fields: &mut Fields<'_, '_>, text: &str, at: Range<usize>) -> bool {
        self.spans.push(at.clone());
        match &mut self.values {
            Values::Text(list) => {
                let known = self.names.get(text).cloned();
                list.push(known.unwrap_or_else(|| {
                    let name = Name::new(text);
                    self.names.insert(text.to_owned(), name.clone());
                    name
                }));
            }
            Values::Bool(list) => match read_boolean(text) {
                Some(value) => list.push(value),
                None => return refuse(fields, at, boolean_problem(text)),
            },
            Values::Int(list) => match read_number(text, &(i32::MIN..=i32::MAX)) {
                Some(value) => list.push(value),
                None => return refuse(fields, at, number_problem(text, &(i32::MIN..=i32::MAX))),
            },
        }
        true
    }
}

fn refuse(fields: &mut Fields<'_, '_>, at: Range<usize>, problem: Problem) -> bool {
    fields.fail(at, problem);
    false
}
