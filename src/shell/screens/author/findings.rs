//! The problems of a game's folder as notes beside a board. Only reads.

use crate::diag::{Problem, Problems, Severity};
use crate::shell::context::View;
use crate::shell::{Block, Note, Pictogram};

/// How many problems are listed at most.
const MOST_NOTES: usize = 60;

/// How many there are, in words, and a note for each; no notes before the first check of this game.
pub fn findings(view: &View<'_>, id: &str, found: Option<&Problems>) -> Block {
    let title = match found {
        None => view.texts.get("author-checking"),
        Some(found) if found.is_empty() => view.texts.get("author-clean"),
        Some(found) => view.texts.with("author-found", &[("count", found.len().into())]),
    };
    let notes = found.into_iter().flat_map(|found| found.iter()).take(MOST_NOTES);
    Block::Notes { title, notes: notes.map(|problem| finding(view, id, problem)).collect() }
}

/// A problem: its place, what is wrong, and what to do.
pub fn finding(view: &View<'_>, id: &str, problem: &Problem) -> Note {
    let (severity, pictogram) = match problem.severity {
        Severity::Error => ("severity-error", Pictogram::Faulty),
        Severity::Warning => ("severity-warning", Pictogram::Faulty),
        Severity::Note => ("severity-note", Pictogram::About),
    };
    let place = problem.place.as_ref().map(|place| match (place.line, place.column) {
        (0, _) => inner(id, &place.file).to_owned(),
        (line, 0) => format!("{}:{line}", inner(id, &place.file)),
        (line, column) => format!("{}:{line}:{column}", inner(id, &place.file)),
    });
    let language = view.texts.language();
    Note {
        pictogram: Some(pictogram),
        place: format!("{} {}", view.texts.get(severity), place.unwrap_or_default()).trim_end().to_owned(),
        text: problem.message_in(language),
        cures: problem.cures_in(language),
    }
}

/// The path of a file within the folder of its game.
pub fn inner<'p>(id: &str, path: &'p str) -> &'p str {
    path.rsplit_once(&format!("{id}/")).map_or(path, |(_, inner)| inner)
}
