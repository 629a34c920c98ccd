//! The problems of a game's folder as lines beside a board. Only reads.

use crate::diag::{Problem, Problems, Severity};
use crate::shell::PanelLine;
use crate::shell::context::View;

/// How many problems are listed beside the board at most.
const MOST_LINES: usize = 60;

/// How many there are, in words, and a line for each; no lines before the first check of this game.
pub fn findings(view: &View<'_>, id: &str, found: Option<&Problems>) -> (String, Vec<PanelLine>) {
    let title = match found {
        None => view.texts.get("author-checking"),
        Some(found) if found.is_empty() => view.texts.get("author-clean"),
        Some(found) => view.texts.with("author-found", &[("count", found.len().into())]),
    };
    let lines = found.into_iter().flat_map(|found| found.iter()).take(MOST_LINES);
    (title, lines.map(|problem| finding(view, id, problem)).collect())
}

/// A line for a problem: its place, what is wrong, and what to do.
fn finding(view: &View<'_>, id: &str, problem: &Problem) -> PanelLine {
    let severity = match problem.severity {
        Severity::Error => "severity-error",
        Severity::Warning => "severity-warning",
        Severity::Note => "severity-note",
    };
    let place = problem.place.as_ref().map(|place| match (place.line, place.column) {
        (0, _) => inner(id, &place.file).to_owned(),
        (line, 0) => format!("{}:{line}", inner(id, &place.file)),
        (line, column) => format!("{}:{line}:{column}", inner(id, &place.file)),
    });
    let name = format!("{} {}", view.texts.get(severity), place.unwrap_or_default());
    let language = view.texts.language();
    let mut value = problem.message_in(language);
    for cure in problem.cures_in(language) {
        value.push_str(" → ");
        value.push_str(&cure);
    }
    PanelLine { name, value }
}

/// The path of a file within the folder of its game.
pub fn inner<'p>(id: &str, path: &'p str) -> &'p str {
    path.rsplit_once(&format!("{id}/")).map_or(path, |(_, inner)| inner)
}
