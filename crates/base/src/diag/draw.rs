//! Problems drawn for a terminal, with the text underlined, and as json for tools. Prints nothing itself; no character of a file that could
//! control a terminal gets through.

use super::shown::shown_line;
use super::texts::text;
use super::{Problem, Severity, shown, shown_json};
use crate::language::Language;
use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use az::SaturatingAs;
use std::ops::Range;

/// Whether a drawing uses colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// With escape sequences of a terminal.
    Colors,
    /// Plain text.
    Plain,
}

/// The widest drawing, in columns; longer lines are cut around the underlined part.
const WIDTH: usize = 120;

/// The problem over several lines, in this language: what, where, the faulty line with underlining, the cures.
pub fn draw(problem: &Problem, paint: Paint, language: Language) -> String {
    let word = |case: &str| text(language, &format!("word-{case}"), &[]);
    let level = match problem.severity {
        Severity::Error => Level::ERROR.with_name(word("error")),
        Severity::Warning => Level::WARNING.with_name(word("warning")),
        Severity::Note => Level::NOTE.with_name(word("note")),
    };
    let help = Level::HELP.with_name(word("help"));
    let (message, cures) = (problem.message_in(language), problem.cures_in(language));
    let mut group = Group::with_title(level.primary_title(shown(&message)).id(problem.code.name()));
    if let Some(place) = &problem.place {
        let file = shown(&place.file);
        if place.line > 0 && place.column > 0 {
            let line = place.line.saturating_as();
            let source = shown_line(&place.source);
            let span = bytes(&source, place.column.saturating_sub(place.skipped), place.length.max(1));
            let annotation = AnnotationKind::Primary.span(span);
            let snippet = Snippet::source(source).line_start(line).path(file);
            group = group.element(snippet.annotation(annotation));
        } else {
            let origin = Origin::path(file);
            group = match usize::try_from(place.line) {
                Ok(line) if line > 0 => group.element(origin.line(line)),
                _ => group.element(origin),
            };
        }
    }
    for cure in &cures {
        group = group.element(help.clone().message(shown(cure)));
    }
    let renderer = match paint {
        Paint::Colors => Renderer::styled(),
        Paint::Plain => Renderer::plain(),
    };
    renderer.decor_style(DecorStyle::Ascii).term_width(WIDTH).render(&[group])
}

/// The problem as one json object: `file`, `line`, `column` (0 where unknown), `code`, `severity`, and `message` and `help` in this language.
pub fn json(problem: &Problem, language: Language) -> String {
    let place = problem.place.as_ref();
    let value = serde_json::json!({
        "file": place.map_or("", |place| place.file.as_str()),
        "line": place.map_or(0, |place| place.line),
        "column": place.map_or(0, |place| place.column),
        "code": problem.code,
        "severity": problem.severity,
        "message": problem.message_in(language),
        "help": problem.cures_in(language).join("; "),
    });
    shown_json(&value.to_string()).into_owned()
}

/// The byte range of `length` characters of `line`, from a column counted from 1.
fn bytes(line: &str, column: u32, length: u32) -> Range<usize> {
    let nth = |count: u32| {
        let count = count.saturating_as();
        line.char_indices().nth(count).map_or(line.len(), |(at, _)| at)
    };
    let from = nth(column.saturating_sub(1));
    from..nth(column.saturating_sub(1).saturating_add(length))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Paint, draw, json};
    use crate::diag::{Code, Place};
    use crate::language::Language;

    #[test]
    fn the_fault_is_underlined() {
        let text = "first\n\tSTATE[Ax, Ay] = Zeď &amp;;\n";
        let at = text.find("Zeď").unwrap();
        let problem = Code::L007
            .error("unknown")
            .arg("piece", "Zeď")
            .at(Place::in_text("rules.xml", text, at..at + "Zeď".len()))
            .arg("near", "Zed")
            .cure("near");
        let expected = "\
error[L007]: there is no piece \"Zeď\"
 --> rules.xml:2:18
  |
2 |     STATE[Ax, Ay] = Zeď &amp;;
  |                     ^^^
  |
  = help: did you mean Zed?";
        assert_eq!(draw(&problem, Paint::Plain, Language::English), expected);
        assert!(draw(&problem, Paint::Colors, Language::English).contains('\u{1b}'));
    }

    #[test]
    fn a_whole_file_has_no_line() {
        let problem = Code::F001.error("missing").arg("name", "rules.xml").at(Place::file("a/rules.xml"));
        assert_eq!(
            draw(&problem, Paint::Plain, Language::English),
            "error[F001]: the file rules.xml is missing\n--> a/rules.xml"
        );
        let value: serde_json::Value = serde_json::from_str(&json(&problem, Language::English)).unwrap();
        assert_eq!((value["file"].as_str(), value["line"].as_u64()), (Some("a/rules.xml"), Some(0)));
    }
}
