//! Texts in cells of spreadsheets: none may be taken for a formula.

/// A formula begins with one of these in a spreadsheet.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A cell that a spreadsheet would take for a formula, preceded by the apostrophe that makes it plain text there. Numbers stay as they are.
pub fn quoted(cell: &str) -> std::borrow::Cow<'_, str> {
    let formula = cell.starts_with(FORMULA) && cell.parse::<f64>().is_err();
    if formula { format!("'{cell}").into() } else { cell.into() }
}

/// The reverse of [`quoted`].
pub fn unquoted(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(cell)
}
