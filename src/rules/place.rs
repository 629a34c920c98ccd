//! From a stretch of a rule's contents to its line and column in rules.xml.

use super::tree::Span;
use crate::diag::Place;
use crate::game::{RuleText, RulesText};

/// Where a stretch of a rule's contents stands in the file.
pub fn place(text: &RulesText, rule: &RuleText, span: Span) -> Place {
    let offset = |byte: usize| rule.offsets.get(byte).or(rule.offsets.last()).map_or(0, |o| *o as usize);
    let start = floor(&text.xml, offset(span.start));
    // the end of the last byte, so that entities are underlined whole and what follows is not
    let end = span.end.checked_sub(1).filter(|last| *last >= span.start).map_or(start, |last| {
        let end = offset(last + 1);
        if end > start { end } else { offset(last) + 1 }
    });
    let before = text.xml.get(..start).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |n| n + 1);
    let rest = text.xml.get(line_start..).unwrap_or_default();
    let source = rest.lines().next().unwrap_or_default();
    let line_end = line_start + source.len();
    let underlined = text.xml.get(start..floor(&text.xml, end.min(line_end)).max(start)).unwrap_or_default();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Place {
        file: text.file.clone(),
        line: count(before.matches('\n').count() + 1),
        column: count(before.get(line_start..).unwrap_or_default().chars().count() + 1),
        length: count(underlined.trim_end().chars().count().max(1)),
        source: source.to_owned(),
    }
}

/// The last start of a character up to `byte`.
fn floor(text: &str, byte: usize) -> usize {
    let mut byte = byte.min(text.len());
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}
