//! Tables as text.

use super::draw::{Drawn, Painter, pad};
use crate::shell::{columns_drawn, records};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Columns between two columns of a table.
const APART: usize = 2;

impl Painter<'_> {
    /// A table; the current row is marked. What has no room is read as records.
    pub(super) fn table(
        &self,
        header: &[String],
        rows: &[Vec<String>],
        current: Option<usize>,
        width: usize,
    ) -> Vec<Drawn> {
        let column = |index: usize| {
            let cells = rows.iter().filter_map(|row| row.get(index)).chain(header.get(index));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..header.len()).map(column).collect();
        let mut end = 0;
        let fits = widths.iter().take_while(|columns| {
            end += *columns + APART;
            end <= width + APART
        });
        let drawn = columns_drawn(fits.count(), header.len(), current);
        let line = |cells: &[String]| {
            let padded = cells.iter().zip(&widths).take(drawn).map(|(cell, width)| pad(cell, *width));
            padded.collect::<Vec<_>>().join(&" ".repeat(APART))
        };
        let mut lines = Vec::new();
        if drawn > 0 {
            lines.push(Drawn::text(line(header), self.base().add_modifier(Modifier::BOLD)));
            lines.extend(rows.iter().enumerate().map(|(index, row)| {
                let mut drawn = Drawn::text(line(row), self.base());
                if current == Some(index) {
                    drawn.is_lit = true;
                    drawn.line = Line::from(Span::styled(line(row), self.base().add_modifier(Modifier::REVERSED)));
                }
                drawn
            }));
        }
        if drawn < header.len() {
            for record in records(header, rows, current, drawn) {
                lines.push(Drawn::default());
                lines.extend(record.iter().flat_map(|(name, value)| self.plain(&format!("{name}: {value}"), width)));
            }
        }
        lines
    }
}
